"""The texts of a group of documents to one table: which of them has which paragraph, in which words."""

import heapq
from collections import defaultdict
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import accumulate, chain, pairwise
from typing import NamedTuple

from dupfinder.diff.alignment import align
from dupfinder.diff.changes import without_list_sign
from dupfinder.diff.words import Wording, joined, lines
from dupfinder.domain.comparisons import CompareOptions, GroupParagraph, GroupTable
from dupfinder.domain.differences import Row, RowKind
from dupfinder.domain.records import dataclass


def group_table(
    texts: Sequence[str], *, options: CompareOptions | None = None, check: Callable[[], None] = lambda: None
) -> GroupTable:
    """Return which document has which paragraph; the first text is the keeper's, columns are in the order of the texts.

    The texts are aligned one after another with the table so far, longest first behind the keeper, so their order
    changes nothing but the order of columns and of wordings. What is one paragraph in any of them is one row: lines
    that another text breaks it into are joined. A paragraph that moved stands in the row where it was met first.
    Texts that have the same words under the options share a wording.

    `check` is called before each alignment: it raises to give up. Time and memory are those of as many alignments.
    """
    chosen = options or CompareOptions()
    columns: defaultdict[str, list[int]] = defaultdict(list)
    for column, text in enumerate(texts):
        columns[text].append(column)
    entries: list[_Entry] = []
    for text in sorted(columns, key=lambda text: (0 not in columns[text], -len(text), text)):
        check()
        column = columns[text][0]
        if entries:
            entries = _with_text(entries, text, column, chosen)
        else:
            entries = [_entry(_Cell(place, line), column) for place, line in enumerate(lines(text))]
    copies = {column: of_text[0] for of_text in columns.values() for column in of_text}
    return GroupTable(document_count=len(texts), paragraphs=tuple(_paragraphs(_in_order(entries), copies, chosen)))


_Key = tuple[bytes, bytes]


class _Cell(NamedTuple):
    """What a document has in a row, and the place of that among its own paragraphs."""

    place: int
    text: str


@dataclass(slots=True)
class _Entry:
    """A row of the table: its different texts, each with its number of letters (not white space), and who has which."""

    texts: dict[str, int]
    cells: dict[int, _Cell]

    def add(self, cell: _Cell, column: int) -> None:
        self.cells[column] = cell
        if cell.text not in self.texts:
            self.texts[cell.text] = _letters(cell.text)

    def text_for(self, lines_of_other: Container[str]) -> str:
        """Return by which of its texts it is found in another document: one that this has, too, or else the first."""
        known = (text for text in self.texts if text in lines_of_other)
        return next(known, next(iter(self.texts)))


def _entry(cell: _Cell, column: int) -> _Entry:
    return _Entry({cell.text: _letters(cell.text)}, {column: cell})


def _letters(text: str) -> int:
    return len("".join(text.split()))


@dataclass(slots=True)
class _Open:
    """Rows of the table that are becoming one, and what the new text has there."""

    entries: list[_Entry] = field(default_factory=list)
    cells: list[_Cell] = field(default_factory=list)
    letters_missing: int = 0
    """How many letters of the entries are in none of the alignment's rows so far."""

    def closed(self, column: int) -> _Entry:
        """Return them as one row, with the new text in a column of its own."""
        entry = self.entries[0] if len(self.entries) == 1 else _merged(self.entries)
        if self.cells:
            entry.add(_joined(self.cells), column)
        return entry


def _joined(cells: Sequence[_Cell]) -> _Cell:
    return _Cell(cells[0].place, joined([cell.text for cell in cells]))


def _merged(entries: Iterable[_Entry]) -> _Entry:
    """Return rows as one; it is found by the longest of its texts."""
    parts: defaultdict[int, list[_Cell]] = defaultdict(list)
    for entry in entries:
        for column, cell in entry.cells.items():
            parts[column].append(cell)
    cells = {column: _joined(of_one) for column, of_one in parts.items()}
    texts = {cell.text: _letters(cell.text) for cell in cells.values()}
    return _Entry(dict(sorted(texts.items(), key=lambda one: (-one[1], one[0]))), cells)


def _with_text(entries: Sequence[_Entry], text: str, column: int, options: CompareOptions) -> list[_Entry]:
    """Return the rows of the table with one text more."""
    lines_of_text = frozenset(lines(text))
    known = [entry.text_for(lines_of_text) for entry in entries]
    waiting = zip(entries, known, strict=True)
    result: list[_Entry] = []
    current = _Open()
    for row, cell in _met(align("\n".join(known), text, options=options).rows):
        if row.left is not None:
            # Rows and entries have the same letters, but either may be cut where the other is not.
            current.letters_missing -= _letters(row.left)
            while current.letters_missing < 0:
                entry, entry_text = next(waiting)
                current.entries.append(entry)
                current.letters_missing += entry.texts[entry_text]
        if cell is not None and not current.entries:
            result.append(_entry(cell, column))
        elif cell is not None:
            current.cells.append(cell)
        if current.entries and not current.letters_missing:
            result.append(current.closed(column))
            current = _Open()
    return result


def _met(rows: Sequence[Row]) -> Iterator[tuple[Row, _Cell | None]]:
    """Yield each row, and what the new text has there; a paragraph that moved is where the table has it."""
    places = list(accumulate((row.right is not None for row in rows), initial=0))
    for number, row in enumerate(rows):
        here = number
        if row.counterpart is not None and rows[row.counterpart].kind is RowKind.MOVED:
            here = row.counterpart if row.left is not None else -1
        text = rows[here].right if here >= 0 else None
        yield row, None if text is None else _Cell(places[here], text)


def _in_order(entries: Sequence[_Entry]) -> list[_Entry]:
    """Return the rows in an order that keeps the documents' own; the table so far decides what they leave open."""
    own: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, entry in enumerate(entries):
        for column, cell in entry.cells.items():
            own[column].append((cell.place, number))
    sequences = {column: [number for _, number in sorted(places)] for column, places in own.items()}
    keeper = sequences.pop(0, [])
    return [entries[number] for number in common_order(sequences.values(), leading=keeper, count=len(entries))]


def _paragraphs(
    entries: Iterable[_Entry], copies: Mapping[int, int], options: CompareOptions
) -> Iterator[GroupParagraph]:
    wordings = _KnownWordings(options)
    for entry in entries:
        cells = (entry.cells.get(copies[column]) for column in range(len(copies)))
        yield wordings.paragraph([None if cell is None else cell.text for cell in cells])


class _KnownWordings:
    """Tells which texts have the same words."""

    def __init__(self, options: CompareOptions) -> None:
        self._wording = Wording(options)

    def paragraph(self, texts: Sequence[str | None]) -> GroupParagraph:
        """Return a row of the table, from what each document has there."""
        keys = self._keys({text for text in texts if text is not None})
        numbers: dict[_Key, int] = {}
        wordings: list[str] = []
        cells: list[int | None] = []
        for text in texts:
            if text is None:
                cells.append(None)
                continue
            key = keys[text]
            if key not in numbers:
                numbers[key] = len(wordings)
                wordings.append(text)
            cells.append(numbers[key])
        return GroupParagraph(wordings=tuple(wordings), cells=tuple(cells))

    def _keys(self, texts: Collection[str]) -> dict[str, _Key]:
        """Return what tells the wordings of a row apart: words, and the number of a list's item if some have others."""
        if not self._wording.options.ignore_space:
            return {text: (b"", self._words(text)) for text in texts}
        signs = {text: without_list_sign(text) for text in texts}
        # The item "1." and the item "2." differ; one without a number is like either, so like the only one.
        by_words: defaultdict[bytes, set[bytes]] = defaultdict(set)
        for number, rest in signs.values():
            if number:
                by_words[self._words(rest)].add(self._words(number))
        keys: dict[str, _Key] = {}
        for text, (number, rest) in signs.items():
            words = self._words(rest)
            keys[text] = (self._words(number) if len(by_words[words]) > 1 else b"", words)
        return keys

    def _words(self, text: str) -> bytes:
        return self._wording.numbers(text).tobytes()


def common_order(sequences: Iterable[Sequence[int]], *, leading: Sequence[int], count: int) -> list[int]:
    """Return the numbers below `count` in an order that keeps that of each sequence wherever they do not contradict.

    That of the leading sequence (which rises) is kept in any case; what no sequence decides is in rising order, and
    where the others contradict each other (something moved), the lowest number comes first.
    """
    followers = _followers(sequences, leading, count)
    waiting_for = [0] * count
    for after in chain.from_iterable(followers):
        waiting_for[after] += 1
    ready = [number for number in range(count) if not waiting_for[number]]
    left_over = iter(range(count))
    placed: dict[int, None] = {}
    while len(placed) < count:
        number = heapq.heappop(ready) if ready else next(number for number in left_over if number not in placed)
        placed[number] = None
        for after in followers[number]:
            waiting_for[after] -= 1
            if not waiting_for[after] and after not in placed:
                heapq.heappush(ready, after)
    return list(placed)


def _followers(sequences: Iterable[Sequence[int]], leading: Sequence[int], count: int) -> list[set[int]]:
    """Return what comes next to each number in any sequence, if the leading one has it not the other way round."""
    rank = {number: place for place, number in enumerate(leading)}
    followers: list[set[int]] = [set() for _ in range(count)]
    for before, after in chain.from_iterable(map(pairwise, (leading, *sequences))):
        if rank.get(before, -1) <= rank.get(after, count):
            followers[before].add(after)
    return followers
