"""A process that has imported `dupfinder` and forks for each run of it: `program_server.py DESCRIPTOR`.

Most of the time of a short command goes into importing the program, which is the same for all. Each fork has its own
arguments, folder, environment and streams, and runs from `main` to what Python does at its end (`end_of_fork`).
"""

import gc
import importlib
import json
import os
import pkgutil
import socket
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import dupfinder.__main__
import forked_workers
from dupfinder.cli import commands
from dupfinder.cli.main import run
from forked_workers import end_of_fork

LONGEST_BYTES = 1 << 20
STREAMS = 3


@dataclass(frozen=True, slots=True)
class Request:
    """What a run shall be given: arguments, a folder, an environment, and its three standard streams."""

    arguments: list[str]
    folder: str
    environment: dict[str, str]
    streams: list[int]

    def become(self) -> None:
        """Make this process one that was started so."""
        for number, stream in enumerate(self.streams):
            os.dup2(stream, number)
            os.close(stream)
        os.chdir(self.folder)
        os.environ.clear()
        os.environ.update(self.environment)
        sys.argv = [dupfinder.__main__.__file__, *self.arguments]


def next_request(connection: socket.socket) -> Request | None:
    """Return the next request, which is a line of JSON; `None` at the end."""
    line, streams, _, _ = socket.recv_fds(connection, LONGEST_BYTES, STREAMS)
    while line and not line.endswith(b"\n"):
        line += connection.recv(LONGEST_BYTES)
    if not line:
        return None
    asked: dict[str, Any] = json.loads(line)
    return Request(streams=streams, **asked)


def serve(connection: socket.socket) -> Request | None:
    """Fork for each request and answer with the exit status; return the request in the fork, `None` at the end."""
    while (request := next_request(connection)) is not None:
        pid = os.fork()
        if pid == 0:
            return request
        for stream in request.streams:
            os.close(stream)
        _, status = os.waitpid(pid, 0)
        connection.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    return None


def main() -> int:
    """Load what the program loads when it runs, and serve; in a fork, run the program."""
    for name in ("main", *(f"commands.{module.name}" for module in pkgutil.iter_modules(commands.__path__))):
        importlib.import_module(f"dupfinder.cli.{name}")
    end_of_workers = forked_workers.install() if forked_workers.CAN_FORK else None
    try:
        with tempfile.TemporaryDirectory() as folder:  # patterns and classes are made when they are first used
            texts = [os.path.join(folder, name) for name in ("some.txt", "other.txt")]
            for text in texts:
                Path(text).write_text(f"some words {text}", "utf-8")
            reports = [
                f"--{kind}={os.path.join(folder, kind)}" for kind in ("json", "csv", "html", "xlsx", "pdf", "docx")
            ]
            for command in (["scan", *texts, "--no-cache", *reports], ["compare", *texts]):
                run(command, open_window=lambda *_: 0)
        gc.collect()
        gc.freeze()
        with socket.socket(fileno=int(sys.argv[1])) as connection:
            request = serve(connection)
        if request is not None:
            request.become()
            end_of_fork(dupfinder.__main__.main)
        return 0
    finally:
        if end_of_workers is not None:
            end_of_workers()


if __name__ == "__main__":
    sys.exit(main())
