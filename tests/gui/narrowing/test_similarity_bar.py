"""The similarity slider over its histogram: what it shows, what it says and when, and what it leaves alone."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.options import Grouping, Linkage, SimilarityHistogram
from dupfinder.gui.narrowing.similarity_bar import SimilarityBar, bins_from, similarity_figures
from dupfinder.gui.toolkit.colours import DARK, LIGHT, Colours
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.toolkit.wording import Wording


def histogram(least: float, similarities: list[float]) -> SimilarityHistogram:
    """Return where these similarities lie, as the core counts them."""
    bins = bins_from(least)
    step = (1 - least) / bins
    places = np.searchsorted(least + step * np.arange(1, bins), np.array(similarities) + 1e-9, side="right")
    return SimilarityHistogram(least=least, step=step, counts=tuple(np.bincount(places, minlength=bins).tolist()))


@given(
    st.sampled_from([0.5, 0.55, 0.6, 0.73, 0.8, 0.99]),
    st.lists(st.one_of(st.integers(0, 998).map(lambda n: n / 1_000), st.just(1.0)), max_size=30),
)
def test_each_per_cent_tells_how_many_pairs_are_at_least_so_similar(least: float, found: list[float]) -> None:
    similarities = [similarity for similarity in found if similarity >= least]
    figures = similarity_figures(histogram(least, similarities))
    assert figures.least_percent == round(least * 100)
    for percent in range(figures.least_percent, 101):
        assert figures.from_on(percent) == sum(each >= percent / 100 for each in similarities)


@given(st.lists(st.integers(0, 10**9), min_size=1, max_size=60))
def test_bars_are_no_higher_than_their_place_and_rise_with_the_pairs(counts: list[int]) -> None:
    figures = similarity_figures(SimilarityHistogram(least=0.5, step=0.5 / len(counts), counts=tuple(counts)))
    heights = [figures.height(percent) for percent in range(50, 101)]
    assert all(0 <= height <= 1 for height in heights)
    assert [height > 0 for height in heights] == [figures.at(percent) > 0 for percent in range(50, 101)]


@pytest.fixture
def bar(qtbot: QtBot, wording: Wording) -> SimilarityBar:
    made = SimilarityBar(wording)
    qtbot.addWidget(made)
    made.set_histogram(histogram(0.6, [0.62, 0.7, 0.85, 0.85, 0.93, 1.0, 1.0]))
    made.resize(760, made.sizeHint().height())
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def said(bar: SimilarityBar) -> list[Grouping]:
    collected: list[Grouping] = []
    bar.changed.connect(collected.append)
    return collected


def at_least(min_similarity: float, linkage: Linkage = Linkage.CENTRE) -> Grouping:
    return Grouping(min_similarity=min_similarity, linkage=linkage)


def place_of(bar: SimilarityBar, percent: int) -> QPoint:
    """Return where the mouse sets the slider to a per cent."""
    places = (QPoint(x, bar.slider.height() // 2) for x in range(bar.slider.width()))
    return next(place for place in places if round(bar.slider.percent_at(place.x())) == percent)


def test_the_figures_follow_the_mouse_and_the_groups_follow_its_release(
    bar: SimilarityBar, said: list[Grouping]
) -> None:
    slider, shown = bar.slider, []
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=place_of(bar, 70))
    for percent in (84, 86, 94):
        QTest.mouseMove(slider, place_of(bar, percent))
        shown.append((bar.value_label.text(), bar.pairs_label.text().split()[0]))
    bar.set_grouping(at_least(0.7))  # the results of an earlier place arrive
    assert said == []
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=place_of(bar, 94))
    assert shown == [("84 %", "5"), ("86 %", "3"), ("94 %", "2")]
    assert said == [at_least(0.94)]
    assert bar.grouping == at_least(0.94)


def test_keys_move_it_and_a_pause_is_enough(bar: SimilarityBar, said: list[Grouping], qtbot: QtBot) -> None:
    bar.slider.setFocus()
    seen = []
    keys = (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Right)
    for key in keys:
        QTest.keyClick(bar.slider, key)
        seen.append(bar.slider.value())
    assert seen == [79, 84, 100, 60, 61]
    assert said == []
    qtbot.waitUntil(lambda: said == [at_least(0.61)])
    assert bar.slider.accessibleDescription().startswith("at least 61 %, 7 pair")


def test_a_move_there_and_back_says_nothing(bar: SimilarityBar, said: list[Grouping], qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(bar.slider, key)
    qtbot.wait(150)
    assert said == []


def test_what_was_not_looked_for_cannot_be_reached_but_asked_for(
    bar: SimilarityBar, said: list[Grouping], qtbot: QtBot
) -> None:
    assert place_of(bar, 52).x() < place_of(bar, 60).x()  # it has its place in the scale
    QTest.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=place_of(bar, 52))
    assert said == [at_least(0.6)]
    assert bar.lower_button.toolTip() != ""
    with qtbot.waitSignal(bar.lower_requested) as asked:
        QTest.mouseClick(bar.lower_button, Qt.MouseButton.LeftButton)
    assert asked.args == [0.5]
    bar.set_histogram(histogram(0.5, [0.7]))
    assert not bar.lower_button.isVisible()


def test_without_results_nothing_can_be_chosen(bar: SimilarityBar, said: list[Grouping], qtbot: QtBot) -> None:
    QTest.keyClick(bar.slider, Qt.Key.Key_Left)
    bar.set_histogram(None)
    qtbot.wait(150)
    assert said == []
    assert not bar.slider.isEnabled()
    assert bar.pairs_label.text() == ""


def test_the_slider_keeps_its_size_while_it_is_moved(bar: SimilarityBar, qtbot: QtBot) -> None:
    bar.set_histogram(histogram(0.6, [0.65] * 54_321 + [1.0]))
    widths = set()
    for percent in (60, 66, 100):
        bar.slider.setValue(percent)
        qtbot.wait(1)
        widths.add((bar.slider.x(), bar.slider.width()))
    assert len(widths) == 1


@pytest.mark.parametrize(("choice", "colours"), [(ThemeChoice.LIGHT, LIGHT), (ThemeChoice.DARK, DARK)])
def test_bars_left_of_the_handle_are_dimmed(
    bar: SimilarityBar, theme: Theme, choice: ThemeChoice, colours: Colours
) -> None:
    theme.choose(choice)
    bar.set_histogram(histogram(0.5, [0.7] * 9 + [0.9] * 9))
    bar.slider.setValue(80)
    image = bar.slider.grab().toImage()
    found = [_colours_at(image, place_of(bar, percent).x() + 5) for percent in (70, 90)]
    theme.choose(ThemeChoice.SYSTEM)
    assert QColor(colours.border_strong).rgb() in found[0]
    assert QColor(colours.accent).rgb() not in found[0]
    assert QColor(colours.accent).rgb() in found[1]


def _colours_at(image: QImage, x: int) -> set[int]:
    """Return the colours of the bar at a place, above the groove."""
    return {image.pixel(x, y) for y in range(image.height() // 2)}
