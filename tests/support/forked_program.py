"""Runs the real program in forks of a process that has imported it."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import IO

TIME_LIMIT_S = 120.0
MOST_GIVEN_BYTES = 1 << 16
"""So much a pipe holds before anybody reads."""

_SERVER = Path(__file__).with_name("program_server.py")
_OF_THE_PERSON = ("HOME", "USERPROFILE", "XDG_", "WIN_PD_")
"""What may differ between two runs, for the program asks for it late. Of the rest, Python reads some at its start."""


class ForkedPrograms:
    """A server of forks, to be closed at the end."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._constant = _constant(environment)
        self._connection, theirs = socket.socketpair()
        with theirs:
            self._server = subprocess.Popen(
                [sys.executable, str(_SERVER), str(theirs.fileno())],
                # A process with threads (those of numpy's arithmetic) had better not fork.
                env={**environment, "OPENBLAS_NUM_THREADS": "1"},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        self._connection.settimeout(TIME_LIMIT_S)

    def can_run_in(self, environment: Mapping[str, str]) -> bool:
        """Return whether a fork is like a process that is started in this environment."""
        return _constant(environment) == self._constant

    def run(
        self, *arguments: str, folder: Path, environment: Mapping[str, str], given: str = ""
    ) -> "subprocess.CompletedProcess[str]":
        """Run `dupfinder` in a folder, with text on its standard input, and return what came of it."""
        request = {"arguments": arguments, "folder": str(folder), "environment": dict(environment)}
        with ExitStack() as opened:
            said = [opened.enter_context(tempfile.TemporaryFile("w+", errors="surrogateescape")) for _ in range(2)]
            with _pipe_with(given.encode()) as input_:
                streams = [input_.fileno(), *(stream.fileno() for stream in said)]
                socket.send_fds(self._connection, [json.dumps(request).encode() + b"\n"], streams)
            status = int(self._connection.recv(64))
            for stream in said:
                stream.seek(0)
            output, errors = (stream.read() for stream in said)
        return subprocess.CompletedProcess(list(arguments), status, output, errors)

    def close(self) -> None:
        """End the server, and with it a run that has not ended in time."""
        self._connection.close()
        os.killpg(self._server.pid, signal.SIGKILL)
        self._server.wait()


def _constant(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if not name.startswith(_OF_THE_PERSON)}


def _pipe_with(data: bytes) -> IO[bytes]:
    assert len(data) <= MOST_GIVEN_BYTES
    reading, writing = os.pipe()
    with open(writing, "wb") as stream:
        stream.write(data)
    return open(reading, "rb")
