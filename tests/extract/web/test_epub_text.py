"""The text of EPUB books: every chapter once, in reading order."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.documents import ExtractedText, Metadata

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
MakeEpub = Callable[..., bytes]

ENCRYPTION = (
    '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:e="http://www.w3.org/2001/04/xmlenc#">'
    '<e:EncryptedData><e:EncryptionMethod Algorithm="{}"/><e:CipherData><e:CipherReference URI="EPUB/{}"/>'
    "</e:CipherData></e:EncryptedData></encryption>"
)


@pytest.fixture
def text_of(make_epub: MakeEpub, extracted: Extracted) -> Callable[..., str]:
    """Return the text of a book with these chapters; keywords as for `make_epub`."""
    return lambda *chapters, **more: extracted("a.epub", make_epub(*chapters, **more)).text


def test_chapters_are_read_in_the_order_of_the_spine(make_epub: MakeEpub, extracted: Extracted) -> None:
    spine = '<itemref idref="c1"/><itemref idref="c2" linear="no"/><itemref idref="c0"/>'
    data = make_epub("<h1>One</h1><p>first</p>", "<h1>Two</h1>Gr\u00fc\u00dfe", "<p>Answers</p>", spine=spine)
    found = extracted("a.epub", data)
    assert found.text == "Two\nGr\u00fc\u00dfe\nAnswers\nOne\nfirst\n"
    assert found.headings == ("Two", "One")


def test_H1_a_chapter_that_is_listed_again_and_again_is_read_once(text_of: Callable[..., str]) -> None:
    assert text_of("<p>once</p>", spine='<itemref idref="c0"/>' * 100_000) == "once\n"


def test_two_entries_for_one_file_are_one_chapter(text_of: Callable[..., str]) -> None:
    again = '<item id="x" href="./text/../text/0.xhtml#there" media-type="application/xhtml+xml"/>'
    assert text_of("<p>once</p>", manifest=again, spine='<itemref idref="c0"/><itemref idref="x"/>') == "once\n"


def test_the_table_of_contents_for_programs_is_no_chapter(text_of: Callable[..., str]) -> None:
    manifest = (
        '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="scripted nav"/>'
        '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>'
    )
    spine = '<itemref idref="nav"/><itemref idref="ncx"/><itemref idref="c0"/>'
    parts = {"EPUB/nav.xhtml": "<html><body>Contents</body></html>", "EPUB/toc.ncx": "<ncx><text>Contents</text></ncx>"}
    assert text_of("<p>text</p>", manifest=manifest, spine=spine, parts=parts) == "text\n"


def test_what_is_no_page_gives_way_to_its_fallback(text_of: Callable[..., str]) -> None:
    manifest = (
        '<item id="a" href="a.svg" media-type="image/svg+xml" fallback="b"/>'
        '<item id="b" href="b.pdf" media-type="application/pdf" fallback="c0"/>'
        '<item id="x" href="x.svg" media-type="image/svg+xml" fallback="y"/>'
        '<item id="y" href="y.svg" media-type="image/svg+xml" fallback="x"/>'
    )
    spine = '<itemref idref="x"/><itemref idref="a"/><itemref idref="nothing"/>'
    assert text_of("<p>text</p>", manifest=manifest, spine=spine) == "text\n"


def test_names_of_files_are_addresses(text_of: Callable[..., str]) -> None:
    manifest = '<item id="x" href="chap%20%C3%BC.xhtml" media-type="application/xhtml+xml"/>'
    parts = {"EPUB/chap \u00fc.xhtml": "<html><body>found</body></html>"}
    assert text_of(manifest=manifest, spine='<itemref idref="x"/>', parts=parts) == "found\n"


def test_metadata_is_what_the_book_says(make_epub: MakeEpub, extracted: Extracted) -> None:
    metadata = (
        "<dc:title>A\n title</dc:title><dc:title>Another</dc:title>"
        "<dc:creator>Ada</dc:creator><dc:creator>Bob</dc:creator>"
        "<dc:date>long ago</dc:date><dc:date>2019-04</dc:date>"
        '<meta property="dcterms:modified">2020-01-02T03:04:05Z</meta><meta name="cover" content="x"/>'
    )
    assert extracted("a.epub", make_epub("<p>text</p>", metadata=metadata)).metadata == Metadata(
        title="A title", author="Ada, Bob", created="2019-04", modified="2020-01-02T03:04:05Z"
    )


@pytest.mark.parametrize("algorithm", ["http://www.w3.org/2001/04/xmlenc#aes128-cbc", "", "urn:own"])
def test_a_protected_book_is_said_to_be_encrypted(make_epub: MakeEpub, problem: Problem, algorithm: str) -> None:
    parts = {"META-INF/encryption.xml": ENCRYPTION.format(algorithm, "text/0.xhtml")}
    assert problem("a.epub", make_epub("\x01\x02", parts=parts)) == (
        "encrypted: The EPUB book is protected: only its own program can read it."
    )


@pytest.mark.parametrize("algorithm", ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"])
def test_a_book_with_obfuscated_fonts_is_read(text_of: Callable[..., str], algorithm: str) -> None:
    parts = {"META-INF/encryption.xml": ENCRYPTION.format(algorithm, "font.otf")}
    assert text_of("<p>text</p>", parts=parts) == "text\n"


@pytest.mark.parametrize("part", ["META-INF/container.xml", "EPUB/package.opf", "EPUB/text/1.xhtml"])
def test_S9_a_book_without_one_of_its_parts_is_damaged(make_epub: MakeEpub, problem: Problem, part: str) -> None:
    assert problem("a.epub", make_epub("<p>One</p>", "<p>Two</p>", parts={part: None})) == (
        f"damaged: The EPUB book is damaged: part {part} is missing."
    )


def test_S9_a_damaged_chapter_is_damage(make_epub: MakeEpub, problem: Problem) -> None:
    data = bytearray(make_epub("<p>One</p>", "<p>Two</p>"))
    at = data.index(b"EPUB/text/1.xhtml") + len("EPUB/text/1.xhtml")
    data[at + 20] ^= 0xFF
    assert problem("a.epub", bytes(data)).startswith("damaged: ")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("META-INF/container.xml", "<container><rootfiles/></container>"),
        ("META-INF/container.xml", "<container><rootfiles><rootfile"),
        ("EPUB/package.opf", "<package><manifest/></package>"),
    ],
)
def test_a_book_that_does_not_say_what_its_chapters_are_is_damaged(
    make_epub: MakeEpub, problem: Problem, name: str, content: str
) -> None:
    assert problem("a.epub", make_epub("<p>One</p>", parts={name: content})).startswith("damaged: ")


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_S9_a_book_that_was_cut_off_is_damaged(make_epub: MakeEpub, problem: Problem, share: float) -> None:
    data = make_epub("<p>One</p>")
    assert problem("a.epub", data[: int(len(data) * share)]) == (
        "damaged: The EPUB book is damaged: it is not a complete zip archive."
    )


def test_H1_a_book_of_bombs_is_too_large(make_epub: MakeEpub, problem: Problem) -> None:
    assert problem("a.epub", make_epub("<p>" + " " * 30_000_000)).startswith("too-large: ")
    assert problem("a.epub", make_epub("<div>" * 100_000)).startswith("too-large: ")


def test_H2_files_outside_the_book_are_not_read(make_epub: MakeEpub, problem: Problem, tmp_path: Path) -> None:
    secret = tmp_path / "secret.xhtml"
    secret.write_text("<html><body>top secret</body></html>")
    for address in (secret.as_uri(), str(secret), "../../../.." + str(secret)):
        manifest = f'<item id="x" href="{address}" media-type="application/xhtml+xml"/>'
        assert problem("a.epub", make_epub(manifest=manifest, spine='<itemref idref="x"/>')).startswith("damaged: ")
