"""Decisions to outcomes: the only room that removes files."""
