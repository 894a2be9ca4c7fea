"""What a person told apart outlives the program, two processes at once, and damage."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dupfinder.domain.errors import StoreError
from dupfinder.domain.ignore_list import IgnoreList, KnownDocument
from dupfinder.store import add_ignored_pairs, read_ignore_list, remove_ignored_pairs
from this_system import is_mode

Pair = tuple[KnownDocument, KnownDocument]


def document(name: str, *, text: str | None = None, content: str | None = None) -> KnownDocument:
    return KnownDocument(path=f"/docs/{name}", content_digest=content or os.fsencode(name).hex(), text_digest=text)


def pair(number: int) -> Pair:
    return document(f"a{number}", text=f"a{number}"), document(f"b{number}", text=f"b{number}")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "data" / "not-duplicates.sqlite3")


def numbers(file: str) -> list[int]:
    return [each.number for each in read_ignore_list(file).all]


def test_what_is_added_is_read_again_with_names_that_are_no_text(file: str) -> None:
    hostile = document("\udcff\n'; DROP TABLE distinctions; --")
    (added,) = add_ignored_pairs([(hostile, document("b", text="t"))], file)
    (read,) = read_ignore_list(file).all
    assert read == added
    assert (read.a, read.b, read.number) == (hostile, document("b", text="t"), 1)
    assert read.noted.endswith("+00:00")


def test_reading_where_nothing_was_told_apart_makes_no_file(file: str) -> None:
    assert read_ignore_list(file) == IgnoreList()
    assert remove_ignored_pairs([1], file) == 0
    assert not os.path.exists(os.path.dirname(file))


def test_the_same_pair_is_added_once_whichever_comes_first(file: str) -> None:
    a, b = pair(1)
    assert len(add_ignored_pairs([(a, b), (b, a)], file)) == 1
    assert add_ignored_pairs([(b, a)], file) == ()
    assert numbers(file) == [1]


def test_copies_of_texts_that_were_told_apart_add_nothing(file: str) -> None:
    add_ignored_pairs([(document("a", text="A"), document("b", text="B"))], file)
    assert add_ignored_pairs([(document("copy", text="A"), document("b", text="B"))], file) == ()


def test_of_one_text_each_pair_of_paths_counts(file: str) -> None:
    one, two, three = (document(name, text="T") for name in ("one", "two", "three"))
    assert len(add_ignored_pairs([(one, two), (one, three)], file)) == 2
    distinctions = read_ignore_list(file)
    assert distinctions.separate(one, two)
    assert not distinctions.separate(two, three)


def test_a_document_is_not_told_apart_from_itself(file: str) -> None:
    assert add_ignored_pairs([(document("a", text="T"), document("a", text="T"))], file) == ()


def test_numbers_are_not_used_again(file: str) -> None:
    add_ignored_pairs([pair(1), pair(2)], file)
    assert remove_ignored_pairs([2, 7], file) == 1
    add_ignored_pairs([pair(3)], file)
    assert numbers(file) == [1, 3]


def test_O4_only_its_owner_can_read_it(file: str) -> None:
    add_ignored_pairs([pair(1)], file)
    assert is_mode(os.stat(file).st_mode, 0o600)
    assert is_mode(os.stat(os.path.dirname(file)).st_mode, 0o700)
    assert os.listdir(os.path.dirname(file)) == [os.path.basename(file)]


def test_the_persons_own_file_lies_where_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "own"))
    add_ignored_pairs([pair(1)])
    assert numbers(str(tmp_path / "own" / "dupfinder" / "not-duplicates.sqlite3")) == [1]
    assert len(read_ignore_list().all) == 1
    assert remove_ignored_pairs([1]) == 1


ADDING = """
import sys
from dupfinder.domain.ignore_list import KnownDocument
from dupfinder.store import add_ignored_pairs
for number in range(20):
    a, b = (KnownDocument(path=f"/{side}{number}", content_digest=f"{sys.argv[2]}{side}{number}", text_digest=None)
            for side in "ab")
    add_ignored_pairs([(a, b)], sys.argv[1])
"""


def test_two_processes_that_add_at_once_lose_nothing(file: str) -> None:
    processes = [subprocess.Popen([sys.executable, "-c", ADDING, file, name]) for name in "xyz"]
    assert [process.wait(60) for process in processes] == [0, 0, 0]
    assert sorted(numbers(file)) == list(range(1, 61))


def test_a_file_that_another_process_opens_as_soon_as_it_has_its_name_is_made(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []

    def opening(give_name: Callable[[str, str], None]) -> Callable[[str, str], None]:
        def give(beside: str, path: str) -> None:
            give_name(beside, path)
            opened.append(os.open(path, os.O_RDWR))  # as SQLite does; Windows lets nobody delete such a file

        return give

    for name in ("link", "rename"):
        monkeypatch.setattr(os, name, opening(getattr(os, name)))
    assert len(add_ignored_pairs([pair(1)], file)) == 1
    os.close(*opened)
    assert os.listdir(os.path.dirname(file)) == [os.path.basename(file)]


@pytest.mark.parametrize("place", range(0, 100, 7))
def test_damage_is_said_or_does_no_harm_but_nothing_is_lost_silently(file: str, place: int) -> None:
    add_ignored_pairs(map(pair, range(200)), file)
    whole = Path(file).read_bytes()
    before = read_ignore_list(file)
    at = len(whole) * place // 100
    Path(file).write_bytes(whole[:at] + bytes(byte ^ 0x55 for byte in whole[at : at + 3]) + whole[at + 3 :])
    damaged = Path(file).read_bytes()
    with contextlib.suppress(StoreError):
        assert read_ignore_list(file) == before
    assert Path(file).read_bytes() == damaged


@pytest.mark.parametrize("content", [b"", b"no database at all", b"SQLite format 3\0"])
def test_a_file_that_lost_its_content_is_an_error_for_reading_and_adding_and_stays(file: str, content: bytes) -> None:
    add_ignored_pairs([pair(1)], file)
    Path(file).write_bytes(content)
    with pytest.raises(StoreError, match="is damaged"):
        read_ignore_list(file)
    with pytest.raises(StoreError, match="is damaged"):
        add_ignored_pairs([pair(2)], file)
    assert Path(file).read_bytes() == content


def test_a_row_that_somebody_changed_is_noticed(file: str) -> None:
    add_ignored_pairs([pair(1)], file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE distinctions SET a_text_digest = 'other'")
    connection.close()
    with pytest.raises(StoreError, match="damaged"):
        read_ignore_list(file)


def test_rows_that_are_missing_are_noticed(file: str) -> None:
    add_ignored_pairs([pair(1), pair(2)], file)
    with open(file, "r+b") as stream:
        # SQLite, Database File Format, 1.6: of the page after the first, how many rows it has.
        page_bytes = int.from_bytes(stream.read(18)[16:18])
        stream.seek(page_bytes + 3)
        assert stream.read(2) == b"\0\2"
        stream.seek(page_bytes + 3)
        stream.write(b"\0\1")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT number FROM distinctions").fetchall() == [(1,)]
    with pytest.raises(StoreError, match="is damaged"):
        read_ignore_list(file)


def test_where_one_of_several_cannot_be_added_none_is(file: str) -> None:
    def pairs() -> Iterator[Pair]:
        yield pair(1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        add_ignored_pairs(pairs(), file)
    assert numbers(file) == []


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = str(tmp_path / "scan.sqlite3")
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE distinctions (number)")
    connection.close()
    before = Path(file).read_bytes()
    with pytest.raises(StoreError, match="damaged"):
        add_ignored_pairs([pair(1)], file)
    assert Path(file).read_bytes() == before


def test_R4_where_no_file_can_be_made_that_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    file = str(tmp_path / "file" / "not-duplicates.sqlite3")
    with pytest.raises(StoreError, match=r"cannot be used: (Not a directory|File exists)"):
        add_ignored_pairs([pair(1)], file)
    if os.name != "nt":  # Windows says that there is none
        with pytest.raises(StoreError, match="cannot be used: Not a directory"):
            read_ignore_list(file)
