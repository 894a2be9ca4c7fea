"""Markdown without its marks."""

import io
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile
from dupfinder.extract.markup.markdown import read


def without_marks(text: str) -> str:
    data = text.encode()
    return read(SourceFile("a.md", io.BytesIO(data), len(data))).text


@pytest.mark.parametrize(
    ("marked", "shown"),
    [
        ("# Title #\n\n## Sub\n#not a heading", "Title\nSub\n#not a heading\n"),
        ("Title\n=====\n\nSub\n---\ntext", "Title\nSub\ntext\n"),
        ("one\ntwo  \nthree\n\nfour", "one two three\nfour\n"),
        ("- a\n* b\n+ c\n1. d\n2) e\n   - f\n- [x] g\n- [ ] h", "a\nb\nc\nd\ne\nf\ng\nh\n"),
        ("In the year\n2019. it was", "In the year 2019. it was\n"),
        ("> quoted\n> > twice\nlazy", "quoted twice lazy\n"),
        ("*a* **b** ***c*** _d_ __e__ ~~f~~", "a b c d e f\n"),
        ("2 * 3 * 4, 2*3, snake_case_name, __init__.py", "2 * 3 * 4, 2*3, snake_case_name, init.py\n"),
        ("`code *as* __is__` and ``b``", "code *as* __is__ and b\n"),
        ("\\*not\\* emphasised, \\# no heading", "*not* emphasised, # no heading\n"),
        ('[text](http://x/(a) "title") [ref][1] [short] [^1]', "text ref [short] [^1]\n"),
        ('[1]: http://example.org "Title"\n\n[^1]: A footnote', "[^1]: A footnote\n"),
        ("![alt](a.png) text [![badge](b.svg)](http://x) end", "text  end\n"),
        ("see <https://x.org/a_b> or <a@b.org>", "see https://x.org/a_b or a@b.org\n"),
        ("a &amp; b &lt;c&gt; &copy;", "a & b <c> ©\n"),
        ("<p align='center'>\n  <b>bold</b>ly<br>next\n</p>", "boldly next\n"),
        ("<table><tr><td>1</td><td>2</td></tr></table>", "1  2\n"),
        ("before\n\n<!-- not\n\nshown -->\nafter", "before\nafter\n"),
        ("text <!-- not shown --> more", "text  more\n"),
        ("text <!-- never *ended*", "text  never *ended*\n"),
        ("1 < 2 and 3 > 2, x<y", "1 < 2 and 3 > 2, x<y\n"),
        ("***\n---\n_ _ _\ntext", "text\n"),
        ("a|b", "a|b\n"),
    ],
)  # fmt: skip
def test_marks_are_not_shown(marked: str, shown: str) -> None:
    assert re.sub(" +", " ", without_marks(marked)) == re.sub(" +", " ", shown)


def test_code_is_shown_as_it_is() -> None:
    assert (
        without_marks("```python\n# no *heading*\n\n<b>\n```\n*text*\n~~~~\n```\n~~~~")
        == "# no *heading*\n<b>\ntext\n```\n"
    )


def test_table_rows_are_lines_and_cells_are_separated_by_tabs() -> None:
    table = "| a | *b* |\n|:--|---|\n| c | `d` |\ne | f \\| g\n\nnot | a row"
    assert without_marks(table) == "a\tb\nc\td\ne\tf | g\nnot | a row\n"


def test_a_fence_that_is_never_closed_goes_on_to_the_end() -> None:
    assert without_marks("```\n# a\n# b") == "# a\n# b\n"


@given(st.lists(st.lists(st.text("abcéß北", min_size=1), min_size=1).map(" ".join)))
def test_plain_paragraphs_keep_their_words(paragraphs: list[str]) -> None:
    assert without_marks("\n\n".join(paragraphs)).split() == " ".join(paragraphs).split()


@pytest.mark.parametrize(
    "repeated",
    [
        "[",
        "[a](",
        "![",
        "`",
        "`a ",
        "<a ",
        "<!--",
        "*",
        "*a ",
        "_a ",
        "\\",
        "|",
        "- ",
        "> ",
        "#",
        "-",
        "<x@",
        "<a:",
        "[a",
        "a<!--",
        "``",
        "_",
        "__ ",
        "\\(",
        "&",
        "[a](b",
        "[[a](b)",
        "![a](b)",
    ],
)
def test_no_repetition_makes_it_slow(repeated: str) -> None:
    assert isinstance(without_marks(repeated * 50_000), str)
    assert isinstance(without_marks("# a" + " " * 50_000 + repeated * 100), str)
    assert isinstance(without_marks("x" + repeated * 50_000 + "x"), str)


def test_a_page_made_of_it_gives_the_same_words(extracted: Callable[[str, bytes], ExtractedText]) -> None:
    marked = (
        b"# Title\n\nSome *marked* [text](http://x) and `code`.\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| c | d |\n"
    )
    page = (
        b"<html><body><h1>Title</h1><p>Some <em>marked</em> <a href='http://x'>text</a> and <code>code</code>.</p>"
        b"<ol><li>one</li><li>two</li></ol><table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>"
    )
    assert extracted("a.md", marked).text == extracted("a.html", page).text
