"""The walk: from the named folders to every regular file once."""

import errno
import fnmatch
import os
import re
import stat
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace

from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.domain.errors import UsageError
from dupfinder.domain.file_systems import change_time_ns, kind_of_file_system, mounts, shows_itself
from dupfinder.domain.files import FileEntry
from dupfinder.domain.long_paths import is_too_long
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.domain.records import dataclass, records_of
from dupfinder.domain.result import LeftOut, LeftOutFiles
from dupfinder.walk.sources import (
    FileKey,
    Root,
    Roots,
    as_listed,
    file_key,
    folder_around,
    is_bundle,
    is_hidden,
    is_link,
    is_placeholder,
    is_trash_folder,
    resolve_roots,
    trash_folder_around,
)

# `*`, `?` and `[…]` match within one part of a path, a part `**` matches any number of parts. A pattern without a slash
# matches a name at any depth, any other one the whole path below its source. A pattern that ends with a slash matches
# folders, that is everything below them.

_Part = re.Pattern[str] | None
"""One part of a pattern; `None` stands for `**`."""

# Windows and macOS do not tell `A.PDF` from `a.pdf`.
_CASE = re.IGNORECASE if sys.platform in {"win32", "darwin"} else re.NOFLAG

Position = tuple[frozenset[int], ...]
"""For each pattern, how many of its parts the path may have matched so far."""


def normal_form(name: str) -> str:
    """Return the name in NFC, because macOS hands names out decomposed and people type them composed."""
    return name if name.isascii() else unicodedata.normalize("NFC", name)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern as a small automaton over the parts of a path: its states are indices into `parts`."""

    parts: tuple[_Part, ...]
    folder_goal: int
    """The state in which a folder has been matched."""

    @classmethod
    def parse(cls, text: str) -> "Pattern":
        """Return the pattern that `text` describes; raise `UsageError` if it is empty."""
        names = [name for name in normal_form(text).split("/") if name not in {"", "."}]
        if not names:
            raise UsageError(
                say(
                    "The pattern {pattern} matches nothing. Use a name or path, such as *.pdf or drafts/*.pdf.",
                    pattern=repr(text),
                )
            )
        if "/" not in text.rstrip("/"):
            names.insert(0, "**")
        folder_goal = len(names)
        if text.endswith("/"):
            names += ["**", "*"]
        return cls(
            tuple(None if name == "**" else re.compile(fnmatch.translate(name), _CASE) for name in names),
            folder_goal,
        )

    def start(self) -> frozenset[int]:
        """Return the states before any part of a path."""
        return self._passing_wildcards({0})

    def advance(self, states: frozenset[int], name: str) -> frozenset[int]:
        """Return the states after one more part of a path."""
        following = set()
        for state in states:
            if state == len(self.parts):
                continue
            part = self.parts[state]
            if part is None:
                following.add(state)
            elif part.match(name):
                following.add(state + 1)
        return self._passing_wildcards(following)

    def _passing_wildcards(self, states: set[int]) -> frozenset[int]:
        passed = set(states)
        for start in states:
            state = start
            while state < len(self.parts) and self.parts[state] is None:
                state += 1
                passed.add(state)
        return frozenset(passed)


class PathFilter:
    """Decides by names which folders are entered and which files are taken.

    The caller keeps the `Position` of each folder, so that a deep path is matched part by part only once.
    """

    def __init__(self, *, include: Iterable[str], exclude: Iterable[str]) -> None:
        self._include = tuple(Pattern.parse(text) for text in include)
        self._exclude = tuple(Pattern.parse(text) for text in exclude)
        self._patterns = self._include + self._exclude

    def start(self) -> Position:
        """Return the position of a source."""
        return tuple(pattern.start() for pattern in self._patterns)

    def enter(self, position: Position, name: str) -> Position | None:
        """Return the position of the folder `name`, or `None` if it is excluded."""
        if not self._patterns:
            return position
        inside = self._advance(position, name)
        excluded = inside[len(self._include) :]
        if any(pattern.folder_goal in states for pattern, states in zip(self._exclude, excluded, strict=True)):
            return None
        return inside

    def admits(self, position: Position, name: str) -> bool:
        """Return whether the file `name` in the folder at `position` is taken."""
        if not self._patterns:
            return True
        matched = [
            len(pattern.parts) in states
            for pattern, states in zip(self._patterns, self._advance(position, name), strict=True)
        ]
        included, excluded = matched[: len(self._include)], matched[len(self._include) :]
        return (any(included) or not included) and not any(excluded)

    def _advance(self, position: Position, name: str) -> Position:
        name = normal_form(name)
        return tuple(pattern.advance(states, name) for pattern, states in zip(self._patterns, position, strict=True))


# Linux refuses longer paths in one call (PATH_MAX is 4,096 with the final zero byte), macOS longer than 1,024.
_LONGEST_PATH_BYTES = 1000
_HAS_DESCRIPTORS = os.scandir in os.supports_fd and os.open in os.supports_dir_fd


class FolderOpener:
    """Opens one folder after the other; the latest stays open, because the next is most often inside it.

    Without that, the system would walk down a path of n parts n times, once for each folder on it.
    """

    def __init__(self) -> None:
        self._path = ""
        self._descriptor: int | None = None

    def open(self, path: str, *, follow: bool) -> tuple[int | str, FileKey]:
        """Return what `os.scandir` takes (valid until the next call), and which folder it really is.

        The last part of the path is followed only with `follow`: a folder that became a link meanwhile is an error.
        """
        if not _HAS_DESCRIPTORS:
            return path, file_key(path, os.stat(path))
        if self._path and path.startswith(self._path + "/"):
            descriptor = _open_in_steps(path[len(self._path) + 1 :], start=self._descriptor, follow=follow)
        else:
            descriptor = _open_in_steps(path, start=None, follow=follow)
        self.close()
        self._path, self._descriptor = path, descriptor
        return descriptor, file_key(path, os.fstat(descriptor))

    def close(self) -> None:
        """Close the latest folder."""
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._path, self._descriptor = "", None


def _open_in_steps(path: str, *, start: int | None, follow: bool) -> int:
    """Return a descriptor of the folder; a path that is too long for the system is opened piece by piece."""
    flags = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0)
    *heads, tail = _pieces(os.fsencode(path))
    descriptor = start
    try:
        for piece in heads:
            inner = os.open(piece, flags, dir_fd=descriptor)
            if descriptor is not None and descriptor != start:
                os.close(descriptor)
            descriptor = inner
        return os.open(tail, flags | (0 if follow else getattr(os, "O_NOFOLLOW", 0)), dir_fd=descriptor)
    finally:
        if descriptor is not None and descriptor != start:
            os.close(descriptor)


def _pieces(path: bytes) -> Iterator[bytes]:
    """Yield a path in pieces that the system takes; joined by slashes they are the path again."""
    while len(path) > _LONGEST_PATH_BYTES:
        # A single name is at most 255 bytes long on every file system in use, so there is a slash to cut at.
        cut = path.rfind(b"/", 1, _LONGEST_PATH_BYTES)
        yield path[:cut]
        path = path[cut + 1 :]
    yield path


def entry_facts(entry: os.DirEntry[str], path: str) -> os.stat_result:
    """Return what is known of an entry itself, not of what it may link to.

    What a Windows listing holds has neither device nor inode, so there the file is asked; but not a placeholder, which
    a driver of a cloud might fetch when it is opened (R5).
    """
    listed = entry.stat(follow_symlinks=False)
    return os.lstat(path) if os.name == "nt" and not is_placeholder(listed) else listed


# The time of the last writing can be set at will, and a file that is made takes the inode of one that went: only the
# change time tells them apart. FAT and exFAT have none and show the time of the last writing in its place; what a FUSE
# file system shows is made up by a program.

_KEEPING = re.compile(r"bcachefs|btrfs|ext[234]|f2fs|jfs|nfs4?|overlay|ramfs|tmpfs|xfs|zfs")
_MADE_UP = re.compile(r"fuse(\..*)?|9p|virtiofs")  # but not "fuseblk", by which NTFS and exFAT are mounted


def devices_with_change_times(files: Iterable["_Found"]) -> frozenset[int]:
    """Return the devices of these files whose change times can be believed.

    Where the kind of a file system says nothing, they are believed if one differs from the time of the last writing.
    """
    if os.name == "nt":  # `change_time_ns` is none where the file system has none
        return frozenset(file.device for file in files)
    first: dict[int, str] = {}
    differing = set()
    for file in files:
        first.setdefault(file.device, file.path)
        if file.changed_ns != file.mtime_ns:
            differing.add(file.device)
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
    (excluded, hidden and trash folders, and what macOS shows as one file). `left_out` are those that a filter kept
    back, and what was not looked into but for what a person excluded by its path. `notes` are sentences for a person.
    """

    files: tuple[FileEntry, ...]
    problems: tuple[Problem, ...]
    notes: tuple[Message, ...]
    files_seen: int
    left_out: tuple[LeftOutFiles, ...] = ()
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
    left_out = walker.left_out()
    return WalkResult(
        files=walker.entries(),
        problems=tuple(sorted(walker.problems, key=lambda problem: os.fsencode(problem.path))),
        notes=(*roots.notes, *map(_bundle_note, walker.bundles[:1])),
        files_seen=len(walker.seen_files),
        left_out=left_out,
        tops=walker.tops,
    )


def _bundle_note(path: str) -> Message:
    return say("What macOS shows as one document or program, such as {path}, was not looked into.", path=path)


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
    """A file that passed the filters, and every path that led to it; little more than what is kept of each file."""

    path: str
    followed: int
    """How many links were followed: 0, 1 on the way or to find out this path, 2 for a path that is a link itself."""
    key: FileKey
    device: int
    inode: int
    size_bytes: int
    mtime_ns: int
    changed_ns: int
    links: int
    others: dict[str, int] | None = None
    """Further paths, as `path` and `followed`."""

    def add(self, path: str, followed: int) -> None:
        if path == self.path:
            return
        if self.others is None:
            self.others = {}
        self.others.setdefault(path, followed)

    def ordered_paths(self) -> list[str]:
        if not self.others:
            return [self.path]
        ways = {self.path: self.followed, **self.others}
        # A path with a link in it comes last: what is removed must be the file, never the link to it.
        return sorted(ways, key=lambda path: (ways[path], len(os.fsencode(path)), os.fsencode(path)))


_ENTRIES_TOGETHER = 4096


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
        self._devices: dict[int, int] = {}
        """Each number once, however many files are there."""
        self._reference_files: set[FileKey] = set()
        self.seen_files: set[FileKey] = set()
        self.problems: list[Problem] = []
        self.tops: dict[str, int] = {}
        self.bundles: list[str] = []
        self._passed_over: Counter[LeftOut] = Counter()
        self._filtered: dict[FileKey, LeftOut] = {}
        """By what each was kept back; another name of it may have led to it all the same."""

    def left_out(self) -> tuple[LeftOutFiles, ...]:
        filtered = Counter(why for key, why in self._filtered.items() if key not in self._found)
        counts = self._passed_over + filtered + Counter({LeftOut.PACKAGE: len(self.bundles)})
        return tuple(LeftOutFiles(reason=reason, count=counts[reason]) for reason in LeftOut if counts[reason])

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
        """Return what was found, and forget it: of each file it takes thrice what is kept of it."""
        found = list(self._found.values())
        self._found.clear()
        for file in found:
            file.path, *others = file.ordered_paths()
            file.others = dict.fromkeys(others, 0) or None
        found.sort(key=lambda file: os.fsencode(file.path), reverse=True)
        believed = devices_with_change_times(reversed(found))
        entries: list[FileEntry] = []
        while found:
            some = found[: -_ENTRIES_TOGETHER - 1 : -1]
            del found[-_ENTRIES_TOGETHER:]
            columns = {
                "file_id": range(len(entries), len(entries) + len(some)),
                "path": [file.path for file in some],
                "size_bytes": [file.size_bytes for file in some],
                "mtime_ns": [file.mtime_ns for file in some],
                "device": [file.device for file in some],
                "inode": [file.inode for file in some],
                "changed_ns": [file.changed_ns if file.device in believed else 0 for file in some],
                "is_reference": [file.key in self._reference_files for file in some],
                "links": [file.links for file in some],
                "other_paths": [tuple(sorted(file.others or (), key=os.fsencode)) for file in some],
            }
            entries += records_of(FileEntry, columns, len(some))
        return tuple(entries)

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
            self.problems.append(Problem(path=root.path, code=ProblemCode.EMPTY, message=say("The file is empty.")))
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
                    self._failed(folder.path, error, what=say("The folder"))

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
                self._failed(path, error, what=say("The file"))
            return
        if is_hidden(name, info) and not self._options.hidden:
            self._leave_out(LeftOut.HIDDEN, folder)
            return
        if is_link(info):
            if not self._options.follow_links:
                self._leave_out(LeftOut.LINK, folder)
            elif not folder.is_excluded:
                self._links.append(_Link(path, name, folder))
        elif stat.S_ISDIR(info.st_mode):
            self._folder(path, name, info=info, parent=folder)
        elif stat.S_ISREG(info.st_mode):
            self._file(path, name, info=info, parent=folder)
        else:
            self._leave_out(LeftOut.SPECIAL, folder)

    def _leave_out(self, reason: LeftOut, folder: _Place) -> None:
        if not folder.is_excluded:  # what a person excluded is not looked at, whatever it is
            self._passed_over[reason] += 1

    def _folder(self, path: str, name: str, *, info: os.stat_result, parent: _Place) -> None:
        if is_bundle(path, name):
            self.bundles.append(path)
            return
        if is_trash_folder(os.path.dirname(path), name):
            self._leave_out(LeftOut.TRASH, parent)
            return
        inside = self._filter.enter(parent.position, name)
        is_excluded = parent.is_excluded or file_key(path, info) in self._roots.excluded
        if inside is None:
            self._leave_out(LeftOut.NAME, parent)
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
        device = self._devices.setdefault(info.st_dev, info.st_dev)
        inode = info.st_ino
        key = (device, inode) if inode else path  # `file_key`, of which each number is one object
        if parent.is_reference:
            self._reference_files.add(key)  # whatever the filters say of this one of its names
        if parent.is_excluded or key in self._roots.excluded:
            return
        self.seen_files.add(key)
        self._counters.done = len(self.seen_files)
        if (why := self._kept_back(info.st_size, name, parent)) is not None:
            self._filtered[key] = why
            return
        if is_placeholder(info):
            self._is_placeholder(path)
            return
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = _Found(
                path=path,
                followed=int(parent.through_link),
                key=key,
                device=device,
                inode=inode,
                size_bytes=info.st_size,
                mtime_ns=info.st_mtime_ns,
                changed_ns=change_time_ns(path, info),
                links=info.st_nlink,
            )
        found.add(path, int(parent.through_link))
        if link_path is not None:
            found.add(link_path, 2)

    def _kept_back(self, size_bytes: int, name: str, parent: _Place) -> LeftOut | None:
        """Return which filter keeps a file back, if any does."""
        most = self._options.max_size_bytes
        if size_bytes < self._options.min_size_bytes or (most is not None and size_bytes > most):
            return LeftOut.SIZE if size_bytes else LeftOut.EMPTY
        return None if self._filter.admits(parent.position, name) else LeftOut.NAME

    def _follow(self, link: _Link) -> None:
        real = os.path.realpath(link.path)
        if trash_folder_around(real) is not None:
            return
        listed = as_listed(real)
        try:
            info = os.stat(listed)
        except OSError as error:
            if error.errno not in _LEADS_NOWHERE:
                self._failed(link.path, error, what=say("The link"))
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
        message = say("Its content is in the cloud, not on this machine, so it was not read.")
        self.problems.append(Problem(path=path, code=ProblemCode.UNREADABLE, message=message))

    def _shows_itself(self, folder: _Place) -> None:
        if not folder.is_excluded:
            message = say("The folder shows a parent folder of itself. Reading it would never end.")
            self.problems.append(Problem(path=folder.path, code=ProblemCode.UNREADABLE, message=message))

    def _failed(self, path: str, error: OSError, *, what: Message) -> None:
        if isinstance(error, FileNotFoundError | NotADirectoryError) and not is_too_long(error):
            problem = Problem(
                path=path, code=ProblemCode.VANISHED, message=say("{what} vanished during the scan.", what=what)
            )
        else:
            message = say("{what} cannot be read: {why}.", what=what, why=because(error))
            problem = Problem(path=path, code=ProblemCode.UNREADABLE, message=message)
        self.problems.append(problem)
