"""How many pairs there are at each per cent, as the similarity slider shows them."""

import itertools
import math
from dataclasses import dataclass

from dupfinder.domain.grouping import SimilarityHistogram

MOST_PERCENT = 100
BINS_PER_PERCENT = 10
"""So fine a histogram tells pairs that are all but equal from those of 99 %."""
_ROUNDING = 1e-6
"""Steps are fractions: a bin that begins at 79.9999999 % begins at 80 %."""


@dataclass(frozen=True, slots=True)
class SimilarityFigures:
    """Pairs by whole per cent, from `least_percent` to 100; those of the same text or bytes are at 100."""

    least_percent: int
    """Pairs were looked for from here on."""
    counts: tuple[int, ...]

    def at(self, percent: int) -> int:
        """Return how many pairs are so similar, and not a per cent more."""
        return self.counts[percent - self.least_percent] if self.least_percent <= percent <= MOST_PERCENT else 0

    def from_on(self, percent: int) -> int:
        """Return how many pairs are at least so similar."""
        return sum(itertools.islice(self.counts, max(0, percent - self.least_percent), None))

    def height(self, percent: int) -> float:
        """Return how high the bar of a per cent is, 0 to 1: by the root, so that few pairs are seen beside many.

        Copies are far more than all others in many folders: their bar goes as high as the highest of the others.
        """
        most = max(self.counts[:-1], default=0) or self.counts[-1]
        return min(1.0, math.sqrt(self.at(percent) / most)) if most else 0.0


def similarity_figures(histogram: SimilarityHistogram) -> SimilarityFigures:
    """Return the pairs of a histogram by whole per cent; what is in its last bin counts as 100 %."""
    least_percent = min(math.ceil(histogram.least * 100 - _ROUNDING), MOST_PERCENT)
    counts = [0] * (MOST_PERCENT + 1 - least_percent)
    *others, last = histogram.counts
    for number, count in enumerate(others):
        percent = math.floor((histogram.least + number * histogram.step) * 100 + _ROUNDING)
        counts[min(max(percent, least_percent), MOST_PERCENT - 1) - least_percent] += count
    counts[-1] += last
    return SimilarityFigures(least_percent, tuple(counts))


def bins_from(least: float) -> int:
    """Return how many bins a histogram from this similarity on should have, so that each per cent begins with one."""
    return max(1, (MOST_PERCENT - round(least * 100)) * BINS_PER_PERCENT)
