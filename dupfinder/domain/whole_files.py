"""Files that are written whole or not at all."""

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from typing import BinaryIO


@contextlib.contextmanager
def written_whole(path: str, mode: int = 0o600) -> Iterator[BinaryIO]:
    """Give a stream to what shall be in a file, which is as it was if anything fails.

    It is written beside it, never over a file and never through a link, and nobody else ever sees what is in it;
    flushed to disk it gets its name, and what `mode` allows.
    """
    beside = os.path.join(os.path.dirname(path), f".dupfinder-{secrets.token_hex(8)}.tmp")
    try:
        with open(beside, "x+b", opener=_its_owners_alone) as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        if mode != 0o600:
            os.chmod(beside, stat.S_IMODE(mode))
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def _its_owners_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
