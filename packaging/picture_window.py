"""The running program in front of a camera: a window of fixed size, and a home of its own with the sample documents.

Everything that could differ from one run to the next is fixed: language, theme, fonts, documents and their dates.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSettings
from PySide6.QtWidgets import QApplication

from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.start_page import lay_out_samples

WIDTH_PX, HEIGHT_PX = 1360, 860
_PATIENCE_S = 60.0


class PictureWindow:
    """A window with what its pictures need done in it. Documents are named by their paths below the home."""

    def __init__(self, application: QApplication, window: MainWindow, home: Path) -> None:
        self.application = application
        self.window = window
        self.home = home

    def path(self, name: str) -> str:
        """Return the path of a document or folder of the home: `Documents/Contracts/Lease draft.docx`."""
        return str(self.home.joinpath(*name.split("/")))

    def scan(self, folders: Sequence[str] = ("Documents", "Downloads")) -> None:
        """Scan these folders, and wait for what is found."""
        self.window.add_paths([self.path(folder) for folder in folders])
        self.window.start_scan()
        self.wait_until(lambda: self.window.result is not None)
        self.settle()

    def select(self, name: str) -> None:
        """Select a document in the list, and wait until it is compared."""
        tree, path = self.window.results_page.tree, self.path(name)
        found = ((group, tree.results.find_member(group, path)) for group in range(tree.results.group_count()))
        tree.select_place(next(Place(group, member) for group, member in found if member is not None))
        self.settle()

    def mark(self, names: Sequence[str]) -> None:
        """Mark documents to go."""
        self.window.results_page.board.mark([self.path(name) for name in names])
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is under way, and take away what is only said for a moment."""
        self.wait_until(lambda: not self.window.is_busy)
        self.window.statusBar().clearMessage()
        self.application.processEvents()

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Let the window work until it is so; `TimeoutError` if it never comes to that."""
        deadline_s = time.monotonic() + _PATIENCE_S
        while not is_so():
            if time.monotonic() > deadline_s:
                raise TimeoutError("The window did not get ready for its picture.")
            self.application.processEvents()
            time.sleep(0.01)
        self.application.processEvents()


def picture_application() -> QApplication:
    """Return the application, off the screen and in English; there can be one in a process."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(["dupfinder"])
    if not isinstance(application, QApplication):
        raise TypeError("There is an application without windows already.")
    Language(application).speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    return application


@contextmanager
def picture_window(
    application: QApplication, home: Path, *, theme: ThemeChoice = ThemeChoice.LIGHT
) -> Iterator[PictureWindow]:
    """Open a window whose home, with the sample documents, is this folder: folders are shown as ~/Documents."""
    before = dict(os.environ)
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ.pop(name, None)
    os.environ["HOME"] = str(home)
    lay_out_samples(str(home))
    settings = QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(settings, Theme(application))
    try:
        window.choose_theme(theme)
        window.resize(WIDTH_PX, HEIGHT_PX)
        window.show()
        stage = PictureWindow(application, window, home)
        stage.settle()
        yield stage
        stage.settle()
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        settings.sync()  # else they are written when the home is gone, and make it again
        os.environ.clear()
        os.environ.update(before)
