"""Text to word hashes, passages and 64-bit simhashes."""
