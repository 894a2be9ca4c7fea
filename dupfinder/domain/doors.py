"""Doors of rooms that load what is behind them only when somebody asks for it."""

import dis
import importlib
import inspect
import sys
from collections.abc import Callable
from types import CodeType


def lazy_door() -> Callable[[str], object]:
    """Return the `__getattr__` of the room that calls this: each name is loaded from where its door imports it.

    A door imports for type checkers only (`if TYPE_CHECKING`): so the names stand there once, every tool sees where
    they come from, and the imports are compiled but not carried out. No module of a room has the name of a thing in its
    door: Python would put it in that thing's place as soon as anybody loads it.
    """
    frame = inspect.currentframe()
    if frame is None or frame.f_back is None:
        raise RuntimeError("This Python does not say who calls.")
    room, code = frame.f_back.f_globals["__name__"], frame.f_back.f_code
    places: dict[str, str] = {}

    def load(name: str) -> object:
        if not places:
            places.update(_imported(code, room))
        if name == "__all__":
            return list(places)
        if name not in places:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        thing = getattr(importlib.import_module(places[name]), name)
        setattr(sys.modules[room], name, thing)
        return thing

    return load


def _imported(code: CodeType, room: str) -> dict[str, str]:
    """Return the module of a room from which this code imports each name."""
    module, places = "", {}
    for step in dis.get_instructions(code):
        if step.opname == "IMPORT_NAME":
            module = str(step.argval)
        elif step.opname == "IMPORT_FROM" and module.startswith(f"{room}."):
            places[str(step.argval)] = module
    return places
