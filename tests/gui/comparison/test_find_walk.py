"""Going through what was found in a canvas."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from dupfinder.domain.differences import Difference, Row, RowKind
from dupfinder.gui.comparison.texts import find
from dupfinder.gui.comparison.texts.display_rows import display_rows
from dupfinder.gui.comparison.texts.find import FindWalk
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.colours import LIGHT
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice

ROWS = [
    Row(kind=RowKind.EQUAL, left=f"{number} word", right=f"{number} word")
    if number % 50
    else Row(kind=RowKind.CHANGED, left=f"{number} Needle", right=f"{number} thing")
    for number in range(200)
]
MakeWalk = Callable[[], tuple[TextCanvas, FindWalk]]


@pytest.fixture
def make_walk(qtbot: QtBot, theme: Theme) -> MakeWalk:
    def make() -> tuple[TextCanvas, FindWalk]:
        theme.choose(ThemeChoice.LIGHT)
        canvas = TextCanvas()
        qtbot.addWidget(canvas)
        canvas.resize(800, 400)
        canvas.set_rows(display_rows(Difference(rows=tuple(ROWS))))
        canvas.show()
        return canvas, FindWalk(canvas, BackgroundJobs(canvas))

    return make


def painted_colours(canvas: TextCanvas) -> set[str]:
    image = canvas.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {QColor(image.pixel(x, y)).name() for x in range(image.width()) for y in range(0, image.height(), 2)}


def test_every_place_can_be_gone_to_and_the_last_is_followed_by_the_first(make_walk: MakeWalk) -> None:
    canvas, walk = make_walk()
    assert walk.search("needle") == 4
    assert walk.current is None
    assert [walk.step(True) for _ in range(5)] == [0, 1, 2, 3, 0]
    assert walk.step(False) == 3
    assert 150 in canvas.visible_rows()
    assert LIGHT.found_current in painted_colours(canvas)


def test_it_begins_at_what_is_seen(make_walk: MakeWalk) -> None:
    canvas, walk = make_walk()
    canvas.show_row(120)
    walk.search("needle")
    assert walk.step(True) == 3
    walk.search("needl")
    canvas.show_row(80)
    assert walk.step(False) == 1


def test_a_place_in_a_fold_is_shown(make_walk: MakeWalk) -> None:
    canvas, walk = make_walk()
    canvas.set_folded(True)
    assert walk.search("175 word") == 2
    assert walk.step(True) == 0
    assert canvas.hidden_at(175) == 0
    assert {LIGHT.found, LIGHT.found_current} <= painted_colours(canvas)
    walk.clear()
    assert walk.step(True) is None
    assert painted_colours(canvas).isdisjoint({LIGHT.found, LIGHT.found_current})


def test_case_can_matter(make_walk: MakeWalk) -> None:
    _, walk = make_walk()
    assert walk.search("needle", match_case=True) == 0
    assert walk.search("Needle", match_case=True) == 4


def test_other_texts_are_looked_through_again(make_walk: MakeWalk, qtbot: QtBot) -> None:
    canvas, walk = make_walk()
    walk.search("needle")
    with qtbot.waitSignal(walk.changed) as changed:
        canvas.set_rows(display_rows(Difference(rows=(*ROWS, ROWS[0]))))
    assert changed.args == [5, None]


def test_long_texts_are_looked_through_in_the_background(
    make_walk: MakeWalk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find, "_AT_ONCE_CHARACTERS", 10)
    _, walk = make_walk()
    walk.prepare()
    with qtbot.waitSignal(walk.changed) as changed:
        assert walk.search("w") == 0
        assert walk.search("needle") == 0
    assert changed.args == [4, None]
    assert walk.search("needle") == 4
    assert walk.step(True) == 0


def test_a_place_far_down_in_a_paragraph_higher_than_the_window_is_shown(make_walk: MakeWalk) -> None:
    canvas, walk = make_walk()
    text = "word " * 750 + "Needle"
    canvas.set_rows(display_rows(Difference(rows=(Row(kind=RowKind.EQUAL, left=text, right=text),))))
    assert walk.search("needle") == 2
    assert walk.step(True) == 0
    assert LIGHT.found_current in painted_colours(canvas)


def test_after_a_failure_the_texts_can_be_looked_through_again(
    make_walk: MakeWalk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find, "_AT_ONCE_CHARACTERS", 0)
    _, walk = make_walk()
    with monkeypatch.context() as broken, qtbot.captureExceptions() as failures:
        broken.setattr(find, "SearchText", None)
        walk.search("needle")
        qtbot.waitUntil(lambda: bool(failures))
    assert walk.search("Needle") == 0
    qtbot.waitUntil(lambda: walk.count == 4)
