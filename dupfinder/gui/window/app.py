"""Starts the window."""

import ctypes
import os
import sys
from collections.abc import Sequence
from types import TracebackType

from PySide6.QtCore import QLibraryInfo, QSettings, QTimer
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtWidgets import QApplication

from dupfinder.domain.errors import DupFinderError, StoreError
from dupfinder.gui.comparison.texts.canvas_accessibility import accessible_canvas
from dupfinder.gui.results.tree_accessibility import accessible_tree
from dupfinder.gui.toolkit.chunked_work import TURN_S
from dupfinder.gui.toolkit.icons import icon_file
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.libraries import installed_libraries
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.window.ending import Ending
from dupfinder.gui.window.window_host import WindowHost
from dupfinder.store import ProgramLog, default_log_path, log_start


def run_window(sources: Sequence[str], *, start_scan: bool) -> int:
    """Show the window with these sources until it is closed, and return the exit status.

    `DupFinderError` where there is no display to show it on, `ImportError` where Qt cannot be loaded.
    """
    _check_display()
    _check_libraries()
    application = QApplication.instance() or QApplication(["dupfinder"])
    if not isinstance(application, QApplication):
        raise TypeError("There is an application without windows already.")
    application.setApplicationName("DupFinder")
    application.setOrganizationName("DupFinder")
    application.setDesktopFileName("dupfinder")
    path = icon_file("app")
    if path is not None:
        application.setWindowIcon(QIcon(path))
    prepare_interpreter()
    for factory in (accessible_canvas, accessible_tree):
        QAccessible.installFactory(factory)
    host = WindowHost(QSettings(), Theme(application), Language(application))
    _show_bugs_in(host)
    Ending(host, application)
    log = _start_log()
    window = host.window
    window.show()
    window.take_up()
    window.open_paths(sources)
    if start_scan:
        QTimer.singleShot(0, window.start_scan)
    try:
        return application.exec()
    finally:
        log.close()


def prepare_interpreter() -> None:
    """Have Python keep the window waiting as little as it can beside threads that compute."""
    sys.setswitchinterval(TURN_S)


def _start_log() -> ProgramLog:
    """Begin the log of this run; where it cannot be written, it is kept in memory."""
    try:
        log = ProgramLog(default_log_path())
    except StoreError:
        log = ProgramLog(None)
    log_start([(library.name, library.version) for library in installed_libraries()])
    return log


def _check_display() -> None:
    """Raise what Qt would end the process for: on Linux it aborts where there is no display."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in named):
        raise DupFinderError("There is no display to show a window on; to scan without one: dupfinder scan FOLDER.")


def _check_libraries() -> None:
    """Raise what Qt would end the process for: it aborts where its part for X11 lacks a library of the system."""
    named = os.environ.get("QT_QPA_PLATFORM", "xcb")
    if sys.platform == "linux" and named == "xcb" and not os.environ.get("WAYLAND_DISPLAY"):
        plugin = os.path.join(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
        try:
            ctypes.CDLL(plugin)
        except OSError as error:
            raise ImportError(str(error), path=plugin) from None


def _show_bugs_in(host: WindowHost) -> None:
    """Show what nobody caught, instead of only writing it where nobody looks."""

    def show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            host.window.show_bug(error)

    sys.excepthook = show
