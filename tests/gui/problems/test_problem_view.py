"""The problems by reason, and what can be done about them."""

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.domain.messages import as_it_is
from dupfinder.gui.problems.problem_view import ProblemView, ProblemWording
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording


def problem(path: str, code: ProblemCode) -> Problem:
    return Problem(path=path, code=code, message=as_it_is(f"{path} is not well."))


@pytest.fixture
def view(qtbot: QtBot, wording: Wording) -> ProblemView:
    made = ProblemView(wording)
    qtbot.addWidget(made)
    made.resize(1_000, 600)
    made.show()
    qtbot.waitExposed(made)
    made.tree.problems.set_problems(
        [
            problem("/x/locked.pdf", ProblemCode.ENCRYPTED),
            problem("/x/scan 1.pdf", ProblemCode.NO_TEXT),
            problem("/x/scan 2.pdf", ProblemCode.NO_TEXT),
            problem("/x/slow.pdf", ProblemCode.TIMEOUT),
            problem("/x/huge.xlsx", ProblemCode.TOO_LARGE),
        ]
    )
    return made


def choose(view: ProblemView, place: Place) -> None:
    view.tree.choose(view.tree.problems.index_of(place))


def shown(view: ProblemView) -> list[str]:
    return [button.text() for button in view.panel.buttons.values() if button.isVisible() and button.isEnabled()]


def button(view: ProblemView, action: QAction) -> QPushButton:
    return view.panel.buttons[action]


def test_without_a_choice_nothing_can_be_done(view: ProblemView) -> None:
    assert shown(view) == []
    assert view.panel.advice_label.text().startswith("Select a reason")


def test_a_reason_stands_for_its_documents_and_says_what_helps(view: ProblemView, qtbot: QtBot) -> None:
    choose(view, Place(1))
    assert view.panel.title_label.text() == "No text — 2 documents"
    assert shown(view) == ["Read scanned pages …", "Copy paths", "Copy with reasons", "Exclude from scans"]
    with qtbot.waitSignal(view.actions_.ocr_requested) as asked:
        QTest.mouseClick(button(view, view.actions_.read_scans), Qt.MouseButton.LeftButton)
    assert asked.args == [["/x/scan 1.pdf", "/x/scan 2.pdf"]]
    with qtbot.waitSignal(view.actions_.exclude_requested) as asked:
        QTest.mouseClick(button(view, view.actions_.exclude), Qt.MouseButton.LeftButton)
    assert asked.args == [["/x/scan 1.pdf", "/x/scan 2.pdf"]]


def test_a_single_document_says_what_its_reader_left(view: ProblemView, qtbot: QtBot) -> None:
    choose(view, Place(0, 0))
    assert view.panel.title_label.text() == "locked.pdf — Protected by a password"
    assert view.panel.meaning_label.text() == "/x/locked.pdf is not well."
    assert view.panel.advice_label.text() == "Remove the password in its own program, then retry."
    assert shown(view)[:4] == ["Retry", "Open", "Show in folder", "Copy path"]
    with qtbot.waitSignal(view.actions_.retry_requested) as asked:
        QTest.mouseClick(button(view, view.actions_.retry), Qt.MouseButton.LeftButton)
    assert asked.args == [["/x/locked.pdf"]]


@pytest.mark.parametrize(("place", "code"), [(Place(2), ProblemCode.TIMEOUT), (Place(3, 0), ProblemCode.TOO_LARGE)])
def test_a_limit_can_be_raised(view: ProblemView, qtbot: QtBot, place: Place, code: ProblemCode) -> None:
    choose(view, place)
    raising = view.actions_.raise_time if code is ProblemCode.TIMEOUT else view.actions_.raise_memory
    with qtbot.waitSignal(view.actions_.settings_requested) as asked:
        QTest.mouseClick(button(view, raising), Qt.MouseButton.LeftButton)
    assert asked.args == [code]


def test_several_reasons_at_once_leave_what_fits_all(view: ProblemView, qtbot: QtBot) -> None:
    view.tree.selectAll()
    assert view.panel.title_label.text() == "5 documents, for several reasons"
    assert shown(view) == ["Retry", "Copy paths", "Copy with reasons", "Exclude from scans"]
    with qtbot.waitSignal(view.actions_.copy_requested) as asked:
        QTest.keyClick(view.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert asked.args is not None
    assert asked.args[0].splitlines()[:2] == ["/x/locked.pdf", "/x/scan 1.pdf"]
    with qtbot.waitSignal(view.actions_.copy_requested) as asked:
        view.actions_.copy_list.trigger()
    assert asked.args is not None
    assert asked.args[0].splitlines()[1] == "/x/scan 1.pdf\tno-text\t/x/scan 1.pdf is not well."


def test_enter_opens_a_document_and_closes_a_reason(view: ProblemView, qtbot: QtBot) -> None:
    choose(view, Place(1, 1))
    with qtbot.waitSignal(view.actions_.open_requested) as asked:
        QTest.keyClick(view.tree, Qt.Key.Key_Return)
    assert asked.args == ["/x/scan 2.pdf"]
    choose(view, Place(1))
    QTest.keyClick(view.tree, Qt.Key.Key_Return)
    assert not view.tree.isExpanded(view.tree.problems.index_of(Place(1)))


def test_the_menu_offers_the_same(view: ProblemView) -> None:
    choose(view, Place(0, 0))
    menu = view.tree.make_menu()
    texts = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    assert texts == ["Retry", "Open", "Show in folder", "Copy path", "Copy with reasons", "Exclude from scans"]
    menu.deleteLater()


def test_every_reason_has_advice(wording: Wording) -> None:
    words = ProblemWording(wording)
    assert all(words.advice(code) for code in ProblemCode)


def test_of_very_many_the_tree_knows_the_first_and_more_when_asked(view: ProblemView) -> None:
    model = view.tree.problems
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    tester.setUseFetchMore(False)
    model.set_problems([problem(f"/x/{number}", ProblemCode.DAMAGED) for number in range(1_100)])
    assert tester.model() is model
    reason = model.index(0, 0)
    assert (model.rowCount(reason), model.canFetchMore(reason)) == (1_000, True)
    assert not view.tree.isExpanded(reason)
    model.add(problem("/x/last", ProblemCode.DAMAGED))
    assert (model.rowCount(reason), model.count) == (1_000, 1_101)
    choose(view, Place(0))
    assert len(view.tree.chosen_problems()) == 1_101
    model.fetchMore(reason)
    assert (model.rowCount(reason), model.canFetchMore(reason)) == (1_101, False)
    assert model.index(1_100, 0, reason).data() == "last"


def test_nothing_can_be_done_about_an_empty_document_but_what_can_be_done_with_any(
    view: ProblemView, wording: Wording
) -> None:
    view.actions_.choose([problem("/x/empty.docx", ProblemCode.EMPTY)])
    assert not any(action.isVisible() for action in view.actions_.first)
    assert wording.problem(ProblemCode.EMPTY)[0] == "Empty"


def test_rows_that_nobody_looks_at_are_not_laid_out(
    qtbot: QtBot, wording: Wording, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    index = TwoLevelModel.index

    def counted(self: TwoLevelModel[Problem], *place: Any) -> QModelIndex:
        asked.append(1)
        return index(self, *place)

    monkeypatch.setattr(TwoLevelModel, "index", counted)
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    hidden = ProblemView(wording)
    for page in (QWidget(), hidden):
        pages.addWidget(page)
    pages.resize(1_000, 600)
    pages.show()
    qtbot.waitExposed(pages)
    hidden.tree.problems.set_problems([problem(f"/x/{number}.pdf", ProblemCode.DAMAGED) for number in range(500)])
    hidden.tree.header().resizeSection(0, 333)
    QTest.qWait(50)
    assert len(asked) < 50
    pages.setCurrentWidget(hidden)
    QTest.qWait(50)
    assert hidden.tree.verticalScrollBar().maximum() > 0
    assert len(asked) > 500
