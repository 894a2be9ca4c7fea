"""Names that files can have."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.file_names import NameProblem, name_problem


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("report.pdf", None),
        ("Vertrag (Entwurf) 2026 - Müller & Co: „final“?.docx", None),
        (".hidden", None),
        ("console.txt", None),
        ("com10.txt", None),
        ("a" * 255, None),
        ("", NameProblem.EMPTY),
        ("  ", NameProblem.EMPTY),
        (".", NameProblem.FOLDER),
        ("..", NameProblem.FOLDER),
        ("a/b", NameProblem.SEPARATOR),
        ("/", NameProblem.SEPARATOR),
        ("a\nb", NameProblem.CONTROL),
        ("a\0b", NameProblem.CONTROL),
        ("a\u2028b", NameProblem.CONTROL),
        ("half \ud83d.txt", NameProblem.CONTROL),
        ("caf\udce9" + "x" * 251, None),
        ("NUL", NameProblem.DEVICE),
        ("con.txt", NameProblem.DEVICE),
        ("Com1 .tar.gz", NameProblem.DEVICE),
        ("a" * 256, NameProblem.TOO_LONG),
        ("ä" * 128, NameProblem.TOO_LONG),
    ],
)
def test_what_is_wrong_with_a_name_is_found(name: str, expected: NameProblem | None) -> None:
    assert name_problem(name, system="posix") is expected


@pytest.mark.parametrize("name", ["a?.txt", "a:b", "a\\b", "dot.", "space ", 'say "x"'])
def test_windows_allows_less(name: str) -> None:
    assert name_problem(name, system="posix") is None
    assert name_problem(name, system="nt") in {NameProblem.FORBIDDEN, NameProblem.SEPARATOR}


@given(st.text(st.characters(), max_size=300))
def test_every_name_that_passes_can_be_given(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    if name_problem(name) is not None:
        return
    folder = tmp_path_factory.getbasetemp() / "names"
    folder.mkdir(exist_ok=True)
    path: Path = folder / name
    path.touch()
    assert os.listdir(folder) == [name]
    path.unlink()
