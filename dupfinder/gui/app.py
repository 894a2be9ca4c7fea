"""Starts the window."""

import os
import signal
import sys
from collections.abc import Sequence
from types import TracebackType

from PySide6.QtCore import QLibraryInfo, QLocale, QSettings, QTimer, QTranslator
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtWidgets import QApplication

from dupfinder.domain.errors import DupFinderError
from dupfinder.gui.comparison.texts.canvas_accessibility import accessible_canvas
from dupfinder.gui.icons import icon_file
from dupfinder.gui.main_window import MainWindow
from dupfinder.gui.resources import resource_path
from dupfinder.gui.theme import Theme


def run_window(sources: Sequence[str], *, start_scan: bool) -> int:
    """Show the window with these sources until it is closed, and return the exit status.

    `DupFinderError` where there is no display to show it on.
    """
    _check_display()
    application = QApplication.instance() or QApplication(["dupfinder"])
    if not isinstance(application, QApplication):
        raise TypeError("There is an application without windows already.")
    application.setApplicationName("DupFinder")
    application.setOrganizationName("DupFinder")
    application.setDesktopFileName("dupfinder")
    path = icon_file("app")
    if path is not None:
        application.setWindowIcon(QIcon(path))
    install_translators(application, QLocale())
    QAccessible.installFactory(accessible_canvas)
    window = MainWindow(QSettings(), Theme(application))
    _show_bugs_in(window)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends it: Qt's loop would not let Python see it
    window.show()
    window.add_paths(sources)
    if start_scan:
        QTimer.singleShot(0, window.start_scan)
    return application.exec()


def _check_display() -> None:
    """Raise what Qt would end the process for: on Linux it aborts where there is no display."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in named):
        raise DupFinderError("There is no display to show a window on; to scan without one: dupfinder scan FOLDER.")


def install_translators(application: QApplication, locale: QLocale) -> None:
    """Install the texts of a language: Qt's own, English plurals, and the window's translation."""
    if locale.language() is QLocale.Language.C:
        QLocale.setDefault(QLocale(QLocale.Language.English))  # for numbers and dates
    english = QTranslator(application)
    if english.load("dupfinder_en", resource_path("i18n")):
        application.installTranslator(english)
    for name, folder in (
        ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        ("dupfinder", resource_path("i18n")),
    ):
        translator = QTranslator(application)
        if translator.load(locale, name, "_", folder):
            application.installTranslator(translator)


def _show_bugs_in(window: MainWindow) -> None:
    """Show what nobody caught, instead of only writing it where nobody looks."""

    def show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            window.show_bug(error)

    sys.excepthook = show
