"""Which documents of a group are one share, of which one is enough, and how two documents of a group are related."""

from collections.abc import Collection

from dupfinder.decide.plan_groups import PlanDocument, PlanGroup
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.pairs import Relation
from dupfinder.domain.sameness import share_of

SAME_CONTENTS = (Inclusion.SAME_CONTENT, Inclusion.OTHER_FORMATS)
SAME_TEXTS = (Inclusion.SAME_TEXT, Inclusion.OTHER_FORMATS)


class Shares:
    """The shares of one group."""

    def __init__(self, group: PlanGroup) -> None:
        # Files of the same bytes are as close as the closest of them; who is identical is told by the bytes alone.
        self._relations: dict[str | None, Relation | None] = {}
        for each in sorted(group.documents, key=lambda each: each.relation.rank if each.relation else 0):
            if each.relation is not Relation.IDENTICAL:
                self._relations.setdefault(each.content_digest, each.relation)
        self._formats: dict[str | None, str] = {}  # the same bytes have one, whatever their names say
        for each in group.documents:
            self._formats.setdefault(each.content_digest, each.format)
        self._keeper_format = next(each.format for each in group.documents if each.relation is None)
        self._relations |= {each.content_digest: None for each in group.documents if each.relation is None}

    def of(self, document: PlanDocument, included: Collection[Inclusion]) -> bytes:
        """Return the share of one of the documents whose bytes were read, where so much may go for each other.

        One share is that of the keeper of the search; any other holds documents that go for each other.
        """
        if document.content_digest is None:
            raise ValueError("A document that was not read has no share.")
        format_name = self._formats[document.content_digest]
        return share_of(
            self._relations.get(document.content_digest, Relation.NEAR),
            included,
            is_variant=bool(document.differs_only_in),
            other_format=None if format_name == self._keeper_format else format_name,
            digest=bytes.fromhex(document.content_digest),
            text=None if document.text_digest is None else bytes.fromhex(document.text_digest),
            content=lambda: None if document.same_content is None else bytes.fromhex(document.same_content),
        )

    def relation(self, document: PlanDocument, kept: PlanDocument) -> Relation:
        """Return the closest relation that is known of two such documents; what is not known is near."""
        if document.content_digest == kept.content_digest:
            return Relation.IDENTICAL
        if self.of(document, SAME_CONTENTS) == self.of(kept, SAME_CONTENTS):
            return Relation.SAME_CONTENT
        if self.of(document, SAME_TEXTS) == self.of(kept, SAME_TEXTS):
            return Relation.SAME_TEXT
        return Relation.LOOKS_ALIKE if Relation.LOOKS_ALIKE in {document.relation, kept.relation} else Relation.NEAR
