"""Small JSON files of the person's own: a format, a version, and what is in it."""

import contextlib
import errno
import json
import os
import stat
from collections.abc import Callable, Iterator
from typing import BinaryIO, TypeVar

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.domain.json_budget import parsed_json
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.whole_files import written_whole
from dupfinder.store.record_codec import BadRecord, Json, UnknownPart

MOST_BYTES = 16 << 20
"""No such file is as large; what is larger is none of ours."""


def read_own_file(path: str) -> bytes | None:
    """Return what is in the file, or `None` where there is none; raise `StoreError` where it cannot be read."""
    try:
        with open(path, "rb") as stream:
            # Python makes room for all that is asked for, which may be more than there is.
            content = stream.read(min(MOST_BYTES, os.fstat(stream.fileno()).st_size) + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError(
            say("The file {path} cannot be read: {why}.", path=visible(path), why=because(error))
        ) from error
    if len(content) > MOST_BYTES:
        raise StoreError(say("The file {path} is too large for a DupFinder file.", path=visible(path)))
    return content


def write_own_file(path: str, content: bytes) -> None:
    """Replace the file, or make it and its folder; raise `StoreError` where that fails: then it is as it was."""
    with new_own_file(path) as out:
        out.write(content)


@contextlib.contextmanager
def new_own_file(path: str) -> Iterator[BinaryIO]:
    """Give a stream to what shall be in the file, which is as it was if anything fails, as with `write_own_file`."""
    target = os.path.realpath(path)  # a link stays a link
    try:
        _check_no_device(target)
        os.makedirs(os.path.dirname(target), mode=0o700, exist_ok=True)
        with written_whole(target) as out:
            yield out
    except OSError as error:
        raise StoreError(
            say("The file {path} cannot be written: {why}.", path=visible(path), why=because(error))
        ) from error


def _check_no_device(path: str) -> None:
    with contextlib.suppress(FileNotFoundError):
        if stat.S_ISCHR(os.stat(path).st_mode):
            raise OSError(errno.EINVAL, say("it is a device"))  # a file would take its place


VERSION = 1
_Content = TypeVar("_Content")


def read_own_json(path: str, kind: str, parse: Callable[[Json], _Content], *, what: Message) -> _Content | None:
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
        message = say(
            "The file {path} with {what} is from a newer version of DupFinder.", path=visible(path), what=what
        )
        raise StoreError(message) from error
    except ValueError as error:
        raise damaged(path, what) from error


def damaged(path: str, what: Message) -> StoreError:
    """Return the error for a damaged file with `what` a person saved."""
    return StoreError(
        say("The file {path} with {what} is damaged. Repair it or move it away.", path=visible(path), what=what)
    )


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
