"""What a person (or a rule) decided about the documents of a group, and what came of it."""

import enum

from dupfinder.domain.acyclic import Acyclic, pass_over
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.enclosed import is_enclosed
from dupfinder.domain.messages import Message
from dupfinder.domain.protection import NO_ROLES, Roles
from dupfinder.domain.records import dataclass


class Verdict(enum.StrEnum):
    """Whether a document stays."""

    KEEP = "keep"
    REMOVE = "remove"


class Inclusion(enum.StrEnum):
    """What rules and plans may take besides identical documents, if a person asks for it; values of `plan --include`.

    What can be freed counts what they may take, and nothing else (S13).
    """

    SAME_CONTENT = "same-content"
    SAME_TEXT = "same-text"
    """And what has the same content, too: its text is the same."""
    LOOKS_ALIKE = "looks-alike"
    NEAR = "near"
    VARIANTS = "variants"
    """Near duplicates of one template with other details; means nothing without `NEAR`."""
    OTHER_FORMATS = "other-formats"
    """And for a document of another format than theirs, too; means nothing alone."""


NEAR_INCLUSIONS = (Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT, Inclusion.NEAR)
"""What `--include-near` stands for."""


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
    SHARE = "share"
    """Stays, and its bytes are stored once for it and the kept document."""
    DELETE = "delete"
    """Gone for good."""

    @property
    def needs_folder(self) -> bool:
        """Return whether the person has to name a folder."""
        return self is Action.MOVE

    @property
    def removes(self) -> bool:
        """Return whether the document is no longer one of its own afterwards."""
        return self is not Action.SHARE

    @property
    def needs_identical(self) -> bool:
        """Return whether it is done only to documents with the same bytes as the kept one."""
        return self.leaves_link or self is Action.SHARE

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
class FileState(Acyclic):
    """A file as the scan saw it; a removal goes ahead only if it still looks like this."""

    path: str
    size_bytes: int
    mtime_ns: int
    device: int
    inode: int
    content_digest: str
    """64 hexadecimal digits: BLAKE2b-256 of the bytes."""
    shared_bytes: int = 0
    """So many of its bytes stay on the disk when it goes, because other names or other files have them."""

    def __post_init__(self) -> None:
        """Refuse what is inside of another file: whatever a removal is given, it is a file of its own."""
        if is_enclosed(self.path):
            raise ValueError("A document inside another file is no file.")
        pass_over(self)

    @property
    def freed_bytes(self) -> int:
        """Return how many bytes are free when it goes (S15)."""
        return max(0, self.size_bytes - self.shared_bytes)


@dataclass(frozen=True, slots=True, kw_only=True)
class LostContent(Acyclic):
    """What of a kind of content beyond the words no kept document of its group has."""

    kind: ContentKind
    count: int | None
    """So many; 0 where there are none, but the kept documents have others that change what its words say, as a minus, a
    line through them or a box over them does; `None` where a reader cannot tell."""
    labels: tuple[str, ...] = ()
    """What tells the first of them to a person."""
    numbers: tuple[int, ...] = ()
    """Their places among all of the kind in the document, from 0, as far as they are known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Elsewhere(Acyclic):
    """A document that stays and has words of a removed one which the one kept for it lacks; read when it was found."""

    path: str
    """It may be inside another file, which stays then."""
    size_bytes: int
    """Of the file, or of the one that encloses it; a removal goes ahead only if that still looks like this."""
    mtime_ns: int
    content_digest: str
    """Of the document itself, as in `FileState`."""
    word_count: int = 0
    """So many words that neither the kept document nor one before this in the list has."""
    passages: tuple[str, ...] = ()
    """The longest of them first, in the removed document's own letters; not necessarily all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loss(Acyclic):
    """What of a document would be gone with it, and where the rest of its text still stands."""

    word_count: int
    """Words that stand in no passage of five which a document that stays has, too (docs/reference/similarity.md)."""
    passages: tuple[str, ...]
    """The longest of them first, in the document's own letters; not necessarily all."""
    content: tuple[LostContent, ...] = ()
    """What it has besides words and no kept document of its group has, by kind."""
    elsewhere: tuple[Elsewhere, ...] = ()
    """Where words are that the kept document lacks: few documents, and a proof for all that is not lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Acyclic):
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
    """What would be lost with it; `None` where nobody looked, or where nothing can be lost."""
    why: tuple[str, ...] = ()
    """By what a kept one is preferred to those that go for it, besides its reason; the strongest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The decisions for some groups: every group with a removal also has a kept document."""

    decisions: tuple[Decision, ...]
    roles: Roles = NO_ROLES
    """Out of these nothing goes, whatever the decisions say: that is asked again before each removal (S12)."""
    unsearched: int = 0
    """So many other documents may have what would be lost: the scan cache does not have their texts any more."""

    @property
    def removals(self) -> tuple[Decision, ...]:
        """Return what goes."""
        return tuple(each for each in self.decisions if each.verdict is Verdict.REMOVE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome(Acyclic):
    """What became of one decision, as verified on disk afterwards."""

    decision: Decision
    status: OutcomeStatus
    message: Message | None = None
    """One sentence, where it was not done."""
    action: Action = Action.TRASH
    """What was done, or tried: `QUARANTINE` where a volume has no trash."""
    place: str | None = None
    """Where the document is now, as far as it was moved; after an undo, its own path."""
    kept_now: FileState | None = None
    """The kept document as it is now, where it got a date or tags, or gave them back; `None` where it did not."""
    not_carried: Message | None = None
    """One sentence, where it should have got them, or given them back, and did not. The removal stands."""
    can_copy: bool = False
    """After an undo: whether a copy of the kept document, which has the same bytes, could be put in its place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Keeper rules in order of importance, as `--keep` takes them, and what else they are for."""

    name: str
    rules: str
    included: tuple[Inclusion, ...] = ()
    """What they may take besides identical documents, in the order of `Inclusion`."""
