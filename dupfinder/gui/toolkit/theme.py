"""Light, dark, or as the system has it: palettes, style sheet, and the switch between them."""

import enum
from dataclasses import asdict
from pathlib import Path
from string import Template

from PySide6.QtCore import QDir, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from dupfinder.domain.file_names import resource_path
from dupfinder.gui.toolkit.colours import DARK, LIGHT, Colours

_TITLE_SCALE = 1.85
_LEAST_TICK_PX = 15
_TICK_PX_PER_PT = 1.4


def stylesheet(colours: Colours, *, text_pt: float) -> str:
    """Return the style sheet of windows in these colours, for texts of this size in points."""
    rules = Template(Path(resource_path("window.qss")).read_text("utf-8"))
    QDir.setSearchPaths("signs", [resource_path("signs")])
    tick_px = max(_LEAST_TICK_PX, round(text_pt * _TICK_PX_PER_PT))
    return rules.substitute(
        asdict(colours),
        title_pt=f"{text_pt * _TITLE_SCALE:.1f}",
        tick_px=tick_px,
        veil=f"#db{colours.accent_soft.removeprefix('#')}",
        focused_tick_px=tick_px - 2,
        theme="dark" if colours is DARK else "light",
    )


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

    sheet_changed = Signal(str)
    """The style sheet that windows have from now on."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self.choice = ThemeChoice.SYSTEM
        """What was chosen."""
        self._colours: Colours | None = None
        self._sheet = ""
        self._percent = 100
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._apply)
        self._apply()

    def dress(self, window: QWidget | QApplication) -> None:
        """Have a window, and whatever dialogue belongs to it, look like this from now on; best once its parts are made.

        A style sheet of the whole application would style each part every time it is put into another one.
        """
        window.setStyleSheet(self._sheet)
        self.sheet_changed.connect(window.setStyleSheet)

    def choose(self, choice: ThemeChoice) -> None:
        """Change to this theme at once."""
        self.choice = choice
        scheme = {
            ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
            ThemeChoice.LIGHT: Qt.ColorScheme.Light,
            ThemeChoice.DARK: Qt.ColorScheme.Dark,
        }[choice]
        self._application.styleHints().setColorScheme(scheme)  # frames and dialogs of the system follow as well
        self._apply()

    def scale_text(self, percent: int) -> None:
        """Have all texts so large, against the size that the system has."""
        if percent == self._percent:
            return
        font = QFont(self._application.font())
        # What is drawn is rounded to pixels, and would grow with each change; only fonts in pixels have no other size.
        size_pt = font.pointSizeF() if font.pointSizeF() > 0 else QFontInfo(font).pointSizeF()
        font.setPointSizeF(size_pt / self._percent * percent)
        self._percent = percent
        self._application.setFont(font)
        self._colours = None  # sizes stand in the style sheet, too
        self._apply()

    def _apply(self) -> None:
        is_dark = self.choice is ThemeChoice.DARK or (
            self.choice is ThemeChoice.SYSTEM and self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        )
        colours = DARK if is_dark else LIGHT
        if colours is self._colours:  # a style sheet is costly to apply
            return
        if self._colours is not None and any(widget.isVisible() for widget in QApplication.topLevelWidgets()):
            # A sheet that is there is changed for what was never shown, too: four times as long for all widgets. Other
            # sizes of letters do not come this way: columns and rows follow them wherever they are. A window that was
            # never shown itself must keep its sheet until it has the next: parts of it would keep the old colours.
            self.sheet_changed.emit("")
        self._colours = colours
        self._application.setPalette(make_palette(colours))
        text_pt = QFontInfo(self._application.font()).pointSizeF()
        self._sheet = stylesheet(colours, text_pt=text_pt)
        self.sheet_changed.emit(self._sheet)
