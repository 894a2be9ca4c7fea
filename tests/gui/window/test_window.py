"""What a person does with the window, from a drop to an export, through the real pipeline."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfWriter
from pypdf.generic import DictionaryObject, NameObject, StreamObject
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDesktopServices, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog, QLabel, QSlider, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.messages import as_it_is
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.comparison.side_header import Fact
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.rows.result_rows import METADATA_COLUMNS, Column
from dupfinder.gui.sources.source_list import SourceRole
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.notice_bar import NoticeKind
from dupfinder.gui.window.results_page import PROBLEMS_TAB
from dupfinder.gui.window.text_dialogs import SearchDialog
from dupfinder.pipeline.workers.jobs import ScanControl
from dupfinder.report import ReportKind
from sample_documents import words, write_document

SCAN_WITHIN_MS = 60_000


def drop(window: MainWindow, *paths: str, at: QPoint | None = None) -> Qt.DropAction:
    """Drop files on the window as a file manager does, offering to move them; return what was taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path) for path in paths])
    offered = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    middle = at or window.rect().center()
    no_keys = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(middle, offered, mime, Qt.MouseButton.LeftButton, no_keys)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(middle), offered, mime, Qt.MouseButton.LeftButton, no_keys)
    QApplication.sendEvent(window, event)
    assert event.isAccepted()
    return event.dropAction()


def wait_for_result(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.bridge.is_scanning and window.result is not None, timeout=SCAN_WITHIN_MS)


def wait_for_comparison(qtbot: QtBot, window: MainWindow, right_path: str) -> None:
    def is_shown() -> bool:
        loaded = window.results_page.pane.view.loaded
        return loaded is not None and loaded.request.right.entry.path == right_path

    qtbot.waitUntil(is_shown, timeout=SCAN_WITHIN_MS)


def names(window: MainWindow) -> list[list[str]]:
    """Return the names of the documents of each group, as they stand in the tree."""
    model = window.results_page.tree.results
    found: dict[int, list[str]] = {}
    for row in range(model.rowCount()):
        place = model.place_at(row)
        found.setdefault(place.group, []).extend([] if place.member is None else [model.index(row, 0).data()])
    return list(found.values())


@pytest.fixture
def scanned(window: MainWindow, shared_samples: dict[str, str], shared_result: ScanResult) -> MainWindow:
    window.add_paths([shared_samples["folder"]])
    window.show_result(shared_result)
    return window


def test_dropping_a_folder_on_the_empty_window_scans_it(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    assert window.start_page.isVisible()
    assert drop(window, samples["folder"]) == Qt.DropAction.CopyAction  # a move would have the file manager remove them
    assert window.bridge.is_scanning
    wait_for_result(qtbot, window)
    assert not window.start_page.isVisible()
    (group,) = names(window)
    assert sorted(group) == ["contract (1).txt", "contract.txt", "contract.txt"]


def test_dropping_single_documents_scans_them(window: MainWindow, qtbot: QtBot, samples: dict[str, str]) -> None:
    drop(window, samples["final"], samples["copy"])
    wait_for_result(qtbot, window)
    assert [sorted(group) for group in names(window)] == [["contract (1).txt", "contract.txt"]]


def sources_of(window: MainWindow) -> list[str]:
    return [source.path for source in window.sidebar.source_list.sources.sources]


def more_documents(tmp_path: Path) -> str:
    folder = tmp_path / "more"
    folder.mkdir()
    for name in ("one.txt", "two.txt"):
        (folder / name).write_text("More words that stand in two documents, and nowhere else in the world. " * 9)
    return str(folder)


def test_a_second_drop_is_scanned_at_once(scanned: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    more = more_documents(tmp_path)
    drop(scanned, more)
    assert scanned.bridge.is_scanning
    wait_for_result(qtbot, scanned)
    assert ["one.txt", "two.txt"] in [sorted(group) for group in names(scanned)]


def test_what_is_listed_already_is_not_scanned_by_a_drop(scanned: MainWindow, shared_samples: dict[str, str]) -> None:
    drop(scanned, shared_samples["folder"])
    assert not scanned.bridge.is_scanning


def test_what_is_dropped_during_a_scan_waits_for_its_end(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str], tmp_path: Path
) -> None:
    more = more_documents(tmp_path)
    drop(window, samples["folder"])
    window.bridge.set_paused(True)
    drop(window, more)
    assert "are scanned next" in window.notice_bar.text
    begun: list[tuple[str, ...]] = []
    window.scanning.begun.connect(lambda options: begun.append(options.sources))
    window.bridge.set_paused(False)
    qtbot.waitUntil(lambda: bool(begun), timeout=SCAN_WITHIN_MS)
    assert begun == [(samples["folder"], more)]
    wait_for_result(qtbot, window)
    assert ["one.txt", "two.txt"] in [sorted(group) for group in names(window)]
    assert len(begun) == 1


def test_what_is_added_to_results_offers_to_scan_now(scanned: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    scanned.add_paths([more_documents(tmp_path)])
    assert not scanned.bridge.is_scanning
    assert scanned.notice_bar.text == "1 source added, not scanned yet."
    assert scanned.notice_bar.offer_button.text() == "Scan now"
    QTest.mouseClick(scanned.notice_bar.offer_button, Qt.MouseButton.LeftButton)
    wait_for_result(qtbot, scanned)
    assert ["one.txt", "two.txt"] in [sorted(group) for group in names(scanned)]


def test_a_role_for_a_folder_that_was_scanned_offers_no_scan(
    scanned: MainWindow, shared_samples: dict[str, str]
) -> None:
    for role in (SourceRole.REFERENCE, SourceRole.EXCLUDED):
        scanned.add_paths([os.path.dirname(shared_samples["old"])], role=role)
        assert scanned.notice_bar.isHidden()


def test_files_that_are_no_documents_are_refused(window: MainWindow, samples: dict[str, str], tmp_path: Path) -> None:
    film, program = tmp_path / "holiday.mp4", tmp_path / "tool.exe"
    film.write_bytes(b"\0\0\0\x18ftypmp42" + bytes(99))
    program.write_bytes(b"MZ\x90\0" + bytes(99))
    (tmp_path / "notes").write_text("Plain words without a suffix.")
    (tmp_path / "wide").write_text("Wide letters.", encoding="utf-16")
    (tmp_path / "report.final").write_bytes(b"%PDF-1.7\n\0")
    window.drop_paths([str(film)])
    assert (sources_of(window), window.bridge.is_scanning) == ([], False)
    assert window.notice_bar.text == "holiday.mp4 is not a document, so it was not added."
    window.notice_bar.clear()
    taken = [str(tmp_path / name) for name in ("notes", "wide", "report.final")] + [samples["final"]]
    window.add_paths([str(film), str(program), *taken])
    assert sources_of(window) == taken
    assert window.notice_bar.text == "2 files are not documents, so they were not added."


def test_a_folder_that_was_scanned_is_offered_on_the_first_page(
    make_window: Callable[[], MainWindow], qtbot: QtBot, samples: dict[str, str]
) -> None:
    first = make_window()
    assert not any(button.isVisible() for button in first.start_page.recent_buttons)
    drop(first, samples["folder"], samples["final"])
    wait_for_result(qtbot, first)
    second = make_window()
    (button,) = [button for button in second.start_page.recent_buttons if button.isVisible()]
    assert os.path.basename(samples["folder"]) in button.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_for_result(qtbot, second)
    assert sources_of(second) == [samples["folder"]]
    assert len(names(second)) == 1
    shutil.rmtree(samples["folder"])
    assert not any(button.isVisible() for button in make_window().start_page.recent_buttons)


def test_two_files_are_compared_without_a_scan(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [[samples["final"]], [samples["old"]]]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (answers.pop(0), ""))
    window.results_page.pane.view.actions_.compare_files.trigger()
    assert not window.start_page.isVisible()
    wait_for_comparison(qtbot, window, samples["old"])
    loaded = window.results_page.pane.view.loaded
    assert loaded is not None
    assert loaded.request.left.entry.path == samples["final"]
    assert 0.5 < loaded.comparison.similarity < 1
    QTest.keyClick(window.results_page.pane.view, Qt.Key.Key_Escape)
    assert window.start_page.isVisible()
    window.compare_files(samples["final"], samples["folder"] + "/gone.txt")
    assert window.start_page.isVisible()
    assert window.notice_bar.kind is NoticeKind.ERROR


def shares_shown(window: MainWindow) -> list[str]:
    texts = [label.text() for label in window.results_page.pane.view.findChildren(PlainLabel) if label.isVisible()]
    return [text for text in texts if text.endswith("found in the other document")]


def test_where_many_single_words_differ_no_share_is_shown(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    kept = words(300, seed=1).split()
    other = [f"other{number}" if number % 5 == 2 else word for number, word in enumerate(kept)]
    texts = {"one.txt": kept, "another.txt": other}
    paths = [str(write_document(tmp_path, name, " ".join(text))) for name, text in texts.items()]
    window.compare_files(*paths)
    wait_for_comparison(qtbot, window, paths[1])
    assert shares_shown(window) == []  # of which hardly any passage is in the other


def test_two_files_dropped_on_the_comparison_are_compared_and_esc_leads_back(
    scanned: MainWindow, qtbot: QtBot, shared_samples: dict[str, str], samples: dict[str, str]
) -> None:
    tree = scanned.results_page.tree
    member = tree.results.find_member(0, shared_samples["old"])
    assert member is not None
    tree.select_place(Place(0, member))
    wait_for_comparison(qtbot, scanned, shared_samples["old"])
    pane = scanned.results_page.pane
    assert len(shares_shown(scanned)) == 2
    drop(scanned, samples["final"], samples["copy"], at=pane.mapTo(scanned, pane.rect().center()))
    assert not scanned.bridge.is_scanning
    wait_for_comparison(qtbot, scanned, samples["copy"])
    assert pane.strip.members == ()
    assert shares_shown(scanned) == []  # that they are copies is all that there is to say
    assert not scanned.undo_bar.isVisible()  # the copies that it offers are none of these two
    QTest.keyClick(scanned.results_page.pane.view, Qt.Key.Key_Escape)
    wait_for_comparison(qtbot, scanned, shared_samples["old"])
    assert tree.isVisible()
    qtbot.waitUntil(scanned.undo_bar.isVisible, timeout=SCAN_WITHIN_MS)


def test_text_that_is_dropped_is_not_taken(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setText("/etc")
    no_keys = Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, no_keys)
    event.ignore()
    QApplication.sendEvent(window, event)
    assert not event.isAccepted()


def test_no_menu_hides_the_tool_bar(window: MainWindow) -> None:
    for bar in (window.menuBar(), window.actions_.tool_bar):
        place = bar.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, bar.mapToGlobal(place))
        QApplication.sendEvent(bar, event)
        assert QApplication.activePopupWidget() is None


def test_sources_from_the_command_line_wait_for_the_button(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    window.add_paths([samples["folder"]])
    qtbot.wait(50)
    assert (window.bridge.is_scanning, window.start_page.isVisible()) == (False, True)
    QTest.mouseClick(window.start_page.scan_button, Qt.MouseButton.LeftButton)
    wait_for_result(qtbot, window)


def test_groups_open_and_close_with_the_keyboard(scanned: MainWindow) -> None:
    tree = scanned.results_page.tree
    tree.setFocus()
    group = tree.model().index(0, 0)
    tree.setCurrentIndex(group)
    assert tree.isExpanded(group)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert not tree.isExpanded(group)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert tree.isExpanded(group)
    QTest.keyClick(tree, Qt.Key.Key_Down)
    assert tree.group_of(tree.currentIndex()) == group
    assert tree.currentIndex() != group


def test_groups_open_and_close_with_the_mouse(scanned: MainWindow) -> None:
    tree = scanned.results_page.tree
    group = tree.model().index(0, 0)
    arrow = QPoint(15, tree.visualRect(group).center().y())
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=arrow)
    assert not tree.isExpanded(group)
    QTest.mouseDClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=arrow + QPoint(120, 0))
    assert tree.isExpanded(group)


@pytest.mark.parametrize("way", ["enter", "double click"])
def test_the_comparison_gets_the_whole_window_and_gives_it_back(scanned: MainWindow, way: str, qtbot: QtBot) -> None:
    page = scanned.results_page
    tree, view = page.tree, page.pane.view
    tree.select_place(Place(0, 1))
    qtbot.waitUntil(lambda: view.loaded is not None, timeout=20_000)
    before = view.height()
    if way == "enter":
        QTest.keyClick(tree, Qt.Key.Key_Return)
    else:
        place = tree.visualRect(tree.currentIndex()).center()
        QTest.mouseDClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (scanned.sidebar.isVisible(), tree.isVisible(), view.keep_bar.isVisible()) == (False, False, True)
    qtbot.waitUntil(lambda: view.height() > before + 200)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert (scanned.sidebar.isVisible(), tree.isVisible(), view.keep_bar.isVisible()) == (True, True, False)
    assert tree.hasFocus()


@pytest.mark.parametrize("side", list(Side))
def test_one_of_two_is_kept_whichever_it_is(scanned: MainWindow, side: Side, qtbot: QtBot) -> None:
    page = scanned.results_page
    page.tree.select_place(Place(0, 1))
    qtbot.waitUntil(lambda: page.pane.view.loaded is not None, timeout=20_000)
    QTest.keyClick(page.tree, Qt.Key.Key_Return)
    request = page.pane.request
    assert request is not None
    paths = [request.left.entry.path, request.right.entry.path]
    button = page.pane.view.keep_bar.buttons[side]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.board.can_mark and page.board.marks.marked_count == 1, timeout=20_000)
    assert [page.board.marks.is_marked(path) for path in paths] == [side is Side.RIGHT, side is Side.LEFT]
    assert page.board.marks.keeper_of(paths[side]) == paths[side]
    QTest.mouseClick(page.pane.view.keep_bar.buttons[None], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.board.marks.marked_count == 0, timeout=20_000)


def test_a_click_on_a_heading_sorts_and_a_third_brings_the_natural_order_back(scanned: MainWindow) -> None:
    tree = scanned.results_page.tree
    header = tree.header()
    place = QPoint(header.sectionViewportPosition(Column.NAME) + 20, header.height() // 2)
    natural = names(scanned)
    seen = []
    for _ in range(3):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        seen.append(names(scanned))
    assert [group[1:] for group in seen[0]] == [sorted(group[1:]) for group in natural]
    assert seen[2] == natural


def test_selecting_a_document_shows_how_it_differs(
    scanned: MainWindow, qtbot: QtBot, shared_samples: dict[str, str]
) -> None:
    tree, comparison = scanned.results_page.tree, scanned.results_page.pane.view
    member = tree.results.find_member(0, shared_samples["old"])
    assert member is not None
    tree.select_place(Place(0, member))
    wait_for_comparison(qtbot, scanned, shared_samples["old"])
    assert comparison.texts.walk.count == 3
    rows = comparison.texts.canvas.rows
    changed = [row for row in rows if row.left and row.left.spans]
    words = {row.left.text[span.start : span.end] for row in changed if row.left for span in row.left.spans}
    other = {row.right.text[span.start : span.end] for row in changed if row.right for span in row.right.spans}
    assert {frozenset(words), frozenset(other)} == {
        frozenset({"thirty", "three months", "Confidential"}),
        frozenset({"fourteen", "six weeks", "Secret"}),
    }


def test_n_and_p_move_through_the_changes(scanned: MainWindow, qtbot: QtBot, shared_samples: dict[str, str]) -> None:
    tree, comparison = scanned.results_page.tree, scanned.results_page.pane.view
    member = tree.results.find_member(0, shared_samples["old"])
    assert member is not None
    tree.select_place(Place(0, member))
    wait_for_comparison(qtbot, scanned, shared_samples["old"])
    scanned.activateWindow()
    tree.setFocus()
    seen = [comparison.texts.walk.current]
    for key in (Qt.Key.Key_N, Qt.Key.Key_N, Qt.Key.Key_N, Qt.Key.Key_P):
        QTest.keyClick(tree, key)
        seen.append(comparison.texts.walk.current)
    assert seen == [0, 1, 2, 2, 1]


def test_only_changes_and_swap_keep_the_place(
    scanned: MainWindow, qtbot: QtBot, shared_samples: dict[str, str]
) -> None:
    tree, comparison = scanned.results_page.tree, scanned.results_page.pane.view
    member = tree.results.find_member(0, shared_samples["old"])
    assert member is not None
    tree.select_place(Place(0, member))
    wait_for_comparison(qtbot, scanned, shared_samples["old"])
    whole = comparison.texts.canvas.rows
    comparison.step(forward=True)
    comparison.actions_.fold.setChecked(True)
    assert any(comparison.texts.canvas.hidden_at(row) for row in range(len(whole)))
    assert (comparison.texts.walk.count, comparison.texts.walk.current) == (3, 1)
    comparison.actions_.fold.setChecked(False)
    comparison.actions_.swap.setChecked(True)
    assert [row.left for row in comparison.texts.canvas.rows] == [row.right for row in whole]
    assert comparison.texts.walk.current == 1


def test_a_document_that_vanished_is_said_in_one_sentence(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str]
) -> None:
    window.add_paths([samples["folder"]])
    window.start_scan()
    wait_for_result(qtbot, window)
    tree = window.results_page.tree
    member = tree.results.find_member(0, samples["old"])
    assert member is not None
    os.remove(samples["old"])
    tree.select_place(Place(0, member))
    qtbot.waitUntil(lambda: samples["old"] in window.results_page.pane.view.message, timeout=SCAN_WITHIN_MS)
    assert window.results_page.pane.view.loaded is None


def save_report(window: MainWindow, kind: ReportKind, path: str) -> None:
    assert window.result is not None
    window.reports.exporter.save(kind, window.result, path)


@pytest.mark.parametrize("kind", list(ReportKind))
def test_export_writes_a_file(scanned: MainWindow, qtbot: QtBot, tmp_path: Path, kind: ReportKind) -> None:
    target = tmp_path / "report"
    save_report(scanned, kind, str(target))
    qtbot.waitUntil(lambda: not scanned.is_busy, timeout=SCAN_WITHIN_MS)
    starts = {ReportKind.PDF: b"%PDF-", ReportKind.DOCX: b"PK", ReportKind.XLSX: b"PK"}
    if kind in starts:
        assert target.read_bytes().startswith(starts[kind])
    else:
        assert "contract" in target.read_text(encoding="utf-8-sig")
    if kind is ReportKind.JSON:
        assert json.loads(target.read_text())["summary"]["groups"] == 1


def test_a_report_that_was_written_can_be_opened_from_where_that_is_said(
    scanned: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = str(tmp_path / "report.csv")
    opened: list[str] = []

    def open_url(url: QUrl) -> bool:
        opened.append(os.path.normpath(url.toLocalFile()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    bar = scanned.notice_bar
    for button, path in ((bar.offer_button, target), (bar.second_button, str(tmp_path))):
        save_report(scanned, ReportKind.CSV, target)
        qtbot.waitUntil(bar.isVisible, timeout=SCAN_WITHIN_MS)
        assert bar.text == f"Saved as {target}."
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert opened.pop() == path
        assert bar.isHidden()
    scanned.notice_bar.offer("Something else.", button="Go on", accept=scanned.show)
    assert not bar.second_button.isVisible()


def test_a_report_that_cannot_be_written_is_one_sentence(scanned: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    save_report(scanned, ReportKind.JSON, str(tmp_path / "nowhere" / "report.json"))
    qtbot.waitUntil(lambda: scanned.notice_bar.kind is NoticeKind.ERROR, timeout=SCAN_WITHIN_MS)
    assert scanned.notice_bar.text.count("\n") == 0


def test_problems_are_listed_with_their_reason(scanned: MainWindow) -> None:
    page = scanned.results_page
    assert page.tabs.tabText(PROBLEMS_TAB) == "Not read  1"
    QTest.mouseClick(page.tabs, Qt.MouseButton.LeftButton, pos=page.tabs.tabRect(PROBLEMS_TAB).center())
    assert page.problem_tree.isVisible()
    model = page.problem_tree.problems
    reason = model.index(0, 0)
    assert reason.data().startswith("Damaged — 1 document")
    assert model.index(0, 0, reason).data() == "broken.pdf"
    assert page.problem_tree.isExpanded(reason)


def test_the_problems_say_that_copies_are_found_all_the_same(scanned: MainWindow) -> None:
    scanned.results_page.tabs.setCurrentIndex(PROBLEMS_TAB)
    notes = [label.text() for label in scanned.results_page.findChildren(PlainLabel) if label.isVisible()]
    assert any("Exact copies are still found" in note for note in notes)


def write_scan(path: str) -> None:
    writer = PdfWriter()
    writer.add_blank_page(300, 300)
    writer.write(path)


def test_identical_documents_without_anything_in_them_are_said_to_be_the_same(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = [str(tmp_path / name) for name in ("scan.pdf", "scan (1).pdf")]
    write_scan(paths[0])
    shutil.copy(*paths)
    window.add_paths(paths)
    window.start_scan()
    wait_for_result(qtbot, window)
    comparison = window.results_page.pane.view
    qtbot.waitUntil(lambda: comparison.loaded is not None, timeout=SCAN_WITHIN_MS)
    assert any("byte by byte" in each.text() for each in window.results_page.pane.findChildren(QLabel))
    assert [header.accessibleName() for header in comparison.headers] == [
        "Keeper: scan.pdf",
        "Exact copy: scan (1).pdf",
    ]
    assert not comparison.actions_.next_change.isEnabled()
    problems = window.results_page.problem_tree.problems
    assert problems.index(0, 0).data().startswith("Empty — 2 documents.")


def write_pdf(path: str, *, title: str) -> None:
    """Make a PDF of one page with a title of its own."""
    text = " ".join(f"word{number}" for number in range(60))
    content = StreamObject()
    content.set_data(f"BT /F1 4 Tf 5 50 Td ({text}) Tj ET".encode())
    font = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Font"),
            NameObject("/Subtype"): NameObject("/Type1"),
            NameObject("/BaseFont"): NameObject("/Helvetica"),
        }
    )
    writer = PdfWriter()
    page = writer.add_blank_page(900, 100)
    page[NameObject("/Contents")] = writer._add_object(content)
    page[NameObject("/Resources")] = DictionaryObject(
        {NameObject("/Font"): DictionaryObject({NameObject("/F1"): font})}
    )
    writer.add_metadata({"/Title": title, "/Author": "Anna"})
    writer.write(path)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_what_compared_documents_say_about_themselves_is_shown_over_their_texts_until_it_is_closed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for name, title in (("a.pdf", "The draft"), ("b.pdf", "The final")):
        write_pdf(str(tmp_path / name), title=title)
    window.add_paths([str(tmp_path / "a.pdf"), str(tmp_path / "b.pdf")])
    window.start_scan()
    wait_for_result(qtbot, window)
    wait_for_comparison(qtbot, window, str(tmp_path / "b.pdf"))
    comparison = window.results_page.pane.view
    details = window.results_page.pane.view.actions_.details
    details.trigger()
    left, right = (header.details.facts.values for header in comparison.headers)
    assert all(header.details.facts.isVisible() for header in comparison.headers)
    assert [side[Fact.TITLE].text() for side in (left, right)] == ["The draft", "The final"]
    assert [left[fact].differs for fact in (Fact.TITLE, Fact.AUTHOR, Fact.PAGES)] == [True, False, False]
    comparison.actions_.swap.setChecked(True)
    assert [side[Fact.TITLE].text() for side in (left, right)] == ["The final", "The draft"]
    QTest.keyClick(comparison.details, Qt.Key.Key_Escape)
    assert not comparison.details.isVisible()
    assert not details.isChecked()


def test_on_a_small_screen_most_of_the_height_is_for_the_texts(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for number in range(3):
        lines = [f"Line {line} of a text that has many of them." for line in range(60)]
        lines[number] += " One word more."
        (tmp_path / f"{number}.txt").write_text("\n\n".join(lines), encoding="utf-8")
    window.resize(1280, 720)
    window.add_paths([str(tmp_path)])
    window.start_scan()
    wait_for_result(qtbot, window)
    wait_for_comparison(qtbot, window, str(tmp_path / "1.txt"))
    page = window.results_page
    assert 2 * page.pane.height() >= page.height()
    assert all(header.height() < 3 * header.fontMetrics().height() for header in page.pane.view.headers)
    assert 3 * page.pane.view.texts.canvas.height() >= 2 * (page.pane.height() - page.pane.strip.height())


def test_the_columns_that_were_chosen_are_remembered(make_window: Callable[[], MainWindow]) -> None:
    window = make_window()
    window.results_page.tree.column_menu.action_of(Column.AUTHOR).trigger()
    window.close()
    tree = make_window().results_page.tree
    assert [column for column in METADATA_COLUMNS if not tree.isColumnHidden(column)] == [Column.AUTHOR]


@pytest.fixture
def many(tmp_path: Path, samples: dict[str, str]) -> str:
    """Make enough documents to keep a scan going for a while."""
    for number in range(60):
        shutil.copy(samples["final"], tmp_path / "documents" / f"{number}.txt")
        with open(tmp_path / "documents" / f"{number}.txt", "a") as file:
            file.write(f"Number {number}.\n" * 200)
    return samples["folder"]


def test_stopping_keeps_what_was_found_and_says_so(window: MainWindow, qtbot: QtBot, many: str) -> None:
    window.add_paths([many])
    window.start_scan()
    QTest.mouseClick(window.progress_panel.cancel_button, Qt.MouseButton.LeftButton)
    wait_for_result(qtbot, window)
    assert window.result is not None
    assert window.result.status is ScanStatus.CANCELLED
    assert "stopped" in window.notice_bar.text
    assert not window.progress_panel.isVisible()


def test_R7_a_disk_that_goes_is_told_above_the_results(
    window: MainWindow, qtbot: QtBot, many: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = ScanControl.begin

    def begin_without(control: ScanControl, stage: Stage, total: int | None) -> None:
        if stage is Stage.COMPARE_BYTES:
            os.rename(many, f"{many} elsewhere")
        begin(control, stage, total)

    monkeypatch.setattr(ScanControl, "begin", begin_without)
    window.add_paths([many])
    window.start_scan()
    wait_for_result(qtbot, window)
    assert window.result is not None
    assert window.result.status is ScanStatus.INCOMPLETE
    assert window.notice_bar.text == f"Disk or folder no longer available: {many}. The results are incomplete."
    assert window.notice_bar.kind is NoticeKind.ERROR


def test_one_escape_does_not_stop_a_scan_but_two_do(window: MainWindow, qtbot: QtBot, many: str) -> None:
    window.add_paths([many])
    window.start_scan()
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "Esc again" in window.statusBar().currentMessage()
    assert window.progress_panel.cancel_button.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    wait_for_result(qtbot, window)
    assert window.result is not None
    assert window.result.status is ScanStatus.CANCELLED


def test_a_paused_scan_waits_and_goes_on(window: MainWindow, qtbot: QtBot, many: str) -> None:
    window.add_paths([many])
    window.start_scan()
    window.progress_panel.pause_button.click()
    assert window.bridge.is_paused
    assert window.progress_panel.stage.text() == "Paused"
    assert window.actions_.pause.isChecked()
    qtbot.wait(300)
    assert window.bridge.is_scanning
    window.progress_panel.pause_button.click()
    wait_for_result(qtbot, window)
    assert window.result is not None
    assert window.result.status is ScanStatus.FINISHED


def test_closing_the_window_ends_a_scan(make_window: Callable[[], MainWindow], many: str) -> None:
    window = make_window()
    window.add_paths([many])
    window.start_scan()
    assert window.close()
    assert not window.bridge.is_scanning


def test_a_folder_inside_another_is_folded_and_said(window: MainWindow, samples: dict[str, str]) -> None:
    window.add_paths([os.path.dirname(samples["old"]), samples["folder"]])
    assert [source.path for source in window.sidebar.source_list.sources.sources] == [samples["folder"]]
    assert "Already included" in window.notice_bar.text
    assert window.notice_bar.kind is NoticeKind.NOTE


def test_a_reference_folder_is_handed_over_as_one(window: MainWindow, samples: dict[str, str]) -> None:
    old = os.path.dirname(samples["old"])
    window.add_paths([old, samples["final"]])
    window.sidebar.source_list.set_role(old, SourceRole.REFERENCE)
    options = window.sidebar.make_options()
    assert (options.sources, options.references) == ((samples["final"],), (old,))


def test_a_source_is_removed_with_its_cross_and_with_delete(window: MainWindow, samples: dict[str, str]) -> None:
    window.add_paths([samples["final"], samples["copy"]])
    source_list = window.sidebar.source_list
    row = source_list.visualRect(source_list.model().index(0, 0))
    QTest.mouseClick(source_list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(row.right() - 14, row.center().y()))
    assert [source.path for source in source_list.sources.sources] == [samples["copy"]]
    source_list.setCurrentIndex(source_list.model().index(0, 0))
    QTest.keyClick(source_list, Qt.Key.Key_Delete)
    assert source_list.sources.sources == ()
    assert window.start_page.isVisible()
    assert os.path.exists(samples["final"])


def test_choices_reach_the_scan_and_outdated_results_are_said_to_be(scanned: MainWindow, qtbot: QtBot) -> None:
    panel = scanned.sidebar.search_panel
    seen = [not scanned.sidebar.hint.isHidden()]
    panel.similarity_box.setValue(100)
    panel.relation_box.setCurrentIndex(panel.relation_box.findData(Relation.SAME_TEXT))
    seen.append(not scanned.sidebar.hint.isHidden())
    assert panel.options.min_similarity == 1.0
    scanned.start_scan()
    wait_for_result(qtbot, scanned)
    assert [sorted(group) for group in names(scanned)] == [["contract (1).txt", "contract.txt"]]
    seen.append(not scanned.sidebar.hint.isHidden())
    assert seen == [False, True, False]


def test_contained_documents_stand_below_their_container(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str], tmp_path: Path
) -> None:
    chapter = tmp_path / "chapter.txt"
    with open(samples["final"], encoding="utf-8") as file:
        lines = file.readlines()
    chapter.write_text("".join(lines[:5]))
    panel = window.sidebar.search_panel
    panel.relation_box.setCurrentIndex(panel.relation_box.findData(Relation.CONTAINED))
    window.add_paths([samples["final"], str(chapter)])
    window.start_scan()
    wait_for_result(qtbot, window)
    model = window.results_page.tree.results
    assert model.index(0, 0).data() == "contract — contains 1 other document"
    cells = [model.index_of(Place(0, 1), column).data() for column in (Column.NAME, Column.SIMILARITY)]
    assert cells == ["chapter.txt", "100 % contained"]
    wait_for_comparison(qtbot, window, str(chapter))


@pytest.fixture
def invoices(tmp_path: Path) -> list[str]:
    """Make two invoices on the same form."""
    paths = []
    for number, date in ((2031, "4 May 2026"), (2047, "11 June 2026")):
        path = tmp_path / f"Invoice {number}.txt"
        path.write_text(
            f"Invoice number {number} of {date}\n"
            "For the delivery of office chairs as agreed in our contract we charge you as follows.\n"
            "All of them were brought to the address that is named above and set up there by our own staff.\n"
            "Please pay the whole sum within a month of the receipt of this invoice, without any deduction.\n"
            "If you have any questions about it, please call us on working days between nine and five.\n"
        )
        paths.append(str(path))
    return paths


def test_two_invoices_are_not_called_two_copies(window: MainWindow, qtbot: QtBot, invoices: list[str]) -> None:
    window.add_paths(invoices)
    window.start_scan()
    wait_for_result(qtbot, window)
    page = window.results_page
    assert "only numbers and dates differ" in page.tree.results.index_of(Place(0, 1), Column.SIMILARITY).data()
    wait_for_comparison(qtbot, window, page.tree.results.document(Place(0, 1)).entry.path)
    assert page.pane.view.remark.startswith("Only numbers and dates differ")


def test_documents_that_differ_in_more_have_no_remark(
    scanned: MainWindow, qtbot: QtBot, shared_samples: dict[str, str]
) -> None:
    tree, comparison = scanned.results_page.tree, scanned.results_page.pane.view
    member = tree.results.find_member(0, shared_samples["old"])
    assert member is not None
    tree.select_place(Place(0, member))
    wait_for_comparison(qtbot, scanned, shared_samples["old"])
    assert comparison.remark == ""


def test_invoices_can_be_left_out(window: MainWindow, qtbot: QtBot, invoices: list[str]) -> None:
    panel = window.sidebar.search_panel
    panel.variants_box.setCurrentIndex(list(Variants).index(Variants.DROP))
    window.add_paths(invoices)
    window.start_scan()
    wait_for_result(qtbot, window)
    assert names(window) == []


def test_how_it_was_searched_is_shown_to_those_who_ask(scanned: MainWindow) -> None:
    scanned.scanning.search_plans.clear()
    for plan in ("8 tables of 16 bits", "<b>passages</b>"):
        scanned.bridge.search_planned.emit(as_it_is(plan))
    scanned.settings.make_dialog().search_button.click()
    (dialog,) = scanned.findChildren(SearchDialog)
    assert dialog.text.toPlainText() == "8 tables of 16 bits\n\n<b>passages</b>"
    dialog.close()


def test_a_new_scan_forgets_how_the_last_one_searched(scanned: MainWindow, qtbot: QtBot) -> None:
    scanned.bridge.search_planned.emit(as_it_is("of the last scan"))
    scanned.start_scan()
    wait_for_result(qtbot, scanned)
    scanned.explain_search()
    (dialog,) = scanned.findChildren(SearchDialog)
    assert "of the last scan" not in dialog.text.toPlainText()
    dialog.close()


def test_a_scan_without_duplicates_says_so(window: MainWindow, qtbot: QtBot, samples: dict[str, str]) -> None:
    window.add_paths([samples["final"]])
    window.start_scan()
    wait_for_result(qtbot, window)
    assert window.results_page.placeholder.text() == "No duplicates among 1 document."


def test_a_scan_of_an_empty_folder_says_that_there_was_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()
    window.add_paths([str(tmp_path / "empty")])
    window.start_scan()
    wait_for_result(qtbot, window)
    assert window.results_page.placeholder.text() == "No documents found."


def test_the_path_of_a_document_is_copied(scanned: MainWindow) -> None:
    tree = scanned.results_page.tree
    tree.select_place(Place(0, 1))
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == tree.results.document(Place(0, 1)).entry.path


def test_every_control_has_a_name_for_assistive_technology(scanned: MainWindow) -> None:
    dialog = scanned.settings.make_dialog()
    nameless = [
        widget
        for top in (scanned, dialog)
        for widget in top.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QComboBox | QSlider | QTreeView)
        and not (widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()))
        and not widget.objectName().startswith("qt_")
        and not widget.isHidden()  # these get their texts when they are shown
    ]
    dialog.deleteLater()
    assert nameless == []


def test_a_library_of_another_program_is_offered_to_be_protected(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    library = tmp_path / "home" / "Zotero"
    (library / "storage").mkdir(parents=True)
    (library / "zotero.sqlite").write_bytes(b"")
    (library / "letter.txt").write_text("a letter " * 30)
    drop(window, str(library.parent))
    assert "belongs to Zotero" in window.notice_bar.text
    window.notice_bar.offer_button.click()
    assert window.sidebar.roles.references == (str(library),)
    wait_for_result(qtbot, window)
    window.start_scan()
    wait_for_result(qtbot, window)
    assert "belongs to" not in window.notice_bar.text
    assert window.result is not None
    assert [one.entry.is_reference for one in window.result.documents if one.entry.name == "letter.txt"] == [True]
