"""Files of formats that nobody reads: each is accounted for, and documents among them are compared by their bytes."""

import os
from pathlib import Path
from typing import Any

from dupfinder.domain.files import ByBytes
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import LeftOut, ScanResult, UnreadFiles
from dupfinder.worker.opening import HEAD_BYTES
from sample_documents import Scan, Write, words

SLIDES = bytes(range(256)) * 40
PHOTO = b"\xff\xd8\xff\xe0" + bytes(range(255, -1, -1)) * 40


def digests(result: ScanResult) -> dict[str, bytes | None]:
    """Return the digest of each document by its name."""
    return {one.entry.name: one.content_digest for one in result.documents}


def test_identical_presentations_that_nobody_reads_are_a_group(write: Write, scan_documents: Scan) -> None:
    write("a.mdb", SLIDES)
    write("b.mdb", SLIDES)
    write("notes.txt", words(100, seed=1))
    scanned = scan_documents()
    assert scanned.groups == [{"a.mdb": "keeper", "b.mdb": "identical"}]
    assert [one.relation for one in scanned.result.pairs] == [Relation.IDENTICAL]
    assert scanned.result.problems == ()
    assert scanned.result.unread == (UnreadFiles("mdb", 2, 2 * len(SLIDES), 2),)


def test_of_files_that_nobody_reads_only_those_that_may_be_equal_are_digested(
    write: Write, scan_documents: Scan
) -> None:
    write("alone in its size.mdb", SLIDES + b"!")
    write("another start.mdb", b"!" + SLIDES[1:])
    write("same start.mdb", SLIDES[:HEAD_BYTES] + b"!" + SLIDES[HEAD_BYTES + 1 :])
    write("original.mdb", SLIDES)
    scanned = scan_documents()
    assert scanned.groups == []
    digested = {name for name, digest in digests(scanned.result).items() if digest is not None}
    assert digested == {"same start.mdb", "original.mdb"}


def test_all_other_files_are_compared_where_a_person_asks_for_it(write: Write, scan_documents: Scan) -> None:
    write("a.jpg", PHOTO)
    write("b.jpg", PHOTO)
    write("c.mdb", SLIDES)
    scanned = scan_documents()
    assert scanned.groups == []
    assert [one.entry.name for one in scanned.result.documents] == ["c.mdb"]
    assert scanned.result.unread == (
        UnreadFiles("jpg", 2, 2 * len(PHOTO), 0),
        UnreadFiles("mdb", 1, len(SLIDES), 1),
    )
    scanned = scan_documents(by_bytes=ByBytes.ALL)
    assert scanned.groups == [{"a.jpg": "keeper", "b.jpg": "identical"}]
    scanned = scan_documents(by_bytes=ByBytes.NONE)
    assert scanned.result.documents == ()
    assert sum(one.count for one in scanned.result.unread) == 3


def test_only_the_chosen_formats_are_compared_by_their_bytes(write: Write, scan_documents: Scan) -> None:
    for name in ("a.mdb", "b.mdb", "c.one", "d.one", "e.jpg", "f.jpg"):
        write(name, SLIDES)
    scanned = scan_documents(formats=("mdb",), by_bytes=ByBytes.ALL)
    assert scanned.groups == [{"a.mdb": "keeper", "b.mdb": "identical"}]
    assert {one.format: one.compared for one in scanned.result.unread} == {"jpg": 0, "mdb": 2, "one": 0}


def test_what_was_digested_is_not_digested_again(write: Write, scan_documents: Scan, tmp_path: Path) -> None:
    write("a.jpg", PHOTO)
    write("b.jpg", PHOTO)
    cache: dict[str, Any] = {"cache_file": str(tmp_path / "cache.sqlite"), "use_cache": True, "by_bytes": ByBytes.ALL}
    first = scan_documents(**cache)
    again = scan_documents(**cache)
    assert again.groups == first.groups == [{"a.jpg": "keeper", "b.jpg": "identical"}]
    assert again.result.statistics.from_cache == 2
    write("c.jpg", PHOTO)
    assert len(scan_documents(**cache).groups[0]) == 3
    cache["by_bytes"] = ByBytes.DOCUMENTS
    assert scan_documents(**cache).groups == []


def test_R8_every_file_below_a_source_is_accounted_for(write: Write, scan_documents: Scan, tmp_path: Path) -> None:
    write("read.txt", words(50, seed=2))
    write("damaged.docx", b"PK\x03\x04 no more")
    write("photo.jpg", PHOTO)
    write("slides.mdb", SLIDES)
    write("empty.txt", b"")
    write("left/out.txt", words(50, seed=3))
    write("out.log", words(50, seed=4))
    write("huge.txt", b"x" * 50_000)
    write(".hidden", b"x")
    write(".cache/one", b"x")
    root = tmp_path / "docs"
    os.symlink(root / "read.txt", root / "link.txt")
    if hasattr(os, "mkfifo"):
        os.mkfifo(root / "pipe")
    result = scan_documents(exclude=("left/", "*.log"), max_size_bytes=40_000).result
    left_out = {one.reason: one.count for one in result.statistics.left_out}
    assert left_out == {
        LeftOut.EMPTY: 1,
        LeftOut.SIZE: 1,
        LeftOut.NAME: 2,
        LeftOut.HIDDEN: 2,
        LeftOut.LINK: 1,
        **({LeftOut.SPECIAL: 1} if hasattr(os, "mkfifo") else {}),
    }
    files = [left_out[reason] for reason in (LeftOut.EMPTY, LeftOut.SIZE)] + [1]  # the file, not the folder
    passed_over = sum(one.count for one in result.statistics.passed_over)
    assert result.statistics.files_seen == len(result.documents) + passed_over + sum(files) == 7
