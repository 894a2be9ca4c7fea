"""What a scan does to files, seen from outside: reads that fail make nothing equal (S9), nothing is changed (S10)."""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hostile_files.good_documents import good_documents
from sample_documents import Write, words
from traced_program import SystemCall, TracedProgram

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")

CHANGES = (
    "open,openat,openat2,creat,unlink,unlinkat,rmdir,rename,renameat,renameat2,link,linkat,symlink,symlinkat,mkdir,"
    "mkdirat,mknod,mknodat,truncate,ftruncate,chmod,fchmod,fchmodat,chown,fchown,lchown,fchownat,utime,utimes,futimesat,"
    "utimensat,setxattr,lsetxattr,fsetxattr,removexattr,lremovexattr,fremovexattr"
)
NETWORK = "socket,socketpair,connect,bind,sendto,sendmsg,listen,accept,accept4"
WRITING_FLAGS = ("O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC")


@pytest.fixture
def program(tmp_path: Path) -> TracedProgram:
    return TracedProgram(tmp_path)


@pytest.fixture
def docs(write: Write, tmp_path: Path) -> Path:
    """Return a folder of copies, near duplicates, and documents that are alike as far as their first 30,000 letters."""
    beginning = words(4000, seed=1)
    for number in range(3):
        write(f"long {number}.txt", f"{beginning} {words(4000, seed=10 + number)}")
    write("copy.txt", words(300, seed=2))
    write("another copy.txt", words(300, seed=2))
    write("nearly.txt", words(300, seed=2) + " and a little more")
    for seed, suffix in enumerate(good_documents("")):
        content = good_documents(words(200, seed=20 + seed))[suffix]
        write(f"one{suffix}", content)
        write(f"folder/two{suffix}", content)
    return tmp_path / "docs"


@pytest.mark.parametrize(
    "fault",
    [
        "read,pread64:error=EIO:when=3+5",
        pytest.param("read,pread64:error=EIO:when=1+2", marks=pytest.mark.sweep),
        pytest.param("openat:error=EACCES:when=1+2", marks=pytest.mark.sweep),
    ],
)
def test_S9_what_could_not_be_read_whole_is_in_no_group_and_in_no_cache(
    program: TracedProgram, docs: Path, tmp_path: Path, fault: str
) -> None:
    found = [os.path.join(parent, name) for parent, _, names in os.walk(docs) for name in names]
    only_these = [option for path in found for option in ("-P", path)]
    done = program.run(
        "scan", str(docs), "--json", "faulty.json",
        strace=[*only_these, "-e", "trace=openat,read,pread64,close", "-e", f"inject={fault}"],
    )  # fmt: skip
    assert done.returncode in {0, 3}, done.stderr
    faulty = json.loads((tmp_path / "faulty.json").read_text())
    failed, read = _readings(program.calls())
    assert failed
    lost = failed - read
    problems = {problem["path"]: problem["code"] for problem in faulty["problems"]}
    assert {path: problems.get(path) for path in lost} == dict.fromkeys(lost, "unreadable")
    members = {member["path"] for group in faulty["groups"] for member in group["documents"]}
    assert members.isdisjoint(lost)
    # What the cache learnt is what a scan without faults finds.
    program.run("scan", str(docs), "--json", "after.json")
    program.cache_file.unlink()
    program.run("scan", str(docs), "--json", "fresh.json")
    after, fresh = (json.loads((tmp_path / name).read_text()) for name in ("after.json", "fresh.json"))
    assert after["groups"] == fresh["groups"]
    assert after["problems"] == fresh["problems"]
    assert len(fresh["groups"]) >= 10
    assert {tuple(pair) for pair in _pairs(faulty)} <= {tuple(pair) for pair in _pairs(fresh)}


def test_S9_files_that_seem_to_end_early_are_not_equal(program: TracedProgram, write: Write, tmp_path: Path) -> None:
    text = words(5000, seed=1)
    # Of one size and one start, or they would not be read whole before they are told apart.
    paths = [str(write("one.txt", text)), str(write("other.txt", text[:5000] + text[:4999:-1]))]
    scan = ("scan", str(tmp_path / "docs"), "--json", "faulty.json")
    trace = ["-P", paths[0], "-P", paths[1], "-e", "trace=openat,read"]
    program.run(*scan, strace=trace)
    calls = [call for call in program.calls() if call.name == "read"]
    whole = next(number for number, call in enumerate(calls, 1) if int(call.arguments.split()[-1]) > len(text))
    program.cache_file.unlink()
    program.run(*scan, strace=[*trace, "-e", f"inject=read:retval=0:when={whole}+"])
    assert any(call.was_made_to_fail for call in program.calls())
    faulty = json.loads((tmp_path / "faulty.json").read_text())
    assert faulty["groups"] == []
    assert {problem["code"] for problem in faulty["problems"]} == {"unreadable"}


def _readings(calls: Iterator[SystemCall]) -> tuple[set[str], set[str]]:
    """Return the files of which a reading failed, and those of which one succeeded from opening to closing."""
    failed, read = set(), set()
    sound: dict[str, bool] = {}
    begun: set[tuple[int, str]] = set()  # the opener closes what it opened and reads nothing of it
    for call in calls:
        path = call.paths[0]
        if call.was_made_to_fail:
            failed.add(path)
        if call.name == "openat":
            sound[path] = not call.was_made_to_fail
        elif call.was_made_to_fail:
            sound[path] = False
        elif call.name != "close":
            begun.add((call.pid, path))
        elif (call.pid, path) in begun and sound.pop(path, False):
            read.add(path)
    return failed, read


def _pairs(report: dict[str, list[dict[str, list[dict[str, str]]]]]) -> Iterator[list[str]]:
    """Yield all pairs of documents that a report puts into one group."""
    for group in report["groups"]:
        paths = sorted(member["path"] for member in group["documents"])
        yield from ([a, b] for a in paths for b in paths if a < b)


def test_S10_P1_a_scan_changes_nothing_outside_its_cache_and_opens_no_connection(
    program: TracedProgram, docs: Path, tmp_path: Path
) -> None:
    before = _looks(docs)
    program.run("formats")  # writes Python's bytecode where that is missing
    done = program.run("scan", str(docs), strace=["-e", f"trace={CHANGES},{NETWORK}"])
    assert done.returncode in {0, 3}, done.stderr
    calls = list(program.calls())
    assert sum(str(docs) in call.arguments for call in calls) > 20  # it was seen
    own = tuple(f"{tmp_path}/{name}/" for name in ("cache", "tmp"))
    changed = [
        (call.name, path)
        for call in calls
        if call.name in CHANGES.split(",") and (not call.name.startswith("open") or _writes(call))
        for path in call.paths
    ]
    assert any(path.startswith(own) for _, path in changed)
    assert [(name, path) for name, path in changed if not f"{path}/".startswith((*own, "/dev/null/"))] == []
    assert [call for call in calls if call.name in NETWORK.split(",") and not _hands_over(call)] == []
    assert _looks(docs) == before


def _hands_over(call: SystemCall) -> bool:
    """Return whether a call is between the two processes of a worker, which no socket with a name joins."""
    return (call.name == "socketpair" and "AF_UNIX" in call.arguments) or (
        call.name == "sendmsg" and "SCM_RIGHTS" in call.arguments
    )


def _writes(call: SystemCall) -> bool:
    return any(flag in call.arguments for flag in WRITING_FLAGS)


def _looks(folder: Path) -> dict[str, tuple[int, int, int, int, bytes]]:
    seen = {}
    for path in sorted(folder.rglob("*")):
        info = path.lstat()
        content = path.read_bytes() if path.is_file() else b""
        seen[str(path)] = (info.st_mode, info.st_mtime_ns, info.st_ctime_ns, info.st_ino, content)
    return seen
