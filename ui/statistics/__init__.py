"""Statistics over the matches that were kept: points, dice and seeds."""
