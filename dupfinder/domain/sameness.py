"""Whether two documents are the same for a person: nothing is lost with either of them."""

from collections.abc import Callable, Collection, Iterable, Mapping

from dupfinder.domain.beyond import (
    IN_TEXT,
    ContentDifference,
    ContentKind,
    differences_between,
    digest_of,
    is_unseen,
)
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.pairs import Relation

_READ = frozenset({None, ProblemCode.NO_TEXT})
"""Problems with which a document is read whole all the same."""


def content_key(document: Document) -> bytes | None:
    """Return what is equal for documents with the same content: 16 bytes; `None` where that cannot be told.

    Its reader cannot see all kinds, or there is nothing to be told by. Documents of one text whose pictures are stored
    in several ways have been looked at before (`dupfinder.pipeline.matching.looking`), or have different keys.
    """
    code = None if document.problem is None else document.problem.code
    if code not in _READ or is_unseen(document.beyond, document.pictures):
        return None
    if document.text_digest is None and not (document.pictures or document.beyond):
        return None
    return digest_of(document.text_digest or b"", document.beyond, document.pictures)


def content_differences(a: Document, b: Document) -> tuple[ContentDifference, ...]:
    """Return in which kinds of content beyond the words two documents differ; nothing for the same bytes."""
    if a.content_digest is not None and a.content_digest == b.content_digest:
        return ()
    found = differences_between(
        (a.beyond, b.beyond), (a.pictures, b.pictures), same_words=a.text_digest == b.text_digest
    )
    return found if a.has_text == b.has_text else only_one_has_text(found)


def only_one_has_text(found: Iterable[ContentDifference]) -> tuple[ContentDifference, ...]:
    """Return in what two documents differ of which only one has words, and with them signs and capitals."""
    return (*(one for one in found if one.kind not in IN_TEXT), ContentDifference(kind=ContentKind.TEXT, count=1))


def relation_of_same_text(a: Document, b: Document) -> Relation:
    """Return how two documents of one node are related: with the same bytes, the same content or the same words."""
    if a.content_digest == b.content_digest:
        return Relation.IDENTICAL
    key = content_key(a)
    return Relation.SAME_CONTENT if key is not None and key == content_key(b) else Relation.SAME_TEXT


KEEPER_SHARE = b""
"""The share of the keeper of the search, with all that may go for it."""

_GOES_FOR_KEEPER: Mapping[Relation, frozenset[Inclusion]] = {
    Relation.SAME_CONTENT: frozenset((Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT)),
    Relation.SAME_TEXT: frozenset((Inclusion.SAME_TEXT,)),
    Relation.LOOKS_ALIKE: frozenset((Inclusion.LOOKS_ALIKE,)),
    Relation.NEAR: frozenset((Inclusion.NEAR,)),
}
"""By the relation of a document to the keeper of the search, what of this must be included."""


def takeable(included: Collection[Inclusion]) -> frozenset[Relation]:
    """Return the relations to a kept document with which a document may go where so much is included."""
    asked = {relation for relation, any_of in _GOES_FOR_KEEPER.items() if not any_of.isdisjoint(included)}
    return frozenset((Relation.IDENTICAL, *asked))


def share_of(
    relation: Relation | None,
    included: Collection[Inclusion],
    *,
    is_variant: bool,
    other_format: str | None,
    digest: bytes,
    text: bytes | None,
    content: Callable[[], bytes | None],
) -> bytes:
    """Return what is equal for members of a group of which one is enough, where so much may go.

    `relation` is that to the keeper of the search; `digest`, `text` and `content` are equal for documents with the same
    bytes, words and content. Each share keeps one document, so nothing goes for what only resembles it unless that is
    included. What looks like the keeper has too few words to be told by them. `other_format` is that of the document
    where the keeper has another: then it goes for none of another format, unless that is included (S13).
    """
    if relation is None or relation is Relation.IDENTICAL:
        return KEEPER_SHARE
    stays_apart = is_variant and relation is Relation.NEAR and Inclusion.VARIANTS not in included
    crosses = other_format is not None and Inclusion.OTHER_FORMATS not in included
    if not (stays_apart or _GOES_FOR_KEEPER[relation].isdisjoint(included)):
        if not crosses:
            return KEEPER_SHARE
        if relation in {Relation.SAME_CONTENT, Relation.SAME_TEXT}:  # what has the keeper's words has each other's
            return b"\0" + (other_format or "").encode()
    share = None
    if Inclusion.SAME_TEXT in included and relation is not Relation.LOOKS_ALIKE:
        share = text
    elif Inclusion.SAME_CONTENT in included or Inclusion.SAME_TEXT in included:
        share = content()
    if share is None:
        return digest
    return share + other_format.encode() if crosses and other_format else share
