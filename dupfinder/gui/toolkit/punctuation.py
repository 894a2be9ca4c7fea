"""How parts become one text: the signs between them are those of the language of the window.

Empty parts are left out, and nothing stands in their place.
"""

import datetime
import os
import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QRectF, Qt

from dupfinder.domain.display import visible


def mirrored(part: QRectF, bounds: QRectF, direction: Qt.LayoutDirection) -> QRectF:
    """Return a part of `bounds` that is counted from its left, as it stands where one reads in this direction."""
    if direction is not Qt.LayoutDirection.RightToLeft:
        return QRectF(part)
    return QRectF(bounds.left() + bounds.right() - part.right(), part.top(), part.width(), part.height())


def without_begin(bounds: QRectF, width: float, direction: Qt.LayoutDirection) -> QRectF:
    """Return `bounds` without so much of it where reading begins."""
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    return bounds.adjusted(0, 0, -width, 0) if is_mirrored else bounds.adjusted(width, 0, 0, 0)


_WHOLE_DAY = "0000-01-01"


def instant(text: str) -> datetime.datetime | None:
    """Return the moment that a text names, with a zone; `None` for what is no time.

    What is missing counts as the earliest that it can be, and a missing zone as UTC: two times that are given alike
    are one moment.
    """
    try:
        moment = datetime.datetime.fromisoformat(text + _WHOLE_DAY[len(text) :])
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=datetime.UTC)


def local_time(text: str) -> datetime.datetime | None:
    """Return the time that a person here reads on the clock at that moment; `None` for what is no whole time.

    A time without a zone stays as it is.
    """
    if len(text) <= len(_WHOLE_DAY):
        return None
    try:
        moment = datetime.datetime.fromisoformat(text)
        return moment.astimezone().replace(tzinfo=None) if moment.tzinfo else moment
    except (ValueError, OverflowError, OSError):  # years that the calendar or the system does not have
        return None


def shown_folder(path: str, *, home: str) -> str:
    """Return the path of a folder or a document, visible; with `~` for the person's own folder, but on Windows.

    Nothing on Windows writes it so, and Explorer does not take it.
    """
    inside = home.rstrip(os.sep)
    is_inside = os.name != "nt" and (path == home or path.startswith(inside + os.sep))
    return visible("~" + path[len(inside) :] if is_inside else path)


_BEHIND = re.compile(r"\(&\w\)")
"""`文件(&F)`: where no letter of a text can be the key, it stands behind the text."""
_WITHIN = re.compile(r"&(.)")


def button_text(text: str) -> str:
    """Return the text of a menu's entry as a button has it: without its key, and without dots at its end."""
    return without_mnemonic(text).removesuffix("…").rstrip()


def without_mnemonic(text: str) -> str:
    """Return a text without the sign for its key; an ampersand that is meant to be seen (`&&`) stays."""
    return _WITHIN.sub(r"\1", _BEHIND.sub("", text))


def listed(parts: Iterable[str]) -> str:
    """Return things of one kind in a row: `case, punctuation`."""
    return QCoreApplication.translate("Punctuation", ", ").join(filter(None, parts))


def clauses(*parts: str) -> str:
    """Return what belongs together as one statement: `37 marked, 148 MB`."""
    return _between(QCoreApplication.translate("Punctuation", "{first}, {second}")).join(filter(None, parts))


def sentences(*parts: str) -> str:
    """Return one sentence after the other."""
    return _between(QCoreApplication.translate("Punctuation", "{first} {second}")).join(filter(None, parts))


def named(name: str, text: str) -> str:
    """Return a text after what it is of: `Author: A. Smith`."""
    return QCoreApplication.translate("Punctuation", "{name}: {text}").format(name=name, text=text)


def closed(text: str) -> str:
    """Return a text with a full stop, unless it has one."""
    stop = _stop()
    return text if text.endswith((".", stop)) else text + stop


def unclosed(text: str) -> str:
    """Return a sentence without its full stop, so that it can go on."""
    return text.removesuffix(_stop())


def _stop() -> str:
    return QCoreApplication.translate("Punctuation", ".")


def _between(pattern: str) -> str:
    return pattern.format(first="", second="")
