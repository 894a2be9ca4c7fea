"""Records: data classes that are cheap to load, and many of them at once.

The standard library writes the methods of a data class as source and compiles them when the class is loaded: half a
millisecond to one for each, a fifth of what it takes to start, though most of what is loaded is never made. Here it
does so when a method is needed first; what it writes is the same.

A class of which there are hundreds of thousands says which of its fields are `PACKED`, by names and `struct` kinds.
Each number would be an object of 32 bytes, each digest one of 33 bytes more than it has: together they are one object,
and a field is taken from it when somebody asks. What does not fit (`None`, more than 64 bits) is kept as it came.
"""

import contextlib
import dataclasses
import struct
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate, islice, repeat
from operator import attrgetter, itemgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, TypeVar

from dupfinder.domain.acyclic import Acyclic, pass_over_all

Record = TypeVar("Record")

_ORDER = ("__lt__", "__le__", "__gt__", "__ge__")

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - type checkers know this one

    from _typeshed import DataclassInstance
else:

    def dataclass(
        *, frozen: bool = False, slots: bool = False, kw_only: bool = False, eq: bool = True, order: bool = False
    ) -> Callable[[type], type]:
        """Return a decorator that makes data classes, as the standard library's does."""

        def decorate(cls: type) -> type:
            own = set(vars(cls))
            has_hash = "__hash__" in own and not (vars(cls)["__hash__"] is None and "__eq__" in own)
            bare = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)
            made = bare(cls)
            if "PACKED" in own:
                made = _with_packed_fields(made)
            later = [name for name in ("__repr__", *(("__eq__",) if eq else ())) if name not in own]
            if eq and not has_hash:
                if frozen:
                    later.append("__hash__")
                else:
                    made.__hash__ = None
            later += _ORDER if order else ()
            for name in later:
                setattr(made, name, _method(made, name, later, frozen=frozen, eq=eq, order=order))
            if "PACKED" in own:
                made.__init__ = _init_packed
            elif "__init__" not in own:  # by itself, as most records are neither compared nor shown
                made.__init__ = _method(made, "__init__", ["__init__"], frozen=frozen, eq=False, repr=False)
            if frozen:
                made.__setattr__, made.__delattr__ = _refuse_to_set, _refuse_to_delete
                if slots:
                    made.__getstate__ = _state
                    made.__setstate__ = _set_packed_state if "PACKED" in own else _set_state
            return made

        return decorate


def _method(made: type, name: str, later: Sequence[str], **kind: bool) -> Callable[..., Any]:
    """Return a method that is replaced, as all of `later` are, by the real one when it is called first."""

    def method(self: object, *args: object, **kwargs: object) -> object:
        # Two threads may come here at once: what they make is the same.
        twin = _twin(made, **kind)
        for each in later:
            real = vars(twin)[each]
            real.__qualname__ = f"{made.__qualname__}.{each}"
            setattr(made, each, real)
        return getattr(made, name)(self, *args, **kwargs)

    return method


def _twin(made: type, **kind: bool) -> type:
    """Return a data class with the same fields whose methods the standard library has made."""
    fields: list[tuple[str, type, Any]] = []
    for one in dataclasses.fields(made):
        kinds = ("default", "default_factory", "init", "repr", "hash", "compare", "kw_only")
        chosen: dict[str, Any] = {each: getattr(one, each) for each in kinds}
        fields.append((one.name, object, dataclasses.field(**chosen)))
    namespace = {"__post_init__": None} if hasattr(made, "__post_init__") else {}
    return dataclasses.make_dataclass(made.__name__, fields, namespace=namespace, **kind)  # type: ignore[arg-type]


def _refuse_to_set(_: object, name: str, value: object) -> None:  # noqa: ARG001 - as Python calls it
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: "DataclassInstance") -> list[object]:
    return [getattr(self, one.name) for one in dataclasses.fields(self)]


def _set_state(self: "DataclassInstance", state: Sequence[object]) -> None:
    for one, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)


class _Layout:
    """How the packed fields of a record lie in one `bytes`; where one of them does not fit they are a tuple."""

    def __init__(self, kinds: Mapping[str, str], fields: "Sequence[dataclasses.Field[Any]]") -> None:
        self.names = tuple(kinds)
        self.fields = {one.name for one in fields}
        self.defaults = {one.name: one.default for one in fields if one.default is not dataclasses.MISSING}
        self.setters: list[tuple[str, Callable[[object, object], None]]] = []
        self._struct = struct.Struct("<" + "".join(kinds.values()))
        self._packed_of = itemgetter(*kinds)
        sizes = list(map(struct.calcsize, kinds.values()))
        self._digests = [(place, sizes[place]) for place, kind in enumerate(kinds.values()) if kind[-1] == "s"]
        begins = accumulate(sizes, initial=0)
        self.getters = dict(zip(kinds, map(_getter, range(len(kinds)), begins, kinds.values()), strict=False))

    def packed(self, values: tuple[Any, ...]) -> object:
        """Return some values as a record keeps them."""
        for place, size in self._digests:
            if values[place] is None or len(values[place]) != size:  # `struct` would fill it up
                return values
        try:
            return self._struct.pack(*values)
        except struct.error:
            return values

    def fill(self, record: object, values: dict[str, Any]) -> None:
        """Set all fields of a new record."""
        values["_packed"] = self.packed(self._packed_of(values))
        for name, put in self.setters:
            put(record, values[name])

    def packed_columns(self, columns: Sequence[list[Any]]) -> Iterable[object]:
        """Return what `packed` does for each of many."""
        with contextlib.suppress(struct.error, TypeError):
            if all(set(map(len, columns[place])) <= {size} for place, size in self._digests):
                return list(map(self._struct.pack, *columns))
        return map(self.packed, zip(*columns, strict=True))

    def unpacked(self, all_packed: Sequence[Any]) -> dict[str, list[Any]]:
        """Return the columns of many, which takes a third of the time; nothing where some do not fit."""
        if set(map(type, all_packed)) != {bytes}:
            return {}
        columns = zip(*self._struct.iter_unpack(b"".join(all_packed)), strict=True)
        return dict(zip(self.names, map(list, columns), strict=True))


def _getter(place: int, begin: int, kind: str) -> property:
    """Return what takes a packed field from a record."""
    of_kind = struct.Struct("<" + kind)
    unpack, end = of_kind.unpack_from, begin + of_kind.size

    def digest(record: Any) -> Any:  # noqa: ANN401 - whatever the field has
        packed = record._packed  # noqa: SLF001 - its own
        return packed[begin:end] if packed.__class__ is bytes else packed[place]

    def number(record: Any) -> Any:  # noqa: ANN401
        packed = record._packed  # noqa: SLF001
        return unpack(packed, begin)[0] if packed.__class__ is bytes else packed[place]

    def flag(record: Any) -> Any:  # noqa: ANN401
        packed = record._packed  # noqa: SLF001
        return packed[begin] != 0 if packed.__class__ is bytes else packed[place]

    return property({"s": digest, "?": flag}.get(kind[-1], number))


def _with_packed_fields(made: type) -> type:
    """Return a class with slots as one whose packed fields are in one of them."""
    layout = _Layout(vars(made)["PACKED"], dataclasses.fields(made))
    slots = (*(name for name in vars(made)["__slots__"] if name not in layout.names), "_packed")
    members = {name: value for name, value in vars(made).items() if not isinstance(value, MemberDescriptorType)}
    packed = type(made)(
        made.__name__, made.__bases__, {**members, **layout.getters, "__slots__": slots, "_layout": layout}
    )
    packed.__qualname__ = made.__qualname__
    layout.setters = [(name, vars(packed)[name].__set__) for name in slots]
    return packed


def _init_packed(self: Any, **given: object) -> None:  # noqa: ANN401 - a record
    layout: _Layout = self._layout
    values = {**layout.defaults, **given}
    if values.keys() != layout.fields:
        _twin(type(self), eq=False)(**given)  # says what is missing, or unknown
    layout.fill(self, values)
    self.__post_init__()


def _set_packed_state(self: Any, state: Sequence[object]) -> None:  # noqa: ANN401
    self._layout.fill(self, dict(zip([one.name for one in dataclasses.fields(self)], state, strict=True)))


def columns_of(kind: type, records: Sequence[object]) -> dict[str, list[Any]]:
    """Return the values of each field of some records of one class."""
    layout: _Layout | None = getattr(kind, "_layout", None)
    columns = {} if layout is None else layout.unpacked(list(map(vars(kind)["_packed"].__get__, records)))
    names = [one.name for one in dataclasses.fields(kind)]
    return {name: columns.get(name) or list(map(attrgetter(name), records)) for name in names}


def records_of(kind: type[Record], columns: Mapping[str, Iterable[object]], count: int) -> list[Record]:
    """Return so many frozen records, with these values of their fields and the defaults of all others.

    It takes a sixth of the time that as many calls of `kind` do, and gives the same. No default may be made anew
    for each record (`default_factory`): such a field needs a column.
    """
    records: list[Record] = list(map(object.__new__, repeat(kind, count)))
    layout = getattr(kind, "_layout", None)
    packed: dict[str, list[object]] = {}
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        if not field.init:  # worked out by `__post_init__`
            continue
        column = columns[field.name] if field.name in columns else repeat(field.default, count)
        if layout is not None and field.name in layout.names:
            packed[field.name] = list(islice(column, count))  # it may go on for ever
            continue
        slot = getattr(kind, field.name, None)
        if isinstance(slot, MemberDescriptorType):
            deque(map(slot.__set__, records, column), maxlen=0)
        else:  # as the `__init__` of a frozen record does
            deque(map(object.__setattr__, records, repeat(field.name), column), maxlen=0)
    if layout is not None:
        together = layout.packed_columns([packed[name] for name in layout.names])
        deque(map(vars(kind)["_packed"].__set__, records, together), maxlen=0)
    finish = getattr(kind, "__post_init__", None)
    if finish is Acyclic.__post_init__:
        pass_over_all(records)
    elif finish is not None:
        deque(map(finish, records), maxlen=0)
    return records
