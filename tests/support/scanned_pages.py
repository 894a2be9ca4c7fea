"""Pages of writing, scanned: drawn here, turned a little, and put into PDFs without a word of text."""

import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

_SIZE = (827, 1170)
"""A4 at 100 dots an inch."""
_TEXT = "the of order which contract delivery amount letter house street account meeting report please water"
_WORDS = _TEXT.split()


def page(number: int, *, name: str = "Mr. Miller", rows: int = 26) -> Image.Image:
    """Return a page of writing of its own; of a serial letter only the name differs."""
    chance = random.Random(number)  # noqa: S311 - made-up pages
    drawn = Image.new("L", _SIZE, 255)
    draw = ImageDraw.Draw(drawn)
    draw.text((80, 80), name, fill=0, font=ImageFont.load_default(20))
    paragraph = 0
    for row in range(rows):
        if not paragraph:
            paragraph, width = chance.randint(2, 7), chance.choice((20, 40, 62))
            continue
        paragraph -= 1
        words = " ".join(chance.choice(_WORDS) for _ in range(10))
        draw.text((80, 160 + 34 * row), words[:width], fill=0, font=ImageFont.load_default(18))
    return drawn


def scanned(drawn: Image.Image, number: int, *, upside_down: bool = False) -> Image.Image:
    """Return a page as a scanner gives it back: a little turned, shifted, darker and with noise."""
    chance = random.Random(number)  # noqa: S311 - made-up pages
    seen = drawn.rotate(
        chance.uniform(-0.8, 0.8),
        Image.Resampling.BICUBIC,
        translate=(chance.randint(-6, 6), chance.randint(-6, 6)),
        fillcolor=250,
    )
    noise = np.random.default_rng(number).normal(0, 5, (seen.height, seen.width))
    pixels = np.asarray(seen, np.float64) * chance.uniform(0.9, 1.0) + noise
    made = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
    return made.transpose(Image.Transpose.ROTATE_180) if upside_down else made


def words(number: int, count: int = 120) -> str:
    """Return so many words of a page, as a program would recognise or write them."""
    chance = random.Random(1000 + number)  # noqa: S311 - made-up pages
    return " ".join(chance.choice(_WORDS) for _ in range(count))


def write_searchable_pdf(path: Path, pages: Sequence[tuple[Image.Image, str]]) -> str:
    """Write a PDF with a picture on each page and its words behind it, as programs do that recognise text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    canvas = Canvas(str(path), pagesize=(595, 842))
    for drawn, text in pages:
        canvas.drawImage(ImageReader(drawn), 0, 0, 595, 842)
        lines = canvas.beginText(60, 780)
        lines.setTextRenderMode(3)
        lines.setFont("Helvetica", 9)
        written = text.split()
        for start in range(0, len(written), 10):
            lines.textLine(" ".join(written[start : start + 10]))
        canvas.drawText(lines)
        canvas.showPage()
    canvas.save()
    return str(path)


def write_pdf(path: Path, pages: Sequence[Image.Image]) -> str:
    """Write a PDF with a picture on each page, and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pages[0].save(path, "PDF", resolution=100, save_all=True, append_images=list(pages[1:]))
    return str(path)
