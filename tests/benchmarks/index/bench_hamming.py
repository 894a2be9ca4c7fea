"""Times all pairs of fingerprints within some bits against exhaustive comparison and against other programs.

    python tests/benchmarks/index/bench_hamming.py [--count 100000] [--max-bits 3] [--runs 5] [--input FILE]
                                                   [--slow-count 10000] [--alone]

Needs faiss-cpu, simhash and gaoya beside numpy; what is missing is left out with a line that says so. The
fingerprints are random, with an edited copy of each hundredth; or those in a FILE, decimals, one a line. All run on one
thread, by turns. Prints medians of CPU seconds, their range, and how many times as long as DupFinder each one takes:
these ratios hold against each other, seconds do not. The pure Python package is run up to --slow-count fingerprints
only, exhaustive comparison up to 200,000. With --alone no other program runs: some need hours for 12 bits.
"""

import argparse
import importlib
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.pairs import ExhaustivePlan, choose_plan, hamming_pairs

Fingerprints = NDArray[np.uint64]

MOST_EXHAUSTIVE = 200_000
FAISS_TABLES = 4
FAISS_KEY_BITS = 16


@dataclass(frozen=True, slots=True)
class Method:
    """A way to find all pairs; `run` returns how many it found, or `None` where that cannot be compared."""

    name: str
    run: Callable[[], int | None]


def random_fingerprints(count: int, *, max_bits: int) -> Fingerprints:
    """Return random fingerprints; each hundredth is followed by a copy with up to `max_bits` bits turned over."""
    chance = np.random.default_rng(count)
    fingerprints = chance.integers(0, 2**64, count, dtype=np.uint64)
    copies = fingerprints[: count - 1 : 100]
    for _ in range(max_bits):
        copies = copies ^ (np.uint64(1) << chance.integers(0, 64, len(copies), dtype=np.uint64))
    fingerprints[1::100][: len(copies)] = copies
    return fingerprints


def own_methods(fingerprints: Fingerprints, *, max_bits: int) -> Iterator[Method]:
    """Yield the search with the chosen plan, then the exhaustive one."""
    exhaustive = ExhaustivePlan(max_bits=max_bits, documents=len(fingerprints))
    yield Method("DupFinder", lambda: len(hamming_pairs(fingerprints, max_bits=max_bits)))
    if len(fingerprints) <= MOST_EXHAUSTIVE:
        pairs = partial(hamming_pairs, fingerprints, max_bits=max_bits, plan=exhaustive)
        yield Method("DupFinder, exhaustive", lambda: len(pairs()))


def other_methods(fingerprints: Fingerprints, *, max_bits: int, slow_count: int) -> Iterator[Method]:
    """Yield the search with each other program that is installed."""
    makers = {"faiss": faiss_multi_hash, "gaoya": gaoya_index, "simhash": simhash_package}
    for module, make in makers.items():
        if module == "simhash" and len(fingerprints) > slow_count:
            print(f"{module}: left out, more than {slow_count:,} fingerprints")
            continue
        try:
            yield make(fingerprints, max_bits)
        except ImportError:
            print(f"{module}: left out, not installed")


def faiss_multi_hash(fingerprints: Fingerprints, max_bits: int) -> Method:
    """Return the search with faiss, flipping as many bits of each key as it takes to find all pairs."""
    faiss = importlib.import_module("faiss")
    faiss.omp_set_num_threads(1)
    codes = fingerprints.view(np.uint8).reshape(len(fingerprints), -1)
    flips = max_bits // FAISS_TABLES

    def run() -> int:
        index = faiss.IndexBinaryMultiHash(64, FAISS_TABLES, FAISS_KEY_BITS)
        index.nflip = flips
        index.add(codes)
        # Its radius is exclusive; each pair is found from both sides, and each fingerprint finds itself.
        _, _, found = index.range_search(codes, max_bits + 1)
        return (len(found) - len(codes)) // 2

    return Method(f"faiss multi-hash {FAISS_TABLES}x{FAISS_KEY_BITS}, {flips} flipped", run)


def gaoya_index(fingerprints: Fingerprints, max_bits: int) -> Method:
    """Return the search with gaoya, which makes the fingerprints itself: of as many documents of a single word."""
    index_type = importlib.import_module("gaoya.simhash").SimHashStringIndex
    words = [str(fingerprint) for fingerprint in fingerprints.tolist()]

    def run() -> None:
        index = index_type(64, max_bits + 1, max_bits, analyzer=lambda word: [word])
        for number, word in enumerate(words):
            index.insert_document(number, word)
        for word in words:
            index.query(word)

    return Method(f"gaoya, {max_bits + 1} blocks, own random values", run)


def simhash_package(fingerprints: Fingerprints, max_bits: int) -> Method:
    """Return the search with the `simhash` package."""
    simhash = importlib.import_module("simhash")

    def run() -> int:
        values = [simhash.Simhash(value) for value in fingerprints.tolist()]
        index = simhash.SimhashIndex([(str(number), value) for number, value in enumerate(values)], k=max_bits)
        return sum(len(index.get_near_dups(value)) - 1 for value in values) // 2

    return Method("simhash package", run)


def compare(fingerprints: Fingerprints, *, max_bits: int, arguments: argparse.Namespace) -> None:
    """Run all methods by turns and print a line for each."""
    print(f"\n{len(fingerprints):,} fingerprints, pairs within {max_bits} bits, {arguments.runs} runs")
    print(choose_plan(fingerprints, max_bits).explain())
    chosen = [*own_methods(fingerprints, max_bits=max_bits)]
    if not arguments.alone:
        chosen += other_methods(fingerprints, max_bits=max_bits, slow_count=arguments.slow_count)
    seconds: dict[str, list[float]] = {method.name: [] for method in chosen}
    found: dict[str, int | None] = {}
    for _ in range(arguments.runs):
        for method in chosen:
            began_s = time.process_time()
            found[method.name] = method.run()
            seconds[method.name].append(time.process_time() - began_s)
    own_s = statistics.median(seconds[chosen[0].name])
    print(f"{'':40}{'median s':>10}{'range':>20}{'ratio':>9}{'pairs':>12}")
    for name, taken in seconds.items():
        median_s = statistics.median(taken)
        pairs = "" if found[name] is None else f"{found[name]:,}"
        span = f"{min(taken):.4f}-{max(taken):.4f}"
        print(f"{name:40}{median_s:>10.4f}{span:>20}{median_s / own_s:>9.1f}{pairs:>12}")


def main() -> None:
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, nargs="+", default=[10_000, 100_000])
    parser.add_argument("--max-bits", type=int, nargs="+", default=[3])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--slow-count", type=int, default=10_000)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--input", help="decimal fingerprints, one a line")
    arguments = parser.parse_args()
    for max_bits in arguments.max_bits:
        if arguments.input:
            given = np.loadtxt(arguments.input, dtype=np.uint64, ndmin=1)
            compare(given, max_bits=max_bits, arguments=arguments)
            continue
        for count in arguments.count:
            compare(random_fingerprints(count, max_bits=max_bits), max_bits=max_bits, arguments=arguments)


if __name__ == "__main__":
    main()
