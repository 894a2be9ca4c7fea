"""The stage that proposes: which texts are worth comparing, by their fingerprints and by their shingles."""

import contextlib
import functools
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.errors import StoreError
from dupfinder.domain.fingerprints import FingerprintMethod
from dupfinder.domain.messages import Message, as_it_is, because, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import CONTAINMENT, ROUNDING, Relation
from dupfinder.domain.records import dataclass
from dupfinder.fingerprint import SHINGLE_WORDS
from dupfinder.index.pairs import Plan, choose_plan, hamming_pairs, union
from dupfinder.index.queries import FingerprintIndex, WideFingerprintIndex
from dupfinder.index.scratch import CutShortError
from dupfinder.index.shingles import (
    CommonShingles,
    GatheredSketches,
    Postings,
    RecurringShingles,
    shingle_matches,
    shingle_pairs,
)
from dupfinder.pipeline.matching.cached_words import Lists, Sketch, Sketches, read_sketches
from dupfinder.pipeline.matching.compared_pairs import max_bits_of
from dupfinder.pipeline.matching.texts import MatchingTools, Text, as_read, forms_of
from dupfinder.pipeline.workers.pool import worker_count
from dupfinder.store import LostText
from dupfinder.verify import LONG_WORDS, MOST_LONGER, covered_words

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """How many words of each text stand in shingles that another text may have too."""

    covered: Ints
    word_counts: Ints
    options: ScanOptions

    def able(self) -> Flags:
        """Return which texts may be alike enough to another one, or contained in it, on their own account: bool[n].

        Of two texts that are s alike at least one has a share of s of its words matched; so two that are not able need
        not be compared.
        """
        is_able: Flags = self.covered >= (self.options.least_likeness - ROUNDING) * self.word_counts
        return is_able

    def possible(self, pairs: Ints) -> Flags:
        """Return which pairs (int64[m, 2]) may be alike enough: bool[m]."""
        a, b = pairs.T
        most, words = self.covered[a] + self.covered[b], self.word_counts[a] + self.word_counts[b]
        is_possible: Flags = most >= (self.options.found_from - ROUNDING) * words
        if self.options.relation.covers(Relation.CONTAINED):
            is_able = self.covered >= (CONTAINMENT - ROUNDING) * self.word_counts
            is_possible |= is_able[a] | is_able[b]
        return is_possible


def coverage(
    shingles_of: Callable[[int], NDArray[np.uint64]],
    word_counts: Ints,
    *,
    options: ScanOptions,
    check: Callable[[], None],
) -> Coverage:
    """Return how much of each text may be found elsewhere, in two passes over `shingles_of(place)`.

    It is an upper bound, and exact but for chance: a shingle may be taken for another, never be missed.
    """
    recurring = RecurringShingles(int(word_counts.sum()))
    covered = np.zeros(len(word_counts), np.int64)
    for place in range(len(word_counts)):
        check()
        recurring.add(shingles_of(place))
    for place, word_count in enumerate(word_counts.tolist()):
        check()
        covered[place] = covered_words(recurring.recur(shingles_of(place)), word_count)
    return Coverage(covered=covered, word_counts=word_counts, options=options)


Numbers = NDArray[np.uint64]

MANY_OTHERS = 20
"""Where more other texts than this have a shingle, on average, comparing all who share some could take long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sharing:
    """When shingles that two texts share propose them."""

    what: Message
    safety: float
    """Of the least share of its shingles that an alike text can have in common."""


SAMPLED = Sharing(what=say("Passages, sampled from each text"), safety=0.4)
"""Winnowed: one that stands alone among changed words is in both samples two times out of three, as its neighbours
differ; the rest is for luck. Less would find a few more of those texts, at the cost of many more candidates."""

SHORT = Sharing(what=say("All passages of short texts"), safety=0.9)
"""Texts of which a few winnowed shingles would depend on luck even so."""


MISREAD_SHARE = 0.14
"""So many of the sampled runs of three words propose a misread text: with every tenth letter wrong a fifth is left."""
MOST_TEXTS = 200
"""What more texts have than this tells nothing about which of them is another one misread."""

MOST_S = 25e-6
"""Of the processor for each text: what searching fingerprints may take at most, a twentieth of what reading one takes.

Within 12 bits it takes that for a million texts, and it grows with the square of their number.
"""
SHORT_S = 20.0
"""So long searching fingerprints may take of any texts."""
LEAST_BITS = 3
"""Of 64 (Manku, Jain & Das Sarma 2007)."""

_THINNING = np.uint64(8)
_FILTER_BITS = 24


def thinned(shingles: Lists, in_whole: Flags) -> Lists:
    """Return an eighth of the sampled shingles of long texts, and all that a short text has, too.

    Thousands are more than is needed to tell whether two long texts share a fiftieth of them, and 2 GB of text would
    have half a GB of them. But a letter in a book shares all it has. `in_whole` (bool[2^24]) says which shingles short
    texts have; it may say so of others, too. The lowest bits do not depend on what winnowing takes, the least values.
    """
    values, sizes = shingles
    is_kept = (values % _THINNING == 0) | in_whole[_slots(values)]
    before = np.concatenate((np.zeros(1, np.int64), np.cumsum(is_kept)))
    return values[is_kept], np.diff(before[np.cumsum(sizes)], prepend=0)


def _slots(shingles: Numbers) -> Ints:
    return (shingles & np.uint64((1 << _FILTER_BITS) - 1)).view(np.int64)


@dataclass(frozen=True, slots=True, kw_only=True)
class CandidateSearch:
    """Proposes pairs of some texts."""

    texts: Sequence[Text]
    tools: MatchingTools
    on_texts: Callable[[int], None]
    """Called with the number of texts of which the sketches are there now."""
    on_plan: Callable[[Message], None]
    """Gets lines that say how the pairs are searched for, and why."""
    shingles_of: Callable[[int], Numbers]
    """Gives the shingles of a text, by its number, in order."""
    on_common: Callable[[Callable[[], CommonShingles]], None] = lambda _: None
    """Gets what gives the sampled passages that several texts have: most scans never ask."""

    def pairs(self, numbers: Ints) -> Ints:
        """Return the pairs among these texts that are worth comparing: int64[m, 2], sorted, each once."""
        is_long = self._word_counts(numbers) >= LONG_WORDS
        short = len(numbers) - int(np.count_nonzero(is_long))
        numbers = np.concatenate((numbers[~is_long], numbers[is_long]))
        in_forms = numbers[self._in_other_forms(numbers)]
        numbers = np.concatenate((as_read(numbers[:short], self.texts), as_read(numbers[short:], self.texts)))
        with self._sketches(numbers, whole=short) as sketches:
            sampled = self._sampled(numbers, sketches)
            coverage = self._coverage(numbers, sampled, short=short, entries=int(sketches.shingles.sizes[:short].sum()))
            able = None if coverage is None else coverage.able()
            whole, check, run = sketches.short_shingles, self.tools.control.token.check, self.tools.run
            found = union(
                self._by_fingerprint(numbers, sketches.terms),
                self._sharing(SAMPLED, sketches.shingles.sizes, lambda: sampled, able),
                self._sharing(SHORT, whole.sizes, functools.partial(whole.postings, check=check, run=run), able),
            )
            misread = self._misread(numbers, sketches.triples)
        found = found if coverage is None else found[coverage.possible(found)]
        return union(numbers[union(found, misread)], in_forms)

    def _coverage(self, numbers: Ints, sampled: Postings, *, short: int, entries: int) -> Coverage | None:
        """Return how much of each text is found in any other, where so many share shingles that this is worth it.

        The first ones are `short`, and have so many sampled `entries`; pairs with a long one are judged by samples
        instead (`verify.may_be_alike`).
        """
        recurrence = 2 * sampled.pairs_below(short) / max(1, entries)
        if recurrence <= MANY_OTHERS:
            return None
        found = coverage(
            lambda place: self.shingles_of(int(numbers[place])),
            self._word_counts(numbers),
            options=self.tools.options,
            check=self.tools.control.token.check,
        )
        self.on_plan(
            say(
                "Passages occur in {others} other texts on average. So texts were first checked for how much of "
                "them any other text contains: enough in {count} of {all}. The rest are only compared with those.",
                others=round(recurrence),
                count=int(np.count_nonzero(found.able())),
                all=len(numbers),
            )
        )
        return found

    def pairs_with(self, one: int, numbers: Ints) -> Ints:
        """Return the pairs of text `one` with those among these texts that are worth comparing: as `pairs`."""
        ((own,),) = (some.each() for some in self._read(np.array([one])))
        numbers = as_read(numbers, self.texts)
        with self._sketches(numbers) as sketches:
            least = functools.partial(least_share, self.tools.options)
            proposed = [
                self._like_fingerprint(one, numbers, own, sketches.terms),
                _like(own.shingles, sketches.shingles, least(SAMPLED.safety)),
                _like(own.short_shingles, sketches.short_shingles, least(SHORT.safety)),
                _like(own.triples, sketches.triples, MISREAD_SHARE),
            ]
            self._sampled(numbers, sketches)
            forms = forms_of([self.texts[number] for number in (one, *numbers.tolist())])
            proposed.append(np.flatnonzero(((forms[1:] == forms[0]) & (forms[0] != 0)).any(axis=1)))
        others = np.sort(numbers[np.unique(np.concatenate(proposed))])
        others = others[others != one]
        return np.sort(np.stack((np.full_like(others, one), others), axis=1), axis=1)

    def _sampled(self, numbers: Ints, sketches: "_Sketches") -> Postings:
        """Return which texts have which sampled passages, and give away what tells what several have."""
        sampled = sketches.shingles.postings(with_values=True, check=self.tools.control.token.check, run=self.tools.run)
        self.on_common(functools.cache(functools.partial(CommonShingles.of, sampled, numbers)))
        return sampled

    def _word_counts(self, numbers: Ints) -> Ints:
        return np.array([self.texts[number].first.word_count for number in numbers.tolist()], np.int64)

    @contextlib.contextmanager
    def _sketches(self, numbers: Ints, *, whole: int | None = None) -> Iterator["_Sketches"]:
        """Give the sketches of some texts; of those behind the first `whole` ones only what may propose a pair."""
        sketches = _Sketches(self.tools.folder)
        try:
            self._gather(sketches, numbers, whole=len(numbers) if whole is None else whole)
            yield sketches
        except CutShortError as error:
            raise LostText(as_it_is(str(error))) from error
        except OSError as error:
            raise StoreError(say("No room for the data of the scan: {why}.", why=because(error))) from error
        finally:
            sketches.close()

    def _gather(self, sketches: "_Sketches", numbers: Ints, *, whole: int) -> None:
        in_whole = np.zeros(1 << _FILTER_BITS if whole < len(numbers) else 0, np.bool_)
        for some in self._read(numbers[:whole]):
            if len(in_whole):
                in_whole[_slots(some.shingles[0])] = True
            sketches.add(some)
            self.on_texts(len(some.shingles[1]))
        for some in self._read(numbers[whole:]):
            sketches.add(replace(some, shingles=thinned(some.shingles, in_whole)))
            self.on_texts(len(some.shingles[1]))

    def _read(self, numbers: Ints) -> Iterator[Sketches]:
        documents = [self.texts[number].first for number in numbers.tolist()]
        return read_sketches(documents, self.tools.options, cache=self.tools.cache, versions=self.tools.versions)

    def _by_fingerprint(self, numbers: Ints, terms: GatheredSketches) -> Ints:
        settings = self.tools.options.fingerprint
        if settings.method is FingerprintMethod.SENTENCES:
            self.on_plan(
                say(
                    "Sentences: texts are compared if they share one of their {count} longest.",
                    count=settings.sentences,
                )
            )
            check = self.tools.control.token.check
            run = self.tools.run
            return shingle_pairs(terms.postings(check=check, run=run), terms.sizes, min_share=0.0, check=check, run=run)
        fingerprints = self._fingerprints(numbers)
        max_bits, plan = self._plan(fingerprints, threads=worker_count(self.tools.options.workers))
        self.on_plan(plan.explain())
        check = self.tools.control.token.check
        return hamming_pairs(fingerprints, max_bits=max_bits, plan=plan, check=check, run=self.tools.run)

    def _plan(self, fingerprints: Numbers, *, threads: int) -> tuple[int, Plan]:
        """Return in how many bits fingerprints may differ, and how they are searched.

        In fewer than usual where that would take longer than everything else, unless a person asked for a number.
        """
        max_bits = max_bits_of(self.tools.options)
        # Of 128 bits each half is searched, within half of the bits.
        halves = fingerprints.ndim
        searched = np.ascontiguousarray(fingerprints[:, 0] if halves == 2 else fingerprints)
        wanted = bits = max_bits // halves
        most_s = max(SHORT_S, MOST_S * len(searched))
        first = plan = choose_plan(searched, bits, threads=threads)
        while self.tools.options.max_bits is None and bits > LEAST_BITS and _seconds(plan) > most_s:
            bits -= 1
            plan = choose_plan(searched, bits, threads=threads)
        if bits == wanted:
            return max_bits, plan
        self.on_plan(
            say(
                "Fingerprints may differ in {bits} bits, not in {wanted}: that would take {seconds} CPU seconds. "
                "Texts that are less alike are found by their passages.",
                bits=halves * bits,
                wanted=max_bits,
                seconds=round(_seconds(first)),
            )
        )
        return halves * bits, plan

    def _sharing(self, sharing: Sharing, sizes: Ints, postings: Callable[[], Postings], able: Flags | None) -> Ints:
        share = least_share(self.tools.options, sharing.safety)
        self.on_plan(
            say(
                "{what}: {count} in {texts} texts. Two texts are compared if they share {share} of the smaller one's.",
                what=sharing.what,
                count=int(sizes.sum()),
                texts=int(np.count_nonzero(sizes)),
                share=f"{share:.2g}",
            )
        )
        check, run = self.tools.control.token.check, self.tools.run
        return shingle_pairs(postings(), sizes, min_share=share, able=able, check=check, run=run)

    def _in_other_forms(self, numbers: Ints) -> Ints:
        """Return the pairs of texts that differ in the way letters, or values, are written alone."""
        forms = forms_of([self.texts[number] for number in numbers.tolist()]).T
        return np.concatenate([*map(equal_pairs, forms)])

    def _misread(self, numbers: Ints, triples: GatheredSketches) -> Ints:
        """Return the pairs of which one text may be the other misread."""
        self.on_plan(
            say(
                "Runs of three words, sampled from each text: {count}. Two texts of about the same length are compared "
                "if they share {share} of the smaller one's: one may be the other with letter errors.",
                count=int(triples.sizes.sum()),
                share=f"{MISREAD_SHARE:.2g}",
            )
        )
        check, run = self.tools.control.token.check, self.tools.run
        found = shingle_pairs(
            triples.postings(most=MOST_TEXTS, check=check, run=run),
            triples.sizes,
            min_share=MISREAD_SHARE,
            check=check,
            run=run,
        )
        words = self._word_counts(numbers)[found]
        pairs: Ints = found[words.max(axis=1) <= MOST_LONGER * words.min(axis=1)]
        return pairs

    def _like_fingerprint(self, one: int, numbers: Ints, own: Sketch, terms: GatheredSketches) -> Ints:
        if self.tools.options.fingerprint.method is FingerprintMethod.SENTENCES:
            return _like(own.terms, terms, 0.0)
        wanted = max_bits_of(self.tools.options)
        is_wide = self.tools.options.fingerprint.bits == 128
        index = WideFingerprintIndex(max_bits=wanted) if is_wide else FingerprintIndex(max_bits=wanted)
        index.add(np.arange(len(numbers)), self._fingerprints(numbers))
        self.on_plan(as_it_is(index.explain()))
        found = index.query(self.texts[one].first.fingerprint or 0)
        return np.array([place for place, _ in found], np.int64)

    def _fingerprints(self, numbers: Ints) -> Numbers:
        fingerprints = (self.texts[number].first.fingerprint or 0 for number in numbers.tolist())
        return fingerprint_array(fingerprints, self.tools.options.fingerprint.bits)


def _like(own: Numbers, others: GatheredSketches, min_share: float) -> Ints:
    return shingle_matches(others.entries(), others.sizes, own, min_share=min_share)


def _seconds(plan: Plan) -> float:
    return 0.0 if plan.forecast is None else plan.forecast.cost.seconds


class _Sketches:
    """The sketches of many texts."""

    def __init__(self, folder: str | None) -> None:
        self.shingles, self.short_shingles, self.triples, self.terms = (GatheredSketches(folder) for _ in range(4))

    def close(self) -> None:
        for gathered in (self.shingles, self.short_shingles, self.triples, self.terms):
            gathered.close()

    def add(self, some: Sketches) -> None:
        self.shingles.add(*some.shingles)
        self.short_shingles.add(*some.short_shingles)
        self.triples.add(*some.triples)
        self.terms.add(*some.terms)


def fingerprint_array(fingerprints: Iterable[int], bits: int) -> Numbers:
    """Return fingerprints as the index wants them: uint64[n], or uint64[n, 2] (high, low) for 128 bits."""
    if bits == 64:
        return np.array(list(fingerprints), np.uint64)
    halves = [divmod(fingerprint, 1 << 64) for fingerprint in fingerprints]
    return np.array(halves, np.uint64).reshape(-1, 2)


def least_share(options: ScanOptions, safety: float) -> float:
    """Return the share of the smaller sketch that proposes a pair.

    Each word that two texts have in common stands in a shared shingle, and a shingle has five words: so at similarity s
    about s / 5 of the shingles are shared at least, even if every sixth word was changed. Texts that people edit share
    far more: on the development corpus all pairs of 0.65 share 0.3 of the winnowed shingles. It does not hold where a
    few shingles are repeated over most of both texts (columns of zeros, one log line): they count once, so such pairs
    are found by their fingerprints or not at all.
    """
    return safety * options.least_likeness / SHINGLE_WORDS


def equal_pairs(digests: NDArray[np.uint64]) -> Ints:
    """Return the pairs of equal digests, but 0; of more than `MOST_TEXTS` each with the first only."""
    found = [np.zeros((0, 2), np.int64)]
    order = np.argsort(digests, kind="stable")
    begins = np.flatnonzero(np.diff(digests[order], prepend=np.uint64(0)) != 0)
    for begin, end in itertools.pairwise((*begins.tolist(), len(order))):
        if end - begin > 1:
            same = order[begin:end]
            firsts = same if len(same) <= MOST_TEXTS else same[:1]
            a, b = np.triu_indices(len(firsts), 1, len(same))
            found.append(np.stack((firsts[a], same[b]), axis=1))
    return np.concatenate(found)
