"""Finding in both texts; compared with looking at one paragraph after the other."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.gui.comparison.texts import find
from dupfinder.gui.comparison.texts.display_rows import DisplayRows, display_rows
from dupfinder.gui.comparison.texts.find import Finder, Match, SearchText
from dupfinder.gui.comparison.texts.selection import Selection, Side, TextPlace, piece_of, selected_text

TEXTS = st.text(alphabet=st.sampled_from("aAbßsSİ\u0131iIfﬁ \n\t\x00\u0301é😀"), max_size=12)
ROWS = st.lists(st.tuples(st.none() | TEXTS, st.none() | TEXTS).filter(any), max_size=6)


def rows_of(*sides: tuple[str | None, str | None]) -> DisplayRows:
    kinds = {(False, True): RowKind.ADDED, (True, False): RowKind.REMOVED}
    return display_rows(
        Difference(
            rows=tuple(
                Row(kind=kinds.get((left is not None, right is not None), RowKind.CHANGED), left=left, right=right)
                for left, right in sides
            )
        )
    )


def all_matches(finder: Finder) -> list[Match]:
    place = finder.first_from(0) if finder.count else None
    matches = []
    for number in range(finder.count):
        assert place is not None
        assert finder.number(place) == number
        matches.append(finder.match(place))
        place = finder.after(place)
    return matches


def texts_of(rows: DisplayRows, matches: Sequence[Match]) -> list[str]:
    return [selected_text(rows, Selection(*match)) for match in matches]


def slow_fold(text: str) -> list[tuple[str, int]]:
    """Return the folded letters, each with the position of the letter that it comes from."""
    return [
        (letter, position)
        for position, origin in enumerate(text)
        for letter in ("i" if origin in "İ\u0131" else " " if origin in "\n\t\x00" else origin.casefold())
    ]


def slow_count(text: str, needle: str) -> int:
    folded = "".join(letter for letter, _ in slow_fold(text))
    return folded.count("".join(letter for letter, _ in slow_fold(needle)))


@given(ROWS, st.text(alphabet=st.sampled_from("aAßsSiİI f"), min_size=1, max_size=3))
def test_all_places_of_all_paragraphs_are_found(sides: list[tuple[str | None, str | None]], needle: str) -> None:
    rows = rows_of(*sides)
    finder = Finder(SearchText(rows, match_case=False), needle)
    assert finder.count == sum(slow_count(text, needle) for pair in sides for text in pair if text is not None)
    matches = all_matches(finder)
    assert [(one.start.row, one.side) for one in matches] == sorted((one.start.row, one.side) for one in matches)
    folded = "".join(letter for letter, _ in slow_fold(needle))
    for text in texts_of(rows, matches):
        assert folded in "".join(letter for letter, _ in slow_fold(text))


@given(ROWS, st.text(alphabet=st.sampled_from("aAs "), min_size=1, max_size=3), st.integers(0, 6))
def test_going_back_is_going_forward_the_other_way(
    sides: list[tuple[str | None, str | None]], needle: str, row: int
) -> None:
    finder = Finder(SearchText(rows_of(*sides), match_case=False), needle, from_row=min(row, len(sides)))
    if not finder.count:
        return
    place = finder.first_from(0)
    assert place is not None
    forward = [place]
    while (place := finder.after(forward[-1])) != forward[0]:
        forward.append(place)
    assert len(forward) == finder.count
    assert [finder.before(one) for one in forward] == [forward[-1], *forward[:-1]]


@pytest.mark.parametrize(
    ("text", "needle", "found"),
    [
        ("Die Straße und die STRASSE", "strasse", ["Straße", "STRASSE"]),
        ("Die Straße", "ß", ["ß"]),
        ("Straße", "as", ["aß"]),
        (
            "İstanbul, istanbul, ISTANBUL, \u0131stanbul",
            "istanbul",
            ["İstanbul", "istanbul", "ISTANBUL", "\u0131stanbul"],
        ),
        ("cafe\u0301 x\u0301y", "x", ["x\u0301"]),
        ("café", "cafe\u0301", ["café"]),
        ("ﬁne ﬁle", "fi", ["ﬁ", "ﬁ"]),
        ("a\u00a0b a\tb a b", "a b", ["a\u00a0b", "a\tb", "a b"]),
        ("😀 word 😀 Word", "word", ["word", "Word"]),
        ("aaaaa", "aa", ["aa", "aa"]),
    ],
)
def test_what_a_person_means_is_found_where_it_stands(text: str, needle: str, found: list[str]) -> None:
    rows = rows_of((text, None))
    assert texts_of(rows, all_matches(Finder(SearchText(rows, match_case=False), needle))) == found


def test_case_can_matter() -> None:
    rows = rows_of(("Word word WORD ß SS", "word"))
    finder = Finder(SearchText(rows, match_case=True), "word")
    assert [match.side for match in all_matches(finder)] == [Side.LEFT, Side.RIGHT]
    assert Finder(SearchText(rows, match_case=True), "ss").count == 0


def test_a_place_across_the_pieces_of_a_long_paragraph_is_found_and_highlighted_in_both() -> None:
    text = "x" * 3_999 + "needle" + "y" * 5_000
    rows = rows_of((text, text))
    finder = Finder(SearchText(rows, match_case=False), "needle")
    left, right = all_matches(finder)
    assert (left.start.row, left.end.row, right.side) == (0, 1, Side.RIGHT)
    assert texts_of(rows, [left, right]) == ["needle", "needle"]
    for side in Side:
        parts = []
        for number, row in enumerate(rows):
            piece = piece_of(row, side)
            assert piece is not None
            parts += [piece.text[begin:end] for begin, end, _ in finder.spans(number, side, piece)]
        assert parts == ["n", "eedle"]


@given(ROWS)
def test_highlights_are_the_places(sides: list[tuple[str | None, str | None]]) -> None:
    rows = rows_of(*sides)
    finder = Finder(SearchText(rows, match_case=False), "s")
    for number, row in enumerate(rows):
        for side in Side:
            piece = piece_of(row, side)
            if piece is None:
                continue
            spans = [(begin, end) for begin, end, _ in finder.spans(number, side, piece)]
            here = [one for one in all_matches(finder) if (one.start.row, one.side) == (number, side)]
            assert spans == [(one.start.position, one.end.position) for one in here]


def test_long_texts_are_put_together_and_counted_in_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = [(f"Straße {number}", f"STRASSE {number}") for number in range(50)]
    whole = Finder(SearchText(rows_of(*sides), match_case=False), "strasse", from_row=20)
    monkeypatch.setattr(find, "_CHUNK_CHARACTERS", 37)
    portions = Finder(SearchText(rows_of(*sides), match_case=False), "strasse", from_row=20)
    assert portions.count == whole.count == 100
    assert all_matches(portions) == all_matches(whole)


def test_characters_that_grow_are_all_known() -> None:
    grows = [chr(code) for code in range(0x110000) if len(chr(code).casefold()) > 1]
    assert [one for one in grows if not find._GROWING.fullmatch(one)] == ["İ"]
    assert len(grows) == sum(1 for code in range(0x110000) if find._GROWING.fullmatch(chr(code))) + 1


def test_nothing_is_found_in_nothing() -> None:
    finder = Finder(SearchText(rows_of(), match_case=False), "a")
    assert (finder.count, finder.first_from(0)) == (0, None)
    assert Finder(SearchText(rows_of(("a", "a")), match_case=False), "").count == 0


def test_places_in_pieces_are_found_behind_an_insertion_longer_than_a_piece() -> None:
    left, right = "same needle " * 900, "new " * 3_000 + "same needle " * 900
    edit = Edit(kind=ChangeKind.WORDS, left=Span(0, 0), right=Span(0, 12_000))
    rows = display_rows(Difference(rows=(Row(kind=RowKind.CHANGED, left=left, right=right, edits=(edit,)),)))
    finder = Finder(SearchText(rows, match_case=True), "needle")
    assert finder.count == 1_800
    for side in Side:
        found = []
        for number, row in enumerate(rows):
            piece = piece_of(row, side)
            assert piece is not None
            for begin, end, place in finder.spans(number, side, piece):
                found.append(piece.text[begin:end])
                match = finder.match(place)
                assert (match.side, match.start) == (side, TextPlace(number, begin))
        assert found == ["needle"] * 900


def test_a_place_that_reaches_over_the_border_of_two_pieces_is_found_in_both() -> None:
    text = "x" * 3_998 + "needle" + "x" * 5_000
    rows = display_rows(Difference(rows=(Row(kind=RowKind.REMOVED, left=text, right=None),)))
    finder = Finder(SearchText(rows, match_case=True), "needle")
    found = [
        row.left.text[begin:end]
        for number, row in enumerate(rows)
        if row.left
        for begin, end, _ in finder.spans(number, Side.LEFT, row.left)
    ]
    assert found == ["ne", "edle"]
