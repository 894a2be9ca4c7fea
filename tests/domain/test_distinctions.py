"""Whether two documents were told apart: by their texts where these differ, else by their paths."""

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, KnownDocument, known_document


def document(path: str, *, text: str | None, content: str | None = None) -> KnownDocument:
    return KnownDocument(path=path, content_digest=content or f"c{path}", text_digest=text)


def told_apart(*pairs: tuple[KnownDocument, KnownDocument]) -> IgnoreList:
    noted = "2026-11-20T12:00:00+00:00"
    return IgnoreList(tuple(IgnoredPair(number=n, a=a, b=b, noted=noted) for n, (a, b) in enumerate(pairs, 1)))


A, B = document("/a", text="A"), document("/b", text="B")


def test_nothing_was_told_apart_by_default() -> None:
    assert not IgnoreList()
    assert not IgnoreList().separate(A, B)


def test_texts_that_were_told_apart_are_so_under_any_name_and_in_either_order() -> None:
    distinctions = told_apart((A, B))
    assert distinctions
    assert distinctions.separate(B, A)
    assert distinctions.separate(document("/elsewhere/b.pdf", text="B"), document("/elsewhere/a.pdf", text="A"))


def test_an_edited_document_is_another() -> None:
    assert not told_apart((A, B)).separate(A, document("/b", text="B, edited", content="edited"))


def test_documents_of_one_text_are_told_apart_by_their_paths_alone() -> None:
    copy, third = document("/copy", text="A"), document("/third", text="A")
    distinctions = told_apart((A, copy))
    assert distinctions.all[0].is_by_path
    assert distinctions.separate(copy, A)
    assert not distinctions.separate(A, third)
    assert not distinctions.separate(copy, third)


def test_documents_without_text_are_told_by_their_bytes() -> None:
    picture, other = document("/p", text=None, content="P"), document("/o", text=None, content="O")
    assert told_apart((picture, other)).separate(document("/copy", text=None, content="P"), other)


def test_the_bytes_still_tell_when_a_later_version_digests_texts_otherwise() -> None:
    later = (document("/a", text="new A"), document("/b", text="new B"))
    assert told_apart((A, B)).separate(*later)


def test_a_document_of_a_scan_is_known_by_both_digests_unless_its_bytes_were_not_read() -> None:
    entry = FileEntry(file_id=FileId(0), path="/x", size_bytes=1, mtime_ns=0, device=1, inode=1)
    read = Document(entry=entry, format="txt", content_digest=b"\x01\x02", text_digest=b"\xff")
    assert known_document(read) == KnownDocument(path="/x", content_digest="0102", text_digest="ff")
    assert known_document(Document(entry=entry, format="txt", content_digest=None)) is None
