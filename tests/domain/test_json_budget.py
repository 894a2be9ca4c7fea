"""What is refused before it is parsed: small files that would fill the memory (O5)."""

import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain import json_budget
from dupfinder.domain.json_budget import TooMuchJsonError, parsed_json

_SMALLER = 64
"""What is free is less here, by this: the same takes a quarter of a second instead of twenty."""
MANY = (3 << 20) // _SMALLER
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda each: st.lists(each) | st.dictionaries(st.text(), each),
)


@pytest.mark.parametrize(
    "content",
    [
        b"[" + b"{}," * MANY + b"{}]",
        "[" + "{}," * MANY + "{}]",
        b"[" + b"[]," * MANY + b"[]]",
        b"[" * MANY,
        b'{"a":' * MANY,
        b"[" + b"7," * 2 * MANY + b"7]",
        b"[" * 100_000 + b"]" * 100_000,
    ],
    ids=["objects", "objects as text", "lists", "nested lists", "nested objects", "numbers", "deep"],
)
def test_O5_a_file_that_would_take_many_times_its_size_is_refused_before_it_does(
    monkeypatch: pytest.MonkeyPatch, content: str | bytes
) -> None:
    monkeypatch.setattr(json_budget, "_FREE_BRACKETS", json_budget._FREE_BRACKETS // _SMALLER)
    monkeypatch.setattr(json_budget, "_FREE_COMMAS", json_budget._FREE_COMMAS // _SMALLER)
    tracemalloc.start()
    with pytest.raises(TooMuchJsonError):
        parsed_json(content)
    taken = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    # How deep the parser goes before it gives up is its own affair, and from Python 3.14 on deeper than before.
    assert taken < 3 * len(content) + (4 << 20) // _SMALLER


def test_O5_a_file_that_is_too_long_is_refused() -> None:
    assert parsed_json("[1]", most_bytes=3) == [1]
    with pytest.raises(TooMuchJsonError):
        parsed_json("[12]", most_bytes=3)


@pytest.mark.parametrize("as_bytes", [False, True])
def test_brackets_and_commas_in_texts_are_no_values(*, as_bytes: bool) -> None:
    value = ["[{," * MANY, '\\"' * MANY]
    content = json.dumps(value)
    assert parsed_json(content.encode() if as_bytes else content) == value


def test_what_is_large_because_there_is_much_in_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_budget, "_FREE_BRACKETS", 10)
    monkeypatch.setattr(json_budget, "_FREE_COMMAS", 10)
    value = [{"path": f"/some/folder/of/somebody/with a document {n}.pdf", "size_bytes": n} for n in range(1000)]
    assert parsed_json(json.dumps(value)) == value


@given(JSON)
def test_all_else_is_as_json_has_it(value: object) -> None:
    assert parsed_json(json.dumps(value)) == value
