"""Times queries of an index of fingerprints: ours, and other programs.

    python tests/benchmarks/index/bench_queries.py [--count 1000000] [--max-bits 3 6 12] [--runs 5]
                                                   [--queries 20000] [--slow-count 20000] [--alone]

Needs faiss-cpu, gaoya and simhash beside numpy; what is missing is left out with a line that says so. Fingerprints are
random; half of the queries are copies with some bits turned over, the others are near nothing. All run on one thread,
by turns. Prints medians of CPU microseconds a query; of building; of adding a thousand and merging them; and bytes a
fingerprint. Ratios hold against each other, times do not. The others run for 3 bits only.
The `simhash` package holds --slow-count fingerprints only; its buckets grow with their number, and so does its time: it
is scaled by their ratio. gaoya makes the fingerprints itself, of documents of a single word, and is asked for some of
these.
"""

import argparse
import importlib
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.queries import FingerprintIndex

Fingerprints = NDArray[np.uint64]

COMPARED_BITS = 3
FAISS_TABLES = 4
FAISS_KEY_BITS = 16
ADDED = 1000
SHARE_FOR_MORE_BITS = 20
"""Queries within more bits take longer; so many times fewer are asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Method:
    """An index that is ready; each function does its work once. What is `None` cannot be done."""

    name: str
    build_us: float
    """For each fingerprint."""
    queries: Callable[[], object]
    merge: Callable[[], object] | None = None
    bytes_each: float | None = None
    scale: float = 1.0
    """By how much more its times would be with all fingerprints."""
    times_s: dict[str, list[float]] = field(default_factory=dict)


def cpu_seconds(work: Callable[[], object]) -> float:
    """Return how long it takes."""
    began_s = time.process_time()
    work()
    return time.process_time() - began_s


@dataclass(frozen=True, slots=True, kw_only=True)
class Data:
    """What is held, and what is asked."""

    fingerprints: Fingerprints
    queries: Fingerprints
    max_bits: int


def make_data(count: int, *, queries: int, max_bits: int) -> Data:
    """Return random fingerprints, and queries of which every other one is near one of them."""
    chance = np.random.default_rng(count)
    fingerprints = chance.integers(0, 2**64, count, dtype=np.uint64)
    asked = chance.integers(0, 2**64, queries, dtype=np.uint64)
    near = fingerprints[chance.integers(0, count, len(asked[::2]))]
    for _ in range(max_bits):
        near = near ^ (np.uint64(1) << chance.integers(0, 64, len(near), dtype=np.uint64))
    asked[::2] = near
    return Data(fingerprints=fingerprints, queries=asked, max_bits=max_bits)


def own_method(data: Data) -> Method:
    """Return our index."""
    count = len(data.fingerprints)
    index = FingerprintIndex(max_bits=data.max_bits)
    build_s = cpu_seconds(lambda: index.add(np.arange(count), data.fingerprints))
    queries = data.queries.tolist()
    print(index.explain().splitlines()[0])

    def merge() -> None:
        begin = len(index)
        chance = np.random.default_rng(begin)
        index.add(np.arange(begin, begin + ADDED), chance.integers(0, 2**64, ADDED, dtype=np.uint64))
        index.merge()

    return Method(
        name="DupFinder",
        build_us=build_s / count * 1e6,
        queries=lambda: [index.query(query) for query in queries],
        merge=merge,
        bytes_each=held_bytes(data) / count,
    )


def held_bytes(data: Data) -> int:
    """Return how much memory an index of ours keeps."""
    tracemalloc.start()
    index = FingerprintIndex(max_bits=data.max_bits)
    index.add(np.arange(len(data.fingerprints)), data.fingerprints)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held


def other_methods(data: Data, *, slow_count: int) -> Iterator[Method]:
    """Yield the index of each other program that is installed."""
    for module, make in {"faiss": faiss_multi_hash, "gaoya": gaoya_index}.items():
        try:
            yield make(data)
        except ImportError:
            print(f"{module}: left out, not installed")
    try:
        yield simhash_package(data, slow_count)
    except ImportError:
        print("simhash: left out, not installed")


def faiss_multi_hash(data: Data) -> Method:
    """Return the index of faiss."""
    faiss = importlib.import_module("faiss")
    faiss.omp_set_num_threads(1)
    index = faiss.IndexBinaryMultiHash(64, FAISS_TABLES, FAISS_KEY_BITS)
    build_s = cpu_seconds(lambda: index.add(data.fingerprints.view(np.uint8).reshape(-1, 8)))
    queries = data.queries.view(np.uint8).reshape(-1, 1, 8)
    # Its radius is exclusive.
    return Method(
        name=f"faiss multi-hash {FAISS_TABLES}x{FAISS_KEY_BITS}",
        build_us=build_s / len(data.fingerprints) * 1e6,
        queries=lambda: [index.range_search(query, COMPARED_BITS + 1) for query in queries],
    )


def gaoya_index(data: Data) -> Method:
    """Return the index of gaoya."""
    index = importlib.import_module("gaoya.simhash").SimHashStringIndex(
        64, COMPARED_BITS + 1, COMPARED_BITS, analyzer=lambda word: [word]
    )
    words = [str(fingerprint) for fingerprint in data.fingerprints.tolist()]
    build_s = cpu_seconds(lambda: [index.insert_document(number, word) for number, word in enumerate(words)])
    half = len(data.queries) // 2
    asked = [*words[:half], *(f"not {word}" for word in words[:half])]
    return Method(
        name=f"gaoya, {COMPARED_BITS + 1} blocks",
        build_us=build_s / len(words) * 1e6,
        queries=lambda: [index.query(word) for word in asked],
    )


def simhash_package(data: Data, slow_count: int) -> Method:
    """Return the index of the `simhash` package."""
    simhash = importlib.import_module("simhash")
    held = [
        (str(number), simhash.Simhash(value)) for number, value in enumerate(data.fingerprints[:slow_count].tolist())
    ]
    made: list[object] = []
    build_s = cpu_seconds(lambda: made.append(simhash.SimhashIndex(held, k=COMPARED_BITS)))
    index = simhash.SimhashIndex(held, k=COMPARED_BITS)
    queries = [simhash.Simhash(value) for value in data.queries[:200].tolist()]
    share = len(queries) / len(data.queries)
    return Method(
        name=f"simhash package, scaled from {slow_count:,}",
        build_us=build_s / len(held) * 1e6,
        queries=lambda: [index.get_near_dups(value) for value in queries],
        scale=len(data.fingerprints) / len(held) / share,
    )


def measure(methods: list[Method], *, data: Data, runs: int) -> None:
    """Run all by turns and print a line for each."""
    for _ in range(runs):
        for method in methods:
            for what in ("queries", "merge"):
                work = getattr(method, what)
                if work is not None:
                    method.times_s.setdefault(what, []).append(cpu_seconds(work))
    print(f"\n{'CPU microseconds':44}{'a query':>10}{'range':>18}{'build':>8}{'merge ms':>10}{'bytes':>7}")
    for method in methods:
        times = {what: statistics.median(taken) for what, taken in method.times_s.items()}
        one_us = method.scale / len(data.queries) * 1e6
        span = f"{min(method.times_s['queries']) * one_us:.1f}-{max(method.times_s['queries']) * one_us:.1f}"
        merge = f"{times['merge'] * 1e3:.0f}" if "merge" in times else ""
        size = "" if method.bytes_each is None else f"{method.bytes_each:.0f}"
        print(
            f"{method.name:44}{times['queries'] * one_us:>10.1f}{span:>18}{method.build_us:>8.2f}{merge:>10}{size:>7}"
        )


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--max-bits", type=int, nargs="+", default=[3, 6, 12])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--queries", type=int, default=20_000)
    parser.add_argument("--slow-count", type=int, default=20_000)
    parser.add_argument("--alone", action="store_true")
    arguments = parser.parse_args()
    for max_bits in arguments.max_bits:
        print(f"\n{arguments.count:,} fingerprints, within {max_bits} bits, {arguments.runs} runs")
        share = 1 if max_bits == COMPARED_BITS else SHARE_FOR_MORE_BITS
        data = make_data(arguments.count, queries=arguments.queries // share, max_bits=max_bits)
        methods = [own_method(data)]
        if max_bits == COMPARED_BITS and not arguments.alone:
            methods += other_methods(data, slow_count=arguments.slow_count)
        measure(methods, data=data, runs=arguments.runs)


if __name__ == "__main__":
    main()
