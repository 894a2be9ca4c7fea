"""Records are no business of the search for cycles, and go as soon as nobody holds them."""

import contextlib
import gc
import typing
from collections.abc import Iterator

import pytest

from dupfinder.decide import plan_group
from dupfinder.domain import acyclic
from dupfinder.domain.acyclic import Acyclic, pass_over
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member


@pytest.fixture(autouse=True)
def no_search() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def make_group() -> DuplicateGroup:
    entries = [
        FileEntry(file_id=FileId(number), path=f"/d/{number}", size_bytes=1, mtime_ns=0, device=1, inode=number)
        for number in range(2)
    ]
    members = tuple(
        Member(
            document=Document(entry=entry, format="txt", content_digest=b""),
            relation=None,
            similarity=1.0,
            hamming_bits=None,
        )
        for entry in entries
    )
    return DuplicateGroup(group_id=1, members=members)


def test_no_search_for_cycles_meets_a_record_or_a_tuple_of_them() -> None:
    group = make_group()
    planned = plan_group(group)
    things = [group, group.members, group.keeper, group.keeper.entry, group.keeper.metadata, planned, planned.documents]
    assert [thing for thing in things if gc.is_tracked(thing)] == []


class Told(str):
    """A text that says when it is freed."""

    __slots__ = ("freed",)
    freed: list[str]

    def __del__(self) -> None:
        self.freed.append(str(self))


def test_a_record_is_freed_with_its_last_holder() -> None:
    path = Told("/d/1")
    freed: list[str] = []
    path.freed = freed
    entry = FileEntry(file_id=FileId(0), path=path, size_bytes=1, mtime_ns=0, device=1, inode=1)
    del path
    document = Document(entry=entry, format="txt", content_digest=b"")
    del entry
    assert freed == []
    del document
    assert freed == ["/d/1"]


@pytest.mark.parametrize("thing", [(), 1, "text", b"", None, range(3)])
def test_what_is_in_no_search_anyway_is_left_alone(thing: object) -> None:
    pass_over(thing)
    pass_over(thing)
    assert not gc.is_tracked(thing)


def test_records_that_are_passed_over_hold_no_lists_that_could_lead_back() -> None:
    """Whoever can be changed after it was made can be made to hold its holder."""
    kinds = [kind for kind in Acyclic.__subclasses__() if kind.__module__.startswith("dupfinder.domain")]
    assert len(kinds) > 5
    for kind in kinds:
        for name, hint in typing.get_type_hints(kind).items():
            assert not {list, dict, set} & {typing.get_origin(hint), hint}, (kind, name)


@pytest.mark.parametrize("is_on", [True, False])
def test_whether_cycles_are_looked_for_is_afterwards_as_it_was(is_on: bool) -> None:  # noqa: FBT001 - a parameter
    if is_on:
        gc.enable()
    with contextlib.suppress(ValueError), acyclic.no_search():
        assert not gc.isenabled()
        raise ValueError
    assert gc.isenabled() == is_on
