"""The scan cache on a real file system."""

import contextlib
import os
import random
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dupfinder.domain.documents import Document, Metadata, Problem, ProblemCode
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.messages import as_it_is
from dupfinder.store import LostText, ReaderVersions, ScanCache, TextSketch, open_cache, opening
from dupfinder.store.cache import Found
from dupfinder.store.opening import APPLICATION_ID
from this_system import files_no_longer_than, is_mode

VERSIONS = ReaderVersions(readers={"txt": 1}, features="1 default")
LONG_AGO_NS = 1_700_000_000_000_000_000
WORDS = np.array([1, 2**64 - 1, 3], np.uint64)
SKETCH = TextSketch(
    shingles=np.array([7, 2**63], np.uint64),
    terms=np.array([5], np.uint64),
    term_weights=np.array([0.5], np.float32),
)


def entry(*, inode: int = 2**64 - 5, mtime_ns: int = LONG_AGO_NS) -> FileEntry:
    return FileEntry(
        file_id=FileId(0), path="/a/\udcffname.txt", size_bytes=10, mtime_ns=mtime_ns, device=1, inode=inode
    )


def document(of: FileEntry, *, problem: ProblemCode | None = None) -> Document:
    return Document(
        entry=of,
        format="txt",
        content_digest=b"d" * 32,
        word_count=0 if problem else 3,
        fingerprint=None if problem else 2**64 - 7,
        text_digest=None if problem else b"t" * 16,
        metadata=Metadata(title="A title", page_count=2),
        problem=None if problem is None else Problem(path=of.path, code=problem, message=as_it_is("Why.")),
    )


MANY_WORDS = np.arange(100, dtype=np.uint64) ** 9
"""Of several texts, that share them."""


def known(found: Iterator[Found]) -> list[Document]:
    return [one.document for one in found]


def test_what_was_added_is_found_again_after_opening_anew(tmp_path: Path) -> None:
    path = str(tmp_path / "new folder" / "cache.sqlite3")
    cache = open_cache(path)
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    cache.close()
    again = open_cache(path)
    assert known(again.find([entry()], VERSIONS)) == [document(entry())]
    assert again.word_hashes(b"t" * 16, VERSIONS).tolist() == WORDS.tolist()
    again.close()


@pytest.mark.parametrize("now", [entry(inode=7), entry(mtime_ns=LONG_AGO_NS + 1)], ids=["another file", "another time"])
def test_a_file_that_looks_different_is_read_again(tmp_path: Path, now: FileEntry) -> None:
    cache = open_cache(str(tmp_path / "c"))
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([now], VERSIONS)) == []
    cache.close()


@pytest.mark.parametrize(
    ("before_ns", "now_ns", "is_sure"),
    [
        (LONG_AGO_NS + 5, LONG_AGO_NS + 5, True),
        (LONG_AGO_NS + 5, LONG_AGO_NS + 6, False),
        (LONG_AGO_NS, LONG_AGO_NS, True),
        (0, 0, False),
    ],
    ids=["unchanged", "changed", "unchanged, whole seconds", "no change times"],
)
def test_R7_only_the_change_time_makes_sure_that_a_file_is_the_one_that_was_read(
    tmp_path: Path, before_ns: int, now_ns: int, *, is_sure: bool
) -> None:
    cache = open_cache(str(tmp_path / "c"))
    cache.add(document(replace(entry(), changed_ns=before_ns)), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert [one.is_sure for one in cache.find([replace(entry(), changed_ns=now_ns)], VERSIONS)] == [is_sure]
    cache.close()


@pytest.mark.parametrize("whole_seconds", [True, False])
def test_R7_a_file_changed_just_now_may_change_again_within_the_same_tick(
    tmp_path: Path, *, whole_seconds: bool
) -> None:
    cache = open_cache(str(tmp_path / "c"))
    now_ns = time.time_ns()
    fresh = replace(entry(), changed_ns=now_ns - now_ns % 1_000_000_000 if whole_seconds else now_ns | 1)
    cache.add(document(fresh), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert [one.is_sure for one in cache.find([fresh], VERSIONS)] == [False]
    cache.close()


@pytest.mark.parametrize(
    "newer",
    [
        ReaderVersions(readers={"txt": 2}, features="1 default"),
        ReaderVersions(readers={"txt": 1}, features="2 default"),
    ],
)
def test_what_an_older_reader_read_is_read_again(tmp_path: Path, newer: ReaderVersions) -> None:
    cache = open_cache(str(tmp_path / "c"))
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([entry()], newer)) == []
    cache.close()


def test_a_file_changed_just_now_may_change_again_unseen_and_is_not_kept(tmp_path: Path) -> None:
    cache = open_cache(str(tmp_path / "c"))
    fresh = entry(mtime_ns=time.time_ns())
    cache.add(document(fresh), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([fresh], VERSIONS)) == []
    assert cache.word_hashes(b"t" * 16, VERSIONS).tolist() == WORDS.tolist()
    cache.close()


@pytest.mark.parametrize("code", ProblemCode)
def test_S9_only_problems_that_lie_in_the_bytes_are_kept(tmp_path: Path, code: ProblemCode) -> None:
    cache = open_cache(str(tmp_path / "c"))
    cache.add(document(entry(), problem=code), word_hashes=None, sketch=None, versions=VERSIONS)
    cache.flush()
    kept = known(cache.find([entry()], VERSIONS))
    lasting = code in {ProblemCode.ENCRYPTED, ProblemCode.DAMAGED, ProblemCode.NO_TEXT, ProblemCode.EMPTY}
    assert kept == ([document(entry(), problem=code)] if lasting else [])
    cache.close()


@pytest.mark.parametrize(
    "damage", [b"", bytes(4096), b"SQLite", b"SQLite format 3\0, but nothing else of a database " * 40]
)
def test_a_damaged_cache_is_set_aside_and_begun_anew(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "cache.sqlite3"
    path.write_bytes(damage)
    cache = open_cache(str(path))
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([entry()], VERSIONS)) == [document(entry())]
    assert len(cache.take_notes()) == bool(damage)
    assert len(list(tmp_path.glob("*.damaged-*"))) == bool(damage)
    cache.close()


def test_a_document_that_is_named_as_the_cache_is_left_as_it_is(tmp_path: Path) -> None:
    """`--cache lease.txt` for `--csv lease.txt`: it got another name, and a cache took its place."""
    path = tmp_path / "lease.txt"
    path.write_bytes(b"The lease of the house.")
    path.chmod(0o644)
    before = path.stat()
    with pytest.raises(StoreError, match=r"is not a scan cache. It was not changed\.$"):
        open_cache(str(path))
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"The lease of the house."
    assert (path.stat().st_mode, path.stat().st_ino) == (before.st_mode, before.st_ino)


def test_a_cache_of_another_schema_is_emptied(tmp_path: Path) -> None:
    path = str(tmp_path / "c")
    old = sqlite3.connect(path)
    old.executescript(f"CREATE TABLE files (x); PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 99;")
    old.close()
    cache = open_cache(path)
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([entry()], VERSIONS)) == [document(entry())]
    cache.close()


def test_a_cache_of_the_first_schema_is_set_aside_and_begun_anew(tmp_path: Path) -> None:
    path = str(tmp_path / "c")
    first = sqlite3.connect(path)
    first.executescript("CREATE TABLE files (x); CREATE TABLE texts (x); PRAGMA user_version = 1;")
    first.close()
    cache = open_cache(path)
    assert len(cache.take_notes()) == 1
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([entry()], VERSIONS)) == [document(entry())]
    assert len(list(tmp_path.glob("*.damaged-*"))) == 1
    cache.close()


def test_O4_only_its_owner_can_read_the_cache(tmp_path: Path) -> None:
    path = str(tmp_path / "folder" / "c")
    cache = open_cache(path)
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    for file in os.listdir(os.path.dirname(path)):
        assert is_mode(os.stat(os.path.join(os.path.dirname(path), file)).st_mode, 0o600)
    cache.close()


def test_R4_where_no_file_can_be_the_cache_is_a_private_one_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    path = str(tmp_path / "file" / "cache")
    cache = open_cache(path)
    (note,) = cache.take_notes()
    assert note.startswith(f"The scan cache {path} cannot be used (")
    assert note.endswith("). The scan continues without it.")
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    assert cache.word_hashes(document(entry()).text_digest or b"", VERSIONS).tolist() == WORDS.tolist()
    cache.close()
    assert sorted(os.listdir(tmp_path)) == ["file"]


def test_on_a_disk_without_any_room_the_scan_continues_without_the_cache(tmp_path: Path) -> None:
    path = str(tmp_path / "c")
    cache = open_cache(path)
    with files_no_longer_than(8192):  # SQLite has to make a file beside it, of 32 KB
        assert known(cache.find([entry()], VERSIONS)) == []
    (note,) = cache.take_notes()
    assert note.startswith(f"The scan cache {path} cannot be used (disk I/O error")
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([entry()], VERSIONS)) == [document(entry())]
    cache.close()


def test_a_folder_named_as_the_cache_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"^The scan cache .* cannot be used: "):
        open_cache(str(tmp_path))


def test_the_private_cache_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SQLITE_TMPDIR", str(tmp_path))
    cache: ScanCache = open_cache(None)
    cache.add(document(entry()), word_hashes=np.zeros(4_000_000, np.uint64), sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([entry()], VERSIONS)) == [document(entry())]
    cache.close()
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("field", ["word_hashes", "passages", "term_weights"])
def test_a_text_that_was_lost_is_noticed_where_it_is_used(tmp_path: Path, field: str) -> None:
    path = str(tmp_path / "c")
    cache = open_cache(path)
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert cache.lost_texts([b"t" * 16], VERSIONS) == set()
    other = sqlite3.connect(path)
    other.execute(f"UPDATE texts SET {field} = zeroblob(8)")  # noqa: S608 - a name from above
    other.commit()
    other.close()
    with pytest.raises(LostText, match="changed"):
        cache.word_hashes(b"t" * 16, VERSIONS) if field == "word_hashes" else cache.sketch(b"t" * 16, VERSIONS)
    assert cache.lost_texts([b"t" * 16], VERSIONS) == {b"t" * 16}
    cache.close()


def shared_cache(path: str, count: int) -> list[bytes]:
    """Make a cache of so many texts of the same few words, and return their digests."""
    digests = [b"%016d" % number for number in range(count)]
    cache = open_cache(path)
    for number, digest in enumerate(digests):
        one = replace(document(replace(entry(), inode=number + 1)), text_digest=digest)
        cache.add(one, word_hashes=np.roll(MANY_WORDS, number), sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    cache.close()
    return digests


def test_texts_that_share_a_vocabulary_are_lost_with_it(tmp_path: Path) -> None:
    path = str(tmp_path / "c")
    digests = shared_cache(path, 20)
    with contextlib.closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM vocabularies").fetchone() == (1,)
        again = open_cache(path)
        for number, digest in enumerate(digests):
            assert again.word_hashes(digest, VERSIONS).tolist() == np.roll(MANY_WORDS, number).tolist()
        again.close()
        other.execute("UPDATE vocabularies SET words = zeroblob(length(words))")
        other.commit()
    again = open_cache(path)
    with pytest.raises(LostText, match="changed"):
        again.spelt_words(digests[0], VERSIONS)
    assert again.lost_texts(digests, VERSIONS) == set(digests)
    again.close()


@pytest.mark.parametrize("seed", range(5))
def test_the_words_of_several_texts_are_those_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Some share a vocabulary of few or of many words, some have none, some are empty; one of them may be lost."""
    chance = random.Random(seed)  # noqa: S311 - test data
    monkeypatch.setattr("dupfinder.store.cache.LOOKED_UP_TOGETHER", chance.choice([1, 3, 256]))
    path = str(tmp_path / "c")
    cache = open_cache(path)
    texts: dict[bytes, list[int]] = {}
    spelt: dict[bytes, list[int]] = {}
    for number in range(40):
        many = chance.choice([3, 70_000])
        words = [chance.randrange(many) for _ in range(chance.choice([0, 0, 1, 60, 600, 5000 if number < 4 else 60]))]
        one = replace(document(replace(entry(), inode=number + 1)), text_digest=b"%016d" % number)
        texts[b"%016d" % number] = words
        spelt[b"%016d" % number] = [(word + (number % 9 == 8)) % 3 for word in words]
        cache.add(
            one,
            word_hashes=np.array(words, np.uint64),
            sketch=SKETCH,
            versions=VERSIONS,
            spellings=np.array(spelt[b"%016d" % number], np.uint16),
        )
        if chance.random() < 0.2:
            cache.flush()
    asked = [*chance.choices(list(texts), k=30), *texts]
    for some in ([], asked[:1], asked):
        found, spellings, counts = cache.words_of_texts(some, VERSIONS)
        assert counts == [len(texts[digest]) for digest in some]
        assert found.tolist() == [word for digest in some for word in texts[digest]]
        assert spellings.tolist() == [each for digest in some for each in spelt[digest]]
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE texts SET word_hashes = zeroblob(9) WHERE text_digest = ?", (asked[5],))
        other.commit()
    with pytest.raises(LostText, match="changed"):
        cache.words_of_texts(asked, VERSIONS)
    cache.close()


def test_of_vocabularies_no_more_is_held_than_there_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "c")
    monkeypatch.setattr("dupfinder.store.cache.FLUSH_EVERY", 5)
    monkeypatch.setattr("dupfinder.store.cache.MOST_HELD_BYTES", 1)
    digests = shared_cache(path, 20)
    cache = open_cache(path)
    for number in (0, 19, 3, 7, 0):
        assert cache.word_hashes(digests[number], VERSIONS).tolist() == np.roll(MANY_WORDS, number).tolist()
        assert len(cache._vocabularies) == 1
    cache.close()


def test_sketches_come_back_as_they_were(tmp_path: Path) -> None:
    cache = open_cache(str(tmp_path / "c"))
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    again = cache.sketch(b"t" * 16, VERSIONS)
    assert again.to_blobs() == SKETCH.to_blobs()
    assert again.term_weights.dtype == np.float32
    cache.close()


def test_documents_of_several_settings_live_side_by_side(tmp_path: Path) -> None:
    others = ReaderVersions(readers={"txt": 1}, features="1 128 bits")
    wide = replace(document(entry()), fingerprint=2**127 + 5)
    cache = open_cache(str(tmp_path / "c"))
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.add(wide, word_hashes=WORDS, sketch=SKETCH, versions=others)
    cache.flush()
    assert known(cache.find([entry()], VERSIONS)) == [document(entry())]
    assert known(cache.find([entry()], others)) == [wide]
    cache.close()


def test_a_database_of_another_program_with_a_table_named_like_ours_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "theirs.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE files (precious)")
    other.commit()
    other.close()
    with pytest.raises(StoreError, match="another program"):
        open_cache(str(path))


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "theirs.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE precious (x)")
    other.commit()
    other.close()
    path.chmod(0o644)
    before, mode = path.read_bytes(), path.stat().st_mode
    with pytest.raises(StoreError, match="another program"):
        open_cache(str(path))
    assert (path.read_bytes(), path.stat().st_mode) == (before, mode)
    assert not list(tmp_path.glob("*.damaged-*"))


def test_R3_a_damaged_row_is_never_trusted(tmp_path: Path) -> None:
    path = tmp_path / "cache.sqlite3"
    cache = open_cache(str(path))
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    cache.close()
    whole = path.read_bytes()
    chance = random.Random(1)  # noqa: S311 - test data
    for _ in range(300):
        damaged = bytearray(whole)
        place = chance.randrange(len(damaged))
        damaged[place] ^= 1 << chance.randrange(8)
        path.write_bytes(damaged[: chance.choice([len(damaged), chance.randrange(len(damaged))])])
        for beside in ("-wal", "-shm"):
            Path(f"{path}{beside}").unlink(missing_ok=True)
        again = open_cache(str(path))
        found = known(again.find([entry()], VERSIONS))
        assert found in ([], [document(entry())])
        if not again.lost_texts([b"t" * 16], VERSIONS):
            assert again.word_hashes(b"t" * 16, VERSIONS).tolist() == WORDS.tolist()
            assert again.sketch(b"t" * 16, VERSIONS).to_blobs() == SKETCH.to_blobs()
        again.close()


def test_R3_a_cache_that_another_scan_never_lets_go_of_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "c")
    open_cache(path).close()
    monkeypatch.setattr(opening, "LOCK_TIMEOUT_S", 0.1)
    cache = open_cache(path)
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert len(cache.take_notes()) == 1
    assert cache.word_hashes(b"t" * 16, VERSIONS).tolist() == WORDS.tolist()
    other.close()
    cache.close()


def test_a_renamed_file_is_read_again_if_its_suffix_changed(tmp_path: Path) -> None:
    cache = open_cache(str(tmp_path / "c"))
    cache.add(document(entry()), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([replace(entry(), path="/b/other.txt")], VERSIONS)) != []
    assert known(cache.find([replace(entry(), path="/a/name.md")], VERSIONS)) == []
    cache.close()


def test_a_time_that_no_database_can_hold_is_no_obstacle(tmp_path: Path) -> None:
    cache = open_cache(str(tmp_path / "c"))
    odd = entry(mtime_ns=-(2**66))
    cache.add(document(odd), word_hashes=WORDS, sketch=SKETCH, versions=VERSIONS)
    cache.flush()
    assert known(cache.find([odd], VERSIONS)) == [document(odd)]
    cache.close()
