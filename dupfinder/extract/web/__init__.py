"""Text out of pages, and of the books that are made of them."""
