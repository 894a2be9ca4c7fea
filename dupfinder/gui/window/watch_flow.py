"""Watching the folders among the sources: new documents that resemble known ones are told of."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction

from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.events import Finding
from dupfinder.domain.options import ScanOptions
from dupfinder.gui.toolkit.background import tell_error
from dupfinder.gui.watching.watch_panel import WatchPanel
from dupfinder.gui.watching.watcher import FolderWatcher, News, WatchWording
from dupfinder.gui.window.notifier import Notifier
from dupfinder.store import read_ignore_list

_TELL_AFTER_MS = 3_000
"""So long more documents may come that are told of in the same notice."""


class WatchFlow(QObject):
    """Joins the action that is checked while folders are watched, the watcher, and the list of what it found."""

    def __init__(
        self, action: QAction, panel: WatchPanel, notifier: Notifier, wording: WatchWording, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._action = action
        self._panel = panel
        self._notifier = notifier
        self._wording = wording
        self.watcher = FolderWatcher(self)
        self._watched: ScanOptions | None = None
        self._untold: list[Finding] = []
        self._telling = QTimer(self, singleShot=True, interval=_TELL_AFTER_MS)
        self._telling.timeout.connect(self._tell)
        self.watcher.began.connect(panel.show_watching)
        self.watcher.came.connect(self._take)
        self.watcher.ended.connect(self._end)

    def start(self, options: ScanOptions) -> None:
        """Watch the folders among the sources; those that are watched already stay so."""
        if self.watcher.is_watching and options == self._watched:
            return
        self._watched = options
        self._panel.show_beginning()
        self._panel.show()
        try:
            self.watcher.start(replace(options, distinctions=read_ignore_list()))
        except DupFinderError as error:
            tell_error(error)
            self._end()
        self._action.setChecked(self.watcher.is_watching)

    def stop(self) -> None:
        """Watch nothing any more, and put the list away."""
        self.watcher.stop()
        self._panel.hide()

    def _take(self, news: Sequence[News]) -> None:
        self._panel.add(news)
        self._panel.show()
        alike = [one for one in news if isinstance(one, Finding) and one.pairs]
        if alike and not self._notifier.is_seen:
            self._untold += alike
            self._telling.start()

    def _tell(self) -> None:
        """Tell of what came since the last time: of many documents at once in one notice."""
        told, self._untold = self._untold, []
        title, text = self._wording.notice(told[0]) if len(told) == 1 else self._wording.several(len(told))
        self._notifier.notify(title, text)

    def _end(self) -> None:
        self._panel.show_stopped()
        self._action.setChecked(False)
