"""The folders and documents of a scan, and the part that each takes in it."""
