"""The kinds of array that travel within the index room."""

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
Fingerprints = NDArray[np.uint64]
Masks = NDArray[np.uint64]
"""Numbers of which the set bits count."""
