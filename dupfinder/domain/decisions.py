"""What a person (or a rule) decided about the documents of a group, and what came of it."""

import enum
from dataclasses import dataclass


class Verdict(enum.StrEnum):
    """Whether a document stays."""

    KEEP = "keep"
    REMOVE = "remove"


class Action(enum.StrEnum):
    """What happens to a removed document; the values are those of `apply --action`."""

    TRASH = "trash"
    """To the system's trash; to a quarantine folder where its volume has none."""
    QUARANTINE = "quarantine"
    """To a folder of our own on the same volume, with a manifest."""
    MOVE = "move"
    """To a folder that the person named, below it as it lay below the root."""
    HARDLINK = "hardlink"
    """To the trash, with a hard link to the kept document in its place."""
    SYMLINK = "symlink"
    """To the trash, with a symbolic link to the kept document in its place."""
    DELETE = "delete"
    """Gone for good."""

    @property
    def needs_folder(self) -> bool:
        """Return whether the person has to name a folder."""
        return self is Action.MOVE

    @property
    def leaves_link(self) -> bool:
        """Return whether a link to the kept document takes the place of the removed one."""
        return self in {Action.HARDLINK, Action.SYMLINK}


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
class Loss:
    """What of a document's text no kept document of its group has."""

    word_count: int
    """Words that stand in no passage of five which a kept document has, too (interface.md, Similarity)."""
    passages: tuple[str, ...]
    """The longest of them first, in the document's own letters; not necessarily all."""


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
    group_number: int | None = None
    """The group that it belongs to, counted from 1 within the plan; `None` where nobody knows."""
    loss: Loss | None = None
    """What text would be lost with a near duplicate; `None` where nobody looked, or where nothing can be lost."""


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
    action: Action = Action.TRASH
    """What was done, or tried: `QUARANTINE` where a volume has no trash."""
    place: str | None = None
    """Where the document is now, as far as it was moved; after an undo, its own path."""
