"""Ends the program as a person would where the system asks for it: at a logout, a shutdown, or by a signal."""

import signal
import socket
from collections.abc import Iterator

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication

from dupfinder.gui.window.app import WindowHost

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
_INTERRUPTED = 130
"""As shells have it: 128 and the number of SIGINT."""
_ASK_AGAIN_MS = 100


class Ending(QObject):
    """Closes the window when a signal says so; keeps what there is when the session manager says so.

    Qt's loop does not let Python see a signal, which therefore writes to a socket that Qt watches. A signal that the
    program was started to ignore (`nohup`) stays ignored.
    """

    def __init__(self, host: WindowHost, application: QApplication) -> None:
        super().__init__(application)
        self._host = host
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.setblocking(False)
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        for number in _heeded():
            signal.signal(number, lambda *_: None)
        self._status = 0
        self._asking = QTimer(self)
        self._asking.setInterval(_ASK_AGAIN_MS)
        self._asking.timeout.connect(self._close)
        application.commitDataRequest.connect(self._keep)

    def _hear(self) -> None:
        if signal.SIGINT in self._heard.recv(64):
            self._status = _INTERRUPTED
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # who presses Ctrl+C once more will not wait
        self._close()

    def _close(self) -> None:
        """Close the window, and ask again where it is busy with a removal: that stops after the present document."""
        if self._host.window.close():
            self._asking.stop()
            QApplication.exit(self._status)  # dialogues may be left
        else:
            self._asking.start()

    def _keep(self, _manager: QSessionManager) -> None:
        self._host.window.sessions.keeper.keep_at_once()


def _heeded() -> Iterator[signal.Signals]:
    for name in _SIGNALS:
        number = getattr(signal.Signals, name, None)  # Windows knows no SIGHUP
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            yield number
