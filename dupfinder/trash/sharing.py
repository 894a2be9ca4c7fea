"""Letting a document share the space of the one kept for it: both stay, their bytes are stored once."""

import errno
import os
import struct
import sys

from dupfinder.domain.decisions import Action, FileState
from dupfinder.domain.messages import say
from dupfinder.trash.checking import THE_DOCUMENT, THE_KEPT_ONE, NotAsPlannedError, Opened, check_facts
from dupfinder.trash.naming import temporary_name
from dupfinder.trash.places import Intent

# ioctl_fideduperange(2): the kernel locks both files and compares the bytes itself before it shares them.
_FIDEDUPERANGE = 0xC0189436
_RANGE = struct.Struct("=QQHHLqQQlL")
_DIFFERS = 1
_MOST_AT_ONCE = 16 << 20
"""Some file systems take no more at a time."""

_CANNOT = say("Its file system cannot share space. btrfs and XFS can.")
_UNKNOWN = {errno.ENOTTY, errno.EOPNOTSUPP, errno.EINVAL, errno.ENOSYS}


class Sharing:
    """The way of `SHARE`."""

    def choose(self, file: FileState, kept: FileState, *, identical: bool) -> Intent:
        """Return that nothing goes; see `Way`."""
        if not identical:
            raise NotAsPlannedError(say("Only an exact copy of the kept document can share its space."))
        # What has a name elsewhere, too, frees nothing if it goes, but need not share the bytes of the kept one.
        if file.shared_bytes == file.size_bytes and os.lstat(file.path).st_nlink == 1:
            raise NotAsPlannedError(say("It already shares space."))
        with Opened(kept, THE_KEPT_ONE) as source, Opened(file, THE_DOCUMENT) as target:
            _share(source, target, start=0, length=0)  # which changes nothing
        return Intent(action=Action.SHARE, place=None, temporary=temporary_name(file.path))

    def carry_out(self, file: FileState, kept: FileState, intent: Intent) -> None:
        """Share the bytes; see `Way`. Where it ends early, some of them are shared, and both files are as they were."""
        del intent
        with Opened(kept, THE_KEPT_ONE) as source, Opened(file, THE_DOCUMENT) as target:
            start = 0
            while start < file.size_bytes:
                start += _share(source, target, start=start, length=min(_MOST_AT_ONCE, file.size_bytes - start))
        check_facts(file, path=file.path, name=THE_DOCUMENT)
        check_facts(kept, path=kept.path, name=THE_KEPT_ONE)


def _share(source: Opened, target: Opened, *, start: int, length: int) -> int:
    """Let the bytes of one place be stored once; return how many were. `NotAsPlannedError` or `OSError`."""
    if sys.platform != "linux":
        raise NotAsPlannedError(_CANNOT)
    import fcntl  # noqa: PLC0415 - not on Windows

    request = bytearray(_RANGE.pack(start, length, 1, 0, 0, target.fileno(), start, 0, 0, 0))
    try:
        fcntl.ioctl(source, _FIDEDUPERANGE, request)
    except OSError as error:
        raise _refusal(error.errno or errno.EIO) from error
    done, status = _RANGE.unpack(request)[7:9]
    if status < 0:
        raise _refusal(-status)
    if status == _DIFFERS:
        raise NotAsPlannedError(say("It is not byte for byte the same as the kept document."))
    if length and not done:
        raise OSError(errno.EIO, say("The file system shared nothing"))
    return int(done)


def _refusal(number: int) -> Exception:
    """Return what says why the kernel did not share."""
    if number in _UNKNOWN:
        return NotAsPlannedError(_CANNOT)
    if number == errno.EXDEV:
        return NotAsPlannedError(say("The kept document is on another drive, so they cannot share space."))
    return OSError(number, os.strerror(number))
