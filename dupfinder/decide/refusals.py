"""Why a document cannot be marked."""

import enum


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
