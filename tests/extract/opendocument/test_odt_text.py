"""The text of OpenDocument texts: what is seen, in order, each piece once."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from dupfinder.domain.documents import ExtractedText, Metadata

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
MakeOdf = Callable[..., bytes]
TextIn = Callable[..., str]


def p(inside: str, style: str = "") -> str:
    return f'<text:p text:style-name="{style}">{inside}</text:p>'


def style(name: str, family: str, properties: str = "", more: str = "") -> str:
    return f'<style:style style:name="{name}" style:family="{family}" {more}>{properties}</style:style>'


def box(*paragraphs: str) -> str:
    return f"<draw:frame><draw:text-box>{''.join(map(p, paragraphs))}</draw:text-box></draw:frame>"


def note(text: str, kind: str = "footnote") -> str:
    return (
        f'<text:note text:note-class="{kind}"><text:note-citation>1</text:note-citation>'
        f"<text:note-body>{p(text)}</text:note-body></text:note>"
    )


HIDING = '<style:text-properties text:display="none"/>'


def test_paragraphs_headings_and_lists_are_lines(make_odf: MakeOdf, extracted: Extracted) -> None:
    items = f"<text:list><text:list-item><text:number>1.</text:number>{p('first')}</text:list-item></text:list>"
    body = (
        f'<text:h text:outline-level="1"><text:number>2</text:number>A <text:span>heading</text:span></text:h>{items}'
    )
    found = extracted(
        "a.odt", make_odf("odt", p("Name", "Title") + body + p("end"), common=style("Title", "paragraph"))
    )
    assert found.text == "Name\nA heading\nfirst\nend\n"
    assert found.headings == ("Name", "A heading")


def test_a_style_based_on_the_title_makes_headings(make_odf: MakeOdf, extracted: Extracted) -> None:
    based = style("P1", "paragraph", more='style:parent-style-name="Title"')
    data = make_odf("odt", p("Name", "P1") + p("text"), automatic=based, common=style("Title", "paragraph"))
    assert extracted("a.odt", data).headings == ("Name",)


def test_styles_based_on_each_other_in_a_circle_are_styles(text_in: TextIn) -> None:
    circle = style("A", "paragraph", HIDING.replace("none", ""), 'style:parent-style-name="B"') + style(
        "B", "paragraph", more='style:parent-style-name="A"'
    )
    assert text_in(p("text", "B"), automatic=circle) == "text\n"


def test_white_space_is_one_space_and_none_where_lines_start_or_end(text_in: TextIn) -> None:
    body = p("\n  one <text:span> \n two</text:span>  three\t<text:s/>four\u00a0\u00a0five \n")
    assert text_in(body) == "one two three four\u00a0\u00a0five\n"


@pytest.mark.parametrize("count", ["3", "2000000000", "-1", "many"])
def test_H1_any_number_of_spaces_is_one_space(text_in: TextIn, count: str) -> None:
    assert text_in(p(f'one<text:s text:c="{count}"/>two')) == "one two\n"


def test_tabs_and_line_breaks_are_characters_and_page_breaks_are_not(text_in: TextIn) -> None:
    assert text_in(p("a<text:tab/>b<text:line-break/>c<text:soft-page-break/>d")) == "a\tb\ncd\n"


def test_rows_are_lines_cells_are_separated_by_tabs_and_covered_cells_are_not_seen(text_in: TextIn) -> None:
    row = (
        f"<table:table-row><table:table-cell>{p('a')}</table:table-cell>"
        f"<table:covered-table-cell>{p('under it')}</table:covered-table-cell>"
        f"<table:table-cell>{p('b')}{p('c')}</table:table-cell><table:table-cell/></table:table-row>"
    )
    table = f"<table:table><table:table-header-rows>{row}</table:table-header-rows>{row}</table:table>"
    assert text_in(table + p("after")) == "a\tb\nc\na\tb\nc\nafter\n"


def test_a_box_follows_its_paragraph_and_does_not_cut_it_in_two(text_in: TextIn) -> None:
    shape = f"<draw:custom-shape>{p('shape')}<svg:title>not seen</svg:title></draw:custom-shape>"
    body = p(f"bef{box('in the box', 'second line')}ore<draw:g>{shape}</draw:g>") + p("next")
    assert text_in(body) == "before\nin the box\nsecond line\nshape\nnext\n"


def test_a_box_in_a_box_comes_after_it(text_in: TextIn) -> None:
    outer = f"<draw:frame><draw:text-box>{p('outer ' + box('inner') + 'end')}</draw:text-box></draw:frame>"
    assert text_in(p(f"text{outer}")) == "text\nouter end\ninner\n"


def test_a_box_in_a_heading_is_no_part_of_it(make_odf: MakeOdf, extracted: Extracted) -> None:
    found = extracted("a.odt", make_odf("odt", f"<text:h>Name{box('in the box')}</text:h>"))
    assert found.text == "Name\nin the box\n"
    assert found.headings == ("Name",)


def test_what_a_picture_shows_is_no_text(text_in: TextIn) -> None:
    picture = "<draw:frame><draw:image/><svg:title>A title</svg:title><svg:desc>Words</svg:desc></draw:frame>"
    assert text_in(p(f"one {picture}two")) == "one two\n"


def test_notes_come_after_the_body_footnotes_first(text_in: TextIn) -> None:
    body = p(f"One{note('at the end', 'endnote')}, two{note('below')} three.") + p(f"Four{note('below that')}.")
    assert text_in(body) == "One, two three.\nFour.\nbelow\nbelow that\nat the end\n"


def test_tracked_changes_are_read_as_accepted(text_in: TextIn) -> None:
    deletion = f"<text:changed-region><text:deletion>{p('deleted')}</text:deletion></text:changed-region>"
    body = f"<text:tracked-changes>{deletion}</text:tracked-changes>" + p(
        'keep <text:change text:change-id="a"/><text:change-start text:change-id="b"/>new<text:change-end/> here'
    )
    assert text_in(body) == "keep new here\n"


def test_comments_scripts_and_pronunciations_are_no_text(text_in: TextIn) -> None:
    comment = f"<office:annotation><dc:creator>Ada</dc:creator>{p('a comment')}</office:annotation>"
    script = "<text:script>alert()</text:script>"
    ruby = "<text:ruby><text:ruby-base>base</text:ruby-base><text:ruby-text>said</text:ruby-text></text:ruby>"
    assert text_in(p(f"one{comment}<office:annotation-end/> {script}{ruby}")) == "one base\n"


def test_hidden_text_is_no_text(text_in: TextIn) -> None:
    automatic = style("T1", "text", HIDING) + style("P1", "paragraph", more='style:parent-style-name="Secret"')
    body = (
        p('a <text:span text:style-name="T1">hidden </text:span>b', "T1")
        + p("hidden", "P1")
        + f'<text:section text:display="none">{p("hidden")}</text:section>'
        + f'<text:section text:display="condition" text:is-hidden="true">{p("hidden")}</text:section>'
        + f"<text:section>{p('c')}</text:section>"
        + p('gone <text:hidden-paragraph text:is-hidden="true"/>hidden')
        + p('d<text:hidden-paragraph text:is-hidden="false"/>')
        + p('e<text:hidden-text text:is-hidden="true">hidden</text:hidden-text>')
    )
    assert text_in(body, automatic=automatic, common=style("Secret", "paragraph", HIDING)) == "a b\nc\nd\ne\n"


def test_fields_give_what_they_show_but_page_numbers_are_no_text(text_in: TextIn) -> None:
    body = p("<text:date>1 May</text:date>, page <text:page-number>7</text:page-number> <text:title>Name</text:title>")
    assert text_in(body) == "1 May, page Name\n"


def test_fields_of_forms_give_what_they_show_where_they_are_drawn(text_in: TextIn) -> None:
    fields = (
        '<form:fixed-text form:id="c1" form:label="First name"/>'
        '<form:password form:id="c2" form:current-value="secret"/>'
        '<form:text form:id="c3" form:value="default" form:current-value="Ada"/>'
        '<form:textarea form:id="c4" form:value="some words"><text:p>some words</text:p></form:textarea>'
        '<form:listbox form:id="c5"><form:option form:label="not this"/>'
        '<form:option form:current-selected="true" form:label="this"/></form:listbox>'
        '<form:checkbox form:id="c6" form:label="Agreed"/><form:text form:id="unused" form:value="not drawn"/>'
    )
    drawn = [f'<draw:control draw:control="c{number}"><svg:title>no</svg:title></draw:control>' for number in range(7)]
    forms = f"<office:forms><form:form>{fields}</form:form></office:forms>"
    assert text_in(forms + drawn[4] + p("Name:" + "".join(drawn[:4]) + "!" + drawn[5]) + p(drawn[6])) == (
        "some words\nName: First name Ada ! this\nAgreed\n"
    )


def test_an_index_gives_its_lines_and_not_its_template(text_in: TextIn) -> None:
    template = "<text:index-title-template>No</text:index-title-template>"
    source = f"<text:table-of-content-source>{template}</text:table-of-content-source>"
    index = (
        f"<text:index-body><text:index-title>{p('Contents')}</text:index-title>{p('One<text:tab/>3')}</text:index-body>"
    )
    assert text_in(f"<text:table-of-content>{source}{index}</text:table-of-content>") == "Contents\nOne\t3\n"


def test_a_formula_stands_in_its_line_and_other_objects_behind_it(
    text_in: TextIn, odf_part: Callable[[str, str], str]
) -> None:
    formula = odf_part(
        "math:math",
        "<math:semantics><math:mi>x</math:mi><math:mo>=</math:mo><math:mn>1</math:mn><math:annotation>x = 1"
        "</math:annotation></math:semantics>",
    )
    cells = (
        '<table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>'
        '<table:table-cell office:value-type="string"><text:p>Category</text:p></table:table-cell>'
    )
    table = f"<table:table><table:table-row>{cells}</table:table-row></table:table>"
    chart = f"<chart:chart><chart:title>{p('Chart title')}</chart:title>{table}</chart:chart>"
    chart_part = odf_part("office:document-content", f"<office:body><office:chart>{chart}</office:chart></office:body>")
    body = p(
        'If <draw:frame><draw:object xlink:href="./Object 1"/></draw:frame> then'
        '<draw:frame><draw:object xlink:href="./Object%202"/></draw:frame> that.'
    )
    again = p('<draw:frame><draw:object xlink:href="./Object 2"/></draw:frame>')
    parts = {"Object 1/content.xml": formula, "Object 2/content.xml": chart_part}
    assert text_in(body + again, parts=parts) == "If x=1 then that.\nChart title\nCategory\n"


def test_H2_objects_outside_the_document_are_not_read(text_in: TextIn, tmp_path: Path) -> None:
    secret = tmp_path / "content.xml"
    secret.write_text("<office:document-content>top secret</office:document-content>")
    for address in (tmp_path.as_uri(), str(tmp_path), "../../../.." + str(tmp_path), "missing", ""):
        assert text_in(p(f'text<draw:frame><draw:object xlink:href="{address}"/></draw:frame>')) == "text\n"


def test_headers_come_first_and_footers_last_each_different_one_once(text_in: TextIn) -> None:
    pages = (
        f'<style:master-page style:name="Standard"><style:header>{p("Head")}</style:header>'
        f"<style:header-left>{p('Head')}</style:header-left>"
        f"<style:footer>{p('Page <text:page-number>1</text:page-number> of <text:page-count>7</text:page-count>')}"
        "</style:footer></style:master-page>"
        f'<style:master-page style:name="Unused"><style:header>{p("Not used")}</style:header></style:master-page>'
        f'<style:master-page style:name="First" style:next-style-name="Next"><style:header>{p("First")}</style:header>'
        "</style:master-page>"
        f'<style:master-page style:name="Next"><style:footer>{p("Next foot")}</style:footer>'
        f'<style:footer-first style:display="false">{p("Off")}</style:footer-first></style:master-page>'
    )
    first = style("P1", "paragraph", more='style:master-page-name="First"')
    assert text_in(p("Body", "P1") + p(f"More{note('A note')}"), automatic=first, pages=pages) == (
        "First\nBody\nMore\nA note\nNext foot\n"
    )
    assert text_in(p("More") + p("Body", "P1"), automatic=first, pages=pages) == (
        "Head\nFirst\nMore\nBody\nPage of\nNext foot\n"
    )
    assert text_in(p("All <text:page-count>7</text:page-count> pages")) == "All 7 pages\n"


def test_metadata_is_what_the_document_says(make_odf: MakeOdf, extracted: Extracted) -> None:
    meta = (
        "<dc:title> A title </dc:title><meta:initial-creator>Ada</meta:initial-creator><dc:creator>Bob</dc:creator>"
        "<meta:creation-date>2011-01-05T00:37:00.123456789</meta:creation-date><dc:date>2011-01-06</dc:date>"
        '<meta:document-statistic meta:page-count="3"/>'
    )
    assert extracted("a.odt", make_odf("odt", p("text"), meta=meta)).metadata == Metadata(
        title="A title", author="Ada", created="2011-01-05T00:37:00", modified="2011-01-06", page_count=3
    )
    odd = '<dc:creator>Bob</dc:creator><dc:date>today</dc:date><meta:document-statistic meta:page-count="-3"/>'
    assert extracted("a.odt", make_odf("odt", p("text"), meta=odd)).metadata == Metadata(author="Bob")
    for damaged in ("<dc:title>", "<meta:x/>" * 0 + "</office:meta>"):
        assert extracted("a.odt", make_odf("odt", p("text"), meta=damaged)).metadata == Metadata()


def test_H1_what_headers_and_objects_repeat_has_the_same_limit(
    text_in: TextIn, odf_part: Callable[[str, str], str]
) -> None:
    cell = f'<table:table-cell table:number-columns-repeated="1000">{p("x" * 400)}</table:table-cell>'
    table = f"<table:table><table:table-row>{cell}</table:table-row></table:table>"
    header = f'<style:master-page style:name="Standard"><style:header>{table}</style:header></style:master-page>'
    content = odf_part("office:document-content", f"<office:body><office:text>{table}</office:text></office:body>")
    parts = {f"{number}/content.xml": content for number in range(10)}
    body = "".join(f'<draw:frame><draw:object xlink:href="./{number}"/></draw:frame>' for number in range(10))
    assert len(text_in(body, pages=header, parts=parts)) < 1_100_000


def test_long_documents_are_read_like_short_ones(text_in: TextIn) -> None:
    texts = [f"paragraph {number} of many" for number in range(20_000)]
    assert text_in("".join(f"\n  {p(f'<text:span>{text}</text:span>')}" for text in texts)).splitlines() == texts


@pytest.mark.parametrize("suffix", [".odt", ".ott", ".fodt", ".xml", ""])
def test_a_flat_file_is_read_like_a_zipped_one(
    odf_part: Callable[[str, str], str], extracted: Extracted, suffix: str
) -> None:
    body = p('Body<text:span text:style-name="T1">hidden</text:span>')
    page = f'<style:master-page style:name="Standard"><style:header>{p("Head")}</style:header></style:master-page>'
    inside = (
        "<office:meta><dc:title>Flat</dc:title></office:meta><office:styles/>"
        f"<office:automatic-styles>{style('T1', 'text', HIDING)}</office:automatic-styles>"
        f"<office:master-styles>{page}</office:master-styles>"
        f"<office:body><office:text>\n  {body}\n</office:text></office:body>"
    )
    data = "<?xml version='1.0'?>\n" + odf_part("office:document", inside).replace(
        "<office:document", '<office:document office:mimetype="application/vnd.oasis.opendocument.text"', 1
    )
    found = extracted("a" + suffix, data.encode())
    assert (found.format, found.text, found.metadata.title) == ("odt", "Head\nBody\n", "Flat")


def test_H1_spans_nested_without_end_are_too_large(make_odf: MakeOdf, text_in: TextIn, problem: Problem) -> None:
    deep = p("<text:span>" * 100_000 + "deep" + "</text:span>" * 100_000)
    assert problem("a.odt", make_odf("odt", deep)).startswith("too-large: ")
    assert text_in(p("<text:span>" * 100 + "deep" + "</text:span>" * 100)) == "deep\n"


@pytest.mark.parametrize("value", ['SYSTEM "/etc/passwd"', '"words"'])
def test_H2_entities_are_refused(make_odf: MakeOdf, problem: Problem, value: str) -> None:
    prologue = f"<!DOCTYPE d [<!ENTITY x {value}>]>"
    assert problem("a.odt", make_odf("odt", p("before &x; after"), prologue=prologue)) == (
        "damaged: The document is damaged: its XML contains entities."
    )


def test_H1_a_bomb_of_entities_is_not_expanded(make_odf: MakeOdf, problem: Problem) -> None:
    levels = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    prologue = f'<!DOCTYPE d [<!ENTITY l0 "ha">{levels}]>'
    code = problem("a.odt", make_odf("odt", p('&l9;<text:a xlink:href="&l9;"/>'), prologue=prologue)).partition(":")[0]
    assert code in {"too-large", "damaged"}


ENCRYPTED = (
    '<manifest:file-entry manifest:full-path="/"/><manifest:file-entry manifest:full-path="{}">'
    "<manifest:encryption-data/></manifest:file-entry>"
)


@pytest.mark.parametrize("name", ["content.xml", "encrypted-package"])
def test_an_encrypted_document_is_said_to_be_encrypted(
    make_zip: Callable[[Mapping[str, str | bytes]], bytes],
    odf_part: Callable[[str, str], str],
    problem: Problem,
    name: str,
) -> None:
    parts: dict[str, str | bytes] = {
        "mimetype": "application/vnd.oasis.opendocument.text",
        name: bytes(range(256)),
        "META-INF/manifest.xml": odf_part("manifest:manifest", ENCRYPTED.format(name)),
    }
    assert problem("a.odt", make_zip(parts)) == "encrypted: The OpenDocument text is encrypted and needs a password."


def test_an_encrypted_part_beside_the_text_does_no_harm(text_in: TextIn, odf_part: Callable[[str, str], str]) -> None:
    manifest = odf_part("manifest:manifest", ENCRYPTED.format("Basic/script.xml"))
    assert text_in(p("text"), parts={"META-INF/manifest.xml": manifest}) == "text\n"


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_S9_a_document_that_was_cut_off_is_damaged(make_odf: MakeOdf, problem: Problem, share: float) -> None:
    data = make_odf("odt", p("text"))
    assert problem("a.odt", data[: int(len(data) * share)]) == (
        "damaged: The OpenDocument text is damaged: it is not a complete zip archive."
    )


def test_S9_xml_that_was_cut_off_is_damaged(make_odf: MakeOdf, problem: Problem) -> None:
    assert problem("a.odt", make_odf("odt", p("text") + "<text:p>and no")).startswith("damaged: ")
    assert problem("a.odt", make_odf("odt", p("text"), common="<style:style>")).startswith("damaged: ")


def test_a_document_without_its_main_part_or_its_body_is_damaged(
    make_zip: Callable[[Mapping[str, str]], bytes], problem: Problem
) -> None:
    kind = {"mimetype": "application/vnd.oasis.opendocument.text"}
    assert problem("a.odt", make_zip(kind)) == (
        "damaged: The OpenDocument text is damaged: part content.xml is missing."
    )
    assert problem("a.odt", make_zip({**kind, "content.xml": "<x/>"})) == (
        "damaged: The document is damaged: its body is missing."
    )


def test_bytes_before_and_after_the_archive_do_no_harm(make_odf: MakeOdf, extracted: Extracted) -> None:
    data = make_odf("odt", p("text"))
    assert extracted("a.odt", b"\0\1garbage" * 10 + data + b"garbage" * 10).text == "text\n"


def test_a_document_that_does_not_say_its_type_is_known_by_its_name(
    make_zip: Callable[[Mapping[str, str]], bytes], odf_part: Callable[[str, str], str], extracted: Extracted
) -> None:
    content = odf_part("office:document-content", f"<office:body><office:text>{p('text')}</office:text></office:body>")
    assert extracted("a.odt", make_zip({"content.xml": content})).text == "text\n"
