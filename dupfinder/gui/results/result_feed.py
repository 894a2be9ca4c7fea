"""Makes results ready to be shown: few at once, many little by little, and of several states only the latest."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from dupfinder.gui.results.document_ranks import DocumentRanks
from dupfinder.gui.results.result_table import ResultTable, table_of
from dupfinder.gui.results.sort_keys import find_sort_keys
from dupfinder.gui.rows.result_rows import Column, Shown
from dupfinder.gui.toolkit.chunked_work import IdleWork, Pieces, at_once

AT_ONCE_GROUPS = 2_000
"""So many groups are made ready within some ten milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is to be made ready, and for whom."""

    shown: Sequence[Shown]
    sort_column: Column | None
    """By which the results are sorted as soon as they are shown."""
    done: Callable[[ResultTable], None]
    scanned: DocumentRanks | None = None
    """What is known of all documents of the scan; `None` while it goes on."""


class ResultFeed(QObject):
    """Works on one state of the results at a time; a newer one takes the place of one that waits."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = IdleWork(self)
        self._waiting: Wanted | None = None

    @property
    def is_behind(self) -> bool:
        """Return whether there are newer results than those that are shown."""
        return self._work.is_busy

    def ask(self, wanted: Wanted) -> None:
        """Make results ready and hand them on, at once where there are few; the latest are handed on last."""
        if len(wanted.shown) <= AT_ONCE_GROUPS:
            self._waiting = None
            self._work.drop()
            wanted.done(at_once(_make_ready(wanted)))
        elif self._work.is_busy:
            self._waiting = wanted
        else:
            self._begin(wanted)

    def _begin(self, wanted: Wanted) -> None:
        def done(table: ResultTable) -> None:
            # Also where newer ones wait: while results pour in, none would be seen otherwise.
            newer, self._waiting = self._waiting, None
            if newer is not None:
                self._begin(newer)
            wanted.done(table)

        self._work.start(_make_ready(wanted), done)


def _make_ready(wanted: Wanted) -> Pieces[ResultTable]:
    table = yield from table_of(wanted.shown, wanted.scanned)
    if wanted.sort_column is not None:
        yield from find_sort_keys(table, wanted.sort_column)
    return table
