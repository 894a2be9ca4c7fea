"""What a scan tells its listeners: facts, none of them lost. Counters are sampled instead (`progress`)."""

from dataclasses import dataclass

from dupfinder.domain.documents import Problem
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult


@dataclass(frozen=True, slots=True)
class StageStarted:
    """A stage began."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class NoteRaised:
    """Something a person should know that is no problem (a source inside another, a cache set aside): one sentence."""

    message: str


@dataclass(frozen=True, slots=True)
class SearchPlanned:
    """How pairs will be searched for, and why like that: some lines for people who ask."""

    explanation: str


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


@dataclass(frozen=True, slots=True)
class ScanFailed:
    """The scan could not go on (a `DupFinderError`, or a bug); the last event."""

    error: Exception


Event = StageStarted | NoteRaised | SearchPlanned | DocumentFailed | GroupsChanged | ScanFinished | ScanFailed
