"""Pages made, and scanned again by simulation."""

import io
import random
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

A4 = (1240, 1754)
"""Of a page at 150 dots an inch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scanner:
    """What becomes of a page that is scanned; ranges, of which one value is taken for each scan."""

    turn_degrees: float
    shift: float
    dpi: tuple[int, int]
    brightness: float
    noise: float
    quality: tuple[int, int]
    one_bit: bool = False
    border: float = 0.0
    """The width of a dark border at one side."""
    perspective: float = 0.0
    margins: float = 0.0
    """What is cut off each side at most."""
    stamp: bool = False
    upside_down: bool = False


SCANNERS = {
    "office": Scanner(turn_degrees=0.7, shift=0.01, dpi=(200, 300), brightness=0.05, noise=4, quality=(60, 90)),
    "middling": Scanner(
        turn_degrees=1.5, shift=0.02, dpi=(150, 300), brightness=0.12, noise=8, quality=(40, 90), margins=0.02,
        upside_down=True,
    ),
    "one bit": Scanner(
        turn_degrees=1.0, shift=0.015, dpi=(150, 300), brightness=0.1, noise=6, quality=(90, 91), one_bit=True
    ),
    "harsh": Scanner(
        turn_degrees=1.5, shift=0.03, dpi=(150, 200), brightness=0.2, noise=14, quality=(30, 60), border=0.03,
        perspective=0.008, margins=0.03, stamp=True, upside_down=True,
    ),
}  # fmt: skip


def rescanned(page: Image.Image, scanner: Scanner, chance: random.Random) -> Image.Image:
    """Return a grey page as a scanner gives it back."""
    dpi = chance.randint(*scanner.dpi)
    scale = dpi / 150
    page = page.convert("L")
    if scanner.stamp:
        page = page.copy()
        words = f"RECEIVED {chance.randint(1, 28)} MAY {chance.randint(1990, 2026)}"
        ImageDraw.Draw(page).text((page.width * 0.3, page.height * 0.965), words, fill=60, font=font(18))
    width, height = page.size

    def little(most: float) -> float:
        return chance.uniform(-most, most)

    turn, slant = np.radians(little(scanner.turn_degrees)), little(scanner.perspective)
    cos, sin = float(np.cos(turn)) / scale, float(np.sin(turn)) / scale
    size = (round(width * scale), round(height * scale))
    middle = (size[0] / 2, size[1] / 2)
    x0 = width / 2 - cos * middle[0] + sin * middle[1] + little(scanner.shift) * width
    y0 = height / 2 - sin * middle[0] - cos * middle[1] + little(scanner.shift) * height
    bent = (cos, -sin, x0, sin, cos, y0, slant / size[0], little(scanner.perspective) / size[1])
    seen = page.transform(size, Image.Transform.PERSPECTIVE, bent, Image.Resampling.BICUBIC, fillcolor=250)
    if scale > 1.5:
        seen = seen.filter(ImageFilter.GaussianBlur(0.5))
    cut = [abs(little(scanner.margins)) for _ in range(4)]
    seen = seen.crop(
        (int(cut[0] * size[0]), int(cut[1] * size[1]), int((1 - cut[2]) * size[0]), int((1 - cut[3]) * size[1]))
    )
    pixels = np.asarray(seen, np.float64)
    rows = np.random.default_rng(chance.getrandbits(32))
    pixels = (pixels - 128) * (1 + little(scanner.brightness)) + 128 + 120 * little(scanner.brightness)
    pixels = pixels + rows.normal(0, scanner.noise, pixels.shape)
    if scanner.border and chance.random() < 0.5:
        pixels[:, : int(scanner.border * chance.random() * pixels.shape[1])] = 20
    if scanner.one_bit:
        pixels = np.where(pixels > 128 + 40 * little(1), 255, 0)
    seen = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
    if scanner.upside_down and chance.random() < 0.25:
        seen = seen.transpose(Image.Transpose.ROTATE_180)
    if not scanner.one_bit:
        stored = io.BytesIO()
        seen.save(stored, "JPEG", quality=chance.randint(*scanner.quality))
        seen = Image.open(stored).convert("L")
    return seen


def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return the font that Pillow has with it."""
    return ImageFont.load_default(size)


_TEXT = (
    "the of and to in we that for is on with your our this was as be are have at from by not or an will you order which"
    " contract delivery amount letter house street account meeting report please find enclosed thank customer number"
    " water light plan office between before after payment invoice garden machine station hundred twenty month year"
)
_WORDS = _TEXT.split()


def sentence(chance: random.Random, words: int) -> str:
    """Return so many words."""
    return " ".join(chance.choice(_WORDS) for _ in range(words)).capitalize() + "."


def _lines(draw: ImageDraw.ImageDraw, chance: random.Random, *, x: int, y: int, rows: int, size: int) -> int:
    for _ in range(rows):
        draw.text((x, y), sentence(chance, chance.randint(9, 13))[:88], fill=0, font=font(size))
        y += int(size * 1.5)
    return y


def letter(number: int, *, body: int | None = None) -> Image.Image:
    """Return a letter of one letterhead; with `body` a serial one, of which only name, date and sum differ."""
    chance = random.Random(f"letter {number}")  # noqa: S311 - made-up pages
    text = chance if body is None else random.Random(f"body {body}")  # noqa: S311 - made-up pages
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    draw.text((120, 90), "North & Sons Trading Company", fill=0, font=font(44))
    draw.line((120, 150, 1120, 150), fill=0, width=4)
    draw.text((120, 165), "12 Harbour Street, Port Talbot - since 1911", fill=80, font=font(20))
    draw.text(
        (120, 290), f"{sentence(chance, 2)}\n{chance.randint(1, 99)} {sentence(chance, 1)}", fill=0, font=font(24)
    )
    draw.text((850, 400), f"{chance.randint(1, 28)} May {chance.randint(2000, 2026)}", fill=0, font=font(24))
    y = _lines(draw, text, x=120, y=500, rows=text.randint(12, 26), size=24)
    draw.text((120, y + 20), f"The sum due is {chance.randint(100, 99999)}.00", fill=0, font=font(24))
    draw.text((120, y + 100), "Yours sincerely", fill=0, font=font(24))
    return page


def invoice(number: int) -> Image.Image:
    """Return an invoice of one form with many ruled lines."""
    chance = random.Random(f"invoice {number}")  # noqa: S311 - made-up pages
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    draw.text((100, 80), "INVOICE", fill=0, font=font(60))
    draw.text((800, 100), f"No. {chance.randint(1000, 99999)}", fill=0, font=font(26))
    draw.text((100, 220), f"{sentence(chance, 2)}\n{sentence(chance, 2)}", fill=0, font=font(24))
    for column in (100, 700, 850, 1000, 1140):
        draw.line((column, 400, column, 1400), fill=0, width=3)
    for row in range(21):
        draw.line((100, 400 + row * 50, 1140, 400 + row * 50), fill=0, width=3)
    for title, x in (("Description", 110), ("Pieces", 710), ("Price", 860), ("Sum", 1010)):
        draw.text((x, 410), title, fill=0, font=font(26))
    for row in range(1, chance.randint(3, 19)):
        y = 412 + row * 50
        draw.text((110, y), sentence(chance, chance.randint(2, 5))[:40], fill=0, font=font(22))
        for x, most in ((730, 99), (860, 9999), (1010, 99999)):
            draw.text((x, y), str(chance.randint(1, most)), fill=0, font=font(22))
    draw.text((700, 1450), f"Total {chance.randint(100, 999999)}.00", fill=0, font=font(30))
    draw.text((100, 1600), "Payable within thirty days. Goods remain ours until paid.", fill=0, font=font(20))
    return page


def form(number: int) -> Image.Image:
    """Return a printed form that somebody filled in."""
    chance = random.Random(f"form {number}")  # noqa: S311 - made-up pages
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    printed = random.Random("form")  # noqa: S311 - made-up pages
    draw.text((100, 70), "Application for a parking permit", fill=0, font=font(44))
    for row in range(18):
        y = 190 + row * 80
        draw.text((100, y), sentence(printed, 3), fill=0, font=font(22))
        draw.rectangle((480, y - 14, 1140, y + 42), outline=0, width=2)
        if chance.random() < 0.75:
            draw.text((500, y), sentence(chance, chance.randint(1, 4))[:36], fill=30, font=font(28))
    return page


def questionnaire(number: int) -> Image.Image:
    """Return a printed page of questions with boxes, of which only other ones are ticked on each."""
    chance = random.Random(f"questionnaire {number}")  # noqa: S311 - made-up pages
    printed = random.Random("questionnaire")  # noqa: S311 - made-up pages
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    draw.text((100, 70), "What do you think of our service?", fill=0, font=font(44))
    for row in range(22):
        y = 180 + row * 66
        draw.text((100, y), sentence(printed, printed.randint(4, 8))[:52], fill=0, font=font(22))
        ticked = chance.randrange(4)
        for place in range(4):
            x = 760 + place * 100
            draw.rectangle((x, y, x + 26, y + 26), outline=0, width=2)
            if place == ticked:
                draw.line((x - 4, y + 10, x + 10, y + 24, x + 34, y - 8), fill=0, width=4)
    return page


def stamped(number: int) -> Image.Image:
    """Return a page of a book with the stamp and the number of an office on it, as all of its pages have them."""
    page = text_page(number)
    draw = ImageDraw.Draw(page)
    draw.ellipse((800, 1180, 1120, 1500), outline=60, width=8)
    draw.text((850, 1290), "TOWN ARCHIVE", fill=60, font=font(32))
    draw.text((850, 1340), f"Port Talbot {number}", fill=60, font=font(24))
    draw.rectangle((0, 0, A4[0], 90), fill=30)
    return page


def slide(number: int) -> Image.Image:
    """Return a slide of one design: a title, points, and a bar that all have."""
    chance = random.Random(f"slide {number}")  # noqa: S311 - made-up pages
    page = Image.new("L", (1600, 900), 245)
    draw = ImageDraw.Draw(page)
    draw.rectangle((0, 0, 1600, 120), fill=70)
    draw.text((60, 35), sentence(chance, 4), fill=255, font=font(48))
    for row in range(chance.randint(3, 7)):
        draw.ellipse((90, 232 + row * 85, 106, 248 + row * 85), fill=70)
        draw.text((130, 220 + row * 85), sentence(chance, chance.randint(4, 9)), fill=20, font=font(34))
    draw.text((60, 850), f"Annual meeting - {number}", fill=90, font=font(22))
    return page


def chapter(number: int) -> Image.Image:
    """Return a page between two parts of a book: only its number tells it from others."""
    page = Image.new("L", A4, 255)
    ImageDraw.Draw(page).text((300, 600), f"Chapter {number + 1}", fill=0, font=font(80))
    return page


def headed(number: int) -> Image.Image:
    """Return a page that is blank but for its running head."""
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    draw.text((130, 80), "Annual report of the Harbour Office", fill=0, font=font(24))
    draw.line((130, 115, 1110, 115), fill=0, width=2)
    draw.text((1080, 80), str(number * 7 + 3), fill=0, font=font(24))
    return page


def calendar(number: int) -> Image.Image:
    """Return the sheet of a month: all have the same boxes, with their days in other ones."""
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    draw.text((100, 80), f"Month {number + 1}", fill=0, font=font(64))
    for place in range(8):
        draw.line((100 + place * 148, 260, 100 + place * 148, 1460), fill=0, width=3)
        draw.line((100, 260 + min(place, 6) * 200, 1136, 260 + min(place, 6) * 200), fill=0, width=3)
    for day in range(31):
        row, column = divmod(day + number * 3 % 7, 7)
        draw.text((110 + column * 148, 268 + row * 200), str(day + 1), fill=0, font=font(30))
    return page


def answered(number: int) -> Image.Image:
    """Return a printed form in which one field is filled in, with another name on each."""
    chance = random.Random(f"answered {number}")  # noqa: S311 - made-up pages
    printed = random.Random("form")  # noqa: S311 - made-up pages
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    for row in range(18):
        draw.text((100, 190 + row * 80), sentence(printed, 3), fill=0, font=font(22))
        draw.rectangle((480, 176 + row * 80, 1140, 232 + row * 80), outline=0, width=2)
    draw.text((500, 430), sentence(chance, 2), fill=30, font=font(28))
    return page


def charted(number: int) -> Image.Image:
    """Return a chart of which one bar is another on each."""
    bars = [random.Random(f"bar {n}").randint(300, 900) for n in range(12)]  # noqa: S311 - made-up pages
    bars[number % 12] = 250 + 40 * (number % 17)
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    draw.line((150, 300, 150, 1300, 1140, 1300), fill=0, width=4)
    for place, height in enumerate(bars):
        draw.rectangle((180 + place * 78, 1300 - height, 230 + place * 78, 1300), fill=110, outline=0)
    return page


def text_page(number: int) -> Image.Image:
    """Return a page of a book."""
    chance = random.Random(f"text {number}")  # noqa: S311 - made-up pages
    page = Image.new("L", A4, 255)
    draw = ImageDraw.Draw(page)
    y = 130
    while y < 1560:
        y = _lines(draw, chance, x=130, y=y, rows=chance.randint(2, 9), size=22) + 22
    return page
