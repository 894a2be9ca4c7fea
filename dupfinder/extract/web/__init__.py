"""Text out of pages."""
