"""Kills or fails every system call of removals and of their undoing, and checks that nothing is lost (promise S6).

    python tests/sweeps/sweep_removals.py [--action ACTION…] [--phase apply|undo] [--points N] [--seed N] [--short]
    python tests/sweeps/sweep_removals.py --action ACTION --phase PHASE --point N --fault FAULT --keep

    python tests/sweeps/sweep_removals.py --file-system KIND…

Needs strace. Each call that changes something is met three times, each time in a fresh tree: the program is killed
before it, it fails because the disk is full, it fails because the disk is broken. The second form repeats one of them
and leaves its tree. Documents are moved to another volume, too, where `--far` names a folder on one. The last form does
it all on other file systems and mounts, which are made for it where the machine can.
"""

import argparse
import contextlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parents[1] / "support"), str(Path(__file__).parents[2])]

import mounts  # noqa: E402 - found through the line above
from dupfinder.domain.decisions import Action  # noqa: E402 - found through the line above
from removal_sweep import Fault, Finding, NotHereError, Phase, Scenario, Sweep, sweep  # noqa: E402 - as above
from removal_trees import COPIES, PLAIN_COPIES  # noqa: E402 - as above

_PLAIN_NAMES = {"ntfs-3g", "exfat-fuse"}

_ACTIONS = [action for action in Action if action.removes]


def main() -> int:
    """Return 0 if every promise was kept, 1 if one was broken."""
    chosen = _arguments()
    broken = 0
    for kind in chosen.file_system or [None]:
        with contextlib.ExitStack() as closing:
            try:
                chosen.folder = _mounted(kind, closing) if kind else chosen.folder
            except pytest.skip.Exception as reason:
                _say(f"{kind} is left out: {reason}")
            else:
                broken += _sweep(chosen, kind)
    return 1 if broken else 0


def _mounted(kind: str, closing: contextlib.ExitStack) -> str:
    """Return a folder on a new file system, or behind a new mount."""
    top = Path(tempfile.mkdtemp(prefix="dupfinder-sweep-"))
    closing.callback(shutil.rmtree, top, ignore_errors=True)
    if kind in mounts.SECOND_MOUNTS:
        (top / "folder").mkdir()
        return str(closing.enter_context(mounts.seen_again(kind, top / "folder", top / "again")))
    return str(closing.enter_context(mounts.volume(kind, top / "volume")))


def _sweep(chosen: argparse.Namespace, kind: str | None) -> int:
    """Return how many faults broke a promise."""
    folder = Path(chosen.folder or tempfile.mkdtemp(prefix="dupfinder-sweep-"))
    far_folder = None if chosen.far is None else Path(tempfile.mkdtemp(prefix="dupfinder-sweep-", dir=chosen.far))
    if chosen.point is not None:
        return _repeat_one(chosen, folder, far_folder)
    broken = 0
    for scenario in _scenarios(chosen, kind):
        begun = time.monotonic()
        faults = sweep(scenario, folder=folder, far_folder=far_folder, most_points=chosen.points, seed=chosen.seed)
        try:
            results = list(_shown(faults))
        except NotHereError as why:
            _say(f"{kind or folder}, {scenario}: left out, it fails without any fault: {why}")
            continue
        found = sum(result is not None for result in results)
        broken += found
        elapsed_s = time.monotonic() - begun
        where = "" if kind is None else f"{kind}, "
        _say(f"{where}{scenario}: {len(results)} faults, {found} broke a promise ({elapsed_s:.0f} s)")
    for each in (folder, far_folder):
        if each is not None and not chosen.keep and kind is None:
            shutil.rmtree(each)
    return broken


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--action", action="append", choices=_ACTIONS, type=Action, help="may be given again (all)")
    parser.add_argument("--phase", choices=list(Phase), type=Phase, help="what is disturbed (both)")
    parser.add_argument("--points", type=int, metavar="N", help="so many calls of each, drawn by lot (all)")
    parser.add_argument("--short", action="store_true", help="with two documents instead of three or four")
    parser.add_argument("--seed", type=int, default=0, help="of the lot (0)")
    kinds = [*mounts.FILE_SYSTEMS, *mounts.SECOND_MOUNTS]
    parser.add_argument("--file-system", action="append", choices=kinds, help="made for it; may be given again")
    parser.add_argument("--folder", help="where trees are made (a new folder for temporary files)")
    parser.add_argument("--far", metavar="FOLDER", help="a folder on another volume, to move documents to")
    parser.add_argument("--point", type=int, metavar="N", help="only this call")
    parser.add_argument("--fault", choices=list(Fault), type=Fault, default=Fault.KILL, help="with --point (kill)")
    parser.add_argument("--keep", action="store_true", help="leave the trees")
    chosen = parser.parse_args()
    if shutil.which("strace") is None:
        parser.error("strace is not installed")
    if chosen.point is not None and (chosen.phase is None or len(chosen.action or ()) != 1):
        parser.error("--point needs one --action and a --phase")
    if chosen.far is not None and os.stat(chosen.far).st_dev == os.stat(chosen.folder or tempfile.gettempdir()).st_dev:
        parser.error(f"{chosen.far} is on the same volume")
    return chosen


def _scenarios(chosen: argparse.Namespace, kind: str | None = None) -> Iterator[Scenario]:
    copies = PLAIN_COPIES if kind in _PLAIN_NAMES else COPIES
    for action in chosen.action or _ACTIONS:
        for phase in [chosen.phase] if chosen.phase else Phase:
            yield Scenario(action=action, phase=phase, is_short=chosen.short, copies=copies)
            if action is Action.MOVE and chosen.far is not None:
                yield Scenario(action=action, phase=phase, is_far=True, is_short=chosen.short, copies=copies)


def _repeat_one(chosen: argparse.Namespace, folder: Path, far_folder: Path | None) -> int:
    scenario = Scenario(
        action=chosen.action[0], phase=chosen.phase, is_far=far_folder is not None, is_short=chosen.short
    )
    with contextlib.closing(Sweep(scenario, folder=folder, far_folder=far_folder)) as runs:
        point = runs.points()[chosen.point - 1]
        finding = runs.check(point, chosen.fault, keep=chosen.keep)
    _say(str(finding or f"{scenario}, point {point.number}, {chosen.fault}: nothing was broken"))
    if chosen.keep:
        _say(f"the trees are in {folder}")
    return 0 if finding is None else 1


def _shown(results: Iterator[Finding | None]) -> Iterator[Finding | None]:
    for result in results:
        if result is not None:
            _say(str(result))
        yield result


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
