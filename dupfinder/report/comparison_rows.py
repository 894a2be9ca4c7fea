"""The rows of a difference as tables of an HTML page."""

import re
from collections.abc import Container, Iterator, Mapping, Sequence

from dupfinder.domain.comparisons import ContentRow
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind
from dupfinder.domain.messages import Message, say, told
from dupfinder.report.comparison_words import KIND_NAMES
from dupfinder.report.html_text import escaped
from dupfinder.report.text_stretches import ParagraphNumbers, Stretch, stretches
from dupfinder.report.wording import capitalised, content_sides, counted

TABLE_ROWS = 100
"""A browser lays out a table as a whole, and only those that are seen."""
_SIGNS: Mapping[RowKind, tuple[str, Message]] = {
    RowKind.CHANGED: ("~", say("changed")),
    RowKind.REMOVED: ("&minus;", say("removed")),
    RowKind.ADDED: ("+", say("added")),
    RowKind.MOVED: ("&#8645;", say("moved")),
    RowKind.IGNORED: ("&middot;", say("ignored")),
}
TABLE_END = "</tbody>\n</table>\n"
_NOTHING = '<td class="none" colspan="2"></td>'

_WORD = re.compile(r"\S+")
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
MOST_LETTERS_A_WORD = 40
"""What is longer on average has no spaces where words end, as Chinese, or is no text: then letters are counted."""


def table_start() -> str:
    """Return the start of a table, up to its first row."""
    a, b = told(say("Text of A")), told(say("Text of B"))
    return (
        f'<table>\n<thead><tr><th class="number"><i>A</i></th><th><i>{a}</i></th>'
        f'<th class="number"><i>B</i></th><th><i>{b}</i></th></tr></thead>\n<tbody>\n'
    )


def difference_tables(difference: Difference, *, context: int | None) -> Iterator[str]:
    """Yield all rows, as HTML; what is further than so many rows from any change is folded, but there."""
    tables = _Tables(difference)
    for stretch in stretches(difference.rows, context=context):
        yield from tables.stretch(stretch)


def content_tables(rows: Sequence[ContentRow]) -> Iterator[str]:
    """Yield the rows of content beyond the words that differ, as HTML: in words only, nothing is embedded."""
    differing = [row for row in rows if not row.is_same]
    for start in range(0, len(differing), TABLE_ROWS):
        yield table_start()
        for row in differing[start : start + TABLE_ROWS]:
            sides = content_sides(row)
            kind = RowKind.CHANGED if None not in sides else RowKind.ADDED if sides[0] is None else RowKind.REMOVED
            cells = _content_cells(sides[0], "a", kind) + _content_cells(sides[1], "b", kind)
            yield f'<tr class="{kind}">{cells}</tr>\n'
        yield TABLE_END


def _content_cells(text: str | None, side: str, kind: RowKind) -> str:
    if text is None:
        return _NOTHING
    return f'<td class="number of-{side}">{_sign(kind)}</td><td class="text {side}" dir="auto">{_shown(text)}</td>'


class _Tables:
    def __init__(self, difference: Difference) -> None:
        self._difference = difference
        self._numbers = ParagraphNumbers(difference.rows)
        self._rows = DifferenceRows(difference, numbers=self._numbers)

    def stretch(self, stretch: Stretch) -> Iterator[str]:
        length = stretch.end - stretch.start
        if stretch.is_folded and length > 1:  # to fold one row away would save no room
            yield f"<details>\n<summary>{counted(length, 'equal paragraph')}</summary>\n"
            yield from self._tables(stretch)
            yield "</details>\n"
            return
        if not stretch.is_folded:
            place = self._numbers.place(stretch.start, stretch.end)
            yield f'<h3 class="hidden">{capitalised(place)}</h3>\n'
        yield from self._tables(stretch)

    def _tables(self, stretch: Stretch) -> Iterator[str]:
        for start in range(stretch.start, stretch.end, TABLE_ROWS):
            yield table_start()
            for number in range(start, min(start + TABLE_ROWS, stretch.end)):
                yield self._rows.row(number)
            yield TABLE_END


class DifferenceRows:
    """Makes the rows of a table out of those of a difference.

    `shown` are the numbers of the rows that will be on the page (`None`: all): only to them lead links. `anchor` starts
    the names of rows, which have to be unique on a page. Of text without changes only so many `words_around` the
    changes are shown, and of what changed at most so many words as `most_words` says; with `None` all.
    """

    def __init__(
        self,
        difference: Difference,
        *,
        numbers: ParagraphNumbers | None = None,
        anchor: str = "r",
        shown: Container[int] | None = None,
        words_around: int | None = None,
        most_words: int | None = None,
    ) -> None:
        self._rows = difference.rows
        self._numbers = numbers or ParagraphNumbers(difference.rows)
        self._first = frozenset(difference.changes)
        self._targets = frozenset(_counterparts(difference))
        self._anchor = anchor
        self._shown = shown
        self._words_around = words_around
        self._most_words = most_words

    def row(self, number: int) -> str:
        """Return a row as HTML."""
        row = self._rows[number]
        classes = row.kind.value
        if number in self._first:
            classes += " first"  # of a run of changes: where the script goes
        elif row.left == row.right:
            classes += " same"
        name = f' id="{self._anchor}{number}"' if number in self._targets else ""
        sides = "".join(self._side(number, row, is_left=is_left) for is_left in (True, False))
        return f'<tr class="{classes}"{name}>{sides}</tr>\n'

    def _side(self, number: int, row: Row, *, is_left: bool) -> str:
        text = row.text(is_left=is_left)
        if text is None:
            return self._elsewhere(number, row)
        shown = self._marked(number, text, row.edits, is_left=is_left)
        paragraphs = self._numbers.left if is_left else self._numbers.right
        return _cells(row, paragraphs[number + 1], shown, side="a" if is_left else "b")

    def _elsewhere(self, number: int, row: Row) -> str:
        """Return the cell of a side that has nothing here, with a link to where it has what moved."""
        if row.kind is not RowKind.MOVED or row.counterpart is None:
            return _NOTHING
        said = self._numbers.moved(number, row.counterpart, is_left=row.left is not None)
        if self._is_shown(row.counterpart):
            said = f'<a href="#{self._anchor}{row.counterpart}">{said}</a>'
        return f'<td class="none" colspan="2">{said}</td>'

    def _is_shown(self, number: int) -> bool:
        return self._shown is None or number in self._shown

    def _marked(self, number: int, text: str, edits: Sequence[Edit], *, is_left: bool) -> str:
        """Return a paragraph of one side with what changed in it marked."""
        element = "del" if is_left else "ins"
        parts, end = [], 0
        for edit in edits:
            span = edit.span(is_left=is_left)
            if not span:
                continue
            parts.append(self._unchanged(text[end : span.start], is_first=not end, is_last=False))
            changed = _shown(middle_of(text[span.start : span.end], self._most_words))
            if edit.kind is ChangeKind.MOVES and edit.counterpart is not None:
                said = self._numbers.moved(number, edit.counterpart, is_left=is_left)
                parts.append(self._link(edit.counterpart, said, changed))
            else:
                title = told(KIND_NAMES[edit.kind])
                parts.append(f'<{element} class="{edit.kind.value}" title="{title}">{changed}</{element}>')
            end = span.end
        if not parts:  # the whole paragraph is what changed, or nothing of it
            return _shown(middle_of(text, self._most_words))
        return "".join([*parts, self._unchanged(text[end:], is_first=False, is_last=True)])

    def _unchanged(self, text: str, *, is_first: bool, is_last: bool) -> str:
        if is_first:
            return _shown(end_of(text, self._words_around))
        if is_last:
            return _shown(start_of(text, self._words_around))
        return _shown(middle_of(text, None if self._words_around is None else 2 * self._words_around))

    def _link(self, counterpart: int, said: str, text: str) -> str:
        if self._is_shown(counterpart):
            return f'<a class="moves" href="#{self._anchor}{counterpart}" title="{said}">{text}</a>'
        return f'<mark title="{said}">{text}</mark>'


def _counterparts(difference: Difference) -> Iterator[int]:
    """Yield the rows that others link to."""
    for row in difference.rows:
        for counterpart in (row.counterpart, *(edit.counterpart for edit in row.edits)):
            if counterpart is not None:
                yield counterpart


def _cells(row: Row, paragraph: int, text: str, *, side: str) -> str:
    # dir: each paragraph runs in the direction of its own script.
    number = f'<td class="number of-{side}">{told(paragraph)}{_sign(row.kind)}</td>'
    return f'{number}<td class="text {side}" dir="auto">{text}</td>'


def _sign(kind: RowKind) -> str:
    if kind not in _SIGNS:
        return ""
    character, said = _SIGNS[kind]
    meaning = told(said)
    return f' <span role="img" aria-label="{meaning}" title="{meaning}">{character}</span>'


def _shown(text: str) -> str:
    """Return some of a paragraph, escaped but for tabs: they do no harm here, and keep the cells of tables apart."""
    return "\t".join(map(escaped, text.split("\t")))


def start_of(text: str, words: int | None) -> str:
    """Return the first so many words of a text; all of it with `None`."""
    end = _end_of_words(text, words)
    return text if end is None else f"{text[:end]} {_ELLIPSIS}"


def end_of(text: str, words: int | None) -> str:
    """Return the last so many words of a text; all of it with `None`."""
    start = _end_of_words(text[::-1], words)
    return text if start is None else f"{_ELLIPSIS} {text[len(text) - start :]}"


def middle_of(text: str, words: int | None) -> str:
    """Return a text without its middle if it has more than so many words: half of them from its start and end each."""
    if words is None or _end_of_words(text, words) is None:
        return text
    first = start_of(text, (words + 1) // 2)
    return f"{first} {end_of(text, words // 2).removeprefix(_ELLIPSIS).lstrip()}"


def _end_of_words(text: str, words: int | None) -> int | None:
    """Return where the first so many words end; `None` if the text has no more."""
    if words is None:
        return None
    most = words * MOST_LETTERS_A_WORD
    end = 0
    for number, match in enumerate(_WORD.finditer(text)):
        if number == words:
            return end
        end = match.end()
        if end > most:
            return most
    return None
