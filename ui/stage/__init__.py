"""What every table stands on: theme, pixmaps, the director, the view."""
