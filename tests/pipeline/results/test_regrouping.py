"""Groups formed anew are those of a fresh scan, and little is made again."""

import dataclasses
import itertools
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, KnownDocument, known_document
from dupfinder.domain.masks import MASKED_DIGESTS_BYTES
from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation, Variants, VerifiedPair
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.fingerprint import shingle_hashes
from dupfinder.pipeline import Regrouper, regroup
from dupfinder.pipeline.matching.grouping import Containing, Grouper
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, ListedPairs, document_pairs
from dupfinder.pipeline.matching.texts import Text, alike_in_forms
from dupfinder.pipeline.scanning import text_reader
from dupfinder.pipeline.workers.versions import text_versions
from dupfinder.store import TextSketch, open_cache
from dupfinder.verify import Similarities, verify
from sample_documents import Scan, Write, edited, words

FLOOR = 0.5

Found = tuple[tuple[DuplicateGroup, ...], tuple[Container, ...], list[VerifiedPair]]


def told_apart(*pairs: tuple[Document, Document]) -> IgnoreList:
    known = [tuple(known_document(one) for one in pair) for pair in pairs]
    found = []
    for number, (a, b) in enumerate(known, 1):
        assert isinstance(a, KnownDocument)
        assert isinstance(b, KnownDocument)
        found.append(IgnoredPair(number=number, a=a, b=b, noted=""))
    return IgnoreList(tuple(found))


# Texts of a few words, all compared with each other.


@dataclass(frozen=True)
class World:
    """Texts, the words of each, and how a scan looks for what they have in common."""

    texts: list[Text]
    words: list[NDArray[np.uint64]]
    options: ScanOptions

    def verify(self, pairs: NDArray[np.int64]) -> Matches:
        counts = np.array([len(one) for one in self.words], np.int64)
        shingles = [shingle_hashes(one) for one in self.words]
        figures = verify(pairs, shingles.__getitem__, word_counts=counts, on_pair=lambda: None).as_columns()
        for row, (a, b) in enumerate(pairs.tolist()):
            figures[row] = alike_in_forms(self.texts[a].first, self.texts[b].first, tuple(figures[row]))
        return Matches(pairs=pairs, figures=Similarities.of(figures))

    def pairs(self, options: ScanOptions) -> DocumentPairs:
        """Return what a scan with these options finds."""
        every = list(itertools.combinations(range(len(self.texts)), 2))
        matches = self.verify(np.array(every, np.int64).reshape(-1, 2))
        found = matches.near(options.found_from)
        if options.relation is Relation.CONTAINED:
            found |= matches.contained()
        return document_pairs(self.texts, matches.where(found), options)

    def result(self, options: ScanOptions) -> ScanResult:
        """Return what a scan with these options gives."""
        pairs = self.pairs(options)
        grouper = Grouper(
            texts=self.texts,
            linkage=options.linkage,
            min_similarity=options.min_similarity,
            distinctions=options.distinctions,
            min_words=options.min_words,
        )
        containers: tuple[Container, ...] = ()
        if options.relation is Relation.CONTAINED:
            containers = Containing(self.texts, options.distinctions).containers(pairs.inside)
        return ScanResult(
            options=options,
            status=ScanStatus.FINISHED,
            documents=tuple(one for text in self.texts for one in text.documents),
            groups=grouper.group(pairs.reported, verify=self.verify),
            containers=containers,
            pairs=pairs,
            problems=(),
            statistics=Statistics(),
        )

    def keep(self, cache_file: str) -> None:
        """Put what a scan knows of the words into a cache."""
        nothing, versions = np.zeros(0, np.uint64), text_versions(self.options)
        sketch = TextSketch(shingles=nothing, terms=nothing, term_weights=np.zeros(0, np.float32))
        cache = open_cache(cache_file)
        for text, hashes in zip(self.texts, self.words, strict=True):
            cache.add(text.first, word_hashes=hashes, sketch=sketch, versions=versions)
        cache.flush()
        cache.close()


def document(file_id: int, text: int, hashes: Sequence[int], *, masked: int, size: int) -> Document:
    entry = FileEntry(
        file_id=FileId(file_id), path=f"/{file_id:02}", size_bytes=size, mtime_ns=0, device=1, inode=file_id + 1
    )
    return Document(
        entry=entry,
        format="txt",
        content_digest=bytes([text, size]),
        word_count=len(hashes),
        text_digest=bytes([text]) * 16,
        masked_digests=bytes([masked]) * MASKED_DIGESTS_BYTES,
    )


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """Draw texts that are stretches of one long one, so the nearer they begin the more they have in common."""
    stretches = st.tuples(st.sampled_from(range(0, 60, 3)), st.sampled_from([30, 30, 12]))
    texts: list[Text] = []
    all_words: list[NDArray[np.uint64]] = []
    file_ids = itertools.count()
    for number, (begin, length) in enumerate(draw(st.lists(stretches, min_size=2, max_size=9, unique=True))):
        hashes = np.arange(begin, begin + length, dtype=np.uint64)
        masked = draw(st.sampled_from([0, 1, 10 + number]))
        sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=3))
        documents = [document(next(file_ids), number, hashes.tolist(), masked=masked, size=size) for size in sizes]
        texts.append(Text(documents=tuple(documents)))
        all_words.append(hashes)
    options = ScanOptions(
        sources=(),
        find_from=FLOOR,
        min_words=1,
        relation=draw(st.sampled_from([Relation.NEAR, Relation.CONTAINED])),
        variants=draw(st.sampled_from(list(Variants))),
    )
    return World(texts, all_words, options)


GROUPINGS = st.builds(
    Grouping,
    min_similarity=st.sampled_from([0.5, 0.7, 0.9, 1.0]),
    linkage=st.sampled_from(list(Linkage)),
)


def found(result: ScanResult) -> Found:
    return result.groups, result.containers, list(result.pairs)


@given(world=worlds(), groupings=st.lists(GROUPINGS, min_size=1, max_size=5), data=st.data())
def test_groups_are_those_of_a_fresh_scan_however_often_they_are_formed_anew(
    world: World, groupings: list[Grouping], data: st.DataObject
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        options = dataclasses.replace(world.options, cache_file=str(Path(folder, "cache")))
        world.keep(str(Path(folder, "cache")))
        regrouper = Regrouper(world.result(options))
        everything = [one for text in world.texts for one in text.documents]
        apart = IgnoreList()
        for grouping in groupings:
            if data.draw(st.booleans()):
                chosen = data.draw(
                    st.lists(st.tuples(st.sampled_from(everything), st.sampled_from(everything)), max_size=3)
                )
                apart = told_apart(*((a, b) for a, b in chosen if a is not b))
            fresh = dataclasses.replace(
                options,
                min_similarity=grouping.min_similarity,
                linkage=grouping.linkage,
                find_from=None,
                distinctions=apart,
            )
            result = regrouper.regroup(grouping, distinctions=apart)
            assert found(result) == found(world.result(fresh))
            assert result.options == dataclasses.replace(fresh, find_from=FLOOR)


# Real documents.


@pytest.fixture
def families(write: Write) -> None:
    """Write chains of versions of which each is like the next one only, copies, a book with one inside, and a blank."""
    for family in range(2):
        text = words(220, seed=family)
        for version in range(9):
            write(f"{family}/v{version}.txt", edited(text, *range(20 * version)))
        for copy in range(3):
            write(f"{family}/copy {copy}.txt", text)
        write(f"{family}/book.txt", f"{words(100, seed=family + 10)} {text}")
    for number in range(2):
        write(f"invoice {number}.txt", f"Invoice {number + 70} of {words(60, seed=3)}")
    write("blank.txt", " ")


def least_similarity(result: ScanResult) -> float:
    return min(member.similarity for group in result.groups for member in group.members)


@pytest.mark.usefixtures("families")
def test_real_documents_are_grouped_as_a_fresh_scan_groups_them(scan_documents: Scan, tmp_path: Path) -> None:
    def scan(**options: Any) -> ScanResult:
        return scan_documents(
            use_cache=True, cache_file=str(tmp_path / "cache"), relation=Relation.CONTAINED, **options
        ).result

    regrouper = Regrouper(scan(find_from=0.5))
    seen = []
    for min_similarity, linkage in itertools.product((0.7, 0.85, 1.0), Linkage):
        result = regrouper.regroup(Grouping(min_similarity=min_similarity, linkage=linkage))
        assert found(result) == found(scan(min_similarity=min_similarity, linkage=linkage))
        seen.append(tuple(len(group.members) for group in result.groups))
        assert (least_similarity(result) < 0.5) is (linkage is Linkage.SINGLE and min_similarity < 1)
    assert len(set(seen)) > 5


@pytest.mark.usefixtures("families")
def test_without_a_cache_what_is_not_known_is_read_again(scan_documents: Scan) -> None:
    result = regroup(scan_documents(find_from=0.5).result, Grouping(min_similarity=0.85, linkage=Linkage.SINGLE))
    assert found(result) == found(scan_documents(min_similarity=0.85, linkage=Linkage.SINGLE).result)
    assert least_similarity(result) < 0.5


def no_workers(*_: object, **__: object) -> None:
    raise AssertionError("A worker was started although nothing has to be read.")


@pytest.mark.usefixtures("families")
def test_what_is_known_is_not_looked_for(scan_documents: Scan, monkeypatch: pytest.MonkeyPatch) -> None:
    result = scan_documents(find_from=0.3, min_similarity=0.9).result
    monkeypatch.setattr(text_reader, "WorkerPool", no_workers)
    for linkage in (Linkage.CENTRE, Linkage.COMPLETE):
        regrouped = regroup(result, Grouping(min_similarity=0.7, linkage=linkage))
        assert regrouped.groups != result.groups


@pytest.mark.usefixtures("families")
def test_what_can_no_longer_be_read_is_left_out_of_a_chain(scan_documents: Scan) -> None:
    scanned = scan_documents(find_from=0.5)
    chain = Grouping(min_similarity=0.85, linkage=Linkage.SINGLE)
    before = regroup(scanned.result, chain)
    (group,) = [one for one in before.groups if one.keeper.entry.path.startswith(str(scanned.folder / "0"))]
    far = [one.document.entry for one in group.members if one.similarity < 0.5]
    assert far
    Path(far[0].path).write_text("something else", "utf-8")
    Path(far[1].path).unlink()
    after = regroup(scanned.result, chain)
    assert len(after.groups) == len(before.groups)
    paths = {one.document.entry.path for each in after.groups for one in each.members}
    assert paths == {one.document.entry.path for each in before.groups for one in each.members} - {
        entry.path for entry in far[:2]
    }


@pytest.mark.usefixtures("families")
def test_below_what_was_looked_for_there_is_what_was_found(scan_documents: Scan) -> None:
    result = scan_documents(min_similarity=0.7).result
    low = regroup(result, Grouping(min_similarity=0.2, linkage=Linkage.COMPLETE))
    assert low.options.min_similarity == 0.7
    assert found(low) == found(scan_documents(min_similarity=0.7, linkage=Linkage.COMPLETE).result)
    high = regroup(low, Grouping(min_similarity=0.9, linkage=Linkage.CENTRE))
    again = regroup(high, Grouping(min_similarity=0.7, linkage=Linkage.CENTRE))
    assert found(again) == found(result)


def test_groups_that_stay_as_they_are_are_the_same_objects(scan_documents: Scan, write: Write) -> None:
    for size, name in ((3000, "large"), (300, "middling"), (100, "small")):
        text = words(size, seed=size)
        write(f"{name}.txt", text)
        write(f"{name} 2.txt", edited(text, *range(size // 10 if name == "middling" else 1)))
    result = scan_documents(find_from=0.5).result
    regrouper = Regrouper(result)
    same = regrouper.regroup(Grouping(min_similarity=0.8, linkage=Linkage.CENTRE))
    assert all(now is before for now, before in zip(same.groups, result.groups, strict=True))
    large, _, small = result.groups
    fewer = regrouper.regroup(Grouping(min_similarity=0.95, linkage=Linkage.CENTRE))
    assert len(fewer.groups) == 2
    assert fewer.groups[0] is large
    assert fewer.groups[1].group_id == 2
    assert fewer.groups[1].members is small.members
    back = regrouper.regroup(Grouping(min_similarity=0.6, linkage=Linkage.SINGLE))
    assert back.groups == result.groups
    assert all(now.members is before.members for now, before in zip(back.groups, result.groups, strict=True))


def test_the_result_of_a_search_for_documents_like_one_is_refused(scan_documents: Scan, write: Write) -> None:
    write("a.txt", words(30, seed=1))
    result = dataclasses.replace(scan_documents().result, pairs=ListedPairs())
    with pytest.raises(ValueError, match="Only the result of a scan"):
        regroup(result, Grouping(min_similarity=0.9, linkage=Linkage.CENTRE))
