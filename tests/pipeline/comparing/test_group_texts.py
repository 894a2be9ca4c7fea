"""The documents of a group, read through a real worker."""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.comparisons import GroupParagraph
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import Cancelled
from dupfinder.pipeline import Comparer
from dupfinder.pipeline.comparing import group_texts
from dupfinder.pipeline.comparing.comparer import KnownText
from dupfinder.pipeline.comparing.group_texts import read_group
from dupfinder.pipeline.scanning.text_reader import file_entry
from sample_documents import LONG_AGO_S, Write, edited, words

FIRST, SECOND = words(40, seed=1), words(40, seed=2)


@pytest.fixture(scope="module")
def comparer() -> Iterator[Comparer]:
    with Comparer() as one:
        yield one


def scanned(path: Path) -> Document:
    """Return a document as a scan has it that saw the file as it is now."""
    entry = file_entry(str(path))
    return Document(
        entry=entry, format="txt", content_digest=hashlib.blake2b(path.read_bytes(), digest_size=32).digest()
    )


def test_documents_of_several_formats_make_one_table(write: Write, comparer: Comparer) -> None:
    paths = [
        write("a.txt", f"{FIRST}\n{SECOND}\n"),
        write("b.html", f"<p>{edited(FIRST, 3)}</p><p>{SECOND}</p>"),
        write("c.txt", SECOND),
    ]
    family = read_group(comparer, list(map(scanned, paths)))
    assert family.paths == tuple(map(str, paths))
    assert family.table.paragraphs == (
        GroupParagraph(wordings=(FIRST, edited(FIRST, 3)), cells=(0, 1, None)),
        GroupParagraph(wordings=(SECOND,), cells=(0, 0, 0)),
    )
    assert (family.problems, family.changed) == ({}, frozenset())


def test_what_cannot_be_read_has_no_column_and_a_sentence(write: Write, comparer: Comparer) -> None:
    good, damaged, gone = write("a.txt", FIRST), write("b.docx", b"PK\x03\x04 broken"), write("c.txt", FIRST)
    documents = list(map(scanned, (damaged, good, gone)))
    gone.unlink()
    family = read_group(comparer, documents)
    assert family.paths == (str(good),)
    assert family.table.document_count == 1
    assert list(family.problems) == [str(damaged), str(gone)]
    assert all(message.startswith(f"{path}: ") for path, message in family.problems.items())


def test_a_document_that_changed_since_the_scan_is_read_anew_and_said(write: Write, comparer: Comparer) -> None:
    same, other, unknown = (write(name, FIRST) for name in ("a.txt", "b.txt", "c.txt"))
    documents = list(map(scanned, (same, other, unknown)))
    other.write_text(f"{FIRST}\n{SECOND}")
    documents[2] = Document(entry=documents[2].entry, format="txt", content_digest=None)
    family = read_group(comparer, documents)
    assert family.changed == {str(other)}
    assert [one.cells for one in family.table.paragraphs] == [(0, 0, 0), (None, 0, None)]


def test_a_copy_of_a_document_that_changed_keeps_its_own_text(write: Write, comparer: Comparer) -> None:
    first, copy = write("a.txt", FIRST), write("b.txt", FIRST)
    documents = list(map(scanned, (first, copy)))
    first.write_text(SECOND)
    family = read_group(comparer, documents)
    assert family.changed == {str(first)}
    assert [one.cells for one in family.table.paragraphs] == [(0, None), (None, 0)]


def test_of_copies_only_one_is_read(write: Write, comparer: Comparer, monkeypatch: pytest.MonkeyPatch) -> None:
    first, copy = write("a.txt", FIRST), write("b.txt", FIRST)
    documents = list(map(scanned, (first, copy)))
    read: list[str] = []

    def text(path: str, **named: Any) -> KnownText:
        read.append(path)
        return Comparer.text(comparer, path, **named)

    monkeypatch.setattr(comparer, "text", text)
    family = read_group(comparer, documents)
    assert read == [str(first)]
    assert [one.is_everywhere_the_same for one in family.table.paragraphs] == [True]
    assert family.changed == frozenset()


def test_R7_a_copy_that_was_changed_and_dated_as_before_is_read(write: Write, comparer: Comparer) -> None:
    first, copy = write("a.txt", FIRST), write("b.txt", FIRST)
    documents = list(map(scanned, (first, copy)))
    copy.write_text(FIRST.swapcase())
    os.utime(copy, (LONG_AGO_S, LONG_AGO_S))
    assert read_group(comparer, documents).changed == {str(copy)}


def test_too_many_and_too_long_documents_are_left_out_and_named(
    write: Write, comparer: Comparer, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [write("a.txt", FIRST), write("b.txt", f"{FIRST} {SECOND}"), write("c.txt", FIRST), write("d.txt", SECOND)]
    monkeypatch.setattr(group_texts, "MOST_LETTERS", len(FIRST) + 10)
    monkeypatch.setattr(group_texts, "MOST_DOCUMENTS", 2)
    family = read_group(comparer, list(map(scanned, paths)))
    assert family.paths == (str(paths[0]), str(paths[2]))
    assert family.problems == {
        str(paths[1]): f"{paths[1]}: Left out: the documents are too long to compare at once.",
        str(paths[3]): f"{paths[3]}: Left out: at most 2 documents are compared at once.",
    }


def test_each_step_is_told_and_check_gives_up(write: Write, comparer: Comparer) -> None:
    documents = [scanned(write(name, FIRST)) for name in ("a.txt", "b.txt")]
    steps: list[tuple[int, int]] = []
    read_group(comparer, documents, on_step=lambda done, total: steps.append((done, total)))
    assert steps == [(0, 2), (1, 2), (2, 2)]

    def check() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_group(comparer, documents, check=check)


def test_no_documents_are_an_empty_family(comparer: Comparer) -> None:
    family = read_group(comparer, [])
    assert (family.paths, family.table.paragraphs, family.problems) == ((), (), {})
