"""Files to text: a registry, and one reader per format. Runs in worker processes only."""
