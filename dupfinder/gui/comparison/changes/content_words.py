"""The words for what documents hold besides their texts, made once; free of Qt, as rows are made in the background."""

from collections.abc import Mapping
from dataclasses import dataclass

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import ContentRow
from dupfinder.domain.pages import Leaf


@dataclass(frozen=True, slots=True, kw_only=True)
class ContentWords:
    """Words in the person's language; braces stand for what is put there."""

    kinds: Mapping[ContentKind, str]
    """What one thing of a kind is called: `Comment`."""
    heading: str
    """Above all that has no place in the texts."""
    labelled: str
    """`{name}: {text}`."""
    numbered: str
    """`{name} {number}`."""
    on: Mapping[Leaf, str]
    """`{thing} (page {number})`."""

    def line(self, row: ContentRow, *, is_left: bool) -> str | None:
        """Return what one side has in a row: `Comment: Please check.`; `None` where it has nothing."""
        found, number = (row.left, row.left_number) if is_left else (row.right, row.right_number)
        if found is None or number is None:
            return None
        name = self.kinds[row.kind]
        if found.label:
            name = self.labelled.format(name=name, text=found.label)
        elif found.page is None:
            name = self.numbered.format(name=name, number=number + 1)
        leaf = row.leaves[0 if is_left else 1]
        return name if found.page is None else self.on[leaf].format(thing=name, number=found.page + 1)
