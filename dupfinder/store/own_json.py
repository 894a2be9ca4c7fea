"""Small JSON files of the person's own: a format, a version, and what is in it."""

import json
from collections.abc import Callable
from typing import TypeVar

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.domain.json_budget import parsed_json
from dupfinder.store.own_file import read_own_file, write_own_file
from dupfinder.store.record_codec import BadRecord, Json, UnknownPart

VERSION = 1
_Content = TypeVar("_Content")


def read_own_json(path: str, kind: str, parse: Callable[[Json], _Content], *, what: str) -> _Content | None:
    """Return what is in a file, or `None` where there is none.

    `parse` raises `ValueError` for what makes no sense. `StoreError` says in a sentence that the file with `what`
    ("your saved settings") is damaged or was written by a newer version.
    """
    content = read_own_file(path)
    if content is None:
        return None
    try:
        return parse(_content(parsed_json(content), kind))
    except UnknownPart as error:
        message = f"The file {visible(path)} with {what} was written by a newer version of DupFinder."
        raise StoreError(message, path=path) from error
    except ValueError as error:
        reason = f"The file {visible(path)} with {what} is damaged"
        raise StoreError(f"{reason}; mend it, or move it away, to go on.", path=path) from error


def _content(found: Json, kind: str) -> Json:
    if type(found) is not dict or found.get("format") != kind or type(found.get("version")) is not int:
        raise BadRecord(kind)
    if found["version"] > VERSION:
        raise UnknownPart(kind)
    return found.get("content")


def write_own_json(path: str, kind: str, content: Json) -> None:
    """Write a file that `read_own_json` reads; `StoreError` where that fails."""
    text = json.dumps({"format": kind, "version": VERSION, "content": content}, indent=1)
    write_own_file(path, text.encode("ascii"))
