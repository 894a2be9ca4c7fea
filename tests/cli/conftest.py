"""The real program in a process of its own, with a home folder of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from program import Program
from sample_documents import Write, write_document


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a document below `tmp_path/docs` and return its path."""
    return lambda name, content: write_document(tmp_path / "docs", name, content)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Return an environment whose home folder, cache and data are below `tmp_path`."""
    home = tmp_path / "home"
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "PYTEST_"))}
    return {**kept, "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "XDG_DATA_HOME": str(home / "data"),
            "PYTHONWARNINGS": "error"}  # fmt: skip


@pytest.fixture
def program(tmp_path: Path, environment: dict[str, str]) -> Program:
    """Run `dupfinder` with some arguments in `tmp_path` and return what came of it."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "dupfinder", *arguments],
            cwd=tmp_path,
            env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
            capture_output=True,
            text=True,
            errors="surrogateescape",
            check=False,
            timeout=120,
        )

    return run
