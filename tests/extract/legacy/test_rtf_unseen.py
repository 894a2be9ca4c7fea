"""Words of a rich text document that nobody sees: they stay in the text, and are told beside it."""

import io

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.extract import SourceFile, extract

SAID = b"who signs this pays twice"
COLOURS = rb"{\colortbl;\red0\green0\blue0;\red255\green255\blue255;\red31\green56\blue100;}"


def found(body: bytes, before: bytes = b"") -> list[str]:
    """Return what is told as hidden; the words themselves are in the text in any case."""
    data = rb"{\rtf1\ansi" + COLOURS + before + rb"\pard\plain " + body + rb" the end.\par}"
    text = extract(SourceFile("a.rtf", io.BytesIO(data), len(data)))
    assert SAID.decode() in text.text
    return [one.label for one in text.beyond.items.get(ContentKind.HIDDEN, ())]


@pytest.mark.parametrize(
    "body",
    [
        rb"A contract: {\cf2 %s}",
        rb"A contract: \cf2 %s\cf1 ",
        rb"A contract: \cf2 who signs this {\b pays} twice\cf0 ",
        rb"A contract: {\fs2 %s}",
        rb"A contract: {\fs1\cf3 %s}",
        rb"A contract: {\cf2\highlight2 %s}",
        rb"{\highlight3 A contract: }{\cf2 %s}",
        rb"\cbpat3 A contract:\par\pard\plain\cf2 %s\cf0 ",
        rb"\trowd\cellx100\intbl {\cf2 %s}\cell\row\pard\plain ",
    ],
)
def test_what_nobody_sees_is_told(body: bytes) -> None:
    assert found(body.replace(b"%s", SAID)) == [SAID.decode()]


@pytest.mark.parametrize(
    "body",
    [
        rb"A contract: {\cf1 %s}",
        rb"A contract: {\fs20 %s}",
        rb"A contract: {\cf2 }%s",
        rb"A contract: \cf2\plain %s",
        rb"A contract: {\cf2\highlight3 %s}",
        rb"A contract: {\chcbpat3\cf2 %s}",
        rb"\cbpat3 A contract: {\cf2 %s}",
        rb"\shading10000 A contract: {\cf2 %s}",
        rb"\trowd\clcbpat3\cellx100\intbl {\cf2 %s}\cell\row\pard\plain ",
        rb"{\shp{\*\shpinst{\shptxt {\cf2 %s}\par}}}",
        rb"{\shp{\*\shpinst\shpfblwtxt1}}{\cf2 %s}",
    ],
)
def test_what_may_be_seen_is_not(body: bytes) -> None:
    assert found(body.replace(b"%s", SAID)) == []


def test_white_words_on_a_page_of_a_colour_are_seen() -> None:
    assert found(rb"{\cf2 " + SAID + b"}", rb"{\*\background{\shp{\*\shpinst}}}") == []


def test_a_document_that_uses_no_white_is_read_as_before() -> None:
    plain = rb"A contract: {\cf1\fs24 " + SAID + b"}"
    data = rb"{\rtf1\ansi" + COLOURS + plain + rb"\par}"
    assert found(plain) == []
    assert extract(SourceFile("a.rtf", io.BytesIO(data), len(data))).beyond.items == {}
