"""Thumbnails that documents carry: the picture inside, small and on white."""

import io
import struct
import zlib
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from PIL import Image

from dupfinder.domain.pages import Picture
from dupfinder.extract import SourceFile, thumbnail
from dupfinder.extract.raster import MOST_PIXELS, small_picture
from dupfinder.extract.registry import FORMATS

MakeZip = Callable[[Mapping[str, str | bytes]], bytes]
RED, WHITE = (255, 0, 0), (255, 255, 255)
THUMBNAIL = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail"


def saved(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    stream = io.BytesIO()
    image.save(stream, kind, **options)
    return stream.getvalue()


PICTURE = saved(Image.new("RGB", (60, 80), RED))


def shown(name: str, data: bytes, *, width_px: int = 30) -> Picture | None:
    return thumbnail(SourceFile(name, io.BytesIO(data), len(data)), width_px=width_px)


def assert_is_the_picture(found: Picture | None) -> None:
    assert found == Picture(width_px=30, height_px=40, pixels=bytes(RED) * 1200)


def opendocument(kind: str, **parts: bytes) -> dict[str, str | bytes]:
    body = '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>'
    return {"mimetype": f"application/vnd.oasis.opendocument.{kind}", "content.xml": body, **parts}


@pytest.mark.parametrize(
    ("suffix", "kind"), [("odt", "text"), ("ods", "spreadsheet"), ("odp", "presentation"), ("odg", "graphics")]
)
def test_an_opendocument_file_shows_its_thumbnail(make_zip: MakeZip, suffix: str, kind: str) -> None:
    parts = opendocument(kind)
    assert shown(f"a.{suffix}", make_zip(parts)) is None
    assert_is_the_picture(shown(f"a.{suffix}", make_zip({**parts, "Thumbnails/thumbnail.png": PICTURE})))


def test_a_flat_opendocument_file_has_none() -> None:
    flat = b'<office:document office:mimetype="application/vnd.oasis.opendocument.text"/>'
    assert shown("a.fodt", flat) is None


@pytest.mark.parametrize(
    ("suffix", "main_type"),
    [
        ("docx", "wordprocessingml.document.main"),
        ("pptx", "presentationml.presentation.main"),
        ("xlsx", "spreadsheetml.sheet.main"),
    ],
)
def test_an_office_document_shows_the_thumbnail_that_is_related_to_it(
    make_zip: MakeZip, suffix: str, main_type: str
) -> None:
    kind = f"application/vnd.openxmlformats-officedocument.{main_type}+xml"
    types = f'<Types><Override PartName="/main.xml" ContentType="{kind}"/></Types>'
    related = f'<Relationships><Relationship Id="a" Type="{THUMBNAIL}" Target="docProps/picture.png"/></Relationships>'
    parts: dict[str, str | bytes] = {"[Content_Types].xml": types, "main.xml": "<x/>", "docProps/picture.png": PICTURE}
    assert shown(f"a.{suffix}", make_zip(parts)) is None
    assert_is_the_picture(shown(f"a.{suffix}", make_zip({**parts, "_rels/.rels": related})))
    dangling = {**parts, "_rels/.rels": related.replace("picture", "gone")}
    assert shown(f"a.{suffix}", make_zip(dangling)) is None


def book(meta: str, items: str) -> dict[str, str | bytes]:
    return {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": '<container><rootfiles><rootfile full-path="in/book.opf"/></rootfiles></container>',
        "in/book.opf": f"<package><metadata>{meta}</metadata><manifest>{items}</manifest><spine/></package>",
        "in/the cover.png": PICTURE,
    }


@pytest.mark.parametrize(
    ("meta", "properties", "is_shown"),
    [
        ("", 'properties="svg cover-image"', True),
        ('<meta name="cover" content="c"/>', "", True),
        ('<meta name="cover" content="gone"/>', "", False),
        ("", "", False),
    ],
)
def test_a_book_shows_the_picture_that_it_names_as_its_cover(
    make_zip: MakeZip,
    meta: str,
    properties: str,
    is_shown: bool,  # noqa: FBT001 - pytest passes it
) -> None:
    item = f'<item id="c" href="the%20cover.png" media-type="image/png" {properties}/>'
    found = shown("a.epub", make_zip(book(meta, item)))
    if is_shown:
        assert_is_the_picture(found)
    else:
        assert found is None


WITHOUT = sorted(
    {one.suffixes[0] for one in FORMATS}
    - {f".{n}" for n in ("pdf", "docx", "odt", "ods", "odp", "odg", "pptx", "xlsx", "epub")}
)


@pytest.mark.parametrize("suffix", WITHOUT)
def test_formats_without_pages_have_none(suffix: str) -> None:
    assert shown(f"a{suffix}", b"Some words that may be of any format.") is None


def test_the_aspect_is_kept_and_small_pictures_are_not_enlarged() -> None:
    wide = small_picture(saved(Image.new("RGB", (100, 50))), 30)
    assert wide is not None
    assert (wide.width_px, wide.height_px) == (30, 15)
    small = small_picture(saved(Image.new("RGB", (10, 20))), 30)
    assert small is not None
    assert (small.width_px, small.height_px) == (10, 20)
    tall = small_picture(saved(Image.new("RGB", (10, 1000))), 30)
    assert tall is not None
    assert (tall.width_px, tall.height_px) == (1, 90)


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_what_is_transparent_is_white(mode: str) -> None:
    image = Image.new("RGBA", (20, 20), (255, 0, 0, 0))
    image.paste((255, 0, 0, 255), (0, 0, 10, 20))
    found = small_picture(saved(image.convert(mode)), 20)
    assert found is not None
    assert found.pixels[-3:] == bytes(WHITE)
    assert found.pixels[:3] != bytes(WHITE)


@pytest.mark.parametrize(
    ("kind", "mode"), [("JPEG", "RGB"), ("JPEG", "L"), ("JPEG", "CMYK"), ("GIF", "P"), ("PNG", "1")]
)
def test_pictures_of_every_kind_are_shown(kind: str, mode: str) -> None:
    found = small_picture(saved(Image.new("RGB", (90, 90), (250, 250, 250)).convert(mode), kind), 30)
    assert found is not None
    assert (found.width_px, found.height_px) == (30, 30)
    assert min(found.pixels) > 200


@pytest.mark.parametrize(
    "data",
    [
        b"",
        None,
        b"\xd7\xcd\xc6\x9a" + bytes(100),  # a Windows metafile
        b'<svg xmlns="http://www.w3.org/2000/svg"/>',
        PICTURE[:-30],
        PICTURE[:20],
        PICTURE.replace(b"IDAT", b"IDAX"),
        b"\x89PNG\r\n\x1a\n",
        b"GIF89a",
        b"\xff\xd8\xff\xe0",
    ],
)
def test_other_and_damaged_pictures_are_none(data: bytes | None) -> None:
    assert small_picture(data, 30) is None


def bomb(width: int, height: int) -> bytes:
    """Return a PNG that claims to be so large, with hardly any data."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(9))) + chunk(b"IEND", b"")


@pytest.mark.parametrize("size", [(MOST_PIXELS + 1, 1), (10_000, 9_000), (40_000, 40_000), (2**31 - 1, 2**31 - 1)])
def test_a_picture_that_claims_to_be_huge_is_not_unpacked(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    def unpack(_: Image.Image) -> None:
        pytest.fail("unpacked")

    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", unpack)
    assert small_picture(bomb(*size), 30) is None
