"""What a person (or a rule) decided about the documents of a group, and what came of it."""

import enum
from dataclasses import dataclass


class Verdict(enum.StrEnum):
    """Whether a document stays."""

    KEEP = "keep"
    REMOVE = "remove"


class OutcomeStatus(enum.StrEnum):
    """What was seen on disk after a removal (or its undoing) was tried."""

    DONE = "done"
    SKIPPED = "skipped"
    FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class FileState:
    """A file as the scan saw it; a removal goes ahead only if it still looks like this."""

    path: str
    size_bytes: int
    mtime_ns: int
    device: int
    inode: int
    content_digest: str
    """64 hexadecimal digits: BLAKE2b-256 of the bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What shall happen to one document, what stays for it, and why."""

    file: FileState
    verdict: Verdict
    reason: str
    """The rule that decided, or `person`."""
    relation: str
    """To the kept document: a value of `Relation`, or `keeper`."""
    kept: FileState | None
    """The document that stays for a removed one; `None` for a kept one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The decisions for some groups: every group with a removal also has a kept document."""

    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What became of one decision, as verified on disk afterwards."""

    decision: Decision
    status: OutcomeStatus
    message: str | None = None
    """One sentence, where it was not done."""
