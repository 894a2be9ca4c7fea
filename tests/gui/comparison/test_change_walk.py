"""Next and previous change."""

from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow, Piece
from dupfinder.gui.comparison.texts.texts_view import ChangeWalk

EQUAL = DisplayRow(DisplayKind.EQUAL, Piece("same"), Piece("same"))
CHANGED = DisplayRow(DisplayKind.CHANGED, Piece("a"), Piece("b"))
# Changes begin at rows 2, 10 and 20; the second is two rows long.
ROWS = (EQUAL,) * 2 + (CHANGED,) + (EQUAL,) * 7 + (CHANGED,) * 2 + (EQUAL,) * 8 + (CHANGED,) + (EQUAL,) * 9


def test_walking_forward_reaches_every_change_and_ends() -> None:
    walk = ChangeWalk(ROWS)
    seen = []
    visible = range(5)
    while (found := walk.step(forward=True, visible=visible)) is not None:
        seen.append((found.start, found.stop))
        visible = range(found.start, found.start + 5)
    assert seen == [(2, 3), (10, 12), (20, 21)]
    assert (walk.current, walk.count) == (2, 3)


def test_walking_backward_goes_back() -> None:
    walk = ChangeWalk(ROWS)
    walk.go_to(2)
    assert walk.step(forward=False, visible=range(18, 23)) == range(10, 12)
    assert walk.step(forward=False, visible=range(8, 13)) == range(2, 3)
    assert walk.step(forward=False, visible=range(5)) is None


def test_after_scrolling_away_it_goes_on_from_what_is_seen() -> None:
    walk = ChangeWalk(ROWS)
    walk.go_to(0)
    assert walk.step(forward=True, visible=range(13, 19)) == range(20, 21)
    walk.go_to(0)
    assert walk.step(forward=False, visible=range(13, 19)) == range(10, 12)


def test_equal_texts_have_no_changes() -> None:
    walk = ChangeWalk((EQUAL,) * 3)
    assert walk.count == 0
    assert walk.step(forward=True, visible=range(3)) is None


def test_each_row_of_a_change_belongs_to_it() -> None:
    walk = ChangeWalk(ROWS)
    assert [walk.change_of(row) for row in (0, 2, 3, 10, 11, 12, 20, 29)] == [None, 0, None, 1, 1, None, 2, None]
