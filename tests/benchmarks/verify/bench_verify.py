"""Times verification: pairs per second on short and long documents or on a folder, and memory by number of documents.

    python tests/benchmarks/verify/bench_verify.py [--runs 3] [--most-documents 1000000] [--folder FOLDER]

Documents are families of four versions, each with two words of a hundred changed; all pairs of a family are verified.
The slow twin, which follows the definition word by word with Python's sets, verifies some of the same pairs in the same
run. With --folder the texts in it are verified too: the pairs that share a quarter of their winnowed shingles.

Memory is what verifying a fixed number of pairs among ever more documents allocates at most; their shingles are made
when they are asked for, and what the caller holds is not counted.
"""

import argparse
import os
import statistics
import time
import tracemalloc
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint import SHINGLE_WORDS, analyse, shingle_hashes, sketches
from dupfinder.index.shingles import GatheredSketches, shingle_pairs
from dupfinder.verify import verify

Words = NDArray[np.uint64]
Pairs = NDArray[np.int64]

VERSIONS = 4
CHANGED = 0.02
SLOW_PAIRS = 50
MEMORY_PAIRS = 3_000
MEMORY_WORDS = 1_000


def text_of(number: int, *, length: int) -> Words:
    """Return the words of one document: those of its family, some of them changed."""
    words = np.random.default_rng(number // VERSIONS).integers(0, 2**64, length, dtype=np.uint64)
    own = np.random.default_rng([1, number])
    words[own.random(length) < CHANGED] = own.integers(0, 2**64, dtype=np.uint64)
    return words


def family_pairs(documents: int) -> Pairs:
    """Return all pairs within the families."""
    first = np.arange(0, documents, VERSIONS)
    inner = [(a, b) for a in range(VERSIONS) for b in range(a + 1, VERSIONS)]
    return np.concatenate([np.stack((first + a, first + b), axis=1) for a, b in inner])


def matched(words: Words, others: Words) -> int:
    """Return how many words stand in a shingle that the other document has, by the definition."""
    one, other = words.tolist(), others.tolist()
    shingles = {tuple(other[i : i + SHINGLE_WORDS]) for i in range(len(other) - SHINGLE_WORDS + 1)}
    covered: set[int] = set()
    for i in range(len(one) - SHINGLE_WORDS + 1):
        if tuple(one[i : i + SHINGLE_WORDS]) in shingles:
            covered.update(range(i, i + SHINGLE_WORDS))
    return len(covered)


def cpu_s(run: Callable[[], object]) -> float:
    """Return the CPU seconds that a call takes."""
    began_s = time.process_time()
    run()
    return time.process_time() - began_s


def time_pairs(name: str, texts: list[Words], pairs: Pairs, *, runs: int) -> None:
    """Print how many pairs are verified in a second, and how many the slow twin verifies."""
    shingles = [shingle_hashes(words) for words in texts]
    counts = np.array([len(words) for words in texts], np.int64)
    slow_pairs = pairs[np.random.default_rng(1).permutation(len(pairs))[:SLOW_PAIRS]]

    def fast() -> object:
        return verify(pairs, shingles.__getitem__, word_counts=counts, on_pair=lambda: None)

    def slow() -> object:
        return [(matched(texts[a], texts[b]), matched(texts[b], texts[a])) for a, b in slow_pairs.tolist()]

    taken = [(cpu_s(fast) / len(pairs), cpu_s(slow) / len(slow_pairs)) for _ in range(runs)]
    fast_s, slow_s = (statistics.median(side) for side in zip(*taken, strict=True))
    words = int(counts[pairs].sum()) / len(pairs)
    print(
        f"{name:24}{len(pairs):>9,}{words:>14,.0f}{1 / fast_s:>12,.0f}{fast_s / words * 1e9:>10.1f}"
        f"{1 / slow_s:>12,.1f}{slow_s / fast_s:>8.0f}",
        flush=True,
    )


def time_folder(folder: str, *, runs: int) -> None:
    """Print the same for the texts in a folder."""
    paths = sorted(os.path.join(where, name) for where, _, names in os.walk(folder) for name in names)
    texts = []
    for path in paths:
        with open(path, encoding="utf-8", errors="replace") as file:
            texts.append(analyse([file.read()])[0])
    texts = [text for text in texts if len(text.word_hashes) >= SHINGLE_WORDS]
    words = [text.word_hashes for text in texts]
    starts = np.concatenate((np.zeros(1, np.int64), np.cumsum([len(each) for each in words])))
    values, bounds = sketches(np.concatenate(words), starts)
    gathered = GatheredSketches()
    for one in np.split(values, bounds[1:-1]):
        gathered.add(one)
    pairs = shingle_pairs(gathered.postings(), gathered.sizes, min_share=0.25)
    time_pairs("folder", words, pairs, runs=runs)


def peak_bytes(documents: int) -> int:
    """Return by how much memory grows at most while some pairs among so many documents are verified."""

    def shingles_of(number: int) -> Words:
        return shingle_hashes(text_of(number, length=MEMORY_WORDS))

    counts = np.full(documents, MEMORY_WORDS)
    pairs = family_pairs(documents)
    pairs = pairs[np.random.default_rng(1).permutation(len(pairs))[:MEMORY_PAIRS]]
    tracemalloc.start()
    verify(pairs, shingles_of, word_counts=counts, on_pair=lambda: None)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--most-documents", type=int, default=1_000_000)
    parser.add_argument("--folder")
    arguments = parser.parse_args()
    print(f"{'':24}{'pairs':>9}{'words a pair':>14}{'pairs/s':>12}{'ns/word':>10}{'slow twin/s':>12}{'ratio':>8}")
    for documents, length in ((20_000, 60), (20_000, 200), (2_000, 3_000), (40, 100_000)):
        texts = [text_of(number, length=length) for number in range(documents)]
        time_pairs(f"{length:,} words", texts, family_pairs(documents), runs=arguments.runs)
    if arguments.folder:
        time_folder(arguments.folder, runs=arguments.runs)
    documents = 10_000
    while documents <= arguments.most_documents:
        peak_mib = peak_bytes(documents) / 2**20
        print(f"{documents:>12,} documents, {MEMORY_PAIRS:,} pairs: {peak_mib:.0f} MiB at the peak", flush=True)
        documents *= 10


if __name__ == "__main__":
    main()
