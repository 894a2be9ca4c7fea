"""Results that are written to files and opened again."""
