"""What a selection holds."""

from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow, Piece
from dupfinder.gui.comparison.texts.selection import (
    Selection,
    Side,
    TextPlace,
    selected_text,
    whole_paragraph,
    whole_side,
)

ROWS = (
    DisplayRow(DisplayKind.EQUAL, Piece("one two"), Piece("one two")),
    DisplayRow(DisplayKind.RIGHT_ONLY, None, Piece("only right")),
    DisplayRow(DisplayKind.EQUAL, Piece("long begin "), Piece("long begin ")),
    DisplayRow(DisplayKind.EQUAL, Piece("long end", continues=True), Piece("long end", continues=True)),
)


def selection(side: Side, anchor: tuple[int, int], cursor: tuple[int, int]) -> Selection:
    return Selection(side, TextPlace(*anchor), TextPlace(*cursor))


def test_paragraphs_are_separated_and_pieces_are_joined() -> None:
    chosen = selection(Side.RIGHT, (0, 4), (3, 4))
    assert selected_text(ROWS, chosen) == "two\nonly right\nlong begin long"


def test_the_other_side_is_not_in_it() -> None:
    assert selected_text(ROWS, selection(Side.LEFT, (0, 0), (2, 4))) == "one two\nlong"


def test_dragging_backwards_selects_the_same() -> None:
    assert selected_text(ROWS, selection(Side.LEFT, (2, 4), (0, 4))) == "two\nlong"


def test_a_click_selects_nothing() -> None:
    assert selected_text(ROWS, selection(Side.LEFT, (0, 3), (0, 3))) == ""
    assert selection(Side.LEFT, (0, 3), (0, 3)).range_in(0, 7) is None


def test_a_paragraph_is_whole_wherever_one_asks_and_a_side_is_all_of_it() -> None:
    for row in (2, 3):
        paragraph = whole_paragraph(ROWS, row, Side.LEFT)
        assert paragraph is not None
        assert selected_text(ROWS, paragraph) == "long begin long end"
    assert whole_paragraph(ROWS, 1, Side.LEFT) is None
    side = whole_side(ROWS, Side.RIGHT)
    assert side is not None
    assert selected_text(ROWS, side) == "one two\nonly right\nlong begin long end"
    assert whole_side((), Side.LEFT) is None
