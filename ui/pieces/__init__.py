"""Things that lie on a table and that any game may use."""
