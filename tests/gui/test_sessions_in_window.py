"""What was found and decided is there again: from a file, after a crash, and after a scan that was cut short."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.gui.main_window import MainWindow
from dupfinder.store import unfinished_scan

MakeWindow = Callable[[], MainWindow]


def scan(qtbot: QtBot, window: MainWindow, folder: str) -> None:
    window.drop_paths([folder])
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=30_000)


def test_a_session_file_brings_results_marks_and_filter_back(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str], tmp_path: Path
) -> None:
    window, path = make_window(), str(tmp_path / "mine.dupfinder")
    scan(qtbot, window, samples["folder"])
    window.results_page.board.mark([samples["copy"]])
    window.results_page.filter_bar.set_folder(samples["folder"])
    with qtbot.waitSignal(window.sessions.keeper.saved, timeout=20_000):
        window.sessions.keeper.save_as(path)
    other = make_window()
    other.open_paths([path])
    qtbot.waitUntil(lambda: other.result is not None and not other.is_busy, timeout=20_000)
    assert window.result is not None
    assert other.result is not None
    assert other.result.groups == window.result.groups
    assert other.result.problems == window.result.problems
    assert other.sidebar.make_options().sources == (samples["folder"],)
    qtbot.waitUntil(lambda: other.results_page.marks.is_marked(samples["copy"]), timeout=5_000)
    assert other.results_page.filter_bar.filter.folder == samples["folder"]
    assert path in other.sessions.keeper.recent()


def test_a_file_that_is_no_session_is_said_in_one_sentence(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window, path = make_window(), tmp_path / "broken.dupfinder"
    path.write_bytes(b"this is no session")
    window.open_session(str(path))
    qtbot.waitUntil(lambda: not window.notice_bar.isHidden(), timeout=5_000)
    assert str(path) in window.notice_bar.text
    assert window.result is None


def run_and_die(code: str, *arguments: str) -> None:
    """Run code of a window in another process, which ends without closing anything."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", code, *arguments], env=environment, check=False, timeout=90)
    assert run.returncode == 9


CRASHING_WINDOW = """
import os, sys, time
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from dupfinder.gui.main_window import MainWindow
from dupfinder.gui.theme import Theme
application = QApplication(["dupfinder"])
window = MainWindow(QSettings(sys.argv[1], QSettings.Format.IniFormat), Theme(application))
window.show()
window.drop_paths([sys.argv[2]])
end_s = time.monotonic() + 60
def wait(condition):
    while not condition():
        application.processEvents()
        assert time.monotonic() < end_s
if sys.argv[3] == "during the scan":
    wait(lambda: window.is_scanning)
    os._exit(9)
if sys.argv[3] == "while it is closed":
    wait(lambda: window.is_scanning)
    window.drop_paths([sys.argv[4]])
    window.close()
    os._exit(9)
wait(lambda: window.result is not None and not window.is_busy)
window.results_page.board.mark([sys.argv[4]])
start_s = time.monotonic()
wait(lambda: time.monotonic() > start_s + 2.5 and not window.is_busy)
os._exit(9)
"""


@pytest.mark.usefixtures("own_folders")
def test_after_a_crash_everything_is_there_again(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str], tmp_path: Path
) -> None:
    run_and_die(CRASHING_WINDOW, str(tmp_path / "other.ini"), samples["folder"], "at the end", samples["copy"])
    window = make_window()
    window.take_up()
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=20_000)
    assert "did not close properly" in window.notice_bar.text
    qtbot.waitUntil(lambda: window.results_page.marks.is_marked(samples["copy"]), timeout=5_000)


@pytest.mark.usefixtures("own_folders")
def test_a_scan_that_was_cut_short_is_offered_and_goes_on(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str], tmp_path: Path
) -> None:
    run_and_die(CRASHING_WINDOW, str(tmp_path / "other.ini"), samples["folder"], "during the scan", "")
    window = make_window()
    window.take_up()
    assert "was not finished" in window.notice_bar.text
    QTest.mouseClick(window.notice_bar.offer_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=30_000)
    assert len(window.result.groups) == 1 if window.result else False
    assert unfinished_scan() is None


@pytest.mark.usefixtures("own_folders")
def test_what_is_dropped_while_a_scan_runs_survives_closing(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str], tmp_path: Path
) -> None:
    later = tmp_path / "dropped later"
    later.mkdir()
    run_and_die(CRASHING_WINDOW, str(tmp_path / "other.ini"), samples["folder"], "while it is closed", str(later))
    window = make_window()
    window.take_up()
    QTest.mouseClick(window.notice_bar.offer_button, Qt.MouseButton.LeftButton)
    assert window.sidebar.make_options().sources == (samples["folder"], str(later))
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=30_000)


def test_a_scan_that_the_person_stopped_is_not_offered_again(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str]
) -> None:
    window = make_window()
    window.drop_paths([samples["folder"]])
    window.scanning.stop()
    qtbot.waitUntil(lambda: not window.is_scanning, timeout=30_000)
    assert unfinished_scan() is None
