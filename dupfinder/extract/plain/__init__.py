"""Text that is text already: which encoding it has."""
