"""E-mail messages, as they are sent and as Outlook keeps them, that nest, repeat, or lie."""

import base64
import struct
from collections.abc import Callable, Iterator

from hostile_files.compound_writing import compound_file
from hostile_files.hostile_file import DAMAGED, NO_TEXT, READ, REFUSED, SURVIVED, HostileFile, quick
from hostile_files.legacy_writing import (
    ATTACHED_NAME,
    ATTACHMENT_HEADER_BYTES,
    BINARY,
    BODY,
    BODY_HTML,
    BODY_RTF,
    PROPERTIES,
    SUBJECT,
    TIME,
    UNICODE,
    message_streams,
    property_stream,
    stream_name,
)

Attack = tuple[str, Callable[[], bytes], frozenset[str]]
HEAD = "From: a@example.org\nTo: b@example.org\nSubject: words\nMIME-Version: 1.0\n"


def hostile_messages() -> Iterator[HostileFile]:
    """Yield all of them."""
    for suffix, attacks in ((".eml", _sent()), (".msg", _kept())):
        for name, make, outcomes in attacks:
            yield HostileFile(name=f"{name}{suffix}", make=make, outcomes=outcomes)


def _mail(rest: str, head: str = HEAD) -> Callable[[], bytes]:
    return lambda: (head + rest).encode("latin-1")


def _nested(depth: int) -> bytes:
    parts = (f"Content-Type: multipart/mixed; boundary=b{n}\n\n--b{n}\n" for n in range(depth))
    return (HEAD + "".join(parts) + "Content-Type: text/plain\n\nwords\n").encode()


def _messages_in_messages(depth: int) -> bytes:
    return (HEAD + f"Content-Type: message/rfc822\n\n{HEAD}" * depth + "\nwords\n").encode()


def _multipart(parts: str, boundary: str = "b") -> Callable[[], bytes]:
    return _mail(f"Content-Type: multipart/mixed; boundary={boundary}\n\n{parts}")


def _sent() -> Iterator[Attack]:
    plain = "--b\nContent-Type: text/plain\n\nwords\n"
    yield "header of 20 MB", _mail("X-Long: " + "words " * 3_500_000 + "\n\nwords\n"), SURVIVED
    yield (
        "a long subject",
        _mail("\nwords\n", "From: a@example.org\nTo: b@c\nSubject: " + "words " * 800_000 + "\n"),
        SURVIVED,
    )
    yield (
        "subject of many lines",
        _mail("\nwords\n", "From: a@example.org\nTo: b@c\nSubject: words" + "\n words" * 100_000 + "\n"),
        SURVIVED,
    )
    yield (
        "subject of encoded words",
        _mail("\nwords\n", "From: a@example.org\nTo: b@c\nSubject: " + "=?utf-8?q?=C3=A9?= " * 200_000 + "\n"),
        SURVIVED,
    )
    yield (
        "subject of one encoded word",
        _mail("\nwords\n", "From: a@example.org\nTo: b@c\nSubject: =?utf-8?b?" + "w6k=" * 500_000 + "?=\n"),
        SURVIVED,
    )
    yield (
        "subject of question marks",
        _mail("\nwords\n", "From: a@example.org\nTo: b@c\nSubject: " + "=?" * 1_000_000 + "\n"),
        SURVIVED,
    )
    yield "headers", _mail("X: y\n" * 150_000 + "\nwords\n"), SURVIVED
    yield "addresses", _mail("Cc: " + "a@b.c, " * 60_000 + "\n\nwords\n"), SURVIVED
    yield "comments in addresses", _mail("\nwords\n", "From: " + "(" * 200_000 + "\nTo: b@c\nSubject: x\n"), SURVIVED
    yield "quotes in addresses", _mail("\nwords\n", "From: " + '"\\' * 200_000 + "\nTo: b@c\nSubject: x\n"), SURVIVED
    yield (
        "groups of addresses",
        _mail("\nwords\n", "From: " + "a:" * 100_000 + "\nTo: " + "<" * 100_000 + "\nSubject: x\n"),
        SURVIVED,
    )
    yield "parts 5,000 deep", lambda: _nested(5_000), SURVIVED
    yield "parts 50,000 deep", lambda: _nested(50_000), SURVIVED
    yield "messages 5,000 deep", lambda: _messages_in_messages(5_000), SURVIVED
    yield "parts", _multipart(plain * 15_000 + "--b--\n"), SURVIVED
    yield "empty parts", _multipart("--b\n" * 60_000 + plain + "--b--\n"), SURVIVED
    yield "a boundary of nothing", _multipart("--\n\nwords\n----\n", '""'), SURVIVED
    yield "no boundary", _mail("Content-Type: multipart/mixed\n\nwords\n"), SURVIVED
    yield "a boundary of 1 MB", _multipart("--" + "b" * 1_000_000 + "\n\nwords\n", "b" * 1_000_000), SURVIVED
    yield "a boundary of marks", _multipart("--((a+)+)+$\n\nwords\n", '"((a+)+)+$"'), SURVIVED
    yield "dashes", _multipart(plain + "--\n" * 300_000), SURVIVED
    yield (
        "parameters",
        _mail("Content-Type: text/plain" + "".join(f"; a*{n}*=b" for n in range(50_000)) + "\n\nwords\n"),
        SURVIVED,
    )
    yield (
        "a parameter of numbers",
        _mail("Content-Type: text/plain; charset*999999999999*=utf-8''x; name*0*=%; name*-1*=y\n\nwords\n"),
        SURVIVED,
    )
    yield "semicolons", _mail("Content-Type: text/plain" + ";" * 1_000_000 + "\n\nwords\n"), SURVIVED
    yield (
        "quotes in parameters",
        _mail('Content-Type: text/plain; charset="' + '\\"' * 300_000 + "\n\nwords\n"),
        SURVIVED,
    )
    yield "an alphabet of nobody", _mail("Content-Type: text/plain; charset=nonsense\n\nwords \xe9\n"), SURVIVED
    yield "an alphabet that is a codec", _mail("Content-Type: text/plain; charset=bz2\n\nwords\n"), SURVIVED
    yield "an alphabet with zeros", _mail('Content-Type: text/plain; charset="utf\x008"\n\nwords\n'), SURVIVED
    yield "base64 of garbage", _mail("Content-Transfer-Encoding: base64\n\n" + "=!" * 500_000 + "\n"), SURVIVED
    yield (
        "a long base64",
        _mail("Content-Transfer-Encoding: base64\n\n" + base64.b64encode(b"words " * 400_000).decode() + "\n"),
        SURVIVED,
    )
    yield (
        "quoted and unquoted",
        _mail("Content-Transfer-Encoding: quoted-printable\n\n" + "=" * 1_000_000 + "\n"),
        SURVIVED,
    )
    yield (
        "uuencoded",
        _mail("Content-Transfer-Encoding: x-uuencode\n\nbegin 644 a\n" + "M" * 2_000_000 + "\nend\n"),
        SURVIVED,
    )
    yield "encoded by nobody", _mail("Content-Transfer-Encoding: x-nobody\n\nwords\n"), SURVIVED
    yield (
        "a body elsewhere",
        _mail("Content-Type: message/external-body; access-type=local-file; name=/etc/passwd\n\n\nwords\n"),
        SURVIVED,
    )
    yield "a page a million deep", _mail("Content-Type: text/html\n\n" + "<div>" * 1_000_000), SURVIVED
    yield "a page of formats", _mail("Content-Type: text/html\n\n" + "<b><p>" * 100_000), SURVIVED
    yield (
        "other choices",
        _mail(
            "Content-Type: multipart/alternative; boundary=b\n\n"
            + "--b\nContent-Type: text/html\n\n<p>words\n" * 20_000
        ),
        SURVIVED,
    )
    yield "a date that is none", _mail("Date: Mon, 99 Xxx 99999999999 99:99:99 +9999999999\n\nwords\n"), SURVIVED
    yield (
        "names of attachments",
        _multipart(
            plain + "".join(f"--b\nContent-Disposition: attachment; filename=f{n}\n\nx\n" for n in range(30_000))
        ),
        SURVIVED,
    )
    yield "only headers", _mail(""), quick(DAMAGED, NO_TEXT, READ)
    yield "zeros", _mail("\n" + "\0" * 1_000_000 + "words\n"), SURVIVED


def _message(streams: dict[str, bytes]) -> Callable[[], bytes]:
    return lambda: compound_file(message_streams("words", "more words in the body") | streams)


def _with_property(number: int, kind: int, value: int, data: bytes) -> Callable[[], bytes]:
    entries = [(SUBJECT, UNICODE, 12), (number, kind, value)]
    return _message({PROPERTIES: property_stream(entries), stream_name(number, kind): data})


def _packed_rtf(said: int, body: bytes, *, mark: bytes = b"LZFu") -> bytes:
    """Return compressed rich text ([MS-OXRTFCP] 2.1.3.1) that says how large it will be."""
    return struct.pack("<II", len(body) + 12, said) + mark + struct.pack("<I", 0) + body


def _attached(count: int) -> dict[str, bytes]:
    streams: dict[str, bytes] = {}
    name = "file.txt".encode("utf-16-le")
    for number in range(count):
        storage = f"__attach_version1.0_#{number:08X}"
        streams[f"{storage}/{PROPERTIES}"] = property_stream(
            [(ATTACHED_NAME, UNICODE, len(name) + 2)], header_bytes=ATTACHMENT_HEADER_BYTES
        )
        streams[f"{storage}/{stream_name(ATTACHED_NAME, UNICODE)}"] = name
    return streams


def _in_each_other(depth: int) -> dict[str, bytes]:
    inner = "__attach_version1.0_#00000000/__substg1.0_3701000D/"
    return {
        f"{inner * level}{name}": data
        for level in range(depth)
        for name, data in message_streams("words", "inner").items()
    }


def _without_body() -> dict[str, bytes]:
    streams = message_streams("words", "")
    del streams[stream_name(BODY, UNICODE)]
    return streams


def _kept() -> Iterator[Attack]:
    html = "<div>" * 1_000_000
    yield "a long body", _with_property(BODY, UNICODE, 0, ("words " * 200_000).encode("utf-16-le")), SURVIVED
    yield "a body of half letters", _with_property(BODY, UNICODE, 0, b"\x00\xd8" * 1000 + b"w"), SURVIVED
    yield "a body of 4 GB", _with_property(BODY, UNICODE, 0xFFFFFFFF, b"w\0o\0"), SURVIVED
    yield "a page a million deep", _with_property(BODY_HTML, BINARY, len(html), html.encode()), SURVIVED
    yield "rich text of 4 GB", _with_property(BODY_RTF, BINARY, 40, _packed_rtf(0xFFFFFFFF, b"\x00" * 40)), SURVIVED
    yield (
        "rich text that repeats",
        _with_property(BODY_RTF, BINARY, 40, _packed_rtf(100_000_000, b"\xff" + b"\x00\x0f" * 8 * 100_000)),
        SURVIVED,
    )
    yield "rich text by nobody", _with_property(BODY_RTF, BINARY, 40, _packed_rtf(5, b"words", mark=b"XXXX")), SURVIVED
    yield "dates beyond time", _with_property(0x0039, TIME, 0xFFFFFFFFFFFFFFFF, b""), SURVIVED
    yield "100,000 properties", _message({PROPERTIES: property_stream([(SUBJECT, UNICODE, 12)] * 100_000)}), SURVIVED
    yield "properties of nothing", _message({PROPERTIES: b""}), SURVIVED
    yield "half a property", _message({PROPERTIES: bytes(32) + b"\x1f\x00\x37"}), SURVIVED
    yield "no properties", lambda: compound_file({stream_name(SUBJECT, UNICODE): b"w\0"}), SURVIVED
    yield "no body", lambda: compound_file(_without_body()), SURVIVED
    yield "1,000 attachments", _message(_attached(1_000)), SURVIVED
    yield "messages in messages", _message(_in_each_other(100)), SURVIVED
    yield "cut off", lambda: compound_file(message_streams("words", "words " * 5000))[:20_000], REFUSED
