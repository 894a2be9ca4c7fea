"""The documents of one group that stay, and which of them stays for one that goes."""

from collections.abc import Iterable

from dupfinder.decide.plan_groups import PlanDocument
from dupfinder.decide.shares import Shares


class Staying:
    """What stays of a group. Every document here was read."""

    def __init__(self, documents: Iterable[PlanDocument], *, shares: Shares) -> None:
        self._shares = shares
        self._by_digest: dict[str | None, PlanDocument] = {}
        self._by_share: dict[str, PlanDocument] = {}
        for document in documents:
            self.add(document)

    def add(self, document: PlanDocument) -> None:
        """Let one more document stay."""
        self._by_digest.setdefault(document.content_digest, document)
        self._by_share.setdefault(self._shares.of(document), document)

    def copy_of(self, document: PlanDocument) -> PlanDocument | None:
        """Return what stays with the same bytes, else with the same text, else `None`."""
        return self._by_digest.get(document.content_digest) or self._by_share.get(self._shares.of(document))
