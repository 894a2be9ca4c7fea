"""Names for what is put somewhere: free ones, short enough, and such as nobody else has."""

import os
import secrets
import unicodedata
from collections.abc import Callable

_LONGEST_NAME_BYTES = 255
_LONG_ON_WINDOWS = 248


def free_name(name: str, *, is_taken: Callable[[str], bool], spare_bytes: int = 0) -> str:
    """Return the name or one made from it, `a (2).txt`, that is not taken; `spare_bytes` shorter than the longest."""
    longest_bytes = _LONGEST_NAME_BYTES - spare_bytes
    taken, free = 0, 1
    while is_taken(_numbered(name, free, longest_bytes)):
        taken, free = free, 2 * free
    # Thousands of removed documents may have one name. Few questions find a free one whose predecessor is taken: the
    # lowest, unless items in between are gone.
    while free - taken > 1:
        middle = (taken + free) // 2
        if is_taken(_numbered(name, middle, longest_bytes)):
            taken = middle
        else:
            free = middle
    return _numbered(name, free, longest_bytes)


def _numbered(name: str, number: int, longest_bytes: int) -> str:
    stem, suffix = os.path.splitext(name)
    if len(os.fsencode(suffix)) > longest_bytes // 2:
        stem, suffix = name, ""
    ending = (f" ({number})" if number > 1 else "") + suffix
    return _shortened(stem, longest_bytes - len(os.fsencode(ending))) + ending


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


def is_one_name(one: str, other: str) -> bool:
    """Return whether two paths of existing folders lead to one name, through links to folders or second mounts.

    Names that differ in case or Unicode form only are held to be one, as they are on some volumes.
    """
    names = {unicodedata.normalize("NFC", os.path.basename(path).casefold()) for path in (one, other)}
    try:
        return len(names) == 1 and os.path.samestat(os.stat(os.path.dirname(one)), os.stat(os.path.dirname(other)))
    except OSError:
        return False


def is_second_name(path: str, other: str) -> bool:
    """Return whether the file has both names, so that it is still there if one of them goes; raise `OSError`.

    That both paths lead to one file is not enough: a folder on the way may have become a link to another.
    """
    there, info = os.lstat(path), os.lstat(other)
    return os.path.samestat(there, info) and info.st_nlink > 1 and not is_one_name(path, other)


def long_path(path: str, *, system: str = os.name) -> str:
    r"""Return the path in the form in which Windows takes more than 260 characters, `\\?\C:\…`, where it needs that."""
    if system != "nt" or len(path) < _LONG_ON_WINDOWS or path.startswith("\\\\?\\"):
        return path
    # A share, \\server\share, is written \\?\UNC\server\share.
    return "\\\\?\\UNC" + path[1:] if path.startswith("\\\\") else "\\\\?\\" + path


def plain_path(path: str, *, system: str = os.name) -> str:
    r"""Return the path as it is written elsewhere: Windows says `\\?\C:\a` where a link leads to `C:\a`."""
    if system != "nt" or not path.startswith("\\\\?\\"):
        return path
    rest = path[4:]
    return "\\" + rest[3:] if rest.upper().startswith("UNC\\") else rest
