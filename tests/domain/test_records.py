"""Records are the data classes of the standard library, and those made a column at a time are those made one by one."""

import copy
import dataclasses
import pickle
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from gc import is_tracked
from itertools import repeat
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.masks import MASKED_DIGESTS_BYTES
from dupfinder.domain.records import columns_of, dataclass, records_of


def both(body: Callable[[], type], kind: dict[str, bool]) -> tuple[Any, Any]:
    """Return a class made twice: as a record of ours, and as a data class of the standard library."""
    choices: Any = kind
    return dataclass(**choices)(body()), dataclasses.dataclass(**choices)(body())


def plain() -> type:
    class Plain:
        """A record with a field of each kind."""

        sender: str
        pages: int = 1
        notes: list[str] = dataclasses.field(default_factory=list)
        secret: str = dataclasses.field(default="", repr=False, compare=False)
        length: int = dataclasses.field(init=False, default=0)

        def __post_init__(self) -> None:
            object.__setattr__(self, "length", len(self.sender))

    return Plain


def hashed() -> type:
    class Hashed:
        """A record with methods of its own."""

        sender: str = ""
        pages: int = 1

        def __hash__(self) -> int:
            return 7

        def __repr__(self) -> str:
            return "mine"

    return Hashed


KINDS: list[dict[str, bool]] = [
    {"frozen": True, "slots": True, "kw_only": True},
    {"frozen": True, "slots": True},
    {"frozen": True, "slots": True, "eq": False},
    {"frozen": True, "slots": True, "order": True},
    {"frozen": True},
    {"slots": True},
    {"slots": True, "kw_only": True},
]
CALLS: list[Callable[[Any], object]] = [
    lambda kind: repr(kind(sender="Anna", pages=2)),
    lambda kind: kind("Anna", 2).pages,
    lambda kind: kind(),
    lambda kind: kind(sender="a", other=1),
    lambda kind: kind(sender="a") == kind(sender="a"),
    lambda kind: kind(sender="a") == kind(sender="b"),
    lambda kind: kind(sender="a") == "a",
    lambda kind: kind(sender="a") < kind(sender="b"),
    lambda kind: len({kind(sender="a"), kind(sender="a")}),
    lambda kind: setattr(kind(sender="a"), "pages", 3),
    lambda kind: delattr(kind(sender="a"), "pages"),
    lambda kind: repr(dataclasses.replace(kind(sender="a"), pages=5)),
    lambda kind: dataclasses.asdict(kind(sender="abc")),
    lambda kind: repr(copy.deepcopy(kind(sender="a", pages=7))),
    lambda kind: repr(copy.copy(kind(sender="a", pages=7))),
    lambda kind: kind.__match_args__,
    lambda kind: [one.name for one in dataclasses.fields(kind)],
    lambda kind: getattr(kind, "__slots__", None),
    lambda kind: kind.__hash__ is None,
    lambda kind: kind.__doc__,
]


def outcome(call: Callable[[Any], object], kind: object) -> object:
    """Return what a call gives, or what it raises, with its words where they do not name the method."""
    try:
        given_back = call(kind)
    except (TypeError, AttributeError) as error:
        return type(error), str(error)
    return given_back if isinstance(given_back, (str, int, dict, list, tuple, bool)) else type(given_back).__name__


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("body", [plain, hashed])
def test_a_record_does_what_a_data_class_does(kind: dict[str, bool], body: Callable[[], type]) -> None:
    for call in CALLS:
        ours, theirs = both(body, kind)  # anew, so that each method is the first one to be called
        assert outcome(call, ours) == outcome(call, theirs)
    ours, theirs = both(body, kind)
    for call in (*CALLS, *CALLS):
        assert outcome(call, ours) == outcome(call, theirs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter(Acyclic):
    """A record with and without a default."""

    sender: str
    pages: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Invoice(Letter):
    """One that has more."""

    total: int


def test_a_record_travels_and_can_have_more_than_another_one() -> None:
    assert pickle.loads(pickle.dumps(Invoice(sender="Anna", total=3))) == Invoice(sender="Anna", total=3)  # noqa: S301 - our own
    assert Invoice(sender="Anna", total=3) != Letter(sender="Anna")


def test_threads_may_make_the_first_ones_at_once() -> None:
    for _ in range(50):
        kind: Any = dataclass(frozen=True, slots=True)(plain())
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(lambda name, kind=kind: repr(kind(name)), ["Anna"] * 4))
        assert found == [found[0]] * 4


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
    with pytest.raises(dataclasses.FrozenInstanceError):
        letter.pages = 2  # type: ignore[misc]  # what is tried


@dataclass(frozen=True, slots=True, kw_only=True)
class Parcel(Acyclic):
    """A record that keeps some of its fields in one object."""

    PACKED: ClassVar[Mapping[str, str]] = {"weight": "q", "seal": "4s", "stamps": "I", "is_sent": "?", "inode": "Q"}

    sender: str
    weight: int
    seal: bytes | None
    stamps: int | None = None
    is_sent: bool = False
    inode: int = 0


PLAIN_PARCEL: Any = dataclasses.make_dataclass(
    "Parcel",
    [(one.name, object, dataclasses.field(default=one.default)) for one in dataclasses.fields(Parcel)],
    frozen=True,
    kw_only=True,
)
NUMBERS = st.sampled_from([0, 1, -1, 7, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**63), -(2**63) - 1])
PARCELS = st.fixed_dictionaries(
    {"sender": st.text(), "weight": NUMBERS, "seal": st.none() | st.binary(max_size=5)},
    optional={"stamps": st.none() | NUMBERS, "is_sent": st.booleans(), "inode": NUMBERS},
)


@given(st.lists(PARCELS, max_size=4))
def test_packed_fields_are_those_that_were_given(rows: list[dict[str, Any]]) -> None:
    names = [one.name for one in dataclasses.fields(Parcel)]
    plain_ones = [PLAIN_PARCEL(**row) for row in rows]
    ours = [Parcel(**row) for row in rows]
    columns = {name: [getattr(one, name) for one in plain_ones] for name in names}
    for found in (ours, records_of(Parcel, columns, len(rows)), pickle.loads(pickle.dumps(ours)), copy.deepcopy(ours)):  # noqa: S301
        assert list(map(repr, found)) == list(map(repr, plain_ones))
        assert found == ours
        assert list(map(hash, found)) == list(map(hash, ours))
        assert columns_of(Parcel, found) == columns
    endless: dict[str, Any] = {
        "sender": repeat("Anna"),
        "weight": repeat(1),
        "seal": repeat(None),
        "stamps": range(len(rows)),
    }
    assert [one.stamps for one in records_of(Parcel, endless, len(rows))] == list(range(len(rows)))
    for one, twin in zip(ours, plain_ones, strict=True):
        assert repr(dataclasses.replace(one, weight=5)) == repr(dataclasses.replace(twin, weight=5))
        assert one != dataclasses.replace(one, sender=one.sender + ".")
        assert not is_tracked(one)


def test_what_a_packed_record_refuses_a_data_class_does() -> None:
    for row in ({"sender": "Anna"}, {"sender": "Anna", "weight": 1, "seal": None, "more": 2}):
        with pytest.raises(TypeError) as ours:
            Parcel(**row)
        with pytest.raises(TypeError) as theirs:
            PLAIN_PARCEL(**row)
        assert str(ours.value) == str(theirs.value)
    with pytest.raises(dataclasses.FrozenInstanceError):
        Parcel(sender="", weight=1, seal=None).weight = 2  # type: ignore[misc]  # what is tried


def test_files_and_documents_fit_into_what_they_are_packed_in() -> None:
    entry = FileEntry(
        file_id=FileId(3),
        path="/a",
        size_bytes=2**40,
        mtime_ns=-(10**18),
        device=2**64 - 1,
        inode=2**64 - 1,
        changed_ns=10**18,
    )
    document = Document(
        entry=entry,
        format="txt",
        content_digest=bytes(32),
        word_count=10**9,
        fingerprint=2**64 - 1,
        text_digest=bytes(16),
        masked_digests=bytes(MASKED_DIGESTS_BYTES),
    )
    for one in (entry, document):
        assert isinstance(vars(type(one))["_packed"].__get__(one), bytes)
