"""A worker whose views of a document misbehave where its name says so (`hang.pdf`); else the real one."""

import os
import struct
import time
from collections.abc import Callable, Mapping
from typing import Any

from dupfinder.extract import SourceFile
from dupfinder.worker import serving

Seen = tuple[dict[str, Any], bytes]


def pages(*, count: Any = 1, words: Any = 1, body: bytes) -> Seen:
    return {"pages": count, "words": words, "width_px": count, "height_px": words}, body


def hang() -> Seen:
    while True:
        time.sleep(0.01)


def slow() -> Seen:
    time.sleep(1.0)
    return pages(count=0, words=0, body=b"")


def die() -> Seen:
    os._exit(1)


FAULTS: Mapping[str, Callable[[], Seen]] = {
    "hang": hang,
    "die": die,
    "slow": slow,
    "no fields": lambda: ({}, b""),
    "too short": lambda: pages(body=struct.pack("<ff", 9, 9)),
    "too long": lambda: pages(body=struct.pack("<ffIffff", 9, 9, 1, 0, 0, 1, 1) + b"a\nb"),
    "too many pages": lambda: pages(count=2**40, body=b""),
    "a page of true": lambda: pages(count=True, words=False, body=struct.pack("<ffI", 9, 9, 0)),
    "fewer than none": lambda: pages(count=-1, words=-1, body=bytes(100)),
    "counts of others": lambda: pages(body=struct.pack("<ffIffff", 9, 9, 2, 0, 0, 1, 1) + b"a"),
    "no size": lambda: pages(words=0, body=struct.pack("<ffI", 0, 9, 0)),
    "endless size": lambda: pages(words=0, body=struct.pack("<ffI", float("inf"), 9, 0)),
    "no number": lambda: pages(body=struct.pack("<ffIffff", 9, 9, 1, float("nan"), 0, 1, 1) + b"a"),
    "beyond the page": lambda: pages(body=struct.pack("<ffIffff", 9, 9, 1, 0, 0, 10, 1) + b"a"),
    "upside down": lambda: pages(body=struct.pack("<ffIffff", 9, 9, 1, 0, 2, 1, 1) + b"a"),
    "no text": lambda: pages(body=struct.pack("<ffIffff", 9, 9, 1, 0, 0, 1, 1) + b"\xff"),
}


def faulty(view: serving.View) -> serving.View:
    def seen(source: SourceFile, parameters: Mapping[str, int]) -> Seen:
        fault = FAULTS.get(source.name.partition(".")[0])
        return view(source, parameters) if fault is None else fault()

    return seen


if __name__ == "__main__":
    serving.VIEWS = {name: faulty(view) for name, view in serving.VIEWS.items()}
    serving.main()
