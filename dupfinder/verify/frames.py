"""Letterheads and footers: where two texts are the same around other bodies, or other around the same body."""

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]

LEAST_FRAME = 12
"""Words of a passage of which one shingle at least is in every sample; what is shorter tells no letterhead."""
MOST_FRAME = 512
"""Words of a letterhead and a footer together: more is no letterhead."""
MOST_WORDS = 1 << 12
"""Of a text; of a longer one a letterhead is a small part."""
LEAST_BODY = 20
"""Words of what stands under a letterhead."""
LEAST_SHARE = 0.25
"""Of a text, that a body must be which is the same under another letterhead."""
OTHER_BODY = 0.2
"""So much of what stands between the same letterhead and footer may be the same in two bodies: turns of phrase."""
EDGES = 4
"""For each text: where what matches begins and ends, and where what does not match begins and ends."""


def edges(covered: BoolArray, starts: IntArray, lengths: IntArray) -> IntArray:
    """Return the edges of texts of which the flags lie one behind the other: int64[texts, EDGES], in words."""
    found = []
    for flags in (covered, ~covered):
        places = np.append(np.flatnonzero(flags), 0)
        first, end = np.searchsorted(places[:-1], (starts, starts + lengths))
        is_any = first < end
        found += [np.where(is_any, places[first] - starts, lengths), np.where(is_any, places[end - 1] + 1 - starts, 0)]
    return np.stack(found, axis=1)


def may_be_framed(matched: IntArray, found: IntArray, words: IntArray) -> BoolArray:
    """Return which pairs differ in nothing but what is around a body, or agree in nothing else: bool[pairs].

    `matched` and `words` are int64[pairs, 2], `found` their edges: int64[pairs, 2, EDGES].
    """
    begin, end, other_begin, other_end = np.moveaxis(found, 2, 0)
    frame = other_begin + words - other_end
    is_fitting = (words.max(axis=1) <= MOST_WORDS) & (matched < words).any(axis=1) & (matched > 0).all(axis=1)
    is_same_body = (
        (matched >= np.maximum(LEAST_SHARE * words, LEAST_BODY))
        & (matched == end - begin)
        & (words - (end - begin) <= MOST_FRAME)
    ).all(axis=1)
    rest = words - frame
    is_other_body = (
        (rest >= LEAST_BODY) & (matched - frame <= OTHER_BODY * rest) & (frame >= LEAST_FRAME) & (frame <= MOST_FRAME)
    ).all(axis=1)
    is_so: BoolArray = is_fitting & (is_same_body | is_other_body)
    return is_so
