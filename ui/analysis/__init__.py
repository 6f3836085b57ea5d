"""The window that tells how a match stood, and what luck and decisions did to it."""
