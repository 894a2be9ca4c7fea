"""Walks what a program shows to assistive technology: `dbus-run-session -- python accessibility_bus.py PROGRAM…`.

Starts the program on the bus of assistive technology (AT-SPI 2), waits until it has a window in which nothing more
appears, and prints the tree as JSON in the last line: role, name, description, states and children of each object.
"""

import contextlib
import json
import os
import subprocess
import sys
import time
from typing import Any

from jeepney import DBusAddress, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

PATIENCE_S = 40.0
QUIET_S = 1.5
"""So long nothing may change before the tree counts as complete."""
MOST_CHILDREN = 300
ACCESSIBLE = "org.a11y.atspi.Accessible"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
STATES = {  # AtspiStateType
    "checkable": 41, "checked": 4, "enabled": 8, "expandable": 9, "expanded": 10, "focusable": 11, "focused": 12,
    "selectable": 22, "selected": 23, "showing": 25, "visible": 30,
}  # fmt: skip
Node = tuple[str, str]


def main() -> int:
    """Print the tree of the program; return the exit status."""
    address = accessibility_address(open_dbus_connection("SESSION"))
    environment = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    program = subprocess.Popen(sys.argv[1:], env=environment, stdout=subprocess.DEVNULL)
    try:
        bus = open_dbus_connection(address)
        sys.stdout.write("\n" + json.dumps(settled_tree(bus)))
    finally:
        program.kill()
        program.wait()
    return 0


def accessibility_address(session: DBusConnection) -> str:
    """Switch assistive technology on for a session, and return the address of its bus."""
    (address,) = call(session, ("org.a11y.Bus", "/org/a11y/bus"), "org.a11y.Bus", "GetAddress")
    status = ("org.a11y.Status", "IsEnabled", ("b", True))
    call(session, ("org.a11y.Bus", "/org/a11y/bus"), "org.freedesktop.DBus.Properties", "Set", "ssv", status)
    return str(address)


def settled_tree(bus: DBusConnection) -> dict[str, Any]:
    """Return the tree of the only program on the bus once it stays the same for a while."""
    deadline_s = time.monotonic() + PATIENCE_S
    before: dict[str, Any] | None = None
    while time.monotonic() < deadline_s:
        with contextlib.suppress(ConnectionError):
            (programs,) = call(bus, REGISTRY, ACCESSIBLE, "GetChildren")
            tree = walk(bus, programs[0]) if programs else None
            if tree is not None and tree["children"] and tree == before:
                return tree
            before = tree
        time.sleep(QUIET_S)
    raise TimeoutError("The program's tree did not come to rest.")


def walk(bus: DBusConnection, node: Node) -> dict[str, Any]:
    """Return an object with everything below it."""
    (role,) = call(bus, node, ACCESSIBLE, "GetRoleName")
    (children,) = call(bus, node, ACCESSIBLE, "GetChildren")
    (words,) = call(bus, node, ACCESSIBLE, "GetState")
    bits = words[0] | words[1] << 32
    return {
        "role": role,
        "name": text(bus, node, "Name"),
        "description": text(bus, node, "Description"),
        "states": sorted(name for name, bit in STATES.items() if bits >> bit & 1),
        "children": [walk(bus, child) for child in children[:MOST_CHILDREN]],
    }


def text(bus: DBusConnection, node: Node, name: str) -> str:
    """Return a property of an object."""
    ((_, value),) = call(bus, node, "org.freedesktop.DBus.Properties", "Get", "ss", (ACCESSIBLE, name))
    return str(value)


def call(
    bus: DBusConnection,
    node: Node,
    interface: str,
    method: str,
    signature: str | None = None,
    body: tuple[Any, ...] = (),
) -> tuple[Any, ...]:
    """Call a method; `ConnectionError` where the object is gone."""
    address = DBusAddress(node[1], bus_name=node[0], interface=interface)
    reply = bus.send_and_get_reply(new_method_call(address, method, signature, body), timeout=10)
    if reply.header.message_type is not MessageType.method_return:
        raise ConnectionError(str(reply.body))
    return tuple(reply.body)


if __name__ == "__main__":
    sys.exit(main())
