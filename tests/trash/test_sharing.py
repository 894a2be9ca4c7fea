"""Documents that share their space, on real file systems: nothing goes, and space is gained."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.file_systems import kind_of_file_system
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.pipeline.scanning.scan import shared_bytes
from dupfinder.trash import apply, history, linking, undo
from dupfinder.trash.checking import NotAsPlannedError

MakePlan = Callable[..., Plan]
TEXT = b"the same text\n" * 100_001  # neither whole blocks, nor less than what is shared at a time in the tests


@pytest.fixture(params=["btrfs", "xfs"])
def copies(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Path, Path]]:
    monkeypatch.setattr(linking, "_MOST_AT_ONCE", 1 << 18)
    with mounts.volume(request.param, tmp_path / "volume") as top:
        paths = top / "report (1).txt", top / "report.txt"
        for number, path in enumerate(paths):
            path.write_bytes(TEXT)
            path.chmod(0o600 + number)
            os.utime(path, ns=(0, 1_500_000_000_123_456_789 + number))
        os.sync()
        yield paths


def applied(plan: Plan, journal: str, *, dry_run: bool = False) -> Outcome:
    choice = RemovalChoice(action=Action.SHARE)
    (outcome,) = apply(plan, choice=choice, journal_path=journal, dry_run=dry_run, token=CancelToken())
    return outcome


def looks(paths: tuple[Path, Path]) -> list[tuple[int, ...]]:
    infos = map(os.lstat, paths)
    return [(info.st_ino, info.st_mode, info.st_uid, info.st_size, info.st_mtime_ns, info.st_nlink) for info in infos]


def test_both_stay_as_they_are_and_share_their_space(copies: tuple[Path, Path], plan: MakePlan, journal: str) -> None:
    before = looks(copies)
    assert [shared_bytes(str(path)) for path in copies] == [0, 0]
    outcome = applied(plan(copies), journal)
    assert (outcome.status, outcome.message, outcome.place) == (OutcomeStatus.DONE, None, None)
    os.sync()
    assert [shared_bytes(str(path)) >= len(TEXT) for path in copies] == [True, True]
    assert looks(copies) == before
    assert [path.read_bytes() == TEXT for path in copies] == [True, True]
    assert len(list(copies[0].parent.iterdir())) == 2


def test_S15_what_has_another_name_shares_its_space_no_less(
    copies: tuple[Path, Path], plan: MakePlan, journal: str
) -> None:
    os.link(copies[0], copies[0].with_name("another name"))
    made = plan(copies)
    keeper, going = made.decisions
    going = replace(
        going, file=replace(going.file, shared_bytes=len(TEXT))
    )  # as scans count it: nothing is freed by it
    outcome = applied(replace(made, decisions=(keeper, going)), journal)
    assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)
    os.sync()
    assert [shared_bytes(str(path)) >= len(TEXT) for path in copies] == [True, True]


def test_a_change_of_one_is_no_change_of_the_other(copies: tuple[Path, Path], plan: MakePlan, journal: str) -> None:
    applied(plan(copies), journal)
    copies[0].write_bytes(b"something else")
    assert copies[1].read_bytes() == TEXT


def test_undo_has_nothing_to_do_and_says_so(copies: tuple[Path, Path], plan: MakePlan, journal: str) -> None:
    applied(plan(copies), journal)
    (outcome,) = undo(journal, token=CancelToken())
    assert outcome.status is OutcomeStatus.SKIPPED
    assert "Nothing to undo" in (outcome.message or "")
    assert [path.read_bytes() == TEXT for path in copies] == [True, True]
    (removal,) = history.past_run(journal).removals
    assert (removal.action, removal.can_undo) == (Action.SHARE, False)


def test_a_check_touches_nothing(copies: tuple[Path, Path], plan: MakePlan, journal: str) -> None:
    assert applied(plan(copies), journal, dry_run=True).status is OutcomeStatus.DONE
    os.sync()
    assert [shared_bytes(str(path)) for path in copies] == [0, 0]
    assert not os.path.exists(journal)


def test_what_is_not_identical_shares_nothing(copies: tuple[Path, Path], plan: MakePlan, journal: str) -> None:
    outcome = applied(plan(copies, relation="same-text"), journal)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert "Only an exact copy" in (outcome.message or "")


def test_the_kernel_has_the_last_word(copies: tuple[Path, Path], plan: MakePlan) -> None:
    (decision,) = [one for one in plan(copies).decisions if one.kept is not None]
    assert decision.kept is not None
    way = linking.Sharing()
    intent = way.choose(decision.file, decision.kept, identical=True)
    copies[0].write_bytes(b"x" + TEXT[1:])
    with pytest.raises(NotAsPlannedError, match="changed after the scan"):
        way.carry_out(decision.file, decision.kept, intent)
    os.utime(copies[0], ns=(decision.file.mtime_ns, decision.file.mtime_ns))
    with pytest.raises(NotAsPlannedError, match="byte for byte"):
        way.carry_out(decision.file, decision.kept, intent)
    assert copies[0].read_bytes() == b"x" + TEXT[1:]


@pytest.mark.parametrize("dry_run", [True, False])
def test_where_the_file_system_cannot_it_is_one_clear_sentence(
    two_copies: tuple[Path, Path], plan: MakePlan, journal: str, *, dry_run: bool
) -> None:
    if kind_of_file_system(str(two_copies[0])) not in {"ext4", "tmpfs"}:
        pytest.skip("this file system can, or shows another one, which is asked only once bytes are to be shared")
    outcome = applied(plan(two_copies), journal, dry_run=dry_run)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert outcome.message == "Its file system cannot share space. btrfs and XFS can."
    assert not os.path.exists(journal)
