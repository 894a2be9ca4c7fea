"""What a person asks of the scan cache: what it holds, to drop what is of no use, to drop everything."""

import contextlib
import datetime
import os
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dupfinder.domain.decisions import Decision, FileState, Outcome, OutcomeStatus, Verdict
from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry, FileId, enclosed_entry
from dupfinder.domain.messages import as_it_is
from dupfinder.store import (
    ComparedTexts,
    ReaderVersions,
    TextSketch,
    cache_info,
    clean_cache,
    clear_cache,
    following,
    open_cache,
    opening,
)

VERSIONS = ReaderVersions(readers={"txt": 3}, features="1 default")
NOTHING = np.zeros(0, np.uint64)
SKETCH = TextSketch(shingles=NOTHING, terms=NOTHING, term_weights=np.zeros(0, np.float32))
DAY_NS = 86_400 * 10**9


@pytest.fixture
def cache_file(tmp_path: Path) -> str:
    return str(tmp_path / "cache" / "scan.sqlite3")


def written(folder: Path, *names: str) -> list[FileEntry]:
    """Return files that were just written, as the walk would see them, but dated long ago."""
    folder.mkdir(exist_ok=True)
    entries = []
    for number, name in enumerate(names):
        path = folder / name
        path.write_text(name)
        os.utime(path, (1_700_000_000, 1_700_000_000))
        info = path.stat()
        entries.append(
            FileEntry(
                file_id=FileId(number),
                path=str(path),
                size_bytes=info.st_size,
                mtime_ns=info.st_mtime_ns,
                device=info.st_dev,
                inode=info.st_ino,
            )
        )
    return entries


def fill(cache_file: str, entries: list[FileEntry], versions: ReaderVersions = VERSIONS) -> None:
    """Put each file with a text of its own into the cache."""
    cache = open_cache(cache_file)
    for entry in entries:
        text_digest = entry.name.encode().ljust(16, b"-")
        document = Document(entry=entry, format="txt", content_digest=b"c" * 32, word_count=3, text_digest=text_digest)
        cache.add(document, word_hashes=np.arange(3, dtype=np.uint64), sketch=SKETCH, versions=versions)
    cache.flush()
    cache.close()


def found(cache_file: str, entries: list[FileEntry]) -> list[str]:
    cache = open_cache(cache_file)
    names = [one.document.entry.name for one in cache.find(entries, VERSIONS)]
    cache.close()
    return names


def dated(entry: FileEntry, mtime_ns: int, *, digest: bytes = b"c" * 32) -> Outcome:
    """Return the outcome of a removal with which a document was kept that got this date."""
    kept = FileState(
        path=entry.path,
        size_bytes=entry.size_bytes,
        mtime_ns=mtime_ns,
        device=entry.device,
        inode=entry.inode,
        content_digest=digest.hex(),
    )
    decision = Decision(file=kept, verdict=Verdict.REMOVE, reason="person", relation="identical", kept=kept)
    return Outcome(decision=decision, status=OutcomeStatus.DONE, kept_now=kept)


def damage(cache_file: str) -> None:
    """Overwrite all but the header."""
    with open(cache_file, "r+b") as stream:
        stream.seek(100)
        stream.write(b"garbage " * 10_000)


def compare(cache_file: str, name: bytes, digests: bytes) -> None:
    cache = open_cache(cache_file)
    compared = ComparedTexts(
        digests=digests,
        pairs=np.array([[0, 1]], np.int64),
        proposed=1,
        plan=(as_it_is("A plan."),),
        figures=np.full((1, 3), 0.5),
    )
    assert cache.keep_compared(name.ljust(16), compared, VERSIONS.features)
    cache.close()


def test_info_of_a_cache_that_is_not_there_makes_none(cache_file: str) -> None:
    info = cache_info(cache_file)
    assert (info.exists, info.path, info.documents, info.last_used) == (False, cache_file, 0, None)
    assert not os.path.exists(os.path.dirname(cache_file))


def test_info_says_what_the_cache_holds(cache_file: str, tmp_path: Path) -> None:
    entries = written(tmp_path / "docs", "a.txt", "b.txt")
    fill(cache_file, entries)
    fill(cache_file, entries[:1], ReaderVersions(readers={"txt": 3}, features="1 other"))
    compare(cache_file, b"one", b"a" * 16 + b"b" * 16)
    info = cache_info(cache_file)
    assert (info.exists, info.documents, info.texts, info.comparisons) == (True, 3, 2, 1)
    assert info.documents_by_settings == {"1 default": 2, "1 other": 1}
    assert info.last_used == datetime.datetime.now(datetime.UTC).date()
    assert info.size_bytes >= os.path.getsize(cache_file) > 0


def test_info_counts_the_damaged_caches_that_were_set_aside(cache_file: str) -> None:
    for _ in range(2):
        open_cache(cache_file).close()
        damage(cache_file)
        open_cache(cache_file).close()
    info = cache_info(cache_file)
    assert info.damaged_files == 2
    assert info.damaged_bytes >= 2 * 4096


def test_clean_drops_files_that_are_gone_or_are_others_now(cache_file: str, tmp_path: Path) -> None:
    entries = written(tmp_path / "docs", "stays.txt", "gone.txt", "changed.txt", "replaced.txt")
    deep = written(tmp_path / "docs" / "deep", "with its folder.txt")
    fill(cache_file, entries + deep)
    (tmp_path / "docs" / "gone.txt").unlink()
    (tmp_path / "docs" / "deep" / "with its folder.txt").unlink()
    (tmp_path / "docs" / "deep").rmdir()
    (tmp_path / "docs" / "changed.txt").write_text("something longer")
    written(tmp_path / "docs", "another")
    (tmp_path / "docs" / "another").replace(tmp_path / "docs" / "replaced.txt")
    change = clean_cache(cache_file, current=VERSIONS)
    assert (change.gone, change.outdated, change.texts, change.unreachable) == (4, 0, 4, 0)
    assert found(cache_file, entries + deep) == ["stays.txt"]
    assert cache_info(cache_file).texts == 1


def test_clean_drops_what_was_inside_of_files_that_are_gone_or_are_others_now(cache_file: str, tmp_path: Path) -> None:
    outer = written(tmp_path / "docs", "stays.zip", "gone.zip", "changed.zip", "replaced.zip")
    inside = [
        enclosed_entry(entry, Enclosed(name="a/letter.txt", size_bytes=7), FileId(len(outer) + number))
        for number, entry in enumerate(outer)
    ]
    fill(cache_file, outer + inside)
    (tmp_path / "docs" / "gone.zip").unlink()
    (tmp_path / "docs" / "changed.zip").write_text("something else")
    written(tmp_path / "docs", "another.zip")
    (tmp_path / "docs" / "another.zip").replace(tmp_path / "docs" / "replaced.zip")
    change = clean_cache(cache_file, current=VERSIONS)
    assert (change.gone, change.unreachable) == (6, 0)
    assert found(cache_file, outer + inside) == [outer[0].name, inside[0].name]


def test_a_vocabulary_stays_as_long_as_a_text_of_it_does(cache_file: str, tmp_path: Path) -> None:
    def vocabularies() -> int:
        with contextlib.closing(sqlite3.connect(cache_file)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM vocabularies").fetchone()
        return int(count)

    fill(cache_file, written(tmp_path / "docs", "a.txt", *(f"{number}.txt" for number in range(9))))
    assert vocabularies() == 1
    for number in range(9):
        (tmp_path / "docs" / f"{number}.txt").unlink()
    assert clean_cache(cache_file, current=VERSIONS).texts == 9
    assert vocabularies() == 1
    (tmp_path / "docs" / "a.txt").unlink()
    clean_cache(cache_file, current=VERSIONS)
    assert vocabularies() == 0


def test_R4_what_is_on_a_drive_that_is_not_there_is_not_gone(cache_file: str, tmp_path: Path) -> None:
    (entry,) = written(tmp_path / "docs", "a.txt")
    # As it would look from before: the same place, on a drive of its own that was mounted there.
    away = FileEntry(
        file_id=FileId(0),
        path=str(tmp_path / "mount point" / "a.txt"),
        size_bytes=5,
        mtime_ns=entry.mtime_ns,
        device=entry.device + 1,
        inode=77,
    )
    (tmp_path / "mount point").mkdir()
    fill(cache_file, [entry, away])
    assert clean_cache(cache_file, current=VERSIONS).unreachable == 1
    (tmp_path / "mount point").rmdir()
    assert clean_cache(cache_file, current=VERSIONS).unreachable == 1
    assert found(cache_file, [entry, away]) == ["a.txt", "a.txt"]


@pytest.fixture
def as_a_plain_user(tmp_path: Path) -> Iterator[None]:
    """Drop the rights of an administrator, who may read and write everything."""
    if not hasattr(os, "geteuid"):
        pytest.skip("Windows has other rights")
    if os.geteuid() != 0:
        yield
        return
    for folder in (tmp_path, *tmp_path.parents):
        if not folder.stat().st_mode & 0o001:
            folder.chmod(folder.stat().st_mode | 0o711)
    os.chown(tmp_path, 65534, 65534)
    os.seteuid(65534)
    yield
    os.seteuid(0)


@pytest.mark.usefixtures("as_a_plain_user")
def test_R4_what_is_in_a_folder_that_cannot_be_looked_into_is_not_gone(cache_file: str, tmp_path: Path) -> None:
    entries = written(tmp_path / "docs", "a.txt", "b.txt")
    fill(cache_file, entries)
    (tmp_path / "docs" / "a.txt").unlink()
    (tmp_path / "docs").chmod(0o000)
    assert clean_cache(cache_file, current=VERSIONS).unreachable == 2
    # Entered but not listed: that a name is not found there says nothing for certain.
    (tmp_path / "docs").chmod(0o300)
    assert clean_cache(cache_file, current=VERSIONS).unreachable == 1
    (tmp_path / "docs").chmod(0o700)
    assert clean_cache(cache_file, current=VERSIONS).gone == 1


@pytest.mark.usefixtures("as_a_plain_user")
@pytest.mark.parametrize(
    "current",
    [
        ReaderVersions(readers={"txt": 4}, features="1 default"),
        ReaderVersions(readers={"txt": 3}, features="2 default"),
    ],
)
def test_clean_drops_what_older_readers_read(cache_file: str, tmp_path: Path, current: ReaderVersions) -> None:
    entries = written(tmp_path / "docs", "a.txt")
    fill(cache_file, entries)
    assert clean_cache(cache_file).outdated == 0
    assert clean_cache(cache_file, current=VERSIONS).outdated == 0
    change = clean_cache(cache_file, current=current)
    assert (change.outdated, change.gone, change.texts) == (1, 0, 1)


def test_clean_gives_room_back(cache_file: str, tmp_path: Path) -> None:
    entries = written(tmp_path / "docs", *(f"{number}.txt" for number in range(2000)))
    fill(cache_file, entries)
    for entry in entries[1:]:
        os.unlink(entry.path)
    before = cache_info(cache_file).size_bytes
    change = clean_cache(cache_file, current=VERSIONS)
    after = cache_info(cache_file).size_bytes
    assert change.freed_bytes == before - after > before / 2


def test_giving_up_a_clean_drops_nothing(cache_file: str, tmp_path: Path) -> None:
    entries = written(tmp_path / "docs", "a.txt", "b.txt")
    fill(cache_file, entries)
    for entry in entries:
        os.unlink(entry.path)

    def give_up() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        clean_cache(cache_file, current=VERSIONS, check=give_up)
    assert cache_info(cache_file).documents == 2


def test_clear_drops_everything_and_what_was_set_aside(cache_file: str, tmp_path: Path) -> None:
    fill(cache_file, written(tmp_path / "docs", "a.txt", "b.txt"))
    compare(cache_file, b"one", b"a" * 16 + b"b" * 16)
    damage(cache_file)
    fill(cache_file, written(tmp_path / "docs", "a.txt", "b.txt"))
    compare(cache_file, b"one", b"a" * 16 + b"b" * 16)
    Path(f"{cache_file}.backup").write_bytes(b"somebody else's")
    Path(f"{cache_file}{opening.ASIDE}123").write_bytes(b"a letter that was named as the cache by mistake")
    change = clear_cache(cache_file)
    assert (change.gone, change.texts, change.damaged_files) == (2, 2, 1)
    assert change.freed_bytes > 0
    info = cache_info(cache_file)
    assert (info.documents, info.texts, info.comparisons, info.damaged_files) == (0, 0, 0, 0)
    assert sorted(os.listdir(os.path.dirname(cache_file))) == [
        "scan.sqlite3",
        "scan.sqlite3.backup",
        "scan.sqlite3.damaged-123",
    ]
    assert b"a.txt" not in Path(cache_file).read_bytes()


def test_clear_deletes_a_damaged_cache_and_does_nothing_where_there_is_none(cache_file: str) -> None:
    assert clear_cache(cache_file).freed_bytes == 0
    open_cache(cache_file).close()
    damage(cache_file)
    change = clear_cache(cache_file)
    assert change.damaged_files == 1
    assert change.freed_bytes >= 80_000
    assert os.listdir(os.path.dirname(cache_file)) == []


def test_clear_and_clean_do_not_hinder_a_scan_that_goes_on(cache_file: str, tmp_path: Path) -> None:
    entries = written(tmp_path / "docs", "a.txt")
    cache = open_cache(cache_file)
    fill(cache_file, entries)
    clean_cache(cache_file, current=VERSIONS)
    clear_cache(cache_file)
    assert list(cache.find(entries, VERSIONS)) == []
    cache.close()
    fill(cache_file, entries)
    assert found(cache_file, entries) == ["a.txt"]


def test_what_is_wrong_with_a_cache_is_one_sentence(
    cache_file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(StoreError, match=r"^There is no scan cache .*\.$"):
        clean_cache(cache_file)
    garbage, theirs = tmp_path / "garbage", tmp_path / "theirs"
    garbage.write_bytes(b"garbage " * 1000)
    other = sqlite3.connect(theirs)
    other.execute("CREATE TABLE precious (x)")
    other.close()
    for do in (cache_info, clean_cache):
        with pytest.raises(StoreError, match="is damaged or from another version"):
            do(str(garbage))
    with pytest.raises(StoreError, match=r"is not a scan cache. It was not changed\.$"):
        clear_cache(str(garbage))
    assert garbage.exists()
    before = theirs.read_bytes()
    for ask in (cache_info, clean_cache, clear_cache):
        with pytest.raises(StoreError, match="of another program"):
            ask(str(theirs))
    assert theirs.read_bytes() == before
    fill(cache_file, written(tmp_path / "docs", "a.txt"))
    monkeypatch.setattr(opening, "LOCK_TIMEOUT_S", 0.1)
    other = sqlite3.connect(cache_file)
    other.execute("BEGIN IMMEDIATE")
    assert cache_info(cache_file).documents == 1
    with pytest.raises(StoreError, match="locked"):
        clear_cache(cache_file)
    other.close()


def test_what_no_scan_used_for_half_a_year_is_dropped_once_a_month(
    cache_file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_day = opening.today()
    entries = written(tmp_path / "docs", "used.txt", "forgotten.txt")
    fill(cache_file, entries)
    compare(cache_file, b"forgotten", b"a" * 16 + b"b" * 16)
    start_ns = time.time_ns()
    for days in range(0, 260, 20):
        monkeypatch.setattr(time, "time", lambda days=days: (first_day + days) * 86_400.0)
        monkeypatch.setattr(time, "time_ns", lambda days=days: start_ns + days * DAY_NS)
        cache = open_cache(cache_file)
        assert len(list(cache.find(entries[:1], VERSIONS))) == 1
        cache.flush()
        cache.close()
    info = cache_info(cache_file)
    assert (info.documents, info.texts, info.comparisons) == (1, 1, 0)
    assert found(cache_file, entries) == ["used.txt"]


def test_of_many_comparisons_those_used_last_are_kept(cache_file: str) -> None:
    digests = b"a" * 16 + b"b" * 16
    for number in range(20):
        compare(cache_file, b"%d" % number, digests)
    cache = open_cache(cache_file)
    kept = [number for number in range(20) if cache.compared((b"%d" % number).ljust(16)) is not None]
    assert kept == list(range(4, 20))
    (compared, *_) = cache.compared_before(VERSIONS.features)
    assert (compared.digests, compared.pairs.tolist(), compared.figures.tolist()) == (digests, [[0, 1]], [[0.5] * 3])
    cache.close()


def test_looking_for_known_pairs_in_other_comparisons_is_no_use_of_them(
    cache_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = b"a" * 16 + b"b" * 16
    for number in range(16):
        compare(cache_file, b"%d" % number, digests)
    later_ns = time.time_ns() + 3 * DAY_NS
    monkeypatch.setattr(time, "time_ns", lambda: later_ns)
    cache = open_cache(cache_file)
    assert cache.compared(b"0".ljust(16)) is not None
    assert len(list(cache.compared_before(VERSIONS.features))) == 16
    cache.close()
    compare(cache_file, b"16", digests)
    cache = open_cache(cache_file)
    kept = [number for number in range(17) if cache.compared((b"%d" % number).ljust(16)) is not None]
    assert kept == [0, *range(2, 17)]
    cache.close()


def test_R3_a_damaged_comparison_counts_as_not_there(cache_file: str) -> None:
    compare(cache_file, b"one", b"a" * 16 + b"b" * 16)
    other = sqlite3.connect(cache_file)
    other.execute("UPDATE compared SET figures = zeroblob(length(figures))")
    other.commit()
    other.close()
    cache = open_cache(cache_file)
    assert cache.compared(b"one".ljust(16)) is None
    assert list(cache.compared_before(VERSIONS.features)) == []
    cache.close()


def test_without_inodes_only_the_path_tells_files_apart(cache_file: str, tmp_path: Path) -> None:
    (entry,) = written(tmp_path / "docs", "a.txt")
    nameless = FileEntry(
        file_id=FileId(0), path=entry.path, size_bytes=5, mtime_ns=entry.mtime_ns, device=entry.device, inode=0
    )
    fill(cache_file, [nameless])
    other = FileEntry(
        file_id=FileId(0), path="/b/a.txt", size_bytes=5, mtime_ns=entry.mtime_ns, device=entry.device, inode=0
    )
    assert found(cache_file, [nameless]) == ["a.txt"]
    assert found(cache_file, [other]) == []


def test_R7_a_document_that_got_another_date_is_known_by_it_and_its_bytes_have_to_tell(
    cache_file: str, tmp_path: Path
) -> None:
    entries = [replace(each, changed_ns=1_700_000_000 * 10**9) for each in written(tmp_path / "docs", "a", "b", "c")]
    fill(cache_file, entries)
    date_ns, wrong = 1_300_000_000 * 10**9, b"d" * 32
    outcomes = [dated(entries[0], date_ns + 1), dated(entries[0], date_ns), dated(entries[1], date_ns, digest=wrong)]
    assert list(following(iter(outcomes), cache_file)) == outcomes
    now = [replace(each, mtime_ns=date_ns) for each in entries]
    cache = open_cache(cache_file)
    assert [(one.document.entry, one.is_sure) for one in cache.find(now, VERSIONS)] == [(now[0], False)]
    assert [(one.document.entry, one.is_sure) for one in cache.find(entries, VERSIONS)] == [
        (entries[1], True),
        (entries[2], True),
    ]
    cache.close()


@pytest.mark.parametrize("cache", ["none", "damaged"])
def test_where_no_cache_can_follow_nothing_is_said(cache_file: str, tmp_path: Path, cache: str) -> None:
    (entry,) = written(tmp_path / "docs", "a")
    if cache == "damaged":
        fill(cache_file, [entry])
        damage(cache_file)
    outcomes = [dated(entry, 1)]
    assert list(following(iter(outcomes), cache_file)) == outcomes
    assert os.path.exists(cache_file) is (cache == "damaged")
