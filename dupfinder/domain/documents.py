"""Documents: files whose format is known, and what was read of them."""

import enum
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.beyond import UNTOLD, BeyondWords
from dupfinder.domain.enclosed import BOX_FORMATS, Enclosed
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import Message
from dupfinder.domain.records import dataclass


class ProblemCode(enum.StrEnum):
    """Why a document could not be read; the values are part of the report format."""

    UNREADABLE = "unreadable"
    ENCRYPTED = "encrypted"
    DAMAGED = "damaged"
    NO_TEXT = "no-text"
    EMPTY = "empty"
    TIMEOUT = "timeout"
    TOO_LARGE = "too-large"
    CRASHED = "crashed"
    UNSUPPORTED = "unsupported"
    CHANGED = "changed"
    VANISHED = "vanished"
    SOURCE_GONE = "source-gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem(Acyclic):
    """A document (or folder) that could not be read, and one sentence that says why."""

    path: str
    code: ProblemCode
    message: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Metadata(Acyclic):
    """What a document says about itself; `None` where it does not."""

    title: str | None = None
    author: str | None = None
    created: str | None = None
    """ISO 8601, as precise as the document has it."""
    modified: str | None = None
    """ISO 8601, as precise as the document has it."""
    page_count: int | None = None
    attachments: tuple[str, ...] = ()
    """The names of the files inside it, in order; their content is no part of its text."""


NO_METADATA = Metadata()

MOST_TEXT_LETTERS = 1_000
MOST_ATTACHMENT_LETTERS = 10_000
"""Of what a document says about itself so much is taken: a title of megabytes would be held, cached and saved."""


def metadata_from(fields: Mapping[str, Any]) -> Metadata:
    """Return the metadata that `dataclasses.asdict` made these fields of, after a journey as JSON.

    They may come from a process that a hostile document took over: `TypeError` or `ValueError` for what makes no sense.
    Texts that are far too long are cut, and so is a list of attachments.
    """
    pages = fields.get("page_count")
    texts = {name: text for name, text in fields.items() if name not in {"page_count", "attachments"}}
    return Metadata(
        **{name: None if text is None else str(text)[:MOST_TEXT_LETTERS] for name, text in texts.items()},
        page_count=None if pages is None else int(pages),
        attachments=tuple(_few(map(str, fields.get("attachments", ())))),
    )


def _few(names: Iterable[str]) -> Iterator[str]:
    """Yield names as long as they have not too many letters together."""
    left = MOST_ATTACHMENT_LETTERS
    for name in names:
        left -= len(name) + 1  # so that empty ones come to an end, too
        if left < 0:
            return
        yield name


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtractedText:
    """The text of one document, NFC; paragraphs end with a newline, pages with a form feed."""

    text: str
    format: str
    reader: str
    reader_version: int
    metadata: Metadata = NO_METADATA
    headings: tuple[str, ...] = ()
    """Its headings in order, as far as the format marks them; the title is in the metadata."""
    beyond: BeyondWords = UNTOLD
    """What it holds besides its words."""
    bare_pages: tuple[int, ...] = ()
    """The numbers, from 0, of pages on which something is seen and hardly a word."""
    enclosed: tuple[Enclosed, ...] = ()
    """The documents inside it."""
    values: bytes = b""
    """Of a table what is equal for all with the same values, however these are written; empty for any other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document(Acyclic):
    """A file whose format is known, and what was computed from it.

    `fingerprint` and `text_digest` are `None` and `word_count` is 0 for a document without usable text;
    `content_digest` (BLAKE2b-256 of the bytes) is `None` where not even the bytes could be read, and for a file of a
    format that nobody reads whose size no other file has, or not with the same start. `fingerprint` has as
    many bits as the scan's settings say.
    """

    PACKED: ClassVar[Mapping[str, str]] = {
        "content_digest": "32s",
        "text_digest": "16s",
        "masked_digests": "200s",
        "word_count": "I",
        "fingerprint": "Q",
    }

    entry: FileEntry
    format: str
    content_digest: bytes | None
    word_count: int = 0
    fingerprint: int | None = None
    text_digest: bytes | None = None
    masked_digests: bytes = b""
    """Digests that tell in which of `Variable` alone two texts differ (`dupfinder.domain.masks`)."""
    metadata: Metadata = NO_METADATA
    problem: Problem | None = None
    beyond: bytes = b""
    """Its content beyond the words, but for pictures (`dupfinder.domain.beyond.condensed`)."""
    pictures: bytes = b""
    """Its pictures (`dupfinder.domain.beyond.packed_pictures`)."""
    looks: bytes = b""
    """The hashes of pages and pictures (`dupfinder.domain.looks.packed_looks`) where words do not tell enough."""
    enclosed: bytes = b""
    """The documents inside it (`dupfinder.domain.enclosed.packed_enclosed`), until a scan has made entries of them."""
    inside: int = 0
    """How many files it encloses, once a scan has made entries of what may be documents among them."""

    @property
    def has_text(self) -> bool:
        """Return whether the document was read whole and has words."""
        return self.text_digest is not None

    @property
    def is_unread(self) -> bool:
        """Return whether nobody reads its format: then its bytes alone are compared."""
        return self.text_digest is None and self.problem is None and self.format not in BOX_FORMATS
