"""Documents read on other machines: an engine hands batches out, and on each host confined workers read them.

All that is known of an engine is that it is a `concurrent.futures.Executor`, but where one is connected to. What comes
back are the answers of workers that documents may have taken over, believed as little as those of workers here
(`answers`); only between the program's own processes objects are unpickled, so each side must show a certificate.
"""

import concurrent.futures
import contextlib
import importlib
import logging
import os
import pickle
import re
import socket
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future
from dataclasses import field
from importlib.util import find_spec
from itertools import repeat
from operator import attrgetter
from typing import Any, TypeVar

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import Cancelled, DocumentError, DupFinderError, SaidError, UsageError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.messages import Message, as_it_is, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass, records_of
from dupfinder.pipeline.workers.jobs import CHECK_INTERVAL_S, Closing
from dupfinder.pipeline.workers.owner import Answer, look_fields
from dupfinder.pipeline.workers.pool import NO_PARAMETERS, WorkerPool, batches_of
from dupfinder.store import ReaderVersions
from dupfinder.worker.opening import NOT_TOLD, FileLook

Given = TypeVar("Given")
Got = TypeVar("Got")

ENGINE = "distributed"
_LOCAL = re.compile(r"local:([1-9][0-9]{0,2})")
_AWAY = re.compile(r"tls://[^/\s]+:[0-9]{1,5}")
JOIN_LIMIT_S = 30.0
"""So long is waited for a host to join the cluster."""
_TASKS_A_THREAD = 3
"""So many batches are given out for each thread of the cluster: one that is read, and others that are on their way."""
_BATCHES = 4
"""An errand has so many batches of a worker at most: the engine takes as long for each as reading ten texts does."""
_SEEN_ELSEWHERE = ("path", "size_bytes", "mtime_ns", "inode", "enclosing")
_RETRIES = 3
_ENGINE_OPTIONS = {
    "logging": dict.fromkeys(("distributed", "distributed.client", "asyncio", "tornado.application"), "critical"),
    # What is for those who look at the engine at work: each wakes every process up to a hundred times a second.
    "distributed.worker.profile.enabled": False,
    "distributed.scheduler.active-memory-manager.start": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
    # Else the last thousand messages are held at each end, which are all paths of a scan.
    "distributed.admin.low-level-log-length": 16,
}
_FORKS = "forkserver"
"""One process imports the engine, which takes half a second of processor time, and the others are forked from it."""
_MOST_LETTERS = 200
"""Of what an engine says, in a sentence of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolSettings:
    """What a pool of workers on another host is started with."""

    time_limit_s: float
    memory_limit_bytes: int
    settings: FingerprintSettings
    ocr: bool

    def started(self) -> WorkerPool:
        """Start a pool of one worker: as many are at work as the engine gives tasks to at once."""
        return WorkerPool(
            workers=1,
            time_limit_s=self.time_limit_s,
            memory_limit_bytes=self.memory_limit_bytes,
            settings=self.settings,
            ocr=self.ocr,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Errand:
    """Files that are asked about on another host, as `WorkerPool.run` is asked."""

    pool: PoolSettings
    do: str
    count: int = 0
    columns: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """What other hosts are told of so many files, as fields of `FileEntry`."""
    formats: tuple[str, ...] = ()
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned:
    """What came of an errand: a head and a body for each file, by its place in the errand."""

    host: str
    versions: ReaderVersions
    unconfined: tuple[str, ...]
    answers: tuple[tuple[int, dict[str, Any], bytes], ...]


_idle: dict[PoolSettings, list[WorkerPool]] = {}
_idle_lock = threading.Lock()


def run_errand(packed: bytes) -> bytes:
    """Do an errand on this host, and return what came of it (`Returned`), or why nothing did (`Message`).

    Runs in the processes of the engine. Both are pickled, since the engine would take them apart at each of its
    stations. Pools stay for the next errand: starting a worker takes as long as reading hundreds of documents.
    """
    return pickle.dumps(_returned(pickle.loads(packed)))  # noqa: S301 - between the program's own processes


def _returned(errand: Errand) -> Returned | Message:
    # Numbers of devices mean nothing on another host.
    columns = {**errand.columns, "file_id": range(errand.count), "device": repeat(NOT_TOLD)}
    entries = records_of(FileEntry, columns, errand.count)
    try:
        pool = _taken(errand.pool)
        try:
            answers = tuple(
                (answer.entry.file_id, answer.head, answer.body)
                for answer in pool.run(errand.do, entries, formats=errand.formats, parameters=errand.parameters)
            )
            versions = pool.versions
        except BaseException:
            pool.close()
            raise
    except SaidError as error:
        return error.message
    with _idle_lock:
        _idle.setdefault(errand.pool, []).append(pool)
    return Returned(host=socket.gethostname(), versions=versions, unconfined=pool.unconfined, answers=answers)


def _taken(settings: PoolSettings) -> WorkerPool:
    """Return a pool that is at work for nobody; those of scans with other settings end."""
    with _idle_lock:
        others = [pool for wanted, pools in _idle.items() if wanted != settings for pool in pools]
        mine = _idle.get(settings, [])
        _idle.clear()
        _idle[settings] = mine
        found = mine.pop() if mine else None
    for pool in others:
        pool.close()
    return settings.started() if found is None else found


class ClusterPool(Closing):
    """The workers of a cluster, asked as a `WorkerPool` is; `DupFinderError` once the cluster is no longer there."""

    def __init__(self, options: ScanOptions, *, connect: "Callable[[ScanOptions], Connection] | None" = None) -> None:
        self._pool = PoolSettings(
            time_limit_s=options.time_limit_s,
            memory_limit_bytes=options.memory_limit_bytes,
            settings=options.fingerprint,
            ocr=options.ocr,
        )
        self._connection = (connect or connected)(options)
        self._versions: ReaderVersions | None = None
        self._closing = threading.Event()
        self.unconfined: tuple[str, ...] = ()
        """What is missing of the systems' confinement on any host that has answered so far."""

    @property
    def versions(self) -> ReaderVersions:
        """Return what the workers can read; waits for the first host to answer."""
        if self._versions is None:
            future = self._submit(Errand(pool=self._pool, do="head"))
            self._noted(self._result(future))
        assert self._versions is not None  # noqa: S101 - what `_noted` does
        return self._versions

    def underway(self) -> None:
        """Return nothing: what another host is looking at is not told."""

    def run(
        self,
        do: str,
        entries: Iterable[FileEntry],
        *,
        formats: tuple[str, ...] = (),
        parameters: Mapping[str, Any] = NO_PARAMETERS,
        check: Callable[[], None] = lambda: None,
    ) -> Iterator[Answer]:
        """Yield an answer for every file: as `WorkerPool.run`. What one host does not finish another one does."""
        batches = batches_of(entries, ocr=self._pool.ocr, times=_BATCHES)
        underway: dict[Future[bytes], tuple[FileEntry, ...]] = {}
        try:
            while True:
                while len(underway) < self._connection.ahead and (files := next(batches, None)) is not None:
                    errand = Errand(
                        pool=self._pool,
                        do=do,
                        count=len(files),
                        columns={name: [*map(attrgetter(name), files)] for name in _SEEN_ELSEWHERE},
                        formats=formats,
                        parameters=dict(parameters),
                    )
                    underway[self._submit(errand)] = files
                if not underway:
                    return
                check()
                done, _ = concurrent.futures.wait(underway, CHECK_INTERVAL_S, FIRST_COMPLETED)
                self._check()
                self._connection.check()
                for future in done:
                    yield from self._answers(self._result(future), underway.pop(future))
        finally:
            for future in underway:
                future.cancel()

    def close(self) -> None:
        """Let go of the cluster; what its hosts are reading for us is forgotten."""
        self._closing.set()
        self._connection.close()

    def _submit(self, errand: Errand) -> "Future[bytes]":
        return self._connection.submit(run_errand, pickle.dumps(errand))

    def _check(self) -> None:
        if self._closing.is_set():
            raise Cancelled

    def _result(self, future: "Future[bytes]") -> Returned:
        packed = self._connection.result(future, self._check)
        returned: Returned | Message = pickle.loads(packed)  # noqa: S301 - as in `run_errand`
        if isinstance(returned, Message):
            raise DupFinderError(returned)
        return returned

    def _answers(self, returned: Returned, files: Sequence[FileEntry]) -> Iterator[Answer]:
        self._noted(returned)
        for place, head, body in returned.answers:
            entry = files[place]
            if head.get("problem") in {ProblemCode.VANISHED, ProblemCode.CHANGED} and _is_unchanged(entry):
                raise DupFinderError(
                    say(
                        "{host} does not see {path} as this machine does. On every host of a cluster the folders must "
                        "be at the same paths, with the same times.",
                        host=returned.host,
                        path=entry.path,
                    )
                )
            yield Answer(entry=entry, head=head, body=body)

    def _noted(self, returned: Returned) -> None:
        if self._versions is None:
            self._versions = returned.versions
        if returned.versions != self._versions:
            # The cache must not take what one version reads for what another one would.
            raise DupFinderError(
                say(
                    "{host} has a different version of DupFinder, or different readers, from the other hosts.",
                    host=returned.host,
                )
            )
        self.unconfined = tuple(sorted({*self.unconfined, *returned.unconfined}))


def _is_unchanged(entry: FileEntry) -> bool:
    look = FileLook.of(look_fields(entry))
    try:
        look.check_file(os.stat(look.path))
    except (OSError, DocumentError):
        return False
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Connection:
    """A way to a cluster."""

    executor: Executor
    ahead: int
    """So many tasks are given out at a time."""
    close: Callable[[], None]
    is_there: Callable[[], bool] = lambda: True

    def check(self) -> None:
        """Raise `DupFinderError` once the cluster is no longer there."""
        if not self.is_there():
            raise _lost(None)

    def submit(self, function: Callable[[Given], Got], given: Given) -> "Future[Got]":
        """Hand a task out; `DupFinderError` as for `check`."""
        try:
            return self.executor.submit(function, given)
        except RuntimeError as error:  # it has been shut down, or has lost its way to the cluster
            raise _lost(error) from error

    def result(self, future: "Future[Got]", check: Callable[[], None]) -> Got:
        """Wait for what a task returns; `check` is called now and then, and raises to give up. Raises as `check`."""
        while True:
            try:
                return future.result(CHECK_INTERVAL_S)
            except TimeoutError:
                check()
                self.check()
            except (Exception, concurrent.futures.CancelledError) as error:
                raise _lost(error) from error


def _lost(error: BaseException | None) -> DupFinderError:
    if error is None or isinstance(error, concurrent.futures.CancelledError):
        return DupFinderError(
            say("The connection to the cluster was lost. What was read is kept: start the scan again.")
        )
    why = _first_sentence(error)
    return DupFinderError(say("The cluster gave up: {why}. What was read is kept: start the scan again.", why=why))


def check_cluster(options: ScanOptions) -> None:
    """Raise `UsageError` for a cluster that can be none, or where the engine is not installed."""
    wanted = options.cluster
    if wanted is None:
        return
    if _LOCAL.fullmatch(wanted) is None:
        if _AWAY.fullmatch(wanted) is None:
            raise UsageError(
                say("A cluster is tls://HOST:PORT, or local:N for N processes here, not {wanted}.", wanted=wanted)
            )
        if options.cluster_certificates is None:
            raise UsageError(say("A cluster needs certificates: --cluster-certificates DIR."))
        for path in certificate_files(options.cluster_certificates):
            if not os.path.isfile(path):
                raise UsageError(
                    say("There is no {path}. `dupfinder cluster certificates DIR` makes certificates.", path=path)
                )
    folder = options.cluster_folder
    if folder is not None and not (os.path.isdir(folder) and os.access(folder, os.W_OK)):
        # Here, and not once everything was read, which may be days later.
        raise UsageError(say("The work folder {folder} is not there, or cannot be written to.", folder=folder))
    if missing := missing_for_cluster():
        raise UsageError(say("To read on a cluster, install {packages}.", packages=", ".join(missing)))


def missing_for_cluster() -> tuple[str, ...]:
    """Return which optional packages are not installed that a cluster needs, as the package index calls them."""
    return () if find_spec(ENGINE) is not None else (ENGINE,)


def connected(options: ScanOptions) -> Connection:
    """Return the connection to a cluster, or to processes of this machine that are one; `DupFinderError` if it fails.

    Nothing but this function opens a connection, and nothing calls it without `ScanOptions.cluster`.
    """
    check_cluster(options)
    # Before the engine is imported, which sets its loggers up to write where this program's own words go.
    config = importlib.import_module("dask").config
    config.set(_ENGINE_OPTIONS)
    import multiprocessing  # noqa: PLC0415 - bundles, which have no engine, leave it out

    if _FORKS in multiprocessing.get_all_start_methods():
        config.set({"distributed.worker.multiprocessing-method": _FORKS})
    engine: Any = importlib.import_module(ENGINE)
    closing = contextlib.ExitStack()
    wanted = str(options.cluster)
    try:
        if local := _LOCAL.fullmatch(wanted):
            # Encrypted too: whoever may log in to this machine could otherwise have the processes run anything.
            address: Any = closing.enter_context(
                engine.LocalCluster(
                    n_workers=int(local[1]),
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address=None,
                    # Without this its server of health checks takes the same port for every scan, and says so.
                    scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
                    worker_dashboard_address=None,
                    memory_limit=None,
                    security=engine.Security.temporary(),
                    silence_logs=logging.CRITICAL,
                )
            )
            security = address.security
        else:
            address = wanted
            authority, certificate, key = certificate_files(str(options.cluster_certificates))
            security = engine.Security(
                tls_ca_file=authority, tls_client_cert=certificate, tls_client_key=key, require_encryption=True
            )
        client = closing.enter_context(
            engine.Client(address, security=security, timeout=JOIN_LIMIT_S, set_as_default=False)
        )
        client.wait_for_workers(1, timeout=JOIN_LIMIT_S)
        threads = sum(client.nthreads().values())
    except (OSError, TimeoutError, ValueError, RuntimeError) as error:
        closing.close()
        why = _first_sentence(error)
        raise DupFinderError(say("No connection to the cluster {wanted}: {why}.", wanted=wanted, why=why)) from error
    return Connection(
        executor=client.get_executor(retries=_RETRIES, pure=False),
        ahead=_TASKS_A_THREAD * max(1, threads),
        close=closing.close,
        is_there=lambda: client.status == "running",
    )


def _first_sentence(error: BaseException) -> Message:
    """Return what an engine says, without where on the web to read on."""
    said = f"{error}" or type(error).__name__
    return as_it_is(said.splitlines()[0].partition(". ")[0].rstrip(".")[:_MOST_LETTERS])


def certificate_files(folder: str) -> tuple[str, str, str]:
    """Return the paths of the authority's certificate, of the hosts' one, and of the key of that."""
    return os.path.join(folder, "ca.pem"), os.path.join(folder, "certificate.pem"), os.path.join(folder, "key.pem")
