"""Starting the window as the command line does."""

import os
import subprocess
import sys

import pytest

START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dupfinder.gui.window.app import run_window
from dupfinder.gui.window.main_window import MainWindow

def look():
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
    if window.is_busy or (start_scan and window.result is None):
        return
    timer.stop()
    print(len(window.sidebar.source_list.sources.sources), None if window.result is None else len(window.result.groups))
    has_scan_button = window.focusWidget() is window.start_page.scan_button
    print(has_scan_button, window.height() <= window.screen().availableGeometry().height() - 80)
    window.close()

if __name__ == "__main__":
    start_scan = sys.argv[1] == "scan"
    application = QApplication([])
    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(50)
    sys.exit(run_window(sys.argv[2:], start_scan=start_scan))
"""

COMPARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dupfinder.__main__ import main
from dupfinder.gui.window.main_window import MainWindow

def look():
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
    loaded = window.results_page.pane.view.loaded
    if loaded is None or window.is_busy:
        return
    timer.stop()
    print(loaded.request.left.entry.name, loaded.comparison.relation, window.results_page.tree.isVisible())
    window.close()

if __name__ == "__main__":
    application = QApplication([])
    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(50)
    sys.argv[1:1] = ["gui", "--compare"]
    sys.exit(main())
"""

# Qt is C++: a thread that Python ends there takes the whole process with it.
AT_WORK = """
import sys, threading
from PySide6.QtGui import QColor, QImage
from dupfinder.__main__ import main

def draw():
    while True:
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(QColor("red"))
        image.scaled(700, 900)

if __name__ == "__main__":
    threading.Thread(target=draw, daemon=True).start()
    sys.argv[1:] = ["schema", "plan"]
    sys.exit(main())
"""


def run(code: str, *arguments: str, home: str) -> subprocess.CompletedProcess[str]:
    own = {f"XDG_{kind}_HOME": home for kind in ("CONFIG", "CACHE", "STATE", "DATA")}
    environment = os.environ | own | {"QT_QPA_PLATFORM": "offscreen"}
    script = os.path.join(home, "start.py")
    with open(script, "w", encoding="utf-8") as file:
        file.write(code)
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    return subprocess.run(
        [sys.executable, script, *arguments],
        env=environment | {"PYTHONPATH": root},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_opens_with_the_sources_it_was_given(
    samples: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = str(tmp_path_factory.mktemp("home"))
    done = run(START, "wait", samples["folder"], samples["final"], home=home)
    assert (done.returncode, done.stdout) == (0, "1 None\nTrue True\n"), done.stderr


def test_it_scans_at_once_when_told_so(samples: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> None:
    done = run(START, "scan", samples["folder"], home=str(tmp_path_factory.mktemp("home")))
    assert (done.returncode, done.stdout) == (0, "1 1\nFalse True\n"), done.stderr


def test_it_compares_two_files_without_a_scan(
    samples: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = str(tmp_path_factory.mktemp("home"))
    done = run(COMPARE, samples["final"], samples["copy"], home=home)
    assert (done.returncode, done.stdout) == (0, "contract.txt identical False\n"), done.stderr


def test_a_program_ends_in_peace_while_threads_are_at_work(tmp_path_factory: pytest.TempPathFactory) -> None:
    done = run(AT_WORK, home=str(tmp_path_factory.mktemp("home")))
    assert (done.returncode, done.stdout[-2:], done.stderr) == (0, "}\n", "")


def test_importing_the_room_loads_no_qt(tmp_path_factory: pytest.TempPathFactory) -> None:
    code = "import sys, dupfinder.gui; print([name for name in sys.modules if name.startswith('PySide6')])"
    assert run(code, home=str(tmp_path_factory.mktemp("home"))).stdout == "[]\n"
