"""One file per format: its name, how it is recognised, and who reads it."""
