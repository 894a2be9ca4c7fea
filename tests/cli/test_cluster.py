"""A scan that other machines read for: the same report to the byte, whatever becomes of them, or a clear end."""

import contextlib
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from program import Program
from sample_documents import Write, edited, words
from this_system import is_wine

pytestmark = [
    pytest.mark.timeout(400),
    pytest.mark.skipif(find_spec("distributed") is None, reason="needs the packages of the extra cluster"),
]
with_the_engine = pytest.mark.skipif(
    is_wine(), reason="Dask waits for Windows' clock to show the same time twice; wine's is too fine for that"
)
WAIT_S = 60


def reported(path: Path) -> dict[str, Any]:
    """Return a JSON report without what is never the same twice."""
    report: dict[str, Any] = json.loads(path.read_text())
    for part in (report, report["summary"]):
        for name in ("created", "elapsed_s"):
            part.pop(name, None)
    return report


def write_collection(write: Write, count: int) -> None:
    for number in range(count):
        text = words(60, seed=number)
        write(f"{number}.txt", text)
        write(f"again/{number}.md", edited(text, 10) if number % 2 else text)
    write("damaged.docx", b"PK\x03\x04" + bytes(50))


@pytest.fixture
def quiet_program(fresh_program: Program, environment: dict[str, str]) -> Program:
    """Run the program where warnings of the engine's own packages end nothing."""
    environment.pop("PYTHONWARNINGS")
    return fresh_program


@with_the_engine
def test_P1_processes_of_this_machine_give_the_same_report(
    quiet_program: Program, write: Write, tmp_path: Path
) -> None:
    write_collection(write, 40)
    plain = quiet_program("scan", "docs", "--no-cache", "--json", "plain.json")
    there = quiet_program("scan", "docs", "--no-cache", "--json", "there.json", "--cluster", "local:2")
    assert (plain.returncode, there.returncode) == (3, 3), there.stderr
    assert reported(tmp_path / "there.json") == reported(tmp_path / "plain.json")
    assert len(there.stderr.splitlines()) == len(plain.stderr.splitlines())  # the engine itself says nothing


def test_what_can_be_no_cluster_is_said_before_anything_is_read(quiet_program: Program, write: Write) -> None:
    write("a.txt", words(30, seed=1))
    done = quiet_program("scan", "docs", "--cluster", "tcp://somewhere:8786")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().endswith(
        "A cluster is tls://HOST:PORT, or local:N for N processes here, not tcp://somewhere:8786."
    )


class Cluster:
    """A scheduler and two hosts of one worker each, on this machine."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self._environment = {**environment, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "5s"}
        self._tls = [f"--tls-{name}={folder / file}" for name, file in _FILES.items()]
        self._logs = [folder / f"{name}.log" for name in ("scheduler", "first", "second")]
        self._processes: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        self.scheduler = self._started("scheduler", "--host=tls://127.0.0.1", "--port=0", log=self._logs[0])
        self.address = self._awaited(self._logs[0], r"Scheduler at: +(tls://127\.0\.0\.1:\d+)")
        self.hosts = [
            self._started("worker", self.address, "--nthreads=1", "--no-nanny", log=log) for log in self._logs[1:]
        ]
        for log in self._logs[1:]:
            self._awaited(log, "Registered to")

    def _started(self, *command: str, log: Path) -> subprocess.Popen[bytes]:
        with log.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", *command, "--no-dashboard", *self._tls],
                stdout=output,
                stderr=output,
                cwd=self.folder,
                env=self._environment,
            )
        self._processes.append(process)
        return process

    @staticmethod
    def _awaited(log: Path, pattern: str) -> str:
        end = time.monotonic() + WAIT_S
        while (found := re.search(pattern, log.read_text())) is None:
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.1)
        return found[found.re.groups]

    def end(self) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait()


_FILES = {"ca-file": "ca.pem", "cert": "certificate.pem", "key": "key.pem"}


@pytest.fixture
def cluster(quiet_program: Program, tmp_path: Path, environment: dict[str, str]) -> Iterator[Cluster]:
    assert quiet_program("cluster", "certificates", "certificates").returncode == 0
    with contextlib.ExitStack() as closing:
        made = Cluster(tmp_path / "certificates", environment)
        closing.callback(made.end)
        made.start()
        yield made


@pytest.fixture
def scan_there(cluster: Cluster, environment: dict[str, str], tmp_path: Path) -> Callable[..., subprocess.Popen[str]]:
    def started(*options: str, certificates: str = "certificates") -> subprocess.Popen[str]:
        asked = ["--cluster", cluster.address, "--cluster-certificates", certificates, *options]
        return subprocess.Popen(
            [sys.executable, "-m", "dupfinder", "scan", "docs", *asked],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return started


def until_it_reads(scan: "subprocess.Popen[str]") -> str:
    """Wait until documents of a scan are being read; return what it said until then."""
    assert scan.stderr is not None
    said = ""
    for line in scan.stderr:
        said += line
        if line.startswith("Reading documents"):
            break
    return said


@pytest.mark.sweep
@with_the_engine
def test_P1_hosts_that_show_certificates_give_the_same_report_though_one_dies(
    quiet_program: Program,
    write: Write,
    cluster: Cluster,
    scan_there: Callable[..., subprocess.Popen[str]],
    tmp_path: Path,
) -> None:
    write_collection(write, 700)
    assert quiet_program("scan", "docs", "--no-cache", "--json", "plain.json").returncode == 3
    scan = scan_there("--no-cache", "--json", "there.json", "--progress", "plain")
    said = until_it_reads(scan)
    cluster.hosts[0].kill()
    said += scan.communicate(timeout=200)[1]
    assert scan.returncode == 3, said
    assert reported(tmp_path / "there.json") == reported(tmp_path / "plain.json")


@with_the_engine
def test_P1_a_stranger_is_refused_with_a_certificate_of_its_own_or_none(
    quiet_program: Program, write: Write, cluster: Cluster, scan_there: Callable[..., subprocess.Popen[str]]
) -> None:
    write("a.txt", words(30, seed=1))
    assert quiet_program("cluster", "certificates", "others").returncode == 0
    scan = scan_there("--no-cache", certificates="others")
    _, said = scan.communicate(timeout=200)
    assert scan.returncode == 2
    assert f"No connection to the cluster {cluster.address}" in said
    assert "Traceback" not in said
    plain = (
        "import sys\nfrom distributed import Client\n"
        "try:\n    Client(sys.argv[1], timeout=5)\nexcept OSError:\n    sys.exit(7)\n"
    )
    address = cluster.address.replace("tls://", "tcp://")
    assert subprocess.run([sys.executable, "-c", plain, address], check=False, capture_output=True).returncode == 7


@pytest.mark.sweep
@with_the_engine
def test_a_cluster_whose_scheduler_dies_ends_the_scan_and_the_next_one_goes_on(
    quiet_program: Program, write: Write, cluster: Cluster, scan_there: Callable[..., subprocess.Popen[str]]
) -> None:
    write_collection(write, 700)
    scan = scan_there("--cache", "cache", "--progress", "plain")
    until_it_reads(scan)
    cluster.scheduler.kill()
    _, said = scan.communicate(timeout=200)
    assert scan.returncode == 2, said
    assert said.strip().endswith("What was read is kept: start the scan again.")
    assert quiet_program("scan", "docs", "--cache", "cache").returncode == 3
