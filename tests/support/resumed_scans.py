"""Scans that are killed and begun again, for the tests and the sweep of promise R3."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, scan
from dupfinder.store.cache import FLUSH_EVERY
from sample_documents import edited, words, write_document

_SCRIPT = Path(__file__).with_name("interrupted_scan.py")


def write_documents(folder: Path, count: int) -> None:
    """Write so many small documents, of which some are copies, near each other, or parts of others."""
    for number in range(count):
        family, place = divmod(number, 5)
        text = words(60 + family % 7, seed=family)
        texts = [text, text, edited(text, 3), f"{words(100, seed=1000 + family)} {text}", words(80, seed=2000 + family)]
        write_document(folder, f"{family % 10}/{number:05}.txt", texts[place])


def plain_scan(folder: Path, cache_file: Path | None, *, workers: int = 2) -> ScanResult:
    """Return what a scan in this process finds, with a cache or without."""
    options = ScanOptions(
        sources=(str(folder),),
        relation=Relation.CONTAINED,
        workers=workers,
        use_cache=cache_file is not None,
        cache_file=None if cache_file is None else str(cache_file),
    )
    return scan(options, ScanControl())


def outcome(result: ScanResult) -> tuple[object, ...]:
    """Return everything of a result that must not depend on what was in the cache."""
    return (result.documents, result.groups, result.containers, result.problems, [str(pair) for pair in result.pairs])


def kill_and_resume(folder: Path, cache_file: Path, *, after_s: float, expected: Sequence[object]) -> int:
    """Kill a scan after so many seconds, scan again, and return how many documents had been read by then.

    Raises `AssertionError` unless the second scan finds what is expected, without reading again what the first one had
    read (but for one batch).
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, str(_SCRIPT), str(folder), str(cache_file)], stdout=subprocess.PIPE, env=environment
    )
    time.sleep(after_s)
    process.kill()
    said, _ = process.communicate()
    read_before = said.count(b".")
    result = plain_scan(folder, cache_file)
    assert outcome(result) == tuple(expected)
    assert result.statistics.from_cache >= read_before - FLUSH_EVERY, (read_before, result.statistics.from_cache)
    return read_before


def damaged(whole: bytes, chance: random.Random) -> bytes:
    """Return a file with a few bits flipped, a piece overwritten, or its end cut off."""
    data = bytearray(whole)
    kind = chance.choice(("bits", "bits", "piece", "cut"))
    if kind == "cut":
        return bytes(data[: chance.randrange(len(data))])
    if kind == "piece":
        place = chance.randrange(len(data))
        data[place : place + chance.randrange(1, 5000)] = chance.randbytes(chance.randrange(1, 5000))
        return bytes(data)
    for _ in range(chance.randint(1, 20)):
        # Half of them in the first pages, which tell what everything else is.
        most = len(data) if chance.random() < 0.5 else min(8192, len(data))
        data[chance.randrange(most)] ^= 1 << chance.randrange(8)
    return bytes(data)
