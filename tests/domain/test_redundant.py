"""What of a group could go."""

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, Variable


def member(name: str, *, text: bytes, is_variant: bool = False, is_reference: bool = False) -> Member:
    entry = FileEntry(
        file_id=FileId(0), path=f"/{name}", size_bytes=10, mtime_ns=0, device=1, inode=1, is_reference=is_reference
    )
    return Member(
        document=Document(entry=entry, format="txt", content_digest=name.encode(), text_digest=text),
        relation=None if name == "keeper" else Relation.NEAR,
        similarity=0.9,
        hamming_bits=1,
        differs_only_in=(Variable.NUMBERS,) if is_variant else (),
    )


KEEPER = member("keeper", text=b"k")


def redundant(*others: Member) -> list[str]:
    group = DuplicateGroup(group_id=1, members=(KEEPER, *others))
    assert group.reclaimable_bytes == 10 * len(group.redundant)
    return [one.document.entry.name for one in group.redundant]


def test_all_but_the_keeper_and_references_could_go() -> None:
    assert redundant(member("a", text=b"a"), member("b", text=b"b", is_reference=True)) == ["a"]


def test_a_variant_stays_and_its_copies_could_go() -> None:
    variant = [member(name, text=b"v", is_variant=True) for name in ("v1", "v2", "v3")]
    assert redundant(*variant, member("w", text=b"w", is_variant=True)) == ["v2", "v3"]


def test_where_a_reference_is_the_variant_all_others_of_it_could_go() -> None:
    reference = member("r", text=b"v", is_variant=True, is_reference=True)
    assert redundant(member("v1", text=b"v", is_variant=True), reference) == ["v1"]
