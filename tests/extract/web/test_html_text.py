"""The visible text of pages."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText, Metadata
from dupfinder.extract import no_text
from dupfinder.extract.web.html_text import without_needless_spaces
from dupfinder.extract.web.parsing_work import (
    LONG_TAG_CHARS,
    MOST_STEPS,
    TAGS,
    attributes_of_long_tags,
    is_too_much_work,
    opened_before_tags,
    parsing_steps,
)

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]


@pytest.fixture
def text_of(extracted: Extracted) -> Callable[[str], str]:
    """Return the text of a page with this inside its body."""
    return lambda body: extracted("a.html", f"<!DOCTYPE html><meta charset=utf-8><body>{body}".encode()).text


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ("<h1>One</h1><p>Two <b>bold</b>ly<p>Three", "One\nTwo boldly\nThree\n"),
        ("<p>many \n\t  spaces  <i> here </i> </p>", "many spaces here\n"),
        ("a<br>b<br/> c", "a\nb\nc\n"),
        ("<div>a<div>b</div>c</div>", "a\nb\nc\n"),
        ("<ul><li>one<li>two</ul>", "one\ntwo\n"),
        ("<pre>def f():\n    return\n</pre>", "def f():\nreturn\n"),
        ("&lt;tag&gt; &amp; caf&eacute;&nbsp;au&#32;lait &#x4e00;", "<tag> & café au lait 一\n"),
        ("<select><option>a<option>b</select><textarea>c</textarea>", "a\nb\nc\n"),
        ("soft\u00adhyphen soft&shy;ly", "softhyphen softly\n"),
        ("<p></p><p> </p>x<p>&nbsp;</p>", "x\n"),
        ("<a href='http://x'>link</a><img alt='picture'><sup>2</sup>", "link2\n"),
        ("<p>1 &lt; 2 <p>3 > 2", "1 < 2\n3 > 2\n"),
    ],
)
def test_blocks_are_lines_and_everything_else_runs_on(text_of: Callable[[str], str], body: str, text: str) -> None:
    assert text_of(body) == text


@pytest.mark.parametrize(
    "unseen",
    [
        "<script>var x = '<p>no</p>';</script>",
        "<style>p { no: no }</style>",
        "<template><p>no</p></template>",
        "<noscript>no</noscript>",
        "<!-- no -->",
        "<p hidden>no <b>no</b></p>",
        "<p style='color: red; display:none'>no</p>",
        "<p STYLE='DISPLAY: NONE'>no</p>",
        "<div hidden><div hidden>no</div></div>",
        "<iframe>no</iframe>",
        "<svg><title>no</title><text>no</text></svg>",
    ],
)
def test_what_is_not_shown_is_not_read(text_of: Callable[[str], str], unseen: str) -> None:
    assert text_of(f"<p>before</p>{unseen}<p>after</p>") == "before\nafter\n"


ARTICLE = (
    "<main><h1>Assertions</h1><p>Whoever wants to know which of them failed, and where, may say so himself, in a word "
    "or two, with a string that is shown before the rest of the program ends.</p></main>"
)


@pytest.mark.parametrize(
    "menu",
    [
        "<nav>Home <a href='/'>Start</a> <ul><li><a href='/a'>About us</a></ul></nav>",
        "<div role='Navigation'>Contents <p><a href='b.html'>The next chapter</a></div>",
        "<table class='navheader'><tr><td>Chapter 4<td><a href='ch3.html'>Prev</a></table>",
        "<nav><div style='display:none'><a href='/'>Start</a></div><nav><a href='/'>more</a></nav></nav>",
    ],
)
def test_menus_are_no_text_of_the_page(text_of: Callable[[str], str], menu: str) -> None:
    article = text_of(ARTICLE)
    assert article.startswith("Assertions\nWhoever")
    assert text_of(f"{menu}{ARTICLE}{menu}") == article


@pytest.mark.parametrize(
    "part",
    [
        "<nav><a href='#one'>Chapter one</a> <a href='#two'>Chapter two</a></nav>",  # a table of contents
        f"<nav><a href='/'>Start</a> {ARTICLE.replace('main', 'div')} {ARTICLE.replace('main', 'div')}",  # never closed
        f"<nav><a href='/'>首页</a> {'<p>谁想知道哪些失败了以及在哪里可以自己用一两个词说</p>' * 9}",  # few spaces
        f"<nav>{'<a href=/><object>' * 100}Start{'</object></a>' * 100} {ARTICLE} {ARTICLE}",  # links inside of links
    ],
)
def test_what_only_looks_like_a_menu_is_text(text_of: Callable[[str], str], part: str) -> None:
    assert text_of(f"{ARTICLE}{part}") != text_of(ARTICLE)


def test_a_page_that_is_there_for_its_menus_is_their_text(text_of: Callable[[str], str]) -> None:
    assert text_of("<h1>Map</h1><nav><a href='/'>Start</a> <a href='/a'>About us</a></nav>") == "Map\nStart About us\n"


def test_neither_a_menu_nor_a_picture_gives_a_heading(extracted: Extracted) -> None:
    page = f"<nav><h2>Menu</h2><a href='/'>Start</a></nav><h1><img src='logo.png'></h1>{ARTICLE}"
    assert extracted("a.html", page.encode()).headings == ("Assertions",)


def test_where_menus_lead_is_told(extracted: Extracted) -> None:
    there, gone = (
        extracted("a.html", f"<nav><a href='{to}'>Start</a></nav>{ARTICLE}".encode()) for to in ("/there", "/gone")
    )
    assert there.text == gone.text
    assert there.beyond != gone.beyond


def test_what_menus_say_is_told(extracted: Extracted) -> None:
    menu = "<nav><a href='/'>Start</a> <p>Open until {}</p> <p hidden>Call {}</p></nav>"
    june, july, later = (
        extracted("a.html", f"{menu.format(*said)}{ARTICLE}".encode())
        for said in (("June", "one"), ("July", "one"), ("June", "two"))
    )
    assert june.text == july.text == later.text
    assert june.beyond not in (july.beyond, later.beyond)


def test_table_rows_are_lines_and_cells_are_separated_by_tabs(text_of: Callable[[str], str]) -> None:
    table = (
        "<table><caption>Caption</caption>\n<thead> <tr> <th>a</th> <th><p>b</p></th> </tr></thead>"
        "<tr><td>c<br>d</td><td></td><td>e</td></tr><tr><td>f<table><tr><td>x<td>y</table></td><td>g</td></tr></table>end"
    )
    assert text_of(table) == "Caption\na\tb\nc\nd\te\nf\nx\ty\tg\nend\n"


def test_title_and_author_are_metadata_and_no_text(extracted: Extracted) -> None:
    page = b"<html><head><title> A\n title </title><meta name=Author content=' Ada '></head><body>Text"
    found = extracted("a.html", page)
    assert (found.text, found.metadata) == ("Text\n", Metadata(title="A title", author="Ada"))
    assert extracted("a.html", b"<title> </title><meta name=author><p>Text").metadata == Metadata()


def test_a_page_that_is_all_head_has_no_text(extracted: Extracted) -> None:
    page = b"<html><head><title>Title</title></head><body>%s</body></html>"
    assert str(no_text(extracted("a.html", page % b"<img src=x>"))) == "The HTML page has no text."
    assert str(no_text(extracted("a.html", page % b""))) == "The HTML page is empty."


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ("<meta charset='windows-1251'>", "cp1251"),
        ("<meta http-equiv=Content-Type content='text/html; charset=koi8-r'>", "koi8-r"),
        ("<?xml version='1.0' encoding=\"ISO-8859-5\"?>", "iso8859-5"),
        ("<meta charset=utf-8>", "utf-8"),
        ("<meta charset=utf-16>", "utf-8"),
        ("<meta charset=nonsense>", "utf-8"),
        ("", "utf-8-sig"),
        ("<meta charset=utf-8>", "utf-16"),
    ],
)
def test_the_encoding_is_what_mark_or_page_say(extracted: Extracted, head: str, encoding: str) -> None:
    assert extracted("a.html", f"{head}<html><body>Ж, и ещё</body></html>".encode(encoding)).text == "Ж, и ещё\n"


def test_latin_1_means_windows_1252(extracted: Extracted) -> None:
    assert extracted("a.html", b"<meta charset=iso-8859-1><p>\x93quoted\x94").text == "\u201cquoted\u201d\n"


def test_empty_elements_of_xhtml_swallow_nothing(extracted: Extracted) -> None:
    page = (
        b'<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="a.js"/>'
        b'<style type="text/css" /></head><body><p>Text</p><textarea/><p>More</p></body></html>'
    )
    assert extracted("a.xhtml", page).text == "Text\nMore\n"


HOSTILE = [
    "<div>", "<section>", "<ul><li>", "<blockquote>", "<h1><h2><b>a", "<b><div>", "<table><tr><td>", "<rt>", "<dd><li>",
    "<dt><li>", "<option><div>", "<i><p>", "<div></b>", "<form><div></form>", "<div><!--</div>-->", "<div a='</div>'>",
    "<div><script></div></script>", "<path/></p>", "<body {}=1>", "<b a={}></p>",
]  # fmt: skip


@pytest.mark.parametrize("repeated", HOSTILE)
def test_H1_pages_that_keep_a_parser_busy_for_minutes_are_too_large(problem: Problem, repeated: str) -> None:
    page = "<html><body>" + "".join(repeated.format(number) for number in range(100_000)) + "deep"
    assert problem("a.html", page.encode()) == (
        "too-large: The HTML page has too many nested elements or too many attributes."
    )


def test_H1_a_tag_with_a_hundred_thousand_attributes_is_too_large(problem: Problem) -> None:
    page = f"<p {' '.join(f'a{number}' for number in range(100_000))}>text"
    assert problem("a.html", page.encode()).startswith("too-large: ")


@pytest.mark.parametrize(
    "repeated", ["<!--", "<![CDATA[", "<?", "</", "<", "&", "<script>", "<title>", "<p><a>", "<td>"]
)
def test_H1_what_else_is_repeated_without_end_is_read_at_once(text_of: Callable[[str], str], repeated: str) -> None:
    assert text_of("before " + repeated * 100_000).startswith("before")


@pytest.mark.parametrize("element", ["b", "span", "div", "table><tr><td", "b><div"])
def test_elements_may_be_nested_thousands_deep(text_of: Callable[[str], str], element: str) -> None:
    assert text_of(f"<{element}>" * 3_000 + "deep") == "deep\n"


def test_what_old_pages_leave_open_is_not_nested(text_of: Callable[[str], str]) -> None:
    page = "<ul>" + "<li>a<p>b<a name=x>c<td><br><img>" * 20_000
    assert text_of(page).count("c") == 20_000
    assert text_of("<dl>" + "<dt>a<dd>b" * 20_000 + "</dl>").count("b") == 20_000
    assert text_of("<p>" + "<ruby>a<rp>(<rt>b<rp>)</ruby>" * 20_000).count("b") == 20_000
    assert text_of("<svg>" + "<path d='x'/>" * 20_000 + "</svg>end") == "end\n"


def test_elements_that_follow_each_other_are_not_nested(text_of: Callable[[str], str]) -> None:
    assert text_of("<div>a</div>" * 20_000) == "a\n" * 20_000


@pytest.mark.parametrize(
    ("page", "is_too_much"),
    [
        ("<p>plain</p>" * 20_000, False),
        ("<td><p>plain</p></td><b>" * 5_000, False),
        ("<td><p></b>" * 14_000 + "<b>" * 14_000, False),
        ("<p><b>" * 21_000, True),
        ("</body ><br>" * 21_000, True),
        ("<div>" * 14_000, False),
        ("<div>" * 20_500, True),
        ("<body a>" * 20_500, True),
        ("<div>" * 12_000 + f"<p {'a ' * 9_000}>", False),
        (f"<p {'a ' * 50_000}>", True),
        (f"<script {'a ' * 50_000}></script>", False),
    ],
)
def test_a_page_that_is_not_measured_tag_by_tag_is_not_too_much_work(page: str, *, is_too_much: bool) -> None:
    assert is_too_much_work(page) is (sum(parsing_steps(page)) > MOST_STEPS) is is_too_much


PIECES = (
    "<b>",
    "</b>",
    "<p>",
    "</p>",
    "<body a>",
    "</html>",
    "</BODY/>",
    "<br/>",
    "<param",
    "<par>",
    "<dt>",
    "<dd>",
    "<li>",
)
IN_PIECES = (
    "<li>",
    "<DIV x='<b>'>",
    "<!-- <i> -->",
    "<script><u></script>",
    "<svg>",
    "<path/>",
    "<td>",
    "<",
    ">",
    " word ",
)


@given(st.lists(st.sampled_from(PIECES + IN_PIECES), max_size=40).map("".join))
def test_a_page_is_never_more_work_than_if_no_element_were_closed(page: str) -> None:
    assert sum(parsing_steps(page)) <= opened_before_tags(page, page.count("<"))


LONG_PIECES = (
    "<a",
    "</b",
    "<!--",
    "-->",
    "<script",
    " x",
    "=",
    '"',
    "'",
    ">",
    "<",
    "/",
    " y" * LONG_TAG_CHARS,
    "'>" * 9,
)


@given(st.text("a \n\t\u00ad", max_size=20))
def test_spaces_are_left_out_as_by_looking_at_each_break(text: str) -> None:
    around_breaks = re.sub(r" +([\t\n]) *|([\t\n]) +| {2,}", lambda found: found[1] or found[2] or " ", text)
    assert without_needless_spaces(text) == around_breaks


@given(st.lists(st.sampled_from(LONG_PIECES), max_size=20).map("".join))
def test_long_tags_are_found_as_by_looking_at_all_tags(page: str) -> None:
    tags = [tag for tag in TAGS.finditer(page) if len(tag[0]) >= LONG_TAG_CHARS]
    assert attributes_of_long_tags(page) == [tag["attributes"] for tag in tags if tag["attributes"]]
