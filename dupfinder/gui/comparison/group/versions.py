"""A group as its table shows it: which wordings a paragraph has, and how one differs from the keeper's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from dupfinder import diff
from dupfinder.domain.comparisons import CompareOptions, GroupParagraph, GroupTexts
from dupfinder.domain.differences import Row
from dupfinder.domain.documents import Document
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.texts.selection import Side

_LETTERS = 26


@dataclass(frozen=True, slots=True)
class VersionsRequest:
    """Documents whose paragraphs are wanted, the keeper or container first."""

    documents: tuple[Document, ...]
    ocr: bool = False
    """Whether scanned pages are read, as they were in the scan."""
    options: CompareOptions = field(default_factory=CompareOptions)
    """What is ignored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadedVersions:
    """A group that is ready to be drawn."""

    request: VersionsRequest
    versions: GroupTexts
    documents: tuple[Document, ...]
    """Those of the columns, in their order."""
    differing: Sequence[int]
    """The numbers of the paragraphs that are not the same everywhere."""
    several_count: int
    """How many of these have more than one wording; the others are only missing somewhere."""

    @property
    def has_head(self) -> bool:
        """Return whether the first column is that of the keeper (or container), and not lost as it cannot be read."""
        return bool(self.documents) and self.documents[0] is self.request.documents[0]


def loaded_versions(request: VersionsRequest, versions: GroupTexts) -> LoadedVersions:
    """Return a group with what is counted of it."""
    by_path = {document.entry.path: document for document in request.documents}
    paragraphs = versions.table.paragraphs
    differing = tuple(i for i, paragraph in enumerate(paragraphs) if not paragraph.is_everywhere_the_same)
    return LoadedVersions(
        request=request,
        versions=versions,
        documents=tuple(by_path[path] for path in versions.paths),
        differing=differing,
        several_count=sum(len(paragraphs[i].wordings) > 1 for i in differing),
    )


def wording_number(paragraph: GroupParagraph, column: int) -> int | None:
    """Return the number by which a document's wording is known in the table, or `None` where it has none.

    0 is the first column's alone: where that one does not have the paragraph, the others begin at 1.
    """
    wording = paragraph.cells[column]
    return None if wording is None else wording + (paragraph.cells[0] is None)


def letter(number: int) -> str:
    """Return the letter of a wording: A for 0, Z for 25, then AA."""
    text = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, _LETTERS)
        text = chr(ord("A") + rest) + text
    return text


def text_in(paragraph: GroupParagraph, column: int) -> str | None:
    """Return the words that a document has there."""
    wording = paragraph.cells[column]
    return None if wording is None else paragraph.wordings[wording]


@dataclass(frozen=True, slots=True)
class MarkedPiece:
    """A part of a wording; `side` says which text has it alone: the keeper's (left) or the other one (right)."""

    text: str
    side: Side | None = None


def marked_against(keeper: str, text: str, options: CompareOptions) -> tuple[MarkedPiece, ...]:
    """Return a wording with what only one of the two has, in the order of reading."""
    pieces: list[MarkedPiece] = []
    for row in diff.align(keeper, text, options=options).rows:
        if pieces:
            pieces.append(MarkedPiece("\n"))
        pieces += _pieces_of(row)
    return tuple(piece for piece in pieces if piece.text)


def _pieces_of(row: Row) -> Iterator[MarkedPiece]:
    if row.left is None or row.right is None:
        text = row.left if row.right is None else row.right
        side = (Side.LEFT if row.right is None else Side.RIGHT) if row.is_change else None
        yield MarkedPiece(text or "", side)
        return
    position = 0
    for edit in row.edits:
        yield MarkedPiece(row.right[position : edit.right.start])
        yield MarkedPiece(row.left[edit.left.start : edit.left.end], Side.LEFT)
        yield MarkedPiece(row.right[edit.right.start : edit.right.end], Side.RIGHT)
        position = edit.right.end
    yield MarkedPiece(row.right[position:])


def cut(pieces: Sequence[MarkedPiece], most_letters: int) -> tuple[MarkedPiece, ...]:
    """Return the beginning of a wording; an ellipsis stands for what is left out."""
    left = most_letters
    kept: list[MarkedPiece] = []
    for piece in pieces:
        if len(piece.text) > left:
            return (*kept, MarkedPiece(piece.text[:left], piece.side), MarkedPiece("…"))
        kept.append(piece)
        left -= len(piece.text)
    return tuple(kept)
