"""`dupfinder compare`, as a person or a script runs it."""

import io
import re
import subprocess
import sys
from pathlib import Path

import docx
import pytest

from dupfinder.diff import whole_lines
from program import Program
from sample_documents import Write, edited, words
from tracked_changes import both_texts

SGR = re.compile("\x1b\\[[0-9;]*m")
HOSTILE = "price \x1b[2J\x07 \u202e\x00 \x9b31m end"


@pytest.fixture
def pair(write: Write) -> tuple[str, str]:
    """Two documents of twelve paragraphs that differ in one word of the sixth."""
    paragraphs = [words(20, seed=number) for number in range(12)]
    a = write("a.txt", "\n".join(paragraphs))
    paragraphs[5] = edited(paragraphs[5], 9)
    return str(a), str(write("b.txt", "\n".join(paragraphs)))


def test_compare_says_how_alike_two_documents_are_and_where_they_differ(program: Program, write: Write) -> None:
    text = words(100, seed=1)
    a, b = write("a.txt", text), write("b.txt", edited(text, 50))
    done = program("compare", str(a), str(b))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[2:5] == [
        "The two documents are near duplicates.",
        "99 % the same: 99 % of A is in B, 99 % of B is in A; " + lines[3].rpartition("; ")[2],
        "Differences: words in 1 place.",
    ]
    assert any(f" [-{text.split()[50]}-]{{+changed50+}} " in line for line in lines)


def test_compare_of_the_same_content_shows_no_differences(program: Program, write: Write) -> None:
    text = words(100, seed=1)
    done = program("compare", str(write("a.txt", text)), str(write("b.html", f"<p>{text}</p>")))
    assert "have the same content" in done.stdout
    assert len(done.stdout.splitlines()) == 4


@pytest.mark.parametrize("options", [(), ("--ignore-case", "--ignore-punctuation")])
def test_a_text_that_was_proofread_is_not_the_same_content(
    program: Program, write: Write, options: tuple[str, ...]
) -> None:
    a = write("draft.txt", f"let us eat grandma {words(30, seed=1)}")
    b = write("letter.md", f"Let us eat, grandma {words(30, seed=1)}")
    said = program("compare", str(a), str(b), *options).stdout
    assert "have the same text. Other differences: capitals or punctuation differ." in said
    assert ("+}" in said) is not bool(options)


def test_compare_of_what_cannot_be_read_is_one_sentence(program: Program, write: Write) -> None:
    good, bad = write("a.txt", "some words"), write("b.docx", b"PK\x03\x04")
    done = program("compare", str(good), str(bad))
    assert done.returncode == 2
    assert done.stderr.startswith(f"dupfinder: {bad}: ")
    assert len(done.stderr.splitlines()) == 1


def test_words_are_shown_with_one_paragraph_around_them(program: Program, pair: tuple[str, str]) -> None:
    lines = program("compare", *pair).stdout.splitlines()[5:]
    assert [line[:2] for line in lines] == ["", "@@", "  ", "~ ", "  "]
    assert lines[1] == "@@ paragraphs 5 to 7 of A, 5 to 7 of B @@"


def test_a_unified_diff_has_hunks_that_count_paragraphs(program: Program, pair: tuple[str, str]) -> None:
    lines = program("compare", *pair, "--diff", "unified").stdout.splitlines()[6:]
    assert lines[:3] == [f"--- {pair[0]}", f"+++ {pair[1]}", "@@ -3,7 +3,7 @@"]
    assert [line[0] for line in lines[3:]] == list("   -+   ")


@pytest.mark.parametrize(("style", "shown"), [("words", 2), ("unified", 5)])
def test_context_says_how_much_is_shown_around_a_difference(
    program: Program, pair: tuple[str, str], style: str, shown: int
) -> None:
    lines = program("compare", *pair, "--diff", style, "--context", "0").stdout.splitlines()[6:]
    assert len(lines) == shown


def test_without_a_diff_only_the_figures_are_printed(program: Program, pair: tuple[str, str]) -> None:
    assert len(program("compare", *pair, "--diff", "none").stdout.splitlines()) == 5


@pytest.mark.parametrize("style", ["words", "unified"])
def test_colours_are_there_when_asked_for_and_not_in_a_pipe(
    program: Program, pair: tuple[str, str], style: str
) -> None:
    plain = program("compare", *pair, "--diff", style).stdout
    coloured = program("compare", *pair, "--diff", style, "--colour", "always").stdout
    assert "\x1b" not in plain
    assert SGR.search(coloured)
    assert SGR.sub("", coloured) == plain
    assert program("compare", *pair, "--diff", style, "--color", "never").stdout == plain


@pytest.mark.parametrize("style", ["words", "unified"])
def test_O3_nothing_in_a_text_acts_on_the_terminal(program: Program, write: Write, style: str) -> None:
    text = words(50, seed=1)
    a = write("a.html", f"<p>{text}</p><p>{HOSTILE} one</p><p>{HOSTILE}</p>")
    b = write("b.html", f"<p>{text}</p><p>{HOSTILE} two</p><p>{HOSTILE} {text}</p>")
    shown = program("compare", str(a), str(b), "--diff", style, "--color", "always").stdout
    assert "price" in shown
    assert re.findall("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", SGR.sub("", shown)) == []


def test_the_html_goes_to_a_file_and_the_figures_are_printed(
    program: Program, pair: tuple[str, str], tmp_path: Path
) -> None:
    done = program("compare", *pair, "--html", "both.html")
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 5)
    assert "changed9</ins>" in (tmp_path / "both.html").read_text()
    also = program("compare", *pair, "--html", "both.html", "--diff", "words")
    assert "{+changed9+}" in also.stdout
    same = program("compare", "both.html", pair[0], "--html", "both.html")  # of ours, too
    assert (same.returncode, "would take the place of both.html" in same.stderr) == (2, True)


def test_html_on_standard_output_has_it_for_itself(program: Program, pair: tuple[str, str]) -> None:
    done = program("compare", *pair, "--html", "-")
    assert done.stdout.startswith("<!DOCTYPE html>")
    assert done.stdout.endswith("</html>\n")
    assert "The two documents are near duplicates." in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--html", "-", "--diff", "words"],
        ["--html", "no such folder/both.html"],
        ["--html", "docs/a.txt"],
        ["--html", "docs"],
        ["--html", ""],
        ["--ignore-lines", "("],
        ["--diff", "best"],
        ["--context", "-1"],
        ["--context", "many"],
        ["--color", "red"],
    ],
    ids=" ".join,
)
def test_bad_options_get_one_sentence_and_change_nothing(
    program: Program, pair: tuple[str, str], arguments: list[str]
) -> None:
    before = Path(pair[0]).read_bytes()
    done = program("compare", *pair, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("dupfinder: ")
    assert len(done.stderr.splitlines()) == 1
    assert Path(pair[0]).read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "options"),
    [
        ("Some Word here", "some word here", ["--ignore-case"]),
        ("a word, here", "a word here", ["--ignore-punctuation"]),
        ("a 17 here", "a 42 here", ["--ignore-digits"]),
        ("page 17\nhere", "page 42\nhere", ["--ignore-lines", "^page "]),
    ],
)
def test_what_is_ignored_is_no_difference(
    program: Program, write: Write, old: str, new: str, options: list[str]
) -> None:
    text = words(50, seed=1)
    a, b = str(write("a.txt", f"{text}\n{old}")), str(write("b.txt", f"{text}\n{new}"))
    assert "@@" in program("compare", a, b).stdout
    done = program("compare", a, b, *options)
    assert done.returncode == 0
    assert "@@" not in done.stdout
    assert done.stdout.splitlines()[4] == "All differences are ignored, as requested."


def test_white_space_is_shown_when_asked_for(program: Program, write: Write) -> None:
    text = words(50, seed=1)
    a, b = str(write("a.txt", text)), str(write("b.txt", text.replace(" ", "   ", 1)))
    assert program("compare", a, b).stdout.splitlines()[4] == "They differ only in white space."
    shown = program("compare", a, b, "--show-space").stdout
    assert "They differ only in white space (1 place)." in shown
    assert "~ " in shown


def test_who_has_read_enough_ends_it_quietly(write: Write, environment: dict[str, str]) -> None:
    both = [
        write(name, "\n".join(words(20, seed=seed * 4000 + n) for n in range(4000)))
        for name, seed in (("a.txt", 0), ("b.txt", 1))
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "dupfinder", "compare", *map(str, both), "--diff", "unified"],
        env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"A: ")
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_the_differences_go_into_a_word_document_as_tracked_changes(
    program: Program, pair: tuple[str, str], tmp_path: Path
) -> None:
    done = program("compare", *pair, "--docx", "both.docx")
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 5)
    left, right = (whole_lines(Path(path).read_text()) for path in pair)
    assert both_texts((tmp_path / "both.docx").read_bytes()) == (left, right)


def test_what_cannot_be_tracked_is_one_sentence_here_and_in_the_document(
    program: Program, write: Write, tmp_path: Path
) -> None:
    a = docx.Document()
    a.add_comment(a.add_paragraph("The old price.").runs, text="too dear", author="Anna")
    data = io.BytesIO()
    a.save(data)
    paths = write("a.docx", data.getvalue()), write("b.txt", "The new price.\n")
    done = program("compare", *map(str, paths), "--docx", "both.docx")
    assert done.stdout.splitlines()[-1].startswith("Not shown as tracked changes: ")
    assert "comment" in done.stdout.splitlines()[-1]
    made = docx.Document(str(tmp_path / "both.docx"))
    theirs, ours = (one.text for one in made.comments)
    assert theirs == "too dear"
    assert done.stdout.splitlines()[-1] in ours


@pytest.mark.parametrize("target", ["docs/a.txt", "docs", "", "no such folder/both.docx"])
def test_no_word_document_takes_the_place_of_what_is_compared(
    program: Program, pair: tuple[str, str], target: str
) -> None:
    before = Path(pair[0]).read_bytes()
    done = program("compare", *pair, "--docx", target)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert Path(pair[0]).read_bytes() == before
