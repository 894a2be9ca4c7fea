"""Watches over real folders: documents that come, grow, move and go."""

import dataclasses
import os
import shutil
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.errors import SourceError
from dupfinder.domain.events import (
    DocumentFailed,
    DocumentNoticed,
    Finding,
    NoteRaised,
    WatchBegan,
    WatchEvent,
)
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import Message
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken
from dupfinder.pipeline import WatchHandle, start_watching
from dupfinder.pipeline.scanning.reading import DocumentReader
from dupfinder.pipeline.watching import watched_folders, watching_loop
from dupfinder.pipeline.watching.watching_pace import Observation
from dupfinder.store import clear_cache
from sample_documents import Write, edited, words
from telling_files import docx, paragraphs, runs

LIMIT_FILE = "/proc/sys/user/max_inotify_watches"
PATIENCE_S = 60.0
SETTLE_S = 0.25
"""A quarter of what the program waits, so that the tests need not wait as long."""


@dataclass
class Watched:
    """A watch underway and all that it said."""

    handle: WatchHandle
    events: list[WatchEvent] = field(default_factory=list)

    def wait_for(self, holds: Callable[[], object]) -> None:
        """Wait until something holds; fail after a minute."""
        end_s = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end_s, self.events
            assert self.handle.error is None, self.handle.error
            time.sleep(0.02)
            self.events += self.handle.poll(100)

    @property
    def findings(self) -> list[Finding]:
        return [event.finding for event in self.events if isinstance(event, DocumentNoticed)]

    @property
    def found(self) -> list[tuple[str, str, list[tuple[str, str]]]]:
        """Return each finding as its arrival, its name, and the names and relations of what it resembles."""
        return [
            (
                one.arrival.value,
                one.document.entry.name,
                [(pair.b.entry.name, pair.relation.value) for pair in one.pairs],
            )
            for one in self.findings
        ]

    @property
    def notes(self) -> list[Message]:
        return [event.message for event in self.events if isinstance(event, NoteRaised)]

    def begin(self) -> None:
        self.wait_for(lambda: any(isinstance(event, WatchBegan) for event in self.events))

    def next(self, count: int) -> None:
        self.wait_for(lambda: len(self.findings) >= count)


Watch = Callable[..., Watched]


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """Give what watches `tmp_path/docs` once the documents there are known."""
    handles: list[WatchHandle] = []
    monkeypatch.setattr("dupfinder.pipeline.watching.watched_folders.SETTLE_S", SETTLE_S)
    (tmp_path / "docs").mkdir()

    def start(*folders: Path, **options: Any) -> Watched:
        watched = [str(folder) for folder in folders] or [str(tmp_path / "docs")]
        settings = {"workers": 1, "cache_file": str(tmp_path / "cache.sqlite3"), "sources": tuple(watched), **options}
        handle = start_watching(watched, ScanOptions(**settings))
        handles.append(handle)
        made = Watched(handle)
        made.begin()
        return made

    yield start
    for handle in handles:
        handle.stop()
    for handle in handles:
        handle.join(PATIENCE_S)
        assert not handle.is_running


def test_what_comes_is_compared_with_what_is_known_and_is_known_then_itself(write: Write, watch: Watch) -> None:
    text = words(300, seed=1)
    write("known.txt", text)
    write("stranger.txt", words(300, seed=2))
    watched = watch()
    assert watched.events == [WatchBegan(2)]
    write("copy.txt", text)
    watched.next(1)
    write("sub/deep/same.md", text.replace(" ", "\n"))
    watched.next(2)
    write("edited.txt", edited(text, 100))
    watched.next(3)
    write("nothing like it.txt", words(300, seed=3))
    watched.next(4)
    assert watched.found == [
        ("new", "copy.txt", [("known.txt", "identical")]),
        ("new", "same.md", [("copy.txt", "same-content"), ("known.txt", "same-content")]),
        ("new", "edited.txt", [("copy.txt", "near"), ("known.txt", "near"), ("same.md", "near")]),
        ("new", "nothing like it.txt", []),
    ]
    assert {pair.a for one in watched.findings for pair in one.pairs} <= {one.document for one in watched.findings}
    watched.handle.stop()
    watched.wait_for(lambda: not watched.handle.is_running)


def test_a_file_that_is_still_written_is_read_once_it_is_whole(write: Write, watch: Watch, tmp_path: Path) -> None:
    text = words(400, seed=1)
    write("known.txt", text)
    watched = watch()
    with (tmp_path / "docs" / "slow.txt").open("w") as slow:
        for part in range(12):
            slow.write(text[len(text) * part // 12 : len(text) * (part + 1) // 12])
            slow.flush()
            time.sleep(SETTLE_S / 4)
    watched.next(1)
    assert watched.found == [("new", "slow.txt", [("known.txt", "identical")])]


def test_names_of_unfinished_files_wait_for_the_final_name(write: Write, watch: Watch, tmp_path: Path) -> None:
    text = words(300, seed=1)
    write("known.txt", text)
    watched = watch()
    for name in ("load.txt.part", "~$known.docx", "x.crdownload", "y.TMP"):
        write(name, text)
    write("marker.txt", text)
    watched.next(1)
    os.rename(tmp_path / "docs" / "load.txt.part", tmp_path / "docs" / "load.txt")
    watched.next(2)
    assert [name for _, name, _ in watched.found] == ["marker.txt", "load.txt"]


def test_moved_deleted_and_restored_documents_are_no_news(write: Write, watch: Watch, tmp_path: Path) -> None:
    docs, text = tmp_path / "docs", words(300, seed=1)
    write("known.txt", text)
    write("folder/inside.txt", words(300, seed=2))
    write("touched.txt", words(300, seed=4))
    watched = watch()
    os.rename(docs / "known.txt", docs / "renamed.txt")
    os.rename(docs / "folder", docs / "moved folder")
    os.utime(docs / "touched.txt")
    os.rename(docs / "moved folder" / "inside.txt", tmp_path / "away.txt")
    write("first marker.txt", words(300, seed=3))
    watched.next(1)
    os.rename(tmp_path / "away.txt", docs / "inside.txt")
    write("copy.txt", text)
    write("copy of inside.txt", words(300, seed=2))
    watched.next(3)
    assert sorted(watched.found) == [
        ("new", "copy of inside.txt", [("inside.txt", "identical")]),
        ("new", "copy.txt", [("renamed.txt", "identical")]),
        ("new", "first marker.txt", []),
    ]
    (docs / "renamed.txt").unlink()
    (docs / "copy.txt").unlink()
    write("marker.txt", words(310, seed=5))  # no other has its size: it may get the number of one that went
    watched.next(4)
    write("last.txt", text)
    watched.next(5)
    assert watched.found[-1] == ("new", "last.txt", [])


def test_R6_of_what_went_only_the_latest_is_remembered(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched_folders, "MOST_GONE", 2)
    paths = [Path(write(f"{number}.txt", words(30 + number, seed=number))) for number in range(4)]
    files = watched_folders.WatchedFolders(ScanOptions(sources=(str(tmp_path / "docs"),)), CancelToken())
    files.begin()
    for path in paths:
        os.rename(path, tmp_path / path.name)
        assert files.look(0.0).went == (str(path),)
    for path in paths:
        os.rename(tmp_path / path.name, path)
    assert [one.before for one in files.look(0.0).moved] == list(map(str, paths[2:]))
    assert files.is_waiting  # the others are news


def test_what_a_library_warns_of_names_no_path_on_standard_error(tmp_path: Path) -> None:
    Observation([str(tmp_path)], lambda _: None).close()
    warnings.warn_explicit("/home/ann", RuntimeWarning, "inotify.py", 1, module="watchdog.observers.inotify")


def test_a_changed_document_is_news_with_what_it_did_not_resemble_before(write: Write, watch: Watch) -> None:
    one, other = words(300, seed=1), words(300, seed=2)
    write("one.txt", one)
    write("other.txt", other)
    write("draft.txt", edited(one, 5))
    watched = watch()
    write("draft.txt", edited(one, 5, 100) + " longer")
    write("marker.txt", words(300, seed=3))
    watched.next(1)
    write("draft.txt", other)
    watched.next(2)
    assert watched.found[1:] == [("changed", "draft.txt", [("other.txt", "identical")])]


def test_the_rules_of_the_walk_hold(write: Write, watch: Watch, tmp_path: Path) -> None:
    docs, text = tmp_path / "docs", words(300, seed=1)
    write("known.txt", text)
    (docs / "excluded").mkdir()
    watched = watch(exclude=("*.log",), excluded=(str(docs / "excluded"),))
    for name in (".hidden/a.txt", "a.log", "excluded/b.txt", ".Trash-1000/files/c.txt"):
        write(name, text)
    os.mkfifo(docs / "pipe.txt")
    os.symlink(docs, docs / "loop")
    os.symlink(docs / "known.txt", docs / "link.txt")
    os.link(docs / "known.txt", docs / "second name.txt")
    write("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(100))
    write("z.txt", text)
    watched.next(1)
    assert watched.found == [("new", "z.txt", [("known.txt", "identical")])]
    assert len(watched.events) == 2


def test_only_watched_folders_have_news(write: Write, watch: Watch, tmp_path: Path) -> None:
    text = words(300, seed=1)
    write("archive/known.txt", text)
    (tmp_path / "docs" / "in").mkdir()
    sources = (str(tmp_path / "docs" / "in"), str(tmp_path / "docs" / "archive"))
    watched = watch(tmp_path / "docs" / "in", sources=sources)
    write("archive/silent.txt", edited(text, 3))
    watched.wait_for(lambda: watched.handle.progress().done)  # it was read
    write("in/new.txt", text)
    watched.next(1)
    assert watched.found == [("new", "new.txt", [("known.txt", "identical"), ("silent.txt", "near")])]


def test_a_bad_document_is_a_problem_and_nothing_else(write: Write, watch: Watch) -> None:
    write("known.txt", words(300, seed=1))
    watched = watch()
    write("broken.pdf", b"%PDF-1.7\nthis is no PDF at all")
    write("copy.txt", words(300, seed=1))
    watched.next(1)
    assert [event.problem.code.value for event in watched.events if isinstance(event, DocumentFailed)] == ["damaged"]
    assert watched.found == [("new", "copy.txt", [("known.txt", "identical")])]


def test_what_was_broken_and_is_whole_now_is_told(write: Write, watch: Watch) -> None:
    whole = docx(paragraphs(runs(words(300, seed=1))))
    watched = watch()
    write("new.docx", whole[: len(whole) // 2])  # as a download that stands still for a while
    watched.wait_for(lambda: [event for event in watched.events if isinstance(event, DocumentFailed)])
    write("new.docx", whole)
    watched.next(1)
    assert watched.found == [("changed", "new.docx", [])]


def test_a_folder_of_many_documents_is_told_whole_and_batch_by_batch(
    write: Write, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching_loop, "_BATCH", 4)
    read: list[int] = []
    count = DocumentReader.read

    def counting(reader: DocumentReader, entries: Sequence[FileEntry], **options: Any) -> None:
        read.append(len(entries))
        count(reader, entries, **options)

    write("known.txt", words(300, seed=1))
    watched = watch()
    monkeypatch.setattr(DocumentReader, "read", counting)
    for number in range(10):
        write(f"in/{number}.txt", edited(words(300, seed=1), number + 10))
    write("in/broken.pdf", b"%PDF-1.7\nthis is no PDF at all")
    watched.next(10)
    assert sorted(len(pairs) for _, _, pairs in watched.found) == list(range(1, 11))  # each with those before it
    assert [event.problem.path[-10:] for event in watched.events if isinstance(event, DocumentFailed)] == ["broken.pdf"]
    assert max(read) <= 4


def test_a_cache_that_is_cleared_between_two_batches_leaves_no_document_out(
    write: Write, watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching_loop, "_BATCH", 2)
    text = words(300, seed=1)
    write("known.txt", text)
    write("broken.pdf", b"%PDF-1.7\nthis is no PDF at all")
    watched = watch()
    tell, told = watching_loop.Watch._tell, []

    def clearing(watch: watching_loop.Watch, *arguments: Any) -> None:
        tell(watch, *arguments)
        told.append(arguments)
        if len(told) == 3:
            clear_cache(str(tmp_path / "cache.sqlite3"))

    monkeypatch.setattr(watching_loop.Watch, "_tell", clearing)
    for number in range(6):
        write(f"in/{number}.txt", edited(text, number + 10))
    watched.next(6)
    assert sorted(name for _, name, _ in watched.found) == [f"{number}.txt" for number in range(6)]
    failed = [event for event in watched.events if isinstance(event, DocumentFailed)]
    assert len(failed) == 1  # the one that was known, when the watch began


@pytest.mark.parametrize("is_moved", [False, True])
def test_a_watched_folder_that_is_made_anew_is_listened_to(
    write: Write, watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_moved: bool
) -> None:
    monkeypatch.setattr("dupfinder.pipeline.watching.watching_pace.INTERVAL_S", 10 * PATIENCE_S)
    write("known.txt", words(300, seed=1))
    watched = watch()
    if is_moved:
        os.rename(tmp_path / "docs", tmp_path / "away")
    else:
        shutil.rmtree(tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    time.sleep(1.0)  # until the system's last word on the old one was heard
    write("later.txt", words(300, seed=2))
    watched.next(1)
    assert watched.found == [("new", "later.txt", [])]


def test_a_folder_that_vanishes_keeps_its_documents_known(write: Write, watch: Watch, tmp_path: Path) -> None:
    docs, text = tmp_path / "docs", words(300, seed=1)
    write("drive/known.txt", text)
    write("in/other.txt", words(300, seed=2))
    watched = watch(docs / "in", docs / "drive")
    os.rename(docs / "drive", tmp_path / "unplugged")
    write("in/new.txt", text)
    watched.next(1)
    watched.wait_for(lambda: len(watched.notes) == 1)  # what goes and comes back in between was never away
    os.rename(tmp_path / "unplugged", docs / "drive")
    write("in/another.txt", edited(text, 9))
    watched.next(2)
    write("drive/more.txt", text)
    watched.next(3)
    assert watched.found == [
        ("new", "new.txt", [("known.txt", "identical")]),
        ("new", "another.txt", [("known.txt", "near"), ("new.txt", "near")]),
        ("new", "more.txt", [("known.txt", "identical"), ("new.txt", "identical"), ("another.txt", "near")]),
    ]
    assert watched.notes == [
        f"{docs / 'drive'} is not available now. Its documents stay known.",
        f"{docs / 'drive'} is available again.",
    ]


def test_a_cache_that_is_cleared_meanwhile_is_filled_again(write: Write, watch: Watch, tmp_path: Path) -> None:
    text = words(300, seed=1)
    write("known.txt", text)
    watched = watch()
    clear_cache(str(tmp_path / "cache.sqlite3"))
    write("near.txt", edited(text, 7))
    watched.next(1)
    assert watched.found == [("new", "near.txt", [("known.txt", "near")])]


def test_what_is_no_folder_cannot_be_watched(write: Write, tmp_path: Path) -> None:
    path = str(write("a.txt", "text"))
    for wrong in (path, str(tmp_path / "nowhere")):
        with pytest.raises(SourceError, match="is not a folder"):
            start_watching([wrong], ScanOptions(sources=(wrong,)))


def test_without_room_for_observers_the_folders_are_looked_at(
    write: Write, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The real limit is one of the user, and lowering it would disturb whatever else runs.
    def refuse() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dupfinder.pipeline.watching.watching_pace.Observer", refuse)
    monkeypatch.setattr("dupfinder.pipeline.watching.watching_pace.INTERVAL_WITHOUT_HINTS_S", 0.5)
    write("known.txt", words(300, seed=1))
    watched = watch()
    write("copy.txt", words(300, seed=1))
    watched.next(1)
    notes = watched.notes
    assert len(notes) == 1
    assert "does not report every change" in notes[0]
    assert dataclasses.is_dataclass(watched.findings[0])


@pytest.mark.skipif(
    subprocess.run(["unshare", "-Ur", "test", "-w", LIMIT_FILE], check=False, capture_output=True).returncode != 0,
    reason="needs a user namespace with a limit of its own",
)
@pytest.mark.parametrize(("limit", "is_complete"), [(3, False), (1000, True)])
def test_a_limit_of_watches_that_is_reached_is_noticed(tmp_path: Path, limit: int, *, is_complete: bool) -> None:
    (tmp_path / "a" / "b" / "c" / "d").mkdir(parents=True)
    look = (
        "import sys; from dupfinder.pipeline.watching.watching_pace import Observation;"
        "observed = Observation([sys.argv[1]], print); print(observed.is_complete); observed.close()"
    )
    command = f'echo {limit} > {LIMIT_FILE} && exec "$0" -c "$1" "$2"'
    done = subprocess.run(
        ["unshare", "-Ur", "sh", "-c", command, sys.executable, look, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == (f"{is_complete}\n", "")


def test_R7_a_file_that_took_the_inode_of_one_that_went_is_not_taken_for_it(write: Write, tmp_path: Path) -> None:
    first = write("old.txt", words(50, seed=1))
    files = watched_folders.WatchedFolders(ScanOptions(sources=(str(tmp_path / "docs"),)), CancelToken())
    files.begin()
    inode = os.stat(first).st_ino
    first.unlink()
    for number in range(200):
        second = write(f"new {number}.txt", words(50, seed=1)[::-1])
        if os.stat(second).st_ino == inode:
            break
        second.unlink()
    else:
        pytest.skip("This file system does not give inodes again.")
    (moved,) = files.look(0).moved
    assert (moved.before, moved.entry.path) == (str(first), str(second))
    assert [one.entry.path for one in files.settled(watched_folders.SETTLE_S)] == [str(second)]  # so it is read


def test_files_in_a_folder_that_was_renamed_are_not_read_again(write: Write, tmp_path: Path) -> None:
    write("one/old.txt", words(50, seed=1))
    files = watched_folders.WatchedFolders(ScanOptions(sources=(str(tmp_path / "docs"),)), CancelToken())
    files.begin()
    (tmp_path / "docs" / "one").rename(tmp_path / "docs" / "other")
    assert [one.entry.name for one in files.look(0).moved] == ["old.txt"]
    assert files.settled(watched_folders.SETTLE_S) == []


def test_R7_a_file_dated_as_before_is_read_again(write: Write, tmp_path: Path) -> None:
    path = write("old.txt", words(50, seed=1))
    files = watched_folders.WatchedFolders(ScanOptions(sources=(str(tmp_path / "docs"),)), CancelToken())
    files.begin()
    assert files.look(0) == watched_folders.Changes()
    write("old.txt", words(50, seed=1)[::-1])
    assert files.look(1) == watched_folders.Changes()
    assert [one.entry.path for one in files.settled(1 + watched_folders.SETTLE_S)] == [str(path)]
