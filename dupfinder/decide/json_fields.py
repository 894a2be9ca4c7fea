"""Reading JSON that somebody else may have written: every field is checked, and a wrong one is named."""

import base64
import enum
import os
import re
from collections.abc import Iterator
from typing import TypeVar

from dupfinder.domain.errors import UsageError
from dupfinder.domain.json_budget import TOO_MUCH, TooMuchJsonError, parsed_json

_E = TypeVar("_E", bound=enum.StrEnum)


class JsonFields:
    """One object of a JSON file, and where it stands there; a wrong field is a `UsageError`."""

    def __init__(self, value: object, *, kind: str, where: str = "") -> None:
        self._kind = kind
        self._where = where
        if not isinstance(value, dict):
            raise self.wrong("must be an object")
        self._value: dict[str, object] = value

    @classmethod
    def document(cls, value: object, *, kind: str) -> "JsonFields":
        """Return the outermost object of a file whose `format` is `kind`."""
        fields = cls(value, kind=kind)
        if fields.text("format") != kind:
            raise fields.wrong(f"must be {kind}", "format")
        if fields.count("version") != 1:
            raise fields.wrong("is one that this program does not know", "version")
        return fields

    def has(self, name: str) -> bool:
        """Return whether there is such a field, and it is not null."""
        return self._value.get(name) is not None

    def text(self, name: str) -> str:
        """Return a string."""
        value = self._value.get(name)
        if not isinstance(value, str):
            raise self.wrong("must be a text", name)
        return value

    def flag(self, name: str) -> bool:
        """Return true or false."""
        value = self._value.get(name)
        if not isinstance(value, bool):
            raise self.wrong("must be true or false", name)
        return value

    def whole(self, name: str) -> int:
        """Return a whole number, which may be negative (the time of a file from before 1970)."""
        value = self._value.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong("must be a whole number", name)
        return value

    def count(self, name: str) -> int:
        """Return a whole number that is not negative."""
        value = self.whole(name)
        if value < 0:
            raise self.wrong("must not be negative", name)
        return value

    def digest(self, name: str, *, digits: int = 64) -> str:
        """Return so many hexadecimal digits."""
        value = self.text(name)
        if not re.fullmatch(f"[0-9a-f]{{{digits}}}", value):
            raise self.wrong(f"must be {digits} hexadecimal digits", name)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of strings."""
        value = self._value.get(name)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong("must be a list of texts", name)
        return tuple(value)

    def choices(self, name: str, kind: type[_E]) -> tuple[_E, ...]:
        """Return a list of values of an enumeration."""
        value = self._value.get(name)
        if not isinstance(value, list) or not all(each in list(kind) for each in value):
            raise self.wrong(f"must be a list of {', '.join(kind)}", name)
        return tuple(map(kind, value))

    def choice(self, name: str, kind: type[_E]) -> _E:
        """Return a value of an enumeration."""
        value = self.text(name)
        if value not in list(kind):
            raise self.wrong(f"must be one of {', '.join(kind)}", name)
        return kind(value)

    def counts(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers that are not negative."""
        value = self._value.get(name)
        if not isinstance(value, list) or not all(type(each) is int and each >= 0 for each in value):
            raise self.wrong("must be a list of whole numbers", name)
        return tuple(value)

    def path(self) -> str:
        """Return the absolute path in `path`, or in `path_bytes` (base64) where it is not UTF-8."""
        path = self.text("path")
        try:
            if self.has("path_bytes"):
                path = os.fsdecode(base64.b64decode(self.text("path_bytes"), validate=True))
            os.fsencode(path)
        except ValueError:
            raise self.wrong("does not hold a path", "path_bytes" if self.has("path_bytes") else "path") from None
        if not os.path.isabs(path) or "\0" in path:
            raise self.wrong("must be an absolute path", "path")
        return path

    def paths(self, name: str) -> tuple[str, ...]:
        """Return a list of absolute paths; those that are not UTF-8 stand in a list beside it, in base64."""
        shown = self.texts(name)
        whole = self._value.get(f"{name}_bytes") or [None] * len(shown)
        if not isinstance(whole, list) or len(whole) != len(shown):
            raise self.wrong("must be as long as the list of paths", f"{name}_bytes")
        pairs = zip(shown, whole, strict=True)
        places = ({"path": path} | ({"path_bytes": raw} if raw is not None else {}) for path, raw in pairs)
        return tuple(JsonFields(each, kind=self._kind, where=self._name(name)).path() for each in places)

    def objects(self, name: str) -> Iterator["JsonFields"]:
        """Yield the objects of a list."""
        value = self._value.get(name)
        if not isinstance(value, list):
            raise self.wrong("must be a list", name)
        for number, item in enumerate(value):
            yield JsonFields(item, kind=self._kind, where=f"{self._name(name)}[{number}]")

    def inner(self, name: str) -> "JsonFields":
        """Return an object inside this one."""
        return JsonFields(self._value.get(name), kind=self._kind, where=self._name(name))

    def wrong(self, why: str, name: str = "") -> UsageError:
        """Return the error for a field, or for the whole object."""
        where = self._name(name) if name else self._where
        return UsageError(f"This is no {self._kind} file that can be used: {where or 'what it holds'} {why}.")

    def _name(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name


def parse_json(text: str) -> object:
    """Return what the text says, or raise `UsageError`."""
    try:
        parsed: object = parsed_json(text)
    except TooMuchJsonError:
        raise UsageError(TOO_MUCH) from None
    except ValueError:
        raise UsageError("This file is not valid JSON.") from None
    return parsed
