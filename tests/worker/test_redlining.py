"""Word documents with tracked changes: rejected they have the words of A, accepted those of B."""

import io
import random
import re
from pathlib import Path

import docx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dupfinder.diff import whole_lines
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.extract.normalisation.characters import plain_characters
from office_files import Office, Related
from sample_documents import words
from telling_pairs import flat
from tracked_changes import both_texts, has_office, office_resolved, read, redline_of, resolved

PARAGRAPHS = [words(14, seed=number) for number in range(10)]


def document(*blocks: str | list[list[str]], header: str = "") -> bytes:
    """Return a Word document of paragraphs (`*` changes between plain and bold) and tables."""
    made = docx.Document()
    if header:
        made.sections[0].header.paragraphs[0].text = header
    for block in blocks:
        if isinstance(block, str):
            paragraph = made.add_paragraph(style="List Bullet" if block.startswith("- ") else None)
            for number, part in enumerate(block.removeprefix("- ").split("*")):
                paragraph.add_run(part).bold = number % 2 == 1
        else:
            table = made.add_table(len(block), len(block[0]))
            for row, texts in zip(table.rows, block, strict=True):
                for cell, text in zip(row.cells, texts, strict=True):
                    cell.text = text
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()


def body_of(data: bytes) -> str:
    return str(docx.Document(io.BytesIO(data)).element.body.xml)


TABLE = [["Item", "Amount", "Due"], ["Rent", "1,200", "May"], ["Light", "80", "June"]]
ROWS = ["Item\tAmount\tDue", "Rent\t1,200\tMay", "Light\t80\tJune"]
CASES: dict[str, tuple[bytes, list[str]]] = {
    "a word": (document("The *old* word stays here."), ["The new word stays here."]),
    "a paragraph comes": (document(*PARAGRAPHS[:3]), [*PARAGRAPHS[:2], "Something new.", PARAGRAPHS[2]]),
    "the first goes": (document(*PARAGRAPHS[:3]), PARAGRAPHS[1:3]),
    "the last goes": (document(*PARAGRAPHS[:3]), PARAGRAPHS[:2]),
    "some come at the end": (document(*PARAGRAPHS[:2]), [*PARAGRAPHS[:2], "one more", "and one more"]),
    "a paragraph moves": (document(*PARAGRAPHS), [*PARAGRAPHS[1:6], PARAGRAPHS[0], *PARAGRAPHS[6:]]),
    "two move": (document(*PARAGRAPHS), [*PARAGRAPHS[4:8], *PARAGRAPHS[8:], *PARAGRAPHS[:4]]),
    "a paragraph is split": (
        document(PARAGRAPHS[0], "One two three. *Four five* six."),
        [PARAGRAPHS[0], "One two three.", "Four five six."],
    ),
    "two are merged": (
        document("One two three.", "Four five six.", PARAGRAPHS[0]),
        ["One two three. Four five six.", PARAGRAPHS[0]],
    ),
    "three are merged": (document("One two.", "", "Four *five*.", "Six.", "End"), ["One two. Four five. Six.", "End"]),
    "A is empty": (document(), PARAGRAPHS[:2]),
    "A has empty paragraphs": (document("", ""), PARAGRAPHS[:2]),
    "B is empty": (document(*PARAGRAPHS[:2]), []),
    "both are empty": (document(), []),
    "a word in a table": (document("Costs", TABLE, "End"), ["Costs", *ROWS[:2], "Light\t95\tJune", "End"]),
    "a row comes": (document("Costs", TABLE, "End"), ["Costs", *ROWS[:2], "Water\t40\tJuly", ROWS[2], "End"]),
    "a row goes": (document("Costs", TABLE, "End"), ["Costs", ROWS[0], ROWS[2], "End"]),
    "the last row goes": (document("Costs", TABLE, "End"), ["Costs", *ROWS[:2], "End"]),
    "a cell is emptied": (document("Costs", TABLE, "End"), ["Costs", *ROWS[:2], "Light\tJune", "End"]),
    "cells are one": (document("Costs", TABLE, "End"), ["Costs", ROWS[0], "Rent 1,200 May", ROWS[2], "End"]),
    "text before a table": (document("Costs", TABLE, "End"), ["Costs", "of the year", *ROWS, "End"]),
    "text behind a table": (document("Costs", TABLE, "End"), ["Costs", *ROWS, "in euros", "End"]),
    "the paragraph before a table goes": (document("Costs", "of the year", TABLE, "End"), ["Costs", *ROWS, "End"]),
    "the table goes": (document("Costs", TABLE, "End"), ["Costs", "End"]),
    "Chinese": (
        document("本合同由甲乙双方签订。", "付款期限为三十天。"),
        ["本合同由甲丙双方签订。", "付款期限为六十天,自发票日起。"],
    ),
    "right to left": (
        document("هذا العقد بين الطرفين.", "שלום עולם, זה מסמך."),
        ["هذا الاتفاق بين الطرفين.", "שלום לכולם, זה מסמך."],
    ),
    "a tab": (document("Name\tAnna", "Place\tRome"), ["Name\tBerta", "Place\tRome\tItaly"]),
    "a header": (document(*PARAGRAPHS[:2], header="Draft of May"), ["Final of June", *PARAGRAPHS[:2]]),
    "a list": (
        document("- one thing", "- another thing", "- the last thing"),
        ["one thing", "another new thing", "a thing more", "the last thing"],
    ),
    "line breaks": (document("first\nsecond\nthird", "end"), ["first", "second", "another", "end"]),
}


@pytest.mark.parametrize(("a", "lines"), CASES.values(), ids=CASES)
def test_rejected_it_is_a_and_accepted_it_is_b(a: bytes, lines: list[str]) -> None:
    about, redline = redline_of(a, "\n".join(lines))
    assert both_texts(redline) == (whole_lines(read(a)), "".join(f"{line}\n" for line in lines))
    assert about == {"keeps_layout": True, "accepted_before": False, "left_out": 0}


@pytest.mark.skipif(not has_office(), reason="LibreOffice is not installed, or not what drives it")
def test_libreoffice_accepts_and_rejects_the_changes(tmp_path: Path) -> None:
    pairs = {name: ("a.docx", a, "".join(f"{line}\n" for line in lines)) for name, (a, lines) in CASES.items()}
    hundred = edited(100)  # of two thousand LibreOffice takes a quarter of a minute
    pairs |= {f"plain: {name}": (name_of, a.encode(), b) for name, (name_of, a, b) in PLAIN.items()}
    pairs["a hundred paragraphs"] = ("a.docx", document(*hundred[0]), "\n".join(hundred[1]))
    redlines = [redline_of(a, b, name=name)[1] for name, a, b in pairs.values()]
    expected = [(whole_lines(read(a, name)), whole_lines(b)) for name, a, b in pairs.values()]
    found = office_resolved(redlines, tmp_path)
    assert dict(zip(pairs, found, strict=True)) == dict(zip(pairs, expected, strict=True))


def edited(count: int) -> tuple[list[str], list[str]]:
    """Return so many paragraphs, and the same with words changed, some gone, and a hundredth elsewhere."""
    lines = [words(12, seed=number) for number in range(count)]
    changed = [line.replace("a", "o", 1) if number % 7 == 0 else line for number, line in enumerate(lines)]
    after = [line for number, line in enumerate(changed) if number % 50]
    first, moved = count * 3 // 4, count // 100
    after[first // 2 : first // 2] = after[first : first + moved]
    del after[first + moved : first + 2 * moved]
    return lines, after


PLAIN = {
    "text": ("a.txt", "one two\nthree four\n", "one 2\nthree\nfour\n"),
    "empty": ("a.html", "<html><body><p></p></body></html>", "one\ntwo\n"),
    "tabs": ("a.txt", "\tone\ttwo\n", "\tone\t\tthree\n"),
    "page": ("a.html", "<p>one two</p><ul><li>three<li>four</ul>", "one two\nfour\nthree\n"),
}


@pytest.mark.parametrize(("name", "a", "b"), PLAIN.values(), ids=PLAIN)
def test_of_other_formats_a_plain_document_is_made(name: str, a: str, b: str) -> None:
    about, redline = redline_of(a.encode(), b, name=name)
    assert both_texts(redline) == (whole_lines(read(a.encode(), name)), whole_lines(b))
    assert about == {"keeps_layout": False, "accepted_before": False, "left_out": 0}


def test_control_characters_are_written_as_escapes() -> None:
    a, b = b"<p>ring \x07 once</p><p>and \x01 stay</p>", "ring \x1b[31m twice\nand \x01 stay"
    _, redline = redline_of(a, b, name="a.html")
    left = whole_lines(read(a, "a.html"))
    assert "\x07" in left
    assert both_texts(redline) == (
        left.replace("\x07", "\\x07").replace("\x01", "\\x01"),
        "ring \\x1b[31m twice\nand \\x01 stay\n",
    )


def test_what_moves_is_told_as_a_move_with_author_and_date() -> None:
    a, lines = CASES["a paragraph moves"]
    body = body_of(redline_of(a, "\n".join(lines))[1])
    assert [len(re.findall(f"<w:{name} ", body)) for name in ("del", "ins", "moveFrom", "moveTo")] == [0, 0, 2, 2]
    names = re.findall('<w:move(?:From|To)RangeStart [^>]*w:name="([^"]+)"', body)
    assert len(names) == 2
    assert names[0] == names[1]
    assert len(re.findall("<w:move[A-Za-z]+RangeEnd ", body)) == 2
    authors = re.findall('w:author="([^"]+)" w:date="[0-9-]+T[0-9:]+Z"', body)
    assert set(authors) == {"DupFinder"}
    assert len(authors) == 6
    numbers = re.findall(r'<w:(?:ins|del|moveFrom|moveTo|move\w+RangeStart) [^>]*w:id="(\d+)"', body)
    assert len(set(numbers)) == len(numbers)


def test_a_split_and_a_merge_change_ends_of_paragraphs_and_no_more_words_than_they_must() -> None:
    split = body_of(redline_of(*case("a paragraph is split"))[1])
    assert re.findall("<w:delText[^>]*>([^<]*)", split) == [" "]
    assert re.search("<w:pPr><w:rPr><w:ins [^>]*/></w:rPr></w:pPr>", re.sub(r">\s+<", "><", split))
    merged = body_of(redline_of(*case("two are merged"))[1])
    assert re.findall("<w:delText", merged) == []
    assert re.search("<w:pPr><w:rPr><w:del [^>]*/></w:rPr></w:pPr>", re.sub(r">\s+<", "><", merged))


def case(name: str) -> tuple[bytes, str]:
    a, lines = CASES[name]
    return a, "\n".join(lines)


def test_the_styles_and_runs_of_a_stay() -> None:
    a = document("The *old bold* word stays", "- an item of a list", "- one more", TABLE, header="Letterhead")
    before = docx.Document(io.BytesIO(a))
    _, redline = redline_of(a, read(a).replace("old bold", "new bold").replace("one more", "no more"))
    after = docx.Document(io.BytesIO(resolved(redline, accept=True)))
    assert [one.style.name for one in after.paragraphs] == [one.style.name for one in before.paragraphs]  # type: ignore[union-attr]
    assert [(run.text, run.bold) for run in after.paragraphs[0].runs if run.text] == [
        ("The ", False), ("new", True), (" bold", True), (" word stays", False),
    ]  # fmt: skip
    assert len(after.tables) == 1
    assert after.sections[0].header.paragraphs[0].text == "Letterhead"


def test_a_word_document_in_one_xml_file_keeps_its_layout() -> None:
    a = flat(document("The *old bold* word stays", TABLE))
    about, redline = redline_of(a, read(a, "a.xml").replace("The old", "The new"), name="a.xml")
    assert about["keeps_layout"]
    after = docx.Document(io.BytesIO(resolved(redline, accept=True)))
    assert len(after.tables) == 1
    assert after.paragraphs[0].text == "The new bold word stays"


def test_what_is_overlooked_is_tracked_all_the_same() -> None:
    options = CompareOptions(ignore_case=True, ignore_punctuation=True, ignore_digits=True, ignored_lines="page")
    a = document("One, two 3.", "page 1", "four")
    b = "one two 4\npage 2\nfour"
    assert both_texts(redline_of(a, b, options=options)[1]) == (whole_lines(read(a)), whole_lines(b))


def test_changes_that_were_tracked_before_count_as_accepted() -> None:
    first = redline_of(document("one two", "three", "four"), "one 2\nthree\nand\nfour")[1]
    about, second = redline_of(first, "one 2\n3\nand\nfour")
    assert about["accepted_before"] is True
    assert both_texts(second) == ("one 2\nthree\nand\nfour\n", "one 2\n3\nand\nfour\n")


def test_a_document_whose_text_stands_elsewhere_becomes_a_plain_one() -> None:
    chunk = Office(
        kind="docx",
        body='<w:p><w:r><w:t>before</w:t></w:r></w:p><w:altChunk r:id="inner"/>',
        related=[Related("aFChunk", "word/inner.html", "inner")],
        parts={"word/inner.html": "<html><body><p>inside</p></body></html>"},
    ).data()
    about, redline = redline_of(chunk, "before\ninside and more")
    assert about["keeps_layout"] is False
    assert both_texts(redline) == ("before\ninside\n", "before\ninside and more\n")


def test_an_equation_is_left_and_said() -> None:
    space = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
    equation = f"<w:p><w:r><w:t>so </w:t></w:r><m:oMath {space}><m:r><m:t>x=1</m:t></m:r></m:oMath></w:p>"
    about, redline = redline_of(Office(kind="docx", body=equation + "<w:p/>").data(), "so be it")
    assert about == {"keeps_layout": True, "accepted_before": False, "left_out": 1}
    assert "x=1" in read(resolved(redline, accept=True))


# No cell is empty: the reader takes what follows an empty last cell for a part of the row.
TEXTS = st.lists(
    st.sampled_from(["one", "two", "three", "4", "5.20", ",", "合同", "متن", "ﬁn", "e\u0301", " "]), max_size=9
)
PARAGRAPH = TEXTS.map(lambda found: " ".join(found).strip())
BLOCKS = st.lists(
    PARAGRAPH | st.lists(st.lists(PARAGRAPH.map("{}.".format), min_size=2, max_size=2), min_size=1, max_size=3),
    max_size=7,
)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(BLOCKS, st.lists(PARAGRAPH, max_size=3), st.randoms(use_true_random=False))
def test_random_edits_are_resolved_to_both_texts(
    blocks: list[str | list[list[str]]], added: list[str], chance: random.Random
) -> None:
    a = document(*blocks, header=chance.choice(["", "head"]))
    lines = read(a).splitlines()
    for line in added:
        lines.insert(chance.randint(0, len(lines)), line)
    lines = [line for line in lines if chance.random() > 0.15]
    if chance.random() < 0.4:
        chance.shuffle(lines)
    pieces = re.split(r"(\s)", "\n".join(lines))
    edits = ["", " ", "\n", "\t", "new"]
    b = plain_characters("".join(chance.choice(edits) if chance.random() < 0.1 else piece for piece in pieces))
    about, redline = redline_of(a, b)
    assert both_texts(redline) == (whole_lines(read(a)), whole_lines(b))
    assert about == {"keeps_layout": True, "accepted_before": False, "left_out": 0}


def test_two_thousand_paragraphs_are_resolved_to_both_texts() -> None:
    lines, b = edited(2_000)
    a = document(*lines)
    assert both_texts(redline_of(a, "\n".join(b))[1]) == (whole_lines("\n".join(lines)), whole_lines("\n".join(b)))
