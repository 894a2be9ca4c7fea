"""Times removing and putting back, by file: each action, its undoing, Send2Trash, and the least that a journal costs.

    python tests/benchmarks/trash/bench_removals.py [--documents 300] [--runs 3] [--folder FOLDER]

Every run makes that many pairs of copies (20 kB) in FOLDER (the system's folder for temporary files), removes one of
each pair, and puts it back. The floor is what promise S6 cannot do without: two lines written and flushed to the disk,
and a rename. Send2Trash flushes nothing, checks nothing and cannot undo. Figures are milliseconds of wall time a file,
the median of the runs; the ways take turns within each run, because the disk has other work, too.
"""

import argparse
import hashlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from send2trash.plat_other import send2trash

from dupfinder.domain.decisions import Action, Decision, FileState, OutcomeStatus, Plan, Verdict
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, undo
from dupfinder.trash.checking import DIGEST_BYTES

CONTENT_BYTES = 20_000


def make_pairs(folder: Path, number: int) -> list[tuple[Path, Path]]:
    """Write pairs of copies."""
    folder.mkdir(parents=True)
    pairs = [(folder / f"{i}.txt", folder / f"{i} (1).txt") for i in range(number)]
    for pair in pairs:
        content = os.urandom(CONTENT_BYTES)
        for path in pair:
            path.write_bytes(content)
    return pairs


def state_of(path: Path) -> FileState:
    """Return a file as a scan sees it."""

    info = path.lstat()
    return FileState(
        path=str(path),
        size_bytes=info.st_size,
        mtime_ns=info.st_mtime_ns,
        device=info.st_dev,
        inode=info.st_ino,
        content_digest=hashlib.blake2b(path.read_bytes(), digest_size=DIGEST_BYTES).hexdigest(),
    )


def plan_for(pairs: list[tuple[Path, Path]]) -> Plan:
    """Return a plan that removes the second of each pair."""
    decisions = []
    for kept, extra in ((state_of(a), state_of(b)) for a, b in pairs):
        decisions += [
            Decision(file=kept, verdict=Verdict.KEEP, reason="search", relation="keeper", kept=None),
            Decision(file=extra, verdict=Verdict.REMOVE, reason="search", relation="identical", kept=kept),
        ]
    return Plan(decisions=tuple(decisions))


def time_action(action: Action, folder: Path, number: int, times_s: dict[str, list[float]]) -> None:
    """Remove and put back by one action."""
    plan = plan_for(make_pairs(folder / "docs", number))
    choice = RemovalChoice(action=action, folder=str(folder / "moved") if action is Action.MOVE else None)
    journal, token = str(folder / "journal.jsonl"), CancelToken()

    def removing() -> None:
        outcomes = list(apply(plan, choice=choice, journal_path=journal, dry_run=False, token=token))
        assert {outcome.status for outcome in outcomes} == {OutcomeStatus.DONE}

    def undoing() -> None:
        assert {outcome.status for outcome in undo(journal, token=token)} == {OutcomeStatus.DONE}

    times_s[action].append(_timed(removing) / number)
    times_s[f"undo of {action}"].append(_timed(undoing) / number)


def time_send2trash(folder: Path, number: int, times_s: dict[str, list[float]]) -> None:
    """Throw away with Send2Trash."""
    pairs = make_pairs(folder / "docs", number)
    times_s["Send2Trash"].append(_timed(lambda: [send2trash(str(extra)) for _, extra in pairs]) / number)


def time_floor(folder: Path, number: int, times_s: dict[str, list[float]]) -> None:
    """Rename, with two lines flushed to the disk."""
    pairs = make_pairs(folder / "docs", number)
    (folder / "gone").mkdir()

    def removing() -> None:
        with (folder / "journal").open("ab", buffering=0) as journal:
            for _, extra in pairs:
                for _line in range(2):
                    journal.write(b"x" * 500)
                    os.fsync(journal.fileno())
                extra.rename(folder / "gone" / extra.name)

    times_s["the floor"].append(_timed(removing) / number)


def _timed(function: Callable[[], object]) -> float:
    began_s = time.perf_counter()
    function()
    return time.perf_counter() - began_s


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=300)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--folder", default=None)
    parser.add_argument("--inside", default=None, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.inside is None:
        # Send2Trash asks where the trash is when it is imported: only a new process can have one of its own.
        with tempfile.TemporaryDirectory(dir=chosen.folder) as top:
            own = {**os.environ, "XDG_DATA_HOME": os.path.join(top, "data")}
            subprocess.run([sys.executable, *sys.argv, "--inside", top], env=own, check=True)
        return
    times_s: dict[str, list[float]] = defaultdict(list)
    for run in range(chosen.runs):
        for action in (one for one in Action if one.removes):
            time_action(action, Path(chosen.inside, f"{run}-{action}"), chosen.documents, times_s)
        time_send2trash(Path(chosen.inside, f"{run}-send2trash"), chosen.documents, times_s)
        time_floor(Path(chosen.inside, f"{run}-floor"), chosen.documents, times_s)
    floor_s = statistics.median(times_s["the floor"])
    for name, each in times_s.items():
        middle_s = statistics.median(each)
        print(f"{name:<20} {1_000 * middle_s:7.2f} ms a file, {middle_s / floor_s:5.2f} times the floor")


if __name__ == "__main__":
    main()
