"""Text out of electronic books."""
