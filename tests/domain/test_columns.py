"""Records that are made a column at a time are those that are made one by one."""

from dataclasses import FrozenInstanceError, dataclass
from gc import is_tracked

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.columns import records_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter(Acyclic):
    """A record with and without a default."""

    sender: str
    pages: int = 1


@given(st.lists(st.tuples(st.text(), st.integers())))
def test_columns_give_the_records_that_calls_give(rows: list[tuple[str, int]]) -> None:
    senders, pages = [sender for sender, _ in rows], [count for _, count in rows]
    assert records_of(Letter, {"sender": senders, "pages": pages}, len(rows)) == [
        Letter(sender=sender, pages=count) for sender, count in rows
    ]
    assert records_of(Letter, {"sender": senders}, len(rows)) == [Letter(sender=sender) for sender in senders]


def test_they_are_frozen_and_out_of_the_search_for_cycles() -> None:
    (letter,) = records_of(Letter, {"sender": ["Anna"]}, 1)
    assert not is_tracked(letter)
    with pytest.raises(FrozenInstanceError):
        letter.pages = 2  # type: ignore[misc]  # what is tried
