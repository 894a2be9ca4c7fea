"""What zipped office documents hold besides their words: what differs is named, and nothing else is."""

import io
import struct
from collections.abc import Mapping
from dataclasses import dataclass, replace

import pytest

from dupfinder.domain.beyond import ContentKind, condensed, differences_between, item, pictures_of
from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.registry import formats
from office_files import SPACES, WORD, Office, OpenDocument, Related
from workbooks import binary_cell, binary_record, binary_text, xlsb

K = ContentKind
Made = Office | OpenDocument
FORMATS = {each.name: each for each in formats()}


def read(document: Made) -> ExtractedText:
    data = document.data()
    return extract(SourceFile(f"a.{document.kind}", io.BytesIO(data), len(data)))


def differing(a: Made, b: Made) -> set[ContentKind]:
    one, other = read(a), read(b)
    assert one.text.split() == other.text.split()
    beyond, pictures = zip(*((condensed(each.beyond), pictures_of(each.beyond)) for each in (one, other)), strict=True)
    return {found.kind for found in differences_between(beyond, pictures)}


@dataclass(frozen=True, slots=True)
class Case:
    """A document, another that differs in one kind, and the first one saved another way."""

    kind: ContentKind
    one: Made
    other: Made
    again: Made


def run(text: str, properties: str = "") -> str:
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def word(inside: str, *related: Related, parts: Mapping[str, str | bytes] | None = None) -> Office:
    return Office(kind="docx", body=f"<w:p>{run('words')}{inside}</w:p>", related=related, parts=parts or {})


def shape(geometry: str, inside: str = "", *, identifier: int = 1) -> str:
    return (
        f'<w:r><w:drawing><wp:inline xmlns:wp="urn:wp"><wp:docPr id="{identifier}"/><wps:wsp><wps:spPr>'
        f'<a:xfrm><a:ext cx="9" cy="9"/></a:xfrm><a:prstGeom prst="{geometry}"/>{inside}</wps:spPr></wps:wsp>'
        "</wp:inline></w:drawing></w:r>"
    )


def picture(data: bytes, name: str = "media/image1.png", identifier: str = "rel") -> Office:
    blip = f'<w:r><w:drawing><a:blip r:embed="{identifier}"/></w:drawing></w:r>'
    return word(blip, Related("image", f"word/{name}", identifier), parts={f"word/{name}": data})


def embedded(data: bytes, kind: str = "oleObject", name: str = "embeddings/o.bin") -> Office:
    return word("", Related(kind, f"word/{name}"), parts={f"word/{name}": data})


def comment(text: str, more: str = "") -> Office:
    part = f'<w:comments xmlns:w="{WORD}"><w:comment {more}><w:p>{text}</w:p></w:comment></w:comments>'
    return word("", Related("comments", "word/comments.xml"), parts={"word/comments.xml": part})


def chart(value: int, colour: str = "red") -> Office:
    part = (
        f'<c:chartSpace xmlns:c="urn:c"><c:plotArea><c:barChart><c:ser><c:spPr fill="{colour}"/><c:val>'
        f"<c:v>{value}</c:v></c:val></c:ser></c:barChart></c:plotArea></c:chartSpace>"
    )
    return word("", Related("chart", "word/charts/c.xml"), parts={"word/charts/c.xml": part})


def check_box(state: str) -> str:
    return (
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="b"/><w:checkBox><w:sizeAuto/>'
        f'<w:default w:val="0"/>{state}</w:checkBox></w:ffData></w:fldChar></w:r>'
    )


def chosen(entry: int) -> str:
    entries = '<w:listEntry w:val="left"/><w:listEntry w:val="right"/>'
    return (
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList>'
        f'<w:result w:val="{entry}"/>{entries}</w:ddList></w:ffData></w:fldChar></w:r>'
    )


def link(target: str, identifier: str = "rel") -> Office:
    inside = f'<w:hyperlink r:id="{identifier}" w:history="1">{run("here")}</w:hyperlink>'
    return word(inside, Related("hyperlink", target, identifier))


def field(target: str, cut: int = 12) -> Office:
    instruction = f'HYPERLINK "{target}"'
    pieces = "".join(
        f"<w:r><w:instrText>{piece}</w:instrText></w:r>" for piece in (instruction[:cut], instruction[cut:])
    )
    return word(pieces + run("here"))


INSERTED = f'<w:ins w:id="1" w:author="A" w:date="2024-01-01">{run(" new words")}</w:ins>'
INSERTED_AGAIN = (
    f'<w:ins w:id="7" w:author="A" w:date="2025-02-02">{run(" new")}</w:ins><w:proofErr w:type="x"/>'
    f'<w:ins w:id="8" w:author="A" w:date="2025-02-03">{run(" words")}</w:ins>'
)


def deleted(text: str, number: int = 1) -> str:
    return f'<w:del w:id="{number}"><w:r><w:delText>{text}</w:delText></w:r></w:del>'


WORD_CASES = {
    "picture": Case(
        K.PICTURES,
        picture(b"one"),
        picture(b"two"),
        replace(picture(b"one", "media/b.jpg", "r9"), is_packed=False),
    ),
    "shape": Case(
        K.DRAWINGS, word(shape("ellipse")), word(shape("star5")), word(shape("ellipse", "<a:solidFill/>", identifier=8))
    ),
    "arrow": Case(
        K.DRAWINGS,
        word(shape("line", '<a:ln><a:tailEnd type="arrow"/></a:ln>')),
        word(""),
        word(shape("line", '<a:ln w="8"><a:tailEnd type="arrow"/></a:ln>')),
    ),
    "line that separates": Case(K.DRAWINGS, word(shape("line")), word(shape("heart")), word("")),
    "chart": Case(K.DRAWINGS, chart(1), chart(2), chart(1, "blue")),
    "embedded file": Case(K.ATTACHMENTS, embedded(b"one"), embedded(b"two"), embedded(b"one", name="embeddings/9.bin")),
    "macros": Case(
        K.ATTACHMENTS,
        embedded(b"one", "vbaProject", "vbaProject.bin"),
        embedded(b"two", "vbaProject", "vbaProject.bin"),
        replace(embedded(b"one", "vbaProject", "vbaProject.bin"), is_packed=False),
    ),
    "comment": Case(
        K.COMMENTS,
        comment(run("why?")),
        comment(run("who?")),
        comment(run("wh") + run("y?"), 'w:id="5" w:initials="B" w:date="2024-05-05"'),
    ),
    "inserted": Case(K.REVISIONS, word(INSERTED), word(run(" new words")), word(INSERTED_AGAIN)),
    "deleted": Case(K.REVISIONS, word(deleted("gone for")), word(""), word(deleted("gone ") + deleted("for", 2))),
    "moved away": Case(
        K.REVISIONS, word(f"<w:moveFrom>{run('gone')}</w:moveFrom>"), word(deleted("other")), word(deleted("gone"))
    ),
    "struck": Case(
        K.REVISIONS,
        word(run("not so", "<w:strike/>")),
        word(run("not so", '<w:strike w:val="0"/>')),
        word(run("not ", "<w:strike/><w:b/>") + run("so", '<w:dstrike w:val="1"/>')),
    ),
    "hidden": Case(
        K.HIDDEN,
        word(run("top secret", "<w:vanish/>")),
        word(""),
        word(run("top ", "<w:vanish/>") + run("secret", "<w:vanish/><w:b/>")),
    ),
    "ticked": Case(
        K.FIELDS, word(check_box("<w:checked/>")), word(check_box("")), word(check_box('<w:checked w:val="1"/>'))
    ),
    "other box ticked": Case(
        K.FIELDS,
        word(check_box("<w:checked/>") + check_box("")),
        word(check_box("") + check_box("<w:checked/>")),
        word(check_box("<w:checked/>") + check_box('<w:checked w:val="0"/>')),
    ),
    "chosen": Case(K.FIELDS, word(chosen(0)), word(chosen(1)), word(chosen(0))),
    "link": Case(K.LINKS, link("http://a.example"), link("http://b.example"), link(" http://a.example", "r3")),
    "link in a field": Case(
        K.LINKS, field("http://a.example"), field("http://b.example"), field("http://a.example", cut=5)
    ),
    "link to a place of a page in a field": Case(
        K.LINKS,
        field('http://a.example" \\l "one'),
        field('http://a.example" \\l "two'),
        link("http://a.example#one"),
    ),
    "linked picture": Case(
        K.LINKS,
        word('<w:r><a:blip r:link="rel"/></w:r>', Related("image", "http://a.example/1.png")),
        word('<w:r><a:blip r:link="rel"/></w:r>', Related("image", "http://a.example/2.png")),
        word('<w:r><a:blip r:link="r4"/></w:r>', Related("image", "http://a.example/1.png", "r4")),
    ),
}


def on_slide(inside: str, *related: Related, parts: Mapping[str, str | bytes] | None = None) -> Office:
    words = "<p:sp><p:txBody><a:p><a:r><a:t>words</a:t></a:r></a:p></p:txBody></p:sp>"
    return Office(kind="pptx", body=words + inside, related=related, parts=parts or {})


def drawn_on_slide(geometry: str, name: str = "a") -> Office:
    geometry = f'<p:spPr><a:prstGeom prst="{geometry}"/></p:spPr>'
    return on_slide(f'<p:sp><p:nvSpPr><p:cNvPr id="4" name="{name}"/></p:nvSpPr>{geometry}</p:sp>')


def slide_picture(data: bytes, name: str = "ppt/media/1.png", identifier: str = "rel") -> Office:
    inside = f'<p:pic><a:blip r:embed="{identifier}"/></p:pic>'
    return on_slide(inside, Related("image", name, identifier), parts={name: data})


def slide_comment(markup: str) -> Office:
    part = f'<p:cmLst xmlns:p="urn:p" xmlns:a="urn:a">{markup}</p:cmLst>'
    return on_slide("", Related("comments", "ppt/comments/c.xml"), parts={"ppt/comments/c.xml": part})


def slide_run(text: str, properties: str) -> str:
    return f"<a:r><a:rPr {properties}/><a:t>{text}</a:t></a:r>"


def slide_text(*runs: str) -> Office:
    return on_slide(f"<p:sp><p:txBody><a:p>{''.join(runs)}</a:p></p:txBody></p:sp>")


def hidden_shape(text: str, name: str = "a") -> Office:
    return on_slide(
        f'<p:sp><p:nvSpPr><p:cNvPr name="{name}" hidden="1"/></p:nvSpPr><p:txBody><a:p><a:r><a:t>{text}</a:t></a:r>'
        "</a:p></p:txBody></p:sp>"
    )


def slide_link(target: str, identifier: str = "rel") -> Office:
    inside = f'<p:sp><p:nvSpPr><p:cNvPr><a:hlinkClick r:id="{identifier}"/></p:cNvPr></p:nvSpPr></p:sp>'
    return on_slide(inside, Related("hyperlink", target, identifier))


def slide_file(data: bytes, name: str) -> Office:
    return on_slide("", Related("package", name), parts={name: data})


SLIDE_CASES = {
    "slide picture": Case(
        K.PICTURES, slide_picture(b"one"), slide_picture(b"two"), slide_picture(b"one", "ppt/media/x.png", "r5")
    ),
    "slide shape": Case(K.DRAWINGS, drawn_on_slide("ellipse"), drawn_on_slide("star5"), drawn_on_slide("ellipse", "b")),
    "slide comment": Case(
        K.COMMENTS,
        slide_comment('<p:cm authorId="0"><p:text>why?</p:text></p:cm>'),
        slide_comment('<p:cm authorId="0"><p:text>who?</p:text></p:cm>'),
        slide_comment('<p:cm authorId="3" idx="8"><p:txBody><a:p><a:r><a:t>why?</a:t></a:r></a:p></p:txBody></p:cm>'),
    ),
    "slide struck": Case(
        K.REVISIONS,
        slide_text(slide_run("not so", 'strike="sngStrike"')),
        slide_text(slide_run("not so", 'strike="noStrike"')),
        slide_text(slide_run("not ", 'strike="sngStrike"'), slide_run("so", 'b="1" strike="dblStrike"')),
    ),
    "hidden slide": Case(
        K.HIDDEN,
        replace(on_slide(""), attributes='show="0"'),
        on_slide(""),
        replace(on_slide(""), attributes='show="false"'),
    ),
    "hidden shape": Case(K.HIDDEN, hidden_shape("one"), hidden_shape("two"), hidden_shape("one", "b")),
    "slide link": Case(
        K.LINKS, slide_link("http://a.example"), slide_link("http://b.example"), slide_link("http://a.example", "r8")
    ),
    "slide file": Case(
        K.ATTACHMENTS,
        slide_file(b"one", "ppt/e/1.xlsx"),
        slide_file(b"two", "ppt/e/1.xlsx"),
        slide_file(b"one", "ppt/e/2.xlsx"),
    ),
}


def sheet(rows: str, *related: Related, before: str = "", parts: Mapping[str, str | bytes] | None = None) -> Office:
    words = '<row r="1"><c r="A1" t="str"><v>words</v></c></row>'
    body = f"{before}<sheetData>{words}{rows}</sheetData>"
    return Office(kind="xlsx", body=body, related=related, parts=parts or {})


def cell(place: str, text: str, more: str = "") -> str:
    return f'<c r="{place}" t="str" {more}><v>{text}</v></c>'


def formula(written: str, style: str = "") -> Office:
    return sheet(f'<row r="2"><c r="A2" {style}><f>{written}</f><v>3</v></c></row>')


def shared(number: int, written: str = "B2+1") -> Office:
    first = f'<c r="A2"><f t="shared" ref="A2:A3" si="{number}">{written}</f><v>3</v></c>'
    return sheet(f'<row r="2">{first}</row><row r="3"><c r="A3"><f t="shared" si="{number}"/><v>3</v></c></row>')


def struck_cell(fonts: str, font: int) -> Office:
    styles = (
        f'<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts>{fonts}</fonts>'
        f'<cellXfs><xf fontId="0"/><xf fontId="{font}"/></cellXfs></styleSheet>'
    )
    styled = Related("styles", "xl/styles.xml", "s", source="xl/workbook.xml")
    inside = cell("A2", "not so", 's="1"')
    return sheet(f'<row r="2">{inside}</row>', styled, parts={"xl/styles.xml": styles})


def second_sheet(text: str, state: str, name: str = "Notes") -> Office:
    xl = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    sheets = (
        f'<workbook xmlns="{xl}" xmlns:r="{office}"><sheets><sheet name="S" r:id="rel"/>'
        f'<sheet name="{name}" r:id="second" state="{state}"/></sheets></workbook>'
    )
    hidden = f'<worksheet xmlns="{xl}"><sheetData><row>{cell("A1", text)}</row></sheetData></worksheet>'
    return sheet(
        "",
        Related("worksheet", "xl/worksheets/2.xml", "second", source="xl/workbook.xml"),
        parts={"xl/workbook.xml": sheets, "xl/worksheets/2.xml": hidden},
    )


def sheet_comment(*parts: tuple[str, str]) -> Office:
    related = [Related(kind, f"xl/{kind}.xml", kind) for kind, _ in parts]
    return sheet("", *related, parts={f"xl/{kind}.xml": f'<x xmlns="urn:x">{markup}</x>' for kind, markup in parts})


def sheet_box(attributes: str, name: str = "xl/ctrlProps/1.xml") -> Office:
    part = f'<formControlPr xmlns="urn:x" objectType="CheckBox" {attributes}/>'
    return sheet("", Related("ctrlProp", name), parts={name: part})


def sheet_picture(data: bytes, name: str) -> Office:
    drawing = (
        '<xdr:wsDr xmlns:xdr="urn:xdr" xmlns:a="urn:a" '
        'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
        '<xdr:pic><a:blip r:embed="p"/></xdr:pic></xdr:wsDr>'
    )
    return sheet(
        "",
        Related("drawing", "xl/d.xml"),
        Related("image", name, "p", source="xl/d.xml"),
        parts={"xl/d.xml": drawing, name: data},
    )


def sheet_link(target: str, identifier: str) -> Office:
    return sheet("", Related("hyperlink", target, identifier))


HIDDEN_ROW = f'<row r="2" hidden="1">{cell("A2", "secret")}</row>'
PLAIN_ROW = f'<row r="2">{cell("A2", "secret")}</row>'
HIDDEN_COLUMN = '<cols><col min="2" max="3" hidden="1"/></cols>'
COLUMN_CELL = f'<row r="2">{cell("C2", "secret")}</row>'
THREAD = ("threadedComment", '<threadedComment ref="A1" id="{}"><text>why?</text></threadedComment>')
OLD_FORM = ("comments", '<comment ref="A1"><text><t>[Threaded comment] why?</t></text></comment>')

SHEET_CASES = {
    "formula": Case(K.FORMULAS, formula("A1+2"), formula("A1+1+1"), formula("A1+2", 's="0"')),
    "value instead of a formula": Case(
        K.FORMULAS, formula("A1+2"), sheet('<row r="2"><c r="A2"><v>3</v></c></row>'), formula("A1+2")
    ),
    "shared formula": Case(K.FORMULAS, shared(0), shared(0, "B2+2"), shared(7)),
    "hidden row": Case(K.HIDDEN, sheet(HIDDEN_ROW), sheet(PLAIN_ROW), sheet(HIDDEN_ROW.replace('"1"', '"true"'))),
    "hidden column": Case(
        K.HIDDEN,
        sheet(COLUMN_CELL, before=HIDDEN_COLUMN),
        sheet(COLUMN_CELL),
        sheet(COLUMN_CELL, before=HIDDEN_COLUMN.replace('"2"', '"3"')),
    ),
    "hidden sheet": Case(
        K.HIDDEN, second_sheet("one", "hidden"), second_sheet("two", "hidden"), second_sheet("one", "veryHidden")
    ),
    "struck cell": Case(
        K.REVISIONS,
        struck_cell("<font/><font><strike/></font>", 1),
        struck_cell("<font/><font><strike/></font>", 0),
        struck_cell('<font/><font/><font><b/><strike val="1"/></font>', 2),
    ),
    "sheet comment": Case(
        K.COMMENTS,
        sheet_comment(("comments", '<comment ref="A1" authorId="0"><text><t>why?</t></text></comment>')),
        sheet_comment(("comments", '<comment ref="A1" authorId="0"><text><t>who?</t></text></comment>')),
        sheet_comment(("comments", '<comment ref="A1"><text><r><t>wh</t></r><r><t>y?</t></r></text></comment>')),
    ),
    "conversation": Case(
        K.COMMENTS,
        sheet_comment((THREAD[0], THREAD[1].format(1)), OLD_FORM),
        sheet_comment(OLD_FORM),
        sheet_comment(OLD_FORM, (THREAD[0], THREAD[1].format(2))),
    ),
    "box on a sheet": Case(
        K.FIELDS,
        sheet_box('checked="Checked"'),
        sheet_box(""),
        sheet_box('checked="Checked" noThreeD="1"', "xl/c/9.xml"),
    ),
    "sheet picture": Case(
        K.PICTURES,
        sheet_picture(b"one", "xl/media/1.png"),
        sheet_picture(b"two", "xl/media/1.png"),
        sheet_picture(b"one", "xl/media/2.png"),
    ),
    "sheet link": Case(
        K.LINKS,
        sheet_link("http://a.example", "a"),
        sheet_link("http://b.example", "a"),
        sheet_link("http://a.example", "b"),
    ),
}


def odf(kind: str, inside: str, automatic: str = "", parts: Mapping[str, str | bytes] | None = None) -> OpenDocument:
    return OpenDocument(kind=kind, body=inside, automatic=automatic, parts=parts or {})


def text(inside: str, automatic: str = "", parts: Mapping[str, str | bytes] | None = None) -> OpenDocument:
    return odf("odt", f"<text:p>words {inside}</text:p>", automatic, parts)


def frame(inside: str, name: str = "f") -> str:
    return f'<draw:frame draw:name="{name}">{inside}</draw:frame>'


def image(data: bytes, name: str = "Pictures/1.png") -> OpenDocument:
    return text(frame(f'<draw:image xlink:href="{name}"/>'), parts={name: data})


def style(name: str, properties: str, family: str = "text") -> str:
    return (
        f'<style:style style:name="{name}" style:family="{family}"><style:text-properties {properties}/></style:style>'
    )


STRUCK = 'style:text-line-through-style="solid"'


def span(name: str, inside: str) -> str:
    return f'<text:span text:style-name="{name}">{inside}</text:span>'


def annotation(words: str, date: str = "2024-05-05") -> OpenDocument:
    return text(f"<office:annotation><dc:date>{date}</dc:date><text:p>{words}</text:p></office:annotation>")


def changed(region: str, inside: str, identifier: str = "c1") -> OpenDocument:
    changes = f'<text:changed-region text:id="{identifier}">{region}</text:changed-region>'
    return odf("odt", f"<text:tracked-changes>{changes}</text:tracked-changes><text:p>words {inside}</text:p>")


def between(words: str, identifier: str = "c1") -> str:
    mark = f'text:change-id="{identifier}"'
    return f"<text:change-start {mark}/>{words}<text:change-end {mark}/>"


def insertion(date: str) -> str:
    info = f"<office:change-info><dc:creator>A</dc:creator><dc:date>{date}</dc:date></office:change-info>"
    return f"<text:insertion>{info}</text:insertion>"


def deletion(words: str, date: str = "1") -> str:
    info = f"<office:change-info><dc:date>{date}</dc:date></office:change-info>"
    return f"<text:deletion>{info}<text:p>{words}</text:p></text:deletion>"


def object_inside(content: str, name: str = "Object 1", meta: str = "1") -> OpenDocument:
    spaces = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
    inside = frame(f'<draw:object xlink:href="./{name}"/><draw:image xlink:href="./ObjectReplacements/{name}"/>')
    part = f"<office:document-content {spaces}><office:body><office:text>{content}</office:text></office:body>"
    return text(
        inside,
        parts={
            f"{name}/content.xml": f"{part}</office:document-content>",
            f"{name}/meta.xml": meta,
            f"ObjectReplacements/{name}": meta,
        },
    )


def box(state: str, name: str = "b") -> OpenDocument:
    return odf(
        "odt",
        f'<office:forms><form:form><form:checkbox form:id="{name}" {state}/></form:form></office:forms>'
        "<text:p>words</text:p>",
    )


def table(rows: str, automatic: str = "", columns: str = "", style_name: str = "t") -> OpenDocument:
    words = "<table:table-row><table:table-cell><text:p>words</text:p></table:table-cell></table:table-row>"
    return odf("ods", f'<table:table table:style-name="{style_name}">{columns}{words}{rows}</table:table>', automatic)


def row(inside: str, attributes: str = "") -> str:
    return (
        f"<table:table-row {attributes}><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell>"
        f"<text:p>{inside}</text:p></table:table-cell></table:table-row>"
    )


def hidden_table(words: str, style_name: str = "h") -> OpenDocument:
    hidden = (
        f'<style:style style:name="{style_name}" style:family="table"><style:table-properties table:display="false"/>'
        "</style:style>"
    )
    second = f'<table:table table:style-name="{style_name}">{row(words)}</table:table>'
    document = table("", hidden)
    return replace(document, body=document.body + second)


def of_formula(written: str, style_name: str = "c") -> OpenDocument:
    return table(
        f'<table:table-row><table:table-cell table:style-name="{style_name}" table:formula="{written}">'
        "<text:p>3</text:p></table:table-cell></table:table-row>"
    )


def styled_cell(name: str, automatic: str) -> OpenDocument:
    inside = f'<table:table-cell table:style-name="{name}"><text:p>not so</text:p></table:table-cell>'
    return table(f"<table:table-row>{inside}</table:table-row>", automatic)


def odp_slide(visibility: str, style_name: str = "d") -> OpenDocument:
    automatic = (
        f'<style:style style:name="{style_name}" style:family="drawing-page"><style:drawing-page-properties '
        f'presentation:visibility="{visibility}"/></style:style>'
    )
    inside = frame("<draw:text-box><text:p>words</text:p></draw:text-box>")
    return odf("odp", f'<draw:page draw:style-name="{style_name}">{inside}</draw:page>', automatic)


def custom(kind: str, inside: str = "", name: str = "a") -> OpenDocument:
    geometry = f'<draw:enhanced-geometry draw:type="{kind}"/>'
    return text(f'<draw:custom-shape draw:name="{name}" svg:width="3cm">{inside}{geometry}</draw:custom-shape>')


HIDDEN_COLUMNS = '<table:table-column/><table:table-column table:visibility="collapse"/>'
ODF_CASES = {
    "odt picture": Case(
        K.PICTURES, image(b"one"), image(b"two"), replace(image(b"one", "Pictures/2"), is_packed=False)
    ),
    "odt picture twice stored": Case(
        K.PICTURES,
        image(b"one"),
        text(""),
        text(
            frame('<draw:image xlink:href="Pictures/1"/><draw:image xlink:href="Pictures/2"/>'),
            parts={"Pictures/1": b"one", "Pictures/2": b"the same drawn"},
        ),
    ),
    "odt shape": Case(K.DRAWINGS, custom("ellipse"), custom("star5"), custom("ellipse", name="b")),
    "odt text in a box": Case(
        K.DRAWINGS,
        custom("rectangle", "<text:p>in</text:p>"),
        custom("ellipse", "<text:p>in</text:p>"),
        text("<text:line-break/>in"),
    ),
    "odt struck": Case(
        K.REVISIONS,
        text(span("a", "not so"), style("a", STRUCK)),
        text(span("a", "not so")),
        text(span("b", "not ") + span("c", "so"), style("b", STRUCK) + style("c", STRUCK)),
    ),
    "odt hidden": Case(
        K.HIDDEN,
        text(span("a", "top secret"), style("a", 'text:display="none"')),
        text(""),
        text(
            span("b", "top") + span("c", " secret"),
            style("b", 'text:display="none"') + style("c", 'text:display="none"'),
        ),
    ),
    "odt hidden section": Case(
        K.HIDDEN,
        odf("odt", '<text:p>words</text:p><text:section text:display="none"><text:p>secret</text:p></text:section>'),
        odf("odt", '<text:p>words</text:p><text:section text:display="none"><text:p>other</text:p></text:section>'),
        odf(
            "odt",
            '<text:p>words</text:p><text:p text:style-name="h">secret</text:p>',
            style("h", 'text:display="none"', "paragraph"),
        ),
    ),
    "odt comment": Case(K.COMMENTS, annotation("why?"), annotation("who?"), annotation("why?", "2025-01-01")),
    "odt inserted": Case(
        K.REVISIONS,
        changed(insertion("1"), between("new")),
        text("new"),
        changed(insertion("2"), between("new", "c9"), "c9"),
    ),
    "odt deleted": Case(K.REVISIONS, changed(deletion("gone"), ""), text(""), changed(deletion("gone", "2"), "", "c3")),
    "odt link": Case(
        K.LINKS,
        text('<text:a xlink:href="http://a.example">x</text:a>'),
        text('<text:a xlink:href="http://b.example">x</text:a>'),
        text('<text:a xlink:href="http://a.example ">x</text:a><text:a xlink:href="#here"/>'),
    ),
    "odt object": Case(
        K.ATTACHMENTS, object_inside("<one/>"), object_inside("<two/>"), object_inside("<one/>", "Object 3", "2")
    ),
    "odt macros": Case(
        K.ATTACHMENTS,
        text("", parts={"Basic/Standard/M.xml": "a"}),
        text("", parts={"Basic/Standard/M.xml": "b"}),
        text("", parts={"Basic/Standard/M.xml": "a", "Basic/script-lc.xml": "list"}),
    ),
    "odt box": Case(
        K.FIELDS, box('form:current-state="checked"'), box(""), box('form:current-state="checked"', "other")
    ),
    "ods hidden row": Case(
        K.HIDDEN,
        table(row("b", 'table:visibility="collapse"')),
        table(row("b")),
        table(row("b", 'table:visibility="filter"')),
    ),
    "ods hidden column": Case(
        K.HIDDEN,
        table(row("b"), columns=HIDDEN_COLUMNS),
        table(row("b")),
        table(row("b"), columns=HIDDEN_COLUMNS.replace("<table:table-column/>", '<table:table-column table:x=""/>')),
    ),
    "ods hidden sheet": Case(K.HIDDEN, hidden_table("one"), hidden_table("two"), hidden_table("one", "i")),
    "ods formula": Case(
        K.FORMULAS, of_formula("of:=[.A1]+2"), of_formula("of:=[.A1]+1+1"), of_formula("of:=[.A1]+2", "d")
    ),
    "ods struck": Case(
        K.REVISIONS,
        styled_cell("s", style("s", STRUCK, "table-cell")),
        styled_cell("s", ""),
        styled_cell("z", style("z", STRUCK, "table-cell")),
    ),
    "odp hidden slide": Case(K.HIDDEN, odp_slide("hidden"), odp_slide("visible"), odp_slide("hidden", "e")),
}

CASES = WORD_CASES | SLIDE_CASES | SHEET_CASES | ODF_CASES


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_differs_is_named_and_nothing_else(case: Case) -> None:
    assert differing(case.one, case.other) == {case.kind}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_same_content_saved_another_way_does_not_differ(case: Case) -> None:
    assert differing(case.one, case.again) == set()


ACROSS = [
    ("picture", "odt picture"),
    ("struck", "odt struck"),
    ("hidden", "odt hidden"),
    ("comment", "odt comment"),
    ("link", "odt link"),
    ("ticked", "odt box"),
]


@pytest.mark.parametrize(("one", "other"), ACROSS)
def test_the_same_content_in_two_formats_has_the_same_digests(one: str, other: str) -> None:
    kind = CASES[one].kind
    a, b = (read(CASES[name].one).beyond.items[kind] for name in (one, other))
    assert [each.digest for each in a] == [each.digest for each in b]


@pytest.mark.parametrize(
    "name", ["picture", "slide picture", "sheet picture", "odt picture", "odt picture twice stored"]
)
def test_pictures_are_given_out_as_they_are_stored(name: str) -> None:
    data = CASES[name].again.data()
    source = SourceFile(f"a.{CASES[name].again.kind}", io.BytesIO(data), len(data))
    pictures = FORMATS[CASES[name].again.kind].pictures
    assert pictures is not None
    assert [each.data() for each in pictures(source)] == [b"one"]


def test_flat_files_hold_the_same_as_zipped_ones() -> None:
    written = text(frame("<draw:image><office:binary-data> b25l\n</office:binary-data></draw:image>")).flat()
    beyond = extract(SourceFile("a.fodt", io.BytesIO(written), len(written))).beyond
    assert [each.digest for each in beyond.items[K.PICTURES]] == [
        each.digest for each in read(image(b"one")).beyond.items[K.PICTURES]
    ]


def test_an_embedded_file_is_no_picture_although_one_shows_it() -> None:
    preview = '<v:shape><v:imagedata r:id="p"/></v:shape>'
    inside = f'<w:r><w:object>{preview}<o:OLEObject r:id="o" ProgID="Excel"/></w:object></w:r>'
    document = word(
        inside,
        Related("image", "word/p.emf", "p"),
        Related("oleObject", "word/o.bin", "o"),
        parts={"word/p.emf": b"shown", "word/o.bin": b"file"},
    )
    assert set(read(document).beyond.items) == {K.ATTACHMENTS}


def test_only_the_first_of_several_ways_to_write_something_counts() -> None:
    inside = (
        '<w:r><mc:AlternateContent><mc:Choice><a:blip r:embed="a"/></mc:Choice><mc:Fallback><v:shape>'
        '<v:imagedata r:id="b"/></v:shape></mc:Fallback></mc:AlternateContent></w:r>'
    )
    parts = {"word/a.png": b"a", "word/b.png": b"b"}
    document = word(inside, Related("image", "word/a.png", "a"), Related("image", "word/b.png", "b"), parts=parts)
    assert [each.label for each in read(document).beyond.items[K.PICTURES]] == ["a.png"]


def test_a_picture_that_cannot_be_unpacked_is_unseen_and_harms_no_text() -> None:
    document = replace(picture(b"one" * 40), is_packed=False)
    data = document.data().replace(b"one" * 40, b"one" * 39 + b"two")
    found = extract(SourceFile("a.docx", io.BytesIO(data), len(data)))
    assert found.text == "words\n"
    assert found.beyond.unseen == {K.PICTURES}


def test_a_box_that_stands_in_the_text_counts_there() -> None:
    control = (
        "<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val='1'/></w14:checkbox></w:sdtPr><w:sdtContent>"
        f"{run('☒')}</w:sdtContent></w:sdt>"
    )
    assert K.FIELDS not in read(word(control)).beyond.items


def test_things_in_a_header_are_seen_and_make_no_line() -> None:
    inside = '<w:p><w:r><w:tab/><a:blip r:embed="p"/></w:r></w:p>'
    header = f'<w:hdr xmlns:w="{WORD}" {SPACES}>{inside}</w:hdr>'
    document = word(
        "",
        Related("header", "word/h.xml"),
        Related("image", "word/logo.png", "p", source="word/h.xml"),
        parts={"word/h.xml": header, "word/logo.png": b"logo"},
    )
    assert [each.label for each in read(document).beyond.items[K.PICTURES]] == ["logo.png"]
    assert read(document).text == "words\n"


def struck_by_style(properties: str, based_on: str) -> Office:
    style = f'<w:style w:type="character" w:styleId="old"><w:rPr>{properties}</w:rPr></w:style>'
    heir = f'<w:style w:type="character" w:styleId="heir"><w:basedOn w:val="{based_on}"/></w:style>'
    part = f'<w:styles xmlns:w="{WORD}">{style}{heir}<w:style w:styleId="p"/></w:styles>'
    inside = run(" not so", '<w:rStyle w:val="heir"/>') + '<w:pPr><w:pStyle w:val="p"/></w:pPr>'
    return word(inside, Related("styles", "word/styles.xml"), parts={"word/styles.xml": part})


def test_text_may_be_struck_by_a_style_that_is_based_on_another() -> None:
    struck = struck_by_style("<w:strike/>", "old")
    assert differing(struck, struck_by_style("<w:strike/>", "other")) == {K.REVISIONS}
    assert differing(struck, struck_by_style('<w:b/><w:dstrike w:val="true"/>', "old")) == set()


def binary_sheet(*, token: int = 5, row_flags: int = 0, columns: int = 0, text: str = "shown") -> bytes:
    row = struct.pack("<IIHBB", 0, 0, 0, 0, row_flags) + bytes(5)
    formula = binary_cell(9, struct.pack("<dHI", 3.0, 0, 3) + bytes([token, 6, 7]))
    hidden = binary_record(60, struct.pack("<IIIIH", 1, 1, 0, 0, columns))
    return hidden + binary_record(0, row) + formula + binary_cell(6, binary_text(text), column=1)


def binary_book(sheet: bytes, *more: bytes, hidden: tuple[int, ...] = ()) -> dict[ContentKind, tuple[bytes, ...]]:
    data = xlsb(sheet, *more, hidden=hidden)
    items = extract(SourceFile("a.xlsb", io.BytesIO(data), len(data))).beyond.items
    return {kind: tuple(each.digest for each in found) for kind, found in items.items()}


def test_binary_workbooks_say_the_same() -> None:
    plain = binary_book(binary_sheet())
    assert set(plain) == {K.FORMULAS}
    assert binary_book(binary_sheet(token=8)).keys() == plain.keys()
    assert binary_book(binary_sheet(token=8)) != plain
    assert binary_book(binary_sheet(row_flags=0x10))[K.HIDDEN] == (item("3 shown").digest,)
    assert binary_book(binary_sheet(columns=1))[K.HIDDEN] == (item("shown").digest,)
    with_hidden = binary_book(binary_sheet(), binary_sheet(text="secret"), hidden=(1,))
    assert with_hidden[K.HIDDEN] == (item("3 secret").digest,)


def test_items_say_where_in_the_text_they_stand() -> None:
    body = f"<w:p>{run('one')}</w:p><w:p>{run('two')}</w:p><w:p>{run('three')}{deleted('gone')}</w:p>"
    items = read(Office(kind="docx", body=body)).beyond.items
    assert [each.line for each in items[K.REVISIONS]] == [2]
    note = "<office:annotation><text:p>why?</text:p></office:annotation>"
    inside = f"<text:p>one</text:p><text:p>two{note}</text:p>"
    assert [each.line for each in read(odf("odt", inside)).beyond.items[K.COMMENTS]] == [1]
