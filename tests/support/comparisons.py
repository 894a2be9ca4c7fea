"""Comparisons of two texts without files, for tests of what is shown of them."""

from dupfinder.diff import align, content_rows
from dupfinder.domain.beyond import BeyondWords, condensed, differences_between, pictures_of
from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.domain.documents import ExtractedText, Metadata
from dupfinder.domain.pairs import Relation, Variable


def comparison_of(
    left: str,
    right: str,
    *,
    difference: Difference | None = None,
    relation: Relation | None = Relation.NEAR,
    differs_only_in: tuple[Variable, ...] = (),
    options: CompareOptions | None = None,
    metadata: Metadata | None = None,
    beyond: tuple[BeyondWords, BeyondWords] = (BeyondWords(), BeyondWords()),
) -> Comparison:
    """Return a comparison of two texts with made-up figures; the difference is the real one if none is given."""
    chosen = options or CompareOptions()
    about = metadata or Metadata()
    sides = [
        ExtractedText(text=text, format="txt", reader="plain", reader_version=1, metadata=about, beyond=saw)
        for text, saw in zip((left, right), beyond, strict=True)
    ]
    found = align(left, right, options=chosen) if difference is None else difference
    a, b = beyond
    differs_beyond = differences_between((condensed(a), condensed(b)), (pictures_of(a), pictures_of(b)))
    told = [one.kind for one in differs_beyond if one.count is not None]
    return Comparison(
        left=sides[0],
        right=sides[1],
        left_digest=b"left",
        right_digest=b"right",
        left_words=len(left.split()),
        right_words=len(right.split()),
        relation=relation,
        similarity=0.93,
        a_in_b=0.97,
        b_in_a=0.9,
        hamming_bits=4,
        differs_only_in=differs_only_in,
        differs_beyond=differs_beyond,
        difference=found,
        options=chosen,
        content_rows=content_rows(sides[0], sides[1], found, kinds=told),
    )


def difference_with_moves() -> Difference:
    """Return a difference in which a paragraph moved down and was edited, and a passage moved up into another one."""
    moved = (Edit(kind=ChangeKind.WORDS, left=Span(4, 7), right=Span(4, 9)),)
    away = Edit(kind=ChangeKind.MOVES, left=Span(9, 23), right=Span(8, 8), counterpart=1)
    arrived = Edit(kind=ChangeKind.MOVES, left=Span(5, 5), right=Span(6, 20), counterpart=4)
    rows = (
        Row(kind=RowKind.MOVED, left="The old paragraph that moved", right=None, edits=moved, counterpart=3),
        Row(kind=RowKind.CHANGED, left="First line", right="First a whole clause line", edits=(arrived,)),
        Row(kind=RowKind.EQUAL, left="Something in between", right="Something in between"),
        Row(kind=RowKind.MOVED, left=None, right="The newer paragraph that moved", edits=moved, counterpart=0),
        Row(kind=RowKind.CHANGED, left="Last and a whole clause here", right="Last and here", edits=(away,)),
        Row(kind=RowKind.IGNORED, left="Page 1", right=None),
    )
    return Difference(rows=rows)
