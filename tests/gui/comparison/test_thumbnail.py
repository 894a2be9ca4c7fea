"""The first page in the header: only where there is one and something to click."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.pages.page_loader import HEIGHT_PX, WIDTH_PX, PageLoader, Thumbnail
from dupfinder.gui.toolkit.theme import Theme
from page_samples import document, paged_pdf

LIMIT_MS = 60_000


@pytest.fixture
def thumbnail(page_loader: PageLoader, qtbot: QtBot, theme: Theme) -> Iterator[Thumbnail]:  # noqa: ARG001 - the words are English
    header = QWidget()
    layout = QHBoxLayout(header)
    made = Thumbnail(page_loader)
    layout.addWidget(made)
    layout.addWidget(QLabel("name"), 1)
    qtbot.addWidget(header)
    header.resize(400, 100)
    header.show()
    qtbot.waitExposed(header)
    yield made
    header.close()


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Document]:
    def write(name: str, *, size: tuple[int, int] = (595, 842)) -> Document:
        path = tmp_path / name
        is_pdf = name.endswith(".pdf")
        path.write_bytes(paged_pdf([["A page with words."]], size=size) if is_pdf else b"A text with words.\n" * 20)
        return document(str(path))

    return write


def show(thumbnail: Thumbnail, shown: Document, qtbot: QtBot) -> None:
    thumbnail.show_document(shown)
    qtbot.waitUntil(lambda: thumbnail.picture is not None, timeout=LIMIT_MS)


@pytest.mark.parametrize("size", [(595, 842), (842, 595), (100, 900)])
def test_a_pdf_shows_its_first_page_on_a_small_sheet(
    thumbnail: Thumbnail, make: Callable[..., Document], qtbot: QtBot, size: tuple[int, int]
) -> None:
    show(thumbnail, make("a.pdf", size=size), qtbot)
    assert thumbnail.isVisible()
    assert thumbnail.width() <= WIDTH_PX
    assert thumbnail.height() <= HEIGHT_PX
    assert thumbnail.width() == WIDTH_PX or thumbnail.height() == HEIGHT_PX
    assert thumbnail.width() / thumbnail.height() == pytest.approx(size[0] / size[1], rel=0.1)
    assert thumbnail.accessibleName() == "First page of a.pdf"
    paper = thumbnail.grab().toImage().pixelColor(thumbnail.rect().center() + QPoint(0, 8))
    assert paper.lightness() > 200


def test_a_document_without_one_takes_no_space(
    thumbnail: Thumbnail, make: Callable[..., Document], page_loader: PageLoader, qtbot: QtBot
) -> None:
    show(thumbnail, make("a.pdf"), qtbot)
    thumbnail.show_document(make("b.txt"))
    qtbot.waitUntil(lambda: not page_loader.is_busy, timeout=LIMIT_MS)
    assert thumbnail.picture is None
    assert not thumbnail.isVisible()
    thumbnail.show()  # as a header does with whatever is put into it
    assert thumbnail.size().isEmpty()


def test_a_document_that_is_gone_has_none(thumbnail: Thumbnail, make: Callable[..., Document], qtbot: QtBot) -> None:
    gone, there = make("gone.pdf"), make("there.pdf")
    Path(gone.entry.path).unlink()
    thumbnail.show_document(gone)
    show(thumbnail, there, qtbot)
    assert thumbnail.accessibleName() == "First page of there.pdf"


def test_a_document_that_was_seen_is_not_read_again(
    thumbnail: Thumbnail, make: Callable[..., Document], page_loader: PageLoader, qtbot: QtBot
) -> None:
    seen = make("a.pdf")
    show(thumbnail, seen, qtbot)
    thumbnail.show_document(None)
    shown = [thumbnail.picture is not None]
    thumbnail.show_document(seen)
    assert [*shown, thumbnail.picture is not None] == [False, True]
    assert not page_loader.is_busy


def test_it_can_be_clicked_and_pressed(thumbnail: Thumbnail, make: Callable[..., Document], qtbot: QtBot) -> None:
    clicks: list[None] = []
    thumbnail.clicked.connect(lambda: clicks.append(None))
    show(thumbnail, make("a.pdf"), qtbot)
    QTest.mouseClick(thumbnail, Qt.MouseButton.LeftButton)
    thumbnail.setFocus()
    QTest.keyClick(thumbnail, Qt.Key.Key_Space)
    assert len(clicks) == 2


def test_one_that_is_deleted_while_it_is_drawn_does_no_harm(
    thumbnail: Thumbnail, make: Callable[..., Document], page_loader: PageLoader, qtbot: QtBot
) -> None:
    thumbnail.show_document(make("a.pdf"))
    thumbnail.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: not page_loader.is_busy, timeout=LIMIT_MS)
