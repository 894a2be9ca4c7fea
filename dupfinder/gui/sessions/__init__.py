"""Saved sessions and saved settings: what keeps them, and how a person gets at them."""
