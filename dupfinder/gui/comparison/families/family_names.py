"""Names of versions are often long and nearly the same: the part by which each is known is shown first of all."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.families.family_order import written_date_of
from dupfinder.gui.toolkit.wording import Wording


def shown_date(document: Document, wording: Wording) -> str:
    """Return the day that a document says of itself, else that of its file's last change, as it is written here."""
    written = written_date_of(document)
    return wording.written_day(written) if written else wording.date(document.entry.mtime_ns)


_WORD_END = re.compile(r"[\W_]")


class NameParts(NamedTuple):
    """A name that is safe to show; all names of the family begin with `before` and end with `after`."""

    before: str
    own: str
    after: str


def name_parts(names: Sequence[str]) -> tuple[NameParts, ...]:
    """Return the parts of each name; a name that has nothing of its own counts as its own."""
    if not names:
        return ()
    # What the first and the last one in alphabetical order share, all others share, too.
    start = _shared_words(min(names), max(names))
    turned = [name[start:][::-1] for name in names]
    end = _shared_words(min(turned), max(turned))
    return tuple(_parts(name, start, len(name) - end) for name in names)


def _parts(name: str, start: int, end: int) -> NameParts:
    if not name[start:end].strip():
        start, end = 0, len(name)
    return NameParts(visible(name[:start]), visible(name[start:end]), visible(name[end:]))


def _shared_words(one: str, other: str) -> int:
    """Return how many letters both begin with, in whole words: `10` and `12` are told apart by more than a 2."""
    differ = (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    shared = one[: next(differ, min(len(one), len(other)))]
    return max((found.end() for found in _WORD_END.finditer(shared)), default=0)


def fitted_name(parts: NameParts, metrics: QFontMetrics, width: int) -> str:
    """Return as much of a name as fits: what stands behind its own part gives way first, then what stands before."""
    whole = "".join(parts)
    if metrics.horizontalAdvance(whole) <= width:
        return whole
    tail = "…" if parts.after else ""
    room = width - metrics.horizontalAdvance(tail)
    if metrics.horizontalAdvance(f"…{parts.own}") > room:
        return metrics.elidedText(parts.own, Qt.TextElideMode.ElideMiddle, width)
    return metrics.elidedText(parts.before + parts.own, Qt.TextElideMode.ElideLeft, room) + tail
