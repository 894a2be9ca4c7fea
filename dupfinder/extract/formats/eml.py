"""E-mail messages as they are sent (RFC 5322, MIME)."""

import re

from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile

FIRST_HEADER = re.compile(rb"(?:From [^\n]*\n)?[!-9;-~]+[ \t]*:[ \t]")
HEADERS = re.compile(rb"(?im)^(from|to|subject|date|mime-version|message-id|received|return-path):")
NEEDED_HEADERS = 3
SUFFIXES = (".eml",)
PLAIN_SUFFIXES = frozenset({".txt", ".text", ".md", ".log"})
"""A text with these suffixes that starts like a message is read as the text that it is."""


def _recognises(source: SourceFile) -> bool:
    """Return whether the file starts with the headers of a message: three well-known ones, unless it is named so."""
    if source.suffix in PLAIN_SUFFIXES or not FIRST_HEADER.match(source.head):
        return False
    if source.suffix in SUFFIXES:
        return True
    headers = re.split(rb"\r?\n\r?\n", source.head, maxsplit=1)[0]
    return len({name.lower() for name in HEADERS.findall(headers)}) >= NEEDED_HEADERS


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.mail.eml import read  # noqa: PLC0415 - loaded only where messages are read

    return read(source)


FORMAT = Format(
    name="eml",
    title="e-mail message",
    suffixes=SUFFIXES,
    media_type="message/rfc822",
    recognises=_recognises,
    read=_read,
    reader="own, selectolax",
    pictures=lambda source: _read(source).pictures,
    reader_version=6,
    libraries=("selectolax", "chardet"),
)
