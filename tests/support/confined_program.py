"""Does what a program could do that was started as LibreOffice is, and says what came of it."""

import os
import socket
import sys
from collections.abc import Callable

from dupfinder.worker.confinement import confine_program

folder, secret, port = sys.argv[1:]
inside = os.path.join(folder, "inside")
in_tmp = f"/tmp/dupfinder-test-{os.getpid()}"  # noqa: S108 - where sockets may be made


def read(path: str) -> None:
    with open(path, "rb") as file:
        file.read()


def write(path: str) -> None:
    with open(path, "wb") as file:
        file.write(b"written")


def start(program: str) -> None:
    os.execv(program, [program])  # noqa: S606 - what must not succeed


def connect_local() -> None:
    socket.socket(socket.AF_UNIX).connect(os.path.join(os.path.dirname(secret), "listener"))


def listen() -> None:
    own = socket.socket(socket.AF_UNIX)
    own.bind(in_tmp)
    own.listen()


def fork() -> None:
    if os.fork() == 0:
        os._exit(0)


ATTEMPTS: dict[str, Callable[[], object]] = {
    "write inside": lambda: write(inside),
    "read inside": lambda: read(inside),
    "rename inside": lambda: os.rename(inside, inside + "2"),
    "listen": listen,
    "remove the socket": lambda: os.unlink(in_tmp),
    "read": lambda: read(secret),
    "read accounts": lambda: read("/etc/passwd"),
    "list": lambda: os.listdir(os.path.dirname(secret)),
    "write": lambda: write(secret),
    "write in tmp": lambda: write(in_tmp + "-file"),
    "remove": lambda: os.unlink(secret),
    "rename": lambda: os.rename(secret, secret + "2"),
    "rights": lambda: os.chmod(secret, 0o700),
    "empty": lambda: os.truncate(secret, 0),
    "link": lambda: os.symlink(secret, inside + "-link"),
    "tcp": lambda: socket.create_connection(("127.0.0.1", int(port)), 1),
    "udp": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", int(port))),
    "connect to a local socket": connect_local,
    "fork": fork,
    "start": lambda: start("/bin/true"),
    "signal": lambda: os.kill(os.getppid(), 0),
}
os.makedirs(folder, exist_ok=True)
if os.environ.get("CONFINED") == "yes":
    confine_program(sys.executable, folder=folder)
for name, attempt in ATTEMPTS.items():
    came = "done"
    try:
        attempt()
    except OSError:
        came = "refused"
    sys.stdout.write(f"{name}: {came}\n")
    sys.stdout.flush()
