"""The folders and files that a person named: whether they can be used, their roles, and which lie inside another."""

import os
import stat
from collections.abc import Iterable, Iterator, Mapping

from dupfinder.domain.errors import SourceError
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.walk.facts import FileKey, as_listed, file_key, trash_folder_around


@dataclass(frozen=True, slots=True, kw_only=True)
class Root:
    """A folder or file that a person named."""

    path: str
    key: FileKey
    info: os.stat_result
    is_reference: bool
    is_excluded: bool
    """Of a reference only; a source that is excluded is no root."""

    @property
    def is_folder(self) -> bool:
        """Return whether it is a folder, not a file."""
        return stat.S_ISDIR(self.info.st_mode)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roots:
    """What is walked: references first, so that a folder with both roles counts as a reference, outer before inner."""

    roots: tuple[Root, ...]
    reference_folders: Mapping[FileKey, str]
    excluded: Mapping[FileKey, str]
    """The folders and files that are left out, wherever they are found."""
    notes: tuple[Message, ...]


def resolve_roots(options: ScanOptions) -> Roots:
    """Return the roots in the order in which they are walked; raise `SourceError` for one that cannot be used.

    An exclusion decides what is listed, a reference what may be removed. So an excluded source is no root, but an
    excluded reference is one: its documents are not compared, and stay protected under whatever other names they have.
    """
    notes: list[Message] = []
    excluded = _excluded(options.excluded, notes)
    named: list[Root] = []
    for paths, is_reference in ((options.references, True), (options.sources, False)):
        for path in paths:
            named += _root(path, is_reference=is_reference, excluded=excluded, notes=notes)
    named.sort(key=lambda root: (not root.is_reference, len(os.fsencode(root.path)), os.fsencode(root.path)))
    roots: dict[FileKey, Root] = {}
    for root in named:
        twin = roots.setdefault(root.key, root)
        if twin is not root:
            notes.append(_twin_note(root, twin))
    folders = {root.key: root.path for root in roots.values() if root.is_folder}
    reference_folders = {key: path for key, path in folders.items() if roots[key].is_reference}
    for root in roots.values():
        outer = None if root.is_excluded else folder_around(root.path, folders)
        if outer is not None:
            notes.append(say("Already included: {path} is in {outer}.", path=root.path, outer=outer))
    return Roots(
        roots=tuple(roots.values()), reference_folders=reference_folders, excluded=excluded, notes=tuple(notes)
    )


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


def _excluded(named: Iterable[str], notes: list[Message]) -> dict[FileKey, str]:
    """Return what each path leads to; a folder that is not there now may be on a drive that is not plugged in."""
    found: dict[FileKey, str] = {}
    for path in map(as_listed, map(os.path.abspath, named)):
        try:
            found.setdefault(file_key(path, os.stat(path)), path)
        except (FileNotFoundError, NotADirectoryError):
            notes.append(say("Nothing to exclude: there is no folder or file {path}.", path=path))
        except OSError as error:
            notes.append(say("{path} cannot be excluded: {why}.", path=path, why=because(error)))
    return found


def _root(named: str, *, is_reference: bool, excluded: Mapping[FileKey, str], notes: list[Message]) -> Iterator[Root]:
    """Yield the root that a person named, if it is walked."""
    path = as_listed(os.path.abspath(named))
    info = _usable(path)
    key = file_key(path, info)
    outer = excluded.get(key) or folder_around(path, excluded)
    if outer is not None:
        notes.append(_excluded_note(path, outer, is_reference=is_reference))
    if outer is None or is_reference:
        yield Root(path=path, key=key, info=info, is_reference=is_reference, is_excluded=outer is not None)


def _usable(path: str) -> os.stat_result:
    trash = trash_folder_around(os.path.realpath(path))
    if trash is not None:
        raise SourceError(
            say("{path} is in the trash folder {trash}. Trash folders are never scanned.", path=path, trash=trash),
            path=path,
        )
    try:
        info = os.stat(path)
        if stat.S_ISDIR(info.st_mode):
            os.scandir(path).close()
    except (FileNotFoundError, NotADirectoryError):
        raise SourceError(say("There is no folder or file {path}.", path=path), path=path) from None
    except OSError as error:
        raise SourceError(say("{what} cannot be read: {why}.", what=path, why=because(error)), path=path) from error
    if not stat.S_ISDIR(info.st_mode) and not stat.S_ISREG(info.st_mode):
        raise SourceError(say("{path} is not a folder, and not a file with content.", path=path), path=path)
    if not os.access(path, os.R_OK, effective_ids=os.access in os.supports_effective_ids):
        raise SourceError(say("{path} cannot be read: permission denied.", path=path), path=path)
    return info


def _excluded_note(path: str, outer: str, *, is_reference: bool) -> Message:
    why = say("is excluded") if path == outer else say("is already excluded with {outer}", outer=outer)
    if is_reference:
        return say(
            "The protected folder {path} {why}: its documents are not compared and never removed.", path=path, why=why
        )
    return say("{path} {why} and is not scanned.", path=path, why=why)


def _twin_note(root: Root, twin: Root) -> Message:
    if twin.is_reference and not root.is_reference:
        return say(
            "{path} is also the protected folder {other}: its documents are compared and never removed.",
            path=root.path,
            other=twin.path,
        )
    if root.path == twin.path:
        return say("{path} was given twice, scanned once.", path=root.path)
    return say("{path} is the same as {other}, scanned once.", path=root.path, other=twin.path)
