"""Giving a document another name in its folder, because a person wants to."""

import os
import secrets
from contextlib import suppress

from dupfinder.domain.display import visible
from dupfinder.domain.errors import SourceError
from dupfinder.domain.file_names import WHY_NOT, name_problem
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import say
from dupfinder.trash.folders import flush_folder
from dupfinder.trash.naming import is_one_name
from dupfinder.trash.places import describe
from dupfinder.trash.renaming import move_without_replacing


def rename_document(entry: FileEntry, new_name: str) -> str:
    """Give the document of a scan another name in its folder, and return its new path.

    Nothing is ever replaced. Raises `SourceError`, one sentence, for a name that no file can have or another one has,
    for a document that is not as the scan saw it, for one of a reference folder, and where the system refuses; then it
    still has its old name. It is undone by giving the document, as it is then, its old name.
    """
    path = entry.path
    problem = name_problem(new_name)
    if problem is not None:
        raise SourceError(WHY_NOT[problem], path=path)
    if entry.enclosing is not None:
        raise SourceError(say("{path} is inside another file, which is never changed.", path=visible(path)), path=path)
    if entry.is_reference:
        raise SourceError(
            say("{path} is in a protected folder, which is never changed.", path=visible(path)), path=path
        )
    _check_unchanged(entry, path)
    target = os.path.join(entry.folder, new_name)
    if target == path:
        return path
    try:
        if os.path.lexists(target) and is_one_name(path, target) and os.path.samestat(os.lstat(path), os.lstat(target)):
            _change_case(path, target)
        else:
            move_without_replacing(path, target)
    except FileExistsError:
        raise SourceError(say("The folder already has a file {name}.", name=visible(new_name)), path=path) from None
    except OSError as error:
        raise SourceError(
            say("{path} cannot be renamed: {why}", path=visible(path), why=describe(error)), path=path
        ) from error
    _check_unchanged(entry, target)
    with suppress(OSError):  # the name is there; whether it outlives a power cut is all that this decides
        flush_folder(entry.folder)
    return target


def _change_case(path: str, target: str) -> None:
    """Rename where the system takes both names for one: by way of a name that nobody has."""
    between = os.path.join(os.path.dirname(path), f".dupfinder-{secrets.token_hex(8)}")
    move_without_replacing(path, between)
    try:
        move_without_replacing(between, target)
    except OSError:
        move_without_replacing(between, path)
        raise


def _check_unchanged(entry: FileEntry, path: str) -> None:
    try:
        now = os.lstat(path)
    except OSError as error:
        raise SourceError(
            say("{what} cannot be found: {why}", what=visible(path), why=describe(error)), path=path
        ) from error
    if now.st_ino != entry.inode:  # the device gets another number with every mount
        raise SourceError(say("{what} was replaced by another file after the scan.", what=visible(path)), path=path)
    if (now.st_size, now.st_mtime_ns) != (entry.size_bytes, entry.mtime_ns):
        raise SourceError(say("{what} changed after the scan.", what=visible(path)), path=path)
