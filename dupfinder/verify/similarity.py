"""The exact similarity of pairs of documents, as docs/reference/similarity.md defines it."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.pairs import Figures
from dupfinder.domain.records import dataclass
from dupfinder.verify.misreading import Spelt, Table, aligned, aligned_by_worth, may_be_misread

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


UintArray = NDArray[np.uint64]

_FACTOR = 0x9E37_79B9_7F4A_7C15
_BITS = 64
_SLOTS_PER_SHINGLE = 2


def numbered(shingles: UintArray) -> IntArray:
    """Return for each shingle the place of an equal one, the same place for all equal ones: int64[shingles].

    Each shingle writes its place into a slot that depends on its value, and reads who wrote there last. Equal shingles
    read the same; the few that read of a different one try again among themselves, with other slots.
    """
    slot_bits = (_SLOTS_PER_SHINGLE * len(shingles)).bit_length()
    table = np.empty(1 << slot_bits, dtype=np.int32 if len(shingles) < 2**31 else np.int64)
    factor = _FACTOR
    slots = _slots(shingles, factor, slot_bits)
    table[slots] = np.arange(len(shingles), dtype=table.dtype)
    numbers = table[slots].astype(np.int64)
    places = np.flatnonzero(shingles[numbers] != shingles)
    while len(places):
        # An odd factor again, so that no two shingles become one.
        factor = factor * _FACTOR % 2**_BITS
        slots = _slots(shingles[places], factor, slot_bits)
        table[slots] = places
        numbers[places] = table[slots]
        places = places[shingles[numbers[places]] != shingles[places]]
    return numbers


def _slots(shingles: UintArray, factor: int, slot_bits: int) -> IntArray:
    return (shingles * np.uint64(factor) >> np.uint64(_BITS - slot_bits)).view(np.int64)


_MARKS = 2**20
"""Marks of so many shingles fit into a cache."""
_MOST_MARK = 255
_WORDS = 2**17
"""Pairs are compared together while they have at most so many words, as a cache holds; so have blocks of documents.

Of smaller blocks each two would have hardly a pair where everybody is a little like everybody."""
_BATCH_WORDS = 2**21
"""Of the pairs of two blocks where everybody is like everybody: a fourth of a second's work, and a part for others."""


class Marks:
    """A byte for each shingle of some pairs, used again and again: each use has marks that no earlier one left."""

    def __init__(self) -> None:
        self._bytes = np.zeros(_MARKS, dtype=np.uint8)
        self._last = 0

    def take(self, count: int) -> tuple[NDArray[np.uint8], int, int]:
        """Return uint8[count], and two marks above 0 that are not in it."""
        if len(self._bytes) < count:
            self._bytes = np.zeros(count, dtype=np.uint8)
            self._last = 0
        if self._last + 2 > _MOST_MARK:
            self._bytes.fill(0)
            self._last = 0
        self._last += 2
        return self._bytes[:count], self._last - 1, self._last


_SCALE = 2**20
"""What a word counts of whose passages one stands in its text once; a whole number, so that sums are exact."""
_COMMON = 8
"""A clause that stands in a contract four times tells of the words around a change that they are the same; a row of
noughts that is everywhere does not tell of the one beside it."""
_LEAST_TOLD = 0.75
"""Of the runs of a document so many must be different to tell it from others of its kind."""
_LEAST_ALIGNED = 0.5
"""Documents that are less alike by runs that do not tell them apart are not looked at any closer."""
_BACKGROUND = 5
"""A word, or a phrase of so many, that is nearly everywhere does not make a text one that is there several times."""


class Batch:
    """Some documents, with small numbers for their shingles."""

    def __init__(
        self, shingles: Sequence[UintArray], word_counts: IntArray, *, marks: Marks, count_once: bool = False
    ) -> None:
        """Take the shingles of each document, in order, and how many words it has.

        With `count_once` a shingle that stands in its document n times counts an nth part each time, and a word as much
        as the one that counts most: of the shingles that it stands in and the other document has, or of all of them if
        that has none, or none but such as are `_COMMON` times as frequent.
        """
        self._word_counts = word_counts
        counts = np.array([len(one) for one in shingles], dtype=np.int64)
        # A document that is a single short shingle has shingles of fewer words than the others.
        self._shingle_words = int((word_counts - counts).max()) + 1
        # A document takes a place for each word: its shingles, and behind them room for the last words of the last one.
        self._lengths = counts + self._shingle_words - 1
        room = np.zeros(self._shingle_words - 1, dtype=np.uint64)
        numbers = numbered(np.concatenate([part for one in shingles for part in (one, room)]))
        ends = np.cumsum(self._lengths)
        is_owner = numbers == np.arange(len(numbers))
        ranks = np.cumsum(is_owner) - 1
        numbers = ranks.take(numbers)
        self._nothing = int(ranks[-1]) + 1
        numbers[(ends[:, np.newaxis] - np.arange(1, self._shingle_words)).ravel()] = self._nothing
        self._numbers: list[IntArray] = np.split(numbers, ends[:-1])
        self._last_places = np.empty(self._nothing + 1, np.int32)
        self._marks = marks
        self._worth = [_worth(one, self._nothing) for one in self._numbers if count_once]

    def distinct(self, document: int) -> int:
        """Return how many different shingles a document has."""
        numbers = self._numbers[document]
        places = np.arange(len(numbers), dtype=np.int32)
        # Each writes its place, and who finds it there was the last of its kind.
        self._last_places[numbers] = places
        last = int(np.count_nonzero(self._last_places.take(numbers, mode="clip") == places))
        return last - (self._shingle_words > 1)  # the room behind them

    def matched(self, pairs: IntArray, *, on_pair: Callable[[], None]) -> Iterator[tuple[slice, IntArray]]:
        """Yield, for consecutive parts of the pairs of documents, how many words match on either side, and how often.

        int64[n, 4]: the words of the first and of the second document that match, and how often a word of the first and
        of the second that does not stands behind one that does. With `count_once` instead what the words of both count
        that match, and what all words of both do.
        """
        ends = np.cumsum(self._lengths[pairs].sum(axis=1))
        most = max(1, _MARKS // (self._nothing + 1))
        begin = 0
        while begin < len(pairs):
            before = ends[begin - 1] if begin else 0
            end = min(begin + most, int(np.searchsorted(ends, before + _WORDS, side="right")))
            part = slice(begin, max(begin + 1, end))
            for _ in range(part.start, part.stop):
                on_pair()
            yield part, self._compared(pairs[part])
            begin = part.stop

    def _compared(self, pairs: IntArray) -> IntArray:
        """Return `matched` of some pairs."""
        size = self._nothing + 1
        marked, first_mark, second_mark = self._marks.take(len(pairs) * size)
        first, second = pairs.T
        first_keys, second_keys = self._keys(first), self._keys(second)
        marked[first_keys] = first_mark
        marked[self._nothing :: size] = 0
        in_first = marked[second_keys] == first_mark
        marked[second_keys] = second_mark
        marked[self._nothing :: size] = 0
        in_second = marked[first_keys] == second_mark
        count = self._counted if self._worth else self._covered
        counts = zip(count(in_second, first), count(in_first, second), strict=True)
        return np.stack([one for both in counts for one in both], axis=1)

    def _keys(self, documents: IntArray) -> IntArray:
        """Return the numbers of the shingles of one side of some pairs, as places among the marks of each pair."""
        if len(documents) == 1:
            return self._numbers[int(documents[0])]
        firsts = np.arange(len(documents)) * (self._nothing + 1)
        keys: IntArray = np.repeat(firsts, self._lengths[documents])
        keys += np.concatenate([self._numbers[document] for document in documents.tolist()])
        return keys

    def _covered(self, found: BoolArray, documents: IntArray) -> tuple[IntArray, IntArray]:
        """Return how many words of each document are covered by shingles that were found, and how often they end."""
        covered = _spread(found, self._shingle_words)
        starts = self._starts(documents)
        counts: IntArray = np.add.reduceat(covered.view(np.uint8), starts, dtype=np.int64)
        is_end = np.zeros_like(covered)
        np.greater(covered[:-1], covered[1:], out=is_end[1:])
        is_end[starts] = False
        ends: IntArray = np.add.reduceat(is_end.view(np.uint8), starts, dtype=np.int64)
        return np.minimum(counts, self._word_counts[documents]), ends

    def _counted(self, found: BoolArray, documents: IntArray) -> tuple[IntArray, IntArray]:
        """Return what the words of each document count that are covered by shingles that were found, and all words."""
        worth = np.concatenate([self._worth[one] for one in documents.tolist()])
        matched, full = _spread(found * worth, self._shingle_words), _spread(worth, self._shingle_words)
        starts = self._starts(documents)
        in_all = np.where(matched * _COMMON >= full, matched, full)
        return np.add.reduceat(matched, starts), np.add.reduceat(in_all, starts)

    def _starts(self, documents: IntArray) -> IntArray:
        """Return where each of some documents begins if one stands behind the other."""
        lengths = self._lengths[documents]
        starts: IntArray = np.cumsum(lengths) - lengths
        return starts


def _worth(numbers: IntArray, nothing: int) -> IntArray:
    """Return what each of the shingles with these numbers counts: int64[shingles]."""
    _, places, counts = np.unique(numbers, return_inverse=True, return_counts=True)
    return np.where(numbers == nothing, 0, _SCALE // counts[places])


Value = TypeVar("Value", np.bool_, np.int64)


def _spread(values: NDArray[Value], words: int) -> NDArray[Value]:
    """Return the largest of each value and those before it, so many in all."""
    spread = values.copy()
    reach = 1
    while reach < words:
        step = min(reach, words - reach)
        np.maximum(spread[step:], spread[:-step], out=spread[step:])
        reach += step
    return spread


class Repeats:
    """Tells documents that say the same over and over, and compares their passages so that each counts once.

    Tables of noughts and ones have all 32 passages of five of them, whatever they are about. Where more than half of
    the passages of both documents stood there before, runs of ten, twenty or forty words are compared instead: the next
    longer ones until at least three quarters of all are different, or these are not about twice as many different ones,
    as in a text that is there several times. Where only one document repeats itself, the usual passages tell: a column
    of 16,000 ones is hardly similar to any table with a row of them, though nearly all words of both stand in it.

    Where even of the longest fewer are, another document has the others by chance: what tells is a few places, as in a
    table that is nearly all noughts. Pairs with such a one that are half alike by those runs are told by aligned words.
    """

    _TIMES = (1, 2, 4, 8)
    _GROWTH = 2

    def __init__(self) -> None:
        self._times: dict[int, tuple[int, int, bool]] = {}

    def lessened(
        self,
        pairs: IntArray,
        held: "HeldShingles",
        *,
        matched: IntArray,
        word_counts: IntArray,
        marks: Marks,
        spelt_of: Callable[[int], Spelt] | None,
        distinct_of: Callable[[int], int],
    ) -> Iterator[tuple[IntArray, NDArray[np.float64]]]:
        """Yield places of pairs of which one repeats itself: int64[n], and figures for these: float64[n, 3].

        `pairs` is int64[m, 2], `matched` tells how many words of either side match in the usual way: int64[m, 2].
        `distinct_of` tells how many different shingles a document has.
        """
        places = np.flatnonzero(matched.any(axis=1))
        documents, sides = np.unique(pairs[places], return_inverse=True)
        if not len(documents):
            return
        times = np.array([self._of(number, held, word_counts, distinct_of) for number in documents.tolist()])[
            sides.reshape(-1, 2)
        ]
        needed, most, is_untold = times[:, :, 0], times[:, :, 1], np.any(times[:, :, 2] == 0, axis=1)
        taken = np.where(needed.min(axis=1) > 0, np.minimum(needed.max(axis=1), most.min(axis=1)), needed.any(axis=1))
        for each in self._TIMES:
            is_ours = taken == each
            ours = places[is_ours]
            if not len(ours):
                continue
            documents, sides = np.unique(pairs[ours], return_inverse=True)
            counts = word_counts[documents]
            longer = [_longer(held.get(number), each, int(counts[place])) for place, number in enumerate(documents)]
            batch = Batch(longer, counts, marks=marks, count_once=True)
            sides = sides.reshape(-1, 2)
            tables: dict[int, Table] = {}
            for part, found in batch.matched(sides, on_pair=lambda: None):
                shares = _shares(found[:, :2], found[:, 2:])
                if spelt_of is not None:
                    for place in np.flatnonzero(is_untold[is_ours][part] & (shares[:, 0] >= _LEAST_ALIGNED)).tolist():
                        both = sides[part][place].tolist()
                        for one in both:
                            if one not in tables:
                                tables[one] = Table.of(spelt_of(int(documents[one])), longer[one])
                        shares[place] = aligned_by_worth(*(tables[one] for one in both))
                yield ours[part], shares

    def _of(
        self, number: int, held: "HeldShingles", word_counts: IntArray, distinct_of: Callable[[int], int]
    ) -> tuple[int, int, bool]:
        """Return how many times as long the passages of a document have to be, and may be, and whether these tell it.

        It is 0 times if it does not repeat itself.
        """
        if number not in self._times:
            shingles, words = held.get(number), int(word_counts[number])
            shingle_words = words - len(shingles) + 1
            fitting = [each for each in self._TIMES if shingle_words * each <= words]
            needed = before = 0
            is_told = True
            for each in fitting:
                longer = _longer(shingles, each, words)
                count, distinct = len(longer), distinct_of(number) if each == 1 else _distinct(longer)
                enough, more = _LEAST_TOLD * count, self._GROWTH * before - _BACKGROUND
                is_told = 2 * distinct >= count if each == 1 else distinct < min(enough, more)
                if is_told:
                    break
                needed, before = each, distinct
                is_told = distinct >= enough
                if is_told:
                    break
            self._times[number] = needed, fitting[-1], is_told
        return self._times[number]


def _longer(shingles: UintArray, times: int, word_count: int) -> UintArray:
    """Return the shingles of runs of words that are so many times as long."""
    words = word_count - len(shingles) + 1
    count = len(shingles) - words * (times - 1)
    longer = shingles[:count]
    for first in range(words, words * times, words):
        longer = (longer ^ longer >> np.uint64(29)) * np.uint64(_FACTOR) + shingles[first : first + count]
    return longer


def _shares(matched: IntArray, words: IntArray) -> NDArray[np.float64]:
    """Return the three figures of pairs of whose words so many match: float64[n, 3] for int64[n, 2]."""
    return np.column_stack((matched.sum(axis=1) / words.sum(axis=1), matched / words))


def _distinct_in(batch: Batch, documents: IntArray, number: int) -> int:
    """Return how many different shingles a document has that is one of these, which the batch has in this order."""
    return batch.distinct(int(np.searchsorted(documents, number)))


def _distinct(shingles: UintArray) -> int:
    """Return how many different shingles there are."""
    return int(np.count_nonzero(numbered(shingles) == np.arange(len(shingles))))


HELD_BYTES = 32 << 20
"""Documents whose shingles are kept at hand; the rest are fetched again, so memory does not grow with their number."""


class HeldShingles:
    """The shingles of documents, fetched when they are asked for and kept within a budget of bytes."""

    def __init__(self, shingles_of: Callable[[int], UintArray]) -> None:
        self._shingles_of = shingles_of
        self._held: OrderedDict[int, UintArray] = OrderedDict()
        self._bytes = 0

    def get(self, number: int) -> UintArray:
        """Return the shingles of a document."""
        shingles = self._held.get(number)
        if shingles is not None:
            self._held.move_to_end(number)
            return shingles
        shingles = self._held[number] = self._shingles_of(number)
        self._bytes += shingles.nbytes
        while self._bytes > HELD_BYTES:
            _, oldest = self._held.popitem(last=False)
            self._bytes -= oldest.nbytes
        return shingles


def batches(pairs: IntArray, word_counts: IntArray) -> Iterator[IntArray]:
    """Yield the places of all pairs, in batches whose documents are those of one block or two.

    A block has at most some hundred thousand words, or is a single document. Documents of one group are in one block
    where they fit, so that most are used in one batch only, and otherwise for as many pairs as possible each time.
    """
    if not len(pairs):
        return
    block_of = _blocks(pairs, word_counts)
    blocks = np.sort(block_of[pairs], axis=1)
    keys = blocks[:, 0] * (int(block_of.max()) + 1) + blocks[:, 1]
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    cuts = np.cumsum(word_counts[pairs[order]].sum(axis=1)) // _BATCH_WORDS
    yield from np.split(order, np.flatnonzero((keys[1:] != keys[:-1]) | (cuts[1:] != cuts[:-1])) + 1)


def _blocks(pairs: IntArray, word_counts: IntArray) -> IntArray:
    """Return the block of each document."""
    # Who is paired with whom is nearly transitive, so the lowest partner tells the group.
    groups = np.arange(len(word_counts))
    np.minimum.at(groups, pairs[:, 0], pairs[:, 1])
    np.minimum.at(groups, pairs[:, 1], pairs[:, 0])
    groups = groups[groups]
    is_used = np.zeros(len(word_counts), dtype=np.bool_)
    is_used[pairs] = True
    documents = np.flatnonzero(is_used)
    documents = documents[np.argsort(groups[documents], kind="stable")]
    groups, words = groups[documents], word_counts[documents]
    before = np.cumsum(words) - words
    begins = np.flatnonzero(np.diff(groups, prepend=-1))
    sizes = np.diff(begins, append=len(groups))
    is_small = np.add.reduceat(words, begins) <= _WORDS
    # A group that fits into a block is not torn apart.
    before = np.where(np.repeat(is_small, sizes), np.repeat(before[begins], sizes), before)
    block_of = np.zeros(len(word_counts), dtype=np.int64)
    block_of[documents] = before // _WORDS
    return block_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Similarities:
    """Exact figures for some pairs, in their order; each array is float64[pairs] and between 0 and 1."""

    similarity: NDArray[np.float64]
    a_in_b: NDArray[np.float64]
    b_in_a: NDArray[np.float64]

    @classmethod
    def of(cls, columns: NDArray[np.float64]) -> "Similarities":
        """Return the figures in float64[pairs, 3]."""
        similarity, a_in_b, b_in_a = columns.T.copy()
        return cls(similarity=similarity, a_in_b=a_in_b, b_in_a=b_in_a)

    def of_pair(self, place: int) -> Figures:
        """Return the figures of one pair."""
        return float(self.similarity[place]), float(self.a_in_b[place]), float(self.b_in_a[place])

    def where(self, chosen: NDArray[np.bool_]) -> "Similarities":
        """Return the figures of the chosen pairs: bool[pairs]."""
        return Similarities(similarity=self.similarity[chosen], a_in_b=self.a_in_b[chosen], b_in_a=self.b_in_a[chosen])

    def as_columns(self) -> NDArray[np.float64]:
        """Return the figures as float64[pairs, 3]."""
        return np.stack((self.similarity, self.a_in_b, self.b_in_a), axis=1)


def verify(
    pairs: IntArray,
    shingles_of: Callable[[int], UintArray],
    *,
    word_counts: IntArray,
    on_pair: Callable[[], None],
    spelt_of: Callable[[int], Spelt] | None = None,
    framed: list[int] | None = None,
) -> Similarities:
    """Return how alike the two documents of each pair are: `pairs` is int64[m, 2] of document numbers.

    `shingles_of(number)` gives a document's shingles in order (uint64, one per run of consecutive words; a document
    shorter than such a run is one shingle), `word_counts[number]` its words. A word is matched when it
    stands in a shingle that the other document has too; similarity = (matched words of A + matched words of B) /
    (words of A + words of B), a_in_b = matched words of A / words of A. Documents are fetched in an order that needs
    few of them twice, whatever that of the pairs. `on_pair` is called before each pair.

    A pair of which one repeats itself has these figures or those of `Repeats`, whose similarity is less.

    `framed` gets the places of the pairs that may be one body under two letterheads: whether these are some is for the
    collection to tell.

    Where passages end as often as in a misread text, and `spelt_of(number)` gives words with their spellings, `aligned`
    tells whether it is one, or whether many single words differ; such a pair has figures of its own.

    Time is in proportion to the words of all pairs. Memory is a hundred bytes a pair and eight a document; besides it
    holds the documents used last within a budget, and some megabytes for those that are compared, or two documents.
    """
    held, marks, repeats = HeldShingles(shingles_of), Marks(), Repeats()
    matched = np.empty((len(pairs), 4), dtype=np.int64)
    is_inside = np.zeros(len(pairs), dtype=np.bool_)
    lessened: list[tuple[IntArray, NDArray[np.float64]]] = []
    figures: dict[int, Figures] = {}
    for places in batches(pairs, word_counts):
        documents, sides = np.unique(pairs[places], return_inverse=True)
        sides = sides.reshape(-1, 2)
        shingles = [held.get(number) for number in documents.tolist()]
        # Two that begin alike and end alike differ inside, not by what stands around one body.
        first, last = (np.array([one[end] if len(one) else 0 for one in shingles], np.uint64)[sides] for end in (0, -1))
        is_inside[places] = (first[:, 0] == first[:, 1]) & (last[:, 0] == last[:, 1])
        batch = Batch(shingles, word_counts[documents], marks=marks)
        for part, counts in batch.matched(sides, on_pair=on_pair):
            matched[places[part]] = counts
        if spelt_of is not None:
            broken = places[may_be_misread(matched[places], word_counts[pairs[places]])]
            by_passages = _shares(matched[broken, :2], np.maximum(word_counts[pairs[broken]], 1))
            figures |= _aligned(broken, by_passages, pairs, spelt_of)
        of_both = repeats.lessened(
            pairs[places],
            held,
            matched=matched[places, :2],
            word_counts=word_counts,
            marks=marks,
            spelt_of=spelt_of,
            distinct_of=partial(_distinct_in, batch, documents),
        )
        lessened += [(places[found], shares) for found, shares in of_both]
    # A document without words has nothing in common with any other.
    columns = _shares(matched[:, :2], np.maximum(word_counts[pairs], 1))
    is_framed = may_be_framed(matched, word_counts[pairs]) & ~is_inside
    for places, shares in lessened:
        is_less = shares[:, 0] < columns[places, 0]
        columns[places[is_less]] = shares[is_less]
        is_framed[places[is_less]] = False
    for place, of_pair in figures.items():
        columns[place] = of_pair
        is_framed[place] = False
    if framed is not None:
        framed += np.flatnonzero(is_framed).tolist()
    return Similarities.of(columns)


def _aligned(
    places: IntArray, by_passages: NDArray[np.float64], pairs: IntArray, spelt_of: Callable[[int], Spelt]
) -> dict[int, Figures]:
    """Return the figures of those of some pairs, by their place, that are told by aligned words."""
    spelt = {number: spelt_of(number) for number in set(pairs[places].ravel().tolist())}
    found: dict[int, Figures] = {}
    for place, (similarity, a_in_b, b_in_a) in zip(places.tolist(), by_passages.tolist(), strict=True):
        a, b = pairs[place].tolist()
        figures = aligned(spelt[a], spelt[b], (similarity, a_in_b, b_in_a))
        if figures is not None:
            found[place] = figures
    return found


def covered_words(chosen: NDArray[np.bool_], word_count: int) -> int:
    """Return how many of a document's words stand in one of the chosen shingles.

    `chosen` is bool[shingles], one for each run of consecutive words, in order; `word_count` is that of the document.
    """
    room = np.zeros(word_count - len(chosen), np.bool_)
    return int(np.count_nonzero(_spread(np.concatenate((chosen, room)), len(room) + 1)))
