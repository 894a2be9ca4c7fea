"""Shows what a scan of large files that quote each other costs, against as many bytes in small files.

    python tests/benchmarks/pipeline/bench_large_files.py [--megabytes 200 2000] [--quoted 10] [--folder FOLDER]

Makes text files of .3 to 8 MB. Of each a share between a tenth and four fifths is passages of 50 to 800 words that are
drawn from a common stock of so many megabytes, the rest is its own. Scans them, and the same passages in files of four
kB, without a cache and in processes of their own; prints CPU seconds for each 100 MB (of the parent, and in all), by
stage, and the parent's peak memory. The limits: no more for each 100 MB than small files, and a parent of 500 MB.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

_VOCABULARY = 50_000
_SMALL_BYTES = 4_000
_LARGE_BYTES = (300_000, 8_000_000)
_PASSAGE_WORDS = (50, 800)

_SCAN = """
import json, resource, sys
from dupfinder.domain.events import StageStarted
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.pipeline import ScanControl, scan
def cpu_s(whose):
    usage = resource.getrusage(whose)
    return usage.ru_utime + usage.ru_stime
stages = []
def note(event):
    if isinstance(event, StageStarted):
        stages.append((event.stage.value, cpu_s(resource.RUSAGE_SELF)))
control = ScanControl(sink=note)
result = scan(ScanOptions(sources=(sys.argv[1],), workers=2, use_cache=False), control)
stages.append(("", cpu_s(resource.RUSAGE_SELF)))
print(json.dumps({
    "documents": len(result.documents), "pairs": len(result.pairs.matches.pairs),
    "parent_s": cpu_s(resource.RUSAGE_SELF), "workers_s": cpu_s(resource.RUSAGE_CHILDREN),
    "parent_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    "stages": {name: round(stages[place + 1][1] - at, 1) for place, (name, at) in enumerate(stages[:-1])},
}))
"""


class Writer:
    """Makes passages up, with words as frequent as in language (Zipf)."""

    def __init__(self, *, quoted_mb: float) -> None:
        self._chance = np.random.default_rng(1)
        letters = np.array(list("abcdefghijklmnoprstuvz"))
        lengths = self._chance.integers(2, 11, _VOCABULARY)
        self._words = np.array(["".join(self._chance.choice(letters, length)) for length in lengths], object)
        weights = 1 / np.arange(1, _VOCABULARY + 1)
        self._cumulated = np.cumsum(weights / weights.sum())
        self._stock: list[str] = []
        while sum(map(len, self._stock)) < quoted_mb * 1e6:
            self._stock += [self._own_passage() for _ in range(100)]

    def _own_passage(self) -> str:
        places = np.searchsorted(self._cumulated, self._chance.random(int(self._chance.integers(*_PASSAGE_WORDS))))
        return " ".join(self._words[np.minimum(places, _VOCABULARY - 1)])

    def _quoted_passage(self) -> str:
        # `choice` would make an array of all of them each time: a second and a half for each megabyte.
        return self._stock[int(self._chance.integers(len(self._stock)))]

    def large(self) -> str:
        """Return the text of one large file."""
        size = float(np.exp(self._chance.uniform(*np.log(_LARGE_BYTES))))
        share = self._chance.uniform(0.1, 0.8)
        passages: list[str] = []
        while sum(map(len, passages[-50:])) * max(1, len(passages) / 50) < size:
            is_quoted = self._chance.random() < share
            passages.append(self._quoted_passage() if is_quoted else self._own_passage())
        return "\n\n".join(passages)

    def fill(self, large: Path, small: Path | None, *, megabytes: int) -> None:
        """Write so many megabytes to large files, and the same texts, cut, to small ones where there shall be any."""
        written = number = 0
        while written < megabytes * 1e6:
            text = self.large()
            (large / f"{number:05}.txt").write_text(text)
            if small is not None:
                parts = small / f"{number:05}"
                parts.mkdir()
                for begin in range(0, len(text), _SMALL_BYTES):
                    (parts / f"{begin // _SMALL_BYTES:05}.txt").write_text(text[begin : begin + _SMALL_BYTES])
            written += len(text)
            number += 1


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=int, nargs="+", default=[200])
    parser.add_argument("--quoted", type=float, default=10.0, help="megabytes of passages that are quoted")
    parser.add_argument("--folder", help="where to write (a temporary folder)")
    chosen = parser.parse_args()
    for megabytes in chosen.megabytes:
        with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
            folders = {kind: Path(name, kind) for kind in ("large", "small")}
            for folder in folders.values():
                folder.mkdir()
            Writer(quoted_mb=chosen.quoted).fill(folders["large"], folders["small"], megabytes=megabytes)
            for kind, folder in folders.items():
                _print(kind, _measured(folder), megabytes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """What one scan took."""

    documents: int
    pairs: int
    parent_s: float
    workers_s: float
    parent_mib: float
    stages: dict[str, float]

    @property
    def cpu_s(self) -> float:
        """Return the CPU seconds of the parent and the workers."""
        return self.parent_s + self.workers_s


def measure(megabytes: int, parent: str | None) -> Measured:
    """Return what a scan of so many megabytes in large files takes, and print it."""
    with tempfile.TemporaryDirectory(dir=parent) as name:
        Writer(quoted_mb=10).fill(Path(name), None, megabytes=megabytes)
        found = _measured(Path(name))
    _print("large", found, megabytes)
    return found


def _measured(folder: Path) -> Measured:
    command = [sys.executable, "-c", _SCAN, os.fspath(folder)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return Measured(**json.loads(done.stdout))


def _print(kind: str, found: Measured, megabytes: int) -> None:
    a_hundred = 100 / megabytes
    costs = f"{found.cpu_s * a_hundred:6.1f} CPU s a 100 MB (parent {found.parent_s * a_hundred:.1f})"
    documents = f"{megabytes:>6} MB in {found.documents:>7} {kind} files"
    print(f"{documents}: {costs}, {found.parent_mib:,.0f} MiB, {found.pairs} pairs, {found.stages}", flush=True)


if __name__ == "__main__":
    main()
