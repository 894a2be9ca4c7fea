"""The folders and files that a person named: whether they can be used, their roles, and which lie inside another.

Also what the system says about any file: who it is, whether it is hidden, a link, a placeholder, a trash folder.
"""

import os
import re
import stat
from collections.abc import Iterable, Iterator, Mapping

from dupfinder.domain.errors import SourceError
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.domain.removals import QUARANTINE_NAME

# Folders that the Finder shows as one thing: libraries and documents by their name alone, programs where they have the
# inside of one, as folders elsewhere may be called like that. What is inside belongs to a program that counts on it.
_LIBRARY_NAME = re.compile(
    r".+\.(photoslibrary|photolibrary|migratedphotolibrary|aplibrary|musiclibrary|tvlibrary|imovielibrary|fcpbundle"
    r"|theater|logicx|band|sparsebundle|backupbundle|rtfd|scriv|dtbase2|pages|numbers|key|xcodeproj)",
    re.IGNORECASE,
)
_PROGRAM_NAME = re.compile(r".+\.(app|appex|bundle|framework|kext|plugin|prefpane|qlgenerator|xpc)", re.IGNORECASE)

FileKey = tuple[int, int] | str
"""Device and inode; the path where a file system gives no inodes."""

# Named here because `stat` has each of them on one platform only.
# Sources: Microsoft, "File Attribute Constants"; Apple, sys/stat.h.
_OFFLINE = 0x1000
_RECALL_ON_OPEN = 0x40000
_RECALL_ON_DATA_ACCESS = 0x400000
_SF_DATALESS = 0x40000000
_HIDDEN = 0x2
_UF_HIDDEN = 0x8000
_MOUNT_POINT_TAG = 0xA0000003  # a junction

_BARE = None if any(map(os.stat_result.__dict__.__contains__, ("st_file_attributes", "st_flags"))) else os.stat_result
"""What says nothing but mode, times and the like: here nothing has attributes, and nobody need look for them."""

# FreeDesktop trash specification 1.0 ($topdir/.Trash, $topdir/.Trash-$uid); macOS .Trashes and ~/.Trash; Windows; ours.
_TRASH_NAME = re.compile(
    rf"\.trash(es|-\d+)?|\$recycle\.bin|recycler|{re.escape(QUARANTINE_NAME)}(-(s-)?[\d-]+)?", re.IGNORECASE
)


def file_key(path: str, info: os.stat_result) -> FileKey:
    """Return what tells this file from every other, whatever it is called."""
    return (info.st_dev, info.st_ino) if info.st_ino else path


def as_listed(path: str) -> str:
    """Return a path with its names as their folders list them, which may differ from what was typed in case only.

    Some file systems in user space, such as that of exFAT, give a file another inode under each way to write its name:
    only the way in which it is listed tells that two of them are one file. Names that cannot be looked up stay.
    """
    outer, name = os.path.split(path)
    if not name:
        return path
    outer = as_listed(outer)
    listed = os.path.join(outer, name)
    # Where nothing has the name in other letters, the folder, which may be large, need not be listed.
    other = os.path.join(outer, name.swapcase())
    if other == listed or not (os.path.lexists(other) and os.path.lexists(listed)):
        return listed
    try:
        names = os.listdir(outer)
    except OSError:
        return listed
    alike = [one for one in names if one.casefold() == name.casefold()]
    return os.path.join(outer, alike[0]) if name not in names and len(alike) == 1 else listed


def is_placeholder(info: object) -> bool:
    """Return whether the content of a file with these `os.stat_result` is with a cloud service only.

    Reading such a file would fetch it.
    """
    if type(info) is _BARE:
        return False
    attributes: int = getattr(info, "st_file_attributes", 0)
    flags: int = getattr(info, "st_flags", 0)
    return bool(attributes & (_OFFLINE | _RECALL_ON_OPEN | _RECALL_ON_DATA_ACCESS) or flags & _SF_DATALESS)


_HIDDEN_NAMES = (".", "~$")
"""Office hides `~$a.docx`, which says who has `a.docx` open, on Windows; on a share it would be a damaged document."""


def is_hidden(name: str, info: object) -> bool:
    """Return whether a person does not normally see the file."""
    if type(info) is _BARE:
        return name.startswith(_HIDDEN_NAMES)
    attributes: int = getattr(info, "st_file_attributes", 0)
    flags: int = getattr(info, "st_flags", 0)
    return name.startswith(_HIDDEN_NAMES) or bool(attributes & _HIDDEN or flags & _UF_HIDDEN)


def is_link(info: os.stat_result) -> bool:
    """Return whether this is a symbolic link, or a junction of Windows."""
    return stat.S_ISLNK(info.st_mode) or getattr(info, "st_reparse_tag", 0) == _MOUNT_POINT_TAG


def is_bundle(path: str, name: str) -> bool:
    """Return whether a folder is what macOS shows as one document, library or program."""
    if _PROGRAM_NAME.fullmatch(name):
        return any(os.path.isdir(os.path.join(path, inside)) for inside in ("Contents", "Versions", "Wrapper"))
    return _LIBRARY_NAME.fullmatch(name) is not None


def is_trash_folder(parent: str, name: str) -> bool:
    """Return whether the folder `name` in the folder `parent` is one that holds what was thrown away."""
    if _TRASH_NAME.fullmatch(name):
        return True
    # The home trash is $XDG_DATA_HOME/Trash, by default ~/.local/share/Trash; other people's homes may be scanned too.
    is_default = parent.replace(os.sep, "/").endswith("/.local/share")
    return name == "Trash" and (is_default or parent == os.environ.get("XDG_DATA_HOME"))


def trash_folder_around(path: str) -> str | None:
    """Return the trash folder that `path` is or lies in, or `None`."""
    parent, name = os.path.split(path)
    while name:
        if is_trash_folder(parent, name):
            return os.path.join(parent, name)
        parent, name = os.path.split(parent)
    return None


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
