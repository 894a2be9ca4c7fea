"""What each row of the result tree says and how it is marked, written once, when it is first seen."""

import os
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.deciding.mark_board import MarkBoard, MarkState
from dupfinder.gui.narrowing.filter_index import Matches
from dupfinder.gui.rows.result_rows import RowWriter, Shown, document_at
from dupfinder.gui.rows.row_text import RowMark, RowText
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording


class RowLooks(QObject):
    """Texts and marks by place.

    Rows that nobody looks at are not written: for 500,000 documents that would take seconds and hundreds of megabytes.
    """

    def __init__(self, wording: Wording, board: MarkBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._board = board
        self._writer = RowWriter(wording, home=os.path.expanduser("~"))
        self._shown: Sequence[Shown] = ()
        self._matches: Matches | None = None
        self._texts: dict[Place, RowText] = {}
        self._marks: dict[Place, RowMark | None] = {}

    def show(self, shown: Sequence[Shown], matches: Matches | None) -> None:
        """Take other results, or another filter of the same ones."""
        if shown is not self._shown:
            self._texts.clear()
        self._shown, self._matches = shown, matches
        self._marks.clear()

    def forget_marks(self) -> Mapping[Place, RowMark | None]:
        """Look up every mark anew; return how those that were seen were."""
        before, self._marks = self._marks, {}
        return before

    def text(self, place: Place) -> RowText:
        """Return what a row says."""
        row = self._texts.get(place)
        if row is None:
            shown = self._shown[place.group]
            row = self._writer.group(shown) if place.member is None else self._writer.member(shown, place.member)
            self._texts[place] = row
        return row

    def mark(self, place: Place) -> RowMark | None:
        """Return how a row is marked; `None` for a container and its parts, which are no copies."""
        if place not in self._marks:
            self._marks[place] = self._make_mark(place)
        return self._marks[place]

    def _make_mark(self, place: Place) -> RowMark | None:
        shown = self._shown[place.group]
        is_dimmed = place.member is not None and self._is_hidden(document_at(shown, place.member).entry.path)
        if not isinstance(shown, DuplicateGroup):
            return RowMark(state=MarkState.HIDDEN, is_dimmed=True) if is_dimmed else None
        if place.member is None:
            return self._make_group_mark(shown)
        member = shown.members[place.member]
        path = member.document.entry.path
        state = self._board.state(path)
        if state is MarkState.FREE and member.relation is None and not self._board.knows(path):
            state = MarkState.KEEPER
        return RowMark(state=state, text=self._board.explain(path), is_dimmed=is_dimmed)

    def _make_group_mark(self, group: DuplicateGroup) -> RowMark:
        count = self._board.count(group)
        if not count.marked:
            return RowMark(state=MarkState.FREE if count.markable else MarkState.LOCKED)
        state = MarkState.MARKED if count.marked == count.markable else MarkState.PARTLY
        text = self.tr("{marked} of {all} marked, {size}").format(
            marked=self._wording.count(count.marked),
            all=self._wording.count(count.documents),
            size=self._wording.size(count.marked_bytes),
        )
        return RowMark(state=state, text=text)

    def _is_hidden(self, path: str) -> bool:
        return self._matches is not None and path not in self._matches
