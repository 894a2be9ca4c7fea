"""Which documents are one text, and in which order."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import EnclosingFile
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.pairs import Relation
from dupfinder.domain.sameness import content_key
from dupfinder.domain.suggesting import preferences
from dupfinder.pipeline.matching.texts import distinct_texts, is_told_by_words

_DOCUMENTS = st.builds(
    Document,
    entry=st.builds(
        FileEntry,
        file_id=st.just(FileId(0)),
        path=st.just(""),
        size_bytes=st.integers(1, 2),
        mtime_ns=st.just(0),
        device=st.just(1),
        inode=st.just(1),
        is_reference=st.booleans(),
        enclosing=st.sampled_from([None, None, EnclosingFile(size_bytes=1, inode=1)]),
    ),
    format=st.sampled_from(["txt", "docx"]),
    content_digest=st.sampled_from([None, *(bytes([byte]) * 32 for byte in range(6))]),
    word_count=st.sampled_from([3, 100]),
    text_digest=st.sampled_from([None, *(bytes([byte]) * 16 for byte in range(6))]),
)
_PATHS = st.sampled_from(["a.txt", "a (1).txt", "final/b.txt", "Downloads/c.txt", "é.txt", "\udcff.txt", "draft d.txt"])
_FOLDERS = st.sampled_from(["/", "/x/", "/x/y/"])


def slow_texts(documents: list[Document], relation: Relation, min_words: int) -> list[list[Document]]:
    """Return what `distinct_texts` does: joined as long as any two have anything in common that makes them one."""
    keys = dict(zip([one.entry.path for one in documents], preferences(documents), strict=True))

    def marks(document: Document) -> set[object]:
        by_words = relation.covers(Relation.SAME_TEXT) and is_told_by_words(document, min_words)
        node = None if relation is Relation.IDENTICAL else document.text_digest if by_words else content_key(document)
        bytes_mark = (document.content_digest, document.entry.size_bytes)
        return {bytes_mark} if node is None else {bytes_mark, node}

    parts = [([one], marks(one)) for one in documents]
    while touching := next(((a, b) for a in parts for b in parts if a is not b and a[1] & b[1]), None):
        (some, known), (others, more) = touching
        parts = [part for part in parts if part[0] is not some and part[0] is not others]
        parts.append(([*some, *others], known | more))

    def place(one: Document) -> tuple[object, ...]:
        return one.entry.enclosing is not None, keys[one.entry.path]

    texts = [sorted(some, key=lambda one: (one.text_digest is None, *place(one))) for some, _ in parts]
    return sorted(texts, key=lambda some: place(some[0]))


@given(
    found=st.dictionaries(st.tuples(_FOLDERS, _PATHS), _DOCUMENTS, max_size=9),
    relation=st.sampled_from(list(Relation)),
    is_by_path=st.booleans(),
)
def test_documents_are_one_text_as_they_have_bytes_or_words_in_common(
    found: dict[tuple[str, str], Document], relation: Relation, *, is_by_path: bool
) -> None:
    documents = [replace(one, entry=replace(one.entry, path="".join(path))) for path, one in found.items()]
    if is_by_path:
        documents.sort(key=lambda one: one.entry.path.encode(errors="surrogateescape"))
    texts = distinct_texts(documents, relation=relation, min_words=20)
    expected = slow_texts([one for one in documents if one.content_digest is not None], relation, 20)
    assert [[one.entry.path for one in text.documents] for text in texts] == [
        [one.entry.path for one in same] for same in expected
    ]
