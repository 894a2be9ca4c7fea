"""The stage that groups: matches of texts to groups of documents around their keepers."""

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair
from dupfinder.group import link
from dupfinder.pipeline.matching import Matches
from dupfinder.pipeline.pairs import document_pair
from dupfinder.pipeline.texts import Text, differs_only_in, hamming_bits, relation_of_same_text

Verify = Callable[[NDArray[np.int64]], Matches]


@dataclass(frozen=True, slots=True, kw_only=True)
class Grouper:
    """Groups the documents of some texts by their matches."""

    texts: Sequence[Text]
    linkage: Linkage
    min_similarity: float

    def group(self, matches: Matches, *, verify: Verify) -> tuple[DuplicateGroup, ...]:
        """Return the groups, largest gain first; `verify` gives the figures of pairs that were not matched.

        Only single linkage needs it: there a member may be like another member and not like the keeper.
        """
        near = matches.where(matches.near(self.min_similarity))
        weights = np.array([len(text.documents) for text in self.texts], np.int64)
        linked = link(len(self.texts), near.pairs, near.figures.similarity, linkage=self.linkage, weights=weights)
        alone = set(range(len(self.texts))).difference(*linked)
        linked += [[number] for number in alone if len(self.texts[number].documents) > 1]
        wanted = np.array(
            [(min(centre, number), max(centre, number)) for centre, *others in linked for number in others], np.int64
        ).reshape(-1, 2)
        similarities = iter(self._similarities(wanted, near, verify).tolist())
        return _ranked(self._group(numbers, similarities) for numbers in linked)

    def _similarities(self, wanted: NDArray[np.int64], near: Matches, verify: Verify) -> NDArray[np.float64]:
        """Return the similarity of each wanted pair: as it was matched, or verified now."""
        count = len(self.texts)
        known = near.pairs[:, 0] * count + near.pairs[:, 1]  # rising, as the pairs are sorted
        keys = wanted[:, 0] * count + wanted[:, 1]
        places = np.minimum(np.searchsorted(known, keys), max(0, len(known) - 1))
        is_known = known[places] == keys if len(known) else np.zeros(len(keys), np.bool_)
        similarities = np.zeros(len(wanted))
        similarities[is_known] = near.figures.similarity[places[is_known]]
        missing = np.flatnonzero(~is_known)
        missing = missing[np.argsort(keys[missing])]
        if len(missing):
            similarities[missing] = verify(wanted[missing]).figures.similarity
        return similarities

    def _group(self, numbers: list[int], similarities: Iterator[float]) -> DuplicateGroup:
        centre, *others = numbers
        keeper = self.texts[centre].first
        members = [_member(document, keeper, similarity=1.0) for document in self.texts[centre].documents[1:]]
        for number in others:
            similarity = next(similarities)
            variables = differs_only_in(self.texts[number], self.texts[centre])
            members += [
                _member(document, keeper, similarity=similarity, is_near=variables)
                for document in self.texts[number].documents
            ]
        members.sort(key=_closeness)
        first = Member(document=keeper, relation=None, similarity=1.0, hamming_bits=0)
        return DuplicateGroup(group_id=0, members=(first, *members))


def find_containers(texts: Sequence[Text], matches: Matches, *, min_similarity: float) -> tuple[Container, ...]:
    """Return the documents that contain others, by path; pairs at or above the threshold are near, not contained."""
    inside = matches.where(~matches.near(min_similarity))
    parts: defaultdict[int, list[VerifiedPair]] = defaultdict(list)
    for i, (x, y) in enumerate(inside.pairs.tolist()):
        shares = (float(inside.figures.a_in_b[i]), float(inside.figures.b_in_a[i]))
        whole, part = (y, x) if shares[0] >= shares[1] else (x, y)
        figures = (float(inside.figures.similarity[i]), *shares)
        for document in texts[part].documents:
            one, other = (document, texts[whole].first) if part == x else (texts[whole].first, document)
            parts[whole].append(document_pair(one, other, relation=Relation.CONTAINED, figures=figures))
    containers = [
        Container(
            container=texts[whole].first,
            pairs=tuple(sorted(pairs, key=lambda pair: (-max(pair.a_in_b, pair.b_in_a), _path(pair.a), _path(pair.b)))),
        )
        for whole, pairs in parts.items()
    ]
    return tuple(sorted(containers, key=lambda container: _path(container.container)))


def _member(
    document: Document, keeper: Document, *, similarity: float, is_near: tuple[Variable, ...] | None = None
) -> Member:
    """Return a member; one that is near has the variables in which alone it differs, any other the keeper's text."""
    return Member(
        document=document,
        relation=relation_of_same_text(document, keeper) if is_near is None else Relation.NEAR,
        similarity=similarity,
        hamming_bits=hamming_bits(document, keeper),
        differs_only_in=is_near or (),
    )


def _closeness(member: Member) -> tuple[float, int, bytes]:
    return (-member.similarity, member.relation.rank if member.relation else 0, _path(member.document))


def _path(document: Document) -> bytes:
    return os.fsencode(document.entry.path)


def _ranked(groups: Iterable[DuplicateGroup]) -> tuple[DuplicateGroup, ...]:
    """Return the groups numbered from 1, largest gain first, then by the path of the keeper."""
    ranked = sorted(groups, key=lambda group: (-group.reclaimable_bytes, _path(group.keeper)))
    return tuple(replace(group, group_id=number) for number, group in enumerate(ranked, 1))
