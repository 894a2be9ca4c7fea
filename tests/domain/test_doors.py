"""Rooms whose doors load what is behind them when it is asked for."""

import importlib
import importlib.util
import inspect
import pkgutil
import subprocess
import sys

import pytest

import dupfinder

_ROOMS = sorted(
    f"dupfinder.{room.name}"
    for room in pkgutil.iter_modules(dupfinder.__path__)
    if room.ispkg and "lazy_door()" in inspect.getsource(importlib.import_module(f"dupfinder.{room.name}"))
)


def _loaded_by(*statements: str) -> set[str]:
    code = "\n".join((*statements, "import sys", "print(*sys.modules)"))
    return set(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split())


def test_there_are_lazy_doors() -> None:
    assert {"dupfinder.pipeline", "dupfinder.report", "dupfinder.diff"} <= set(_ROOMS)


@pytest.mark.parametrize("room", _ROOMS)
def test_a_door_gives_everything_that_it_lists_and_no_module_in_its_place(room: str) -> None:
    door = importlib.import_module(room)
    assert door.__all__
    for name in door.__all__:
        assert not inspect.ismodule(getattr(door, name)), name
        assert importlib.util.find_spec(f"{room}.{name}") is None, "a module would take its place"
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = door.nothing


def test_opening_a_door_loads_nothing_behind_it() -> None:
    loaded = _loaded_by(*(f"import {room}" for room in _ROOMS))
    assert set(_ROOMS) <= loaded
    behind = {name for name in loaded if any(name.startswith(f"{room}.") for room in _ROOMS)}
    assert not behind
    assert "numpy" not in loaded


def test_asking_for_a_thing_loads_its_module_only() -> None:
    loaded = _loaded_by("from dupfinder.report import ReportKind")
    assert {name for name in loaded if name.startswith("dupfinder.report.")} == {"dupfinder.report.kinds"}


def test_the_window_and_a_scan_load_nothing_that_compares_words() -> None:
    for statement in ("import dupfinder.gui.window.app", "import dupfinder.pipeline.scanning.scan"):
        assert not {name for name in _loaded_by(statement) if name.startswith(("dupfinder.diff.", "rapidfuzz"))}
