"""Finds what is in the windows of a program by role and name, as assistive technology does."""

import contextlib
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from jeepney.io.blocking import DBusConnection, open_dbus_connection

from accessibility_bus import ACCESSIBLE, REGISTRY, STATES, Node, accessibility_address, call, text
from virtual_screen import VirtualScreen, end, wait_for

_COMPONENT = "org.a11y.atspi.Component"
_TEXT = "org.a11y.atspi.Text"
_ON_SCREEN = 0
_PATIENCE_S = 40.0
_GONE = (ConnectionError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in a window, as it was when it was found."""

    node: Node
    name: str
    states: frozenset[str]


class AccessibleProgram:
    """The windows of the only program on a bus of assistive technology."""

    def __init__(self, bus: DBusConnection) -> None:
        self._bus = bus

    def look(self, role: str, name: str = "", *, state: str = "showing") -> Thing | None:
        """Return what is in sight, has this role and state, and whose name matches the pattern, if it is there.

        What was added last wins, so a dialogue before the window below it.
        """
        with contextlib.suppress(*_GONE):  # something went while it was asked about: the next look will do
            for thing in self._things(role):
                if state in thing.states and re.search(name, thing.name):
                    return thing
        return None

    def find(self, role: str, name: str = "", *, state: str = "showing") -> Thing:
        """Wait for it."""
        try:
            return wait_for(lambda: self.look(role, name, state=state), within_s=_PATIENCE_S)
        except AssertionError:
            seen = "\n".join(thing.name for thing in self._things(role))
            raise AssertionError(f"There is no {role} {name!r} that is {state}, but there is\n{seen}") from None

    def wait_until_gone(self, role: str, name: str = "") -> None:
        """Wait until there is no such thing in sight any more."""
        wait_for(lambda: self.look(role, name) is None)

    def middle(self, thing: Thing) -> tuple[int, int]:
        """Return where on the screen it is."""
        ((x, y, width, height),) = call(self._bus, thing.node, _COMPONENT, "GetExtents", "u", (_ON_SCREEN,))
        return x + width // 2, y + height // 2

    def content(self, thing: Thing) -> str:
        """Return the text in a field or an area."""
        (content,) = call(self._bus, thing.node, _TEXT, "GetText", "ii", (0, -1))
        return str(content)

    def _things(self, role: str) -> Iterator[Thing]:
        """Yield what is in sight and has this role, from the last to the first."""
        (programs,) = call(self._bus, REGISTRY, ACCESSIBLE, "GetChildren")
        for program in programs:
            (windows,) = call(self._bus, program, ACCESSIBLE, "GetChildren")
            for window in reversed(windows):
                yield from self._below(window, role)

    def _below(self, node: Node, wanted: str) -> Iterator[Thing]:
        (words,) = call(self._bus, node, ACCESSIBLE, "GetState")
        bits = words[0] | words[1] << 32
        states = frozenset(name for name, bit in STATES.items() if bits >> bit & 1)
        if "showing" not in states:
            return
        (children,) = call(self._bus, node, ACCESSIBLE, "GetChildren")
        for child in reversed(children):
            yield from self._below(child, wanted)
        (role,) = call(self._bus, node, ACCESSIBLE, "GetRoleName")
        if role == wanted:
            yield Thing(node=node, name=text(self._bus, node, "Name"), states=states)


@contextmanager
def accessible_bus(screen: VirtualScreen, folder: Path) -> Iterator[tuple[AccessibleProgram, str]]:
    """Start a bus for one program; give its eyes, and the address that the program has to be told."""
    address = f"unix:path={folder}/bus"
    command = ["dbus-daemon", "--session", f"--address={address}", "--nofork", "--nopidfile", "--print-address"]
    environment = {**os.environ, **screen.environment}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as daemon:
        try:
            assert daemon.stdout is not None
            daemon.stdout.readline()
            with open_dbus_connection(address) as session, open_dbus_connection(accessibility_address(session)) as bus:
                yield AccessibleProgram(bus), address
        finally:
            end(daemon)
