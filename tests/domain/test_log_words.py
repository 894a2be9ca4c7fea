"""What may stand in a log."""

import sqlite3

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError, SourceError
from dupfinder.domain.log_words import error_lines, file_mark, folder_mark, log_fields
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.progress import Stage

MARKED = "Quincezebra"


def test_paths_become_marks_that_stay_the_same() -> None:
    path = f"/home/{MARKED}/{MARKED}.PDF"
    assert file_mark(path) == file_mark(path)
    assert file_mark(path).startswith(folder_mark(f"/home/{MARKED}") + "/<file ")
    assert file_mark(path).endswith(">.pdf")
    assert MARKED.lower() not in file_mark(path).lower()
    assert file_mark("/a/b\udce9.txt") != ""


def test_a_suffix_that_is_half_of_a_name_is_left_out() -> None:
    for name in (f"Dr.{MARKED}", f"x.{MARKED.lower()}", "no suffix", ".hidden"):
        assert file_mark(f"/a/{name}").endswith(">")


def test_fields_are_numbers_and_codes() -> None:
    assert log_fields(stage=Stage.READ, documents=12, seconds=0.5, ocr=False, bits=None) == (
        "stage=read documents=12 seconds=0.500 ocr=False bits=-"
    )


def failing() -> None:
    try:
        dict[str, int]()[MARKED]
    except KeyError as error:
        raise SourceError(as_it_is(f"{MARKED} cannot be used."), path=f"/home/{MARKED}") from error


def test_of_an_error_the_kind_and_the_place_are_told_and_not_its_message() -> None:
    try:
        failing()
    except SourceError as error:
        lines = error_lines(error)
    assert lines[0] == "dupfinder.domain.errors.SourceError at:"
    assert any(line.endswith("in failing") for line in lines)
    assert any(line.startswith("KeyError at:") for line in lines)
    assert MARKED not in "\n".join(lines)
    assert error_lines(DocumentError(ProblemCode.DAMAGED, as_it_is(MARKED))) == [
        "dupfinder.domain.errors.DocumentError (damaged) at:"
    ]
    assert error_lines(FileNotFoundError(2, MARKED, MARKED)) == ["FileNotFoundError (ENOENT) at:"]


def test_errors_of_the_database_have_a_code() -> None:
    with sqlite3.connect(":memory:") as database, pytest.raises(sqlite3.OperationalError) as failed:
        database.execute(f"SELECT * FROM {MARKED}")  # noqa: S608 - there is no such table
    database.close()
    assert error_lines(failed.value)[0] == "sqlite3.OperationalError (SQLITE_ERROR) at:"


def test_causes_in_a_circle_end() -> None:
    one, other = ValueError("a"), TypeError("b")
    one.__cause__, other.__cause__ = other, one
    assert error_lines(one) == ["ValueError at:", "TypeError at:"]
