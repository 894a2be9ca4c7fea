"""Scans a folder in a process of its own and writes a byte to standard output for each document that was read.

    python interrupted_scan.py FOLDER CACHE

The process is there to be killed at any moment; what reached standard output by then had been read.
"""

import os
import sys
from typing import Any

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.pipeline import ScanControl, scan
from dupfinder.store import ScanCache


def main() -> None:
    add = ScanCache.add

    def add_and_say(cache: ScanCache, *arguments: Any, **named: Any) -> None:
        add(cache, *arguments, **named)
        os.write(1, b".")

    ScanCache.add = add_and_say  # type: ignore[method-assign, assignment]  # what is read is otherwise not to be seen from outside
    folder, cache_file = sys.argv[1:]
    options = ScanOptions(sources=(folder,), cache_file=cache_file, relation=Relation.CONTAINED, workers=2)
    scan(options, ScanControl())
    os.write(1, b"!")


if __name__ == "__main__":
    main()
