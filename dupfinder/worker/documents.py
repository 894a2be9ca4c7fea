"""One document at a time, opened for a reader; whatever goes wrong with it becomes a part of its answer."""

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.files import ByBytes
from dupfinder.domain.messages import say
from dupfinder.domain.records import dataclass
from dupfinder.extract import Box, SourceFile, enclosed_source, open_box, recognise
from dupfinder.worker.opening import FileLook, content_digest, digest_of_whole, open_unchanged

TOO_MUCH_MEMORY = say("Reading needed more memory than the limit for one document.")

_SMALL_BYTES = 1 << 16
"""A file of so few bytes is read at once, not first where it tells its format."""
HELD_BYTES = 64 << 20
LOOKED_AT_BYTES = 256 << 20
"""So much is held of a document that is looked at; what shows pages takes the whole file into memory anyway."""


@contextlib.contextmanager
def opened_document(
    look: FileLook,
    wanted: frozenset[str],
    head: dict[str, Any],
    *,
    most_held_bytes: int | None = None,
    by_bytes: ByBytes = ByBytes.NONE,
    on_step: Callable[[], None] | None = None,
) -> Iterator[SourceFile | None]:
    """Give the block a document to parse, with its format and digest noted in `head`; `None` for what is not wanted.

    What nobody reads, and `by_bytes` has compared, is noted as `unread`: its format, empty where it has none. It is
    digested if there is an `on_step`, which is called now and then meanwhile, or if it is inside of a file.
    Files up to `most_held_bytes` (`HELD_BYTES` if not given) are read once, into memory, so that what is digested is
    what is parsed.
    """
    name = os.path.basename(look.path)
    is_small = look.size_bytes <= _SMALL_BYTES
    with open_unchanged(look, at_once=is_small and not look.inside) as stream:
        source = _BOXES.innermost(look, SourceFile(name, stream, look.size_bytes))
        if is_small:
            source.hold()
        found = recognise(source)
        if source.failure is not None:  # what could not be looked at may be of any format
            raise source.failure
        is_wanted = not wanted or (found is not None and found.name in wanted)
        head["format"] = found.name if found and not found.is_unread and is_wanted else None
        if head["format"] is None:
            if is_wanted and (by_bytes is ByBytes.ALL or (found and by_bytes is ByBytes.DOCUMENTS)):
                head["unread"] = found.name if found else ""
                if look.inside:
                    head["digest"] = content_digest(source.open()).hex()
                elif on_step is not None:
                    head["digest"] = content_digest(stream, on_step=on_step).hex()
            yield None
            return
        if look.inside:
            head["digest"] = content_digest(source.open()).hex()
            yield source
            return
        if look.size_bytes > (HELD_BYTES if most_held_bytes is None else most_held_bytes):
            head["digest"] = content_digest(stream).hex()
            yield source
            return
        held = source.hold()
    head["digest"] = digest_of_whole(held).hex()
    yield source


@dataclass(frozen=True, slots=True)
class _Level:
    """A file that was opened because of what is inside of it."""

    look: FileLook
    source: SourceFile | None
    """`None` for the outermost one, which is opened anew each time."""
    box: Box[Any]


class _LastBoxes:
    """Finds what is inside of files. What the last one encloses is kept: who asks for one mail asks for the next."""

    def __init__(self) -> None:
        self._levels: list[_Level] = []

    def innermost(self, look: FileLook, outer: SourceFile) -> SourceFile:
        """Return the document that is meant: the file itself, or one inside of it."""
        source = outer
        for depth in range(self._known_depth(look), len(look.inside)):
            level = self._level(_around(look, depth), depth, source)
            source = enclosed_source(level.box, level.source or outer, look.inside[depth])
        return source

    def box(self, look: FileLook, source: SourceFile) -> Box[Any]:
        """Return what this document encloses."""
        return self._level(replace(look, taken=None), len(look.inside), source).box

    def _known_depth(self, look: FileLook) -> int:
        """Return how many of the names need not be looked for again."""
        known = range(min(len(self._levels), len(look.inside)) - 1, 0, -1)
        return next((depth for depth in known if self._levels[depth].look == _around(look, depth)), 0)

    def _level(self, look: FileLook, depth: int, source: SourceFile) -> _Level:
        if len(self._levels) > depth and self._levels[depth].look == look:
            return self._levels[depth]
        del self._levels[depth:]
        level = _Level(look, source if depth else None, open_box(source))
        self._levels.append(level)
        return level


def _around(look: FileLook, depth: int) -> FileLook:
    """Return the document that is so deep inside the file, on the way to this one."""
    return replace(look, inside=look.inside[:depth], taken=None)


_BOXES = _LastBoxes()


def box_of(look: FileLook, source: SourceFile) -> Box[Any]:
    """Return what a document encloses that was opened just now."""
    return _BOXES.box(look, source)


class LastDocument:
    """Opens documents that are looked at, and holds the last one: its next page need not wait for all of it again."""

    def __init__(self) -> None:
        self._held: tuple[FileLook, frozenset[str], SourceFile] | None = None
        self._head: dict[str, Any] = {}

    @contextlib.contextmanager
    def opened(self, look: FileLook, wanted: frozenset[str], head: dict[str, Any]) -> Iterator[SourceFile | None]:
        """Give the block a document as `opened_document` does; one that looks as it did is not read again."""
        held, self._held = self._held, None  # nothing is held of what goes wrong, nor beside what is read now
        if held is not None and held[:2] == (look, wanted):
            with open_unchanged(look):
                head |= self._head
                yield held[2]
            self._held = held
            return
        del held
        with opened_document(look, wanted, head, most_held_bytes=LOOKED_AT_BYTES) as source:
            # Not its place among the files of this request: the next one may have it at another.
            noted: dict[str, Any] = {name: head[name] for name in ("format", "digest") if name in head}
            yield source
        if source is not None and look.size_bytes <= LOOKED_AT_BYTES:
            self._held, self._head = (look, wanted, source), noted


class problem_into(contextlib.AbstractContextManager[None]):  # noqa: N801 - reads like a function
    """Turn what goes wrong in the block into `problem` and `message` of an answer."""

    def __init__(self, head: dict[str, Any]) -> None:
        self._head = head

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> bool:
        if isinstance(error, DocumentError):
            code, message = error.code, error.message
        elif isinstance(error, MemoryError):
            code, message = ProblemCode.TOO_LARGE, TOO_MUCH_MEMORY
        elif isinstance(error, RecursionError):
            code, message = ProblemCode.DAMAGED, say("The document is nested too deeply to read.")
        else:
            return False
        if code in {ProblemCode.CHANGED, ProblemCode.VANISHED, ProblemCode.UNREADABLE}:
            # The bytes that were seen before cannot be relied on.
            self._head.pop("digest", None)
        self._head["problem"], self._head["message"] = code.value, message.as_json()
        return True
