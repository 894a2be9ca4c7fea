"""What is in a PDF besides its words, as it is found page by page."""

from dupfinder.domain.beyond import MOST_ITEMS, BeyondWords, ContentItem, ContentKind, digest_of

ONCE = frozenset({ContentKind.PICTURES, ContentKind.LINKS})
"""Counted once, however often a document has the same: a logo on each page, a link that is broken into two lines."""


class Gathering:
    """The items of one document, in the order in which they were found."""

    def __init__(self) -> None:
        self._unseen: set[ContentKind] = set()
        self._items: dict[ContentKind, list[ContentItem]] = {}
        self._known: set[tuple[ContentKind, bytes]] = set()
        self._further: dict[ContentKind, bytes] = {}

    def add(self, kind: ContentKind, item: ContentItem) -> None:
        """Take an item; those behind the first `MOST_ITEMS` of a kind become one together."""
        if kind in ONCE:
            if (kind, item.digest) in self._known:
                return
            self._known.add((kind, item.digest))
        items = self._items.setdefault(kind, [])
        if len(items) < MOST_ITEMS:
            items.append(item)
        else:
            self._further[kind] = digest_of(self._further.get(kind, b""), item.digest)

    def cannot_see(self, *kinds: ContentKind) -> None:
        """Say that the document may have something of these kinds that is not found."""
        self._unseen.update(kinds)

    def beyond(self) -> BeyondWords:
        """Return what was found, and what could not be."""
        items = {
            kind: (*found, ContentItem(self._further[kind], "…")) if kind in self._further else tuple(found)
            for kind, found in self._items.items()
            if kind not in self._unseen
        }
        return BeyondWords(items=items, unseen=frozenset(self._unseen))
