"""What is seen in documents: pictures told by their pixels, grey ones, bare pages; and what it may cost."""

import dataclasses
import io
import struct
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from album_format import FORMAT, album_source
from dupfinder.domain.beyond import BeyondWords, ContentKind, PicturesBy, digest_of, item
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.looks import LONG_PX, MOST_LONG_PX, Seen
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.format import Content, StoredPicture
from dupfinder.extract.raster import MOST_DOCUMENT_PIXELS, MOST_PIXELS, PixelBudget, pixel_digest
from dupfinder.extract.registry import FORMATS
from dupfinder.extract.seeing import FEW_WORDS, grey, greys, pictures_by_pixels, seen_in, stored_picture
from hostile_files.pdf_writing import one_page, pdf_file, stream
from sample_scans import scanned_pdf

MANY_WORDS = "word " * FEW_WORDS
PIXELS, DATA = bytes([PicturesBy.PIXELS]), bytes([PicturesBy.DATA])


@pytest.fixture(autouse=True)
def album_is_a_format(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("registry", "extraction"):
        monkeypatch.setattr(f"dupfinder.extract.{module}.formats", lambda: (FORMAT, *FORMATS))


def photograph(width: int = 60, height: int = 40, seed: int = 1) -> Image.Image:
    """Return a picture of coloured noise in large blocks, as JPEG can store it."""
    blocks = np.random.default_rng(seed).integers(0, 256, (5, 6, 3), np.uint8)
    return Image.fromarray(blocks).resize((width, height), Image.Resampling.BICUBIC)


def saved(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def told(*pictures: bytes) -> bytes:
    return pictures_by_pixels(album_source(pictures))[0]


PHOTOGRAPH = photograph()
STORED = saved(PHOTOGRAPH)


def test_a_picture_is_told_by_its_pixels_however_it_is_packed() -> None:
    files = [saved(PHOTOGRAPH, compress_level=level) for level in (0, 9)]
    files += [saved(PHOTOGRAPH, kind) for kind in ("BMP", "TIFF")]
    files += [saved(PHOTOGRAPH, "WEBP", lossless=True), saved(PHOTOGRAPH, "TIFF", compression="tiff_lzw")]
    assert len(set(files)) == len(files)
    assert {told(one) for one in files} == {told(STORED)}
    assert told(STORED)[:1] == PIXELS
    assert len(told(STORED)) == 17


def test_another_picture_is_told_apart_by_one_pixel() -> None:
    other = PHOTOGRAPH.copy()
    red, green, blue = other.getpixel((7, 7))  # type: ignore[misc]
    other.putpixel((7, 7), (red ^ 1, green, blue))
    assert told(saved(other)) != told(STORED)
    assert told(saved(PHOTOGRAPH, "JPEG", quality=95)) != told(STORED)
    assert told(saved(PHOTOGRAPH.resize((40, 60)))) != told(STORED)


def test_the_same_rows_in_another_width_are_another_picture() -> None:
    data = PHOTOGRAPH.tobytes()
    one, other = (Image.frombytes("RGB", size, data) for size in ((60, 40), (40, 60)))
    assert told(saved(one)) != told(saved(other))


def test_what_is_transparent_is_as_on_white() -> None:
    shown = PHOTOGRAPH.convert("RGBA")
    hidden = shown.copy()
    shown.paste((255, 255, 255, 255), (0, 0, 30, 40))
    hidden.paste((0, 0, 0, 0), (0, 0, 30, 40))
    assert told(saved(hidden)) == told(saved(shown)) == told(saved(shown.convert("RGB"))) != told(STORED)


def test_colours_of_a_palette_and_shades_of_grey_are_as_in_full() -> None:
    grey_one = PHOTOGRAPH.convert("L")
    palette = PHOTOGRAPH.quantize(16)
    assert told(saved(grey_one)) == told(saved(grey_one.convert("RGB")))
    assert told(saved(palette)) == told(saved(palette, "GIF")) == told(saved(palette.convert("RGB")))
    one_bit = PHOTOGRAPH.convert("1")
    assert told(saved(one_bit)) == told(saved(one_bit.convert("L")))


def test_sixteen_bits_are_not_cut_off() -> None:
    numbers = np.linspace(0, 65535, 40 * 60).astype(np.uint16).reshape(40, 60)
    deep = Image.fromarray(numbers)
    assert deep.mode == "I;16"
    upper = Image.fromarray((numbers >> 8).astype(np.uint8))
    assert told(saved(deep)) == told(saved(upper))
    assert told(saved(deep)) == told(saved(deep, "TIFF"))


def test_numbers_that_are_no_shades_are_told_as_they_are_stored() -> None:
    floating = saved(Image.fromarray(np.linspace(0, 1, 2400, dtype=np.float32).reshape(40, 60)), "TIFF")
    assert told(floating) == PIXELS + as_stored(floating)


def test_a_photograph_is_turned_as_its_camera_says() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was held upright
    upright = PHOTOGRAPH.transpose(Image.Transpose.ROTATE_270)
    for kind in ("PNG", "TIFF"):
        assert told(saved(PHOTOGRAPH, kind, exif=exif)) == told(saved(upright))


def test_all_frames_of_a_picture_that_moves_count() -> None:
    frames = [photograph(seed=seed).quantize(16) for seed in range(3)]
    moving = saved(frames[0], "GIF", save_all=True, append_images=frames[1:])
    other = saved(frames[0], "GIF", save_all=True, append_images=frames[1:2])
    assert len({told(moving), told(other), told(saved(frames[0], "GIF"))}) == 3
    assert told(moving) == told(saved(frames[0], "GIF", save_all=True, append_images=frames[1:], duration=70))


def as_stored(data: bytes) -> bytes:
    return digest_of(b"as stored", item("", data).digest)


def test_a_picture_of_too_many_frames_is_told_as_it_is_stored() -> None:
    frames = [Image.new("L", (20, 20), number) for number in range(200)]
    moving = saved(frames[0], "GIF", save_all=True, append_images=frames[1:])
    assert told(moving) == PIXELS + as_stored(moving)


def png_header(width: int, height: int) -> bytes:
    """Return a PNG that claims to be so large, with hardly any data."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(9))) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xd7\xcd\xc6\x9a" + bytes(100),  # a Windows metafile
        b'<svg xmlns="http://www.w3.org/2000/svg"/>',
        b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 40 40\n",
        STORED[:-200],
        png_header(30_000, 30_000),
        png_header(MOST_PIXELS // 8000 + 1, 8000),
    ],
)
def test_what_cannot_be_decoded_is_told_as_it_is_stored(data: bytes) -> None:
    assert told(data) == PIXELS + as_stored(data)
    assert told(data, STORED) == PIXELS + as_stored(data) + told(STORED)[1:]
    assert told(STORED, data) == told(STORED) + as_stored(data)


def test_a_picture_that_claims_to_be_huge_takes_no_memory() -> None:
    told(png_header(30_000, 30_000))  # what is loaded once is no part of it
    tracemalloc.start()
    told(png_header(30_000, 30_000))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 5_000_000


def test_what_a_document_has_too_much_of_is_told_as_it_is_stored() -> None:
    sheets = [saved(photograph(6000, 6000, seed).convert("1")) for seed in range(3)]
    assert 2 * 6000**2 < MOST_DOCUMENT_PIXELS < 3 * 6000**2
    found = told(*sheets)
    assert as_stored(sheets[2]) in found
    assert as_stored(sheets[1]) not in found


@pytest.mark.parametrize(
    "image",
    [
        Image.new("RGB", (100, 100), (9, 90, 200)),
        PHOTOGRAPH.resize((15, 100)),
        PHOTOGRAPH.resize((420, 20)),
        Image.fromarray(np.random.default_rng(1).integers(250, 254, (50, 50), np.uint8)),
        Image.new("RGBA", (100, 100), (0, 0, 0, 0)),
    ],
)
def test_decorative_pictures_are_left_out(image: Image.Image) -> None:
    assert told(saved(image)) == b""
    assert told(saved(image), STORED) == told(STORED)
    assert list(seen_in(album_source([saved(image)]), of_album([saved(image)]))) == []


def test_a_small_mark_on_a_large_sheet_is_not_decorative() -> None:
    sheet = Image.new("L", (1000, 1000), 255)
    sheet.paste(0, (500, 500, 506, 506))
    assert np.asarray(sheet).std() < 3
    assert told(saved(sheet)) != b""


def of_album(pictures: list[bytes], words: str = "") -> ExtractedText:
    return extract(album_source(pictures, words))


def test_the_same_picture_stored_twice_is_decoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[bytes] = []

    def watched(picture: StoredPicture, budget: PixelBudget) -> bytes | None:
        decoded.append(picture.item.digest)
        return pixel_digest(picture, budget)

    def twice(_: SourceFile) -> Iterator[StoredPicture]:
        yield from [StoredPicture(item("", STORED), lambda: STORED)] * 2

    album = dataclasses.replace(FORMAT, pictures=twice)
    monkeypatch.setattr("dupfinder.extract.registry.formats", lambda: (album,))
    monkeypatch.setattr("dupfinder.extract.raster.pixel_digest", watched)
    assert len(told(STORED)) == 17
    assert len(decoded) == 1


def test_decoders_that_disagree_are_told_apart() -> None:
    files = {"CMYK": saved(PHOTOGRAPH.convert("CMYK"), "JPEG"), "JPX": saved(PHOTOGRAPH, "JPEG2000"), "RGB": STORED}

    def by_format(data: bytes) -> StoredPicture:
        return StoredPicture(item("", data), lambda: data, lambda: Image.open(io.BytesIO(data)).convert("RGB"))

    for name, data in files.items():
        ours = pixel_digest(StoredPicture(item("", data), partial(bytes, data)), PixelBudget())
        theirs = pixel_digest(by_format(data), PixelBudget())
        assert ours
        assert theirs
        assert (ours == theirs) == (name == "RGB")


def test_pictures_are_decoded_while_their_document_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_by_one(_: SourceFile) -> Iterator[StoredPicture]:
        for data in (saved(photograph(seed=2)), STORED):
            latest = [data]
            try:
                yield StoredPicture(item("", data), partial(bytes, data), partial(opened, latest))
            finally:
                latest.clear()

    def opened(latest: list[bytes]) -> Image.Image | None:
        return Image.open(io.BytesIO(latest[0])) if latest else None

    monkeypatch.setattr(
        "dupfinder.extract.registry.formats", lambda: (dataclasses.replace(FORMAT, pictures=one_by_one),)
    )
    source = album_source([])
    assert stored_picture(source, number=1, width_px=60).pixels == PHOTOGRAPH.tobytes()
    assert grey(source, number=1, long_px=60).pixels == PHOTOGRAPH.convert("L").tobytes()
    assert (pixel_digest(StoredPicture(item("", STORED), partial(bytes, STORED)), PixelBudget()) or b"none") in told()
    assert len(list(seen_in(source, of_album([STORED])))) == 2


def test_pictures_that_a_reader_came_upon_are_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found = StoredPicture(item("", STORED), lambda: STORED)
    content = Content(text="", beyond=BeyondWords(items={ContentKind.PICTURES: (found.item,)}), pictures=(found,))
    album = dataclasses.replace(FORMAT, read=lambda _: content, pictures=lambda _: ())
    monkeypatch.setattr("dupfinder.extract.registry.formats", lambda: (album,))
    source = album_source([STORED])
    assert len(list(seen_in(source, extract(source)))) == 1


def failing() -> Image.Image:
    raise RuntimeError("no such picture")


@pytest.mark.parametrize("pixels", [lambda: None, failing])
def test_what_its_own_format_cannot_decode_is_not_decoded(pixels: Callable[[], Image.Image | None]) -> None:
    assert pixel_digest(StoredPicture(item("", STORED), lambda: STORED, pixels), PixelBudget()) is None


def test_pictures_that_a_format_cannot_give_stay_as_its_reader_says(monkeypatch: pytest.MonkeyPatch) -> None:
    blind = dataclasses.replace(FORMAT, pictures=None)
    monkeypatch.setattr("dupfinder.extract.registry.formats", lambda: (blind, *FORMATS))
    assert told() == b""
    assert told(STORED) == DATA + item("", STORED).digest


def test_pictures_of_documents_with_few_words_are_seen_small_and_grey() -> None:
    pictures = [saved(photograph(900, 600)), b"no picture", saved(photograph(40, 50), "JPEG")]
    seen = list(seen_in(album_source(pictures), of_album(pictures)))
    assert [(one.number, one.width_px, one.height_px) for one in seen] == [(0, LONG_PX, 341), (2, 40, 50)]
    assert [len(one.pixels) for one in seen] == [LONG_PX * 341, 2000]
    assert list(seen_in(album_source(pictures, MANY_WORDS), of_album(pictures, MANY_WORDS))) == []


def test_a_picture_that_is_known_is_not_decoded_again() -> None:
    pictures = [saved(photograph(90, 60)), saved(photograph(40, 50))]
    first, second = seen_in(album_source(pictures), of_album(pictures))
    again = list(seen_in(album_source(pictures), of_album(pictures), known={first.stored}))
    assert again == [Seen(0, 0, 0, b"", first.stored), second]


def test_a_picture_that_is_turned_is_seen_as_one_that_need_not_be() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    large = photograph(800, 600)
    turned, upright = saved(large, exif=exif), saved(large.transpose(Image.Transpose.ROTATE_270))
    (one,), (other,) = (list(seen_in(album_source([data]), of_album([data]))) for data in (turned, upright))
    assert (one.width_px, one.height_px) == (384, 512)
    numbers = [np.frombuffer(each.pixels, np.uint8).astype(int) for each in (one, other)]
    assert abs(numbers[0] - numbers[1]).max() <= 2


def pdf(data: bytes) -> SourceFile:
    return SourceFile("a.pdf", io.BytesIO(data), len(data))


def read_with_bare(*numbers: int) -> ExtractedText:
    """Return what a reader says of a PDF with these bare pages."""
    return ExtractedText(text=MANY_WORDS, format="pdf", reader="", reader_version=1, bare_pages=numbers)


def test_bare_pages_are_drawn_whatever_the_number_of_words() -> None:
    data = scanned_pdf(["The harbour was quiet.", "Nobody had seen the boats."])
    seen = list(seen_in(pdf(data), read_with_bare(0, 1)))
    assert [(one.number, one.width_px, one.height_px) for one in seen] == [(0, 512, 256), (1, 512, 256)]
    assert all(min(one.pixels) < 60 and max(one.pixels) > 250 for one in seen)
    assert seen[0].pixels != seen[1].pixels


def page_with_picture(width: int, height: int, *, kind: bytes = b"/Filter/FlateDecode", data: bytes = b"") -> bytes:
    image = b"/Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/DeviceGray/BitsPerComponent 8" % (width, height)
    resources = b"/Resources<</XObject<</I 6 0 R>>>>"
    packed = stream(data or zlib.compress(bytes(10_000)), extra=image + kind)
    return one_page(stream(b"q 500 0 0 500 50 50 cm /I Do Q 0 0 40 40 re f"), packed, resources=resources)


def test_a_page_that_would_take_too_much_memory_is_left_out() -> None:
    small, huge = page_with_picture(100, 100), page_with_picture(30_000, 30_000)
    assert len(list(seen_in(pdf(small), read_with_bare(0)))) == 1
    assert list(seen_in(pdf(huge), read_with_bare(0))) == []


def test_a_jpeg_2000_picture_is_measured_by_its_own_size() -> None:
    data = bytearray(saved(PHOTOGRAPH, "JPEG2000", no_jp2=True))
    filters = b"/Filter/JPXDecode"
    sound = page_with_picture(60, 40, kind=filters, data=bytes(data))
    assert len(list(seen_in(pdf(sound), read_with_bare(0)))) == 1
    struct.pack_into(">II", data, 8, 30_000, 30_000)
    huge = page_with_picture(60, 40, kind=filters, data=bytes(data))
    assert list(seen_in(pdf(huge), read_with_bare(0))) == []


def test_a_page_that_is_not_there_or_damaged_is_left_out() -> None:
    data = scanned_pdf(["One page."])
    assert [one.number for one in seen_in(pdf(data), read_with_bare(7, 0, -1))] == [0]
    broken = pdf_file([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[]/Count 0>>"])
    assert list(seen_in(pdf(broken), read_with_bare(0))) == []


def test_a_page_or_a_picture_is_shown_by_the_number_of_its_look() -> None:
    data = scanned_pdf(["One page.", "Another page."])
    page = grey(pdf(data), number=1, long_px=9999)
    assert (page.number, page.width_px, page.height_px) == (1, MOST_LONG_PX, 1024)
    pictures = [b"no picture", saved(photograph(900, 600))]
    picture = grey(album_source(pictures), number=1, long_px=300)
    assert (picture.number, picture.width_px, picture.height_px, len(picture.pixels)) == (1, 300, 200, 60_000)
    more = [*pictures, saved(photograph(600, 900))]
    assert [one.number for one in greys(album_source(more), number=0, count=2, long_px=300)] == [1]
    assert greys(album_source(more), number=1, count=9, long_px=300)[0] == picture
    assert [one.number for one in greys(pdf(data), number=1, count=4, long_px=9)] == [1]
    small = stored_picture(album_source(pictures), number=1, width_px=90)
    assert (small.width_px, small.height_px, len(small.pixels)) == (90, 60, 16_200)


@pytest.mark.parametrize("number", [0, 2])
def test_what_is_not_there_or_no_picture_is_one_sentence(number: int) -> None:
    pictures = [b"no picture", STORED]
    for show in (partial(grey, long_px=90), partial(stored_picture, width_px=90)):
        with pytest.raises(DocumentError, match=f"The album has no page or picture {number + 1} to show"):
            show(album_source(pictures), number=number)


@given(st.integers(0, len(STORED) - 1), st.integers(0, 255), st.sampled_from(["PNG", "JPEG", "GIF", "TIFF", "BMP"]))
def test_R1_damaged_pictures_cost_nothing_but_themselves(place: int, byte: int, kind: str) -> None:
    data = bytearray(saved(PHOTOGRAPH, kind))
    data[place % len(data)] = byte
    picture = StoredPicture(item("", bytes(data)), lambda: bytes(data))
    first = pixel_digest(picture, PixelBudget())
    assert first == pixel_digest(picture, PixelBudget())
    assert first is None or len(first) in {0, 16}
