"""The score counter: a pad to fill in after a game with pens and real dice."""
