"""The filter of system calls, on both machines that it knows: what it says of each call; the calls' numbers.

A plain interpreter of its instructions (Linux, Documentation/networking/filter.rst) runs it here.
"""

import errno
import os
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from dupfinder.worker.confinement import system_calls
from dupfinder.worker.confinement.seccomp import Instruction, instructions
from dupfinder.worker.confinement.system_calls import ABSENT, LATEST, REFUSED, Machine

OWN_PID = 4711
ALLOWED, FAILS = 0x7FFF0000, 0x00050000
X86_HEADER = Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h")
GENERIC_HEADER = Path("/usr/include/asm-generic/unistd.h")
READING = {
    Machine.X86_64: {"read": 0, "open": 2, "close": 3, "mmap": 9, "openat": 257, "futex": 202, "exit_group": 231},
    Machine.AARCH64: {"read": 63, "openat": 56, "close": 57, "mmap": 222, "futex": 98, "exit_group": 94},
}


@pytest.fixture(params=list(Machine), ids=lambda machine: machine.name)
def machine(request: pytest.FixtureRequest) -> Machine:
    chosen = request.param
    assert isinstance(chosen, Machine)
    return chosen


def decision(program: list[Instruction], *, number: int, audit: int, arguments: Mapping[int, int]) -> int:
    """Return what the filter answers; 0 for an allowed call, the error for another one."""
    words = {0: number, 4: audit, **{16 + 8 * place: value & 0xFFFFFFFF for place, value in arguments.items()}}
    held, at = 0, 0
    while True:
        code, if_true, if_false, constant = program[at]
        at += 1
        match code:
            case 0x20:
                held = words.get(constant, 0)
            case 0x06:
                assert constant == ALLOWED or constant & 0xFFFF0000 == FAILS
                return 0 if constant == ALLOWED else constant & 0xFFFF
            case _:
                tests = {0x15: held == constant, 0x35: held >= constant, 0x45: held & constant != 0}
                at += if_true if tests[code] else if_false


def answer(machine: Machine, number: int | None, **arguments: int) -> int:
    assert number is not None
    program = list(instructions(machine, own_pid=OWN_PID))
    placed = {int(name[1:]): value for name, value in arguments.items()}
    return decision(program, number=number, audit=machine.audit_number, arguments=placed)


def test_H3_every_harmful_call_is_refused(machine: Machine) -> None:
    for name, call in REFUSED.items():
        if (number := call.on(machine)) is not None:
            assert answer(machine, number) == errno.EPERM, name
    for name, call in ABSENT.items():
        assert answer(machine, call.on(machine)) == errno.ENOSYS, name


def test_what_reading_needs_is_allowed(machine: Machine) -> None:
    for name, number in READING[machine].items():
        assert answer(machine, number) == 0, name


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (os.O_RDONLY, 0),
        (os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_DIRECTORY, 0),
        (os.O_WRONLY, errno.EPERM),
        (os.O_RDWR, errno.EPERM),
        (os.O_RDONLY | os.O_CREAT, errno.EPERM),
        (os.O_RDONLY | os.O_TRUNC, errno.EPERM),
        (os.O_WRONLY | os.O_APPEND, errno.EPERM),
    ],
)
def test_H3_files_are_opened_for_reading_only(machine: Machine, flags: int, expected: int) -> None:
    assert answer(machine, system_calls.OPENAT.on(machine), a2=flags) == expected
    if machine is Machine.X86_64:
        assert answer(machine, system_calls.OPEN.on(machine), a1=flags) == expected


def test_H3_threads_are_started_and_processes_are_not(machine: Machine) -> None:
    thread, process = 0x3D0F00, 0x1200011  # what glibc passes for pthread_create and for fork
    assert answer(machine, system_calls.CLONE.on(machine), a0=thread) == 0
    assert answer(machine, system_calls.CLONE.on(machine), a0=process) == errno.EPERM


@pytest.mark.parametrize("call", [system_calls.KILL, system_calls.TGKILL])
def test_H3_only_the_process_itself_is_signalled(machine: Machine, call: system_calls.Numbers) -> None:
    assert answer(machine, call.on(machine), a0=OWN_PID) == 0
    for other in (0, 1, -1, OWN_PID + 1, -OWN_PID):
        assert answer(machine, call.on(machine), a0=other) == errno.EPERM


def test_H3_a_terminal_is_asked_and_never_typed_into(machine: Machine) -> None:
    ask, tiocsti = 0x5401, 0x5412
    assert answer(machine, system_calls.IOCTL.on(machine), a1=ask) == 0
    assert answer(machine, system_calls.IOCTL.on(machine), a1=tiocsti) == errno.ENOTTY


def test_H3_a_worker_cannot_choose_to_outlive_its_parent(machine: Machine) -> None:
    set_name, set_parent_death_signal = 15, 1
    assert answer(machine, system_calls.PRCTL.on(machine), a0=set_name) == 0
    assert answer(machine, system_calls.PRCTL.on(machine), a0=set_parent_death_signal) == errno.EPERM


def test_H3_calls_of_later_kernels_and_of_other_machines_are_not_there(machine: Machine) -> None:
    program = list(instructions(machine, own_pid=OWN_PID))
    for number in (LATEST + 1, 0x40000000 + 41, 0xFFFFFFFF):
        assert answer(machine, number) == errno.ENOSYS
    for audit in (0x40000003, 0, 0xFFFFFFFF):
        assert decision(program, number=0, audit=audit, arguments={}) == errno.ENOSYS


def test_a_filter_fits_the_kernels_bounds(machine: Machine) -> None:
    program = list(instructions(machine, own_pid=OWN_PID))
    assert len(program) <= 4096
    assert all(max(if_true, if_false) < 256 for _, if_true, if_false, _ in program)


@pytest.mark.skipif(not X86_HEADER.exists(), reason="needs the kernel's headers")
def test_the_numbers_are_those_of_the_kernels_headers() -> None:
    x86 = {m[1]: int(m[2]) for m in re.finditer(r"#define __NR_(\w+) (\d+)", X86_HEADER.read_text())}
    generic = {m[2]: int(m[3]) for m in re.finditer(r"#define __NR(3264)?_(\w+) (\d+)", GENERIC_HEADER.read_text())}
    special = {"clone": "CLONE", "open": "OPEN", "openat": "OPENAT", "kill": "KILL", "tgkill": "TGKILL"}
    special |= {"prctl": "PRCTL", "prlimit64": "PRLIMIT64", "fcntl": "FCNTL", "ioctl": "IOCTL"}
    calls = {**REFUSED, **ABSENT, **{name: getattr(system_calls, known) for name, known in special.items()}}
    for name, call in calls.items():
        assert name not in x86 or call.x86_64 == x86[name], name
        assert name not in generic or call.aarch64 == generic[name], name
        assert name in x86 or name in generic or (call.x86_64 or 0) > max(x86.values()), name
