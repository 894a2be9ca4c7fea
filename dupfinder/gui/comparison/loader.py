"""Reads and compares two documents in the background; of several requests only the last counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from itertools import chain

from PySide6.QtCore import QObject, Signal

from dupfinder import pipeline
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import CompareOptions, Comparison, DifferenceKind
from dupfinder.domain.documents import Document
from dupfinder.domain.messages import telling
from dupfinder.domain.options import MIN_WORDS
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.changes.change_tally import ChangeTally, tally
from dupfinder.gui.comparison.changes.listed_changes import ListedChange, listed_changes
from dupfinder.gui.comparison.texts.display_rows import DisplayRows, display_rows
from dupfinder.gui.toolkit.background import BackgroundJobs, LatestWork
from dupfinder.gui.toolkit.language import core_text


@dataclass(frozen=True, slots=True)
class Request:
    """Two documents to compare: the keeper or container on the left."""

    left: Document
    right: Document
    ocr: bool = False
    """Whether scanned pages are read, as they were in the scan."""
    options: CompareOptions = field(default_factory=CompareOptions)
    """What is ignored."""


@dataclass(frozen=True, slots=True)
class LoadedComparison:
    """A comparison that is ready to be drawn."""

    request: Request
    comparison: Comparison
    rows: DisplayRows
    changes: Sequence[ListedChange]
    tally: ChangeTally

    @property
    def counts(self) -> Mapping[DifferenceKind, int]:
        """Return how many changes of each kind there are, those of the texts first."""
        counts: Iterable[tuple[DifferenceKind, int]] = chain(
            self.tally.counts.items(), self.rows.counts(ContentKind).items()
        )
        return dict(counts)

    def shows_pages(self, *, is_left: bool) -> bool:
        """Return whether a document can be looked at as pages, be they its pictures."""
        document = self.request.left if is_left else self.request.right
        has_pages = pipeline.has_pages(document.format) or pipeline.has_office_pages(document.format)
        return has_pages or self.picture_count(is_left=is_left) > 0

    def picture_count(self, *, is_left: bool) -> int:
        """Return how many pictures stand for the pages of a document; 0 where it has pages, or enough words."""
        document = self.request.left if is_left else self.request.right
        words = self.comparison.left_words if is_left else self.comparison.right_words
        text = self.comparison.left if is_left else self.comparison.right
        # Those that were compared by their pictures are told by them, whatever else there is to see.
        has_pages = pipeline.has_pages(document.format) or (
            pipeline.has_office_pages(document.format) and not self.comparison.looks
        )
        if has_pages or words >= MIN_WORDS:
            return 0
        return len(text.beyond.items.get(ContentKind.PICTURES, ()))

    @property
    def left_is_changed(self) -> bool:
        """Return whether the left document is not what it was in the scan."""
        return _is_other(self.request.left, self.comparison.left_digest)

    @property
    def right_is_changed(self) -> bool:
        """Return whether the right document is not what it was in the scan."""
        return _is_other(self.request.right, self.comparison.right_digest)


def _is_other(document: Document, content_digest: bytes) -> bool:
    return document.content_digest is not None and document.content_digest != content_digest


def loaded_comparison(request: Request, comparison: Comparison) -> LoadedComparison:
    """Return all that is drawn of a comparison; it goes through both texts, so have it done in the background."""
    difference, contents = comparison.difference, comparison.content_rows
    return LoadedComparison(
        request,
        comparison,
        display_rows(difference, contents),
        listed_changes(difference, contents),
        tally(comparison),
    )


class ComparisonLoader(QObject):
    """Owns the process that reads documents for comparisons; `close` ends it."""

    loaded = Signal(LoadedComparison)
    failed = Signal(Exception)

    def __init__(self, jobs: BackgroundJobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparer: pipeline.Comparer | None = None
        self._comparer_reads_scans = False
        self._work = LatestWork(jobs, self._begin, done=self.loaded.emit, failed=self.failed.emit)

    def load(self, request: Request) -> None:
        """Compare these two, once the comparison under way is done; if it is the same one, it is not begun again."""
        self._work.want(request)

    def forget(self) -> None:
        """Say nothing about what was asked for."""
        self._work.forget()

    def close(self) -> None:
        """End the reader process."""
        self._work.forget()
        if self._comparer is not None:
            self._comparer.close()

    def _begin(self, request: Request) -> Callable[[], LoadedComparison]:
        comparer = self.comparer(ocr=request.ocr)

        def compare() -> LoadedComparison:
            comparison = comparer.compare(request.left.entry.path, request.right.entry.path, options=request.options)
            with telling(core_text):
                return loaded_comparison(request, comparison)

        return compare

    def comparer(self, *, ocr: bool) -> pipeline.Comparer:
        """Return what reads documents as the scan did; not made before it is needed, as it starts a process."""
        if self._comparer is not None and self._comparer_reads_scans is not ocr:
            self._comparer.close()
            self._comparer = None
        if self._comparer is None:
            self._comparer = pipeline.Comparer(ocr=ocr)
            self._comparer_reads_scans = ocr
        return self._comparer
