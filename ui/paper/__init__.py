"""Paper: sheets drawn in millimetres, printed, previewed and written to files."""
