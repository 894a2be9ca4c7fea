"""Deciding what stays and what goes: marks, keeper rules, and what are not duplicates."""
