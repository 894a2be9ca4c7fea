"""A program that kills removals and undos at every step that changes the disk; says how many, or fails.

Arguments: a folder to work in, the action, and how names are changed: `exchange` (as Linux does), `steps` (as a system
that can neither exchange names nor rename exclusively) or `volumes` (the target folder is on another volume).
"""

import errno
import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dupfinder.domain.decisions import Action, Decision, OutcomeStatus, Plan, Verdict
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, renaming, undo
from removal_samples import state_of

CHANGING = ("open", "write", "fsync", "ftruncate", "unlink", "link", "symlink", "replace", "mkdir", "chown", "utime")
CONTENT = b"the same text\n" * 100


class Countdown:
    """Ends the process, as a power cut would, just before its n-th call of a function that changes the disk."""

    def __init__(self, steps: int) -> None:
        self._remaining = steps

    def counted(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            if self._remaining == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            self._remaining -= 1
            return function(*arguments, **options)

        return call


def killed_at(steps: int, work: Callable[[], None]) -> bool:
    """Do the work in another process that dies at that step; return whether it got that far."""
    child = os.fork()
    if child == 0:
        countdown = Countdown(steps)
        for name in CHANGING:
            setattr(os, name, countdown.counted(getattr(os, name)))
        renaming._rename_with_flag = countdown.counted(renaming._rename_with_flag)
        code = 1
        try:
            work()
            code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert status in {0, signal.SIGKILL}, f"the work failed before step {steps}"
    return status != 0


class Scene:
    """Two copies, of which one goes, and all places where it may go."""

    def __init__(self, top: Path, action: Action) -> None:
        self._top = top
        self._action = action
        self.journal = str(top / "journal.jsonl")
        self.documents = top / "documents"
        if top.exists():
            shutil.rmtree(top)
        self.documents.mkdir(parents=True)
        for number, name in enumerate(("kept.txt", "removed.txt")):
            (self.documents / name).write_bytes(CONTENT)
            (self.documents / name).chmod(0o640)
            os.utime(self.documents / name, ns=(0, 1_500_000_000_123_456_789 + number))
        kept, removed = state_of(self.documents / "kept.txt"), state_of(self.documents / "removed.txt")
        common: dict[str, Any] = {"reason": "newest", "relation": "identical"}
        self._plan = Plan(decisions=(Decision(file=removed, verdict=Verdict.REMOVE, kept=kept, **common),))

    def remove(self) -> None:
        folder = str(self._top / "target") if self._action in {Action.MOVE, Action.QUARANTINE} else None
        choice = RemovalChoice(action=self._action, folder=folder, change_access=True)
        (outcome,) = apply(self._plan, choice=choice, journal_path=self.journal, dry_run=False, token=CancelToken())
        assert outcome.status is OutcomeStatus.DONE, outcome

    def undo(self) -> None:
        for outcome in undo(self.journal, token=CancelToken()):
            assert outcome.status is OutcomeStatus.DONE, outcome

    def documents_seen(self, *, with_inode: bool) -> dict[str, tuple[object, ...]]:
        found: dict[str, tuple[object, ...]] = {}
        for path in self.documents.iterdir():
            info = path.lstat()
            inode = info.st_ino if with_inode else None
            found[path.name] = info.st_mode, info.st_mtime_ns, inode, path.read_bytes()
        return found

    def left_over(self) -> list[str]:
        records = {"journal.jsonl", "manifest.jsonl"}
        files = (path for path in self._top.rglob("*") if not path.is_dir() or path.is_symlink())
        return [str(path) for path in files if path.parent != self.documents and path.name not in records]

    def copies(self) -> int:
        """Return how many files with the content there are, the links to others not counted."""
        paths = (path for path in self._top.rglob("*") if path.is_file() and not path.is_symlink())
        return len({path.stat().st_ino for path in paths if path.read_bytes() == CONTENT})


def change_names_as(how: str, *, other_volume: str) -> None:
    real = renaming._rename_with_flag

    def rename(source: str, target: str, flag: int) -> None:
        if how == "steps":
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), source, None, target)
        if how == "volumes" and source.startswith(other_volume) != target.startswith(other_volume):
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV), source, None, target)
        real(source, target, flag)

    renaming._rename_with_flag = rename


def sweep(top: Path, action: Action, *, same_file: bool) -> int:
    """Return at how many steps a removal or an undo was killed; each time undo gave everything back."""
    points = 0
    for kill_undo in (False, True):
        steps, is_killed = 0, True
        while is_killed:
            scene = Scene(top, action)
            # The mode of a document that comes back as a copy of another is that of the other: here they are alike.
            before = scene.documents_seen(with_inode=same_file)
            if kill_undo:
                scene.remove()
            is_killed = killed_at(steps, scene.undo if kill_undo else scene.remove)
            assert action is Action.DELETE or scene.copies() >= 2, f"a document was lost at step {steps}"
            if os.path.exists(scene.journal):
                killed_at(steps % 11, scene.undo)
                scene.undo()
            assert scene.documents_seen(with_inode=same_file) == before, f"not as it was after step {steps}"
            assert scene.left_over() == [], f"left over after step {steps}"
            steps += 1
        points += steps - 1
    return points


def main() -> None:
    top, action, how = Path(sys.argv[1]), Action(sys.argv[2]), sys.argv[3]
    os.environ["XDG_DATA_HOME"] = str(top / "data")
    # A killed process loses nothing that it wrote, and waiting for the disk takes minutes.
    setattr(os, "fsync", lambda _: None)  # noqa: B010 - an assignment would have to have the same parameter names
    change_names_as(how, other_volume=str(top / "target"))
    points = sweep(top, action, same_file=how != "volumes" and action is not Action.DELETE)
    sys.stdout.write(f"{points}\n")


if __name__ == "__main__":
    main()
