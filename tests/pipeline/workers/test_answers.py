"""What workers answer is not believed: a document may have taken its reader over."""

import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.masks import MASKED_DIGESTS_BYTES
from dupfinder.domain.messages import say
from dupfinder.pipeline.scanning.text_reader import only_answer
from dupfinder.pipeline.workers.answers import read_answer
from dupfinder.pipeline.workers.owner import Answer

ENTRY = FileEntry(file_id=FileId(3), path="/a/b.txt", size_bytes=9, mtime_ns=0, device=1, inode=2)

HEAD: dict[str, Any] = {
    "file": 0,
    "format": "txt",
    "digest": "ab" * 32,
    "metadata": {"title": "T", "author": None, "created": None, "modified": None, "page_count": 2},
    "words": 2,
    "fingerprint": "00000000000000000000000000000005",
    "text_digest": "cd" * 16,
    "masked_digests": "ef" * MASKED_DIGESTS_BYTES,
    "arrays": [2, 1, 1, 1, 2],
}
BODY = struct.pack("<QQQQfHH", 1, 2, 3, 4, 0.5, 6, 7)


def test_a_sound_answer_is_a_document_and_its_arrays() -> None:
    read = read_answer(Answer(entry=ENTRY, head=HEAD, body=BODY), bits=64)
    assert read is not None
    assert read.data is not None
    assert (read.document.fingerprint, read.document.word_count, read.document.problem) == (5, 2, None)
    assert read.document.metadata.page_count == 2
    assert read.data.word_hashes.tolist() == [1, 2]
    sketch = read.data.sketch
    assert (sketch.shingles.tolist(), sketch.terms.tolist()) == ([3], [4])
    assert sketch.term_weights.tolist() == [0.5]


def test_what_a_document_says_about_itself_is_taken_in_moderation() -> None:
    said = {"title": "x" * 10**6, "author": "A", "page_count": 10**6, "attachments": ["n" * 99] * 10_000}
    read = read_answer(Answer(entry=ENTRY, head=HEAD | {"metadata": said}, body=BODY), bits=64)
    assert read is not None
    found = read.document.metadata
    assert (found.title, found.author, found.page_count) == ("x" * 1_000, "A", 10**6)
    assert found.attachments == ("n" * 99,) * 100


def test_a_fingerprint_has_no_more_bits_than_were_asked_for() -> None:
    for bits in (64, 128):
        read = read_answer(Answer(entry=ENTRY, head=HEAD | {"fingerprint": "f" * 32}, body=BODY), bits=bits)
        assert read is not None
        assert read.document.fingerprint == 2**bits - 1


def test_a_file_that_is_no_document_is_none() -> None:
    assert read_answer(Answer(entry=ENTRY, head={"file": 0, "format": None}), bits=64) is None


@pytest.mark.parametrize(
    "nonsense",
    [
        {"arrays": [3, 1, 1, 1, 2]},
        {"arrays": [2, 1, 1, 1]},
        {"arrays": [-1, 1, 1, 7, 2]},
        {"arrays": [2, 1, 1, 2, 0]},
        {"arrays": "12"},
        {"arrays": None},
        {"fingerprint": "xyz"},
        {"fingerprint": "00"},
        {"text_digest": "ab"},
        {"masked_digests": "00"},
        {"digest": "ab"},
        {"text_digest": "no hex"},
        {"metadata": {"unknown": 1}},
        {"metadata": 5},
        {"digest": 7},
    ],
    ids=str,
)
def test_nonsense_counts_as_the_answer_of_a_reader_that_died(nonsense: dict[str, Any]) -> None:
    read = read_answer(Answer(entry=ENTRY, head=HEAD | nonsense, body=BODY), bits=64)
    assert read is not None
    assert read.data is None
    assert read.document.problem is not None
    assert read.document.problem.code is ProblemCode.CRASHED
    assert not read.document.has_text


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(sorted(HEAD)), JSON), st.binary(max_size=60))
def test_no_answer_raises(changes: dict[str, Any], body: bytes) -> None:
    read_answer(Answer(entry=ENTRY, head=HEAD | changes, body=body), bits=64)


def test_why_a_document_cannot_be_read_keeps_its_template_and_values() -> None:
    why = say("The {title} is damaged: {why}.", title=say("Word 97 document"), why=say("its tables are missing"))
    answer = Answer(entry=ENTRY, head={"file": 0, "problem": "damaged", "message": why.as_json()})
    read = read_answer(answer, bits=64)
    assert read is not None
    assert read.document.problem is not None
    assert read.document.problem.message.as_json() == why.as_json()
    with pytest.raises(DocumentError) as caught:
        only_answer([answer], ENTRY.path)
    assert (caught.value.code, caught.value.why.as_json()) == (ProblemCode.DAMAGED, why.as_json())


@pytest.mark.parametrize("message", [None, 7, ["{why}", {}], ["{why}", {"why": []}], ["\ud800", {}]])
def test_a_message_that_is_none_is_that_of_a_reader_that_died(message: object) -> None:
    answer = Answer(entry=ENTRY, head={"file": 0, "problem": "damaged", "message": message})
    read = read_answer(answer, bits=64)
    assert read is not None
    assert read.document.problem is not None
    assert read.document.problem.code is ProblemCode.CRASHED
    with pytest.raises(DocumentError) as caught:
        only_answer([answer], ENTRY.path)
    assert caught.value.code is ProblemCode.CRASHED
