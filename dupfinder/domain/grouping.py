"""How found pairs are put into groups, and where they lie: what can change after a scan without a rescan."""

from dataclasses import dataclass

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.options import Linkage


@dataclass(frozen=True, slots=True, kw_only=True)
class Grouping:
    """How the pairs that a scan found become groups."""

    min_similarity: float
    """Of 0 to 1; below what the scan looked for, nothing more is found."""
    linkage: Linkage
    included: tuple[Inclusion, ...] = ()
    """As in `ScanOptions`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SimilarityHistogram:
    """How many pairs of documents were found at each similarity.

    `counts[i]` pairs are at least `least + i * step` similar, and less than the next; the last one also has those of
    the same text or the same bytes.
    """

    least: float
    """Of 0 to 1: from here on pairs were looked for."""
    step: float
    counts: tuple[int, ...]
