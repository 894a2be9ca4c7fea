"""Why a document stays or goes, where no rule decided, and why it cannot be marked."""

import enum

KEEPER = "keeper"
"""The relation of a document that is kept for its group or its share."""

PERSON = "person"
"""The reason of what a person decided by hand."""


class Reason(enum.StrEnum):
    """Why a document stays or goes, where neither a rule nor a person decided."""

    REFERENCE = "reference"
    """It lies in a reference folder, or the kept one does."""
    SEARCH = "search"
    """The search chose the keeper, and no rule prefers another."""
    VARIANT = "variant"
    """It differs from a document of the group only in numbers, dates or names: probably another of its kind."""
    NO_COPY = "no-copy"
    """No other document of the group is known to be a copy of it."""
    KEPT_ELSEWHERE = "kept-elsewhere"
    """The same file is kept for others, or lies in a reference folder by another name."""
    NOT_MARKED = "not-marked"
    """Neither a rule nor a person marked it to go."""


class Refusal(enum.StrEnum):
    """Why a document cannot be marked."""

    REFERENCE = "reference"
    """It lies in a reference folder, if only under another name."""
    EXCLUDED = "excluded"
    """It lies in what was left out after the scan, if only under another name."""
    LAST = "last"
    """It is the keeper, and nothing else of its group could take its place: nothing readable would stay."""
    UNREAD = "unread"
    """Its bytes were not read, so nobody knows what is lost with it."""
    KEEPER = "keeper"
    """It is the keeper of a group, if only under another name; `Marks.keep` gives that role to another document."""
    HIDDEN = "hidden"
    """The filter hides it."""
    UNKNOWN = "unknown"
    """It is in no group."""
