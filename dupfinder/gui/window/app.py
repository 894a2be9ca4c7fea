"""Starts the window."""

import ctypes
import os
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from types import TracebackType

from PySide6.QtCore import QLibraryInfo, QObject, QSettings, QSocketNotifier, QTimer
from PySide6.QtGui import QAccessible, QIcon, QSessionManager
from PySide6.QtWidgets import QApplication

from dupfinder import diff, pipeline, report, survey, trash
from dupfinder.domain.errors import DupFinderError, StoreError
from dupfinder.domain.messages import as_it_is
from dupfinder.gui.comparison.texts.text_canvas import accessible_canvas
from dupfinder.gui.results.group_view import accessible_tree
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.toolkit.background import TURN_S, let_go_when_deleted
from dupfinder.gui.toolkit.icons import icon_file
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.window.about_dialog import installed_libraries
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.store import ProgramLog, default_log_path, log_libraries, log_start

_LOOK_EVERY_MS = 100
_REST_AFTER_MS = 100
"""So long after the window was shown it has been painted, and a person is still looking for what to press."""


class WindowHost(QObject):
    """Shows a window, and another in its place when a person chooses another language.

    Texts are put into widgets when these are made. So the new language gets a new window, which takes over what the one
    before it held: results, marks, sources, what was looked at. While a scan or a removal is under way that waits.
    """

    def __init__(self, settings: QSettings, theme: Theme, language: Language) -> None:
        super().__init__(theme)
        self._settings = settings
        self._theme = theme
        self._language = language
        language.choose(Remembered(settings).language)
        self._due: str | None = None
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._change_when_idle)
        self.window = self._make()

    def choose_language(self, name: str) -> None:
        """Change to a language as soon as nothing is under way, and remember it."""
        if name == self._language.choice:
            self._due = None
            return
        self._due = name
        if self.window.is_busy:
            self.window.say_language_waits()
        self._timer.start()

    def _change_when_idle(self) -> None:
        if self._due is not None and self.window.is_busy:
            return
        self._timer.stop()
        if self._due is not None:
            self._change(self._due)

    def _change(self, name: str) -> None:
        before, self._due = self.window, None
        before.remember()
        Remembered(self._settings).language = name
        self._language.choose(name)
        self.window = self._make()
        self.window.take_over(before)
        self.window.show()  # before the other one closes: with the last window the program ends
        before.hide()
        QTimer.singleShot(_REST_AFTER_MS, before, lambda: _end(before))  # first the new one is seen

    def _make(self) -> MainWindow:
        window = MainWindow(self._settings, self._theme)
        window.show_language(self._language.choice)
        window.language_chosen.connect(self.choose_language)
        return window


def _end(window: MainWindow) -> None:
    window.close()
    let_go_when_deleted(window)
    window.deleteLater()


def run_window(sources: Sequence[str], *, start_scan: bool, compared: Sequence[str] = ()) -> int:
    """Show the window with these sources, or two files to compare, until it is closed; return the exit status.

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
    settings = QSettings()
    host = WindowHost(settings, Theme(application), Language(application))
    _show_bugs_in(host)
    Ending(host, application)
    log = _start_log()
    window = host.window
    window.show()
    window.take_up()
    window.open_paths(sources)
    if compared:
        window.compare_files(*compared)
    if start_scan:
        QTimer.singleShot(0, window.start_scan)
    QTimer.singleShot(_REST_AFTER_MS, lambda: pipeline.run_in_background(load_rest))
    try:
        status = application.exec()
        host.window.end()
        settings.sync()  # where the process ends with threads at work, nobody else writes them
        return status
    finally:
        log.close()


def prepare_interpreter() -> None:
    """Have Python keep the window waiting as little as it can beside threads that compute."""
    sys.setswitchinterval(TURN_S)


def load_rest() -> None:
    """Load what scans, comparisons and sessions need, so that the first of them does not wait for it.

    The log gets what the program is built with: to find that out would keep the window from being seen.
    """
    for door in (pipeline, diff, report, survey, trash):
        for name in door.__all__:
            getattr(door, name)
    log_libraries((library.name, library.version) for library in installed_libraries())


def _start_log() -> ProgramLog:
    """Begin the log of this run; where it cannot be written, it is kept in memory."""
    try:
        log = ProgramLog(default_log_path())
    except StoreError:
        log = ProgramLog(None)
    log_start()
    return log


def _check_display() -> None:
    """Raise what Qt would end the process for: on Linux it aborts where there is no display."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in named):
        raise DupFinderError(
            as_it_is("There is no display to show a window on; to scan without one: dupfinder scan FOLDER.")
        )


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
        if not isinstance(error, DupFinderError):
            sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            host.window.show_error(error)

    sys.excepthook = show


_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
_INTERRUPTED = 130
"""As shells have it: 128 and the number of SIGINT."""
_BUG = 1
_ASK_AGAIN_MS = 100


class Ending(QObject):
    """Closes the window when a signal says so; keeps what there is when the session manager says so.

    Qt's loop does not let Python see a signal, which therefore writes to a socket that Qt watches. A signal that the
    program was started to ignore (`nohup`) stays ignored.
    """

    def __init__(self, host: WindowHost, application: QApplication) -> None:
        super().__init__(application)
        self._host = host
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.setblocking(False)
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        for number in _heeded():
            signal.signal(number, lambda *_: None)
        self._status = 0
        self._asking = QTimer(self, interval=_ASK_AGAIN_MS)
        self._asking.timeout.connect(self._close)
        application.commitDataRequest.connect(self._keep)

    def _hear(self) -> None:
        if signal.SIGINT in self._heard.recv(64):
            self._status = _INTERRUPTED
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # who presses Ctrl+C once more will not wait
        self._close()

    def _close(self) -> None:
        """Close the window, and ask again where it is busy with a removal: that stops after the present document."""
        try:
            is_closed = self._host.window.close()
        except Exception:
            QApplication.exit(_BUG)  # what is asked to end ends, where there is no memory left to do so properly, too
            raise
        if is_closed:
            self._asking.stop()
            QApplication.exit(self._status)  # dialogues may be left
        else:
            self._asking.start()

    def _keep(self, _manager: QSessionManager) -> None:
        self._host.window.sessions.keeper.keep_at_once()


def _heeded() -> Iterator[signal.Signals]:
    for name in _SIGNALS:
        number = getattr(signal.Signals, name, None)  # Windows knows no SIGHUP
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            yield number
