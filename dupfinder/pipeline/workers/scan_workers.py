"""The workers of one scan: this machine's own, or those of a cluster."""

import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.log_words import CONFINEMENT_LOGGED
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanOptions
from dupfinder.pipeline.workers.jobs import Closing, Job, run_in_background
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.pipeline.workers.pool import NO_PARAMETERS, WorkerPool, worker_count
from dupfinder.pipeline.workers.versions import own_versions
from dupfinder.store import ReaderVersions
from dupfinder.worker.opening import TEXT_SUFFIXES

if TYPE_CHECKING:  # hardly anybody has a cluster
    from dupfinder.pipeline.workers.cluster import ClusterPool, Connection

_LOG = logging.getLogger(__name__)

WORTH_BYTES = 512 << 10
"""Of documents, for each further worker: to start one takes as long as to read so much of the slowest ones, ..."""
WORTH_TEXT_BYTES = 5 * WORTH_BYTES
"""... and so much of texts."""


class Workers(Closing):
    """The workers of one scan: a pool that is started once something has to be read, which may be never.

    Use it in a `with` block, at the end of which they are ended; another block may follow. A cluster stays connected
    until `disconnect` where it is said to stay.
    """

    def __init__(self, options: ScanOptions, *, stays_connected: bool = False) -> None:
        self._options = options
        self._stays_connected = stays_connected
        self._connection: Connection | None = None
        self._connecting: Job[Connection] | None = None
        self._most = worker_count(options.workers)
        self._count = self._most
        self._pool: WorkerPool | ClusterPool | None = None
        self._versions = own_versions(options.fingerprint, ocr=options.ocr)
        self.unconfined: tuple[str, ...] = ()
        """What was missing of the system's confinement while documents were read."""

    def close(self) -> None:
        """End the workers; others may be started."""
        if self._pool is not None:
            self._pool.close()
        self._pool = None
        if not self._stays_connected:
            self.disconnect()

    def connection(self) -> "Connection":
        """Return the way to the cluster; `DupFinderError` if there is none."""
        if self._connection is None:
            underway, self._connecting = self._connecting or self._connect(), None
            self._connection = underway.result()
        return self._connection

    def _connect(self) -> "Job[Connection]":
        from dupfinder.pipeline.workers.cluster import connected  # noqa: PLC0415

        return run_in_background(partial(connected, self._options))

    def disconnect(self) -> None:
        """Let go of the cluster."""
        if self._connecting is not None:
            with contextlib.suppress(DupFinderError):  # that there is none no longer matters
                self.connection()
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    @property
    def versions(self) -> ReaderVersions:
        """Return what the workers can read."""
        if self._versions is None:
            self._versions = self._started().versions
        return self._versions

    def limit_for(self, entries: Sequence[FileEntry]) -> None:
        """Start no more workers than these files are worth; a scanned page takes long whatever its size."""
        texts = sum(one.size_bytes for one in entries if one.path.endswith(TEXT_SUFFIXES))
        others = sum(one.size_bytes for one in entries) - texts
        worth = 1 + int(texts / WORTH_TEXT_BYTES + others / WORTH_BYTES)
        self.limit(len(entries) if self._options.ocr else min(len(entries), worth))

    def limit(self, files: int) -> None:
        """Start no more workers than there are files to be asked about."""
        self._count = max(1, min(self._most, files))
        if files and self._options.cluster is not None and self._connection is None and self._connecting is None:
            # It takes two seconds, in which files are compared by their bytes.
            self._connecting = self._connect()

    def underway(self) -> tuple[str, float] | None:
        """Return the file that is taking longest, as `WorkerPool.underway`; `None` where nothing is read."""
        pool = self._pool
        return None if pool is None else pool.underway()

    def run(
        self,
        do: str,
        entries: Iterable[FileEntry],
        *,
        formats: tuple[str, ...] = (),
        parameters: Mapping[str, Any] = NO_PARAMETERS,
        check: Callable[[], None],
    ) -> Iterator[Answer]:
        """Yield an answer for every file: as `WorkerPool.run`."""
        remaining = iter(entries)
        for first in remaining:  # without one, no worker is started
            every = chain((first,), remaining)
            yield from self._started().run(do, every, formats=formats, parameters=parameters, check=check)

    def _started(self) -> "WorkerPool | ClusterPool":
        if self._pool is None:
            self._pool = self._new_pool()
            versions, self.unconfined = self._pool.versions, self._pool.unconfined
            _LOG.info("%s %s", CONFINEMENT_LOGGED, " ".join(self.unconfined) or "nothing")
            if self._versions is not None and versions != self._versions:
                # The cache must not take what one version reads for what another one would.
                raise DupFinderError(say("DupFinder was changed while it ran; please start it again."))
        return self._pool

    def _new_pool(self) -> "WorkerPool | ClusterPool":
        options = self._options
        if options.cluster is not None:
            from dupfinder.pipeline.workers.cluster import ClusterPool  # noqa: PLC0415

            return ClusterPool(options, connect=lambda _: replace(self.connection(), close=lambda: None))
        return WorkerPool(
            workers=self._count,
            time_limit_s=options.time_limit_s,
            memory_limit_bytes=options.memory_limit_bytes,
            settings=options.fingerprint,
            ocr=options.ocr,
        )
