"""Archives: files that hold other files, packed."""
