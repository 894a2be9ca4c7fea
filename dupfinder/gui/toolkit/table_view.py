"""A table of rows that are chosen as wholes."""

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from dupfinder.gui.toolkit.font_scale import set_column_widths


class TableView(QTreeView):
    """A framed table; `widths` are those of its columns, and the last column takes what the others leave."""

    def __init__(
        self, rows: QAbstractItemModel, *, widths: Iterable[tuple[int, int]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setModel(rows)
        self.setObjectName("framed")
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.header()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        set_column_widths(self, widths)
