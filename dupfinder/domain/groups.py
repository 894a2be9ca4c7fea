"""Groups of documents that resemble their keeper."""

from dataclasses import dataclass

from dupfinder.domain.documents import Document
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """A document of a group; its relation, similarity and distance are to the keeper.

    `relation` is `None` for the keeper itself. `hamming_bits` is `None` where one of the two has no fingerprint
    (identical files without text).
    """

    document: Document
    relation: Relation | None
    similarity: float
    hamming_bits: int | None
    differs_only_in: tuple[Variable, ...] = ()
    """In which of these alone it differs from the keeper; empty where it differs in more, or not."""


def _text_of(member: Member) -> bytes | None:
    """Return what is equal for documents of one text, or of the same bytes where there is no text."""
    return member.document.text_digest or member.document.content_digest


@dataclass(frozen=True, slots=True, kw_only=True)
class DuplicateGroup:
    """Documents that are alike: the keeper first, then by falling similarity. At least two members."""

    group_id: int
    members: tuple[Member, ...]

    @property
    def keeper(self) -> Document:
        """Return the document that stays."""
        return self.members[0].document

    @property
    def relation(self) -> Relation:
        """Return the loosest relation of a member to the keeper."""
        return max((m.relation for m in self.members if m.relation is not None), key=lambda relation: relation.rank)

    @property
    def min_similarity(self) -> float:
        """Return the least similarity of a member to the keeper."""
        return min(member.similarity for member in self.members)

    @property
    def redundant(self) -> tuple[Member, ...]:
        """Return the members that could go: not the keeper, not what lies in a reference folder, not the variants.

        Of a variant, which differs from the keeper only in numbers, dates or names, its copies could go.
        """
        others = tuple(one for one in self.members[1:] if not one.document.entry.is_reference)
        if not any(one.differs_only_in for one in others):
            return others
        kept = {_text_of(one) for one in self.members[1:] if one.document.entry.is_reference}
        found: list[Member] = []
        for one in others:
            if one.differs_only_in and _text_of(one) not in kept:
                kept.add(_text_of(one))
            else:
                found.append(one)
        return tuple(found)

    @property
    def reclaimable_bytes(self) -> int:
        """Return the bytes of the members that could go."""
        return sum(one.document.entry.size_bytes for one in self.redundant)


@dataclass(frozen=True, slots=True, kw_only=True)
class Container:
    """A document and the shorter documents that are found inside it (relation `contained`), by falling containment.

    Every pair has `container` as one side; the other side is the part.
    """

    container: Document
    pairs: tuple[VerifiedPair, ...]

    def part_of(self, pair: VerifiedPair) -> tuple[Document, float]:
        """Return the document of one of the pairs that is found inside the container, and how much of it is."""
        if pair.a.entry.path == self.container.entry.path:
            return pair.b, pair.b_in_a
        return pair.a, pair.a_in_b
