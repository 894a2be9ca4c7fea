"""Documents, plans and a trash below the folder of the test."""

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dupfinder.domain.decisions import Decision, Plan, Verdict
from dupfinder.trash.freedesktop import FreedesktopTrash
from removal_samples import state_of

MakePlan = Callable[..., Plan]


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder of the person's data, in which the home trash and the journals are.

    Windows gets the trash of others here, whose places can be foretold: what checks, journal and undo do is to be seen
    on its file system, too. Its own bin has tests of its own.
    """
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    if os.name == "nt":
        monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(tmp_path / "data"))
        for user in ("applying", "undoing", "system"):
            monkeypatch.setattr(
                f"dupfinder.trash.{user}.system_trash",
                lambda: FreedesktopTrash(data_home=os.environ["XDG_DATA_HOME"], user_id=0),
            )
    return tmp_path / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give the folder of the person's documents."""
    (tmp_path / "documents").mkdir()
    return tmp_path / "documents"


@pytest.fixture
def journal(tmp_path: Path) -> str:
    """Give a path for a journal."""
    return str(tmp_path / "journal.jsonl")


@pytest.fixture
def plan() -> MakePlan:
    """Give a maker of plans: each removed document and, after it, the one that is kept for it, as they are now."""

    def make(*pairs: tuple[Path, Path], relation: str = "identical") -> Plan:
        decisions = []
        for removed, kept in pairs:
            common = {"reason": "newest", "kept": None}
            keeper = state_of(kept)
            decisions += [
                Decision(file=keeper, verdict=Verdict.KEEP, relation="keeper", **common),  # type: ignore[arg-type]
                Decision(
                    file=state_of(removed), verdict=Verdict.REMOVE, reason="newest", relation=relation, kept=keeper
                ),
            ]
        return Plan(decisions=tuple(decisions))

    return make


@pytest.fixture
def volume(tmp_path: Path) -> Iterator[Path]:
    """Give a volume of its own with two copies of a document."""
    top = tmp_path / "volume"
    top.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "tmpfs", top], check=False, capture_output=True)
    if mounted.returncode != 0:
        pytest.skip("only root may mount, and not everywhere")
    try:
        (top / "documents").mkdir()
        for name in ("removed.txt", "kept.txt"):
            (top / "documents" / name).write_text("text")
        yield top
    finally:
        subprocess.run(["umount", top], check=True)


@pytest.fixture
def two_copies(folder: Path) -> tuple[Path, Path]:
    """Give two documents with the same bytes."""
    paths = folder / "report (1).txt", folder / "report.txt"
    for number, path in enumerate(paths):
        path.write_bytes(b"the same text\n" * 1_000)
        os.utime(path, ns=(0, 1_500_000_000_123_456_789 + number))
    return paths
