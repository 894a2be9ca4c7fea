"""Headers and footers are lines that come again at the same height of other pages."""

import pytest

from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.normalisation.running_lines import printed_from, running_lines


def page(*lines: tuple[str, float], height: float = 800.0) -> Page:
    return Page(tuple(Line(text, 70.0, 300.0, baseline) for text, baseline in lines), height)


def test_lines_that_differ_only_in_their_numbers_are_the_same() -> None:
    pages = [
        page((f"Chapter {n}", 760), (f"Text {'x' * n}", 400), (f"- {n} -", 40), (f"Page {n} of 3", 30))
        for n in (1, 2, 3)
    ]
    found = running_lines(pages)
    assert found.headers == ("Chapter 1",)
    assert found.footers == ("Page 1 of 3",)
    assert found.places == {(n, index) for n in range(3) for index in (0, 2, 3)}


def test_roman_page_numbers_are_page_numbers() -> None:
    pages = [page((text, 400), (number, 40)) for text, number in (("a", "i"), ("b", "ii"), ("c", "iii"))]
    found = running_lines(pages)
    assert found.places == {(0, 1), (1, 1), (2, 1)}
    assert found.footers == ()


def test_the_number_of_the_only_page_is_none_of_its_text() -> None:
    body = (("Dear all,", 600), ("see you soon.", 580))
    assert running_lines([page(*body, ("- 1 -", 60))]).places == {(0, 2)}
    for last in (("2", 60), ("1.", 60), ("1 cat", 60), ("1", 562), ("1", 300)):
        assert running_lines([page(*body, last)]).places == frozenset()
    assert running_lines([page(("1", 60))]).places == frozenset()
    assert running_lines([page()]).places == frozenset()


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("11/27/26, 7:36 AM My order", "https://shop.example/orders/12?a=b {}/{}"),
        ("27.11.26, 07:36 Bestellung", "file:///home/ada/order.html {}/{}"),
        ("2026-11-27 07:36 Order", "https://shop.example/orders/12… {}/{}"),
        ("My order https://shop.example/orders/12", "{} of {} 11/27/26, 7:36 AM"),
        ("Bestellung https://shop.example/orders/12", "{} von {} 27.11.26, 07:36"),
    ],
)
@pytest.mark.parametrize("count", [1, 3])
def test_what_a_browser_prints_around_a_page_is_none_of_its_text(above: str, below: str, count: int) -> None:
    def printed(*numbers: int) -> list[Page]:
        return [page((above, 780), ("Text", 400), (below.format(number, count), 17)) for number in numbers]

    found = running_lines(printed(*range(1, count + 1)))
    assert found.places == {(number, index) for number in range(count) for index in (0, 2)}
    assert (found.headers, found.footers) == ((), ())
    address = printed_from(printed(*range(1, count + 1)))
    assert (address or "").startswith("https://shop.example/orders/12") is not below.startswith("file:")
    others = printed(*range(1, count), count + 1)  # it counts otherwise: what somebody wrote
    found = running_lines(others)
    assert found.headers or found.footers or not found.places


def test_numbers_of_a_note_are_none_that_a_browser_prints() -> None:
    """An address has a scheme: what a program for deliveries prints looks like one."""
    below = "Delivery:4711 1/1"
    assert not running_lines([page(("12.05.2026 10:30 Delivery", 780), ("Text", 400), (below, 17))]).places


def test_two_pages_are_enough_where_there_are_only_two() -> None:
    assert running_lines([page(("Top", 760), ("a", 400)), page(("Top", 760), ("b", 400))]).headers == ("Top",)
    others = [page(("other", 760)), page(("third", 760))]
    assert running_lines([page(("Top", 760)), page(("Top", 760)), *others]).headers == ()


def test_a_line_that_comes_once_ends_the_header() -> None:
    pages = [page(("Top", 760), (text, 740), ("Again", 720)) for text in ("a", "b", "c")]
    assert running_lines(pages).headers == ("Top",)


def test_lines_in_the_middle_or_at_other_heights_are_text() -> None:
    assert running_lines([page(("Same", 500)) for _ in range(4)]).places == frozenset()
    assert running_lines([page(("Same", 700 + 20 * n)) for n in range(4)]).places == frozenset()


def test_heights_count_from_the_nearest_edge() -> None:
    pages = [
        page(("Top", height - 40), ("a" * n, height / 2), ("Foot", 40), height=height)
        for n, height in ((1, 800), (2, 600), (3, 400))
    ]
    found = running_lines(pages)
    assert (found.headers, found.footers) == (("Top",), ("Foot",))


def test_different_headers_of_left_and_right_pages_are_both_kept() -> None:
    pages = [page(("Left" if n % 2 else "Right", 760), (f"{'x' * n}", 400)) for n in range(8)]
    assert running_lines(pages).headers == ("Right", "Left")


def test_rows_of_a_table_are_no_running_lines_although_they_look_alike() -> None:
    pages = [page(("Item", 760), (f"Row {40 * n + 1} costs {7 * n}", 740), (f"{50 - n}", 720)) for n in range(5)]
    found = running_lines(pages)
    assert found.headers == ("Item",)
    assert found.places == {(n, 0) for n in range(5)}


def test_page_numbers_may_start_again() -> None:
    numbers = ["i", "ii", "iii", *map(str, (1, 2, 3, 1, 2, 3, 4, 5, 6, 7))]
    pages = [page((chr(97 + index), 400), (number, 40)) for index, number in enumerate(numbers)]
    assert running_lines(pages).places == {(n, 1) for n in range(13)}
