"""Removals and their undoing, with one system call after the other killed or made to fail (promise S6)."""

import enum
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import platformdirs

from dupfinder.domain.decisions import Action, OutcomeStatus
from dupfinder.domain.removals import PastRemoval
from dupfinder.trash import past_runs
from removal_aftermath import Aftermath
from removal_driver import SAID_IN_ONE_SENTENCE, STANDARD_OUTPUT
from removal_trees import COPIES, NEAR, Look, Tree
from traced_program import TOP, SystemCall, TracedProgram

_DRIVER = Path(__file__).with_name("removal_driver.py")
_PACKAGES = Path(platformdirs.__file__).parents[1]
_OPENING = ("open", "openat", "openat2", "creat")
_WRITING_FLAGS = ("O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC")
_CHANGES = (
    *_OPENING,
    *("write", "pwrite64", "writev", "pwritev", "pwritev2", "copy_file_range", "sendfile", "splice"),
    *("rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "rmdir"),
    *("mkdir", "mkdirat", "mknod", "mknodat", "truncate", "ftruncate", "fallocate", "fsync", "fdatasync", "flock"),
    *("chmod", "fchmod", "fchmodat", "chown", "fchown", "lchown", "fchownat", "utime", "utimes", "futimesat"),
    *("utimensat", "setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr"),
)
_PLAIN_ENVIRONMENT = {"PATH": os.environ["PATH"]}
_AT_A_TIME = 2
_MOST_OF_A_TRACEBACK = 2000
_MOST_OF_ARGUMENTS = 300


class NotHereError(Exception):
    """What was to be disturbed goes wrong without any fault, as links do on volumes that have none."""


class Phase(enum.StrEnum):
    """What is disturbed."""

    APPLY = "apply"
    UNDO = "undo"


class Fault(enum.StrEnum):
    """What befalls a system call, before it does anything: dying before the next call is dying after this one."""

    KILL = "kill"
    NO_SPACE = "ENOSPC"
    BROKEN = "EIO"


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """What is removed, how, and which part is disturbed."""

    action: Action
    phase: Phase
    is_far: bool = False
    """Whether documents are moved to another volume."""
    is_short: bool = False
    """With two documents instead of three or four."""
    copies: tuple[bytes, ...] = COPIES
    """The names of documents with the same text."""

    def __str__(self) -> str:
        return f"{self.action}{'-far' if self.is_far else ''} {self.phase}"

    @property
    def removed(self) -> tuple[bytes, ...]:
        """Return the names of the documents that are removed."""
        if self.is_short:
            return self.copies[1:]
        # What is deleted for good is not to be looked for afterwards, so there only copies go.
        return self.copies if self.action in {Action.DELETE, Action.HARDLINK, Action.SYMLINK} else (*self.copies, NEAR)


@dataclass(frozen=True, kw_only=True)
class Point:
    """A system call of a scenario that changes something."""

    number: int
    """Counted from 1 within the scenario."""
    call: str
    occurrence: int
    """Counted from 1 within the calls of this name, from the start of the process."""
    arguments: str


@dataclass(frozen=True, kw_only=True)
class Finding:
    """A promise that was broken."""

    scenario: Scenario
    point: Point
    fault: Fault
    what: tuple[str, ...]

    def __str__(self) -> str:
        call = f"{self.point.call}({self.point.arguments[:_MOST_OF_ARGUMENTS]})"
        return "\n  ".join([f"{self.scenario}, point {self.point.number}, {self.fault}: {call}", *self.what])


@dataclass(frozen=True, kw_only=True)
class _Run:
    """What came of one run of the program."""

    outcomes: tuple[Mapping[str, Any], ...]
    errors: tuple[str, ...]
    """What it said in one sentence instead of going on."""
    tracebacks: tuple[str, ...]

    def lines(self, who: str) -> Iterator[str]:
        """Yield what it said, for a person who looks into a finding."""
        for outcome in self.outcomes:
            yield f"{who} said {', '.join(repr(value) for value in outcome.values() if value is not None)}"
        yield from (f"{who} said {error!r}" for error in self.errors)


class Sweep:
    """Runs one scenario with faults, each in a fresh tree below `folder`."""

    def __init__(self, scenario: Scenario, *, folder: Path, far_folder: Path | None = None) -> None:
        """Move documents to `far_folder`, which is on another volume, if the scenario says so."""
        self._scenario = scenario
        self._folder = folder
        self._far_folder = far_folder
        self._environment = threading.Lock()
        self._drivers: queue.SimpleQueue[subprocess.Popen[bytes]] = queue.SimpleQueue()
        """Those that have nothing to do at the moment."""

    def close(self) -> None:
        """End what removes."""
        while not self._drivers.empty():
            self._drivers.get().communicate()

    def points(self) -> tuple[Point, ...]:
        """Return every call that changes something, in the order of a run without faults."""
        tree = self._tree("listing")
        self._make(tree)
        _must_be_done(self._disturbed(tree, ()))
        changes = _changes(tree)
        _remove(tree)
        return tuple(
            Point(number=number, call=call.name, occurrence=occurrence, arguments=call.arguments)
            for number, (call, occurrence) in enumerate(changes, 1)
        )

    def check(self, point: Point, fault: Fault, *, keep: bool = False) -> Finding | None:
        """Return what was broken when this call met with this fault, or `None`; with `keep` the tree stays."""
        tree = self._tree(f"{point.number}-{fault}")
        before = self._make(tree)
        what = "signal=SIGKILL" if fault is Fault.KILL else f"error={fault}"
        run = self._disturbed(tree, (f"inject={point.call}:{what}:when={point.occurrence}",))
        after = Aftermath(tree=tree, before=before, now=tree.looks())
        broken = [*_not_as_listed(tree, point, fault), *run.tracebacks, *after.lost(), *after.miscarried()]
        broken += after.untrue(run.outcomes, undone=self._scenario.phase is Phase.UNDO)
        broken += after.disagreeing(self._history(tree))
        undone = self._run(tree, plan=None)
        final = Aftermath(tree=tree, before=before, now=tree.looks())
        if not_mended := [*undone.tracebacks, *final.lost(), *final.changed()]:
            broken += [*not_mended, *run.lines("the disturbed run"), *undone.lines("undo, then,")]
        if not keep:
            _remove(tree)
        return Finding(scenario=self._scenario, point=point, fault=fault, what=tuple(broken)) if broken else None

    def _tree(self, name: str) -> Tree:
        scenario = self._scenario
        top = self._folder / f"{scenario}-{name}".replace(" ", "-")
        folder = None
        if scenario.action in {Action.MOVE, Action.QUARANTINE}:
            far = self._far_folder if scenario.is_far else None
            folder = top / "place" if far is None else far / top.name
        return Tree(top=top, action=scenario.action, folder=folder, removed=scenario.removed, copies=scenario.copies)

    def _make(self, tree: Tree) -> dict[str, Look]:
        """Write the documents, remove them if it is the undoing that is disturbed, and return how all looked before."""
        tree.make()
        before = tree.looks()
        if self._scenario.phase is Phase.UNDO:
            _must_be_done(self._run(tree, plan=tree.plan()))
        return before

    def _disturbed(self, tree: Tree, expressions: Sequence[str]) -> _Run:
        plan = tree.plan() if self._scenario.phase is Phase.APPLY else None
        trace = [f"trace={','.join(_CHANGES)}", *expressions]
        options = [option for expression in trace for option in ("-e", expression)]
        log = str(tree.top / "strace.log")
        return self._run(
            tree, plan=plan, strace=["strace", "-f", "--quiet=exit", "-y", "-s", "4096", "-o", log, *options]
        )

    def _run(self, tree: Tree, *, plan: list[Any] | None, strace: Sequence[str] = ()) -> _Run:
        said, traceback = tree.top / "sweep-said", tree.top / "sweep-traceback"
        job = {
            "plan": plan,
            "journal": str(tree.journal),
            "action": tree.action,
            "folder": None if tree.folder is None else str(tree.folder),
            "cwd": str(tree.top),
            "env": {"HOME": str(tree.top), "XDG_DATA_HOME": str(tree.data_home)},
            "said": str(said),
            "traceback": str(traceback),
        }
        try:
            driver = self._drivers.get_nowait()
        except queue.Empty:
            driver = _new_driver()
        pid = _answer(driver, json.dumps(job))
        with _traced(pid, strace) if strace else nullcontext():
            status = _answer(driver, "")
        self._drivers.put(driver)
        lines = [json.loads(line) for line in said.read_bytes().splitlines()]
        is_sound = status in {0, SAID_IN_ONE_SENTENCE, -signal.SIGKILL}
        end = traceback.read_text(errors="replace")[-_MOST_OF_A_TRACEBACK:]
        return _Run(
            outcomes=tuple(each for each in lines if "status" in each),
            errors=tuple(each["error"] for each in lines if "error" in each),
            tracebacks=() if is_sound else (f"it ended with {status}: {end}",),
        )

    def _history(self, tree: Tree) -> tuple[PastRemoval, ...]:
        with self._environment, mock.patch.dict(os.environ, {"XDG_DATA_HOME": str(tree.data_home)}):
            return tuple(removal for run in past_runs() for removal in run.removals)


def sweep(
    scenario: Scenario, *, folder: Path, far_folder: Path | None = None, most_points: int | None = None, seed: int = 0
) -> Iterator[Finding | None]:
    """Yield what came of each call and fault of a scenario, some at a time; `most_points` calls are drawn by lot."""
    with closing(Sweep(scenario, folder=folder, far_folder=far_folder)) as runs, ThreadPoolExecutor(_AT_A_TIME) as pool:
        points = list(runs.points())
        if most_points is not None and most_points < len(points):
            points = random.Random(seed).sample(points, most_points)  # noqa: S311 - not for secrets
        waiting = [pool.submit(runs.check, point, fault) for point in points for fault in Fault]
        for done in as_completed(waiting):
            yield done.result()


def _new_driver() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        # Without the site packages' own start-up code, and the same order of calls every time.
        [sys.executable, "-S", str(_DRIVER)],
        env={
            **_PLAIN_ENVIRONMENT,
            "PYTHONPATH": f"{TOP}{os.pathsep}{_PACKAGES}",
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def _answer(driver: subprocess.Popen[bytes], line: str) -> int:
    assert driver.stdin is not None
    assert driver.stdout is not None
    driver.stdin.write(line.encode("ascii") + b"\n")
    driver.stdin.flush()
    return int(driver.stdout.readline())


@contextmanager
def _traced(pid: int, strace: Sequence[str]) -> Iterator[None]:
    """Attach strace before anything is done, and wait until it has written down all."""
    # Not with the environment of this program, which changes while the history is read.
    with subprocess.Popen([*strace, "-p", str(pid)], env=_PLAIN_ENVIRONMENT, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        process.stderr.readline()  # "attached"
        yield


def _must_be_done(run: _Run) -> None:
    is_done = all(each["status"] == OutcomeStatus.DONE for each in run.outcomes)
    if run.tracebacks or run.errors or not run.outcomes or not is_done:
        raise NotHereError(str(run))


def _changes(tree: Tree) -> list[tuple[SystemCall, int]]:
    """Return the calls that change something, and how many of that name there were until then."""
    counts: Counter[str] = Counter()
    changes = []
    for call in TracedProgram(tree.top).calls():
        counts[call.name] += 1
        if _is_change(call):
            changes.append((call, counts[call.name]))
    return changes


def _is_change(call: SystemCall) -> bool:
    if call.name in _OPENING:
        return any(flag in call.arguments for flag in _WRITING_FLAGS)
    return not call.arguments.startswith(f"{STANDARD_OUTPUT}<")


def _not_as_listed(tree: Tree, point: Point, fault: Fault) -> Iterator[str]:
    """Yield what shows that another call was disturbed than the one that was meant."""
    changes = [call for call, _ in _changes(tree)]
    if fault is Fault.KILL:
        is_meant = len(changes) == point.number and changes[-1].result == "?"
    else:
        hit = changes[point.number - 1] if len(changes) >= point.number else None
        is_meant = hit is not None and hit.name == point.call and hit.was_made_to_fail
    if not is_meant:
        yield f"another call was disturbed than the one that was meant; {len(changes)} were seen"


def _remove(tree: Tree) -> None:
    # FUSE keeps what was open when it went for a moment more, under another name.
    for folder in filter(None, (tree.top, tree.folder)):
        shutil.rmtree(folder, ignore_errors=True)
