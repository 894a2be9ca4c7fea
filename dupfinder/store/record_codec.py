"""Records of the domain as JSON values and back, every field by its type: a new field needs no line here.

One record is an object of its fields, without those that have their default. Many are an object of columns, one a
field, again without those in which all have the default: read a column at a time, half a million documents take seconds
instead of a minute. Bytes are hexadecimal, an enum is its value. So an older version of the program reads what a newer
one wrote, unless that uses what only the newer one knows.
"""

import dataclasses
import enum
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, chain, pairwise
from operator import attrgetter

from dupfinder.domain.messages import Message
from dupfinder.domain.records import dataclass, records_of

Json = typing.Any
"""What `json` reads: `None`, a bool, a number, a text, a list, or an object with texts as names."""

_MOST_NUMBER = 1e300
_MOST_TOGETHER = 1 << 22
"""In the tuples of one column. Where all fields have their defaults, nothing else says that there cannot be so many."""


class BadRecord(ValueError):  # noqa: N818 - says what was found
    """A value that is no record of this kind."""


class UnknownPart(BadRecord):
    """A field, or a choice, that this version of the program does not know."""


@dataclass(frozen=True, slots=True)
class Codec:
    """The two directions, for one value and for a column; decoding raises `BadRecord` for what encoding never makes."""

    encode: Callable[[Json], Json]
    decode: Callable[[Json], Json]
    encode_all: Callable[[Sequence[Json]], Json]
    decode_all: Callable[[Json, int], list[Json]]
    """Takes how many there have to be."""


class Codecs:
    """A codec for each type that is asked for; `special` ones for types that are not to be written out."""

    def __init__(self, special: Mapping[object, Codec] | None = None) -> None:
        self._known: dict[object, Codec] = {**_SIMPLE, **(special or {})}

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
            return _record_codec(kind, self.of)
        if origin in {types.UnionType, typing.Union} and len(arguments) == 2 and arguments[1] is types.NoneType:
            return _optional(self.of(arguments[0]))
        if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
            return _tuple_codec(self.of(arguments[0]))
        raise TypeError(f"There is no codec for {kind}.")


def plain_codec(
    encode: Callable[[Json], Json],
    decode: Callable[[Json], Json],
    *,
    encode_all: Callable[[Sequence[Json]], Json] | None = None,
) -> Codec:
    """Return a codec whose columns are lists; `encode_all` gives the same sooner than `encode` one by one."""

    def decode_all(values: Json, count: int) -> list[Json]:
        return list(map(decode, checked_list(values, count)))

    return Codec(encode, decode, encode_all or (lambda values: list(map(encode, values))), decode_all)


def checked_list(values: Json, count: int) -> list[Json]:
    """Return a list of so many values as it is, or raise `BadRecord`."""
    if type(values) is not list or len(values) != count:
        raise BadRecord("list")
    return values


def _exactly(*kinds: type) -> Codec:
    """Return the codec of values that are the same in JSON."""
    allowed = set(kinds)

    def decode(value: Json) -> Json:
        if type(value) not in allowed:
            raise BadRecord("type")
        return value

    def decode_all(values: Json, count: int) -> list[Json]:
        if not set(map(type, checked_list(values, count))) <= allowed:
            raise BadRecord("type")
        return list(values)

    return Codec(lambda value: value, decode, list, decode_all)


def _number(value: Json) -> Json:
    if type(value) not in {float, int} or not -_MOST_NUMBER <= value <= _MOST_NUMBER:  # what is no number is neither
        raise BadRecord("float")
    return float(value)


def _bytes(value: Json) -> Json:
    if type(value) is not str:
        raise BadRecord("bytes")
    try:
        return bytes.fromhex(value)
    except ValueError as error:
        raise BadRecord("bytes") from error


_SIMPLE: Mapping[object, Codec] = {
    **{kind: _exactly(kind) for kind in (str, bool, int)},
    **{kind | None: _exactly(kind, types.NoneType) for kind in (str, bool, int)},
    float: plain_codec(lambda value: value, _number),
    bytes: plain_codec(bytes.hex, _bytes),
    Message: plain_codec(Message.as_json, Message.from_json),
}


def _enum_codec(kind: type[enum.Enum]) -> Codec:
    members = {member.value: member for member in kind}

    def decode(value: Json) -> Json:
        if type(value) is not str or value not in members:
            raise UnknownPart(kind.__name__)
        return members[value]

    return plain_codec(attrgetter("_value_"), decode)


def _optional(codec: Codec) -> Codec:
    encode, decode = codec.encode, codec.decode
    return plain_codec(
        lambda value: None if value is None else encode(value),
        lambda value: None if value is None else decode(value),
        encode_all=lambda values: [None if value is None else encode(value) for value in values],
    )


def _tuple_codec(codec: Codec) -> Codec:
    """Return the codec of tuples; a column of them is how long each is, and the column of all that is in them."""

    def decode(values: Json) -> Json:
        if type(values) is not list:
            raise BadRecord("list")
        return tuple(map(codec.decode, values))

    def encode_all(values: Sequence[Json]) -> Json:
        return [list(map(len, values)), codec.encode_all(list(chain.from_iterable(values)))]

    def decode_all(values: Json, count: int) -> list[Json]:
        sizes, column = checked_list(values, 2)
        if not set(map(type, checked_list(sizes, count))) <= {int} or min(sizes, default=0) < 0:
            raise BadRecord("sizes")
        if sum(sizes) > _MOST_TOGETHER:
            raise BadRecord("sizes")
        items = codec.decode_all(column, sum(sizes))
        return [tuple(items[start:end]) for start, end in pairwise(accumulate(sizes, initial=0))]

    return Codec(lambda values: list(map(codec.encode, values)), decode, encode_all, decode_all)


def _record_codec(kind: type, codec_of: Callable[[object], Codec]) -> Codec:
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

    def encode_all(records: Sequence[Json]) -> Json:
        columns = ((name, list(map(attrgetter(name), records))) for name in codecs)
        return {
            name: codecs[name].encode_all(column)
            for name, column in columns
            if name in required or column.count(defaults[name]) < len(column)
        }

    def decode_all(found: Json, count: int) -> list[Json]:
        check(found)
        columns = {name: codecs[name].decode_all(column, count) for name, column in found.items()}
        return records_of(kind, {name: columns.get(name) or [defaults[name]] * count for name in codecs}, count)

    return Codec(encode, decode, encode_all, decode_all)


_NO_DEFAULT = object()


def _default(field: "dataclasses.Field[Json]") -> object:
    if field.default is not dataclasses.MISSING:
        return field.default
    return _NO_DEFAULT if field.default_factory is dataclasses.MISSING else field.default_factory()
