"""Text out of PDFs."""
