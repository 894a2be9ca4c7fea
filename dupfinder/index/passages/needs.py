"""How many passages two documents must share for a search to find them."""

import numpy as np

from dupfinder.index.arrays import Ints

_ROUNDING = 1e-9
"""Of a hundred passages 0.07 are seven, not eight, although 0.07 * 100 is a little more than 7 in binary."""


def needed(sizes: Ints, *, min_share: float) -> Ints:
    """Return how many passages must be shared where the smaller sketches have these sizes; at least one.

    Raises `ValueError` for a share that is not between 0 and 1.
    """
    if not 0 <= min_share <= 1:
        raise ValueError(f"A share lies between 0 and 1, not at {min_share}.")
    needs: Ints = np.ceil(min_share * sizes - _ROUNDING).astype(np.int64)
    return np.maximum(1, needs)
