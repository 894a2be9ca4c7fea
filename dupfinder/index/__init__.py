"""Fingerprints and shingles to candidate pairs; the doors are `pairs`, `queries` and `shingles`."""
