"""Scans with pairs that a person told apart: they stand in no group together, and all else is as it was."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.decide import make_plan, plan_group
from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion, Verdict
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, KnownDocument, known_document
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.group import link
from dupfinder.pipeline import identify
from dupfinder.pipeline.matching.grouping import Grouper
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.texts import Text
from dupfinder.store import add_ignored_pairs, read_ignore_list
from dupfinder.verify import Similarities
from sample_documents import Scan, Write, edited, words

TEXT = words(200, seed=1)


def known(document: Document) -> KnownDocument:
    found = known_document(document)
    assert found is not None
    return found


def told_apart(*pairs: tuple[KnownDocument, KnownDocument]) -> IgnoreList:
    return IgnoreList(tuple(IgnoredPair(number=n, a=a, b=b, noted="") for n, (a, b) in enumerate(pairs, 1)))


def named(result: ScanResult, *pairs: str) -> IgnoreList:
    """Return what tells the documents of each pair of names apart, as in "a b"."""
    documents = {one.entry.name: known(one) for one in result.documents}
    both = [pair.split() for pair in pairs]
    return told_apart(*((documents[a], documents[b]) for a, b in both))


def groups(result: ScanResult) -> list[set[str]]:
    return [{one.document.entry.name for one in group.members} for group in result.groups]


@pytest.fixture
def three(write: Write) -> None:
    """Write three near documents, each like both others."""
    write("a.txt", TEXT)
    write("b.txt", edited(TEXT, 10))
    write("c.txt", edited(TEXT, 100))


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize("linkage", list(Linkage))
def test_what_was_told_apart_stands_in_no_group_together_and_still_is_a_pair(
    scan_documents: Scan, linkage: Linkage
) -> None:
    before = scan_documents(linkage=linkage).result
    assert groups(before) == [{"a.txt", "b.txt", "c.txt"}]
    after = scan_documents(linkage=linkage, distinctions=named(before, "a.txt b.txt")).result
    (group,) = groups(after)
    assert len(group) == 2
    assert not {"a.txt", "b.txt"} <= group
    assert list(after.pairs) == list(before.pairs)
    assert len(list(after.pairs)) == 3


@pytest.mark.usefixtures("three")
def test_a_group_that_was_told_apart_whole_is_none(scan_documents: Scan) -> None:
    distinctions = named(scan_documents().result, "a.txt b.txt", "a.txt c.txt", "b.txt c.txt")
    assert scan_documents(distinctions=distinctions).result.groups == ()


@pytest.mark.usefixtures("three")
def test_it_holds_for_copies_under_other_names(scan_documents: Scan, write: Write) -> None:
    distinctions = named(scan_documents().result, "a.txt b.txt", "a.txt c.txt", "b.txt c.txt")
    write("d.txt", edited(TEXT, 10))
    assert groups(scan_documents(distinctions=distinctions).result) == [{"b.txt", "d.txt"}]


@pytest.mark.usefixtures("three")
def test_it_holds_until_a_document_is_edited(scan_documents: Scan, write: Write) -> None:
    distinctions = named(scan_documents().result, "a.txt b.txt", "a.txt c.txt", "b.txt c.txt")
    write("b.txt", edited(TEXT, 10, 11))
    assert groups(scan_documents(distinctions=distinctions).result) == [{"a.txt", "b.txt"}]


def test_copies_are_told_apart_by_path_and_no_plan_removes_one_for_the_other(
    scan_documents: Scan, write: Write
) -> None:
    for name in ("a.txt", "b.txt", "c.txt"):
        write(name, TEXT)
    write("near.txt", edited(TEXT, 3))
    distinctions = named(scan_documents().result, "a.txt b.txt")
    result = scan_documents(distinctions=distinctions).result
    assert groups(result) == [{"a.txt", "c.txt", "near.txt"}]
    plan = make_plan(
        [plan_group(group) for group in result.groups], (), included=(*NEAR_INCLUSIONS, Inclusion.VARIANTS)
    )
    decided = {Path(each.file.path).name: each.verdict for each in plan.decisions}
    assert sorted(decided) == ["a.txt", "c.txt", "near.txt"]
    assert list(decided.values()).count(Verdict.REMOVE) == 2
    assert len(list(result.pairs)) == 6


def test_copies_that_were_edited_alike_are_still_told_apart(scan_documents: Scan, write: Write) -> None:
    for name in ("a.txt", "b.txt"):
        write(name, TEXT)
    distinctions = named(scan_documents().result, "a.txt b.txt")
    for name in ("a.txt", "b.txt"):
        write(name, edited(TEXT, 10))
    assert scan_documents(distinctions=distinctions).result.groups == ()


@pytest.mark.usefixtures("three")
def test_it_holds_when_another_version_digests_texts_otherwise(scan_documents: Scan) -> None:
    documents = [replace(known(one), text_digest=f"old {one.entry.name}") for one in scan_documents().result.documents]
    distinctions = told_apart(*itertools.combinations(documents, 2))
    assert scan_documents(distinctions=distinctions).result.groups == ()


def test_identical_files_without_text_are_told_apart_by_path(scan_documents: Scan, write: Write) -> None:
    for name in ("a.txt", "b.txt"):
        write(name, "word")
    assert groups(scan_documents().result) == [{"a.txt", "b.txt"}]
    assert not scan_documents(distinctions=named(scan_documents().result, "a.txt b.txt")).result.groups


def test_a_part_and_what_contains_it_can_be_told_apart(scan_documents: Scan, write: Write) -> None:
    write("book.txt", TEXT + " " + words(600, seed=2))
    for name in ("part.txt", "copy.txt"):
        write(name, TEXT)
    before = scan_documents(relation=Relation.CONTAINED).result
    (container,) = before.containers
    assert len(container.pairs) == 2
    distinctions = named(before, "book.txt part.txt")
    after = scan_documents(relation=Relation.CONTAINED, distinctions=distinctions).result
    assert after.containers == ()
    assert list(after.pairs) == list(before.pairs)


@pytest.mark.usefixtures("three")
def test_what_a_person_names_by_path_is_what_a_scan_finds(
    scan_documents: Scan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    file = str(tmp_path / "not-duplicates")
    found = identify([str(tmp_path / "docs" / name) for name in ("b.txt", "a.txt")])
    documents = {one.entry.name: known(one) for one in scan_documents().result.documents}
    assert found == [documents["b.txt"], documents["a.txt"]]
    add_ignored_pairs([(found[0], found[1])], file)
    assert len(groups(scan_documents(distinctions=read_ignore_list(file)).result)[0]) == 2


@pytest.mark.parametrize("linkage", list(Linkage))
def test_the_result_does_not_depend_on_the_number_of_workers(
    scan_documents: Scan, write: Write, linkage: Linkage
) -> None:
    for number in range(12):
        write(f"{number}.txt", edited(TEXT, number % 5, 50 + number % 3))
    first = scan_documents(linkage=linkage).result
    distinctions = named(first, "0.txt 1.txt", "2.txt 7.txt", "3.txt 8.txt", "4.txt 1.txt")
    results = [scan_documents(linkage=linkage, workers=n, distinctions=distinctions).result for n in (1, 2)]
    assert results[0].groups == results[1].groups != first.groups


# The twin: everything by comparing each with each.


@dataclass(frozen=True)
class Case:
    """Texts with their documents, the similarities of those that match, and what was told apart."""

    texts: list[Text]
    edges: dict[tuple[int, int], float]
    distinctions: IgnoreList

    @property
    def matches(self) -> Matches:
        pairs = sorted(self.edges)
        similarity = np.array([self.edges[pair] for pair in pairs], np.float64)
        return Matches(
            pairs=np.array(pairs, np.int64).reshape(-1, 2),
            figures=Similarities(similarity=similarity, a_in_b=similarity, b_in_a=similarity),
        )

    def separate(self, some: Sequence[Document], others: Sequence[Document]) -> bool:
        return any(self.distinctions.separate(known(a), known(b)) for a in some for b in others)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    texts, file_id = [], itertools.count()
    for number in range(draw(st.integers(1, 6))):
        documents = []
        for _ in range(draw(st.integers(1, 4))):
            place = next(file_id)
            entry = FileEntry(
                file_id=FileId(place), path=f"/{place:02}", size_bytes=1, mtime_ns=0, device=1, inode=place + 1
            )
            content = bytes([number, draw(st.integers(0, 1))])
            documents.append(Document(entry=entry, format="txt", content_digest=content, text_digest=bytes([number])))
        texts.append(Text(documents=tuple(documents)))
    between = list(itertools.combinations(range(len(texts)), 2))
    edges = {pair: draw(st.sampled_from([0.8, 0.9, 0.95])) for pair in between if draw(st.booleans())}
    everything = [known(one) for text in texts for one in text.documents]
    everything.append(KnownDocument(path="/elsewhere", content_digest="ee", text_digest="ee"))
    chosen = draw(st.lists(st.tuples(st.sampled_from(everything), st.sampled_from(everything)), max_size=8))
    return Case(texts, edges, told_apart(*((a, b) for a, b in chosen if a.path != b.path)))


def slow_groups(case: Case, linkage: Linkage) -> set[frozenset[str]]:
    """Return the paths in each group, worked out in the most plodding way."""
    nodes: list[tuple[int, list[Document]]] = []
    for number, text in enumerate(case.texts):
        parts: list[list[Document]] = []
        for document in text.documents:
            free = [part for part in parts if not case.separate([document], part)]
            if free:
                free[0].append(document)
            else:
                parts.append([document])
        nodes += [(number, part) for part in parts]
    edges = {
        (a, b): case.edges[nodes[a][0], nodes[b][0]]
        for a, b in itertools.combinations(range(len(nodes)), 2)
        if (nodes[a][0], nodes[b][0]) in case.edges and not case.separate(nodes[a][1], nodes[b][1])
    }
    linked: list[list[int]] = []
    now, is_done = list(range(len(nodes))), False
    while not is_done:
        is_done = True
        inside = {(now.index(a), now.index(b)): edges[a, b] for a, b in edges if a in now and b in now}
        for group in slow_link(inside, [len(nodes[node][1]) for node in now], linkage):
            members = [now[place] for place in group]
            kept: list[int] = []
            may_join = members[:1]
            while may_join:
                kept.append(may_join[0])
                may_join = [
                    node
                    for node in members
                    if node not in kept
                    and any((min(node, other), max(node, other)) in edges for other in kept)
                    and not any(case.separate(nodes[node][1], nodes[other][1]) for other in kept)
                ]
            linked.append(kept)
            is_done = is_done and len(kept) == len(members)
        now = [node for node in range(len(nodes)) if not any(node in group for group in linked)]
    linked += [[node] for node in now]
    paths = [frozenset(one.entry.path for node in group for one in nodes[node][1]) for group in linked]
    return {group for group in paths if len(group) > 1}


def slow_link(edges: dict[tuple[int, int], float], weights: list[int], linkage: Linkage) -> list[list[int]]:
    pairs = np.array(list(edges), np.int64).reshape(-1, 2)
    similarities = np.array(list(edges.values()), np.float64)
    return link(len(weights), pairs, similarities, linkage=linkage, weights=np.array(weights, np.int64))


def grouped(case: Case, linkage: Linkage, distinctions: IgnoreList) -> Any:
    def verify(pairs: Any) -> Matches:
        low = np.full(len(pairs), 0.5)
        return Matches(pairs=pairs, figures=Similarities(similarity=low, a_in_b=low, b_in_a=low))

    grouper = Grouper(texts=case.texts, linkage=linkage, min_similarity=0.8, distinctions=distinctions)
    return grouper.group(case.matches, verify=verify)


LINKAGES = st.sampled_from(list(Linkage))


@given(case=cases(), linkage=LINKAGES)
def test_groups_are_those_of_the_slow_twin(case: Case, linkage: Linkage) -> None:
    found = grouped(case, linkage, case.distinctions)
    assert {frozenset(one.document.entry.path for one in group.members) for group in found} == slow_groups(
        case, linkage
    )


@given(case=cases(), linkage=LINKAGES)
def test_no_two_of_a_group_were_told_apart_and_its_figures_are_those_of_the_texts(case: Case, linkage: Linkage) -> None:
    text_of = {one.entry.path: number for number, text in enumerate(case.texts) for one in text.documents}
    for group in grouped(case, linkage, case.distinctions):
        documents = [one.document for one in group.members]
        assert not any(case.separate([a], [b]) for a, b in itertools.combinations(documents, 2))
        keeper = text_of[group.keeper.entry.path]
        for one in group.members[1:]:
            text = text_of[one.document.entry.path]
            pair = (min(text, keeper), max(text, keeper))
            assert one.similarity == (1.0 if text == keeper else case.edges.get(pair, 0.5))
            assert linkage is Linkage.SINGLE or text == keeper or pair in case.edges


@given(case=cases(), linkage=LINKAGES)
def test_of_two_documents_in_no_group_none_matches_the_other_unless_they_were_told_apart(
    case: Case, linkage: Linkage
) -> None:
    text_of = {one.entry.path: number for number, text in enumerate(case.texts) for one in text.documents}
    found = grouped(case, linkage, case.distinctions)
    inside = {one.document.entry.path for group in found for one in group.members}
    alone = [one for text in case.texts for one in text.documents if one.entry.path not in inside]
    for a, b in itertools.combinations(alone, 2):
        pair = (text_of[a.entry.path], text_of[b.entry.path])
        assert case.separate([a], [b]) or (pair[0] != pair[1] and pair not in case.edges)


@given(case=cases(), linkage=LINKAGES)
def test_what_was_told_apart_elsewhere_changes_nothing(case: Case, linkage: Linkage) -> None:
    elsewhere = told_apart(*(
        (known(one), KnownDocument(path="/elsewhere", content_digest="ee", text_digest="ee"))
        for text in case.texts
        for one in text.documents
    ))  # fmt: skip
    assert grouped(case, linkage, elsewhere) == grouped(case, linkage, IgnoreList())
