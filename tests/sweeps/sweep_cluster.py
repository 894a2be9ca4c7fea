"""A scan on three hosts, whatever becomes of them: `python tests/sweeps/sweep_cluster.py FOLDER [FAULT…]`, as root.

The hosts are network namespaces of this machine, joined by a bridge: one hands the work out, two read, search and
compare, and the scan is asked for from outside. A fault happens once some documents were read, once the first task of
searching was done, or once three quarters of all tasks were, which is while pairs are compared. The report must be that
of a plain scan, or the scan must end with one sentence, and the next one without the fault give that report; nothing
may be left running, nor in the folder of the tasks. FOLDER has 5,000 texts or more.
"""

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

TOP = Path(__file__).parents[2]
HOSTS = ("dupfinder-a", "dupfinder-b", "dupfinder-c")
NETWORK = "10.213.77"
BRIDGE = "dupfinder-br"
PORT = 8786
START_S, SCAN_S, END_S = 60, 900, 10
CUT_OFF_S = 60
_FILES = {"ca-file": "ca.pem", "cert": "certificate.pem", "key": "key.pem"}


def system(*command: str) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, check=True, capture_output=True)


@contextlib.contextmanager
def network() -> Iterator[None]:
    """Make the hosts, and a bridge between them and this machine; end whatever still runs there."""
    names = dict(zip(HOSTS, ("dfa", "dfb", "dfc"), strict=True))
    try:
        system("ip", "link", "add", BRIDGE, "type", "bridge")
        system("ip", "addr", "add", f"{NETWORK}.1/24", "dev", BRIDGE)
        system("ip", "link", "set", BRIDGE, "up")
        for number, (host, link) in enumerate(names.items(), 11):
            system("ip", "netns", "add", host)
            system("ip", "link", "add", link, "type", "veth", "peer", "name", "eth0", "netns", host)
            system("ip", "link", "set", link, "master", BRIDGE, "up")
            system("ip", "netns", "exec", host, "ip", "addr", "add", f"{NETWORK}.{number}/24", "dev", "eth0")
            for device in ("eth0", "lo"):
                system("ip", "netns", "exec", host, "ip", "link", "set", device, "up")
        yield
    finally:
        for host in HOSTS:
            found = subprocess.run(["ip", "netns", "pids", host], check=False, capture_output=True, text=True)
            for pid in found.stdout.split():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(int(pid), signal.SIGKILL)
            subprocess.run(["ip", "netns", "del", host], check=False, capture_output=True)
        subprocess.run(["ip", "link", "del", BRIDGE], check=False, capture_output=True)


@dataclass
class Cluster:
    """One that hands the work out, and two hosts that read."""

    folder: Path
    certificates: Path
    work: Path
    readers: list[list[str]] = field(default_factory=lambda: [[], []])
    """What goes before the command of each host that reads."""

    def __enter__(self) -> Self:
        self.scheduler = self._started(HOSTS[0], [], "scheduler", "--host", f"tls://{NETWORK}.11", f"--port={PORT}")
        self._await(HOSTS[0], "Scheduler at:")
        self.hosts = []
        for number, (host, before) in enumerate(zip(HOSTS[1:], self.readers, strict=True), 12):
            where = f"tls://{NETWORK}.{number}"
            self.hosts.append(
                self._started(host, before, "worker", self.address, "--no-nanny", "--nthreads=1", "--host", where)
            )
            self._await(host, "Registered to")
        return self

    def __exit__(self, *_: object) -> None:
        for process in (*self.hosts, self.scheduler):
            process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait()

    @property
    def address(self) -> str:
        return f"tls://{NETWORK}.11:{PORT}"

    def _started(self, host: str, before: list[str], *command: str) -> subprocess.Popen[bytes]:
        tls = [f"--tls-{name}={self.certificates / file}" for name, file in _FILES.items()]
        with (self.folder / f"{host}.log").open("wb") as log:
            return subprocess.Popen(
                ["ip", "netns", "exec", host, *before, sys.executable, "-m", "dask", *command, "--no-dashboard", *tls],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": str(TOP)},
            )

    def _await(self, host: str, said: str) -> None:
        end = time.monotonic() + START_S
        while said not in (self.folder / f"{host}.log").read_text():
            if time.monotonic() > end:
                raise TimeoutError((self.folder / f"{host}.log").read_text())
            time.sleep(0.1)


def cut_off(_: Cluster) -> None:
    """Pull the cable of a host out, and put it in again after a while."""
    system("ip", "link", "set", "dfc", "down")
    time.sleep(CUT_OFF_S)
    system("ip", "link", "set", "dfc", "up")


def slow(cluster: Cluster) -> None:
    """Let a host do nothing for a while."""
    cluster.hosts[1].send_signal(signal.SIGSTOP)
    time.sleep(CUT_OFF_S / 4)
    cluster.hosts[1].send_signal(signal.SIGCONT)


def cut_short(cluster: Cluster) -> None:
    """Take the end away from all that lies in the work folder."""
    for path in cluster.work.glob("*/*"):
        with contextlib.suppress(FileNotFoundError):
            os.truncate(path, max(0, path.stat().st_size - 8))


READING, SEARCHING, COMPARING = -1.0, 0.0, 0.75
"""Which share of all tasks is done when a fault happens; none is while documents are read."""


@dataclass(frozen=True)
class Fault:
    """What happens to a cluster, and how a scan may end for it."""

    name: str
    happens: Callable[[Cluster], object] = lambda _: None
    readers: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    says: str | None = None
    """The sentence by which the scan ends; `None` if it must not."""
    when: float = READING
    room: str | None = None
    """How large the disk with the work folder is; `None` for large enough."""
    scans: int = 1
    """At the same time, each with its own cache."""


def faults(folder: Path) -> tuple[Fault, ...]:
    """Return all faults; `folder` is what is scanned. In what is run before a host `WORK` is the work folder."""
    hidden = ("unshare", "-m", "sh", "-c", f'mount -t tmpfs tmpfs "{folder}" && exec "$@"', "sh")
    small = 'export TMPDIR="$(mktemp -d -p "WORK/..")"; mount -t tmpfs -o size=64k tmpfs "$TMPDIR" && exec "$@"'
    full = ("unshare", "-m", "sh", "-c", small, "sh")
    elsewhere = ("unshare", "-m", "sh", "-c", 'mount -t tmpfs tmpfs "WORK" && exec "$@"', "sh")
    lost = "What was read is kept"
    later = [
        fault
        for stage, when in (("searching", SEARCHING), ("comparing", COMPARING))
        for fault in (
            Fault(f"{stage}: a host killed", lambda cluster: cluster.hosts[0].kill(), when=when),
            Fault(f"{stage}: a host slow", slow, when=when),
            Fault(f"{stage}: the scheduler killed", lambda cluster: cluster.scheduler.kill(), says=lost, when=when),
            Fault(f"{stage}: files cut short", cut_short, when=when),
        )
    ]
    return (
        Fault("none"),
        *later,
        Fault("searching: a host cut off", cut_off, when=SEARCHING),
        Fault("a host with another work folder", readers=((), elsewhere)),
        Fault("hosts with other work folders", readers=(elsewhere, elsewhere)),
        Fault("a work folder that is full", room="1m"),
        Fault("two scans in one work folder", scans=2),
        Fault("a host killed", lambda cluster: cluster.hosts[0].kill()),
        Fault("a host ended", lambda cluster: cluster.hosts[0].terminate()),
        Fault("a host slow", slow),
        Fault("a host cut off", cut_off),
        Fault("a host with a full disk", readers=((), full)),
        Fault("the scheduler killed", lambda cluster: cluster.scheduler.kill(), says="What was read is kept"),
        Fault("a host without the folder", readers=((), hidden), says="does not see"),
    )


def scanned(folder: Path, work: Path, *options: str) -> subprocess.Popen[str]:
    """Start a scan whose cache and report are in the work folder."""
    command = [sys.executable, "-m", "dupfinder", "scan", str(folder), "--relation", "contained", *options]
    command += ["--cache", str(work / "cache"), "--json", str(work / "report.json"), "--progress", "none"]
    return subprocess.Popen(
        command,
        cwd=work,
        env={**os.environ, "PYTHONPATH": str(TOP)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def reported(path: Path) -> dict[str, Any]:
    """Return a JSON report without what is never the same twice, and what a scan that reads little cannot know."""
    report: dict[str, Any] = json.loads(path.read_text())
    for name in ("created", "elapsed_s", "from_cache", "unconfined"):
        report.pop(name, None)
        report["summary"].pop(name, None)
    return report


def kept(cache: Path) -> int:
    """Return how many files a scan cache knows."""
    if not cache.exists():
        return 0
    with contextlib.closing(sqlite3.connect(cache)) as connection, contextlib.suppress(sqlite3.OperationalError):
        return int(connection.execute("SELECT count(*) FROM files").fetchone()[0])
    return 0


def done(work: Path) -> int:
    """Return how many results lie in the work folder."""
    return sum(1 for _ in work.glob("*/*.result"))


@dataclass
class Trial:
    """Scans on a cluster of which something breaks."""

    folder: Path
    certificates: Path
    expected: dict[str, Any]
    tasks: int = 0
    """How many a scan has that nothing happens to."""

    def tried(self, fault: Fault) -> str:
        """Return what is wrong after a fault; empty if nothing is."""
        with tempfile.TemporaryDirectory() as made, contextlib.ExitStack() as mounted:
            top = Path(made)
            work = top / "work"
            homes = [top / str(number) for number in range(fault.scans)]
            for path in (work, *homes):
                path.mkdir()
            if fault.room is not None:
                system("mount", "-t", "tmpfs", "-o", f"size={fault.room}", "tmpfs", str(work))
                mounted.callback(system, "umount", str(work))
            readers = [[word.replace("WORK", str(work)) for word in before] for before in fault.readers]
            with Cluster(top, self.certificates, work, readers) as cluster:
                scans = [self._scan(home, work) for home in homes]
                self._await(fault, homes[0], work, scans[0])
                fault.happens(cluster)
                ended = [self._end(scan, work, counts=fault.name == "none") for scan in scans]
            if fault.says is not None:
                (_, said), code = ended[0], scans[0].returncode
                if code != 2 or fault.says not in said or "Traceback" in said:
                    return f"ended with {code}: {said[-300:]}"
                with Cluster(top, self.certificates, work):
                    ended = [self._end(self._scan(homes[0], work), work)]
            for home, (_, said) in zip(homes, ended, strict=True):
                if not (home / "report.json").exists() or reported(home / "report.json") != self.expected:
                    return f"another report: {said[-300:]}"
            if list(work.iterdir()):
                return f"left: {list(work.rglob('*'))[:9]}"
        left: list[str] = []
        for _ in range(END_S):  # readers end by themselves, which takes a moment where the machine is busy
            left = subprocess.run(
                ["ip", "netns", "pids", HOSTS[2]], check=True, capture_output=True, text=True
            ).stdout.split()
            if not left:
                break
            time.sleep(1)
        return f"left running: {left}" if left else ""

    def _scan(self, home: Path, work: Path) -> subprocess.Popen[str]:
        options = ("--cluster", f"tls://{NETWORK}.11:{PORT}", "--cluster-certificates", str(self.certificates))
        return scanned(self.folder, home, *options, "--cluster-folder", str(work))

    def _await(self, fault: Fault, home: Path, work: Path, scan: subprocess.Popen[str]) -> None:
        if fault.when == READING:
            # Not after some seconds: on a busy machine the scan had not reached the cluster that was killed then.
            while not kept(home / "cache") and scan.poll() is None:
                time.sleep(0.02)
        else:
            while done(work) < max(1, fault.when * self.tasks) and scan.poll() is None:
                time.sleep(0.01)

    def _end(self, scan: subprocess.Popen[str], work: Path, *, counts: bool = False) -> tuple[int, str]:
        """Wait for the end of a scan; return the most results that were seen, and what it said."""
        most, until = 0, time.monotonic() + SCAN_S
        while scan.poll() is None and time.monotonic() < until:
            most = max(most, done(work))
            time.sleep(0.01)
        _, said = scan.communicate(timeout=1)
        if counts:
            self.tasks = most
        return most, said


def main() -> int:
    """Try every fault; return how many were not borne."""
    folder = Path(sys.argv[1]).resolve()
    wrong = 0
    with tempfile.TemporaryDirectory() as made, network():
        work = Path(made)
        certificates = work / "certificates"
        system(sys.executable, "-m", "dupfinder", "cluster", "certificates", str(certificates))
        plain = scanned(folder, work)
        plain.communicate(timeout=SCAN_S)
        trial = Trial(folder, certificates, reported(work / "report.json"))
        for fault in faults(folder):
            if len(sys.argv) > 2 and fault.name != "none" and not any(word in fault.name for word in sys.argv[2:]):
                continue
            began_s = time.monotonic()
            found = trial.tried(fault)
            wrong += bool(found)
            print(f"{fault.name:32} {time.monotonic() - began_s:6.1f} s  {found or 'ok'}", flush=True)
        print(f"{trial.tasks} tasks")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
