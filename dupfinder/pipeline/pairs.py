"""Every verified pair of documents, made from the matches of their texts as somebody asks for them."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dupfinder.domain.documents import Document
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair
from dupfinder.pipeline.matching import Matches
from dupfinder.pipeline.texts import Text, differs_only_in, hamming_bits, relation_of_same_text


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentPairs:
    """The pairs within one text first, then those of two; of a thousand copies half a million, so never all held."""

    texts: Sequence[Text]
    matches: Matches
    min_similarity: float
    max_relation: Relation

    def __iter__(self) -> Iterator[VerifiedPair]:
        for text in self.texts:
            for a, b in itertools.combinations(sorted(text.documents, key=_by_path), 2):
                relation = relation_of_same_text(a, b)
                if self.max_relation.covers(relation):
                    yield document_pair(a, b, relation=relation, figures=(1.0, 1.0, 1.0))
        figures, is_near = self.matches.figures, self.matches.near(self.min_similarity).tolist()
        for i, (x, y) in enumerate(self.matches.pairs.tolist()):
            similarity = float(figures.similarity[i])
            shares = (float(figures.a_in_b[i]), float(figures.b_in_a[i]))
            relation = Relation.NEAR if is_near[i] else Relation.CONTAINED
            variables = differs_only_in(self.texts[x], self.texts[y]) if relation is Relation.NEAR else ()
            for one, other in itertools.product(self.texts[x].documents, self.texts[y].documents):
                yield document_pair(
                    one, other, relation=relation, figures=(similarity, *shares), differs_only_in=variables
                )


def _by_path(document: Document) -> int:
    return document.entry.file_id


def document_pair(
    one: Document,
    other: Document,
    *,
    relation: Relation,
    figures: tuple[float, float, float],
    differs_only_in: tuple[Variable, ...] = (),
) -> VerifiedPair:
    """Return a pair in the order of paths; `figures` are the similarity, `one` in `other`, and `other` in `one`."""
    similarity, a_in_b, b_in_a = figures
    if _by_path(other) < _by_path(one):
        one, other, figures = other, one, (similarity, b_in_a, a_in_b)
    return pair_in_order(one, other, relation=relation, figures=figures, differs_only_in=differs_only_in)


def pair_in_order(
    a: Document,
    b: Document,
    *,
    relation: Relation,
    figures: tuple[float, float, float],
    differs_only_in: tuple[Variable, ...] = (),
) -> VerifiedPair:
    """Return a pair in the order given; `figures` are the similarity, `a` in `b`, and `b` in `a`."""
    similarity, a_in_b, b_in_a = figures
    return VerifiedPair(
        a=a,
        b=b,
        relation=relation,
        similarity=similarity,
        a_in_b=a_in_b,
        b_in_a=b_in_a,
        hamming_bits=hamming_bits(a, b),
        differs_only_in=differs_only_in,
    )
