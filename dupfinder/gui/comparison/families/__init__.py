"""All documents of a group at once."""
