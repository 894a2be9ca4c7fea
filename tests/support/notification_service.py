"""A desktop's notification service for tests: prints each notification as JSON, and clicks on it at once.

Written with the library that the program has, too: what is checked is what the program says with it.
"""

import json
import sys

from jeepney import DBusAddress, HeaderFields, MessageType, new_error, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection

_NAME = "org.freedesktop.Notifications"
_KNOWN_AS = 4_000_000_007
"""More than a signed number of 32 bits holds."""


def main() -> None:
    """Serve until somebody ends the process."""
    connection = open_dbus_connection(bus="SESSION")
    connection.send_and_get_reply(message_bus.RequestName(_NAME))
    _say("ready")
    service = DBusAddress("/org/freedesktop/Notifications", interface=_NAME)
    while True:
        message = connection.receive()
        if message.header.message_type is not MessageType.method_call:
            continue
        fields = message.header.fields
        if fields.get(HeaderFields.member) != "Notify" or fields.get(HeaderFields.signature) != "susssasa{sv}i":
            connection.send(new_error(message, "org.freedesktop.DBus.Error.UnknownMethod"))
            continue
        app, replaced, icon, title, body, actions, hints, timeout_ms = message.body
        known = {"app": app, "replaced": replaced, "icon": icon, "title": title, "body": body, "actions": actions}
        _say(json.dumps({**known, "hints": hints, "timeout_ms": timeout_ms}))
        connection.send(new_method_return(message, "u", (_KNOWN_AS,)))
        connection.send(new_signal(service, "ActionInvoked", "us", (_KNOWN_AS, "default")))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
