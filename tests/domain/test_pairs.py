"""What is named beside a relation."""

import pytest

from dupfinder.domain.beyond import ContentDifference, ContentKind
from dupfinder.domain.pairs import Relation, Variable, named_beyond

SIGNS = ContentDifference(kind=ContentKind.SIGNS, count=2)
PICTURES = ContentDifference(kind=ContentKind.PICTURES, count=None)


@pytest.mark.parametrize(
    ("relation", "named"),
    [
        (None, ()),
        (Relation.IDENTICAL, ()),
        (Relation.SAME_TEXT, (SIGNS, PICTURES)),
        (Relation.LOOKS_ALIKE, (SIGNS,)),
        (Relation.NEAR, ()),
        (Relation.CONTAINED, ()),
    ],
)
def test_other_content_is_named_where_documents_could_be_taken_for_the_same(
    relation: Relation | None, named: tuple[ContentDifference, ...]
) -> None:
    assert named_beyond(relation, (SIGNS, PICTURES)) == named


def test_of_tables_in_another_notation_no_signs_are_named() -> None:
    named = named_beyond(Relation.SAME_TEXT, (SIGNS, PICTURES), only=(Variable.NOTATION,))
    assert named == (PICTURES,)
