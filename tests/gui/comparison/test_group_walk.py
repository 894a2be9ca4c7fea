"""In which order the versions of a document stand, and which two of them are compared."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation
from dupfinder.gui.comparison.group.group_walk import (
    GroupOrder,
    GroupWalk,
    StepMode,
    is_of_container,
    members_of,
    ordered,
)


def names(members: Sequence[Member]) -> list[str]:
    return [member.document.entry.name for member in members]


def document(number: int, *, day: int = 0) -> Document:
    entry = FileEntry(
        file_id=FileId(number),
        path=f"/d/{number:03}.txt",
        size_bytes=1,
        mtime_ns=day * 86_400 * 10**9,
        device=1,
        inode=number,
    )
    return Document(entry=entry, format="txt", content_digest=None)


def members_like(similarities: Sequence[float], days: Sequence[int]) -> list[Member]:
    """Return a group whose first document is its head."""
    return [
        Member(
            document=document(i, day=day),
            relation=Relation.NEAR if i else None,
            similarity=similarity,
            hamming_bits=None,
        )
        for i, (similarity, day) in enumerate(zip(similarities, days, strict=True))
    ]


def test_a_date_in_the_document_counts_before_that_of_the_file(
    make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> None:
    group = make_group(
        make_document("/d/written 2021.txt", day=0, metadata=Metadata(modified="2021-05-01T10:00:00Z")),
        make_document("/d/file of today.txt", day=2),
        make_document("/d/made 2019.txt", day=1, metadata=Metadata(created="2019")),
        make_document("/d/nonsense.txt", day=-1, metadata=Metadata(modified="yesterday")),
    )
    by_date = ordered(members_of(group), GroupOrder.DATE)
    assert names(by_date) == ["made 2019.txt", "written 2021.txt", "nonsense.txt", "file of today.txt"]


def test_the_head_comes_first_by_similarity_and_equals_are_ordered_by_path() -> None:
    members = members_like([0.2, 0.5, 1.0, 0.5], [0, 0, 0, 0])
    assert names(ordered(members, GroupOrder.SIMILARITY)) == ["000.txt", "002.txt", "001.txt", "003.txt"]
    assert names(ordered(members[::-1], GroupOrder.DATE)) == ["000.txt", "001.txt", "002.txt", "003.txt"]


def test_names_are_ordered_without_their_capitals(
    make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> None:
    group = make_group(*(make_document(f"/{name}") for name in ("z/beta", "y/Alpha", "x/gamma")))
    assert names(ordered(members_of(group), GroupOrder.NAME)) == ["Alpha", "beta", "gamma"]


def test_what_is_inside_a_container_is_a_group_too(
    make_document: Callable[..., Document], make_container: Callable[..., Container]
) -> None:
    members = members_of(make_container(make_document("/book.txt"), make_document("/chapter.txt")))
    assert [(member.relation is None, member.similarity) for member in members] == [(True, 1.0), (False, 0.97)]
    assert is_of_container(members)


def test_against_the_keeper_the_keeper_is_left_out_of_the_steps() -> None:
    walk = GroupWalk(members_like([1.0, 0.9, 0.8], [1, 0, 2]), GroupOrder.DATE, StepMode.KEEPER)
    assert names(walk.members) == ["001.txt", "000.txt", "002.txt"]
    assert names([walk.members[walk.current]]) == ["001.txt"]
    walk.go_to(walk.stepped(1))
    assert [one.entry.name for one in walk.pair] == ["000.txt", "002.txt"]
    assert walk.stepped(1) == walk.current
    walk.go_to(walk.stepped(-1))
    assert [one.entry.name for one in walk.pair] == ["000.txt", "001.txt"]


def test_the_keeper_itself_stands_beside_what_is_most_like_it() -> None:
    walk = GroupWalk(members_like([1.0, 0.7, 0.9], [0, 1, 2]), GroupOrder.DATE, StepMode.KEEPER)
    walk.go_to(1)
    walk.go_to(0)
    assert [one.entry.name for one in walk.pair] == ["000.txt", "002.txt"]


def test_against_the_one_before_the_first_pair_is_that_of_the_first_two() -> None:
    walk = GroupWalk(members_like([1.0, 0.9, 0.8], [0, 1, 2]), GroupOrder.DATE, StepMode.NEIGHBOUR)
    walk.go_to(0)
    assert [one.entry.name for one in walk.pair] == ["000.txt", "001.txt"]
    walk.go_to(walk.stepped(5))
    assert [one.entry.name for one in walk.pair] == ["001.txt", "002.txt"]


@pytest.mark.parametrize("mode", StepMode)
@given(
    versions=st.lists(st.tuples(st.floats(0, 1), st.integers(0, 9)), min_size=2, max_size=12),
    order=st.sampled_from(GroupOrder),
)
def test_steps_from_end_to_end_show_every_document_once(
    mode: StepMode, versions: list[tuple[float, int]], order: GroupOrder
) -> None:
    similarities, days = zip(*versions, strict=True)
    walk = GroupWalk(members_like(similarities, days), order, mode)
    walk.go_to(walk.stepped(-len(versions)))
    seen = [walk.current]
    while walk.stepped(1) != walk.current:
        walk.go_to(walk.stepped(1))
        seen.append(walk.current)
        left, right = walk.pair
        assert left is not right
    expected = [i for i, one in enumerate(walk.members) if one.relation is not None]
    assert seen == (expected if mode is StepMode.KEEPER else list(range(1, len(versions))))
