"""What a watch over folders tells: documents that came, and which known ones they resemble."""

import enum
from dataclasses import dataclass

from dupfinder.domain.documents import Document
from dupfinder.domain.events import DocumentFailed, NoteRaised
from dupfinder.domain.pairs import VerifiedPair


class Arrival(enum.StrEnum):
    """How a document came to be there; the values are part of what `dupfinder watch --json` writes."""

    NEW = "new"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A document that came, and the known ones that it resembles."""

    arrival: Arrival
    document: Document
    pairs: tuple[VerifiedPair, ...]
    """The best of them first; `a` is the document that came. Of one that changed only those that are new with it."""
    matches: int
    """How many known documents it resembles, also where `pairs` has only the best of them."""


@dataclass(frozen=True, slots=True)
class WatchBegan:
    """The documents that are there are known; from now on others are noticed."""

    documents: int


@dataclass(frozen=True, slots=True)
class DocumentNoticed:
    """A document came, or was changed and now resembles others than before."""

    finding: Finding


@dataclass(frozen=True, slots=True)
class WatchEnded:
    """The watch ended because it was asked to; the last event."""


@dataclass(frozen=True, slots=True)
class WatchFailed:
    """The watch could not go on (a `DupFinderError`, or a bug); the last event."""

    error: Exception


WatchEvent = WatchBegan | DocumentNoticed | DocumentFailed | NoteRaised | WatchEnded | WatchFailed
