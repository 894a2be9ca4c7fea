"""From a scan to the trash and back, through the window, with mouse and keyboard."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from dupfinder.decide import Rule
from dupfinder.domain.decisions import Inclusion, Plan
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.deciding.distinctions_dialog import DistinctionsDialog
from dupfinder.gui.deciding.rules_dialog import RulesDialog
from dupfinder.gui.removal.history_dialog import HistoryDialog
from dupfinder.gui.removal.removal_dialog import RemovalDialog, RemovalPhase
from dupfinder.gui.sources.source_list import SourceRole
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.main_window import MainWindow
from removal_samples import tree_bytes
from this_system import not_on_windows

SCAN_LIMIT_MS = 60_000
D = TypeVar("D", bound=QDialog)


@pytest.fixture
def window(
    make_window: Callable[[], MainWindow],
    qtbot: QtBot,
    samples: dict[str, str],
) -> MainWindow:
    """Give a window that has scanned the samples; its trash is below the folder of the test."""
    window = make_window()
    window.drop_paths([samples["folder"]])
    settle(qtbot, window)
    return window


def settle(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.is_busy, timeout=SCAN_LIMIT_MS)


def dialog_of(window: MainWindow, kind: type[D]) -> D:
    return next(each for each in window.findChildren(kind) if each.isVisible())


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def names(window: MainWindow) -> list[list[str]]:
    """Return the file names of each group, the keeper first."""
    assert window.result is not None
    return [[member.document.entry.name for member in group.members] for group in window.result.groups]


def mark_by_rules(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.choose_by_rules.trigger()
    dialog = dialog_of(window, RulesDialog)
    qtbot.waitUntil(dialog.mark_button.isEnabled, timeout=10_000)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)  # the button in blue, wherever the keyboard is
    qtbot.waitUntil(lambda: window.results_page.board.marks.marked_count > 0)


def remove_marked(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window.results_page.tree, Qt.Key.Key_Delete)
    page = dialog_of(window, RemovalDialog)
    click(page.start_button)
    # The page closes by itself: the bar over the results says what went, and has the way back.
    qtbot.waitUntil(window.undo_bar.undo_button.isVisible, timeout=20_000)
    settle(qtbot, window)


def test_what_rules_mark_goes_and_comes_back_the_same(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    before = tree_bytes(Path(samples["folder"]))
    assert names(window) == [["contract.txt", "contract (1).txt", "contract.txt"]]
    mark_by_rules(qtbot, window)
    remove_marked(qtbot, window)
    assert not os.path.exists(samples["copy"])
    assert names(window) == [["contract.txt", "contract.txt"]]
    assert window.undo_bar.isVisible()
    click(window.undo_bar.undo_button)
    qtbot.waitUntil(lambda: not window.undo_bar.bridge.is_running, timeout=20_000)
    settle(qtbot, window)
    assert tree_bytes(Path(samples["folder"])) == before
    assert names(window) == [["contract.txt", "contract (1).txt", "contract.txt"]]


@not_on_windows("its recycle bin is not below the test's folder")
def test_exact_copies_go_with_one_click_and_come_back_unmarked(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str], tmp_path: Path
) -> None:
    before = tree_bytes(Path(samples["folder"]))
    bar = window.undo_bar
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=10_000)
    assert bar.text.startswith("1 exact copy · ")
    bar.trash_button.setFocus()
    click(bar.trash_button)
    qtbot.waitUntil(bar.undo_button.isVisible, timeout=20_000)
    settle(qtbot, window)
    assert window.focusWidget() is window.results_page.tree
    assert os.listdir(tmp_path / "data" / "Trash" / "files") == ["contract (1).txt"]
    assert bar.text.startswith("1 document in the trash")
    assert names(window) == [["contract.txt", "contract.txt"]]
    click(bar.undo_button)
    qtbot.waitUntil(lambda: not bar.bridge.is_running, timeout=20_000)
    settle(qtbot, window)
    assert tree_bytes(Path(samples["folder"])) == before
    assert window.results_page.board.marks.marked_count == 0
    bar.close_button.setFocus()
    bar.close_button.click()
    assert window.focusWidget() is window.results_page.tree
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=10_000)


def undo_removal(qtbot: QtBot, window: MainWindow) -> None:
    click(window.undo_bar.undo_button)
    qtbot.waitUntil(lambda: not window.undo_bar.bridge.is_running, timeout=20_000)
    settle(qtbot, window)


def test_a_new_scan_offers_its_own_copies_where_the_bar_told_of_an_undo(window: MainWindow, qtbot: QtBot) -> None:
    bar = window.undo_bar
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=10_000)
    click(bar.trash_button)
    qtbot.waitUntil(bar.undo_button.isVisible, timeout=20_000)
    undo_removal(qtbot, window)
    assert not bar.trash_button.isVisible()
    window.start_scan()
    assert "put back" not in bar.text
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=20_000)


def test_copies_that_went_after_a_review_come_back_unmarked_and_marked_once_they_were(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    bar, page = window.undo_bar, window.results_page
    qtbot.waitUntil(bar.review_button.isVisible, timeout=10_000)
    click(bar.review_button)
    click(dialog_of(window, RemovalDialog).start_button)
    qtbot.waitUntil(bar.undo_button.isVisible, timeout=20_000)
    settle(qtbot, window)
    undo_removal(qtbot, window)
    assert page.board.marks.marked_count == 0
    page.board.mark([samples["copy"]])
    remove_marked(qtbot, window)
    undo_removal(qtbot, window)
    assert page.board.marks.is_marked(samples["copy"])


def test_exact_copies_can_be_looked_at_first(window: MainWindow, qtbot: QtBot, samples: dict[str, str]) -> None:
    qtbot.waitUntil(window.undo_bar.review_button.isVisible, timeout=10_000)
    window.undo_bar.review_button.setFocus()
    QTest.keyClick(window.undo_bar.review_button, Qt.Key.Key_Return)
    page = dialog_of(window, RemovalDialog)
    assert [decision.file.path for decision in page.removals.plan.removals] == [samples["copy"]]
    page.reject()
    assert window.undo_bar.review_button.isVisible()


def test_the_offer_leaves_alone_what_a_person_keeps_and_what_a_filter_hides(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    page, bar = window.results_page, window.undo_bar
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=10_000)
    page.filter_bar.field.setText("no document is called so")
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=10_000)
    page.filter_bar.field.clear()
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=10_000)
    page.board.keep(samples["copy"])
    settle(qtbot, window)
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=10_000)


def test_an_offer_is_held_while_another_one_is_worked_out_and_that_is_done_once(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, bar = window.results_page, window.undo_bar
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=10_000)
    work_out, asked = page.board.copies_plan, list[Sequence[Rule]]()

    def count(rules: Sequence[Rule]) -> Callable[[], Plan]:
        asked.append(rules)
        return work_out(rules)

    monkeypatch.setattr(page.board, "copies_plan", count)
    page.board.keep(samples["final"])  # it is the keeper already, and now nothing may take it away
    assert not bar.trash_button.isEnabled()
    for _ in range(5):
        page.board.show_only(frozenset(samples.values()))
    assert bar.trash_button.isVisible()
    assert not bar.review_button.isEnabled()
    qtbot.waitUntil(bar.trash_button.isEnabled, timeout=10_000)
    assert len(asked) == 1
    page.board.mark([samples["old"]])
    assert bar.trash_button.isEnabled()


def test_S12_an_offer_holds_to_the_roles_at_the_moment_of_the_click(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    bar = window.undo_bar
    qtbot.waitUntil(bar.trash_button.isVisible, timeout=10_000)
    window.add_paths([os.path.dirname(samples["copy"])], role=SourceRole.REFERENCE)
    bar.trash_button.click()
    qtbot.waitUntil(lambda: not window.deciding.is_busy, timeout=20_000)
    assert os.path.exists(samples["copy"])


def test_an_undo_marks_and_selects_again_what_came_back(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    mark_by_rules(qtbot, window)
    page = window.results_page
    before = page.board.saved_marks()
    assert [mark.path for mark in before.marks] == [samples["copy"]]
    remove_marked(qtbot, window)
    assert page.board.marks.marked_count == 0
    page.tree.clearSelection()
    click(window.undo_bar.undo_button)
    qtbot.waitUntil(
        lambda: not window.undo_bar.bridge.is_running and page.board.marks.marked_count == 1, timeout=20_000
    )
    settle(qtbot, window)
    after = page.board.saved_marks()
    assert after.marks == before.marks
    place = page.tree.current_place()
    assert place is not None
    assert page.tree.results.document(place).entry.path == samples["copy"]


def test_a_keeper_is_not_shown_beside_what_went_but_beside_what_stayed(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    page = window.results_page
    page.tree.select_place(Place(0, 0))
    assert page.pane.request is not None
    assert page.pane.request.right.entry.path == samples["copy"]
    mark_by_rules(qtbot, window)
    remove_marked(qtbot, window)
    place, request = page.tree.current_place(), page.pane.request
    assert place == Place(0, 0)
    assert page.pane.view.loaded is None or page.pane.view.loaded.request == request
    assert [request.left.entry.path, request.right.entry.path] == [
        page.tree.results.document(Place(0, member)).entry.path for member in (0, 1)
    ]


def test_the_pairs_beside_the_slider_follow_a_removal(window: MainWindow, qtbot: QtBot) -> None:
    def pairs() -> str:
        return window.results_page.similarity_bar.pairs_label.text()

    before = pairs()
    mark_by_rules(qtbot, window)
    remove_marked(qtbot, window)
    qtbot.waitUntil(lambda: pairs() != before, timeout=20_000)
    click(window.undo_bar.undo_button)
    qtbot.waitUntil(lambda: not window.undo_bar.bridge.is_running and pairs() == before, timeout=20_000)


def test_the_history_puts_back_what_an_earlier_window_removed(
    window: MainWindow,
    make_window: Callable[[], MainWindow],
    qtbot: QtBot,
    samples: dict[str, str],
) -> None:
    mark_by_rules(qtbot, window)
    remove_marked(qtbot, window)
    window.close()
    later = make_window()
    later.actions_.history.trigger()
    history = dialog_of(later, HistoryDialog)
    qtbot.waitUntil(history.undo_button.isEnabled, timeout=10_000)
    click(history.undo_button)
    qtbot.waitUntil(lambda: os.path.exists(samples["copy"]), timeout=10_000)
    qtbot.waitUntil(lambda: not history.is_busy, timeout=10_000)
    history.reject()


def test_nothing_marked_is_said_and_nothing_opens(window: MainWindow) -> None:
    window.actions_.remove.trigger()
    assert "Nothing marked" in window.statusBar().currentMessage()
    assert not any(dialog.isVisible() for dialog in window.findChildren(RemovalDialog))


def test_a_keeper_chosen_by_hand_stays_and_the_others_are_compared_with_it(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    tree = window.results_page.tree
    member = tree.results.find_member(0, samples["old"])
    index = tree.results.index_of(Place(0, member))
    menu = tree.make_menu(index)
    next(action for action in menu.actions() if action.text() == "Keep this one").trigger()
    menu.close()
    settle(qtbot, window)
    assert window.result is not None
    (group,) = window.result.groups
    assert group.keeper.entry.path == samples["old"]
    assert {member.similarity < 1 for member in group.members[1:]} == {True}
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(tree.results.index(0, 0)).center())
    QTest.keyClick(tree, Qt.Key.Key_Space)
    assert window.results_page.board.marks.is_marked(samples["final"])
    assert not window.results_page.board.marks.is_marked(samples["old"])


def test_what_is_told_apart_leaves_its_group_and_stays_away_over_scans(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    tree = window.results_page.tree
    index = tree.results.index_of(Place(0, tree.results.find_member(0, samples["old"])))
    menu = tree.make_menu(index)
    next(action for action in menu.actions() if action.text().startswith("Not a duplicate")).trigger()
    menu.close()
    settle(qtbot, window)
    assert names(window) == [["contract.txt", "contract (1).txt"]]
    window.start_scan()
    settle(qtbot, window)
    assert names(window) == [["contract.txt", "contract (1).txt"]]
    window.actions_.distinctions.trigger()
    dialog = dialog_of(window, DistinctionsDialog)
    dialog.table.selectAll()
    click(dialog.take_back_button)
    dialog.reject()
    window.start_scan()
    settle(qtbot, window)
    assert names(window) == [["contract.txt", "contract (1).txt", "contract.txt"]]


def test_a_filter_hides_from_marks(window: MainWindow, qtbot: QtBot, samples: dict[str, str]) -> None:
    window.actions_.find.trigger()
    field = QApplication.focusWidget()
    assert field is window.results_page.filter_bar.field
    QTest.keyClicks(field, "old")
    qtbot.waitUntil(lambda: window.results_page.filter_bar.filter.words == ("old",), timeout=2_000)
    qtbot.wait(150)
    window.results_page.board.marks.mark([samples["copy"], samples["old"]])
    assert not window.results_page.board.marks.is_marked(samples["copy"])
    assert window.results_page.board.marks.is_marked(samples["old"])


def test_what_the_history_put_back_is_no_longer_offered_by_the_bar(window: MainWindow, qtbot: QtBot) -> None:
    mark_by_rules(qtbot, window)
    remove_marked(qtbot, window)
    assert window.undo_bar.undo_button.isVisible()
    window.actions_.history.trigger()
    history = dialog_of(window, HistoryDialog)
    qtbot.waitUntil(history.undo_button.isEnabled, timeout=10_000)
    click(history.undo_button)
    assert window.deciding.is_removing  # the window does not close now
    qtbot.waitUntil(lambda: not history.is_busy, timeout=10_000)
    history.reject()
    settle(qtbot, window)
    assert not window.undo_bar.undo_button.isVisible()
    window.actions_.undo.trigger()
    assert "Nothing to undo" in window.statusBar().currentMessage()


def test_closing_the_window_stops_an_undoing_of_the_history_first(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    mark_by_rules(qtbot, window)
    remove_marked(qtbot, window)
    window.actions_.history.trigger()
    history = dialog_of(window, HistoryDialog)
    qtbot.waitUntil(history.undo_button.isEnabled, timeout=10_000)
    click(history.undo_button)
    assert not window.close()
    qtbot.waitUntil(lambda: not window.deciding.is_removing, timeout=10_000)
    assert os.path.exists(samples["copy"]) is (not window.undo_bar.undo_button.isVisible())


def test_a_removal_that_has_to_wait_says_so(window: MainWindow, qtbot: QtBot, samples: dict[str, str]) -> None:
    window.results_page.board.mark([samples["copy"]])
    window.results_page.board.keep(samples["old"])
    window.actions_.remove.trigger()
    assert "wait" in window.statusBar().currentMessage()
    settle(qtbot, window)


def test_losses_are_looked_for_as_the_scan_read(window: MainWindow, samples: dict[str, str]) -> None:
    page = window.results_page
    page.board.mark([samples["copy"]])
    page.ocr = True
    dialog = window.deciding.make_removal_dialog()
    assert dialog is not None
    assert dialog._ocr
    dialog.reject()


def test_the_way_back_gives_a_keeper_its_place_again(window: MainWindow, qtbot: QtBot, samples: dict[str, str]) -> None:
    page = window.results_page
    group = window.result.groups[0]  # type: ignore[union-attr] # it has one
    first, other = group.keeper.entry.path, samples["old"]
    page.board.keep(other)
    page.board.keep(other)
    settle(qtbot, window)
    assert window.result.groups[0].keeper.entry.path == other  # type: ignore[union-attr] # as above
    page.board.undo()
    settle(qtbot, window)
    assert window.result.groups[0].keeper.entry.path == first  # type: ignore[union-attr] # as above
    assert page.board.marks.keeper_of(other) == first
    page.board.redo()
    settle(qtbot, window)
    assert window.result.groups[0].keeper.entry.path == other  # type: ignore[union-attr] # as above


def test_for_many_marks_the_page_is_there_before_its_plan(
    window: MainWindow,
    qtbot: QtBot,
    make_document: Callable[..., Document],
    make_group: Callable[..., DuplicateGroup],
) -> None:
    board = window.results_page.board
    board.set_groups([make_group(*(make_document(f"/{number}/{name}") for name in "kab")) for number in range(1_200)])
    qtbot.waitUntil(lambda: board.can_mark, timeout=30_000)
    board.invert_all()
    qtbot.waitUntil(lambda: board.marks.marked_count == 2_400, timeout=30_000)
    dialog = window.deciding.make_removal_dialog()
    assert dialog is not None
    assert dialog.phase is RemovalPhase.PLANNING
    qtbot.waitUntil(lambda: dialog.phase is RemovalPhase.CHOOSING, timeout=30_000)
    assert dialog.removals.count == 2_400
    dialog.reject()
    settle(qtbot, window)


def accept_rules(qtbot: QtBot, window: MainWindow, included: tuple[Inclusion, ...]) -> None:
    dialog = window.results_page.make_rules_dialog()
    for choice, box in dialog.boxes.items():
        box.setChecked(choice in included)
    qtbot.waitUntil(dialog.mark_button.isEnabled, timeout=10_000)
    dialog.accept()
    settle(qtbot, window)


def freed(window: MainWindow) -> tuple[int, tuple[Inclusion, ...]]:
    assert window.result is not None
    return window.result.redundant_documents, window.result.options.included


def test_S13_what_can_be_freed_is_what_the_accepted_rules_would_take(
    window: MainWindow, qtbot: QtBot, make_window: Callable[[], MainWindow]
) -> None:
    assert freed(window) == (1, ())
    assert "1 exact copy" in window.status_line.totals
    near = (Inclusion.NEAR,)
    accept_rules(qtbot, window, near)
    assert freed(window) == (2, near)
    assert window.results_page.board.marks.marked_count == 2  # to form the groups anew takes no mark back
    assert "2 documents can be removed" in window.status_line.totals
    assert window.sidebar.hint.isHidden()  # nothing has to be scanned again for it
    other = make_window()
    assert other.results_page.rule_set.included == near
    captured = window.sessions.capture_later()
    assert captured is not None
    session = captured()
    assert session.grouping.included == near
    accept_rules(qtbot, window, ())
    assert freed(window) == (1, ())
    window.sessions.show(session)
    settle(qtbot, window)
    assert freed(window) == (2, near)
    assert window.results_page.rule_set.included == near


def test_a_fresh_scan_counts_what_the_rules_that_were_used_last_would_take(window: MainWindow, qtbot: QtBot) -> None:
    accept_rules(qtbot, window, (Inclusion.NEAR,))
    window.start_scan()
    settle(qtbot, window)
    assert freed(window) == (2, (Inclusion.NEAR,))


def test_S13_copies_of_a_folder_are_marked_as_rules_would_take_them(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    folder = Path(samples["folder"])
    poem, contract = ((folder / name).read_text() for name in ("poem.txt", "contract.txt"))
    for name in ("first", "second"):
        (folder / name).mkdir()
        (folder / name / "same words.txt").write_text(poem if name == "first" else f"{poem}\n\n")
        (folder / name / "letter.txt").write_text(contract)
    window.start_scan()
    settle(qtbot, window)
    marks = []
    for included in ((), (Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT)):
        window.results_page.board.clear()
        window.results_page.rule_set = replace(window.results_page.rule_set, included=included)
        window.overview.mark_copies(str(folder / "first"), str(folder / "second"))
        settle(qtbot, window)
        marks.append(sorted(map(os.path.basename, window.results_page.board.marked_paths())))
    assert marks == [["letter.txt"], ["letter.txt", "same words.txt"]]


def test_a_long_message_in_the_status_line_has_all_of_it_and_says_it_to_who_points_at_it(window: MainWindow) -> None:
    line, bar = window.status_line, window.statusBar()
    line.show_marks(12, 3_400_000, 0)
    labels = [label for label in bar.findChildren(PlainLabel) if label.text()]
    assert len(labels) == 2
    assert all(label.isVisible() for label in labels)
    line.say("A long sentence. " * 30, lasts=True)
    line.show_marks(13, 3_500_000, 0)
    assert not any(label.isVisible() for label in labels)
    assert "A long sentence." in bar.toolTip()
    line.say("")
    assert all(label.isVisible() for label in labels)
    assert not bar.toolTip()
