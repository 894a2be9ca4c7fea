"""What is removed, and what is left alone because it is not as planned."""

import errno
import os
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Never
from urllib.parse import quote

import pytest

import mounts
from dupfinder.domain.decisions import Elsewhere, FileState, Loss, Outcome, OutcomeStatus, Plan
from dupfinder.domain.errors import Cancelled, UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, checking, default_journal_path, latest_journal_path, system, undo
from dupfinder.trash.applying import apply_with
from dupfinder.trash.journal import Journal, Step, read_journal
from dupfinder.trash.places import NoPlaceError, Place, Trash
from removal_samples import state_of
from this_system import NO_SUCH_FILE, files_no_longer_than, is_mode

MakePlan = Callable[..., Plan]
Copies = tuple[Path, Path]


def applied(plan: Plan, journal: str, *, trash: Trash | None = None, dry_run: bool = False) -> list[Outcome]:
    trash = trash or system.system_trash()
    return list(
        apply_with(trash, plan, choice=RemovalChoice(), journal_path=journal, dry_run=dry_run, token=CancelToken())
    )


def undone(journal: str) -> list[OutcomeStatus]:
    return [each.status for each in undo(journal, token=CancelToken())]


def snapshot(folder: Path) -> dict[str, object]:
    """Return everything that can be seen of the files below a folder."""
    found: dict[str, object] = {}
    for path in sorted(folder.rglob("*")):
        info = path.lstat()
        content = path.read_bytes() if path.is_file() else None
        found[str(path)] = (info.st_mode, info.st_ino, info.st_mtime_ns, content)
    return found


class MeddlingTrash:
    """The system's trash, with something happening just before or after a file is moved."""

    def __init__(
        self, *, before: Callable[[], object] = lambda: None, after: Callable[[Place], object] = lambda _: None
    ) -> None:
        self._trash = system.system_trash()
        self._before = before
        self._after = after

    def choose(self, path: str) -> Place | None:
        return self._trash.choose(path)

    def note(self, file: FileState, kept: FileState, place: Place) -> None:
        self._trash.note(file, kept, place)

    def put(self, file: FileState, kept: FileState, place: Place | None) -> Place:
        self._before()
        found = self._trash.put(file, kept, place)
        self._after(found)
        return found

    def find(self, file: FileState) -> Place | None:
        return self._trash.find(file)


def test_S5_a_removed_document_is_in_the_trash(
    two_copies: Copies, plan: MakePlan, journal: str, data_home: Path
) -> None:
    removed, kept = two_copies
    before = plan((removed, kept)).decisions[1].file
    (outcome,) = apply(
        plan((removed, kept)), choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken()
    )
    assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)
    assert not removed.exists()
    assert kept.exists()
    item = data_home / "Trash" / "files" / "report (1).txt"
    assert (item.stat().st_ino, item.stat().st_mtime_ns) == (before.inode, before.mtime_ns)
    note = (data_home / "Trash" / "info" / "report (1).txt.trashinfo").read_text()
    assert note.splitlines()[:2] == ["[Trash Info]", f"Path={quote(os.fsencode(removed))}"]
    assert is_mode((data_home / "Trash").stat().st_mode, 0o700)


@pytest.mark.parametrize("relation", ["identical", "same-text", "near"])
def test_S7_what_a_plan_keeps_has_no_outcome(folder: Path, plan: MakePlan, journal: str, relation: str) -> None:
    paths = [folder / name for name in "abc"]
    for path in paths:
        path.write_text("text" if relation == "identical" else path.name)
    outcomes = applied(plan((paths[0], paths[2]), (paths[1], paths[2]), relation=relation), journal)
    assert [outcome.decision.file.path for outcome in outcomes] == [str(paths[0]), str(paths[1])]
    assert {outcome.status for outcome in outcomes} == {OutcomeStatus.DONE}
    assert os.listdir(folder) == ["c"]


def put_back(path: Path, text: str, mtime_ns: int) -> None:
    path.write_text(text)
    os.utime(path, ns=(mtime_ns, mtime_ns))


def test_S4_what_lost_the_text_that_it_had_of_a_document_keeps_that_from_going(
    folder: Path, plan: MakePlan, journal: str
) -> None:
    removed, kept, other, box = (folder / name for name in ("removed", "kept", "other", "box"))
    for path in (removed, kept, other, box):
        path.write_text(path.name)
    made = plan((removed, kept), relation="near")
    holders = [
        Elsewhere(
            path=str(path) if path is other else f"{path}\0inside.txt",
            size_bytes=path.stat().st_size,
            mtime_ns=path.stat().st_mtime_ns,
            content_digest=state_of(path).content_digest,
        )
        for path in (other, box)
    ]
    keep, gone = made.decisions
    loss = Loss(word_count=0, passages=(), elsewhere=tuple(holders))
    made = Plan(decisions=(keep, replace(gone, loss=loss)))
    info = other.stat()
    for spoil, restore in (
        (lambda: other.rename(folder / "away"), lambda: (folder / "away").rename(other)),
        (lambda: rewritten_in_place_with_its_old_time(other), lambda: other.write_text("other")),
        (lambda: box.write_text("another"), lambda: put_back(box, "box", holders[1].mtime_ns)),
        (lambda: box.rename(folder / "away"), lambda: (folder / "away").rename(box)),
    ):
        spoil()
        (outcome,) = applied(made, journal)
        assert (outcome.status, removed.exists()) == (OutcomeStatus.SKIPPED, True)
        assert "which has text of it that the kept document lacks," in str(outcome.message)
        restore()
    os.utime(other, ns=(info.st_atime_ns, info.st_mtime_ns + 1))  # the same bytes are enough: dates are carried over
    (outcome,) = applied(made, journal)
    assert (outcome.status, removed.exists()) == (OutcomeStatus.DONE, False)


def rewritten(path: Path) -> None:
    path.write_text("something else")


def rewritten_in_place_with_its_old_time(path: Path) -> None:
    info = path.stat()
    path.write_bytes(b"T" + path.read_bytes()[1:])
    os.utime(path, ns=(info.st_atime_ns, info.st_mtime_ns))


def touched(path: Path) -> None:
    os.utime(path)


def replaced_by_a_copy(path: Path) -> None:
    info, content = path.stat(), path.read_bytes()
    path.rename(path.with_suffix(".old"))
    path.write_bytes(content)
    os.utime(path, ns=(info.st_atime_ns, info.st_mtime_ns))


def replaced_by_a_link(path: Path) -> None:
    path.rename(path.with_suffix(".moved"))
    path.symlink_to(path.with_suffix(".moved"))


def replaced_by_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def replaced_by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def vanished(path: Path) -> None:
    path.unlink()


MISHAPS = [
    rewritten,
    rewritten_in_place_with_its_old_time,
    touched,
    replaced_by_a_copy,
    replaced_by_a_link,
    replaced_by_a_pipe,
    replaced_by_a_folder,
    vanished,
]


@pytest.mark.parametrize("relation", ["identical", "same-text"])
@pytest.mark.parametrize("which", ["the removed document", "the kept document"])
@pytest.mark.parametrize("mishap", MISHAPS)
def test_S3_nothing_is_removed_if_either_document_is_not_as_the_scan_saw_it(
    two_copies: Copies,
    plan: MakePlan,
    journal: str,
    folder: Path,
    data_home: Path,
    *,
    mishap: Callable[[Path], None],
    which: str,
    relation: str,
) -> None:
    if mishap is replaced_by_a_copy:
        mounts.need_numbers(folder)
    made = plan(two_copies, relation=relation)
    mishap(two_copies[0 if which == "the removed document" else 1])
    before = {path: path.lstat().st_ino for path in folder.iterdir()}
    (outcome,) = applied(made, journal)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert outcome.message
    assert outcome.message.endswith(".")
    assert {path: path.lstat().st_ino for path in folder.iterdir()} == before
    assert not (data_home / "Trash").exists()
    assert not os.path.exists(journal)


def test_S3_a_keeper_that_vanishes_while_the_document_is_moved_brings_it_back(
    two_copies: Copies, plan: MakePlan, journal: str, data_home: Path
) -> None:
    removed, kept = two_copies
    made = plan(two_copies)
    before = made.decisions[1].file
    (outcome,) = applied(made, journal, trash=MeddlingTrash(before=kept.unlink))
    assert outcome.status is OutcomeStatus.SKIPPED
    assert outcome.message == f"The kept document cannot be found: {NO_SUCH_FILE}."
    assert (removed.stat().st_ino, removed.stat().st_mtime_ns) == (before.inode, before.mtime_ns)
    assert [path for path in (data_home / "Trash").rglob("*") if path.is_file()] == []
    assert [entry.step for entry in read_journal(journal).entries] == [Step.FAILED]
    assert undone(journal) == []


def test_S3_another_file_that_took_the_place_at_the_last_moment_is_put_back(
    two_copies: Copies, plan: MakePlan, journal: str
) -> None:
    removed, _ = two_copies
    made = plan(two_copies)

    def swap() -> None:
        removed.rename(removed.with_suffix(".mine"))
        removed.write_text("new work")

    (outcome,) = applied(made, journal, trash=MeddlingTrash(before=swap))
    assert outcome.status is OutcomeStatus.SKIPPED
    assert removed.read_text() == "new work"


def test_S7_a_document_that_cannot_be_put_back_is_told_with_where_it_is(
    two_copies: Copies, plan: MakePlan, journal: str, data_home: Path
) -> None:
    removed, kept = two_copies

    def disturb(_: Place) -> None:
        kept.unlink()
        removed.write_text("new work")

    (outcome,) = applied(plan(two_copies), journal, trash=MeddlingTrash(after=disturb))
    assert outcome.status is OutcomeStatus.FAILED
    item = data_home / "Trash" / "files" / removed.name
    assert outcome.message is not None
    assert str(item) in outcome.message
    assert item.exists()
    assert removed.read_text() == "new work"
    removed.unlink()
    assert undone(journal) == [OutcomeStatus.DONE]
    assert removed.stat().st_size == 14_000


def test_S4_identical_is_compared_byte_by_byte(folder: Path, plan: MakePlan, journal: str) -> None:
    for name, content in (("a", "one text"), ("b", "two text"), ("c", "one text and more")):
        (folder / name).write_text(content)
    outcomes = applied(plan((folder / "a", folder / "b"), (folder / "c", folder / "b")), journal)
    assert {outcome.message for outcome in outcomes} == {"It is not byte for byte the same as the kept document."}
    assert len(list(folder.iterdir())) == 3


@pytest.mark.parametrize("alias", ["hard link", "itself"])
def test_S1_a_document_is_not_removed_for_itself(folder: Path, plan: MakePlan, journal: str, alias: str) -> None:
    (folder / "a").write_text("text")
    os.link(folder / "a", folder / "b")
    kept = folder / ("b" if alias == "hard link" else "a")
    (outcome,) = applied(plan((folder / "a", kept)), journal)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert sorted(os.listdir(folder)) == ["a", "b"]


def test_S1_a_plan_that_removes_each_of_two_for_the_other_removes_neither(
    two_copies: Copies, plan: MakePlan, journal: str
) -> None:
    first, second = two_copies
    outcomes = applied(plan((first, second), (second, first)), journal)
    assert {outcome.status for outcome in outcomes} == {OutcomeStatus.SKIPPED}
    assert first.exists()
    assert second.exists()


def test_S1_a_removal_without_a_kept_document_is_refused(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    decision = replace(plan(two_copies).decisions[1], kept=None)
    (outcome,) = applied(Plan(decisions=(decision,)), journal)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert two_copies[0].exists()


def test_a_dry_run_checks_and_touches_nothing(two_copies: Copies, plan: MakePlan, journal: str, tmp_path: Path) -> None:
    good = plan(two_copies)
    before = snapshot(tmp_path)
    assert [outcome.status for outcome in applied(good, journal, dry_run=True)] == [OutcomeStatus.DONE]
    assert snapshot(tmp_path) == before  # there is no journal either
    touched(two_copies[1])
    assert [outcome.status for outcome in applied(good, journal, dry_run=True)] == [OutcomeStatus.SKIPPED]


def test_a_cancelled_run_stops_before_the_next_document(folder: Path, plan: MakePlan, journal: str) -> None:
    for name in "abc":
        (folder / name).write_text("text")
    token = CancelToken()
    outcomes = apply(
        plan((folder / "a", folder / "c"), (folder / "b", folder / "c")),
        choice=RemovalChoice(),
        journal_path=journal,
        dry_run=False,
        token=token,
    )
    assert next(outcomes).status is OutcomeStatus.DONE
    token.cancel()
    with pytest.raises(Cancelled):
        next(outcomes)
    assert sorted(os.listdir(folder)) == ["b", "c"]


def test_S6_the_intent_is_in_the_journal_before_the_file_is_touched(
    two_copies: Copies, plan: MakePlan, journal: str
) -> None:
    seen = []
    made = plan(two_copies)
    trash = MeddlingTrash(before=lambda: seen.append((two_copies[0].exists(), read_journal(journal).entries)))
    applied(made, journal, trash=trash)
    ((was_there, (entry,)),) = seen
    assert was_there
    assert entry.step is Step.INTENT
    assert entry.decision == made.decisions[1]
    assert entry.place is not None
    (done,) = read_journal(journal).entries
    assert done == replace(entry, step=Step.DONE)
    assert Path(entry.place.path).exists()


def test_a_share_that_is_away_for_a_moment_is_not_said_to_be_the_journal(
    two_copies: Copies, plan: MakePlan, journal: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(path: str) -> Never:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), path)

    made, before = plan(two_copies), snapshot(folder)
    monkeypatch.setattr("dupfinder.trash.journal.facts_of", away)
    (outcome,) = applied(made, journal)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert outcome.message == f"The document cannot be read: {os.strerror(errno.EAGAIN)}."
    assert snapshot(folder) == before
    assert not read_journal(journal).entries


@pytest.mark.parametrize("room_bytes", [0, 1, 100])
def test_S6_nothing_is_touched_if_the_journal_cannot_be_written(
    two_copies: Copies, plan: MakePlan, journal: str, folder: Path, data_home: Path, *, room_bytes: int
) -> None:
    made = plan(two_copies)
    with Journal(journal):
        pass
    before = snapshot(folder)
    with files_no_longer_than(os.path.getsize(journal) + room_bytes):
        (outcome,) = applied(made, journal)
    assert outcome.status is OutcomeStatus.FAILED
    assert outcome.message is not None
    assert outcome.message.startswith("The journal cannot be written, so nothing was removed: ")
    assert snapshot(folder) == before
    assert not (data_home / "Trash").exists()
    # The torn line does not spoil what is written later.
    assert [each.status for each in applied(made, journal)] == [OutcomeStatus.DONE]
    with files_no_longer_than(os.path.getsize(journal) + room_bytes):
        (outcome,) = undo(journal, token=CancelToken())
    assert outcome.status is OutcomeStatus.FAILED
    assert outcome.message is not None
    assert outcome.message.startswith("The journal cannot be written, so it was not put back: ")
    assert outcome.message.endswith(f" It is still at {outcome.place}.")
    assert undone(journal) == [OutcomeStatus.DONE]


def test_S6_a_journal_is_readable_by_its_owner_only(two_copies: Copies, plan: MakePlan, data_home: Path) -> None:
    assert latest_journal_path() is None
    journal = default_journal_path()
    assert journal.startswith(str(data_home))
    applied(plan(two_copies), journal)
    assert is_mode(os.stat(journal).st_mode, 0o600)
    assert latest_journal_path() == journal
    assert default_journal_path() > journal


@pytest.mark.parametrize("obstacle", ["another file", "a link", "a folder"])
def test_a_file_that_is_no_journal_is_never_written_to(
    two_copies: Copies, plan: MakePlan, journal: str, tmp_path: Path, obstacle: str
) -> None:
    path = Path(journal)
    if obstacle == "a folder":
        path.mkdir()
    else:
        (tmp_path / "letter.txt").write_text("Dear Sir\n")
        path.symlink_to("letter.txt") if obstacle == "a link" else path.write_text("Dear Sir\n")
    with pytest.raises(UsageError, match=r"journal"):
        applied(plan(two_copies), journal)
    assert two_copies[0].exists()
    assert path.is_dir() or path.read_text() == "Dear Sir\n"


class RefusingTrash(MeddlingTrash):
    """A trash in which nothing arrives, for one reason or another."""

    def __init__(self, error: Exception) -> None:
        def refuse() -> None:
            raise error

        super().__init__(before=refuse)


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), NoPlaceError(as_it_is("Input/output error."))])
def test_S7_a_failed_move_is_reported_with_its_reason(
    two_copies: Copies, plan: MakePlan, journal: str, error: Exception
) -> None:
    (outcome,) = applied(plan(two_copies), journal, trash=RefusingTrash(error))
    assert outcome.status is OutcomeStatus.FAILED
    assert outcome.message == "It cannot be moved to the trash: Input/output error."
    assert two_copies[0].exists()
    assert [entry.step for entry in read_journal(journal).entries] == [Step.FAILED]


def test_S3_a_time_that_a_share_made_up_for_a_moment_is_asked_for_again(
    two_copies: Copies, plan: MakePlan, journal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Linux does for SMB once a file is closed that it wrote before, though nothing was written since."""
    monkeypatch.setattr(checking, "is_local", lambda _: False)
    planned = plan(two_copies)
    for path, before in [(path, path.stat()) for path in two_copies]:
        os.utime(path)
        threading.Timer(0.6, os.utime, (path,), {"ns": (before.st_atime_ns, before.st_mtime_ns)}).start()
    (outcome,) = applied(planned, journal)
    assert outcome.status is OutcomeStatus.DONE


def test_S3_what_changed_a_moment_ago_on_a_share_stays(
    two_copies: Copies, plan: MakePlan, journal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "is_local", lambda _: False)
    planned = plan(two_copies)
    os.utime(two_copies[0])
    (outcome,) = applied(planned, journal)
    assert (outcome.status, outcome.message) == (OutcomeStatus.SKIPPED, "The document changed after the scan.")
