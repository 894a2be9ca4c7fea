"""The model of the problems."""

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.domain.messages import as_it_is
from dupfinder.gui.problems.problem_view import ProblemModel
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording


def problem(path: str, code: ProblemCode = ProblemCode.DAMAGED) -> Problem:
    return Problem(path=path, code=code, message=as_it_is(f"{path} is not well."))


@pytest.fixture
def model(wording: Wording) -> ProblemModel:
    return ProblemModel(wording)


def all_texts(model: ProblemModel) -> list[tuple[str, list[str]]]:
    return [
        (
            model.index(row, 0).data(),
            [model.index(below, 0, model.index(row, 0)).data() for below in range(model.rowCount(model.index(row, 0)))],
        )
        for row in range(model.rowCount(QModelIndex()))
    ]


def test_problems_stand_below_their_reason(model: ProblemModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for path, code in (("/x/a", ProblemCode.NO_TEXT), ("/x/b", ProblemCode.ENCRYPTED), ("/x/c", ProblemCode.NO_TEXT)):
        model.add(problem(path, code))
    (no_text, no_text_names), (encrypted, encrypted_names) = all_texts(model)
    assert no_text.startswith("No text — 2 documents.")
    assert encrypted.startswith("Protected by a password — 1 document.")
    assert (no_text_names, encrypted_names) == (["a", "c"], ["b"])
    assert (model.count, tester.model()) == (3, model)


def test_adding_one_by_one_shows_the_same_as_all_at_once(model: ProblemModel, wording: Wording) -> None:
    problems = [problem(f"/x/{number}", code) for number, code in enumerate([*ProblemCode, *ProblemCode])]
    other = ProblemModel(wording)
    other.set_problems(problems)
    for one in problems:
        model.add(one)
    assert all_texts(model) == all_texts(other)


def test_a_problem_says_why(model: ProblemModel) -> None:
    model.set_problems([problem("/x/y/a.pdf")])
    group = model.index(0, 0)
    assert [model.index(0, column, group).data() for column in range(3)] == ["a.pdf", "/x/y", "/x/y/a.pdf is not well."]
    assert model.item(Place(0)) is None
    assert model.item(Place(0, 0)) == problem("/x/y/a.pdf")
