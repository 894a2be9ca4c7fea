"""Files that break readers, made on the fly: a few megabytes each at most, but for one long line."""

import os
from collections import defaultdict
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

__all__ = ["READ", "HostileFile", "hostile_files", "quick_files"]

PACKAGES = (".docx", ".odt", ".ods", ".odp", ".pptx", ".xlsx", ".epub")
_SLOW = frozenset(
    (
        "1,000 attachments.msg",
        "100,000 fields.pdf",
        "190 MB of elements.docx",
        "20,000 pages.pdf",
        "200,000 attachments.pdf",
        "200,000 pages.pdf",
        "700 MB unpacked.epub",
        "a chapter 100,000 times.epub",
        "a date that is none.eml",
        "a deep chapter.epub",
        "a deletion of runs.docx",
        "a gigabyte attached.pdf",
        "a grid that never ends.rst",
        "a long title.pdf",
        "a long word.epub",
        "a million comments.pdf",
        "a page a million deep.eml",
        "a page a million deep.msg",
        "a paragraph of runs.docx",
        "a short shared string, often.xlsx",
        "a text box of runs.docx",
        "accents in accents.tex",
        "addresses.eml",
        "all high bytes.txt",
        "arrays a million deep.pdf",
        "attributes of html.html",
        "backslashes.rtf",
        "beginnings.pdf",
        "brackets a million deep.pdf",
        "carriage returns.csv",
        "cells without a table.rtf",
        "cells.docx",
        "cells.html",
        "colons.rst",
        "columns and spaces.md",
        "commands that never end.tex",
        "comments that end oddly.html",
        "comments that never end.html",
        "comments.epub",
        "conditions that end.tex",
        "deep and closed.epub",
        "deep in a.html",
        "deep in button.html",
        "deep in font color=a.html",
        "deep in nobr.html",
        "deep in p.html",
        "deep in ruby.html",
        "deep in table.html",
        "deep in ul.html",
        "deep.epub",
        "definitions on lines.md",
        "deflated thrice.pdf",
        "deleted text.docx",
        "dictionaries a million deep.pdf",
        "directives.rst",
        "documents.tex",
        "dollars and letters.tex",
        "elements.epub",
        "elements.odp",
        "elements.ods",
        "elements.odt",
        "elements.xlsx",
        "empty blocks.html",
        "empty paragraphs.docx",
        "ends without beginnings.html",
        "ends.pdf",
        "environments.tex",
        "escapes.rtf",
        "every separator.csv",
        "fields in fields.rtf",
        "fields.rst",
        "font tables in font tables.rtf",
        "font with too many widths.pdf",
        "fonts.rtf",
        "footers that are not there.docx",
        "footnotes.tex",
        "form fan-out.pdf",
        "form in itself.pdf",
        "formats that end too often.html",
        "formulas in formulas.tex",
        "front matter that never ends.md",
        "gigabyte of text.pdf",
        "gigabyte said to be small.ods",
        "grids.rst",
        "header of 20 MB.eml",
        "headers.eml",
        "headings in headings.docx",
        "headings over and under.rst",
        "headings.md",
        "headings.rst",
        "hidden elements.html",
        "instructions.epub",
        "items on lines.md",
        "large styles.odt",
        "large.csv",
        "less than.html",
        "letters in one place.pdf",
        "line blocks.rst",
        "line ends in a pre.html",
        "lines that cross.pdf",
        "lists ever deeper.md",
        "many members.docx",
        "many members.epub",
        "many members.odp",
        "many members.ods",
        "many members.odt",
        "many members.pptx",
        "many members.xlsx",
        "map to long texts.pdf",
        "messages 5,000 deep.eml",
        "millions of letters.pdf",
        "millions of operators.pdf",
        "millions of paths.pdf",
        "names of attachments.eml",
        "namespaces.epub",
        "namespaces.odt",
        "namespaces.xlsx",
        "nested braces.tex",
        "one attribute often.html",
        "one content 200,000 times.pdf",
        "one footer by 4,096 names.docx",
        "one paragraph of lines.md",
        "one sheet 10,000 times.xlsx",
        "one slide 100,000 times.pptx",
        "one slide by 50,000 names.pptx",
        "options and arguments.tex",
        "options that never end.tex",
        "options.rst",
        "other choices.eml",
        "pages.odp",
        "parts 5,000 deep.eml",
        "parts 50,000 deep.eml",
        "parts.eml",
        "percent on lines.tex",
        "properties in properties.rtf",
        "relationships.docx",
        "rows without numbers.xlsx",
        "rules.md",
        "saved millions of times.pdf",
        "scripts that never end.html",
        "sections 300,000 deep.pdf",
        "shapes.pptx",
        "spaces of spaces.odt",
        "spans 200 deep, often.odt",
        "strings of runs.xlsx",
        "styles on styles.docx",
        "table of two billion.pdf",
        "tables with text between.html",
        "tables.ods",
        "tables.rst",
        "tables.tex",
        "tabs.odt",
        "tags that never end.html",
        "targets.rst",
        "titles.html",
        "titles.tex",
        "trailers.pdf",
        "tree 20,000 deep.pdf",
        "underlines.md",
        "unknown destinations.rtf",
        "verb.tex",
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


def quick_files() -> list[HostileFile]:
    """Return those that every run reads; the sweep reads all.

    The parts and the XML of a package are read by code that its formats share: what attacks them is tried on two of
    the formats, and the next attack on two others.
    """
    files = [one for one in hostile_files() if one.name not in _SLOW]
    attacks: dict[str, list[str]] = defaultdict(list)
    for one in files:
        attack, suffix = os.path.splitext(one.name)
        if suffix in PACKAGES:
            attacks[attack].append(one.name)
    left_out = set()
    for number, names in enumerate(attacks.values()):
        first = 2 * number % len(names)
        left_out.update((names[first:] + names[:first])[2:])
    return [one for one in files if one.name not in left_out]
