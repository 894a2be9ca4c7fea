"""The few messages of D-Bus that it takes to show a notification, as bytes.

QtDBus cannot be used for this from Python: the call wants an unsigned number, and PySide6 sends every whole number as a
signed one, which services refuse. Sources: D-Bus Specification 0.43, "Message Protocol" and "Authentication Protocol";
Desktop Notifications Specification 1.2. Everything here is little-endian.
"""

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

CALL, REPLY, ERROR, SIGNAL = 1, 2, 3, 4
_PATH, _INTERFACE, _MEMBER, _ERROR_NAME, _REPLY_SERIAL, _DESTINATION, _SENDER, _SIGNATURE = range(1, 9)
_LEAST_BYTES = 16
MOST_BYTES = 1 << 20
"""What a bus sends us is far smaller."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Received:
    """A message that came, as far as anybody here wants to know it."""

    kind: int
    member: str
    answers: int
    """The number of the call that it answers; 0 for none."""
    signature: str
    body: bytes = field(repr=False)

    def number_and_text(self) -> tuple[int, str] | None:
        """Return the values of a body that begins with a number and perhaps a text; `None` for any other."""
        if not self.signature.startswith("u") or len(self.body) < 4:
            return None
        (number,) = struct.unpack_from("<I", self.body)
        return number, _text_at(self.body, 4) if self.signature.startswith("us") else ""


def hello(serial: int) -> bytes:
    """Return the call that a connection begins with."""
    bus = "org.freedesktop.DBus"
    return _call(serial, destination=bus, path="/org/freedesktop/DBus", interface=bus, member="Hello", signature="")


def listen(serial: int, interface: str) -> bytes:
    """Return the call that asks for the signals of an interface."""
    writer = _Writer()
    writer.text(f"type='signal',interface='{interface}'")
    bus = "org.freedesktop.DBus"
    return _call(
        serial,
        destination=bus,
        path="/org/freedesktop/DBus",
        interface=bus,
        member="AddMatch",
        signature="s",
        body=writer.bytes,
    )


def notify(serial: int, *, app: str, title: str, body: str, actions: Mapping[str, str], desktop_entry: str) -> bytes:
    """Return the call that shows a notification; `body` is markup, `actions` are labels by their keys."""
    writer = _Writer()
    writer.text(app)
    writer.number(0)  # takes no other's place
    writer.text("")
    writer.text(title)
    writer.text(body)
    with_labels = [text for action in actions.items() for text in action]
    writer.array([("s", text) for text in with_labels], alignment=4)
    writer.hints({"desktop-entry": desktop_entry})
    writer.number(0xFFFFFFFF)  # -1, as long as the desktop thinks right
    name = "org.freedesktop.Notifications"
    return _call(
        serial,
        destination=name,
        path="/org/freedesktop/Notifications",
        interface=name,
        member="Notify",
        signature="susssasa{sv}i",
        body=writer.bytes,
    )


def received(buffer: bytearray) -> Iterator[Received]:
    """Yield the whole messages that a buffer begins with, and take them out of it; `ValueError` for nonsense."""
    while len(buffer) >= _LEAST_BYTES:
        if buffer[:1] != b"l":
            raise ValueError("Not a little-endian message.")
        body_bytes, _, fields_bytes = struct.unpack_from("<III", buffer, 4)
        begin = _aligned(_LEAST_BYTES + fields_bytes, 8)
        if begin + body_bytes > MOST_BYTES:
            raise ValueError("Too long a message.")
        if len(buffer) < begin + body_bytes:
            return
        fields = _fields(bytes(buffer[: _LEAST_BYTES + fields_bytes]))
        yield Received(
            kind=buffer[1],
            member=str(fields.get(_MEMBER, "")),
            answers=int(fields.get(_REPLY_SERIAL, 0)),
            signature=str(fields.get(_SIGNATURE, "")),
            body=bytes(buffer[begin : begin + body_bytes]),
        )
        del buffer[: begin + body_bytes]


class _Writer:
    """Values one after the other, each at a place that its type asks for."""

    def __init__(self) -> None:
        self.bytes = b""

    def align(self, alignment: int) -> None:
        self.bytes = self.bytes.ljust(_aligned(len(self.bytes), alignment), b"\0")

    def number(self, value: int) -> None:
        self.align(4)
        self.bytes += struct.pack("<I", value)

    def text(self, value: str) -> None:
        data = value.encode()
        self.number(len(data))
        self.bytes += data + b"\0"

    def signature(self, value: str) -> None:
        self.bytes += bytes([len(value)]) + value.encode() + b"\0"

    def variant(self, kind: str, value: str | int) -> None:
        self.signature(kind)
        self.value(kind, value)

    def value(self, kind: str, value: str | int) -> None:
        if kind == "u":
            self.number(int(value))
        elif kind == "g":
            self.signature(str(value))
        else:
            self.text(str(value))

    def array(self, values: list[tuple[str, str | int]], *, alignment: int) -> None:
        with_length = self._begin_array(alignment)
        for kind, value in values:
            self.value(kind, value)
        self._end_array(with_length, alignment)

    def hints(self, hints: Mapping[str, str]) -> None:
        """Write texts by their names as a{sv}."""
        at = self._begin_array(8)
        for name, value in hints.items():
            self.align(8)
            self.text(name)
            self.variant("s", value)
        self._end_array(at, 8)

    def header_fields(self, fields: Mapping[int, tuple[str, str | int]]) -> None:
        """Write the fields of a header, a(yv)."""
        at = self._begin_array(8)
        for code, (kind, value) in fields.items():
            self.align(8)
            self.bytes += bytes([code])
            self.variant(kind, value)
        self._end_array(at, 8)

    def _begin_array(self, alignment: int) -> int:
        self.number(0)
        at = len(self.bytes) - 4
        self.align(alignment)
        return at

    def _end_array(self, at: int, alignment: int) -> None:
        length = len(self.bytes) - _aligned(at + 4, alignment)
        self.bytes = self.bytes[:at] + struct.pack("<I", length) + self.bytes[at + 4 :]


def _call(
    serial: int, *, destination: str, path: str, interface: str, member: str, signature: str, body: bytes = b""
) -> bytes:
    fields: dict[int, tuple[str, str | int]] = {
        _PATH: ("o", path),
        _DESTINATION: ("s", destination),
        _INTERFACE: ("s", interface),
        _MEMBER: ("s", member),
    }
    if signature:
        fields[_SIGNATURE] = ("g", signature)
    writer = _Writer()
    writer.bytes = struct.pack("<cBBBII", b"l", CALL, 0, 1, len(body), serial)
    writer.header_fields(fields)
    writer.align(8)
    return writer.bytes + body


def _fields(header: bytes) -> dict[int, str | int]:
    fields: dict[int, str | int] = {}
    place = _LEAST_BYTES
    while place < len(header):
        code, kind = header[place], chr(header[place + 2])
        place += 4
        if kind == "g":
            length = header[place]
            fields[code] = header[place + 1 : place + 1 + length].decode()
            place += length + 2
        elif kind == "u":
            (fields[code],) = struct.unpack_from("<I", header, _aligned(place, 4))
            place = _aligned(place, 4) + 4
        elif kind in {"s", "o"}:
            place = _aligned(place, 4)
            fields[code] = text = _text_at(header, place)
            place += 4 + len(text.encode()) + 1
        else:
            raise ValueError("A field of a header that is no text and no number.")
        place = _aligned(place, 8)
    return fields


def _text_at(data: bytes, place: int) -> str:
    (length,) = struct.unpack_from("<I", data, place)
    return data[place + 4 : place + 4 + length].decode(errors="replace")


def _aligned(place: int, alignment: int) -> int:
    return -(-place // alignment) * alignment
