"""The stage that groups: matches of texts to groups of documents around their keepers, and to containers of others.

What did not change since is not made again.
"""

import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.options import MIN_WORDS, Linkage
from dupfinder.domain.pairs import Figures, Relation, Variable, VerifiedPair
from dupfinder.domain.records import dataclass
from dupfinder.domain.sameness import content_differences, relation_of_same_text
from dupfinder.domain.sources import ANYWHERE, Sources
from dupfinder.pipeline.matching.linking import Nodes, Separation, link_texts
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import document_pair
from dupfinder.pipeline.matching.texts import Text, differs_only_in, hamming_bits, likeness_relation

Verify = Callable[[NDArray[np.int64]], Matches]


@dataclass(frozen=True, slots=True, kw_only=True)
class Grouper:
    """Groups the documents of some texts by their matches."""

    texts: Sequence[Text]
    linkage: Linkage
    min_similarity: float
    sources: Sources = ANYWHERE
    distinctions: IgnoreList = field(default_factory=IgnoreList)
    """What was told apart stands in no group together."""
    included: tuple[Inclusion, ...] = ()
    """What may go besides identical documents."""
    min_words: int = MIN_WORDS
    """What has fewer is like another by what is seen."""

    def group(self, matches: Matches, *, verify: Verify) -> tuple[DuplicateGroup, ...]:
        """Return the groups, largest gain first; `verify` gives the figures of pairs that were not matched.

        Only single linkage needs it: there a member may be like another member and not like the keeper.
        """
        near = matches.where(matches.near(self.min_similarity))
        separation = Separation(self.distinctions)
        nodes = link_texts(self.texts, near, linkage=self.linkage, separation=separation, sources=self.sources)
        numbers = nodes.text_numbers
        wanted = np.array(
            [
                (min(numbers[centre], numbers[node]), max(numbers[centre], numbers[node]))
                for centre, *others in nodes.groups
                for node in others
            ],
            np.int64,
        ).reshape(-1, 2)
        figures = map(tuple, self._figures(wanted, near, verify).tolist())
        return _ranked(self._group(nodes, group, figures) for group in nodes.groups)

    def _figures(self, wanted: NDArray[np.int64], near: Matches, verify: Verify) -> NDArray[np.float64]:
        """Return the figures of each wanted pair, as it was matched or verified now: float64[pairs, 3]."""
        count = len(self.texts)
        known = near.pairs[:, 0] * count + near.pairs[:, 1]  # rising, as the pairs are sorted
        keys = wanted[:, 0] * count + wanted[:, 1]
        places = np.minimum(np.searchsorted(known, keys), max(0, len(known) - 1))
        is_known = known[places] == keys if len(known) else np.zeros(len(keys), np.bool_)
        figures = np.zeros((len(wanted), 3))
        figures[is_known] = near.figures.as_columns()[places[is_known]]
        missing = np.flatnonzero(~is_known)
        if len(missing):
            # Parts of two texts may be in several groups.
            once, places = np.unique(keys[missing], return_inverse=True)
            pairs = np.stack(np.divmod(once, count), axis=1)
            figures[missing] = verify(pairs).figures.as_columns()[places]
        return figures

    def _group(self, nodes: Nodes, numbers: Sequence[int], figures: Iterator[Figures]) -> DuplicateGroup:
        centre, *others = (nodes.texts[number] for number in numbers)
        members = members_around(centre, zip(others, figures, strict=False), min_words=self.min_words)
        return DuplicateGroup(group_id=0, members=members, included=self.included)


_NONE_KNOWN: Mapping[int, Member] = {}


def members_around(
    centre: Text, others: Iterable[tuple[Text, Figures]], *, min_words: int, known: Mapping[int, Member] = _NONE_KNOWN
) -> tuple[Member, ...]:
    """Return the members of a group: the keeper, and by falling closeness all others, of texts that are so alike.

    `known` are members of another group with this keeper, by the `id` of their documents; of one text all or none.
    """
    keeper = centre.first
    members = [known.get(id(document)) or member(document, keeper, similarity=1.0) for document in centre.documents[1:]]
    for text, figures in others:
        if id(text.first) in known:
            members += [known[id(document)] for document in text.documents]
            continue
        relation = likeness_relation(text.first, keeper, min_words)
        variables = differs_only_in(text, centre, figures) if relation is not Relation.LOOKS_ALIKE else ()
        members += [
            member(document, keeper, similarity=figures[0], relation=relation, differs_only_in=variables)
            for document in text.documents
        ]
    return (keeping(keeper), *sorted(members, key=closeness))


def keeping(keeper: Document) -> Member:
    """Return the keeper of a group as a member."""
    return Member(document=keeper, relation=None, similarity=1.0, hamming_bits=0)


def member(
    document: Document,
    keeper: Document,
    *,
    similarity: float,
    relation: Relation | None = None,
    differs_only_in: tuple[Variable, ...] = (),
) -> Member:
    """Return a member; one without a relation is of the keeper's text."""
    return Member(
        document=document,
        relation=relation or relation_of_same_text(document, keeper),
        similarity=similarity,
        hamming_bits=hamming_bits(document, keeper),
        differs_only_in=differs_only_in,
        differs_beyond=content_differences(document, keeper),
    )


def closeness(member: Member) -> tuple[float, int, bytes]:
    """Return a key that sorts the members of a group but its keeper, the closest first."""
    return (-member.similarity, member.relation.rank if member.relation else 0, _path(member.document))


def by_gain(group: DuplicateGroup) -> tuple[int, int, bytes]:
    """Return a key that sorts groups: the largest gain first, then the largest, then by the path of the keeper."""
    return (-group.reclaimable_bytes, -group.other_bytes, _path(group.keeper))


def _path(document: Document) -> bytes:
    return os.fsencode(document.entry.path)


def _ranked(groups: Iterable[DuplicateGroup]) -> tuple[DuplicateGroup, ...]:
    """Return the groups numbered from 1, in the order of `by_gain`."""
    in_order = sorted(groups, key=by_gain)
    return tuple(group.numbered(number) for number, group in enumerate(in_order, 1))


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
