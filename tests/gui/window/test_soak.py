"""A window that is open for days holds what it shows, and nothing that it showed before; `sweep_soak` is the long form.

Results and windows have to go without a search for cycles: that comes when much was made, not when much is held.
"""

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication, QDialog

from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.window.app import WindowHost
from dupfinder.report import ReportKind
from soak import Level, Soak, write_documents

_TOLERANCE = 1.1


@pytest.fixture
def soak(
    qapp: QApplication,
    theme_of_windows: Theme,
    settings: QSettings,
    tmp_path: Path,
    own_folders: None,  # noqa: ARG001
) -> Iterator[Soak]:
    before = QLocale()
    settings.setValue("language", "en")
    language = Language(qapp)
    host = WindowHost(settings, theme_of_windows, language)
    write_documents(tmp_path / "documents", 25)
    host.window.show()
    soak = Soak(host, documents=tmp_path / "documents", reports=tmp_path)
    yield soak
    soak.settle()
    assert host.window.close()
    host.window.deleteLater()  # else a search for cycles takes it apart, in whatever order
    host.deleteLater()
    language.speak(before)


@pytest.fixture
def no_search_for_cycles() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def shown_result(soak: Soak) -> Callable[[], object]:
    """Return what returns a part of the result that is shown, as long as anybody holds it."""
    result = soak.window.result
    assert result is not None
    return weakref.ref(result.pairs)


@pytest.mark.usefixtures("no_search_for_cycles")
def test_a_result_goes_when_the_next_one_is_there(soak: Soak) -> None:
    soak.scan()
    first = shown_result(soak)
    soak.select(2)
    soak.decide()
    soak.export([ReportKind.CSV])
    soak.scan()
    soak.wait(lambda: first() is None)  # a second later its session is kept no more


@pytest.mark.usefixtures("no_search_for_cycles")
def test_a_dialogue_that_showed_the_result_goes_when_it_is_closed(soak: Soak) -> None:
    soak.scan()
    opened = []
    for opening in (soak.window.choose_export, soak.window.results_page.choose_by_rules):
        opening()
        (dialog,) = (each for each in soak.window.findChildren(QDialog) if each.isVisible())
        opened.append(weakref.ref(dialog))
        dialog.reject()
        del dialog
    soak.settle()
    assert [left() for left in opened] == [None, None]


@pytest.mark.usefixtures("no_search_for_cycles")
def test_a_window_goes_when_another_one_speaks_another_language(soak: Soak) -> None:
    soak.scan()
    first, page = weakref.ref(soak.window), weakref.ref(soak.window.results_page)
    soak.change_language("de")
    soak.change_language("en")
    assert soak.window.result is not None
    assert first() is None
    assert page() is None


def test_translators_do_not_pile_up(qapp: QApplication) -> None:
    before, language = QLocale(), Language(qapp)

    def count() -> int:
        Soak.clear_away()
        return sum(type(each).__name__ == "QTranslator" for each in qapp.children())

    language.choose("de")
    few = count()
    for name in ("en", "zh_CN", "de"):
        language.choose(name)
    assert count() == few
    language.speak(before)


@pytest.mark.timeout(600)
def test_a_day_in_short_leaves_nothing_behind(soak: Soak) -> None:
    def round_of_a_day() -> Level:
        soak.round(selections=2, kinds=[ReportKind.CSV], languages=("de", "en"))
        gc.collect()
        return Level.now()

    round_of_a_day()
    second, third = round_of_a_day(), round_of_a_day()
    assert third.widgets <= second.widgets
    assert third.blocks <= second.blocks * _TOLERANCE
    assert third.threads <= second.threads
    assert third.descriptors <= second.descriptors
