"""From a scan's events to signals, and from errors to words."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QProgressBar
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Problem
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import Progress, Stage
from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.notice_bar import NoticeBar, NoticeKind
from dupfinder.gui.window.scan_flow import ProgressPanel, ScanBridge
from dupfinder.gui.window.text_dialogs import BugDialog

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
    qtbot.waitUntil(lambda: not window.bridge.is_scanning, timeout=LIMIT_MS)
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
    assert bar.text == "three\nfour\nfive\n… and 2 earlier notices"
    bar.close_button.click()
    assert (bar.kind, bar.isVisible()) == (None, False)


@pytest.fixture
def panel(qtbot: QtBot, wording: Wording) -> ProgressPanel:
    made = ProgressPanel(wording, Icons(QApplication.palette(), wording))
    qtbot.addWidget(made)
    return made


def reading(done: int, *, elapsed_s: float = 10.0, waits_for: str = "", waits_s: float = 0.0) -> Progress:
    return Progress(stage=Stage.READ, done=done, total=100, elapsed_s=elapsed_s, waits_for=waits_for, waits_s=waits_s)


def test_a_document_that_takes_long_is_named_with_its_seconds(panel: ProgressPanel) -> None:
    panel.show_progress(reading(40, waits_for="/papers/book.pdf", waits_s=2.9))
    assert panel.waits.text() == ""
    panel.show_progress(reading(40, waits_for="/papers/book.pdf", waits_s=12.7))
    assert panel.waits.text() == "Waiting for book.pdf, 12 s"
    panel.show_progress(reading(41, waits_for="/papers/other.pdf", waits_s=0.1))
    assert panel.waits.text() == ""


def test_a_pause_shows_no_time_left(panel: ProgressPanel) -> None:
    panel.show_progress(reading(40, waits_for="/papers/book.pdf", waits_s=12.7))
    assert panel.figures.text().endswith("left")
    panel.show_paused(True)
    assert (panel.stage.text(), panel.figures.text(), panel.waits.text()) == ("Paused", "40 of 100", "")
    panel.show_progress(reading(40))  # samples go on coming
    assert panel.figures.text() == "40 of 100"
    panel.show_paused(False)
    panel.show_progress(reading(41))
    assert panel.figures.text().endswith("left")


def test_the_bar_is_not_full_while_work_goes_on(panel: ProgressPanel) -> None:
    bar = panel.findChildren(QProgressBar)[0]
    panel.show_progress(reading(99))
    assert 0 < bar.value() < bar.maximum()
    panel.show_progress(reading(100))
    assert (bar.minimum(), bar.maximum()) == (0, 0)
