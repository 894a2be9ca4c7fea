"""Every page and dialogue with large letters and from right to left: nothing is cut, covered or without a name."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.result import ScanResult
from dupfinder.gui.comparison.comparison_actions import ViewMode
from dupfinder.gui.sessions.menus import SavePresetDialog
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.watching.watch_panel import WatchPanel
from dupfinder.gui.window.about_dialog import AboutDialog
from dupfinder.gui.window.document_flow import RenameDialog
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.results_page import PROBLEMS_TAB
from dupfinder.gui.window.sidebar import Sidebar
from dupfinder.gui.window.text_dialogs import BugDialog, KeysDialog, LogDialog, SearchDialog
from layout_faults import layout_faults, not_reached, unnamed
from page_samples import paged_pdf

_LARGE_PT = 16.0


@pytest.fixture(params=["usual", "large letters", "from right to left"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    font = qapp.font()
    if request.param == "large letters":
        large = QFont(font)
        large.setPointSizeF(_LARGE_PT)
        qapp.setFont(large)
    if request.param == "from right to left":
        Language(qapp).speak(QLocale("ar"))
    yield request.param
    qapp.setFont(font)
    Language(qapp).speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


@pytest.fixture
def window(make_window: Callable[[], MainWindow], shared_result: ScanResult, qtbot: QtBot) -> MainWindow:
    """Make a window that shows results, and compares nothing by itself."""
    window = make_window()
    window.resize(1400, 900)
    page = window.results_page
    page.tree.chosen.disconnect(page._compare)
    window.add_paths(shared_result.options.sources)
    page.begin(shared_result.options)
    window.show_result(shared_result)
    qtbot.waitUntil(lambda: not window.is_busy, timeout=60_000)
    return window


def settle() -> None:
    """Have all laid out: what grows asks its parents, which are laid out after it."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents()  # what a timer changed at the last moment is laid out, too


def compare(window: MainWindow, qtbot: QtBot) -> None:
    window.results_page._compare(Place(0, 1))
    qtbot.waitUntil(lambda: not window.is_busy, timeout=60_000)


def dialogues(window: MainWindow, result: ScanResult) -> Iterator[QDialog]:
    page = window.results_page
    page.board.mark([member.document.entry.path for member in result.groups[0].members[1:]])
    removal = window.deciding.make_removal_dialog()
    assert removal is not None
    assert window.result is not None
    yield removal
    yield page.make_rules_dialog()
    yield window.settings.make_dialog()
    yield window.reports.make_dialog(window.result)
    yield KeysDialog(window.actions_.by_menu(), window)
    yield AboutDialog(window)
    yield LogDialog(["2026-11-22 The scan ended."], window)
    yield SearchDialog("All pairs were compared.", window)
    yield BugDialog(ValueError("A mistake"), window)
    yield RenameDialog(result.groups[0].members[0].document.entry, window)
    yield SavePresetDialog(result.options, window)


def test_nothing_is_cut_covered_or_unnamed(
    look: str, window: MainWindow, shared_result: ScanResult, qtbot: QtBot
) -> None:
    faults: dict[str, list[str]] = {}
    compare(window, qtbot)

    def look_at(widget: QWidget, name: str) -> None:
        settle()
        if found := [*layout_faults(widget), *unnamed(widget), *not_reached(widget)]:
            faults[name] = found

    for tab in range(window.results_page.tabs.count()):
        window.results_page.tabs.setCurrentIndex(tab)
        qtbot.waitUntil(lambda: not window.is_busy, timeout=60_000)
        look_at(window, window.results_page.tabs.tabText(tab))
    window.watch_panel.show()
    look_at(window, WatchPanel.__name__)
    for dialogue in dialogues(window, shared_result):
        dialogue.open()
        look_at(dialogue, type(dialogue).__name__)
        dialogue.close()
        dialogue.deleteLater()
        qtbot.waitUntil(lambda: not window.is_busy, timeout=60_000)
    assert faults == {}, look


def test_choices_that_have_no_room_in_the_sidebar_are_scrolled(wording: Wording, qtbot: QtBot) -> None:
    sidebar = Sidebar(wording, Icons(QPalette(), wording))
    qtbot.addWidget(sidebar)
    sidebar.resize(260, 280)
    sidebar.show()
    QApplication.processEvents()
    assert layout_faults(sidebar) == []
    assert sidebar.search_panel.height() > sidebar.search_panel.visibleRegion().boundingRect().height()


def test_the_tab_key_comes_by_everything(window: MainWindow, qtbot: QtBot) -> None:
    page = window.results_page
    compare(window, qtbot)
    window.activateWindow()
    page.tree.setFocus()
    qtbot.waitUntil(page.tree.hasFocus)
    seen: list[QWidget | None] = [page.tree]
    while True:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        focused = window.focusWidget()
        if focused in seen:
            break
        seen.append(focused)
    assert focused is page.tree
    bar = page.similarity_bar
    for wanted in (page.tabs, bar.slider, page.filter_bar.field, page.pane.view.texts.canvas):
        assert wanted in seen
    assert window.sidebar.rail.unfold_button in seen
    assert window.actions_.export_button in seen


def test_keys_choose_the_views_and_take_the_keyboard_along(window: MainWindow, qtbot: QtBot) -> None:
    page = window.results_page
    window.activateWindow()
    page.focus_filter()
    qtbot.waitUntil(page.filter_bar.field.hasFocus)
    QTest.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert page.tabs.currentIndex() == 2
    assert page.copies_page.list.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert page.tree.hasFocus()


def test_a_view_that_is_left_takes_the_keyboard_to_the_next(window: MainWindow, qtbot: QtBot) -> None:
    page = window.results_page
    window.activateWindow()
    page.focus_filter()
    qtbot.waitUntil(page.filter_bar.field.hasFocus)
    page.tabs.setCurrentIndex(PROBLEMS_TAB)
    assert page.problem_tree.hasFocus()  # and not the button Scan, which is next where a field goes


def test_a_person_who_works_in_the_sidebar_stays_there(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    window.sidebar.rail.unfold_button.click()
    window.sidebar.source_list.setFocus()
    qtbot.waitUntil(window.sidebar.source_list.hasFocus)
    window.results_page.tabs.setCurrentIndex(1)
    assert window.sidebar.source_list.hasFocus()


def test_the_page_of_keys_names_every_key_of_the_menus_once(window: MainWindow) -> None:
    keys = [action.shortcut().toString() for _, actions in window.actions_.by_menu() for action in actions]
    assert len(keys) > 40
    assert len(keys) == len(set(keys))
    assert "" not in keys
    assert {"Ctrl+E", "Esc", "F5", "Alt+1", "N", "Ctrl+4"} <= set(keys)


def test_beside_results_the_sources_are_a_rail_until_somebody_wants_them(
    make_window: Callable[[], MainWindow], shared_result: ScanResult
) -> None:
    window = make_window()
    window.add_paths(shared_result.options.sources)
    assert not window.sidebar.is_folded
    window.results_page.begin(shared_result.options)
    window.show_result(shared_result)
    QApplication.processEvents()
    sidebar = window.sidebar
    assert sidebar.width() == 40
    sidebar.rail.unfold_button.click()
    QApplication.processEvents()
    assert sidebar.width() > 200
    window.actions_.sources.trigger()
    QApplication.processEvents()
    assert sidebar.width() == 40
    sidebar.rail.unfold_button.click()
    window.close()
    other = make_window()
    other.show_result(shared_result)
    assert not other.sidebar.is_folded


@pytest.mark.parametrize("language", ["en", "de", "zh_CN"])
def test_tabs_and_filters_share_a_line_on_a_small_screen(
    language: str, qapp: QApplication, make_window: Callable[[], MainWindow], shared_result: ScanResult
) -> None:
    speaker = Language(qapp)
    speaker.speak(QLocale(language))
    try:
        window = make_window()
        window.resize(1280, 720)
        window.results_page.begin(shared_result.options)
        window.show_result(shared_result)
        settle()
        page = window.results_page
        parts = (page.tabs, page.filter_bar)
        assert len({part.mapTo(page, part.rect().center()).y() for part in parts}) == 1
        assert layout_faults(page) == []
    finally:
        speaker.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


@pytest.fixture(params=[(None, 853, 428), (18.0, 1280, 676)], ids=["screen at 150 %", "letters at 150 %"])
def small_german_screen(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[QSize]:
    """Give the room on a screen of 1280 x 720, of which the frame and a bar of the desktop take 44 lines."""
    points, width, height = request.param
    usual, speaker = qapp.font(), Language(qapp)
    large = QFont(usual)
    large.setPointSizeF(points or usual.pointSizeF())
    speaker.speak(QLocale("de"))
    qapp.setFont(large)
    yield QSize(width, height)
    qapp.setFont(usual)
    speaker.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


def test_everything_fits_a_small_screen_in_german(
    small_german_screen: QSize,
    make_window: Callable[[], MainWindow],
    shared_result: ScanResult,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    window, room = make_window(), small_german_screen
    page = window.results_page
    window.resize(room)

    def look(what: str) -> None:
        qtbot.waitUntil(lambda: not window.is_busy, timeout=60_000)
        settle()
        assert window.size() == room, what
        assert window.minimumSizeHint().boundedTo(room) == window.minimumSizeHint(), what
        assert layout_faults(window) == [], what

    look("start")
    window.add_paths(shared_result.options.sources)
    look("sources")
    page.begin(shared_result.options)
    window.show_result(shared_result)
    look("results")
    assert window.actions_.export_button.isVisible()  # not behind the arrow at the end of the bar
    page.tree.select_place(Place(0, 1))
    look("selection")
    assert page.tree.isVisible()
    assert not page.pane.isVisible()
    QTest.keyClick(page.tree, Qt.Key.Key_Return)
    for mode in (ViewMode.CHANGES, ViewMode.VERSIONS, ViewMode.TEXTS):
        page.pane.view.set_mode(mode)
        assert page.pane.view.mode is mode
        look(mode.name)
        assert page.pane.isVisible()
        assert not page.tree.isVisible()
    QTest.keyClick(page.pane.view, Qt.Key.Key_Escape)
    paths = tmp_path / "old.pdf", tmp_path / "new.pdf"
    for path in paths:
        path.write_bytes(paged_pdf([[f"This is the {path.stem} lease"]]))
    window.compare_files(*map(str, paths))
    look("two files")
    page.pane.view.set_mode(ViewMode.PAGES)
    assert page.pane.view.mode is ViewMode.PAGES
    look("pages")
    QTest.keyClick(page.pane.view, Qt.Key.Key_Escape)
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
        look(page.tabs.tabText(tab))
    dialog = window.reports.make_dialog(shared_result)
    dialog.show()
    assert layout_faults(dialog) == []
    dialog.close()


def test_a_window_that_grows_shows_the_comparison_under_the_list(window: MainWindow, qtbot: QtBot) -> None:
    page = window.results_page
    compare(window, qtbot)
    assert page.pane.isVisible()
    window.resize(853, 428)
    QApplication.processEvents()
    assert not page.pane.isVisible()
    page.pane.view.actions_.modes.actions()[0].trigger()  # what is asked of a folded comparison opens it
    assert page.pane.isVisible()
    page.pane.view.actions_.enlarge.trigger()
    window.resize(1280, 720)
    QApplication.processEvents()
    assert page.pane.isVisible()
    assert page.tree.isVisible()
