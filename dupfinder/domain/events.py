"""What a scan tells its listeners: facts, none of them lost. Counters are sampled instead (`progress`)."""

import enum

from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.messages import Message
from dupfinder.domain.pairs import VerifiedPair
from dupfinder.domain.progress import Stage
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult


@dataclass(frozen=True, slots=True)
class StageStarted:
    """A stage began."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class NoteRaised:
    """Something a person should know that is no problem (a source inside another, a cache set aside): one sentence."""

    message: Message


@dataclass(frozen=True, slots=True)
class SearchPlanned:
    """How pairs will be searched for, and why like that: some lines for people who ask."""

    explanation: Message


@dataclass(frozen=True, slots=True)
class DocumentFailed:
    """A document could not be read."""

    problem: Problem


@dataclass(frozen=True, slots=True)
class GroupsChanged:
    """The groups as they stand now; replaces all that was said before."""

    groups: tuple[DuplicateGroup, ...]


@dataclass(frozen=True, slots=True)
class ScanFinished:
    """The scan ended, by itself or because it was cancelled; the last event."""

    result: ScanResult


Event = StageStarted | NoteRaised | SearchPlanned | DocumentFailed | GroupsChanged | ScanFinished


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


WatchEvent = WatchBegan | DocumentNoticed | DocumentFailed | NoteRaised
