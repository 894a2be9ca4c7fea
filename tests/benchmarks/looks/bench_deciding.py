"""How well pages that were scanned twice are told from pages that only share a template.

    python tests/benchmarks/looks/bench_deciding.py [--count 24] [--pdf FILE...] [--no-templates]

Prints for each scanner which share of pages is found again (recall), and for each template how many of all pairs of two
of its pages are taken for one (false). With PDFs their pages are scanned too.
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

sys.path.insert(0, str(Path(__file__).parent))

from rescans import SCANNERS, form, invoice, letter, rescanned, slide, text_page

from dupfinder.verify import compare_pages
from dupfinder.verify.looks import SIDE_PX

KINDS: dict[str, Callable[[int], Image.Image]] = {
    "text": text_page,
    "letters": letter,
    "invoices": invoice,
    "forms": form,
    "slides": slide,
}
TEMPLATES = {name: make for name, make in KINDS.items() if name != "text"} | {
    "serial letters": lambda number: letter(number, body=1)
}


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
    random.Random(1).shuffle(pages)
    return pages[:count]


def recall(name: str, pages: Sequence[Image.Image]) -> None:
    """Print which share of pages is found again, scanner by scanner."""
    for scanner_name, scanner in SCANNERS.items():
        found, began_s = 0, 0.0
        for number, page in enumerate(pages):
            chance = random.Random(f"{scanner_name} {name} {number}")
            first, second = (grey(rescanned(page, scanner, chance)) for _ in range(2))
            start_s = time.thread_time()
            found += compare_pages(first, second).is_alike
            began_s += time.thread_time() - start_s
        milliseconds = 1_000 * began_s / max(1, len(pages))
        print(f"recall {scanner_name:9} {name:15} {found:4} of {len(pages):4}  {milliseconds:4.0f} ms a pair", flush=True)


def false_pairs(name: str, scans: Sequence[NDArray[np.uint8]]) -> None:
    """Print how many pairs of different pages are taken for one."""
    start_s, false, count = time.thread_time(), 0, 0
    for first, second in itertools.combinations(scans, 2):
        false += compare_pages(first, second).is_alike
        count += 1
    milliseconds = 1_000 * (time.thread_time() - start_s) / max(1, count)
    print(f"false  {name:25} {false:4} of {count:6}  {milliseconds:4.0f} ms a pair", flush=True)


def main() -> None:
    """Print all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=24, help="pages of each kind")
    parser.add_argument("--pdf", nargs="*", default=[], help="PDFs of which pages are scanned too")
    parser.add_argument("--no-templates", action="store_true")
    chosen = parser.parse_args()
    of_pdfs = pdf_pages(chosen.pdf, chosen.count)
    for name, make in () if chosen.no_templates else KINDS.items():
        recall(name, [make(number) for number in range(chosen.count)])
    if of_pdfs:
        recall("pages of PDFs", of_pdfs)
    scanners = itertools.cycle(SCANNERS.values())
    for name, make in () if chosen.no_templates else TEMPLATES.items():
        chance = random.Random(name)
        false_pairs(name, [grey(rescanned(make(n), next(scanners), chance)) for n in range(chosen.count)])
    if of_pdfs:
        chance = random.Random("pdf")
        false_pairs("pages of PDFs", [grey(rescanned(page, next(scanners), chance)) for page in of_pdfs])


if __name__ == "__main__":
    main()
