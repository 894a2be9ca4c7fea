"""A seccomp filter (Linux 3.17 and later): the kernel refuses the system calls that reading documents does not need.

It refuses what is known to be harmful instead of allowing what is known to be needed: libraries of tomorrow (OCR on
threads) shall work. Refused calls fail with EPERM, because libraries probe; nothing is killed for them. Sources: Linux,
Documentation/userspace-api/seccomp_filter.rst; include/uapi/linux/{seccomp,filter}.h. pyseccomp was no choice: it has
not changed since 2021 and needs libseccomp on the machine.
"""

import ctypes
import enum
import errno
import itertools
import os
import platform
import struct
from collections.abc import Iterable, Iterator

from dupfinder.domain.records import dataclass
from dupfinder.worker.confinement import system_calls
from dupfinder.worker.confinement.system_calls import Machine
from dupfinder.worker.confinement.system_library import SystemLibrary

_SECCOMP = system_calls.Numbers(317, 277)
_SET_MODE_FILTER = 1
# For all threads at once; and without the brake on speculation that older kernels put on filtered processes: it keeps
# hostile code apart from secrets in the same process, and here there are none.
_FLAGS = 1 | 4

_LOAD, _IF_EQUAL, _IF_AT_LEAST, _IF_BITS, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER_OFFSET, _MACHINE_OFFSET, _ARGUMENTS_OFFSET = 0, 4, 16
_ALLOW, _FAIL = 0x7FFF0000, 0x00050000

_CLONE_THREAD = 0x10000
_PR_SET_PDEATHSIG = 1
_F_SETOWN, _F_SETSIG, _F_SETOWN_EX, _F_SETLEASE = 8, 10, 15, 1024
# What Python and the C library ask of files they opened: whether it is a terminal, how wide, how much is there, and
# that children do not inherit it. The others include typing into the terminal (TIOCSTI) and changing file attributes.
_IOCTLS = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451, 0x802C542A)
_LOCAL = 1  # AF_UNIX
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC

Instruction = tuple[int, int, int, int]
"""Code, jump if true, jump if false, constant."""


class _Test(enum.Enum):
    """How an argument is tested."""

    EQUAL = _IF_EQUAL
    BITS = _IF_BITS


@dataclass(frozen=True, slots=True, kw_only=True)
class _Rule:
    """What a system call with arguments of some kind is answered; with all others it is answered the opposite."""

    call: system_calls.Numbers
    argument: int
    test: _Test
    constants: tuple[int, ...]
    """One of them must pass the test."""
    allows: bool
    code: int = errno.EPERM

    def instructions(self) -> Iterator[Instruction]:
        """Yield what decides about the call, with the number of the call known."""
        refusal = _FAIL | self.code
        passed, failed = (_ALLOW, refusal) if self.allows else (refusal, _ALLOW)
        # The lower half is what the kernel looks at in all of these: they are of type int.
        yield (_LOAD, 0, 0, _ARGUMENTS_OFFSET + 8 * self.argument)
        for constant in self.constants:
            yield (self.test.value, 0, 1, constant)
            yield (_RETURN, 0, 0, passed)
        yield (_RETURN, 0, 0, failed)


def own_machine() -> Machine | None:
    """Return the machine that the filter would be for; `None` where there is no filter."""
    return next((one for one in Machine if one.value[0] == platform.machine()), None)


def restrict(*, for_program: bool = False) -> None:
    """Install the filter for all threads of this process; `OSError` where the kernel or the machine has none.

    One `for_program` leaves what a program needs that is started next, where Landlock says what it may write.
    """
    machine = own_machine()
    seccomp = machine and _SECCOMP.on(machine)
    if machine is None or seccomp is None or struct.calcsize("P") != 8:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
    program = b"".join(
        struct.pack("<HBBI", *one) for one in instructions(machine, own_pid=os.getpid(), for_program=for_program)
    )
    code = ctypes.create_string_buffer(program, len(program))
    # struct sock_fprog: a count, padding, a pointer
    described = ctypes.create_string_buffer(struct.pack("<H6xQ", len(program) // 8, ctypes.addressof(code)))
    library = SystemLibrary()
    library.forbid_new_privileges()
    library.system_call(seccomp, _SET_MODE_FILTER, _FLAGS, described)


def instructions(machine: Machine, *, own_pid: int, for_program: bool = False) -> Iterator[Instruction]:
    """Yield the filter for one machine; the process itself is the only one that may be sent signals."""
    yield (_LOAD, 0, 0, _MACHINE_OFFSET)
    yield (_IF_EQUAL, 1, 0, machine.audit_number)
    yield (_RETURN, 0, 0, _FAIL | errno.ENOSYS)  # calls in the manner of another machine (int 0x80)
    yield (_LOAD, 0, 0, _NUMBER_OFFSET)
    yield (_IF_AT_LEAST, 0, 1, system_calls.LATEST + 1)  # also those of x32
    yield (_RETURN, 0, 0, _FAIL | errno.ENOSYS)
    refusal: list[Instruction] = [(_RETURN, 0, 0, _FAIL | errno.EPERM)]
    for name, call in system_calls.REFUSED.items():
        if not (for_program and name in system_calls.OF_PROGRAMS):
            yield from _for_call(call.on(machine), refusal)
    for call in system_calls.ABSENT.values():
        yield from _for_call(call.on(machine), [(_RETURN, 0, 0, _FAIL | errno.ENOSYS)])
    for rule in itertools.chain(_program_rules() if for_program else _reader_rules(), _rules(own_pid)):
        yield from _for_call(rule.call.on(machine), rule.instructions())
    yield (_RETURN, 0, 0, _ALLOW)


def _for_call(number: int | None, decision: Iterable[Instruction]) -> Iterator[Instruction]:
    """Yield a decision that is only made about one system call."""
    if number is None:
        return
    decided = list(decision)
    yield (_IF_EQUAL, 0, len(decided), number)
    yield from decided


def _reader_rules() -> Iterator[_Rule]:
    """Yield those of readers, which write nothing."""
    yield _Rule(call=system_calls.OPEN, argument=1, test=_Test.BITS, constants=(_WRITING,), allows=False)
    yield _Rule(call=system_calls.OPENAT, argument=2, test=_Test.BITS, constants=(_WRITING,), allows=False)


def _program_rules() -> Iterator[_Rule]:
    """Yield those of programs, which have no sockets but local ones."""
    yield _Rule(call=system_calls.NETWORK["socket"], argument=0, test=_Test.EQUAL, constants=(_LOCAL,), allows=True)


def _rules(own_pid: int) -> Iterator[_Rule]:
    """Yield the rules about arguments that hold for all."""
    calls = system_calls
    yield _Rule(call=calls.CLONE, argument=0, test=_Test.BITS, constants=(_CLONE_THREAD,), allows=True)
    for call in (calls.KILL, calls.TGKILL):  # `abort` signals the process itself
        yield _Rule(call=call, argument=0, test=_Test.EQUAL, constants=(own_pid,), allows=True)
    yield _Rule(call=calls.PRLIMIT64, argument=0, test=_Test.EQUAL, constants=(0, own_pid), allows=True)
    # It must go on to end with its parent.
    yield _Rule(call=calls.PRCTL, argument=0, test=_Test.EQUAL, constants=(_PR_SET_PDEATHSIG,), allows=False)
    # These would let the kernel send signals in our name, and make others wait who open a document for writing.
    commands = (_F_SETOWN, _F_SETSIG, _F_SETOWN_EX, _F_SETLEASE)
    yield _Rule(call=calls.FCNTL, argument=1, test=_Test.EQUAL, constants=commands, allows=False)
    yield _Rule(call=calls.IOCTL, argument=1, test=_Test.EQUAL, constants=_IOCTLS, allows=True, code=errno.ENOTTY)
