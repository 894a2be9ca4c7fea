"""Two documents side by side."""
