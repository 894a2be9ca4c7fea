"""Light, dark, or as the system has it: palettes, style sheet, and the switch between them."""

import enum
from dataclasses import asdict
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from dupfinder.gui.toolkit.colours import DARK, LIGHT, Colours

_TITLE_SCALE = 1.85
_RULES = Template("""
QToolBar#main { background: $raised; border: none; border-bottom: 1px solid $border; spacing: 6px; }
QToolBar#main::separator { background: $border; width: 1px; margin: 9px 6px; }
QToolBar#main QToolButton { margin: 5px 2px; }
QToolBar#main QToolButton#qt_toolbar_ext_button { margin: 0; padding: 0; border: none; min-width: 20px; }
QMenuBar { background: $raised; color: $text; padding: 2px 6px; }
QMenuBar::item { padding: 4px 9px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: $accent_soft; }
QStatusBar { background: $raised; border-top: 1px solid $border; color: $dim; }
QStatusBar::item { border: none; }

QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 5px 8px; color: $text; }
QToolButton[narrow="true"] { padding: 5px 4px; }
QToolButton:hover { background: $accent_soft; }
QToolButton:focus { border-color: $accent; }
QToolButton:pressed, QToolButton:checked { background: $selection; }
QToolButton:disabled { color: $disabled; }
QToolButton::menu-indicator { image: none; width: 0; }
QToolButton[primary="true"] { background: $accent; color: $on_accent; font-weight: 600; padding: 5px 10px 5px 16px; }
QToolButton[primary="true"]:hover { background: $accent_hover; }
QToolButton[primary="true"]:focus { border: 2px solid $text; padding: 4px 9px 4px 15px; }
QToolButton[primary="true"]:disabled { background: $border; color: $disabled; }

QPushButton {
    border: 1px solid $border_strong; border-radius: 6px; padding: 5px 14px; min-height: 18px;
    background: $raised; color: $text;
}
QPushButton:hover { background: $accent_soft; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 4px 13px; }
QPushButton:pressed { background: $selection; }
QPushButton:disabled { color: $disabled; background: $window; }
QPushButton[primary="true"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[primary="true"]:hover { background: $accent_hover; }
QPushButton[primary="true"]:focus, QPushButton[danger="true"]:focus { border-color: $text; }
QPushButton[primary="true"]:disabled { background: $border; color: $disabled; border-color: $border; }
QPushButton[link="true"] { border-color: transparent; background: transparent; color: $accent; }
QPushButton[link="true"]:hover { background: $accent_soft; }
QPushButton[link="true"]:focus { border-color: $accent; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; button-layout: 3; }

QTreeView, QListView { border: none; background: $base; outline: none; }
QTreeView#framed { border: 1px solid $border; border-radius: 6px; }
QLineEdit {
    border: 1px solid $border_strong; border-radius: 6px; min-height: 28px; padding: 0 8px;
    background: $raised; color: $text;
}
QLineEdit:hover { border-color: $accent; }
QLineEdit:focus { border: 2px solid $accent; min-height: 26px; padding: 0 7px; }
QLineEdit:read-only, QLineEdit:read-only:hover { background: transparent; border-color: $border; }
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus, QAbstractSpinBox QLineEdit:hover {
    border: none; min-height: 0; padding: 0; background: transparent;
}
QWidget#sidebar QListView { background: $window; }
QHeaderView { background: $window; border: none; }
QTreeView#framed > QHeaderView { border-top-left-radius: 5px; border-top-right-radius: 5px; }
QTreeView#framed > QHeaderView::section { background: transparent; }
QTreeView#framed > QHeaderView::section:hover { background: $accent_soft; }
QHeaderView::section {
    background: $window; color: $dim; border: none; border-bottom: 1px solid $border; padding: 6px 16px 6px 4px;
}
QHeaderView::section:hover { color: $text; background: $accent_soft; }
QSplitter::handle { background: $border; }
QSplitter::handle:hover { background: $accent; }

QTabWidget::pane { border: none; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: $dim; border: none; border-bottom: 2px solid transparent;
    padding: 9px 4px 7px 4px; margin: 0 9px;
}
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:hover { color: $accent; }
QTabBar::tab:focus { color: $accent; background: $accent_soft; }

QProgressBar { border: none; border-radius: 3px; background: $border; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { border-radius: 3px; background: $accent; }

QSlider { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $border; }
QSlider::add-page:horizontal { border-radius: 2px; background: $accent; }
QSlider::sub-page:horizontal { border-radius: 2px; background: $border; }
QSlider::handle:horizontal {
    width: 12px; height: 12px; margin: -6px 0; border-radius: 8px; background: $raised; border: 2px solid $accent;
}
QSlider::handle:horizontal:hover { background: $accent_soft; }
QSlider::handle:horizontal:focus { background: $accent; }
QSlider::add-page:horizontal:disabled { background: $border; }
QSlider::handle:horizontal:disabled { border-color: $border; }

QAbstractSpinBox {
    border: 1px solid $border_strong; border-radius: 6px; min-height: 28px;
    background: $raised; color: $text;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; width: 0; height: 0; }
QAbstractSpinBox:hover { border-color: $accent; }
QAbstractSpinBox:focus { border: 2px solid $accent; min-height: 26px; }
QAbstractSpinBox:disabled { color: $disabled; border-color: $border; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $disabled; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 4px; }
QWidget#sidebar, QWidget#page { background: $window; }
QFrame#progressPanel { background: $raised; border: none; border-bottom: 1px solid $border; }
QFrame#watchPanel { background: $window; border: none; border-top: 1px solid $border; }
QFrame#line { background: $border; border: none; max-height: 1px; min-height: 1px; }
QFrame#comparisonBar { background: $window; border: none; border-bottom: 1px solid $border; }
QLabel[tone="dim"] { color: $dim; }
QLabel[tone="dim"]:disabled { color: $disabled; }
QLabel[tone="heading"] { color: $dim; font-weight: 600; }
QLabel[tone="strong"] { font-weight: 600; }
QLabel[tone="title"] { font-weight: 600; font-size: ${title_pt}pt; }
QLabel[tone="value"] { color: $accent; font-weight: 600; }
QLabel[tone="value"]:disabled { color: $disabled; }
QLabel[tone="identical"] { color: $good; font-weight: 600; }
QLabel[tone="similar"] { color: $warning; font-weight: 600; }
QLabel[tone="remark"] { background: $warning_soft; border-bottom: 1px solid $border; padding: 5px 12px; }
QLabel[tone="aside"] { background: $window; border-bottom: 1px solid $border; padding: 5px 12px; }
QLabel[tone="fine"] { background: $good_soft; border-bottom: 1px solid $border; padding: 5px 12px; }
QLabel[tone="note"] { color: $dim; background: $window; border-bottom: 1px solid $border; padding: 8px 14px; }
QFrame#notice[kind="note"] { background: $accent_soft; border: none; border-bottom: 1px solid $border; }
QFrame#notice[kind="warning"] { background: $warning_soft; border: none; border-bottom: 1px solid $border; }
QFrame#notice[kind="error"] { background: $danger_soft; border: none; border-bottom: 1px solid $border; }
QFrame#undoBar[kind="note"] { background: $good_soft; border: none; border-bottom: 1px solid $border; }
QFrame#undoBar[kind="warning"] { background: $warning_soft; border: none; border-bottom: 1px solid $border; }
QPushButton[danger="true"] { background: $danger; color: $on_accent; border-color: $danger; font-weight: 600; }
QPushButton[danger="true"]:disabled { background: $border; color: $disabled; border-color: $border; }
QFrame#framedBox { background: $base; border: 1px solid $border; border-radius: 6px; }
QListView#framed { border: 1px solid $border; border-radius: 6px; }
QListView[roomy="true"]::item { padding: 6px 9px; color: $text; }
QListView[roomy="true"]::item:hover { background: $hover; }
QListView[roomy="true"]::item:selected { background: $selection; color: $on_selection; }
""")


def stylesheet(colours: Colours, *, text_pt: float) -> str:
    """Return the style sheet of windows in these colours, for texts of this size in points."""
    return _RULES.substitute(asdict(colours), title_pt=f"{text_pt * _TITLE_SCALE:.1f}")


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
