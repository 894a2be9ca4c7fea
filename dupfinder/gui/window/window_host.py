"""Holds the one window, and makes it anew where only a new one will do: in another language."""

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.toolkit.freeing import let_go_when_deleted
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.window.main_window import MainWindow

_LOOK_EVERY_MS = 100


class WindowHost(QObject):
    """Shows a window, and another in its place when a person chooses another language.

    Texts are put into widgets when these are made. So the new language gets a new window, which takes over what the one
    before it held: results, marks, sources, what was looked at. While a scan or a removal is under way that waits.
    """

    window_changed = Signal(object)
    """The `MainWindow` that is shown from now on."""

    def __init__(self, settings: QSettings, theme: Theme, language: Language) -> None:
        super().__init__(theme)
        self._settings = settings
        self._theme = theme
        self._language = language
        language.choose(Remembered(settings).language)
        self._due: str | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
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
        held = before.take_out()
        Remembered(self._settings).language = name
        self._language.choose(name)
        self.window = self._make()
        self.window.take_over(held)
        self.window.show()  # before the other one closes: with the last window the program ends
        before.close()
        let_go_when_deleted(before)
        before.deleteLater()
        self.window_changed.emit(self.window)

    def _make(self) -> MainWindow:
        window = MainWindow(self._settings, self._theme)
        window.show_language(self._language.choice)
        window.language_chosen.connect(self.choose_language)
        return window
