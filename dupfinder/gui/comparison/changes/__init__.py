"""The changes as kinds, counts, words and a list."""
