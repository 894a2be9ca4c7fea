"""Times a first scan with an empty cache and rescans of the same documents, as whole processes.

    python tests/benchmarks/pipeline/bench_rescan.py [FOLDER] [--documents 10000] [--words 600] [--rescans 3]
        [--relation contained] [--changed 100]

Without a FOLDER it makes so many text documents of 0.2 to 5 times `--words` words (a twentieth are copies, a twentieth
near duplicates, a twentieth hold another one whole) and at the end edits some of them, to show what a partial rescan
takes. Prints wall and CPU seconds (workers included), the share of the first scan, also of the CPU seconds without what
it takes to start (a rescan of one document; the limit is 3 %), and whether the reports are the same but for `elapsed_s`
and `from_cache`; at the end how large the cache is. A FOLDER is only read.
"""

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

_LONG_AGO_S = 1_700_000_000
_FILES_A_FOLDER = 500
_VOCABULARY = 50_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """What one scan took, and its report without the figures that differ."""

    wall_s: float
    cpu_s: float
    documents: int
    from_cache: int
    report: str


def texts(count: int, *, words: int) -> Iterator[str]:
    """Yield so many made-up texts of mixed lengths, of which some are copies of, close to, or hold a recent one."""
    chance = random.Random(count)  # noqa: S311 - test data
    vocabulary = ["".join(chance.choices("abdeiklmnoprstu", k=chance.randint(2, 10))) for _ in range(_VOCABULARY)]
    # Frequencies as in language (Zipf): the word of rank r occurs in proportion to 1 / r.
    weights = list(accumulate(1 / rank for rank in range(1, _VOCABULARY + 1)))
    recent: list[str] = []
    for number in range(count):
        match number % 20:
            case 17:
                yield " ".join(recent)
            case 18:
                yield " ".join(f"{word}s" if place % 100 == 50 else word for place, word in enumerate(recent))
            case 19:
                yield " ".join([*chance.choices(vocabulary, cum_weights=weights, k=4 * len(recent)), *recent])
            case _:
                length = round(words * 5 ** chance.uniform(-1, 1))
                recent = chance.choices(vocabulary, cum_weights=weights, k=length)
                yield " ".join(recent)


def make(folder: Path, count: int, *, words: int) -> None:
    """Write so many documents, dated long ago, so that they count as settled."""
    for number, text in enumerate(texts(count, words=words)):
        path = folder / f"{number // _FILES_A_FOLDER:04}" / f"{number:07}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        os.utime(path, (_LONG_AGO_S, _LONG_AGO_S))


def change(folder: Path, count: int) -> None:
    """Add a word to so many of the documents."""
    for path in random.Random(count).sample(sorted(folder.rglob("*.txt")), count):  # noqa: S311 - test data
        with path.open("a", encoding="utf-8") as out:
            out.write(" another")
        os.utime(path, (_LONG_AGO_S + 100, _LONG_AGO_S + 100))


def measure(folder: Path, cache: Path, *, relation: str) -> Measured:
    """Return what one scan by the command line takes."""
    report = cache.with_name("report.json")
    command = [sys.executable, "-m", "dupfinder", "scan", str(folder), "--cache", str(cache), "--relation", relation]
    before, began_s = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    run = subprocess.run([*command, "--json", str(report)], capture_output=True, check=False)
    wall_s, after = time.monotonic() - began_s, resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.returncode not in {0, 3}:
        sys.exit(run.stderr.decode(errors="replace"))
    said = json.loads(report.read_bytes())
    documents, from_cache = (said["summary"].pop(name) for name in ("documents", "from_cache"))
    said["summary"].pop("elapsed_s")
    cpu_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Measured(wall_s=wall_s, cpu_s=cpu_s, documents=documents, from_cache=from_cache, report=json.dumps(said))


def measure_start(beside: Path, *, relation: str) -> float:
    """Return how many CPU seconds a rescan of one document takes."""
    alone, cache = beside / "alone", beside / "alone.sqlite3"
    alone.mkdir()
    make(alone, 1, words=100)
    return min(measure(alone, cache, relation=relation).cpu_s for _ in range(3))


def print_line(what: str, measured: Measured, first: Measured, *, start_s: float = 0.0) -> None:
    """Print what a scan took, and its share of the first one, also without what it took to start."""
    print(
        f"{what:<18} {measured.wall_s:8.2f} s wall {measured.wall_s / first.wall_s:7.1%}"
        f" {measured.cpu_s:8.2f} s CPU {measured.cpu_s / first.cpu_s:7.1%}"
        f"{f' (start apart {(measured.cpu_s - start_s) / (first.cpu_s - start_s):.1%})' if start_s else ''}"
        f"   {measured.from_cache:,} of {measured.documents:,} from the cache"
        f"{'' if measured.report == first.report else ', another result'}",
        flush=True,
    )


def main() -> None:
    """Run the benchmark that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--documents", type=int, default=10_000)
    parser.add_argument("--words", type=int, default=600)
    parser.add_argument("--rescans", type=int, default=3)
    parser.add_argument("--changed", type=int, default=100)
    parser.add_argument("--relation", default="contained")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as beside:
        folder, cache = chosen.folder or Path(beside, "documents"), Path(beside, "cache.sqlite3")
        if chosen.folder is None:
            folder.mkdir()
            make(folder, chosen.documents, words=chosen.words)
        start_s = measure_start(Path(beside), relation=chosen.relation)
        first = measure(folder, cache, relation=chosen.relation)
        print_line("first scan", first, first)
        for _ in range(chosen.rescans):
            again = measure(folder, cache, relation=chosen.relation)
            print_line("rescan", again, first, start_s=start_s)
        if chosen.folder is None:
            change(folder, chosen.changed)
            again = measure(folder, cache, relation=chosen.relation)
            print_line(f"{chosen.changed:,} changed", again, first, start_s=start_s)
        text_bytes = sum(path.stat().st_size for path in folder.rglob("*.txt"))
        share = f", {cache.stat().st_size / text_bytes:.2f} of the text (the limit is .8)" if text_bytes else ""
        print(f"{cache.stat().st_size / 2**20:.0f} MiB of cache{share}")


if __name__ == "__main__":
    main()
