"""The scan cache: where it is, what it holds, and the means to make it smaller."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.errors import Cancelled, DupFinderError
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.progress import CancelToken
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.fields import make_hint
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import STRETCH, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording, clauses, sentences
from dupfinder.store import CacheChange, CacheInfo, cache_info, clean_cache, clear_cache

_WIDTH = 570


class CachePage(QWidget):
    """Looks into the cache in the background; it changes nothing while a scan uses it."""

    def __init__(self, wording: Wording, *, path: str | None, parent: QWidget | None = None) -> None:
        """`path` is the cache's file, `None` the usual one."""
        super().__init__(parent)
        self._wording = wording
        self._path = path
        self._info: CacheInfo | None = None
        self._is_scanning = False
        self._jobs = BackgroundJobs(self)  # of its own: what comes when the page is gone calls nobody
        self._token = CancelToken()
        self.destroyed.connect(self._token.cancel)
        self.place = QLineEdit(readOnly=True)
        self.size_label, self.content, self.last_used = (PlainLabel() for _ in range(3))
        self.status = PlainLabel(wraps=True)
        self.clean_button = QPushButton(self.tr("Clean up"))
        self.clean_button.setToolTip(self.tr("Delete data of documents that are gone or changed"))
        self.clean_button.clicked.connect(self.clean)
        self.clear_button = QPushButton(self.tr("Clear …"))
        self.clear_button.setToolTip(self.tr("Delete all cached data"))
        self.clear_button.clicked.connect(self.ask_to_clear)
        for button in (self.clean_button, self.clear_button):
            button.setAutoDefault(False)
        self._lay_out()
        self._offer()
        self._look()

    @property
    def is_busy(self) -> bool:
        """Return whether something is still being looked at or dropped."""
        return self._jobs.is_busy

    def set_scanning(self, is_scanning: bool) -> None:  # noqa: FBT001 - the state of the window
        """Let the cache alone while a scan uses it."""
        self._is_scanning = is_scanning
        if is_scanning:
            self.status.setText(self.tr("A scan is using the cache."))
        else:
            self.status.clear()
            self._look()
        self._offer()

    def take_back(self) -> None:
        """Go on after a scan has ended."""
        self.set_scanning(False)

    def clean(self) -> None:
        """Drop what is of no use any more."""
        check = self._token.check

        def clean() -> CacheChange:
            return clean_cache(self._path, current=pipeline.own_versions(FingerprintSettings(), ocr=False), check=check)

        self._change(clean, say=self._cleaned, status=self.tr("Cleaning up …"))

    def ask_to_clear(self) -> None:
        """Ask whether to drop everything."""
        box = QMessageBox(
            self,
            textFormat=Qt.TextFormat.PlainText,
            informativeText=self.tr("Your documents are not touched. The next scan takes longer."),
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Clear the scan cache"))
        box.setText(self.tr("Delete all cached data?"))
        box.addButton(QMessageBox.StandardButton.Cancel)
        clear = box.addButton(self.tr("Clear"), QMessageBox.ButtonRole.DestructiveRole)
        clear.clicked.connect(self.clear)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.open()

    def clear(self) -> None:
        """Drop everything."""
        self._change(lambda: clear_cache(self._path), say=self._cleared, status=self.tr("Clearing …"))

    def _change(self, work: Callable[[], CacheChange], *, say: Callable[[CacheChange], str], status: str) -> None:
        if self._is_scanning:
            return

        def done(change: CacheChange) -> None:
            self.status.setText(say(change))
            self._look()

        self.status.setText(status)
        self._jobs.run(work, done=done, failed=self._fail)
        self._offer()

    def _look(self) -> None:
        self._jobs.run(lambda: cache_info(self._path), done=self._show, failed=self._fail)

    def _show(self, info: CacheInfo) -> None:
        self._info = info
        words = self._wording
        self.place.setText(visible(info.path))
        self.place.setCursorPosition(0)
        self.size_label.setText(words.size(info.size_bytes) if info.exists else "\N{EN DASH}")
        if not info.exists:
            self.content.setText(self.tr("No cache yet. The first scan creates it."))
        else:
            texts = self.tr("%Ln text(s)", "", info.texts)
            self.content.setText(clauses(words.documents(info.documents), texts))
        used = info.last_used
        self.last_used.setText("\N{EN DASH}" if used is None else words.written_day(used.isoformat()))
        if info.damaged_files and not self.status.text():
            text = self.tr("%Ln damaged cache(s) set aside: {size}. Use Clear to delete.", "", info.damaged_files)
            self.status.setText(text.format(size=words.size(info.damaged_bytes)))
        self._offer()

    def _fail(self, error: Exception) -> None:
        if isinstance(error, DupFinderError):
            self.status.setText(visible(core_message(error.message)))
        elif not isinstance(error, Cancelled):
            tell_error(error)
        self._offer()

    def _offer(self) -> None:
        is_free = not (self._is_scanning or self._jobs.is_busy)
        if not is_free and (self.clean_button.hasFocus() or self.clear_button.hasFocus()):
            self.place.setFocus()  # else the next button would have it, and that restores the defaults
        holds = self._info is None or self._info.exists
        self.clean_button.setEnabled(is_free and holds)
        self.clear_button.setEnabled(is_free and (holds or bool(self._info and self._info.damaged_files)))

    def _cleaned(self, change: CacheChange) -> str:
        dropped = change.gone + change.outdated
        text = self.tr("Nothing to clean up.")
        if dropped or change.texts:
            text = self.tr("Deleted: {documents}. Freed: {size}.").format(
                documents=self._wording.documents(dropped), size=self._wording.size(change.freed_bytes)
            )
        if change.unreachable:
            kept = self.tr("%Ln document(s) kept: drive or folder not available.", "", change.unreachable)
            text = sentences(text, kept)
        return text

    def _cleared(self, change: CacheChange) -> str:
        return self.tr("Cache cleared. Freed: {size}.").format(size=self._wording.size(change.freed_bytes))

    def _lay_out(self) -> None:
        explanation = self.tr(
            "The next scan reads only new and changed documents. Saved: paths, sizes, titles, authors and "
            "fingerprints, but no text."
        )
        hint = make_hint([explanation], width=_WIDTH)
        hint.setText(explanation)
        form = QFormLayout(
            horizontalSpacing=18, verticalSpacing=9, fieldGrowthPolicy=QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow
        )
        self.place.setAccessibleName(self.tr("Location"))
        for text, field in (
            (self.place.accessibleName(), self.place),
            (self.tr("Size"), self.size_label),
            (self.tr("Contents"), self.content),
            (self.tr("Last used"), self.last_used),
        ):
            form.addRow(PlainLabel(text, tone="dim"), field)
        buttons = in_row(self.clean_button, self.clear_button, STRETCH)
        in_column(hint, form, buttons, self.status, STRETCH, inside=self, margins=0, spacing=14)
