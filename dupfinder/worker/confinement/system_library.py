"""Calls of the C library whose failure is an `OSError`."""

import ctypes
import os

_PR_SET_NO_NEW_PRIVS = 38


class SystemLibrary:
    """The C library of this process."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(None, use_errno=True)

    def prctl(self, option: int, *arguments: int) -> int:
        """Return what `prctl` returns."""
        # As unsigned long: the arguments of a variadic function are passed as they are.
        padded = [*arguments, 0, 0, 0, 0][:4]
        return _checked(self._library.prctl(option, *map(ctypes.c_ulong, padded)))

    def forbid_new_privileges(self) -> None:
        """Give up for good what programs with a set-user-ID bit give; whoever is not root must before any filter."""
        self.prctl(_PR_SET_NO_NEW_PRIVS, 1)

    def system_call(self, number: int, *arguments: object) -> int:
        """Return what a system call returns; integers are passed as long, all else as ctypes passes it."""
        passed = [ctypes.c_long(one) if isinstance(one, int) else one for one in arguments]
        return _checked(self._library.syscall(ctypes.c_long(number), *passed))


def _checked(result: int) -> int:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result
