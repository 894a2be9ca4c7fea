"""Deciding what stays and what goes: marks, keeper rules, and what a person told apart."""
