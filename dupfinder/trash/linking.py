"""Replacing a file by a link to the document kept for it: the link is made and checked before anything goes (S8).

On file systems that can, the copy shares the blocks of the kept document instead of being replaced by a link.
"""

import errno
import os
import stat
import struct
import sys
from contextlib import suppress

from dupfinder.domain.decisions import Action, FileState
from dupfinder.domain.file_systems import count_without_links
from dupfinder.domain.messages import say
from dupfinder.trash.checking import (
    THE_DOCUMENT,
    THE_KEPT_ONE,
    THE_MOVED_ONE,
    NotAsPlannedError,
    Opened,
    check_facts,
    check_kept,
    is_document,
    is_file,
)
from dupfinder.trash.facts import access_change
from dupfinder.trash.naming import plain_path, temporary_name
from dupfinder.trash.places import Intent, NoPlaceError, Place
from dupfinder.trash.renaming import NO_LINKS, NotOfferedError, exchange, move_without_replacing, unlink
from dupfinder.trash.second_sights import check_may_vanish
from dupfinder.trash.shelving import TrashOrQuarantine, drop_note, stuck
from dupfinder.trash.windows import not_read_only

_OTHER_VOLUME = say("A hard link cannot reach the kept document on another drive.")
_NO_LINKS_HERE = say("Its drive does not support such links (as with FAT and exFAT).")
_NO_LINK_TO_IT = say(
    "Its drive does not support such links (as with FAT and exFAT), or the kept document is locked against changes."
)


class Link:
    """A link to a kept document, wherever it is put."""

    def __init__(self, action: Action, kept: FileState) -> None:
        self._is_symbolic = action is Action.SYMLINK
        self._kept = kept
        self._target = os.path.abspath(kept.path)

    def make(self, path: str) -> None:
        """Make the link and check it; raise `OSError` or `NotAsPlannedError`, then there is none."""
        try:
            if self._is_symbolic:
                os.symlink(self._target, path)
            else:
                os.link(self._kept.path, path, follow_symlinks=False)
        except OSError as error:
            if error.errno == errno.EXDEV:  # two mounts of one volume have the same device number
                raise NotAsPlannedError(_OTHER_VOLUME) from error
            if error.errno in NO_LINKS and not self._is_anothers(error):
                may_be_locked = error.errno == errno.EPERM and not self._is_symbolic
                raise NotAsPlannedError(_NO_LINK_TO_IT if may_be_locked else _NO_LINKS_HERE) from error
            raise
        try:
            self.check(path)
        except NotAsPlannedError:
            unlink(path)
            raise

    def _is_anothers(self, error: OSError) -> bool:
        """Return whether it was refused because the kept document is somebody else's (`fs.protected_hardlinks`)."""
        is_ours = sys.platform == "win32" or os.geteuid() in {0, os.lstat(self._kept.path).st_uid}
        return error.errno == errno.EPERM and not self._is_symbolic and not is_ours

    def check(self, path: str) -> None:
        """Return if the link is at `path` and reaches the kept document; raise `NotAsPlannedError`."""
        try:
            is_reached = os.path.samestat(os.stat(path), os.lstat(self._kept.path))
        except OSError:
            is_reached = False
        if not is_reached or not self.is_at(path):
            raise NotAsPlannedError(say("The link does not reach the kept document."))

    def is_at(self, path: str) -> bool:
        """Return whether this link is at `path`, so that nothing is lost if it goes."""
        if self._is_symbolic:
            try:
                return stat.S_ISLNK(os.lstat(path).st_mode) and plain_path(os.readlink(path)) == plain_path(
                    self._target
                )
            except OSError:
                return False
        if _is_same_file(path, self._kept.path):
            return True
        # The kept document was replaced: this name may be the last of what somebody wrote through it.
        return is_file(self._kept, path=path) and is_document(self._kept, path=path)


def _is_same_file(one: str, other: str) -> bool:
    try:
        return os.path.samestat(os.lstat(one), os.lstat(other))
    except OSError:
        return False


class Linking:
    """The way of `HARDLINK` and `SYMLINK`."""

    def __init__(self, action: Action, shelf: TrashOrQuarantine, *, change_access: bool = False) -> None:
        self._action = action
        self._shelf = shelf
        self._change_access = change_access

    def choose(self, file: FileState, kept: FileState, *, identical: bool) -> Intent:
        """Return where the file would go; see `Way`."""
        if not identical:
            raise NotAsPlannedError(say("Only an exact copy of the kept document can be replaced by a link."))
        if count_without_links([file.path]):
            raise NotAsPlannedError(_NO_LINKS_HERE)
        if self._action is Action.HARDLINK and file.device != kept.device:
            raise NotAsPlannedError(_OTHER_VOLUME)
        check_may_vanish(file, kept)
        remark = access_change(file.path, kept.path)
        if remark is not None and not self._change_access:
            raise NotAsPlannedError(say("Others could then read it. {remark}", remark=remark))
        place = self._shelf.choose_known(file.path)
        return Intent(action=self._action, place=place, temporary=temporary_name(file.path), remark=remark)

    def carry_out(self, file: FileState, kept: FileState, intent: Intent) -> Place:
        """Swap the link in for the file; see `Way`."""
        place, temporary = intent.place, intent.temporary
        if place is None:
            raise NoPlaceError(say("No place was chosen."))
        link = Link(self._action, kept)
        link.make(temporary)
        try:
            self._shelf.note(file, kept, place)
            _swap_in(file, link, place=place, temporary=temporary)
        except (NotAsPlannedError, NoPlaceError, OSError):
            with suppress(OSError):  # what is left over is seen by the caller
                if link.is_at(temporary):
                    unlink(temporary)
            with suppress(OSError):  # as above
                if not os.path.lexists(place.path):
                    drop_note(place)
            raise
        try:
            check_facts(file, path=place.path, name=THE_MOVED_ONE)
            check_kept(kept)
            link.check(file.path)
        except NotAsPlannedError as why:
            try:
                swap_back(place.path, file.path, link=link)
            except OSError as error:
                raise stuck(why, place=place, error=error) from error
            with suppress(OSError):  # what is left over is seen by the caller
                drop_note(place)
            raise
        return place


def _swap_in(file: FileState, link: Link, *, place: Place, temporary: str) -> None:
    """Put the link where the file is, and the file at its place; there is never a moment without either."""
    try:
        exchange(temporary, file.path)
    except NotOfferedError:
        _swap_in_by_second_name(file, place=place, temporary=temporary)
        return
    try:
        check_facts(file, path=temporary, name=THE_DOCUMENT)
        move_without_replacing(temporary, place.path)
    except (NotAsPlannedError, OSError):
        # What came between the check and the exchange is back at its place with this, whatever it is.
        if link.is_at(file.path):
            exchange(temporary, file.path)
        raise


def _swap_in_by_second_name(file: FileState, *, place: Place, temporary: str) -> None:
    # A new version that somebody saves between the check and the replacing would be lost here. No system that lacks
    # the exchange has a way to rule that out.
    os.link(file.path, place.path, follow_symlinks=False)
    try:
        check_facts(file, path=place.path, name=THE_MOVED_ONE)
        check_facts(file, path=file.path, name=THE_DOCUMENT)
        with not_read_only(file.path):
            os.replace(temporary, file.path)
    except (NotAsPlannedError, OSError):
        if is_file(file, path=file.path):
            unlink(place.path)
        raise


def swap_back(source: str, path: str, *, link: Link) -> None:
    """Put the file at `source` to `path` if the link is there, in one step; raise `OSError` if it is not."""
    try:
        exchange(source, path)
    except NotOfferedError:
        if not link.is_at(path):
            raise FileExistsError(errno.EEXIST, say("The link was replaced by another file"), path) from None
        with not_read_only(path):
            os.replace(source, path)
        return
    if not link.is_at(source):
        exchange(source, path)
        raise FileExistsError(errno.EEXIST, say("The link was replaced by another file"), path)
    unlink(source)


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
