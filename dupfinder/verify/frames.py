"""Which pairs may be one body under two letterheads: by how much matches, and how often."""

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]

LEAST_FRAME = 12
"""Words of a passage of which one shingle at least is in every sample: what is shorter tells no letterhead."""
MOST_FRAME = 512
"""Words of a letterhead and a footer together: more is no letterhead."""
MOST_WORDS = 1 << 12
"""Of a text; of a longer one a letterhead is a small part."""
LEAST_BODY = 20
"""Words of a body that is the same under another letterhead."""
LEAST_SHARE = 0.25
"""Of a text, that a body must be which is the same under another letterhead."""


def may_be_framed(matched: IntArray, words: IntArray) -> BoolArray:
    """Return which pairs may be one body under two letterheads, which is one passage that matches: bool[pairs].

    `matched` is what `Batch.matched` yields, `words` (int64[pairs, 2]) how many words the texts have.
    """
    count, ends, rest = matched[:, :2], matched[:, 2:], words - matched[:, :2]
    is_body = (ends <= 1) & (count >= np.maximum(LEAST_SHARE * words, LEAST_BODY)) & (rest <= MOST_FRAME)
    is_able = (words.max(axis=1) <= MOST_WORDS) & (count > 0).all(axis=1) & (rest > 0).any(axis=1)
    is_so: BoolArray = is_able & is_body.all(axis=1)
    return is_so
