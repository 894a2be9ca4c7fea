"""The list of formats: everything that is read, to be searched, sorted and copied."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.messages import Message
from dupfinder.gui.settings.formats_dialog import FormatColumn, FormatModel, FormatsDialog
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import FormatState, KnownFormat, known_formats

LIMIT_MS = 30_000


def known(title: str, *, state: FormatState = FormatState.INSTALLED, package: str | None = None) -> KnownFormat:
    return KnownFormat(
        name=title.lower(),
        title=title,
        suffixes=(f".{title.lower()}", ".x"),
        reader="" if state is FormatState.UNREAD else f"lib{title.lower()}",
        state=state,
        missing_libraries=("acme",) if state is FormatState.MISSING else (),
        package=package,
    )


MADE = (
    known("zeta", package="acme_formats"),
    known("Alpha", state=FormatState.MISSING),
    known("beta <b>", state=FormatState.UNREAD),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> FormatsDialog:
    dialog = FormatsDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.formats.rowCount() > 0, timeout=LIMIT_MS)  # what is really there
    dialog.show_formats(MADE)
    dialog.show()
    return dialog


def column(model: FormatModel, number: FormatColumn) -> list[str]:
    return [model.index(row, number).data() for row in range(model.rowCount())]


def test_each_format_says_how_it_is_read_and_whether_that_is_installed(dialog: FormatsDialog) -> None:
    model = dialog.formats
    assert column(model, FormatColumn.TITLE) == ["Alpha", "beta <b>", "zeta"]
    assert column(model, FormatColumn.SUFFIXES)[0] == ".alpha .x"
    assert column(model, FormatColumn.READER) == ["libalpha", "\N{EN DASH}", "libzeta"]
    assert column(model, FormatColumn.STATE) == ["missing: acme", "by bytes only", "installed"]
    assert column(model, FormatColumn.PACKAGE) == ["DupFinder", "DupFinder", "acme_formats"]


def test_it_behaves_as_a_model(dialog: FormatsDialog) -> None:
    QAbstractItemModelTester(dialog.formats, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for number in FormatColumn:
        dialog.formats.sort(number, Qt.SortOrder.DescendingOrder)
        cells = [cell.casefold() for cell in column(dialog.formats, number)]
        assert cells == sorted(cells, reverse=True)
    dialog.formats.set_rows(())
    assert dialog.formats.rowCount() == 0


def test_typing_searches_in_every_column(dialog: FormatsDialog) -> None:
    assert dialog.focusWidget() is dialog.search_field
    QTest.keyClicks(dialog.search_field, "ACME")
    assert column(dialog.formats, FormatColumn.TITLE) == ["Alpha", "zeta"]
    dialog.search_field.clear()
    assert dialog.formats.rowCount() == 3


def test_the_list_and_single_rows_can_be_copied(dialog: FormatsDialog) -> None:
    dialog.copy_button.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Format\tFile endings\tRead with\tState\tPackage"
    assert [line.split("\t")[0] for line in lines[1:]] == ["Alpha", "beta <b>", "zeta"]
    dialog.table.setCurrentIndex(dialog.formats.index(2, 0))
    QTest.keyClick(dialog.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().splitlines()[1:] == ["zeta\t.zeta .x\tlibzeta\tinstalled\tacme_formats"]


def test_the_window_lists_all_formats(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.formats.trigger()
    (dialog,) = window.findChildren(FormatsDialog)
    qtbot.waitUntil(lambda: dialog.formats.rowCount() > 0, timeout=LIMIT_MS)
    assert dialog.formats.rowCount() == len(known_formats())
    assert "PDF" in column(dialog.formats, FormatColumn.TITLE)
    dialog.close()


def test_a_dialogue_that_is_closed_at_once_does_no_harm(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.formats.trigger()
    (dialog,) = window.findChildren(FormatsDialog)
    dialog.close()
    qtbot.waitUntil(lambda: window.findChildren(FormatsDialog) == [], timeout=LIMIT_MS)


def test_the_window_starts_without_any_parser() -> None:
    code = (
        "import sys, dupfinder.gui.window.main_window;"
        "parsers = 'pypdfium2 pypdf docx lxml selectolax olefile rapidocr'.split();"
        "print([name for name in parsers if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_every_format_of_the_program_has_a_name_that_can_be_translated() -> None:
    own = [one for one in known_formats() if one.package is None]
    assert all(isinstance(one.title, Message) for one in own)
    model = FormatModel()
    model.set_rows(own)
    assert {"Rich text document", "PDF", "reStructuredText file"} <= set(column(model, FormatColumn.TITLE))
