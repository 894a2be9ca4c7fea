"""Records as JSON: whatever the types of their fields, one by one and in columns."""

import enum
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import chain
from typing import Any, get_args, get_origin, get_type_hints

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.store.record_codec import BadRecord, Codecs, Json, UnknownPart


class Colour(enum.StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    x: int
    name: str = ""
    share: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    colour: Colour
    digest: bytes | None = None
    points: tuple[Point, ...] = ()
    first: Point = field(default_factory=lambda: Point(x=0))
    other: Point | None = None
    is_open: bool = False
    names: tuple[str, ...] = ("usual",)


@dataclass(frozen=True)
class Known:
    names: tuple[str, ...] = ()
    count: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "count", len(self.names))


texts = st.text(max_size=3)
points = st.builds(
    Point, x=st.integers() | st.integers(2**63, 2**64 - 1), name=texts, share=st.none() | st.floats(0, 1)
)
shapes = st.builds(
    Shape,
    colour=st.sampled_from(Colour),
    digest=st.none() | st.binary(max_size=3) | st.binary(min_size=3, max_size=3),
    points=st.lists(points, max_size=3).map(tuple),
    first=points,
    other=st.none() | points,
    is_open=st.booleans(),
    names=st.lists(texts, max_size=2).map(tuple),
)
SHAPE = Codecs().of(Shape)


def listed(kind: Any, values: Sequence[Any]) -> Json:
    """Return a column as lists alone, as sessions had them up to version 3."""
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return {one.name: listed(hints[one.name], [getattr(each, one.name) for each in values]) for one in fields(kind)}
    if get_origin(kind) is tuple:
        return [list(map(len, values)), listed(get_args(kind)[0], list(chain.from_iterable(values)))]
    return [None if value is None else Codecs().of(kind).encode(value) for value in values]


@given(st.lists(shapes, max_size=6), st.integers(0, 12))
def test_records_come_back_one_by_one_and_in_columns(some: list[Shape], repeated: int) -> None:
    records = some + some[:1] * repeated
    for record in some:
        assert SHAPE.decode(json.loads(json.dumps(SHAPE.encode(record)))) == record
    columns = SHAPE.encode_all(records)
    assert SHAPE.decode_all(columns, len(records)) == records
    assert SHAPE.decode_all(json.loads(json.dumps(listed(Shape, records))), len(records)) == records


def test_what_is_as_usual_is_left_out() -> None:
    usual = Shape(colour=Colour.RED)
    assert SHAPE.encode(usual) == {"colour": "red"}
    assert SHAPE.encode_all([usual, usual]).keys() == {"colour"}


def test_what_repeats_itself_stands_once() -> None:
    columns = SHAPE.encode_all([Shape(colour=colour) for colour in (*Colour, *Colour)])
    assert columns["colour"]["once"] == ["red", "blue"]
    assert columns["colour"]["which"].tolist() == [0, 1, 0, 1]


def test_fields_that_are_worked_out_are_worked_out_again() -> None:
    codec = Codecs().of(Known)
    known = Known(("a", "b"))
    assert codec.decode(codec.encode(known)).count == 2
    assert [each.count for each in codec.decode_all(codec.encode_all([known, Known()]), 2)] == [2, 0]


WRONG_FIELDS: list[dict[str, Json]] = [
    *({"digest": "0"}, {"digest": 1}, {"is_open": 0}, {"first": None}, {"first": {}}, {"other": []}),
    *({"points": {}}, {"points": [None]}, {"points": [{"x": True}]}, {"points": [{"x": 1.0}]}),
    *({"names": "ab"}, {"first": {"x": 1, "share": "1"}}, {"first": {"x": 1, "share": float("nan")}}),
    *({"first": {"x": 1, "share": 10**400}}, {"first": {"x": 1, "share": True}}),
    *({"colour": None}, {"colour": 1}, {"colour": ["red"]}),
]


@pytest.mark.parametrize("wrong", [None, [], 1, "red", {}, *({"colour": "red"} | each for each in WRONG_FIELDS)])
def test_what_is_no_record_is_refused(wrong: Json) -> None:
    with pytest.raises(BadRecord):
        SHAPE.decode(wrong)
    columns = {name: [value] for name, value in wrong.items()} if isinstance(wrong, dict) else wrong
    with pytest.raises(BadRecord):
        SHAPE.decode_all(columns, 1)


WRONG_POINTS: list[dict[str, Json]] = [
    {"x": np.zeros(1, np.int64)},
    {"x": np.zeros(2)},
    {"x": "00"},
    {"name": {"texts": "a"}},
    {"name": {"texts": "a\0b\0c"}},
    {"name": {"texts": ["a", "b"]}},
    {"name": {"texts": np.zeros(2, np.uint8)}},
    {"share": np.array([0, np.nan])},
    {"share": np.array([0, np.inf])},
    {"share": {"missing": [1, 0], "count": 2, "known": []}},
    {"share": {"missing": [0, 0], "count": 2, "known": []}},
    {"share": {"missing": [2], "count": 1, "known": [0.5]}},
    {"share": {"missing": [0], "count": 1, "known": [0.5, 0.5]}},
    {"share": {"missing": [], "count": 10**12, "known": []}},
    {"share": {"missing": np.array([-1]), "count": 1, "known": [0.5]}},
]
WRONG_DIGESTS: list[Json] = [
    {"sizes": [1, 1], "bytes": np.zeros(1, np.uint8)},
    {"sizes": [3, -1], "bytes": np.zeros(2, np.uint8)},
    {"sizes": [1], "bytes": np.zeros(1, np.uint8)},
    {"sizes": [1, 1], "bytes": np.zeros(2, np.uint16)},
    {"sizes": [1, 1], "bytes": np.zeros(2, np.int64)},
    {"sizes": [1, 1], "bytes": np.zeros(2)},
    {"sizes": [1, 1], "bytes": "ab"},
    {"sizes": [1, 1]},
]


@pytest.mark.parametrize(
    "wrong",
    [
        {"colour": ["red"]},
        {"colour": ["red", "red"], "is_open": [True]},
        {"colour": ["red", "red"], "names": [[1, 1], ["a"]]},
        {"colour": ["red", "red"], "names": [[1, -1], []]},
        {"colour": ["red", "red"], "names": [[True, 0], ["a"]]},
        {"colour": ["red", "red"], "names": [[10**12, 0], []]},
        {"colour": ["red", "red"], "points": [[1, 0], {}]},
        {"colour": {"once": ["red"], "count": 1, "which": [0, 1]}},
        {"colour": {"once": ["red"], "count": 1, "which": [0, -1]}},
        {"colour": {"once": ["red"], "count": 2, "which": [0, 0]}},
        {"colour": {"once": ["red"], "count": 10**12, "which": [0, 0]}},
        {"colour": {"once": ["red"], "count": 1, "which": np.zeros(3, np.int64)}},
        {"colour": {"once": ["red"], "count": 1, "which": np.zeros((2, 1), np.int64)}},
        {"colour": {"once": ["red"], "count": 1, "which": np.zeros(2)}},
        *({"colour": ["red", "red"], "first": {"x": [0, 0]} | wrong} for wrong in WRONG_POINTS),
        *({"colour": ["red", "red"], "digest": wrong} for wrong in WRONG_DIGESTS),
    ],
)
def test_columns_that_do_not_fit_are_refused(wrong: Json) -> None:
    with pytest.raises(BadRecord):
        SHAPE.decode_all(wrong, 2)


@pytest.mark.parametrize("newer", [{"colour": "green"}, {"colour": "red", "shade": 1}])
def test_what_only_a_newer_version_knows_is_told_from_damage(newer: Json) -> None:
    with pytest.raises(UnknownPart):
        SHAPE.decode(newer)
    with pytest.raises(UnknownPart):
        SHAPE.decode_all({name: [value] for name, value in newer.items()}, 1)


def test_a_type_without_a_codec_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError, match="no codec"):
        Codecs().of(complex)
