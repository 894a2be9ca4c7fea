"""Times `dupfinder pairs` and `dupfinder groups` as whole processes, and their stages, against simhash-cpp.

    python tests/benchmarks/cli/bench_pairs.py [--count 100000 1000000] [--distance 3] [--blocks 4 5 6] [--runs 5]

Compares with `simhash-find-all` and `simhash-find-clusters` of simhash-cpp where they are on the PATH, and says so
where they are not. The fingerprints are random, with an edited copy of each hundredth. Processes run by turns, from
file to file. Prints medians of CPU seconds (user and system), their range, the most memory that a process took, and how
many times as long as DupFinder each one takes. Then the stages of one process, beside plain Python where that does the
same. Needs a system with rusage, as Linux.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from dupfinder.cli.decimals import Numbers, array_lines, read_decimals
from dupfinder.index.pairs import ExhaustivePlan, choose_plan, hamming_pairs

PEERS = {"pairs": "simhash-find-all", "groups": "simhash-find-clusters"}
MOST_EXHAUSTIVE = 200_000
MEASURE = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stderr=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss)
"""
"""A process starts with the memory of the one that starts it counted as its own, so that one must be small."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What one process took, and how many lines it wrote."""

    cpu_s: float
    peak_bytes: int
    lines: int


def write_fingerprints(path: str, count: int, *, max_bits: int) -> None:
    """Write random fingerprints; each hundredth is followed by a copy with up to `max_bits` bits turned over."""
    chance = np.random.default_rng(count)
    fingerprints = chance.integers(0, 2**64, count, dtype=np.uint64)
    copies = fingerprints[: count - 1 : 100]
    for _ in range(max_bits):
        copies = copies ^ (np.uint64(1) << chance.integers(0, 64, len(copies), dtype=np.uint64))
    fingerprints[1::100][: len(copies)] = copies
    with open(path, "w", encoding="ascii") as stream:
        stream.writelines(f"{fingerprint}\n" for fingerprint in fingerprints.tolist())


def usage(command: list[str], *, written: str) -> Usage:
    """Run a process to its end and return what it took."""
    measured = subprocess.run([sys.executable, "-c", MEASURE, *command], check=True, stdout=subprocess.PIPE)
    cpu_s, peak_kib = measured.stdout.split()
    with open(written, "rb") as stream:
        lines = sum(1 for _ in stream)
    return Usage(float(cpu_s), int(peak_kib) * 1024, lines)


def commands(command: str, *, folder: str, distance: int, blocks: list[int]) -> Iterator[tuple[str, list[str]]]:
    """Yield the name and the arguments of each process that does the same; DupFinder's own is the first."""
    files = ["--input", os.path.join(folder, "in"), "--output", os.path.join(folder, "out")]
    asked = ["--distance", str(distance)]
    own = [sys.executable, "-m", "dupfinder", command, *asked, *files]
    yield f"dupfinder {command}", own
    yield f"dupfinder {command} --blocks {blocks[0]}", [*own, "--blocks", str(blocks[0])]
    peer = shutil.which(PEERS[command])
    if peer is None:
        print(f"{PEERS[command]}: left out, not on the PATH")
        return
    for count in blocks:
        yield f"{PEERS[command]} --blocks {count}", [peer, *asked, *files, "--blocks", str(count)]


def compare(command: str, *, folder: str, arguments: argparse.Namespace) -> None:
    """Run all processes by turns and print a line for each."""
    chosen = dict(commands(command, folder=folder, distance=arguments.distance, blocks=arguments.blocks))
    taken: dict[str, list[Usage]] = {name: [] for name in chosen}
    for _ in range(arguments.runs):
        for name, line in chosen.items():
            taken[name].append(usage(line, written=os.path.join(folder, "out")))
    print(f"{'':40}{'median s':>10}{'range':>18}{'ratio':>8}{'MB':>7}{'lines':>10}")
    own_s = 0.0
    for name, runs in taken.items():
        seconds = [run.cpu_s for run in runs]
        median_s = statistics.median(seconds)
        own_s = own_s or median_s
        span = f"{min(seconds):.3f}-{max(seconds):.3f}"
        peak = max(run.peak_bytes for run in runs) / 1e6
        print(f"{name:40}{median_s:>10.3f}{span:>18}{median_s / own_s:>8.1f}{peak:>7.0f}{runs[0].lines:>10,}")


def stages(path: str, *, arguments: argparse.Namespace) -> None:
    """Print what each stage takes within one process."""

    def median_s(work: Callable[[], object]) -> float:
        seconds = []
        for _ in range(arguments.runs):
            began_s = time.process_time()
            work()
            seconds.append(time.process_time() - began_s)
        return statistics.median(seconds)

    def read() -> Numbers:
        with open(path, "rb") as stream:
            return read_decimals(stream, name=path)

    def read_plainly() -> list[int]:
        with open(path, encoding="ascii") as stream:
            return [int(line) for line in stream]

    fingerprints = np.sort(read())
    pairs = fingerprints[hamming_pairs(fingerprints, max_bits=arguments.distance)]
    is_lower = np.tile([True, False], len(pairs))
    plain = [(int(low), int(high)) for low, high in pairs]
    print(f"{'stage':40}{'median s':>10}")
    timed: list[tuple[str, Callable[[], object]]] = [
        ("read", read),
        ("  plain Python", read_plainly),
        ("sort", lambda: np.sort(fingerprints[::-1])),
        ("choose a plan", lambda: choose_plan(fingerprints, arguments.distance)),
        ("plan and search", lambda: hamming_pairs(fingerprints, max_bits=arguments.distance)),
        ("write", lambda: array_lines(pairs.ravel(), is_first=is_lower, is_last=~is_lower)),
        ("  plain Python", lambda: "".join(f"[{low}, {high}]\n" for low, high in plain).encode()),
    ]
    if len(fingerprints) <= MOST_EXHAUSTIVE:
        exhaustive = ExhaustivePlan(max_bits=arguments.distance, documents=len(fingerprints))
        search = ("  exhaustively", lambda: hamming_pairs(fingerprints, max_bits=arguments.distance, plan=exhaustive))
        timed.insert(5, search)
    for name, work in timed:
        print(f"{name:40}{median_s(work):>10.3f}")


def main() -> None:
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--distance", type=int, default=3)
    parser.add_argument("--blocks", type=int, nargs="+", default=[4, 5, 6])
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    for count in arguments.count:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "in")
            write_fingerprints(path, count, max_bits=arguments.distance)
            for command in PEERS:
                print(f"\n{command}: {count:,} fingerprints within {arguments.distance} bits, {arguments.runs} runs")
                compare(command, folder=folder, arguments=arguments)
            stages(path, arguments=arguments)


if __name__ == "__main__":
    main()
