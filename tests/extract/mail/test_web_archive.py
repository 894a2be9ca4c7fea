"""Web pages in one file: the page, and what comes with it."""

import base64
import plistlib
import quopri
from collections.abc import Callable

import pytest

from content_differences import kinds_that_differ, labels, unseen
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
BLINK = "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://x.org/a/page\r\nSubject: T\r\n"
SHEETS = '@import "more.css"; .gone {display: none}'
PAGE = (
    '<html><head><title>Garden</title><link rel="stylesheet" href="css/a.css"></head><body><h1>Hedges</h1>'
    '<p>Cut in spring.<img src="p.png"></p><p class="gone">one</p><p class="too">two</p></body></html>'
)


PICTURE = b"\x89PNG picture" * 20


def part(kind: str, body: str, *fields: str) -> str:
    return "\r\n".join((f"Content-Type: {kind}", *fields, "", body, ""))


def picture(data: bytes, address: str) -> str:
    body = base64.encodebytes(data).decode()
    return part("image/png", body, "Content-Transfer-Encoding: base64", f"Content-Location: {address}")


def archive(page: str = PAGE, *parts: str, head: str = BLINK) -> bytes:
    written = part(
        "text/html; charset=utf-8",
        quopri.encodestring(page.encode()).decode(),
        "Content-Transfer-Encoding: quoted-printable",
        "Content-Location: https://x.org/a/page",
    )
    body = "".join(f"--b\r\n{each}" for each in (written, *parts))
    return f'{head}Content-Type: multipart/related; boundary="b"\r\n\r\n{body}--b--\r\n'.encode()


SHOWN_AS = '<img src="https://x.org/a/p.png">'
SHOWN = picture(PICTURE, "https://x.org/a/p.png")
STYLED = part("text/css", SHEETS, "Content-Location: https://x.org/a/css/a.css")
STYLED_MORE = part("text/css", ".too {display: none}", "Content-Location: https://x.org/a/css/more.css")
WHOLE = (SHOWN, STYLED, STYLED_MORE)


@pytest.mark.parametrize(
    ("name", "head"), [("a", BLINK), ("a.mht", "MIME-Version: 1.0\r\n"), ("a.mhtml", "Subject: T\r\nDate: x\r\n")]
)
def test_an_archive_says_and_shows_what_its_page_does(extracted: Extracted, name: str, head: str) -> None:
    found = extracted(name, archive(PAGE, *WHOLE, head=head))
    assert (found.text, found.format, found.headings) == ("Hedges\nCut in spring.\n", "mhtml", ("Hedges",))
    assert found.metadata.title == "Garden"
    assert found.beyond.unseen == frozenset()
    assert [one.label for one in found.beyond.items[ContentKind.HIDDEN]] == ["one", "two"]


def test_pictures_count_as_those_of_a_page() -> None:
    one = ("a.mht", archive(PAGE, *WHOLE))
    assert labels(*one, ContentKind.PICTURES) == [("p.png", 1)]
    other = picture(PICTURE[::-1], "https://x.org/a/p.png")
    assert kinds_that_differ(one, ("b.mht", archive(PAGE, other, STYLED, STYLED_MORE))) == {"pictures": 1}
    assert ContentKind.PICTURES in unseen("b.mht", archive(PAGE, STYLED, STYLED_MORE))


def test_H1_an_address_that_is_none_leads_nowhere() -> None:
    page = PAGE.replace("p.png", "http://[").replace("css/a.css", "//[")
    assert ContentKind.PICTURES in unseen("a.mht", archive(page, *WHOLE))


def safari(page: str = PAGE, *files: tuple[str, bytes], kind: plistlib.PlistFormat = plistlib.FMT_BINARY) -> bytes:
    main = {
        "WebResourceURL": "https://x.org/a/page",
        "WebResourceData": page.encode(),
        "WebResourceTextEncodingName": "UTF-8",
    }
    others = [{"WebResourceURL": f"https://x.org/a/{name}", "WebResourceData": data} for name, data in files]
    return plistlib.dumps({"WebMainResource": main, "WebSubresources": others}, fmt=kind)


@pytest.mark.parametrize("kind", [plistlib.FMT_BINARY, plistlib.FMT_XML])
def test_what_safari_saved_is_what_others_saved(extracted: Extracted, kind: plistlib.PlistFormat) -> None:
    files = (("p.png", PICTURE), ("css/a.css", SHEETS.encode()), ("css/more.css", b".too {display: none}"))
    saved = ("a.webarchive", safari(PAGE, *files, kind=kind))
    assert extracted(*saved).format == "webarchive"
    assert extracted(*saved).text == "Hedges\nCut in spring.\n"
    assert kinds_that_differ(saved, ("a.mht", archive(PAGE, *WHOLE))) == {}
    assert ContentKind.PICTURES in unseen("a.webarchive", safari(PAGE, *files[1:]))


def test_frames_that_safari_saved_count(extracted: Extracted) -> None:
    def saved(text: str) -> bytes:
        whole = plistlib.loads(safari("<frameset><frame src='a'></frameset>"))
        return plistlib.dumps({**whole, "WebSubframeArchives": [plistlib.loads(safari(f"<p>{text}</p>"))]})

    assert extracted("a.webarchive", saved("sheet")).text == "sheet\n"


@pytest.mark.parametrize("data", [b"bplist00", b"bplist00" + b"\xff" * 40, plistlib.dumps(["a"]), safari()[:200]])
def test_H1_a_list_that_is_damaged_is_a_problem(problem: Problem, data: bytes) -> None:
    assert problem("a.webarchive", data).startswith("damaged: ")


def test_a_place_in_the_page_is_no_link_elsewhere() -> None:
    own = PAGE.replace("</h1>", '<a id="r" href="#n">1</a></h1>').replace(
        "</body>", '<p id="n">Note <a href="#r">1</a></p></body>'
    )
    whole = own.replace('"#', '"https://x.org/a/page#')
    assert kinds_that_differ(("a.mht", archive(own, *WHOLE)), ("b.mht", archive(whole, *WHOLE))) == {}


def test_a_frame_is_no_page_of_its_own(extracted: Extracted) -> None:
    frame = part("text/html", "<p>advertisement</p>", "Content-Location: cid:frame@x")
    assert "advertisement" not in extracted("a.mht", archive(PAGE, frame)).text
    other = frame.replace("advertisement", "invoice")
    assert kinds_that_differ(("a.mht", archive(PAGE, *WHOLE, frame)), ("b.mht", archive(PAGE, *WHOLE, other))) == {
        "attachments": 1
    }


def test_a_page_with_a_frame_that_is_saved_twice_is_the_same_content() -> None:
    def saved(name: str, address: str = "http://x.org/f") -> bytes:
        fields = (f"Content-ID: <{name}@mhtml.blink>", f"Content-Location: {address}")
        frame = f'<iframe src="cid:{name}@mhtml.blink"></iframe></body>'
        return archive(PAGE.replace("</body>", frame), *WHOLE, part("text/html", "<p>in it</p>", *fields))

    assert kinds_that_differ(("a.mht", saved("frame-1A")), ("b.mht", saved("frame-2B"))) == {}
    assert kinds_that_differ(("a.mht", saved("1")), ("b.mht", saved("1", "http://x.org/g"))) == {"links": 1}


def test_H1_a_page_of_thousands_of_frames_is_too_large(problem: Problem) -> None:
    frames = (part("text/html", "<p>one</p>", f"Content-Location: {number}.htm") for number in range(1_000))
    assert problem("a.mht", archive(PAGE, *frames)).startswith("too-large: ")


def test_a_page_of_frames_says_what_they_do(extracted: Extracted) -> None:
    book = '<frameset><frame src="1.htm"><noframes><body><p>no frames</p></body></noframes></frameset>'
    sheets = (part("text/html", f"<p>{text}</p>{SHOWN_AS}", f"Content-Location: {text}.htm") for text in ("one", "two"))
    found = extracted("a.mht", archive(book, *sheets, SHOWN))
    assert found.text == "one\ntwo\n"
    assert [one.label for one in found.beyond.items[ContentKind.PICTURES]] == ["p.png"]


def test_a_damaged_picture_is_another_picture(extracted: Extracted) -> None:
    whole = archive(PAGE, *WHOLE)
    damaged = archive(PAGE, SHOWN.replace("iVBO", "iVB", 1), STYLED, STYLED_MORE)
    assert damaged != whole
    assert extracted("a.mht", damaged).text == extracted("a.mht", whole).text
    assert kinds_that_differ(("a.mht", whole), ("b.mht", damaged)) == {"pictures": 1}


@pytest.mark.parametrize("more", ["To: b@example.org\r\n", "Received: from a\r\n"])
def test_a_letter_stays_a_letter(extracted: Extracted, more: str) -> None:
    head = f"From: a@example.org\r\nSubject: Hedges\r\nDate: Fri, 27 Nov 2026 07:00:00 +0000\r\n{more}"
    assert extracted("a.mht", archive(PAGE, head=head)).format == "eml"


@pytest.mark.parametrize("more", ["Cc: b@example.org\r\n", "X-Unsent: 1\r\n"])
def test_a_draft_stays_a_letter(extracted: Extracted, more: str) -> None:
    head = f"From: a@example.org\r\nSubject: Hedges\r\n{more}MIME-Version: 1.0\r\n"
    assert extracted("a.mht", archive(PAGE, head=head)).format == "eml"


def test_word_calls_an_archive_a_document(extracted: Extracted) -> None:
    assert extracted("a.doc", archive(PAGE, head="MIME-Version: 1.0\r\n")).format == "mhtml"


@pytest.mark.parametrize("name", ["a.txt", "a.md"])
def test_a_text_that_begins_like_one_is_a_text(extracted: Extracted, name: str) -> None:
    assert extracted(name, b"From: <Saved by the bell>\n\nDear all").text.rstrip().endswith("Dear all")


def test_an_archive_of_a_text_has_that_text(extracted: Extracted) -> None:
    written = b"From: <Saved by IE>\r\nSubject: T\r\nContent-Type: text/plain\r\n\r\nwords\r\n"
    assert extracted("a.mht", written).text.endswith("words\n")


def test_H1_what_is_no_archive_is_damaged(problem: Problem) -> None:
    assert problem("a.mht", archive()[:300]).startswith("damaged: ")
