"""Both themes can be read, and the window follows them."""

import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from colour_contrast import SIGN_CONTRAST, TEXT_CONTRAST, contrast
from dupfinder.gui.toolkit.colours import DARK, LIGHT, Colours, colours_for
from dupfinder.gui.toolkit.fields import ChoiceBox, dialog_buttons
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice, make_palette, stylesheet

PAIRS = [
    (
        "text",
        ("window", "base", "raised", "group", "hover", "left_row", "left_word", "right_row", "right_word", "folded"),
    ),
    ("dim", ("window", "base", "raised", "group", "hover", "folded", "selection")),
    ("on_selection", ("selection",)),
    ("on_accent", ("accent", "accent_hover", "danger")),
    ("accent", ("base", "window", "accent_soft")),
    ("good", ("good_soft",)),
    ("warning", ("warning_soft",)),
    ("text", ("accent_soft", "good_soft", "warning_soft", "danger_soft", "selection")),
]


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), [(front, back) for front, backs in PAIRS for back in backs])
def test_text_can_be_read(colours: Colours, front: str, back: str) -> None:
    assert contrast(getattr(colours, front), getattr(colours, back)) >= TEXT_CONTRAST


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("line", "back"), [("border_strong", "window"), ("border_strong", "raised"), ("accent", "raised")]
)
def test_fields_and_what_has_the_keyboard_can_be_seen(colours: Colours, line: str, back: str) -> None:
    assert contrast(getattr(colours, line), getattr(colours, back)) >= SIGN_CONTRAST


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_a_palette_tells_its_colours(colours: Colours) -> None:
    assert colours_for(make_palette(colours)) is colours
    assert "$" not in stylesheet(colours, text_pt=9)


def test_a_choice_changes_the_application_at_once(theme: Theme, qapp: QApplication) -> None:
    for choice, colours in ((ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT)):
        theme.choose(choice)
        assert qapp.palette().color(QPalette.ColorRole.Base) == QColor(colours.base)
        assert theme.choice is choice
    theme.choose(ThemeChoice.SYSTEM)


def test_letters_that_grew_have_their_size_again_afterwards(theme: Theme, qapp: QApplication) -> None:
    before = qapp.font()
    odd = QFont(before)
    odd.setPointSizeF(8.25)  # as Windows has it: what is drawn is rounded to pixels
    qapp.setFont(odd)
    for percent in (150, 100, 125, 100):
        theme.scale_text(percent)
    try:
        assert qapp.font().pointSizeF() == pytest.approx(8.25)
    finally:
        qapp.setFont(before)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_each_sign_of_the_style_sheet_can_be_drawn(theme: Theme, colours: Colours) -> None:
    assert theme is not None  # only an application draws pictures
    names = re.findall(r"url\((signs:[^)]+)\)", stylesheet(colours, text_pt=10.0))
    assert len(names) == 2
    for name in names:
        assert not QIcon(name).pixmap(QSize(14, 14)).isNull(), name


def test_fields_grow_with_their_letters_as_buttons_do(theme: Theme, qtbot: QtBot) -> None:
    column = QWidget()
    qtbot.addWidget(column)
    theme.dress(column)
    box, field, button = ChoiceBox(), QLineEdit(), QPushButton("Add")
    box.addItem("Light")
    layout = QVBoxLayout(column)
    for part in (box, field, button):
        layout.addWidget(part)
    theme.scale_text(175)
    try:
        with qtbot.waitExposed(column):
            column.show()
        height = button.sizeHint().height()
        assert height > 33
        for each in (box, field):
            assert abs(each.sizeHint().height() - height) <= 2
            each.setFocus()
            assert abs(each.sizeHint().height() - height) <= 2
    finally:
        theme.scale_text(100)


def test_buttons_of_dialogues_have_no_pictures_whatever_the_desktop_has(qtbot: QtBot, qapp: QApplication) -> None:
    dressed = qapp.styleSheet()
    qapp.setStyleSheet("QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 1; }")  # as under GNOME
    kinds = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
    usual, ours = QDialogButtonBox(kinds), dialog_buttons(kinds)
    qapp.setStyleSheet(dressed)
    for each in (usual, ours):
        qtbot.addWidget(each)
    assert not any(button.icon().isNull() for button in usual.buttons())
    assert all(button.icon().isNull() for button in ours.buttons())
