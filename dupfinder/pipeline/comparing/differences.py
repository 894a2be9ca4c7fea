"""How the near duplicates of all groups differ from the documents kept for them, read as they are now."""

import contextlib
import os
import queue
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice

from dupfinder.diff import align
from dupfinder.domain.comparisons import PairDifference, near_members
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken
from dupfinder.pipeline.scanning.text_reader import ReadText, TextReader
from dupfinder.pipeline.workers.pool import worker_count

MOST_LETTERS = 20_000_000
"""Of both texts of a pair; there are a few pairs in memory at a time."""
MOST_READERS = 4
"""Aligning takes turns in this process, so more would wait for it."""
_AHEAD = 2
"""So many pairs for each reader are worked on before somebody asks for them."""
_TOO_LONG = say("The two documents are too long to compare.")

_Pair = tuple[Document, Document]


class _PairReader:
    """Reads and aligns pairs one at a time; the keeper's text is held for the next member of its group."""

    def __init__(self, options: ScanOptions, token: CancelToken) -> None:
        self._token = token
        self._reader = TextReader.of(options)
        self._kept: tuple[str, ReadText] | None = None

    def close(self) -> None:
        """End the reader's process; a pair that is worked on ends with an error."""
        self._reader.close()

    def difference(self, keeper: Document, member: Document) -> PairDifference:
        """Return how a member differs from the keeper of its group."""
        path = member.entry.path
        try:
            left, right = self._text_of_keeper(keeper), self._text(member)
        except DocumentError as error:
            return PairDifference(path=path, difference=None, problem=error.message)
        if len(left.extracted.text) + len(right.extracted.text) > MOST_LETTERS:
            return PairDifference(path=path, difference=None, problem=_TOO_LONG)
        return PairDifference(
            path=path,
            difference=align(left.extracted.text, right.extracted.text),
            has_changed=_has_changed(keeper, left) or _has_changed(member, right),
        )

    def _text_of_keeper(self, keeper: Document) -> ReadText:
        if self._kept is None or self._kept[0] != keeper.entry.path:
            self._kept = None
            self._kept = (keeper.entry.path, self._text(keeper))
        return self._kept[1]

    def _text(self, document: Document) -> ReadText:
        path = document.entry.path
        found = self._reader.read(path, check=self._token.check)
        if _has_changed(document, found) and os.path.islink(path):
            # Whatever it leads to now was not scanned, and its text shall not get into a report.
            raise DocumentError(
                ProblemCode.CHANGED, say("{what} was replaced by another file after the scan.", what=visible(path))
            )
        return found


@contextlib.contextmanager
def find_differences(
    groups: Sequence[DuplicateGroup],
    *,
    options: ScanOptions,
    token: CancelToken,
    on_step: Callable[[int, int], None] = lambda _done, _total: None,
) -> Iterator[Iterator[PairDifference]]:
    """Give an iterator over the difference of each of `near_members(groups)` to its keeper, in their order.

    Documents are read again, in worker processes with the limits of the options; these end with the `with` block. Texts
    are held no longer than their pair is worked on, and a few pairs at a time are. What cannot be read now is said in
    the pair's `problem`. `on_step` is told how many pairs of how many are done. Iterating raises `Cancelled` once the
    token is.
    """
    total = sum(1 for _ in near_members(groups))
    readers = [_PairReader(options, token) for _ in range(min(worker_count(options.workers), MOST_READERS, total))]
    executor = ThreadPoolExecutor(max(len(readers), 1), thread_name_prefix="dupfinder-differences")
    try:
        yield _in_order(groups, readers, executor, on_step=lambda done: on_step(done, total))
    finally:
        executor.shutdown(wait=False, cancel_futures=True)  # what has not begun
        for reader in readers:
            reader.close()  # what is being read
        executor.shutdown()


def _in_order(
    groups: Sequence[DuplicateGroup],
    readers: Sequence[_PairReader],
    executor: ThreadPoolExecutor,
    *,
    on_step: Callable[[int], None],
) -> Iterator[PairDifference]:
    free: queue.SimpleQueue[_PairReader] = queue.SimpleQueue()
    for reader in readers:
        free.put(reader)

    def work(pair: _Pair) -> PairDifference:
        reader = free.get()
        try:
            return reader.difference(*pair)
        finally:
            free.put(reader)

    pairs = ((group.keeper, member.document) for group, member in near_members(groups))
    ahead: deque[Future[PairDifference]] = deque(
        executor.submit(work, pair) for pair in islice(pairs, _AHEAD * len(readers))
    )
    done = 0
    while ahead:
        found = ahead.popleft().result()
        ahead.extend(executor.submit(work, pair) for pair in islice(pairs, 1))
        done += 1
        on_step(done)
        yield found


def _has_changed(document: Document, now: ReadText) -> bool:
    return document.content_digest not in {None, bytes.fromhex(now.content_digest)}
