"""Below the list of what goes: one of these documents, what stays for it, why, and what would be lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from dupfinder import pipeline
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Decision, FileState
from dupfinder.domain.display import visible
from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.domain.pages import Picture
from dupfinder.gui.comparison.pages.page_feeds import image_from
from dupfinder.gui.removal.listed_plan import may_lose
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.fields import make_form
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.layouts import Gap, in_column, in_row

_WIDTH, _HEIGHT = 96, 72
_SCROLL_BAR = 12
_MOST = 24
"""Of one document; how many there are stands beside them."""


class LostPictures(QListWidget):
    """Shows pictures of one document in a row; a confined process decodes them, never the window (H3)."""

    def __init__(
        self, *, make_reader: Callable[[], pipeline.PageReader] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._make_reader = make_reader or pipeline.PageReader
        self._reader: pipeline.PageReader | None = None
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
            item.setIcon(QIcon(QPixmap.fromImage(image_from(found))))
        elif isinstance(found, DocumentError):
            item.setText(self.tr("{picture}\ncannot be shown").format(picture=item.text()))
        elif not isinstance(found, Cancelled):
            tell_error(found)


class LossPanel(QFrame):
    """Shows one decision."""

    def __init__(self, words: RemovalWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.goes_label = ElidedLabel()
        self.stays_label = ElidedLabel()
        self.reason_label = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        self.relation_label = PlainLabel()
        self.result_label = PlainLabel(wraps=True)
        self.freed_label = PlainLabel(wraps=True)
        self.loss_label = PlainLabel(tone="strong", wraps=True)
        self.passages = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self.passages.setFrameShape(QFrame.Shape.NoFrame)
        self.passages.setAccessibleName(self.tr("What would be lost"))
        self.pictures = LostPictures()
        self._lay_out()
        self.show_group(None)

    def show_decision(self, decision: Decision, *, result: str, is_known: bool) -> None:
        """Show what goes, and what of it would be lost; `is_known` says whether that was looked for."""
        self._show_rows(all_rows=True)
        self.goes_label.setText(visible(decision.file.path))
        self.stays_label.setText("" if decision.kept is None else visible(decision.kept.path))
        self.reason_label.setText(self._words.reason(decision.reason))
        self.relation_label.setText(self._words.relation(decision.relation))
        self.result_label.setText(result)
        freed = self._words.freed(decision.file)
        self.freed_label.setText(freed)
        self._form.setRowVisible(self.freed_label, bool(freed))
        self.loss_label.setText(self._words.loss(decision, is_known=is_known))
        loss = decision.loss if may_lose(decision) else None
        things = "" if loss is None else self._words.lost_things(loss)
        self.passages.setPlainText(things)
        self.passages.setVisible(bool(things))
        pictures = [] if loss is None else [each for each in loss.content if each.kind is ContentKind.PICTURES]
        self.pictures.show_pictures(decision.file.path, [number for each in pictures for number in each.numbers])

    def show_group(self, stays: FileState | None) -> None:
        """Show what stays of a group of which no single document is chosen; `None`: nothing is chosen."""
        self._show_rows(all_rows=False)
        self.stays_label.setText("" if stays is None else visible(stays.path))
        self.loss_label.setText(self.tr("Select a marked document to see what would be lost."))
        self.passages.clear()
        self.passages.hide()
        self.pictures.show_pictures("", ())

    def _show_rows(self, *, all_rows: bool) -> None:
        for label in (self.goes_label, self.reason_label, self.relation_label, self.result_label, self.freed_label):
            self._form.setRowVisible(label, all_rows)

    def _lay_out(self) -> None:
        form = make_form()
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, label in (
            (self.tr("Remove"), self.goes_label),
            (self.tr("Kept"), self.stays_label),
            (self.tr("Reason"), self.reason_label),
            (self.tr("Match"), self.relation_label),
            (self.tr("Status"), self.result_label),
            (self.tr("Frees"), self.freed_label),
        ):
            form.addRow(PlainLabel(text, tone="dim"), label)
        self._form = form
        right = in_column(
            PlainLabel(self.tr("What would be lost"), tone="dim"),
            self.loss_label,
            self.pictures,
            (self.passages, 1),
            Gap(stretch=0),
            spacing=6,
        )
        in_row((form, 1), (right, 1), inside=self, margins=(0, 10, 0, 0), spacing=24)
