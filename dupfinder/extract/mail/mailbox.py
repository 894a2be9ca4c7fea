"""Mailboxes: files in which one e-mail follows the other, each behind a line that begins with "From " (RFC 4155).

So do mbox files, the folders of Thunderbird, and exports of Gmail and many others. Where a mail begins is told by more
than that word, as people write it, too: by the header in the next line, and by a date or what else programs write.
"""

import re
from collections.abc import Iterator

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import MOST_ENCLOSED, Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.enclosing import MAX_ENCLOSED_BYTES, Box
from dupfinder.extract.source import SourceFile

_CHUNK_BYTES = 4 << 20
_BEFORE_BYTES = 4
"""So much of what is before a line tells whether that is blank."""
_AFTER_BYTES = 2_048
"""So much from its beginning tells whether a line begins a mail; no such line is as long."""
_FROM = re.compile(rb"^>{0,60}From ", re.MULTILINE)
_QUOTED_FROM = re.compile(rb"^>(>{0,59}From )", re.MULTILINE)
_FIRST_LINES = re.compile(rb"From ([^\n]*)\n(?:>From [^\n]*\n)?[!-9;-~]+[ \t]*:")
_DATED = re.compile(rb"\d:\d\d")
_WRITTEN_BY_PROGRAMS = re.compile(rb"(?:-|[^\s@]+@[^\s@]+|MAILER-DAEMON)\s")
_BLANK = re.compile(rb"\n\r?\n\Z")
_STATUS = re.compile(rb"(?im)^X-Mozilla-Status:[ \t]*([0-9a-f]{4})[ \t\r]*$")
_DELETED = 0x0008
"""Thunderbird shows it no more; it stays in the file until the folder is compacted."""
_PLAIN_SUFFIXES = frozenset({".eml", ".txt", ".text", ".md", ".log"})


def is_mailbox(source: SourceFile) -> bool:
    """Return whether a file begins like a mailbox, and is not named as one mail or as text."""
    return source.suffix not in _PLAIN_SUFFIXES and _begins_mail(source.head, 0, is_first=True)


class Mailbox(Box[tuple[int, int, int]]):
    """The mails of a mailbox by their numbers, counted from 1; those that were deleted are numbered, but not there."""

    def __init__(self, source: SourceFile) -> None:
        found = []
        number = 0
        for number, (start, end, size_bytes) in enumerate(_mails(source), 1):
            if number > MOST_ENCLOSED:
                raise DocumentError(
                    ProblemCode.TOO_LARGE, say("The mailbox has more than {most} e-mails.", most=MOST_ENCLOSED)
                )
            if size_bytes is not None:
                found.append((Enclosed(str(number), size_bytes), (number, start, end)))
        if not number:
            raise DocumentError(ProblemCode.DAMAGED, say("No e-mail was found in the mailbox."))
        super().__init__(found)

    def _read(self, source: SourceFile, item: tuple[int, int, int]) -> bytes:
        """Return a mail as it was before it was put into the mailbox: without marks before "From "."""
        _, start, end = item
        if end - start > MAX_ENCLOSED_BYTES:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The e-mail is too large."))
        return _QUOTED_FROM.sub(rb"\1", source.read_at(start, end - start))

    def _file_name(self, item: tuple[int, int, int]) -> str:
        number, _, _ = item
        return f"{number}.eml"


def _begins_mail(block: bytes, place: int, *, is_first: bool) -> bool:
    """Return whether a mail begins at a place where a line begins with "From "."""
    found = _FIRST_LINES.match(block, place)
    if found is None:
        return False
    if _DATED.search(found[1]):
        return True
    is_after_blank = is_first or _BLANK.search(block, max(0, place - _BEFORE_BYTES), place) is not None
    return is_after_blank and _WRITTEN_BY_PROGRAMS.match(found[1] + b"\n") is not None


def _mails(source: SourceFile) -> Iterator[tuple[int, int, int | None]]:
    """Yield where each mail starts and ends, and how many bytes it has; `None` for one that was deleted."""
    begun: tuple[int, bool] | None = None
    quoted = 0
    for place, length, is_deleted in _lines(source):
        if length is None:
            quoted += 1
            continue
        if begun is not None:
            yield _mail(source, begun, place, quoted)
        begun, quoted = (place + length, is_deleted), 0
    if begun is not None:
        yield _mail(source, begun, source.size_bytes, quoted)


def _mail(source: SourceFile, begun: tuple[int, bool], end: int, quoted: int) -> tuple[int, int, int | None]:
    """Return a mail without the blank line behind it, which is no part of it."""
    start, is_deleted = begun
    tail = source.read_at(max(start, end - _BEFORE_BYTES), min(_BEFORE_BYTES, end - start))
    for blank in (b"\n\r\n", b"\n\n"):
        if tail.endswith(blank):
            end -= len(blank) - 1
            break
    return start, end, None if is_deleted else end - start - quoted


def _lines(source: SourceFile) -> Iterator[tuple[int, int | None, bool]]:
    """Yield where lines begin with "From ", quoted or not.

    With each that begins a mail comes how long it is, and whether that was deleted; with a quoted one nothing.
    """
    for start in range(0, max(1, source.size_bytes), _CHUNK_BYTES):
        first = max(0, start - _BEFORE_BYTES)
        block = source.read_at(first, start - first + _CHUNK_BYTES + _AFTER_BYTES)
        for found in _FROM.finditer(block, start - first):
            place = first + found.start()
            if place >= start + _CHUNK_BYTES:
                break
            if found[0].startswith(b">"):
                yield place, None, False
            elif _begins_mail(block, found.start(), is_first=place == 0):
                end = block.index(b"\n", found.start()) + 1
                status = _STATUS.search(block, end, end + _AFTER_BYTES)
                yield place, end - found.start(), status is not None and bool(int(status[1], 16) & _DELETED)
