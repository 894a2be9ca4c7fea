"""Which documents of a group are known to have the same text, and how two documents of a group are related."""

from dupfinder.decide.plan_groups import PlanDocument, PlanGroup
from dupfinder.domain.pairs import Relation

KEEPER_SHARE = ""
"""The share of the keeper of the search; any other has the name of its text's or bytes' digest."""


class Shares:
    """The shares of one group: its documents that are known to be identical, or to have the same text."""

    def __init__(self, group: PlanGroup) -> None:
        keeper_digest = next((each.content_digest for each in group.documents if each.relation is None), None)
        self._keeper_texts = {keeper_digest} | {
            each.content_digest for each in group.documents if each.relation is Relation.SAME_TEXT
        }

    def of(self, document: PlanDocument) -> str:
        """Return the share of one of the documents whose bytes were read.

        One share is the keeper of the search with all that have its text; any other holds documents with the same text,
        or the same bytes where texts are not known.
        """
        digest = document.content_digest
        if digest is None:
            raise ValueError("A document that was not read has no share.")
        return KEEPER_SHARE if digest in self._keeper_texts else document.text_digest or digest

    def relation(self, document: PlanDocument, kept: PlanDocument) -> Relation:
        """Return the closest relation that is known of two such documents; what is not known is near."""
        if document.content_digest == kept.content_digest:
            return Relation.IDENTICAL
        return Relation.SAME_TEXT if self.of(document) == self.of(kept) else Relation.NEAR
