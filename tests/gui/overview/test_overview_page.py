"""The overview: pictures with the figures of the survey, tables with the same, and what a click asks for."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from dupfinder.domain.result import LeftOut, LeftOutFiles, Statistics, UnreadFiles
from dupfinder.domain.surveys import FolderLikeness
from dupfinder.gui.overview.card import Card, FigureView
from dupfinder.gui.overview.figures import Axis, FoldersTarget, FolderTarget, FormatTarget, GroupTarget
from dupfinder.gui.overview.overview_cards import OverviewCards
from dupfinder.gui.overview.overview_page import OverviewPage, Surveys
from dupfinder.gui.overview.picture import level_ticks, upright_ticks, written
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.colours import DARK, LIGHT
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.toolkit.wording import Wording
from survey_results import Spec, make_result
from this_system import native

HOSTILE = "<img src='x'>"


def specs() -> list[Spec]:
    """Two years that are copies, one with another format, a folder of its own, several versions."""
    found = []
    for group in range(6):
        found.append(Spec(path=f"/d/Archive/{group % 2}/{group}.docx", group=group, size_bytes=9_000 + group))
        found.append(Spec(path=f"/d/Backup/{group % 2}/{group}.pdf", group=group, text=group % 3, size_bytes=4_000))
    found += [
        Spec(path=f"/d/{HOSTILE}/{number}.txt", mtime_s=1_500_000_000 + number * 9_999_999) for number in range(9)
    ]
    return found


@pytest.fixture
def jobs(qapp: QObject) -> BackgroundJobs:
    return BackgroundJobs(qapp)


@pytest.fixture
def surveys(jobs: BackgroundJobs) -> Surveys:
    return Surveys(jobs, jobs)


@pytest.fixture
def page(qtbot: QtBot, wording: Wording, surveys: Surveys) -> OverviewPage:
    made = OverviewPage(wording, surveys)
    qtbot.addWidget(made)
    made.resize(1100, 800)
    return made


@pytest.fixture
def cards(qtbot: QtBot, page: OverviewPage, surveys: Surveys) -> OverviewCards:
    passed_over = (UnreadFiles("jpg", 12, 48_000), UnreadFiles("exe", 1, 9_000))
    statistics = Statistics(passed_over=passed_over, left_out=(LeftOutFiles(reason=LeftOut.HIDDEN, count=3),))
    surveys.set_result(replace(make_result(specs()), statistics=statistics))
    page.show()
    qtbot.waitUntil(lambda: not page.message, timeout=20_000)
    QApplication.processEvents()  # the cards take their places
    assert page.cards is not None
    return page.cards


def test_nothing_is_worked_out_until_the_page_is_seen(
    qtbot: QtBot, page: OverviewPage, surveys: Surveys, jobs: BackgroundJobs
) -> None:
    assert "after a scan" in page.message
    surveys.set_result(make_result(specs()))
    assert not jobs.is_busy
    page.show()
    qtbot.waitUntil(lambda: surveys.survey is not None and not page.message, timeout=20_000)
    surveys.set_result(None)
    assert "after a scan" in page.message
    surveys.set_result(make_result([]))
    qtbot.waitUntil(lambda: "No documents" in page.message, timeout=20_000)


def test_a_survey_of_an_older_result_is_not_shown(qtbot: QtBot, surveys: Surveys, jobs: BackgroundJobs) -> None:
    surveys.set_result(make_result(specs()))
    surveys.want()
    surveys.set_result(make_result([Spec(path="/other/x.txt")]))
    qtbot.waitUntil(lambda: not jobs.is_busy, timeout=20_000)
    old = surveys.survey
    assert old is None
    surveys.want()
    qtbot.waitUntil(lambda: not jobs.is_busy, timeout=20_000)
    made = surveys.survey
    assert made is not None
    assert made.total.documents == 1


def targets_of(table: FigureView) -> set[object]:
    """Return what Enter asks for in each row."""
    return {table.target_at(table.figures.index(row, 0)) for row in range(table.figures.rowCount())}


def cells_of(table: FigureView, *, columns: int = 1) -> list[list[str]]:
    """Return what the first columns of each row say."""
    rows = range(table.figures.rowCount())
    return [[table.figures.index(row, column).data() for column in range(columns)] for row in rows]


def test_each_picture_has_a_table_with_the_same_figures(cards: OverviewCards) -> None:
    for card, _ in cards.cards():
        assert card.table.accessibleName()
        assert card.table.figures.rowCount() > 0, card.title.text()
        if card.picture is None or card.picture.chart is None:
            continue
        assert card.picture.accessibleName()
        assert card.picture.accessibleDescription()
        chart = card.picture.chart
        assert all(mark.item < len(chart.items) for mark in chart.marks)
        assert {item.target for item in chart.items} - {None} <= targets_of(card.table) | {
            item.target
            for item in chart.items
            if card is cards.repeats  # the matrix has both ways round
        }


def test_folders_are_walked_into_and_asked_for(page: OverviewPage, cards: OverviewCards) -> None:
    space = cards.space
    asked: list[object] = []
    page.target_chosen.connect(lambda target: asked.append(target) if isinstance(target, FolderTarget) else None)
    assert space.picture is not None
    assert not space.up_button.isEnabled()
    archive = cells_of(space.table).index(["Archive"])
    QTest.mouseClick(space.picture, Qt.MouseButton.LeftButton, pos=space.picture.place_of(archive))
    assert space.place.text() == native("/d/Archive")
    assert asked == []
    QTest.mouseClick(space.picture, Qt.MouseButton.LeftButton, pos=space.picture.place_of(0))
    assert asked in ([FolderTarget(native("/d/Archive/0"))], [FolderTarget(native("/d/Archive/1"))])
    space.show_button.click()
    assert asked[-1] == FolderTarget(native("/d/Archive"))
    space.up_button.click()
    assert space.place.text() == native("/d")


def test_a_bar_asks_for_its_format(qtbot: QtBot, page: OverviewPage, cards: OverviewCards) -> None:
    picture = cards.formats.picture
    assert picture is not None
    with qtbot.waitSignal(page.target_chosen) as asked:
        QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=picture.place_of(1))
    assert asked.args == [FormatTarget("pdf")]


def test_a_cell_of_the_matrix_asks_for_both_folders(qtbot: QtBot, page: OverviewPage, cards: OverviewCards) -> None:
    picture = cards.repeats.picture
    assert picture is not None
    with qtbot.waitSignal(page.target_chosen) as asked:
        QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=picture.place_of(0))
    assert asked.args is not None
    (target,) = asked.args
    assert isinstance(target, FoldersTarget)
    assert {Path(path).parts[2] for path in (target.first, target.second)} == {"Archive", "Backup"}


def test_enter_in_a_table_asks_for_the_same(qtbot: QtBot, page: OverviewPage, cards: OverviewCards) -> None:
    for card, kind in ((cards.versions, GroupTarget), (cards.repeats, FoldersTarget)):
        card.table_button.setChecked(True)
        with qtbot.waitSignal(page.target_chosen) as asked:
            QTest.keyClick(card.table, Qt.Key.Key_Return)
        assert asked.args is not None
        assert isinstance(asked.args[0], kind)
    table = cards.versions.table
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    names = [table.figures.index(row, 0).data() for row in range(table.figures.rowCount())]
    assert names == sorted(names, reverse=True)


def test_a_dot_of_the_timeline_asks_for_its_group(qtbot: QtBot, page: OverviewPage, cards: OverviewCards) -> None:
    picture = cards.versions.picture
    assert picture is not None
    with qtbot.waitSignal(page.target_chosen) as asked:
        QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=picture.place_of(0))
    assert asked.args is not None
    assert isinstance(asked.args[0], GroupTarget)


def test_O3_tooltips_show_names_as_plain_text(cards: OverviewCards, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, *_: shown.append(text))
    picture = cards.space.picture
    assert picture is not None
    assert picture.chart is not None
    item = next(place for place, item in enumerate(picture.chart.items) if HOSTILE in item.text)
    place = picture.place_of(item)
    QApplication.sendEvent(picture, QHelpEvent(QEvent.Type.ToolTip, place, picture.mapToGlobal(place)))
    assert len(shown) == 1
    assert "<img" not in shown[0]
    assert "&lt;img" in shown[0]


def test_the_wheel_scrolls_the_page_and_zooms_nothing(cards: OverviewCards) -> None:
    picture = cards.formats.picture
    assert picture is not None
    before = picture.place_of(0)
    event = QWheelEvent(
        QPointF(50, 50), QPointF(50, 50), QPoint(0, 0), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    picture.wheelEvent(event)
    assert not event.isAccepted()
    assert picture.place_of(0) == before


def test_pictures_follow_the_theme(theme: Theme, cards: OverviewCards) -> None:
    picture = cards.formats.picture
    assert picture is not None
    for choice, colours in ((ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT)):
        theme.choose(choice)
        QApplication.processEvents()
        image = picture.grab().toImage()
        assert image.pixelColor(3, 3).name() == colours.base
        place = picture.place_of(0)
        seen = {image.pixelColor(x, place.y()).name() for x in range(0, image.width(), 3)}
        assert seen & {colours.accent, colours.chart_quiet}
    theme.choose(ThemeChoice.SYSTEM)


def test_a_narrow_page_has_one_column(qtbot: QtBot, page: OverviewPage, cards: OverviewCards) -> None:
    def is_below(card: Card, other: Card) -> bool:
        return card.y() >= other.y() + other.height()

    assert not is_below(cards.formats, cards.space)
    page.resize(520, 700)
    qtbot.waitUntil(lambda: is_below(cards.formats, cards.space))


def test_the_page_knows_the_survey(surveys: Surveys, cards: OverviewCards) -> None:
    assert cards.isVisible()
    assert surveys.survey is not None
    assert {copy.likeness for copy in surveys.survey.folder_copies} == {FolderLikeness.COPY}


@given(
    low=st.integers(0, 50),
    span=st.floats(0.1, 1e9),
    width=st.integers(300, 2000),
    is_whole=st.booleans(),
)
def test_round_numbers_stand_apart_and_within_the_axis(low: int, span: float, width: int, is_whole: bool) -> None:  # noqa: FBT001 - drawn
    axis = Axis(low=low, high=low + span, is_whole=is_whole, write=lambda value: f"{value:.2f}")
    metrics = QFontMetrics(QFont())
    ticks = level_ticks(axis, metrics, width=width)
    assert all(axis.low - span * 1e-6 <= value <= axis.high + span * 1e-6 for value, _ in ticks)
    assert all(text == written(axis, value) for value, text in ticks)
    assert not is_whole or all(value == round(value) for value, _ in ticks)
    steps = [(right - left) / span * width for (left, _), (right, _) in pairwise(ticks)]
    assert all(step >= metrics.horizontalAdvance(written(axis, axis.high)) for step in steps)


def test_names_that_would_run_into_each_other_are_left_out() -> None:
    axis = Axis(low=0, high=12, ticks=tuple((place + 0.5, f"Month {place}") for place in range(12)))
    metrics = QFontMetrics(QFont())
    assert len(level_ticks(axis, metrics, width=3000)) == 12
    few = level_ticks(axis, metrics, width=300)
    assert 1 < len(few) < 12
    assert few[0] == (0.5, "Month 0")
    long = Axis(low=0, high=1, ticks=((0.5, "A folder with a very long name, longer than there is room"),))
    ((_, shown),) = upright_ticks(long, metrics, height=100, most_width=120)
    assert "…" in shown
    assert metrics.horizontalAdvance(shown) <= 120


def test_formats_that_were_not_read_are_counted_and_what_was_not_looked_at(cards: OverviewCards) -> None:
    assert cells_of(cards.unread.table, columns=2)[:2] == [["JPG", "12"], ["EXE", "1"]]
    assert cards.unread.hint.text() == "Not looked at: 3 hidden."


def test_where_nothing_was_read_the_overview_says_what_is_there(
    qtbot: QtBot, page: OverviewPage, surveys: Surveys
) -> None:
    statistics = Statistics(passed_over=(UnreadFiles("jpg", 12, 48_000),))
    surveys.set_result(replace(make_result([]), statistics=statistics))
    page.show()
    qtbot.waitUntil(lambda: not page.message, timeout=20_000)
    assert page.cards is not None
    assert page.cards.unread.isVisible()
