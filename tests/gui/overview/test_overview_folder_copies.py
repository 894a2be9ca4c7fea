"""Folders that are copies of each other: the list, what is in both, what can be done."""

import os

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from dupfinder.gui.overview.figures import FoldersTarget
from dupfinder.gui.overview.folder_copies_page import FolderCopiesPage
from dupfinder.gui.overview.overview_page import Surveys
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.wording import Wording
from survey_results import Spec, make_result
from this_system import native


def specs(*, is_reference: bool = False) -> list[Spec]:
    """A folder with a backup that has two documents more, and lacks one."""
    found = [Spec(path=f"/d/Archive/{g}.docx", group=g, is_reference=is_reference) for g in range(9)]
    found += [Spec(path=f"/d/Backup/{g}.docx", group=g, text=g % 2) for g in range(8)]
    return [*found, Spec(path="/d/Backup/<b>new</b>.txt"), Spec(path="/d/Backup/newer.txt"), Spec(path="/e/x", group=8)]


@pytest.fixture
def surveys(qapp: QObject) -> Surveys:
    jobs = BackgroundJobs(qapp)
    return Surveys(jobs, jobs)


@pytest.fixture
def page(qtbot: QtBot, wording: Wording, surveys: Surveys) -> FolderCopiesPage:
    made = FolderCopiesPage(wording, surveys)
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def show(qtbot: QtBot, page: FolderCopiesPage, surveys: Surveys, documents: list[Spec]) -> None:
    """Show a result, and wait for what the first pair has in common."""
    surveys.set_result(make_result(documents))
    qtbot.waitUntil(lambda: page.panel.common.figures.rowCount() > 0, timeout=20_000)


def entries(page: FolderCopiesPage, button: QPushButton) -> QMenu:
    """Return the menu of a button."""
    return page.panel._make_menu(button)


def test_a_pair_is_said_in_a_sentence_and_listed(qtbot: QtBot, page: FolderCopiesPage, surveys: Surveys) -> None:
    assert "after a scan" in page.message
    show(qtbot, page, surveys, specs())
    assert page.message == ""
    said = f"{native('/d/Backup')} is almost a copy of {native('/d/Archive')}: 8 of 10 document"
    assert page.panel.sentence.text().startswith(said)
    assert "At least 80%" in page.panel.remark.text()
    assert page.list.figures.index(0, 1).data() == "Almost a copy"
    panel = page.panel
    rows = [panel.common.figures.index(row, 0).data() for row in range(panel.common.figures.rowCount())]
    assert rows == [f"{number}.docx" for number in range(8)]
    assert panel.common.figures.index(1, 1).data() == "Similar"
    assert panel.only_first.figures.index(0, 0).data() == f"<b>new<{os.sep}b>.txt"
    assert panel.only_second.figures.index(0, 0).data() == "8.docx"
    assert panel.tabs.tabText(1).endswith("2")


def test_what_can_be_done_is_asked_for(qtbot: QtBot, page: FolderCopiesPage, surveys: Surveys) -> None:
    show(qtbot, page, surveys, specs())
    panel = page.panel
    with qtbot.waitSignal(page.target_chosen) as both:
        panel.groups_button.click()
    assert both.args == [FoldersTarget(native("/d/Backup"), native("/d/Archive"))]
    with qtbot.waitSignal(page.panel.compare_requested) as compared:
        QTest.keyClick(panel.common, Qt.Key.Key_Return)
    assert compared.args == [native("/d/Backup/0.docx"), native("/d/Archive/0.docx")]
    for button, signal, expected in (
        (panel.mark_button, panel.mark_requested, [native("/d/Backup"), native("/d/Archive")]),
        (panel.open_button, panel.open_folder_requested, [native("/d/Backup")]),
        (panel.reference_button, panel.reference_requested, [native("/d/Backup")]),
    ):
        with qtbot.waitSignal(signal) as asked:
            entries(page, button).actions()[0].trigger()
        assert asked.args == expected
    panel.tabs.setCurrentIndex(1)
    assert not panel.compare_button.isEnabled()


def test_nothing_of_a_reference_can_be_marked(qtbot: QtBot, page: FolderCopiesPage, surveys: Surveys) -> None:
    show(qtbot, page, surveys, specs(is_reference=True))
    assert page.chosen is not None
    assert page.chosen.second.is_reference
    offered = [action.isEnabled() for action in entries(page, page.panel.mark_button).actions()]
    assert offered == [True, False]


def test_without_copies_a_sentence_says_so(qtbot: QtBot, page: FolderCopiesPage, surveys: Surveys) -> None:
    surveys.set_result(make_result([Spec(path="/d/a.txt"), Spec(path="/d/b.txt")]))
    qtbot.waitUntil(lambda: "No duplicate folders" in page.message, timeout=20_000)
    assert page.chosen is None
