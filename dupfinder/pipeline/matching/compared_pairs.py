"""The figures of pairs of texts that were compared: by earlier scans, out of the cache, and by this one."""

import hashlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder import __version__
from dupfinder.domain.messages import Message
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.sources import sources_of
from dupfinder.pipeline.matching.texts import MatchingTools, Text, sole_sources
from dupfinder.store import DIGEST_BYTES, ComparedTexts

MAX_BITS = {64: 12, 128: 24}
"""What measured best. k = 3 is far too tight for documents that people edit (`tests/benchmarks/fingerprint`)."""


def max_bits_of(options: ScanOptions) -> int:
    """Return in how many bits fingerprints may differ to propose a pair."""
    return MAX_BITS[options.fingerprint.bits] if options.max_bits is None else options.max_bits


COMPARISON_VERSION = 7
"""Raised whenever other pairs are proposed for the same texts, or a pair gets other figures, between two releases."""

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
_DIGEST = np.dtype((np.void, DIGEST_BYTES))


class ComparedPairs:
    """What is known of pairs of some texts.

    The figures of a pair depend on nothing but its two texts, so those of any earlier scan hold. Which pairs are worth
    comparing depends on all texts and on the options, so that holds only where all of this is the same; so do figures
    for which it matters what is a letterhead: these are kept with a minus before the similarity.
    """

    def __init__(self, texts: Sequence[Text], tools: MatchingTools) -> None:
        self._texts = texts
        self._options, self._cache = tools.options, tools.cache
        # Another version may give the same two texts other figures: then those of earlier scans do not hold either.
        self._features = f"{tools.versions.features} {__version__} {COMPARISON_VERSION}"
        self._numbers = np.zeros(0, np.int64)
        self._digests = np.zeros(0, _DIGEST)
        """Those of the texts that are matched, rising; no two are equal. `_numbers` are the texts."""
        self._places = np.zeros(0, np.int64)
        """Where among them that of each text is."""
        self._comparison = b""
        self._is_kept = False
        self._known = np.zeros(0, np.int64)
        self._figures = np.zeros((0, 3))
        self._asked: list[Ints] = []
        self.plan: list[Message] = []
        """Lines that say how the proposed pairs were searched for."""

    def proposed_before(self, numbers: Ints) -> Ints | None:
        """Return the pairs that were proposed when the same texts were matched before: int64[m, 2], sorted, or `None`.

        `numbers` are those of all texts that are matched now.
        """
        digests = np.frombuffer(b"".join(map(self._digest, numbers.tolist())), _DIGEST)
        order = np.argsort(digests)
        self._digests, self._numbers = digests[order], numbers[order]
        self._places = np.zeros(len(self._texts), np.int64)
        self._places[self._numbers] = np.arange(len(numbers))
        self._comparison = self._digest_of_comparison(self._choices())
        same = self._cache.compared(self._comparison)
        if same is None:
            for other in self._cache.compared_before(self._features):
                pairs, figures = self._translated(other)
                holds = ~np.signbit(figures[:, 0])
                self._learn(pairs[holds], figures[holds])
            return None
        pairs, figures = self._translated(same)
        self._learn(pairs, figures)
        self._is_kept = True
        self.plan = list(same.plan)
        keys = np.sort(self._keys(pairs[: same.proposed]))
        return np.stack(np.divmod(keys, len(self._texts)), axis=1)

    def figures(self, pairs: Ints) -> Floats:
        """Return what is known of each pair: float64[m, 3] as in `ComparedTexts`, NaN where nothing is.

        The pairs asked about first are taken for the ones that were proposed, all later ones for what grouping needs.
        """
        self._asked.append(pairs)
        return np.abs(self._look_up(pairs))

    def has(self, pairs: Ints) -> NDArray[np.bool_]:
        """Return of which pairs the figures are known: bool[m]."""
        return ~np.isnan(self._look_up(pairs)[:, 0])

    def _look_up(self, pairs: Ints) -> Floats:
        keys = self._keys(pairs)
        figures = np.full((len(pairs), 3), np.nan)
        if len(self._known):
            places = np.minimum(np.searchsorted(self._known, keys), len(self._known) - 1)
            is_known = self._known[places] == keys
            figures[is_known] = self._figures[places[is_known]]
        return figures

    def add(self, pairs: Ints, figures: Floats) -> None:
        """Take the figures of pairs (a < b) that were compared now, with a minus where they hold for these texts."""
        self._learn(pairs, figures)
        self._is_kept = False

    def keep(self, *, matched: Ints) -> None:
        """Keep the figures of all pairs that were asked about in the cache.

        Where that are too many only those of `matched` are kept: the other ones make no difference to the result.
        Where none were proposed, as for the same text alone, nobody would find them again.
        """
        if self._is_kept or not self._asked or not self._comparison:
            return
        for proposed in (self._asked[0], matched):
            if self._cache.keep_compared(self._comparison, self._compared(proposed), self._features):
                return

    def _compared(self, proposed: Ints) -> ComparedTexts:
        pairs = np.concatenate((proposed, *self._asked[1:]))
        return ComparedTexts(
            digests=self._digests.tobytes(),
            pairs=self._places[pairs],
            proposed=len(proposed),
            plan=tuple(self.plan),
            figures=self._look_up(pairs),
        )

    def _translated(self, compared: ComparedTexts) -> tuple[Ints, Floats]:
        """Return the pairs of which both texts are among ours, by our numbers (a < b), and their figures."""
        digests = np.frombuffer(compared.digests, _DIGEST)
        if np.array_equal(digests, self._digests):
            numbers = self._numbers
        else:  # by their first halves, of which two are equal where somebody made them so: then it is compared again
            mine, theirs = (one.view(">u8")[::2] for one in (self._digests, digests))
            places = np.minimum(np.searchsorted(mine, theirs), max(0, len(mine) - 1))
            numbers = np.full(len(digests), -1)
            if len(mine):
                numbers = np.where(self._digests[places] == digests, self._numbers[places], -1)
        pairs = numbers[compared.pairs]
        is_ours = (pairs >= 0).all(axis=1)
        pairs, figures = pairs[is_ours], compared.figures[is_ours]
        is_swapped = pairs[:, 0] > pairs[:, 1]
        pairs[is_swapped] = pairs[is_swapped][:, ::-1]
        figures[is_swapped] = figures[is_swapped][:, [0, 2, 1]]
        return pairs, figures

    def _learn(self, pairs: Ints, figures: Floats) -> None:
        self._known, first = np.unique(np.concatenate((self._known, self._keys(pairs))), return_index=True)
        self._figures = np.concatenate((self._figures, figures))[first]

    def _keys(self, pairs: Ints) -> Ints:
        """Return one number for each pair, in the order of pairs."""
        keys: Ints = pairs[:, 0] * len(self._texts) + pairs[:, 1]
        return keys

    def _digest(self, number: int) -> bytes:
        """Return what tells a text from all others, in as many bytes as `ComparedTexts` has."""
        digest = self._texts[number].first.text_digest
        if digest is None:
            raise ValueError(f"Text {number} was not read.")
        return digest

    def _choices(self) -> tuple[object, ...]:
        """Return on what, besides the texts, it depends what pairs are proposed."""
        options = self._options
        contained = options.relation.covers(Relation.CONTAINED)
        return contained, options.found_from, max_bits_of(options)

    def _own(self, number: int) -> bytes:
        """Return on what, besides the digest of a text, it depends which pairs with it are proposed.

        Of the same text the fingerprint may differ: by the headings, or by what is rare among all documents.
        """
        return (self._texts[number].first.fingerprint or 0).to_bytes(16, "big")

    def _digest_of_comparison(self, choices: tuple[object, ...]) -> bytes:
        """Return a digest of everything on which it depends what pairs are proposed."""
        sources = sources_of(self._options)
        places = sole_sources(self._texts, sources).tolist() if sources else []
        choices = (*choices, *sources.folders) if sources else choices
        digest = hashlib.blake2b(repr((self._features, *choices)).encode(), digest_size=16)
        for place, number in enumerate(self._numbers.tolist()):
            own = self._digests[place].tobytes()
            digest.update(own + self._own(number) + (repr(places[number]).encode() if sources else b""))
        return digest.digest()
