"""Text out of messages."""
