"""Heavy buckets whose members mostly met in an earlier table."""

from dataclasses import dataclass

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints, Masks

_SAMPLE_ITEMS = 256


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Who in a bucket has met whom."""

    order: Ints
    """The members of the bucket: first the strangers, then those that have all met each other."""
    strangers: int
    """How many come first; a pair without one of them need not be looked at."""


def acquaintance(fingerprints: Fingerprints, earlier: Masks) -> Acquaintance:
    """Return who of a bucket's members need not be compared, as they shared the prefix of an earlier table.

    A family of documents with half of its bits in common fills a heavy bucket of half of all tables: without this its
    square would be paid for in each.
    """
    if not len(earlier):
        return Acquaintance(np.arange(len(fingerprints)), len(fingerprints))
    some = fingerprints[:: -(-len(fingerprints) // _SAMPLE_ITEMS)]
    sharing = np.count_nonzero((some[1:] ^ some[:-1])[:, np.newaxis] & earlier == 0, axis=0)
    mask = earlier[sharing.argmax()]
    prefixes = fingerprints & mask
    # If more than half of the members share one prefix, the median is it.
    usual = np.sort(some & mask)[len(some) // 2]
    strangers = np.flatnonzero(prefixes != usual)
    return Acquaintance(np.concatenate((strangers, np.flatnonzero(prefixes == usual))), len(strangers))
