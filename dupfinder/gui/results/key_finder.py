"""Finds out by what columns sort, before somebody asks for it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from dupfinder.gui.results.result_table import ResultTable
from dupfinder.gui.results.sort_keys import find_sort_keys
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.chunked_work import IdleWork


class KeyFinder(QObject):
    """Works on one column at a time, on the one that somebody waits for first, and on one table only: the latest."""

    found = Signal(object, int)
    """A `ResultTable`, and the column whose `sort_keys` it has now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = IdleWork(self)
        self._table: ResultTable | None = None
        self._waiting: list[Column] = []

    def find(self, table: ResultTable, column: Column) -> None:
        """Find the keys of a column next."""
        self._take(table, first=[column], last=[])

    def find_all(self, table: ResultTable) -> None:
        """Find the keys of all columns, one after another."""
        self._take(table, first=[], last=list(Column))

    def _take(self, table: ResultTable, *, first: Sequence[Column], last: Sequence[Column]) -> None:
        if table is not self._table:
            self._table = table
            self._waiting = []
            self._work.drop()
        self._waiting = list(dict.fromkeys([*first, *self._waiting, *last]))
        if not self._work.is_busy:
            self._go_on()

    def _go_on(self) -> None:
        table = self._table
        self._waiting = [column for column in self._waiting if table is not None and column not in table.sort_keys]
        if table is None or not self._waiting:
            self._table = None  # nothing of it is held for nothing
            return
        column = self._waiting[0]
        self._work.start(find_sort_keys(table, column), lambda _: self._tell(table, column))

    def _tell(self, table: ResultTable, column: Column) -> None:
        self.found.emit(table, column)
        if not self._work.is_busy:
            self._go_on()
