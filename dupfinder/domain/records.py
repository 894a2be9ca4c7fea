"""Records: data classes that are cheap to load, and many of them at once.

The standard library writes the methods of a data class as source and compiles them when the class is loaded: half a
millisecond to one for each, a fifth of what it takes to start, though most of what is loaded is never made. Here it
does so when a method is needed first; what it writes is the same.
"""

import dataclasses
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
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
            later = [name for name in ("__repr__", *(("__eq__",) if eq else ())) if name not in own]
            if eq and not has_hash:
                if frozen:
                    later.append("__hash__")
                else:
                    made.__hash__ = None
            later += _ORDER if order else ()
            for name in later:
                setattr(made, name, _method(made, name, later, frozen=frozen, eq=eq, order=order))
            if "__init__" not in own:  # by itself, as most records are neither compared nor shown
                made.__init__ = _method(made, "__init__", ["__init__"], frozen=frozen, eq=False, repr=False)
            if frozen:
                made.__setattr__, made.__delattr__ = _refuse_to_set, _refuse_to_delete
                if slots:
                    made.__getstate__, made.__setstate__ = _state, _set_state
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


def records_of(kind: type[Record], columns: Mapping[str, Iterable[object]], count: int) -> list[Record]:
    """Return so many frozen records, with these values of their fields and the defaults of all others.

    It takes a sixth of the time that as many calls of `kind` do, and gives the same. No default may be made anew
    for each record (`default_factory`): such a field needs a column.
    """
    records: list[Record] = list(map(object.__new__, repeat(kind, count)))
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        if not field.init:  # worked out by `__post_init__`
            continue
        column = columns[field.name] if field.name in columns else repeat(field.default)
        slot = getattr(kind, field.name, None)
        if isinstance(slot, MemberDescriptorType):
            deque(map(slot.__set__, records, column), maxlen=0)
        else:  # as the `__init__` of a frozen record does
            deque(map(object.__setattr__, records, repeat(field.name), column), maxlen=0)
    finish = getattr(kind, "__post_init__", None)
    if finish is Acyclic.__post_init__:
        pass_over_all(records)
    elif finish is not None:
        deque(map(finish, records), maxlen=0)
    return records
