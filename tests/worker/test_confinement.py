"""What a document can do that took over its reader: nothing but read and answer (H3)."""

import errno
import json
import os
import platform
import socket
import stat
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from dupfinder.domain.options import MIB
from dupfinder.pipeline.workers import child
from dupfinder.pipeline.workers.pool import WorkerPool
from dupfinder.worker.confinement import confine, confining, landlock
from probe_format import ATTEMPTS, ATTRIBUTES, MAGIC, NEEDED, NETWORK, PROCESSES, READING, WRITING, Task
from removal_samples import entry_of

SUPPORT = Path(__file__).parents[1] / "support"
VERSION_ONE_OF_LANDLOCK = {*WRITING} - {"truncate", "empty"} | {"exec", "spawn", "subprocess"}
"""Emptying is forbidden since its version 3."""
NOT_ALWAYS_ALLOWED = {
    *("setxattr", "set flags", "lease", "io_uring", "shared memory", "netlink", "limit"),
    *("read accounts", "read the environment", "read memory"),
}
"""What some file systems, containers and kernels refuse by themselves."""

pytestmark = pytest.mark.skipif(platform.system() != "Linux", reason="only Linux confines its workers so far")

Probe = Callable[..., dict[str, str]]


@pytest.fixture
def listeners(tmp_path: Path) -> Iterator[dict[str, socket.socket]]:
    with (
        socket.create_server(("127.0.0.1", 0)) as tcp,
        socket.socket(type=socket.SOCK_DGRAM) as udp,
        socket.socket(socket.AF_UNIX) as unix,
    ):
        udp.bind(("127.0.0.1", 0))
        unix.bind(str(tmp_path / "listener"))
        unix.listen()
        for one in (tcp, udp, unix):
            one.setblocking(False)
        yield {"tcp": tcp, "udp": udp, "unix": unix}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with one victim for each attempt."""
    folder = tmp_path / "victims"
    (folder / "empty").mkdir(parents=True)
    for name in ATTEMPTS:
        (folder / f"victim-{name}").write_bytes(b"victim")
    (folder / "victim-exec").chmod(0o755)
    (folder / "link").symlink_to("victim-read other files")
    return folder


@pytest.fixture
def probe(tmp_path: Path, folder: Path, listeners: dict[str, socket.socket], monkeypatch: pytest.MonkeyPatch) -> Probe:
    """Return a function that has a worker read a probe document, confined by some means or as it always is."""
    installed = tmp_path / "site" / "probe-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: probe\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[dupfinder.formats]\nprobe = probe_format:FORMAT\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed.parent), str(SUPPORT)]))
    task = Task(
        folder=str(folder),
        tcp_port=listeners["tcp"].getsockname()[1],
        udp_port=listeners["udp"].getsockname()[1],
        unix_path=str(tmp_path / "listener"),
        parent=os.getpid(),
    )
    document = tmp_path / "document.probe"
    document.write_bytes(MAGIC + json.dumps(asdict(task)).encode())

    def run(*means: str, usual: bool = False) -> dict[str, str]:
        if not usual:
            script = str(SUPPORT / "partly_confined_worker.py")
            monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, script, *means])
        with WorkerPool(workers=1, time_limit_s=60.0, memory_limit_bytes=500 * MIB) as pool:
            (answer,) = pool.run("text", [entry_of(document)])
        assert "problem" not in answer.head, answer.head
        return dict(line.split(": ", 1) for line in answer.body.decode().splitlines())

    return run


def outcomes(answers: dict[str, str], outcome: str) -> set[str]:
    return {name for name, came in answers.items() if came == outcome}


def looks(folder: Path) -> dict[str, tuple[bytes | None, os.stat_result]]:
    seen = {}
    for path in sorted(folder.iterdir()):
        info = path.lstat()
        content = path.read_bytes() if stat.S_ISREG(info.st_mode) else None
        # Looking changes the time of the last look, which is no change of the file.
        seen[path.name] = (content, os.stat_result((*info[:7], 0, *info[8:10])))
    return seen


def test_H3_H5_a_document_reads_no_other_file_reaches_no_network_and_changes_no_file_and_starts_no_process(
    probe: Probe, folder: Path, listeners: dict[str, socket.socket]
) -> None:
    before = looks(folder)
    answers = probe(usual=True)
    assert outcomes(answers, "refused") == {*NETWORK, *WRITING, *ATTRIBUTES, *PROCESSES, *READING}, answers
    assert outcomes(answers, "done") == {*NEEDED}, answers
    assert looks(folder) == before
    for call in (listeners["tcp"].accept, listeners["unix"].accept, lambda: listeners["udp"].recv(100)):
        with pytest.raises(BlockingIOError):
            call()


def test_the_probe_can_do_all_that_where_nothing_forbids_it(probe: Probe, folder: Path) -> None:
    before = looks(folder)
    answers = probe()
    assert outcomes(answers, "done") >= {*ATTEMPTS} - NOT_ALWAYS_ALLOWED, answers
    assert looks(folder) != before


def test_H3_the_filter_alone_forbids_everything(probe: Probe, folder: Path) -> None:
    before = looks(folder)
    answers = probe("seccomp")
    assert outcomes(answers, "refused") == {*NETWORK, *WRITING, *ATTRIBUTES, *PROCESSES}, answers
    assert looks(folder) == before


def test_H3_landlock_alone_forbids_writing_and_programs(probe: Probe) -> None:
    answers = probe("landlock")
    assert outcomes(answers, "refused") >= VERSION_ONE_OF_LANDLOCK | {*READING}, answers
    assert outcomes(answers, "done") >= {*NEEDED}, answers


def test_a_worker_says_what_confines_it() -> None:
    worker = child.WorkerProcess(time_limit_s=60.0, memory_limit_bytes=500 * MIB)
    try:
        hello = worker.greet()
        assert hello is not None
        assert hello["confined"] == ["landlock", "seccomp"]
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
        assert os.sched_getscheduler(worker.pid) == os.SCHED_BATCH
    finally:
        worker.end()


@pytest.mark.parametrize(
    ("version", "files", "net", "scopes"),
    [(1, 0x1FFF, 0, 0), (2, 0x3FFF, 0, 0), (3, 0x7FFF, 0, 0), (4, 0x7FFF, 3, 0), (5, 0xFFFF, 3, 0), (7, 0xFFFF, 3, 3)],
)
def test_an_older_landlock_is_asked_for_what_it_knows(version: int, files: int, net: int, scopes: int) -> None:
    asked = landlock.rights_of(version)
    assert (asked.files, asked.net, asked.scoped) == (files, net, scopes)


def test_a_system_that_refuses_every_means_still_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)
    monkeypatch.setattr(confining, "LINUX", {"landlock": refuse, "seccomp": refuse})
    assert confine() == ()
