"""The table of paragraphs by documents, with real documents read by a real worker."""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.comparisons import CompareOptions, GroupParagraph, GroupTable, GroupTexts
from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.group.versions import LoadedVersions, VersionsRequest, loaded_versions
from dupfinder.gui.comparison.group.versions_view import VersionsView
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.pipeline import Comparer

PARAGRAPHS = (
    "This agreement is made between the Supplier and the Contractor.",
    "The Contractor pays each invoice within thirty days of its receipt.",
    "Either party may end this agreement with a notice of three months.",
    "The place of jurisdiction is the seat of the Supplier.",
)
ADDED = "Confidential information is used only for the purposes of this agreement."
TEN_DAYS = PARAGRAPHS[1].replace("thirty", "ten")


@pytest.fixture(scope="module")
def comparer() -> Iterator[Comparer]:
    with Comparer() as comparer:
        yield comparer


@pytest.fixture
def documents(tmp_path: Path, make_document: Callable[..., Document]) -> dict[str, Document]:
    """Make a contract, one with another term, one with a paragraph more, one with both and without the last one."""
    first, _, notice, place = PARAGRAPHS
    versions = {
        "keeper": PARAGRAPHS,
        "ten": (first, TEN_DAYS, notice, place),
        "added": (*PARAGRAPHS, ADDED),
        "short": (first, TEN_DAYS, notice),
    }
    made = {}
    for name, lines in versions.items():
        path = tmp_path / f"{name}.txt"
        path.write_text("\n".join(lines) + "\n")
        made[name] = replace(make_document(str(path)), content_digest=None)
    return made


@pytest.fixture
def request_(documents: dict[str, Document]) -> VersionsRequest:
    return VersionsRequest(tuple(documents.values()))


@pytest.fixture
def view(qtbot: QtBot, wording: Wording, comparer: Comparer) -> VersionsView:
    jobs = BackgroundJobs(wording)
    view = VersionsView(wording, jobs, lambda _request: comparer)
    qtbot.addWidget(view, before_close_func=lambda _: _leave(view, jobs, qtbot))
    view.resize(900, 500)
    return view


def _leave(view: VersionsView, jobs: BackgroundJobs, qtbot: QtBot) -> None:
    """Wait for the threads of a view: pytest-qt deletes it before any fixture is told."""
    view.loader.forget()
    qtbot.waitUntil(lambda: not jobs.is_busy, timeout=30_000)


@pytest.fixture
def open_view(view: VersionsView, qtbot: QtBot, request_: VersionsRequest) -> VersionsView:
    """Show the contracts, and wait until they are read."""
    QAbstractItemModelTester(view.paragraphs, QAbstractItemModelTester.FailureReportingMode.Fatal, view)
    view.set_request(request_)
    with qtbot.waitSignal(view.versions_read, timeout=20_000):
        view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    view.table.setFocus()
    return view


def letters(view: VersionsView) -> list[str]:
    """Return the letters of each row, in one string."""
    model = view.paragraphs
    columns = range(model.columnCount())
    return ["".join(model.index(row, column).data() or "-" for column in columns) for row in range(model.rowCount())]


def texts(view: VersionsView) -> list[str]:
    model = view.paragraphs
    return [str(model.headerData(row, Qt.Orientation.Vertical)) for row in range(model.rowCount())]


def names(view: VersionsView) -> list[str]:
    model = view.paragraphs
    return [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(model.columnCount())]


def is_marked(view: VersionsView, position: int) -> bool:
    """Return whether the letter before a position (the first one before 0 and 1) has a colour behind it."""
    cursor = view.pane.text.textCursor()
    cursor.setPosition(max(position, 1))
    return cursor.charFormat().background().style() is not Qt.BrushStyle.NoBrush


def click_cell(view: VersionsView, row: int, column: int) -> None:
    place = view.table.visualRect(view.paragraphs.index(row, column)).center()
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_only_paragraphs_that_differ_are_shown_with_a_letter_for_each_wording(open_view: VersionsView) -> None:
    assert names(open_view) == ["keeper.txt", "ten.txt", "added.txt", "short.txt"]
    assert sorted(zip(texts(open_view), letters(open_view), strict=True)) == [
        (ADDED, "--B-"),
        (PARAGRAPHS[1], "ABAB"),
        (PARAGRAPHS[3], "AAA-"),
    ]


def test_the_figures_say_how_much_is_the_same(open_view: VersionsView) -> None:
    said = open_view.stats_label.text()
    for part in ("5 paragraph", "2 the same in all 4 documents", "1 worded differently", "2 not in all documents"):
        assert part in said


def test_all_paragraphs_are_shown_on_demand_and_the_current_cell_stays(open_view: VersionsView) -> None:
    click_cell(open_view, 1, 2)
    text = texts(open_view)[1]
    QTest.mouseClick(open_view.differing_box, Qt.MouseButton.LeftButton, pos=QPoint(8, 10))
    assert len(texts(open_view)) == 5
    assert PARAGRAPHS[0] in texts(open_view)
    current = open_view.table.currentIndex()
    assert (texts(open_view)[current.row()], current.column()) == (text, 2)


def test_a_cell_shows_its_words_beside_those_of_the_keeper(open_view: VersionsView) -> None:
    click_cell(open_view, texts(open_view).index(PARAGRAPHS[1]), 1)
    assert open_view.pane.text.toPlainText() == PARAGRAPHS[1].replace("thirty", "thirtyten")
    assert "in 2 document" in open_view.pane.title.text()
    assert open_view.pane.badge.accessibleName() == "Wording B"
    click_cell(open_view, texts(open_view).index(PARAGRAPHS[1]), 0)
    assert open_view.pane.text.toPlainText() == PARAGRAPHS[1]
    assert "wording of the keeper" in open_view.pane.title.text()


def test_a_cell_without_the_paragraph_says_so(open_view: VersionsView) -> None:
    click_cell(open_view, texts(open_view).index(PARAGRAPHS[3]), 3)
    assert "not in short.txt" in open_view.pane.title.text()
    assert open_view.pane.text.toPlainText() == PARAGRAPHS[3]
    assert not open_view.pane.badge.isVisible()
    click_cell(open_view, texts(open_view).index(ADDED), 2)
    assert "not in the keeper" in open_view.pane.title.text()


def test_arrow_keys_go_from_cell_to_cell_and_enter_to_the_texts(open_view: VersionsView) -> None:
    wanted: list[tuple[str, str]] = []
    open_view.paragraph_chosen.connect(lambda document, text: wanted.append((document.entry.name, text)))
    click_cell(open_view, texts(open_view).index(PARAGRAPHS[1]), 0)
    QTest.keyClick(open_view.table, Qt.Key.Key_Right)
    QTest.keyClick(open_view.table, Qt.Key.Key_Return)
    assert wanted == [("ten.txt", TEN_DAYS)]


def test_a_double_click_goes_to_the_texts_with_other_words_where_the_document_has_none(open_view: VersionsView) -> None:
    wanted: list[tuple[str, str]] = []
    open_view.paragraph_chosen.connect(lambda document, text: wanted.append((document.entry.name, text)))
    index = open_view.paragraphs.index(texts(open_view).index(PARAGRAPHS[3]), 3)
    place = open_view.table.visualRect(index).center()
    QTest.mouseClick(open_view.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(open_view.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [("short.txt", PARAGRAPHS[3])]


def test_a_click_on_a_name_chooses_that_document(open_view: VersionsView, documents: dict[str, Document]) -> None:
    chosen: list[Document] = []
    open_view.document_chosen.connect(chosen.append)
    header = open_view.table.documents
    place = QPoint(header.sectionViewportPosition(2) + 10, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [documents["added"]]


def test_a_click_on_a_text_goes_to_its_row(open_view: VersionsView) -> None:
    header = open_view.table.texts
    place = QPoint(40, header.sectionViewportPosition(2) + 8)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert open_view.table.currentIndex().row() == 2


def test_the_words_of_a_cell_are_copied(open_view: VersionsView) -> None:
    click_cell(open_view, texts(open_view).index(PARAGRAPHS[1]), 1)
    QTest.keyClick(open_view.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == TEN_DAYS


def test_columns_follow_the_order_of_the_strip_and_letters_stay(
    open_view: VersionsView, documents: dict[str, Document]
) -> None:
    click_cell(open_view, texts(open_view).index(PARAGRAPHS[1]), 1)
    open_view.set_order([documents[name].entry.path for name in ("short", "ten", "keeper", "added")])
    assert names(open_view) == ["short.txt", "ten.txt", "keeper.txt", "added.txt"]
    assert letters(open_view)[texts(open_view).index(PARAGRAPHS[1])] == "BBAA"
    assert [open_view.paragraphs.is_head(column) for column in range(4)] == [False, False, True, False]
    assert open_view.table.currentIndex().column() == 1
    assert "in 2 document" in open_view.pane.title.text()


def test_the_compared_document_is_marked(open_view: VersionsView, documents: dict[str, Document]) -> None:
    before = open_view.table.grab().toImage()
    open_view.set_current(documents["added"].entry.path)
    assert open_view.table.documents.chosen == 2
    assert open_view.table.grab().toImage() != before
    open_view.set_current("/of/another/group.txt")
    assert open_view.table.documents.chosen is None


def test_a_screen_reader_is_told_document_letter_and_words(open_view: VersionsView) -> None:
    model, row = open_view.paragraphs, texts(open_view).index(PARAGRAPHS[3])
    spoken = [model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in (0, 3)]
    assert spoken == [f"keeper.txt: wording A: {PARAGRAPHS[3]}", "short.txt: no such paragraph"]


def test_a_document_that_is_gone_is_named_and_has_no_column(
    view: VersionsView, qtbot: QtBot, request_: VersionsRequest, documents: dict[str, Document]
) -> None:
    Path(documents["ten"].entry.path).unlink()
    view.set_request(request_)
    with qtbot.waitSignal(view.versions_read, timeout=20_000):
        view.show()
    assert names(view) == ["keeper.txt", "added.txt", "short.txt"]
    assert view.problem_label.isVisible()
    assert "ten.txt" in view.problem_label.text()


def test_without_its_keeper_a_group_speaks_of_the_first_document(
    view: VersionsView, qtbot: QtBot, request_: VersionsRequest, documents: dict[str, Document]
) -> None:
    Path(documents["keeper"].entry.path).unlink()
    view.set_request(request_)
    with qtbot.waitSignal(view.versions_read, timeout=20_000):
        view.show()
    assert not any(view.paragraphs.is_head(column) for column in range(3))
    click_cell(view, texts(view).index(TEN_DAYS), 0)
    assert "first wording" in view.pane.title.text()


def test_other_options_are_another_request(open_view: VersionsView, qtbot: QtBot, request_: VersionsRequest) -> None:
    with qtbot.waitSignal(open_view.versions_read, timeout=20_000):
        open_view.set_request(replace(request_, options=CompareOptions(ignored_lines="jurisdiction|Confidential")))
    assert PARAGRAPHS[1] in texts(open_view)
    with qtbot.assertNotEmitted(open_view.versions_read, wait=100):
        open_view.set_request(open_view.paragraphs.loaded.request if open_view.paragraphs.loaded else None)


def test_nothing_is_read_before_somebody_looks(view: VersionsView, qtbot: QtBot, request_: VersionsRequest) -> None:
    with qtbot.assertNotEmitted(view.versions_read, wait=100):
        view.set_request(request_)
    assert not view.loader.is_busy
    with qtbot.waitSignal(view.versions_read, timeout=20_000):
        view.show()


def test_who_leaves_stops_the_reading_and_who_comes_back_begins_it_anew(
    view: VersionsView, qtbot: QtBot, request_: VersionsRequest
) -> None:
    view.set_request(request_)
    with qtbot.assertNotEmitted(view.versions_read, wait=300):
        view.show()
        view.hide()
    assert not view.loader.is_busy
    with qtbot.waitSignal(view.versions_read, timeout=20_000):
        view.show()
    assert PARAGRAPHS[1] in texts(view)
    with qtbot.assertNotEmitted(view.versions_read, wait=100):
        view.hide()
        view.show()  # it is there


def test_of_several_groups_only_the_last_is_shown(
    view: VersionsView, qtbot: QtBot, request_: VersionsRequest, documents: dict[str, Document]
) -> None:
    read: list[LoadedVersions] = []
    view.versions_read.connect(read.append)
    view.show()
    last = VersionsRequest((documents["ten"], documents["short"]))
    for request in (request_, VersionsRequest(request_.documents[:2]), request_, last):
        view.set_request(request)
    qtbot.waitUntil(lambda: bool(read) and not view.loader.is_busy, timeout=20_000)
    assert [loaded.request for loaded in read] == [last]
    assert names(view) == ["ten.txt", "short.txt"]


def test_progress_is_told_while_documents_are_read(qtbot: QtBot, wording: Wording, request_: VersionsRequest) -> None:
    """A reader that waits before the last document stands for one that is slow."""
    go_on = threading.Event()

    class SlowComparer(Comparer):
        def text(self, path: str, *, check: Callable[[], None] = lambda: None):  # type: ignore[no-untyped-def] # noqa: ANN202 - as there
            if path == request_.documents[-1].entry.path:
                go_on.wait(20)
            return super().text(path, check=check)

    jobs = BackgroundJobs(wording)
    with SlowComparer() as comparer:
        view = VersionsView(wording, jobs, lambda _request: comparer)
        qtbot.addWidget(view)
        view.set_request(request_)
        view.show()
        qtbot.waitUntil(lambda: view.message_label.text().startswith("3 of 4 document"), timeout=20_000)
        assert view.progress_bar.isVisible()
        with qtbot.waitSignal(view.versions_read, timeout=20_000):
            go_on.set()
        assert not view.message_label.isVisible()


def test_a_bug_is_told_and_named(qtbot: QtBot, request_: VersionsRequest, wording: Wording) -> None:
    def fail(_request: VersionsRequest) -> Comparer:
        return "no comparer"  # type: ignore[return-value] # the bug

    broken = VersionsView(wording, BackgroundJobs(wording), fail)
    qtbot.addWidget(broken)
    broken.set_request(request_)
    with qtbot.capture_exceptions() as bugs:
        broken.show()
        qtbot.waitUntil(lambda: bool(bugs), timeout=20_000)
    assert broken.message_label.text() == "These documents could not be compared."


def test_copies_say_that_no_paragraph_differs(
    view: VersionsView, qtbot: QtBot, documents: dict[str, Document], make_document: Callable[..., Document]
) -> None:
    path = Path(documents["keeper"].entry.path)
    copy = path.with_name("copy.txt")
    copy.write_bytes(path.read_bytes())
    view.set_request(VersionsRequest((documents["keeper"], replace(make_document(str(copy)), content_digest=None))))
    with qtbot.waitSignal(view.versions_read, timeout=20_000):
        view.show()
    assert texts(view) == []
    assert view.pane.title.text() == "No differences."
    QTest.mouseClick(view.differing_box, Qt.MouseButton.LeftButton, pos=QPoint(8, 10))
    assert letters(view) == ["AA"] * 4


def test_a_group_that_nobody_can_read_is_named(
    view: VersionsView, qtbot: QtBot, request_: VersionsRequest, documents: dict[str, Document]
) -> None:
    for document in documents.values():
        Path(document.entry.path).unlink()
    view.set_request(request_)
    with qtbot.waitSignal(view.versions_read, timeout=20_000):
        view.show()
    assert names(view) == []
    assert "And 1 more document" in view.problem_label.text()
    assert "short.txt" in view.problem_label.toolTip()


@pytest.fixture
def show_table(view: VersionsView, qtbot: QtBot, make_document: Callable[..., Document]) -> Callable[..., None]:
    """Show a table that exists only as a record."""

    def show(paragraphs: Sequence[GroupParagraph], *, count: int) -> None:
        made = tuple(make_document(f"/d/{number:03}.txt") for number in range(count))
        versions = GroupTexts(
            paths=tuple(document.entry.path for document in made),
            table=GroupTable(document_count=count, paragraphs=tuple(paragraphs)),
            problems={},
            changed=frozenset(),
        )
        view.show()
        view.loader.loaded.emit(loaded_versions(VersionsRequest(made), versions))
        qtbot.waitExposed(view)

    return show


def test_a_long_paragraph_is_compared_in_the_background(
    view: VersionsView, qtbot: QtBot, show_table: Callable[..., None]
) -> None:
    text = "the rent is due on Monday " * 4_000
    show_table([GroupParagraph(wordings=(text, f"Now {text}"), cells=(0, 1))], count=2)
    click_cell(view, 0, 1)
    click_cell(view, 0, 0)
    click_cell(view, 0, 1)
    shown = view.pane.text
    assert shown.toPlainText().startswith("Now the rent")
    qtbot.waitUntil(lambda: is_marked(view, 0), timeout=30_000)
    assert not is_marked(view, 10)
    assert len(shown.toPlainText()) < 21_000
    assert shown.toPlainText().endswith("…")


def test_a_large_table_is_shown_from_end_to_end(view: VersionsView, show_table: Callable[..., None]) -> None:
    one = GroupParagraph(wordings=("old", "new", "newer"), cells=(0, 1, 2, None) * 25)
    show_table([one] * 20_000, count=100)
    QTest.keyClick(view.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    current = view.table.currentIndex()
    assert (current.row(), current.column()) == (19_999, 99)
    assert view.table.viewport().rect().contains(view.table.visualRect(current).center())


def test_texts_of_documents_are_shown_literally(view: VersionsView, show_table: Callable[..., None]) -> None:
    hostile = "<b>bold</b> \u202eevil\x00 \udcff \U0001f600 <img src=x>"
    show_table([GroupParagraph(wordings=(hostile,), cells=(0, None))], count=2)
    click_cell(view, 0, 0)
    assert "<b>bold</b>" in view.pane.text.toPlainText()
    assert "\u202e" not in view.pane.text.toPlainText()
    assert "\u202e" not in texts(view)[0]
    hint = view.paragraphs.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;" in hint
    view.grab()


def test_the_table_follows_the_theme(open_view: VersionsView, theme: Theme) -> None:
    click_cell(open_view, texts(open_view).index(PARAGRAPHS[1]), 1)
    backs = []
    for choice in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        theme.choose(choice)
        QApplication.processEvents()
        picture = open_view.grab().toImage()
        header, cell = open_view.table.documents, open_view.table.visualRect(open_view.paragraphs.index(0, 0))
        places = (
            header.mapTo(open_view, QPoint(header.width() - 2, 2)),
            open_view.table.viewport().mapTo(open_view, cell.bottomRight()),
            open_view.pane.text.viewport().mapTo(open_view, QPoint(2, 2)),
        )
        backs.append([picture.pixelColor(place).lightness() for place in places])
    theme.choose(ThemeChoice.SYSTEM)
    light, dark = backs
    assert min(light) > 200
    assert max(dark) < 60
