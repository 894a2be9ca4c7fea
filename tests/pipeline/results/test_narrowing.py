"""A part of a result: some groups and containers, and all that belongs to them and nothing else."""

import pytest

from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import narrow, narrow_to
from sample_documents import Scan, Write, edited, words


@pytest.fixture
def result(scan_documents: Scan, write: Write) -> ScanResult:
    """Scan two groups, a book with a member of the first in it, another book with a part of its own, and a problem."""
    first, second, part = (words(100, seed=seed) for seed in (1, 2, 3))
    for name in ("a.txt", "a 2.txt"):
        write(name, first)
    write("b.txt", second)
    write("b 2.txt", edited(second, 50))
    write("book.txt", f"{words(400, seed=4)} {first}")
    write("part.txt", part)
    write("other book.txt", f"{words(400, seed=5)} {part}")
    write("blank.txt", " ")
    return scan_documents(relation=Relation.CONTAINED).result


def names(result: ScanResult) -> set[str]:
    return {document.entry.name for document in result.documents}


def pairs(result: ScanResult) -> set[frozenset[str]]:
    return {frozenset((pair.a.entry.name, pair.b.entry.name)) for pair in result.pairs}


def group_of(result: ScanResult, name: str) -> int:
    return next(group.group_id for group in result.groups if group.keeper.entry.name.startswith(name))


def test_a_group_keeps_its_number_its_members_and_their_pairs(result: ScanResult) -> None:
    number = group_of(result, "b")
    narrowed = narrow(result, groups={number}, containers=())
    assert [group.group_id for group in narrowed.groups] == [number]
    assert names(narrowed) == {"b.txt", "b 2.txt"}
    assert pairs(narrowed) == {frozenset(("b.txt", "b 2.txt"))}
    assert narrowed.containers == ()
    assert (narrowed.redundant_documents, result.redundant_documents) == (0, 1)  # the copy is in another group
    assert (narrowed.problems, narrowed.statistics) == (result.problems, result.statistics)


def test_a_container_brings_its_parts(result: ScanResult) -> None:
    book = next(each for each in result.containers if each.container.entry.name == "book.txt")
    narrowed = narrow(result, groups=(), containers=[book.container.entry.path])
    assert narrowed.containers == (book,)
    assert names(narrowed) == {"book.txt", "a.txt", "a 2.txt"}
    assert pairs(narrowed) == {
        frozenset(pair) for pair in (("book.txt", "a.txt"), ("book.txt", "a 2.txt"), ("a.txt", "a 2.txt"))
    }


def test_everything_is_everything_that_has_a_part_in_it(result: ScanResult) -> None:
    narrowed = narrow(
        result,
        groups=[group.group_id for group in result.groups],
        containers=[each.container.entry.path for each in result.containers],
    )
    assert (narrowed.groups, narrowed.containers) == (result.groups, result.containers)
    assert names(narrowed) == names(result) - {"blank.txt"}
    assert list(narrowed.pairs) == list(result.pairs)


def test_nothing_is_nothing(result: ScanResult) -> None:
    narrowed = narrow(result, groups=(), containers=())
    assert (narrowed.documents, narrowed.groups, narrowed.containers, list(narrowed.pairs)) == ((), (), (), [])


def test_one_document_brings_all_in_which_it_stands(result: ScanResult) -> None:
    path = next(one.entry.path for one in result.documents if one.entry.name == "a 2.txt")
    narrowed = narrow_to(result, {path})
    assert names(narrowed) == {"a.txt", "a 2.txt", "book.txt"}
    assert len(narrowed.groups) == len(narrowed.containers) == 1
