"""Kinds of pairs that a person sees differently than runs of five equal words do, and what a scan makes of them."""

# ruff: noqa: RUF001 - letters of many scripts

import io
import json
import random
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import CompletedProcess

from reportlab.pdfgen.canvas import Canvas

from altered_pairs import (
    misread,
    numbered,
    reordered,
    sentences,
    under_letterheads,
    wide,
    words_changed,
    written_otherwise,
)
from dupfinder.domain.pairs import Variable
from held_out_templates import HELD_OUT
from template_pairs import LANGUAGES, Pair, edited, filled_in

Run = Callable[..., CompletedProcess[str]]


@dataclass(frozen=True, slots=True)
class Made:
    """A document of a pair."""

    name: str
    """`family-number-side.suffix`: those of one number are the pair; those of one family may be alike, too."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Measured:
    """What a scan made of the pairs of one kind."""

    pairs: int
    found: int
    similarity: float
    """The median of those that were found."""
    labels: Mapping[str, int]
    """What was said of them."""
    false_alarms: int
    """Pairs of documents of two families."""
    offered: int
    """How many documents a plan removes in which near ones may go; not counting copies."""


def measured(kind: str, folder: Path, run: Run, *, count: int, options: Sequence[str] = ()) -> Measured:
    """Return what a scan with these options makes of so many pairs of one kind; `run` starts the program."""
    folder.mkdir(parents=True)
    numbers = set()
    for one in KINDS[kind](count):
        (folder / one.name).write_bytes(one.data)
        numbers.add(one.name.split("-")[1])
    report = str(folder.with_suffix(".json"))
    done = run("scan", str(folder), "--no-cache", "--json", report, "--pairs", "-", *options)
    if done.returncode:
        sys.exit(done.stderr)
    labels: Counter[str] = Counter()
    shares, false_alarms = [], 0
    for pair in map(json.loads, done.stdout.splitlines()):
        (family, number), (other, another) = (Path(pair[side]).name.split("-")[:2] for side in "ab")
        if number == another:
            labels[" and ".join(pair["differs_only_in"]) or pair["relation"]] += 1
            shares.append(pair["similarity"])
        false_alarms += family != other
    planned = run("plan", report, "--keep", "newest", "--include-near").stdout
    decisions = [json.loads(line.rstrip(",")) for line in planned.splitlines() if line.startswith('{"path"')]
    return Measured(
        pairs=len(numbers),
        found=len(shares),
        similarity=statistics.median(shares) if shares else 0.0,
        labels=dict(labels.most_common()),
        false_alarms=false_alarms,
        offered=sum(one["verdict"] == "remove" and one["relation"] != "identical" for one in decisions),
    )


def _texts(pairs: Iterator[Pair]) -> Iterator[Made]:
    for number, pair in enumerate(pairs):
        family = f"{pair.code}_{pair.kind}".replace("-", "_").replace(" ", "_").replace(",", "")
        for side, text in enumerate((pair.left, pair.right)):
            yield Made(f"{family}-{number}-{side}.txt", text.encode())


def _each_alone(pairs: Iterator[Pair]) -> Iterator[Made]:
    """Yield pairs of which only those of one language may be alike: their texts are of a few templates."""
    for made in _texts(pairs):
        yield Made(made.name[:2] + made.name[made.name.index("-") :], made.data)


def _in_other_letters(count: int, way: Variable) -> Iterator[Made]:
    return _each_alone(pair for pair, found in written_otherwise(count, seed=11) if found is way)


def _sparse(count: int, *, same: bool) -> Iterator[Made]:
    """Yield tables of noughts and ones: of other things, or with every 150th cell changed."""
    draw = random.Random(12)  # noqa: S311 - a sample, no secret
    for number in range(count):
        share = draw.choice((0.02, 0.1, 0.3))
        cells = [[str(int(draw.random() < share)) for _ in range(30)] for _ in range(60)]
        other = [[str(int(draw.random() < share)) for _ in range(30)] for _ in range(60)]
        if same:
            other = [[("1" if cell == "0" else "0") if (r * 30 + c) % 150 == 7 else cell for c, cell in enumerate(row)]
                     for r, row in enumerate(cells)]  # fmt: skip
        for side, table in enumerate((cells, other)):
            data = "\n".join(",".join(row) for row in table).encode()
            yield Made(f"table{number if same else number * 2 + side}-{number}-{side}.csv", data)


def _letters(count: int, *, is_long: bool) -> Iterator[Made]:
    """Yield letters under two letterheads, or all letters of each language under one long letterhead."""
    numbers: dict[tuple[str, int], int] = {}
    for letter in under_letterheads(is_long=is_long):
        number = numbers.setdefault((letter.code, letter.body), len(numbers))
        if number < count or is_long:
            yield Made(f"letter{number}-{number}-{letter.letterhead}.txt", letter.text.encode())


_GREEK = {"α": "a", "β": "b", "γ": "g", "δ": "d", "λ": "l", "μ": "m", "π": "p", "σ": "s", "ω": "w"}


def _symbol_fonts(count: int) -> Iterator[Made]:
    """Yield texts with Greek letters, in rich text by the font Symbol, and as plain text."""
    draw = random.Random(13)  # noqa: S311 - a sample, no secret
    for number in range(count):
        code = LANGUAGES[number % len(LANGUAGES)].code
        words = " ".join(draw.sample(sentences(code), 4)).split(" " if code != "zh" else "，")
        rich, plain = [], []
        for place, word in enumerate(words):
            rich.append("".join(_rich(letter) for letter in word))
            plain.append(word)
            if place % 9 == 4:
                letter = draw.choice(sorted(_GREEK))
                rich.append(f"{{\\f1 {_GREEK[letter]}}}")
                plain.append(letter)
        head = r"{\rtf1\ansi\uc1{\fonttbl{\f0\fnil Arial;}{\f1\fnil\fcharset2 Symbol;}}\f0 "
        yield Made(f"{code}-{number}-0.rtf", (head + " ".join(rich) + r"\par}").encode("ascii"))
        yield Made(f"{code}-{number}-1.txt", " ".join(plain).encode())


def _rich(letter: str) -> str:
    code = ord(letter)
    return letter if code < 128 else f"\\u{code if code < 1 << 15 else code - (1 << 16)}?"


def _clipped_tables(count: int) -> Iterator[Made]:
    """Yield tables as CSV, and as PDF with columns too narrow for some cells: what is beyond the edge is clipped."""
    draw = random.Random(14)  # noqa: S311 - a sample, no secret
    for number in range(count):
        names = [
            one for language in LANGUAGES if language.code in {"en", "de", "fr", "es", "it"} for one in language.items
        ]
        rows = [[draw.choice(names), draw.choice(names), str(draw.randint(1, 999)), str(draw.randint(1000, 99999))]
                for _ in range(40)]  # fmt: skip
        table = "\n".join("\t".join(row) for row in rows)
        drawn = io.BytesIO()
        canvas = Canvas(drawn)
        for place, row in enumerate(rows):
            for column, cell in enumerate(row):
                canvas.saveState()
                path = canvas.beginPath()
                path.rect(50 + 120 * column, 780 - 18 * place, 105, 18)
                canvas.clipPath(path, stroke=0)
                canvas.drawString(52 + 120 * column, 784 - 18 * place, cell)
                canvas.restoreState()
        canvas.save()
        yield Made(f"table{number}-{number}-0.tsv", table.encode())
        yield Made(f"table{number}-{number}-1.pdf", drawn.getvalue())


KINDS: Mapping[str, Callable[[int], Iterator[Made]]] = {
    "one template, two people": lambda count: _texts(filled_in(count, seed=1)),
    "one template, held out": lambda count: _texts(filled_in(count, seed=2, languages=HELD_OUT)),
    "numbered lists": lambda count: _each_alone(numbered(count, seed=9)),
    "edited": lambda count: _each_alone(edited(count, seed=3)),
    "edited, held out": lambda count: _each_alone(edited(count, seed=4, languages=HELD_OUT)),
    "every 5th word changed": lambda count: _each_alone(words_changed(count, seed=5, every=5)),
    "every 10th word changed": lambda count: _each_alone(words_changed(count, seed=5, every=10)),
    "every 20th word changed": lambda count: _each_alone(words_changed(count, seed=5, every=20)),
    "5 % wrong letters": lambda count: _each_alone(misread(count, seed=6, rate=0.05)),
    "10 % wrong letters": lambda count: _each_alone(misread(count, seed=6, rate=0.1)),
    "accents": lambda count: _in_other_letters(count, Variable.ACCENTS),
    "ä and ae": lambda count: _in_other_letters(count, Variable.UMLAUTS),
    "simplified and traditional": lambda count: _in_other_letters(count, Variable.SCRIPT),
    "full and half width": lambda count: _each_alone(wide(count, seed=7)),
    "sentences in another order": lambda count: _each_alone(reordered(count, seed=8)),
    "sparse tables, cells changed": lambda count: _sparse(count, same=True),
    "sparse tables of other things": lambda count: _sparse(count, same=False),
    "under another letterhead": lambda count: _letters(count, is_long=False),
    "only a long letterhead in common": lambda count: _letters(count, is_long=True),
    "symbol fonts in rich text": _symbol_fonts,
    "tables clipped in PDFs": _clipped_tables,
}
