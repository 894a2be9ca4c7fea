"""Records of the domain as JSON values and back, every field by its type: a new field needs no line here.

One record is an object of its fields, without those that have their default. Many are an object of columns, one a
field, again without those in which all have the default. Bytes are hexadecimal, an enum is its value. So an older
version of the program reads what a newer one wrote, unless that uses what only the newer one knows.

A column is a list, or a `Packed` one: numbers and bytes are arrays, texts one long text, what repeats itself stands
there once. Whoever writes columns puts these beside the JSON (`parts_file`): half a million documents as JSON take
thrice the time. Lists, as sessions of before have them, are read all the same.
"""

import contextlib
import dataclasses
import enum
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, chain, pairwise
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.messages import Message
from dupfinder.domain.records import columns_of, dataclass, records_of

Json = typing.Any
"""What `json` reads: `None`, a bool, a number, a text, a list, or an object with texts as names."""
Packed = typing.Any
"""JSON in whose objects, one in another, arrays and long texts stand as values."""
Check = Callable[[Mapping[str, Packed]], None]
"""Refuses columns, by the names of their fields, that no record can have: arrays where they came as such."""

_MOST_NUMBER = 1e300
MOST_TOGETHER = 1 << 22
"""In one column. Where all are as usual, or the same, nothing else says that there cannot be so many."""


class BadRecord(ValueError):  # noqa: N818 - says what was found
    """A value that is no record of this kind."""


class UnknownPart(BadRecord):
    """A field, or a choice, that this version of the program does not know."""


@dataclass(frozen=True, slots=True)
class Codec:
    """The two directions, for one value and for a column; decoding raises `BadRecord` for what encoding never makes."""

    encode: Callable[[Json], Json]
    decode: Callable[[Json], Json]
    encode_all: Callable[[Sequence[Json]], Packed]
    decode_all: Callable[[Packed, int], list[Json]]
    """Takes how many there have to be."""


class Codecs:
    """A codec for each type that is asked for; `special` ones for types that are not to be written out.

    `checks` look at the columns of such records before there are any.
    """

    def __init__(
        self, special: Mapping[object, Codec] | None = None, *, checks: Mapping[object, Check] | None = None
    ) -> None:
        self._known: dict[object, Codec] = {**_SIMPLE, **(special or {})}
        self._checks = checks or {}

    def of(self, kind: object) -> Codec:
        """Return the codec of a type; `TypeError` for one that has none."""
        codec = self._known.get(kind)
        if codec is None:
            codec = self._known[kind] = self._made(kind)
        return codec

    def _made(self, kind: object) -> Codec:
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if isinstance(kind, typing.NewType):
            return self.of(kind.__supertype__)
        if isinstance(kind, type) and issubclass(kind, enum.Enum):
            return _enum_codec(kind)
        if isinstance(kind, type) and dataclasses.is_dataclass(kind):
            return _record_codec(kind, self.of, self._checks.get(kind))
        if origin in {types.UnionType, typing.Union} and len(arguments) == 2 and arguments[1] is types.NoneType:
            return _optional(self.of(arguments[0]))
        if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
            return _tuple_codec(self.of(arguments[0]))
        raise TypeError(f"There is no codec for {kind}.")


def plain_codec(encode: Callable[[Json], Json], decode: Callable[[Json], Json]) -> Codec:
    """Return a codec whose columns are lists."""

    def decode_all(values: Packed, count: int) -> list[Json]:
        return list(map(decode, checked_list(values, count)))

    return Codec(encode, decode, lambda values: list(map(encode, values)), decode_all)


def checked_list(values: Packed, count: int) -> list[Json]:
    """Return a list of so many values as it is, or raise `BadRecord`."""
    if type(values) is not list or len(values) != count:
        raise BadRecord("list")
    return values


def _packed(values: Packed, *names: str) -> tuple[Packed, ...] | None:
    """Return what a packed column has by these names, `None` for a column that is none of this kind."""
    return tuple(values[name] for name in names) if type(values) is dict and values.keys() == set(names) else None


def array_of(values: Packed, count: int, kinds: str = "iu") -> NDArray[typing.Any] | None:
    """Return an array of so many numbers, of one of the kinds of NumPy; `None` for what is no array."""
    if not isinstance(values, np.ndarray):
        return None
    if values.dtype.kind not in kinds or values.shape != (count,):
        raise BadRecord("array")
    return values


def _exactly(*kinds: type) -> Codec:
    """Return the codec of values that are the same in JSON."""
    allowed = set(kinds)

    def decode(value: Json) -> Json:
        if type(value) not in allowed:
            raise BadRecord("type")
        return value

    def decode_all(values: Packed, count: int) -> list[Json]:
        if not set(map(type, checked_list(values, count))) <= allowed:
            raise BadRecord("type")
        return list(values)

    return Codec(lambda value: value, decode, list, decode_all)


def _whole_numbers() -> Codec:
    """Return the codec of whole numbers, whose columns are arrays where they are not too large for that."""
    plain = _exactly(int)

    def encode_all(values: Sequence[Json]) -> Packed:
        for kind in (np.int64, np.uint64):
            with contextlib.suppress(OverflowError):
                return np.array(values, kind)
        return list(values)

    def decode_all(values: Packed, count: int) -> list[Json]:
        numbers = array_of(values, count)
        return plain.decode_all(values, count) if numbers is None else list(numbers.tolist())

    return Codec(plain.encode, plain.decode, encode_all, decode_all)


def _numbers() -> Codec:
    """Return the codec of numbers, whose columns are arrays."""

    def decode(value: Json) -> Json:
        if (
            type(value) not in {float, int} or not -_MOST_NUMBER <= value <= _MOST_NUMBER
        ):  # what is no number is neither
            raise BadRecord("float")
        return float(value)

    def decode_all(values: Packed, count: int) -> list[Json]:
        numbers = array_of(values, count, "f")
        if numbers is None:
            return list(map(decode, checked_list(values, count)))
        if not bool((np.abs(numbers) <= _MOST_NUMBER).all()):
            raise BadRecord("float")
        return list(numbers.tolist())

    return Codec(lambda value: value, decode, lambda values: np.array(values, np.float64), decode_all)


def _bytes() -> Codec:
    """Return the codec of bytes; a column of them is how long each is, and all in one."""
    sizes_codec = _SIMPLE[int]

    def decode(value: Json) -> Json:
        if type(value) is not str:
            raise BadRecord("bytes")
        try:
            return bytes.fromhex(value)
        except ValueError as error:
            raise BadRecord("bytes") from error

    def encode_all(values: Sequence[Json]) -> Packed:
        sizes = sizes_codec.encode_all(list(map(len, values)))
        return {"sizes": sizes, "bytes": np.frombuffer(b"".join(values), np.uint8)}

    def decode_all(values: Packed, count: int) -> list[Json]:
        packed = _packed(values, "sizes", "bytes")
        if packed is None:
            return list(map(decode, checked_list(values, count)))
        sizes = _sizes(packed[0], count)
        together = array_of(packed[1], sum(sizes), "u")
        if together is None or together.itemsize != 1:
            raise BadRecord("bytes")
        if sizes and sizes[0] and sizes.count(sizes[0]) == count:  # digests, mostly
            return list(together.view(np.dtype((np.void, sizes[0]))).tolist())
        joined = together.tobytes()
        return [joined[start:end] for start, end in pairwise(accumulate(sizes, initial=0))]

    return _told_once(Codec(bytes.hex, decode, encode_all, decode_all))


def _sizes(values: Packed, count: int) -> list[int]:
    """Return how long each of so many is; `BadRecord` where that cannot be."""
    sizes: list[int] = _SIMPLE[int].decode_all(values, count)
    if min(sizes, default=0) < 0:
        raise BadRecord("sizes")
    return sizes


def _texts(*kinds: type) -> Codec:
    """Return the codec of texts; a column of them is one, with NUL between them, where there is none in them."""
    plain = _exactly(*kinds)

    def encode_all(values: Sequence[Json]) -> Packed:
        if not values or None in values:
            return list(values)
        together = "\0".join(values)
        return {"texts": together} if together.count("\0") == len(values) - 1 else list(values)

    def decode_all(values: Packed, count: int) -> list[Json]:
        packed = _packed(values, "texts")
        if packed is None:
            return plain.decode_all(values, count)
        if type(packed[0]) is not str or packed[0].count("\0") != count - 1:
            raise BadRecord("texts")
        return packed[0].split("\0")

    return _told_once(Codec(plain.encode, plain.decode, encode_all, decode_all))


def _told_once(codec: Codec) -> Codec:
    """Return the codec with columns in which what repeats itself stands once, and the number of each beside."""
    numbers_codec = _SIMPLE[int]

    def encode_all(values: Sequence[Json]) -> Packed:
        once = list(dict.fromkeys(values))
        if 4 * len(once) > 3 * len(values):
            return codec.encode_all(values)
        numbers = dict(zip(once, range(len(once)), strict=True))
        which = numbers_codec.encode_all(list(map(numbers.__getitem__, values)))
        return {"once": codec.encode_all(once), "count": len(once), "which": which}

    def decode_all(values: Packed, count: int) -> list[Json]:
        packed = _packed(values, "once", "count", "which")
        if packed is None:
            return codec.decode_all(values, count)
        if type(packed[1]) is not int or not 0 <= packed[1] <= count:
            raise BadRecord("count")
        return taken_from(codec.decode_all(packed[0], packed[1]), packed[2], count)

    return Codec(codec.encode, codec.decode, encode_all, decode_all)


def taken_from(all_values: Sequence[Json], which: Packed, count: int) -> list[Json]:
    """Return the values that a column of so many numbers names; `BadRecord` where it names one that is not there."""
    numbers: list[int] = _SIMPLE[int].decode_all(which, count)
    if numbers and not 0 <= min(numbers) <= max(numbers) < len(all_values):
        raise BadRecord("number")
    return list(map(all_values.__getitem__, numbers))


_SIMPLE: dict[object, Codec] = {
    bool: _exactly(bool),
    bool | None: _exactly(bool, types.NoneType),
    int: _whole_numbers(),
}
_SIMPLE |= {
    float: _numbers(),
    bytes: _bytes(),
    str: _texts(str),
    str | None: _texts(str, types.NoneType),
    Message: plain_codec(Message.as_json, Message.from_json),
}


def _enum_codec(kind: type[enum.Enum]) -> Codec:
    members = {member.value: member for member in kind}

    def decode(value: Json) -> Json:
        if type(value) is not str or value not in members:
            raise UnknownPart(kind.__name__)
        return members[value]

    return _told_once(plain_codec(attrgetter("_value_"), decode))


def _optional(codec: Codec) -> Codec:
    """Return the codec of what may be missing; a column of it has the places of those that are, where any is."""
    places_codec = _SIMPLE[int]

    def decode(value: Json) -> Json:
        return None if value is None else codec.decode(value)

    def encode_all(values: Sequence[Json]) -> Packed:
        known = [value for value in values if value is not None]
        if len(known) == len(values):
            return codec.encode_all(values)
        missing = [place for place, value in enumerate(values) if value is None]
        return {"missing": places_codec.encode_all(missing), "count": len(missing), "known": codec.encode_all(known)}

    def decode_all(values: Packed, count: int) -> list[Json]:
        packed = _packed(values, "missing", "count", "known")
        if packed is None:
            is_plain = type(values) is list
            return list(map(decode, checked_list(values, count))) if is_plain else codec.decode_all(values, count)
        if type(packed[1]) is not int or not 0 <= packed[1] <= count:
            raise BadRecord("count")
        places: list[int] = places_codec.decode_all(packed[0], packed[1])
        if any(later <= place for place, later in pairwise((-1, *places, count))):
            raise BadRecord("places")
        known = codec.decode_all(packed[2], count - len(places))
        found: list[Json] = []
        for number, (before, place) in enumerate(pairwise((-1, *places, count))):
            found += (*known[before + 1 - number : place - number], None)
        return found[:-1]

    return Codec(lambda value: None if value is None else codec.encode(value), decode, encode_all, decode_all)


def _tuple_codec(codec: Codec) -> Codec:
    """Return the codec of tuples; a column of them is how long each is, and the column of all that is in them."""

    def decode(values: Json) -> Json:
        if type(values) is not list:
            raise BadRecord("list")
        return tuple(map(codec.decode, values))

    def encode_all(values: Sequence[Json]) -> Packed:
        sizes = _SIMPLE[int].encode_all(list(map(len, values)))
        return {"sizes": sizes, "items": codec.encode_all(list(chain.from_iterable(values)))}

    def decode_all(values: Packed, count: int) -> list[Json]:
        found, column = _packed(values, "sizes", "items") or checked_list(values, 2)
        sizes = _sizes(found, count)
        if sum(sizes) > MOST_TOGETHER:
            raise BadRecord("sizes")
        items = codec.decode_all(column, sum(sizes))
        return [tuple(items[start:end]) for start, end in pairwise(accumulate(sizes, initial=0))]

    return Codec(lambda values: list(map(codec.encode, values)), decode, encode_all, decode_all)


def _record_codec(kind: type, codec_of: Callable[[object], Codec], refuse: Check | None) -> Codec:
    hints = typing.get_type_hints(kind)
    fields = [field for field in dataclasses.fields(kind) if field.init]
    codecs = {field.name: codec_of(hints[field.name]) for field in fields}
    defaults = {field.name: _default(field) for field in fields}
    required = {name for name, default in defaults.items() if default is _NO_DEFAULT}

    def check(found: Json) -> None:
        if type(found) is not dict or not required <= found.keys():
            raise BadRecord(kind.__name__)
        if not found.keys() <= codecs.keys():
            raise UnknownPart(kind.__name__)

    def encode(record: Json) -> Json:
        values = ((name, getattr(record, name)) for name in codecs)
        return {name: codecs[name].encode(value) for name, value in values if value != defaults[name]}

    def decode(found: Json) -> Json:
        check(found)
        return kind(**{name: codecs[name].decode(value) for name, value in found.items()})

    def encode_all(records: Sequence[Json]) -> Packed:
        columns = columns_of(kind, records)
        return {
            name: codec.encode_all(columns[name])
            for name, codec in codecs.items()
            if name in required or columns[name] != [defaults[name]] * len(records)
        }

    def decode_all(found: Packed, count: int) -> list[Json]:
        check(found)
        columns = {name: codecs[name].decode_all(column, count) for name, column in found.items()}
        if refuse is not None:
            arrays = {name: column for name, column in found.items() if isinstance(column, np.ndarray)}
            refuse(columns | arrays)
        return records_of(kind, {name: columns.get(name) or [defaults[name]] * count for name in codecs}, count)

    return Codec(encode, decode, encode_all, decode_all)


_NO_DEFAULT = object()


def _default(field: "dataclasses.Field[Json]") -> object:
    if field.default is not dataclasses.MISSING:
        return field.default
    return _NO_DEFAULT if field.default_factory is dataclasses.MISSING else field.default_factory()
