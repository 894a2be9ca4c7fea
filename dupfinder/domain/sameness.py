"""Whether two documents are the same for a person: nothing is lost with either of them."""

from dupfinder.domain.beyond import (
    ContentDifference,
    differences_between,
    digest_of,
    is_unseen,
)
from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.pairs import Relation

_READ = frozenset({None, ProblemCode.NO_TEXT})
"""Problems with which a document is read whole all the same."""


def content_key(document: Document) -> bytes | None:
    """Return what is equal for documents with the same content: 16 bytes; `None` where that cannot be told.

    Its reader cannot see all kinds, or there is nothing to be told by. Documents of one text whose pictures are stored
    in several ways have been looked at before (`dupfinder.pipeline.looking`), or have different keys.
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
    return differences_between((a.beyond, b.beyond), (a.pictures, b.pictures))


def relation_of_same_text(a: Document, b: Document) -> Relation:
    """Return how two documents of one node are related: with the same bytes, the same content or the same words."""
    if a.content_digest == b.content_digest:
        return Relation.IDENTICAL
    key = content_key(a)
    return Relation.SAME_CONTENT if key is not None and key == content_key(b) else Relation.SAME_TEXT
