"""A connection to the session's bus, as far as notifications need one; it never waits."""

import os
from collections.abc import Mapping
from urllib.parse import unquote

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalSocket

from dupfinder.gui.notifications.bus_messages import ERROR, MOST_BYTES, REPLY, SIGNAL, hello, listen, notify, received

_INTERFACE = "org.freedesktop.Notifications"
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
        self._buffer = bytearray()
        self._is_open = False
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
        message = notify(number, app="DupFinder", title=title, body=body, actions=actions, desktop_entry="dupfinder")
        self._asked.add(number)
        if self._is_open:
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
        self._socket.write(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")

    def _read(self) -> None:
        self._buffer += self._socket.readAll().data()
        if not self._is_open and not self._open():
            return
        try:
            for message in received(self._buffer):
                self._hear(message.kind, message.answers, message.member, message.number_and_text())
        except (ValueError, IndexError, ArithmeticError, LookupError):
            self._socket.abort()
            self._fail()

    def _open(self) -> bool:
        """Return whether the bus let us in; the calls that waited for that are sent then."""
        line, ended, rest = self._buffer.partition(b"\r\n")
        if not ended and len(line) < MOST_BYTES:
            return False
        if not line.startswith(b"OK "):
            self._socket.abort()
            self._fail()
            return False
        self._buffer = bytearray(rest)
        self._is_open = True
        self._socket.write(
            b"BEGIN\r\n" + hello(_HELLO) + listen(_LISTEN, _INTERFACE) + b"".join(self._waiting.values())
        )
        self._waiting.clear()
        return True

    def _hear(self, kind: int, answers: int, member: str, values: tuple[int, str] | None) -> None:
        if kind == SIGNAL and member == "ActionInvoked" and values is not None:
            self.chosen.emit(*values)
        elif kind == REPLY and answers in self._asked and values is not None:
            self._asked.discard(answers)
            self.shown.emit(answers, values[0])
        elif kind == ERROR and answers in self._asked:
            self._asked.discard(answers)
            self.failed.emit(answers)

    def _fail(self) -> None:
        """Say of all that was asked for that it is not shown; the next one tries to connect again."""
        self._is_open = False
        self._buffer.clear()
        self._waiting.clear()
        asked, self._asked = sorted(self._asked), set()
        for number in asked:
            self.failed.emit(number)


def bus_socket() -> tuple[str, bool] | None:
    """Return the socket of the session's bus, and whether its name is no file's; `None` where there is none.

    D-Bus Specification 0.43, "Server Addresses": alternatives, each of a transport with keys and values.
    """
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    usual = f"unix:path={runtime}/bus" if os.path.exists(f"{runtime}/bus") else ""
    for address in os.environ.get("DBUS_SESSION_BUS_ADDRESS", usual).split(";"):
        transport, _, text = address.partition(":")
        values = dict(pair.partition("=")[::2] for pair in text.split(","))
        if transport == "unix" and "path" in values:
            return unquote(values["path"]), False
        if transport == "unix" and "abstract" in values:
            return unquote(values["abstract"]), True
    return None
