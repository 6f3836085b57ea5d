"""What lies beside the table: who plays, what can be done, what was done."""
