"""The sandbox of macOS, by `sandbox_init`, which browsers and build tools use too although Apple calls it deprecated.

The profile names what is denied and allows the rest, because what Python and its libraries ask of macOS for reading is
nowhere listed. It leaves Mach services alone, so it is weaker than what Linux gets. It was written from Apple's header
and published profiles; it has not been run yet.
"""

import ctypes

_PROFILE = b"""
(version 1)
(allow default)
(deny network*)
(deny file-write*)
(deny process-fork)
(deny process-exec*)
(deny signal)
(allow signal (target self))
"""


def restrict() -> None:
    """Let this process neither write, nor connect, nor start or signal others; `OSError` where macOS refuses that."""
    library = ctypes.CDLL("/usr/lib/libSystem.B.dylib")
    library.sandbox_init.argtypes = (ctypes.c_char_p, ctypes.c_uint64, ctypes.POINTER(ctypes.c_char_p))
    library.sandbox_init.restype = ctypes.c_int
    message = ctypes.c_char_p()
    if library.sandbox_init(_PROFILE, 0, ctypes.byref(message)) != 0:
        raise OSError((message.value or b"sandbox_init failed").decode(errors="replace"))
