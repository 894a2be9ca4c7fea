"""Runs a program where the kernel answers some system calls as if it did not have them.

`unconfined_program.py landlock seccomp -- PROGRAM ARGUMENT …`: as on a kernel without Landlock, without seccomp, or on
one with neither. A filter of system calls stands in for the other kernel; it holds for all that the program starts.
"""

import ctypes
import errno
import os
import struct
import sys

from dupfinder.worker.confinement.seccomp import Instruction
from dupfinder.worker.confinement.system_library import SystemLibrary

X86_64 = os.uname().machine == "x86_64"
CALLS = {"landlock": (444, 445, 446), "seccomp": (317 if X86_64 else 277,)}
LOAD, IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, FAIL = 0x7FFF0000, 0x00050000

missing, command = sys.argv[1 : sys.argv.index("--")], sys.argv[sys.argv.index("--") + 1 :]
program: list[Instruction] = [(LOAD, 0, 0, 0)]
for number in (number for name in missing for number in CALLS[name]):
    program += [(IF_EQUAL, 0, 1, number), (RETURN, 0, 0, FAIL | errno.ENOSYS)]
program.append((RETURN, 0, 0, ALLOW))
code = b"".join(struct.pack("<HBBI", *one) for one in program)
held = ctypes.create_string_buffer(code, len(code))
described = ctypes.create_string_buffer(struct.pack("<H6xQ", len(program), ctypes.addressof(held)))
library = SystemLibrary()
library.forbid_new_privileges()
library.system_call(CALLS["seccomp"][0], 1, 0, described)
os.execv(command[0], command)  # noqa: S606 - that is what it is for
