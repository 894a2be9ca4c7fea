"""How parts become one text: the signs between them are those of the language of the window.

Empty parts are left out, and nothing stands in their place.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


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
