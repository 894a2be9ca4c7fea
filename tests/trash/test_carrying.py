"""Dates and tags go over to the kept document, and back again; nothing else does, and no removal depends on it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mounts
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.protection import Roles
from dupfinder.domain.removals import Carried, RemovalChoice
from dupfinder.trash import apply, default_journal_path, undo
from dupfinder.trash.tags import united, without
from removal_samples import plan_of, state_of

Copies = tuple[Path, Path]
DONE, SKIPPED = OutcomeStatus.DONE, OutcomeStatus.SKIPPED
TAGS, COMMENT, RATING = "user.xdg.tags", "user.xdg.comment", "user.baloo.rating"
LONG_AGO_NS = 1_300_000_000_123_456_700
NOW_NS = 1_700_000_000_987_654_300
"""Both in steps of a hundred nanoseconds, as NTFS counts."""
on_linux = pytest.mark.skipif(not hasattr(os, "setxattr"), reason="no extended attributes of this kind")


def choice(*what: Carried, action: Action = Action.TRASH, folder: Path | None = None) -> RemovalChoice:
    place = None if folder is None else str(folder)
    return RemovalChoice(action=action, folder=place, change_access=True, carried=what or tuple(Carried))


def applied(plan: Plan, journal: str, chosen: RemovalChoice, *, dry_run: bool = False) -> list[Outcome]:
    return list(apply(plan, choice=chosen, journal_path=journal, dry_run=dry_run, token=CancelToken()))


def undone(journal: str, numbers: Sequence[int] | None = None) -> list[Outcome]:
    return list(undo(journal, numbers=numbers, token=CancelToken()))


def set_time(path: Path, time_ns: int) -> None:
    os.utime(path, ns=(time_ns, time_ns))


def looks(path: Path) -> tuple[object, ...]:
    names = os.listxattr(path) if hasattr(os, "listxattr") else []
    info = path.lstat()
    return info.st_mode, info.st_mtime_ns, path.read_bytes(), {name: os.getxattr(path, name) for name in names}


@pytest.fixture
def old_and_new(two_copies: Copies) -> Copies:
    """Give an older document that goes and a newer one that is kept for it, each with tags where there are any."""
    removed, kept = two_copies
    set_time(removed, LONG_AGO_NS)
    set_time(kept, NOW_NS)
    if hasattr(os, "setxattr"):
        for path, tags in ((removed, b"tax,2017"), (kept, b"paper, tax")):
            os.setxattr(path, TAGS, tags)
        os.setxattr(removed, COMMENT, "Für die Steuer".encode())
        os.setxattr(removed, RATING, b"8")
        os.setxattr(removed, "user.of-another-program", b"stays where it is")
    return two_copies


@pytest.mark.parametrize("action", [action for action in Action if action.removes])
def test_S14_the_kept_document_gets_date_and_tags_and_undo_gives_back_its_own(
    old_and_new: Copies, journal: str, tmp_path: Path, action: Action
) -> None:
    removed, kept = old_and_new
    before = looks(removed), looks(kept)
    folder = tmp_path / "target" if action in {Action.MOVE, Action.QUARANTINE} else None
    (outcome,) = applied(plan_of(kept, removed), journal, choice(action=action, folder=folder))
    assert (outcome.status, outcome.not_carried, outcome.kept_now) == (DONE, None, state_of(kept))
    assert kept.lstat().st_mtime_ns == LONG_AGO_NS
    if hasattr(os, "getxattr"):
        assert "The kept document got its date and tags." in str(outcome.message)
        assert (os.getxattr(kept, TAGS), os.getxattr(kept, RATING)) == (b"paper,tax,2017", b"8")
        assert os.getxattr(kept, COMMENT).decode() == "Für die Steuer"
        assert "user.of-another-program" not in os.listxattr(kept)
    (back,) = undone(journal)
    assert (back.status, back.kept_now) == (DONE, state_of(kept))
    assert (looks(removed), looks(kept)) == before


def test_nothing_is_carried_over_unless_asked_for(old_and_new: Copies, journal: str) -> None:
    removed, kept = old_and_new
    before = looks(kept)
    (outcome,) = applied(plan_of(kept, removed), journal, RemovalChoice())
    assert (outcome.status, outcome.message, outcome.kept_now, looks(kept)) == (DONE, None, None, before)
    assert '"carried"' not in Path(journal).read_text()


@pytest.mark.parametrize("what", [(Carried.DATES,), pytest.param((Carried.TAGS,), marks=on_linux)])
def test_only_what_was_asked_for_is_carried_over(old_and_new: Copies, journal: str, what: tuple[Carried, ...]) -> None:
    removed, kept = old_and_new
    tags = looks(kept)[-1]
    (outcome,) = applied(plan_of(kept, removed), journal, choice(*what))
    is_dates = what == (Carried.DATES,)
    assert outcome.message == f"The kept document got its {'date' if is_dates else 'tags'}."
    assert (kept.lstat().st_mtime_ns == LONG_AGO_NS) is is_dates
    assert (looks(kept)[-1] == tags) is is_dates


def test_S3_the_date_that_it_was_given_is_no_change_of_the_kept_document(folder: Path, journal: str) -> None:
    paths = [folder / name for name in ("kept", "younger", "oldest", "old")]
    for path, time_ns in zip(paths, (NOW_NS, NOW_NS + 100, LONG_AGO_NS, LONG_AGO_NS + 10**12), strict=True):
        path.write_text("text")
        set_time(path, time_ns)
    outcomes = applied(plan_of(*paths), journal, choice(Carried.DATES))
    assert [outcome.status for outcome in outcomes] == [DONE] * 3
    assert [outcome.kept_now is not None for outcome in outcomes] == [False, True, False]
    assert paths[0].lstat().st_mtime_ns == LONG_AGO_NS


def test_S3_a_date_that_somebody_else_gave_meanwhile_is_a_change(folder: Path, journal: str) -> None:
    kept, first, second = paths = [folder / name for name in ("kept", "first", "second")]
    for path, time_ns in zip(paths, (NOW_NS, LONG_AGO_NS, LONG_AGO_NS - 10**12), strict=True):
        path.write_text("text")
        set_time(path, time_ns)
    token = CancelToken()
    outcomes = apply(plan_of(kept, first, second), choice=choice(), journal_path=journal, dry_run=False, token=token)
    assert next(outcomes).status is DONE
    set_time(kept, NOW_NS + 10**12)
    left = next(outcomes)
    assert (left.status, left.message) == (SKIPPED, "The kept document changed after the scan.")
    assert second.exists()


@pytest.mark.parametrize("obstacle", ["protected", "read-only", "protected by another name"])
@pytest.mark.parametrize("dry_run", [True, False])
def test_S2_a_protected_or_read_only_kept_document_is_left_as_it_is(
    old_and_new: Copies,
    journal: str,
    obstacle: str,
    dry_run: bool,  # noqa: FBT001 - a parameter of pytest
) -> None:
    removed, kept = old_and_new
    plan = plan_of(kept, removed)
    if obstacle == "protected":
        plan = replace(plan, roles=Roles(references=(str(kept),)))
        why = "it is in a folder that is never changed"
    elif obstacle == "protected by another name":
        (kept.parent / "protected").mkdir()
        os.link(kept, kept.parent / "protected" / "kept")
        plan = replace(plan, roles=Roles(references=(str(kept.parent / "protected"),)))
        why = "it has hard links, and one may be in a protected folder"
    else:
        kept.chmod(0o444)
        why = "it is read-only"
    before = looks(kept)
    (outcome,) = applied(plan, journal, choice(), dry_run=dry_run)
    what = "its date and tags" if hasattr(os, "setxattr") else "its date"
    assert (outcome.status, outcome.not_carried) == (DONE, f"The kept document did not get {what}: {why}.")
    assert looks(kept) == before


def test_links_that_a_run_makes_itself_are_no_reason_to_leave_the_kept_document(folder: Path, journal: str) -> None:
    paths = [folder / name for name in ("kept", "old", "oldest")]
    for number, path in enumerate(paths):
        path.write_text("text")
        set_time(path, NOW_NS - number * 10**12)
    (folder / "protected").mkdir()
    plan = replace(plan_of(*paths), roles=Roles(references=(str(folder / "protected"),)))
    outcomes = applied(plan, journal, choice(Carried.DATES, action=Action.HARDLINK))
    assert [(each.status, each.not_carried) for each in outcomes] == [(DONE, None)] * 2
    assert {path.lstat().st_mtime_ns for path in paths} == {NOW_NS - 2 * 10**12}
    assert [each.status for each in undone(journal)] == [DONE] * 2
    assert [path.lstat().st_mtime_ns for path in paths] == [NOW_NS - number * 10**12 for number in range(3)]


def test_a_date_that_nobody_knew_is_not_carried_over(folder: Path, journal: str) -> None:
    kept, zero, zipped = paths = [folder / name for name in ("kept", "zero", "zipped")]
    for path, time_ns in zip(paths, (NOW_NS, 0, 315_532_800 * 10**9 - 7_200 * 10**9), strict=True):
        path.write_text("text")
        set_time(path, time_ns)
    outcomes = applied(plan_of(kept, zero, zipped), journal, choice(Carried.DATES))
    assert [(each.status, each.kept_now, each.not_carried) for each in outcomes] == [(DONE, None, None)] * 2
    assert kept.lstat().st_mtime_ns == NOW_NS


@on_linux
def test_what_cannot_be_carried_over_is_said_and_fails_no_removal(tmp_path: Path, journal: str) -> None:
    with mounts.volume("exfat-fuse", tmp_path / "stick") as stick:
        kept, removed = stick / "kept.txt", tmp_path / "removed.txt"
        for path in (kept, removed):
            path.write_text("text")
        set_time(removed, LONG_AGO_NS)
        os.setxattr(removed, TAGS, b"tax")
        before_ns = kept.lstat().st_mtime_ns
        (outcome,) = applied(plan_of(kept, removed), journal, choice())
        assert (outcome.status, outcome.message) == (DONE, "The kept document got its date.")
        assert str(outcome.not_carried).startswith("The kept document did not get its tags: ")
        assert 0 <= LONG_AGO_NS - kept.lstat().st_mtime_ns < 2 * 10**9
        assert undone(journal)[0].status is DONE
        assert kept.lstat().st_mtime_ns == before_ns


def test_what_a_person_did_since_stays_when_a_removal_is_undone(old_and_new: Copies, journal: str) -> None:
    removed, kept = old_and_new
    applied(plan_of(kept, removed), journal, choice())
    set_time(kept, NOW_NS + 10**15)
    if hasattr(os, "setxattr"):
        os.setxattr(kept, TAGS, os.getxattr(kept, TAGS) + b",mine")
    assert undone(journal)[0].status is DONE
    assert kept.lstat().st_mtime_ns == NOW_NS + 10**15
    if hasattr(os, "setxattr"):
        assert os.getxattr(kept, TAGS) == b"paper,tax,mine"


def test_another_file_in_the_place_of_the_kept_one_gets_nothing(old_and_new: Copies, journal: str) -> None:
    removed, kept = old_and_new
    mounts.need_numbers(kept.parent)
    applied(plan_of(kept, removed), journal, choice())
    other = kept.with_name("other")
    other.write_bytes(kept.read_bytes())
    set_time(other, LONG_AGO_NS)
    os.replace(other, kept)
    before = looks(kept)
    assert undone(journal)[0].status is DONE
    assert looks(kept) == before


def test_S3_S14_a_disk_that_got_another_number_is_the_one_that_was_scanned(old_and_new: Copies, journal: str) -> None:
    """A stick that was plugged in again, or a system that was started again, since the scan."""
    removed, kept = old_and_new
    before = [looks(path) for path in old_and_new]
    device = kept.lstat().st_dev + 1
    plan = plan_of(kept, removed)
    stale = [
        replace(each, file=replace(each.file, device=device), kept=each.kept and replace(each.kept, device=device))
        for each in plan.decisions
    ]
    assert applied(replace(plan, decisions=tuple(stale)), journal, choice())[0].status is DONE
    assert undone(journal)[0].status is DONE
    assert [looks(path) for path in old_and_new] == before
    other_bytes = removed.read_bytes()[::-1]
    times = removed.lstat().st_mtime_ns
    removed.write_bytes(other_bytes)
    set_time(removed, times)
    outcome = applied(replace(plan, decisions=tuple(stale)), journal, choice())[0]
    assert (outcome.status, removed.read_bytes()) == (SKIPPED, other_bytes)


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_S14_a_disk_that_stutters_during_undo_costs_no_date(old_and_new: Copies, journal: str) -> None:
    """Each look at the kept document meets an error of the disk in turn, and undo is asked for once more."""
    removed, kept = old_and_new
    before = [looks(path) for path in old_and_new]
    calls, log = "newfstatat,lstat,statx", Path(f"{journal}.trace")
    trace = ["strace", "-f", "-o", str(log), "-P", str(kept), "-e", f"trace={calls}"]
    program = [sys.executable, "-m", "dupfinder", "undo", journal]
    for occurrence in count(1):
        applied(plan_of(kept, removed), journal, choice())
        fault = ["-e", f"inject={calls}:error=EIO:when={occurrence}"]
        done = subprocess.run([*trace, *fault, *program], capture_output=True, text=True, timeout=60, check=False)
        assert "Traceback" not in done.stderr
        undone(journal)
        assert [looks(path) for path in old_and_new] == before
        if "INJECTED" not in log.read_text():
            break
        Path(journal).unlink()
    assert occurrence > 1


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize("shares_a_journal", [True, False])
def test_S14_two_runs_for_one_kept_document_can_be_undone_in_either_order(
    folder: Path, journal: str, order: tuple[int, int], *, shares_a_journal: bool
) -> None:
    kept, first, second = paths = [folder / name for name in ("kept.txt", "first.txt", "second.txt")]
    times = (NOW_NS, LONG_AGO_NS + 10**15, LONG_AGO_NS)
    for path, time_ns, tags in zip(paths, times, (b"own", b"old,first", b"old,second"), strict=True):
        path.write_text("text")
        if hasattr(os, "setxattr"):
            os.setxattr(path, TAGS, tags)
        set_time(path, time_ns)
    before = looks(kept)
    journals = [default_journal_path(), journal if shares_a_journal else default_journal_path()]
    journals[0] = journal if shares_a_journal else journals[0]
    for path, each in zip((first, second), journals, strict=True):
        outcomes = applied(plan_of(kept, path), each, choice())
        assert [outcome.status for outcome in outcomes] == [DONE]
    assert kept.lstat().st_mtime_ns == LONG_AGO_NS
    for number in order:
        assert [each.status for each in undone(journals[number], [number + 1] if shares_a_journal else None)] == [DONE]
        if number == order[0]:
            assert kept.lstat().st_mtime_ns == times[2 - number]
            if hasattr(os, "setxattr"):
                left = {b"own", b"old", (b"second", b"first")[number]}
                assert set(os.getxattr(kept, TAGS).split(b",")) == left
    assert looks(kept) == before


_TIMES = st.sampled_from([LONG_AGO_NS + number * 10**12 for number in range(5)])
_TAG_LISTS = st.lists(st.sampled_from(["a", "b", "c"]), max_size=2, unique=True)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_is_undone_the_kept_document_has_what_itself_and_those_still_gone_had(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("documents")
    count = data.draw(st.integers(1, 4))
    paths = [folder / f"{number}.txt" for number in range(count + 1)]
    times = data.draw(st.lists(_TIMES, min_size=count + 1, max_size=count + 1))
    tags = data.draw(st.lists(_TAG_LISTS, min_size=count + 1, max_size=count + 1))
    for path, time_ns, own in zip(paths, times, tags, strict=True):
        path.write_text("text")
        if hasattr(os, "setxattr") and own:
            os.setxattr(path, TAGS, ",".join(own).encode())
        set_time(path, time_ns)
    before = looks(paths[0])
    journal = str(folder.parent / f"{folder.name}.jsonl")
    outcomes = applied(plan_of(*paths), journal, choice())
    gone = set(range(1, count + 1))
    order = data.draw(st.permutations(sorted(gone)))
    while True:
        assert paths[0].lstat().st_mtime_ns == min(times[each] for each in (0, *gone))
        if hasattr(os, "listxattr"):
            now = dict(looks(paths[0])[-1]).get(TAGS, b"")  # type: ignore[call-overload]
            assert set(now.decode().split(",")) - {""} == {tag for each in (0, *gone) for tag in tags[each]}
        if not gone:
            break
        number = order.pop()
        outcomes = undone(journal, [number])
        assert [each.status for each in outcomes] == [DONE]
        gone.discard(number)
    assert looks(paths[0]) == before


@on_linux
def test_ratings_and_comments_become_one() -> None:
    own, others = {RATING: b"0", COMMENT: b"mine\n"}, ({RATING: b"8", COMMENT: b"yours"}, {RATING: b"2"})
    both = united(own, *others)
    assert both == {RATING: b"8", COMMENT: b"mine\nyours"}
    assert without(both, others[0], own=own, others=others[1:]) == {RATING: b"2", COMMENT: b"mine\n"}
    assert without(both, others[1], own=own, others=others[:1]) == both
    assert united({RATING: b"4"}, *others)[RATING] == b"4"


@on_linux
def test_a_stranger_s_journal_writes_nothing_but_tags(old_and_new: Copies, journal: str) -> None:
    removed, kept = old_and_new
    applied(plan_of(kept, removed), journal, choice())
    lines = [json.loads(line) for line in Path(journal).read_text().splitlines()]
    for line in lines:
        if line.get("step") == "intent":
            line["carried"]["tags"] = {"user.evil": "eA==", "security.capability": "eA==", TAGS: "eA=="}
    Path(journal).write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert undone(journal)[0].status is DONE
    assert not {"user.evil", "security.capability"} & set(os.listxattr(kept))


@pytest.mark.parametrize("carried", ["7", '{"dates": true}', '{"dates": 1, "tags": [], "brought": {}}', "null"])
def test_damaged_lines_about_it_cost_no_document(old_and_new: Copies, journal: str, carried: str) -> None:
    removed, kept = old_and_new
    applied(plan_of(kept, removed), journal, choice())
    lines = [json.loads(line) for line in Path(journal).read_text().splitlines()]
    for line in lines:
        if line.get("step") == "intent":
            line["carried"] = json.loads(carried)
    Path(journal).write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert undone(journal)[0].status is DONE
    assert removed.exists()
