"""Times the search for documents that share shingles: growth, memory, and what skewed documents cost.

    python tests/benchmarks/index/bench_shingles.py [--count 1000 10000 100000] [--entries 50] [--min-share 0.25]
                                                    [--runs 3]

Documents are sketches of about --entries random shingles; each tenth is an edited version of the one before it. They
are measured as they are ("even"), then with another tenth that has one and the same sketch ("identical"), that shares
half of its sketch with all others of that tenth ("half"), and that shares a fifth of it, too little for a pair
("fifth"). All kinds run by turns, each search in a process of its own. Prints medians of CPU seconds, the ratio to the
even documents, nanoseconds and bytes an entry, and nanoseconds for each pair that is more than in the even case:
identical documents are all pairs of each other, and half a hundred million pairs take their time whoever writes them.
Bytes are the growth of the peak of memory during the search, without the sketches and without the pairs.
"""

import argparse
import dataclasses
import json
import resource
import statistics
import subprocess
import sys
import time

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.shingles import GatheredSketches, shingle_pairs

KINDS = {"even": 0.0, "identical": 1.0, "half": 0.5, "fifth": 0.2}
PERIOD = 10
VERSION, SKEWED = 1, 5
"""Of each ten documents this one is a version of the one before it, and that one is of the skewed tenth."""
PEAK_UNIT_BYTES = 1 if sys.platform == "darwin" else 1024


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """What one search took."""

    cpu_s: float
    extra_bytes: int
    entries: int
    pairs: int


def sketches(count: int, *, entries: int, shared: float) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """Return the values and starts of some sketches; the skewed tenth has this share in common."""
    rng = np.random.default_rng(count)
    sizes = rng.integers(entries // 2, entries * 3 // 2 + 1, count)
    if shared:
        sizes[SKEWED::PERIOD] = entries
    starts = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(sizes)))
    values = rng.integers(0, 2**64, starts[-1], dtype=np.uint64)
    for version in range(VERSION, count, PERIOD):
        same = int(min(sizes[version], sizes[version - 1]) * 4 // 5)
        values[starts[version] : starts[version] + same] = values[starts[version - 1] : starts[version - 1] + same]
    if shared:
        common = rng.integers(0, 2**64, int(shared * entries), dtype=np.uint64)
        values[starts[SKEWED:-1:PERIOD, np.newaxis] + np.arange(len(common))] = common
    return values, starts


def search(values: NDArray[np.uint64], starts: NDArray[np.int64], min_share: float) -> NDArray[np.int64]:
    """Return the pairs of some sketches that share enough."""
    gathered = GatheredSketches()
    for one in np.split(values, starts[1:-1]):
        gathered.add(one)
    return shingle_pairs(gathered.postings(), gathered.sizes, min_share=min_share)


def peak_bytes() -> int:
    """Return the most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * PEAK_UNIT_BYTES


def measure(count: int, kind: str, *, entries: int, min_share: float) -> Taken:
    """Return what one search takes, in this process."""
    values, starts = sketches(count, entries=entries, shared=KINDS[kind])
    # Whatever is imported or allocated only once is not the search's.
    search(values[: starts[10]], starts[:11], min_share)
    before_bytes, began_s = peak_bytes(), time.process_time()
    pairs = search(values, starts, min_share)
    return Taken(
        cpu_s=time.process_time() - began_s,
        extra_bytes=max(0, peak_bytes() - before_bytes - pairs.nbytes),
        entries=len(values),
        pairs=len(pairs),
    )


def measure_apart(count: int, kind: str, arguments: argparse.Namespace) -> Taken:
    """Return what one search takes, in a process of its own."""
    command = [sys.executable, __file__, "--measure", kind, "--count", str(count)]
    command += ["--entries", str(arguments.entries), "--min-share", str(arguments.min_share)]
    return Taken(**json.loads(subprocess.run(command, check=True, capture_output=True).stdout))


def compare(count: int, arguments: argparse.Namespace) -> None:
    """Measure all kinds by turns and print a line for each."""
    taken: dict[str, list[Taken]] = {kind: [] for kind in KINDS}
    for _ in range(arguments.runs):
        for kind in KINDS:
            taken[kind].append(measure_apart(count, kind, arguments))
    even_s = statistics.median(run.cpu_s for run in taken["even"])
    for kind, runs in taken.items():
        median_s, one = statistics.median(run.cpu_s for run in runs), runs[0]
        more = one.pairs - taken["even"][0].pairs
        for_pairs = f"{(median_s - even_s) / more * 1e9:.0f}" if more > 0 else ""
        print(
            f"{count:>10,} {kind:10}{one.pairs:>12,}{median_s:>10.3f}{median_s / even_s:>8.2f}"
            f"{median_s / one.entries * 1e9:>10.0f}{max(run.extra_bytes for run in runs) / one.entries:>10.1f}"
            f"{for_pairs:>10}",
            flush=True,
        )


def main() -> None:
    """Read the arguments; measure once, or compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--entries", type=int, default=50)
    parser.add_argument("--min-share", type=float, default=0.25)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--measure", choices=KINDS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        (count,) = arguments.count
        taken = measure(count, arguments.measure, entries=arguments.entries, min_share=arguments.min_share)
        print(json.dumps(dataclasses.asdict(taken)))
        return
    titles = ("CPU s", "ratio", "ns/entry", "B/entry", "ns/pair")
    print(
        f"{'documents':>10} {'':10}{'pairs':>12}"
        + "".join(f"{t:>{w}}" for t, w in zip(titles, (10, 8, 10, 10, 10), strict=True))
    )
    for count in arguments.count:
        compare(count, arguments)


if __name__ == "__main__":
    main()
