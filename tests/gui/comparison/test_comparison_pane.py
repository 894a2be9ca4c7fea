"""The comparison in the real window, by its keys, menus and buttons, with real documents read by real workers."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from altered_pairs import under_letterheads
from dupfinder.diff import whole_lines
from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.domain.result import ScanResult
from dupfinder.gui.comparison.comparison_actions import ViewMode
from dupfinder.gui.comparison.group.group_summary import PageCard
from dupfinder.gui.comparison.group.group_walk import GroupOrder, StepMode
from dupfinder.gui.comparison.side_header import SideAction
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import Comparer, ScanControl, scan
from page_samples import paged_pdf
from sample_documents import words
from tracked_changes import both_texts

WITHIN_MS = 60_000
PARAGRAPHS = [words(40, seed=seed) for seed in range(12)]
NAMES = ("draft 1.txt", "draft 2.txt", "draft 3.txt", "final.pdf")


def scan_of(folder: str) -> ScanResult:
    control = ScanControl()
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
    place = tmp_path_factory.mktemp("group")
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
def versions(window: MainWindow, found: ScanResult, qtbot: QtBot) -> MainWindow:
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
    loaded = window.results_page.pane.view.loaded
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


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # windows above others
def test_the_key_that_shows_the_details_hides_them(versions: MainWindow, qtbot: QtBot) -> None:
    details = versions.results_page.pane.view.details
    press(versions, Qt.Key.Key_D)
    qtbot.waitUntil(details.isVisible)
    QTest.keyClick(details, Qt.Key.Key_D)  # while it is there, keys reach nothing else
    assert not details.isVisible()
    assert not versions.results_page.pane.view.actions_.details.isChecked()


def test_what_leads_back_is_said_only_as_long_as_it_does(versions: MainWindow) -> None:
    enlarge = versions.results_page.pane.view.actions_.enlarge
    enlarge.trigger()
    assert "Esc" in versions.statusBar().currentMessage()
    enlarge.trigger()
    assert versions.statusBar().currentMessage() == ""


def test_of_another_letterhead_the_texts_side_by_side_say_what_the_list_says(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for letter in under_letterheads(is_long=False):
        if letter.code == "en":
            (tmp_path / f"{letter.body}-{letter.letterhead}.txt").write_text(letter.text, encoding="utf-8")
    window.show_result(scan_of(str(tmp_path)))
    settle(qtbot, window)
    loaded = window.results_page.pane.view.loaded
    assert loaded is not None
    comparison = loaded.comparison
    assert (comparison.relation, comparison.differs_only_in) == (Relation.NEAR, (Variable.LETTERHEAD,))
    assert comparison.similarity == 1 > comparison.a_in_b


def test_one_key_steps_through_the_documents_of_a_group_by_date(versions: MainWindow, qtbot: QtBot) -> None:
    keeper = versions.results_page.pane.strip.members
    head = next(member.document.entry.name for member in keeper if member.relation is None)
    others = [name for name in NAMES if name != head]
    look_at(qtbot, versions, others[0])
    seen = [pair(versions)]
    for _ in range(3):
        press(versions, Qt.Key.Key_J)
        settle(qtbot, versions)
        seen.append(pair(versions))
    press(versions, Qt.Key.Key_K)
    settle(qtbot, versions)
    seen.append(pair(versions))
    rights = [others[0], others[1], others[2], others[2], others[1]]
    assert seen == [(head, right) for right in rights]


def test_the_list_follows_the_document_that_is_looked_at(versions: MainWindow, qtbot: QtBot) -> None:
    look_at(
        qtbot, versions, NAMES[0] if versions.results_page.tree.results.head(0).entry.name != NAMES[0] else NAMES[1]
    )
    press(versions, Qt.Key.Key_J)
    settle(qtbot, versions)
    tree = versions.results_page.tree
    place = tree.current_place()
    assert place is not None
    assert tree.results.document(place).entry.name == pair(versions)[1]


def test_each_version_can_be_compared_with_the_one_before(versions: MainWindow, qtbot: QtBot) -> None:
    look_at(qtbot, versions, "draft 3.txt")
    press(versions, Qt.Key.Key_L)
    settle(qtbot, versions)
    assert versions.results_page.pane.strip.mode is StepMode.NEIGHBOUR
    assert pair(versions) == ("draft 2.txt", "draft 3.txt")
    assert versions.results_page.pane.view.texts.walk.count == 1
    press(versions, Qt.Key.Key_J)
    settle(qtbot, versions)
    assert pair(versions) == ("draft 3.txt", "final.pdf")
    assert versions.results_page.pane.view.texts.walk.count == 1  # the lines of the PDF are no changes


def test_two_documents_selected_in_the_list_are_compared_with_each_other(versions: MainWindow, qtbot: QtBot) -> None:
    page = versions.results_page
    tree = page.tree
    members = [number for number in range(4) if tree.results.head(0) is not tree.results.document(Place(0, number))]
    tree.select_place(Place(0, members[0]))
    settle(qtbot, versions)
    index = tree.results.index_of(Place(0, members[1]))
    flags = tree.selectionModel().SelectionFlag
    tree.selectionModel().select(index, flags.Select | flags.Rows)
    press(versions, Qt.Key.Key_C)
    wanted = {tree.results.document(Place(0, number)).entry.name for number in members[:2]}
    qtbot.waitUntil(lambda: set(pair(versions)) == wanted, timeout=WITHIN_MS)


def test_what_is_overlooked_is_compared_anew_and_remembered(
    versions: MainWindow, qtbot: QtBot, make_window: Callable[[], MainWindow]
) -> None:
    menu = versions.results_page.pane.view.bar.options_menu
    menu.panel.case_box.click()
    settle(qtbot, versions)
    loaded = versions.results_page.pane.view.loaded
    assert loaded is not None
    assert loaded.comparison.options == CompareOptions(ignore_case=True)
    versions.close()
    assert make_window().results_page.pane.options == CompareOptions(ignore_case=True)


def test_how_documents_are_looked_at_is_remembered(versions: MainWindow, make_window: Callable[[], MainWindow]) -> None:
    pane = versions.results_page.pane
    pane.strip.set_order(GroupOrder.SIMILARITY)
    pane.strip.set_mode(StepMode.NEIGHBOUR)
    pane.view.zoom(2)
    size = pane.view.texts.canvas.text_size
    pane.view.actions_.fold.setChecked(True)
    versions.close()
    habits = make_window().results_page.pane.habits()
    assert (habits.order, habits.step_mode) == (GroupOrder.SIMILARITY, StepMode.NEIGHBOUR)
    assert (habits.text_size_pt, habits.hides_equal) == (size, True)


def test_a_kind_of_change_can_be_kept_to(versions: MainWindow, qtbot: QtBot) -> None:
    look_at(
        qtbot,
        versions,
        "draft 1.txt" if versions.results_page.tree.results.head(0).entry.name != NAMES[0] else NAMES[2],
    )
    view = versions.results_page.pane.view
    total = view.texts.walk.count
    view.bar.chips.kinds_chosen.emit(frozenset({ChangeKind.DATES}))
    assert view.texts.walk.count == 0
    view.bar.chips.kinds_chosen.emit(frozenset())
    assert view.texts.walk.count == total > 0


def test_the_same_change_is_looked_at_as_texts_as_a_list_and_as_pages(versions: MainWindow, qtbot: QtBot) -> None:
    look_at(
        qtbot, versions, "final.pdf" if versions.results_page.tree.results.head(0).entry.name != NAMES[3] else NAMES[0]
    )
    view = versions.results_page.pane.view
    view.step(forward=True)
    row = view.texts.current_row()
    assert row is not None
    trigger(view.actions_.modes.actions(), ViewMode.CHANGES)
    assert view.changes.isVisible()
    line = view.changes.table.currentIndex()
    assert view.changes.changes.change(line.row()).row == row
    trigger(view.actions_.modes.actions(), ViewMode.PAGES)
    assert view.pages.isVisible()
    qtbot.waitUntil(lambda: not versions.is_busy and view.pages.visible_row() is not None, timeout=WITHIN_MS)
    trigger(view.actions_.modes.actions(), ViewMode.TEXTS)
    assert view.texts.isVisible()


def trigger(actions: list[QAction], mode: ViewMode) -> None:
    next(action for action in actions if action.data() == mode).trigger()


def test_the_table_of_versions_leads_to_the_texts(versions: MainWindow, qtbot: QtBot) -> None:
    view = versions.results_page.pane.view
    trigger(view.actions_.modes.actions(), ViewMode.VERSIONS)
    qtbot.waitUntil(lambda: view.versions.paragraphs.loaded is not None, timeout=WITHIN_MS)
    loaded = view.versions.paragraphs.loaded
    assert loaded is not None
    assert loaded.versions.table.document_count == len(NAMES)
    document = next(one for one in loaded.documents if one.entry.name == "draft 2.txt")
    view.versions.paragraph_chosen.emit(document, drafts()[1][1])
    settle(qtbot, versions)
    qtbot.waitUntil(lambda: view.mode is ViewMode.TEXTS, timeout=WITHIN_MS)
    assert "draft 2.txt" in pair(versions)


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
    left, right = window.results_page.pane.view.headers
    assert (left.warning.text(), right.warning.text()) == ("", "Changed since the scan.")


def test_the_comparison_is_saved_as_html(versions: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    target = tmp_path / "comparison.html"
    versions.results_page.pane.save(str(target))
    qtbot.waitUntil(lambda: not versions.is_busy, timeout=WITHIN_MS)
    text = target.read_text(encoding="utf-8")
    assert all(name in text for name in pair(versions))
    assert "<del" in text or "<ins" in text
    notice = versions.notice_bar
    assert notice.text == f"Saved as {target}."
    assert (notice.offer_button.text(), notice.second_button.text()) == ("Open", "Show in folder")
    notice.clear()


def test_a_saved_comparison_is_in_the_language_of_the_window(
    versions: MainWindow, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    language, target = Language(qapp), tmp_path / "comparison.html"
    language.choose("de")
    try:
        versions.results_page.pane.save(str(target))
        qtbot.waitUntil(lambda: not versions.is_busy, timeout=WITHIN_MS)
    finally:
        language.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    text = target.read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert "<h1>Zwei Dokumente nebeneinander</h1>" in text
    versions.notice_bar.clear()


def test_the_veil_says_what_dropping_does_there(versions: MainWindow, tmp_path: Path) -> None:
    pane = versions.results_page.pane
    files = [str(tmp_path / name) for name in ("a.txt", "b.txt")]
    for path in files:
        Path(path).write_text("words")
    inside = pane.mapTo(versions, pane.rect().center())
    text, place = versions.drop_veil(files, inside)
    assert text == "Drop to compare"
    assert place.size() == pane.size()
    assert place.contains(inside)
    assert versions.drop_veil(files, QPoint(5, 5)) == ("Drop to add", versions.rect())
    assert versions.drop_veil(files[:1], inside) == ("Drop to add", versions.rect())
    assert versions.drop_veil([str(tmp_path), files[0]], inside) == ("Drop to add", versions.rect())


def test_the_comparison_is_saved_as_a_word_document_with_tracked_changes(
    versions: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "comparison.docx"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    versions.results_page.pane.choose_file()
    qtbot.waitUntil(lambda: not versions.is_busy, timeout=WITHIN_MS)
    loaded = versions.results_page.pane.view.loaded
    assert loaded is not None
    left, right = (whole_lines(one.text) for one in (loaded.comparison.left, loaded.comparison.right))
    assert left != right
    assert both_texts(target.read_bytes()) == (left, right)


def test_no_comparison_takes_the_place_of_what_is_compared(versions: MainWindow) -> None:
    said: list[str] = []
    pane = versions.results_page.pane
    pane.said.connect(said.append)
    assert pane.request is not None
    path = pane.request.left.entry.path
    before = Path(path).read_bytes()
    pane.save(path, is_word=True)
    assert "Choose another name" in said[0]
    assert Path(path).read_bytes() == before


def test_decisions_are_made_beside_the_texts(versions: MainWindow, qtbot: QtBot) -> None:
    page = versions.results_page
    head = page.tree.results.head(0)
    other = next(name for name in NAMES if name != head.entry.name)
    look_at(qtbot, versions, other)
    left, right = page.pane.view.headers
    path = next(d.entry.path for d in (versions.result.documents if versions.result else ()) if d.entry.name == other)
    right.menu_button.actions_of[SideAction.MARK].trigger()
    assert page.board.marks.is_marked(path)
    assert right.menu_button.actions_of[SideAction.MARK].text() == "Unmark"
    assert not left.menu_button.actions_of[SideAction.MARK].isEnabled()
    right.menu_button.actions_of[SideAction.MARK].trigger()
    assert not page.board.marks.is_marked(path)
    right.menu_button.actions_of[SideAction.KEEPER].trigger()
    qtbot.waitUntil(lambda: page.tree.results.head(0).entry.path == path, timeout=WITHIN_MS)


def test_swapping_takes_the_actions_along(versions: MainWindow, qtbot: QtBot) -> None:
    view = versions.results_page.pane.view
    head = versions.results_page.tree.results.head(0)
    look_at(qtbot, versions, next(name for name in NAMES if name != head.entry.name))
    view.actions_.swap.setChecked(True)
    left, right = view.headers
    assert left.menu_button.actions_of[SideAction.MARK].isEnabled()
    assert not right.menu_button.actions_of[SideAction.MARK].isEnabled()


def others_of(window: MainWindow) -> list[str]:
    head = window.results_page.tree.results.head(0).entry.name
    return [name for name in NAMES if name != head]


def test_a_step_there_and_back_shows_where_one_came_back_to(versions: MainWindow, qtbot: QtBot) -> None:
    name = others_of(versions)[0]
    look_at(qtbot, versions, name)
    shown: list[str] = []
    versions.results_page.pane.loader.loaded.connect(lambda loaded: shown.append(loaded.request.right.entry.name))
    press(versions, Qt.Key.Key_J)
    press(versions, Qt.Key.Key_K)
    qtbot.waitUntil(lambda: not versions.is_busy, timeout=WITHIN_MS)
    assert shown == []
    assert pair(versions)[1] == name


def test_another_row_shows_its_names_at_once_and_nothing_of_the_pair_before(versions: MainWindow, qtbot: QtBot) -> None:
    first, second, _ = others_of(versions)
    view, tree = versions.results_page.pane.view, versions.results_page.tree
    look_at(qtbot, versions, first)
    view.texts.canvas.setFocus()
    path = next(document.entry.path for document in found_documents(versions) if document.entry.name == second)
    member = tree.results.find_member(0, path)
    assert member is not None
    tree.select_place(Place(0, member))
    assert view.loaded is None
    assert view.texts.walk.count == 0
    assert second in {header.accessibleName().split(": ")[1] for header in view.headers}
    assert view.bar.likeness.text().endswith("similar")  # the scan knows
    qtbot.waitUntil(lambda: view.loaded is not None or second in view.message, timeout=WITHIN_MS)
    settle(qtbot, versions)
    assert pair(versions)[1] == second
    assert view.message == ""
    assert QApplication.focusWidget() is view.texts.canvas


def found_documents(window: MainWindow) -> Sequence[Document]:
    assert window.result is not None
    return window.result.documents


def test_a_group_shows_what_it_is_made_of_until_two_of_it_are_compared(versions: MainWindow, qtbot: QtBot) -> None:
    page = versions.results_page
    page.tree.select_place(Place(0))
    assert page.pane.summary.isVisible()
    assert not page.pane.view.isVisible()
    lines = page.pane.summary.text.splitlines()
    assert lines[0] == f"Keeper: {page.tree.results.head(0).entry.name}"
    assert lines[1].startswith("Documents: Similar: 3 (")
    assert "TXT 3" in lines[2]
    assert "PDF 1" in lines[2]
    assert lines[3].startswith("Dates: 14/11/2023 \N{EN DASH} ")
    qtbot.waitUntil(lambda: not versions.is_busy, timeout=WITHIN_MS)
    assert page.pane.view.loaded is None
    (card,) = [card for card in page.pane.summary.findChildren(PageCard) if card.isVisible()]
    qtbot.waitUntil(lambda: card.thumbnail.picture is not None, timeout=WITHIN_MS)
    card.thumbnail.click()
    settle(qtbot, versions)
    assert page.pane.view.isVisible()
    assert "final.pdf" in pair(versions)


def test_the_way_from_a_group_leads_to_the_pair_at_which_one_would_begin(versions: MainWindow, qtbot: QtBot) -> None:
    page = versions.results_page
    page.tree.select_place(Place(0))
    chips = page.pane.strip.chips
    chips.clicked.emit(chips.currentIndex())
    settle(qtbot, versions)
    assert page.pane.view.isVisible()
    page.tree.select_place(Place(0))
    page.pane.view.actions_.enlarge.setChecked(True)
    settle(qtbot, versions)
    assert page.pane.view.isVisible()


def test_a_filter_without_hits_leaves_nothing_of_the_pair_and_it_comes_back(versions: MainWindow, qtbot: QtBot) -> None:
    page, name = versions.results_page, others_of(versions)[0]
    look_at(qtbot, versions, name)
    page.filter_bar.set_folder("/nowhere")
    qtbot.waitUntil(lambda: page.tree.results.rowCount() == 0, timeout=WITHIN_MS)
    assert page.pane.request is None
    assert page.pane.view.loaded is None
    assert page.pane.view.message
    assert page.pane.strip.members == ()
    page.filter_bar.clear()
    qtbot.waitUntil(lambda: page.pane.request is not None, timeout=WITHIN_MS)
    settle(qtbot, versions)
    assert name in pair(versions)


def test_a_step_compares_once(versions: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    look_at(qtbot, versions, others_of(versions)[0])
    compared: list[str] = []
    compare = Comparer.compare

    def counted(comparer: Comparer, left: str, right: str, *, options: CompareOptions | None = None) -> Comparison:
        compared.append(right)
        return compare(comparer, left, right, options=options)

    monkeypatch.setattr(Comparer, "compare", counted)
    press(versions, Qt.Key.Key_J)
    settle(qtbot, versions)
    assert len(compared) == 1


def parts(window: MainWindow) -> dict[str, str]:
    """Return what the headers call each document, by its name."""
    request = window.results_page.pane.request
    assert request is not None
    titles = [header.accessibleName() for header in window.results_page.pane.view.headers]
    names = request.left.entry.name, request.right.entry.name
    return {name: title.removesuffix(f": {name}") for name, title in zip(names, titles, strict=True)}


@pytest.mark.parametrize("steps", list(StepMode))
def test_a_keeper_chosen_beside_the_texts_is_called_so_at_once(
    versions: MainWindow, qtbot: QtBot, steps: StepMode
) -> None:
    page = versions.results_page
    page.pane.strip.set_mode(steps)
    look_at(qtbot, versions, others_of(versions)[1])
    before = set(pair(versions))
    name = pair(versions)[1]
    page.pane.view.headers[1].menu_button.actions_of[SideAction.KEEPER].trigger()
    qtbot.waitUntil(lambda: page.tree.results.head(0).entry.name == name, timeout=WITHIN_MS)
    settle(qtbot, versions)
    assert set(pair(versions)) == before  # the same two are looked at
    assert [shown for shown, part in parts(versions).items() if part == "Keeper"] == [name]
    place = page.tree.current_place()
    assert place is not None
    assert page.tree.results.document(place).entry.name == pair(versions)[1]


def test_nothing_of_the_last_pair_is_said_of_one_that_cannot_be_compared(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    result = scan_of(samples["folder"])
    window.show_result(result)
    settle(qtbot, window)
    tree, view = window.results_page.tree, window.results_page.pane.view
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


def test_pages_are_offered_where_there_are_some_and_come_back(versions: MainWindow, qtbot: QtBot) -> None:
    view = versions.results_page.pane.view
    pages = next(action for action in view.actions_.modes.actions() if action.data() == ViewMode.PAGES)
    versions.results_page.pane.compare(*(document_named(versions, name) for name in NAMES[:2]))
    settle(qtbot, versions)
    assert not pages.isEnabled()
    assert "has pages" in pages.toolTip()
    view.set_mode(ViewMode.PAGES)
    assert mode_of(versions) is ViewMode.TEXTS
    versions.results_page.pane.compare(*(document_named(versions, name) for name in NAMES[2:]))
    settle(qtbot, versions)
    view.set_mode(ViewMode.PAGES)
    assert mode_of(versions) is ViewMode.PAGES
    versions.results_page.pane.compare(*(document_named(versions, name) for name in NAMES[:2]))
    settle(qtbot, versions)
    assert mode_of(versions) is ViewMode.TEXTS
    assert view.texts.isVisible()
    versions.results_page.pane.compare(*(document_named(versions, name) for name in NAMES[2:]))
    settle(qtbot, versions)
    assert mode_of(versions) is ViewMode.PAGES
    assert view.pages.isVisible()


def mode_of(window: MainWindow) -> ViewMode:
    return window.results_page.pane.view.mode


def document_named(window: MainWindow, name: str) -> Document:
    return next(one for one in (window.result.documents if window.result else ()) if one.entry.name == name)


def test_what_has_no_effect_on_the_table_of_versions_is_not_offered(versions: MainWindow, qtbot: QtBot) -> None:
    view, actions = versions.results_page.pane.view, versions.results_page.pane.view.actions_
    of_the_two = (actions.next_change, actions.previous_change, actions.swap, actions.fold)
    look_at(qtbot, versions, others_of(versions)[0])
    assert all(action.isEnabled() for action in of_the_two)
    view.set_mode(ViewMode.VERSIONS)
    press(versions, Qt.Key.Key_J)
    settle(qtbot, versions)
    assert view.mode is ViewMode.VERSIONS
    assert not any(action.isEnabled() for action in of_the_two)


def test_in_a_low_window_headers_and_strip_take_one_line_each(versions: MainWindow, qtbot: QtBot) -> None:
    view, pane = versions.results_page.pane.view, versions.results_page.pane
    look_at(qtbot, versions, others_of(versions)[0])
    pane.setParent(None)
    qtbot.addWidget(pane)
    pane.resize(900, 700)
    pane.show()
    QApplication.processEvents()
    high = view.headers[0].sizeHint().height(), pane.strip.sizeHint().height()
    pane.resize(900, 300)
    QApplication.processEvents()
    low = view.headers[0].sizeHint().height(), pane.strip.sizeHint().height()
    assert low[0] <= high[0] - 2 * view.fontMetrics().height()
    assert low[1] <= high[1] - view.fontMetrics().height()
    pane.resize(900, 700)
    QApplication.processEvents()
    assert (view.headers[0].sizeHint().height(), pane.strip.sizeHint().height()) == high


def test_the_name_of_a_saved_comparison_suits_every_system(
    versions: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []

    def ask(_parent: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        offered.append(name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    pane = versions.results_page.pane
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


def test_from_two_that_were_chosen_freely_a_step_leads_back_to_the_group(versions: MainWindow, qtbot: QtBot) -> None:
    first, second, *_ = others_of(versions)
    look_at(qtbot, versions, first)
    before = pair(versions)
    versions.results_page.pane.compare(document_named(versions, second), document_named(versions, first))
    settle(qtbot, versions)
    press(versions, Qt.Key.Key_K)
    qtbot.waitUntil(lambda: pair(versions) == before, timeout=WITHIN_MS)
