"""A watch over folders: new documents are noticed, read, and compared with all that are known."""

import logging
import os
from collections.abc import Sequence

from dupfinder.domain.errors import Cancelled, SourceError
from dupfinder.domain.events import WatchEvent
from dupfinder.domain.log_words import log_fields
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, Progress, ProgressCounters
from dupfinder.pipeline.watching.watched_folders import Hints
from dupfinder.pipeline.workers.jobs import Handle

_LOG = logging.getLogger(__name__)


class WatchHandle(Handle[WatchEvent]):
    """A watch underway until it is stopped or fails; the first event of note is `WatchBegan`."""

    def __init__(self, folders: Sequence[str], known: ScanOptions) -> None:
        self._token = CancelToken()
        self._counters = ProgressCounters()
        self._hints = Hints(known)
        self._folders = tuple(folders)
        self._known = known
        super().__init__()

    def _run(self) -> None:
        # Who watches nothing need not load the indexes, nor the library that observes folders.
        from dupfinder.pipeline.watching.watching_loop import Watch  # noqa: PLC0415

        watch = Watch(self._folders, self._known, token=self._token, counters=self._counters, events=self._told)
        _LOG.info("watch began %s", log_fields(folders=len(self._folders), sources=len(self._known.sources)))
        try:
            watch.run(self._hints)
        except Cancelled:
            _LOG.info("watch ended")
        except Exception:
            _LOG.exception("watch failed")
            raise

    def progress(self) -> Progress:
        """Return how far reading has come, of what is known at first and later of what came."""
        return self._counters.sample()

    def stop(self) -> None:
        """Ask the watch to end."""
        self._token.cancel()
        self._hints.wake()


def start_watching(folders: Sequence[str], known: ScanOptions) -> WatchHandle:
    """Return a handle to a watch that has begun.

    Known are the documents of the sources and references of `known`; those that come to `folders` (which must lie among
    the sources) are told, those that come elsewhere become known. `SourceError` for what is no folder.
    """
    for folder in folders:
        if not os.path.isdir(folder):
            raise SourceError(say("{folder} is not a folder, so it cannot be watched.", folder=folder), path=folder)
    return WatchHandle(folders, known)
