"""How the near duplicates of groups differ from the documents that are kept for them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dupfinder.domain.differences import Difference
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation


@dataclass(frozen=True, slots=True, kw_only=True)
class PairDifference:
    """How one near duplicate (the right side) differs from the keeper of its group (the left side), as both are now."""

    path: str
    """Of the near duplicate."""
    difference: Difference | None
    """`None` where it cannot be told."""
    problem: str = ""
    """Why it cannot be told, in one sentence."""
    has_changed: bool = False
    """One of the two files is not any more the one that was scanned."""


def near_members(groups: Iterable[DuplicateGroup]) -> Iterator[tuple[DuplicateGroup, Member]]:
    """Yield the members of which there is a difference to show, with their groups, in the order of groups."""
    for group in groups:
        for member in group.members:
            if member.relation is Relation.NEAR:
                yield group, member
