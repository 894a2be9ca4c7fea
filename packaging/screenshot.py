"""Makes packaging/screenshot.png, the README's picture, from the running program.

`.venv/bin/python packaging/screenshot.py [FILE] [--dark]`, after packaging/run.py has made that environment. No display
is needed.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable

from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication

from dupfinder.gui.language import Language
from dupfinder.gui.main_window import MainWindow
from dupfinder.gui.models.two_level import Place
from dupfinder.gui.theme import Theme, ThemeChoice
from samples import write_samples

WIDTH_PX, HEIGHT_PX = 1360, 860
SELECTED = "Documents/Contracts/Lease draft.docx"
MARKED = ("Downloads/Lease Lindenstraße 12 (1).docx", "Documents/House/Invoice 2026-014.pdf")
PATIENCE_S = 60.0


def main() -> int:
    """Take the picture; return the exit status."""
    options = [argument for argument in sys.argv[1:] if argument.startswith("--")]
    files = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    target = files[0] if files else os.path.join(os.path.dirname(os.path.abspath(__file__)), "screenshot.png")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        os.environ.pop(name, None)
    application = QApplication(["dupfinder"])
    british = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    Language(application).speak(british)
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home  # a home of its own: folders are shown as ~/Documents, and no setting is touched
        write_samples(home)
        settings = QSettings(os.path.join(home, "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(settings, Theme(application))
        window.choose_theme(ThemeChoice.DARK if "--dark" in options else ThemeChoice.LIGHT)
        show_differences(application, window, home)
        saved = window.grab().save(target)
        window.close()
    return 0 if saved else 1


def show_differences(application: QApplication, window: MainWindow, home: str) -> None:
    """Scan the samples in the window and select a draft beside its final version; mark two copies."""
    window.resize(WIDTH_PX, HEIGHT_PX)
    window.show()
    window.add_paths([os.path.join(home, "Documents"), os.path.join(home, "Downloads")])
    window.start_scan()
    wait_until(application, lambda: window.result is not None)
    tree = window.results_page.tree
    path = os.path.join(home, *SELECTED.split("/"))
    found = ((group, tree.results.find_member(group, path)) for group in range(tree.results.group_count()))
    tree.select_place(next(Place(group, member) for group, member in found if member is not None))
    wait_until(application, lambda: not window.is_busy)
    window.results_page.board.mark([os.path.join(home, *marked.split("/")) for marked in MARKED])
    window.statusBar().clearMessage()
    application.processEvents()


def wait_until(application: QApplication, is_so: Callable[[], bool]) -> None:
    """Let the window work until it is so; `TimeoutError` if it never comes to that."""
    deadline_s = time.monotonic() + PATIENCE_S
    while not is_so():
        if time.monotonic() > deadline_s:
            raise TimeoutError("The window did not get ready for its picture.")
        application.processEvents()
        time.sleep(0.01)
    application.processEvents()


if __name__ == "__main__":
    sys.exit(main())
