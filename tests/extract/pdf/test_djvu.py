"""DjVu documents, where djvu-rs is installed: recognised text, and pages that are told by their looks."""

import base64
from collections.abc import Callable

import numpy as np
import pytest

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile, pages, picture, thumbnail
from dupfinder.extract.registry import own_formats
from dupfinder.extract.seeing import grey

pytest.importorskip("djvu_rs")

# Two pages, written by cjb2, djvused and djvm of DjVuLibre 3.5.28: one with recognised text, one with a frame only.
DOCUMENT = base64.b85decode(
    r"K~yGGMo&^r0004LL`qgoL`hOj0000ZfdB#k002Ay009L5|K`7nA8FFgpGRw~xKOT;5f&p#Gd*npMo&^r0002LL`qgwNlr#j0000A0gwUo7yx7d76"
    r"DUgVtN1o02qK<x#Y)c5R77gMy1v0iIwb8_!B6zELv1pRC)ja0D=Gi0*Hw&Nr|})V_4Utxk0PzA)DotXN9qa3j{#}&_?c`UlxHBl?|su2aG7wt`x`"
    r"Y$1H2e0gwKzOoLRT=P)X;PZ!UpIS&|oK_1|xXD4I)mV78$R`I;SQ%4f92>#*k#Jlyxp8}_e^Nzmnm(1eE&<}`skSO4!lh?De2|gPDMo&^r0001KL"
    r"`qgwNlr#j0000A0gwUo7yx7d76DUgVtN1o084;dx#Y)@;Ggg_kNNF3;y_*J?|SjBcwhhj|NsC0JCD*_Ton71|MG9z|5Ae=Sk`^AuzEXh^&B?Y)p%"
    r"Rq_(5nf*1Ay;RVaufe*"
)


def test_recognised_lines_make_paragraphs_and_bare_pages_are_told(
    extracted: Callable[[str, bytes], ExtractedText],
) -> None:
    found = extracted("a.bin", DOCUMENT)
    assert found.text == "The harvest of this year was brought in.\n"
    assert (found.format, found.reader, found.bare_pages, found.metadata.page_count) == ("djvu", "djvu-rs", (1,), 2)


def test_pages_are_shown_with_their_words() -> None:
    source = SourceFile.of_bytes("a.djvu", DOCUMENT)
    first, second = pages(source)
    assert first.words[:2] == ("The", "harvest")
    assert (first.width_pt, first.height_pt, second.words) == (288.0, 360.0, ())
    assert first.boxes[0] == pytest.approx((28.8, 43.2, 115.2, 57.6))
    shown = picture(source, page=1, width_px=200)
    drawn = np.frombuffer(shown.pixels, np.uint8).reshape(shown.height_px, shown.width_px, 3)
    assert drawn.shape == (250, 200, 3)
    assert drawn[125, 100].max() < 50  # the middle is black
    assert drawn[125, 60].min() > 200  # what is around it is white
    small = thumbnail(source, width_px=50)
    assert small is not None
    assert small.width_px == 50
    assert grey(source, number=1, long_px=100).height_px == 100


@pytest.mark.parametrize("cut", [20, 100, 300])
def test_R1_a_torn_document_is_damage(problem: Callable[[str, bytes], str], cut: int) -> None:
    assert problem("a.djvu", DOCUMENT[:cut]) == "damaged: The DjVu document is damaged and cannot be read."


def test_without_the_library_nobody_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    own_formats.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr("importlib.util.find_spec", lambda _: None)
        try:
            assert [one.is_unread for one in own_formats() if one.name == "djvu"] == [True]
        finally:
            own_formats.cache_clear()
    assert [one.is_unread for one in own_formats() if one.name == "djvu"] == [False]
