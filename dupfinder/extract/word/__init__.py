"""Text out of Word documents."""
