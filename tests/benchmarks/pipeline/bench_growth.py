"""Shows how time and memory of a whole scan grow with documents and with megabytes, in tables and one picture.

    python tests/benchmarks/pipeline/bench_growth.py [--counts 1000 10000 100000 1000000] [--words 150]
        [--megabytes 100 300 1000 5000] [--workers 2] [--folder FOLDER] [--skew even|copies|boilerplate]
        [--picture FILE.svg]

Makes text documents of which the share of duplicates is known: of a hundred, five are copies of others, five are edited
in a few words, five hold another one whole. Scans each number of them without a cache, with the relation `contained`,
in a process of its own; counts what was found of what was made; prints wall and CPU seconds (workers included), the
same per thousand documents, and the peak memory of the parent (that of a worker does not depend on their number);
from the second line on also how many bytes each document more takes of it (the limit is 1,500). Of all documents a
tenth are identical with --skew `copies`, and a tenth share half of their text with `boilerplate`. The megabytes are
those of the large files of `bench_large_files`. A million documents take some 5 GB of disk and half an hour.
`growth.svg`, beside this file, is what it drew in November 2026 of up to a million documents and 5 GB.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

import bench_large_files as large_files  # type: ignore[import-not-found] # it is beside this script

_FILES_A_FOLDER = 1000
_VOCABULARY = 50_000

_SCAN = """
import json, resource, sys, time
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.events import StageStarted
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.pipeline import ScanControl, scan
stages = []
def note(event):
    if isinstance(event, StageStarted):
        stages.append((event.stage.value, time.monotonic()))
control = ScanControl(sink=note)
began = time.monotonic()
result = scan(ScanOptions(sources=(sys.argv[1],), workers=int(sys.argv[2]), use_cache=False,
                          relation=Relation.CONTAINED), control)
wall = time.monotonic() - began
found = {relation.value: 0 for relation in Relation}
for group in result.groups:
    for member in group.members[1:]:
        found[member.relation.value] += 1
found["contained"] = sum(len(container.pairs) for container in result.containers)
own, workers = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
stages.append(("", time.monotonic()))
print(json.dumps({
    "documents": len(result.documents), "found": found, "wall_s": wall,
    "cpu_s": own.ru_utime + own.ru_stime + workers.ru_utime + workers.ru_stime,
    "parent_mib": own.ru_maxrss / 1024,
    "stages": {name: round(stages[i + 1][1] - at, 2) for i, (name, at) in enumerate(stages[:-1])},
}))
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """What one scan took and found."""

    documents: int
    found: dict[str, int]
    wall_s: float
    cpu_s: float
    parent_mib: float
    stages: dict[str, float]


class Writer:
    """Makes documents up; the same for the same number of them."""

    def __init__(self, count: int, *, words: int, skew: str) -> None:
        self._chance = random.Random(count)  # noqa: S311 - test data
        self._words = words
        self._skew = skew
        self._vocabulary = self._invented()
        # Frequencies as in language (Zipf): the word of rank r occurs in proportion to 1 / r.
        self._weights = list(accumulate(1 / rank for rank in range(1, _VOCABULARY + 1)))
        self._boilerplate = self._text(words // 2)

    def _invented(self) -> list[str]:
        syllables = [first + then for first in "bdfgklmnprstvz" for then in "aeiou"]
        invented: dict[str, None] = {}
        while len(invented) < _VOCABULARY:
            invented["".join(self._chance.choices(syllables, k=self._chance.randint(1, 4)))] = None
        return list(invented)

    def _text(self, words: int) -> list[str]:
        return self._chance.choices(self._vocabulary, cum_weights=self._weights, k=words)

    def documents(self, count: int) -> Iterator[str]:
        """Yield the texts; of the last hundred before it each kind of duplicate takes one."""
        recent: list[list[str]] = []
        identical = " ".join(self._text(self._words))
        for number in range(count):
            place = number % 20
            if self._skew == "copies" and number % 10 == 1:
                yield identical
            elif self._skew == "boilerplate" and number % 10 == 1:
                yield " ".join([*self._boilerplate, *self._text(self._words - len(self._boilerplate))])
            elif place == 17:
                yield " ".join(recent[0])
            elif place == 18:
                yield " ".join(self._edited(recent[1]))
            elif place == 19:
                yield " ".join([*self._text(2 * self._words), *recent[2], *self._text(2 * self._words)])
            else:
                text = self._text(max(30, round(self._words * self._chance.uniform(0.5, 1.5))))
                recent = [text, *recent[:2]]
                yield " ".join(text)

    def _edited(self, text: list[str]) -> list[str]:
        edited = list(text)
        for _ in range(max(1, len(text) // 100)):
            edited[self._chance.randrange(len(text))] = self._chance.choice(self._vocabulary)
        return edited


def make(folder: str, count: int, *, words: int, skew: str) -> None:
    """Write so many documents below a folder."""
    for number, text in enumerate(Writer(count, words=words, skew=skew).documents(count)):
        parent = os.path.join(folder, f"{number // _FILES_A_FOLDER:04}")
        if number % _FILES_A_FOLDER == 0:
            os.makedirs(parent)
        with open(os.path.join(parent, f"{number:07}.txt"), "w", encoding="utf-8") as out:
            out.write(text)


def measure(count: int, chosen: argparse.Namespace) -> Measured:
    """Return what a scan of so many documents takes."""
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        make(folder, count, words=chosen.words, skew=chosen.skew)
        scan = [sys.executable, "-c", _SCAN, folder, str(chosen.workers)]
        answer = subprocess.run(scan, check=True, capture_output=True, text=True)
    return Measured(**json.loads(answer.stdout))


def print_line(measured: Measured, before: Measured | None) -> None:
    """Print what was measured, and what was found of what was made; `before` is the line above."""
    thousands = measured.documents / 1000
    expected = measured.documents // 20
    shares = ", ".join(
        f"{kind} {found / expected:.2%}" for kind, found in measured.found.items() if kind != "same-text"
    )
    print(
        f"{measured.documents:>10,} {measured.wall_s:>9.1f} s {measured.cpu_s:>9.1f} s"
        f" {measured.wall_s / thousands:>9.3f} {measured.cpu_s / thousands:>9.3f}"
        f" {measured.parent_mib:>8.0f} {_bytes_each(measured, before)}   {shares}"
    )
    print(f"{'':>10} {'  '.join(f'{name} {taken:.1f}' for name, taken in measured.stages.items())}", flush=True)


def _bytes_each(measured: Measured, before: Measured | None) -> str:
    if before is None or measured.documents == before.documents:
        return f"{'':>10}"
    more = (measured.parent_mib - before.parent_mib) * 2**20 / (measured.documents - before.documents)
    return f"{more:>10,.0f}"


@dataclass(frozen=True, slots=True)
class Panel:
    """A curve of the picture, with both axes logarithmic."""

    across: str
    upwards: str
    points: list[tuple[float, float]]


_WIDTH, _HEIGHT, _ROOM = 420, 300, 60


def picture(panels: Sequence[Panel]) -> str:
    """Return a drawing (SVG) of the curves, two beside each other; dotted is what grows in proportion."""
    rows = -(-len(panels) // 2)
    drawn = "".join(
        f'<g transform="translate({place % 2 * _WIDTH} {place // 2 * _HEIGHT})">{_drawn(panel)}</g>'
        for place, panel in enumerate(panels)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * _WIDTH} {rows * _HEIGHT}" font-family="sans-serif"'
        f' font-size="12" fill="#24292f"><rect width="100%" height="100%" fill="#fff"/>{drawn}</svg>\n'
    )


def _drawn(panel: Panel) -> str:
    (first_x, first_y), (last_x, last_y) = panel.points[0], panel.points[-1]
    proportional = first_y * last_x / first_x
    left, right = math.floor(math.log10(first_x)), math.ceil(math.log10(last_x))
    low, high = math.floor(math.log10(first_y)), math.ceil(math.log10(max(last_y, proportional)))

    def at(x: float, y: float) -> str:
        across = (math.log10(x) - left) / max(1, right - left) * (_WIDTH - 2 * _ROOM)
        upwards = (math.log10(y) - low) / max(1, high - low) * (_HEIGHT - 2 * _ROOM)
        return f"{_ROOM + across:.1f},{_HEIGHT - _ROOM - upwards:.1f}"

    parts = [f'<text x="{_ROOM}" y="{_ROOM - 20}" font-weight="bold">{panel.upwards} by {panel.across}</text>']
    for power in range(low, high + 1):
        x, y = at(10**left, 10**power).split(",")
        parts += [
            f'<path d="M{x},{y} H{_WIDTH - _ROOM}" stroke="#d0d7de"/>',
            f'<text x="{_ROOM - 6}" y="{float(y) + 4}" text-anchor="end">{10**power:,}</text>',
        ]
    for power in range(left, right + 1):
        x, y = at(10**power, 10**low).split(",")
        parts.append(f'<text x="{x}" y="{float(y) + 18}" text-anchor="middle">{10**power:,}</text>')
    curve = " ".join(at(x, y) for x, y in panel.points)
    parts += [
        f'<path d="M{at(first_x, first_y)} L{at(last_x, proportional)}" stroke="#888" stroke-dasharray="2 4"/>',
        f'<polyline points="{curve}" fill="none" stroke="#1f6feb" stroke-width="2"/>',
    ]
    for point in panel.points:
        x, y = at(*point).split(",")
        parts += [
            f'<circle cx="{x}" cy="{y}" r="3.5" fill="#1f6feb"/>',
            f'<text x="{float(x) + 6}" y="{float(y) + 14}" font-size="11">{point[1]:,.0f}</text>',
        ]
    return "".join(parts)


def main() -> None:
    """Run the benchmark that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--counts", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--words", type=int, default=150)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", help="where the documents are made (the system's temporary folder)")
    parser.add_argument("--skew", choices=("even", "copies", "boilerplate"), default="even")
    parser.add_argument("--megabytes", type=int, nargs="*", default=[])
    parser.add_argument("--picture", metavar="FILE", type=Path)
    chosen = parser.parse_args()
    print(f"{'documents':>10} {'wall':>11} {'CPU':>11} {'s/1,000':>9} {'CPU':>9} {'MiB':>8} {'bytes each':>10}   found")
    found: list[Measured] = []
    for count in chosen.counts:
        found.append(measure(count, chosen))
        print_line(found[-1], found[-2] if len(found) > 1 else None)
    panels = [
        Panel("documents", "CPU seconds", [(one.documents, one.cpu_s) for one in found]),
        Panel("documents", "peak memory, MiB", [(one.documents, one.parent_mib) for one in found]),
    ]
    if chosen.megabytes:
        large = [(megabytes, large_files.measure(megabytes, chosen.folder)) for megabytes in chosen.megabytes]
        panels += [
            Panel("megabytes", "CPU seconds", [(size, one.cpu_s) for size, one in large]),
            Panel("megabytes", "peak memory, MiB", [(size, one.parent_mib) for size, one in large]),
        ]
    if chosen.picture:
        chosen.picture.write_text(picture(panels), encoding="utf-8")


if __name__ == "__main__":
    main()
