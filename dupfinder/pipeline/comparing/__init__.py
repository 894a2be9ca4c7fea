"""Two documents or more, read again: their differences, pages, and what one has that the others lack."""
