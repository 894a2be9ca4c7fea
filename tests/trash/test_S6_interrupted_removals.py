"""Removals and their undoing that are killed, or whose calls fail: nothing is lost, and undo mends it (S6).

A few calls of each action, drawn by lot; `tests/sweeps/sweep_removals.py` meets them all.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import removal_driver
from dupfinder.domain.decisions import Action, OutcomeStatus
from removal_aftermath import Aftermath
from removal_sweep import Phase, Scenario, sweep
from removal_trees import COPIES, KEPT, Tree
from traced_program import TOP

needs_strace = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
MOST_POINTS = {Phase.APPLY: 2, Phase.UNDO: 1}  # each undoing is a run more


@needs_strace
@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("action", [action for action in Action if action.removes])
def test_S6_a_call_that_is_killed_or_fails_loses_nothing_and_undo_mends_it(
    tmp_path: Path, action: Action, phase: Phase
) -> None:
    scenario = Scenario(action=action, phase=phase, is_short=True)
    results = list(sweep(scenario, folder=tmp_path, most_points=MOST_POINTS[phase]))
    assert len(results) == 3 * MOST_POINTS[phase]
    assert "\n".join(str(result) for result in results if result is not None) == ""


@needs_strace
@pytest.mark.parametrize("fault", ["EIO", "ENOSPC", "EBADF", None])
def test_S11_a_document_is_deleted_only_once_the_kept_one_is_on_the_disk(tmp_path: Path, fault: str | None) -> None:
    """What was copied a moment ago may be empty after a power cut; some drives flush nothing, which does not count."""
    tree = Tree(top=tmp_path / "tree", action=Action.DELETE, folder=None, removed=COPIES[:1])
    tree.make()
    said, log = tmp_path / "said", tmp_path / "trace"
    job = {
        "plan": tree.plan(),
        "journal": str(tree.journal),
        "action": tree.action,
        "folder": None,
        "cwd": str(tree.top),
        "env": {"XDG_DATA_HOME": str(tree.data_home), "XDG_STATE_HOME": str(tree.data_home)},
        "said": str(said),
        "traceback": str(tmp_path / "traceback"),
    }
    inject = [] if fault is None else ["-P", str(tree.path(KEPT)), "-e", f"inject=fsync:error={fault}:when=1"]
    trace = ["strace", "-f", "-y", "-o", str(log), "-e", "trace=fsync,unlink,unlinkat", *inject]
    driver = [sys.executable, removal_driver.__file__]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TOP), *sys.path])}
    command = [*trace, *driver]
    subprocess.run(command, input=json.dumps(job) + "\n", text=True, env=environment, check=True, timeout=60)
    outcome = json.loads(said.read_text())
    calls = log.read_text()
    if fault in {"EIO", "ENOSPC"}:
        assert outcome["message"].startswith("The kept document cannot be written to its disk: ")
        assert (outcome["status"], tree.path(COPIES[0]).exists()) == (OutcomeStatus.SKIPPED, True)
    else:
        assert (outcome["status"], tree.path(COPIES[0]).exists()) == (OutcomeStatus.DONE, False)
    if fault is None:
        flushed = [calls.index(f"<{path}>") for path in (tree.path(KEPT), tree.path(KEPT).parent)]
        assert max(flushed) < calls.index('unlink("')


def lose_everything(tree: Tree) -> None:
    for name in ("kept", "one", "near.txt"):
        path = tree.documents / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def lose_one_name(tree: Tree) -> None:
    tree.path(COPIES[0]).unlink()


def leave_something(tree: Tree) -> None:
    (tree.documents / "one" / ".part").write_text("half a copy")


def change_a_time(tree: Tree) -> None:
    os.utime(tree.path(COPIES[1]))


def leave_hard_links(tree: Tree) -> None:
    tree.path(COPIES[0]).unlink()
    os.link(tree.path(COPIES[1]), tree.path(COPIES[0]))


@pytest.mark.parametrize(
    ("damage", "is_lost"),
    [
        (lose_everything, True),
        (lose_one_name, False),
        (leave_something, False),
        (change_a_time, False),
        (leave_hard_links, False),
    ],
)
def test_the_sweep_notices_damage(tmp_path: Path, damage: Callable[[Tree], None], is_lost: bool) -> None:  # noqa: FBT001 - a parameter of pytest
    tree = Tree(top=tmp_path, action=Action.TRASH, folder=None, removed=COPIES)
    tree.make()
    before = tree.looks()
    assert list(Aftermath(tree=tree, before=before, now=before).changed()) == []
    damage(tree)
    after = Aftermath(tree=tree, before=before, now=tree.looks())
    assert list(after.changed()) != []
    assert bool(list(after.lost())) is is_lost


def test_the_sweep_notices_what_the_journal_does_not_know(tmp_path: Path) -> None:
    tree = Tree(top=tmp_path, action=Action.TRASH, folder=None, removed=COPIES)
    tree.make()
    before = tree.looks()
    lose_one_name(tree)
    (wrong,) = Aftermath(tree=tree, before=before, now=tree.looks()).disagreeing(())
    assert "the journal does not know" in wrong


def test_the_sweep_notices_what_was_said_and_is_not_so(tmp_path: Path) -> None:
    tree = Tree(top=tmp_path, action=Action.TRASH, folder=None, removed=COPIES)
    tree.make()
    before = tree.looks()
    path = str(tree.path(COPIES[0]))
    done = {"path": path, "place": str(tmp_path / "nowhere"), "status": "done", "action": "trash"}
    failed = {**done, "status": "failed", "place": None}
    untouched = Aftermath(tree=tree, before=before, now=before)
    assert len(list(untouched.untrue([done], undone=False))) == 1
    assert list(untouched.untrue([failed], undone=False)) == []
    lose_one_name(tree)
    gone = Aftermath(tree=tree, before=before, now=tree.looks())
    assert len(list(gone.untrue([done, failed], undone=False))) == 2
