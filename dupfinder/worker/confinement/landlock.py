"""Landlock (Linux 5.13 and later): a process gives up rights over files, TCP and other processes.

Source: Linux, Documentation/userspace-api/landlock.rst and include/uapi/linux/landlock.h, up to version 7 of its
interface. The libraries for it (py-landlock, landlockpy) are younger than a year and bring much that is not needed
here: the only exception to what is given up is reading what programs consist of.
"""

import contextlib
import ctypes
import os
import stat
import struct
from collections.abc import Iterable

from dupfinder.worker.confinement.system_library import SystemLibrary

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""The same on every machine."""
_ASK_FOR_VERSION = 1

_RUN, _WRITE_FILE, _READ_FILE, _READ_FOLDER, _MAKE_SOCKET, _TRUNCATE = 1, 1 << 1, 1 << 2, 1 << 3, 1 << 9, 1 << 14
_OF_FILES = _RUN | _WRITE_FILE | _READ_FILE | _TRUNCATE
# Listing, removing and making folders and files, moving them among folders, writing: no links and no devices.
_CHANGING = _READ_FOLDER | _READ_FILE | _WRITE_FILE | _TRUNCATE | 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8 | 1 << 13
_BENEATH = 1
_RULE = struct.Struct("=Qi")  # struct landlock_path_beneath_attr: rights, a descriptor
_FILE_RIGHTS = {  # the version that brought the rights → their bits
    1: (1 << 13) - 1,  # execute, write, read, list, remove and make files, folders and special files
    2: 1 << 13,  # move or link into another folder
    3: 1 << 14,  # truncate
    5: 1 << 15,  # ioctl on devices
}
_NET_RIGHTS = {4: 0b11}  # bind and connect TCP
_SCOPES = {6: 0b11}  # abstract Unix sockets, signals


class Rights(ctypes.Structure):
    """What is given up, as the kernel wants it (struct landlock_ruleset_attr)."""

    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


def version() -> int:
    """Return the version of Landlock that the kernel has; `OSError` without it."""
    return SystemLibrary().system_call(_CREATE_RULESET, None, 0, _ASK_FOR_VERSION)


def restrict(
    readable: Iterable[str],
    listed: Iterable[str] = (),
    *,
    runnable: Iterable[str] = (),
    writable: Iterable[str] = (),
    with_sockets: Iterable[str] = (),
) -> None:
    """Give up every right over files but reading what lies at or below some paths, TCP, and signals to others.

    Of what is `listed`, the names can be seen that are in it and below it. Programs that are `runnable` can be started,
    what is below `writable` changed, and local sockets made `with_sockets`. Paths that are not there are passed over.
    `OSError` without Landlock.
    """
    library = SystemLibrary()
    attributes = rights_of(version())
    granted = (
        (_READ_FILE | _READ_FOLDER, readable),
        (_READ_FOLDER, listed),
        (_RUN | _READ_FILE, runnable),
        (_CHANGING, writable),
        (_MAKE_SOCKET, with_sockets),
    )
    # Older kernels take a longer record as long as what they do not know in it is 0.
    ruleset = library.system_call(_CREATE_RULESET, ctypes.byref(attributes), ctypes.sizeof(attributes), 0)
    try:
        for rights, paths in granted:
            for path in paths:
                with contextlib.suppress(OSError):  # not there, or on a file system that knows no such rules
                    _allow(library, ruleset, path, rights & attributes.files)
        library.forbid_new_privileges()
        library.system_call(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


def _allow(library: SystemLibrary, ruleset: int, path: str, rights: int) -> None:
    descriptor = os.open(path, getattr(os, "O_PATH", 0) | getattr(os, "O_CLOEXEC", 0))
    try:
        is_folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        rule = _RULE.pack(rights if is_folder else rights & _OF_FILES, descriptor)
        library.system_call(_ADD_RULE, ruleset, _BENEATH, ctypes.create_string_buffer(rule, len(rule)), 0)
    finally:
        os.close(descriptor)


def rights_of(version: int) -> Rights:
    """Return all that a version of Landlock lets a process give up."""
    return Rights(_known(_FILE_RIGHTS, version), _known(_NET_RIGHTS, version), _known(_SCOPES, version))


def _known(bits_since: dict[int, int], version: int) -> int:
    """Return the bits that this version knows: a kernel refuses a ruleset with others."""
    return sum(bits for since, bits in bits_since.items() if since <= version)
