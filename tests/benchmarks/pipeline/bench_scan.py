"""Times a whole scan stage by stage, against the bare cost of opening and reading the same files.

    python tests/benchmarks/pipeline/bench_scan.py [FOLDER] [--documents 1000] [--workers 2]

Without a FOLDER it makes so many text documents of 1 to 2,000 words, a tenth of them edited copies of others. Prints a
line a stage, and the whole as a multiple of the bare reading; figures of one run hold against each other only.
"""

import argparse
import os
import random
import resource
import tempfile
import time
from pathlib import Path

from dupfinder.domain.events import Event, StageStarted
from dupfinder.domain.options import ScanOptions
from dupfinder.pipeline import ScanControl, scan


def make_documents(folder: str, count: int) -> None:
    """Write so many made-up documents into a folder."""
    chance = random.Random(count)  # noqa: S311 - test data
    vocabulary = ["".join(chance.choices("abdeiklmnoprstu", k=chance.randint(2, 10))) for _ in range(20_000)]
    words: list[str] = []
    for number in range(count):
        if number % 10 and words:
            words = chance.choices(vocabulary, k=chance.randint(1, 2000))
        else:
            words = [*words, *chance.choices(vocabulary, k=10)]
        Path(folder, f"{number:06}.txt").write_text(" ".join(words), encoding="utf-8")


def bare_reading_s(folder: str) -> float:
    """Return the seconds that it takes to open and read every file below a folder."""
    began_s = time.perf_counter()
    for parent, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(parent, name), "rb") as stream:
                stream.read()
    return time.perf_counter() - began_s


def timed_scan(folder: str, workers: int) -> None:
    """Scan a folder and print what each stage took."""
    stages: list[tuple[str, float]] = []

    def note(event: Event) -> None:
        if isinstance(event, StageStarted):
            stages.append((event.stage.value, time.perf_counter()))

    control = ScanControl(sink=note)
    began_s = time.perf_counter()
    result = scan(ScanOptions(sources=(folder,), workers=workers, use_cache=False), control)
    ended_s = time.perf_counter()
    whole_s, bare_s = ended_s - began_s, bare_reading_s(folder)
    print(f"{len(result.documents):,} documents, {len(result.groups):,} groups, {workers} workers")
    for (name, start_s), (_, stop_s) in zip(stages, [*stages[1:], ("", ended_s)], strict=True):
        print(f"  {name:<14} {stop_s - start_s:8.2f} s")
    print(f"  {'whole':<14} {whole_s:8.2f} s, {whole_s / bare_s:.1f} times the bare reading ({bare_s:.2f} s)")
    for who, name in ((resource.RUSAGE_SELF, "parent"), (resource.RUSAGE_CHILDREN, "workers")):
        used = resource.getrusage(who)
        print(f"  {name:<14} {used.ru_utime + used.ru_stime:8.2f} s CPU, {used.ru_maxrss / 1024:.0f} MiB at most")


def main() -> None:
    """Run the benchmark that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    if options.folder:
        timed_scan(os.path.abspath(options.folder), options.workers)
        return
    with tempfile.TemporaryDirectory() as folder:
        make_documents(folder, options.documents)
        timed_scan(folder, options.workers)


if __name__ == "__main__":
    main()
