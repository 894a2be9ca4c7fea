"""Searching and comparing on other machines: the same comes of it, whatever becomes of them and of the folder."""

import contextlib
import functools
import io
import multiprocessing
import os
import pickle
import shutil
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dupfinder import __version__
from dupfinder.domain.errors import Cancelled, DupFinderError
from dupfinder.domain.messages import Message
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.index.arrays import Ints
from dupfinder.index.packed import Arrays, RunTasks, one_after_the_other
from dupfinder.index.pairs import block_plan, hamming_pairs
from dupfinder.index.shingles import GatheredSketches, gathered, postings, shingle_pairs
from dupfinder.pipeline.matching.cached_words import CachedWords, compared_in_parts
from dupfinder.pipeline.scanning import collecting
from dupfinder.pipeline.workers import work_folder
from dupfinder.pipeline.workers.cluster import Connection
from dupfinder.pipeline.workers.work_folder import FOLDER_NAME, TaskErrand, WorkFolder, run_task_errand
from dupfinder.verify import Spelt
from this_system import is_wine

TOKEN = CancelToken()


def told(_: Message) -> None:
    raise AssertionError("the engine did what it was asked to")


@contextlib.contextmanager
def over(
    executor: Executor,
    top: Path,
    *,
    on_note: Callable[[Message], None] = told,
    there: Callable[[], bool] = lambda: True,
    check: Callable[[], None] = TOKEN.check,
) -> Iterator[WorkFolder]:
    connection = Connection(executor=executor, ahead=4, close=lambda: None, is_there=there)
    with WorkFolder(connection, str(top), check=check, on_note=on_note) as folder:
        yield folder


@pytest.fixture(scope="module")
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    if is_wine():
        pytest.skip("wine's pipes lose the empty messages by which concurrent.futures wakes its thread")
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor


SKETCHES = [
    np.unique(np.random.default_rng(number // 3).integers(0, 2**63, 40).astype(np.uint64)) for number in range(90)
]


def found(run: RunTasks, folder: str | None = None, sketches: list[Any] = SKETCHES) -> list[list[int]]:
    """Join sketches, by ranges of the hash out of a file and some documents at a time."""
    with pytest.MonkeyPatch.context() as patch, contextlib.closing(GatheredSketches(folder)) as kept:
        patch.setattr(gathered, "_BLOCK", 64)
        patch.setattr(gathered, "_JOINED", 32)
        patch.setattr(postings, "_LEAST_SLAB", 16)
        patch.setattr(work_folder, "_LEAST_BYTES", 512)
        for sketch in sketches:
            kept.add(np.array(sketch, np.uint64))
        check = TOKEN.check
        pairs: list[list[int]] = shingle_pairs(
            kept.postings(check=check, run=run), kept.sizes, min_share=0.5, check=check, run=run
        ).tolist()
        return pairs


EXPECTED = found(one_after_the_other)


def close_ones(run: RunTasks, bits: int) -> Ints:
    random = np.random.default_rng(7)
    fingerprints = random.integers(0, 2**63, (4000, bits // 64)).astype(np.uint64)
    fingerprints[1000:1100] = fingerprints[:100] ^ np.uint64(1 << 40)
    values = fingerprints if bits == 128 else np.ascontiguousarray(fingerprints[:, 0])
    return hamming_pairs(
        values, max_bits=3 * bits // 64, plan=block_plan(blocks=5, max_bits=3), check=TOKEN.check, run=run
    )


WORDS = [np.random.default_rng(number // 2).integers(0, 2**63, 300).astype(np.uint64) for number in range(60)]


def spelt(number: int) -> Spelt:
    return Spelt(WORDS[number], np.zeros(300, np.uint16))


def figures(run: RunTasks) -> tuple[list[list[float]], list[int]]:
    pairs = np.array([(a, b) for a in range(60) for b in range(a + 1, 60)], np.int64)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dupfinder.pipeline.matching.cached_words._PART_WORDS", 1 << 16)
        patch.setattr("dupfinder.verify.similarity._BATCH_WORDS", 1 << 16)
        counted: list[int] = []
        shares, framed = compared_in_parts(
            pairs,
            lambda _: spelt,
            word_counts=np.full(60, 300),
            run=run,
            are_given_away=True,
            check=TOKEN.check,
            on_pairs=counted.append,
        )
    assert sum(counted) == len(pairs)
    return shares.as_columns().tolist(), framed


def test_other_processes_find_what_this_one_finds(processes: Executor, tmp_path: Path) -> None:
    assert len(EXPECTED) == 90
    with over(processes, tmp_path) as folder:
        assert found(folder.run, folder.folder) == EXPECTED
        for bits in (64, 128):
            alone = close_ones(one_after_the_other, bits)
            assert len(alone) >= 100
            assert np.array_equal(close_ones(folder.run, bits), alone)
        assert figures(folder.run) == figures(one_after_the_other)
        assert {name.rpartition(".")[2] for name in os.listdir(folder.folder)} == {"mark", "entries", "array", "result"}
    assert not os.listdir(tmp_path)


def test_words_that_are_on_their_way_are_let_go_and_read_again_where_nothing_comes_back(tmp_path: Path) -> None:
    held = functools.partial(spelt)
    words, is_there = CachedWords([3, 5], lambda _: spelt, held), weakref.ref(held)
    pickle.dumps(words)
    del held
    assert is_there() is None
    assert np.array_equal(words.spelt(1).hashes, WORDS[5])

    notes: list[Message] = []
    going = Noting(after=lambda errand: shutil.rmtree(errand.folder, ignore_errors=True))
    with going, over(going, tmp_path, on_note=notes.append) as folder:
        assert figures(folder.run) == figures(one_after_the_other)
    assert len(notes) == 1


small_sketches = st.lists(st.lists(st.integers(1, 30), unique=True, max_size=12), max_size=20)


@given(sketches=small_sketches)
@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_sketches_are_joined_alike_in_a_folder(
    sketches: list[list[int]], tmp_path: Path, threads: Executor
) -> None:
    scattered = [[value * 0x9E37_79B9_7F4A_7C15 % 2**64 for value in sketch] for sketch in sketches]
    with over(threads, tmp_path) as folder:
        assert found(folder.run, folder.folder, scattered) == found(one_after_the_other, sketches=scattered)


def test_two_scans_of_the_same_folder_are_out_of_each_others_way(threads: Executor, tmp_path: Path) -> None:
    with over(threads, tmp_path) as one:
        with over(threads, tmp_path) as other:
            assert one.folder != other.folder
            assert found(one.run, one.folder) == found(other.run, other.folder) == EXPECTED
        assert found(one.run, one.folder) == EXPECTED
    assert not os.listdir(tmp_path)


class Noting(ThreadPoolExecutor):
    """Does something before and after each task, and counts them."""

    def __init__(
        self,
        before: Callable[[TaskErrand], object] = lambda _: None,
        after: Callable[[TaskErrand], object] = lambda _: None,
    ) -> None:
        super().__init__(1)
        self.before, self.after = before, after
        self.count = 0

    def submit(self, function: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
        def there() -> Any:
            self.count += 1
            self.before(arguments[0])
            try:
                return function(*arguments)
            finally:
                self.after(arguments[0])

        return super().submit(there)


def test_what_was_finished_is_not_done_again(tmp_path: Path) -> None:
    class GoneError(Exception):
        pass

    def die(_: TaskErrand) -> None:
        if dying.count == 7:
            raise GoneError("a worker was killed four times")

    lost = pytest.raises(DupFinderError, match="What was read is kept: start the scan again")
    with Noting(die) as dying, lost, over(dying, tmp_path) as folder:
        found(folder.run, folder.folder)
    kept = {name for name in os.listdir(folder.folder) if name.endswith(".result")}
    with Noting() as whole, over(whole, tmp_path) as folder:
        assert found(folder.run, folder.folder) == EXPECTED
        again = whole.count
    with Noting() as fresh, over(fresh, tmp_path) as folder:
        assert found(folder.run, folder.folder) == EXPECTED
    assert len(kept) >= 6
    assert again == fresh.count - len(kept)


def cut_short(errand: TaskErrand, ending: str) -> None:
    for name in os.listdir(errand.folder):
        path = os.path.join(errand.folder, name)
        if name.endswith(ending) and os.path.getsize(path) > 8:
            os.truncate(path, os.path.getsize(path) - 8)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_part_that_was_cut_short_is_done_here_and_that_is_said(tmp_path: Path, when: str) -> None:
    notes: list[str] = []
    cutting = Noting(**{when: functools.partial(cut_short, ending=".array" if when == "before" else ".result")})
    with cutting, over(cutting, tmp_path, on_note=lambda note: notes.append(str(note))) as folder:
        assert found(folder.run, folder.folder) == EXPECTED
    assert len(notes) == 1
    assert "cut short" in notes[0] or (os.name == "nt" and when == "before")  # which says it of a map in its own words
    assert "This machine does that part itself" in notes[0]


def test_a_folder_that_is_no_longer_there_costs_nothing(tmp_path: Path) -> None:
    # A share that was unmounted: all was found, and then the scan ended without a report as nothing could be listed.
    notes: list[str] = []
    going = Noting(after=lambda errand: shutil.rmtree(errand.folder, ignore_errors=True))
    with going, over(going, tmp_path, on_note=lambda note: notes.append(str(note))) as folder:
        assert found(folder.run, folder.folder) == EXPECTED
    assert len(notes) == 1
    assert "This machine does that part itself" in notes[0]


@pytest.mark.parametrize("happens", ["hidden", "another version", "full"])
def test_a_host_that_cannot_use_the_folder_leaves_the_work_to_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, happens: str
) -> None:
    def refused(*_: Any) -> Arrays:
        raise OSError(28, "No space left on device")

    def elsewhere(errand: TaskErrand) -> None:
        if happens == "full":
            monkeypatch.setattr("numpy.savez", refused)
        object.__setattr__(errand, *(("mark", b"") if happens == "hidden" else ("version", "0")))
        if happens == "full":
            object.__setattr__(errand, "version", __version__)

    notes: list[Message] = []
    with Noting(elsewhere) as there, over(there, tmp_path, on_note=notes.append) as folder:
        assert found(folder.run, folder.folder) == EXPECTED
        assert there.count < len(SKETCHES)
    assert len(notes) == 1
    assert not os.listdir(tmp_path)


def test_a_full_disk_here_leaves_the_work_to_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    notes: list[Message] = []
    with Noting() as there, over(there, tmp_path, on_note=notes.append) as folder:
        monkeypatch.setattr("dupfinder.index.scratch.write_all", refused)
        monkeypatch.setattr(work_folder, "written_whole", refused)
        assert found(folder.run, folder.folder) == EXPECTED
        assert there.count == 0
    assert len(notes) == 1


def test_an_engine_that_is_gone_ends_the_search_though_nothing_comes_back(tmp_path: Path) -> None:
    class Silent(Executor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            return Future()

    with (
        over(Silent(), tmp_path, there=lambda: False) as folder,
        pytest.raises(DupFinderError, match="The connection to the cluster was lost"),
    ):
        found(folder.run, folder.folder)


def test_who_gives_up_takes_back_what_was_not_begun_and_leaves_nothing(tmp_path: Path) -> None:
    token = CancelToken()

    def cancel(_: TaskErrand) -> None:
        if there.count == 3:
            token.cancel()

    cancelled = pytest.raises(Cancelled)
    with Noting(cancel) as there, cancelled, over(there, tmp_path, check=token.check) as folder:
        found(folder.run, folder.folder)
    assert there.count < 12
    with Noting() as there, over(there, tmp_path) as folder:  # which removes what a task may still have written
        assert found(folder.run, folder.folder) == EXPECTED
    assert not os.listdir(tmp_path)


def test_P1_nothing_that_others_put_into_the_folder_is_run(tmp_path: Path) -> None:
    # Whoever can write there could else run programs as the person who scans: results are numbers, and sealed.
    path = tmp_path / "strange.result"
    pickled = io.BytesIO()
    np.savez(pickled, np.array([print], dtype=object))
    for data in (b"", b"PK", b"cos\nsystem\n(S'true'\ntR.", pickled.getvalue(), pickled.getvalue()[:-9]):
        path.write_bytes(data)
        assert work_folder._whole(str(path)) is None


@pytest.mark.skipif(os.name == "nt", reason="there a folder of a person's is one that others may not write to")
def test_a_folder_that_others_may_write_to_is_not_taken(threads: Executor, tmp_path: Path) -> None:
    # In the system's temporary folder anybody can make one beforehand, and put there what is found.
    before = tmp_path / f"{FOLDER_NAME}-0"
    before.mkdir()
    before.chmod(0o777)
    with over(threads, tmp_path) as folder:
        assert folder.folder == str(tmp_path / f"{FOLDER_NAME}-1")
        assert found(folder.run, folder.folder) == EXPECTED
    assert os.listdir(tmp_path) == [before.name]


def test_a_work_folder_that_cannot_be_is_one_sentence(threads: Executor, tmp_path: Path) -> None:
    with (
        pytest.raises(DupFinderError, match=r"^A work folder cannot be made in .*nowhere"),
        over(threads, tmp_path / "nowhere"),
    ):
        pass


def test_a_scan_gives_its_search_away_and_finds_the_same(
    processes: Executor, scan_documents: Any, write: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sample_documents import words  # noqa: PLC0415

    for number in range(30):
        write(f"{number}.txt", words(60, seed=number // 2) + f" and {number}")
    plain = scan_documents(relation=Relation.CONTAINED)
    monkeypatch.setattr(collecting, "WORTH_TEXTS", 2)
    monkeypatch.setattr(gathered, "_BLOCK", 64)
    monkeypatch.setattr(gathered, "_JOINED", 32)
    asked: list[str] = []

    class There(Executor):
        def submit(self, function: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
            asked.append(function.__name__)
            return processes.submit(function, *arguments)

    connection = Connection(executor=There(), ahead=4, close=lambda: None)
    monkeypatch.setattr("dupfinder.pipeline.workers.cluster.connected", lambda _: connection)
    monkeypatch.setattr("dupfinder.pipeline.workers.cluster.check_cluster", lambda _: None)
    there = scan_documents(relation=Relation.CONTAINED, cluster="local:2")
    assert len(plain.groups) == 15
    assert there.groups == plain.groups
    assert asked.count(run_task_errand.__name__) > 10
