"""A column of widgets that is scrolled where there is less height than it needs."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class ScrolledColumn(QScrollArea):
    """As wide as what is in it; scrolled where large letters on a small screen leave less height than it needs."""

    def __init__(self, column: QWidget, *, across: QSizePolicy.Policy, down: QSizePolicy.Policy) -> None:
        super().__init__()
        self._column = column
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(across, down)
        self.setWidget(column)

    def sizeHint(self) -> QSize:
        """Return the size at which nothing is scrolled."""
        height = self._column.heightForWidth(self.viewport().width())
        return QSize(self.minimumSizeHint().width(), height if height > 0 else self._column.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a size at which every line can be read."""
        width = max(self._column.minimumWidth(), self._column.minimumSizeHint().width())
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(width + bar, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height where another width breaks lines elsewhere."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Ask for another height where what is in the column changed."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
