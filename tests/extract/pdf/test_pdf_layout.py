"""Lines on pages to paragraphs: what the places of lines say, without any PDF."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.pdf.layout import flowing_text

LETTER_WIDTH = 5.0
HEIGHT = 800.0


def line(text: str, baseline: float, left: float = 70.0) -> Line:
    return Line(text, left, left + LETTER_WIDTH * (len(text) - 1), baseline)


def page(*lines: Line) -> Page:
    return Page(lines, HEIGHT)


def paragraph_of(*texts: str, lefts: tuple[float, ...] = (), top: float = 500.0, step: float = 12.0) -> list[Line]:
    places = lefts or (70.0,) * len(texts)
    return [
        line(text, top - number * step, left) for number, (text, left) in enumerate(zip(texts, places, strict=True))
    ]


def test_a_line_that_ends_early_ends_its_paragraph() -> None:
    lines = paragraph_of(
        "This line is as long as lines are on this page,",
        "this one is not.",
        "A new paragraph starts with this full line here.",
    )
    assert flowing_text([page(*lines)]) == (
        "This line is as long as lines are on this page, this one is not.\n"
        "A new paragraph starts with this full line here.\n"
    )


def test_an_indented_line_starts_a_paragraph() -> None:
    lines = paragraph_of(
        "The first paragraph ends with a line that is full.", "It starts a second one, since it is indented, and",
        "goes on here.", lefts=(70, 90, 70),
    )  # fmt: skip
    assert flowing_text([page(*lines)]).count("\n") == 2


def test_a_bullet_starts_a_paragraph_and_hangs_out() -> None:
    lines = paragraph_of(
        "A list follows, and this line is quite as long as:",
        "• the first point, of which the second line is",
        "indented, and",
        "2. the second point.",
        lefts=(70, 70, 82, 70),
    )
    assert flowing_text([page(*lines)]).splitlines() == [
        "A list follows, and this line is quite as long as:",
        "• the first point, of which the second line is indented, and",
        "2. the second point.",
    ]


def test_a_number_begins_a_paragraph_although_its_item_stands_close() -> None:
    lines = paragraph_of(
        "9. The last one with a digit alone, which fills it", "10.The first one with two, and no room."
    )
    assert flowing_text([page(*lines)]).count("\n") == 2


def test_a_column_runs_on_at_the_top_of_the_next() -> None:
    left = paragraph_of("The left column ends in the", "middle of a sentence that the", top=100)
    right = paragraph_of("right column ends. Then a", "new one follows.", lefts=(300, 300), top=700)
    assert flowing_text([page(*left, *right)]) == (
        "The left column ends in the middle of a sentence that the right column ends. Then a new one follows.\n"
    )


@pytest.mark.parametrize("ending", [".", "!", "?", ":", ".\u201d", "。", "…"])
def test_what_ends_with_a_sentence_does_not_run_on(ending: str) -> None:
    assert flowing_text([page(line(f"The end{ending}", 90)), page(line("and something else", 700))]).count("\n") == 2


def test_what_was_filled_in_comes_behind_its_page() -> None:
    first = Page((line("Name:", 500),), HEIGHT, ("Ada",))
    assert flowing_text([first, page(line("and more", 500))]) == "Name:\nAda\nand more\n"


def test_a_document_without_lines_has_no_text() -> None:
    assert flowing_text([]) == ""
    assert flowing_text([page(), page()]) == ""


@given(
    st.lists(
        st.lists(
            st.tuples(st.text("abc AB.-é北", max_size=10), st.integers(0, 800), st.integers(0, 500)),
            max_size=8,
        ),
        max_size=5,
    )
)
def test_no_letter_is_lost_wherever_the_lines_stand(pages: list[list[tuple[str, int, int]]]) -> None:
    # A letter for each page and line, so that none is a running line.
    made = [
        page(*(line(f"{chr(65 + number)}{chr(97 + index)} {text}x", y, x) for index, (text, y, x) in enumerate(one)))
        for number, one in enumerate(pages)
    ]
    text = flowing_text(made)
    written = [letter for one in made for each in one.lines for letter in each.text if letter.isalpha()]
    assert [letter for letter in text if letter.isalpha()] == written
