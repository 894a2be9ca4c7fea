"""The walk: from the named folders to every regular file once."""

import errno
import os
import re
import stat
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.domain.file_systems import kind_of_file_system, mounts, shows_itself
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.walk.facts import (
    FileKey,
    as_listed,
    file_key,
    is_hidden,
    is_link,
    is_placeholder,
    is_trash_folder,
    trash_folder_around,
)
from dupfinder.walk.folders import FolderOpener, entry_facts
from dupfinder.walk.patterns import PathFilter, Position
from dupfinder.walk.sources import Root, Roots, folder_around, resolve_roots

# The time of the last writing can be set at will, and a file that is made takes the inode of one that went: only the
# change time tells them apart. FAT and exFAT have none and show the time of the last writing in its place; what a FUSE
# file system shows is made up by a program.

_KEEPING = re.compile(r"bcachefs|btrfs|ext[234]|f2fs|jfs|nfs4?|overlay|ramfs|tmpfs|xfs|zfs")
_MADE_UP = re.compile(r"fuse(\..*)?|9p|virtiofs")  # but not "fuseblk", by which NTFS and exFAT are mounted


def devices_with_change_times(files: Iterable[tuple[str, os.stat_result]]) -> frozenset[int]:
    """Return the devices of these files (paths, and what the system says) whose change times can be believed.

    Where the kind of a file system says nothing, they are believed if one differs from the time of the last writing.
    """
    first: dict[int, str] = {}
    differing = set()
    for path, info in files:
        first.setdefault(info.st_dev, path)
        if info.st_ctime_ns != info.st_mtime_ns:
            differing.add(info.st_dev)
    known = mounts() if first else {}
    return frozenset(device for device, path in first.items() if _is_kept(path, known, differs=device in differing))


def _is_kept(path: str, known: dict[str, str], *, differs: bool) -> bool:
    kind = kind_of_file_system(path, known)
    return _KEEPING.fullmatch(kind) is not None or (differs and not _MADE_UP.fullmatch(kind))


# A link to what is not there, or to itself: no document is lost by it.
_LEADS_NOWHERE = {errno.ENOENT, errno.ELOOP}


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkResult:
    """What lies below the sources.

    `files` and `problems` come in the order of paths, by bytes, and `file_id` is the place in `files`. `files_seen`
    counts the regular files, each once, before the filters by name and size, but without what was not looked into
    (excluded, hidden and trash folders). `notes` are sentences for a person.
    """

    files: tuple[FileEntry, ...]
    problems: tuple[Problem, ...]
    notes: tuple[str, ...]
    files_seen: int
    tops: Mapping[str, int] = field(default_factory=dict)
    """The folders at which the sources, and disks that are mounted below them, begin; each with its device."""


def walk(options: ScanOptions, *, token: CancelToken, counters: ProgressCounters) -> WalkResult:
    """Return every regular file below the sources and references once; no file is opened.

    What is excluded is listed under no name, and neither is anything below an excluded folder, whatever path or link
    leads there; a hard link from outside is a document of its own place. An excluded folder inside a reference (or the
    other way round) is still looked into: its documents are not listed, but such a hard link is a reference (S2).
    A bind mount of a folder below an excluded one is not recognised, unless that is inside a reference.

    Raises `SourceError` for a source or reference that is not there or cannot be read, `UsageError` for an empty
    pattern, and `Cancelled`. Everything else that goes wrong is a problem of one folder or file.
    """
    path_filter = PathFilter(include=options.include, exclude=options.exclude)
    roots = resolve_roots(options)
    walker = _Walker(options, roots=roots, path_filter=path_filter, token=token, counters=counters)
    walker.run()
    return WalkResult(
        files=walker.entries(),
        problems=tuple(sorted(walker.problems, key=lambda problem: os.fsencode(problem.path))),
        notes=roots.notes,
        files_seen=len(walker.seen_files),
        tops=walker.tops,
    )


@dataclass(frozen=True, slots=True)
class _Place:
    """A folder to look into."""

    path: str
    position: Position
    is_reference: bool
    is_excluded: bool
    """Looked into only for the sake of a reference: which files must not be removed."""
    through_link: bool
    device: int | None = None
    """That of the folder in which it was found."""


@dataclass(frozen=True, slots=True)
class _Link:
    """A link to follow."""

    path: str
    name: str
    parent: _Place


@dataclass(slots=True)
class _Found:
    """A file that passed the filters, and every path that led to it."""

    info: os.stat_result
    paths: dict[str, int] = field(default_factory=dict)
    """How many links were followed: 0, 1 on the way or to find out this path, 2 for a path that is a link itself."""

    def ordered_paths(self) -> list[str]:
        if len(self.paths) == 1:
            return list(self.paths)
        # A path with a link in it comes last: what is removed must be the file, never the link to it.
        return sorted(self.paths, key=lambda path: (self.paths[path], len(os.fsencode(path)), os.fsencode(path)))


class _Walker:
    def __init__(
        self,
        options: ScanOptions,
        *,
        roots: Roots,
        path_filter: PathFilter,
        token: CancelToken,
        counters: ProgressCounters,
    ) -> None:
        self._options = options
        self._roots = roots
        self._filter = path_filter
        self._token = token
        self._counters = counters
        self._opener = FolderOpener()
        self._folders: list[_Place] = []
        self._links: list[_Link] = []
        self._visited: dict[FileKey, bool] = {}  # whether as part of a reference
        self._found: dict[FileKey, _Found] = {}
        self._reference_files: set[FileKey] = set()
        self.seen_files: set[FileKey] = set()
        self.problems: list[Problem] = []
        self.tops: dict[str, int] = {}

    def run(self) -> None:
        try:
            self._walk_everything()
        finally:
            self._opener.close()

    def _walk_everything(self) -> None:
        for root in self._roots.roots:
            self._start(root)
            self._drain()
        # Links wait until every real path was walked: what lies below the sources anyway is found by its own path.
        while self._links:
            links, self._links = self._links, []
            for link in sorted(links, key=lambda link: os.fsencode(link.path)):
                self._follow(link)
                self._drain()

    def entries(self) -> tuple[FileEntry, ...]:
        found = [(found.ordered_paths(), key, found.info) for key, found in self._found.items()]
        found.sort(key=lambda item: os.fsencode(item[0][0]))
        believed = devices_with_change_times((paths[0], info) for paths, _, info in found)
        return tuple(
            FileEntry(
                file_id=FileId(number),
                path=paths[0],
                size_bytes=info.st_size,
                mtime_ns=info.st_mtime_ns,
                device=info.st_dev,
                inode=info.st_ino,
                changed_ns=info.st_ctime_ns if info.st_dev in believed else 0,
                is_reference=key in self._reference_files,
                links=info.st_nlink,
                other_paths=tuple(sorted(paths[1:], key=os.fsencode)) if len(paths) > 1 else (),
            )
            for number, (paths, key, info) in enumerate(found)
        )

    def _start(self, root: Root) -> None:
        place = _Place(
            root.path,
            self._filter.start(),
            is_reference=root.is_reference or self._leads_into_reference(root.path),
            is_excluded=root.is_excluded,
            through_link=os.path.islink(root.path),
        )
        if root.is_folder:
            self._folders.append(place)
        elif not root.info.st_size and not root.is_excluded:
            # Passed over in a folder, but somebody asked for this one.
            self.problems.append(Problem(path=root.path, code=ProblemCode.EMPTY, message="The file is empty."))
        else:
            self._file(root.path, os.path.basename(root.path), info=root.info, parent=place)

    def _drain(self) -> None:
        while self._folders:
            self._token.check()
            folder = self._folders.pop()
            try:
                self._list(folder)
            except OSError as error:
                if not folder.is_excluded:
                    self._failed(folder.path, error, what="The folder")

    def _list(self, folder: _Place) -> None:
        handle, key = self._opener.open(folder.path, follow=folder.through_link)
        # Once is enough, unless it now turns out to be part of a reference too: then its files must be known as such.
        if self._visited.get(key, False) or (key in self._visited and not folder.is_reference):
            return
        self._visited[key] = folder.is_reference
        if isinstance(key, tuple) and key[0] != folder.device:
            self.tops[folder.path] = key[0]
            if shows_itself(folder.path):
                self._shows_itself(folder)
                return
            folder = replace(folder, device=key[0])
        entries: list[os.DirEntry[str]] = []
        try:
            with os.scandir(handle) as listing:
                entries.extend(listing)
        finally:  # where a listing breaks off, what it gave until then is still there
            prefix = os.path.join(folder.path, "")
            for entry in sorted(entries, key=lambda entry: os.fsencode(entry.name), reverse=True):
                self._entry(entry, prefix + entry.name, folder)

    def _entry(self, entry: os.DirEntry[str], path: str, folder: _Place) -> None:
        name = entry.name
        try:
            info = entry_facts(entry, path)
        except OSError as error:
            if not folder.is_excluded:
                self._failed(path, error, what="The file")
            return
        if is_hidden(name, info) and not self._options.hidden:
            return
        if is_link(info):
            if self._options.follow_links and not folder.is_excluded:
                self._links.append(_Link(path, name, folder))
        elif stat.S_ISDIR(info.st_mode):
            if not is_trash_folder(folder.path, name):
                self._folder(path, name, info=info, parent=folder)
        elif stat.S_ISREG(info.st_mode):
            self._file(path, name, info=info, parent=folder)

    def _folder(self, path: str, name: str, *, info: os.stat_result, parent: _Place) -> None:
        inside = self._filter.enter(parent.position, name)
        is_excluded = parent.is_excluded or file_key(path, info) in self._roots.excluded
        if inside is None or (is_excluded and not parent.is_reference):
            return
        if is_placeholder(info):
            if not is_excluded:
                self._is_placeholder(path)
            return
        self._folders.append(replace(parent, path=path, position=inside, is_excluded=is_excluded))

    def _file(
        self, path: str, name: str, *, info: os.stat_result, parent: _Place, link_path: str | None = None
    ) -> None:
        key = file_key(path, info)
        if parent.is_reference:
            self._reference_files.add(key)  # whatever the filters say of this one of its names
        if parent.is_excluded or key in self._roots.excluded:
            return
        self.seen_files.add(key)
        self._counters.done = len(self.seen_files)
        if not self._admits(info.st_size) or not self._filter.admits(parent.position, name):
            return
        if is_placeholder(info):
            self._is_placeholder(path)
            return
        paths = self._found.setdefault(key, _Found(info)).paths
        paths.setdefault(path, int(parent.through_link))
        if link_path is not None:
            paths.setdefault(link_path, 2)

    def _admits(self, size_bytes: int) -> bool:
        most = self._options.max_size_bytes
        return size_bytes >= self._options.min_size_bytes and (most is None or size_bytes <= most)

    def _follow(self, link: _Link) -> None:
        real = os.path.realpath(link.path)
        if trash_folder_around(real) is not None:
            return
        listed = as_listed(real)
        try:
            info = os.stat(listed)
        except OSError as error:
            if error.errno not in _LEADS_NOWHERE:
                self._failed(link.path, error, what="The link")
            return
        if folder_around(listed, self._roots.excluded) is not None:
            return
        into_reference = link.parent.is_reference or self._leads_into_reference(listed)
        parent = replace(link.parent, is_reference=into_reference, through_link=True)
        if stat.S_ISDIR(info.st_mode):
            self._folder(link.path if listed == real else listed, link.name, info=info, parent=parent)
        elif stat.S_ISREG(info.st_mode):
            # By its own path: nothing is removed, nor kept for anything, by a name that is only a link (S3).
            self._file(listed, link.name, info=info, parent=parent, link_path=link.path)

    def _leads_into_reference(self, path: str) -> bool:
        return folder_around(path, self._roots.reference_folders) is not None

    def _is_placeholder(self, path: str) -> None:
        message = "Its content is with a cloud service and not on this machine, so it was not read."
        self.problems.append(Problem(path=path, code=ProblemCode.UNREADABLE, message=message))

    def _shows_itself(self, folder: _Place) -> None:
        if not folder.is_excluded:
            message = "The folder shows a folder that it lies in, so reading it would never end."
            self.problems.append(Problem(path=folder.path, code=ProblemCode.UNREADABLE, message=message))

    def _failed(self, path: str, error: OSError, *, what: str) -> None:
        if isinstance(error, FileNotFoundError | NotADirectoryError):
            problem = Problem(path=path, code=ProblemCode.VANISHED, message=f"{what} vanished during the scan.")
        else:
            message = f"{what} cannot be read: {error.strerror}."
            problem = Problem(path=path, code=ProblemCode.UNREADABLE, message=message)
        self.problems.append(problem)
