"""What the core says to a person: an English sentence that knows what it was made of, for faces of other languages.

The core knows no languages. A sentence is a template, by which translators know it, and the values that are put in at
its places: paths and names as they are, numbers, and other messages. The command line takes the English text that a
message is; the window translates the template and the messages in it, and writes the numbers as its locale does
(`dupfinder.gui.toolkit.language`). A report is in the words of whoever has it written (`told`, `telling`).
packaging/translations.py finds the templates by the calls of `say`.
"""

import errno
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Self, TypeAlias

from dupfinder.domain.acyclic import pass_over
from dupfinder.domain.long_paths import is_too_long

Value: TypeAlias = "str | int | Message"
"""What is put in: a text as it is, a number, or what is translated in turn."""
Tell: TypeAlias = "Callable[[Value | float], str]"
"""What puts a value, or a number with a fraction, into the words of a language."""

_PLACE = re.compile(r"\{(\w+)\}")
_END_OF_NUMBERS = 1 << 63
_MOST_DEPTH = 8
"""Of messages inside each other, in what comes from elsewhere."""


class Message(str):
    """A text in English that knows its template and values; what is made of its letters is a mere `str` again."""

    __slots__ = ("template", "values")

    template: str
    """With each of its places, `{name}`, once."""
    values: Mapping[str, Value]

    def __new__(cls, template: str, values: Mapping[str, Value]) -> Self:
        """Put the values in."""
        message = super().__new__(cls, put_in(template, values, english))
        message.template, message.values = template, values
        pass_over(message)  # it holds what was there before it, and a scan may have 100,000 of them
        return message

    def __getnewargs__(self) -> tuple[str, Mapping[str, Value]]:  # type: ignore[override] # not those of `str`
        """Return what a copy is made of."""
        return self.template, self.values

    def with_values(self, **values: Value) -> "Message":
        """Return the same said of other values."""
        return Message(self.template, values)

    def as_json(self) -> list[Any]:
        """Return the template and the values as what `json` writes."""
        made = {name: value.as_json() if isinstance(value, Message) else value for name, value in self.values.items()}
        return [self.template, made]

    @classmethod
    def from_json(cls, found: Any, *, depth: int = 0) -> "Message":  # noqa: ANN401 - whatever JSON holds
        """Return the message that `as_json` made this of; a text, as older files have it, stays as it is.

        It may come from a stranger: `ValueError` for what is no message, or could become much longer than what it came
        in. Whatever else it says is shown.
        """
        if type(found) is str:
            return as_it_is(found)
        if type(found) is not list or len(found) != 2 or depth > _MOST_DEPTH:
            raise ValueError("message")
        template, values = found
        if type(template) is not str or type(values) is not dict or sorted(values) != sorted(places(template)):
            raise ValueError("message")
        template.encode()  # Qt cannot look half a character up; a UnicodeEncodeError is a ValueError
        return cls(template, {name: _value(value, depth=depth) for name, value in values.items()})


def _value(found: Any, *, depth: int) -> Value:  # noqa: ANN401 - whatever JSON holds
    if type(found) is str:
        return found
    if type(found) is int and abs(found) < _END_OF_NUMBERS:
        return found
    return Message.from_json(found, depth=depth + 1)


def say(template: str, /, **values: Value) -> Message:
    """Return a sentence, or a part of one, that is translated: the template is written out here, for translators."""
    return Message(template, values)


def as_it_is(text: str) -> Message:
    """Return what is never translated: what a system or a library says, and what older files hold."""
    return Message("{text}", {"text": text})


def message_of(text: str) -> Message:
    """Return a text as a message: as it is, unless it is one."""
    return text if isinstance(text, Message) else as_it_is(text)


def joined(*messages: Message) -> Message:
    """Return several sentences as one message; without any, an empty one."""
    first, *others = messages or [Message("", {})]
    for other in others:
        first = say("{first} {second}", first=first, second=other)
    return first


def lines(*messages: Message) -> Message:
    """Return a message of several lines."""
    names = [f"line{number}" for number, _ in enumerate(messages)]
    return Message("\n".join(f"{{{name}}}" for name in names), dict(zip(names, messages, strict=True)))


def places(template: str) -> list[str]:
    """Return the names of the places of a template, in order."""
    return _PLACE.findall(template)


def put_in(template: str, values: Mapping[str, Value], shown: Callable[[Value], str]) -> str:
    """Return a template, or a translation of it, with its values as they are shown; nothing in these is a place."""
    if "{" not in template:
        return template  # as most names are, of which a long report has a million
    return _PLACE.sub(lambda place: shown(values[place[1]]) if place[1] in values else place[0], template)


def english(value: "Value | float") -> str:
    """Return a value as it stands in an English sentence."""
    return value if isinstance(value, str) else f"{value:,}"


_TELL: ContextVar[Tell] = ContextVar("_TELL", default=english)


def told(value: "Value | float") -> str:
    """Return a message or a number (a fraction has one decimal) as a report says it; a mere text as it is."""
    return _TELL.get()(value)


@contextmanager
def telling(tell: Tell) -> Iterator[None]:
    """Have `told` use other words than English, in this thread and up to the end of a `with` statement."""
    token = _TELL.set(tell)
    try:
        yield
    finally:
        _TELL.reset(token)


SYSTEM_ERRORS: Mapping[int, Message] = {
    errno.EACCES: say("Permission denied"),
    errno.ECONNABORTED: say("Software caused connection abort"),
    errno.EBUSY: say("Device or resource busy"),
    errno.EEXIST: say("File exists"),
    errno.EIO: say("Input/output error"),
    errno.EISDIR: say("Is a directory"),
    errno.ELOOP: say("Too many levels of symbolic links"),
    errno.ENAMETOOLONG: say("File name too long"),
    errno.ENODEV: say("No such device"),
    errno.ENOENT: say("No such file or directory"),
    errno.ENOSPC: say("No space left on device"),
    errno.ENOTDIR: say("Not a directory"),
    errno.ENOTCONN: say("Transport endpoint is not connected"),
    errno.ENXIO: say("No such device or address"),
    errno.EPERM: say("Operation not permitted"),
    errno.EROFS: say("Read-only file system"),
    errno.ESTALE: say("Stale file handle"),
}
"""What is said of the errors that files meet most, in the words of Linux, whatever the system itself would say."""

IN_USE = say("Another program uses it")
_IN_USE_NUMBERS = (32, 33)
"""ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION: to Python a matter of permissions."""


def because(error: OSError) -> Message:
    """Return what went wrong, as the part of a sentence that says why."""
    if isinstance(error.strerror, Message):  # an error of ours with words of its own
        return error.strerror
    number = getattr(error, "winerror", None)  # many are one to Python, and others come in the system's language
    kind = errno.ENAMETOOLONG if is_too_long(error) else error.errno or 0
    said = IN_USE if number in _IN_USE_NUMBERS else SYSTEM_ERRORS.get(kind)
    said = said or as_it_is(error.strerror or str(error) or type(error).__name__)
    return said if number is None else say("{words} (Windows error {number})", words=said, number=str(number))
