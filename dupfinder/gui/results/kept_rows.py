"""What a person sees and has chosen in the result tree, while its rows come to stand elsewhere."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex

from dupfinder.gui.results.result_model import ResultModel
from dupfinder.gui.results.result_table import Numbers
from dupfinder.gui.toolkit.two_level import Place

_MOST_RANGES = 2_000
"""Qt looks through all ranges of a selection for each row it draws; of more, only the current row stays selected."""


@dataclass(frozen=True, slots=True)
class KnownRow:
    """A row by names that outlast a change of the groups."""

    group: str
    path: str
    """Of the document; of the row of a group, its head."""
    is_group: bool


def known_row(model: ResultModel, index: QModelIndex) -> KnownRow | None:
    """Return the names of a row; `None` for none."""
    place = model.place(index)
    if place is None:
        return None
    return KnownRow(model.name(place.group), model.document(place).entry.path, is_group=place.member is None)


def find_row(model: ResultModel, known: KnownRow | None) -> Place | None:
    """Return where a row is now, if it is listed; a group that has another keeper now is found by its document."""
    if known is None:
        return None
    group = model.find_group(known.group)
    if group is None:
        place = model.find(known.path)
    else:
        member = model.find_member(group, known.path)
        place = None if member is None else Place(group, member)
    if place is None or not model.is_listed(place.group):
        return None
    return Place(place.group) if known.is_group else place


@dataclass(frozen=True, slots=True, eq=False)
class KeptSelection:
    """The selected rows of results that stay the same."""

    groups: Numbers
    documents: Numbers
    current: Place | None


def keep_selection(model: ResultModel, selection: QItemSelectionModel) -> KeptSelection:
    """Return what is selected."""
    chosen = selection.selection()
    return KeptSelection(
        model.groups_at(chosen), model.documents_at(chosen, whole_groups=False), model.place(selection.currentIndex())
    )


def select_again(model: ResultModel, selection: QItemSelectionModel, kept: KeptSelection) -> None:
    """Select the same rows where they are now; for a current row that is gone, that of its group is the current one."""
    flag = QItemSelectionModel.SelectionFlag
    current = model.index_of(kept.current) if kept.current is not None else QModelIndex()
    if kept.current is not None and not current.isValid():
        current = model.index_of(Place(kept.current.group))
    rows = model.rows_of(kept.groups, kept.documents)
    ends = np.flatnonzero(np.diff(rows) != 1)
    if len(ends) < _MOST_RANGES and len(rows):
        ranges = QItemSelection()
        last = model.columns - 1
        for first, end in zip(rows[np.r_[0, ends + 1]].tolist(), rows[np.r_[ends, -1]].tolist(), strict=True):
            ranges.append(QItemSelection(model.index(first, 0), model.index(end, last)).at(0))
        selection.select(ranges, flag.ClearAndSelect)
        selection.setCurrentIndex(current, flag.NoUpdate)
    elif current.isValid() and (len(kept.groups) or len(kept.documents)):
        selection.setCurrentIndex(current, flag.ClearAndSelect | flag.Rows)
    else:
        selection.setCurrentIndex(current, flag.NoUpdate)
