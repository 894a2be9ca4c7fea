"""Documents read on other machines: the same answers whoever gives them, and a clear end where nobody does."""

import multiprocessing
import os
import pickle
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.errors import Cancelled, DupFinderError, UsageError
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.messages import Message
from dupfinder.domain.options import ScanOptions
from dupfinder.pipeline import make_certificates
from dupfinder.pipeline.scanning.text_reader import file_entry
from dupfinder.pipeline.workers.cluster import (
    ClusterPool,
    Connection,
    Errand,
    PoolSettings,
    Returned,
    _idle,
    check_cluster,
    run_errand,
)
from dupfinder.pipeline.workers.pool import BATCH_FILES, WorkerPool
from sample_documents import Write, words
from this_system import is_wine

OPTIONS = ScanOptions(sources=(), cluster="local:2")
COUNT = 150


@pytest.fixture
def entries(write: Write) -> list[FileEntry]:
    """Write more documents than go into one errand, one of them damaged, and one of no known format."""
    paths = [write(f"{number}.txt", words(40, seed=number)) for number in range(COUNT)]
    paths += [write("damaged.docx", b"PK\x03\x04" + bytes(100)), write("strange.xyz", bytes(range(256)))]
    return [replace(file_entry(str(path)), file_id=FileId(number)) for number, path in enumerate(paths)]


@pytest.fixture(autouse=True)
def no_idle_workers() -> Iterator[None]:
    """End the workers that wait for another errand in this process, as those of an engine do when that ends."""
    yield
    for pools in _idle.values():
        while pools:
            pools.pop().close()


def answered(pool: WorkerPool | ClusterPool, entries: list[FileEntry]) -> dict[str, tuple[dict[str, Any], bytes]]:
    heads = {answer.entry.path: (dict(answer.head), answer.body) for answer in pool.run("read", entries)}
    for head, _ in heads.values():
        head.pop("file")  # its place among those that were asked about together
    return heads


def over(executor: Executor, *, ahead: int = 4) -> ClusterPool:
    """Return the pool of a cluster that is this executor."""
    connection = Connection(executor=executor, ahead=ahead, close=executor.shutdown)
    return ClusterPool(OPTIONS, connect=lambda _: connection)


class ElsewhereExecutor(ThreadPoolExecutor):
    """Another host: what it is told and what it tells went over a wire, and `seen` is what becomes of an errand."""

    def __init__(
        self,
        *,
        asked: Callable[[Errand], Errand] = lambda errand: errand,
        told: Callable[[Returned], Returned] = lambda returned: returned,
    ) -> None:
        super().__init__(1)
        self._asked, self._told = asked, told

    def submit(self, function: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
        (errand,) = arguments

        def there() -> bytes:
            asked = self._asked(pickle.loads(errand))  # noqa: S301 - our own
            found: Returned | Message = pickle.loads(function(pickle.dumps(asked)))  # noqa: S301
            return pickle.dumps(found if isinstance(found, Message) else self._told(found))

        return super().submit(there)


@pytest.fixture
def processes() -> Iterator[ProcessPoolExecutor]:
    if is_wine():
        pytest.skip("wine's pipes lose the empty messages by which concurrent.futures wakes its thread")
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor


def test_other_processes_answer_as_this_one(entries: list[FileEntry], processes: ProcessPoolExecutor) -> None:
    with WorkerPool(workers=1, time_limit_s=60, memory_limit_bytes=1 << 30) as own:
        expected, versions = answered(own, entries), own.versions
    with over(processes) as pool:
        assert pool.versions == versions
        assert answered(pool, entries) == expected
        assert answered(pool, entries) == expected  # by the same workers: they wait for the next errand
    assert len(expected) == len(entries)


def test_another_host_need_not_know_the_numbers_of_devices(entries: list[FileEntry]) -> None:
    # It gives its own to the same share: a scan on three hosts found every file "changed".
    elsewhere = [replace(entry, device=entry.device + 1, inode=entry.inode + 1) for entry in entries]
    with over(ElsewhereExecutor()) as pool:
        found = answered(pool, elsewhere)
    assert [head.get("problem") for head, _ in found.values()].count("changed") == 0


def test_S9_a_host_that_does_not_see_the_folder_ends_the_scan_and_no_document_is_called_gone(
    entries: list[FileEntry],
) -> None:
    def not_mounted(errand: Errand) -> Errand:
        paths = [f"{path} elsewhere" for path in errand.columns.get("path", ())]
        return replace(errand, columns={**errand.columns, "path": paths} if paths else {})

    with over(ElsewhereExecutor(asked=not_mounted)) as pool, pytest.raises(DupFinderError, match="does not see"):
        answered(pool, entries)


def test_a_file_that_really_went_is_a_problem_of_that_file(entries: list[FileEntry]) -> None:
    os.unlink(entries[7].path)
    with over(ElsewhereExecutor()) as pool:
        found = answered(pool, entries)
    assert {path for path, (head, _) in found.items() if head.get("problem") == "vanished"} == {entries[7].path}


def test_a_host_with_other_readers_ends_the_scan(entries: list[FileEntry]) -> None:
    # The cache must not take what one version reads for what another one would.
    def older(returned: Returned) -> Returned:
        readers = {name: version - (name == "txt") for name, version in returned.versions.readers.items()}
        return replace(returned, versions=replace(returned.versions, readers=readers)) if returned.answers else returned

    with over(ElsewhereExecutor(told=older)) as pool:
        assert pool.versions.readers
        with pytest.raises(DupFinderError, match="different version"):
            answered(pool, entries)


def test_an_engine_that_dies_ends_the_scan_in_one_sentence(
    entries: list[FileEntry], processes: ProcessPoolExecutor
) -> None:
    def check() -> None:
        for process in (processes._processes or {}).values():
            process.kill()

    with over(processes) as pool, pytest.raises(DupFinderError, match="What was read is kept: start the scan again"):
        list(pool.run("read", entries, check=check))


def test_an_engine_that_is_gone_ends_the_scan_though_nothing_comes_back(entries: list[FileEntry]) -> None:
    class Silent(Executor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            return Future()

    connection = Connection(executor=Silent(), ahead=2, close=lambda: None, is_there=lambda: False)
    with ClusterPool(OPTIONS, connect=lambda _: connection) as pool:
        with pytest.raises(DupFinderError, match="The connection to the cluster was lost"):
            list(pool.run("read", entries))
        with pytest.raises(DupFinderError, match="The connection to the cluster was lost"):
            str(pool.versions)


def test_who_gives_up_takes_back_what_was_not_begun(entries: list[FileEntry]) -> None:
    begun: list[Errand] = []

    def noted(errand: Errand) -> Errand:
        begun.append(errand)
        return errand

    def check() -> None:
        if begun:
            raise Cancelled

    with over(ElsewhereExecutor(asked=noted), ahead=100) as pool, pytest.raises(Cancelled):
        list(pool.run("read", entries, check=check))
    assert len(begun) <= 2 < COUNT // BATCH_FILES


def test_closed_by_another_thread_it_says_that_somebody_gave_up(entries: list[FileEntry]) -> None:
    with over(ElsewhereExecutor()) as pool:
        running = pool.run("read", entries)
        next(running)
        pool.close()
        with pytest.raises((Cancelled, DupFinderError)):
            list(running)


def test_a_worker_that_does_not_start_there_is_said_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dupfinder.pipeline.workers.child.worker_command", lambda: ["/nowhere/python"])
    settings = PoolSettings(time_limit_s=59, memory_limit_bytes=1 << 30, settings=FingerprintSettings(), ocr=False)
    said = pickle.loads(run_errand(pickle.dumps(Errand(pool=settings, do="head"))))  # noqa: S301 - our own
    assert isinstance(said, Message)
    assert "cannot be started" in said


@pytest.mark.parametrize("where", ["tcp://host:8786", "host:8786", "tls://host", "local:", "local:0", "local:-1", ""])
def test_P1_nothing_but_an_encrypted_cluster_is_taken(where: str) -> None:
    with pytest.raises(UsageError, match="A cluster is tls://HOST:PORT, or local:N"):
        check_cluster(replace(OPTIONS, cluster=where))


def test_P1_a_cluster_elsewhere_needs_certificates(tmp_path: Path) -> None:
    asked = replace(OPTIONS, cluster="tls://host:8786")
    with pytest.raises(UsageError, match="needs certificates"):
        check_cluster(asked)
    with pytest.raises(UsageError, match=r"ca\.pem"):
        check_cluster(replace(asked, cluster_certificates=str(tmp_path)))


def test_a_work_folder_that_is_not_there_is_said_before_anything_is_read(tmp_path: Path) -> None:
    asked = replace(OPTIONS, cluster="local:2", cluster_folder=str(tmp_path / "nowhere"))
    with pytest.raises(UsageError, match=r"^The work folder .*nowhere is not there"):
        check_cluster(asked)
    check_cluster(replace(asked, cluster_folder=str(tmp_path)))


def test_P1_certificates_are_their_owners_alone_and_never_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "certificates"
    paths = make_certificates(str(folder))
    assert os.name == "nt" or {stat.S_IMODE(os.stat(path).st_mode) for path in paths} == {0o600}
    before = [Path(path).read_bytes() for path in paths]
    with pytest.raises(DupFinderError, match="cannot be written"):
        make_certificates(str(folder))
    assert [Path(path).read_bytes() for path in paths] == before
