"""The differences of near duplicates, as rows of the groups of the HTML report that fold and unfold."""

from collections.abc import Iterable, Iterator
from itertools import count

from dupfinder.domain.comparisons import PairDifference
from dupfinder.domain.differences import Difference
from dupfinder.domain.groups import Member
from dupfinder.report.comparison_rows import TABLE, TABLE_END, DifferenceRows
from dupfinder.report.comparison_words import count_phrases
from dupfinder.report.html_text import escaped
from dupfinder.report.wording import counted

MOST_ROWS = 100
"""Paragraphs that are shown of one pair; of the others it is said how many there are."""
MOST_WORDS = 300
"""Of what is in one text alone, in one piece."""
WORDS_AROUND = 40
"""Words without changes that are shown on both sides of a change."""
CHANGED = "One of the two files has changed since the scan."


class DifferenceSections:
    """Turns the differences of all pairs, which come in the order of the groups, into rows of a table."""

    def __init__(self, differences: Iterable[PairDifference], *, words_around: int | None) -> None:
        self._differences: Iterator[PairDifference] = iter(differences)
        self._words_around = WORDS_AROUND if words_around is None else words_around
        self._numbers = count(1)

    def row_of(self, member: Member) -> str:
        """Return the row of the next pair, which has to be that of this member and its keeper."""
        found = next(self._differences)
        if found.path != member.document.entry.path:
            raise ValueError("The differences are not those of the groups, or not in their order.")
        return f'<tr class="difference"><td colspan="7">{"".join(self._parts(found))}</td></tr>\n'

    def _parts(self, found: PairDifference) -> Iterator[str]:
        if found.difference is None:
            yield f'<p class="problem">The differences cannot be shown. <bdi>{escaped(found.problem)}</bdi></p>'
            return
        counts = found.difference.counts()
        if not counts:
            yield f"<p>{CHANGED if found.has_changed else 'No paragraph differs.'}</p>"
            return
        summary = ", ".join(count_phrases(found.difference, counts))
        yield f'<details class="changes"><summary>Differences: {summary}</summary>\n'
        yield "<p>A is the document to keep, B is this one.</p>\n"
        if found.has_changed:
            yield f'<p class="problem">{CHANGED}</p>\n'
        yield from self._table(found.difference)
        yield "</details>"

    def _table(self, difference: Difference) -> Iterator[str]:
        changed = [number for number, row in enumerate(difference.rows) if row.is_change]
        shown, left_out = changed[:MOST_ROWS], len(changed) - MOST_ROWS
        rows = DifferenceRows(
            difference,
            anchor=f"p{next(self._numbers)}r",
            shown=frozenset(shown),
            words_around=self._words_around,
            most_words=MOST_WORDS,
        )
        yield TABLE
        yield from map(rows.row, shown)
        yield TABLE_END
        if left_out > 0:
            yield f"<p>&hellip; {counted(left_out, 'more changed paragraph')}</p>\n"
