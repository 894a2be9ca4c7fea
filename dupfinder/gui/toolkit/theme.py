"""Light, dark, or as the system has it: palettes, and the switch between them."""

import enum

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from dupfinder.gui.toolkit.colours import DARK, LIGHT, Colours
from dupfinder.gui.toolkit.stylesheet import stylesheet


class ThemeChoice(enum.StrEnum):
    """What a person chose in the menu."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


def make_palette(colours: Colours) -> QPalette:
    """Return the palette for these colours."""
    role = QPalette.ColorRole
    palette = QPalette()
    for target, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.base),
        (role.AlternateBase, colours.group),
        (role.Text, colours.text),
        (role.Button, colours.raised),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.danger),
        (role.ToolTipBase, colours.raised),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.dim),
        (role.Highlight, colours.selection),
        (role.HighlightedText, colours.on_selection),
        (role.Accent, colours.accent),
        (role.Link, colours.accent),
        (role.LinkVisited, colours.accent),
        (role.Light, colours.raised),
        (role.Midlight, colours.hover),
        (role.Mid, colours.border),
        (role.Dark, colours.border),
        (role.Shadow, colours.border),
    ):
        palette.setColor(target, QColor(colour))
    for target in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, target, QColor(colours.disabled))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Accent, QColor(colours.disabled))
    return palette


class Theme(QObject):
    """Keeps an application in the theme that a person chose, or in that of the system."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._choice = ThemeChoice.SYSTEM
        self._colours: Colours | None = None
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._apply)
        self._apply()

    @property
    def choice(self) -> ThemeChoice:
        """Return what was chosen."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Change to this theme at once."""
        self._choice = choice
        scheme = {
            ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
            ThemeChoice.LIGHT: Qt.ColorScheme.Light,
            ThemeChoice.DARK: Qt.ColorScheme.Dark,
        }[choice]
        self._application.styleHints().setColorScheme(scheme)  # frames and dialogs of the system follow as well
        self._apply()

    def _apply(self) -> None:
        is_dark = self._choice is ThemeChoice.DARK or (
            self._choice is ThemeChoice.SYSTEM and self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        )
        colours = DARK if is_dark else LIGHT
        if colours is self._colours:  # a style sheet is costly to apply
            return
        self._colours = colours
        self._application.setPalette(make_palette(colours))
        text_pt = QFontInfo(self._application.font()).pointSizeF()
        self._application.setStyleSheet(stylesheet(colours, text_pt=text_pt))
