"""Names for what is put somewhere: free ones, short enough, and such as nobody else has."""

import itertools
import os
import secrets
from collections.abc import Callable, Iterator

_LONGEST_NAME_BYTES = 255
_LONG_ON_WINDOWS = 248


def free_name(name: str, *, is_taken: Callable[[str], bool], spare_bytes: int = 0) -> str:
    """Return the name or one made from it, `a (2).txt`, that is not taken; `spare_bytes` shorter than the longest."""
    return next(each for each in _names(name, _LONGEST_NAME_BYTES - spare_bytes) if not is_taken(each))


def _names(name: str, longest_bytes: int) -> Iterator[str]:
    stem, suffix = os.path.splitext(name)
    if len(os.fsencode(suffix)) > longest_bytes // 2:
        stem, suffix = name, ""
    for number in itertools.count(1):
        ending = (f" ({number})" if number > 1 else "") + suffix
        yield _shortened(stem, longest_bytes - len(os.fsencode(ending))) + ending


def _shortened(text: str, most_bytes: int) -> str:
    while len(os.fsencode(text)) > most_bytes:
        text = text[:-1]
    return text


def temporary_name(path: str) -> str:
    """Return a path in the folder of a file that nobody else comes by."""
    return os.path.join(os.path.dirname(path), f".dupfinder-{secrets.token_hex(8)}")


def part_path(temporary: str, *, beside: str) -> str:
    """Return what a copy that is not whole yet is called in the folder of the file `beside`."""
    return os.path.join(os.path.dirname(beside), os.path.basename(temporary) + ".part")


def long_path(path: str, *, system: str = os.name) -> str:
    r"""Return the path in the form in which Windows takes more than 260 characters, `\\?\C:\…`, where it needs that."""
    if system != "nt" or len(path) < _LONG_ON_WINDOWS or path.startswith("\\\\?\\"):
        return path
    # A share, \\server\share, is written \\?\UNC\server\share.
    return "\\\\?\\UNC" + path[1:] if path.startswith("\\\\") else "\\\\?\\" + path
