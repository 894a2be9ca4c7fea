"""Groups to decisions: keeper rules and plans."""
