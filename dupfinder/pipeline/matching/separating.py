"""What a person told apart, asked about the documents of a scan: of nearly all of them nothing was."""

import itertools
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from dupfinder.domain.documents import Document
from dupfinder.domain.ignore_list import IgnoreList, KnownDocument, known_document

Traces = AbstractSet[KnownDocument]
"""Of some documents what tells them, as far as it was told apart from anything: many copies leave one trace."""


class Separation:
    """Answers quickly which documents were told apart."""

    def __init__(self, distinctions: IgnoreList) -> None:
        self._distinctions = distinctions
        self._digests: set[str | None] = set()
        self._paths: set[str] = set()
        for each in distinctions.all:
            for one in (each.a, each.b):
                self._digests |= {one.content_digest, one.text_digest}
                if each.is_by_path:
                    self._paths.add(one.path)
        self._digests.discard(None)

    def __bool__(self) -> bool:
        return bool(self._distinctions)

    def traces(self, documents: Iterable[Document]) -> Traces:
        """Return the traces of some documents; none of one that was told apart from nothing."""
        if not self:
            return frozenset()
        known = (known_document(document) for document in documents if self._concerns(document))
        return {self._trace(one) for one in known if one is not None}

    def are_apart(self, some: Traces, others: Traces) -> bool:
        """Return whether one of some was told apart from one of others."""
        return any(self._distinctions.separate(one, other) for one in some for other in others)

    def is_torn(self, documents: Iterable[Document]) -> bool:
        """Return whether two of these documents were told apart from each other."""
        pairs = itertools.combinations(self.traces(documents), 2)
        return any(self._distinctions.separate(one, other) for one, other in pairs)

    def parts(self, documents: Sequence[Document]) -> list[list[Document]]:
        """Return the documents in parts, of which each holds no two that were told apart.

        Each document joins the first part that it may join, so every two parts were told apart from each other.
        """
        parts: list[tuple[list[Document], set[KnownDocument]]] = [([], set())]
        for document in documents:
            own = self.traces((document,))
            part = next((part for part in parts if not self.are_apart(own, part[1])), None)
            if part is None:
                part = ([], set())
                parts.append(part)
            part[0].append(document)
            part[1].update(own)
        return [part for part, _ in parts]

    def _concerns(self, document: Document) -> bool:
        """Return whether a document may have been told apart from something."""
        digests = (document.content_digest, document.text_digest)
        return document.entry.path in self._paths or any(
            digest is not None and digest.hex() in self._digests for digest in digests
        )

    def _trace(self, known: KnownDocument) -> KnownDocument:
        """Return a document without what says nothing about it, so that copies become equal."""
        path = known.path if known.path in self._paths else ""
        # Of a document without text the bytes stand for the text.
        is_telling = known.text_digest is None or known.content_digest in self._digests
        return replace(known, path=path, content_digest=known.content_digest if is_telling else "")
