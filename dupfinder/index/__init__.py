"""Fingerprints and passages to candidate pairs; the doors are `pairs`, `queries` and `passages`."""
