"""Removing documents: what goes, what came of it, and the way back."""
