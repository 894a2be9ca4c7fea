"""What confining the workers costs, and whether any document reads differently: `bench_confinement.py FOLDER [ROUNDS]`.

Workers with and without confinement take turns. Prints the processor time of a start and of reading all documents of
the folder, and every document whose answer differs.
"""

import os
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

from dupfinder.domain.files import FileEntry
from dupfinder.domain.options import GIB, ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.pipeline.workers import child
from dupfinder.pipeline.workers.pool import WorkerPool
from dupfinder.walk import walk

SCRIPT = Path(__file__).parents[2] / "support" / "partly_confined_worker.py"
KINDS = {"nothing": (), "landlock": ("landlock",), "seccomp": ("seccomp",), "both": ("landlock", "seccomp")}
STARTS = 10


def main() -> None:
    """Measure and print."""
    folder, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    entries = walk(ScanOptions(sources=(folder,)), token=CancelToken(), counters=ProgressCounters()).files
    print(f"{len(entries)} documents")
    starts: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for _ in range(STARTS):
        for kind in KINDS:
            starts[kind].append(_start(kind))
    for kind, times in starts.items():
        median, least = sorted(times)[len(times) // 2] * 1e3, min(times) * 1e3
        print(f"start, {kind:>8}: {median:.0f} ms of processor time (least {least:.0f})")
    for _ in range(rounds):
        answers = {kind: dict(_read(kind, entries)) for kind in ("nothing", "both")}
        differing = [path for path, answer in answers["nothing"].items() if answers["both"][path] != answer]
        print(f"{len(differing)} documents differ", *differing, sep="\n  ")


def _read(kind: str, entries: tuple[FileEntry, ...]) -> Iterator[tuple[str, object]]:
    began_s = _children_s()
    _use(kind)
    with WorkerPool(workers=1, time_limit_s=60.0, memory_limit_bytes=GIB) as pool:
        for answer in pool.run("text", entries):
            yield answer.entry.path, (answer.head.get("problem"), answer.head.get("message"), answer.body)
    spent_s = _children_s() - began_s
    print(f"read, {kind:>8}: {spent_s:.2f} s of processor time, {spent_s / len(entries) * 1e3:.3f} ms a document")


def _start(kind: str) -> float:
    began_s = _children_s()
    _use(kind)
    worker = child.WorkerProcess(time_limit_s=60.0, memory_limit_bytes=GIB)
    hello = worker.greet()
    worker.end()
    if hello is None or tuple(hello["confined"]) != KINDS[kind]:
        sys.exit(f"The worker was not confined as asked: {hello}, {worker.last_words}")
    return _children_s() - began_s


def _use(kind: str) -> None:
    child.worker_command = lambda: [sys.executable, os.fspath(SCRIPT), *KINDS[kind]]


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
