# ruff: noqa: RUF001 - signs of many scripts
"""Pairs of small documents with the same words: other documents all the same, or one document written in two ways.

Every pair is made from a text of its own, so that all of them can lie in one folder.
"""

import base64
import io
import itertools
import json
import re
import struct
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP

from compound_files import Tree, compound_file
from dupfinder.domain.beyond import ContentKind as Kind
from hostile_files.kindle_writing import kindle_book
from sample_scans import scanned_pdf
from telling_files import (
    DRAWING,
    SLIDES,
    chart,
    docx,
    epub,
    html,
    mail,
    odf,
    odf_paragraphs,
    odf_part,
    odf_picture,
    paragraphs,
    pdf,
    pdf_image,
    pdf_stream,
    pdf_text,
    png,
    pptx,
    rewritten,
    rtf,
    rtf_picture,
    runs,
    shape,
    slide_picture,
    word_part,
    word_picture,
)
from word_97_files import ROW_END, Parts, in_word_97_list, word_97, word_97_boxes, word_97_form, word_97_lists
from workbooks import (
    MAIN,
    OFFICE,
    binary_cell,
    binary_record,
    binary_text,
    cell,
    record,
    relations,
    short_text,
    xls,
    xlsb,
    xlsx,
    zipped,
)

Make = Callable[[str], tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Telling:
    """Two documents with the same words: what makes them from a text, and their endings."""

    name: str
    make: Make
    endings: tuple[str, str]
    kinds: frozenset[Kind] = frozenset()
    """The kinds that tell them apart; none for two that are the same."""


def _two(maker: Callable[[str, str], bytes], a: str, b: str) -> Make:
    """Return what makes two documents of a text and something that follows it."""
    return lambda text: (maker(text, a), maker(text, b))


# Signs: any format has them.

SIGNS = {
    "ticked": ("☒ yes", "☐ yes"),
    "below-nought": ("-1,200", "1,200"),
    "in-brackets": ("(1,200)", "1,200"),
    "currency": ("5 $", "5 €"),
    "more-or-less": ("a > b", "a < b"),
    "decimal": ("1.5", "1,5"),
    "raised": ("10²", "102"),
    "emoji": ("good 🙂", "good 🙁"),
    "arrow": ("a → b", "a ← b"),
    "footnote": ("a* b", "a b*"),
    "language": ("C#", "C++"),
    "question": ("so?", "so!"),
    "minus-behind": ("5- EUR", "5 EUR"),
    "span": ("5-10", "5 10"),
    "code-in-brackets": ("(EUR 5)", "EUR 5"),
    "feet": ("5' 3\"", "5\" 3'"),
    "brackets": ("y=(a+b)*c", "y=a+(b*c)"),
    "times": ("2·3", "2 3"),
    "sharp-s": ("in Maßen", "in Massen"),
}


WRITTEN = {
    "comma": ("eat, grandma", "eat grandma"),
    "capital": ("the Polish ham", "the polish ham"),
    "full-stop": ("We pay. Until March", "We pay until. March"),
    "colon": ("to do: nothing", "to do nothing"),
    "clause-in-brackets": ("all (of us)", "all of us"),
    "ideographic-comma": ("行、了", "行了、"),
    "capital-beyond-ascii": ("Ärzte, Émile", "ärzte, Émile"),
}
"""The same words, written in another way: as somebody proofread them."""
WRITTEN_ALIKE = {
    "quoted": ("the \N{LEFT DOUBLE QUOTATION MARK}end\N{RIGHT DOUBLE QUOTATION MARK}", 'the "end"'),
    "dashed": ("so \N{EM DASH} no", "so - no"),
    "leader": ("Part One ........ 7", "Part One . . . . . 7"),
    "capital-sharp-s": ("MAẞE", "MAßE"),
    "full-width": ("行，了", "行,了"),
    "ideographic-space": ("行！\N{IDEOGRAPHIC SPACE}了", "行！了"),
}


def plain(text: str, more: str) -> bytes:
    return f"{text} {more}\n".encode()


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def word(text: str, more: str) -> bytes:
    return docx(paragraphs(runs(text), runs(_escaped(more))))


def open_text(text: str, more: str) -> bytes:
    return odf("odt", odf_paragraphs(text, _escaped(more)))


def rich(text: str, more: str) -> bytes:
    return rtf(f"{text}\\par {more}\\par ")


def page(text: str, more: str) -> bytes:
    return html(f"<p>{text}</p><p>{_escaped(more)}</p>")


def slides(text: str, more: str) -> bytes:
    return pptx(shape(text) + shape(_escaped(more)))


def message(text: str, more: str) -> bytes:
    return mail(f"{text} {more}")


def drawn_page(text: str, more: str) -> bytes:
    return pdf(pdf_text(f"{text} {more}"))


def sheet(text: str, more: str) -> bytes:
    return xlsx(_row(1, text) + _row(2, _escaped(more)))


def _row(number: int, text: str, cell: str = "", row: str = "") -> str:
    return f'<row r="{number}"{row}><c r="A{number}" t="inlineStr"><is><t>{text}</t></is></c>{cell}</row>'


def marked_down(text: str, more: str) -> bytes:
    return plain(text, more.replace("*", r"\*"))


SIGN_MAKERS = {
    "txt": plain,
    "md": marked_down,
    "docx": word,
    "odt": open_text,
    "rtf": rich,
    "html": page,
    "pptx": slides,
    "eml": message,
    "xlsx": sheet,
}

# Marks of review


def _halves(text: str) -> tuple[str, str]:
    words = text.split(" ")
    return " ".join(words[:-8]) + " ", " ".join(words[-8:])


def word_runs(text: str, properties: str) -> bytes:
    first, last = _halves(text)
    return docx(paragraphs(runs(first) + runs(last, properties)))


def word_change(text: str, change: str) -> bytes:
    first, last = _halves(text)
    gone = "<w:r><w:delText>gone words</w:delText></w:r>"
    marks = 'w:id="1" w:author="A" w:date="2026-01-01T00:00:00Z"'
    inside = {
        "": runs(last),
        "inserted": f"<w:ins {marks}>{runs(last)}</w:ins>",
        "deleted": f"{runs(last)}<w:del {marks}>{gone}</w:del>",
    }
    return docx(paragraphs(runs(first) + inside[change]))


def word_revised(text: str, by: str) -> bytes:
    return docx(paragraphs(runs(text), f'<w:ins w:id="1" w:author="{by}">{runs("new words")}</w:ins>'))


def open_revised(text: str, by: str) -> bytes:
    info = f"<office:change-info><dc:creator>{by}</dc:creator></office:change-info>"
    region = f'<text:changed-region text:id="c1"><text:insertion>{info}</text:insertion></text:changed-region>'
    inside = '<text:change-start text:change-id="c1"/>new words<text:change-end text:change-id="c1"/>'
    return odf("odt", f"<text:tracked-changes>{region}</text:tracked-changes>{odf_paragraphs(text, inside)}")


def rich_revised(text: str, by: str) -> bytes:
    people = rf"{{\*\revtbl {{Unknown;}}{{Zed;}}{{{by};}}}}"
    return rtf(rf"{people}{text}\par {{\revised\revauth2 new words}}\par ")


def old_revised(text: str, by: str) -> bytes:
    """Return a Word 97 document with a change by the last of three people."""
    names = b"".join(struct.pack("<H", len(name)) + name.encode("utf-16-le") for name in ("Unknown", "Zed", by))
    listed = struct.pack("<HHH", 0xFFFF, 3, 0) + names
    body, marks = f"{text}\rnew words\r", struct.pack("<HBHH", 0x0801, 1, 0x4804, 2)
    return word_97(Parts(body=body), characters={(len(text) + 1, len(body) - 1): marks}, other_tables={51: listed})


REVISED = {"docx": word_revised, "odt": open_revised, "rtf": rich_revised, "doc": old_revised}
"""What has a change by somebody."""


def word_comment(text: str, comment: str, by: str = "A", done: int = 0) -> bytes:
    if not comment:
        return docx(paragraphs(runs(text)))
    of_2012 = 'xmlns:n="http://schemas.microsoft.com/office/word/2012/wordml"'
    words = paragraphs(runs(comment)).replace("<w:p>", f'<w:p {of_2012} n:paraId="0A">')
    related = {
        "comments.xml": ("comments", word_part("comments", f'<w:comment w:id="1" w:author="{by}">{words}</w:comment>')),
        "more.xml": (
            "commentsExtended",
            f'<n:commentsEx {of_2012}><n:commentEx n:paraId="0A" n:done="{done}"/></n:commentsEx>',
        ),
    }
    return docx(paragraphs(runs(text) + '<w:r><w:commentReference w:id="1"/></w:r>'), related=related)


def open_style(text: str, properties: str) -> bytes:
    first, last = _halves(text)
    style = f'<style:style style:name="T1" style:family="text"><style:text-properties {properties}/></style:style>'
    return odf("odt", odf_paragraphs(f'{first}<text:span text:style-name="T1">{last}</text:span>'), styles=style)


STRUCK_STYLE = 'style:text-line-through-style="solid" style:text-line-through-type="single"'


def open_change(text: str, change: str) -> bytes:
    first, last = _halves(text)
    if not change:
        return odf("odt", odf_paragraphs(first + last))
    gone = "<text:p>gone words</text:p>" if change == "deletion" else ""
    tracked = (
        '<text:tracked-changes><text:changed-region text:id="c1" xml:id="c1">'
        f"<text:{change}><office:change-info><dc:creator>A</dc:creator><dc:date>2026-01-01T00:00:00</dc:date>"
        f"</office:change-info>{gone}</text:{change}></text:changed-region></text:tracked-changes>"
    )
    inside = (
        f'{first}<text:change-start text:change-id="c1"/>{last}<text:change-end text:change-id="c1"/>'
        if change == "insertion"
        else f'{first}<text:change text:change-id="c1"/>{last}'
    )
    return odf("odt", tracked + odf_paragraphs(inside))


def open_comment(text: str, comment: str, by: str = "A", done: int = 0) -> bytes:
    first, last = _halves(text)
    state = f'xmlns:n="urn:org:documentfoundation:names" n:resolved="{("false", "true")[done]}"'
    said = f"<office:annotation {state}><dc:creator>{by}</dc:creator><text:p>{comment}</text:p></office:annotation>"
    return odf("odt", odf_paragraphs(first + (said if comment else "") + last))


def rich_marked(text: str, mark: str) -> bytes:
    first, last = _halves(text)
    return rtf(f"{first}{{{mark} {last}}}\\par " if mark else f"{first}{last}\\par ")


def page_marked(text: str, tag: str) -> bytes:
    first, last = _halves(text)
    return html(f"<p>{first}<{tag}>{last}</{tag.split(' ', 1)[0]}></p>")


CLASSES = ".gone{text-decoration:line-through} .away{display:none} .blank{visibility:hidden} .tiny{font-size:0}"


def page_classed(text: str, attribute: str) -> bytes:
    first, last = _halves(text)
    return html(f"<style>{CLASSES}</style><p>{first}<span {attribute}>{last}</span></p>")


def page_unshown(text: str, attribute: str) -> bytes:
    unshown = f"<p {attribute}>secret words</p>" if attribute else ""
    return html(f"<style>{CLASSES}</style><p>{text}</p>{unshown}")


def mail_classed(text: str, attribute: str) -> bytes:
    return b"Subject: Engines\r\nContent-Type: text/html; charset=utf-8\r\n\r\n" + page_classed(text, attribute)


def book_classed(text: str, attribute: str) -> bytes:
    first, last = _halves(text)
    sheet = '<link rel="stylesheet" type="text/css" href="a.css"/>'
    return epub(f"{sheet}<p>{first}<span {attribute}>{last}</span></p>", parts={"a.css": CLASSES.encode()})


def book_unshown(text: str, unshown: str) -> bytes:
    sheet = '<link rel="stylesheet" type="text/css" href="a.css"/>'
    return epub(f"{sheet}<p>{text}</p>{unshown}", parts={"a.css": CLASSES.encode()})


def slide_runs(text: str, properties: str) -> bytes:
    return pptx(shape(text, properties))


def rich_comment(text: str, comment: str, by: str = "A") -> bytes:
    said = f"{{\\*\\atnid A}}{{\\*\\atnauthor {by}}}\\chatn{{\\*\\annotation {{\\*\\atndate 9}}\\pard {comment}}}"
    return rtf(f"{text}{{{said}}}\\par ")


def old_comment(text: str, comment: str, by: str = "A") -> bytes:
    """Return a Word 97 document with a comment by the second of two people."""
    names = b"".join(struct.pack("<H", len(name)) + name.encode("utf-16-le") for name in ("Zed", by))
    place = struct.pack("<II20sH8s", 0, 1, b"", 1, b"")
    return word_97(Parts(body=f"{text}\x05\r", comments=f"\x05{comment}\r"), other_tables={4: place, 36: names})


def slide_comment(text: str, comment: str, by: str = "A", done: int = 0) -> bytes:
    space = f'xmlns:p="{SLIDES}"'
    said = (
        f'<p:cmLst {space}><p:cm authorId="0" idx="1" status="{("active", "resolved")[done]}">'
        f'<p:pos x="1" y="1"/><p:text>{comment}</p:text></p:cm></p:cmLst>'
    )
    people = f'<p:cmAuthorLst {space}><p:cmAuthor id="0" name="{by}"/></p:cmAuthorLst>'
    related = {"../comments/comment1.xml": ("comments", said)} if comment else {}
    return pptx(shape(text), related=related, of_all={"people.xml": ("commentAuthors", people)})


def sheet_comment(text: str, comment: str) -> bytes:
    if not comment:
        return xlsx(_row(1, text))
    said = (
        f'<comments xmlns="{MAIN}"><authors><author>A</author></authors><commentList><comment ref="A1" authorId="0">'
        f"<text><t>{comment}</t></text></comment></commentList></comments>"
    )
    parts = {"xl/comments1.xml": said, "xl/worksheets/_rels/0.xml.rels": relations(("comments", "../comments1.xml"))}
    return xlsx(_row(1, text), parts=parts)


def sheet_thread(text: str, comment: str, by: str = "A", done: int = 0) -> bytes:
    said = f'<threadedComment ref="A1" personId="p" done="{done}"><text>{comment}</text></threadedComment>'
    space = "http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"
    parts = {
        "xl/said.xml": f'<ThreadedComments xmlns="{space}">{said}</ThreadedComments>',
        "xl/people.xml": f'<personList xmlns="{space}"><person displayName="{by}" id="p"/></personList>',
        "xl/worksheets/_rels/0.xml.rels": relations(("threadedComment", "../said.xml")),
        "xl/_rels/workbook.xml.rels": relations(("worksheet", "worksheets/0.xml"), ("person", "people.xml")),
    }
    return xlsx(_row(1, text), parts=parts)


def note_by(text: str, comment: str, by: str = "A", done: int = 0) -> bytes:
    """Return a page with a note, and with what became of it, which Acrobat says in a note of its own."""
    state = f"/State({('None', 'Accepted')[done]})/StateModel(Review)"
    notes = [NOTE.format(comment).replace(">>", f"/T({by})>>"), NOTE.format("").replace(">>", f"{state}>>")]
    return pdf(pdf_text(text), objects=[note.encode() for note in notes], page_entries={0: "/Annots[4 0 R 5 0 R]"})


COMMENTING = {
    "docx": word_comment, "odt": open_comment, "rtf": rich_comment, "pptx": slide_comment, "doc": old_comment,
    "pdf": note_by,
}  # fmt: skip


def annotated(text: str, annotation: str) -> bytes:
    return pdf(
        pdf_text(text),
        objects=[annotation.encode()] if annotation else [],
        page_entries={0: "/Annots[4 0 R]"} if annotation else {},
    )


def stamped(text: str, drawn: str, more: str = "") -> bytes:
    """Return a page with a stamp, drawn by a form in a form."""
    form = "/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Resources<<{}>>"
    look = pdf_stream(f"{more}/Form Do{more}".encode(), form.format("/XObject<</Form 6 0 R>>"))
    inner = pdf_stream(drawn.encode(), form.format("/Font<</F 3 0 R>>"))
    stamp = b"<</Type/Annot/Subtype/Stamp/Rect[40 300 240 400]/F 4/AP<</N 5 0 R>>>>"
    return pdf(pdf_text(text), objects=[stamp, look, inner], page_entries={0: "/Annots[4 0 R]"})


def drawn_highlight(text: str, colour: str) -> bytes:
    """Return a page whose highlight says how it is drawn, by a form in a form as Acrobat writes it."""
    form = "/Type/XObject/Subtype/Form/BBox[40 735 300 752]"
    look = pdf_stream(b"/Form Do", f"{form}/Resources<</XObject<</Form 6 0 R>>>>")
    inner = pdf_stream(f"{colour} rg 40 735 260 17 re f".encode(), form)
    annotation = HIGHLIGHT.replace("1 1 0", colour).replace("/F 4", "/F 4/AP<</N 5 0 R>>")
    return pdf(pdf_text(text), objects=[annotation.encode(), look, inner], page_entries={0: "/Annots[4 0 R]"})


NOTE = "<</Type/Annot/Subtype/Text/Rect[40 700 60 720]/Contents({})>>"
HIGHLIGHT = (
    "<</Type/Annot/Subtype/Highlight/Rect[40 735 300 752]/QuadPoints[40 752 300 752 40 735 300 735]/C[1 1 0]/F 4>>"
)
STRUCK_OUT = HIGHLIGHT.replace("Highlight", "StrikeOut")
INK = "<</Type/Annot/Subtype/Ink/Rect[40 300 300 400]/InkList[[50 310 100 380 150 320]]/F 4>>"
DRAWN_ON = "<</Type/Annot/Rect[40 300 300 400]/F 4/Subtype/{}>>"
LEADING = "<</Type/Annot/Subtype/Link/Rect[40 735 300 752]/Border[0 0 0]/A<</S/URI/URI({})>>>>"

LIFTED = (
    '<style:style style:name="T1" style:family="text"><style:text-properties style:text-position="{}"/></style:style>'
)


def word_raised(text: str, position: str) -> bytes:
    marks = f'<w:vertAlign w:val="{position}"/>' if position else ""
    return docx(paragraphs(runs(f"{text} 10") + runs("2", marks)))


def open_raised(text: str, position: str) -> bytes:
    raised = f'{text} 10<text:span text:style-name="T1">2</text:span>'
    return odf("odt", odf_paragraphs(raised), styles=LIFTED.format(position))


def rich_raised(text: str, control: str) -> bytes:
    return rtf(f"{text} 10{{{control} 2}}\\par ")


def page_raised(text: str, tag: str) -> bytes:
    return html(f"<p>{text} 10<{tag}>2</{tag}></p>")


def slide_raised(text: str, baseline: str) -> bytes:
    return pptx(shape(f"{text} 10").replace("</a:r>", f'</a:r><a:r><a:rPr baseline="{baseline}"/><a:t>2</a:t></a:r>'))


def sheet_raised(text: str, position: str) -> bytes:
    raised = f'<r><t>10</t></r><r><rPr><vertAlign val="{position}"/></rPr><t>2</t></r>'
    return xlsx(_row(1, text) + f'<row r="2"><c r="A2" t="inlineStr"><is>{raised}</is></c></row>')


def cells(text: str, row: str) -> bytes:
    return xlsx(_row(1, text) + _row(2, "more", row=row))


def word_places(text: str, *marked: int) -> bytes:
    """Return a text and two answers that are the same word; one of them is struck."""
    answers = (runs("yes", "<w:strike/>" if number in marked else "") for number in range(2))
    return docx(paragraphs(runs(text), *answers))


def slide_places(text: str, struck: int) -> bytes:
    """Return a slide with a text and two answers that are the same word; one of them is struck."""
    marks = ('strike="sngStrike"' if number == struck else "" for number in range(2))
    answers = (f"<a:p><a:r><a:rPr {mark}/><a:t>yes</a:t></a:r></a:p>" for mark in marks)
    return pptx(shape(text).replace("</p:txBody>", f"{''.join(answers)}</p:txBody>"))


def open_places(text: str, place: str) -> bytes:
    first, last = _halves(text)
    said = "<office:annotation><dc:creator>A</dc:creator><text:p>Wrong.</text:p></office:annotation>"
    return odf("odt", odf_paragraphs(first + said, last) if place == "first" else odf_paragraphs(first, last + said))


def page_links(text: str, addresses: str) -> bytes:
    one, other = addresses.split()
    return html(f'<p>{text} <a href="{one}">pay</a> <a href="{other}">go</a></p>')


REVIEW = [
    *(
        ("raised-run", ending, Kind.SIGNS, _two(maker, *ways))
        for ending, maker, ways in (
            ("docx", word_raised, ("superscript", "")),
            ("odt", open_raised, ("super 58%", "0% 100%")),
            ("rtf", rich_raised, ("\\super", "\\b")),
            ("html", page_raised, ("sup", "b")),
            ("pptx", slide_raised, ("30000", "0")),
            ("xlsx", sheet_raised, ("superscript", "baseline")),
            ("md", lambda text, tag: f"{text} 10<{tag}>2</{tag}>\n".encode(), ("sup", "b")),
        )
    ),
    ("lowered-run", "docx", Kind.SIGNS, _two(word_raised, "superscript", "subscript")),
    ("lowered-run", "html", Kind.SIGNS, _two(page_raised, "sup", "sub")),
    ("struck-elsewhere", "docx", Kind.REVISIONS, lambda text: (word_places(text, 0), word_places(text, 1))),
    ("struck-elsewhere", "pptx", Kind.REVISIONS, lambda text: (slide_places(text, 0), slide_places(text, 1))),
    ("commented-elsewhere", "odt", Kind.COMMENTS, _two(open_places, "first", "last")),
    (
        "swapped-links",
        "html",
        Kind.LINKS,
        _two(page_links, "https://a.example https://b.example", "https://b.example https://a.example"),
    ),
    ("rounded", "xlsx", Kind.FORMULAS, lambda text: (formatted(text, "0", "5.4"), formatted(text, "0", "5.3"))),
    ("red", "xlsx", Kind.FORMULAS, lambda text: (formatted(text, "0;[Red]0", "-5"), formatted(text, "0;[Red]0", "5"))),
    ("commented-elsewhere", "xlsx", Kind.COMMENTS, lambda text: (comment_at(text, "A1"), comment_at(text, "B7"))),
    ("low-row", "xlsx", Kind.HIDDEN, _two(cells, ' ht="0" customHeight="1"', "")),
    ("struck", "docx", Kind.REVISIONS, _two(word_runs, "<w:strike/>", "")),
    ("struck", "odt", Kind.REVISIONS, _two(open_style, STRUCK_STYLE, 'fo:font-weight="bold"')),
    ("struck", "rtf", Kind.REVISIONS, _two(rich_marked, "\\strike", "")),
    ("struck", "html", Kind.REVISIONS, _two(page_marked, "s", "b")),
    ("struck-by-class", "html", Kind.REVISIONS, _two(page_classed, 'class="gone"', 'class="valid"')),
    ("struck-by-class", "eml", Kind.REVISIONS, _two(mail_classed, 'class="gone"', 'class="valid"')),
    ("struck-by-class", "epub", Kind.REVISIONS, _two(book_classed, 'class="gone"', 'class="valid"')),
    (
        "struck",
        "md",
        Kind.REVISIONS,
        lambda text: (f"{text}. ~~Not this.~~\n".encode(), f"{text}. Not this.\n".encode()),
    ),
    ("struck", "pptx", Kind.REVISIONS, _two(slide_runs, ' strike="sngStrike"', "")),
    ("inserted", "docx", Kind.REVISIONS, _two(word_change, "inserted", "")),
    ("deleted", "docx", Kind.REVISIONS, _two(word_change, "deleted", "")),
    ("inserted", "odt", Kind.REVISIONS, _two(open_change, "insertion", "")),
    ("deleted", "odt", Kind.REVISIONS, _two(open_change, "deletion", "")),
    *(
        (
            "comment-by",
            ending,
            Kind.COMMENTS,
            lambda text, maker=maker: (maker(text, "Fine.", "Ann"), maker(text, "Fine.", "Eve")),
        )
        for ending, maker in COMMENTING.items()
    ),
    *(
        (
            name,
            ending,
            Kind.COMMENTS,
            lambda text, maker=maker: (maker(text, "Fine.", "A", 1), maker(text, "Fine.", "A", 0)),
        )
        for name, ending, maker in (
            ("comment-resolved", "docx", word_comment),
            ("comment-resolved", "odt", open_comment),
            ("comment-resolved", "pptx", slide_comment),
            ("comment-resolved", "xlsx", sheet_thread),
            ("comment-accepted", "pdf", note_by),
        )
    ),
    (
        "thread-by",
        "xlsx",
        Kind.COMMENTS,
        lambda text: (sheet_thread(text, "Fine.", "Ann"), sheet_thread(text, "Fine.", "Eve")),
    ),
    *(("revised-by", ending, Kind.REVISIONS, _two(maker, "Ann", "Eve")) for ending, maker in REVISED.items()),
    ("comment", "docx", Kind.COMMENTS, _two(word_comment, "Fine.", "")),
    ("other-comment", "docx", Kind.COMMENTS, _two(word_comment, "Fine.", "Not so.")),
    ("comment", "odt", Kind.COMMENTS, _two(open_comment, "Fine.", "")),
    ("comment", "xlsx", Kind.COMMENTS, _two(sheet_comment, "Fine.", "")),
    ("comment", "pptx", Kind.COMMENTS, _two(slide_comment, "Fine.", "")),
    ("comment", "pdf", Kind.COMMENTS, _two(annotated, NOTE.format("Fine."), NOTE.format("Not so."))),
    ("struck", "pdf", Kind.REVISIONS, _two(annotated, STRUCK_OUT, "")),
    ("written-on", "pdf", Kind.COMMENTS, _two(annotated, INK, "")),
    *(
        (name, "pdf", Kind.COMMENTS, _two(annotated, *(DRAWN_ON.format(way) for way in ways)))
        for name, ways in (
            ("line-to", ("Line/L[50 310 290 320]", "Line/L[50 310 290 390]")),
            ("outlined", ("Polygon/Vertices[50 310 290 320 90 390]", "Polygon/Vertices[50 310 290 320 200 390]")),
            ("circled-in-red", ("Circle/C[1 0 0]", "Circle/C[0 .7 0]")),
        )
    ),
    ("stamped", "pdf", Kind.COMMENTS, _two(stamped, "BT /F 20 Tf (APPROVED) Tj ET", "BT /F 20 Tf (REJECTED) Tj ET")),
    ("highlight", "pdf", Kind.COMMENTS, _two(annotated, HIGHLIGHT, "")),
]

# Hidden


def workbook(text: str, *rows: str, states: dict[int, str] | None = None, sheets: tuple[str, ...] = ()) -> bytes:
    return xlsx(_row(1, text) + "".join(rows), *sheets, states=states)


def formatted(text: str, code: str, value: str) -> bytes:
    """Return a workbook with a number of a format."""
    return xlsx(_row(1, text, f'<c r="B1" s="1"><v>{value}</v></c>'), formats=[code])


def comment_at(text: str, place: str) -> bytes:
    said = (
        f'<comments xmlns="{MAIN}"><authors><author>A</author></authors><commentList><comment ref="{place}" '
        'authorId="0"><text><t>Wrong.</t></text></comment></commentList></comments>'
    )
    parts = {"xl/comments1.xml": said, "xl/worksheets/_rels/0.xml.rels": relations(("comments", "../comments1.xml"))}
    return xlsx(_row(1, text), parts=parts)


def columns(text: str, shown: str) -> bytes:
    cell = '<c r="B1" t="inlineStr"><is><t>more</t></is></c>'
    return xlsx(f'</sheetData><cols><col min="2" max="2"{shown}/></cols><sheetData>{_row(1, text, cell)}')


def rows(text: str, shown: str) -> bytes:
    return workbook(text, _row(2, "more", row=shown))


def tables(text: str, *, rows: str = "", more: str = "", styles: str = "") -> bytes:
    cell = f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
    row = f"<table:table-row>{cell}</table:table-row>"
    return odf("ods", f'<table:table table:name="Sheet1">{row}{rows}</table:table>{more}', styles=styles)


def table_row(text: str, shown: str = "") -> str:
    cell = f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
    return f"<table:table-row{shown}>{cell}</table:table-row>"


def hidden_table(secret: str) -> str:
    if not secret:
        return ""
    return f'<table:table table:name="Sheet1" table:style-name="H">{table_row(secret)}</table:table>'


HIDDEN_TABLE_STYLE = (
    '<style:style style:name="H" style:family="table"><style:table-properties table:display="false"/></style:style>'
)


def open_rows(text: str, shown: str) -> bytes:
    return tables(text, rows=table_row("more", shown))


def open_slides(text: str, visibility: str) -> bytes:
    frame = "<draw:frame><draw:text-box><text:p>{}</text:p></draw:text-box></draw:frame>"
    style = (
        '<style:style style:name="H" style:family="drawing-page">'
        f'<style:drawing-page-properties presentation:visibility="{visibility}"/></style:style>'
    )
    last = f'<draw:page draw:name="2" draw:style-name="H">{frame.format("more")}</draw:page>'
    return odf("odp", f'<draw:page draw:name="1">{frame.format(text)}</draw:page>{last}', styles=style)


def two_slides(text: str, *hidden: int) -> bytes:
    return pptx(shape(text), shape("more"), hidden=hidden)


def with_clause(text: str, shown: str, ground: str = "") -> bytes:
    """Return a PDF that ends in a clause, shown in that way, on something."""
    clause = f"BT /F 10 Tf 1 0 0 1 40 300 Tm {shown} (This clause is void) Tj ET"
    return pdf(f"{pdf_text(text)}{ground} q {clause} Q\n")


VOID = "This clause is void"


def void_word(text: str, look: str) -> bytes:
    """Return a Word document that ends in a clause with these properties."""
    return docx(paragraphs(runs(f"{text} ") + runs(VOID, look)))


def void_rich(text: str, look: str) -> bytes:
    """Return a rich text document that ends in a clause with these control words; colour 1 is white, 2 dark blue."""
    colours = r"{\colortbl;\red255\green255\blue255;\red0\green0\blue128;\red255\green0\blue0;\red255\green255\blue0;}"
    return rtf(f"{colours}{text} {{{look} {VOID}}}\\par ")


def void_page(text: str, style: str) -> bytes:
    """Return a page that ends in a clause with this style."""
    return html(f'<p>{text} <span style="{style}">{VOID}</span></p>')


def void_open(text: str, look: str) -> bytes:
    """Return an OpenDocument text that ends in a clause with these properties."""
    styles = (
        '<style:style style:name="T1" style:family="text"><style:text-properties '
        f'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" {look}/></style:style>'
    )
    return odf("odt", odf_paragraphs(f'{text} <text:span text:style-name="T1">{VOID}</text:span>'), styles=styles)


WHITE = {
    "docx": (void_word, '<w:color w:val="FFFFFF"/>'),
    "rtf": (void_rich, r"\cf1"),
    "html": (void_page, "color:#ffffff"),
    "odt": (void_open, 'fo:color="#ffffff"'),
}
"""What ends in a clause, and how that is made white, by format."""


def both_white(*kinds: str) -> Callable[[str], tuple[bytes, bytes]]:
    """Return what makes a document that ends in a white clause in two formats."""

    def made(text: str) -> tuple[bytes, bytes]:
        (one, white), (other, as_white) = (WHITE[kind] for kind in kinds)
        return one(text, white), other(text, as_white)

    return made


TINY = {"docx": '<w:sz w:val="2"/>', "rtf": r"\fs2", "odt": 'fo:font-size="1pt"', "html": "font-size:1px"}
DARK = {
    "docx": '<w:highlight w:val="darkBlue"/>',
    "rtf": r"\highlight2",
    "html": ";background-color:#000080",
    "odt": ' fo:background-color="#000080"',
}
PENS = {
    "docx": (void_word, '<w:highlight w:val="{}"/>', "red", "yellow"),
    "rtf": (void_rich, r"\highlight{}", "3", "4"),
    "html": (void_page, "background:#{}", "c00000", "ffff00"),
    "odt": (void_open, 'fo:background-color="#{}"', "ff0000", "ffd966"),
}
"""What highlights in red, and in a usual colour."""
ON_WHITE = {
    "docx": '<w:shd w:val="clear" w:fill="FFFFFF"/>',
    "rtf": r"\chcbpat1",
    "html": "background:white",
    "odt": 'fo:background-color="#ffffff"',
}

HIDDEN = [
    *(("white-text", kind, Kind.HIDDEN, _two(maker, white, "")) for kind, (maker, white) in WHITE.items()),
    *(("tiny-text", kind, Kind.HIDDEN, _two(WHITE[kind][0], tiny, "")) for kind, tiny in TINY.items()),
    ("white-page", "html", Kind.HIDDEN, lambda text: (
        html(f"<p>{text} <font color='black'>seen</font></p>", look=' text="white" bgcolor="#ffffff"'),
        html(f"<p>{text} <font color='black'>seen</font></p>"))),
    ("white-font", "html", Kind.HIDDEN, lambda text: (
        html(f'<p>{text} <font color="#ffffff">{VOID}</font></p>'), html(f"<p>{text} <font>{VOID}</font></p>"))),
    ("hidden-text", "docx", Kind.HIDDEN, lambda text: (
        docx(paragraphs(runs(text) + runs("secret", "<w:vanish/>"))), docx(paragraphs(runs(text))))),
    ("hidden-text", "rtf", Kind.HIDDEN, lambda text: (rtf(f"{text}{{\\v secret}}\\par "), rtf(f"{text}\\par "))),
    ("hidden-text", "html", Kind.HIDDEN, lambda text: (
        html(f"<p>{text}</p><p hidden>secret words</p>"), html(f"<p>{text}</p>"))),
    *((f"unshown-{name}", "html", Kind.HIDDEN, _two(page_unshown, f'class="{name}"', "")) for name in (
        "away", "blank", "tiny")),
    ("unshown", "epub", Kind.HIDDEN, _two(book_unshown, '<p class="away">secret words</p>', "")),
    ("hidden-text", "odt", Kind.HIDDEN, lambda text: (
        odf("odt", odf_paragraphs(f'{text}<text:span text:style-name="T1"> secret</text:span>'),
            styles='<style:style style:name="T1" style:family="text">'
                   '<style:text-properties text:display="none"/></style:style>'),
        odf("odt", odf_paragraphs(text)))),
    ("invisible-text", "pdf", Kind.HIDDEN, _two(with_clause, "3 Tr", "")),
    ("white-text", "pdf", Kind.HIDDEN, _two(with_clause, "1 g", "0.5 g")),
    ("tiny-text", "pdf", Kind.HIDDEN, _two(with_clause, "/F 0.1 Tf", "")),
    ("text-off-the-page", "pdf", Kind.HIDDEN, _two(with_clause, "1 0 0 1 40 -30 Tm", "")),
    ("hidden-sheet", "xlsx", Kind.HIDDEN, lambda text: (
        workbook(text, states={1: "hidden"}, sheets=(_row(1, "secret one"),)),
        workbook(text, states={1: "hidden"}, sheets=(_row(1, "secret two"),)))),
    ("hidden-row", "xlsx", Kind.HIDDEN, _two(rows, ' hidden="1"', "")),
    ("hidden-column", "xlsx", Kind.HIDDEN, _two(columns, ' hidden="1"', "")),
    ("hidden-sheet", "ods", Kind.HIDDEN, lambda text: (
        tables(text, more=hidden_table("secret one"), styles=HIDDEN_TABLE_STYLE),
        tables(text, more=hidden_table("secret two"), styles=HIDDEN_TABLE_STYLE))),
    ("hidden-row", "ods", Kind.HIDDEN, _two(open_rows, ' table:visibility="collapse"', "")),
    ("hidden-slide", "pptx", Kind.HIDDEN, lambda text: (two_slides(text, 1), two_slides(text))),
    ("hidden-slide", "odp", Kind.HIDDEN, _two(open_slides, "hidden", "visible")),
]  # fmt: skip

# Formulas, links, fields


def counted(text: str, formula: str) -> bytes:
    return xlsx(_row(1, text) + f'<row r="2"><c r="A2">{formula}<v>5</v></c></row>')


def open_counted(text: str, formula: str) -> bytes:
    cell = (
        f'<table:table-cell{formula} office:value-type="float" office:value="5"><text:p>5</text:p></table:table-cell>'
    )
    return tables(text, rows=f"<table:table-row>{cell}</table:table-row>")


def word_link(text: str, target: str) -> bytes:
    first, last = _halves(text)
    return docx(paragraphs(runs(first) + f'<w:hyperlink r:id="l1">{runs(last)}</w:hyperlink>'), links={"l1": target})


def open_link(text: str, target: str) -> bytes:
    first, last = _halves(text)
    return odf("odt", odf_paragraphs(f'{first}<text:a xlink:type="simple" xlink:href="{target}">{last}</text:a>'))


def page_link(text: str, target: str) -> bytes:
    first, last = _halves(text)
    return html(f'<p>{first}<a href="{target}">{last}</a></p>')


def rich_link(text: str, target: str) -> bytes:
    first, last = _halves(text)
    field = f'{{\\field{{\\*\\fldinst{{HYPERLINK "{target}"}}}}{{\\fldrslt{{{last}}}}}}}'
    return rtf(f"{first}{field}\\par ")


def marked_down_link(text: str, target: str) -> bytes:
    first, last = _halves(text)
    return f"{first}[{last}]({target})\n".encode()


ONE, TWO = "https://example.org/one", "https://example.org/two"


def form(text: str, field: str) -> bytes:
    return pdf(
        pdf_text(text),
        catalogue="/AcroForm<</Fields[4 0 R]/DA(/F 10 Tf 0 g)/DR<</Font<</F 3 0 R>>>>>>",
        objects=[f"<</Type/Annot/Subtype/Widget/T(one)/Rect[40 400 240 420]/F 4/P 5 0 R{field}>>".encode()],
        page_entries={0: "/Annots[4 0 R]"},
    )


def word_box(text: str, state: str) -> bytes:
    box = (
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="c"/><w:enabled/>'
        f'<w:checkBox><w:sizeAuto/><w:default w:val="{state}"/></w:checkBox></w:ffData></w:fldChar></w:r>'
        '<w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
    )
    return docx(paragraphs(runs(text) + box))


def page_box(text: str, state: str) -> bytes:
    return html(f"<p>{text}</p><form><input type=checkbox name=c{state}></form>")


def slide_link(text: str, target: str) -> bytes:
    linked = shape(text).replace("<a:rPr/>", '<a:rPr><a:hlinkClick r:id="l1"/></a:rPr>')
    return pptx(linked, links={"l1": target})


def sheet_link(text: str, target: str) -> bytes:
    link = f'</sheetData><hyperlinks><hyperlink ref="A1" xmlns:r="{OFFICE}" r:id="r0"/></hyperlinks><sheetData>'
    related = relations(("hyperlink", f'{target}" TargetMode="External'))
    return xlsx(_row(1, text) + link, parts={"xl/worksheets/_rels/0.xml.rels": related})


def book_link(text: str, target: str) -> bytes:
    return epub(f'<p>{text} <a href="{target}">more</a></p>')


def equation(text: str, structure: str) -> bytes:
    a, b = ("<m:r><m:t>a</m:t></m:r>", "<m:r><m:t>b</m:t></m:r>")
    inside = {
        "fraction": f"<m:f><m:num>{a}</m:num><m:den>{b}</m:den></m:f>",
        "power": f"<m:sSup><m:e>{a}</m:e><m:sup>{b}</m:sup></m:sSup>",
    }
    return docx(paragraphs(f"{runs(text)}<m:oMath>{inside[structure]}</m:oMath>"))


def word_shape_link(text: str, target: str) -> bytes:
    """Return a document with a picture's frame of before 2007 that leads somewhere."""
    shape = f'<v:shape xmlns:v="urn:schemas-microsoft-com:vml" type="#_x0000_t75" href="{target}"/>'
    return docx(paragraphs(f"{runs(text)}<w:r><w:pict>{shape}</w:pict></w:r>"))


def word_equation(text: str, operator: str, form: str = "fraction") -> bytes:
    """Return a document with an operator over a term of this form."""
    a, b = ("<m:r><m:t>a</m:t></m:r>", "<m:r><m:t>b</m:t></m:r>")
    inside = {"fraction": f"<m:f><m:num>{a}{b}</m:num><m:den>{b}</m:den></m:f>", "row": a + b + b}[form]
    said = f'<m:naryPr><m:chr m:val="{operator}"/><m:ctrlPr/></m:naryPr>'
    built = f"<m:nary>{said}<m:sub/><m:sup/><m:e>{inside}</m:e></m:nary>"
    return docx(paragraphs(f"{runs(text)}<m:oMath>{built}</m:oMath>"))


def rich_equation(text: str, operator: str, form: str = "fraction") -> bytes:
    a, b = (f"{{\\rtlch\\ltrch{{\\mr\\mscr0\\msty2 {letter}}}}}" for letter in "ab")
    inside = {"fraction": f"{{\\mf{{\\mfPr}}{{\\mnum{a}{b}}}{{\\mden{b}}}}}", "row": a + b + b}[form]
    said = f"{{\\mnaryPr{{\\mchr \\u{ord(operator)} ?}}{{\\mctrlPr\\f1 }}}}"
    built = f"{{\\mnary{said}{{\\msub}}{{\\msup}}{{\\me{inside}}}}}"
    return rtf(f"{text}{{\\mmath{{\\*\\moMath{built}}}}}\\par ")


def rich_cases(text: str, brace: str) -> bytes:
    """Return a document with a term behind a brace, or without one, as a distinction of cases has it."""
    built = f"{{\\md{{\\mdPr{{\\mbegChr {brace}}}{{\\mendChr }}}}{{\\me{{\\mr a}}}}}}"
    return rtf(f"{text}{{\\mmath{{\\*\\moMath{built}}}}}\\par ")


EQUATIONS = {"docx": word_equation, "rtf": rich_equation}


def page_equation(text: str, structure: str) -> bytes:
    return html(f"<p>{text}</p><math><{structure}><mi>a</mi><mi>b</mi></{structure}></math>")


def open_equation(text: str, structure: str) -> bytes:
    space = 'xmlns:math="http://www.w3.org/1998/Math/MathML"'
    inside = f"<math:{structure}><math:mi>a</math:mi><math:mi>b</math:mi></math:{structure}>"
    return open_object(text, f"<math:math {space}>{inside}</math:math>")


def open_object(text: str, content: str) -> bytes:
    shown = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>'
    return odf("odt", odf_paragraphs(text + shown), parts={"Object 1/content.xml": content})


def latex(text: str, more: str) -> bytes:
    return f"\\documentclass{{article}}\\begin{{document}}{text} {more}\\end{{document}}".encode()


def script(text: str, code: str) -> bytes:
    return f"# {text}\n{code}\n".encode()


def noted_word(text: str, place: str) -> bytes:
    """Return a Word document with a footnote to its first paragraph, or to its last."""
    reference = '<w:r><w:footnoteReference w:id="1"/></w:r>'
    notes = word_part("footnotes", f'<w:footnote w:id="1"><w:p>{runs("Only with consent.")}</w:p></w:footnote>')
    body = paragraphs(*_noted(text, place, reference, runs))
    return docx(body, related={"footnotes.xml": ("footnotes", notes)})


def noted_open(text: str, place: str) -> bytes:
    note = (
        '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>'
        "<text:p>Only with consent.</text:p></text:note-body></text:note>"
    )
    return odf("odt", odf_paragraphs(*_noted(text, place, note, str)))


def noted_old(text: str, place: str) -> bytes:
    body = "\r".join(_noted(text, place, "\x02", str))
    return word_97(Parts(body=f"{body}\r", footnotes="\x02Only with consent.\r"), notes=1)


def noted_rich(text: str, place: str) -> bytes:
    note = r"{\super\chftn{\footnote\chftn Only with consent.}}"
    return rtf("\\par ".join(_noted(text, place, note, str)))


def _noted(text: str, place: str, note: str, run: Callable[[str], str]) -> list[str]:
    """Return two paragraphs, a note behind the first, behind the last, or behind the first word of the first."""
    first, last = _halves(text)
    word, rest = first.split(" ", 1)
    if place == "word":
        return [run(word) + note + run(f" {rest}"), run(last)]
    return [run(first) + (note if place == "first" else ""), run(last) + (note if place == "last" else "")]


def noted_page(text: str, place: str) -> bytes:
    body = "".join(f"<p>{line}</p>" for line in _noted(text, place, '<a id="r" href="#n"><sup>1</sup></a>', str))
    return html(f'{body}<ol><li id="n">Only with consent. <a href="#r">↩</a></li></ol>')


NOTING = {"docx": noted_word, "odt": noted_open, "rtf": noted_rich, "html": noted_page, "doc": noted_old}


def _both_noted(kind: str) -> Make:
    return lambda text: (noted_word(text, "last"), NOTING[kind](text, "last"))


def word_symbol(text: str, symbol: str) -> bytes:
    font, code = symbol.split(":")
    return docx(paragraphs(f'{runs(text)}<w:r><w:sym w:font="{font}" w:char="{code}"/></w:r>{runs("5")}'))


def signed_package(maker: Callable[[str, str], bytes], part: str) -> Make:
    """Return what makes an office document, signed and not."""

    def signed(text: str) -> tuple[bytes, bytes]:
        made = io.BytesIO(maker(text, ""))
        with zipfile.ZipFile(made, "a") as archive:
            archive.writestr(part, "<Signature/>")
        return made.getvalue(), maker(text, "")

    return signed


def word_master(text: str, name: str) -> bytes:
    """Return a Word document to which another file belongs."""
    return docx(paragraphs(runs(text)), related={name: ("subDocument", b"")})


def written(text: str, more: str) -> bytes:
    return f"{text}\n\n{more}\n".encode()


def page_with(text: str, more: str) -> bytes:
    return html(f"<p class=x>{text}</p>{more}")


def book(text: str, element: str) -> bytes:
    """Return a FictionBook whose last word is in an element."""
    space = "http://www.gribuser.ru/xml/fictionbook/2.0"
    section = f"<section><p>{text} <{element}>2</{element}></p></section>"
    return f'<FictionBook xmlns="{space}"><description/><body>{section}</body></FictionBook>'.encode()


def xml_page(text: str, attribute: str) -> bytes:
    return f"<invoice {attribute}><p>{text}</p></invoice>".encode()


def web_archive(text: str, seed: int) -> bytes:
    """Return a page with a picture, saved as one file."""
    return b"Snapshot-Content-Location: http://x.org\r\n" + mail(text, inline=png(seed))


def flat(data: bytes) -> bytes:
    """Return a Word document as Word writes it into one XML file, all parts but XML by base64."""
    space = "http://schemas.microsoft.com/office/2006/xmlPackage"
    main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    parts = []
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            if name == "[Content_Types].xml":
                continue
            held, kind = archive.read(name), main if name.endswith("document.xml") else "application/octet-stream"
            if name.endswith((".xml", ".rels")):
                inside = f"<pkg:xmlData>{re.sub(r'^<[?].*?[?]>', '', held.decode())}</pkg:xmlData>"
            else:
                inside = f"<pkg:binaryData>{base64.encodebytes(held).decode()}</pkg:binaryData>"
            parts.append(f'<pkg:part pkg:name="/{name}" pkg:contentType="{kind}">{inside}</pkg:part>')
    return f'<?xml version="1.0"?><pkg:package xmlns:pkg="{space}">{"".join(parts)}</pkg:package>'.encode()


def kindle(text: str, last: str) -> bytes:
    """Return a Kindle book whose last word is marked."""
    return kindle_book([f"<html><body><p>{text} {last.format('two')}</p></body></html>"])


def kindle_picture(text: str, seed: int) -> bytes:
    """Return a Kindle book with a picture."""
    page = f'<html><body><p>{text}</p><img src="kindle:embed:0001?mime=image/png"></body></html>'
    return kindle_book([page], pictures=[png(seed)], version=8)


def book_cover(text: str, seed: int) -> bytes:
    """Return a book whose cover is no part of its chapters."""
    made = epub(f"<p>{text}</p>", parts={"cover.png": png(seed)})
    return _repackaged(made, b'id="p0"', b'id="p0" properties="cover-image"')


def behind_slides(text: str, words: str, *, seed: int | None = None, ground: str = "") -> bytes:
    """Return a slide, and what its layout draws behind it besides a place for a title: words, a picture, a ground."""
    place = shape("Click to edit").replace("<p:nvPr/>", '<p:nvPr><p:ph type="title"/></p:nvPr>')
    spaces = f'xmlns:p="{SLIDES}" xmlns:a="{DRAWING}" xmlns:r="{OFFICE}"'
    drawn = words if seed is None or ground else words + slide_picture("p")
    layout = f"<p:sldLayout {spaces}><p:cSld>{ground}<p:spTree>{place}{drawn}</p:spTree></p:cSld></p:sldLayout>"
    related: dict[str, tuple[str, str | bytes]] = {"../slideLayouts/slideLayout1.xml": ("slideLayout", layout)}
    if seed is not None:
        rels = relations(("image", "../media/p.png")).replace("r0", "p")
        related["../slideLayouts/_rels/slideLayout1.xml.rels"] = ("other", rels)
        related["../media/p.png"] = ("other", png(seed))
    return pptx(text if text.startswith("<") else shape(text), related=related)


def open_behind_slides(text: str, words: str, *, seed: int | None = None, ground: str = "", look: str = "") -> bytes:
    """Return an OpenDocument slide, and what its master page draws behind it; `ground` and `look` are properties."""
    box = "<draw:frame{}><draw:text-box><text:p>{}</text:p></draw:text-box></draw:frame>"
    drawn = box.format(' presentation:class="title"', "Click to edit") + box.format("", words)
    drawn += "" if seed is None or ground else odf_picture("Pictures/p.png")
    properties = f"<style:drawing-page-properties {ground}/>"
    page = f'<style:style style:name="M" style:family="drawing-page">{properties}</style:style>'
    fill = '<draw:fill-image draw:name="f" xlink:href="Pictures/p.png"/>'
    master = f'<style:master-page style:name="Main" draw:style-name="M">{drawn}</style:master-page>'
    slide = f'<draw:page draw:master-page-name="Main">{box.format("", text)}</draw:page>'
    return odf(
        "odp",
        slide,
        styles=f'<style:style style:name="W" style:family="text"><style:text-properties {look}/></style:style>',
        parts={
            "styles.xml": odf_part(master, page + fill).replace("office:body", "office:master-styles"),
            "Pictures/p.png": png(seed or 0),
        },
    )


PICTURE_GROUND = "<p:bg><p:bgPr><a:blipFill><a:blip r:embed='p'/></a:blipFill></p:bgPr></p:bg>"
BLUE_GROUND = "<p:bg><p:bgPr><a:solidFill><a:srgbClr val='1F3864'/></a:solidFill></p:bgPr></p:bg>"
WHITE_RUN = "<a:solidFill><a:srgbClr val='FFFFFF'/></a:solidFill>"
OPEN_PICTURE_GROUND = 'draw:fill="bitmap" draw:fill-image-name="f"'
OPEN_BLUE_GROUND = 'draw:fill="solid" draw:fill-color="#1f3864"'


def void_slide(text: str, look: str, ground: str = "") -> bytes:
    """Return a slide that ends in a clause with a look, on a ground."""
    run = f"<a:r><a:rPr>{look}</a:rPr><a:t> {VOID}</a:t></a:r></a:p>"
    return behind_slides(shape(text).replace("</a:p>", run), "", ground=ground)


YELLOW = "<a:highlight><a:srgbClr val='FFFF00'/></a:highlight>"


def highlighted(kind: str) -> Callable[[str, str], bytes]:
    return lambda text, _: WHITE[kind][0](text, DARK[kind])


HIGHLIGHTING: Mapping[str, Callable[[str, str], bytes]] = {
    **{kind: highlighted(kind) for kind in DARK},
    "pptx": lambda text, _: void_slide(text, YELLOW.replace("FFFF00", "000080")),
}


def void_open_slide(text: str, look: str, ground: str = "") -> bytes:
    return open_behind_slides(f'{text} <text:span text:style-name="W">{VOID}</text:span>', "", look=look, ground=ground)


# What is to be chosen in fields of forms


def word_choices(text: str, other: str) -> bytes:
    entries = "".join(f'<w:listItem w:displayText="{one}" w:value="{one}"/>' for one in ("yes", other))
    control = f"<w:sdtPr><w:dropDownList>{entries}</w:dropDownList></w:sdtPr><w:sdtContent>{runs('yes')}</w:sdtContent>"
    return docx(paragraphs(runs(text) + f"<w:sdt>{control}</w:sdt>"))


def old_word_choices(text: str, other: str) -> bytes:
    """Return a document with a field of older forms, which shows what is chosen by itself."""
    entries = "".join(f'<w:listEntry w:val="{one}"/>' for one in ("yes", other))
    field = f'<w:fldChar w:fldCharType="begin"><w:ffData><w:ddList>{entries}</w:ddList></w:ffData></w:fldChar>'
    ends = '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    return docx(paragraphs(f"{runs(text)}<w:r>{field}</w:r><w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r>{ends}"))


def word_control(text: str, state: str) -> bytes:
    """Return a document with an ActiveX control, which has its state in a part of its own."""
    binary = relations(("activeXControlBinary", "control.bin"))
    return docx(
        paragraphs(runs(text)),
        related={
            "control.xml": ("control", '<ax:ocx xmlns:ax="urn:activeX"/>'),
            "_rels/control.xml.rels": ("settings", binary),
            "control.bin": ("settings", state),
        },
    )


def word_block(text: str, block: str, gallery: str = "autoTxt") -> bytes:
    """Return a template with a text in store."""
    said = f'<w:docPartPr><w:category><w:gallery w:val="{gallery}"/></w:category></w:docPartPr>'
    part = f"<w:docPart>{said}<w:docPartBody>{paragraphs(runs(block))}</w:docPartBody></w:docPart>"
    blocks = word_part("glossaryDocument", f"<w:docParts>{part}</w:docParts>")
    return docx(paragraphs(runs(text)), related={"glossary.xml": ("glossaryDocument", blocks)})


def open_choice(text: str, other: str) -> bytes:
    labels = "".join(f'<text:label text:value="{one}"/>' for one in ("yes", other))
    return odf("odt", odf_paragraphs(f"{text}<text:drop-down>{labels}yes</text:drop-down>"))


def old_open_choices(text: str, other: str, chosen: str = "0") -> bytes:
    """Return a document with a field of a form of Word's, as LibreOffice keeps it."""
    said = (("ListEntry", "yes"), ("ListEntry", other), *([("Selected", chosen)] if chosen else []))
    told = "".join(f'<field:param field:name="Dropdown_{name}" field:value="{value}"/>' for name, value in said)
    space = 'xmlns:field="urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0"'
    field = f'<field:fieldmark {space} field:type="vnd.oasis.opendocument.field.FORMDROPDOWN">{told}</field:fieldmark>'
    return odf("odt", odf_paragraphs(text + field))


def rich_choices(text: str, other: str) -> bytes:
    entries = "".join(rf"{{\*\ffl {one}}}" for one in ("yes", other))
    return rtf(rf"{text}{{\field{{\*\fldinst FORMDROPDOWN {{\*\formfield{{\fftype2\ffres0{entries}}}}}}}}}\par ")


def open_form(text: str, other: str) -> bytes:
    options = f'<form:option form:label="yes" form:current-selected="true"/><form:option form:label="{other}"/>'
    forms = f'<office:forms><form:form><form:listbox form:id="c">{options}</form:listbox></form:form></office:forms>'
    return odf("odt", forms + odf_paragraphs(f'{text}<draw:control draw:control="c"/>'))


def form_choices(text: str, other: str) -> bytes:
    return form(text, f"/FT/Ch/Ff 131072/V(yes)/Opt[(yes)({other})]")


def old_choices(text: str, other: str) -> bytes:
    return word_97_form(text, 2, 0, ("yes", other))


OLD_CHOICES = {"docx": old_word_choices, "odt": old_open_choices, "rtf": rich_choices, "doc": old_choices}
OFFERING: Mapping[str, Callable[[str, str], bytes]] = {"docx": word_choices, "odt": open_choice}

# Drawings, pictures and sources that were told nowhere

DIAGRAM = "http://schemas.openxmlformats.org/drawingml/2006/diagram"


def word_diagram(text: str, head: str) -> bytes:
    """Return a document with a diagram of three people, one of them above the others."""
    people = {"1": "Ann", "2": "Bob", "3": "Cid"}
    points = "".join(
        f'<d:pt modelId="{n}"><d:t><a:p><a:r><a:t>{who}</a:t></a:r></a:p></d:t></d:pt>' for n, who in people.items()
    )
    under = "".join(f'<d:cxn srcId="{head}" destId="{one}"/>' for one in people if one != head)
    model = f'<d:dataModel xmlns:d="{DIAGRAM}" xmlns:a="{DRAWING}"><d:ptLst>{points}</d:ptLst>{under}</d:dataModel>'
    return docx(paragraphs(runs(text)), related={"diagrams/d1.xml": ("diagramData", model)})


def slide_arrow(text: str, end: str) -> bytes:
    line = f'<a:prstGeom prst="line"/><a:ln><a:{end} type="triangle"/></a:ln>'
    return pptx(f"{shape(text)}<p:cxnSp><p:nvCxnSpPr/><p:spPr>{line}</p:spPr></p:cxnSp>")


def slide_light(text: str, colour: str) -> bytes:
    fill = f'<a:prstGeom prst="ellipse"/><a:solidFill>{colour}</a:solidFill>'
    return pptx(f"{shape(text)}<p:sp><p:nvSpPr/><p:spPr>{fill}</p:spPr></p:sp>")


def slide_star(text: str, side: int) -> bytes:
    """Return a slide with a star of this height and width, in EMU."""
    place = f'<a:xfrm><a:off x="914400" y="{5 * side}"/><a:ext cx="{side}" cy="{side}"/></a:xfrm>'
    return pptx(f'{shape(text)}<p:sp><p:nvSpPr/><p:spPr>{place}<a:prstGeom prst="star5"/></p:spPr></p:sp>')


def open_light(text: str, colour: str) -> bytes:
    fill = f'<style:graphic-properties draw:fill="solid" draw:fill-color="{colour}"/>'
    style = f'<style:style style:name="g" style:family="graphic">{fill}</style:style>'
    return odf("odt", odf_paragraphs(f'{text}<draw:ellipse draw:style-name="g"/>'), styles=style)


def marked_cell(text: str, colour: str) -> bytes:
    return styled_cells(text, f'|<patternFill patternType="solid"><fgColor rgb="{colour}"/></patternFill>|')


OF_WORKBOOK = {"worksheet": "worksheets/0.xml", "styles": "styles.xml", "theme": "theme/theme1.xml"}
"""The parts that a workbook names."""


def lit_cell(text: str, colour: str) -> bytes:
    """Return a workbook with an empty cell in a colour; the first accent of its theme is red."""
    fill = f'<fill/><fill><patternFill patternType="solid"><fgColor {colour}/></patternFill></fill>'
    colours = "".join(f'<a:srgbClr val="{one}"/>' for one in ("000000", "FFFFFF", "44546A", "E7E6E6", "C0504D"))
    parts = {
        "xl/styles.xml": f'<styleSheet xmlns="{MAIN}"><fills>{fill}</fills><cellXfs><xf/><xf fillId="1"/></cellXfs>'
        "</styleSheet>",
        "xl/theme/theme1.xml": f'<a:theme xmlns:a="{DRAWING}"><a:clrScheme>{colours}</a:clrScheme></a:theme>',
        "xl/_rels/workbook.xml.rels": relations(*OF_WORKBOOK.items()),
    }
    row = f'<row r="1"><c r="A1" t="inlineStr"><is><t>{text}</t></is></c><c r="C1" s="1"/></row>'
    return xlsx(row, parts=parts)


def word_filled(text: str, seed: int) -> bytes:
    fill = '<v:rect xmlns:v="urn:schemas-microsoft-com:vml"><v:fill r:id="p" type="frame"/></v:rect>'
    body = paragraphs(f"{runs(text)}<w:r><w:pict>{fill}</w:pict></w:r>")
    return docx(body, related={"media/p.png": ("image", png(seed))})


def open_filled(text: str, seed: int) -> bytes:
    return _open_filled(odf_paragraphs(f'{text}<draw:custom-shape draw:style-name="g"/>'), seed)


def open_paragraph_filled(text: str, seed: int) -> bytes:
    return _open_filled(f'<text:p text:style-name="p">{text}</text:p>', seed)


BEHIND_PARAGRAPH = '<style:background-image xlink:href="Pictures/p.png"/>'


def _open_filled(body: str, seed: int) -> bytes:
    styles = {
        "graphic": ("g", '<style:graphic-properties draw:fill="bitmap" draw:fill-image-name="f"/>'),
        "paragraph": ("p", f"<style:paragraph-properties>{BEHIND_PARAGRAPH}</style:paragraph-properties>"),
    }
    written = "".join(
        f'<style:style style:name="{name}" style:family="{family}">{inside}</style:style>'
        for family, (name, inside) in styles.items()
        if f'style-name="{name}"' in body
    )
    picture = '<draw:fill-image draw:name="f" xlink:href="Pictures/p.png"/>'
    return odf("odt", body, styles=written + picture, parts={"Pictures/p.png": png(seed)})


def word_field(text: str, instruction: str) -> bytes:
    inside = f"<w:r><w:instrText>{instruction}</w:instrText></w:r>"
    begin, end = (f'<w:r><w:fldChar w:fldCharType="{one}"/></w:r>' for one in ("begin", "end"))
    return docx(paragraphs(runs(text) + begin + inside + end))


def open_source(text: str, name: str) -> bytes:
    source = f'<text:section-source xlink:href="../{name}"/>'
    return odf("odt", f"<text:section>{source}{odf_paragraphs(text)}</text:section>")


def book_recording(text: str, sound: bytes) -> bytes:
    return _repackaged(epub(f'<p>{text}</p><audio src="a.mp3"/>', parts={"a.mp3": sound}), b"image/png", b"audio/mpeg")


def old_book_cover(text: str, seed: int) -> bytes:
    named = b'<metadata><meta name="cover" content="p0"/></metadata>'
    return _repackaged(epub(f"<p>{text}</p>", parts={"c.png": png(seed)}), b"<metadata/>", named)


def _repackaged(made: bytes, said: bytes, instead: bytes) -> bytes:
    """Return a book whose package document says something else."""
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        parts: dict[str, str | bytes] = {name: archive.read(name) for name in archive.namelist()}
    package = parts["E/p.opf"]
    assert isinstance(package, bytes)
    return zipped({**parts, "E/p.opf": package.replace(said, instead)})


def notebook(text: str, seed: int) -> bytes:
    attached = {"a.png": {"image/png": base64.b64encode(png(seed)).decode()}}
    cell = {"cell_type": "markdown", "metadata": {}, "source": text, "attachments": attached}
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [cell]}).encode()


def notebook_page(text: str, shown: str) -> bytes:
    output = {"output_type": "display_data", "metadata": {}, "data": {"text/plain": "x", "text/html": shown}}
    cell = {"cell_type": "code", "metadata": {}, "source": text, "execution_count": 1, "outputs": [output]}
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [cell]}).encode()


def page_mirrored(text: str, matrix: str) -> bytes:
    drawn = pdf_text(text) + f"q {matrix} cm /I Do Q\n"
    return pdf(drawn, resources="/XObject<</I 4 0 R>>", objects=[pdf_image(1)])


def sheet_value(text: str, seed: int) -> bytes:
    """Return a workbook with a picture as the value of a cell."""
    kind = "http://schemas.microsoft.com/office/2022/10/relationships/richValueRel"
    related = f'<Relationship Id="v" Type="{kind}" Target="richData/v.xml"/></Relationships>'
    with zipfile.ZipFile(io.BytesIO(xlsx(_row(1, text)))) as archive:
        parts: dict[str, str | bytes] = {name: archive.read(name) for name in archive.namelist()}
    own = parts["xl/_rels/workbook.xml.rels"]
    assert isinstance(own, bytes)
    parts["xl/_rels/workbook.xml.rels"] = own.replace(b"</Relationships>", related.encode())
    pictures: dict[str, str | bytes] = {
        "xl/richData/_rels/v.xml.rels": relations(("image", "../media/i.png")),
        "xl/media/i.png": png(seed),
    }
    return zipped({**parts, "xl/richData/v.xml": "<richValueRels/>", **pictures})


def slide_in(text: str, look: str, around: str) -> bytes:
    """Return a slide with a word in a group or a table."""
    run = f"<a:p><a:r><a:rPr>{look}</a:rPr><a:t>void</a:t></a:r></a:p>"
    return pptx(shape(text) + around.format(run))


IN_GROUP = (
    "<p:grpSp><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody>{}</p:txBody></p:sp>"
    "</p:grpSp>"
)
IN_TABLE = (
    "<p:graphicFrame><a:graphic><a:graphicData><a:tbl>%s<a:tr><a:tc><a:txBody>{}</a:txBody>%s</a:tc></a:tr></a:tbl>"
    "</a:graphicData></a:graphic></p:graphicFrame>"
)
WHITE_FILL = '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>'
BLUE_CELL = '<a:tcPr><a:solidFill><a:srgbClr val="0000FF"/></a:solidFill></a:tcPr>'
STYLED_TABLE = "<a:tblPr><a:tableStyleId>{{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}}</a:tableStyleId></a:tblPr>"

SEEDED: list[tuple[str, str, Kind, Callable[[str, int], bytes]]] = [
    ("filled", "docx", Kind.PICTURES, word_filled),
    ("filled", "odt", Kind.PICTURES, open_filled),
    ("filled-paragraph", "odt", Kind.PICTURES, open_paragraph_filled),
    ("old-cover", "epub", Kind.PICTURES, old_book_cover),
    ("attachment", "ipynb", Kind.ATTACHMENTS, notebook),
    ("value", "xlsx", Kind.PICTURES, sheet_value),
    ("recording", "epub", Kind.ATTACHMENTS, lambda text, seed: book_recording(text, b"%d" % seed)),
]

COUNTING = "<style>p {counter-reset: part 0 other} p:before {content: counter(part)}</style>"
SHOWING = [
    ("generated", Kind.SIGNS, "<style>.x::before{content:'Void: '}</style>", "<style>.x::before{content:'· '}</style>"),
    ("generated-of-attribute", Kind.SIGNS, "<style>p:after{content:attr(title)}</style><p title=a>", "<p title=a>"),
    ("generated-sign", Kind.SIGNS, "<style>.x:before{content:'$'}</style>", "<style>.x:before{content:'€'}</style>"),
    ("marker", Kind.SIGNS, "<style>ul{list-style-type:'✓ '}</style>", "<style>ul{list-style-type:'✗ '}</style>"),
    ("item-number", Kind.SIGNS, "<ol><li>a<li value=7>b</ol>", "<ol><li>a<li value=2>b</ol>"),
    ("backwards-list", Kind.SIGNS, "<ol reversed><li>a<li>b</ol>", "<ol><li>a<li>b</ol>"),
    ("backwards", Kind.SIGNS, "<bdo dir=rtl>123</bdo>", "<bdo dir=ltr>123</bdo>"),
    ("progress", Kind.FIELDS, "<progress value=30></progress>", "<progress value=90></progress>"),
    ("meter", Kind.FIELDS, "<meter value=.3></meter>", "<meter value=.9></meter>"),
    ("placeholder", Kind.FIELDS, "<input placeholder='Name'>", "<input placeholder='IBAN'>"),
    ("picture-to-press", Kind.PICTURES, "<input type=image src='data:,one'>", "<input type=image src='data:,two'>"),
    ("page-in-page", Kind.ATTACHMENTS, "<iframe srcdoc='One'></iframe>", "<iframe srcdoc='Two'></iframe>"),
    ("poster", Kind.PICTURES, "<video poster='data:,one'></video>", "<video poster='data:,two'></video>"),
    ("base", Kind.LINKS, "<base href='https://a.example/'>", "<base href='https://b.example/'>"),
    ("form", Kind.LINKS, "<form action='https://a.example'></form>", "<form action='https://b.example'></form>"),
    ("button", Kind.LINKS, "<button formaction='https://a.example'>", "<button formaction='https://b.example'>"),
    ("counted", Kind.SIGNS, "<style>.x {counter-reset: part 3}</style>", "<style>.x {counter-reset: part}</style>"),
    ("counted-here", Kind.SIGNS, f"{COUNTING}<p style='counter-set: a 3'>", f"{COUNTING}<p style='counter-set: a 4'>"),
    ("leading-on", Kind.LINKS, "<meta http-equiv=refresh content='9; url=a'>", "<meta http-equiv=refresh content=9>"),
    ("alternative", Kind.PICTURES, "<picture><source srcset='data:,one 2x'>", "<picture><source srcset='data:,two'>"),
]  # fmt: skip


def page_behind(text: str, seed: int, *, by_class: bool = False) -> bytes:
    """Return a page with a picture behind its words, which a style sheet or the element itself puts there."""
    behind = f"background: url(data:image/png;base64,{base64.b64encode(png(seed)).decode()}) no-repeat"
    if by_class:
        return html(f'<style>.x .y {{{behind}}}</style><div class="x"><p class="y">{text}</p></div>')
    return html(f'<p style="{behind}">{text}</p>')


def page_elsewhere(text: str, name: str) -> bytes:
    return html(f"<style>body {{background-image: url({name})}} .z {{background: url(z.png)}}</style><p>{text}</p>")


def mail_behind(text: str, seed: int) -> bytes:
    return mail(text, inline=png(seed)).replace(b'<img src="cid:one">', b'<p style="background:url(cid:one)"></p>')


def book_behind(text: str, seed: int) -> bytes:
    sheet = '<link rel="stylesheet" type="text/css" href="a/b.css"/>'
    parts = {"a/b.css": b'p{background-image:url("p.png")}', "a/p.png": png(seed)}
    return epub(f"{sheet}<p>{text}</p>", parts=parts)


def mail_twice(text: str, plain: str, *, page: str = "") -> bytes:
    """Return a message that says the same as plain text and as a page, and something else in the former."""
    message = EmailMessage(policy=SMTP)
    message["Subject"] = "Engines"
    message.set_content(f"{text}\r\n{plain}")
    message.add_alternative(f"<p>{text}</p>{page}", subtype="html")
    return message.as_bytes()


BEHIND: Mapping[str, Callable[[str, int], bytes]] = {"html": page_behind, "eml": mail_behind, "epub": book_behind}


def styled_cells(text: str, look: str) -> bytes:
    """Return a workbook with a cell in a style, given by its font, its ground and what stands behind the cells."""
    font, fill, behind = look.split("|")
    styles = (
        f'<styleSheet xmlns="{MAIN}"><fonts><font/><font>{font}</font></fonts><fills><fill><patternFill/></fill>'
        f"<fill>{fill}</fill></fills><cellXfs><xf/><xf fontId='1' fillId='1'/></cellXfs></styleSheet>"
    )
    row = f'<row r="1"><c r="A1" t="inlineStr"><is><t>{text}</t></is></c><c r="B1" s="1"><v>2</v></c></row>'
    sheet = f'<worksheet xmlns="{MAIN}"><sheetData>{row}</sheetData>{behind}</worksheet>'
    theme = "".join(f'<a:srgbClr val="{colour}"/>' for colour in ("000000", "FFFFFF", "1F497D", "EEECE1"))
    parts = {
        "xl/styles.xml": styles,
        "xl/worksheets/0.xml": sheet,
        "xl/theme/theme1.xml": f'<a:theme xmlns:a="{DRAWING}">{theme}</a:theme>',
        "xl/_rels/workbook.xml.rels": relations(*OF_WORKBOOK.items()),
    }
    return xlsx(row, parts=parts)


IN_WHITE, IN_BLUE = (
    '<color rgb="FFFFFFFF"/>',
    '<patternFill patternType="solid"><fgColor rgb="FF1F3864"/></patternFill>',
)
PRINTED = "||<headerFooter><oddHeader>&amp;C&amp;8{}&amp;RPage &amp;P</oddHeader></headerFooter>"

OTHERS = [
    ("white", "xlsx", Kind.HIDDEN, _two(styled_cells, f"{IN_WHITE}||", "||")),
    ("white-by-theme", "xlsx", Kind.HIDDEN, _two(styled_cells, '<color theme="0"/>|<patternFill/>|', "||")),
    ("raised-style", "xlsx", Kind.SIGNS, _two(styled_cells, '<vertAlign val="superscript"/>||', "||")),
    ("printed", "xlsx", Kind.HIDDEN, _two(styled_cells, PRINTED.format("DRAFT"), PRINTED.format("FINAL"))),
    *((name, "html", kind, _two(page_with, one, other)) for name, kind, one, other in SHOWING),
    *(("note-elsewhere", ending, Kind.SIGNS, _two(maker, "first", "last")) for ending, maker in NOTING.items()),
    *(("note-to-word", ending, Kind.SIGNS, _two(maker, "first", "word")) for ending, maker in NOTING.items()),
    ("behind-slides", "pptx", Kind.DRAWINGS, _two(behind_slides, shape("Draft &amp; more"), shape("Final"))),
    ("behind-slides", "odp", Kind.DRAWINGS, _two(open_behind_slides, "Draft &amp; more", "Final")),
    *((f"{name}-behind-slides", ending, Kind.PICTURES, lambda text, maker=maker, ground=ground: (
        maker(text, "", seed=1, ground=ground), maker(text, "", seed=2, ground=ground)))
      for name, ending, maker, ground in (
          ("picture", "pptx", behind_slides, ""), ("picture", "odp", open_behind_slides, ""),
          ("ground", "pptx", behind_slides, PICTURE_GROUND),
          ("ground", "odp", open_behind_slides, OPEN_PICTURE_GROUND))),
    *(("offered", ending, Kind.FIELDS, _two(maker, "no", "maybe")) for ending, maker in OFFERING.items()),
    ("offered", "pdf", Kind.FIELDS, _two(form_choices, "no", "maybe")),
    *(("offered-as-before", ending, Kind.FIELDS, _two(maker, "no", "maybe")) for ending, maker in OLD_CHOICES.items()),
    ("control", "docx", Kind.FIELDS, _two(word_control, "yes", "no")),
    ("building-block", "docx", Kind.HIDDEN, _two(word_block, "Dear Sirs", "Dear all")),
    ("chosen-as-before", "odt", Kind.FIELDS, lambda text: (
        old_open_choices(text, "no", "0"), old_open_choices(text, "no", "1"))),
    ("chosen-nothing", "odt", Kind.FIELDS, lambda text: (
        old_open_choices(text, "no", "0"), old_open_choices(text, "no", ""))),
    ("offered-in-form", "odt", Kind.FIELDS, _two(open_form, "no", "maybe")),
    ("diagram", "docx", Kind.DRAWINGS, _two(word_diagram, "1", "2")),
    ("arrow-of-line", "pptx", Kind.DRAWINGS, _two(slide_arrow, "headEnd", "tailEnd")),
    ("included", "docx", Kind.LINKS, _two(word_field, 'INCLUDETEXT "a.docx"', 'INCLUDETEXT "b.docx"')),
    ("linked-value", "docx", Kind.LINKS, _two(word_field, 'LINK Excel.Sheet "a.xlsx"', 'LINK Excel.Sheet "b.xlsx"')),
    ("included", "odt", Kind.LINKS, _two(open_source, "a.odt", "b.odt")),
    *((name, ending, kind, lambda text, maker=maker: (maker(text, 1), maker(text, 2)))
      for name, ending, kind, maker in SEEDED),
    *(("highlighted", ending, Kind.COMMENTS, lambda text, maker=maker, plain=WHITE[ending][0]: (
        maker(text, ""), plain(text, ""))) for ending, maker in HIGHLIGHTING.items() if ending in WHITE),
    ("highlighted", "pptx", Kind.COMMENTS, _two(void_slide, YELLOW, "")),
    *(("highlighted-red", ending, Kind.COMMENTS, _two(maker, look.format(red), look.format(yellow)))
      for ending, (maker, look, red, yellow) in PENS.items()),
    ("highlighted-red", "pptx", Kind.COMMENTS, _two(void_slide, YELLOW, YELLOW.replace("FFFF00", "FF0000"))),
    ("highlight-drawn", "pdf", Kind.COMMENTS, _two(drawn_highlight, "1 0 0", "0 1 0")),
    ("highlighted-red", "pdf", Kind.COMMENTS, _two(annotated, HIGHLIGHT, HIGHLIGHT.replace("1 1 0", "1 0 0"))),
    ("marked", "html", Kind.COMMENTS, _two(page_marked, "mark", "b")),
    ("white", "pptx", Kind.HIDDEN, _two(void_slide, WHITE_RUN, "")),
    ("white", "odp", Kind.HIDDEN, _two(void_open_slide, 'fo:color="#ffffff"', "")),
    ("symbol", "docx", Kind.SIGNS, _two(word_symbol, "Webdings:F061", "Webdings:F072")),
    ("compared", "docx", Kind.SIGNS, _two(word_symbol, "Symbol:F0A3", "Symbol:F0B3")),
    ("signed", "docx", Kind.FIELDS, signed_package(word, "_xmlsignatures/sig1.xml")),
    ("signed", "odt", Kind.FIELDS, signed_package(open_text, "META-INF/documentsignatures.xml")),
    ("struck-elsewhere", "md", Kind.REVISIONS, _two(written, "~~yes~~\n\nyes", "yes\n\n~~yes~~")),
    ("raised-elsewhere", "rst", Kind.SIGNS, _two(written, ":sup:`1`\n\n1", "1\n\n:sup:`1`")),
    *(("list-start", ending, Kind.SIGNS, _two(written, "5. a\n6. b", "1. a\n2. b")) for ending in ("md", "rst")),
    ("struck", "fb2", Kind.REVISIONS, _two(book, "strikethrough", "emphasis")),
    ("raised", "fb2", Kind.SIGNS, _two(book, "sup", "emphasis")),
    ("attribute", "xml", Kind.SIGNS, _two(xml_page, 'status="paid"', 'status="open"')),
    ("picture", "mhtml", Kind.PICTURES, lambda text: (web_archive(text, 1), web_archive(text, 2))),
    ("struck", "mobi", Kind.REVISIONS, _two(kindle, "<s>{}</s>", "{}")),
    ("picture", "mobi", Kind.PICTURES, lambda text: (kindle_picture(text, 1), kindle_picture(text, 2))),
    *(("behind", ending, Kind.PICTURES, lambda text, maker=maker: (maker(text, 1), maker(text, 2)))
      for ending, maker in BEHIND.items()),
    ("behind-elsewhere", "html", Kind.LINKS, _two(page_elsewhere, "one.png", "two.png")),
    ("other-plain-text", "eml", Kind.HIDDEN, _two(mail_twice, "Pay 500", "")),
    ("cover", "epub", Kind.PICTURES, lambda text: (book_cover(text, 1), book_cover(text, 2))),
    ("for-and-against", "txt", Kind.SIGNS, _two(written, "+ fast\n- dear", "- fast\n+ dear")),
    ("risen", "txt", Kind.SIGNS, _two(written, "▲ 5 %", "▼ 5 %")),
    ("raised", "tex", Kind.SIGNS, _two(latex, r"10\textsuperscript{2}", "10{2}")),
    ("unit", "tex", Kind.SIGNS, _two(latex, r"\SI{5}{\kilo\gram}", r"\SI{5}{\gram}")),
    ("unit-of-options", "tex", Kind.SIGNS, _two(latex, r"\qty[a=b]{5}{\metre}", r"\qty[a=b]{5}{\second}")),
    ("referring", "tex", Kind.LINKS, _two(latex, r"as in \ref{one}", r"as in \ref{two}")),
    ("indent", "py", Kind.SIGNS, _two(script, "for x in y:\n    a()\n    b()", "for x in y:\n    a()\nb()")),
    ("indent", "yaml", Kind.SIGNS, _two(script, "a:\n  b: 1\n  c: 2", "a:\n  b: 1\nc: 2")),
    ("brackets", "c", Kind.SIGNS, _two(script, "a[i] = 1;", "a(i) = 1;")),
    ("case", "java", Kind.SIGNS, _two(script, "new Item item", "new item Item")),
    ("formula", "xlsx", Kind.FORMULAS, _two(counted, "<f>2+3</f>", "")),
    ("other-formula", "xlsx", Kind.FORMULAS, _two(counted, "<f>2+3</f>", "<f>1+4</f>")),
    ("formula", "ods", Kind.FORMULAS, _two(open_counted, ' table:formula="of:=2+3"', "")),
    ("link", "docx", Kind.LINKS, _two(word_link, ONE, TWO)),
    ("link", "odt", Kind.LINKS, _two(open_link, ONE, TWO)),
    ("link", "rtf", Kind.LINKS, _two(rich_link, ONE, TWO)),
    ("shape-link", "docx", Kind.LINKS, _two(word_shape_link, ONE, TWO)),
    ("link", "html", Kind.LINKS, _two(page_link, ONE, TWO)),
    ("link", "md", Kind.LINKS, _two(marked_down_link, ONE, TWO)),
    ("link", "pptx", Kind.LINKS, _two(slide_link, ONE, TWO)),
    ("link", "xlsx", Kind.LINKS, _two(sheet_link, ONE, TWO)),
    ("link", "epub", Kind.LINKS, _two(book_link, ONE, TWO)),
    ("equation", "docx", Kind.FORMULAS, _two(equation, "fraction", "power")),
    *(("equation-operator", ending, Kind.FORMULAS, _two(maker, "\u2211", "\u220f"))
      for ending, maker in EQUATIONS.items()),
    ("equation-brace", "rtf", Kind.FORMULAS, _two(rich_cases, "\\{", "")),
    *(("equation-term", ending, Kind.FORMULAS, lambda text, maker=maker: (
        maker(text, "\u2211"), maker(text, "\u2211", "row"))) for ending, maker in EQUATIONS.items()),
    ("equation", "odt", Kind.FORMULAS, _two(open_equation, "mfrac", "msup")),
    ("equation", "html", Kind.FORMULAS, _two(page_equation, "mfrac", "msup")),
    ("link", "pdf", Kind.LINKS, _two(annotated, LEADING.format(ONE), LEADING.format(TWO))),
    ("box", "pdf", Kind.FIELDS, _two(form, "/FT/Btn/V/Yes/AS/Yes", "/FT/Btn/V/Off/AS/Off")),
    ("signed", "pdf", Kind.FIELDS, _two(
        form, "/FT/Sig/V<</Type/Sig/Filter/Adobe.PPKLite/Name(Ada)/Contents<00>>>", "/FT/Sig")),
    ("box", "docx", Kind.FIELDS, _two(word_box, "1", "0")),
    ("box", "html", Kind.FIELDS, _two(page_box, " checked", "")),
]  # fmt: skip

# Pictures and pages


def with_pictures(*seeds: int) -> Callable[[str], dict[str, bytes]]:
    """Return what makes a document of each format that can have pictures."""

    def made(text: str) -> dict[str, bytes]:
        first, last = _halves(text)
        names = [f"p{n}.png" for n in range(len(seeds))]
        stored = dict(zip(names, map(png, seeds), strict=True))
        related = {f"media/{name}": ("image", data) for name, data in stored.items()}
        on_slide = {f"../media/{name}": ("image", data) for name, data in stored.items()}
        shown = "".join(word_picture(name[:-4]) for name in names)
        addresses = ["data:image/png;base64," + base64.b64encode(data).decode() for data in stored.values()]
        images = {n: pdf_image(seed) for n, seed in enumerate(seeds)}
        drawn = "".join(f"q 100 0 0 100 {40 + 120 * n} 300 cm /I{n} Do Q\n" for n in images)
        objects = "".join(f"/I{n} {4 + n} 0 R" for n in images)
        return {
            "docx": docx(paragraphs(runs(first), shown, runs(last)), related=related),
            "odt": odf(
                "odt",
                odf_paragraphs(first, "".join(odf_picture(f"Pictures/{name}") for name in names), last),
                parts={f"Pictures/{name}": data for name, data in stored.items()},
            ),
            "pptx": pptx(shape(text) + "".join(slide_picture(name[:-4]) for name in names), related=on_slide),
            "rtf": rtf(f"{first}\\par {''.join(map(rtf_picture, stored.values()))}\\par {last}\\par "),
            "epub": epub(f"<p>{text}</p>" + "".join(f'<img src="{name}"/>' for name in names), parts=stored),
            "html": html(f"<p>{first}</p>" + "".join(f'<img src="{one}">' for one in addresses) + f"<p>{last}</p>"),
            "pdf": pdf(pdf_text(text) + drawn, resources=f"/XObject<<{objects}>>", objects=[*images.values()]),
        }

    return made


def _pictures(ending: str, a: tuple[int, ...], b: tuple[int, ...]) -> Make:
    return lambda text: (with_pictures(*a)(text)[ending], with_pictures(*b)(text)[ending])


PICTURE_ENDINGS = ("docx", "odt", "pptx", "rtf", "epub", "html", "pdf")
PICTURES = [
    *(("other-picture", ending, Kind.PICTURES, _pictures(ending, (1,), (2,))) for ending in PICTURE_ENDINGS),
    *(("missing-picture", ending, Kind.PICTURES, _pictures(ending, (1, 2), (1,))) for ending in PICTURE_ENDINGS),
]


def scans_behind(text: str, *sentences: str) -> bytes:
    """Return a page of text, and behind it pages that are pictures."""
    images = [pdf_image(hash_of(one)) for one in sentences]
    objects = "".join(f"/I{n} {4 + n} 0 R" for n in range(len(images)))
    whole = [f"q 600 0 0 800 0 0 cm /I{n} Do Q" for n in range(len(images))]
    return pdf(pdf_text(text), *whole, resources=f"/XObject<<{objects}>>", objects=images)


def hash_of(sentence: str) -> int:
    return sum(map(ord, sentence))


def signed(text: str, curve: str) -> bytes:
    return pdf(pdf_text(text) + f"1 w 100 300 m {curve} S\n" if curve else pdf_text(text))


CURVES = (
    "120 380 140 220 160 300 c 180 380 200 240 210 310 c 230 350 250 290 260 330 c",
    "150 220 190 390 200 280 c 220 250 230 370 250 260 c 270 340 280 280 300 310 c",
)

# Files inside


def word_object(text: str, data: bytes) -> bytes:
    shown = '<w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" r:id="b1"/></w:object></w:r>'
    return docx(paragraphs(runs(text) + shown), related={"embeddings/b1.xlsx": ("package", data)})


def word_macros(text: str, code: bytes) -> bytes:
    return docx(paragraphs(runs(text)), related={"vbaProject.bin": ("vbaProject", code)})


def word_chart(text: str, value: float) -> bytes:
    shown = (
        '<w:r><w:drawing><a:graphic><a:graphicData><c:chart r:id="h1"/></a:graphicData></a:graphic></w:drawing></w:r>'
    )
    return docx(paragraphs(runs(text) + shown), related={"charts/h1.xml": ("chart", chart(1, value))})


def sheet_chart(text: str, value: float, ways: str = "") -> bytes:
    spaces = 'xmlns:d="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"'
    return xlsx(
        _row(1, text),
        parts={
            "xl/worksheets/_rels/0.xml.rels": relations(("drawing", "../drawings/d.xml")),
            "xl/drawings/d.xml": f"<d:wsDr {spaces}/>",
            "xl/drawings/_rels/d.xml.rels": relations(("chart", "../charts/h1.xml")),
            "xl/charts/h1.xml": chart(1, value, ways=ways),
        },
    )


def cells_chart(text: str, cells: str) -> bytes:
    """Return a workbook with a chart as libraries write it: where its values stand, without them."""
    return sheet_chart(text, 2, f"<c:ser><c:val><c:numRef><c:f>{cells}</c:f></c:numRef></c:val></c:ser>")


def sheet_box(text: str, words: str) -> bytes:
    """Return a workbook with a text box on its sheet."""
    spaces = f'xmlns:d="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="{DRAWING}"'
    box = f'<d:sp><d:nvSpPr><d:cNvSpPr txBox="1"/></d:nvSpPr><d:txBody><a:p><a:r><a:t>{words}</a:t></a:r></a:p>'
    return xlsx(
        _row(1, text) + _row(2, "more"),
        parts={
            "xl/worksheets/_rels/0.xml.rels": relations(("drawing", "../drawings/d.xml")),
            "xl/drawings/d.xml": f"<d:wsDr {spaces}>{box}</d:txBody></d:sp></d:wsDr>",
        },
    )


def open_box(text: str, words: str) -> bytes:
    """Return a spreadsheet with a text box that is anchored in a cell."""
    box = f"<draw:frame><draw:text-box><text:p>{words}</text:p></draw:text-box></draw:frame>"
    cell = f'<table:table-cell office:value-type="string"><text:p>more</text:p>{box}</table:table-cell>'
    return tables(text, rows=f"<table:table-row>{cell}</table:table-row>")


def slide_chart(text: str, value: float) -> bytes:
    frame = (
        '<p:graphicFrame><a:graphic><a:graphicData><c:chart r:id="h1"/></a:graphicData></a:graphic></p:graphicFrame>'
    )
    return pptx(shape(text) + frame, related={"../charts/h1.xml": ("chart", chart(1, value))})


def open_chart(text: str, value: float, ways: str = "") -> bytes:
    number = f'<table:table-cell office:value-type="float" office:value="{value}"><text:p>{value}</text:p>'
    rows = f"<table:table><table:table-row>{number}</table:table-cell></table:table-row></table:table>"
    drawn = (
        f'<chart:chart chart:class="chart:bar"><chart:plot-area><chart:series/></chart:plot-area>{rows}</chart:chart>'
    )
    style = f'<style:style style:name="c" style:family="chart"><style:chart-properties {ways}/></style:style>'
    return open_object(text, odf_part(f"<office:chart>{drawn}</office:chart>", style))


def open_macros(text: str, code: str) -> bytes:
    return odf("odt", odf_paragraphs(text), parts={"Basic/Standard/Module1.xml": code})


def word_shape(text: str, preset: str, more: str = "", around: str = "") -> bytes:
    space = 'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
    drawn = (
        f"<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp {space}><wps:spPr>"
        f'<a:prstGeom prst="{preset}"/>{more}</wps:spPr>{around}</wps:wsp></a:graphicData></a:graphic>'
        "</wp:inline></w:drawing></w:r>"
    )
    return docx(paragraphs(runs(text) + drawn))


def word_light(text: str, colour: str, box: str = "") -> bytes:
    around = f"<wps:txbx><w:txbxContent><w:p>{box}</w:p></w:txbxContent></wps:txbx>"
    return word_shape(text, "rect", f'<a:solidFill><a:srgbClr val="{colour}"/></a:solidFill>', around if box else "")


def word_vml_light(text: str, colour: str) -> bytes:
    shape = f'<v:oval xmlns:v="urn:schemas-microsoft-com:vml" fillcolor="{colour}"/>'
    return docx(paragraphs(f"{runs(text)}<w:r><w:pict>{shape}</w:pict></w:r>"))


def rich_light(text: str, colour: str) -> bytes:
    said = rf"{{\sp{{\sn shapeType}}{{\sv 1}}}}{{\sp{{\sn fillColor}}{{\sv {colour}}}}}"
    return rtf(rf"{text}{{\shp{{\*\shpinst{said}{{\shptxt \pard\par}}}}}}\par ")


def word_status(text: str, colour: str) -> bytes:
    return word_light(text, colour, runs("late"))


def word_vml_status(text: str, colour: str) -> bytes:
    box = f"<v:textbox inset='0'><w:txbxContent>{paragraphs(runs('late'))}</w:txbxContent></v:textbox>"
    shape = f'<v:rect xmlns:v="urn:schemas-microsoft-com:vml" fillcolor="#{colour} [3204]">{box}</v:rect>'
    return docx(paragraphs(f"{runs(text)}<w:r><w:pict>{shape}</w:pict></w:r>"))


def open_status(text: str, colour: str) -> bytes:
    fill = f'<style:graphic-properties draw:fill="solid" draw:fill-color="#{colour}"/>'
    box = f"<draw:frame draw:style-name='g1'><draw:text-box>{odf_paragraphs('late')}</draw:text-box></draw:frame>"
    styles = f'<style:style style:name="g1" style:family="graphic">{fill}</style:style>'
    return odf("odt", odf_paragraphs(text + box), styles=styles)


def rich_status(text: str, colour: str) -> bytes:
    number = int.from_bytes(bytes.fromhex(colour), "little")
    said = rf"{{\sp{{\sn shapeType}}{{\sv 202}}}}{{\sp{{\sn fillColor}}{{\sv {number}}}}}"
    return rtf(rf"{text}{{\shp{{\*\shpinst{said}{{\shptxt late\par}}}}}}\par ")


def word_shaded(text: str, colour: str) -> bytes:
    shade = f'<w:pPr><w:shd w:val="clear" w:fill="{colour}"/></w:pPr>' if colour else ""
    return docx(paragraphs(runs(text), shade + runs("to be paid")))


def open_shaded(text: str, colour: str) -> bytes:
    look = f'<style:paragraph-properties fo:background-color="{f"#{colour}" if colour else "transparent"}"/>'
    styles = f'<style:style style:name="P1" style:family="paragraph">{look}</style:style>'
    return odf("odt", f"{odf_paragraphs(text)}<text:p text:style-name='P1'>to be paid</text:p>", styles=styles)


def rich_shaded(text: str, colour: str) -> bytes:
    parts = zip(("red", "green", "blue"), bytes.fromhex(colour or "000000"), strict=True)
    table = "".join(rf"\{name}{part}" for name, part in parts)
    shade = r"\cbpat1" if colour else ""
    return rtf(rf"{{\colortbl;{table};}}{text}\par\pard\plain{shade} to be paid\par\pard ")


def page_shaded(text: str, colour: str) -> bytes:
    return html(
        f"<p>{text}</p><p style='background: #{colour}'>to be paid</p>" if colour else f"<p>{text}</p><p>to be paid"
    )


def old_shaded(text: str, colour: str) -> bytes:
    body = f"{text}\rto be paid\r"
    shade = struct.pack("<HHB", 0, 0xC64D, 10) + b"\0\0\0\xff" + bytes.fromhex(colour or "ffffff") + b"\0\0\0"
    return word_97(Parts(body=body), paragraphs={(len(text) + 1, len(body)): shade})


def page_on(text: str, said: str) -> bytes:
    return html(f"<p>{text} <span style='background: {said}'>late</span></p>")


def word_solid(text: str, colour: str) -> bytes:
    return docx(paragraphs(f'<w:pPr><w:shd w:val="solid" w:color="{colour}" w:fill="auto"/></w:pPr>{runs(text)}'))


def rich_styled(text: str, ground: str, pen: str) -> bytes:
    """Return a paragraph and words in it whose styles say their grounds; rich text repeats that."""
    colours = r"{\colortbl;\red255\green0\blue0;\red0\green176\blue80;}"
    sheet = rf"{{\stylesheet{{\s0 Normal;}}{{\s1{{\*\soutlvl}}{ground} Warning;}} {{\*\cs2{pen} Loud;}}}}"
    return rtf(rf"{colours}{sheet}\pard\s1{ground} {text}{{\cs2{pen} late}}\par \pard {text}\par ")


SHADED = {"docx": word_shaded, "odt": open_shaded, "rtf": rich_shaded, "html": page_shaded, "doc": old_shaded}
"""What has a paragraph on a ground."""
STATUS = {"docx": word_status, "odt": open_status, "rtf": rich_status}
"""What has a box around a word, in a colour."""


def word_sign(text: str, colour: str, sign: str = "●") -> bytes:
    return docx(paragraphs(runs(text), runs(sign, f'<w:color w:val="{colour}"/>') + runs(" the engine")))


def open_sign(text: str, colour: str, sign: str = "●") -> bytes:
    style = (
        f'<style:style style:name="T1" style:family="text"><style:text-properties fo:color="#{colour}"/></style:style>'
    )
    return odf(
        "odt", odf_paragraphs(text, f'<text:span text:style-name="T1">{sign}</text:span> the engine'), styles=style
    )


def rich_sign(text: str, colour: str, sign: str = "●") -> bytes:
    parts = zip(("red", "green", "blue"), bytes.fromhex(colour), strict=True)
    table = "".join(rf"\{name}{part}" for name, part in parts)
    return rtf(rf"{{\colortbl;{table};}}{text}\par {{\cf1 {sign}}} the engine\par ")


def page_sign(text: str, colour: str, sign: str = "●") -> bytes:
    return html(f'<p>{text}</p><p><font color="#{colour}">{sign}</font> the engine</p>')


def old_sign(text: str, colour: str, sign: str = "●") -> bytes:
    body, at = f"{text}\r{sign} the engine\r", len(text) + 1
    ink = struct.pack("<H", 0x6870) + bytes.fromhex(colour) + b"\0"
    return word_97(Parts(body=body), wide=(True,), characters={(at, at + len(sign)): ink})


def slide_sign(text: str, colour: str, sign: str = "●") -> bytes:
    ink = f'<a:rPr><a:solidFill><a:srgbClr val="{colour}"/></a:solidFill></a:rPr>'
    return pptx(
        shape(text).replace(
            "</a:p>", f"</a:p><a:p><a:r>{ink}<a:t>{sign}</a:t></a:r><a:r><a:t> the engine</a:t></a:r></a:p>"
        )
    )


def drawn_sign(text: str, colour: str, sign: str = "●") -> bytes:
    font, shown = ("Z", "l") if sign == "●" else ("F", sign)
    ink = " ".join(str(part / 255) for part in bytes.fromhex(colour))
    drawn = f"BT {ink} rg /{font} 10 Tf 40 300 Td ({shown}) Tj 0 g /F 10 Tf 12 0 Td (the engine) Tj ET"
    dingbats = b"<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>"
    return pdf(pdf_text(text) + drawn, objects=[dingbats], resources="/Font<</F 3 0 R/Z 4 0 R>>")


def word_wingdings(text: str, colour: str) -> bytes:
    sign = f'<w:r><w:rPr><w:color w:val="{colour}"/></w:rPr><w:sym w:font="Wingdings" w:char="F06C"/></w:r>'
    return docx(paragraphs(runs(text), sign + runs(" the engine")))


def word_signs(text: str, colours: str) -> bytes:
    lines = (runs("■", f'<w:color w:val="{colour}"/>') + runs(" the engine") for colour in colours.split())
    return docx(paragraphs(runs(text), *lines))


SIGNED = {
    "docx": word_sign, "odt": open_sign, "rtf": rich_sign, "html": page_sign, "doc": old_sign, "pptx": slide_sign,
    "pdf": drawn_sign,
}  # fmt: skip
"""What has a sign in a colour in front of a task."""


def _two_signs(maker: Callable[[str, str, str], bytes]) -> Make:
    """Return what makes two documents with a word in two colours instead of a sign."""
    return lambda text: (maker(text, "C00000", "now"), maker(text, "00B050", "now"))


def slide_status(text: str, fill: str, accent: str = "") -> bytes:
    """Return a slide with a box around a word, whose fill may be an accent of the theme."""
    colours = "".join(f'<a:{name}><a:srgbClr val="{accent}"/></a:{name}>' for name in ("lt2", "accent2"))
    scheme = f'<a:theme xmlns:a="{DRAWING}">{colours}</a:theme>'
    box = shape("late").replace("<p:spPr/>", f"<p:spPr>{fill}</p:spPr>{OF_STYLE if accent else ''}")
    return pptx(shape(text) + box, related={"../theme/theme1.xml": ("theme", scheme)} if accent else {})


OF_STYLE = '<p:style><a:fillRef idx="1"><a:schemeClr val="accent2"/></a:fillRef></p:style>'


def with_file(text: str, data: str) -> bytes:
    return pdf(
        pdf_text(text),
        catalogue="/Names<</EmbeddedFiles<</Names[(a.bin) 5 0 R]>>>>",
        objects=[
            pdf_stream(data.encode(), "/Type/EmbeddedFile"),
            b"<</Type/Filespec/F(a.bin)/UF(a.bin)/EF<</F 4 0 R>>>>",
        ],
    )


def drawn_over(text: str, over: str) -> bytes:
    return pdf(pdf_text(text) + over)


def drawn_on_low_word(text: str, over: str) -> bytes:
    """Return a page with a word of no tall letter, which lies deeper than others, and what is drawn over it."""
    return pdf(f"{pdf_text(text)}BT /F 10 Tf 40 300 Td (gray) Tj ET\n{over}")


PLAN = "100 400 m 150 420 150 440 100 450 c S 100 {0} 90 40 re S {1} {2} 0 RG 200 {0} m 260 410 l S 0 G\n"
"""A door, a room and a wire."""
RING = "100 400 m 100 406 105 410 110 410 c 116 410 120 406 120 400 c"


def on_layers(text: str, shown: str) -> bytes:
    """Return a page with a drawing on each of two layers, of which one is shown."""
    drawn = "/OC /A BDC 300 300 m 320 330 l 340 300 l f EMC /OC /B BDC 100 100 m 120 200 l 190 100 l f EMC"
    return pdf(
        pdf_text(text) + drawn,
        objects=[b"<</Type/OCG/Name(A)>>", b"<</Type/OCG/Name(B)>>"],
        resources="/Properties<</A 4 0 R/B 5 0 R>>",
        catalogue=f"/OCProperties<</OCGs[4 0 R 5 0 R]/D<</BaseState/OFF/ON[{shown}]>>>>",
    )


def open_arrow(text: str, way: str) -> bytes:
    of_frame, of_geometry = (way, "") if "transform" in way else ("", way)
    geometry = f'<draw:enhanced-geometry draw:type="right-arrow" {of_geometry}/>'
    shape = f'<draw:custom-shape svg:width="2cm" svg:height="1cm" {of_frame}>{geometry}</draw:custom-shape>'
    return odf("odt", odf_paragraphs(text, shape))


def open_line(text: str, ends: str, length: str = "5.08cm") -> bytes:
    style = f'<style:style style:name="G" style:family="graphic"><style:graphic-properties {ends}/></style:style>'
    line = f'<draw:line draw:style-name="G" svg:x1="1cm" svg:y1="1cm" svg:x2="{length}" svg:y2="1cm"/>'
    return odf("odt", odf_paragraphs(text, line), styles=style)


ARROW_AT = 'draw:marker-{}="Arrow"'


def mail_showing(text: str, shown: str, stored: str = "ab") -> bytes:
    """Return a message whose page shows pictures in an order, and which has them in another."""
    message = EmailMessage(policy=SMTP)
    message["From"], message["Date"] = "Ada <ada@example.org>", "Fri, 20 Nov 2026 10:00:00 +0100"
    message.set_content(f"<p>{text}</p>" + "".join(f'<img src="cid:{one}">' for one in shown), subtype="html")
    for one in stored:
        message.add_related(png(ord(one)), "image", "png", cid=f"<{one}>")
    return message.as_bytes()


def spoken(text: str, by: str) -> bytes:
    return f"WEBVTT\n\n00:01.000 --> 00:09.000\n<v {by}>{text}</v>\n".encode()


def drawn_under(text: str, under: str) -> bytes:
    return pdf(under + pdf_text(text))


def drawn_room(text: str, words: str) -> bytes:
    """Return a page on which a sentence follows, some words of which are drawn in this way."""
    return pdf(f"{pdf_text(text)}BT /F 10 Tf 40 300 Td (The room has ) Tj {words} Tj 0 Ts /F 10 Tf ( metres) Tj ET\n")


def drawn_by_matrix(text: str, matrix: str) -> bytes:
    """Return a page of a font that is one point large, enlarged by matrices; this is that of a figure behind others."""
    texts = f"10 0 0 10 40 740 Tm ({text})", "10 0 0 10 40 300 Tm (The room has 10)", f"{matrix} Tm (2)"
    return pdf(f"BT /F 1 Tf {' '.join(f'{one} Tj' for one in texts)} ET\n")


def room_and_page(position: str) -> Callable[[str], tuple[bytes, bytes]]:
    """Return what makes a Word document with words at this position, and its PDF."""
    last = runs("The room has 10") + runs("2", f'<w:vertAlign w:val="{position}"/>') + runs(" metres")
    return lambda text: (docx(paragraphs(runs(text), last)), drawn_room(text, ROOMS[position]))


RAISED = "(10) Tj /F 6 Tf 4 Ts (2)"
ROOMS = {"superscript": RAISED, "subscript": RAISED.replace("4 Ts", "-2 Ts"), "baseline": "(10) Tj (2)"}
SMALLER = {
    "small-capitals": ("(C) Tj /F 8 Tf (LEAN)", "(CLEAN)"),
    "jumping": ("/F 8 Tf (C) Tj 1 Ts (lean)", "(Clean)"),
    "large-first-letter": ("/F 24 Tf (C) Tj /F 10 Tf 2 Ts (lean)", "(Clean)"),
    "name-of-latex": ("(L) Tj /F 7 Tf 2 Ts (A)", "(LA)"),
    "raised-in-pieces": (RAISED.replace("(2)", "(25)"), RAISED.replace("(2)", "(2) Tj (5)")),
}
BOX = "0 0 0 rg 40 737 60 14 re f\n"
UNDER_WORDS = "30 730 200 24 re f 0 g\n"
BAND = "30 730 500 24 re f 540 730 40 24 re f\n"
LIT, HALVES = "400 600 80 20 re f\n", "400 600 40 20 re f 440 600 40 20 re f\n"
LIGHT = "300 300 m 320 330 l 340 300 l f\n"
LINE = "1 w 40 743 m 100 743 l S\n"
PALE, UNDERLINE = BOX.replace("0 0 0", ".9 .9 .9"), LINE.replace("743", "738")


def mail_headed(text: str, field: str) -> bytes:
    return f"{field}\r\nSubject: Engines\r\n\r\n{text}\r\n".encode()


def outlook_headed(text: str, head: str) -> bytes:
    """Return a message with an importance, as a number, and the address of its sender."""
    importance, _, address = head.partition(":")
    said = {"0037": "Engines", "0C1A": "Ada", "5D01": address, "1000": text}
    named: Tree = {f"__substg1.0_{name}001F": value.encode("utf-16-le") for name, value in said.items()}
    numbers = struct.pack("<HHIII", 3, 0x0017, 6, int(importance), 0)
    return compound_file({"__properties_version1.0": bytes(32) + numbers, **named})


def outlook_to(text: str, *addresses: str) -> bytes:
    """Return a message to Bob, and a copy to all after the first, without the headers of what was sent."""
    people: dict[str, bytes | Tree] = {}
    for number, address in enumerate(addresses):
        kind = struct.pack("<HHIII", 3, 0x0C15, 6, min(number, 1) + 1, 0)
        said = {"3001": "Bob", "39FE": address}
        named: Tree = {f"__substg1.0_{name}001F": value.encode("utf-16-le") for name, value in said.items()}
        people[f"__recip_version1.0_#{number:08X}"] = {"__properties_version1.0": bytes(8) + kind, **named}
    written = {"0037": "Engines", "1000": text}
    shown: Tree = {f"__substg1.0_{name}001F": value.encode("utf-16-le") for name, value in written.items()}
    return compound_file({"__properties_version1.0": bytes(32), **people, **shown})


def outlook(text: str, attached: bytes) -> bytes:
    wide = text.encode("utf-16-le")
    file: Tree = {
        "__properties_version1.0": bytes(8),
        "__substg1.0_3707001F": "a.bin".encode("utf-16-le"),
        "__substg1.0_37010102": attached,
    }
    streams: Tree = {
        "__properties_version1.0": bytes(32),
        "__substg1.0_0037001F": "Engines".encode("utf-16-le"),
        "__substg1.0_1000001F": wide,
        "__attach_version1.0_#00000000": file,
    }
    return compound_file(streams)


SCANNED = frozenset({Kind.PICTURES, Kind.PAGES})
"""A page that is a picture is told by both."""

INSIDE: list[tuple[str, str, Kind | frozenset[Kind], Make]] = [
    ("attachment", "eml", Kind.ATTACHMENTS, lambda text: (mail(text, files={"a.bin": b"one"}), mail(text))),
    ("other-attachment", "eml", Kind.ATTACHMENTS, lambda text: (
        mail(text, files={"a.bin": b"one"}), mail(text, files={"a.bin": b"two"}))),
    ("swapped-names", "eml", Kind.ATTACHMENTS, lambda text: (
        mail(text, files={"a.bin": b"one", "b.bin": b"two"}), mail(text, files={"a.bin": b"two", "b.bin": b"one"}))),
    ("inline-picture", "eml", Kind.PICTURES, lambda text: (mail(text, inline=png(1)), mail(text, inline=png(2)))),
    ("sender-address", "eml", Kind.FIELDS, _two(mail_headed, "From: Ada <a@one.org>", "From: Ada <a@two.org>")),
    ("urgent", "eml", Kind.FIELDS, _two(mail_headed, "X-Priority: 1 (Highest)", "X-Priority: 3")),
    ("confidential", "eml", Kind.FIELDS, _two(mail_headed, "Sensitivity: Company-Confidential", "X-Nothing: 1")),
    ("recipient-address", "eml", Kind.FIELDS, _two(mail_headed, "To: Bob <b@one.org>", "To: Bob <b@two.org>")),
    ("to-against-copy", "eml", frozenset({Kind.FIELDS, Kind.CASE_AND_PUNCTUATION}), _two(
        mail_headed, "To: a@one.org, b@one.org", "To: a@one.org\r\nCc: b@one.org")),
    ("recipient-address", "msg", Kind.FIELDS, _two(outlook_to, "bob@one.org", "bob@two.org")),
    ("sender-address", "msg", Kind.FIELDS, _two(outlook_headed, "1:ada@example.org", "1:ada@evil.org")),
    ("urgent", "msg", Kind.FIELDS, _two(outlook_headed, "2:ada@example.org", "1:ada@example.org")),
    ("attachment", "msg", Kind.ATTACHMENTS, lambda text: (outlook(text, b"one"), outlook(text, b"two"))),
    ("embedded-workbook", "docx", Kind.ATTACHMENTS, lambda text: (
        word_object(text, xlsx(_row(1, "one"))), word_object(text, xlsx(_row(1, "two"))))),
    ("macros", "docm", Kind.ATTACHMENTS, lambda text: (word_macros(text, b"one"), word_macros(text, b"two"))),
    ("attached-file", "pdf", Kind.ATTACHMENTS, _two(with_file, "one", "two")),
    ("chart", "docx", Kind.DRAWINGS, lambda text: (word_chart(text, 2), word_chart(text, 3))),
    *((f"chart-{name}", ending, Kind.DRAWINGS, lambda text, maker=maker, way=way: (
        maker(text, 2.0, way), maker(text, 2.0))) for name, ending, maker, way in (
            ("from", "xlsx", sheet_chart, '<c:min val="100"/>'), ("log", "xlsx", sheet_chart, '<c:logBase val="10"/>'),
            ("from", "odt", open_chart, 'chart:minimum="100"'), ("log", "odt", open_chart, 'chart:logarithmic="true"'),
            ("trend", "odt", open_chart, 'chart:regression-type="linear"'))),
    ("chart", "xlsx", Kind.DRAWINGS, lambda text: (sheet_chart(text, 2), sheet_chart(text, 3))),
    ("chart", "pptx", Kind.DRAWINGS, lambda text: (slide_chart(text, 2), slide_chart(text, 3))),
    ("chart", "odt", Kind.DRAWINGS, lambda text: (open_chart(text, 2), open_chart(text, 3))),
    ("chart-of-cells", "xlsx", Kind.DRAWINGS, _two(cells_chart, "Sheet1!B1:B9", "Sheet1!C1:C9")),
    ("stacked-chart", "xlsx", Kind.DRAWINGS, lambda text: (
        sheet_chart(text, 2, '<c:grouping val="stacked"/>'),
        sheet_chart(text, 2, '<c:grouping val="percentStacked"/>'))),
    ("stacked-chart", "odt", Kind.DRAWINGS, lambda text: (
        open_chart(text, 2, 'chart:stacked="true"'), open_chart(text, 2, 'chart:percentage="true"'))),
    ("macros", "odt", Kind.ATTACHMENTS, _two(open_macros, "<a>1</a>", "<a>2</a>")),
    ("shape", "docx", Kind.DRAWINGS, _two(word_shape, "star5", "heart")),
    ("light", "pptx", Kind.DRAWINGS, _two(slide_light, '<a:srgbClr val="FF0000"/>', '<a:srgbClr val="00B050"/>')),
    ("larger-star", "pptx", Kind.DRAWINGS, lambda text: (slide_star(text, 914_400), slide_star(text, 1_914_400))),
    ("light", "docx", Kind.DRAWINGS, _two(word_light, "FF0000", "00B050")),
    ("light-empty-box", "docx", Kind.DRAWINGS, lambda text: (
        word_light(text, "FF0000", "<w:r/>"), word_light(text, "00B050", "<w:r/>"))),
    *(("status", ending, Kind.DRAWINGS, _two(maker, "FF0000", "00B050")) for ending, maker in STATUS.items()),
    *(("coloured-sign", ending, Kind.SIGNS, _two(maker, "C00000", "00B050")) for ending, maker in SIGNED.items()),
    ("sign-of-wingdings", "docx", Kind.SIGNS, lambda text: (
        word_wingdings(text, "FF0000"), word_wingdings(text, "00B050"))),
    ("one-of-two-signs", "docx", Kind.SIGNS, _two(word_signs, "FF0000 00B050", "00B050 FF0000")),
    *(("shaded-paragraph", ending, Kind.COMMENTS, _two(maker, "C00000", "00B050")) for ending, maker in SHADED.items()),
    *(("shaded-or-not", ending, Kind.COMMENTS, _two(maker, "FFC000", "")) for ending, maker in SHADED.items()),
    ("status-vml", "docx", Kind.DRAWINGS, _two(word_vml_status, "ff0000", "4f81bd")),
    ("status", "pptx", Kind.DRAWINGS, _two(
        slide_status, *(f'<a:solidFill><a:srgbClr val="{one}"/></a:solidFill>' for one in ("FF0000", "00B050")))),
    ("highlighted-named", "html", Kind.COMMENTS, _two(page_on, "orange !important", "lightcoral")),
    ("shaded-solidly", "docx", Kind.COMMENTS, _two(word_solid, "FF0000", "00B050")),
    ("status-named", "pptx", Kind.DRAWINGS, _two(
        slide_status, *(f'<a:solidFill><a:prstClr val="{one}"/></a:solidFill>' for one in ("red", "green")))),
    ("status-of-theme", "pptx", Kind.DRAWINGS, lambda text: (
        slide_status(text, "", "C00000"), slide_status(text, "", "70AD47"))),
    ("light-vml", "docx", Kind.DRAWINGS, _two(word_vml_light, "red", "#00b050 [3204]")),
    ("light-empty-box", "rtf", Kind.DRAWINGS, _two(rich_light, "255", "5287936")),
    ("light", "odt", Kind.DRAWINGS, _two(open_light, "#ff0000", "#00b050")),
    ("light", "pdf", Kind.DRAWINGS, _two(drawn_over, f"1 0 0 rg {LIGHT}", f"0 .7 .3 rg {LIGHT}")),
    ("filled-ring", "pdf", Kind.DRAWINGS, _two(drawn_under, f"{RING} f\n", f"{RING} S\n")),
    ("hidden-note", "pdf", frozenset((Kind.COMMENTS, Kind.HIDDEN)), _two(
        annotated, NOTE.format("No."), NOTE.format("No.").replace("/Rect", "/F 2/Rect"))),
    ("blacked-out", "xlsx", Kind.HIDDEN, _two(
        styled_cells, f"|{IN_BLUE.replace('1F3864', '000000')}|", "||")),
    ("wall", "pdf", Kind.DRAWINGS, _two(drawn_under, *(PLAN.format(y, 1, 0) for y in (450, 500)))),
    ("wire", "pdf", Kind.DRAWINGS, _two(drawn_under, *(PLAN.format(450, *way) for way in ((1, 0), (0, 0.7))))),
    ("layers", "pdf", Kind.DRAWINGS, _two(on_layers, "4 0 R", "5 0 R")),
    ("arrow-from", "odt", Kind.DRAWINGS, _two(open_line, *map(ARROW_AT.format, ("start", "end")))),
    ("pictures-shown", "eml", Kind.PICTURES, _two(mail_showing, "ab", "ba")),
    ("speaker", "vtt", Kind.SIGNS, _two(spoken, "Ann Lee", "Bob Lee")),
    *((name, "odt", Kind.DRAWINGS, _two(open_arrow, way, "")) for name, way in (
        ("mirrored-arrow", 'draw:mirror-horizontal="true"'), ("turned-arrow", 'draw:transform="rotate (1.5708)"'))),
    ("turned-triangle", "pdf", Kind.DRAWINGS, _two(drawn_under, *(
        f"q {way} cm 0 0 m 90 0 l 90 50 l f Q\n" for way in ("1 0 0 1 400 600", "-1 0 0 -1 490 650")))),
    ("lit-cell", "pdf", Kind.DRAWINGS, _two(drawn_under, *(f"{one} rg {LIT}" for one in ("1 0 0", "0 .7 .3")))),
    ("light", "xlsx", Kind.DRAWINGS, _two(lit_cell, 'rgb="FFFF0000"', 'rgb="FF00B050"')),
    ("marked", "xlsx", Kind.DRAWINGS, _two(marked_cell, "FFFFFF00", "FFFFFFFF")),
    ("marked", "pdf", Kind.DRAWINGS, _two(drawn_under, f"1 1 0 rg {UNDER_WORDS}", f"1 1 1 rg {UNDER_WORDS}")),
    ("written-in-tan", "xlsx", Kind.DRAWINGS, _two(styled_cells, '<color theme="2" tint="-0.5"/>||', "||")),
    ("written-in-green", "xlsx", Kind.DRAWINGS, _two(styled_cells, '<color indexed="17"/>||', '<color theme="9"/>||')),
    ("light-of-theme", "xlsx", Kind.DRAWINGS, _two(lit_cell, 'theme="4" tint="0.4"', 'indexed="11"')),
    ("signed-by-hand", "pdf", Kind.DRAWINGS, _two(signed, *CURVES)),
    ("signed-or-not", "pdf", Kind.DRAWINGS, _two(signed, CURVES[0], "")),
    ("raised", "pdf", Kind.SIGNS, _two(drawn_room, RAISED, ROOMS["baseline"])),
    ("raised-or-lowered", "pdf", Kind.SIGNS, _two(drawn_room, RAISED, ROOMS["subscript"])),
    ("raised-letter", "pdf", Kind.SIGNS, _two(drawn_room, "(10) Tj /F 7 Tf 3 Ts (n)", "(10n)")),
    ("raised-sign", "pdf", Kind.SIGNS, _two(drawn_room, "(Na) Tj /F 6 Tf 4 Ts (+)", "(Na+)")),
    ("slightly-lowered", "pdf", Kind.SIGNS, _two(drawn_room, "(CO) Tj /F 7 Tf -0.5 Ts (2)", "(CO2)")),
    ("raised-by-matrix", "pdf", Kind.SIGNS, _two(drawn_by_matrix, "6 0 0 6 116 304", "10 0 0 10 116 300")),
    ("words-under-box", "pdf", Kind.DRAWINGS, _two(drawn_over, BOX, "")),
    ("words-under-line", "pdf", Kind.DRAWINGS, _two(drawn_over, LINE, "")),
    ("low-word-under-line", "pdf", Kind.DRAWINGS, _two(drawn_on_low_word, "1 w 40 302.8 m 60 302.8 l S\n", "")),
    ("scan-beside-text", "pdf", SCANNED, lambda text: (scans_behind(text, "one"), scans_behind(text, "two"))),
    ("page-more", "pdf", SCANNED, lambda text: (scans_behind(text, "one", "two"), scans_behind(text, "one"))),
]  # fmt: skip

# Tables: a first row with the text, and one of cells that are separated by bars


def _rows(text: str, cells: str, row: str, cell: str) -> str:
    """Return two rows, each written as `row` with its cells as `cell`."""
    return "".join(row.format("".join(cell.format(one) for one in each)) for each in ([text], cells.split("|")))


def word_table(text: str, cells: str) -> bytes:
    rows = _rows(text, cells, "<w:tr>{}</w:tr>", "<w:tc><w:p><w:r><w:t>{}</w:t></w:r></w:p></w:tc>")
    return docx(f"<w:tbl>{rows}</w:tbl><w:p/>")


def _open_table(text: str, cells: str) -> str:
    cell = "<table:table-cell><text:p>{}</text:p></table:table-cell>"
    rows = _rows(text, cells, "<table:table-row>{}</table:table-row>", cell)
    return f'<table:table table:name="Sheet1">{rows}</table:table>'


def page_table(text: str, cells: str) -> bytes:
    return html(f"<table>{_rows(text, cells, '<tr>{}</tr>', '<td><p>{}</p></td>')}</table>")


def slide_table(text: str, cells: str) -> bytes:
    cell = "<a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:t>{}</a:t></a:r></a:p></a:txBody></a:tc>"
    table = f"<a:tbl>{_rows(text, cells, '<a:tr>{}</a:tr>', cell)}</a:tbl>"
    return pptx(f"<p:graphicFrame><a:graphic><a:graphicData>{table}</a:graphicData></a:graphic></p:graphicFrame>")


def sheet_table(text: str, cells: str) -> bytes:
    inside = '<c r="{}2" t="inlineStr"><is><t>{}</t></is></c>'
    written = "".join(inside.format(*one) for one in zip("ABCD", cells.split("|"), strict=False) if one[1])
    return xlsx(f'{_row(1, text)}<row r="2">{written}</row>')


def old_word_table(text: str, cells: str) -> bytes:
    body, ends = "", {}
    for row in (text, cells):
        body += "".join(f"{one}\x07" for one in row.split("|")) + "\x07"
        ends[len(body) - 1, len(body)] = ROW_END
    return word_97(Parts(body=f"{body}\r"), paragraphs=ends)


TABLES: Mapping[str, Callable[[str, str], bytes]] = {
    "docx": word_table,
    "odt": lambda text, cells: odf("odt", _open_table(text, cells)),
    "ods": lambda text, cells: odf("ods", _open_table(text, cells)),
    "html": page_table,
    "rtf": lambda text, cells: rtf(_rows(text, cells, "\\trowd\\intbl {}\\row ", "{}\\cell ")),
    "pptx": slide_table,
    "xlsx": sheet_table,
    "doc": old_word_table,
    "csv": lambda text, cells: f'"{text}";;\n{cells.replace("|", ";")}\n'.encode(),
    "md": lambda text, cells: f"| {text} |  |  |\n|---|---|---|\n| {cells} |\n".encode(),
}


def _spanning(text: str, spans: str) -> list[list[tuple[str, int]]]:
    """Return a row of three cells and one of two that span so many columns, each cell with its text and columns."""
    one, other = map(int, spans.split("|"))
    return [[(text, 1), ("b", 1), ("c", 1)], [("Ann", one), ("100", other)]]


def word_merged(text: str, spans: str) -> bytes:
    cell = '<w:tc><w:tcPr><w:gridSpan w:val="{1}"/></w:tcPr><w:p><w:r><w:t>{0}</w:t></w:r></w:p></w:tc>'
    rows = ("".join(cell.format(*one) for one in row) for row in _spanning(text, spans))
    return docx("<w:tbl>" + "".join(f"<w:tr>{row}</w:tr>" for row in rows) + "</w:tbl>" + paragraphs(runs("end")))


def page_merged(text: str, spans: str) -> bytes:
    rows = ("".join('<td colspan="{1}"><p>{0}</p></td>'.format(*one) for one in row) for row in _spanning(text, spans))
    return html("<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table><p>end</p>")


def open_merged(text: str, spans: str) -> bytes:
    cell = '<table:table-cell table:number-columns-spanned="{1}"><text:p>{0}</text:p></table:table-cell>'
    rows = (
        "".join(cell.format(*one) + "<table:covered-table-cell/>" * (one[1] - 1) for one in row)
        for row in _spanning(text, spans)
    )
    inside = "".join(f"<table:table-row>{row}</table:table-row>" for row in rows)
    return odf("odt", f'<table:table table:name="T">{inside}</table:table>{odf_paragraphs("end")}')


def _edges(row: list[tuple[str, int]], *, moved: int = 0) -> list[int]:
    """Return the right edges of the cells of a row, in twentieths of a point."""
    return [1000 * columns + moved for columns in itertools.accumulate(columns for _, columns in row)]


def rich_merged(text: str, spans: str) -> bytes:
    rows = (
        "\\trowd" + "".join(f"\\cellx{edge}" for edge in _edges(row, moved=number))
        + "\\intbl " + "".join(f"{one}\\cell " for one, _ in row) + "\\row "
        for number, row in enumerate(_spanning(text, spans))
    )  # fmt: skip
    return rtf("".join(rows) + "\\pard end\\par ")


def old_merged(text: str, spans: str) -> bytes:
    body, ends = "", {}
    for number, row in enumerate(_spanning(text, spans)):
        body += "".join(f"{one}\x07" for one, _ in row) + "\x07"
        edges = struct.pack(f"<B{len(row) + 1}h", len(row), 0, *_edges(row, moved=number))
        ends[len(body) - 1, len(body)] = ROW_END + struct.pack("<HH", 0xD608, len(edges) + 1) + edges
    return word_97(Parts(body=f"{body}end\r"), paragraphs=ends)


MERGED = {"docx": word_merged, "odt": open_merged, "html": page_merged, "rtf": rich_merged, "doc": old_merged}


def old_plan(text: str, day: str) -> bytes:
    """Return a table of four cells, of which the first has the text and one a colour."""
    shades = b"".join(
        b"\0\0\0\xff" + (b"\xff\0\0\0" if str(number) == day else b"\0\0\0\xff") + b"\0\0" for number in range(4)
    )
    body = f"{text}\x07\x07\x07\x07\x07"
    said = ROW_END + struct.pack("<HB", 0xD612, len(shades)) + shades
    return word_97(Parts(body=f"{body}\r"), paragraphs={(len(body) - 1, len(body)): said})


def word_plan(text: str, day: str) -> bytes:
    fill = {day: '<w:tcPr><w:shd w:val="clear" w:fill="FF0000"/></w:tcPr>'}
    cells = "".join(
        f"<w:tc>{fill.get(str(number), '')}{paragraphs(runs('' if number else text))}</w:tc>" for number in range(4)
    )
    return docx(f"<w:tbl><w:tr>{cells}</w:tr></w:tbl><w:p/>")


PLANNING: Mapping[str, Callable[[str, str], bytes]] = {"docx": word_plan, "doc": old_plan}

# Workbooks: names of sheets, values behind what is shown, names of cells, lists to choose from

LABEL, NUMBER = 0x0204, 0x0203
ABOUT = "#,##0"
"""A format that shows 1,235 for 1234.5678."""


def old_sheet(text: str, name: str) -> bytes:
    return xls(cell(LABEL, 0, 0, short_text(text)), names=[name])


def binary_sheet(text: str, name: str) -> bytes:
    return xlsb(binary_record(0, bytes(20)) + binary_cell(6, binary_text(text)), names=[name])


def inked_sheet(text: str, colour: str) -> bytes:
    styles = f'<styleSheet xmlns="{MAIN}"><fonts><font><color rgb="FF{colour}"/></font></fonts><cellXfs><xf/></cellXfs>'
    return xlsx(_row(1, text).replace("<c ", '<c s="0" '), parts={"xl/styles.xml": f"{styles}</styleSheet>"})


def inked_old_sheet(text: str, colour: str) -> bytes:
    font = struct.pack("<HHH", 200, 0, {"FF0000": 10, "0000FF": 12}[colour]) + bytes(10)
    return xls(cell(LABEL, 0, 0, short_text(text)), settings=record(0x0031, font))


def marked_sheet(text: str, answers: str) -> bytes:
    """Return a sheet with a text and rows of one word; those with a star are struck."""
    words = "".join(
        f"<row><c><is><r><rPr>{'<strike/>' * word.endswith('*')}</rPr><t>{word.strip('*')}</t></r></is></c></row>"
        for word in answers.split()
    )
    return xlsx(_row(1, text) + words.replace("<c>", '<c t="inlineStr">'))


OLD_FONTS = b"".join(
    record(0x0031, struct.pack("<HHHHH", 200, flags, 8, 400, lift) + bytes(6))
    for flags, lift in ((0, 0), (8, 0), (0, 1))
)
"""A plain one, one that is struck and one whose letters are raised."""


def marked_old_sheet(text: str, answers: str) -> bytes:
    struck = record(0x00E0, struct.pack("<HH", 1, 0) + bytes(16))  # before the style that all have
    words = b"".join(
        cell(LABEL, row, 0, short_text(word.strip("*")), style=not word.endswith("*"))
        for row, word in enumerate(answers.split(), start=1)
    )
    return xls(cell(LABEL, 0, 0, short_text(text), style=1) + words, settings=OLD_FONTS + struck)


def old_run(text: str, font: str) -> bytes:
    """Return a sheet with a text and "10", of which the second figure is in one of `OLD_FONTS`."""
    power = struct.pack("<HBH", 2, 8, 1) + b"10" + struct.pack("<HH", 1, int(font))
    strings = record(0x00FC, struct.pack("<II", 2, 2) + short_text(text) + power)
    cells = b"".join(cell(0x00FD, row, 0, struct.pack("<I", row)) for row in range(2))
    return xls(cells, strings=strings, settings=OLD_FONTS)


def inked_binary_sheet(text: str, colour: str) -> bytes:
    font = bytes(16) + bytes.fromhex(colour) + b"\xff"
    return xlsb(binary_record(0, bytes(20)) + binary_cell(6, binary_text(text)), font=font)


def inked_open_sheet(text: str, colour: str) -> bytes:
    style = f'<style:style style:name="C" style:family="table-cell"><style:text-properties fo:color="#{colour}"/>'
    cell = f'<table:table-cell table:style-name="C"><text:p>{text}</text:p></table:table-cell>'
    table = f'<table:table table:name="Sheet1"><table:table-row>{cell}</table:table-row></table:table>'
    return odf("ods", table, styles=f"{style}</style:style>")


MARKED = {"xlsx": marked_sheet, "xls": marked_old_sheet}
INKED = {"xlsx": inked_sheet, "xls": inked_old_sheet, "xlsb": inked_binary_sheet, "ods": inked_open_sheet}

NAMING: Mapping[str, Callable[[str, str], bytes]] = {
    "xlsx": lambda text, name: xlsx(_row(1, text), names=[name]),
    "ods": lambda text, name: open_sheet(text, name=name),
    "xls": old_sheet,
    "xlsb": binary_sheet,
}


def open_sheet(text: str, cell: str = "", *, name: str = "Sheet1", before: str = "", after: str = "") -> bytes:
    row = f"<table:table-row><table:table-cell><text:p>{text}</text:p></table:table-cell>{cell}</table:table-row>"
    return odf("ods", f'{before}<table:table table:name="{name}">{row}</table:table>{after}')


def open_value(text: str, value: str) -> bytes:
    return open_sheet(text, f'<table:table-cell office:value="{value}"><text:p>1,235</text:p></table:table-cell>')


def old_value(text: str, value: str) -> bytes:
    number = cell(NUMBER, 0, 1, struct.pack("<d", float(value)), style=1)
    return xls(cell(LABEL, 0, 0, short_text(text)) + number, formats=[ABOUT])


VALUING: Mapping[str, Callable[[str, str], bytes]] = {
    "xlsx": lambda text, value: formatted(text, ABOUT, value),
    "ods": open_value,
    "xls": old_value,
}
DEFINING: Mapping[str, Callable[[str, str], bytes]] = {
    "xlsx": lambda text, place: xlsx(
        _row(1, text),
        after=f'<definedNames><definedName name="area">Sheet1!$A${place}</definedName></definedNames>',
    ),
    "ods": lambda text, place: open_sheet(
        text,
        after='<table:named-expressions><table:named-range table:name="area" '
        f'table:cell-range-address="$Sheet1.$A${place}"/></table:named-expressions>',
    ),
}


def sheet_list(text: str, other: str) -> bytes:
    rule = f'<dataValidation type="list" sqref="B1"><formula1>"yes,{other}"</formula1></dataValidation>'
    return xlsx(f"{_row(1, text)}</sheetData><dataValidations>{rule}</dataValidations><sheetData>")


def open_choices(text: str, other: str) -> bytes:
    condition = f"of:cell-content-is-in-list(&quot;yes&quot;;&quot;{other}&quot;)"
    rule = f'<table:content-validation table:name="v" table:condition="{condition}"/>'
    return open_sheet(text, before=f"<table:content-validations>{rule}</table:content-validations>")


def old_list(text: str, other: str) -> bytes:
    entries = f"yes\0{other}".encode("latin-1")
    formula = bytes((0x17, len(entries), 0)) + entries
    inside = struct.pack("<I", 3) + 4 * b"\1\0\0\0"  # four texts of messages
    inside += struct.pack("<HH", len(formula), 0) + formula + bytes(4)
    return xls(cell(LABEL, 0, 0, short_text(text)) + record(0x01BE, inside))


CHOOSING = {"xlsx": sheet_list, "ods": open_choices, "xls": old_list}

# Ends of paragraphs that were inserted or deleted, numbers of lists


def word_ends(text: str, change: str) -> bytes:
    first, last = _halves(text)
    mark = f'<w:pPr><w:rPr><w:{change} w:id="1" w:author="Author"/></w:rPr></w:pPr>' if change else ""
    return docx(paragraphs(mark + runs(first), runs(last)))


def open_ends(text: str, change: str) -> bytes:
    first, last = _halves(text)
    where = '<text:change-{0} text:change-id="c1"/>'
    kind, gone = ("deletion", odf_paragraphs("", "")) if change == "del" else ("insertion", "")
    tracked = (
        f'<text:tracked-changes><text:changed-region text:id="c1"><text:{kind}>{gone}</text:{kind}>'
        "</text:changed-region></text:tracked-changes>"
    )
    if change == "del":
        return odf("odt", tracked + odf_paragraphs(f'{first}<text:change text:change-id="c1"/>{last}'))
    return odf("odt", tracked + odf_paragraphs(first + where.format("start"), where.format("end") + last))


def rich_ends(text: str, change: str) -> bytes:
    first, last = _halves(text)
    word = {"del": "\\deleted", "ins": "\\revised", "": "\\b"}[change]
    return rtf(f"{first}{{{word}\\par }}{last}\\par ")


ENDING = {"docx": word_ends, "odt": open_ends, "rtf": rich_ends}


def word_rows(text: str, change: str) -> bytes:
    cells = "<w:tc><w:p><w:r><w:t>{}</w:t></w:r></w:p></w:tc>"
    mark = f'<w:trPr><w:{change} w:id="1" w:author="A"/></w:trPr>' if change else ""
    return docx(f"<w:tbl><w:tr>{cells.format(text)}</w:tr><w:tr>{mark}{cells.format('more')}</w:tr></w:tbl><w:p/>")


def word_list(text: str, start: str) -> bytes:
    """Return a list that begins with a number, or has a bullet."""
    first, last = _halves(text)
    way, shown = ("decimal", "%1.") if start.isdecimal() else ("bullet", start)
    level = f'<w:lvl w:ilvl="0"><w:start w:val="{start}"/><w:numFmt w:val="{way}"/><w:lvlText w:val="{shown}"/></w:lvl>'
    lists = (
        f'<w:abstractNum w:abstractNumId="7">{level}</w:abstractNum>'
        '<w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>'
    )
    listed = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>'
    body = paragraphs(runs(first), listed + runs(last), listed + runs("more"))
    return docx(body, related={"numbering.xml": ("numbering", word_part("numbering", lists))})


def open_list(text: str, start: str) -> bytes:
    first, last = _halves(text)
    level = f'<text:list-level-style-number text:level="1" style:num-format="1" text:start-value="{start}"/>'
    if not start.isdecimal():
        level = f'<text:list-level-style-bullet text:level="1" text:bullet-char="{start}"/>'
    items = "".join(f"<text:list-item>{odf_paragraphs(one)}</text:list-item>" for one in (last, "more"))
    return odf(
        "odt",
        f'{odf_paragraphs(first)}<text:list text:style-name="L">{items}</text:list>',
        styles=f'<text:list-style style:name="L">{level}</text:list-style>',
    )


def open_headings(text: str, start: str) -> bytes:
    """Return a text whose second line is a heading that begins with a number."""
    first, last = _halves(text)
    level = f'<text:outline-level-style text:level="1" style:num-format="1" text:start-value="{start}"/>'
    headings = "".join(f'<text:h text:outline-level="1">{one}</text:h>' for one in (last, "more"))
    return odf("odt", odf_paragraphs(first) + headings, styles=f"<text:outline-style>{level}</text:outline-style>")


def word_header(text: str, head: str) -> bytes:
    """Return a document with a header for first pages, which has no first page."""
    related = {"head.xml": ("header", word_part("hdr", paragraphs(runs(head))))}
    return docx(
        f'{paragraphs(runs(text))}<w:sectPr><w:headerReference w:type="first" r:id="head"/></w:sectPr>', related=related
    )


def rich_header(text: str, head: str) -> bytes:
    return rtf(f"{{\\headerf {head}\\par}}{text}\\par ")


def old_header(text: str, head: str) -> bytes:
    return word_97(Parts(body=f"{text}\r", headers=[""] * 10 + [f"{head}\r", ""]), section=b"")


UNUSED_HEADS = {"docx": word_header, "rtf": rich_header, "doc": old_header}


def rich_list(text: str, start: str) -> bytes:
    first, last = _halves(text)
    numbers = (f"{int(start) + n}." if start.isdecimal() else start for n in range(2))
    items = (f"{{\\listtext {each}\\tab}}{one}\\par " for each, one in zip(numbers, (last, "more"), strict=True))
    return rtf(f"{first}\\par {''.join(items)}")


def slide_list(text: str, start: str) -> bytes:
    numbered = f'<a:buAutoNum type="arabicPeriod" startAt="{start}"/>'
    if not start.isdecimal():
        numbered = f'<a:buFont typeface="Wingdings"/><a:buChar char="{start}"/>'
    return pptx(shape(text) + shape("one").replace("<a:p>", f"<a:p><a:pPr>{numbered}</a:pPr>"))


def ticked_lines(text: str, tick: str) -> bytes:
    first, last = _halves(text)
    return f"{first}\n{tick} {last}\n{tick} more\n".encode()


def struck_by_style(text: str, look: str) -> bytes:
    """Return a Word document whose runs alone have a style."""
    first, last = _halves(text)
    style = f'<w:style w:type="character" w:styleId="Gone"><w:rPr>{look}</w:rPr></w:style>'
    body = paragraphs(runs(first) + runs(last, '<w:rStyle w:val="Gone"/>'))
    return docx(body, related={"styles.xml": ("styles", word_part("styles", style))})


def page_list(text: str, start: str) -> bytes:
    first, last = _halves(text)
    return html(f'<p>{first}</p><ol start="{start}"><li>{last}</li><li>more</li></ol>')


def old_word_list(text: str, start: str) -> bytes:
    first, last = _halves(text)
    lists = word_97_lists([int(start)] if start.isdecimal() else [1], bullet="" if start.isdecimal() else start)
    at, end = len(first) + 1, len(first) + len(last) + 2
    listed = {(at, end): in_word_97_list(1), (end, end + 5): in_word_97_list(1)}
    return word_97(Parts(body=f"{first}\r{last}\rmore\r"), wide=[True], paragraphs=listed, other_tables=lists)


LISTING = {"docx": word_list, "odt": open_list, "rtf": rich_list, "html": page_list, "doc": old_word_list}
TICKING = {"docx": word_list, "odt": open_list, "rtf": rich_list, "txt": ticked_lines, "doc": old_word_list}


def word_boxed(text: str, more: str) -> bytes:
    """Return a document with a text box in the middle."""
    first, last = _halves(text)
    box = f"<v:textbox><w:txbxContent>{paragraphs(runs(more))}</w:txbxContent></v:textbox>"
    shape = f'<v:shape xmlns:v="urn:schemas-microsoft-com:vml" type="#_x0000_t202">{box}</v:shape>'
    return docx(paragraphs(f"{runs(first)}<w:r><w:pict>{shape}</w:pict></w:r>", runs(last)))


def old_boxed(text: str, more: str) -> bytes:
    first, last = _halves(text)
    return word_97_boxes(f"{first}\x08\r{last}\r", [f"{more}\r"], [100])


def _four(text: str) -> tuple[str, str, str, str]:
    first, last = _halves(text)
    return first, "more", last, "end"


def word_restarted(text: str, third: str) -> bytes:
    """Return a list of four items, the third of which has that number: 3 in one list, 1 in a second one."""
    level = '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1)"/></w:lvl>'
    again = f'<w:lvlOverride w:ilvl="0"><w:startOverride w:val="{third}"/></w:lvlOverride>'
    lists = (
        f'<w:abstractNum w:abstractNumId="7">{level}</w:abstractNum>'
        '<w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>'
        f'<w:num w:numId="4"><w:abstractNumId w:val="7"/>{again}</w:num>'
    )
    listed = '<w:pPr><w:numPr><w:numId w:val="{}"/></w:numPr></w:pPr>'
    body = paragraphs(*(listed.format(3 + at // 2) + runs(one) for at, one in enumerate(_four(text))))
    return docx(body, related={"numbering.xml": ("numbering", word_part("numbering", lists))})


def open_restarted(text: str, third: str) -> bytes:
    said = {2: f' text:start-value="{third}"'}
    items = "".join(
        f"<text:list-item{said.get(at, '')}>{odf_paragraphs(one)}</text:list-item>"
        for at, one in enumerate(_four(text))
    )
    level = '<text:list-level-style-number text:level="1" style:num-format="1"/>'
    style = f'<text:list-style style:name="L">{level}</text:list-style>'
    return odf("odt", f'<text:list text:style-name="L">{items}</text:list>', styles=style)


def rich_restarted(text: str, third: str) -> bytes:
    letters = ("a", "b", *("cd" if third == "3" else "ab"))
    return rtf("".join(f"{{\\listtext {at})\\tab}}{one}\\par " for at, one in zip(letters, _four(text), strict=True)))


def page_restarted(text: str, third: str) -> bytes:
    first, second, last, end = (f"<li>{one}" for one in _four(text))
    cut = "</ol> <p><br></p> <ol>" if third == "1" else ""
    return html(f"<ol>{first}{second}{cut}{last}{end}</ol>")


def page_restarted_in_part(text: str, third: str) -> bytes:
    first, second, last, end = (f"<li>{one}" for one in _four(text))
    cut = "</ol></div><hr><div></div><ol>" if third == "1" else ""
    return html(f"<div><ol>{first}{second}{cut}{last}{end}</ol>")


def old_restarted(text: str, third: str) -> bytes:
    items = _four(text)
    listed, at = {}, 0
    for number, one in enumerate(items):
        listed[at, at + len(one) + 1] = in_word_97_list(1 + number // 2)
        at += len(one) + 1
    lists = word_97_lists([1, 1], restarted=int(third))
    return word_97(Parts(body="".join(f"{one}\r" for one in items)), paragraphs=listed, other_tables=lists)


def markdown_restarted(text: str, third: str) -> bytes:
    first, second, last, end = _four(text)
    cut = "<!-- -->\n\n" if third == "1" else ""
    return f"1. {first}\n2. {second}\n\n{cut}1. {last}\n2. {end}\n".encode()


def markdown_inner_list(text: str, number: str) -> bytes:
    return f"1. {text}\n   1. one\n2. two\n   {number}. three\n".encode()


def rst_restarted(text: str, third: str) -> bytes:
    first, second, last, end = _four(text)
    return f"a) {first}\nb) {second}\n\n{'ab'[0] if third == '1' else 'c'}) {last}\n#) {end}\n".encode()


RESTARTING = {
    "docx": word_restarted, "odt": open_restarted, "rtf": rich_restarted, "html": page_restarted, "doc": old_restarted,
    "md": markdown_restarted, "rst": rst_restarted,
}  # fmt: skip


def word_parts_of_list(text: str, other: str) -> bytes:
    """Return a list that goes on behind a paragraph, or another one, which begins there."""
    first, last = _halves(text)
    level = '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>'
    again = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'
    lists = (
        f'<w:abstractNum w:abstractNumId="7">{level}</w:abstractNum>'
        '<w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>'
        f'<w:num w:numId="4"><w:abstractNumId w:val="7"/>{again}</w:num>'
    )
    listed = '<w:pPr><w:numPr><w:numId w:val="{}"/></w:numPr></w:pPr>'
    body = paragraphs(listed.format(3) + runs(first), runs("and"), listed.format(other) + runs(last))
    return docx(body, related={"numbering.xml": ("numbering", word_part("numbering", lists))})


# How pictures are shown


def word_shown(text: str, how: str, *, colours: str = "") -> bytes:
    shown = word_picture("p").replace(
        "</pic:blipFill>", f"{how}</pic:blipFill>" if "srcRect" in how else "</pic:blipFill>"
    )
    if "xfrm" in how:
        shown = shown.replace("</pic:pic>", f"<pic:spPr>{how}</pic:spPr></pic:pic>")
    if colours:
        shown = shown.replace('<a:blip r:embed="p"/>', f'<a:blip r:embed="p">{colours}</a:blip>')
    return docx(paragraphs(runs(text), shown), related={"media/p.png": ("image", png(1))})


def open_shown(text: str, how: str) -> bytes:
    style = f'<style:style style:name="g" style:family="graphic"><style:graphic-properties {how}/></style:style>'
    shown = odf_picture("Pictures/p.png").replace("<draw:frame", '<draw:frame draw:style-name="g"')
    return odf("odt", odf_paragraphs(text, shown), styles=style, parts={"Pictures/p.png": png(1)})


def open_turned(text: str, how: str) -> bytes:
    shown = odf_picture("Pictures/p.png").replace("<draw:frame", f"<draw:frame {how}")
    return odf("odt", odf_paragraphs(text, shown), parts={"Pictures/p.png": png(1)})


def rich_shown(text: str, how: str) -> bytes:
    return rtf(f"{text}\\par {rtf_picture(png(1)).replace(chr(92) + 'picwgoal', how + chr(92) + 'picwgoal')}\\par ")


def slide_shown(text: str, how: str) -> bytes:
    shown = slide_picture("p").replace("<p:spPr/>", f"<p:spPr>{how}</p:spPr>")
    return pptx(shape(text) + shown, related={"../media/p.png": ("image", png(1))})


def page_cut(text: str, clip: str) -> bytes:
    return page_mirrored(text, f"{clip} 100 0 0 100 40 300")


def page_tiled(text: str, more: str) -> bytes:
    """Return a page with a picture, and with what is drawn behind it."""
    drawn = pdf_text(text) + f"q 100 0 0 100 40 300 cm /I Do Q {more}\n"
    return pdf(drawn, resources="/XObject<</I 4 0 R>>", objects=[pdf_image(1)])


def page_pale(text: str, look: str) -> bytes:
    drawn = pdf_text(text) + f"q {look} 100 0 0 100 40 300 cm /I Do Q\n"
    return pdf(drawn, resources="/XObject<</I 4 0 R>>/ExtGState<</G<</ca .3>>>>", objects=[pdf_image(1)])


def page_shown(text: str, style: str, *, by_class: bool = False) -> bytes:
    source = f"data:image/png;base64,{base64.b64encode(png(1)).decode()}"
    if by_class:
        return html(f"<style>p .m {{{style}}}</style><p>{text}<img class=m src='{source}'></p>")
    return html(f"<p>{text}<img style='{style}' src='{source}'></p>")


def mail_shown(text: str, style: str) -> bytes:
    return mail(f"{text}<style>img {{{style}}}</style>", inline=png(1))


def rich_ground(text: str, picture: str) -> bytes:
    fill = f"{{\\sp{{\\sn fillBlip}}{{\\sv {picture}}}}}" if picture else ""
    shape = f"{{\\shp{{\\*\\shpinst{{\\sp{{\\sn shapeType}}{{\\sv 1}}}}{fill}}}}}"
    return rtf(f"{{\\*\\background {shape}}}{text}\\par ")


def rich_field(text: str, instruction: str, result: str = "") -> bytes:
    escaped = instruction.replace("\\", "\\\\")
    return rtf(f"{text}{{\\field{{\\*\\fldinst{{{escaped}}}}}{{\\fldrslt{{{result}}}}}}}\\par ")


def old_field(text: str, instruction: str) -> bytes:
    return word_97(Parts(body=f"{text}\x13 {instruction} \x14\x15\r"))


HIGHER = '<w:rPr><w:position w:val="12"/></w:rPr>'
FETCHED = 'INCLUDEPICTURE "https://a.example/{}.png" \\d'
FETCHING: Mapping[str, Callable[[str, str], bytes]] = {"docx": word_field, "rtf": rich_field, "doc": old_field}


def sheet_sparkline(text: str, way: str) -> bytes:
    space = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"
    line = "<xm:f>Sheet1!A1:C1</xm:f><xm:sqref>D1</xm:sqref>"
    group = f'<x14:sparklineGroup type="{way}"><x14:sparklines><x14:sparkline>{line}</x14:sparkline></x14:sparklines>'
    inside = f'<x14:sparklineGroups xmlns:x14="{space}" xmlns:xm="{SPARKLINE_CELLS}">{group}</x14:sparklineGroup>'
    sheet = f"<extLst><ext>{inside}</x14:sparklineGroups></ext></extLst>"
    return xlsx(f"{_row(1, text)}</sheetData>{sheet if way else ''}<sheetData>")


SPARKLINE_CELLS = "http://schemas.microsoft.com/office/excel/2006/main"


def open_sparkline(text: str, way: str) -> bytes:
    space = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"
    line = '<x:sparkline x:data-range="Sheet1.A1:Sheet1.C1" x:cell-address="Sheet1.D1"/>'
    group = f'<x:sparkline-group x:type="{way}"><x:sparklines>{line}</x:sparklines></x:sparkline-group>'
    groups = f'<x:sparkline-groups xmlns:x="{space}">{group}</x:sparkline-groups>'
    row = f"<table:table-row><table:table-cell><text:p>{text}</text:p></table:table-cell></table:table-row>"
    return odf("ods", f'<table:table table:name="Sheet1">{row}{groups if way else ""}</table:table>')


SPARKLINES: Mapping[str, Callable[[str, str], bytes]] = {"xlsx": sheet_sparkline, "ods": open_sparkline}


def word_position(text: str, half_points: str) -> bytes:
    return word_runs(text, f'<w:position w:val="{half_points}"/>')


def word_backwards(text: str, way: str) -> bytes:
    return docx(paragraphs(f'{runs(text)}<w:bdo w:val="{way}">{runs("1234")}</w:bdo>'))


def old_marked(text: str, modifier: bytes) -> bytes:
    return word_97(Parts(body=f"{text} 102\r"), characters={(len(text) + 3, len(text) + 4): modifier})


def word_struck(text: str, more: str) -> bytes:
    """Return a document with something below its first line that is struck."""
    return docx(paragraphs(runs(text), runs("below ") + runs(f"gone{more}", "<w:strike/>")))


def old_struck(text: str, more: str) -> bytes:
    body = f"{text}\rbelow gone{more}\r"
    return word_97(Parts(body=body), characters={(body.index("gone"), len(body) - 1): struct.pack("<HB", 0x0837, 1)})


def word_capitals(text: str, capitals: str) -> bytes:
    """Return a document with a heading whose style shows capitals, or is based on that and does not."""
    style = (
        '<w:style w:type="paragraph" w:styleId="Head"><w:rPr><w:caps/></w:rPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="Head"/><w:rPr><w:caps w:val="0"/></w:rPr>'
        "</w:style>"
    )
    named = f'<w:pPr><w:pStyle w:val="{"Head" if capitals else "Sub"}"/></w:pPr>'
    by_hand = "<w:caps/>" if capitals else ""
    first = runs("Strand ") + runs("und", '<w:caps w:val="0"/>') + runs(" Erde", by_hand)
    return docx(paragraphs(runs(text), named + first), related={"styles.xml": ("styles", word_part("styles", style))})


def open_capitals(text: str, capitals: str) -> bytes:
    style = (
        '<style:style style:name="{}" style:family="{}"><style:text-properties fo:text-transform="{}"/></style:style>'
    )
    styles = style.format("P", "paragraph", "uppercase" if capitals else "none") + style.format("T", "text", "none")
    written = '<text:p text:style-name="P">Strand <text:span text:style-name="T">und</text:span> Erde</text:p>'
    return odf("odt", odf_paragraphs(text) + written, styles=styles)


def rich_capitals(text: str, capitals: str) -> bytes:
    return rtf(rf"{text}\par {{\caps{int(bool(capitals))} Strand {{\caps0 und}} Erde}}\par ")


def page_capitals(text: str, capitals: str) -> bytes:
    look = f"<style>h4 {{ text-transform: {'uppercase' if capitals else 'none'} }}</style>"
    return html(f'{look}<p>{text}</p><h4>Strand <i style="text-transform: none">und</i> Erde</h4>')


def old_capitals(text: str, capitals: str) -> bytes:
    """Return a document of Word 97 with a paragraph in the second style of its sheet."""
    body = f"{text}\rStrand und Erde\r"
    at = body.index("und")
    of_words = struct.pack("<HB", 0x083B, bool(capitals))
    said = struct.pack("<9H", 0, 1, 0, 0, 0, 0, 0, 2, 0) + struct.pack("<H", len(of_words)) + of_words
    styles = 2 * (struct.pack("<H", len(said)) + said)
    return word_97(
        Parts(body=body),
        characters={(at, at + 3): struct.pack("<HB", 0x083B, 0)},
        paragraphs={(len(text) + 1, len(body)): struct.pack("<H", 1)},
        other_tables={1: struct.pack("<HHH12x", 16, 2, 10) + styles},
    )


CAPITALS = {
    "docx": word_capitals, "odt": open_capitals, "rtf": rich_capitals, "html": page_capitals, "doc": old_capitals,
}  # fmt: skip


def _two_marked(*modifiers: bytes) -> Make:
    first, second = modifiers
    return lambda text: (old_marked(text, first), old_marked(text, second))


def slide_grouped(text: str, look: str) -> bytes:
    shown = slide_picture("p").replace("<p:spPr/>", "<p:spPr><a:xfrm/></p:spPr>")
    group = f"<p:grpSp><p:grpSpPr><a:xfrm {look}/></p:grpSpPr>{shown}</p:grpSp>"
    return pptx(shape(text) + group, related={"../media/p.png": ("image", png(1))})


def slide_run(text: str, look: str) -> bytes:
    return pptx(shape(text).replace("<a:r>", f"<a:r><a:rPr>{look}</a:rPr>"))


def latex_picture(text: str, options: str) -> bytes:
    return (
        f"\\documentclass{{article}}\\begin{{document}}{text}\\includegraphics{options}{{a}}\\end{{document}}".encode()
    )


def rich_up(text: str, word: str) -> bytes:
    return rtf(f"{text} 10{{{word} 2}}\\par ")


def page_faint(text: str, attribute: str) -> bytes:
    return html(f"<style>.faint {{opacity: 0}}</style><p>{text} <span {attribute}>not valid</span></p>")


HALF, FLIPPED, TURNED = '<a:srcRect l="50000"/>', '<a:xfrm flipH="1"/>', '<a:xfrm rot="5400000"/>'
FADED, MIRRORED = '<a:alphaModFix amt="40000"/>', "transform: scaleX(-1)"
FLIPPED_OPEN = 'style:mirror="horizontal" fo:clip="rect(0cm, 0cm, 0cm, 0cm)"'
SHOWN: list[tuple[str, str, Make]] = [
    ("cropped", "docx", _two(word_shown, HALF, '<a:srcRect l="0" t="0"/>')),
    ("flipped", "docx", _two(word_shown, FLIPPED, "<a:xfrm/>")),
    ("turned", "docx", _two(word_shown, TURNED, "")),
    ("grey", "docx", lambda text: (word_shown(text, "", colours="<a:grayscl/>"), word_shown(text, ""))),
    ("pale", "docx", lambda text: (word_shown(text, "", colours='<a:lum bright="70000"/>'), word_shown(text, ""))),
    ("flipped", "pptx", _two(slide_shown, FLIPPED, "")),
    ("cropped", "odt", _two(open_shown, 'fo:clip="rect(0cm, 1cm, 0cm, 0cm)"', 'fo:clip="rect(0cm, 0cm, 0cm, 0cm)"')),
    ("flipped", "odt", _two(open_shown, FLIPPED_OPEN, 'style:mirror="none"')),
    ("grey", "odt", _two(open_shown, 'draw:color-mode="greyscale"', 'draw:color-mode="standard"')),
    ("turned", "odt", _two(open_turned, 'draw:transform="rotate (-1.5707963267949) translate (1cm 1cm)"', "")),
    ("flipped", "pdf", _two(page_mirrored, "-100 0 0 100 140 300", "100 0 0 100 40 300")),
    ("cropped", "rtf", _two(rich_shown, "\\piccropl360", "\\piccropl0")),
    ("cropped", "pdf", _two(page_cut, "40 300 50 100 re W n", "")),
    ("pale", "pdf", _two(page_pale, "/G gs", "")),
    ("faded", "docx", lambda text: (word_shown(text, "", colours=FADED), word_shown(text, ""))),
    ("faded", "odt", _two(open_shown, 'draw:image-opacity="40%"', 'draw:image-opacity="100%"')),
    ("flipped", "html", _two(page_shown, MIRRORED, "")),
    ("behind-pages", "rtf", _two(rich_ground, *(rtf_picture(png(seed)) for seed in (1, 2)))),
]

OFFICE_PAIRS = [
    *((name, ending, kind, _two(maker, *ways)) for name, kind, ways, makers in (
        ("capitals-by-style", Kind.CASE_AND_PUNCTUATION, ("uppercase", ""), CAPITALS),
        ("sheet-name", Kind.SIGNS, ("Draft", "Final"), NAMING),
        ("value-behind", Kind.FORMULAS, ("1234.5678", "1234.9"), VALUING),
        ("coloured-cells", Kind.DRAWINGS, ("2", "3"), PLANNING),
        ("words-in-red", Kind.DRAWINGS, ("FF0000", "0000FF"), INKED),
        ("struck-cell", Kind.REVISIONS, ("yes*", "yes"), MARKED),
        ("struck-elsewhere", Kind.REVISIONS, ("yes* yes", "yes yes*"), MARKED),
        ("struck-run", Kind.REVISIONS, ("1", "0"), {"xls": old_run}),
        ("raised-run", Kind.SIGNS, ("2", "0"), {"xls": old_run}),
        ("defined-name", Kind.FORMULAS, ("1", "2"), DEFINING),
        ("choices", Kind.FORMULAS, ("no", "maybe"), CHOOSING),
        ("list-start", Kind.SIGNS, ("5", "1"), LISTING),
        ("unused-header", Kind.HIDDEN, ("secret", "draft"), UNUSED_HEADS),
        ("ticked-list", Kind.SIGNS, ("✓", "✗"), TICKING),
        ("calculated", Kind.FORMULAS, ("=SUM(ABOVE)", "=SUM(LEFT)"), FETCHING),
        ("equation-field", Kind.FORMULAS, (r"EQ \f(a,b)", r"EQ \f(b,a)"), FETCHING),
        ("equation-behind", Kind.FORMULAS, (r"EQ \o\ac(a) \f(1,2)", r"EQ \o\ac(a) \f(1,3)"), FETCHING),
        ("equation-over", Kind.FORMULAS, (r"EQ \f(1,\o(a,b))", r"EQ \f(2,\o(a,b))"), FETCHING),
        ("bulleted-list", Kind.SIGNS, ("\uf0fc", "•"), TICKING),
        ("inserted-end", Kind.REVISIONS, ("ins", ""), {"docx": word_ends, "rtf": rich_ends}),
        ("deleted-end", Kind.REVISIONS, ("del", ""), {"docx": word_ends, "rtf": rich_ends}),
    ) for ending, maker in makers.items()),
    ("output-link", "ipynb", Kind.LINKS, _two(notebook_page, *(f"<a href='https://{x}.example'>x</a>" for x in "ab"))),
    *(("fetched-picture", ending, Kind.LINKS, _two(maker, *map(FETCHED.format, "ab")))
      for ending, maker in FETCHING.items()),
    *(("sparkline", ending, Kind.DRAWINGS, _two(maker, "column", way))
      for (ending, maker), way in zip(SPARKLINES.items(), ("line", ""), strict=True)),
    ("higher", "docx", Kind.SIGNS, _two(word_position, "12", "0")),
    ("higher", "rtf", Kind.SIGNS, _two(rich_up, "\\up6", "\\up0")),
    ("higher", "doc", Kind.SIGNS, _two_marked(struct.pack("<Hh", 0x4845, 12), struct.pack("<Hh", 0x4845, 0))),
    ("raised", "doc", Kind.SIGNS, _two_marked(struct.pack("<HB", 0x2A48, 1), struct.pack("<HB", 0x2A48, 0))),
    ("shaded", "doc", Kind.COMMENTS, _two_marked(*(struct.pack("<HH", 0x4866, back << 5) for back in (7, 8)))),
    ("newly-shaded", "doc", Kind.COMMENTS, _two_marked(
        *(b"\x71\xca\x0a" + bytes(4) + ground + bytes(2) for ground in (b"\xff\xff\0\0", b"\xff\xff\xff\0")))),
    ("highlighted-red", "doc", Kind.COMMENTS, _two_marked(*(struct.pack("<HB", 0x2A0C, pen) for pen in (6, 7)))),
    ("highlighted", "doc", Kind.COMMENTS, _two_marked(struct.pack("<HB", 0x2A0C, 7), struct.pack("<HB", 0x2A0C, 0))),
    ("backwards", "docx", Kind.SIGNS, _two(word_backwards, "rtl", "ltr")),
    ("without-colour", "pptx", Kind.HIDDEN, _two(slide_run, "<a:noFill/>", "")),
    ("flipped-group", "pptx", Kind.PICTURES, _two(slide_grouped, 'flipH="1"', "")),
    ("turned", "tex", Kind.DRAWINGS, _two(latex_picture, "[angle=90]", "[width=3cm, angle=0]")),
    ("lowered", "rst", Kind.SIGNS, _two(plain, "H\\ :sub:`2`\\ O", "H\\ `2`\\ O")),
    ("faint", "html", Kind.HIDDEN, _two(page_faint, 'style="opacity: .0"', 'style="opacity: .05"')),
    ("offered-words", "html", Kind.FIELDS, _two(page_with, *(
        f"<input list=x><datalist id=x><option value=yes><option>{other}</datalist>" for other in ("no", "maybe")))),
    ("flipped", "eml", Kind.DRAWINGS, _two(mail_shown, MIRRORED, "")),
    *((f"white-in-{name}", "pptx", Kind.HIDDEN, lambda text, around=around: (
        slide_in(text, WHITE_FILL, around), slide_in(text, "", around)))
      for name, around in (("group", IN_GROUP), ("table", IN_TABLE % ("", "")))),
    ("numbered-headings", "odt", Kind.SIGNS, _two(open_headings, "5", "1")),
    ("list-start", "pptx", Kind.SIGNS, _two(slide_list, "5", "1")),
    ("ticked-list", "pptx", Kind.SIGNS, _two(slide_list, "ü", "§")),
    ("struck-by-style", "docx", Kind.REVISIONS, _two(struck_by_style, "<w:strike/>", "<w:b/>")),
    ("inserted-end", "odt", Kind.REVISIONS, lambda text: (
        open_ends(text, "ins"), odf("odt", odf_paragraphs(*_halves(text))))),
    ("deleted-end", "odt", Kind.REVISIONS, lambda text: (open_ends(text, "del"), odf("odt", odf_paragraphs(text)))),
    ("inserted-row", "docx", Kind.REVISIONS, _two(word_rows, "ins", "")),
    ("ticked-field", "doc", Kind.FIELDS, lambda text: (word_97_form(text, 1, 1), word_97_form(text, 1, 0))),
    ("chosen-as-before", "doc", Kind.FIELDS, lambda text: (
        word_97_form(text, 2, 25, ("yes", "no"), default=1), word_97_form(text, 2, 0, ("yes", "no")))),
    *(("list-begins-again", ending, Kind.SIGNS, _two(maker, "3", "1")) for ending, maker in RESTARTING.items()),
    ("list-begins-again-in-part", "html", Kind.SIGNS, _two(page_restarted_in_part, "3", "1")),
    ("inner-list", "md", Kind.SIGNS, _two(markdown_inner_list, "3", "1")),
    ("list-begins-again-behind-rule", "md", Kind.SIGNS, lambda text: (
        markdown_restarted(text, "3"), markdown_restarted(text, "1").replace(b"<!-- -->", b"---"))),
    ("list-goes-on", "docx", Kind.SIGNS, _two(word_parts_of_list, "3", "4")),
    *((name, ending, Kind.PICTURES, make) for name, ending, make in SHOWN),
]  # fmt: skip

DIFFERENT = [
    *(
        Telling(f"empty-cell-{ending}", _two(maker, "Ann||100", "Ann|100|"), (ending, ending), frozenset({Kind.SIGNS}))
        for ending, maker in TABLES.items()
    ),
    *(
        Telling(f"merged-cells-{ending}", _two(maker, "2|1", "1|2"), (ending, ending), frozenset({Kind.SIGNS}))
        for ending, maker in MERGED.items()
    ),
    *(
        Telling(f"{name}-{ending}", _two(maker, *pair), (ending, ending), frozenset({kind}))
        for kind, pairs in ((Kind.SIGNS, SIGNS), (Kind.CASE_AND_PUNCTUATION, WRITTEN))
        for name, pair in pairs.items()
        for ending, maker in SIGN_MAKERS.items()
    ),
    *(
        Telling(
            f"{name}-{ending}", make, (ending, ending), kinds if isinstance(kinds, frozenset) else frozenset({kinds})
        )
        for name, ending, kinds, make in [*REVIEW, *HIDDEN, *OTHERS, *PICTURES, *INSIDE, *OFFICE_PAIRS]
    ),
]

# The same, written in another way


def _again(maker: Callable[[str, str], bytes], more: str) -> Make:
    """Return what makes an archive, and writes it again in another order, not compressed."""
    return lambda text: (maker(text, more), rewritten(maker(text, more)))


def _across(a: Callable[[str, str], bytes], b: Callable[[str, str], bytes], more: str) -> Make:
    return lambda text: (a(text, more), b(text, more))


def _picture_across(a: str, b: str) -> Make:
    return lambda text: (with_pictures(1, 2)(text)[a], with_pictures(1, 2)(text)[b])


def _pixels_alone(maker: Callable[[str, int], bytes]) -> Make:
    """Return what makes a document with a picture that is compressed in two ways."""
    return lambda text: (maker(text, 1), maker(text, 9))


def word_packed(text: str, level: int) -> bytes:
    return docx(paragraphs(runs(text), word_picture("p")), related={"media/p.png": ("image", png(1, level=level))})


def page_packed(text: str, level: int) -> bytes:
    drawn = pdf_text(text) + "q 100 0 0 100 40 300 cm /I Do Q\n"
    return pdf(drawn, resources="/XObject<</I 4 0 R>>", objects=[pdf_image(1, level=level)])


def struck_word(text: str, _: str) -> bytes:
    return word_runs(text, "<w:strike/>")


def struck_open(text: str, _: str) -> bytes:
    return open_style(text, STRUCK_STYLE)


def struck_rich(text: str, _: str) -> bytes:
    return rich_marked(text, "\\strike")


def struck_page(text: str, _: str) -> bytes:
    return page_marked(text, "s")


SAID = "5 € → “fine” – 1.5 … 5–10 (it’s 6’) (a + b) * c 5- x"
ALIKE = {"docx": word, "odt": open_text, "rtf": rich, "html": page, "txt": plain, "md": plain}
LINKING = {"docx": word_link, "odt": open_link, "rtf": rich_link, "html": page_link, "md": marked_down_link}
RAISING: Mapping[str, Callable[[str, str], bytes]] = {
    "docx": lambda text, _: word_raised(text, "superscript"),
    "odt": lambda text, _: open_raised(text, "super 58%"),
    "rtf": lambda text, _: rich_raised(text, "\\super"),
    "html": lambda text, _: page_raised(text, "sup"),
}
STRIKING = {"docx": struck_word, "odt": struck_open, "rtf": struck_rich, "html": struck_page}


def _from_first(name: str, makers: Mapping[str, Callable[[str, str], bytes]], more: str) -> list[Telling]:
    """Return pairs of a document of the first format, mostly Word, and of each of the others."""
    (first, one), *others = makers.items()
    return [Telling(f"{first}-{ending}-{name}", _across(one, other, more), (first, ending)) for ending, other in others]


SAME = [
    *(
        Telling(f"{name}-{ending}", _two(maker, *pair), (ending, ending))
        for name, pair in WRITTEN_ALIKE.items()
        for ending, maker in SIGN_MAKERS.items()
    ),
    *_from_first("capitals-by-style", CAPITALS, "uppercase"),
    Telling("docx-pdf-capitals-by-style", lambda text: (
        word_capitals(text, "uppercase"), pdf(pdf_text(text) + "BT /F 10 Tf 40 400 Td (STRAND und ERDE) Tj ET")),
        ("docx", "pdf")),
    Telling("docx-rewritten", _again(word_comment, "Fine."), ("docx", "docx")),
    Telling("odt-rewritten", _again(open_comment, "Fine."), ("odt", "odt")),
    Telling("xlsx-rewritten", _again(sheet_comment, "Fine."), ("xlsx", "xlsx")),
    Telling("pptx-rewritten", _again(slides, SAID), ("pptx", "pptx")),
    Telling("xlsx-format", lambda text: (formatted(text, "0", "5"), formatted(text, "General", "5")), ("xlsx", "xlsx")),
    Telling("xlsx-csv", lambda text: (
        formatted(text, "0.00", "5.5"), f"{text},5.50\n".encode()), ("xlsx", "csv")),
    Telling("xlsx-ods-box", _across(sheet_box, open_box, "in a box"), ("xlsx", "ods")),
    Telling("ods-rewritten", _again(open_counted, ' table:formula="of:=2+3"'), ("ods", "ods")),
    Telling("odp-rewritten", _again(open_slides, "hidden"), ("odp", "odp")),
    Telling("epub-rewritten", lambda text: (
        with_pictures(1)(text)["epub"], rewritten(with_pictures(1)(text)["epub"])), ("epub", "epub")),
    Telling("docx-other-runs", lambda text: (
        docx(paragraphs(runs(text))), docx(paragraphs("".join(runs(f"{one} ") for one in text.split())))),
        ("docx", "docx")),
    Telling("pdf-compressed", lambda text: (pdf(pdf_text(text)), pdf(pdf_text(text), level=9)), ("pdf", "pdf")),
    *(Telling(f"pdf-{position}", room_and_page(position), ("docx", "pdf")) for position in ROOMS),
    *(Telling(f"pdf-{name}", _two(drawn_room, *ways), ("pdf", "pdf")) for name, ways in SMALLER.items()),
    Telling("pdf-shaded", _two(drawn_under, PALE, ""), ("pdf", "pdf")),
    Telling("pdf-white-on-dark", lambda text: (
        with_clause(text, "1 g", "0.3 g 20 290 400 30 re f 0 g"), with_clause(text, "")), ("pdf", "pdf")),
    *(Telling(f"{kind}-white-on-dark", _two(maker, white + DARK[kind], DARK[kind]), (kind, kind))
      for kind, (maker, white) in WHITE.items()),
    *(Telling(f"{kind}-on-white", _two(WHITE[kind][0], white, ""), (kind, kind)) for kind, white in ON_WHITE.items()),
    *_from_first("highlighted", HIGHLIGHTING, ""),
    *_from_first("highlighted-red", {
        ending: lambda text, _, pen=pen: pen[0](text, pen[1].format(pen[2]))  # type: ignore[misc]
        for ending, pen in PENS.items()}, ""),
    Telling("docx-highlighted-usual", _two(
        void_word, '<w:highlight w:val="yellow"/>', '<w:shd w:val="clear" w:fill="E2EFD9"/>'), ("docx", "docx")),
    *_from_first("offered", OFFERING, "no"),
    *(Telling(f"docx-{kind}-noted", _both_noted(kind), ("docx", kind)) for kind in NOTING if kind != "docx"),
    *(Telling(f"{kind}-coloured-words", _two_signs(maker), (kind, kind)) for kind, maker in SIGNED.items()),
    *(Telling(f"{kind}-blue-sign", _two(maker, "4472C4", "000000"), (kind, kind)) for kind, maker in SIGNED.items()),
    *(Telling(f"docx-{kind}-coloured-sign", _across(word_sign, maker, "FF0000"), ("docx", kind))
      for kind, maker in SIGNED.items() if kind not in {"docx", "pptx"}),
    Telling("tex-unit", _two(latex, r"\SI{5}{\kilo\gram}", r"\qty[a=b] {5}{\kilo\gram}"), ("tex", "tex")),
    Telling("docx-flat", lambda text: (
        with_pictures(1)(text)["docx"], flat(with_pictures(1)(text)["docx"])), ("docx", "xml")),
    *_from_first("offered-as-before", OLD_CHOICES, "no"),
    Telling("docx-prompt", lambda text: (
        word_block(text, "Click here", "placeholder"), docx(paragraphs(runs(text)))), ("docx", "docx")),
    *(Telling(f"docx-{kind}-white", both_white("docx", kind), ("docx", kind)) for kind in ("rtf", "html", "odt")),
    *_from_first("status", STATUS, "FFC000"),
    *_from_first("shaded-paragraph", SHADED, "00B050"),
    Telling("rtf-styled-ground", lambda text: (
        rich_styled(text, "", ""), rich_styled(text, r"\cbpat2", r"\chcbpat1")), ("rtf", "rtf")),
    *(Telling(f"{ending}-shaded-layout", _two(maker, "4472C4", ""), (ending, ending))
      for ending, maker in SHADED.items()),
    Telling("docx-vml-status", lambda text: (
        word_status(text, "92D050"), word_vml_status(text, "00B050")), ("docx", "docx")),
    Telling("docx-vml-short", lambda text: (
        word_status(text, "FF0000"), word_vml_status(text, "f00")), ("docx", "docx")),
    Telling("pptx-paper-of-theme", lambda text: (
        slide_status(text, '<a:solidFill><a:schemeClr val="bg2"/></a:solidFill>', "EEECE1"),
        slide_status(text, '<a:solidFill><a:srgbClr val="FFFFCC"/></a:solidFill>')), ("pptx", "pptx")),
    Telling("docx-box", _two(word_status, "4472C4", "BFBFBF"), ("docx", "docx")),
    Telling("pptx-unknown-accent", _two(
        slide_status, '<a:solidFill><a:schemeClr val="accent2"/></a:solidFill>', "<a:noFill/>"), ("pptx", "pptx")),
    Telling("xlsx-lights", _two(lit_cell, 'theme="4" tint="0.4"', 'rgb="FFD99694"'), ("xlsx", "xlsx")),
    Telling("pptx-star", lambda text: (slide_star(text, 914_400), slide_star(text, 914_040)), ("pptx", "pptx")),
    Telling("pptx-light", _two(
        slide_light, '<a:srgbClr val="FF0000"/>', '<a:srgbClr val="f01010"/>'), ("pptx", "pptx")),
    Telling("pptx-usual-fill", _two(slide_light, '<a:srgbClr val="4f81bd"/>', ""), ("pptx", "pptx")),
    Telling("xlsx-chart-of-cells", _two(cells_chart, "Sheet1!B1:B9", "'Sheet1'!$B$1:$B$9"), ("xlsx", "xlsx")),
    Telling("xlsx-nearly-black", _two(lit_cell, 'rgb="FF010000"', 'rgb="FF000100"'), ("xlsx", "xlsx")),
    Telling("xlsx-no-colour", _two(lit_cell, 'theme="x"', f'indexed="{10**20}"'), ("xlsx", "xlsx")),
    Telling("xlsx-blue-cell", _two(marked_cell, "FF4472C4", "FFFFFFFF"), ("xlsx", "xlsx")),
    Telling("pdf-lit-cells", _two(drawn_under, f"1 0 0 rg {LIT}", f"1 0 0 rg {HALVES}"), ("pdf", "pdf")),
    Telling("pdf-stamp-cleaned", lambda text: (
        stamped(text, "BT /F 20 Tf (PAID) Tj ET"), stamped(text, "q BT /F 20.0 Tf (PAID) Tj ET Q", " ")),
        ("pdf", "pdf")),
    Telling("pdf-circled-in-red", _two(
        annotated, *(DRAWN_ON.format(f"Circle/C[{red} 0 0]") for red in ("1", ".9"))), ("pdf", "pdf")),
    Telling("pdf-drawing-rounded", _two(drawn_under, *(PLAN.format(y, 1, 0) for y in (450, 450.2))), ("pdf", "pdf")),
    Telling("eml-pictures-stored", lambda text: (
        mail_showing(text, "ab"), mail_showing(text, "ab", "ba")), ("eml", "eml")),
    Telling("odt-chart-usual", lambda text: (
        open_chart(text, 2, 'chart:logarithmic="false" chart:regression-type="none"'), open_chart(text, 2)),
        ("odt", "odt")),
    Telling("xlsx-chart-from-number", lambda text: (
        sheet_chart(text, 2, '<c:min val="100.0"/>'), sheet_chart(text, 2, '<c:min val="100"/>')), ("xlsx", "xlsx")),
    Telling("odt-line-without-arrow", _two(open_line, 'draw:marker-end=""', ""), ("odt", "odt")),
    Telling("odt-arrow-in-inches", lambda text: (
        open_line(text, ARROW_AT.format("end")), open_line(text, ARROW_AT.format("end"), "2in")), ("odt", "odt")),
    Telling("odt-unmirrored-arrow", _two(open_arrow, 'draw:mirror-horizontal="false"', ""), ("odt", "odt")),
    Telling("pdf-band", _two(drawn_under, f"0 .3 .8 rg {BAND}", ""), ("pdf", "pdf")),
    Telling("pdf-underlined", _two(drawn_over, UNDERLINE, ""), ("pdf", "pdf")),
    Telling("pdf-picture-compressed", _pixels_alone(page_packed), ("pdf", "pdf")),
    Telling("docx-picture-compressed", _pixels_alone(word_packed), ("docx", "docx")),
    *(Telling(f"html-{name}-by-style", _two(maker, f'class="{name}"', f'style="{style}"'), ("html", "html"))
      for name, maker, style in (
          ("gone", page_classed, "text-decoration: line-through"), ("away", page_unshown, "Display:none"),
          ("blank", page_unshown, "visibility:hidden"), ("tiny", page_unshown, "font-size:0pt"))),
    Telling("html-counted", _two(page_with, COUNTING, COUNTING.replace("part", "item")), ("html", "html")),
    Telling("html-away-by-attribute", _two(page_unshown, 'class="away"', "hidden"), ("html", "html")),
    Telling("html-unused-classes", _two(page_unshown, 'class="away"', 'class="away" id="other"'), ("html", "html")),
    Telling("html-shown-by-class", lambda text: (html(f"<p>{text}</p>"), page_unshown(text, "")), ("html", "html")),
    Telling("html-docx-struck-by-class", lambda text: (
        page_classed(text, 'class="gone"'), struck_word(text, "")), ("html", "docx")),
    Telling("html-epub-by-class", lambda text: (
        page_classed(text, 'class="gone"'), book_classed(text, 'class="gone"')), ("html", "epub")),
    Telling("html-behind-by-class", lambda text: (
        page_behind(text, 1), page_behind(text, 1, by_class=True)), ("html", "html")),
    Telling("html-epub-behind", lambda text: (page_behind(text, 1), book_behind(text, 1)), ("html", "epub")),
    Telling("html-unused-behind", lambda text: (
        html(f"<p>{text}</p>"), html(f"<style>.z {{background: url(z.png)}}</style><p>{text}</p>")), ("html", "html")),
    Telling("eml-plain-text-of-page", lambda text: (
        mail_twice(text, "1. Pay now <https://a.example> [image: our logo]", page="<ol><li>Pay <b>now</b></ol>"),
        mail_twice(text, "Pay\r\n * now Us", page="<ol><li>Pay <b>now</b></ol><img width=1 src=x alt='Us'>")),
        ("eml", "eml")),
    Telling("html-indented", lambda text: (
        html(f"<p>{text}</p>"), html(f"\n <div>\n  <p>\n {text}\n  </p></div>\n")), ("html", "html")),
    Telling("txt-wrapped", lambda text: (
        plain(text, "5 €"), plain(text, "5 €").replace(b" ", b"\r\n").replace("5\r\n€".encode(), "5\u00a0€".encode())),
        ("txt", "txt")),
    Telling("txt-bullets", _two(written, "+ fast\n▲ dear", "- fast\n▼ dear"), ("txt", "txt")),
    Telling("py-line-ends", lambda text: (script(text, "a"), script(text, "a  \r\n")), ("py", "py")),
    Telling("eml-msg-head", lambda text: (
        mail_headed(text, "Importance: High\r\nFrom: Ada <ADA@example.org>"),
        outlook_headed(text, "2:ada@example.org")), ("eml", "msg")),
    Telling("pdf-highlight-drawn", lambda text: (
        drawn_highlight(text, "1 0 0"), annotated(text, HIGHLIGHT.replace("1 1 0", "1 0 0"))), ("pdf", "pdf")),
    Telling("msg-exchange-address", _two(outlook_headed, "1:/o=Org/cn=Ada", "1:"), ("msg", "msg")),
    Telling("eml-address-alone", _two(
        mail_headed, "From: ada@example.org", "From: ada@example.org <Ada@example.org>"), ("eml", "eml")),
    Telling("eml-other-way", lambda text: (
        mail(text, files={"a.bin": b"one"}), b"Received: from a by b\r\n" + mail(text, files={"a.bin": b"one"})),
        ("eml", "eml")),
    *_from_first("signs", ALIKE, SAID),
    *_from_first("link", LINKING, ONE),
    *_from_first("struck", STRIKING, ""),
    *_from_first("raised", RAISING, ""),
    *_from_first("empty-cell", TABLES, "Ann||100"),
    *(Telling(f"docx-{one}-pictures", _picture_across("docx", one), ("docx", one)) for one in ("odt", "rtf", "html")),
    *_from_first("sheet-name", NAMING, "Draft"),
    *_from_first("value-behind", VALUING, "1234.5678"),
    *_from_first("defined-name", DEFINING, "1"),
    *_from_first("choices", CHOOSING, "no"),
    *_from_first("merged-cells", MERGED, "2|1"),
    *_from_first("boxed", {"docx": word_boxed, "doc": old_boxed}, "in a box"),
    *_from_first("list-start", LISTING, "5"),
    *_from_first("list-begins-again", RESTARTING, "1"),
    *_from_first("list-without-end", RESTARTING, "3"),
    *_from_first("unused-header", UNUSED_HEADS, "secret"),
    *_from_first("numbered-headings", {"docx": word_list, "odt": open_headings}, "5"),
    *_from_first("ticked-list", TICKING, "✗"),
    *_from_first("calculated", FETCHING, "= SUM(ABOVE)"),
    *_from_first("equation-field", FETCHING, r"EQ \f(a,b)"),
    *_from_first("equation", EQUATIONS, "\u2211"),
    *_from_first("struck-below", {"docx": word_struck, "doc": old_struck}, " away"),
    *(Telling(f"{ending}-reading-field", _two(
        maker, r"EQ \o\ad(\s\up 9(one),word)", r"EQ \* hps10 \o\ad(\s\up 8(two),word)"), (ending, ending))
      for ending, maker in FETCHING.items()),
    Telling("docx-rtf-higher", lambda text: (
        docx(paragraphs(runs(f"{text} 10") + runs("2").replace("<w:r>", f"<w:r>{HIGHER}"))), rich_up(text, "\\up6")),
        ("docx", "rtf")),
    Telling("rtf-doc-higher", lambda text: (
        rich_up(text, "\\up6"), old_marked(text, struct.pack("<HB", 0x2A48, 1))), ("rtf", "doc")),
    Telling("html-faint-by-class", _two(page_faint, "class=faint", 'style="opacity: 0"'), ("html", "html")),
    *_from_first("coloured-cells", PLANNING, "2"),
    *_from_first("written-in-red", INKED, "FF0000"),
    *_from_first("fetched", FETCHING, FETCHED.format("a")),
    *_from_first("sparkline", SPARKLINES, "column"),
    Telling("pdf-tiled", _two(
        page_tiled, "q 140 300 50 100 re W n 100 0 0 100 140 300 cm /I Do Q", ""), ("pdf", "pdf")),
    Telling("pdf-cut-at-edges", _two(page_cut, "39 299 102 102 re W n", ""), ("pdf", "pdf")),
    Telling("docx-odt-faded", lambda text: (
        word_shown(text, "", colours=FADED), open_shown(text, 'draw:image-opacity="40%"')), ("docx", "odt")),
    Telling("docx-html-flipped", lambda text: (
        word_shown(text, FLIPPED), page_shown(text, MIRRORED, by_class=True)), ("docx", "html")),
    Telling("html-flipped-back", lambda text: (
        page_shown(text, MIRRORED + ";transform:none"), page_shown(text, "")), ("html", "html")),
    Telling("rtf-behind-pages", lambda text: (
        rich_ground(text, ""), rtf(f"{text}\\par ")), ("rtf", "rtf")),
    Telling("rtf-fetched-and-stored", lambda text: (
        rich_field(text, FETCHED.format("a"), rtf_picture(png(1))), rtf(f"{text}{rtf_picture(png(1))}\\par ")),
        ("rtf", "rtf")),
    Telling("pptx-number-behind", lambda text: (
        behind_slides(text, shape("7").replace("a:r>", "a:fld>")), behind_slides(text, "")), ("pptx", "pptx")),
    Telling("pptx-white-on-dark", lambda text: (
        void_slide(text, WHITE_RUN, BLUE_GROUND), void_slide(text, "", BLUE_GROUND)), ("pptx", "pptx")),
    *(Telling(f"pptx-white-in-{name}", lambda text, around=around: (  # type: ignore[misc]
        slide_in(text, WHITE_FILL, around), slide_in(text, "", around)), ("pptx", "pptx"))
      for name, around in (("blue-cell", IN_TABLE % ("", BLUE_CELL)), ("styled-table", IN_TABLE % (STYLED_TABLE, "")))),
    Telling("pdf-turned", _two(page_mirrored, "0 100 -100 0 140 300", "-100 0 0 -100 140 400"), ("pdf", "pdf")),
    Telling("odp-white-on-dark", lambda text: (
        void_open_slide(text, 'fo:color="#ffffff"', OPEN_BLUE_GROUND), void_open_slide(text, "")), ("odp", "odp")),
    Telling("pptx-odp-white", lambda text: (
        void_slide(text, WHITE_RUN), void_open_slide(text, 'fo:color="#ffffff"')), ("pptx", "odp")),
    Telling("pptx-odp-behind-slides", lambda text: (
        behind_slides(text, shape("Draft"), seed=1), open_behind_slides(text, "Draft", seed=1)), ("pptx", "odp")),
    Telling("pptx-odp-ground", lambda text: (
        behind_slides(text, "", seed=1, ground=PICTURE_GROUND),
        open_behind_slides(text, "", seed=1, ground=OPEN_PICTURE_GROUND)), ("pptx", "odp")),
    Telling("xlsx-white-on-black", _two(
        styled_cells, f"{IN_WHITE}|{IN_BLUE.replace('1F3864', '000000')}|", "||"), ("xlsx", "xlsx")),
    Telling("xlsx-white-on-dark", _two(styled_cells, f"{IN_WHITE}|{IN_BLUE}|", "||"), ("xlsx", "xlsx")),
    Telling("xlsx-white-on-what-depends", _two(
        styled_cells, f"{IN_WHITE}||<conditionalFormatting/>", "||"), ("xlsx", "xlsx")),
    Telling("xlsx-printed-numbers", _two(styled_cells, PRINTED.format(""), "||"), ("xlsx", "xlsx")),
    *_from_first("note", NOTING, "first"),
    *_from_first("note-to-word", NOTING, "word"),
    Telling("html-item-number", _two(page_with, "<ol start=7><li>a", "<ol start=7><li value=7>a"), ("html", "html")),
    Telling("md-lazy-list", _two(written, "1. a\nb\n2. c", "1. a\n   b\n2. c"), ("md", "md")),
    *_from_first("inserted-end", ENDING, "ins"),
    *_from_first("deleted-end", ENDING, "del"),
    Telling("xlsx-default-name", _two(NAMING["xlsx"], "Sheet1", "Tabelle1"), ("xlsx", "xlsx")),
    Telling("docx-odt-flipped", lambda text: (
        word_shown(text, FLIPPED), open_shown(text, FLIPPED_OPEN)), ("docx", "odt")),
    Telling("docx-rtf-cropped", lambda text: (
        word_shown(text, HALF), rich_shown(text, "\\piccropl360")), ("docx", "rtf")),
    Telling("docx-odt-turned", lambda text: (
        word_shown(text, TURNED), open_turned(text, 'draw:transform="rotate (-1.5707963267949)"')), ("docx", "odt")),
    Telling("docx-odt-comment", _across(word_comment, open_comment, "Fine."), ("docx", "odt")),
    Telling("eml-msg-recipients", lambda text: (
        mail_headed(text, "To: Bob <BOB@one.org>\r\nCc: Bob <bob@two.org>"),
        outlook_to(text, "bob@one.org", "bob@two.org")), ("eml", "msg")),
    Telling("docx-odt-resolved", lambda text: (
        word_comment(text, "Fine.", "Ann", 1), open_comment(text, "Fine.", "Ann", 1)), ("docx", "odt")),
    Telling("docx-rtf-comment-by", lambda text: (
        word_comment(text, "Fine.", "Ann"), rich_comment(text, "Fine.", "Ann")), ("docx", "rtf")),
    Telling("docx-doc-comment-by", lambda text: (
        word_comment(text, "Fine.", "Ann"), old_comment(text, "Fine.", "Ann")), ("docx", "doc")),
    Telling("xlsx-thread-begins-with-name", lambda text: (
        sheet_thread(text, "Ann: Fine.", "Ann"), sheet_thread(text, "Ann: Fine.", "")), ("xlsx", "xlsx")),
    *(Telling(f"docx-{kind}-revised-by", _across(word_revised, maker, "Ann"), ("docx", kind))
      for kind, maker in REVISED.items() if kind != "docx"),
    Telling("docx-revised-by-nobody", _two(word_revised, "Author", ""), ("docx", "docx")),
    Telling("docx-comment-by-nobody", lambda text: (
        word_comment(text, "Fine.", "Author"), word_comment(text, "Fine.", "")), ("docx", "docx")),
]  # fmt: skip


def photographs(*sentences: str) -> list[bytes]:
    """Return scans with one caption, each of another page."""
    return [scanned_pdf([one]) for one in sentences]


def captioned(caption: str, *seeds: int) -> list[bytes]:
    """Return documents of a photograph and its caption."""
    return [
        docx(paragraphs(word_picture("p"), runs(caption)), related={"media/p.png": ("image", png(seed))})
        for seed in seeds
    ]
