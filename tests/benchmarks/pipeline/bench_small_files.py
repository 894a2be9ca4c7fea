"""Shows what a scan costs for each small document: in the parent, in the workers, and against bare opening and reading.

    python tests/benchmarks/pipeline/bench_small_files.py [--documents 20000] [--words 200] [--workers 2] [--profile]

Makes text files of one or two kB, no two of them alike. Measures in turn, in processes of their own: opening and
reading each file; walking the folder and reading each document with workers, into a private cache; the same into a
cache file; a whole scan with a new cache (the limit is 400, so that 50,000 take 20 s); a rescan; thirty lines of Python
that find identical files by size, first 4 kB and all, and a scan that looks for these alone (the limit is 40). Prints
CPU microseconds a document, the parent's and the workers' apart; what it takes to start the parent is left out.
`--profile` prints what the parent's time goes to.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_FILES_A_FOLDER = 1000
_LONG_AGO_S = 1_700_000_000

_BARE = """
import json, os, resource, sys, time
before = resource.getrusage(resource.RUSAGE_SELF)
began = time.monotonic()
count = 0
for parent, _, names in os.walk(sys.argv[1]):
    for name in names:
        with open(os.path.join(parent, name), "rb") as stream:
            count += len(stream.read()) > 0
wall = time.monotonic() - began
after = resource.getrusage(resource.RUSAGE_SELF)
cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
print(json.dumps({"documents": count, "wall_s": wall, "parent_s": cpu, "workers_s": 0.0}))
"""

_IDENTICAL = """
import hashlib, json, os, resource, sys, time
from collections import defaultdict

def digest(path, length):
    with open(path, "rb") as stream:
        return hashlib.blake2b(stream.read(length), digest_size=32).digest()

def parted(groups, key):
    for group in groups:
        parts = defaultdict(list)
        for path in group:
            parts[key(path)].append(path)
        yield from (part for part in parts.values() if len(part) > 1)

before = resource.getrusage(resource.RUSAGE_SELF)
began = time.monotonic()
sizes = {}
for parent, _, _ in os.walk(sys.argv[1]):
    with os.scandir(parent) as listing:
        sizes.update((entry.path, entry.stat().st_size) for entry in listing if entry.is_file())
groups = parted([list(sizes)], sizes.__getitem__)
groups = parted(groups, lambda path: digest(path, 4096))
groups = parted(groups, lambda path: digest(path, -1) if sizes[path] > 4096 else b"")
found = list(groups)
wall = time.monotonic() - began
after = resource.getrusage(resource.RUSAGE_SELF)
cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
print(json.dumps({"documents": len(sizes), "wall_s": wall, "parent_s": cpu, "workers_s": 0.0}))
"""

_SCAN = """
import cProfile, json, pstats, resource, sys, time
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.pipeline import ScanControl, scan
from dupfinder.domain.pairs import Relation
folder, workers, cache, match, profile = sys.argv[1:]
relation = Relation(match) if match else Relation.NEAR
options = ScanOptions(sources=(folder,), workers=int(workers), use_cache=bool(cache), cache_file=cache or None,
                      relation=relation)
control = ScanControl(sink=lambda event: None, token=CancelToken(), counters=ProgressCounters())
before = resource.getrusage(resource.RUSAGE_SELF)
began = time.monotonic()
profiler = cProfile.Profile()
if profile:
    profiler.enable()
result = scan(options, control, match=bool(match))
profiler.disable()
wall = time.monotonic() - began
after, workers = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
if profile:
    pstats.Stats(profiler, stream=sys.stderr).sort_stats("tottime").print_stats(40)
cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
print(json.dumps({"documents": len(result.documents), "wall_s": wall, "parent_s": cpu,
                  "workers_s": workers.ru_utime + workers.ru_stime}))
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """What one process took."""

    documents: int
    wall_s: float
    parent_s: float
    workers_s: float


def make(folder: Path, count: int, *, words: int) -> None:
    """Write so many small documents, dated long ago."""
    chance = random.Random(count)  # noqa: S311 - test data
    vocabulary = ["".join(chance.choices("abdeiklmnoprstu", k=chance.randint(2, 10))) for _ in range(20_000)]
    for number in range(count):
        path = folder / f"{number // _FILES_A_FOLDER:03}" / f"{number:06}.txt"
        path.parent.mkdir(exist_ok=True)
        length = round(words * chance.uniform(0.75, 1.5))
        path.write_text(" ".join(chance.choices(vocabulary, k=length)), encoding="utf-8")
        os.utime(path, (_LONG_AGO_S, _LONG_AGO_S))


def measure(script: str, arguments: Sequence[str]) -> Measured:
    """Return what a process takes that runs a script."""
    run = subprocess.run([sys.executable, "-c", script, *arguments], stdout=subprocess.PIPE, check=True)
    return Measured(**json.loads(run.stdout))


def print_line(what: str, measured: Measured) -> None:
    """Print microseconds a document."""
    parent, workers, wall = (
        1e6 * taken / measured.documents for taken in (measured.parent_s, measured.workers_s, measured.wall_s)
    )
    print(f"{what:<34} {parent:>9.0f} {workers:>9.0f} {parent + workers:>9.0f} {wall:>9.0f}", flush=True)


def main() -> None:
    """Run the benchmark that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--documents", type=int, default=20_000)
    parser.add_argument("--words", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--profile", action="store_true")
    chosen = parser.parse_args()
    profile = "yes" if chosen.profile else ""
    with tempfile.TemporaryDirectory() as beside:
        folder, cache = Path(beside, "documents"), str(Path(beside, "cache"))
        folder.mkdir()
        make(folder, chosen.documents, words=chosen.words)
        how = [str(folder), str(chosen.workers)]
        print(f"{'CPU microseconds a document':<34} {'parent':>9} {'workers':>9} {'both':>9} {'wall':>9}")
        print_line("opening and reading", measure(_BARE, [str(folder)]))
        print_line("documents read", measure(_SCAN, [*how, "", "", profile]))
        print_line("documents read into a cache file", measure(_SCAN, [*how, f"{cache} read", "", profile]))
        print_line("whole scan, new cache file", measure(_SCAN, [*how, cache, "near", profile]))
        print_line("rescan", measure(_SCAN, [*how, cache, "near", profile]))
        print_line("identical files, plain Python", measure(_IDENTICAL, [str(folder)]))
        print_line("identical files, scan", measure(_SCAN, [*how, "", "identical", profile]))


if __name__ == "__main__":
    main()
