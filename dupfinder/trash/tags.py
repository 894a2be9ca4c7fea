"""Tags that desktops attach to files: reading and writing them, one set out of two, and that taken back.

Linux has tags, a comment and a rating in extended attributes (freedesktop.org's "CommonExtendedAttributes", and what
Dolphin and Baloo write); macOS has the Finder's tags in a property list. Windows has none.
"""

import ctypes
import errno
import os
import plistlib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from dupfinder.domain.records import dataclass

Tags = Mapping[str, bytes]
"""Attributes by their names; what a file does not have is not among them."""

_MOST_BYTES = 1 << 16
_NONE_THERE = {errno.ENODATA, errno.ENOTSUP, errno.EOPNOTSUPP, getattr(errno, "ENOATTR", errno.ENODATA)}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Kind:
    split: Callable[[bytes], list[Any]]
    """Gives the items; raises `ValueError` where there are none."""
    join: Callable[[Sequence[Any]], bytes]
    most: int | None = None
    """So many items it can have."""


def _between(separator: bytes) -> _Kind:
    return _Kind(
        split=lambda value: [item for part in value.split(separator) if (item := part.strip())], join=separator.join
    )


def _finder_tags(value: bytes) -> list[str]:
    try:
        found = plistlib.loads(value)
    except Exception as error:  # what `plistlib` raises for a damaged list, it does not say
        raise ValueError(value) from error
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise ValueError(value)
    return found


_KINDS: Mapping[str, _Kind] = (
    {
        "com.apple.metadata:_kMDItemUserTags": _Kind(
            split=_finder_tags, join=lambda items: plistlib.dumps(list(items), fmt=plistlib.FMT_BINARY)
        )
    }
    if sys.platform == "darwin"
    else {
        "user.xdg.tags": _between(b","),
        "user.xdg.comment": _between(b"\n"),
        "user.baloo.rating": _Kind(split=lambda value: [value] * (value != b"0"), join=b"".join, most=1),
    }
)
TAG_NAMES = frozenset(_KINDS)
"""The attributes that are carried over, and no others, whatever a journal says."""
HAS_TAGS = sys.platform == "darwin" or hasattr(os, "listxattr")
"""Whether files have any on this system."""


def tags_of(path: str) -> dict[str, bytes]:
    """Return the tags of a file; none where its volume has none. Raises `OSError`."""
    found = {}
    for name in _KINDS if HAS_TAGS else ():
        try:
            value = _get(path, name)
        except OSError as error:
            if error.errno not in _NONE_THERE:
                raise
        else:
            if len(value) <= _MOST_BYTES:
                found[name] = value
    return found


def give_tags(path: str, tags: Tags, *, before: Tags) -> None:
    """Make the tags of a file, which are `before`, these; raise `OSError`."""
    for name in _KINDS:
        if name in tags and tags[name] != before.get(name):
            _set(path, name, tags[name])
        elif name in before and name not in tags:
            _remove(path, name)


def united(kept: Tags, *others: Tags) -> dict[str, bytes]:
    """Return tags with all items, those of the kept document first, each once; its own rating counts."""
    found = dict(kept)
    for name, kind in _KINDS.items():
        items = _items(kind, kept.get(name))
        if items is None:  # of another program: neither read nor replaced
            continue
        known = {_key(item): item for item in items}
        for other in others:
            for item in _items(kind, other.get(name)) or ():
                known.setdefault(_key(item), item)
        came = list(known.values())[len(set(map(_key, items))) :]
        both = [*items, *came][: kind.most]
        if len(both) > len(items):
            found[name] = kind.join(both)
    return found


def without(now: Tags, brought: Tags, *, own: Tags, others: Iterable[Tags]) -> dict[str, bytes]:
    """Return tags from which what one document brought is gone, unless it was there before or others brought it, too.

    What a person has added since, stays; where all is as it was before (`own`), that is given byte for byte.
    """
    found, stay = dict(now), united(own, *others)
    for name, kind in _KINDS.items():
        before, remaining = _items(kind, now.get(name)) or [], _items(kind, stay.get(name)) or []
        gone = set(map(_key, _items(kind, brought.get(name)) or ())).difference(map(_key, remaining))
        items = [item for item in before if _key(item) not in gone]
        if items == before:
            continue
        if not items and kind.most is not None:
            items = remaining
        if items == (_items(kind, own.get(name)) or []):
            found.pop(name)
            found |= {name: own[name]} if name in own else {}
        else:
            found[name] = kind.join(items)
    return found


def _items(kind: _Kind, value: bytes | None) -> list[Any] | None:
    """Return what a value holds; `None` where it is damaged."""
    try:
        return [] if value is None else kind.split(value)
    except ValueError:
        return None


def _key(item: Any) -> Any:  # noqa: ANN401 - bytes on Linux, text on macOS
    """Return what tells one item from others: the Finder writes its colour behind the name."""
    return item.partition("\n")[0] if isinstance(item, str) else item


if sys.platform == "darwin":
    _SYSTEM = ctypes.CDLL(None, use_errno=True)
    _SYSTEM.getxattr.restype = ctypes.c_ssize_t
    _NOFOLLOW = 0x1

    def _get(path: str, name: str) -> bytes:
        value = ctypes.create_string_buffer(_MOST_BYTES)
        size = ctypes.c_size_t(len(value))
        length = _SYSTEM.getxattr(os.fsencode(path), name.encode(), value, size, ctypes.c_uint32(0), _NOFOLLOW)
        if length < 0:
            raise _last_error(path)
        return value.raw[:length]

    def _set(path: str, name: str, value: bytes) -> None:
        size = ctypes.c_size_t(len(value))
        if _SYSTEM.setxattr(os.fsencode(path), name.encode(), value, size, ctypes.c_uint32(0), _NOFOLLOW) < 0:
            raise _last_error(path)

    def _remove(path: str, name: str) -> None:
        if _SYSTEM.removexattr(os.fsencode(path), name.encode(), _NOFOLLOW) < 0:
            raise _last_error(path)

    def _last_error(path: str) -> OSError:
        number = ctypes.get_errno()
        return OSError(number, os.strerror(number), path)

else:
    _CALLS: Any = os  # Windows has none of these, and nobody asks there

    def _get(path: str, name: str) -> bytes:
        value: bytes = _CALLS.getxattr(path, name, follow_symlinks=False)
        return value

    def _set(path: str, name: str, value: bytes) -> None:
        _CALLS.setxattr(path, name, value, follow_symlinks=False)

    def _remove(path: str, name: str) -> None:
        _CALLS.removexattr(path, name, follow_symlinks=False)
