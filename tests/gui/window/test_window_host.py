"""Another language comes without a restart, and with it everything that was in the window."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.decide import Rule
from dupfinder.domain.decisions import Plan
from dupfinder.gui.comparison.side_header import SideAction
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.window.app import WindowHost
from dupfinder.gui.window.main_window import MainWindow


@pytest.fixture
def host(
    qtbot: QtBot,
    qapp: QApplication,
    theme_of_windows: Theme,
    settings: QSettings,
    own_folders: None,  # noqa: ARG001
) -> Iterator[WindowHost]:
    before = QLocale()
    settings.setValue("language", "en")
    language = Language(qapp)
    host = WindowHost(settings, theme_of_windows, language)
    host.window.show()
    yield host
    qtbot.waitUntil(lambda: not host.window.is_busy, timeout=30_000)
    assert host.window.close()
    host.window.deleteLater()  # else a search for cycles takes it apart, in whatever order
    host.deleteLater()
    language.speak(before)


def wait_for(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=30_000)


def titles(window: MainWindow) -> list[str]:
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def test_results_marks_and_filter_go_along(qtbot: QtBot, host: WindowHost, samples: dict[str, str]) -> None:
    before = host.window
    before.resize(1100, 610)
    before.drop_paths([samples["folder"]])
    wait_for(qtbot, lambda: before.result is not None and not before.is_busy)
    before.results_page.board.mark([samples["copy"]])
    before.results_page.filter_bar.field.setText("contract")
    wait_for(qtbot, lambda: bool(before.results_page.filter_bar.filter))
    found, options, size = before.result, before.sidebar.make_options(), before.size()
    dialog = before.settings.make_dialog()
    dialog.window_page.language_box.setCurrentIndex(dialog.window_page.language_box.findData("de"))
    before.settings.window_chosen.emit(dialog.window_page.choices)
    wait_for(qtbot, lambda: host.window is not before and not host.window.is_busy)
    after = host.window
    assert titles(after)[:3] == ["Datei", "Suchen", "Markierungen"]
    assert after.result is not None
    assert found is not None
    assert after.result.groups == found.groups
    wait_for(qtbot, lambda: after.results_page.board.marks.is_marked(samples["copy"]))
    page = after.results_page
    place = page.tree.results.find(samples["copy"])
    assert place is not None
    page.tree.select_place(place)
    wait_for(qtbot, lambda: page.pane.request is not None and page.pane.request.right.entry.path == samples["copy"])
    mark = page.pane.view.headers[1].menu_button.actions_of[SideAction.MARK]
    assert mark.text() == "Markierung aufheben"  # the comparison knows the marks that were taken over
    mark.trigger()
    assert not page.board.marks.is_marked(samples["copy"])
    assert mark.text() == "Zum Entfernen markieren"
    assert after.results_page.filter_bar.filter.text == "contract"
    assert after.sidebar.make_options() == options
    assert after.size() == size
    assert after.results_page.board.can_undo
    wait_for(qtbot, after.results_page.similarity_bar.isEnabled)
    after.results_page.similarity_bar.slider.setValue(100)
    wait_for(qtbot, lambda: after.result is not None and after.result.options.min_similarity == 1)


def test_S13_exact_copies_on_offer_go_along_only_while_they_are_sure(
    qtbot: QtBot, host: WindowHost, samples: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def worked_out(board: MarkBoard, rules: Sequence[Rule]) -> Callable[[], Plan]:
        asked.append(rules)
        return work_out(board, rules)

    def offered() -> list[str]:
        plan = host.window.undo_bar.offered
        return [] if plan is None else [each.file.path for each in plan.removals]

    asked, work_out = list[Sequence[Rule]](), MarkBoard.copies_plan
    monkeypatch.setattr(MarkBoard, "copies_plan", worked_out)
    host.window.drop_paths([samples["folder"]])
    wait_for(qtbot, lambda: offered() == [samples["copy"]])
    before, times = host.window, len(asked)
    host.choose_language("de")
    wait_for(qtbot, lambda: host.window is not before and offered() == [samples["copy"]])
    assert len(asked) == times
    host.window.results_page.board.keep(samples["final"])  # and another language before it is known what that changes
    assert offered() == []
    host.choose_language("en")
    wait_for(qtbot, lambda: offered() == [samples["copy"]])
    assert len(asked) > times


def test_it_waits_until_a_scan_has_ended(qtbot: QtBot, host: WindowHost, samples: dict[str, str]) -> None:
    before = host.window
    before.drop_paths([samples["folder"]])
    assert before.bridge.is_scanning
    host.choose_language("de")
    assert host.window is before
    wait_for(qtbot, lambda: host.window is not before)
    assert host.window.result is not None


def test_the_language_is_remembered_and_chosen_in_the_settings(
    qtbot: QtBot, host: WindowHost, settings: QSettings
) -> None:
    before = host.window
    host.choose_language("de")
    wait_for(qtbot, lambda: host.window is not before)
    assert Remembered(settings).language == "de"
    assert host.window.settings.make_dialog().window_page.choices.language == "de"
    host.choose_language("de")  # the same once more changes nothing
    assert host.window.isVisible()


def test_an_empty_window_changes_as_well(qtbot: QtBot, host: WindowHost) -> None:
    before = host.window
    host.choose_language("de")
    wait_for(qtbot, lambda: host.window is not before)
    assert host.window.result is None
    assert host.window.sidebar.isHidden()
