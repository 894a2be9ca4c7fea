"""The scan cache in the settings: what it holds, and the ways to make it smaller."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from dupfinder.domain.options import ScanOptions
from dupfinder.gui.settings.cache_page import CachePage
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import ScanControl, scan
from this_system import not_on_windows

LIMIT_MS = 60_000


@pytest.fixture
def make_page(qtbot: QtBot, wording: Wording) -> Callable[[str], CachePage]:
    def make(path: str) -> CachePage:
        page = CachePage(wording, path=path)
        qtbot.addWidget(page)
        wait(qtbot, page)
        return page

    return make


@pytest.fixture
def filled(samples: dict[str, str], tmp_path: Path) -> str:
    """Fill a cache by a real scan; return its path."""
    path = str(tmp_path / ("cache.sqlite3" if os.name == "nt" else "<b>cache.sqlite3"))
    for file in Path(samples["folder"]).rglob("*.*"):
        os.utime(file, (1_700_000_000, 1_700_000_000))  # what was changed just now is not kept
    control = ScanControl()
    scan(ScanOptions(sources=(samples["folder"],), cache_file=path), control)
    return path


def wait(qtbot: QtBot, page: CachePage) -> None:
    qtbot.waitUntil(lambda: not page.is_busy, timeout=LIMIT_MS)


def can_change(page: CachePage) -> tuple[bool, bool]:
    return page.clean_button.isEnabled(), page.clear_button.isEnabled()


def test_it_says_where_the_cache_is_and_what_it_holds(make_page: Callable[[str], CachePage], filled: str) -> None:
    page = make_page(filled)
    assert page.place.text() == filled
    assert page.content.text() == "5 documents, 3 texts"
    assert page.size_label.text().endswith("kB")
    assert page.last_used.text().count("/") == 2
    assert can_change(page) == (True, True)


def test_a_cache_that_is_not_there_is_not_made(make_page: Callable[[str], CachePage], tmp_path: Path) -> None:
    page = make_page(str(tmp_path / "none.sqlite3"))
    assert "No cache yet" in page.content.text()
    assert can_change(page) == (False, False)
    assert not os.path.exists(tmp_path / "none.sqlite3")


def test_cleaning_up_drops_documents_that_are_gone(
    make_page: Callable[[str], CachePage], qtbot: QtBot, samples: dict[str, str], filled: str
) -> None:
    page = make_page(filled)
    page.clean()
    assert can_change(page) == (False, False)
    wait(qtbot, page)
    assert page.status.text() == "Nothing to clean up."
    os.remove(samples["old"])
    page.clean_button.click()
    wait(qtbot, page)
    assert page.status.text().startswith("Deleted: 1 document. Freed: ")
    assert page.content.text() == "4 documents, 2 texts"


def test_clearing_asks_first_and_drops_everything(
    make_page: Callable[[str], CachePage], qtbot: QtBot, filled: str
) -> None:
    page = make_page(filled)
    page.show()
    for name, content in (("Cancel", "5 documents, 3 texts"), ("Clear", "0 documents, 0 texts")):
        page.clear_button.click()
        (box,) = [box for box in page.findChildren(QMessageBox) if box.isVisible()]
        assert box.defaultButton().text().replace("&", "") == "Cancel"
        next(button for button in box.buttons() if button.text().replace("&", "") == name).click()
        wait(qtbot, page)
        assert page.content.text() == content
    assert page.status.text().startswith("Cache cleared.")


def test_a_scan_keeps_the_cache_to_itself(make_page: Callable[[str], CachePage], qtbot: QtBot, filled: str) -> None:
    page = make_page(filled)
    page.set_scanning(True)
    assert can_change(page) == (False, False)
    page.clear()
    wait(qtbot, page)
    assert page.content.text() == "5 documents, 3 texts"
    page.take_back()
    wait(qtbot, page)
    assert can_change(page) == (True, True)


def test_what_is_no_cache_of_ours_is_said_in_one_sentence(
    make_page: Callable[[str], CachePage], qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "cache.sqlite3"
    path.write_bytes(b"something else" * 1000)
    page = make_page(str(path))
    wait(qtbot, page)
    assert page.status.text().count("\n") == 0
    assert str(path) in page.status.text()


@not_on_windows("XDG_CACHE_HOME moves nothing there")
def test_the_settings_of_the_window_show_the_cache_of_its_scans(
    window: MainWindow, qtbot: QtBot, samples: dict[str, str], tmp_path: Path
) -> None:
    window.add_paths([samples["folder"]])
    window.start_scan()
    dialog = window.settings.make_dialog()
    assert not dialog.cache_page.clear_button.isEnabled()
    qtbot.waitUntil(lambda: window.result is not None, timeout=LIMIT_MS)
    wait(qtbot, dialog.cache_page)
    assert dialog.cache_page.place.text().startswith(str(tmp_path / "cache"))
    assert dialog.cache_page.clear_button.isEnabled()
    dialog.deleteLater()
