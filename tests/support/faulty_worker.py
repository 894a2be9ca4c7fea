"""A worker whose reader misbehaves where a document's name says so (`hang.txt`, `hang.2.txt`); else the real one."""

import ctypes
import os
import signal
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

import numpy as np

from dupfinder.domain.documents import ExtractedText, Metadata
from dupfinder.extract import SourceFile, extract
from dupfinder.worker import serving
from dupfinder.worker.frames import Frame, write_frame
from dupfinder.worker.opening import FileLook

LENGTHS = struct.Struct("<IQ")


class Pipe:
    """The pipe to the parent, as a document has it that took its reader over."""

    def __init__(self) -> None:
        self.out: BinaryIO | None = None
        self.at = 0

    def write(self, out: BinaryIO, frame: Frame, *, at_once: bool = True) -> None:
        """Send what the worker itself wants to send."""
        self.out = out
        self.at = self.at if frame.head.get("at") is None else frame.head["at"]
        write_frame(out, frame, at_once=at_once)

    def send(self, data: bytes) -> None:
        assert self.out is not None
        self.out.write(data)
        self.out.flush()

    def say(self, **head: Any) -> None:
        assert self.out is not None
        write_frame(self.out, Frame({"file": self.at, **head}))


PIPE = Pipe()


def hang() -> None:
    while True:
        time.sleep(0.01)


def work_a_while() -> None:
    end = time.process_time() + 0.5
    while time.process_time() < end:
        pass


def spin() -> None:
    while True:
        pass


def glutton() -> None:
    hoard = []
    while True:
        hoard.append(b"x" * (8 << 20))


def resident() -> None:
    # Memory that no single request for it makes conspicuous: taken in small steps, never freed.
    hoard = [bytearray(10_000) for _ in range(100_000_000)]
    hoard.clear()


def reserver() -> None:
    # As calamine does for a single cell in the far corner.
    np.zeros(1 << 40, np.uint8)


def aborting() -> None:
    # As Rust ends a process that gets no memory.
    os.write(2, b"memory allocation of 68719476736 bytes failed\n")
    os.abort()


def full_and_dead() -> None:
    # As C code that does not check what malloc gives.
    hoard = np.ones(110 << 20, np.uint8)
    time.sleep(0.5)
    ctypes.string_at(int(hoard[0]) - 1)


def fork_bomb() -> None:
    for _ in range(100):  # an end, for machines that do not forbid it
        with suppress(OSError, AttributeError):  # Windows has no fork: there it only spins
            if os.fork() == 0:
                time.sleep(60)
    spin()


def deep() -> None:
    def deeper(depth: int) -> int:
        return deeper(depth + 1)

    deeper(0)


def chatter() -> None:
    print("what a library prints must not reach the parent", flush=True)  # noqa: T201


def complaints() -> None:
    while True:
        with suppress(OSError):
            os.write(2, b"warning: " * 10_000)


def endless_places() -> None:
    while True:
        PIPE.say(file=None, at=PIPE.at)


def endless_pauses() -> None:
    while True:
        PIPE.say(file=None, at=None)


def endless_zeros() -> None:
    while True:
        PIPE.send(bytes(1 << 16))


def huge_message() -> None:
    PIPE.send(LENGTHS.pack(2, 7 << 30) + b"{}")
    endless_zeros()


def nested_message() -> None:
    head = b'{"file":' + b"[" * 1_000_000
    PIPE.send(LENGTHS.pack(len(head), 0) + head)
    hang()


def half_a_message() -> None:
    PIPE.send(LENGTHS.pack(100, 0) + b"{")
    hang()


def closed() -> None:
    assert PIPE.out is not None
    os.close(PIPE.out.fileno())
    hang()


def surrogates() -> ExtractedText:
    text = "words that are in no other document of this folder, and enough of them to count as a document's text " * 3
    metadata = Metadata(title="\ud800", author="\udfff", attachments=("\udcff",))
    return ExtractedText(text=text, format="txt", reader="hostile", reader_version=1, metadata=metadata)


FAULTS: dict[str, Callable[[], object]] = {
    "hang": hang,
    "hang a while": lambda: time.sleep(2.0),
    "spin": spin,
    "work a while": work_a_while,
    "glutton": glutton,
    "resident": resident,
    "reserver": reserver,
    "aborting": aborting,
    "full and dead": full_and_dead,
    "fork bomb": fork_bomb,
    "deep": deep,
    "chatter": chatter,
    "complaints": complaints,
    "killed": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "killed once": lambda: os.kill(os.getpid(), signal.SIGKILL if sys.argv[1] == "0" else 0),
    "segfault": lambda: ctypes.string_at(0),
    "exit": lambda: os._exit(0),
    "closed": closed,
    "endless places": endless_places,
    "endless pauses": endless_pauses,
    "endless zeros": endless_zeros,
    "huge message": huge_message,
    "nested message": nested_message,
    "half a message": half_a_message,
    "surrogates": surrogates,
    "file is another": lambda: PIPE.say(file=PIPE.at + 1, format="txt"),
    "place is a list": lambda: PIPE.say(at=[]),
    "format is a list": lambda: PIPE.say(format=[], digest=[], arrays={}),
    "message is a list": lambda: PIPE.say(problem="damaged", message=[["\ud800"]]),
    "digest is too short": lambda: PIPE.say(format="txt", digest="00", reader="r", reader_version=1, metadata={}),
    "no reader": lambda: PIPE.say(format="txt", digest="00" * 32, metadata={}),
    "no metadata": lambda: PIPE.say(format="txt", digest="00" * 32, reader="r", reader_version=1),
    "no message": lambda: PIPE.say(problem="damaged"),
    "format is no text": lambda: PIPE.say(format="\ud800", problem="damaged", message="\ud800"),
}


def faulty_extract(source: SourceFile, **options: Any) -> ExtractedText:
    result = FAULTS.get(source.name.partition(".")[0], lambda: None)()
    return result if isinstance(result, ExtractedText) else extract(source, **options)


def slow_opened(self: FileLook) -> int:
    if os.path.basename(self.path) == "hangs to open.txt" and self.taken is None:  # as on a network drive that is gone
        time.sleep(600)
    return opened(self)


# Whoever says nonsense has to know for which file.
serving.TOLD_TOGETHER = int(os.environ.get("TOLD_TOGETHER", "1"))
opened = FileLook.opened
FileLook.opened = slow_opened  # type: ignore[method-assign]
serving.extract = faulty_extract  # type: ignore[attr-defined]  # the names that are put in place of others
serving.write_frame = PIPE.write  # type: ignore[attr-defined]
serving.main()
