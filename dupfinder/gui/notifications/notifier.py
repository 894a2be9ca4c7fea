"""Notices of the system: by the desktop's service on Linux, else by an icon beside the clock."""

import html
import sys

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.notifications.session_bus import SessionBus
from dupfinder.gui.toolkit.wording import Wording

LONG_S = 20.0
"""Who waits for less is still there."""
_SHOW_ICON_MS = 15_000
_DEFAULT_ACTION = "default"
"""What a click on the notification itself is called (Desktop Notifications Specification 1.2)."""


class Notifier(QObject):
    """Tells a person who looks elsewhere; a click on the notice brings the window to the front."""

    def __init__(self, window: QWidget, wording: Wording) -> None:
        super().__init__(window)
        self._window = window
        self._wording = wording
        self._texts: dict[int, tuple[str, str]] = {}
        self._shown: set[int] = set()
        self._icon: QSystemTrayIcon | None = None
        self._bus = SessionBus(self) if sys.platform == "linux" else None
        if self._bus is not None:
            self._bus.shown.connect(self._take_shown)
            self._bus.failed.connect(self._show_otherwise)
            self._bus.chosen.connect(self._take_choice)

    @property
    def is_seen(self) -> bool:
        """Return whether a window of the program is the one that the person works in."""
        return QApplication.activeWindow() is not None

    def notify(self, title: str, text: str) -> None:
        """Show a notice; both are plain text, whatever is in them."""
        QApplication.alert(self._window)
        title, text = visible(title), visible(text)
        if self._bus is None:
            self._show_by_icon(title, text)
            return
        # The service takes the body for markup, and could be told to load a picture.
        number = self._bus.notify(title, html.escape(text), actions={_DEFAULT_ACTION: self.tr("Show")})
        self._texts[number] = (title, text)

    def scan_ended(self, result: ScanResult, seconds: float) -> None:
        """Say that a scan ended, if it took long and the person looks elsewhere."""
        if seconds < LONG_S or self.is_seen:
            return
        title = {
            ScanStatus.FINISHED: self.tr("The scan is done"),
            ScanStatus.CANCELLED: self.tr("The scan was stopped"),
            ScanStatus.INCOMPLETE: self.tr("The scan is not complete"),
        }[result.status]
        self.notify(title, self._wording.totals(result))

    def close(self) -> None:
        """Let go of the desktop's service and of the icon."""
        if self._bus is not None:
            self._bus.close()
        self._hide_icon()

    def _take_shown(self, number: int, known_as: int) -> None:
        self._texts.pop(number, None)
        self._shown.add(known_as)

    def _take_choice(self, known_as: int, _action: str) -> None:
        if known_as in self._shown:
            self._raise_window()

    def _show_otherwise(self, number: int) -> None:
        title, text = self._texts.pop(number, ("", ""))
        if title:
            self._show_by_icon(title, text)

    def _show_by_icon(self, title: str, text: str) -> None:
        """Show an icon for a while, as notices can only come from one."""
        if not (QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages()):
            return
        if self._icon is None:
            self._icon = QSystemTrayIcon(self._window.windowIcon(), self)
            self._icon.messageClicked.connect(self._raise_window)
            self._icon.activated.connect(self._raise_window)
        self._icon.show()
        self._icon.showMessage(title, text, self._window.windowIcon())
        QTimer.singleShot(_SHOW_ICON_MS, self, self._hide_icon)

    def _hide_icon(self) -> None:
        if self._icon is not None:
            self._icon.hide()

    def _raise_window(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
