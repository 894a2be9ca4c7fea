"""Landlock (Linux 5.13 and later): a process gives up rights over files, TCP and other processes.

Source: Linux, Documentation/userspace-api/landlock.rst and include/uapi/linux/landlock.h, up to version 7 of its
interface. The libraries for it (py-landlock, landlockpy) are younger than a year and bring much that is not needed
here: no exception is made to what is given up.
"""

import ctypes
import os

from dupfinder.worker.confinement.system_library import SystemLibrary

_CREATE_RULESET, _RESTRICT_SELF = 444, 446
"""The same on every machine."""
_ASK_FOR_VERSION = 1

_FILE_RIGHTS = {  # the version that brought the rights → their bits; READ_FILE (1 << 2) and READ_DIR (1 << 3) are kept
    1: ((1 << 13) - 1) & ~(1 << 2 | 1 << 3),  # execute, write, remove and make files, folders and special files
    2: 1 << 13,  # move or link into another folder
    3: 1 << 14,  # truncate
    5: 1 << 15,  # ioctl on devices
}
_NET_RIGHTS = {4: 0b11}  # bind and connect TCP
_SCOPES = {6: 0b11}  # abstract Unix sockets, signals


class Rights(ctypes.Structure):
    """What is given up, as the kernel wants it (struct landlock_ruleset_attr)."""

    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


def restrict() -> None:
    """Give up every right over files but reading, all over TCP, and signals to others; `OSError` without Landlock."""
    library = SystemLibrary()
    version = library.system_call(_CREATE_RULESET, None, 0, _ASK_FOR_VERSION)
    attributes = rights_of(version)
    # Older kernels take a longer record as long as what they do not know in it is 0.
    ruleset = library.system_call(_CREATE_RULESET, ctypes.byref(attributes), ctypes.sizeof(attributes), 0)
    try:
        library.forbid_new_privileges()
        library.system_call(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


def rights_of(version: int) -> Rights:
    """Return all that a version of Landlock lets a process give up, but reading."""
    return Rights(_known(_FILE_RIGHTS, version), _known(_NET_RIGHTS, version), _known(_SCOPES, version))


def _known(bits_since: dict[int, int], version: int) -> int:
    """Return the bits that this version knows: a kernel refuses a ruleset with others."""
    return sum(bits for since, bits in bits_since.items() if since <= version)
