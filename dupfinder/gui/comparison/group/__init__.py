"""The documents of a group: in which order they stand, and which wordings each has."""
