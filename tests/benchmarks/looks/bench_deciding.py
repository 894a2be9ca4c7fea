"""How well pages that were scanned twice are told from pages that only share a template.

    python tests/benchmarks/looks/bench_deciding.py [--count 24] [--pdf FILE...] [--no-recall] [--no-templates]

Prints for each scanner which share of pages is found again (recall), and for each template how many of all pairs of two
of its pages are taken for one (false), as scanned and as drawn: 23,000 pairs, which take some forty minutes. Of those
taken for one it says how alike they are called, and how many of them have cells marked; of others how alike they would
be, where that was counted. With PDFs their pages are scanned too.
"""

import argparse
import itertools
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pypdfium2
from numpy.typing import NDArray
from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2] / "support"))

from dupfinder.verify import compare_pages
from dupfinder.verify.looks import FEW_CELLS, SIDE_PX
from rescanned_pages import (
    SCANNERS,
    answered,
    calendar,
    chapter,
    charted,
    form,
    headed,
    invoice,
    letter,
    questionnaire,
    rescanned,
    slide,
    stamped,
    text_page,
)

KINDS: dict[str, Callable[[int], Image.Image]] = {
    "text": text_page,
    "letters": letter,
    "invoices": invoice,
    "forms": form,
    "slides": slide,
}
TEMPLATES: dict[str, tuple[Callable[[int], Image.Image], int]] = {
    "serial letters": (lambda number: letter(number, body=1), 33),
    "longer serial letters": (lambda number: letter(number, body=4), 33),
    "questionnaires": (questionnaire, 46),
    "invoices": (invoice, 57),
    "forms": (form, 57),
    "stamped pages": (stamped, 57),
    "slides": (slide, 57),
    "letters": (letter, 57),
    "chapters": (chapter, 24),
    "running heads": (headed, 24),
    "months": (calendar, 24),
    "one answer": (answered, 24),
    "charts": (charted, 24),
}
"""And how many pages of each are made: less where pairs are told late."""


def grey(page: Image.Image) -> NDArray[np.uint8]:
    """Return a page as a worker shows it."""
    scale = SIDE_PX / max(page.size)
    size = (round(page.width * scale), round(page.height * scale))
    return np.asarray(page.convert("L").resize(size, Image.Resampling.BOX if scale < 1 else Image.Resampling.BICUBIC))


def pdf_pages(paths: Sequence[str], count: int) -> list[Image.Image]:
    """Return at most so many pages of some PDFs, drawn at 150 dots an inch, but those that are all but empty."""
    pages: list[Image.Image] = []
    for path in paths:
        try:
            document = pypdfium2.PdfDocument(path)
        except pypdfium2.PdfiumError:
            continue
        for number in range(min(3, len(document))):
            page = document[number]
            if 200 < max(page.get_size()) < 2_000:
                drawn = page.render(scale=150 / 72, grayscale=True).to_pil().convert("L")
                if (np.asarray(drawn) < 128).mean() > 0.005:
                    pages.append(drawn)
    random.Random(1).shuffle(pages)  # noqa: S311 - made-up pages
    return pages[:count]


def recall(name: str, pages: Sequence[Image.Image]) -> None:
    """Print which share of pages is found again, scanner by scanner."""
    for scanner_name, scanner in SCANNERS.items():
        found, began_s = 0, 0.0
        for number, page in enumerate(pages):
            chance = random.Random(f"{scanner_name} {name} {number}")  # noqa: S311 - made-up pages
            first, second = (grey(rescanned(page, scanner, chance)) for _ in range(2))
            start_s = time.thread_time()
            likeness = compare_pages(first, second)
            found += likeness.is_alike and likeness.seen > FEW_CELLS
            began_s += time.thread_time() - start_s
        milliseconds = 1_000 * began_s / max(1, len(pages))
        print(
            f"recall {scanner_name:9} {name:15} {found:4} of {len(pages):4}  {milliseconds:4.0f} ms a pair", flush=True
        )


def false_pairs(name: str, scans: Sequence[NDArray[np.uint8]]) -> None:
    """Print how many pairs of different pages are taken for one, and how alike those and the others are said to be."""
    start_s = time.thread_time()
    found = [compare_pages(first, second) for first, second in itertools.combinations(scans, 2)]
    milliseconds = 1_000 * (time.thread_time() - start_s) / max(1, len(found))
    false = [one for one in found if one.is_alike and one.seen > FEW_CELLS]
    late = [one.share for one in found if one.share and not one.is_alike]
    print(f"false  {name:25} {len(false):4} of {len(found):6}  {milliseconds:4.0f} ms a pair", end="")
    if false:
        marked = sum(bool(one.differing) for one in false)
        print(f"; called {_range([one.share for one in false])} alike, {marked} with cells marked", end="")
    print(f"; {len(late)} others told late, {_range(late)} alike" if late else "", flush=True)


def _range(shares: Sequence[float]) -> str:
    low, middle, high = np.percentile(shares, (0, 50, 100))
    return f"{low:.1%} to {high:.1%} (half of them {middle:.1%})"


def main() -> None:
    """Print all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=24, help="pages of each kind")
    parser.add_argument("--pdf", nargs="*", default=[], help="PDFs of which pages are scanned too")
    parser.add_argument("--no-recall", action="store_true")
    parser.add_argument("--no-templates", action="store_true")
    chosen = parser.parse_args()
    of_pdfs = pdf_pages(chosen.pdf, chosen.count)
    for name, make in () if chosen.no_recall else KINDS.items():
        recall(name, [make(number) for number in range(chosen.count)])
    if of_pdfs and not chosen.no_recall:
        recall("pages of PDFs", of_pdfs)
    scanners = itertools.cycle(SCANNERS.values())
    for name, (make, count) in () if chosen.no_templates else TEMPLATES.items():
        chance = random.Random(name)  # noqa: S311 - made-up pages
        pages = [make(n) for n in range(count)]
        false_pairs(name, [grey(rescanned(page, next(scanners), chance)) for page in pages])
        false_pairs(f"{name}, drawn", [*map(grey, pages)])
    if of_pdfs:
        chance = random.Random("pdf")  # noqa: S311 - made-up pages
        false_pairs("pages of PDFs", [grey(rescanned(page, next(scanners), chance)) for page in of_pdfs])


if __name__ == "__main__":
    main()
