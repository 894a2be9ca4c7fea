"""Where the words of a document stand besides: exact, and never more than is there."""

import itertools
import os
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.errors import DocumentError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.fingerprint import shingle_hashes
from dupfinder.pipeline import Trace, scan, trace
from dupfinder.pipeline.comparing.cached_texts import SoughtPassages
from dupfinder.pipeline.results import tracing
from hostile_files.good_documents import good_documents
from sample_documents import words

few_words = st.lists(st.integers(0, 3), max_size=24).map(lambda numbers: np.array(numbers, np.uint64))
PARTS = [words(30, seed=number) for number in range(5)]


def scanned(folder: Path, texts: Mapping[str, str | bytes]) -> ScanResult:
    """Return a scan of these documents, of which each is a day younger than the one before."""
    for day, (name, text) in enumerate(texts.items()):
        path = folder / "docs" / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        os.utime(path, (1_600_000_000 + day * 86_400,) * 2)
    return scan(ScanOptions(sources=(str(folder / "docs"),), cache_file=str(folder / "cache")), match=False)


def told(found: Trace) -> list[tuple[int, str | None]]:
    """Return the passages: how many words, and the name of the first that has them."""
    return [(one.word_count, None if one.first is None else one.first.entry.name) for one in found.passages]


def passages_of(text: list[int]) -> set[tuple[int, ...]]:
    width = min(5, len(text))
    return {tuple(text[first : first + width]) for first in range(len(text) - width + 1)} if width else set()


@given(few_words, few_words)
def test_a_word_is_elsewhere_if_a_passage_around_it_is(own: np.ndarray, other: np.ndarray) -> None:
    expected = [False] * len(own)
    width = min(5, len(own))
    for first in range(len(own) - width + 1 if width else 0):
        if tuple(own[first : first + width].tolist()) in passages_of(other.tolist()):
            expected[first : first + width] = [True] * width
    sought = SoughtPassages(shingle_hashes(own))
    numbers = dict(sought.found_in([other])).get(0, np.zeros(0, np.intp))
    assert tracing._words_of(numbers, sought, len(own)).tolist() == expected


@given(few_words, st.lists(few_words, max_size=6))
def test_texts_gone_through_together_have_what_each_has_alone(own: np.ndarray, others: list[np.ndarray]) -> None:
    sought = SoughtPassages(shingle_hashes(own))
    there = {one: number for number, one in enumerate(sought.unique.tolist())}
    expected = {}
    for number, other in enumerate(others):
        if found := sorted({there[one] for one in shingle_hashes(other).tolist() if one in there}):
            expected[number] = found
    assert {number: found.tolist() for number, found in sought.found_in(others)} == expected


def test_each_passage_has_its_first_holder_and_few_documents_hold_all_that_is_elsewhere(tmp_path: Path) -> None:
    a, b, c, d, e = PARTS
    result = scanned(tmp_path, {"b.txt": f"{b} {e}", "ac.txt": f"{a} {c}", "a.txt": a, "it.txt": f"{a} {b} {d} {c}"})
    found = trace(str(tmp_path / "docs" / "it.txt"), result)
    assert told(found) == [(30, "ac.txt"), (30, "b.txt"), (30, None), (30, "ac.txt")]
    assert [(one.document.entry.name, one.word_count) for one in found.cover] == [("ac.txt", 60), ("b.txt", 30)]
    assert (found.word_count, found.only_here, found.unsearched) == (120, 30, 0)
    assert found.passages[2].text.split() == d.split()


def test_a_document_is_not_its_own_holder_by_whatever_name(tmp_path: Path) -> None:
    result = scanned(tmp_path, {"it.txt": PARTS[0], "other.txt": PARTS[1]})
    (tmp_path / "link.txt").symlink_to(tmp_path / "docs" / "it.txt")
    for path in (tmp_path / "docs" / "it.txt", tmp_path / "link.txt"):
        assert told(trace(str(path), result)) == [(30, None)]


def test_of_copies_the_oldest_is_named_and_nothing_is_only_here(tmp_path: Path) -> None:
    result = scanned(tmp_path, {"old.txt": PARTS[0], "copy.txt": PARTS[0], "it.txt": PARTS[0]})
    found = trace(str(tmp_path / "docs" / "it.txt"), result)
    assert told(found) == [(30, "old.txt")]
    assert [one.document.entry.name for one in found.cover] == ["old.txt"]
    assert found.only_here == 0


@pytest.mark.parametrize("suffix", sorted(good_documents(PARTS[0])))
def test_a_copy_in_any_format_has_every_word(tmp_path: Path, suffix: str) -> None:
    data = good_documents(words(200, seed=1))[suffix]
    result = scanned(tmp_path, {f"a{suffix}": data, f"b{suffix}": data})
    found = trace(str(tmp_path / "docs" / f"b{suffix}"), result)
    assert found.only_here == 0
    assert found.word_count == result.documents[0].word_count


def test_what_cannot_be_searched_is_counted_and_has_nothing(tmp_path: Path) -> None:
    result = scanned(tmp_path, {"it.txt": PARTS[0], "empty.txt": "...", "bad.docx": b"PK\3\4 cut"})
    found = trace(str(tmp_path / "docs" / "it.txt"), result)
    assert (found.only_here, found.unsearched) == (30, 2)


def test_what_changed_since_the_scan_has_nothing_and_is_counted(tmp_path: Path) -> None:
    texts = {"it.txt": PARTS[0], "gone.txt": PARTS[0], "changed.txt": f"{PARTS[0]} and more", "other.txt": PARTS[1]}
    result = scanned(tmp_path, texts)
    path = str(tmp_path / "docs" / "it.txt")
    assert (told(trace(path, result)), trace(path, result).outdated) == ([(30, "gone.txt")], 0)
    (tmp_path / "docs" / "gone.txt").unlink()
    (tmp_path / "docs" / "changed.txt").write_text("something else")
    found = trace(path, result)
    assert (told(found), found.outdated, found.unsearched) == ([(30, None)], 2, 0)


def test_what_cannot_be_traced_is_said(tmp_path: Path) -> None:
    result = scanned(tmp_path, {"it.txt": PARTS[0]})
    with pytest.raises(DocumentError, match="No such file"):
        trace(str(tmp_path / "missing.txt"), result)


def test_a_document_without_words_has_no_passages(tmp_path: Path) -> None:
    result = scanned(tmp_path, {"it.txt": "...", "other.txt": PARTS[0]})
    found = trace(str(tmp_path / "docs" / "it.txt"), result)
    assert (found.word_count, found.passages, found.cover) == (0, (), ())


@given(st.lists(st.lists(st.booleans(), min_size=12, max_size=12), max_size=6))
def test_the_cover_has_every_word_that_any_holder_has_and_each_adds_the_most(masks: list[list[bool]]) -> None:
    documents: list[Any] = [SimpleNamespace(entry=SimpleNamespace(mtime_ns=n, path=str(n))) for n in range(len(masks))]
    packed = [tracing._runs(np.array(mask)) for mask in masks]
    cover = tracing._cover(list(zip(documents, packed, strict=True)), 12)
    left = set(itertools.chain.from_iterable(itertools.compress(range(12), mask) for mask in masks))
    for holder in cover:
        most = max(len(left.intersection(itertools.compress(range(12), mask))) for mask in masks)
        own = left.intersection(itertools.compress(range(12), masks[documents.index(holder.document)]))
        assert holder.word_count == len(own) == most
        left -= own
    assert not left
