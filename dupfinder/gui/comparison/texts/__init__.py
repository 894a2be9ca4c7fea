"""Both texts side by side: laid out, painted, walked through, searched."""
