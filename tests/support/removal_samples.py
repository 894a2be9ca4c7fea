"""Files to remove, and plans that remove them."""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

from dupfinder.domain.decisions import Decision, FileState, Plan, Verdict
from dupfinder.domain.files import FileEntry, FileId

WORDS = "These are the very same words in each and every one of the documents of this group. " * 8


def state_of(path: Path) -> FileState:
    """Return a file as a scan would see it now."""
    info = path.lstat()
    return FileState(
        path=str(path),
        size_bytes=info.st_size,
        mtime_ns=info.st_mtime_ns,
        device=info.st_dev,
        inode=info.st_ino,
        content_digest=hashlib.blake2b(path.read_bytes(), digest_size=32).hexdigest(),
    )


def entry_of(path: Path, *others: Path) -> FileEntry:
    """Return a file as a walk sees it now, with the other names that it has."""
    info = path.lstat()
    return FileEntry(
        file_id=FileId(0),
        path=str(path),
        size_bytes=info.st_size,
        mtime_ns=info.st_mtime_ns,
        device=info.st_dev,
        inode=info.st_ino,
        other_paths=tuple(map(str, others)),
    )


def write_copies(folder: Path, names: Sequence[str], *, text: str = WORDS) -> list[Path]:
    """Write the same text under each name, and return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / name for name in names]
    for path in paths:
        path.write_text(text)
    return paths


def group_decisions(kept: Path, *going: Path, number: int, relation: str = "identical") -> list[Decision]:
    """Return the decisions of a group: the first document stays, the others go."""
    keeper = state_of(kept)
    decisions = [
        Decision(file=keeper, verdict=Verdict.KEEP, reason="newest", relation="keeper", kept=None, group_number=number)
    ]
    decisions += [
        Decision(
            file=state_of(path),
            verdict=Verdict.REMOVE,
            reason="newest",
            relation=relation,
            kept=keeper,
            group_number=number,
        )
        for path in going
    ]
    return decisions


def plan_of(kept: Path, *going: Path, relation: str = "identical") -> Plan:
    """Return a plan for one group."""
    return Plan(decisions=tuple(group_decisions(kept, *going, number=1, relation=relation)))


def tree_bytes(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder with its bytes."""
    return {
        os.path.join(root, name): Path(root, name).read_bytes() for root, _, names in os.walk(folder) for name in names
    }
