"""What of a group could go."""

from dataclasses import replace

import pytest

from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, Variable

SAME, CONTENT, TEXT, LOOKS, NEAR = (
    Relation.IDENTICAL,
    Relation.SAME_CONTENT,
    Relation.SAME_TEXT,
    Relation.LOOKS_ALIKE,
    Relation.NEAR,
)


def member(
    name: str,
    relation: Relation | None = NEAR,
    *,
    digest: bytes = b"",
    text: bytes = b"t",
    pictures: bytes = b"",
    is_variant: bool = False,
    is_reference: bool = False,
) -> Member:
    entry = FileEntry(
        file_id=FileId(0), path=f"/{name}", size_bytes=10, mtime_ns=0, device=1, inode=1, is_reference=is_reference
    )
    return Member(
        document=Document(
            entry=entry, format="txt", content_digest=digest or name.encode(), text_digest=text, pictures=pictures
        ),
        relation=relation,
        similarity=0.9,
        hamming_bits=1,
        differs_only_in=(Variable.NUMBERS,) if is_variant else (),
    )


KEEPER = member("keeper", None, text=b"k")


def redundant(*others: Member, included: tuple[Inclusion, ...] = ()) -> list[str]:
    group = DuplicateGroup(group_id=1, members=(KEEPER, *others), included=included)
    assert group.reclaimable_bytes == 10 * len(group.redundant)
    return [one.document.entry.name for one in group.redundant]


@pytest.mark.parametrize(
    ("included", "names"),
    [
        ((), ["same"]),
        ((Inclusion.SAME_CONTENT,), ["same", "content"]),
        ((Inclusion.SAME_TEXT,), ["same", "content", "text"]),
        ((Inclusion.LOOKS_ALIKE,), ["same", "looks"]),
        ((Inclusion.NEAR,), ["same", "near"]),
        (NEAR_INCLUSIONS, ["same", "content", "text", "near"]),
        (tuple(Inclusion), ["same", "content", "text", "looks", "near", "variant"]),
    ],
)
def test_S13_S15_what_can_be_freed_is_what_was_asked_for(included: tuple[Inclusion, ...], names: list[str]) -> None:
    others = (
        member("same", SAME, digest=b"keeper", text=b"k"),
        member("content", CONTENT, text=b"k"),
        member("text", TEXT, text=b"k", pictures=b"\0"),
        member("looks", LOOKS, text=b"k"),
        member("near", NEAR, text=b"n"),
        member("variant", NEAR, text=b"v", is_variant=True),
    )
    assert redundant(*others, included=included) == names


def test_copies_of_a_near_duplicate_could_go_for_it() -> None:
    copies = [member(name, digest=b"d") for name in ("a", "b", "c")]
    assert redundant(*copies) == ["b", "c"]


def test_all_but_the_keeper_and_references_could_go() -> None:
    others = (member("a", text=b"a"), member("b", text=b"b", is_reference=True))
    assert redundant(*others, included=NEAR_INCLUSIONS) == ["a"]


def test_a_variant_stays_and_its_copies_could_go() -> None:
    variant = [member(name, text=b"v", is_variant=True) for name in ("v1", "v2", "v3")]
    assert redundant(*variant, member("w", text=b"w", is_variant=True), included=NEAR_INCLUSIONS) == ["v2", "v3"]


def test_where_a_reference_is_the_variant_all_others_of_it_could_go() -> None:
    reference = member("r", text=b"v", is_variant=True, is_reference=True)
    other = member("v1", text=b"v", is_variant=True)
    assert redundant(other, reference, included=(Inclusion.SAME_TEXT,)) == ["v1"]


def test_what_varies_is_told_of_a_group_of_one_template() -> None:
    def near(*only: Variable) -> Member:
        return replace(member("near", Relation.NEAR), differs_only_in=only)

    def varies(*others: Member) -> tuple[Variable, ...] | None:
        return DuplicateGroup(group_id=1, members=(KEEPER, *others)).varies

    letters = (near(Variable.NUMBERS, Variable.NAMES), near(Variable.ADDRESSES, Variable.ENTRIES))
    copy = member("copy", Relation.IDENTICAL)
    assert varies(copy, *letters) == (Variable.NAMES, Variable.ADDRESSES, Variable.NUMBERS)
    assert varies(near(Variable.ENTRIES)) == ()
    assert varies(copy) is None
    assert varies(*letters, near()) is None  # it was edited
    assert varies(*letters, near(Variable.LETTERS)) is None
