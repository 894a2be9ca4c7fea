"""Proposes, compares and groups millions of simulated texts on one machine, and tells time, memory and bytes on disk.

    python tests/benchmarks/index/bench_many.py [--counts 100000 1000000] [--folder FOLDER] [--threads 1]

Texts are the hashes of their words, made up from their numbers whenever they are needed, so nothing but the search
itself takes memory: no file, no document, no cache. Each has 100 to 200 words; each tenth is the one before it with
every fortieth word changed, and another tenth ends with nine words that fifty texts have. What is measured is what a
scan does with so many texts once they are read: gather the sketches, search fingerprints within the bits that the
scan would choose, join all three kinds of sketches, compare what is proposed, and link what is .8 alike. Each count
runs in a process of its own. Mapped files count as memory, although the system takes that back when it needs to.
"""

import argparse
import resource
import subprocess
import sys
import time
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.options import Linkage
from dupfinder.fingerprint import distinct_shingles, sampled_triples, sketches
from dupfinder.group import link
from dupfinder.index.pairs import choose_plan, hamming_pairs, union
from dupfinder.index.shingles import GatheredSketches, shingle_pairs
from dupfinder.index.shingles.postings import MANY
from dupfinder.pipeline.matching.cached_words import compared_in_parts
from dupfinder.pipeline.matching.candidates import LEAST_BITS, MISREAD_SHARE, MOST_S, MOST_TEXTS, SHORT_S
from dupfinder.pipeline.workers.jobs import Threads
from dupfinder.verify import Spelt

Uints = NDArray[np.uint64]
Ints = NDArray[np.int64]

_PERIOD, _VERSION, _FOOTED = 10, 9, 3
_SAME_FOOTER = 500
_FOOTER_WORDS = 9
_CHANGED_EVERY = 40
_ROOM = 4096
_AT_ONCE = 2_000
_ENTRY_BYTES = 12


def mixed(numbers: Uints) -> Uints:
    """Return random-looking numbers, one for each (SplitMix64)."""
    numbers = numbers * np.uint64(0x9E3779B97F4A7C15)
    numbers = (numbers ^ numbers >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ numbers >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    mixed_ones: Uints = numbers ^ numbers >> np.uint64(31)
    return mixed_ones


def originals(texts: Ints) -> Ints:
    """Return of which text each is a version; most are of themselves."""
    return np.where(texts % _PERIOD == _VERSION, texts - 1, texts)


def lengths(texts: Ints) -> Ints:
    """Return how many words some texts have."""
    return 100 + (mixed(originals(texts).astype(np.uint64)) % np.uint64(101)).astype(np.int64)


def words(texts: Ints) -> tuple[Uints, Ints]:
    """Return the hashes of the words of some texts, end to end, and where each begins."""
    counts = lengths(texts)
    starts = np.concatenate(([0], np.cumsum(counts)))
    places = np.arange(starts[-1]) - np.repeat(starts[:-1], counts)
    whose = np.repeat(np.where(texts % _PERIOD == _VERSION, texts - 1, texts), counts)
    is_own = places % _CHANGED_EVERY == _CHANGED_EVERY - 1
    whose[is_own] = np.repeat(texts, counts)[is_own]
    keys = whose * _ROOM + places
    left = np.repeat(counts, counts) - places
    is_footer = (np.repeat(texts % _PERIOD, counts) == _FOOTED) & (left <= _FOOTER_WORDS)
    keys[is_footer] = -1 - (np.repeat(texts // _SAME_FOOTER, counts)[is_footer] * _FOOTER_WORDS + left[is_footer])
    return mixed(keys.view(np.uint64)), starts


def fingerprints(count: int) -> Uints:
    """Return fingerprints: those of a version differ in three bits."""
    numbers = np.arange(count)
    found = mixed((originals(numbers) + (1 << 40)).astype(np.uint64))
    found[numbers % _PERIOD == _VERSION] ^= np.uint64(0x8000_0010_0000_0004)
    return found


def gather(count: int, folder: str | None) -> tuple[GatheredSketches, GatheredSketches, GatheredSketches]:
    """Return the sampled passages, all passages and the sampled runs of three words of so many texts."""
    gathered = GatheredSketches(folder), GatheredSketches(folder), GatheredSketches(folder)
    for begin in range(0, count, _AT_ONCE):
        hashes, starts = words(np.arange(begin, min(begin + _AT_ONCE, count)))
        for into, kind in zip(gathered, (sketches, distinct_shingles, sampled_triples), strict=True):
            values, bounds = kind(hashes, starts)
            for one in np.split(values, bounds[1:-1]):
                into.add(one)
    return gathered


class Told:
    """Prints what each step took."""

    def __init__(self) -> None:
        self._s, self._wall_s = time.process_time(), time.monotonic()

    def __call__(self, what: str) -> None:
        """Print a line about the step that ended now."""
        now, wall = time.process_time(), time.monotonic()
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(
            f"  {what:58} {now - self._s:9.1f} CPU s {wall - self._wall_s:9.1f} s   peak so far {peak:7,.0f} MiB",
            flush=True,
        )
        self._s, self._wall_s = now, wall


def by_fingerprint(count: int, threads: Threads) -> Ints:
    """Return the pairs within as many bits as a scan would take for so many texts."""
    found = fingerprints(count)
    bits, most_s = 12, max(SHORT_S, MOST_S * count)
    plan = choose_plan(found, bits, threads=threads.count)
    while bits > LEAST_BITS and plan.forecast is not None and plan.forecast.cost.seconds > most_s:
        bits -= 1
        plan = choose_plan(found, bits, threads=threads.count)
    return hamming_pairs(found, max_bits=bits, plan=plan, run=threads.run)


def spelt(text: int) -> Spelt:
    """Return the words of one text."""
    hashes, _ = words(np.array([text]))
    return Spelt(hashes, np.zeros(len(hashes), np.uint16))


def measure(count: int, folder: str | None, threads: Threads) -> None:
    """Do all steps with so many texts."""
    told = Told()
    kinds = gather(count, folder)
    entries = sum(int(kind.sizes.sum()) for kind in kinds)
    told(f"{entries:,} entries gathered, {entries * _ENTRY_BYTES / 1e9:.1f} GB on disk")

    def searches() -> Iterator[Ints]:
        pairs = by_fingerprint(count, threads)
        told(f"{len(pairs):,} pairs by fingerprints")
        yield pairs
        for kind, share in zip(kinds, (0.4 * 0.8 / 5, 0.9 * 0.8 / 5, MISREAD_SHARE), strict=True):
            most = MOST_TEXTS if kind is kinds[2] else MANY
            postings = [kind.postings(most=most, run=threads.run)]
            pairs = shingle_pairs(postings.pop(), kind.sizes, min_share=share, run=threads.run)
            told(f"{len(pairs):,} pairs that share {share:.2g} of {int(kind.sizes.sum()):,} entries")
            yield pairs

    pairs = union(*searches())
    told(f"{len(pairs):,} pairs to compare")
    counts = lengths(np.arange(count))
    figures, _ = compared_in_parts(
        pairs,
        lambda _: spelt,
        word_counts=counts,
        run=threads.run,
        are_given_away=threads.count > 1,
        check=lambda: None,
        on_pairs=lambda _: None,
    )
    is_alike = figures.similarity >= 0.8
    told(f"{np.count_nonzero(is_alike):,} are .8 alike")
    weights = np.ones(count, np.int64)
    groups = link(count, pairs[is_alike], figures.similarity[is_alike], linkage=Linkage.CENTRE, weights=weights)
    told(f"{len(groups):,} groups of {count // _PERIOD:,}")


def main() -> None:
    """Measure each count in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--counts", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--folder", help="where what is too much for memory lies (the system's temporary folder)")
    parser.add_argument("--threads", type=int, default=1)
    chosen = parser.parse_args()
    if len(chosen.counts) == 1:
        print(f"{chosen.counts[0]:,} texts", flush=True)
        measure(chosen.counts[0], chosen.folder, Threads(chosen.threads))
        return
    for count in chosen.counts:
        folder = ["--folder", chosen.folder] if chosen.folder else []
        options = [*folder, "--threads", str(chosen.threads)]
        subprocess.run([sys.executable, __file__, "--counts", str(count), *options], check=True)


if __name__ == "__main__":
    main()
