"""What makes parts quick or small to read changes nothing of their text."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dupfinder.extract.flow import TextFlow
from dupfinder.extract.word import text
from dupfinder.extract.word.wordml import Surroundings, add_story

SPACES = 'xmlns:w="urn:w" xmlns:mc="urn:mc" xmlns:r="urn:r"'

properties = st.lists(
    st.sampled_from([
        "<w:b/>", '<w:sz w:val="24"/>', "<w:rFonts\nw:ascii='A' w:hAnsi=\"B\" />", "<w:vanish/>",
        '<w:vanish w:val="0"/>', '<w:alias w:val="a/>b"/>', '<w:lang w:val="&lt;w:b/&gt;"/>', "<w:tabs/>",
    ]),
    max_size=3,
).map("".join)  # fmt: skip
runs = st.tuples(properties, st.text("ab ", max_size=3)).map(
    lambda both: f"<w:r><w:rPr>{both[0]}</w:rPr><w:t>{both[1]}</w:t></w:r>"
)
boxes = st.lists(runs, max_size=2).map(
    lambda inside: f"<w:r><w:txbxContent><w:p>{''.join(inside)}</w:p></w:txbxContent></w:r>"
)
tracked = st.sampled_from(["<w:moveFrom><w:r><w:t>gone</w:t></w:r></w:moveFrom>", "<w:r><w:tab/><w:br/></w:r>"])
styles = st.sampled_from([
    "", '<w:pStyle w:val="h"/>', '<w:pStyle w:val="h"/><w:outlineLvl w:val="9"/>', '<w:outlineLvl w:val="1"/>',
    '<w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs>',
])  # fmt: skip
paragraphs = st.tuples(styles, st.lists(runs | boxes | tracked, max_size=3)).map(
    lambda both: f"<w:p><w:pPr>{both[0]}<w:jc w:val='left'/></w:pPr>{''.join(both[1])}</w:p>"
)
chunks = st.sampled_from(['<w:altChunk r:id="c"/>', '<w:altChunk r:id="d"/>', "<w:sectPr/>", "<w:bookmarkEnd/>"])


def containers(blocks: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    inside = st.lists(blocks, max_size=3).map("".join)
    cells = inside.map(lambda content: f"<w:tc>{content}</w:tc>")
    rows = st.lists(cells, max_size=3).map(lambda content: f"<w:tr>{''.join(content)}</w:tr>")
    tables = st.lists(rows, max_size=3).map(lambda content: f"<w:tbl><w:tblPr/>{''.join(content)}</w:tbl>")
    controls = inside.map(lambda content: f"<w:sdt><w:sdtContent>{content}</w:sdtContent></w:sdt>")
    alternatives = st.tuples(inside, inside).map(
        lambda both: (
            f"<mc:AlternateContent><mc:Choice>{both[0]}</mc:Choice><mc:Fallback>{both[1]}</mc:Fallback>"
            "</mc:AlternateContent>"
        )
    )
    return tables | controls | alternatives


bodies = st.lists(st.recursive(paragraphs | chunks, containers, max_leaves=12), max_size=5).map("".join)


def content_of(body: str, **changed: object) -> tuple[str, tuple[str, ...]]:
    """Return text and headings, with constants of the module changed."""
    part = f"<w:document {SPACES}><w:body>{body}</w:body></w:document>".encode()
    flow = TextFlow()
    with pytest.MonkeyPatch.context() as patch:
        for name, value in changed.items():
            patch.setattr(text, name, value)
        for story in text.stories(part):
            add_story(story, flow, Surroundings(frozenset("h"), {"c": "another document\n"}))
    return flow.text(), flow.headings()


EMPTY_ROW_IN_CELL = (
    '<w:altChunk r:id="c"/><w:tbl><w:tr><w:tc><w:tbl><w:tr></w:tr></w:tbl></w:tc>'
    '<w:tc><w:altChunk r:id="c"/></w:tc></w:tr></w:tbl>'
)


@given(bodies)
@example(EMPTY_ROW_IN_CELL)
@example('<w:tbl><w:tblPr/><w:tr><w:tc><w:altChunk r:id="c"/></w:tc><w:tc></w:tc></w:tr></w:tbl><w:altChunk r:id="c"/>')
def test_a_part_in_pieces_gives_the_text_of_the_whole(body: str) -> None:
    assert content_of(body, WHOLE_BYTES=0) == content_of(body)


@given(bodies)
def test_elements_that_nothing_reads_change_nothing_when_they_are_left_out(body: str) -> None:
    assert content_of(body) == content_of(body, _without_other_leaves=bytes)


def test_tags_that_are_text_stay_text() -> None:
    text = "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t><![CDATA[<w:b/> is bold]]></w:t></w:r></w:p>"
    assert content_of(text) == ("<w:b/> is bold\n", ())


def test_a_part_in_pieces_leaves_nothing_of_them_behind() -> None:
    body = "<w:p><w:r><w:t>text</w:t></w:r></w:p>" * 5_000
    part = f"<w:document {SPACES}><w:body>{body}</w:body></w:document>".encode()
    before = [len(list(block.itersiblings(preceding=True))) for block in text._blocks(part)]
    assert len(before) == 5_000
    assert max(before) <= 1
