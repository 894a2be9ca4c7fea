"""What a scan looks for and how: the dialogue, its pages and the panel beside the sources."""
