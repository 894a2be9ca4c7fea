"""The result of a scan after documents went, were told apart, or a group was given another keeper."""

import itertools
import os
import random
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import pytest

from dupfinder.domain.decisions import NEAR_INCLUSIONS
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, KnownDocument, known_document
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import Comparer, revise
from sample_documents import Scan, Write, edited, words

TEXT = words(200, seed=1)
OTHER = words(200, seed=2)

Figures = dict[str, tuple[Relation | None, float]]


def path_of(result: ScanResult, name: str) -> str:
    return next(one.entry.path for one in result.documents if one.entry.name == name)


def told_apart(result: ScanResult, *pairs: str) -> IgnoreList:
    documents = {one.entry.name: known_document(one) for one in result.documents}
    found = []
    for number, pair in enumerate(pairs, 1):
        a, b = (documents[name] for name in pair.split())
        assert isinstance(a, KnownDocument)
        assert isinstance(b, KnownDocument)
        found.append(IgnoredPair(number=number, a=a, b=b, noted=""))
    return IgnoreList(tuple(found))


def revised(
    result: ScanResult,
    *,
    gone: Iterable[str] = (),
    apart: Iterable[str] = (),
    keepers: Mapping[int, str] | None = None,
) -> ScanResult:
    """Revise by names in place of paths; what is gone is removed from disk, too."""
    paths = [path_of(result, name) for name in gone]
    for path in paths:
        os.unlink(path)
    return revise(
        result,
        gone=paths,
        distinctions=told_apart(result, *apart),
        keepers={number: path_of(result, name) for number, name in (keepers or {}).items()},
    )


def names(group: DuplicateGroup) -> list[str]:
    return [one.document.entry.name for one in group.members]


def figures(group: DuplicateGroup) -> Figures:
    return {one.document.entry.name: (one.relation, one.similarity) for one in group.members}


def group_of(result: ScanResult, name: str) -> DuplicateGroup:
    return next(group for group in result.groups if name in names(group))


@pytest.fixture
def two_groups(write: Write) -> None:
    """Write a text, its copy, and two that are near it; and two copies of another text."""
    write("a.txt", TEXT)
    write("a copy.txt", TEXT)
    write("b.txt", edited(TEXT, 10))
    write("c.txt", edited(TEXT, 100, 101))
    write("x.txt", OTHER)
    write("y.txt", OTHER)


@pytest.mark.usefixtures("two_groups")
def test_nothing_new_changes_nothing(scan_documents: Scan) -> None:
    result = scan_documents().result
    again = revised(result, keepers={1: result.groups[0].keeper.entry.name})
    assert again == result
    assert all(new is old for new, old in zip(again.groups, result.groups, strict=True))


@pytest.mark.usefixtures("two_groups")
def test_a_member_that_is_gone_leaves_its_group_and_other_groups_are_the_same_objects(scan_documents: Scan) -> None:
    result = scan_documents(included=NEAR_INCLUSIONS).result
    after = revised(result, gone=["b.txt"])
    assert names(group_of(after, "a.txt")) == ["a.txt", "a copy.txt", "c.txt"]
    assert group_of(after, "a.txt").group_id == group_of(result, "a.txt").group_id
    assert group_of(after, "x.txt") is group_of(result, "x.txt")
    assert after.reclaimable_bytes == result.reclaimable_bytes - len(edited(TEXT, 10))
    assert after.redundant_documents == result.redundant_documents - 1


@pytest.mark.usefixtures("two_groups")
def test_groups_stay_in_the_order_of_their_gain(scan_documents: Scan, write: Write) -> None:
    write("z.txt", OTHER)
    result = scan_documents(included=NEAR_INCLUSIONS).result
    assert [names(group)[0] for group in result.groups] == ["a.txt", "x.txt"]
    after = revised(result, gone=["b.txt", "c.txt"])
    assert [names(group)[0] for group in after.groups] == ["x.txt", "a.txt"]


@pytest.mark.usefixtures("two_groups")
def test_what_is_gone_is_in_no_list_and_no_pair(scan_documents: Scan, write: Write) -> None:
    write("empty.pdf", b"%PDF-1.4 damaged")
    write("empty too.pdf", b"%PDF-1.4 damaged")
    result = scan_documents().result
    after = revised(result, gone=["b.txt", "empty.pdf", "empty too.pdf"])
    left = {one.entry.name for one in after.documents}
    assert left == {"a.txt", "a copy.txt", "c.txt", "x.txt", "y.txt"}
    assert after.problems == ()
    assert after.statistics.files_seen == result.statistics.files_seen - 3
    assert list(after.pairs) == [pair for pair in result.pairs if {pair.a.entry.name, pair.b.entry.name} <= left]


@pytest.mark.usefixtures("two_groups")
def test_a_group_of_one_disappears(scan_documents: Scan) -> None:
    after = revised(scan_documents().result, gone=["y.txt"])
    assert [names(group)[0] for group in after.groups] == ["a.txt"]


@pytest.mark.usefixtures("two_groups")
def test_a_keeper_that_is_gone_is_followed_by_a_document_of_its_text(scan_documents: Scan) -> None:
    result = scan_documents().result
    after = group_of(revised(result, gone=["a.txt"]), "b.txt")
    assert after.keeper.entry.name == "a copy.txt"
    before = figures(group_of(result, "b.txt"))
    assert figures(after) == {
        "a copy.txt": (None, 1.0), "b.txt": before["b.txt"], "c.txt": before["c.txt"]
    }  # fmt: skip


@pytest.mark.usefixtures("two_groups")
def test_where_no_copy_is_left_the_best_of_the_others_is_the_keeper(scan_documents: Scan) -> None:
    after = revised(scan_documents().result, gone=["a.txt", "a copy.txt"])
    assert names(group_of(after, "b.txt")) == ["b.txt", "c.txt"]


@pytest.mark.usefixtures("two_groups")
def test_another_keeper_has_the_figures_of_the_comparison_with_it(scan_documents: Scan, tmp_path: Path) -> None:
    result = scan_documents().result
    number = group_of(result, "a.txt").group_id
    after = group_of(revised(result, keepers={number: "c.txt"}), "a.txt")
    assert after.group_id == number
    assert names(after)[0] == "c.txt"
    with Comparer() as comparer:
        for one in after.members[1:]:
            exact = comparer.compare(one.document.entry.path, str(tmp_path / "docs" / "c.txt"))
            assert (one.relation, one.similarity, one.hamming_bits) == (
                exact.relation, exact.similarity, exact.hamming_bits
            )  # fmt: skip


@pytest.mark.usefixtures("two_groups")
def test_a_keeper_that_is_no_member_is_none(scan_documents: Scan) -> None:
    result = scan_documents().result
    number = group_of(result, "a.txt").group_id
    assert revised(result, keepers={number: "x.txt", 99: "a.txt"}).groups == result.groups


@pytest.mark.usefixtures("two_groups")
def test_the_chosen_keeper_may_be_gone_too(scan_documents: Scan) -> None:
    result = scan_documents().result
    number = group_of(result, "a.txt").group_id
    after = revised(result, keepers={number: "b.txt"}, gone=["b.txt"])
    assert names(group_of(after, "a.txt")) == ["a.txt", "a copy.txt", "c.txt"]


def far_apart(write: Write) -> None:
    """Write a keeper and two that are each near it, and not near each other."""
    write("k.txt", TEXT)
    write("m.txt", edited(TEXT, *range(18)))
    write("n.txt", edited(TEXT, *range(100, 118)))


def test_figures_under_the_threshold_are_found_by_reading_again(scan_documents: Scan, write: Write) -> None:
    far_apart(write)
    result = scan_documents(min_similarity=0.85).result
    assert names(result.groups[0])[0] == "k.txt"
    assert len(list(result.pairs)) == 2
    (group,) = revised(result, keepers={1: "m.txt"}).groups
    with Comparer() as comparer:
        exact = comparer.compare(path_of(result, "m.txt"), path_of(result, "n.txt"))
    assert figures(group)["n.txt"] == (Relation.NEAR, exact.similarity)
    assert exact.similarity < 0.85


@pytest.mark.parametrize("harm", [lambda path: path.unlink(), lambda path: path.write_text("something else")])
def test_a_document_that_is_not_what_it_was_leaves_a_group_whose_keeper_it_was_not_compared_with(
    scan_documents: Scan, write: Write, harm: Callable[[Path], object]
) -> None:
    far_apart(write)
    result = scan_documents(min_similarity=0.85).result
    harm(Path(path_of(result, "n.txt")))
    (group,) = revised(result, keepers={1: "m.txt"}).groups
    assert names(group) == ["m.txt", "k.txt"]


def test_variants_are_named_whatever_the_keeper(scan_documents: Scan, write: Write) -> None:
    for number in (1, 2, 3):
        write(f"{number}.txt", f"{TEXT} invoice number {number}{number}7{number}")
    result = scan_documents().result
    assert result.redundant_documents == 0
    (group,) = revised(result, keepers={1: "3.txt"}).groups
    assert [one.differs_only_in for one in group.members] == [(), (Variable.NUMBERS,), (Variable.NUMBERS,)]


@pytest.mark.usefixtures("two_groups")
def test_what_was_told_apart_leaves_its_group(scan_documents: Scan) -> None:
    result = scan_documents().result
    after = revised(result, apart=["a.txt c.txt"])
    assert names(group_of(after, "a.txt")) == ["a.txt", "a copy.txt", "b.txt"]
    assert group_of(after, "x.txt") is group_of(result, "x.txt")
    assert list(after.pairs) == list(result.pairs)


@pytest.mark.usefixtures("two_groups")
def test_what_was_told_apart_together_is_a_group_of_its_own_with_a_new_number(
    scan_documents: Scan, write: Write
) -> None:
    write("c copy.txt", edited(TEXT, 100, 101))
    result = scan_documents().result
    after = revised(result, apart=["a.txt c.txt"])
    assert sorted(map(names, after.groups)) == [
        ["a.txt", "a copy.txt", "b.txt"], ["c.txt", "c copy.txt"], ["x.txt", "y.txt"]
    ]  # fmt: skip
    assert sorted(group.group_id for group in after.groups) == [1, 2, 3]


def test_what_leaves_a_group_is_a_group_only_where_it_is_alike(scan_documents: Scan, write: Write) -> None:
    far_apart(write)
    result = scan_documents(min_similarity=0.85).result
    assert names(result.groups[0])[0] == "k.txt"
    assert revised(result, apart=["k.txt m.txt", "k.txt n.txt"]).groups == ()


def test_what_leaves_a_group_is_no_group_with_what_only_contains_it(scan_documents: Scan, write: Write) -> None:
    one_by_one = TEXT.split()
    write("k.txt", TEXT)
    write("m.txt", " ".join(one_by_one[:170]))
    write("n.txt", f"{TEXT} {words(30, seed=4)}")
    result = scan_documents(min_similarity=0.9, relation=Relation.CONTAINED).result
    assert names(result.groups[0])[0] == "k.txt"
    assert [one.container.entry.name for one in result.containers] == ["n.txt"]
    assert revised(result, apart=["k.txt m.txt", "k.txt n.txt"]).groups == ()


@pytest.mark.usefixtures("two_groups")
def test_copies_that_were_told_apart_by_path_part(scan_documents: Scan) -> None:
    after = revised(scan_documents().result, apart=["x.txt y.txt"])
    assert [names(group)[0] for group in after.groups] == ["a.txt"]


@pytest.mark.usefixtures("two_groups")
def test_one_revision_may_follow_another(scan_documents: Scan) -> None:
    result = scan_documents().result
    number = group_of(result, "a.txt").group_id
    step = revised(revised(result, keepers={number: "b.txt"}), apart=["b.txt c.txt"])
    last = revised(step, gone=["a copy.txt"])
    assert names(group_of(last, "b.txt")) == ["b.txt", "a.txt"]


def test_containers_lose_what_is_gone_or_told_apart_and_a_copy_takes_the_place_of_the_whole(
    scan_documents: Scan, write: Write
) -> None:
    book = TEXT + " " + words(600, seed=3) + " " + OTHER
    for name in ("book.txt", "book copy.txt", "book copy (2).txt"):
        write(name, book)
    write("part.txt", TEXT)
    write("other.txt", OTHER)
    result = scan_documents(relation=Relation.CONTAINED).result
    (container,) = result.containers
    assert container.container.entry.name == "book.txt"

    def parts(after: ScanResult) -> dict[str, list[str]]:
        return {
            one.container.entry.name: sorted(one.part_of(pair)[0].entry.name for pair in one.pairs)
            for one in after.containers
        }

    assert parts(revised(result, apart=["book.txt part.txt"])) == {"book.txt": ["other.txt"]}
    part_gone = revised(result, gone=["part.txt"])
    assert parts(part_gone) == {"book.txt": ["other.txt"]}
    assert parts(revised(part_gone, apart=["book.txt other.txt"])) == {}
    assert parts(revised(part_gone, gone=["book.txt"])) == {"book copy.txt": ["other.txt"]}


@pytest.mark.parametrize("linkage", list(Linkage))
@pytest.mark.parametrize("seed", range(4))
def test_after_any_changes_each_figure_is_that_of_the_pair_with_the_keeper(
    scan_documents: Scan, write: Write, linkage: Linkage, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - test data
    for number in range(14):
        base = TEXT if number % 3 else OTHER
        write(f"{number:02}.txt", edited(base, *chance.sample(range(200), chance.choice([0, 0, 1, 8, 14]))))
    result = scan_documents(linkage=linkage).result
    documents = [one.entry.name for one in result.documents]
    gone = chance.sample(documents, 3)
    apart = [" ".join(chance.sample(documents, 2)) for _ in range(3)]
    keepers = {group.group_id: chance.choice(names(group)) for group in result.groups}
    distinctions = told_apart(result, *apart)
    after = revised(result, gone=gone, apart=apart, keepers=keepers)
    seen = [name for group in after.groups for name in names(group)]
    assert len(seen) == len(set(seen))
    assert not set(seen).intersection(gone)
    pairs = {frozenset((pair.a.entry.path, pair.b.entry.path)): pair for pair in result.pairs}
    for group in after.groups:
        assert len(group.members) > 1
        for one, other in itertools.combinations(group.members, 2):
            assert not is_apart(distinctions, one.document, other.document)
        for one in group.members[1:]:
            assert_exact(one.document, group, pairs, (one.relation, one.similarity, one.hamming_bits))


def is_apart(distinctions: IgnoreList, a: Document, b: Document) -> bool:
    one, other = known_document(a), known_document(b)
    return one is not None and other is not None and distinctions.separate(one, other)


def assert_exact(
    document: Document,
    group: DuplicateGroup,
    pairs: Mapping[frozenset[str], VerifiedPair],
    found: tuple[Relation | None, float, int | None],
) -> None:
    pair = pairs.get(frozenset((document.entry.path, group.keeper.entry.path)))
    if pair is not None:
        assert found == (pair.relation, pair.similarity, pair.hamming_bits)
    else:
        with Comparer() as comparer:
            exact = comparer.compare(document.entry.path, group.keeper.entry.path)
        assert found == (Relation.NEAR, exact.similarity, exact.hamming_bits)
