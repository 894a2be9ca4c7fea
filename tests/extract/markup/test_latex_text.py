"""LaTeX without its commands."""

# ruff: noqa: RUF001 - signs of many scripts

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.markup.latex_text import latex_content

Extracted = Callable[[str, bytes], ExtractedText]

DOCUMENT = r"""% \title{not this}
\documentclass[12pt]{article}
\title{On the \emph{Engine}\thanks{Money}}
\author{Ada \and Charles}
\newcommand{\foo}[1]{bar #1}
\begin{document}
\maketitle
\section[short]{Intro \& more}\label{sec:intro}
Some text.
\end{document}
never seen
"""


def test_the_body_is_the_text_and_the_title_metadata(extracted: Extracted) -> None:
    found = extracted("a.tex", DOCUMENT.encode())
    assert found.text == "On the Engine\nAda, Charles\nIntro & more\nSome text.\n"
    assert (found.metadata.title, found.metadata.author) == ("On the Engine", "Ada, Charles")
    assert found.headings == ("Intro & more",)


EXAMPLE = r"""A document ends so:
\begin{verbatim}
\end{document}
\end{verbatim}
or so: \verb|\begin{document}|, \verb|\end{document}|.
"""


def test_a_document_goes_on_behind_examples_of_its_end(extracted: Extracted) -> None:
    shown = "A document ends so:\n\\end{document}\nor so: \\begin{document}, \\end{document}. More\n"
    within = r"\documentclass{article}\begin{document}" + EXAMPLE + "More\n\\end{document}\nnever seen"
    part = r"\section{}" + EXAMPLE + "More\n"
    assert [extracted("a.tex", text.encode()).text for text in (within, part)] == [shown, shown]


@pytest.mark.parametrize(
    "written",
    [
        r"\author{Ada}\title{On Engines}\begin{document}\maketitle",
        r"\begin{document}\author{Ada}\title{On Engines}\maketitle \maketitle",
        r"\begin{document}\title[short]{On Engines}\author{Ada}\titlepage",
        r"\newcommand{\x}{Engines}\title{On \x}\author{\emph{Ada}}\begin{document}\maketitle\title{Not this}",
    ],
)
def test_the_title_comes_first_wherever_it_is_declared(extracted: Extracted, written: str) -> None:
    found = extracted("a.tex", (r"\documentclass{article}" + written + " text").encode())
    assert found.text == "On Engines\nAda\ntext\n"
    assert (found.metadata.title, found.metadata.author) == ("On Engines", "Ada")


def test_H1_a_title_is_shown_once_however_often_it_is_asked_for() -> None:
    text = r"\title{" + "a" * 10_000 + r"}\begin{document}" + r"\maketitle" * 10_000
    assert len(latex_content(text).text) == 10_001


def test_H1_macros_cannot_stand_for_more_than_a_million_signs(problem: Callable[[str, bytes], str]) -> None:
    macros = r"\newcommand{\a}{" + "b" * 150 + "}"
    assert "too-large" in problem("a.tex", (macros + r"\a" * 10_000).encode())
    assert "too-large" in problem("a.tex", (macros + (r"\item[" + r"\a" * 1_000 + "]") * 20).encode())


@pytest.mark.parametrize("name", ["a.tex", "a.txt", "a"])
def test_a_document_is_recognised_by_its_start(extracted: Extracted, name: str) -> None:
    assert extracted(name, DOCUMENT.encode()).format == "latex"


def test_a_text_about_latex_is_a_text(extracted: Extracted) -> None:
    assert extracted("a.txt", b"Start with \\documentclass{article}, then write.").format == "txt"
    assert extracted("a.tex", b"\\chapter{One} Part of a book").text == "One\nPart of a book\n"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("one%comment\n  two% \n\nthree", "onetwo\nthree\n"),
        ("a\nb\n\nc\\par d\\\\e", "a b\nc\nd\ne\n"),
        (r"caf\'e na\"{\i}ve \c{c}a \v{S}koda stra\ss e \o re \^{o} \'{}x", "café naïve ça Škoda straße øre ô x\n"),
        (r"50\% of \$5 \& \#1 \_ \{x\} a~b", "50% of $5 & #1 _ {x} a b\n"),
        ("``quoted'' `q' don't -- a---b", "“quoted” ‘q’ don’t – a—b\n"),
        (r"\textbf{bold} {\em emphasis} \unknown[opt]{kept}{too}", "bold emphasis kept too\n"),
        (r"see \cite[p.~3]{knuth}\label{x}\ref{x}.", "see .\n"),
        (r"\href{http://x.org}{link} \textcolor{red}{shown} \url{http://y.org}", "link shown http://y.org\n"),
        (r"\input{secret} \include{secret} \includegraphics[width=1cm]{a.png} rest", "rest\n"),
        (r"\begin{itemize}\item one \item[b] two\end{itemize}", "one\nb two\n"),
        (r"\begin{tabular}{|l|r|} a & b \\ \hline c & \multicolumn{2}{c}{d} \end{tabular}", "a\tb\nc\td\n"),
        ("\\begin{verbatim}\nx = \\foo{1} % kept\n\\end{verbatim}after", "x = \\foo{1} % kept\nafter\n"),
        (r"\verb|\LaTeX{}|, \LaTeX{}", "\\LaTeX{}, LaTeX\n"),
        (r"$a_1^2 \leq \alpha$ and \[ E = mc^2 \] end", "a12 ≤α and\nE = mc2\nend\n"),
        (r"\begin{tikzpicture}\node {no};\end{tikzpicture}\begin{comment}no\end{comment}yes", "yes\n"),
        ("\\def\\x#1{no {no}}\\let\\a=\\b\n\\newcommand{\\y}[1]{no}yes", "yes\n"),
        (r"\begin{description}\item[The {[x]} term] is this\end{description}", "The [x] term is this\n"),
        (r"a word.\footnote{A \emph{note}.} On\footnotetext[1]{end}", "a word. A note. On end\n"),
        (r"\url{http://x.org/~a_b%20c} \path{a\b}", "http://x.org/~a_b%20c a\\b\n"),
        (r"\newcommand\x{no}\renewcommand{\y}{no}\newenvironment{e}[1]{no}{no}\setlength\parskip{1pt}yes", "yes\n"),
        ("\\newcommand{\\x}[1]{no\n\n% }\nno}yes", "yes\n"),
        (r"\newenvironment{e}[1]{}{}\begin{e}{no}yes\end{e}", "yes\n"),
        (r"\let\a\b yes \vskip 1cm yes \hskip-2.5em too", "yes yes too\n"),
        (r"\iffalse no \ifx no \fi \iff no \fi yes \iffalse no \else yes\fi", "yes yes\n"),
        (r"\begin{pmatrix} 1&2 \\ 3&4 \end{pmatrix}", "1 2\n3 4\n"),
        (r"\begin{frame}{Slide}text\end{frame}", "Slide\ntext\n"),
        (r"\begin{CJK*}{UTF8}{gbsn}\fontfamily{ppl}日本語\end{CJK*}", "日本語\n"),
        (r"\newcommand{\km}{kilo\emph{metre}}5 \km, \km\ or \km{} on", "5 kilometre, kilometre or kilometre on\n"),
        (r"\def\km{kilometre\xspace}5 \km, \km or", "5 kilometre, kilometre or\n"),
        (r"\newcommand{\a}{\a\a}\a yes", "yes\n"),
        ("\\newcommand{\\a}{yes}%\\newcommand{\\a}{no}\n\\a", "yes\n"),
        (rf"\newcommand{{\a}}{{{'long ' * 50}}}\a yes", "yes\n"),
        (r"text \footnote{A note.} on", "text A note. on\n"),
        ("\\label{never closed\n\nnext", "next\n"),
        ("}} a {{ b", "a b\n"),
    ],
)
def test_commands_become_what_would_be_set(extracted: Extracted, written: str, shown: str) -> None:
    assert extracted("a.tex", written.encode()).text == shown


@pytest.mark.parametrize(
    "repeated",
    [
        "{", "}", "\\a{", "\\a[", "\\a[{}", "\\title{", "\\begin{verbatim}", "\\begin{tabular}", "\\section{", "%",
        "\\", "\\verb|", "\\verb", "$", "\n", "\n ", " \n\t", "\\label{", "\\'", "\\'{", "&", "`", "-", "\\begin{",
        "\\href{a}", "\\def\\x", "\\item[", "\\item[{", "\\iffalse", "\\title[", "\\newcommand\\a{", "\\url{",
        "\\let", "\\vskip", "\\newenvironment{e}[1]", "\\\\[", "\\begin{document}", "_{",
    ],
)  # fmt: skip
def test_H1_no_repetition_makes_it_slow(repeated: str) -> None:
    """What takes the square of the length ends in the time limit of the tests."""
    often = repeated * 50_000
    assert isinstance(latex_content(f"a{often}{' ' * 50_000}x").text, str)
    assert isinstance(latex_content(f"{DOCUMENT}{often}\n\n{DOCUMENT}{often}").text, str)


def test_H1_groups_within_groups_cost_nothing() -> None:
    assert latex_content(r"\emph{" * 200_000 + "deep" + "}" * 200_000).text == "deep\n"


PIECES = ["\\a", "{", "}", "[", "]", "$", "%", "\n", "&", "\\\\", "\\begin{tabular}{l}", "\\end{tabular}", "word ",
          "\\section{", "\\'", "\\verb|", "\\", "\n\n"]  # fmt: skip


@given(st.lists(st.sampled_from(PIECES)).map("".join))
def test_any_mixture_is_read(text: str) -> None:
    assert isinstance(latex_content(text).text, str)


@given(st.lists(st.lists(st.text("abcéß北", min_size=1), min_size=1).map(" ".join)))
def test_plain_paragraphs_keep_their_words(paragraphs: list[str]) -> None:
    assert latex_content("\n\n".join(paragraphs)).text.split() == " ".join(paragraphs).split()
