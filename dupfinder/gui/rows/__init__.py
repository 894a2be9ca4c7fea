"""What the rows of the lists of documents say and how each stands: what results, rules and removals share."""
