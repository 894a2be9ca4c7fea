"""Small worlds of groups for plans, and what no plan may do to them."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from dupfinder.decide import PERSON, PlanDocument, PlanGroup
from dupfinder.domain.decisions import FileState, Inclusion, Plan, Verdict
from dupfinder.domain.pairs import Relation, Variable
from this_system import native

SAME, TEXT, NEAR = Relation.IDENTICAL, Relation.SAME_TEXT, Relation.NEAR
CONTENT, LOOKS = Relation.SAME_CONTENT, Relation.LOOKS_ALIKE
A, B = "a" * 64, "b" * 64

RULES = [
    *("newest", "oldest", "longest-text", "largest", "smallest", "best-format", "shortest-path", "cleanest-name"),
    *(f"in:{native('/a')}", f"in:{native('/b')}", "name:*1*", "name:x*", "one-per-folder", "one-per-name"),
]
FILES = [native(f"/{folder}/x{number}") for folder in "ab" for number in range(4)]


ASKED_BY: dict[str, frozenset[Inclusion]] = {
    CONTENT: frozenset((Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT, Inclusion.NEAR, Inclusion.LOOKS_ALIKE)),
    TEXT: frozenset((Inclusion.SAME_TEXT,)),
    LOOKS: frozenset((Inclusion.LOOKS_ALIKE,)),
    NEAR: frozenset((Inclusion.NEAR,)),
}
"""What must be included for documents to go that are so related; what has the content of such a one goes with it."""


def small_world(pick: Callable[[Any], Any]) -> list[PlanGroup]:
    """Return groups in which several names of one file, equal bytes and files in two groups are common.

    Relations are drawn freely, so that most reports are wrong about some of them.
    """
    inodes = range(6)  # 0 stands for a file system without them
    digests = [pick([A, B, "c" * 64, "d" * 64, None]) for _ in inodes]
    texts = {digest: pick([None, "3" * 32, "4" * 32]) for digest in (A, B, "c" * 64, "d" * 64)}
    contents = {digest: pick([None, "5" * 32, "6" * 32]) for digest in texts}
    times = [pick(range(3)) for _ in inodes]
    documents = []
    for path in FILES:
        inode = pick(inodes)
        document = PlanDocument(
            path=path,
            format=pick(["docx", "pdf", "txt"]),
            size_bytes=pick(range(2)),
            mtime_ns=times[inode],
            device=1,
            inode=inode,
            word_count=pick(range(2)),
            is_reference=pick([False, False, False, True]),
            content_digest=digests[inode],
            relation=None,
            text_digest=texts.get(digests[inode]),
            same_content=contents.get(digests[inode]),
            masked_digest=pick([None, "1" * 16, "2" * 16]),
            template_digest=pick([None, None, "1" * 32, "1" * 16 + "2" * 16]),
        )
        documents.append(document)
    groups = []
    for _ in range(pick(range(1, 4))):
        keeper, *others = (pick(documents) for _ in range(pick(range(2, 7))))
        looking = {digest for digest in texts if pick([False, False, True])}
        others = [
            replace(other, relation=relation, differs_only_in=pick([(), (), (Variable.NAMES,)]) * (relation == NEAR))
            for other in others
            # What looks like the keeper has few words, under all of its names.
            for relation in [LOOKS if other.content_digest in looking else pick([SAME, CONTENT, TEXT, NEAR])]
        ]
        groups.append(PlanGroup(documents=(keeper, *others)))
    return groups


def file_of(document: PlanDocument) -> object:
    return (document.device, document.inode) if document.inode else document.path


def may_be_variants(group: PlanGroup, one: FileState, other: FileState) -> bool:
    """Return whether a report says anything that makes two documents of a group two of one kind."""
    texts = {each.content_digest for each in group.documents if each.relation in {None, CONTENT, TEXT}}
    marked = {each.content_digest for each in group.documents if each.differs_only_in} - texts
    families = [
        {each.masked_digest for each in group.documents if each.content_digest == file.content_digest} - {None}
        for file in (one, other)
    ]
    prints = [
        {each.template_digest for each in group.documents if each.content_digest == file.content_digest} - {None}
        for file in (one, other)
    ]
    are_of_one_template = any(a[:16] == b[:16] and a != b for a in prints[0] for b in prints[1] if a and b)
    is_marked = not marked.isdisjoint({one.content_digest, other.content_digest})
    return is_marked or are_of_one_template or bool(families[0] & families[1])


def formats_of(groups: list[PlanGroup], file: FileState) -> set[str]:
    """Return as what the bytes of a file were read, under whatever names."""
    documents = [each for group in groups for each in group.documents]
    return {each.format for each in documents if each.content_digest == file.content_digest}


def broken_promises(groups: list[PlanGroup], made: Plan, *, included: Collection[Inclusion]) -> set[str]:
    """Return what is wrong with a plan, in the plainest terms; what a person marked may go for a near duplicate."""
    members = [member for group in groups for member in group.documents]
    removed = {each.file.path for each in made.decisions if each.verdict is Verdict.REMOVE}
    lost = {file_of(member) for member in members if member.path in removed}
    promises = {
        "a copy stays": not any({file_of(member) for member in group.documents} <= lost for group in groups),
        "references stay": not any(member.is_reference and file_of(member) in lost for member in members),
        "what is kept does not go by another name": not any(
            (each.kept.device, each.kept.inode) in lost for each in made.decisions if each.kept and each.kept.inode
        ),
        "a file is named once": len({each.file.path for each in made.decisions}) == len(made.decisions),
    }
    for each in made.decisions:
        if each.kept is not None:
            is_by_hand = each.reason == PERSON
            promises |= {
                f"{each.file.path} goes for one that stays": each.kept.path not in removed,
                f"{each.file.path} goes for one of its group": any(
                    {each.file, each.kept} <= {member.state for member in group.documents} for group in groups
                ),
                f"{each.file.path} is called identical if it is": (each.relation == SAME)
                is (each.file.content_digest == each.kept.content_digest),
                f"{each.file.path} goes because it was asked for": is_by_hand
                or not ASKED_BY.get(each.relation, frozenset()).isdisjoint(included)
                or each.relation == SAME
                # Two that go for a third one may be as far from each other as they are from that.
                or (each.relation in {NEAR, LOOKS} and not {Inclusion.NEAR, Inclusion.LOOKS_ALIKE}.isdisjoint(included))
                or (each.relation == TEXT and Inclusion.NEAR in included),
                f"{each.file.path} goes for its own format": is_by_hand
                or Inclusion.OTHER_FORMATS in included
                or each.relation == SAME
                or bool(formats_of(groups, each.file) & formats_of(groups, each.kept)),
                f"{each.file.path} is no other invoice": is_by_hand
                or Inclusion.VARIANTS in included
                or each.relation != NEAR
                or any(
                    {each.file, each.kept} <= {member.state for member in group.documents}
                    and not may_be_variants(group, each.file, each.kept)
                    for group in groups
                ),
            }
    return {promise for promise, is_held in promises.items() if not is_held}
