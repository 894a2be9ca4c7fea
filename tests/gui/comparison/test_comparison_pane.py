"""The comparison in the real window, by its keys, menus and buttons, with real documents read by real workers."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.domain.result import ScanResult
from dupfinder.gui.comparison.comparison_actions import ViewMode
from dupfinder.gui.comparison.families.family_order import FamilyOrder, StepMode
from dupfinder.gui.comparison.side_header import SideAction
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import Comparer, ScanControl, scan
from page_samples import paged_pdf
from sample_documents import words

WITHIN_MS = 60_000
PARAGRAPHS = [words(40, seed=seed) for seed in range(12)]
NAMES = ("draft 1.txt", "draft 2.txt", "draft 3.txt", "final.pdf")


def scan_of(folder: str) -> ScanResult:
    control = ScanControl(sink=lambda _event: None, token=CancelToken(), counters=ProgressCounters())
    return scan(ScanOptions(sources=(folder,), use_cache=False), control)


def drafts() -> list[list[str]]:
    """Return four versions of a text: each changes one paragraph more than the one before."""
    versions = []
    paragraphs = list(PARAGRAPHS)
    for number in range(4):
        paragraphs[3 * number // 2] = paragraphs[3 * number // 2].replace(" ", f" version{number} ", 1)
        versions.append(list(paragraphs))
    return versions


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("family")
    for number, (name, paragraphs) in enumerate(zip(NAMES, drafts(), strict=True)):
        path = place / name
        if path.suffix == ".pdf":
            lines = [paragraph.split()[i : i + 10] for paragraph in paragraphs for i in range(0, 41, 10)]
            texts = [" ".join(line) for line in lines if line]
            path.write_bytes(paged_pdf([texts[:30], texts[30:]]))
        else:
            path.write_text("\n".join(paragraphs), encoding="utf-8")
        os.utime(path, (1_700_000_000 + 86_400 * number,) * 2)
    return place


@pytest.fixture(scope="module")
def found(folder: Path) -> ScanResult:
    return scan_of(str(folder))


@pytest.fixture
def family(window: MainWindow, found: ScanResult, qtbot: QtBot) -> MainWindow:
    (group,) = found.groups
    assert len(group.members) == len(NAMES)
    window.show_result(found)
    settle(qtbot, window)
    return window


def settle(qtbot: QtBot, window: MainWindow) -> None:
    pane = window.results_page.pane

    def is_shown() -> bool:
        loaded = pane.view.loaded
        return loaded is not None and loaded.request == pane.request and not window.is_busy

    qtbot.waitUntil(is_shown, timeout=WITHIN_MS)


def pair(window: MainWindow) -> tuple[str, str]:
    loaded = window.results_page.comparison.loaded
    assert loaded is not None
    return loaded.request.left.entry.name, loaded.request.right.entry.name


def look_at(qtbot: QtBot, window: MainWindow, name: str) -> None:
    tree = window.results_page.tree
    path = next(d.entry.path for d in (window.result.documents if window.result else ()) if d.entry.name == name)
    member = tree.results.find_member(0, path)
    assert member is not None
    tree.select_place(Place(0, member))
    settle(qtbot, window)


def press(window: MainWindow, key: Qt.Key) -> None:
    window.activateWindow()
    window.results_page.tree.setFocus()
    QTest.keyClick(window.results_page.tree, key)


def test_one_key_steps_through_the_documents_of_a_group_by_date(family: MainWindow, qtbot: QtBot) -> None:
    keeper = family.results_page.pane.strip.members
    head = next(member.document.entry.name for member in keeper if member.is_head)
    others = [name for name in NAMES if name != head]
    look_at(qtbot, family, others[0])
    seen = [pair(family)]
    for _ in range(3):
        press(family, Qt.Key.Key_J)
        settle(qtbot, family)
        seen.append(pair(family))
    press(family, Qt.Key.Key_K)
    settle(qtbot, family)
    seen.append(pair(family))
    rights = [others[0], others[1], others[2], others[2], others[1]]
    assert seen == [(head, right) for right in rights]


def test_the_list_follows_the_document_that_is_looked_at(family: MainWindow, qtbot: QtBot) -> None:
    look_at(qtbot, family, NAMES[0] if family.results_page.tree.results.head(0).entry.name != NAMES[0] else NAMES[1])
    press(family, Qt.Key.Key_J)
    settle(qtbot, family)
    tree = family.results_page.tree
    place = tree.current_place()
    assert place is not None
    assert tree.results.document(place).entry.name == pair(family)[1]


def test_each_version_can_be_compared_with_the_one_before(family: MainWindow, qtbot: QtBot) -> None:
    look_at(qtbot, family, "draft 3.txt")
    press(family, Qt.Key.Key_L)
    settle(qtbot, family)
    assert family.results_page.pane.strip.mode is StepMode.NEIGHBOUR
    assert pair(family) == ("draft 2.txt", "draft 3.txt")
    assert family.results_page.comparison.texts.change_count == 1
    press(family, Qt.Key.Key_J)
    settle(qtbot, family)
    assert pair(family) == ("draft 3.txt", "final.pdf")
    assert family.results_page.comparison.texts.change_count == 1  # the lines of the PDF are no changes


def test_two_documents_selected_in_the_list_are_compared_with_each_other(family: MainWindow, qtbot: QtBot) -> None:
    page = family.results_page
    tree = page.tree
    members = [number for number in range(4) if tree.results.head(0) is not tree.results.document(Place(0, number))]
    tree.select_place(Place(0, members[0]))
    settle(qtbot, family)
    index = tree.results.index_of(Place(0, members[1]))
    flags = tree.selectionModel().SelectionFlag
    tree.selectionModel().select(index, flags.Select | flags.Rows)
    press(family, Qt.Key.Key_C)
    wanted = {tree.results.document(Place(0, number)).entry.name for number in members[:2]}
    qtbot.waitUntil(lambda: set(pair(family)) == wanted, timeout=WITHIN_MS)


def test_what_is_overlooked_is_compared_anew_and_remembered(
    family: MainWindow, qtbot: QtBot, make_window: Callable[[], MainWindow]
) -> None:
    menu = family.results_page.comparison.bar.options_menu
    menu.panel.case_box.click()
    settle(qtbot, family)
    loaded = family.results_page.comparison.loaded
    assert loaded is not None
    assert loaded.comparison.options == CompareOptions(ignore_case=True)
    family.close()
    assert make_window().results_page.pane.options == CompareOptions(ignore_case=True)


def test_how_documents_are_looked_at_is_remembered(family: MainWindow, make_window: Callable[[], MainWindow]) -> None:
    pane = family.results_page.pane
    pane.strip.set_order(FamilyOrder.SIMILARITY)
    pane.strip.set_mode(StepMode.NEIGHBOUR)
    pane.view.zoom(2)
    size = pane.view.texts.canvas.text_size
    pane.view.actions_.fold.setChecked(True)
    family.close()
    habits = make_window().results_page.pane.habits()
    assert (habits.order, habits.step_mode) == (FamilyOrder.SIMILARITY, StepMode.NEIGHBOUR)
    assert (habits.text_size_pt, habits.hides_equal) == (size, True)


def test_a_kind_of_change_can_be_kept_to(family: MainWindow, qtbot: QtBot) -> None:
    look_at(
        qtbot, family, "draft 1.txt" if family.results_page.tree.results.head(0).entry.name != NAMES[0] else NAMES[2]
    )
    view = family.results_page.comparison
    total = view.texts.change_count
    view.bar.chips.kinds_chosen.emit(frozenset({ChangeKind.DATES}))
    assert view.texts.change_count == 0
    view.bar.chips.kinds_chosen.emit(frozenset())
    assert view.texts.change_count == total > 0


def test_the_same_change_is_looked_at_as_texts_as_a_list_and_as_pages(family: MainWindow, qtbot: QtBot) -> None:
    look_at(qtbot, family, "final.pdf" if family.results_page.tree.results.head(0).entry.name != NAMES[3] else NAMES[0])
    view = family.results_page.comparison
    view.step(forward=True)
    row = view.texts.current_row()
    assert row is not None
    trigger(view.actions_.modes.actions(), ViewMode.CHANGES)
    assert view.changes.isVisible()
    line = view.changes.table.currentIndex()
    assert view.changes.changes.change(line.row()).row == row
    trigger(view.actions_.modes.actions(), ViewMode.PAGES)
    assert view.pages.isVisible()
    qtbot.waitUntil(lambda: not family.is_busy and view.pages.visible_row() is not None, timeout=WITHIN_MS)
    trigger(view.actions_.modes.actions(), ViewMode.TEXTS)
    assert view.texts.isVisible()


def trigger(actions: list[QAction], mode: ViewMode) -> None:
    next(action for action in actions if action.data() == mode).trigger()


def test_the_table_of_versions_leads_to_the_texts(family: MainWindow, qtbot: QtBot) -> None:
    view = family.results_page.comparison
    trigger(view.actions_.modes.actions(), ViewMode.VERSIONS)
    qtbot.waitUntil(lambda: view.family.loaded is not None, timeout=WITHIN_MS)
    loaded = view.family.loaded
    assert loaded is not None
    assert loaded.family.table.document_count == len(NAMES)
    document = next(one for one in loaded.documents if one.entry.name == "draft 2.txt")
    view.family.paragraph_chosen.emit(document, drafts()[1][1])
    settle(qtbot, family)
    qtbot.waitUntil(lambda: view.mode is ViewMode.TEXTS, timeout=WITHIN_MS)
    assert "draft 2.txt" in pair(family)


def test_a_document_that_changed_since_the_scan_says_so(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    result = scan_of(samples["folder"])
    Path(samples["old"]).write_text(Path(samples["old"]).read_text(encoding="utf-8") + "\nadded", encoding="utf-8")
    window.show_result(result)
    tree = window.results_page.tree
    member = tree.results.find_member(0, samples["old"])
    assert member is not None
    tree.select_place(Place(0, member))
    settle(qtbot, window)
    left, right = window.results_page.comparison.headers
    assert (left.warning.text(), right.warning.text()) == ("", "Changed since the scan.")


def test_the_comparison_is_saved_as_html(family: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    target = tmp_path / "comparison.html"
    family.results_page.pane.save(str(target))
    qtbot.waitUntil(lambda: not family.is_busy, timeout=WITHIN_MS)
    text = target.read_text(encoding="utf-8")
    assert all(name in text for name in pair(family))
    assert "<del" in text or "<ins" in text


def test_decisions_are_made_beside_the_texts(family: MainWindow, qtbot: QtBot) -> None:
    page = family.results_page
    head = page.tree.results.head(0)
    other = next(name for name in NAMES if name != head.entry.name)
    look_at(qtbot, family, other)
    left, right = page.comparison.headers
    path = next(d.entry.path for d in (family.result.documents if family.result else ()) if d.entry.name == other)
    right.menu_button.actions_of[SideAction.MARK].trigger()
    assert page.marks.is_marked(path)
    assert right.menu_button.actions_of[SideAction.MARK].text() == "Take the mark back"
    assert not left.menu_button.actions_of[SideAction.MARK].isEnabled()
    right.menu_button.actions_of[SideAction.MARK].trigger()
    assert not page.marks.is_marked(path)
    right.menu_button.actions_of[SideAction.KEEPER].trigger()
    qtbot.waitUntil(lambda: page.tree.results.head(0).entry.path == path, timeout=WITHIN_MS)


def test_swapping_takes_the_actions_along(family: MainWindow, qtbot: QtBot) -> None:
    view = family.results_page.comparison
    head = family.results_page.tree.results.head(0)
    look_at(qtbot, family, next(name for name in NAMES if name != head.entry.name))
    view.actions_.swap.setChecked(True)
    left, right = view.headers
    assert left.menu_button.actions_of[SideAction.MARK].isEnabled()
    assert not right.menu_button.actions_of[SideAction.MARK].isEnabled()


def others_of(window: MainWindow) -> list[str]:
    head = window.results_page.tree.results.head(0).entry.name
    return [name for name in NAMES if name != head]


def test_a_step_there_and_back_shows_where_one_came_back_to(family: MainWindow, qtbot: QtBot) -> None:
    name = others_of(family)[0]
    look_at(qtbot, family, name)
    shown: list[str] = []
    family.results_page.pane.loader.loaded.connect(lambda loaded: shown.append(loaded.request.right.entry.name))
    press(family, Qt.Key.Key_J)
    press(family, Qt.Key.Key_K)
    qtbot.waitUntil(lambda: not family.is_busy, timeout=WITHIN_MS)
    assert shown == []
    assert pair(family)[1] == name


def test_a_step_compares_once(family: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    look_at(qtbot, family, others_of(family)[0])
    compared: list[str] = []
    compare = Comparer.compare

    def counted(comparer: Comparer, left: str, right: str, *, options: CompareOptions | None = None) -> Comparison:
        compared.append(right)
        return compare(comparer, left, right, options=options)

    monkeypatch.setattr(Comparer, "compare", counted)
    press(family, Qt.Key.Key_J)
    settle(qtbot, family)
    assert len(compared) == 1


def parts(window: MainWindow) -> dict[str, str]:
    """Return what the headers call each document, by its name."""
    request = window.results_page.pane.request
    assert request is not None
    titles = [header.accessibleName() for header in window.results_page.comparison.headers]
    names = request.left.entry.name, request.right.entry.name
    return {name: title.removesuffix(f": {name}") for name, title in zip(names, titles, strict=True)}


@pytest.mark.parametrize("steps", list(StepMode))
def test_a_keeper_chosen_beside_the_texts_is_called_so_at_once(
    family: MainWindow, qtbot: QtBot, steps: StepMode
) -> None:
    page = family.results_page
    page.pane.strip.set_mode(steps)
    look_at(qtbot, family, others_of(family)[1])
    before = set(pair(family))
    name = pair(family)[1]
    page.comparison.headers[1].menu_button.actions_of[SideAction.KEEPER].trigger()
    qtbot.waitUntil(lambda: page.tree.results.head(0).entry.name == name, timeout=WITHIN_MS)
    settle(qtbot, family)
    assert set(pair(family)) == before  # the same two are looked at
    assert [shown for shown, part in parts(family).items() if part == "Keeper"] == [name]
    place = page.tree.current_place()
    assert place is not None
    assert page.tree.results.document(place).entry.name == pair(family)[1]


def test_nothing_of_the_last_pair_is_said_of_one_that_cannot_be_compared(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    result = scan_of(samples["folder"])
    window.show_result(result)
    settle(qtbot, window)
    tree, view = window.results_page.tree, window.results_page.comparison
    member = tree.results.find_member(0, samples["old"])
    assert member is not None
    tree.select_place(Place(0, member))
    settle(qtbot, window)
    assert any(chip.isVisible() for chip in view.bar.chips.chips.values())
    other = next(number for number in range(1, tree.results.member_count(0)) if number != member)
    Path(tree.results.document(Place(0, other)).entry.path).unlink()
    tree.select_place(Place(0, other))
    qtbot.waitUntil(lambda: view.loaded is None and bool(view.message), timeout=WITHIN_MS)
    assert not any(chip.isVisible() for chip in view.bar.chips.chips.values())
    assert view.remark == ""


def test_pages_are_offered_where_there_are_some_and_come_back(family: MainWindow, qtbot: QtBot) -> None:
    view = family.results_page.comparison
    pages = next(action for action in view.actions_.modes.actions() if action.data() == ViewMode.PAGES)
    family.results_page.pane.compare(*(document_named(family, name) for name in NAMES[:2]))
    settle(qtbot, family)
    assert not pages.isEnabled()
    assert "has pages" in pages.toolTip()
    view.set_mode(ViewMode.PAGES)
    assert mode_of(family) is ViewMode.TEXTS
    family.results_page.pane.compare(*(document_named(family, name) for name in NAMES[2:]))
    settle(qtbot, family)
    view.set_mode(ViewMode.PAGES)
    assert mode_of(family) is ViewMode.PAGES
    family.results_page.pane.compare(*(document_named(family, name) for name in NAMES[:2]))
    settle(qtbot, family)
    assert mode_of(family) is ViewMode.TEXTS
    assert view.texts.isVisible()
    family.results_page.pane.compare(*(document_named(family, name) for name in NAMES[2:]))
    settle(qtbot, family)
    assert mode_of(family) is ViewMode.PAGES
    assert view.pages.isVisible()


def mode_of(window: MainWindow) -> ViewMode:
    return window.results_page.comparison.mode


def document_named(window: MainWindow, name: str) -> Document:
    return next(one for one in (window.result.documents if window.result else ()) if one.entry.name == name)


def test_what_has_no_effect_on_the_table_of_versions_is_not_offered(family: MainWindow, qtbot: QtBot) -> None:
    view, actions = family.results_page.comparison, family.results_page.comparison_actions
    of_the_two = (actions.next_change, actions.previous_change, actions.swap, actions.fold)
    look_at(qtbot, family, others_of(family)[0])
    assert all(action.isEnabled() for action in of_the_two)
    view.set_mode(ViewMode.VERSIONS)
    press(family, Qt.Key.Key_J)
    settle(qtbot, family)
    assert view.mode is ViewMode.VERSIONS
    assert not any(action.isEnabled() for action in of_the_two)


def test_details_give_way_in_a_low_window_until_they_are_asked_for(family: MainWindow, qtbot: QtBot) -> None:
    view, pane = family.results_page.comparison, family.results_page.pane
    pane.setParent(None)
    qtbot.addWidget(pane)
    pane.resize(900, 700)
    pane.show()
    details = view.actions_.details
    assert details.isChecked()
    pane.resize(900, 300)
    assert not details.isChecked()
    assert pane.habits().shows_details
    pane.resize(900, 700)
    assert details.isChecked()
    pane.resize(900, 300)
    details.setEnabled(True)
    details.trigger()
    pane.resize(900, 290)
    assert details.isChecked()
    details.trigger()
    pane.resize(900, 700)
    assert not details.isChecked()


def test_the_name_of_a_saved_comparison_suits_every_system(family: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[str] = []

    def ask(_parent: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        offered.append(name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    pane = family.results_page.pane
    loaded = pane.view.loaded
    assert loaded is not None
    entry = replace(loaded.request.left.entry, path='/a:b"c?\n' + "d" * 200 + ".txt")
    request = replace(loaded.request, left=replace(loaded.request.left, entry=entry))
    pane.view.show_comparison(replace(loaded, request=request), left_part="", right_part="")
    pane.choose_file()
    (name,) = offered
    assert name.startswith("a_b_c_")
    assert name.endswith(".html")
    assert len(name.encode()) < 200
    assert not set(name) & set('/\\:*?"<>|\n')


def test_from_two_that_were_chosen_freely_a_step_leads_back_to_the_group(family: MainWindow, qtbot: QtBot) -> None:
    first, second, *_ = others_of(family)
    look_at(qtbot, family, first)
    before = pair(family)
    family.results_page.pane.compare(document_named(family, second), document_named(family, first))
    settle(qtbot, family)
    press(family, Qt.Key.Key_K)
    qtbot.waitUntil(lambda: pair(family) == before, timeout=WITHIN_MS)


def test_chips_get_a_line_of_their_own_where_the_bar_is_narrow(family: MainWindow, qtbot: QtBot) -> None:
    look_at(qtbot, family, others_of(family)[0])
    bar = family.results_page.comparison.bar
    bar.chips.show_counts(dict.fromkeys(ChangeKind, 1_000))
    bar.setParent(None)
    qtbot.addWidget(bar)
    bar.show()
    for width, is_below in ((700, True), (2_400, False), (700, True)):
        bar.resize(width, 90)
        QApplication.sendPostedEvents()
        assert (bar.chips.y() > bar.counter.geometry().bottom()) is is_below
