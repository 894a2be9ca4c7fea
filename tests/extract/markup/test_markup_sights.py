"""What Markdown, reStructuredText and LaTeX hold besides the words that they show; other texts hold nothing else."""

import base64

import pytest

from content_differences import kinds_that_differ, labels, picture_files, unseen
from dupfinder.domain.beyond import ContentKind

PNG = base64.b64encode(b"\x89PNG").decode()
GIF = base64.b64encode(b"GIF89").decode()


BOOKMARKS = r"\pdfstringdefDisableCommands{\renewcommand{\sout}{}}"  # as pandoc writes


@pytest.mark.parametrize(
    ("name", "one", "other", "kind"),
    [
        ("a.md", "Words [here](http://a.org)", "Words [here](http://b.org)", "links"),
        ("a.md", "Words [here](a.md 'Title')", "Words here", "links"),
        ("a.md", "Words ![x](a.png)", "Words ![x](b.png)", "links"),
        ("a.md", "Words [here][1]\n\n[1]: http://a.org", "Words [here][1]\n\n[1]: http://b.org", "links"),
        ("a.md", 'Words <a href="a">here</a>', "Words <a href='b'>here</a>", "links"),
        ("a.md", f"Words ![x](data:image/png;base64,{PNG})", f"Words ![x](data:image/png;base64,{GIF})", "pictures"),
        ("a.md", "Words ~~gone~~ on", "Words gone on", "revisions"),
        ("a.md", "Words <del>gone</del> on", "Words <ins>gone</ins> on", "revisions"),
        ("a.md", "- [x] done\n- [ ] open", "- [ ] done\n- [x] open", "fields"),
        ("a.md", "a\n- [x] yes\n\nb\n- [ ] yes", "a\n- [ ] yes\n\nb\n- [x] yes", "fields"),
        ("a.md", "Words <!-- a note -->on", "Words <!-- another -->on", "comments"),
        ("a.rst", "Words `here <http://a.org>`_", "Words `here <http://b.org>`_", "links"),
        ("a.rst", "Words\n\n.. _name: http://a.org", "Words\n\n.. _name: http://b.org", "links"),
        ("a.rst", "Words\n\n.. image:: a.png", "Words\n\n.. image:: b.png", "links"),
        ("a.rst", "Words\n\n.. include:: a.rst", "Words\n\n.. include:: b.rst", "links"),
        ("a.rst", "Words\n\n.. a note", "Words\n\n.. another\n   note", "comments"),
        ("a.tex", r"Words \href{http://a.org}{here}", r"Words \href{http://b.org}{here}", "links"),
        ("a.tex", r"Words \includegraphics[width=1cm]{a}", r"Words \includegraphics{b}", "links"),
        ("a.tex", r"Words \cite{knuth}", r"Words \cite{lamport}", "links"),
        ("a.tex", r"Words \sout{gone} on", r"Words {gone} on", "revisions"),
        ("a.tex", rf"{BOOKMARKS} Words \sout{{gone}} on", rf"{BOOKMARKS} Words {{gone}} on", "revisions"),
        ("a.tex", "Words % a note\n", "Words % another\n", "comments"),
        ("a.tex", "Words $x^2$", "Words $x_2$", "formulas"),
        ("a.tex", r"\begin{align} \frac{1}{2} \end{align}", r"\begin{align} \binom{1}{2} \end{align}", "formulas"),
        (
            "a.tex",
            r"\begin{tikzpicture}\draw a;\end{tikzpicture}x",
            r"\begin{tikzpicture}\end{tikzpicture}x",
            "drawings",
        ),
    ],
)
def test_a_difference_is_of_its_kind(name: str, one: str, other: str, kind: str) -> None:
    assert set(kinds_that_differ((name, one.encode()), (name, other.encode()))) == {kind}


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [
        ("a.md", "Words [here](http://a.org)", "Words [here][1]\n\n[1]: <http://a.org> 'Title'\n"),
        ("a.md", "Words [here](#place)", "Words here"),
        ("a.md", f"x![x](data:image/png;base64,{PNG})", f"x![y](data:image/png;base64,{PNG} 'title')"),
        ("a.md", "Words ~~gone~~ on", "Words <s>gone</s> on"),
        ("a.md", "Words ~~ on", "Words  on"),
        ("a.md", "- [x] done", "* [X] done"),
        ("a.rst", "Words `here <http://a.org>`_", "Words `here <http://a.org>`__"),
        ("a.rst", "Words `here <place_>`_", "Words here"),
        ("a.rst", ".. a\n   note\n\nWords", "Words\n\n..\n   a note\n"),
        ("a.tex", "Words $x^2$", "Words \\(x^2\\)"),
        ("a.tex", "Words $5$ and \\$6", "Words 5 and \\$6 % ----"),
        ("a.tex", r"Words \href{http://a.org}{here}", "Words \\href {http://a.org} {here}"),
    ],
)
def test_the_same_written_in_another_way_is_the_same(name: str, one: str, other: str) -> None:
    assert kinds_that_differ((name, one.encode()), (name, other.encode())) == {}


@pytest.mark.parametrize("name", ["a.txt", "a.csv", "a.md", "a.rst", "a.tex"])
def test_all_of_a_text_is_seen(name: str) -> None:
    assert unseen(name, b"One,two\nthree,four\n") == set()


def test_a_picture_in_an_address_can_be_looked_at() -> None:
    assert picture_files("a.md", f"Words ![x](data:image/png;base64,{PNG})".encode()) == [b"\x89PNG"]


def test_a_text_is_the_same_with_the_suffix_of_a_table_or_without() -> None:
    assert kinds_that_differ(("a.txt", b"Just words"), ("a.csv", b"Just words")) == {}


def test_marks_of_items_tell_where_they_stand() -> None:
    text = b"One\n\n% a note\nTwo \\url{http://a.org}"
    assert labels("a.tex", text, ContentKind.LINKS) == [("http://a.org", 1)]


@pytest.mark.parametrize("written", ["~~a ", "<!-- ", "<del>", "[a](", "![x](", "- [x] "])
def test_H1_marks_without_end_are_read_at_once(written: str) -> None:
    assert unseen("a.md", (written * 20_000).encode()) == set()


@pytest.mark.parametrize("written", ["$", "$$", "\\(", "\\begin{align}", "\\sout{", "%x", "\\href{"])
def test_H1_marks_of_formulas_without_end_are_read_at_once(written: str) -> None:
    assert unseen("a.tex", ("x" + written * 20_000).encode()) == set()
