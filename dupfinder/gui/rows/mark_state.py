"""How a document stands among the marks, or a group."""

import enum
from dataclasses import dataclass


class MarkState(enum.Enum):
    """How a document stands, or a group."""

    FREE = enum.auto()
    """It can be marked."""
    PARTLY = enum.auto()
    """Some documents of the group are marked."""
    MARKED = enum.auto()
    KEEPER = enum.auto()
    LOCKED = enum.auto()
    """It cannot be marked, whatever else is: a reference, or a file whose bytes were not read."""
    HIDDEN = enum.auto()
    """The filter hides it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupCount:
    """How many documents of a group are marked, and what that gains."""

    documents: int
    marked: int
    markable: int
    """The marked ones, and those that could be as well."""
    marked_bytes: int
