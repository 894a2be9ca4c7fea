"""A real drag between two programs on a real X server."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from virtual_screen import DRAG_SOURCE_TITLE, HAS_SCREEN, drag_source, end, virtual_screen, wait_for

TOP = Path(__file__).parents[3]
pytestmark = [pytest.mark.xvfb, pytest.mark.skipif(not HAS_SCREEN, reason="needs a screen of its own")]

TARGET = """
import sys
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.toolkit.theme import Theme

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


def test_files_dragged_from_another_program_are_scanned(samples: dict[str, str], tmp_path: Path) -> None:
    script, taken, found = (tmp_path / name for name in ("target.py", "taken.txt", "found.txt"))
    script.write_text(TARGET)
    with virtual_screen() as screen, drag_source(screen, [samples["folder"]], taken), open(found, "w") as output:
        environment = {**os.environ, **screen.environment, "XDG_CACHE_HOME": str(tmp_path / "cache")}
        command = [sys.executable, str(script), str(tmp_path / "settings.ini")]
        program = subprocess.Popen(command, env={**environment, "PYTHONPATH": str(TOP)}, stdout=output)
        try:
            screen.window_of(DRAG_SOURCE_TITLE)
            screen.window_of("^DupFinder$")
            screen.drag([(120, 140), (140, 150), (180, 170), (500, 260), (600, 320), (660, 360)])
            said = wait_for(lambda: text if "groups" in (text := found.read_text()) else "")
            assert f"source {samples['folder']}\n" in said
            assert "groups 1\n" in said
            assert wait_for(taken.read_text) == "taken as CopyAction\n"
        finally:
            end(program)
