"""The folders and files that a person named: whether they can be used, their roles, and which lie inside another."""

import os
import stat
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from dupfinder.domain.errors import SourceError
from dupfinder.walk.facts import FileKey, file_key, trash_folder_around


@dataclass(frozen=True, slots=True, kw_only=True)
class Root:
    """A folder or file that a person named."""

    path: str
    key: FileKey
    info: os.stat_result
    is_reference: bool

    @property
    def is_folder(self) -> bool:
        """Return whether it is a folder, not a file."""
        return stat.S_ISDIR(self.info.st_mode)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roots:
    """What is walked: references first, so that a folder with both roles counts as a reference, outer before inner."""

    roots: tuple[Root, ...]
    reference_folders: Mapping[FileKey, str]
    notes: tuple[str, ...]


def resolve_roots(sources: Iterable[str], references: Iterable[str]) -> Roots:
    """Return the roots in the order in which they are walked; raise `SourceError` for one that cannot be used."""
    named = [_usable(path, is_reference=True) for path in references]
    named += [_usable(path, is_reference=False) for path in sources]
    named.sort(key=lambda root: (not root.is_reference, len(os.fsencode(root.path)), os.fsencode(root.path)))
    roots: dict[FileKey, Root] = {}
    notes = []
    for root in named:
        twin = roots.setdefault(root.key, root)
        if twin is not root:
            notes.append(_twin_note(root, twin))
    folders = {root.key: root.path for root in roots.values() if root.is_folder}
    reference_folders = {key: path for key, path in folders.items() if roots[key].is_reference}
    for root in roots.values():
        outer = folder_around(root.path, folders)
        if outer is not None:
            notes.append(f"{root.path} lies inside {outer} and is scanned once.")
    return Roots(roots=tuple(roots.values()), reference_folders=reference_folders, notes=tuple(notes))


def folder_around(path: str, folders: Mapping[FileKey, str]) -> str | None:
    """Return the innermost of `folders` that `path`, its links followed, lies inside (and is not itself), or `None`."""
    if not folders:
        return None
    inner = os.path.realpath(path)
    while (parent := os.path.dirname(inner)) != inner:
        try:
            key = file_key(parent, os.stat(parent))
        except OSError:  # too long to be asked for, or not ours to look at: a folder farther out may still tell
            key = parent
        if key in folders:
            return folders[key]
        inner = parent
    return None


def _usable(named: str, *, is_reference: bool) -> Root:
    path = os.path.abspath(named)
    trash = trash_folder_around(os.path.realpath(path))
    if trash is not None:
        raise SourceError(f"{path} is in the trash folder {trash}, and trash folders are never scanned.", path=path)
    try:
        info = os.stat(path)
        if stat.S_ISDIR(info.st_mode):
            os.scandir(path).close()
    except (FileNotFoundError, NotADirectoryError):
        raise SourceError(f"There is no folder or file {path}.", path=path) from None
    except OSError as error:
        raise SourceError(f"{path} cannot be read: {error.strerror}.", path=path) from error
    if not stat.S_ISDIR(info.st_mode) and not stat.S_ISREG(info.st_mode):
        raise SourceError(f"{path} is neither a folder nor a file with content.", path=path)
    if not os.access(path, os.R_OK, effective_ids=os.access in os.supports_effective_ids):
        raise SourceError(f"{path} cannot be read: permission denied.", path=path)
    return Root(path=path, key=file_key(path, info), info=info, is_reference=is_reference)


def _twin_note(root: Root, twin: Root) -> str:
    if twin.is_reference and not root.is_reference:
        return f"{root.path} is also the reference {twin.path}: its documents are compared and never removed."
    if root.path == twin.path:
        return f"{root.path} was named twice and is scanned once."
    return f"{root.path} is the same as {twin.path} and is scanned once."
