"""A real drag between two programs on a real X server."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

TOOLS = ("Xvfb", "xdotool", "openbox")
pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in TOOLS), reason=f"needs {', '.join(TOOLS)} for a screen of its own"
    ),
]

SOURCE = """
import sys
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QWidget

class Files(QWidget):
    def mouseMoveEvent(self, event):
        drag = QDrag(self)
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(path) for path in sys.argv[1:]])
        drag.setMimeData(mime)
        taken = drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.MoveAction)
        print("taken as", taken.name, flush=True)

application = QApplication([])
files = Files()
files.setWindowTitle("file manager twin")
files.setGeometry(20, 40, 200, 200)
files.show()
application.exec()
"""

TARGET = """
import sys
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from dupfinder.gui.main_window import MainWindow
from dupfinder.gui.theme import Theme

def look():
    for source in window.sidebar.source_list.sources.sources:
        print("source", source.path, flush=True)
    if window.result is not None and not window.is_busy:
        print("groups", len(window.result.groups), flush=True)
        window.close()

if __name__ == "__main__":
    application = QApplication([])
    window = MainWindow(QSettings(sys.argv[1], QSettings.Format.IniFormat), Theme(application))
    window.setGeometry(300, 60, 800, 600)
    window.show()
    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(100)
    application.exec()
"""


@pytest.fixture
def display() -> Iterator[str]:
    """Start a screen with a window manager; return its name."""
    with ExitStack() as stack:
        reading, writing = os.pipe()
        stack.callback(os.close, reading)
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        stack.callback(end, server)
        os.close(writing)
        name = f":{os.read(reading, 20).decode().strip()}"
        manager = subprocess.Popen(["openbox"], env=os.environ | {"DISPLAY": name}, stderr=subprocess.DEVNULL)
        stack.callback(end, manager)
        yield name


def end(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_for(what: Callable[[], str], *, within_s: float) -> str:
    end_s = time.monotonic() + within_s
    while time.monotonic() < end_s:
        if found := what():
            return found
        time.sleep(0.1)
    raise AssertionError("It did not happen in time.")


def test_files_dragged_from_another_program_are_scanned(
    display: str, samples: dict[str, str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    environment = os.environ | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": root,
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    outputs = {}
    for name, code, arguments in (
        ("target", TARGET, [str(tmp_path / "settings.ini")]),
        ("source", SOURCE, [samples["folder"]]),
    ):
        script = tmp_path / f"{name}.py"
        script.write_text(code)
        outputs[name] = tmp_path / f"{name}.out"
        with open(outputs[name], "w") as output:
            program = subprocess.Popen([sys.executable, str(script), *arguments], env=environment, stdout=output)
        request.addfinalizer(lambda program=program: end(program))  # type: ignore[misc] # bound now

    def xdotool(*arguments: str) -> str:
        done = subprocess.run(["xdotool", *arguments], env=environment, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def window_of(title: str) -> str:
        return wait_for(lambda: xdotool("search", "--onlyvisible", "--name", title), within_s=40).splitlines()[-1]

    source, target = window_of("file manager twin"), window_of("^DupFinder$")
    xdotool("mousemove", "--window", source, "100", "100")
    xdotool("mousedown", "1")
    for x, y in ((120, 110), (160, 130)):
        xdotool("mousemove", "--window", source, str(x), str(y))
        time.sleep(0.1)
    for x, y in ((300, 300), (380, 320), (400, 340)):
        xdotool("mousemove", "--window", target, str(x), str(y))
        time.sleep(0.15)
    xdotool("mouseup", "1")
    said = wait_for(lambda: text if "groups" in (text := outputs["target"].read_text()) else "", within_s=60)
    assert f"source {samples['folder']}\n" in said
    assert "groups 1\n" in said
    assert wait_for(outputs["source"].read_text, within_s=10) == "taken as CopyAction\n"
