"""The stages that match: distinct texts to verified pairs."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import field
from functools import cached_property, partial
from itertools import chain, combinations
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.events import SearchPlanned
from dupfinder.domain.masks import BY_PAIR, FORMS, is_written_otherwise, say_the_same, variables_between
from dupfinder.domain.messages import Message, say
from dupfinder.domain.pairs import CONTAINMENT, ROUNDING, WRITTEN_OTHERWISE, Relation, Variable, of_one_template
from dupfinder.domain.progress import Stage
from dupfinder.domain.records import dataclass
from dupfinder.domain.sources import sources_of
from dupfinder.fingerprint import shingle_hashes
from dupfinder.index.arrays import give_large_arrays_back
from dupfinder.pipeline.matching.compared_pairs import ComparedPairs
from dupfinder.pipeline.matching.looking import Looker
from dupfinder.pipeline.matching.texts import (
    MatchingTools,
    Text,
    as_read,
    forms_of,
    is_across,
    sole_sources,
)
from dupfinder.store import MOST_SHARED_WORDS
from dupfinder.verify import Similarities, Spelt

if TYPE_CHECKING:
    from dupfinder.index.shingles import CommonShingles
    from dupfinder.pipeline.matching.candidates import CandidateSearch


@dataclass(frozen=True, slots=True, kw_only=True)
class Matches:
    """The verified pairs of a scan, as numbers of texts (a < b), sorted."""

    pairs: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 2), np.int64))
    figures: Similarities = field(
        default_factory=lambda: Similarities(similarity=np.zeros(0), a_in_b=np.zeros(0), b_in_a=np.zeros(0))
    )

    def near(self, min_similarity: float) -> NDArray[np.bool_]:
        """Return which pairs are at least that similar: bool[pairs]."""
        return self.figures.similarity >= min_similarity - ROUNDING

    def contained(self) -> NDArray[np.bool_]:
        """Return of which pairs one text is found inside the other: bool[pairs]."""
        return np.maximum(self.figures.a_in_b, self.figures.b_in_a) >= CONTAINMENT - ROUNDING

    def and_also(self, others: "Matches") -> "Matches":
        """Return these pairs and others, none of which is among these."""
        if not len(others.pairs):
            return self
        pairs = np.concatenate((self.pairs, others.pairs))
        order = np.lexsort((pairs[:, 1], pairs[:, 0]))
        figures = np.concatenate((self.figures.as_columns(), others.figures.as_columns()))
        return Matches(pairs=pairs[order], figures=Similarities.of(figures[order]))

    def where(self, chosen: NDArray[np.bool_]) -> "Matches":
        """Return only the chosen pairs: bool[pairs]."""
        if chosen.all():
            return self
        return Matches(pairs=self.pairs[chosen], figures=self.figures.where(chosen))


class Matcher:
    """Finds and verifies the pairs of some texts.

    `known` is what was found out about pairs of these texts before, and takes what is found out now. `on_search` is
    called before pairs are searched for, which may take long.
    """

    def __init__(
        self,
        texts: Sequence[Text],
        tools: MatchingTools,
        *,
        known: ComparedPairs | None = None,
        on_search: Callable[[], None] = lambda: None,
    ) -> None:
        self._texts = texts
        self._tools = tools
        self._options, self._control = tools.options, tools.control
        self._looker = Looker(texts, tools)
        self._known = known
        self._on_search = on_search
        self._common: Callable[[], CommonShingles] | None = None

    def match(self) -> Matches:
        """Return every pair from `ScanOptions.found_from` on, and the contained ones where they are asked for.

        Which of them are reported is for `DocumentPairs` to say.
        """
        return self._match(self._pairs).and_also(self._looked(self._looker.pairs()))

    def match_one(self, number: int) -> Matches:
        """Return those pairs of which one text is this."""
        by_words = self._match(lambda numbers: self._search().pairs_with(number, numbers), only=number)
        return by_words.and_also(self._looked(self._looker.pairs_with(number)))

    def verify(self, pairs: NDArray[np.int64]) -> Matches:
        """Return the exact figures of some pairs: int64[m, 2]."""
        by_looks = self._looker.is_by_looks(pairs)
        figures = np.empty((len(pairs), 3))
        self._control.begin(Stage.VERIFY, int(np.count_nonzero(~by_looks)))
        figures[~by_looks] = self._verified(pairs[~by_looks]).figures.as_columns()
        if by_looks.any():
            figures[by_looks] = self._looker.figures(pairs[by_looks])
        return Matches(pairs=pairs, figures=Similarities.of(figures))

    def keep(self, matches: Matches) -> None:
        """Keep what was found out about pairs in the cache, or of the matched ones alone where that is too much."""
        by_looks = self._looker.is_by_looks(matches.pairs)
        self._looker.keep(matched=matches.pairs[by_looks])
        if self._known is not None:
            self._known.keep(matched=matches.pairs[~by_looks])

    def _across(self, pairs: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the pairs of texts of which two documents may be a pair: no others need be compared."""
        return pairs[is_across(pairs, self._sole)]

    @cached_property
    def _sole(self) -> NDArray[np.int64]:
        return sole_sources(self._texts, sources_of(self._options))

    def _looked(self, pairs: NDArray[np.int64]) -> Matches:
        """Return the wanted ones of pairs of texts that are told by what is seen."""
        pairs = self._across(pairs)
        if not len(pairs):
            return Matches()
        found = self._wanted(Matches(pairs=pairs, figures=Similarities.of(self._looker.figures(pairs))))
        return found.where(~self._undecided(found.pairs))

    def _undecided(self, pairs: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which pairs are of a scan that looks like several documents with words of one template: bool[pairs].

        The number of a contract is too small to be seen: the scan looks like all of them, and is of one.
        """
        has_words, undecided = self._looker.has_words, np.zeros(len(pairs), np.bool_)
        of_scan: defaultdict[int, list[tuple[int, bytes]]] = defaultdict(list)
        for place, (a, b) in enumerate(pairs.tolist()):
            if has_words[a] != has_words[b]:
                scan, other = (b, a) if has_words[a] else (a, b)
                of_scan[scan].append((place, self._texts[other].first.masked_digests))
        for (one, a_masks), (other, b_masks) in chain.from_iterable(combinations(each, 2) for each in of_scan.values()):
            if of_one_template(variables_between(a_masks, b_masks)):
                undecided[[one, other]] = True
        return undecided

    def _pairs(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the pairs worth comparing: those of the last time, if it was about the same texts."""
        pairs = None if self._known is None else self._known.proposed_before(numbers)
        if self._known is None or pairs is None:
            self._on_search()
            return self._search().pairs(numbers)
        self._control.counters.done = len(numbers)
        self._explain(say("The same {count} texts were compared before, like this:", count=len(numbers)))
        for lines in self._known.plan:
            self._explain(lines)
        return pairs

    def _match(self, propose: Callable[[NDArray[np.int64]], NDArray[np.int64]], *, only: int | None = None) -> Matches:
        if not self._options.relation.covers(Relation.NEAR):
            return self._written_otherwise(only) if self._options.relation.covers(Relation.SAME_TEXT) else Matches()
        numbers = self._comparable()
        if only is not None and only not in numbers:
            return Matches()
        give_large_arrays_back()
        self._control.begin(Stage.MATCH, len(numbers))
        pairs = self._across(propose(numbers))
        give_large_arrays_back()
        self._control.begin(Stage.VERIFY, len(pairs))
        return self._wanted(self._verified(self._promising(pairs)))

    def _written_otherwise(self, only: int | None) -> Matches:
        """Return the pairs that are the same text but for how it is written, or those of one of them."""
        numbers = self._comparable()
        written = self._forms[numbers][:, [1 + FORMS.index(form) for form in WRITTEN_OTHERWISE]].T
        if not written.any():
            return Matches()
        from dupfinder.pipeline.matching.candidates import equal_pairs  # noqa: PLC0415

        found = np.concatenate([*map(equal_pairs, written)])
        pairs = self._across(np.unique(numbers[found], axis=0))
        pairs = pairs[self._told(pairs, WRITTEN_OTHERWISE, is_written_otherwise)]
        wanted = pairs if only is None else pairs[(pairs == only).any(axis=1)]
        return Matches(pairs=wanted, figures=Similarities.of(np.ones((len(wanted), 3))))

    def _promising(self, pairs: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the pairs without those of long texts whose samples say that they are not alike enough.

        What an earlier scan compared is not judged again: a rescan would read every long text for nothing.
        """
        inside = CONTAINMENT if self._options.relation.covers(Relation.CONTAINED) else None
        passes = self._in_other_forms(pairs)
        if self._known is not None:
            passes |= self._known.has(pairs)
        unknown = np.flatnonzero(~passes)
        if not len(unknown):
            return pairs
        from dupfinder.verify import Wanted, may_be_alike  # noqa: PLC0415 - a rescan compares nothing

        passes[unknown] = may_be_alike(
            pairs[unknown],
            self._shingles,
            word_counts=self._word_counts,
            wanted=Wanted(similarity=self._options.found_from, inside=inside),
            on_text=self._control.token.check,
        )
        rejected = int(np.count_nonzero(~passes))
        if rejected:
            self._control.counters.done += rejected
            self._plan(
                say(
                    "{count} pairs of long texts were ruled out by a sample of their words.",
                    count=rejected,
                )
            )
        return pairs[passes]

    def _wanted(self, matches: Matches) -> Matches:
        wanted = matches.near(self._options.found_from)
        if self._options.relation.covers(Relation.CONTAINED):
            wanted |= matches.contained()
        return matches.where(wanted)

    def _verified(self, pairs: NDArray[np.int64]) -> Matches:
        """Return the exact figures of pairs of texts that are told by their words."""
        figures = np.full((len(pairs), 3), np.nan) if self._known is None else self._known.figures(pairs)
        unknown = np.flatnonzero(np.isnan(figures[:, 0]))
        is_told = self._in_other_forms(pairs[unknown])
        figures[unknown[is_told]] = 1
        if self._known is not None and is_told.any():
            self._known.add(pairs[unknown[is_told]], figures[unknown[is_told]])
        unknown = unknown[~is_told]
        self._control.counters.done += len(pairs) - len(unknown)
        if len(unknown):
            from dupfinder.pipeline.matching.cached_words import compared_in_parts  # noqa: PLC0415

            # Neighbours in the cache share their words there, so they are best compared at a time.
            texts, places = np.unique(pairs[unknown], return_inverse=True)
            texts = as_read(texts, self._texts)
            found, framed = compared_in_parts(
                np.argsort(texts)[places].reshape(-1, 2),
                partial(self._read, texts),
                word_counts=self._word_counts[texts],
                run=self._tools.run_in_processes,
                are_given_away=self._tools.away is not None,
                check=self._control.token.check,
                on_pairs=self._count,
            )
            figures[unknown] = found.as_columns()
            if framed:
                self._take_letterheads(unknown[framed], pairs, figures)
            if self._known is not None:
                self._known.add(pairs[unknown], figures[unknown])
        return Matches(pairs=pairs, figures=Similarities.of(np.abs(figures)))

    def _take_letterheads(
        self, places: NDArray[np.int64], pairs: NDArray[np.int64], figures: NDArray[np.float64]
    ) -> None:
        """Put in these places what holds where letterheads do not count, with a minus where other texts matter."""
        from dupfinder.pipeline.matching.framing import Frames  # noqa: PLC0415 - a rescan compares nothing

        if self._common is None:
            # Where nothing was searched for, nobody knows what others have: not even of the next scan that may ask.
            figures[places, 0] *= -1
        else:
            frames = Frames(self._common(), shingles_of=self._shingles, word_counts=self._word_counts)
            figures[places] = frames.figures(pairs[places], figures[places])

    def _in_other_forms(self, pairs: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which pairs differ in the way letters are written alone, or in the order of their parts: bool[m]."""
        return self._told(pairs, frozenset(FORMS), say_the_same, unsure=[0])

    def _told(
        self,
        pairs: NDArray[np.int64],
        forms: frozenset[Variable],
        tells: Callable[[bytes, bytes], bool],
        *,
        unsure: Sequence[int] = (),
    ) -> NDArray[np.bool_]:
        """Return which pairs have an equal digest in one of the forms, as `tells` says where only it can: bool[m]."""
        sure, by_pair = ([1 + FORMS.index(form) for form in some] for some in (forms - BY_PAIR, forms & BY_PAIR))
        a, b = self._forms[pairs[:, 0]], self._forms[pairs[:, 1]]
        is_same = (a == b) & (a != 0)
        is_so: NDArray[np.bool_] = is_same[:, sure].any(axis=1)
        for place in np.flatnonzero(is_same[:, [*unsure, *by_pair]].any(axis=1) & ~is_so).tolist():
            one, other = (self._texts[number].first.masked_digests for number in pairs[place].tolist())
            is_so[place] = tells(one, other)
        return is_so

    @cached_property
    def _forms(self) -> NDArray[np.uint64]:
        return forms_of(self._texts)

    @cached_property
    def _word_counts(self) -> NDArray[np.int64]:
        return np.array([text.first.word_count for text in self._texts], np.int64)

    def _comparable(self) -> NDArray[np.int64]:
        """Return the numbers of the texts that are long enough to be compared: int64[n], rising."""
        return np.flatnonzero(self._looker.has_words)

    def _search(self) -> "CandidateSearch":
        # A rescan searches for nothing, and of what it takes to start the indexes are a tenth.
        from dupfinder.pipeline.matching.candidates import CandidateSearch  # noqa: PLC0415

        return CandidateSearch(
            texts=self._texts,
            tools=self._tools,
            on_texts=self._count,
            on_plan=self._plan,
            shingles_of=self._shingles,
            on_common=self._take_common,
        )

    def _take_common(self, common: "Callable[[], CommonShingles]") -> None:
        self._common = common

    def _shingles(self, number: int) -> NDArray[np.uint64]:
        digest = self._texts[number].first.text_digest
        return (
            shingle_hashes(self._tools.cache.word_hashes(digest, self._tools.versions))
            if digest is not None
            else np.zeros(0, np.uint64)
        )

    def _read(self, texts: NDArray[np.int64], places: NDArray[np.int64]) -> Callable[[int], Spelt]:
        """Return what gives the words of some of these texts; short ones, which share their words, are read at once."""
        is_short = self._word_counts[texts[places]] <= MOST_SHARED_WORDS
        digests = [self._texts[number].first.text_digest or b"" for number in texts[places[is_short]].tolist()]
        hashes, spellings, counts = self._tools.cache.words_of_texts(digests, self._tools.versions)
        ends = np.cumsum(counts, dtype=np.int64).tolist()
        parts = (slice(end - count, end) for end, count in zip(ends, counts, strict=True))
        short = {
            place: Spelt(hashes[part], spellings[part])
            for place, part in zip(places[is_short].tolist(), parts, strict=True)
        }
        return lambda place: short[place] if place in short else self._spelt(int(texts[place]))

    def _spelt(self, number: int) -> Spelt:
        digest = self._texts[number].first.text_digest or b""
        return Spelt(*self._tools.cache.spelt_words(digest, self._tools.versions))

    def _plan(self, lines: Message) -> None:
        if self._known is not None:
            self._known.plan.append(lines)
        self._explain(lines)

    def _explain(self, lines: Message) -> None:
        self._control.sink(SearchPlanned(lines))

    def _count(self, done: int) -> None:
        self._control.token.check()
        self._control.counters.done += done
