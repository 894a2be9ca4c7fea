"""Notices of the system: by the desktop's service on Linux, else by an icon beside the clock."""

import html
import os
import struct
import sys
from collections.abc import Mapping

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, Parser, new_method_call
from jeepney.auth import BEGIN, Authenticator
from jeepney.bus import get_connectable_addresses
from jeepney.bus_messages import message_bus
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.toolkit.wording import Wording

# Jeepney makes and reads the messages. QtDBus cannot be used for this from Python: the call wants an unsigned number,
# and PySide6 sends every whole number as a signed one, which services refuse.

_SERVICE = DBusAddress(
    "/org/freedesktop/Notifications",
    bus_name="org.freedesktop.Notifications",
    interface="org.freedesktop.Notifications",
)
_MOST_BYTES = 1 << 20
"""What a bus sends us is far smaller."""
_NONSENSE = (ValueError, LookupError, TypeError, AssertionError, struct.error)
"""What Jeepney raises at bytes that are no messages."""
_HELLO, _LISTEN, _FIRST = 1, 2, 3
"""Numbers of calls."""


class SessionBus(QObject):
    """Shows notifications, and says which of their actions a person chose."""

    shown = Signal(int, object)
    """The number that `notify` returned, and the one by which the desktop knows the notification, too large for Qt."""
    chosen = Signal(object, str)
    """By which the desktop knows the notification, and the key of the action."""
    failed = Signal(int)
    """The number that `notify` returned: the desktop does not show it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entry, self._messages = Authenticator(), Parser()
        self._next = _FIRST
        self._waiting: dict[int, bytes] = {}
        self._asked: set[int] = set()
        self._socket = QLocalSocket(self)
        self._socket.connected.connect(self._authenticate)
        self._socket.readyRead.connect(self._read)
        self._socket.errorOccurred.connect(self._fail)

    def notify(self, title: str, body: str, *, actions: Mapping[str, str]) -> int:
        """Show a notification as soon as that is possible; `body` is markup. Returns a number for the signals."""
        number, self._next = self._next, self._next + 1
        with_labels = [text for action in actions.items() for text in action]
        hints = {"desktop-entry": ("s", "dupfinder")}
        values = ("DupFinder", 0, "", title, body, with_labels, hints, -1)  # -1: as long as the desktop thinks right
        message = new_method_call(_SERVICE, "Notify", "susssasa{sv}i", values).serialise(number)
        self._asked.add(number)
        if self._entry.authenticated:
            self._socket.write(message)
        else:
            self._waiting[number] = message
            self._connect()
        return number

    def close(self) -> None:
        """Let go of the connection."""
        self._socket.blockSignals(True)
        self._socket.abort()

    def _connect(self) -> None:
        if self._socket.state() is not QLocalSocket.LocalSocketState.UnconnectedState:
            return
        place = bus_socket()
        if place is None:
            self._fail()
            return
        name, is_abstract = place
        options = QLocalSocket.SocketOption
        self._socket.setSocketOptions(options.AbstractNamespaceOption if is_abstract else options.NoOptions)
        self._socket.connectToServer(name)

    def _authenticate(self) -> None:
        self._socket.write(self._entry.data_to_send())

    def _read(self) -> None:
        data = bytes(self._socket.readAll().data())
        try:
            if not self._entry.authenticated:
                self._enter(data)
                return
            for message in self._messages.feed(data):
                self._hear(message)
            if self._messages.buf.bytes_buffered > _MOST_BYTES:
                raise ValueError("Too long a message.")
        except _NONSENSE:
            self._socket.abort()
            self._fail()

    def _enter(self, data: bytes) -> None:
        """Send the calls that waited for it, once the bus lets us in."""
        self._entry.feed(data)
        if self._entry.authenticated:
            listen = message_bus.AddMatch(MatchRule(type="signal", interface=_SERVICE.interface))
            calls = (message_bus.Hello().serialise(_HELLO), listen.serialise(_LISTEN), *self._waiting.values())
            self._socket.write(BEGIN + b"".join(calls))
            self._waiting.clear()

    def _hear(self, message: Message) -> None:
        kind, fields = message.header.message_type, message.header.fields
        answers = fields.get(HeaderFields.reply_serial)
        if kind is MessageType.signal and fields.get(HeaderFields.member) == "ActionInvoked":
            known_as, action = message.body
            self.chosen.emit(known_as, action)
        elif kind is MessageType.method_return and answers in self._asked:
            self._asked.discard(answers)
            self.shown.emit(answers, message.body[0])
        elif kind is MessageType.error and answers in self._asked:
            self._asked.discard(answers)
            self.failed.emit(answers)

    def _fail(self) -> None:
        """Say of all that was asked for that it is not shown; the next one tries to connect again."""
        self._entry, self._messages = Authenticator(), Parser()
        self._waiting.clear()
        asked, self._asked = sorted(self._asked), set()
        for number in asked:
            self.failed.emit(number)


def bus_socket() -> tuple[str, bool] | None:
    """Return the socket of the session's bus, and whether its name is no file's; `None` where there is none."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    usual = f"unix:path={runtime}/bus" if os.path.exists(f"{runtime}/bus") else ""
    try:
        name: str = next(get_connectable_addresses(os.environ.get("DBUS_SESSION_BUS_ADDRESS", usual)))
    except (ValueError, RuntimeError):  # no address, or none of a socket
        return None
    return name.removeprefix("\0"), name.startswith("\0")


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
            ScanStatus.FINISHED: self.tr("Scan done"),
            ScanStatus.CANCELLED: self.tr("Scan stopped"),
            ScanStatus.INCOMPLETE: self.tr("Scan incomplete"),
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
