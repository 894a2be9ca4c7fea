"""Removals and their undoing, in the background."""
