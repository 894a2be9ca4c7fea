"""Text out of documents that are written with marks or commands among their words."""
