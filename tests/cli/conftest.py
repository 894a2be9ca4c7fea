"""The real program in a process of its own, with a home folder of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from forked_program import ForkedPrograms
from program import Program
from sample_documents import Write, write_document

TOP = str(Path(__file__).parents[2])


def constant_environment() -> dict[str, str]:
    """Return what the environments of all tests have in common."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "PYTEST_"))}
    return {**kept, "PYTHONWARNINGS": "error", "PYTHONPATH": TOP}


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a document below `tmp_path/docs` and return its path."""
    return lambda name, content: write_document(tmp_path / "docs", name, content)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Return an environment whose home folder, cache and data are below `tmp_path`."""
    home = tmp_path / "home"
    home.mkdir()
    own = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "XDG_DATA_HOME": str(home / "data")}
    return {**constant_environment(), **own, "WIN_PD_OVERRIDE_LOCAL_APPDATA": str(home / "local")}


@pytest.fixture
def fresh_program(tmp_path: Path, environment: dict[str, str]) -> Program:
    """Run `dupfinder` as `program` does, in a Python that was started for it: with its own order of sets, say."""

    def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "dupfinder", *arguments],
            input=given,
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            check=False,
            timeout=120,
        )

    return run


@pytest.fixture(scope="session")
def forked_programs() -> Iterator[ForkedPrograms | None]:
    """Start a process that has imported the program, where processes can fork."""
    if not hasattr(os, "fork"):
        yield None
        return
    programs = ForkedPrograms(constant_environment())
    yield programs
    programs.close()


@pytest.fixture
def program(
    tmp_path: Path, environment: dict[str, str], fresh_program: Program, forked_programs: ForkedPrograms | None
) -> Program:
    """Run `dupfinder` with some arguments in `tmp_path` and return what came of it."""

    def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        if forked_programs is None or not forked_programs.can_run_in(environment):
            return fresh_program(*arguments, given=given)
        return forked_programs.run(*arguments, folder=tmp_path, environment=environment, given=given)

    return run
