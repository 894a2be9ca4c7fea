"""The documents that contain others, made from the matches of texts; what did not change since is not made again."""

import itertools
import os
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.domain.sources import ANYWHERE, Sources
from dupfinder.pipeline.matching.linking import Separation
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import document_pair
from dupfinder.pipeline.matching.texts import Text


class Containing:
    """Finds the documents among some texts that contain others, for one choice of matches after the other.

    What was told apart is left out.
    """

    def __init__(self, texts: Sequence[Text], distinctions: IgnoreList, sources: Sources = ANYWHERE) -> None:
        self.distinctions = distinctions
        self._texts = texts
        self._sources = sources
        self._separation = Separation(distinctions)
        self._made: dict[int, tuple[bytes, Container | None]] = {}
        """By the number of a text: the numbers of the texts inside it, and what came of them the last time."""

    def containers(self, inside: Matches) -> tuple[Container, ...]:
        """Return the documents that contain others, by path; each match is of a text and one found inside it."""
        figures = inside.figures
        a, b = inside.pairs.T
        wholes = np.where(figures.a_in_b >= figures.b_in_a, b, a)
        parts = a + b - wholes
        order = np.lexsort((parts, wholes))
        firsts = np.flatnonzero(np.diff(wholes[order], prepend=-1))
        containers = []
        for begin, end in itertools.pairwise((*firsts.tolist(), len(order))):
            matches = order[begin:end]
            container = self._container(int(wholes[matches[0]]), parts[matches], inside, matches)
            if container is not None:
                containers.append(container)
        return tuple(sorted(containers, key=lambda container: _path(container.container)))

    def _container(
        self, whole: int, parts: NDArray[np.int64], inside: Matches, matches: NDArray[np.int64]
    ) -> Container | None:
        """Return one text with those inside it: `parts`, each with the place of its match."""
        key = parts.tobytes()
        before = self._made.get(whole)
        if before is None or before[0] != key:
            pairs = [
                pair
                for part, match in zip(parts.tolist(), matches.tolist(), strict=True)
                for pair in self._pairs(whole, part, inside, match)
            ]
            made = Container(container=self._texts[whole].first, pairs=tuple(sorted(pairs, key=_fullness)))
            before = self._made[whole] = (key, made if pairs else None)
        return before[1]

    def _pairs(self, whole: int, part: int, inside: Matches, match: int) -> list[VerifiedPair]:
        """Return the pairs of a container with each document of a text found inside it."""
        container, figures = self._texts[whole].first, inside.figures
        shares = (float(figures.a_in_b[match]), float(figures.b_in_a[match]))
        pairs = []
        for document in self._texts[part].documents:
            if self._separation.is_torn((document, container)) or not self._sources.may_pair(document, container):
                continue
            one, other = (document, container) if part < whole else (container, document)
            found = (float(figures.similarity[match]), *shares)
            pairs.append(document_pair(one, other, relation=Relation.CONTAINED, figures=found))
        return pairs


def _fullness(pair: VerifiedPair) -> tuple[float, bytes, bytes]:
    """Return a key that sorts the parts of a container, the one of which it has most first."""
    return (-max(pair.a_in_b, pair.b_in_a), _path(pair.a), _path(pair.b))


def _path(document: Document) -> bytes:
    return os.fsencode(document.entry.path)
