"""What aligned words tell of two texts whose passages break: letter errors, many single words, a table of noughts."""

import bisect
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import SPELLING_BITS, SPELLING_DIGIT, SPELLING_LETTERS
from dupfinder.domain.pairs import Figures

UintArray = NDArray[np.uint64]
IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]
Spellings = NDArray[np.uint16]

MISREAD_COUNTS = 0.75
"""A word with wrong letters counts as so much of a word: at the rates of text recognition about its right letters."""
LEAST_MISREAD = 0.05
"""Of the words of a text that is called misread; where fewer are, its passages tell."""
LEAST_EXPLAINED = 0.73
"""Of all words that differ so many must be the same but for letters: in another letter of one template they are not."""
LEAST_SAME = 0.4
"""Of the words, that must be the same and in the same order."""
MOST_FIGURES = 0.6
"""Of the words with digits that may differ: in another invoice all do, in a misread one as many as of other words."""
MOST_RIGHT = 0.4
"""Of words that a text has several times so many are right somewhere at most in another spelling, as an older one."""
LEAST_REPEATED = 0.25
"""And of all words that differ so many differ in the same way as another one. In what is misread it is a tenth."""
LEAST_FIGURES = 3
"""So many of them must differ to tell another invoice."""

LEAST_IN_ORDER = 0.75
"""Of the words of two texts that must be the same, in the same order, if many single words differ."""
MOST_BY_PASSAGES = 0.5
"""Where passages tell more than that, they tell how alike texts are: what was changed stands together."""
_MOST_CHANCE = 0.1
"""Two words taken at random may be the same so often: in texts of a few words the order tells nothing."""

MOST_MATCHED = 0.9
"""Of the words: passages break at each misread one."""
LEAST_ENDS = 0.12
"""How often passages must end: so many times the matched share of the words, times the share of the others. Where every
twentieth or every tenth letter is wrong it is twice as much."""
MOST_LONGER = 1.25
"""As many times as many words one of two texts may have."""

_PIECE_WORDS = 256
"""Aligning takes the square of so many."""
_MOST_PIECE_WORDS = 2048
_WHOLE_WORDS = 4096
"""To cut texts of so many would take longer than to see how many of their words are in the same order."""
_TABLE_PIECE_WORDS = 64
"""Of a table that is nearly all noughts: another row costs less where the pieces between places in common are short."""
_JUDGED_WORDS = 1024
"""After so many of both texts what is far from misread is given up."""
_LEAST_REPLACED = 2
"""As many times as many as stand on one side: letters seldom make one word of two."""
_HEAD_WORDS = 384
"""So many words of the beginning of longer texts tell most of those that were edited."""
_LEAST_HOPE = 0.5
_LEAST_IN_HEAD = 0.65
"""Of the words of the beginning that are the same, in the same order, where three quarters of all are to be."""
_WORTH = 2**20
"""What one bit counts; a whole number, so that sums are exact."""
_FIRST_SURROGATE = 0xD800


@dataclass(frozen=True, slots=True)
class Spelt:
    """The words of a text in order: their hashes and spellings."""

    hashes: UintArray
    spellings: Spellings

    def part(self, begin: int, end: int) -> "Spelt":
        """Return the words between two places."""
        return Spelt(self.hashes[begin:end], self.spellings[begin:end])


def may_be_misread(matched: IntArray, words: IntArray) -> BoolArray:
    """Return which pairs are worth aligning: bool[pairs].

    `matched` is what `Batch.matched` yields, `words` (int64[pairs, 2]) how many words the texts have. In an edited text
    what was changed stands together, so the passages that both have are few and long.
    """
    all_words = np.maximum(words.sum(axis=1), 1)
    share = matched[:, :2].sum(axis=1) / all_words
    ends = matched[:, 2:].sum(axis=1) / all_words
    is_suspect: BoolArray = (
        (share <= MOST_MATCHED)
        & (ends >= LEAST_ENDS * share * (1 - share))
        & (words.max(axis=1) <= MOST_LONGER * words.min(axis=1))
    )
    return is_suspect


@dataclass(slots=True)
class _Counts:
    """How the words of two texts differ, so far; pairs of words that stand in each other's place count once."""

    words: int = 0
    """Of both texts."""
    same: int = 0
    alike: int = 0
    others: int = 0
    figures: int = 0
    untold: int = 0
    """They are too short to be told by their letters."""
    on_one_side: int = 0
    right: list[UintArray] = field(default_factory=list)
    """The words that are the same."""
    wrong: tuple[list[UintArray], list[UintArray]] = field(default_factory=lambda: ([], []))
    """The words of either text that are alike."""

    def add(self, a: Spelt, b: Spelt) -> None:
        """Align two pieces, with as few words replaced, left out and added as possible."""
        # A scan that aligns nothing does without it.
        from rapidfuzz.distance import Levenshtein  # noqa: PLC0415

        edits = Levenshtein.editops(a.hashes.tolist(), b.hashes.tolist()).as_list()
        replaced = np.array([(i, j) for tag, i, j in edits if tag == "replace"], np.int64).reshape(-1, 2)
        words, on_one_side = len(a.hashes) + len(b.hashes), len(edits) - len(replaced)
        self.words += words
        self.on_one_side += on_one_side
        self.same += (words - on_one_side) // 2 - len(replaced)
        spellings = np.stack((a.spellings[replaced[:, 0]], b.spellings[replaced[:, 1]]))
        is_figure = ((spellings & np.uint16(SPELLING_DIGIT)) != 0).all(axis=0)
        is_told = (spellings != 0).all(axis=0) & ~is_figure
        is_alike = is_told.copy()
        is_alike[is_told] = are_alike(*spellings[:, is_told])
        alike = int(np.count_nonzero(is_alike))
        self.alike += alike
        self.others += int(np.count_nonzero(is_told)) - alike
        for text, places, wrong in zip((a, b), replaced[is_alike].T, self.wrong, strict=True):
            wrong.append(text.hashes[places])
        edited = np.array([i for tag, i, _ in edits if tag != "insert"], np.int64)
        self.right.append(np.delete(a.hashes, edited))
        self.figures += int(np.count_nonzero(is_figure))
        self.untold += int(np.count_nonzero(~is_told & ~is_figure))

    def explained(self) -> float:
        """Return the share of the words that differ which are alike."""
        differing = self.alike + self.others + self.figures + self.on_one_side / 2
        return self.alike / differing if differing else 0.0

    def is_respelt(self, *texts: Spelt) -> bool:
        """Return whether words are spelt in another way wherever they stand: nobody misreads so."""
        first, second = map(np.concatenate, self.wrong)
        _, times = np.unique(first * np.uint64(3) + second, return_counts=True)
        if times[times > 1].sum() < LEAST_REPEATED * len(first):
            return False
        several = right = 0
        for text, wrong in zip(texts, (first, second), strict=True):
            words, counts = np.unique(text.hashes, return_counts=True)
            often = wrong[counts[np.searchsorted(words, wrong)] > 1]
            several += len(often)
            right += int(np.count_nonzero(np.isin(often, np.concatenate(self.right))))
        return right <= MOST_RIGHT * several


def aligned(a: Spelt, b: Spelt, by_passages: Figures) -> Figures | None:
    """Return how alike two texts are of which one is the other misread, or has many other words; `None` if neither.

    Where many words differ the similarity is the share of those that are the same, in the same order; then follow the
    shares by passages, which are not equal. So, unlike with any other pair, it is more than both of these, as that of
    a misread one is.
    """
    similarity, a_in_b, b_in_a = by_passages
    found = _misread(a, b)
    if found is not None or similarity >= MOST_BY_PASSAGES:
        return found
    share = _share_in_order(a, b)
    if share < LEAST_IN_ORDER or _chance(a, b) > _MOST_CHANCE:
        return None
    return share, a_in_b, float(np.nextafter(b_in_a, 1)) if a_in_b == b_in_a else b_in_a


def _misread(a: Spelt, b: Spelt) -> Figures | None:
    """Return how alike two texts are of which one is the other misread; `None` if that is not so.

    The similarity is the share of the words that are the same, and three quarters of those with wrong letters; then
    follows, twice, the share that is the same.
    """
    if not _begin_alike(a, b):
        return None
    counts = _Counts()
    for piece, other_piece in _pieces_between_words(a, b):
        counts.add(piece, other_piece)
        if counts.words >= _JUDGED_WORDS and counts.explained() < _LEAST_HOPE:
            return None
    all_figures = max(int(np.count_nonzero(one.spellings & np.uint16(SPELLING_DIGIT))) for one in (a, b))
    if (
        2 * counts.same < LEAST_SAME * counts.words
        or 2 * counts.alike < LEAST_MISREAD * counts.words
        or counts.explained() < LEAST_EXPLAINED
        or (counts.figures >= LEAST_FIGURES and counts.figures > MOST_FIGURES * all_figures)
        or counts.is_respelt(a, b)
    ):
        return None
    share = 2 * counts.same / counts.words
    # Of words that are too short as many are misread as of the others that differ.
    wrong = counts.alike + counts.untold * counts.alike / (counts.alike + counts.others)
    return share + MISREAD_COUNTS * 2 * wrong / counts.words, share, share


def _share_in_order(a: Spelt, b: Spelt) -> float:
    """Return the share of the words of two texts that are the same, in the same order; 0 if it is too small."""
    from rapidfuzz.distance import Indel  # noqa: PLC0415 - as above

    is_long = min(len(a.hashes), len(b.hashes)) > _HEAD_WORDS
    if is_long and _share_in_order(a.part(0, _HEAD_WORDS), b.part(0, _HEAD_WORDS)) < _LEAST_IN_HEAD:
        return 0.0
    words = others = 0
    is_whole = max(len(a.hashes), len(b.hashes)) <= _WHOLE_WORDS
    for piece, other_piece in ((a, b),) if is_whole else _pieces_between_words(a, b):
        words += len(piece.hashes) + len(other_piece.hashes)
        others += Indel.distance(piece.hashes.tolist(), other_piece.hashes.tolist())
    return 1 - others / words


def _chance(a: Spelt, b: Spelt) -> float:
    """Return how likely two words of two texts are the same that are taken at random."""
    words = np.concatenate((a.hashes, b.hashes))
    counts = np.unique(words, return_counts=True)[1]
    return float(((counts / len(words)) ** 2).sum())


@dataclass(frozen=True, slots=True)
class Table:
    """A text of which a few words tell, prepared to be aligned with many others."""

    spelt: Spelt
    words: UintArray
    """Each once, rising."""
    numbers: IntArray
    """Of the words of the text among these."""
    counts: IntArray
    runs: tuple[UintArray, IntArray]
    """Runs of words that are there once, rising, and where they stand."""

    @classmethod
    def of(cls, spelt: Spelt, runs: UintArray) -> "Table":
        """Return a text as a table; `runs` tells its runs of words."""
        words, numbers, counts = np.unique(spelt.hashes, return_inverse=True, return_counts=True)
        return cls(spelt, words, numbers.reshape(-1), counts, _once(runs))


def aligned_by_worth(a: Table, b: Table) -> Figures:
    """Return how alike two texts are by the words that stand in each other's place, each by how much it tells.

    That is the logarithm of how rare it is in both: of a table that is nearly all noughts the few others tell. Runs of
    words stand in each other's place if both texts have them once: else it would cost less to replace the few words
    behind another row than to leave the row out.
    """
    from rapidfuzz.distance import Levenshtein  # noqa: PLC0415 - as above

    words, numbers = np.unique(np.concatenate((a.words, b.words)), return_inverse=True)
    of_a, of_b = np.split(numbers.reshape(-1), [len(a.words)])
    counts = np.zeros(len(words), np.int64)
    counts[of_a] += a.counts
    counts[of_b] += b.counts
    worth = np.maximum(np.rint(_WORTH * np.log2(counts.sum() / counts)), 1).astype(np.int64)
    same = all_a = int((worth[of_a] * a.counts).sum())
    all_b = int((worth[of_b] * b.counts).sum())
    first, second = (
        Spelt(of_one[one.numbers].astype(np.uint64), one.spelt.spellings) for one, of_one in ((a, of_a), (b, of_b))
    )
    for one, other in _pieces(first, second, _rising_places(a.runs, b.runs), _TABLE_PIECE_WORDS):
        edits = Levenshtein.editops(_letters(one.hashes), _letters(other.hashes)).as_list()
        places = np.array([place for tag, place, _ in edits if tag != "insert"], np.int64)
        same -= int(worth[one.hashes[places]].sum())
    return 2 * same / (all_a + all_b), same / all_a, same / all_b


def _letters(numbers: UintArray) -> str | list[int]:
    """Return numbers as what is aligned fastest."""
    is_few = not len(numbers) or int(numbers.max()) < _FIRST_SURROGATE
    return numbers.astype("<u4").tobytes().decode("utf-32-le") if is_few else numbers.tolist()


def _begin_alike(a: Spelt, b: Spelt) -> bool:
    """Return whether the first words of two texts are no reason to give up: nearly all that were edited end here.

    Twice as many words have to stand in each other's place as on one side alone. Such a word counts once in one
    distance and twice in the other, so no alignment is needed to tell. Of long texts more of them have to be alike
    than not.
    """
    from rapidfuzz.distance import Indel, Levenshtein  # noqa: PLC0415 - as above

    a, b = a.part(0, _HEAD_WORDS), b.part(0, _HEAD_WORDS)
    words, other_words = a.hashes.tolist(), b.hashes.tolist()
    distance, apart = Levenshtein.distance(words, other_words), Indel.distance(words, other_words)
    replaced, on_one_side = apart - distance, 2 * distance - apart
    same = (len(words) + len(other_words) - on_one_side) / 2 - replaced
    if replaced < _LEAST_REPLACED * on_one_side or 2 * same < LEAST_SAME * (len(words) + len(other_words)):
        return False
    if min(len(words), len(other_words)) < _HEAD_WORDS:
        return True
    counts = _Counts()
    counts.add(a, b)
    return counts.alike >= counts.others


def _pieces_between_words(a: Spelt, b: Spelt) -> Iterator[tuple[Spelt, Spelt]]:
    """Yield both texts in pieces that belong together, cut at words that both have once, in the same order."""
    is_long = min(len(a.hashes), len(b.hashes)) >= 2 * _PIECE_WORDS
    return _pieces(a, b, _common_places(a.hashes, b.hashes) if is_long else [], _PIECE_WORDS)


def _pieces(a: Spelt, b: Spelt, anchors: list[tuple[int, int]], least_words: int) -> Iterator[tuple[Spelt, Spelt]]:
    """Yield both texts in pieces that belong together, cut at anchors, which rise in both."""
    begin, other_begin = 0, 0
    for end, other_end in (*anchors, (len(a.hashes), len(b.hashes))):
        is_last = end == len(a.hashes)
        if is_last or min(end - begin, other_end - other_begin) >= least_words:
            # Where hardly a word occurs once, as in a table of zeros, it is as good to cut anywhere.
            count = 1 + max(end - begin, other_end - other_begin) // _MOST_PIECE_WORDS
            cuts, other_cuts = _cuts(begin, end, count), _cuts(other_begin, other_end, count)
            for part, other_part in zip(itertools.pairwise(cuts), itertools.pairwise(other_cuts), strict=True):
                yield a.part(*part), b.part(*other_part)
            begin, other_begin = end, other_end


def _cuts(begin: int, end: int, count: int) -> list[int]:
    return [begin + (end - begin) * number // count for number in range(count + 1)]


def _common_places(a: UintArray, b: UintArray) -> list[tuple[int, int]]:
    """Return the places of words that both texts have once: as many as stand in the same order, rising."""
    return _rising_places(_once(a), _once(b))


def _rising_places(once: tuple[UintArray, IntArray], other: tuple[UintArray, IntArray]) -> list[tuple[int, int]]:
    """Return the places of what both texts have once, as `_once` tells: as many as stand in the same order, rising."""
    (words, places), (other_words, other_places) = once, other
    _, chosen, others = np.intersect1d(words, other_words, assume_unique=True, return_indices=True)
    places, other_places = places[chosen], other_places[others]
    order = np.argsort(places)
    places, other_places = places[order], other_places[order]
    rising = _longest_rising(other_places.tolist())
    return list(zip(places[rising].tolist(), other_places[rising].tolist(), strict=True))


def _once(words: UintArray) -> tuple[UintArray, IntArray]:
    """Return the words that occur once, sorted, and where they stand."""
    values, places, counts = np.unique(words, return_index=True, return_counts=True)
    return values[counts == 1], places[counts == 1]


def _longest_rising(numbers: list[int]) -> list[int]:
    """Return the places of as many numbers as rise from one to the next (Schensted 1961)."""
    least: list[int] = []
    at: list[int] = []
    before: list[int] = []
    for place, number in enumerate(numbers):
        length = bisect.bisect_left(least, number)
        before.append(at[length - 1] if length else -1)
        least[length : length + 1] = [number]
        at[length : length + 1] = [place]
    chain: list[int] = []
    place = at[-1] if at else -1
    while place >= 0:
        chain.append(place)
        place = before[place]
    return chain[::-1]


def are_alike(first: Spellings, second: Spellings) -> BoolArray:
    """Return which words may be the same but for letters: of five letters two may differ, of fewer one.

    By the edit distance of how they begin; of two longer words one may be a letter further on.
    """
    one, other = _kinds(first), _kinds(second)
    most = SPELLING_LETTERS + 1
    distances = np.zeros((most, most, len(first)), np.int8)
    distances[:, 0] = distances[0, :] = np.arange(most)[:, np.newaxis]
    for i in range(1, most):
        for j in range(1, most):
            replaced = distances[i - 1, j - 1] + (one[i - 1] != other[j - 1])
            distances[i, j] = np.minimum(replaced, 1 + np.minimum(distances[i - 1, j], distances[i, j - 1]))
    lengths, other_lengths = (one > 0).sum(axis=0), (other > 0).sum(axis=0)
    found = distances[lengths, other_lengths, np.arange(len(first))]
    is_longer = np.minimum(lengths, other_lengths) == SPELLING_LETTERS
    further = np.minimum(distances[most - 1, most - 2], distances[most - 2, most - 1])
    found = np.where(is_longer, np.minimum(found, further), found)
    alike: BoolArray = found <= 1 + is_longer
    return alike


def _kinds(spellings: Spellings) -> NDArray[np.int8]:
    """Return the kinds of the letters: int8[letters, words]."""
    shifts = SPELLING_BITS * np.arange(SPELLING_LETTERS, dtype=np.uint16)[:, np.newaxis]
    return ((spellings >> shifts) & np.uint16((1 << SPELLING_BITS) - 1)).astype(np.int8)
