"""What a person told apart: pairs of documents that are not duplicates, whatever a scan finds."""

from collections.abc import Iterable
from dataclasses import field

from dupfinder.domain.documents import Document
from dupfinder.domain.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownDocument:
    """A document as it was when a person looked at it."""

    path: str
    content_digest: str
    """Hexadecimal, of the bytes."""
    text_digest: str | None
    """Hexadecimal, of the words; `None` for a document without text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoredPair:
    """Two documents that a person told apart.

    Documents of different texts are told apart by their texts, so that the words hold for every copy of them, under
    whatever name, until one is edited. Documents of the same text (or bytes) can only be told apart by their paths.
    """

    number: int
    """By which a person takes it back."""
    a: KnownDocument
    b: KnownDocument
    noted: str
    """When, ISO 8601, UTC."""

    @property
    def is_by_path(self) -> bool:
        """Return whether the two have the same text, or the same bytes without any."""
        return _key(self.a) == _key(self.b)


def known_document(document: Document) -> KnownDocument | None:
    """Return what tells a document of a scan, or `None` for one whose bytes could not be read."""
    if document.content_digest is None:
        return None
    return KnownDocument(
        path=document.entry.path,
        content_digest=document.content_digest.hex(),
        text_digest=None if document.text_digest is None else document.text_digest.hex(),
    )


@dataclass(frozen=True, slots=True)
class IgnoreList:
    """All that was told apart, to be asked about pairs."""

    all: tuple[IgnoredPair, ...] = ()
    _keys: frozenset[frozenset[str]] = field(init=False)
    _paths: frozenset[frozenset[str]] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_keys", frozenset(_keys_of(self.all)))
        paths = frozenset(frozenset((each.a.path, each.b.path)) for each in self.all if each.is_by_path)
        object.__setattr__(self, "_paths", paths)

    def __bool__(self) -> bool:
        return bool(self.all)

    def separate(self, a: KnownDocument, b: KnownDocument) -> bool:
        """Return whether these two were told apart."""
        if _key(a) == _key(b):
            return frozenset((a.path, b.path)) in self._paths
        return (
            frozenset((_key(a), _key(b))) in self._keys or frozenset((a.content_digest, b.content_digest)) in self._keys
        )


def _key(document: KnownDocument) -> str:
    return document.text_digest or document.content_digest


def _keys_of(distinctions: Iterable[IgnoredPair]) -> Iterable[frozenset[str]]:
    """Yield the pairs of digests: of the texts, and of the bytes in case a later version digests texts otherwise."""
    for each in distinctions:
        if not each.is_by_path:
            yield frozenset((_key(each.a), _key(each.b)))
            yield frozenset((each.a.content_digest, each.b.content_digest))
