"""Which documents may look alike, by the perceptual hashes of their pages and pictures."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.looks import HASHES, looks_from, turned
from dupfinder.domain.records import dataclass

if TYPE_CHECKING:
    from dupfinder.index.pairs import RunTasks

Ints = NDArray[np.int64]
Hashes = NDArray[np.uint64]

MAX_BITS = 15
"""Pages of which one hash differs in no more bits may be worth comparing."""
SURE_BITS, MOST_BITS = 12, 62
"""They are worth it if that hash differs in no more bits than these, or all together in no more than those.

Of 300 pages scanned again that finds .94 at three others for every ten pages; with 56 it is .93 at two
(`tests/benchmarks/looks`)."""
FAR = 255
"""How far apart pages are that are not worth comparing: further than all bits of all hashes."""
LEAST_SHARE = 1 / 3
"""Of the pages of the document that has fewer: so many must be worth comparing, and at least one."""
MOST_OTHERS = 32
"""With more others a document is not compared: with half as many of the closest ones, and as many that most resemble.

A form that ten thousand filled in proposes fifty million pairs. Where they are alike after all, they are brought
together by those that most resemble."""
_CROWDED = 512
"""Pages with a hash that so many others are near to are compared with the sampled ones of them only."""
_SAMPLED = 512
_SPARSE = 2048
"""Of so few pages all pairs are no trouble."""
_PAIRS_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class Looks:
    """The pages and pictures of a document: their numbers, and hashes as uint64[looks, HASHES]."""

    numbers: Sequence[int]
    hashes: Hashes

    @classmethod
    def of(cls, packed: bytes) -> "Looks":
        """Return what `Document.looks` holds."""
        looks = looks_from(packed)
        return cls([look.number for look in looks], _array(look.hashes for look in looks))

    def turned(self) -> Hashes:
        """Return the hashes of the same pages upside down."""
        return _array(turned(tuple(row)) for row in self.hashes.tolist())


def _array(rows: Iterable[Sequence[int]]) -> Hashes:
    return np.array(list(rows), np.uint64).reshape(-1, HASHES)


def page_distances(a: Looks, b: Looks) -> NDArray[np.uint8]:
    """Return how far each page of one document is from each of another, either way up: uint8[a, b].

    That is in how many bits their hashes differ all together; `FAR` where they are not worth comparing.
    """
    return np.minimum(*(_distances(a.hashes[:, None] ^ other[None]) for other in (b.hashes, b.turned())))


def _distances(differences: Hashes) -> NDArray[np.uint8]:
    """Return how far apart pages are whose hashes differ so: uint8[...] of uint64[..., HASHES].

    Of a crowd of one template all three tell the same page from the others, where the closest alone is close for all.
    """
    bits = np.bitwise_count(differences)
    least, together = bits.min(axis=-1), bits.sum(axis=-1, dtype=np.uint8)
    is_close = (least <= SURE_BITS) | ((least <= MAX_BITS) & (together <= MOST_BITS))
    return np.where(is_close, together, np.uint8(FAR))


def may_look_alike(a: Looks, b: Looks) -> bool:
    """Return whether two documents are worth comparing."""
    if min(len(a.numbers), len(b.numbers)) == 0:
        return False
    shorter, longer = (a, b) if len(a.numbers) <= len(b.numbers) else (b, a)
    close = np.count_nonzero(page_distances(shorter, longer).min(axis=1) < FAR)
    return bool(close >= max(1, LEAST_SHARE * len(shorter.numbers)))


def alike_documents(
    looks: Sequence[Looks],
    keys: Sequence[bytes],
    *,
    check: Callable[[], None],
    run: "RunTasks",
    has_words: NDArray[np.bool_] | None = None,
    may_pair: Callable[[Ints, Ints], NDArray[np.bool_]] = lambda a, _: np.ones(len(a), np.bool_),
) -> Ints:
    """Return the pairs of documents worth comparing: int64[m, 2], a < b, sorted.

    `keys` tell the documents from each other whatever their order; only pairs that `may_pair` count, and none of two
    documents that `has_words` (bool[documents]): there may be many times as many of these.
    """
    owner = np.repeat(np.arange(len(looks)), [len(one.numbers) for one in looks])
    if not len(owner):
        return np.zeros((0, 2), np.int64)
    order = _places(keys)
    upright = np.concatenate([one.hashes for one in looks])
    both = np.concatenate((upright, np.concatenate([one.turned() for one in looks])))
    told = np.zeros(len(owner), np.bool_) if has_words is None else has_words[owner]
    pages = _close_pages(both, told, order[owner], check=check, run=run)
    a, b = owner[pages[:, 0]], owner[pages[:, 1]]
    distances = np.minimum(*(_distances(both[pages[:, 0]] ^ both[pages[:, 1] + way]) for way in (0, len(upright))))
    wanted = (a != b) & (distances < FAR) & may_pair(a, b)
    pages, a, b, distances = pages[wanted], a[wanted], b[wanted], distances[wanted]
    swapped = a > b
    pages[swapped] = pages[swapped][:, ::-1]
    documents = np.sort(np.stack((a, b), axis=1), axis=1)
    pairs, closeness = _fair_shares(documents, pages, distances, np.array([len(one.numbers) for one in looks]))
    return _bounded(pairs, closeness, order)


def _places(keys: Sequence[bytes]) -> Ints:
    """Return the place of each key among all of them, sorted."""
    places = np.empty(len(keys), np.int64)
    places[sorted(range(len(keys)), key=keys.__getitem__)] = np.arange(len(keys))
    return places


def _close_pages(
    both: Hashes, told: NDArray[np.bool_], order: Ints, *, check: Callable[[], None], run: "RunTasks"
) -> Ints:
    """Return the pairs of pages of which a hash is close, either way up: int64[m, 2], each once.

    `both` has the hashes of all pages, and then of all pages turned over; two that are `told` by words are no pair.
    """
    from dupfinder.index.pairs import hamming_pairs  # noqa: PLC0415 - who compares two documents searches for none

    count = len(told)
    untold = np.flatnonzero(~told)
    ways = np.concatenate((untold, untold + count))
    found = [np.zeros((0, 2), np.int64), *_close_across(both, ways, np.flatnonzero(told), order, check)]
    for column in range(both.shape[1]):
        check()
        hashes = np.ascontiguousarray(both[ways, column])
        crowded, shared = _in_crowds(hashes, len(untold), order[untold], check)
        alone = np.flatnonzero(~crowded)
        found += [ways[shared], ways[alone[hamming_pairs(hashes[alone], max_bits=MAX_BITS, check=check, run=run)]]]
    pages = np.concatenate(found)
    pages = pages[(pages < count).any(axis=1)] % count  # of two that are both turned over the upright ones are a pair
    pages = np.sort(pages[pages[:, 0] != pages[:, 1]], axis=1)
    return np.stack(np.divmod(np.unique(pages[:, 0] * count + pages[:, 1]), count), axis=1)


def _close_across(both: Hashes, ways: Ints, told: Ints, order: Ints, check: Callable[[], None]) -> Iterator[Ints]:
    """Yield the pairs of pages, of which one is told by words: for each other one, either way up, the closest.

    All are looked through: a scan among ten thousand invoices of one template is close to all of them, and closest to
    the one that it is of.
    """
    at_once = max(1, _PAIRS_AT_ONCE // max(1, len(told)))
    for begin in range(0, len(ways) if len(told) else 0, at_once):
        check()
        part = ways[begin : begin + at_once]
        distances = _distances(both[part, None] ^ both[None, told])
        is_close = distances < FAR
        if (is_close.sum(axis=1) > MOST_OTHERS).any():
            ranks = distances.astype(np.int64) * len(order) + order[told]
            is_close &= ranks <= np.partition(ranks, MOST_OTHERS - 1, axis=1)[:, MOST_OTHERS - 1, None]
        row, place = np.nonzero(is_close)
        yield np.stack((part[row], told[place]), axis=1)


def _in_crowds(hashes: Hashes, count: int, order: Ints, check: Callable[[], None]) -> tuple[NDArray[np.bool_], Ints]:
    """Return which hashes are near to too many others, and the pairs of those with sampled ones: int64[m, 2]."""
    crowded, pairs = np.zeros(len(hashes), np.bool_), [np.zeros((0, 2), np.int64)]
    if count <= _SPARSE:
        return crowded, pairs[0]
    # A sample that does not depend on the order of documents: hashes are as good as drawn by lot.
    lot = hashes[:count] * np.uint64(0x9E3779B97F4A7C15)
    sample = np.lexsort((order, lot))[:: -(-count // _SAMPLED)]
    most = _CROWDED * len(sample) / count
    for begin in range(0, len(hashes), _SPARSE):
        check()
        part = hashes[begin : begin + _SPARSE]
        distances = np.bitwise_count(part[:, None] ^ hashes[sample][None]).astype(np.int64)
        is_near = distances <= MAX_BITS
        too_many = is_near.sum(axis=1) > most
        crowded[begin : begin + len(part)] = too_many
        row, place = np.nonzero(_few(distances, is_near) & too_many[:, None])
        pairs.append(np.stack((row + begin, sample[place]), axis=1))
    return crowded, np.concatenate(pairs)


def _few(distances: Ints, is_near: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return some of the sampled hashes that are near: the nearest, and the first, which all of a crowd have near."""
    ranks = np.where(is_near, distances * distances.shape[1] + np.arange(distances.shape[1]), np.iinfo(np.int64).max)
    last = np.partition(ranks, MOST_OTHERS - 1, axis=1)[:, MOST_OTHERS - 1 : MOST_OTHERS]
    few: NDArray[np.bool_] = is_near & ((ranks <= last) | (is_near.cumsum(axis=1) <= MOST_OTHERS // 2))
    return few


def _fair_shares(
    documents: Ints, pages: Ints, distances: NDArray[np.uint8], counts: Ints
) -> tuple[Ints, NDArray[np.float64]]:
    """Return the pairs of documents of which enough pages are close, and how far apart those are on average."""
    total = len(counts)
    keys = documents[:, 0] * total + documents[:, 1]
    shorter = np.where(counts[documents[:, 0]] <= counts[documents[:, 1]], 0, 1)
    page = pages[np.arange(len(pages)), shorter]
    order = np.lexsort((distances, page, keys))
    keys, page, distances = keys[order], page[order], distances[order]
    is_first = np.ones(len(keys), np.bool_)
    is_first[1:] = (keys[1:] != keys[:-1]) | (page[1:] != page[:-1])
    once, begins = np.unique(keys[is_first], return_index=True)
    close = np.diff(np.append(begins, np.count_nonzero(is_first)))
    sums = np.add.reduceat(distances[is_first].astype(np.int64), begins) if len(begins) else np.zeros(0, np.int64)
    pairs = np.stack(np.divmod(once, total), axis=1)
    enough = close >= np.maximum(1, LEAST_SHARE * counts[pairs].min(axis=1))
    return pairs[enough], (sums / close)[enough]


def _bounded(pairs: Ints, closeness: NDArray[np.float64], order: Ints) -> Ints:
    """Return the pairs without those that a document has too many of."""
    degree = np.bincount(pairs.ravel(), minlength=len(order))
    if not len(pairs) or degree.max() <= MOST_OTHERS:
        return pairs
    own, other = np.concatenate((pairs, pairs[:, ::-1])).T
    far, match = np.tile(closeness, 2), np.tile(np.arange(len(pairs)), 2)
    kept = np.zeros(len(pairs), np.bool_)
    kept[match[degree[own] <= MOST_OTHERS]] = True
    for by in (np.lexsort((order[other], far, own)), np.lexsort((order[other], -degree[other], own))):
        begins = np.searchsorted(own[by], np.arange(len(order)))
        rank = np.arange(len(by)) - begins[own[by]]
        kept[match[by[rank < MOST_OTHERS // 2]]] = True
    return pairs[kept]
