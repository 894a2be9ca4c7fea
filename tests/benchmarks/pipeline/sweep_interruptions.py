"""Kills scans at random moments and damages caches at random places, and checks each time that nothing is lost (R3).

    python tests/benchmarks/pipeline/sweep_interruptions.py [--kills 200] [--damages 1000] [--documents 300] [--seed 1]

Each killed scan is begun again and must find what an undisturbed one finds, without reading again what had been read
(one batch may be). Each damaged cache (bits flipped, a piece overwritten, the end cut off) must give that result too,
and be sound again two scans later at the latest. Ends with a line of counts, or with the seed of what went wrong. A
kill or a damage takes one to three seconds.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "support"))

from resumed_scans import damaged, kill_and_resume, outcome, plain_scan, write_documents

_SHOW_EVERY = 50


def sweep_kills(folder: Path, expected: tuple[object, ...], *, count: int, seed: int, longest_s: float) -> None:
    """Kill so many scans, each at a moment of its own between its start and its end."""
    read = 0
    cut_short = 0
    for number in range(count):
        chance = random.Random(f"{seed} {number}")  # noqa: S311 - test data
        with tempfile.TemporaryDirectory() as beside:
            cache = Path(beside, "cache")
            before = kill_and_resume(folder, cache, after_s=chance.uniform(0.0, longest_s), expected=expected)
        read += before
        if number % _SHOW_EVERY == _SHOW_EVERY - 1:
            print(f"… {number + 1} kills", flush=True)
        cut_short += 0 < before < len(expected[0])  # type: ignore[arg-type]  # the documents
    print(f"{count} kills, {cut_short} of them while documents were read: each resumed and found the same", flush=True)
    print(f"({read:,} documents had been read before the kills)")


def sweep_damages(folder: Path, expected: tuple[object, ...], *, count: int, seed: int) -> None:
    """Damage so many copies of a finished scan's cache, and scan with each."""
    with tempfile.TemporaryDirectory() as beside:
        filled = Path(beside, "filled")
        plain_scan(folder, filled)
        whole = filled.read_bytes()
    read_again = 0
    for number in range(count):
        chance = random.Random(f"{seed} {number}")  # noqa: S311 - test data
        with tempfile.TemporaryDirectory() as beside:
            cache = Path(beside, "cache")
            cache.write_bytes(damaged(whole, chance))
            result = plain_scan(folder, cache, workers=1)
            assert outcome(result) == expected, f"seed {seed}, damage {number}: another result"
            read_again += len(result.documents) - result.statistics.from_cache
            again = plain_scan(folder, cache, workers=1)
            assert outcome(again) == expected, f"seed {seed}, damage {number}: another result the second time"
            if again.statistics.from_cache < len(again.documents):
                # The first scan came upon the damage only when it kept its last results.
                again = plain_scan(folder, cache, workers=1)
            assert again.statistics.from_cache == len(again.documents), f"seed {seed}, damage {number}: not mended"
        if number % _SHOW_EVERY == _SHOW_EVERY - 1:
            print(f"… {number + 1} damages", flush=True)
    print(f"{count} damaged caches: each gave the same result ({read_again:,} documents were read again)", flush=True)


def main() -> None:
    """Run the sweep that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--damages", type=int, default=1000)
    parser.add_argument("--documents", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        documents = Path(folder)
        write_documents(documents, chosen.documents)
        began_s = time.monotonic()
        expected = outcome(plain_scan(documents, None))
        # A scan in a process of its own takes as long as this one and Python's start.
        longest_s = time.monotonic() - began_s + 1.0
        if chosen.kills:
            sweep_kills(documents, expected, count=chosen.kills, seed=chosen.seed, longest_s=longest_s)
        if chosen.damages:
            sweep_damages(documents, expected, count=chosen.damages, seed=chosen.seed)


if __name__ == "__main__":
    main()
