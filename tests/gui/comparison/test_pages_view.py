"""Two documents side by side as pages: real PDFs, compared and drawn by the real reader."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.differences import RowKind
from dupfinder.domain.looks import PageLikeness
from dupfinder.gui.comparison.comparison_actions import ViewMode
from dupfinder.gui.comparison.comparison_view import ComparisonView
from dupfinder.gui.comparison.loader import LoadedComparison
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.pages.pages_view import PagesView
from dupfinder.gui.comparison.pages.side_pane import SidePane
from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow, PictureKey, Piece
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.comparison.texts.texts_view import RowPictures
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.pipeline import Comparer
from page_samples import compared, paged_pdf
from sample_scans import scanned_pdf

LIMIT_MS = 60_000
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
CLAUSE = "Clause {number} of this agreement says what the parties do about matter {number} of the annex."
MOVING = "A passage about the place of jurisdiction that stands somewhere else in the other document."


def clauses(*, moved: bool = False) -> list[list[str]]:
    pages = [[CLAUSE.format(number=number), "", "It is signed by both."] for number in NUMBERS]
    pages[7 if moved else 1] += ["", MOVING]
    return pages


def edited(pages: Sequence[Sequence[str]], page: int, old: str, new: str) -> list[list[str]]:
    changed = [list(lines) for lines in pages]
    changed[page] = [line.replace(old, new) for line in changed[page]]
    return changed


LEFT = clauses()
RIGHT = edited(clauses(moved=True), 5, "parties do", "owners do")


@pytest.fixture
def view(page_loader: PageLoader, qtbot: QtBot, theme: Theme) -> Iterator[PagesView]:  # noqa: ARG001 - the words are English
    made = PagesView(page_loader)
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture(scope="module")
def pair(qapp: QObject, tmp_path_factory: pytest.TempPathFactory) -> LoadedComparison:  # noqa: ARG001 - it has to exist first
    folder = tmp_path_factory.mktemp("pages")
    for name, pages in (("left.pdf", LEFT), ("right.pdf", RIGHT)):
        (folder / name).write_bytes(paged_pdf(pages))
    text = "\n\n".join(line for lines in edited(LEFT, 5, "parties do", "owners do") for line in lines if line)
    (folder / "right.txt").write_text(text)
    return compared(str(folder / "left.pdf"), str(folder / "right.pdf"))


@pytest.fixture(scope="module")
def mixed(pair: LoadedComparison) -> LoadedComparison:
    left = pair.request.left.entry.path
    return compared(left, str(Path(left).with_name("right.txt")))


def is_filled(pane: SidePane) -> bool:
    return len(pane.canvas._pages.rows) > 0 if pane.canvas._pages is not None else pane.text.row_count > 0


@pytest.fixture
def show(view: PagesView, qtbot: QtBot) -> Callable[[LoadedComparison], None]:
    def wait_for(loaded: LoadedComparison) -> None:
        view.show_comparison(loaded)
        qtbot.waitUntil(lambda: all(map(is_filled, view.panes)), timeout=LIMIT_MS)

    return wait_for


Show = Callable[[LoadedComparison], None]


def row_with(loaded: LoadedComparison, words: str, *, kind: RowKind | None = None) -> int:
    return next(
        number
        for number, row in enumerate(loaded.comparison.difference.rows)
        if words in (row.left or row.right or "") and kind in {None, row.kind}
    )


def tops(view: PagesView, row: int) -> list[float | None]:
    return [pane.area.top_of_row(row) for pane in view.panes]


def is_in_view(pane: SidePane, row: int) -> bool:
    top = pane.area.top_of_row(row)
    return top is not None and 0 <= top < pane.area.viewport().height()


def test_both_documents_are_drawn_from_their_first_page(
    view: PagesView, show: Show, pair: LoadedComparison, qtbot: QtBot
) -> None:
    show(pair)
    qtbot.waitUntil(lambda: all({0, 1} <= pane.canvas.drawn_pages for pane in view.panes), timeout=LIMIT_MS)
    assert [pane.canvas.page_count for pane in view.panes] == [10, 10]
    assert [pane.note for pane in view.panes] == ["", ""]
    assert all(3 not in pane.canvas.drawn_pages for pane in view.panes), "nobody looked there"


def test_a_row_comes_into_view_on_both_sides_at_one_height(view: PagesView, show: Show, pair: LoadedComparison) -> None:
    show(pair)
    row = row_with(pair, "Clause six")
    assert pair.comparison.difference.rows[row].kind is RowKind.CHANGED
    view.show_row(row)
    left, right = tops(view, row)
    assert left == pytest.approx(right, abs=2)
    assert all(is_in_view(pane, row) for pane in view.panes)
    assert view.visible_row() is not None
    assert [pane.canvas._current for pane in view.panes] == [(row,), (row,)]
    equal = next(number for number, one in enumerate(pair.comparison.difference.rows) if one.kind is RowKind.EQUAL)
    view.show_row(equal)
    assert [pane.canvas._current for pane in view.panes] == [(), ()]  # what is equal has no line around it


def test_a_row_that_was_asked_for_too_early_comes_into_view_later(
    view: PagesView, pair: LoadedComparison, qtbot: QtBot
) -> None:
    row = row_with(pair, "Clause nine")
    view.show_comparison(pair)
    view.show_row(row)
    qtbot.waitUntil(lambda: all(is_in_view(pane, row) for pane in view.panes), timeout=LIMIT_MS)


def test_each_end_of_a_move_comes_into_view_on_its_side(view: PagesView, show: Show, pair: LoadedComparison) -> None:
    show(pair)
    rows = pair.comparison.difference.rows
    on_left = next(number for number, row in enumerate(rows) if row.kind is RowKind.MOVED and row.left is not None)
    on_right = rows[on_left].counterpart
    assert on_right is not None
    for asked in (on_left, on_right):
        view.panes[0].canvas.show_page(9)
        view.show_row(asked)
        assert is_in_view(view.panes[0], on_left)
        assert is_in_view(view.panes[1], on_right)


@pytest.mark.parametrize("number", [0, 1])
def test_a_side_that_is_scrolled_takes_the_other_one_along(
    view: PagesView, show: Show, pair: LoadedComparison, number: int
) -> None:
    show(pair)
    area = view.panes[number].area
    row = row_with(pair, "Clause five")
    area.scroll_row_to(row, area.viewport().height() / 4)
    left, right = tops(view, row)
    assert left == pytest.approx(right, abs=2)
    area.verticalScrollBar().setValue(0)
    assert [pane.area.verticalScrollBar().value() for pane in view.panes] == [0, 0]


def test_each_side_is_scrolled_on_its_own_if_somebody_wants_that(
    view: PagesView, show: Show, pair: LoadedComparison
) -> None:
    show(pair)
    view.set_linked(False)
    view.panes[0].canvas.show_page(8)
    assert [pane.canvas.current_page for pane in view.panes] == [8, 0]
    view.set_linked(True)
    assert [pane.canvas.current_page for pane in view.panes] == [8, 8]


def test_keys_and_a_click_on_a_change_choose_its_row(view: PagesView, show: Show, pair: LoadedComparison) -> None:
    show(pair)
    row = row_with(pair, "Clause six")
    view.show_row(row)
    chosen: list[int] = []
    view.row_chosen.connect(chosen.append)
    canvas = view.panes[1].canvas
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Down)
    page = canvas.rect_of_page(5)
    scale = page.width() / 595
    mark = next(mark for mark in canvas._pages.marks[5] if mark.kind is RowKind.CHANGED)  # type: ignore[union-attr] # filled
    place = QPoint(
        round((mark.box.left + mark.box.right) / 2 * scale), round((mark.box.top + mark.box.bottom) / 2 * scale)
    )
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=page.topLeft() + place)
    assert chosen == [row]


def test_a_document_without_pages_shows_its_text_and_says_why(
    view: PagesView, show: Show, mixed: LoadedComparison
) -> None:
    view.resize(900, 220)
    show(mixed)
    pane = view.panes[1]
    assert pane.area is pane.text
    assert pane.text.row_count == sum(row.right is not None for row in mixed.comparison.difference.rows)
    assert pane.note.endswith("Here is its text.")
    row = row_with(mixed, "Clause six")
    view.show_row(row)
    left, right = tops(view, row)
    assert left == pytest.approx(right, abs=2)


def test_pages_and_text_scroll_together_too(view: PagesView, show: Show, mixed: LoadedComparison) -> None:
    view.resize(900, 220)
    show(mixed)
    QTest.keyClick(view.panes[0].canvas, Qt.Key.Key_End)
    last = row_with(mixed, "Clause ten")
    assert is_in_view(view.panes[1], last)
    QTest.keyClick(view.panes[1].text, Qt.Key.Key_Home)
    assert view.panes[0].canvas.current_page == 0


def test_a_click_on_text_chooses_its_row(view: PagesView, show: Show, mixed: LoadedComparison) -> None:
    show(mixed)
    row = row_with(mixed, "Clause two")
    view.show_row(row)
    chosen: list[int] = []
    view.row_chosen.connect(chosen.append)
    top = view.panes[1].text.top_of_row(row)
    assert top is not None
    QTest.mouseClick(view.panes[1].text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, round(top) + 8))
    assert chosen == [row]


def test_a_document_that_is_gone_shows_the_text_that_was_compared(view: PagesView, show: Show, tmp_path: Path) -> None:
    for name, pages in (("left.pdf", LEFT), ("right.pdf", RIGHT)):
        (tmp_path / name).write_bytes(paged_pdf(pages))
    loaded = compared(str(tmp_path / "left.pdf"), str(tmp_path / "right.pdf"))
    (tmp_path / "left.pdf").unlink()
    show(loaded)
    assert view.panes[0].area is view.panes[0].text
    assert view.panes[0].note.endswith(".")
    assert view.panes[1].area is view.panes[1].canvas


def test_swapping_exchanges_places_and_colours(view: PagesView, show: Show, pair: LoadedComparison) -> None:
    show(pair)
    left, right = view.panes
    assert left.x() < right.x()
    view.set_swapped(True)
    QApplication.processEvents()
    assert left.x() > right.x()
    assert left.canvas.accessibleName() == "Pages of the right document"
    view.set_swapped(False)
    QApplication.processEvents()
    assert left.x() < right.x()


def test_zooming_concerns_both_sides_and_keeps_them_together(
    view: PagesView, show: Show, pair: LoadedComparison
) -> None:
    show(pair)
    row = row_with(pair, "Clause six")
    view.show_row(row)
    view.zoom(4)
    assert {pane.canvas.zoom_factor > 1 for pane in view.panes} == {True}
    left, right = tops(view, row)
    assert left == pytest.approx(right, abs=3)
    view.zoom_to_width()
    assert [pane.canvas.zoom_factor for pane in view.panes] == [1, 1]


def test_nothing_is_read_before_somebody_can_see_it(
    page_loader: PageLoader, pair: LoadedComparison, qtbot: QtBot
) -> None:
    view = PagesView(page_loader)
    qtbot.addWidget(view)
    view.show_comparison(pair)
    busy = [page_loader.is_busy]
    view.show()
    assert [*busy, page_loader.is_busy] == [False, True]
    view.close()


def test_another_comparison_takes_the_place_of_one_that_is_being_read(
    view: PagesView, show: Show, pair: LoadedComparison, mixed: LoadedComparison
) -> None:
    view.show_comparison(pair)
    show(mixed)
    assert view.panes[1].area is view.panes[1].text
    assert view.panes[0].canvas.page_count == 10


def test_a_view_that_is_closed_while_pages_are_drawn_is_simply_gone(
    page_loader: PageLoader, pair: LoadedComparison, qtbot: QtBot
) -> None:
    view = PagesView(page_loader)
    view.show()
    view.show_comparison(pair)
    qtbot.waitUntil(lambda: view.panes[0].canvas.page_count > 0, timeout=LIMIT_MS)
    view.close()
    view.deleteLater()
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not page_loader.is_busy, timeout=LIMIT_MS)


@pytest.fixture(scope="module")
def scans(qapp: QObject, tmp_path_factory: pytest.TempPathFactory) -> LoadedComparison:  # noqa: ARG001 - it has to exist first
    folder = tmp_path_factory.mktemp("scans")
    for name, sentences in (("left.pdf", ("One", "Two", "Three")), ("right.pdf", ("One", "2", "Three"))):
        (folder / name).write_bytes(scanned_pdf(sentences))
    loaded = compared(str(folder / "left.pdf"), str(folder / "right.pdf"))
    box = (0.25, 0.25, 0.5, 0.5)
    looks = tuple(
        PageLikeness(left=page, right=page, similarity=0.98, is_turned=False, differing=((box, box),) * (page == 2))
        for page in (0, 2)
    )
    pages = (frozenset(range(3)),) * 2
    return replace(loaded, comparison=replace(loaded.comparison, looks=looks, compared_pages=pages))


def test_next_goes_to_the_pages_that_differ_by_what_is_seen(
    view: PagesView, scans: LoadedComparison, qtbot: QtBot
) -> None:
    view.show_comparison(scans)
    qtbot.waitUntil(lambda: all(pane.canvas.page_count == 3 for pane in view.panes), timeout=LIMIT_MS)
    assert view.stops == ((1, 1), (2, 2))
    view.step(forward=True)
    view.step(forward=True)
    view.step(forward=True)
    assert view.stop == 1
    assert all(2 in pane.canvas.visible_pages() for pane in view.panes)
    view.step(forward=False)
    assert view.stop == 0
    assert all("No matching page" in pane.canvas._looks[1].said for pane in view.panes)
    assert all("98 %" in pane.canvas._looks[2].said for pane in view.panes)


def test_documents_without_words_open_on_their_pages_until_somebody_wants_the_texts(
    scans: LoadedComparison, qtbot: QtBot, wording: Wording, qapp: QObject
) -> None:
    jobs = BackgroundJobs(qapp)
    view = ComparisonView(wording, Icons(QApplication.palette(), wording), jobs, lambda _: Comparer())
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    view.show_comparison(scans, left_part="", right_part="")
    modes = [view.mode]
    assert view.remark.startswith("Neither document has any text. Matching pages: 2 (of 3")
    view.step(forward=True)
    assert view.pages.stop == 0
    assert view.bar.counter.text() == "Change 1 of 2"
    view.set_mode(ViewMode.TEXTS)
    assert [*modes, view.mode] == [ViewMode.PAGES, ViewMode.TEXTS]
    assert view.texts.empty.isVisible()
    view.page_loader.close()
    qtbot.waitUntil(lambda: not jobs.is_busy, timeout=LIMIT_MS)
    view.close()


def test_a_picture_among_the_rows_is_drawn_elsewhere_and_one_that_cannot_be_shown_says_so(
    page_loader: PageLoader, scans: LoadedComparison, qtbot: QtBot, qapp: QObject
) -> None:
    pictures = RowPictures(page_loader, qapp)
    path = scans.request.left.entry.path
    pictures.set_documents(path, str(Path(path).with_name("missing.pdf")))
    page, missing = PictureKey(0, 1, is_page=True), PictureKey(1, 0)
    assert pictures.look(page, 120) is None
    assert pictures.look(missing, 120) is None
    qtbot.waitUntil(lambda: len(pictures.known) == 2, timeout=LIMIT_MS)
    drawn = pictures.look(page, 120)
    assert isinstance(drawn, QImage)
    assert drawn.width() == 120
    assert pictures.look(missing, 120) == "This picture cannot be shown."
    canvas = TextCanvas()
    qtbot.addWidget(canvas)
    canvas.resize(800, 400)
    canvas.set_pictures(lambda _key, _width: _red())
    row = DisplayRow(DisplayKind.LEFT_ONLY, Piece("Picture"), None, content=ContentKind.PICTURES, pictures=(page, None))
    canvas.set_rows([row])
    canvas.show()
    image = canvas.viewport().grab().toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(0, 300, 3) for y in range(0, canvas.rect_of_row(0).height(), 3)
    }
    assert "#ff0000" in colours


def _red() -> QImage:
    made = QImage(60, 40, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.red)
    return made
