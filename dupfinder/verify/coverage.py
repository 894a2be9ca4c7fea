"""The words that some of a document's passages cover."""

import numpy as np
from numpy.typing import NDArray


def covered_words(chosen: NDArray[np.bool_], word_count: int) -> int:
    """Return how many of a document's words stand in one of the chosen passages.

    `chosen` is bool[passages], one for each run of consecutive words, in order; `word_count` is that of the document.
    """
    covered = np.zeros(word_count, np.bool_)
    for offset in range(word_count - len(chosen) + 1):
        covered[offset : offset + len(chosen)] |= chosen
    return int(np.count_nonzero(covered))
