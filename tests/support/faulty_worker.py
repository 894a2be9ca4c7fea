"""A worker whose reader hangs, dies or eats memory where the name of a document says so; else it is the real one."""

import ctypes
import os
import time
from collections.abc import Callable

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile, extract
from dupfinder.worker import serving


def hang() -> None:
    while True:
        time.sleep(0.01)


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


def chatter() -> None:
    print("what a library prints must not reach the parent", flush=True)  # noqa: T201


FAULTS: dict[str, Callable[[], object]] = {
    "hang": hang,
    "hang a while": lambda: time.sleep(2.0),
    "spin": spin,
    "glutton": glutton,
    "resident": resident,
    "chatter": chatter,
    "segfault": lambda: ctypes.string_at(0),
    "exit": lambda: os._exit(0),
}


def faulty_extract(source: SourceFile) -> ExtractedText:
    FAULTS.get(source.name.partition(".")[0], lambda: None)()
    return extract(source)


serving.extract = faulty_extract  # type: ignore[attr-defined]  # the one name that is put in place of another
serving.main()
