"""Measures how well perceptual hashes find a page that was scanned again, and how many other pages they propose.

    python tests/benchmarks/looks/bench_looks.py [PDF or FOLDER ...] [--pages 300] [--letters 200]

Takes pages of the PDFs (at most `--pages-each` of one), and letters of one letterhead that the script makes itself.
Each page is "scanned" twice: turned by up to 1.5°, shifted, seen in perspective, at 150 to 300 dots an inch, lighter or
darker, with noise, packed as JPEG of quality 30 to 90; some in one bit, with a black frame, with margins cut, upside
down, or with a stamp at the foot. The second scan asks for the first; whatever is near enough by the program's own rule
is proposed. Pages that are all but empty are left out, and those that another page looks like already. The numbers are
shares of the pages that were found, and other pages proposed for each page; of pages that are documents of their own,
the share that is compared with what it was, where no document is compared with too many; then milliseconds of CPU for a
page.
"""

import argparse
import io
import os
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pypdfium2
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from dupfinder.domain.looks import LONG_PX
from dupfinder.fingerprint.looks import hashes
from dupfinder.pipeline.matching.look_candidates import FAR, Looks, alike_documents, page_distances
from dupfinder.pipeline.workers.jobs import Threads

DPI = 150
LETTER_PX = (1240, 1754)
KINDS = ("office", "middling", "one bit", "harsh")
LEAST_DARK = 0.005
"""The share of a page; with less it is all but empty."""
SAME_BITS = 6
"""Pages whose hashes differ in no more, all together, are one page in two documents, or of two programs."""

Hashes = NDArray[np.uint64]
Chance = random.Random


@dataclass(frozen=True, slots=True)
class Scans:
    """Two scans of a page, and how good they are."""

    kind: str
    first: tuple[int, ...]
    second: tuple[int, ...]


def pages_of(paths: Sequence[str], most: int, most_each: int) -> Iterator[Image.Image]:
    """Yield pages of PDFs as they are seen, a few of each."""
    files = sorted(
        os.path.join(folder, name)
        for path in paths
        for folder, _, names in os.walk(path)
        for name in names
        if name.lower().endswith(".pdf")
    ) + [path for path in paths if os.path.isfile(path)]
    random.Random(2).shuffle(files)  # noqa: S311 - a benchmark
    known: list[tuple[int, ...]] = []
    for path in files:
        try:
            with pypdfium2.PdfDocument(path) as document:
                for number in range(min(len(document), most_each)):
                    page = document[number]
                    if most and max(page.get_size()) < 1500:
                        image = page.render(scale=DPI / 72).to_pil().convert("L")
                        if np.mean(np.asarray(image) < 128) >= LEAST_DARK and _is_new(image, known):
                            most -= 1
                            yield image
        except pypdfium2.PdfiumError:
            continue


def _is_new(image: Image.Image, known: list[tuple[int, ...]]) -> bool:
    """Return whether no known page has the hashes of a page, which is known from now on."""
    found = hashes(small(image.copy()))
    if found is None:
        return False
    known.append(found)
    bits = (sum((a ^ b).bit_count() for a, b in zip(found, one, strict=True)) for one in known[:-1])
    return all(count > SAME_BITS for count in bits)


def letters(count: int) -> Iterator[Image.Image]:
    """Yield letters of one letterhead and one layout: each has another address, subject and body."""
    chance = random.Random(3)  # noqa: S311 - a benchmark
    large, small = ImageFont.load_default(40), ImageFont.load_default(22)
    words = ["".join(chance.choices("etaoinshrdlcumwfgyp", k=chance.randint(2, 9))) for _ in range(2000)]

    def text(number: int) -> str:
        return " ".join(chance.choices(words, k=number))

    for _ in range(count):
        page = Image.new("L", LETTER_PX, 255)
        draw = ImageDraw.Draw(page)
        draw.rectangle((110, 90, 230, 190), fill=90)
        draw.text((260, 100), "Harbour Office of the Old Town", font=large, fill=0)
        draw.line((110, 220, 1130, 220), fill=0, width=3)
        lines = [*(text(3) for _ in range(4)), "", text(6), "", "Dear Sir or Madam,", ""]
        for _ in range(chance.randint(2, 5)):
            lines += [*(text(13)[:88] for _ in range(chance.randint(2, 7))), text(4), ""]
        for number, line in enumerate([*lines, "Yours faithfully"]):
            draw.text((130, 300 + 30 * number), line, font=small, fill=20)
        draw.text((130, 1660), "Quay 7 · telephone 555 0100 · open from nine to five", font=small, fill=60)
        yield page


def scanned(page: Image.Image, kind: str, chance: Chance) -> Image.Image:
    """Return a page as a scanner of some quality gives it."""
    strength = {"office": 0.4, "middling": 0.7, "one bit": 0.7, "harsh": 1.0}[kind]
    seen = _moved(page, strength, chance)
    if chance.random() < 0.1:
        at = (0.1 * seen.width, 0.96 * seen.height)
        ImageDraw.Draw(seen).text(at, "RECEIVED 12 MAY", font=ImageFont.load_default(seen.height // 60), fill=60)
    blurred = seen.filter(ImageFilter.GaussianBlur(strength * chance.uniform(0, 1.2)))
    numbers: NDArray[Any] = np.asarray(blurred, np.float32)
    light = chance.uniform(1 - 0.3 * strength, 1 + 0.15 * strength)
    noise = np.random.default_rng(chance.getrandbits(32)).normal(0, 12 * strength, numbers.shape)
    numbers = (numbers - 128) * chance.uniform(1 - 0.3 * strength, 1.1) + 128 * light + noise
    shade = np.linspace(0, chance.uniform(-40, 0) * strength, numbers.shape[1])
    seen = Image.fromarray(np.clip(numbers + shade, 0, 255).astype(np.uint8))
    seen = _framed(seen, strength, chance)
    if kind == "one bit":
        threshold = chance.randint(110, 190)
        return seen.point([255 * (value > threshold) for value in range(256)])
    packed = io.BytesIO()
    seen.save(packed, "JPEG", quality=chance.randint(round(90 - 60 * strength), 90))
    return Image.open(packed)


def _moved(page: Image.Image, strength: float, chance: Chance) -> Image.Image:
    """Return a page turned, shifted, seen in perspective, at another number of dots."""
    scale = chance.uniform(150, 300) / DPI * 0.67  # of 100 to 200 dots, as they are made smaller anyway
    size = round(page.width * scale), round(page.height * scale)
    seen = page.resize(size, Image.Resampling.LANCZOS)
    seen = seen.rotate(chance.uniform(-1.5, 1.5) * strength, Image.Resampling.BICUBIC, fillcolor=255)
    reach = 0.02 * strength
    corners = [
        ((x + chance.uniform(-reach, reach) / 2) * seen.width, (y + chance.uniform(-reach, reach) / 2) * seen.height)
        for x, y in ((0, 0), (0, 1), (1, 1), (1, 0))
    ]
    shift = chance.uniform(-reach, reach) * seen.width, chance.uniform(-reach, reach) * seen.height
    moved = [number + shift[place % 2] for place, number in enumerate(sum(corners, ()))]
    return seen.transform(seen.size, Image.Transform.QUAD, moved, Image.Resampling.BICUBIC, fillcolor=255)


def _framed(seen: Image.Image, strength: float, chance: Chance) -> Image.Image:
    """Return a scan with its margins cut, or a black frame, or upside down, or none of these."""
    if chance.random() < 0.3:
        cut = [chance.uniform(0, 0.03) * strength for _ in range(4)]
        box = (cut[0] * seen.width, cut[1] * seen.height, (1 - cut[2]) * seen.width, (1 - cut[3]) * seen.height)
        seen = seen.crop(tuple(map(round, box)))  # type: ignore[arg-type]
    if chance.random() < 0.3:
        width = round(chance.uniform(0.005, 0.035) * seen.width)
        side = chance.choice(((0, 0, width, seen.height), (0, 0, seen.width, width)))
        seen.paste(10, side)
    return seen.transpose(Image.Transpose.ROTATE_180) if chance.random() < 0.15 else seen


def small(scan: Image.Image) -> NDArray[np.uint8]:
    """Return a scan as the program sees it."""
    scan.draft("L", (LONG_PX, LONG_PX))
    scan = scan.convert("L")
    scan.thumbnail((LONG_PX, LONG_PX))
    return np.asarray(scan)


def scanned_twice(pages: Iterator[Image.Image], clock: dict[str, float]) -> Iterator[Scans]:
    """Yield the hashes of two scans of each page; each quality gets its share."""
    chance = random.Random(4)  # noqa: S311 - a benchmark
    for number, page in enumerate(pages):
        kind = KINDS[number % len(KINDS)]
        both = [small(scanned(page, kind, chance)) for _ in range(2)]
        start = time.process_time()
        first, second = (hashes(one) for one in both)
        clock["ms"] += (time.process_time() - start) * 500
        clock["pages"] += 1
        if first is not None and second is not None:
            yield Scans(kind, first, second)


def report(name: str, scans: Sequence[Scans]) -> None:
    """Print how many were found, and what else was proposed."""
    found: defaultdict[str, list[bool]] = defaultdict(list)
    stored, asked = (
        Looks(range(len(scans)), np.array([getattr(one, which) for one in scans], np.uint64))
        for which in ("first", "second")
    )
    is_near = page_distances(stored, asked) < FAR
    for number, one in enumerate(scans):
        found[one.kind].append(bool(is_near[number, number]))
    others = int(is_near.sum()) - int(is_near.trace())
    every = [one for kind in found.values() for one in kind]
    shares = ", ".join(f"{kind} {np.mean(found[kind]):.3f}" for kind in KINDS if found[kind])
    print(f"{name}: {len(scans)} pages, recall {np.mean(every):.3f} ({shares}),", end=" ")
    print(f"{others / len(scans):.2f} others proposed for a page")
    documents = [Looks([0], one.hashes[number : number + 1]) for one in (stored, asked) for number in range(len(scans))]
    keys = [b"%06d" % number for number in range(len(documents))]
    pairs = alike_documents(documents, keys, check=lambda: None, run=Threads(1).run)
    kept = np.count_nonzero(pairs[:, 1] - pairs[:, 0] == len(scans)) / len(scans)
    print(f"    as documents of one page: {kept:.3f} are compared, among {2 * len(pairs) / len(documents):.1f} a page")


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--pages", type=int, default=300)
    parser.add_argument("--pages-each", type=int, default=6)
    parser.add_argument("--letters", type=int, default=200)
    options = parser.parse_args()
    sets: tuple[tuple[str, Callable[[], Iterator[Image.Image]]], ...] = (
        ("pages of PDFs", lambda: pages_of(options.paths, options.pages, options.pages_each)),
        ("letters of one letterhead", lambda: letters(options.letters)),
    )
    clock = {"ms": 0.0, "pages": 0.0}
    for name, pages in sets:
        scans = list(scanned_twice(pages(), clock))
        if scans:
            report(name, scans)
    print(f"{clock['ms'] / max(1, clock['pages']):.1f} ms for the hashes of a page")


if __name__ == "__main__":
    main()
