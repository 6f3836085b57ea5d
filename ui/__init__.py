"""The window, the table and the paper: everything of Tabletop that is seen."""
