"""What was found and decided is there again: from a file, after a crash, and after a scan that was cut short."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from dupfinder.domain.options import ScanOptions, ScanPreset
from dupfinder.gui.sessions.menus import PresetsMenu
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import save_session
from dupfinder.store import (
    default_state_folder,
    note_scan,
    read_recent_sessions,
    read_scan_presets,
    save_scan_preset,
    unfinished_scan,
)

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
    qtbot.waitUntil(lambda: other.results_page.board.marks.is_marked(samples["copy"]), timeout=5_000)
    assert other.results_page.filter_bar.filter.folder == samples["folder"]
    assert path in read_recent_sessions()


def test_a_session_without_a_view_opens_unfiltered_and_says_that_it_loads(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str], tmp_path: Path
) -> None:
    window, path = make_window(), str(tmp_path / "mine.dupfinder")
    scan(qtbot, window, samples["folder"])
    captured = window.sessions.capture_later()
    assert captured is not None
    session = captured()
    save_session(replace(session, view={}), path)
    window.results_page.filter_bar.set_folder("/nowhere")
    assert window.results_page.tree.results.rowCount() == 0
    window.open_session(path)
    assert window.statusBar().currentMessage() == "Opening mine.dupfinder …"
    qtbot.waitUntil(lambda: window.results_page.tree.results.rowCount() > 0, timeout=20_000)
    assert not window.results_page.filter_bar.filter
    assert window.statusBar().currentMessage() == ""


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
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.toolkit.theme import Theme
application = QApplication(["dupfinder"])
window = MainWindow(QSettings(sys.argv[1], QSettings.Format.IniFormat), Theme(application))
window.show()
if sys.argv[3] == "as soon as it is closed":
    window.sessions.keeper._timer.setInterval(60_000)
window.drop_paths([sys.argv[2]])
end_s = time.monotonic() + 60
def wait(condition):
    while not condition():
        application.processEvents()
        time.sleep(0.01)
        assert time.monotonic() < end_s
if sys.argv[3] == "during the scan":
    wait(lambda: window.bridge.is_scanning)
    os._exit(9)
if sys.argv[3] == "while it is closed":
    wait(lambda: window.bridge.is_scanning)
    window.drop_paths([sys.argv[4]])
    window.close()
    os._exit(9)
wait(lambda: window.result is not None and not window.is_busy)
if sys.argv[3] == "as soon as it is closed":
    window.close()
    os._exit(9)
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
    assert "closed unexpectedly" in window.notice_bar.text
    qtbot.waitUntil(lambda: window.results_page.board.marks.is_marked(samples["copy"]), timeout=5_000)


@pytest.mark.usefixtures("own_folders")
def test_a_scan_that_was_cut_short_is_offered_and_goes_on(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str], tmp_path: Path
) -> None:
    run_and_die(CRASHING_WINDOW, str(tmp_path / "other.ini"), samples["folder"], "during the scan", "")
    window = make_window()
    window.take_up()
    assert "was interrupted" in window.notice_bar.text
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


RUNNING_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from dupfinder.gui.window.app import run_window
from dupfinder.gui.window.main_window import MainWindow

def look():
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
    if window.is_busy or window.result is None:
        return
    timer.stop()
    window.results_page.board.mark([sys.argv[2]])
    if sys.argv[3] == "scan again":
        window.start_scan()
        dying.start(10)
    elif sys.argv[3] == "ask something":
        QTimer.singleShot(0, lambda: print("marked", flush=True))
        QMessageBox.question(window, "", "")
    elif sys.argv[3] == "lack memory":
        window.watching.watcher.close = lack_memory
        print("marked", flush=True)
    else:
        print("marked", flush=True)

def lack_memory(**_):
    raise MemoryError

def say_when_kept():
    if not window_of().sessions.keeper._under_way:
        dying.stop()
        assert window_of().bridge.is_scanning or window_of().result is not None
        print("marked", flush=True)

def window_of():
    return next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))

application = QApplication([])
timer, dying = QTimer(), QTimer()
timer.timeout.connect(look)
dying.timeout.connect(say_when_kept)
timer.start(20)
sys.exit(run_window(sys.argv[1:2], start_scan=True))
"""


def run_and_signal(number: signal.Signals, *arguments: str, ignored: signal.Signals | None = None) -> int:
    """Run a window that scans and marks a document, send it a signal the moment that it has, and return its status."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    # Whoever started the tests may ignore signals, as nohup does; what is ignored at the start stays ignored.
    actions = dict.fromkeys((signal.SIGINT, signal.SIGTERM, signal.SIGHUP), "SIG_DFL")
    if ignored is not None:
        actions[ignored] = "SIG_IGN"
    settings = "\n".join(f"signal.signal({int(each)}, signal.{action})" for each, action in actions.items())
    code = f"import signal\n{settings}\n{RUNNING_WINDOW}"
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "marked\n"
            if ignored is not None:
                process.send_signal(ignored)
                with pytest.raises(subprocess.TimeoutExpired):
                    process.wait(1)
            process.send_signal(number)
            return process.wait(90)
        finally:
            process.kill()


@pytest.mark.usefixtures("own_folders")
@pytest.mark.parametrize(
    ("number", "wish", "status"),
    [
        (signal.SIGHUP, "ask something", 0),
        pytest.param(signal.SIGINT, "", 130, marks=pytest.mark.sweep),
        (signal.SIGTERM, "lack memory", 1),
    ],
)
def test_a_signal_closes_the_window_properly_and_keeps_the_last_mark(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str], number: signal.Signals, wish: str, status: int
) -> None:
    assert run_and_signal(number, samples["folder"], samples["copy"], wish) == status
    window = make_window()
    window.show()
    window.take_up()
    assert not window.sessions.keeper.crashed
    assert window.notice_bar.isHidden()
    assert window.start_page.last_button.isVisible()
    window.start_page.last_button.click()
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=20_000)
    qtbot.waitUntil(lambda: window.results_page.board.marks.is_marked(samples["copy"]), timeout=5_000)
    assert window.notice_bar.isHidden()


@pytest.mark.usefixtures("own_folders")
def test_a_signal_that_is_ignored_from_the_start_stays_ignored(samples: dict[str, str]) -> None:
    arguments = (samples["folder"], samples["copy"], "")
    assert run_and_signal(signal.SIGTERM, *arguments, ignored=signal.SIGHUP) == 0


@pytest.mark.usefixtures("own_folders")
def test_a_crash_during_a_later_scan_loses_neither_the_session_before_it_nor_the_scan(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str]
) -> None:
    for number in range(300):
        Path(samples["folder"], f"{number}.txt").write_text(f"{number} " * 50)
    status = run_and_signal(signal.SIGKILL, samples["folder"], samples["copy"], "scan again")
    assert status == -signal.SIGKILL
    note_scan(ScanOptions(sources=(samples["folder"],)))  # the scan may have ended before the signal came
    (note,) = Path(default_state_folder()).glob("unfinished-scan-*.json")
    note.write_text(note.read_text().replace(f'"pid": {os.getpid()}', '"pid": 4194305'))
    window = make_window()
    window.take_up()
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=20_000)
    qtbot.waitUntil(lambda: window.results_page.board.marks.is_marked(samples["copy"]), timeout=5_000)
    assert "Your session was restored" in window.notice_bar.text
    assert "was interrupted" in window.notice_bar.text
    assert window.notice_bar.offer_button.isVisibleTo(window.notice_bar)


@pytest.mark.usefixtures("own_folders")
def test_a_session_that_opens_late_does_not_end_a_scan(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str]
) -> None:
    run_and_signal(signal.SIGKILL, samples["folder"], samples["copy"], "scan again")
    window = make_window()
    window.take_up()
    assert window.sessions.keeper.crashed
    said: list[str] = []
    window.sessions.said.connect(said.append)
    window.add_paths([samples["final"], samples["old"]])
    window.start_scan()
    window.bridge.set_paused(True)
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    assert said == ["Session not opened: another task is running."]
    window.bridge.set_paused(False)
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=60_000)
    assert window.result is not None
    assert window.result.options.sources == (samples["final"], samples["old"])


def test_a_scan_that_the_person_stopped_is_not_offered_again(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str]
) -> None:
    window = make_window()
    window.drop_paths([samples["folder"]])
    window.scanning.stop()
    qtbot.waitUntil(lambda: not window.bridge.is_scanning, timeout=30_000)
    assert unfinished_scan() is None


@pytest.mark.usefixtures("own_folders")
def test_a_window_that_opens_while_another_one_still_writes_its_session_waits_for_that(
    qtbot: QtBot, make_window: MakeWindow, samples: dict[str, str]
) -> None:
    before = make_window()
    before.sessions.keeper._timer.setInterval(60_000)
    before.drop_paths([samples["folder"]])
    qtbot.waitUntil(lambda: before.result is not None and not before.is_busy, timeout=20_000)
    before.results_page.board.mark([samples["copy"]])
    before.close()
    after = make_window()
    after.take_up()
    assert "Saving the last session" in after.statusBar().currentMessage()
    assert after.start_page.last_button.isHidden()
    before.end()
    qtbot.waitUntil(after.start_page.last_button.isVisible, timeout=5_000)
    assert after.notice_bar.isHidden()
    after.start_page.last_button.click()
    qtbot.waitUntil(lambda: after.result is not None and not after.is_busy, timeout=20_000)
    qtbot.waitUntil(lambda: after.results_page.board.marks.is_marked(samples["copy"]), timeout=5_000)


@pytest.mark.usefixtures("own_folders")
def test_what_is_killed_before_it_wrote_its_first_session_offers_the_scan_again(
    make_window: MakeWindow, samples: dict[str, str], tmp_path: Path
) -> None:
    run_and_die(CRASHING_WINDOW, str(tmp_path / "other.ini"), samples["folder"], "as soon as it is closed", "")
    window = make_window()
    window.take_up()
    assert "was interrupted" in window.notice_bar.text
    assert window.notice_bar.offer_button.isVisible()
    assert not window.sessions.keeper.is_last_coming


def test_deleted_settings_come_back(make_window: MakeWindow) -> None:
    window = make_window()
    save_scan_preset(ScanPreset(name="letters", options=ScanOptions(sources=())))
    menu = window.findChild(PresetsMenu)
    assert isinstance(menu, PresetsMenu)
    menu.fill()
    deleting = menu.actions()[-1].menu()
    assert isinstance(deleting, QMenu)
    deleting.actions()[0].trigger()
    assert read_scan_presets() == ()
    assert "“letters”" in window.notice_bar.text
    QTest.mouseClick(window.notice_bar.offer_button, Qt.MouseButton.LeftButton)
    assert [each.name for each in read_scan_presets()] == ["letters"]
