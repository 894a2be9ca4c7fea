"""Files that break readers, made on the fly: a few megabytes each at most, but for one long line."""

from collections.abc import Iterator

from hostile_files.hostile_file import READ, HostileFile
from hostile_files.messages import hostile_messages
from hostile_files.opendocuments import hostile_opendocuments
from hostile_files.packages import hostile_packages
from hostile_files.pages import hostile_pages
from hostile_files.pdfs import hostile_pdfs
from hostile_files.plain_texts import hostile_plain_texts
from hostile_files.sheets import hostile_sheets
from hostile_files.words import hostile_words

__all__ = ["READ", "SLOW", "HostileFile", "hostile_files"]

SLOW = frozenset(
    (
        "100,000 fields.pdf",
        "190 MB of elements.docx",
        "20,000 pages.pdf",
        "200,000 pages.pdf",
        "700 MB unpacked.epub",
        "a chapter 100,000 times.epub",
        "a date that is none.eml",
        "a deep chapter.epub",
        "a deletion of runs.docx",
        "a gigabyte attached.pdf",
        "a grid that never ends.rst",
        "a million comments.pdf",
        "a page a million deep.eml",
        "a page a million deep.msg",
        "a paragraph of runs.docx",
        "a short shared string, often.xlsx",
        "addresses.eml",
        "backslashes.rtf",
        "beginnings.pdf",
        "carriage returns.csv",
        "cells without a table.rtf",
        "cells.docx",
        "cells.html",
        "columns and spaces.md",
        "comments that end oddly.html",
        "comments.epub",
        "deep and closed.epub",
        "deep in a.html",
        "deep in button.html",
        "deep in nobr.html",
        "deep in p.html",
        "deep.epub",
        "definitions on lines.md",
        "deflated thrice.pdf",
        "directives.rst",
        "dollars and letters.tex",
        "elements.epub",
        "elements.odp",
        "elements.ods",
        "elements.xlsx",
        "empty blocks.html",
        "empty paragraphs.docx",
        "fields in fields.rtf",
        "fields.rst",
        "footers that are not there.docx",
        "footnotes.tex",
        "form fan-out.pdf",
        "form in itself.pdf",
        "formats that end too often.html",
        "formulas in formulas.tex",
        "gigabyte of text.pdf",
        "gigabyte said to be small.ods",
        "grids.rst",
        "headings over and under.rst",
        "hidden elements.html",
        "instructions.epub",
        "large.csv",
        "less than.html",
        "letters in one place.pdf",
        "line blocks.rst",
        "line ends in a pre.html",
        "lines that cross.pdf",
        "messages 5,000 deep.eml",
        "millions of letters.pdf",
        "millions of operators.pdf",
        "millions of paths.pdf",
        "namespaces.epub",
        "one content 200,000 times.pdf",
        "one footer by 4,096 names.docx",
        "one sheet 10,000 times.xlsx",
        "one slide by 50,000 names.pptx",
        "options that never end.tex",
        "pages.odp",
        "parts 50,000 deep.eml",
        "properties in properties.rtf",
        "saved millions of times.pdf",
        "scripts that never end.html",
        "sections 300,000 deep.pdf",
        "spans 200 deep, often.odt",
        "strings of runs.xlsx",
        "tables.ods",
        "tables.rst",
        "tables.tex",
        "titles.html",
        "trailers.pdf",
        "tree 20,000 deep.pdf",
        "underlines.md",
        "unknown destinations.rtf",
        "zeros.pdf",
        "zeros.xls",
    )
)
"""Each of them takes a processor half a second or more, and all together half of the time of all files."""


def hostile_files() -> Iterator[HostileFile]:
    """Yield all of them; their names differ."""
    yield from hostile_packages()
    yield from hostile_pdfs()
    yield from hostile_words()
    yield from hostile_opendocuments()
    yield from hostile_sheets()
    yield from hostile_messages()
    yield from hostile_pages()
    yield from hostile_plain_texts()
