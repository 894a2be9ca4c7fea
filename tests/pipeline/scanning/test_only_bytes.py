"""Scans for identical files alone: bytes are compared, nothing is read, and what is found is what any scan finds."""

import io
import os
import time
import zipfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.events import Event, StageStarted
from dupfinder.domain.files import ByBytes
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, find_like, scan
from dupfinder.pipeline.scanning import disks
from dupfinder.pipeline.workers import pool
from dupfinder.worker.opening import HEAD_BYTES
from sample_documents import Scan, Write, words

LARGE = words(3000, seed=1)
PHOTO = b"\xff\xd8\xff\xe0" + bytes(range(255, -1, -1)) * 40
DATABASE = bytes(range(256)) * 40


def zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


@pytest.fixture
def folder(write: Write, tmp_path: Path) -> Path:
    """Write copies, near copies and files that share size and start, in what is read and what is not."""
    for name in ("a.txt", "copy/a.txt", "copy/a.md", "no suffix", "source.py"):
        write(name, words(60, seed=2))
    write("near.txt", words(60, seed=2) + " more")
    for name in ("large.txt", "copy/large.txt", "copy/LARGE.TXT"):
        write(name, LARGE)
    write("same start.txt", LARGE[:HEAD_BYTES] + LARGE[HEAD_BYTES:].swapcase())
    write("same size.txt", LARGE.swapcase())
    for name in ("huge.txt", "copy/huge.txt"):
        write(name, LARGE * 60)
    for name in ("a.jpg", "b.jpg"):
        write(name, PHOTO)
    for name in ("a.mdb", "copy/b.mdb"):
        write(name, DATABASE)
    write("alone.mdb", DATABASE + b"!")
    write("inside.mdb", DATABASE + b"?")
    write("letter.txt", words(70, seed=3))
    write("Archive.zip", zipped({"inside.mdb": DATABASE + b"?", "letter.txt": words(70, seed=3).encode()}))
    write("empty.txt", b"")
    os.link(tmp_path / "docs" / "a.txt", tmp_path / "docs" / "hard link.txt")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "docs" / "pipe.txt")
    return tmp_path / "docs"


def become_fifo(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def no_workers(*_: object, **__: object) -> None:
    raise AssertionError("A worker was started although names tell enough.")


def facts(document: Document) -> tuple[object, ...]:
    return document.entry.path, document.format, document.content_digest, document.entry.other_paths


def copies(result: ScanResult) -> set[frozenset[tuple[object, ...]]]:
    """Return the documents of a scan that have the bytes of another, found by their digests and not by groups."""
    same: defaultdict[bytes, set[tuple[object, ...]]] = defaultdict(set)
    for one in result.documents:
        if one.content_digest is not None:
            same[one.content_digest].add(facts(one))
    return {frozenset(ones) for ones in same.values() if len(ones) > 1}


def grouped(result: ScanResult) -> set[frozenset[tuple[object, ...]]]:
    assert all(one.relation in {None, Relation.IDENTICAL} for group in result.groups for one in group.members)
    return {frozenset(facts(one.document) for one in group.members) for group in result.groups}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"inside": False},
        {"by_bytes": ByBytes.ALL},
        {"by_bytes": ByBytes.NONE},
        {"formats": ("txt",)},
        {"formats": ("mdb",)},
        {"max_size_bytes": 10_000},
    ],
)
@pytest.mark.parametrize("is_local", [True, False])
def test_it_finds_what_an_ordinary_scan_finds(
    scan_documents: Scan, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch, *, is_local: bool
) -> None:
    if not is_local:
        monkeypatch.setattr(disks, "is_remote", lambda _: True)
    ordinary = scan_documents(**options).result
    only = scan_documents(relation=Relation.IDENTICAL, **options).result
    assert grouped(only) == copies(only) == copies(ordinary)
    assert grouped(only)
    assert {facts(one)[:2] for one in only.documents} == {facts(one)[:2] for one in ordinary.documents}
    assert only.statistics.passed_over == ordinary.statistics.passed_over
    assert only.statistics.left_out == ordinary.statistics.left_out
    assert only.statistics.files_seen == ordinary.statistics.files_seen
    assert only.problems == ordinary.problems
    assert not any(one.has_text or one.word_count or one.looks or one.pictures for one in only.documents)
    keepers = {one.content_digest: one.entry.path for one in (group.keeper for group in only.groups)}
    by_content = scan_documents(relation=Relation.SAME_CONTENT, min_words=10_000, **options).result
    assert all(
        keepers.get(group.keeper.content_digest, group.keeper.entry.path) == group.keeper.entry.path
        for group in by_content.groups
    )


def test_where_names_tell_the_formats_no_worker_is_started(
    folder: Path, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("Archive.zip", "no suffix", "source.py", "a.jpg", "b.jpg"):
        (folder / name).unlink()
    monkeypatch.setattr(pool, "WorkerPool", no_workers)
    result = scan_documents(relation=Relation.IDENTICAL).result
    assert len(result.groups) == 4
    assert result.unread == ()
    digested = {one.entry.name for one in result.documents if one.content_digest is not None}
    assert not digested & {"near.txt", "same size.txt"}


def test_digests_of_larger_files_are_kept_and_their_texts_are_read_when_asked_for(
    write: Write, scan_documents: Scan, tmp_path: Path
) -> None:
    write("a.txt", LARGE)
    write("b.txt", LARGE)
    write("other.txt", words(3000, seed=4))
    cache: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    time.sleep(0.1)  # what changed a moment before it is read may change again without a trace
    first = scan_documents(relation=Relation.IDENTICAL, **cache)
    again = scan_documents(relation=Relation.IDENTICAL, **cache)
    assert (first.result.statistics.from_cache, again.result.statistics.from_cache) == (0, 2)
    assert again.groups == first.groups == [{"a.txt": "keeper", "b.txt": "identical"}]
    ordinary = scan_documents(**cache)
    assert ordinary.result.statistics.from_cache == 0
    assert all(one.has_text for one in ordinary.result.documents)
    assert scan_documents(relation=Relation.IDENTICAL, **cache).groups == first.groups


@pytest.mark.parametrize(
    ("size", "change", "code"),
    [
        (100, lambda path: path.write_text("other words altogether"), ProblemCode.CHANGED),
        (9000, lambda path: path.write_text("other words altogether"), ProblemCode.CHANGED),
        (100, Path.unlink, ProblemCode.VANISHED),
        (9000, Path.unlink, ProblemCode.VANISHED),
        pytest.param(
            *(9000, become_fifo, ProblemCode.CHANGED),
            marks=pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no FIFOs here"),
        ),
    ],
)
def test_R2_what_changes_after_the_walk_is_told_and_in_no_group(
    write: Write, tmp_path: Path, size: int, change: Any, code: ProblemCode
) -> None:
    for name in ("a.txt", "b.txt", "c.txt"):
        path = write(name, words(size, seed=5))

    def sink(event: Event) -> None:
        if event == StageStarted(Stage.COMPARE_BYTES):
            change(path)

    control = ScanControl(sink=sink)
    options = ScanOptions(sources=(str(tmp_path / "docs"),), use_cache=False, relation=Relation.IDENTICAL)
    result = scan(options, control)
    assert [(one.path, one.code) for one in result.problems] == [(str(path), code)]
    assert [[one.document.entry.name for one in group.members] for group in result.groups] == [["a.txt", "b.txt"]]


def test_documents_like_one_are_found_by_their_bytes(write: Write, tmp_path: Path) -> None:
    write("asked.txt", LARGE)
    write("copy.txt", LARGE)
    write("other.txt", LARGE.swapcase())
    options = ScanOptions(sources=(str(tmp_path / "docs"),), use_cache=False, relation=Relation.IDENTICAL)
    control = ScanControl()
    found = find_like(str(tmp_path / "docs" / "asked.txt"), options, control)
    assert [one.b.entry.name for one in found.pairs] == ["copy.txt"]
