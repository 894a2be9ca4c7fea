"""S7: what somebody may not do is said beforehand, and for what it is."""

import codecs
import importlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply

MakePlan = Callable[..., Plan]
NOBODY = 65534

pytestmark = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may become somebody else"
)


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Path, Path]]:
    """Give two copies of root's, of which the first lies in a folder of its own, where nobody may reach them."""
    # Nobody might not be let at the interpreter's own files later.
    codecs.lookup("ascii")
    importlib.import_module("grp")
    with tempfile.TemporaryDirectory() as name:
        top = Path(name)
        top.chmod(0o777)
        monkeypatch.setenv("XDG_DATA_HOME", str(top / "data"))
        (top / "going").mkdir()
        pair = (top / "going" / "a.txt", top / "b.txt")
        for path in pair:
            path.write_text("text")
        yield pair


def applied_by_nobody(plan: Plan, choice: RemovalChoice, journal: Path, *, dry_run: bool) -> Outcome:
    os.seteuid(NOBODY)
    try:
        (outcome,) = apply(plan, choice=choice, journal_path=str(journal), dry_run=dry_run, token=CancelToken())
    finally:
        os.seteuid(0)
    return outcome


@pytest.mark.parametrize("mode", [0o755, 0o1777])
@pytest.mark.parametrize("action", [Action.TRASH, Action.QUARANTINE, Action.MOVE, Action.SYMLINK, Action.DELETE])
def test_S7_a_dry_run_says_what_may_not_be_taken_out_of_its_folder(
    copies: tuple[Path, Path], plan: MakePlan, action: Action, mode: int
) -> None:
    going, kept = copies
    going.parent.chmod(mode)
    choice = RemovalChoice(action=action, folder=str(kept.parent) if action is Action.MOVE else None)
    outcomes = [
        applied_by_nobody(plan(copies), choice, kept.parent / "journal", dry_run=dry_run) for dry_run in (True, False)
    ]
    assert {each.status for each in outcomes} == {OutcomeStatus.FAILED}
    assert len({each.message for each in outcomes}) == 1
    assert str(outcomes[0].message).startswith("It cannot be ")
    assert str(outcomes[0].message).endswith(": Permission denied.")
    assert going.read_text() == kept.read_text() == "text"
    assert not (kept.parent / "journal").exists()


def test_S7_a_link_to_a_file_of_somebody_else_is_not_refused_as_on_a_volume_without_links(
    copies: tuple[Path, Path], plan: MakePlan
) -> None:
    going, kept = copies
    os.chown(going, NOBODY, NOBODY)
    os.chown(going.parent, NOBODY, NOBODY)
    if not int(Path("/proc/sys/fs/protected_hardlinks").read_text()):
        pytest.skip("here anybody may link any file")
    choice = RemovalChoice(action=Action.HARDLINK, change_access=True)
    outcome = applied_by_nobody(plan(copies), choice, kept.parent / "journal", dry_run=False)
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.FAILED,
        "It cannot be replaced by a hard link: Operation not permitted.",
    )
    assert os.lstat(going).st_uid == NOBODY
