"""Which documents may go, as far as that depends on where they lie: the one answer that everything else asks for.

What may not go lies in a reference or in what is left out, by any of its names, and through whatever link (S2). That
can change at any moment after a scan (S12), so the folders are asked for each time, and not only when they are walked.
"""

import enum
import os
import stat
from dataclasses import replace

from dupfinder.domain.enclosed import enclosing_path
from dupfinder.domain.file_systems import keeps_numbers, kind_of_file_system, mounts
from dupfinder.domain.files import FileEntry
from dupfinder.domain.records import dataclass

FileKey = tuple[int, int] | str
"""What tells a file, whatever its names: device and inode, or its path where the file system has no inodes."""


class Standing(enum.Enum):
    """Why a document may not go; the stronger reason comes last."""

    REFERENCE = enum.auto()
    """It is compared, and others may go for it."""
    EXCLUDED = enum.auto()
    """It takes no part: nothing goes for it, either."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roles:
    """The folders and files out of which nothing goes."""

    references: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.references or self.excluded)

    def __or__(self, other: "Roles") -> "Roles":
        """Return roles that hold both."""
        return Roles(
            references=tuple(dict.fromkeys((*self.references, *other.references))),
            excluded=tuple(dict.fromkeys((*self.excluded, *other.excluded))),
        )

    def __sub__(self, known: "Roles") -> "Roles":
        """Return the roles that are not known yet."""
        return Roles(
            references=tuple(path for path in self.references if path not in known.references),
            excluded=tuple(path for path in self.excluded if path not in known.excluded),
        )


NO_ROLES = Roles()


class Protection:
    """What roles protect, as the disk is now. Folders are looked up once: make another one for another moment."""

    def __init__(self, roles: Roles) -> None:
        named = [(path, Standing.REFERENCE) for path in roles.references]
        named += [(path, Standing.EXCLUDED) for path in roles.excluded]
        self._by_path: dict[str, Standing] = {}
        self._by_key: dict[FileKey, Standing] = {}
        self._asked_anew: list[tuple[str, Standing]] = []
        """What has another number as soon as the system forgets it: a folder on a stick, named in other letter case."""
        kinds = mounts() if named else {}
        for path, standing in named:
            for each in {os.path.abspath(path), os.path.realpath(path)}:
                self._by_path[each] = standing
            key = _key(path)
            if key is not None and keeps_numbers(kind_of_file_system(path, kinds)):
                self._by_key[key] = standing
            else:
                self._asked_anew.append((path, standing))
        self._folders: dict[str, Standing | None] = {}

    def __bool__(self) -> bool:
        return bool(self._by_path)

    def of(self, *paths: str) -> Standing | None:
        """Return why a document with these names may not go; `None` if it may, as far as folders tell."""
        found = {self._of_path(path) for path in paths} if self._by_path else set()
        return next((one for one in (Standing.EXCLUDED, Standing.REFERENCE) if one in found), None)

    def known(self, entry: FileEntry) -> FileEntry:
        """Return an entry that says what holds now, besides what it says already; the same one where that is all."""
        match self.of(entry.path, *entry.other_paths):
            case Standing.REFERENCE if not entry.is_reference:
                return replace(entry, is_reference=True)
            case Standing.EXCLUDED if not entry.is_excluded:
                return replace(entry, is_excluded=True)
            case _:
                return entry

    def _of_path(self, path: str) -> Standing | None:
        path = enclosing_path(path)
        named = self._stronger(self._by_path.get(path), self._of_folder(os.path.dirname(path)))
        try:
            info = os.lstat(path)
            named = self._stronger(named, self._of_key((info.st_dev, info.st_ino)))
            if stat.S_ISLNK(info.st_mode):
                really = os.path.realpath(path)
                return named if really == path else self._stronger(named, self._of_path(really))
        except OSError:  # gone, or not ours to look at: its folders may tell all the same
            pass
        return named

    def _of_folder(self, folder: str) -> Standing | None:
        """Return why nothing goes out of a folder: by its name, by what it really is, or by a folder around either."""
        if folder not in self._folders:
            parent = os.path.dirname(folder)
            found = self._by_path.get(folder)
            key = _key(folder)
            if key is not None:
                found = self._stronger(found, self._of_key(key))
            if parent != folder:
                found = self._stronger(found, self._of_folder(parent))
            really = os.path.realpath(folder)
            if really != folder:
                found = self._stronger(found, self._of_folder(really))
            self._folders[folder] = found
        return self._folders[folder]

    def _of_key(self, key: FileKey) -> Standing | None:
        """Return what the file or folder that has this number now was named as."""
        found = self._by_key.get(key)
        for path, standing in self._asked_anew:
            if _key(path) == key:
                found = self._stronger(found, standing)
        return found

    @staticmethod
    def _stronger(one: Standing | None, other: Standing | None) -> Standing | None:
        return max((each for each in (one, other) if each), key=lambda each: each.value, default=None)


def _key(path: str) -> FileKey | None:
    """Return what tells a folder or file from all others, its links followed; `None` where nothing is there."""
    try:
        info = os.stat(path)
    except (OSError, ValueError):
        return None
    return (info.st_dev, info.st_ino) if info.st_ino else None
