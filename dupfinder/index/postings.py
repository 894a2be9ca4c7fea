"""Which documents have which passages: sketches turned round."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Flags, Ints
from dupfinder.index.sorting import by_value


@dataclass(frozen=True, slots=True, kw_only=True)
class Postings:
    """For each passage that two or more documents have, these documents, rising."""

    documents: Ints
    """The documents of all passages, passage after passage."""
    begins: Ints
    """Where the documents of each passage begin, and the number of all postings at the end."""
    by_document: Ints
    """The places in `documents` in the order of documents."""

    @property
    def frequencies(self) -> Ints:
        """Return how many documents have each passage."""
        return np.diff(self.begins)

    def of(self, chosen: Flags) -> tuple[Ints, Ints]:
        """Return the documents of the chosen passages, passage after passage, and where those of each begin."""
        frequencies = self.frequencies
        return self.documents[np.repeat(chosen, frequencies)], np.cumsum(frequencies[chosen]) - frequencies[chosen]

    def where(self, chosen: Flags) -> "Postings":
        """Return the postings of the chosen passages only, which are numbered anew."""
        if chosen.all():
            return self
        kept = np.repeat(chosen, self.frequencies)
        new_places = np.cumsum(kept) - 1
        by_document = self.by_document[kept[self.by_document]]
        return Postings(
            documents=self.documents[kept],
            begins=np.concatenate(([0], np.cumsum(self.frequencies[chosen]))),
            by_document=new_places[by_document],
        )


def postings_of(values: NDArray[np.uint64], starts: Ints) -> Postings:
    """Return the postings of the sketches `values[starts[i]:starts[i + 1]]`, but not of values in a single one."""
    order, in_order = by_value(values)
    is_same = in_order[1:] == in_order[:-1]
    is_shared = np.zeros(len(values), dtype=np.bool_)
    is_shared[1:] |= is_same
    is_shared[:-1] |= is_same
    is_first = is_shared.copy()
    is_first[1:] &= ~is_same
    passages = np.cumsum(is_first[is_shared]) - 1
    # The fast sort leaves equal values in any order. Few passages are shared: a second sort of those is cheaper than a
    # stable one of all.
    place_bits = len(values).bit_length()
    keys = passages << place_bits | order[is_shared]
    keys.sort()
    places = keys & (1 << place_bits) - 1
    return Postings(
        documents=np.repeat(np.arange(len(starts) - 1), np.diff(starts))[places],
        begins=np.searchsorted(passages, np.arange(np.count_nonzero(is_first) + 1)),
        by_document=_inverse(places, count=len(values)),
    )


def _inverse(places: Ints, *, count: int) -> Ints:
    """Return the order that sorts distinct places below `count`, which is quicker than sorting them."""
    at = np.full(count, -1, dtype=np.int64)
    at[places] = np.arange(len(places))
    return at[at >= 0]
