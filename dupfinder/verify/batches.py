"""The order in which pairs are verified: in batches that need few documents at a time."""

from collections.abc import Iterator

import numpy as np

from dupfinder.verify.numbering import IntArray

_DOCUMENTS = 32
"""A block has about so many documents, if that is no more words than a cache holds."""
_LEAST_WORDS = 2**13
_MOST_WORDS = 2**17


def batches(pairs: IntArray, word_counts: IntArray) -> Iterator[IntArray]:
    """Yield the places of all pairs, in batches whose documents are those of one block or two.

    A block has at most some hundred thousand words, or is a single document. Documents of one family are in one block
    where they fit, so that most are used in one batch only, and otherwise for as many pairs as possible each time.
    """
    if not len(pairs):
        return
    block_of = _blocks(pairs, word_counts)
    blocks = np.sort(block_of[pairs], axis=1)
    keys = blocks[:, 0] * (int(block_of.max()) + 1) + blocks[:, 1]
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    yield from np.split(order, np.flatnonzero(keys[1:] != keys[:-1]) + 1)


def _blocks(pairs: IntArray, word_counts: IntArray) -> IntArray:
    """Return the block of each document."""
    # Who is paired with whom is nearly transitive, so the lowest partner tells the family.
    families = np.arange(len(word_counts))
    np.minimum.at(families, pairs[:, 0], pairs[:, 1])
    np.minimum.at(families, pairs[:, 1], pairs[:, 0])
    families = families[families]
    is_used = np.zeros(len(word_counts), dtype=np.bool_)
    is_used[pairs] = True
    documents = np.flatnonzero(is_used)
    documents = documents[np.argsort(families[documents], kind="stable")]
    families, words = families[documents], word_counts[documents]
    block_words = int(np.clip(_DOCUMENTS * words.mean(), _LEAST_WORDS, _MOST_WORDS))
    before = np.cumsum(words) - words
    begins = np.flatnonzero(np.diff(families, prepend=-1))
    sizes = np.diff(begins, append=len(families))
    is_small = np.add.reduceat(words, begins) <= block_words
    # A family that fits into a block is not torn apart.
    before = np.where(np.repeat(is_small, sizes), np.repeat(before[begins], sizes), before)
    block_of = np.zeros(len(word_counts), dtype=np.int64)
    block_of[documents] = before // block_words
    return block_of
