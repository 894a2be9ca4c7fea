"""Known documents held in memory, against the search that reads everything anew."""

import datetime
import os
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.documents import Document
from dupfinder.domain.fingerprints import FingerprintMethod, FingerprintSettings, Weighting
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable, Variants, VerifiedPair
from dupfinder.pipeline import ScanControl, find_like
from dupfinder.pipeline.scanning.collecting import Collector
from dupfinder.pipeline.watching.known_documents import KnownDocuments, TextIndex
from dupfinder.store import ScanCache, open_cache_of
from sample_documents import Write, edited, words

Row = tuple[str, str, float, float, float, tuple[str, ...]]


def row(pair: VerifiedPair) -> Row:
    only = tuple(one.value for one in pair.differs_only_in)
    return (pair.b.entry.path, pair.relation.value, pair.similarity, pair.a_in_b, pair.b_in_a, only)


@pytest.fixture
def folder(write: Write, tmp_path: Path) -> str:
    """Write families of documents: copies, same texts, edited ones, parts, variants, short ones, strangers."""
    for family in range(4):
        text = words(260, seed=family)
        write(f"{family}/a.txt", text)
        write(f"{family}/copy.txt", text)
        write(f"{family}/A.md", text.upper())
        write(f"{family}/edited.txt", edited(text, *range(0, 260, 30 + family)))
        write(f"{family}/book.txt", f"{words(900, seed=50 + family)} {text} {words(900, seed=70 + family)}")
        write(f"{family}/part.txt", " ".join(text.split(" ")[:90]))
    invoice = words(80, seed=9)
    for number in (4711, 4712, 4713):
        write(f"invoice {number}.txt", f"Invoice {number} {invoice} total {number}.00")
    for name, cells in (("a.csv", '{},"{:,.2f}",{:%d/%m/%Y}'), ("b.tsv", "{}\t{}0\t{}"), ("other.csv", "{};{}5;{}")):
        rows = (
            (word, 1000.25 + place, datetime.date(2026, 1 + place % 9, 20))
            for place, word in enumerate(invoice.split())
        )
        write(name, "\n".join(cells.format(*one) for one in rows))
    write("short.txt", "only a few words")
    write("short too.txt", "Only a few WORDS")
    write("stranger.txt", words(260, seed=99))
    return str(tmp_path / "docs")


@pytest.fixture
def cache_file(tmp_path: Path) -> str:
    return str(tmp_path / "cache.sqlite3")


def control() -> ScanControl:
    return ScanControl()


def known_of(options: ScanOptions, cache: ScanCache) -> tuple[KnownDocuments, tuple[Document, ...]]:
    collector = Collector(options, control(), cache)
    documents = collector.collect(on_bytes_compared=lambda: None)
    known = KnownDocuments(options, cache=cache, versions=collector.versions, check=lambda: None)
    known.add(documents)
    return known, documents


SETTINGS: tuple[dict[str, Any], ...] = (
    {"relation": Relation.CONTAINED, "min_similarity": 0.5},
    {"relation": Relation.NEAR, "variants": Variants.ONLY},
    {"relation": Relation.NEAR, "variants": Variants.DROP, "fingerprint": FingerprintSettings(bits=128)},
    {"relation": Relation.SAME_TEXT},
    {"relation": Relation.IDENTICAL},
    {"fingerprint": FingerprintSettings(method=FingerprintMethod.SENTENCES)},
    {"fingerprint": FingerprintSettings(weighting=Weighting.IDF)},
)


@pytest.mark.parametrize("chosen", SETTINGS, ids=lambda chosen: " ".join(sorted(chosen)))
def test_the_same_is_found_as_by_a_search_through_everything(
    folder: str, cache_file: str, chosen: dict[str, Any]
) -> None:
    options = ScanOptions(sources=(folder,), workers=1, cache_file=cache_file, **chosen)
    cache = open_cache_of(options)
    known, documents = known_of(options, cache)
    found = 0
    for document in documents[::3]:
        expected = [row(pair) for pair in find_like(document.entry.path, options, control()).pairs]
        assert [row(pair) for pair in known.like(document)] == expected
        found += len(expected)
    assert found
    cache.close()


@pytest.mark.parametrize("relation", [Relation.SAME_TEXT, Relation.NEAR])
def test_quantities_that_count_are_told_apart(tmp_path: Path, cache_file: str, relation: Relation) -> None:
    goods = words(200, seed=2).split()
    for name, numbers in (("count", "1234"), ("quantity", "1123"), ("none", " " * 4)):
        lines = (f"{number} {' '.join(goods[50 * at : 50 * at + 50])}\n" for at, number in enumerate(numbers))
        (tmp_path / f"{name}.txt").write_text("".join(lines))
    options = ScanOptions(sources=(str(tmp_path),), workers=1, cache_file=cache_file, relation=relation)
    cache = open_cache_of(options)
    known, documents = known_of(options, cache)
    found: dict[tuple[str, str], tuple[Variable, ...]] = {}
    for document in documents:
        pairs = known.like(document)
        assert sorted(map(row, pairs)) == sorted(map(row, find_like(document.entry.path, options, control()).pairs))
        found |= {(one.a.entry.name, one.b.entry.name): one.differs_only_in for one in pairs}
    cache.close()
    assert {found["none.txt", one] for one in ("count.txt", "quantity.txt")} == {(Variable.LIST_NUMBERS,)}
    assert found.get(("count.txt", "quantity.txt")) == (None if relation is Relation.SAME_TEXT else (Variable.NUMBERS,))


@pytest.mark.parametrize("chosen", SETTINGS, ids=lambda chosen: " ".join(sorted(chosen)))
def test_what_was_expected_is_found_like_what_was_not(folder: str, cache_file: str, chosen: dict[str, Any]) -> None:
    options = ScanOptions(sources=(folder,), workers=1, cache_file=cache_file, **chosen)
    cache = open_cache_of(options)
    by_one, documents = known_of(options, cache)
    expecting = KnownDocuments(options, cache=cache, versions=by_one._versions, check=lambda: None)
    for batch in (documents[:7], documents[7:9], documents[9:]):
        expecting.expect(batch)
        for document in batch:
            expecting.add((document,))
    expecting.expect(documents[::2])  # and the others are not
    for document in documents:
        assert expecting.like(document) == by_one.like(document)
    cache.close()


def test_where_sources_are_apart_nothing_of_the_same_source_is_like_it(folder: str, cache_file: str) -> None:
    sources = tuple(os.path.join(folder, str(family)) for family in range(4))
    options = ScanOptions(sources=(folder, *sources), workers=1, cache_file=cache_file, across=True)
    Path(f"{folder}/copy.txt").write_bytes(Path(f"{folder}/0/copy.txt").read_bytes())
    cache = open_cache_of(options)
    known, documents = known_of(options, cache)
    (asked,) = [one for one in documents if one.entry.path == os.path.join(folder, "0", "a.txt")]
    expected = [row(pair) for pair in find_like(asked.entry.path, options, control()).pairs]
    assert [row(pair) for pair in known.like(asked)] == expected
    assert [path for path, *_ in expected] == [os.path.join(folder, "copy.txt")]
    cache.close()


def test_what_was_taken_is_not_found_and_what_comes_again_is(folder: str, cache_file: str) -> None:
    options = ScanOptions(sources=(folder,), workers=1, cache_file=cache_file)
    cache = open_cache_of(options)
    known, documents = known_of(options, cache)
    by_name = {document.entry.path[len(folder) + 1 :].replace(os.sep, "/"): document for document in documents}
    asked = by_name["0/edited.txt"]
    before = known.like(asked)
    taken = [known.take(pair.b.entry.path) for pair in before]
    assert taken == [pair.b for pair in before]
    assert known.like(asked) == []
    assert known.take("/nowhere") is None
    known.add(reversed([one for one in taken if one is not None]))
    assert known.like(asked) == before
    assert len(known) == len(documents)
    cache.close()


def test_an_index_that_lost_most_of_its_texts_is_made_anew(
    folder: str, cache_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dupfinder.pipeline.watching.known_documents._LEAST_GONE", 2)
    options = ScanOptions(sources=(folder,), workers=1, cache_file=cache_file)
    cache = open_cache_of(options)
    known, documents = known_of(options, cache)
    kept = [one for one in documents if "/0/" in one.entry.path]
    expected = [[row(pair) for pair in known.like(one)] for one in kept]
    for document in documents:
        if document not in kept:
            known.take(document.entry.path)
    assert [[row(pair) for pair in known.like(one)] for one in kept] == expected
    index: TextIndex = known._texts
    assert len(index._digests) <= 2 * len(index) + 2
    cache.close()
