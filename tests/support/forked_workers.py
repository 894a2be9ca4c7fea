"""Starts workers as forks of a process that has imported what they read with: `install()`, where processes can fork.

Nearly all the time of a scan of a few documents goes into starting Python for its worker, and hundreds of tests scan a
few documents. A fork runs the worker's `main` with its own streams, folder, environment and limits, and is confined as
ever. Where a test starts workers in another way, or with another environment, they are started in that way.
"""

import atexit
import contextlib
import gc
import importlib
import json
import os
import pkgutil
import selectors
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import IO, Any, NoReturn

import dupfinder.extract
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.extract import SourceFile, extract
from dupfinder.pipeline.workers import child
from dupfinder.worker import features, serving

CAN_FORK = sys.platform == "linux" and hasattr(os, "pidfd_open")
_LONGEST_BYTES = 1 << 17
_STREAMS = 4
_MOST_DESCRIPTORS = 4096
_OF_A_RUN = ("HOME", "USERPROFILE", "XDG_", "WIN_PD_", "PYTEST_")
"""What may differ between two starts, for a worker does not ask for it, or asks late."""


class ForkedWorker:
    """A worker as `subprocess.Popen` would have started it, as far as `WorkerProcess` asks."""

    def __init__(self, server: socket.socket, request: Mapping[str, Any], errors: IO[bytes]) -> None:
        asked, asking = os.pipe()
        listening, said = os.pipe()
        self._status, theirs = socket.socketpair()
        with theirs:
            streams = [asked, said, errors.fileno(), theirs.fileno()]
            socket.send_fds(server, [json.dumps(request).encode()], streams)
        os.close(asked)
        os.close(said)
        self.stdin, self.stdout = os.fdopen(asking, "wb"), os.fdopen(listening, "rb")
        self.pid = int(self._status.recv(64))
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """Return its exit status once it has ended."""
        if self.returncode is None:
            self._status.settimeout(timeout)
            try:
                told = self._status.recv(64)
            except TimeoutError as error:
                raise subprocess.TimeoutExpired("worker", timeout or 0.0) from error
            self.returncode = int(told) if told else -signal.SIGKILL
            self._status.close()
        return self.returncode

    def kill(self) -> None:
        """End it."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)


def _constant(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if not name.startswith(_OF_A_RUN)}


def install() -> Callable[[], None]:
    """Have the workers of this process, and of its forks, started as forks from now on; return what ends that."""
    environment, command = child.worker_environment(), child.worker_command()
    here, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        server = subprocess.Popen(
            [sys.executable, "-P", __file__, str(theirs.fileno())],
            env=environment,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )

    def start(
        arguments: Sequence[str], *, stderr: IO[bytes], env: Mapping[str, str], **others: Any
    ) -> "ForkedWorker | subprocess.Popen[bytes]":
        if list(arguments[:-1]) != command or _constant(env) != _constant(environment):
            return subprocess.Popen(arguments, stderr=stderr, env=env, **others)
        return ForkedWorker(here, {"limit": arguments[-1], "folder": os.getcwd(), "environment": dict(env)}, stderr)

    def end() -> None:
        vars(child)["subprocess"] = subprocess
        here.close()
        server.wait()

    forked = SimpleNamespace(Popen=start, PIPE=subprocess.PIPE, TimeoutExpired=subprocess.TimeoutExpired)
    vars(child)["subprocess"] = forked
    return end


def _serve(connection: socket.socket) -> dict[str, Any] | None:
    """Fork for each request, and tell of each fork its number and how it ended; return the request in the fork."""
    with selectors.DefaultSelector() as waited_for:
        waited_for.register(connection, selectors.EVENT_READ)
        while True:
            for key, _ in waited_for.select():
                if key.data is not None:
                    waited_for.unregister(key.fileobj)
                    os.close(key.fd)
                    _tell_the_end(*key.data)
                    continue
                line, streams, _, _ = socket.recv_fds(connection, _LONGEST_BYTES, _STREAMS)
                if not line:
                    return None
                if (pid := os.fork()) == 0:
                    for number, stream in enumerate(streams[:-1]):
                        os.dup2(stream, number)
                    return dict(json.loads(line))
                *handed, status = streams
                for stream in handed:
                    os.close(stream)
                told = socket.socket(fileno=status)
                told.send(str(pid).encode())
                waited_for.register(os.pidfd_open(pid), selectors.EVENT_READ, (pid, told))


def _tell_the_end(pid: int, told: socket.socket) -> None:
    _, ended = os.waitpid(pid, 0)
    with told, contextlib.suppress(OSError):
        told.send(str(os.waitstatus_to_exitcode(ended)).encode())


def end_of_fork(main: Callable[[], int | None]) -> NoReturn:
    """Run a fork, and end as Python does, but for taking apart each module, which takes longer than many a run."""
    status: object = 1
    try:
        status = main()
    except SystemExit as ended:
        status = ended.code
    except BaseException:  # noqa: BLE001 - told as Python tells it
        sys.excepthook(*sys.exc_info())
    threading._shutdown()  # type: ignore[attr-defined] # as Python: what is no daemon is waited for
    atexit._run_exitfuncs()
    gc.collect()  # what was left open is told
    if status is not None and not isinstance(status, int):
        sys.stderr.write(f"{status}\n")
        status = 1
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        status = 120
    os._exit(status or 0)


def main() -> None:
    """Load what workers load when they read, and serve; in a fork, be a worker."""
    for module in pkgutil.walk_packages(dupfinder.extract.__path__, "dupfinder.extract."):
        importlib.import_module(module.name)
    warm = extract(SourceFile.of_bytes("some.txt", b"some words"))
    features.sent_features([warm], FingerprintSettings())
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=int(sys.argv[1])) as connection:
        request = _serve(connection)
    if request is None:
        return
    os.closerange(3, _MOST_DESCRIPTORS)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = [sys.argv[0], request["limit"]]
    end_of_fork(serving.main)


if __name__ == "__main__":
    main()
