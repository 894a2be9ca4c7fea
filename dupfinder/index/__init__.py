"""Fingerprints and passages to candidate pairs."""
