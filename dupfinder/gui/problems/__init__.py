"""What could not be read, by reason, and what can be done about it."""
