"""Results to files: JSON, JSON lines, CSV, HTML."""
