"""FictionBooks: titles, paragraphs and verses, notes last."""

# ruff: noqa: RUF001 - Cyrillic letters

from collections.abc import Callable

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
SPACE = 'xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"'
BOOK = f"""<?xml version="1.0" encoding="windows-1251"?><FictionBook {SPACE}><description><title-info>
<author><first-name>Иван</first-name><last-name>Петров</last-name></author><book-title>Книга</book-title>
</title-info></description><body><title><p>Глава</p></title><section><p>Первая <emphasis>строка</emphasis>
здесь<a l:href="#n1">1</a>.</p><poem><stanza><v>Стих</v></stanza></poem><image l:href="#a.png"/></section></body>
<body name="notes"><section id="n1"><p>Сноска</p></section></body>PICTURE</FictionBook>"""
PICTURE = '<binary id="a.png" content-type="image/png">iVBORw0KGgo=</binary>'


@pytest.mark.parametrize("encoding", ["windows-1251", "utf-8", "utf-16"])
def test_a_book_is_read_with_its_notes(extracted: Extracted, encoding: str) -> None:
    written = BOOK.replace("windows-1251", encoding).replace("PICTURE", PICTURE)
    found = extracted("a.fb2", written.encode(encoding))
    assert found.text == "Глава\nПервая строка здесь1.\nСтих\nСноска\n"
    assert (found.format, found.headings) == ("fb2", ("Глава",))
    assert (found.metadata.title, found.metadata.author) == ("Книга", "Иван Петров")
    assert found.beyond.unseen == {ContentKind.PICTURES}


def test_which_word_a_note_belongs_to_is_told(extracted: Extracted) -> None:
    linked = BOOK.replace('<a l:href="#n1">', '<a l:href="#n1" type="note">')
    found = extracted("a.fb2", linked.encode("windows-1251"))
    assert "строка здесь." in found.text
    assert [one.label for one in found.beyond.items[ContentKind.SIGNS]] == ["note: Первая строка здесь"]


def test_a_book_is_known_by_its_content(extracted: Extracted) -> None:
    assert extracted("a.xml", BOOK.encode("windows-1251")).format == "fb2"


def test_H2_nothing_outside_is_read(problem: Problem) -> None:
    entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    written = f"{entity}<FictionBook {SPACE}><body><p>&x;</p></body></FictionBook>"
    assert problem("a.fb2", written.encode()).startswith("damaged: ")


def test_letters_that_html_names_are_read(extracted: Extracted) -> None:
    named = BOOK.replace("Первая ", "&laquo;Первая&raquo;&nbsp;&FBReaderVersion; ")
    assert extracted("a.fb2", named.encode("windows-1251")).text.startswith("Глава\n«Первая» FBReaderVersion строка")


def test_H1_a_book_that_is_cut_off_is_damaged(problem: Problem) -> None:
    assert problem("a.fb2", BOOK.encode("windows-1251")[:500]).startswith("damaged: ")
