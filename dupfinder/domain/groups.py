"""Groups of documents that resemble their keeper."""

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import partial

from dupfinder.domain.acyclic import Acyclic, pass_over
from dupfinder.domain.beyond import ContentDifference
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document
from dupfinder.domain.pairs import SAME_WORDS, VALUES, Relation, Variable, VerifiedPair, of_one_template
from dupfinder.domain.records import dataclass
from dupfinder.domain.sameness import KEEPER_SHARE, content_key, share_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Member(Acyclic):
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
    differs_beyond: tuple[ContentDifference, ...] = ()
    """In which kinds of content beyond the words it differs from the keeper."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DuplicateGroup(Acyclic):
    """Documents that are alike: the keeper first, then by falling similarity. At least two members."""

    group_id: int
    members: tuple[Member, ...]
    included: tuple[Inclusion, ...] = ()
    """What may go besides identical documents (`ScanOptions.included`)."""
    is_chosen: bool = False
    """Whether a person or a rule named the keeper, not the search."""
    _redundant: "tuple[Member, ...] | None" = field(init=False, repr=False, compare=False)
    """Which members may go, once somebody asked: it takes longer than all else that is asked of a group."""

    def __post_init__(self) -> None:
        """Have searches for cycles pass over it and its members."""
        object.__setattr__(self, "_redundant", None)
        pass_over(self.members)
        pass_over(self)

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

    def numbered(self, number: int) -> "DuplicateGroup":
        """Return the same group with another number; what is known of it by now goes along."""
        # `dataclasses.replace` takes five times as long, and a move of the slider numbers tens of thousands anew.
        group, put = object.__new__(DuplicateGroup), object.__setattr__
        put(group, "group_id", number)
        put(group, "members", self.members)
        put(group, "included", self.included)
        put(group, "is_chosen", self.is_chosen)
        put(group, "_redundant", self._redundant)
        pass_over(group)
        return group

    @property
    def redundant(self) -> tuple[Member, ...]:
        """Return the members that may go if each share of the group keeps one: nothing of a protected folder, ever."""
        if self._redundant is None:
            object.__setattr__(self, "_redundant", self._found_redundant())
        return self._redundant or ()

    def _found_redundant(self) -> tuple[Member, ...]:
        if not self.included and len({one.document.content_digest for one in self.members}) == len(self.members):
            return ()  # most groups of a large scan, and the rest takes long
        parts = [one for one in self.members if not one.document.entry.is_excluded]
        shares = [self._share_by_bytes(one) for one in parts] if not self.included else self._shares(parts)
        kept: set[bytes] = set()
        others: list[tuple[Member, bytes]] = []
        for one, share in zip(parts, shares, strict=True):
            if one is self.members[0] or one.document.entry.is_reference:
                kept.add(share)
            else:
                others.append((one, share))
        found: list[Member] = []
        for one, share in others:
            if share in kept:
                found.append(one)
            else:
                kept.add(share)
        return tuple(found)

    @staticmethod
    def _share_by_bytes(member: Member) -> bytes:
        """Return what `share_of` does where nothing is included."""
        if member.relation is None or member.relation is Relation.IDENTICAL:
            return KEEPER_SHARE
        document = member.document
        return document.content_digest or document.entry.path.encode(errors="surrogateescape")

    def _shares(self, parts: Sequence[Member]) -> Iterator[bytes]:
        """Yield for each what is equal for members of which one is enough."""
        formats: dict[bytes | None, str] = {}
        for one in self.members:
            formats.setdefault(one.document.content_digest, one.document.format)
        for one in parts:
            document = one.document
            digest = document.content_digest
            is_other = digest is not None and formats[digest] != self.keeper.format
            yield share_of(
                one.relation,
                self.included,
                is_variant=of_one_template(one.differs_only_in),
                other_format=formats[digest] if is_other else None,
                digest=digest or document.entry.path.encode(errors="surrogateescape"),
                text=document.text_digest,
                content=partial(content_key, document),
            )

    @property
    def varies(self) -> tuple[Variable, ...] | None:
        """Return what varies among documents of one template; `None` if they, but for copies, are not of one.

        It is empty where nobody can tell what.
        """
        found: set[Variable] = set()
        for member in self.members[1:]:
            if member.relation not in SAME_WORDS:
                if not member.differs_only_in or not {*VALUES, Variable.ENTRIES}.issuperset(member.differs_only_in):
                    return None
                found.update(member.differs_only_in)
        return tuple(variable for variable in VALUES if variable in found) if found else None

    @property
    def other_bytes(self) -> int:
        """Return the bytes of all members but the keeper: of groups that free as much, the larger one comes first."""
        return sum(one.document.entry.size_bytes for one in self.members[1:])

    @property
    def reclaimable_bytes(self) -> int:
        """Return the bytes that are free when all members went that could go."""
        return sum(one.document.entry.freed_bytes for one in self.redundant)


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
