"""A format whose reader tries everything that a document must not be able to do, and says what came of it.

Its documents hold JSON: where the victims of each attempt are, and who listens. It is found by the entry point
`dupfinder.formats`, so it runs where every reader of another package runs.
"""

import ctypes
import errno
import fcntl
import json
import mmap
import os
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from dupfinder.extract import Format, SourceFile
from dupfinder.extract.format import Content

MAGIC = b"%PROBE\n"
FS_IOC_SETFLAGS, NO_DUMP = 0x40086602, 0x40
UNKNOWN_CALL = 4095
"""A system call that no kernel has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """Where an attempt is made."""

    folder: str
    """Holds a file `victim-ATTEMPT` for each attempt, and an empty folder `empty`."""
    tcp_port: int
    udp_port: int
    unix_path: str
    parent: int

    def victim(self, name: str) -> str:
        return os.path.join(self.folder, f"victim-{name}")


def _close(handle: int) -> None:
    os.close(handle)


def _system_call(*numbers: int) -> None:
    library = ctypes.CDLL(None, use_errno=True)
    if library.syscall(*map(ctypes.c_long, numbers)) < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def _tcp_connect(task: Task) -> None:
    socket.create_connection(("127.0.0.1", task.tcp_port), timeout=5).close()


def _tcp_listen(_: Task) -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()


def _udp(task: Task) -> None:
    with socket.socket(type=socket.SOCK_DGRAM) as one:
        one.sendto(b"secret", ("127.0.0.1", task.udp_port))


def _unix(task: Task) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.connect(task.unix_path)


def _netlink(_: Task) -> None:
    socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0).close()


def _socketpair(_: Task) -> None:
    for one in socket.socketpair():
        one.close()


def _chmod_by_descriptor(task: Task) -> None:
    with open(task.victim("fchmod"), "rb") as file:
        os.fchmod(file.fileno(), 0o700)


def _set_flags(task: Task) -> None:
    with open(task.victim("set flags"), "rb") as file:
        fcntl.ioctl(file, FS_IOC_SETFLAGS, struct.pack("i", NO_DUMP))


def _fork(_: Task) -> None:
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


def _exec(task: Task) -> None:
    # The victim may be executed and is no program: without confinement the system says so, and this process goes on.
    try:
        os.execv(task.victim("exec"), ["none"])  # noqa: S606 - that is the attempt
    except OSError as error:
        if error.errno != errno.ENOEXEC:
            raise


def _prlimit_parent(task: Task) -> None:
    import resource  # noqa: PLC0415 - reading modules must still work

    resource.prlimit(task.parent, resource.RLIMIT_NPROC)


def _survive_parent(_: Task) -> None:
    if ctypes.CDLL(None, use_errno=True).prctl(1, 0, 0, 0, 0) < 0:
        raise OSError(ctypes.get_errno(), "prctl")


def _own_signals(task: Task) -> None:
    with open(task.victim("own signals"), "rb") as file:
        fcntl.fcntl(file, fcntl.F_SETOWN, task.parent)


def _lease(task: Task) -> None:
    with open(task.victim("lease"), "rb") as file:
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_RDLCK)


NETWORK: dict[str, Callable[[Task], object]] = {
    "tcp connect": _tcp_connect,
    "tcp listen": _tcp_listen,
    "udp": _udp,
    "unix": _unix,
    "netlink": _netlink,
    "socketpair": _socketpair,
}
WRITING: dict[str, Callable[[Task], object]] = {
    "create": lambda task: open(os.path.join(task.folder, "new"), "xb").close(),
    "create for reading": lambda task: _close(os.open(os.path.join(task.folder, "new too"), os.O_CREAT)),
    "create temporary": lambda _: _close(os.open("/tmp", os.O_TMPFILE | os.O_WRONLY)),  # noqa: S108
    "append": lambda task: Path(task.victim("append")).open("ab").close(),
    "write": lambda task: Path(task.victim("write")).write_bytes(b"other"),
    "empty": lambda task: _close(os.open(task.victim("empty"), os.O_TRUNC)),
    "truncate": lambda task: os.truncate(task.victim("truncate"), 1),
    "unlink": lambda task: os.unlink(task.victim("unlink")),
    "rename": lambda task: os.rename(task.victim("rename"), task.victim("renamed")),
    "link": lambda task: os.link(task.victim("link"), task.victim("linked")),
    "symlink": lambda task: os.symlink("victim", task.victim("symlinked")),
    "mkdir": lambda task: os.mkdir(os.path.join(task.folder, "folder")),
    "rmdir": lambda task: os.rmdir(os.path.join(task.folder, "empty")),
    "mkfifo": lambda task: os.mkfifo(os.path.join(task.folder, "fifo")),
}
ATTRIBUTES: dict[str, Callable[[Task], object]] = {
    "chmod": lambda task: os.chmod(task.victim("chmod"), 0o700),
    "fchmod": _chmod_by_descriptor,
    "chown": lambda task: os.chown(task.victim("chown"), os.getuid(), os.getgid()),
    "utime": lambda task: os.utime(task.victim("utime"), (1, 1)),
    "setxattr": lambda task: os.setxattr(task.victim("setxattr"), "user.probe", b"1"),
    "set flags": _set_flags,
    "lease": _lease,
}
PROCESSES: dict[str, Callable[[Task], object]] = {
    "fork": _fork,
    "spawn": lambda _: os.posix_spawn("/bin/true", ["true"], {}),
    "subprocess": lambda _: subprocess.run([sys.executable, "-c", ""], check=True),
    "exec": _exec,
    "signal": lambda task: os.kill(task.parent, 0),
    "own signals": _own_signals,
    "limit": _prlimit_parent,
    "pidfd": lambda task: _close(os.pidfd_open(task.parent)),
    "survive": _survive_parent,
    "memory file": lambda _: _close(os.memfd_create("hidden")),
    "shared memory": lambda _: _system_call(29 if os.uname().machine == "x86_64" else 194, 0, 4096, 0o600),
    "io_uring": lambda _: _system_call(425, 0, 0),
}


def _read_opened(path: str, flags: int = os.O_RDONLY) -> None:
    handle = os.open(path, flags)
    try:
        assert mmap.mmap(handle, 0, prot=mmap.PROT_READ)[:]
    finally:
        os.close(handle)


READING: dict[str, Callable[[Task], object]] = {
    "read other files": lambda task: _read_opened(task.victim("read other files")),
    "read without waiting": lambda task: _read_opened(task.victim("read without waiting"), os.O_NONBLOCK),
    "read from its folder": lambda task: os.open("victim-read from its folder", 0, dir_fd=os.open(task.folder, 0)),
    "read through a link": lambda task: _read_opened(os.path.join(task.folder, "link")),
    "read the other's files": lambda task: os.open(f"/proc/{task.parent}/root{task.victim('chmod')}", 0),
    "read accounts": lambda _: _close(os.open("/etc/passwd", os.O_RDONLY)),
    "read the environment": lambda _: _close(os.open("/proc/self/environ", os.O_RDONLY)),
    "read memory": lambda _: _close(os.open("/proc/self/mem", os.O_RDONLY)),
    "list files": lambda task: os.listdir(task.folder),
    "list all": lambda _: os.listdir("/"),
}


def _run_threads(_: Task) -> None:
    done: list[int] = []
    threads = [threading.Thread(target=done.append, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [0, 1, 2, 3]


def _import_modules(_: Task) -> None:
    import sqlite3  # noqa: PLC0415 - a shared library that was not loaded before

    assert sqlite3.connect(":memory:").execute("SELECT 1").fetchone() == (1,)


def _take_descriptors(_: Task) -> None:
    reading, writing = os.pipe()
    os.set_inheritable(reading, True)
    assert not os.isatty(reading)
    os.close(reading)
    os.close(writing)


def _be_told_of_new_calls(_: Task) -> None:
    # As on an older kernel: what comes after this program is not known to be harmless.
    assert ctypes.CDLL(None, use_errno=True).syscall(UNKNOWN_CALL) == -1
    assert ctypes.get_errno() == errno.ENOSYS


NEEDED: dict[str, Callable[[Task], object]] = {
    "run threads": _run_threads,
    "import modules": _import_modules,
    "take descriptors": _take_descriptors,
    "signal itself": lambda _: os.kill(os.getpid(), 0),
    "be told of new calls": _be_told_of_new_calls,
}
ATTEMPTS = {**NETWORK, **WRITING, **ATTRIBUTES, **PROCESSES, **READING, **NEEDED}


def _read(source: SourceFile) -> Content:
    task = Task(**json.loads(source.read().removeprefix(MAGIC)))
    return Content(text="\n".join(f"{name}: {_outcome(attempt, task)}" for name, attempt in ATTEMPTS.items()))


def _outcome(attempt: Callable[[Task], object], task: Task) -> str:
    try:
        attempt(task)
    except OSError as error:
        return "refused" if error.errno in {errno.EPERM, errno.EACCES, errno.ENOTTY} else f"failed ({error})"
    except Exception as error:  # noqa: BLE001 - whatever a library makes of a refusal
        return f"failed ({error!r})"
    return "done"


FORMAT = Format(
    name="probe",
    title="probe",
    suffixes=(".probe",),
    media_type="application/x-probe",
    recognises=lambda source: source.head.startswith(MAGIC),
    read=_read,
    reader="probe",
    reader_version=1,
)
