"""From a scan's events to signals, and from errors to words."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Problem
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.window.bridge import ScanBridge
from dupfinder.gui.window.bug_dialog import BugDialog
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.notice_bar import NoticeBar, NoticeKind

LIMIT_MS = 60_000


def test_a_scan_is_told_in_signals_and_ends_once(qtbot: QtBot, samples: dict[str, str]) -> None:
    bridge = ScanBridge()
    results: list[ScanResult] = []
    problems: list[Problem] = []
    sizes: list[int] = []
    plans: list[str] = []
    bridge.finished.connect(results.append)
    bridge.problem_found.connect(problems.append)
    bridge.groups_changed.connect(lambda groups: sizes.append(len(groups)))
    bridge.search_planned.connect(plans.append)
    bridge.start(ScanOptions(sources=(samples["folder"],), use_cache=False))
    assert bridge.is_scanning
    qtbot.waitUntil(lambda: not bridge.is_scanning, timeout=LIMIT_MS)
    qtbot.wait(100)
    (result,) = results
    assert problems == list(result.problems)
    assert len(result.groups) == 1
    assert all(plans)
    bridge.deleteLater()


def test_a_source_that_vanished_is_one_sentence(window: MainWindow, qtbot: QtBot, samples: dict[str, str]) -> None:
    window.add_paths([samples["folder"]])
    shutil.rmtree(samples["folder"])
    window.start_scan()
    qtbot.waitUntil(lambda: not window.is_scanning, timeout=LIMIT_MS)
    assert window.notice_bar.kind is NoticeKind.ERROR
    assert samples["folder"] in window.notice_bar.text
    assert window.start_page.isVisible()


def test_a_bug_shows_its_traceback_and_saves_it(window: MainWindow, tmp_path: Path) -> None:
    window.bridge.failed.emit(RuntimeError("<b>something</b>"))
    (dialog,) = window.findChildren(BugDialog)
    shown = dialog.findChild(QPlainTextEdit)
    assert isinstance(shown, QPlainTextEdit)
    assert "RuntimeError: <b>something</b>" in shown.toPlainText()
    dialog.save(str(tmp_path / "details.txt"))
    assert (tmp_path / "details.txt").read_text(encoding="utf-8") == shown.toPlainText()
    dialog.save(str(tmp_path / "nowhere" / "details.txt"))
    assert "cannot be written" in dialog.message.text()
    dialog.close()


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


def test_notices_gather_and_the_most_serious_one_gives_the_colour(bar: NoticeBar) -> None:
    bar.add(NoticeKind.WARNING, "one")
    bar.add(NoticeKind.NOTE, "two")
    bar.add(NoticeKind.NOTE, "two")
    assert (bar.kind, bar.text) == (NoticeKind.WARNING, "one\ntwo")
    for text in ("three", "four", "five"):
        bar.add(NoticeKind.NOTE, text)
    assert bar.text == "three\nfour\nfive\n… and 2 earlier notes"
    bar.close_button.click()
    assert (bar.kind, bar.isVisible()) == (None, False)
