"""The trash of macOS, by `trashItemAtURL:resultingItemURL:error:`, which says where the item went.

That is the only way to know: `~/.Trash` cannot be listed without Full Disk Access. Send2Trash asks for the result and
throws it away.
"""

import ctypes
import ctypes.util
import os
from typing import Any

from dupfinder.domain.messages import say
from dupfinder.trash.places import RefusedError

_POINTER, _TEXT = ctypes.c_void_p, ctypes.c_char_p


def trash_item(path: str) -> str | None:
    """Put a file into the trash; return where it is now.

    Raises `RefusedError` where the volume has no trash or does not take it: then it was not touched.
    """
    runtime = _Runtime()
    pool = runtime.send(runtime.send(runtime.named("NSAutoreleasePool"), "alloc"), "init")
    try:
        text = runtime.send(runtime.named("NSString"), "stringWithUTF8String:", _TEXT(os.fsencode(path)))
        url = runtime.send(runtime.named("NSURL"), "fileURLWithPath:", _POINTER(text))
        manager = runtime.send(runtime.named("NSFileManager"), "defaultManager")
        item, error = _POINTER(), _POINTER()
        places = (_POINTER(url), _POINTER(ctypes.addressof(item)), _POINTER(ctypes.addressof(error)))
        is_done = runtime.send(manager, "trashItemAtURL:resultingItemURL:error:", *places, result=ctypes.c_bool)
        if not is_done:
            raise RefusedError(say("The trash did not take it: {why}", why=runtime.words_of(error.value)))
        return runtime.path_of(item.value)
    finally:
        runtime.send(pool, "drain")


class _Runtime:
    """The runtime of Objective-C, and Foundation."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(ctypes.util.find_library("objc"))
        ctypes.CDLL(ctypes.util.find_library("Foundation"))
        for function in (self._library.objc_getClass, self._library.sel_registerName):
            function.restype, function.argtypes = _POINTER, (_TEXT,)

    def named(self, name: str) -> int:
        """Return a class."""
        return int(self._library.objc_getClass(name.encode()))

    def send(self, receiver: int | None, message: str, *arguments: Any, result: Any = _POINTER) -> Any:  # noqa: ANN401
        """Send a message, and return its result. Each needs a prototype of its own: the processor's rules differ."""
        prototype = ctypes.CFUNCTYPE(result, _POINTER, _POINTER, *map(type, arguments))
        function = prototype(("objc_msgSend", self._library))
        return function(receiver, self._library.sel_registerName(message.encode()), *arguments)

    def path_of(self, url: int | None) -> str | None:
        """Return the path of a file's URL."""
        text = self.send(url, "fileSystemRepresentation", result=_TEXT) if url else None
        return None if text is None else os.fsdecode(text)

    def words_of(self, error: int | None) -> str:
        """Return what an error says, in the language of the system."""
        text = self.send(self.send(error, "localizedDescription"), "UTF8String", result=_TEXT) if error else None
        return "" if text is None else str(text.decode("utf-8", "replace"))
