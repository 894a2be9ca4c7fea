"""Small trees of documents, what is to be removed of them, and what a sweep of removals finds of them afterwards."""

import dataclasses
import hashlib
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dupfinder.domain.decisions import Action, FileState
from dupfinder.domain.pairs import Relation
from dupfinder.trash.folders import is_local
from sample_documents import words

KEPT = b"kept/original.txt"
COPIES = (b"one/caf\xe9.txt", b"one/two\nlines.txt", b"one/read only.txt")
PLAIN_COPIES = (b"one/caf\xc3\xa9.txt", b"one/two lines.txt", b"one/read only.txt")
"""For volumes that take no other names."""
NEAR = b"near.txt"
LINK = b"kept/link"
_LONG_AGO_NS = 1_500_000_000_123_456_789
_YEAR_NS = 365 * 86_400 * 10**9
_TAGS = "user.xdg.tags"
_JOURNALS = "dupfinder/journals"


@dataclass(frozen=True, kw_only=True)
class Look:
    """All that a removal and its undoing must leave as it was."""

    mode: int
    mtime_ns: int
    digest: str
    """Of the content; of a symbolic link, where it leads to."""
    real_path: str
    names: int
    """How many names (hard links) it has; 0 for a folder, and where that is only remembered."""
    tags: tuple[tuple[str, bytes], ...] = ()
    inode: int = field(compare=False)
    """Another one after a move to another volume and back."""


@dataclass(frozen=True, kw_only=True)
class Tree:
    """A person's documents and the folders that a removal may use, below `top`."""

    top: Path
    action: Action
    folder: Path | None
    """Where `MOVE` moves the documents."""
    removed: tuple[bytes, ...]
    """The names of what the plan removes, below `documents`."""
    copies: tuple[bytes, ...] = COPIES

    @property
    def documents(self) -> Path:
        return self.top / "documents"

    @property
    def data_home(self) -> Path:
        return self.top / "data"

    @property
    def journal(self) -> Path:
        return self.data_home / _JOURNALS / "sweep.jsonl"

    def path(self, name: bytes) -> Path:
        return self.documents / os.fsdecode(name)

    def make(self) -> None:
        """Write the documents."""
        text = words(200, seed=1).encode()
        contents = {KEPT: text, **dict.fromkeys(self.copies, text), NEAR: text + b" and more", b"other.txt": b"other"}
        for place, (name, content) in enumerate(contents.items()):
            path = self.path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            with suppress(OSError):  # FAT has none
                os.setxattr(path, _TAGS, b"paper, %d" % place)
            path.chmod(0o444 if b"read only" in name else 0o640)
            # The kept one is the newest: it gets the dates of the others.
            time_ns = _LONG_AGO_NS + (_YEAR_NS if name == KEPT else place * 10 * 10**9)
            os.utime(path, ns=(time_ns, time_ns))
        with suppress(OSError):  # exFAT has none
            self.path(LINK).symlink_to(os.fsdecode(b"../" + self.copies[0]))
        for folder in filter(None, (self.data_home, self.folder)):
            folder.mkdir(parents=True, exist_ok=True)

    def plan(self) -> list[Any]:
        """Return what is removed, what is kept for it, and their relation, as JSON takes it."""
        kept = _state(self.path(KEPT))
        return [
            (_state(self.path(name)), kept, Relation.NEAR if name == NEAR else Relation.IDENTICAL)
            for name in self.removed
        ]

    def looks(self) -> dict[str, Look]:
        """Return how everything looks, by its path: documents, trash, journals, wherever documents may go."""
        folders = [self.top]
        if self.folder is not None and not self.folder.is_relative_to(self.top):
            folders.append(self.folder)
        return {path: _look(path) for folder in folders for path in _below(folder)}

    def is_document(self, path: str) -> bool:
        """Return whether this is below the folder of documents."""
        return path.startswith(f"{self.documents}/")

    def is_left_over(self, path: str, look: Look) -> bool:
        """Return whether this is a file that no undo should leave: no document, journal, manifest, or lock of runs."""
        own = (f"{self.documents}/", f"{self.journal.parent}/", f"{self.top}/sweep-", f"{self.top}/strace.log")
        return (
            not stat.S_ISDIR(look.mode) and not path.startswith(own) and not os.path.basename(path).startswith(_LASTING)
        )


_LASTING = ("manifest", "removing.lock")
"""How the names of files begin that stay."""


def _look(path: str) -> Look:
    info = os.lstat(path)
    content, real_path = b"", path
    tags: tuple[tuple[str, bytes], ...] = ()
    if stat.S_ISLNK(info.st_mode):
        with suppress(PermissionError):  # sshfs does not say where a link leads that has steps up the tree
            content, real_path = os.fsencode(os.readlink(path)), os.path.realpath(path)
    elif stat.S_ISREG(info.st_mode):
        content = Path(path).read_bytes()
        with suppress(OSError):
            tags = ((_TAGS, os.getxattr(path, _TAGS)),)
    is_folder = stat.S_ISDIR(info.st_mode)
    return Look(
        mode=info.st_mode,
        mtime_ns=0 if is_folder else info.st_mtime_ns,
        digest=hashlib.blake2b(content, digest_size=32).hexdigest(),
        real_path=real_path,
        # What is no disk says for a second how many names there were.
        names=0 if is_folder or not is_local(path) else info.st_nlink,
        tags=tags,
        inode=info.st_ino,
    )


def _below(folder: Path) -> Iterator[str]:
    for parent, folders, names in os.walk(folder):
        yield from (os.path.join(parent, name) for name in folders + names)


def _state(path: Path) -> dict[str, Any]:
    info = path.lstat()
    return dataclasses.asdict(
        FileState(
            path=str(path),
            size_bytes=info.st_size,
            mtime_ns=info.st_mtime_ns,
            device=info.st_dev,
            inode=info.st_ino,
            content_digest=_look(str(path)).digest,
        )
    )
