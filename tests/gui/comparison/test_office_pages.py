"""Documents that have no pages by themselves, shown as LibreOffice makes their pages."""

from collections.abc import Sequence
from pathlib import Path

import docx
import pytest
from pytestqt.qtbot import QtBot

from dupfinder.domain.errors import Cancelled
from dupfinder.domain.pages import PageWords, Picture
from dupfinder.extract import office as installed
from dupfinder.gui.comparison.loader import LoadedComparison
from dupfinder.gui.comparison.pages.page_loader import PageLoader, Thumbnail
from dupfinder.gui.comparison.pages.pages_view import PagesView
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.pipeline import PageReader, has_office_pages
from dupfinder.pipeline.comparing import office
from page_samples import compared

LIMIT_MS = 60_000
CLAUSES = [f"Clause {number} says what the two parties agree on, in a sentence of its own." for number in range(40)]

needs_writer = pytest.mark.skipif(not has_office_pages("docx"), reason="LibreOffice Writer is not installed")


def word_document(path: Path, paragraphs: Sequence[str]) -> str:
    made = docx.Document()
    for text in paragraphs:
        made.add_paragraph(text)
    made.save(str(path))
    return str(path)


@pytest.fixture
def pair(tmp_path: Path, theme: Theme) -> LoadedComparison:  # noqa: ARG001 - the words are English
    changed = [text.replace("two", "three") if text.startswith("Clause 30 ") else text for text in CLAUSES]
    return compared(word_document(tmp_path / "a.docx", CLAUSES), word_document(tmp_path / "b.docx", changed))


@pytest.fixture
def view(page_loader: PageLoader, qtbot: QtBot, theme: Theme) -> PagesView:  # noqa: ARG001 - the words are English
    made = PagesView(page_loader)
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    qtbot.waitExposed(made)
    return made


@needs_writer
@pytest.mark.usefixtures("with_office")
def test_word_documents_are_shown_as_pages_with_their_changes(
    view: PagesView, pair: LoadedComparison, qtbot: QtBot
) -> None:
    assert pair.shows_pages(is_left=True)
    view.show_comparison(pair)
    (row,) = pair.comparison.difference.changes
    qtbot.waitUntil(lambda: all(pane.area.top_of_row(row) is not None for pane in view.panes), timeout=LIMIT_MS)
    assert [pane.note for pane in view.panes] == ["", ""]
    view.show_row(row)
    qtbot.waitUntil(lambda: all(pane.canvas.drawn_pages for pane in view.panes), timeout=LIMIT_MS)
    view.close()


@pytest.mark.usefixtures("with_office")
def test_a_document_that_libreoffice_cannot_open_is_shown_as_text(
    view: PagesView, pair: LoadedComparison, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "office" / "program"
    program.mkdir(parents=True)
    (program / "libswlo.so").touch()
    for one in (installed, office):
        monkeypatch.setattr(one, "office_program", lambda: str(program / "soffice.bin"))
    view.show_comparison(pair)
    qtbot.waitUntil(lambda: all(pane.text.row_count for pane in view.panes), timeout=LIMIT_MS)
    assert {pane.note for pane in view.panes} == {"LibreOffice could not make pages of this document."}
    view.close()


def test_without_libreoffice_word_documents_have_no_pages(pair: LoadedComparison) -> None:
    assert not pair.shows_pages(is_left=True)


class Slow(PageReader):
    """One whose pages are made until somebody gives up."""

    asked: list[str]

    def thumbnail(self, path: str, *, format_name: str = "", check: object = None, **_: object) -> Picture | None:
        if not format_name:
            return Picture(width_px=1, height_px=1, pixels=b"abc")
        self.asked.append(Path(path).name)
        while path.endswith("a.docx"):
            assert callable(check)
            check()
        return Picture(width_px=2, height_px=1, pixels=b"\0\0\0\xff\xff\xff")

    def pages(self, path: str, **_: object) -> tuple[PageWords, ...]:  # noqa: ARG002
        raise Cancelled


@pytest.mark.usefixtures("with_office")
def test_a_page_that_nobody_waits_for_any_more_is_given_up_and_made_when_it_is_wished_for_again(
    pair: LoadedComparison, page_loader: PageLoader, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "office" / "program"
    program.mkdir(parents=True)
    (program / "libswlo.so").touch()
    for one in (installed, office):
        monkeypatch.setattr(one, "office_program", lambda: str(program / "soffice.bin"))
    Slow.asked = []
    page_loader._make_reader = Slow
    small, large = Thumbnail(page_loader), Thumbnail(page_loader, asks_office=True)
    for each in (small, large):
        qtbot.addWidget(each)
    large.show_document(pair.request.left)
    qtbot.waitUntil(lambda: Slow.asked == ["a.docx"], timeout=LIMIT_MS)
    large.show_document(pair.request.right)
    qtbot.waitUntil(lambda: large.picture is not None, timeout=LIMIT_MS)
    small.show_document(pair.request.left)  # at the header LibreOffice is not asked
    qtbot.waitUntil(lambda: not page_loader.is_busy, timeout=LIMIT_MS)
    assert Slow.asked == ["a.docx", "b.docx"]
    large.show_document(pair.request.left)
    qtbot.waitUntil(lambda: Slow.asked == ["a.docx", "b.docx", "a.docx"], timeout=LIMIT_MS)
    large.show_document(None)
    qtbot.waitUntil(lambda: not page_loader.is_busy, timeout=LIMIT_MS)
