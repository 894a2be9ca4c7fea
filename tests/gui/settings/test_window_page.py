"""How the window looks and begins: what is chosen holds at once and is remembered, and the keyboard stays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QToolBar
from pytestqt.qtbot import QtBot

from dupfinder.domain.decisions import Action
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.settings.window_page import Density, WindowChoices, WindowPage
from dupfinder.gui.toolkit.colours import DARK
from dupfinder.gui.toolkit.labels import font_scale
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.window.main_window import MainWindow

CHOSEN = WindowChoices(
    theme=ThemeChoice.DARK, language="de", text_percent=125, density=Density.ROOMY, action=Action.MOVE, opens_last=True
)
_WORDS = {Action.TRASH: "Trash", Action.MOVE: "Move"}


def test_the_page_returns_what_it_was_given(qtbot: QtBot) -> None:
    page = WindowPage(CHOSEN, actions=_WORDS)
    qtbot.addWidget(page)
    assert page.choices == CHOSEN
    page.show_choices(WindowChoices())
    assert page.choices == WindowChoices()


def test_choices_are_remembered_and_nonsense_is_not_taken(settings: QSettings) -> None:
    remembered = Remembered(settings)
    remembered.set_window_choices(CHOSEN)
    remembered.language = CHOSEN.language
    assert remembered.window_choices() == CHOSEN
    for name in ("window/text-percent", "window/density", "window/action", "window/opens-last"):
        settings.setValue(name, "nonsense")
    usual = WindowChoices(theme=CHOSEN.theme, language=CHOSEN.language)
    assert remembered.window_choices() == usual


@pytest.mark.parametrize("percent", [100, 150])
def test_what_is_chosen_in_the_settings_holds_at_once_and_the_keyboard_stays(
    percent: int, make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    usual = QApplication.font().pointSizeF()
    window = make_window()
    window.activateWindow()
    window.start_page.folder_button.setFocus()
    qtbot.waitUntil(window.start_page.folder_button.hasFocus)
    before = window.actions_.tool_bar.geometry()
    dialog = window.settings.make_dialog()
    dialog.accepted.connect(lambda: window.settings.window_chosen.emit(dialog.window_page.choices))
    page, tree = dialog.window_page, window.results_page.tree
    page.show_choices(WindowChoices(theme=ThemeChoice.DARK, text_percent=percent, density=Density.ROOMY))
    dialog.accept()
    try:
        assert QApplication.font().pointSizeF() == pytest.approx(usual * percent / 100)
        assert tree.verticalHeader().defaultSectionSize() == tree.fontMetrics().height() + Density.ROOMY.padding
        assert window.start_page.folder_button.hasFocus()
        assert window.actions_.tool_bar.pos() == before.topLeft() or percent > 100
        assert Remembered(window._remembered._settings).window_choices().text_percent == percent
    finally:
        window._theme.scale_text(100)
        window.choose_theme(ThemeChoice.SYSTEM)


def test_columns_follow_the_size_of_the_letters_and_go_back_with_it(make_window: Callable[[], MainWindow]) -> None:
    window = make_window()
    tree, unique = window.results_page.tree, window.results_page.unique_page.table
    tree.header().resizeSection(Column.SIZE, 90)  # as a person would

    def widths() -> list[int]:
        return [tree.header().sectionSize(Column.SIZE), unique.header().sectionSize(3)]

    before, scale = widths(), font_scale(tree)
    try:
        window._theme.scale_text(150)
        factor = font_scale(tree) / scale
        assert factor > 1  # small letters count as the usual ones
        assert widths() == pytest.approx([width * factor for width in before], abs=1)
    finally:
        window._theme.scale_text(100)
    assert widths() == pytest.approx(before, abs=1)


def test_the_first_page_shows_all_of_its_text_in_larger_letters(make_window: Callable[[], MainWindow]) -> None:
    window = make_window()
    text = window.start_page._text
    before = text.height()
    try:
        window._theme.scale_text(150)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        assert text.height() >= text.heightForWidth(text.width()) > before
    finally:
        window._theme.scale_text(100)


def test_the_network_is_never_asked_for_updates_and_the_page_says_so(qtbot: QtBot) -> None:
    page = WindowPage(WindowChoices(), actions=_WORDS)
    qtbot.addWidget(page)
    assert any("Never" in label.text() for label in page.findChildren(QLabel))


@pytest.mark.usefixtures("make_window")
@pytest.mark.parametrize("is_shown_before", [True, False])
def test_a_theme_that_is_chosen_reaches_every_part_of_the_window(
    settings: QSettings, theme_of_windows: Theme, qtbot: QtBot, *, is_shown_before: bool
) -> None:
    window = MainWindow(settings, theme_of_windows)
    window.choose_theme(ThemeChoice.LIGHT)
    window.setVisible(is_shown_before)
    window.choose_theme(ThemeChoice.DARK)
    window.show()
    qtbot.waitExposed(window)
    (bar,) = [one for one in window.findChildren(QToolBar) if one.isVisible()]
    seen = bar.grab().toImage().pixelColor(bar.width() // 2, bar.height() // 2)
    assert window.close()
    window.end()
    window.deleteLater()
    assert seen == QColor(DARK.raised)
