"""Small pictures of what would be lost with a document, drawn from its file in the background."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.domain.pages import Picture
from dupfinder.gui.comparison.pages.page_feeds import image_from
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.pipeline import PageReader

_WIDTH, _HEIGHT = 96, 72
_SCROLL_BAR = 12
_MOST = 24
"""Of one document; how many there are stands beside them."""


class LostPictures(QListWidget):
    """Shows pictures of one document in a row; a confined process decodes them, never the window (H3)."""

    bug_found = Signal(Exception)

    def __init__(self, *, make_reader: Callable[[], PageReader] = PageReader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_reader = make_reader
        self._reader: PageReader | None = None
        self._jobs = BackgroundJobs(self)
        self._wanted: tuple[str, tuple[int, ...]] = ("", ())
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMovement(QListView.Movement.Static)
        self.setIconSize(QSize(_WIDTH, _HEIGHT))
        self.setSpacing(4)
        self._size = QSize(_WIDTH + 16, _HEIGHT + 2 * self.fontMetrics().height())
        self.setFixedHeight(self._size.height() + 2 * self.spacing() + _SCROLL_BAR)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Pictures that would be lost"))
        self.hide()

    def show_pictures(self, path: str, numbers: Sequence[int]) -> None:
        """Show the pictures with these numbers, from 0, among those that are stored in a document; hide for none."""
        wanted = (path, tuple(numbers[:_MOST]))
        self.setVisible(bool(numbers))
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self.clear()
        for number in wanted[1]:
            item = QListWidgetItem(self.tr("Picture {number}").format(number=number + 1))
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            item.setSizeHint(self._size)
            self.addItem(item)
        self._draw(0)

    def close_reader(self) -> None:
        """End the process that reads the pictures."""
        self._wanted = ("", ())
        if self._reader is not None:
            self._reader.close()

    def _draw(self, row: int) -> None:
        """Draw one picture, and then those after it."""
        wanted = self._wanted
        path, numbers = wanted
        if row >= len(numbers):
            return
        if self._reader is None:
            self._reader = self._make_reader()
            self.destroyed.connect(self._reader.close)  # also where nobody closed the page
        width_px = round(_WIDTH * self.devicePixelRatioF())

        def go_on(found: Picture | Exception) -> None:
            if self._wanted == wanted:
                self._take(row, found)
                self._draw(row + 1)

        self._jobs.run(
            partial(self._reader.stored_picture, path, numbers[row], width_px=width_px), done=go_on, failed=go_on
        )

    def _take(self, row: int, found: Picture | Exception) -> None:
        item = self.item(row)
        if isinstance(found, Picture):
            pixmap = QPixmap.fromImage(image_from(found))
            room = QSize(_WIDTH, _HEIGHT) * self.devicePixelRatioF()
            pixmap = pixmap.scaled(
                room.boundedTo(pixmap.size()),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            pixmap.setDevicePixelRatio(self.devicePixelRatioF())
            item.setIcon(QIcon(pixmap))
        elif isinstance(found, DocumentError):
            item.setText(self.tr("{picture}\ncannot be shown").format(picture=item.text()))
        elif not isinstance(found, Cancelled):
            self.bug_found.emit(found)
