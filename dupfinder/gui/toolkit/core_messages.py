"""What the core says, in the language of the window: templates translated, numbers as the locale writes them."""

from collections.abc import Callable
from typing import ParamSpec

from PySide6.QtCore import QCoreApplication, QLocale

from dupfinder.domain.messages import Message, Value, put_in, telling

_P = ParamSpec("_P")


def core_message(message: Message) -> str:
    """Return a message in the language of the window, and so what is put into it; paths and the like as they are."""
    return put_in(QCoreApplication.translate("CoreMessages", message.template), message.values, core_text)


def core_text(value: "Value | float") -> str:
    """Return a value as it stands in a sentence of the window; reports are told by this (`telling`)."""
    if isinstance(value, Message):
        return core_message(value)
    if isinstance(value, float):
        return QLocale().toString(value, "f", 1)
    return value if isinstance(value, str) else QLocale().toString(value)


def told_here(words: Callable[_P, str], *args: _P.args, **kwargs: _P.kwargs) -> str:
    """Return what `dupfinder.report.wording` says of something, in the language of the window."""
    with telling(core_text):
        return words(*args, **kwargs)
