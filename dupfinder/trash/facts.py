"""What a file is besides name, bytes and time: who may read it, whose it is, what is attached to it (S14).

And what of that a link to another file would change.
"""

import base64
import ctypes
import errno
import os
import shutil
import stat
import sys
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from contextlib import contextmanager, suppress
from dataclasses import field
from typing import Any

from dupfinder.domain.file_systems import is_shown_by_a_program
from dupfinder.domain.messages import Message, say
from dupfinder.domain.records import dataclass
from dupfinder.trash.windows import access_list, give_access_list, streams_of

_NOT_KEPT_THERE = {errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL, errno.ENOSYS}
# Tags and comments, and lists of who may read. Not the rights of programs (`security.capability`): a journal that comes
# from somebody else must not give any.
_TAKEN = ("user.", "system.posix_acl_")
_ACCESS_LISTS = ("system.posix_acl_access", "system.nfs4_acl")
_MOST_ATTRIBUTE_BYTES = 1 << 16
_ACL_AND_ATTRIBUTES = 0x1 | 0x4
"""Of copyfile(3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Mode, owner and extended attributes (access lists are among these) of a file."""

    mode: int
    """The nine bits of who may do what: no copy gets the right to run as somebody else."""
    owner: int | None = None
    """`None` on Windows, which has no numbers for that; `group` likewise."""
    group: int | None = None
    attributes: Mapping[str, bytes] = field(default_factory=dict)

    def as_fields(self) -> dict[str, object]:
        """Return them as a journal has them."""
        attributes = {name: base64.b64encode(value).decode("ascii") for name, value in self.attributes.items()}
        return {"mode": self.mode, "owner": self.owner, "group": self.group, "attributes": attributes}


def facts_of(path: str) -> Facts:
    """Return what there is to know of a file, as far as its volume tells; raise `OSError` if there is none."""
    info = os.lstat(path)
    has_owners = hasattr(os, "chown")
    return Facts(
        mode=stat.S_IMODE(info.st_mode) & 0o777,
        owner=info.st_uid if has_owners else None,
        group=info.st_gid if has_owners else None,
        attributes=_attributes(path, _TAKEN),
    )


def _attributes(path: str, prefixes: tuple[str, ...]) -> dict[str, bytes]:
    """Return the extended attributes of a file whose names begin like this."""
    attributes: dict[str, bytes] = {}
    if sys.platform == "linux":
        with as_far_as_the_volume_can({errno.EIO} if is_shown_by_a_program(path) else frozenset()):
            for name in (name for name in os.listxattr(path, follow_symlinks=False) if name.startswith(prefixes)):
                value = os.getxattr(path, name, follow_symlinks=False)
                if sum(map(len, attributes.values())) + len(value) <= _MOST_ATTRIBUTE_BYTES:
                    attributes[name] = value
    return attributes


def facts_from(fields: Mapping[str, Any]) -> Facts:
    """Return the facts that a journal tells; raise `KeyError`, `TypeError` or `ValueError` for what is none."""
    owner, group = (None if fields[name] is None else int(fields[name]) for name in ("owner", "group"))
    attributes = {
        str(name): base64.b64decode(value, validate=True) for name, value in dict(fields["attributes"]).items()
    }
    return Facts(
        mode=int(fields["mode"]) & 0o777,
        owner=owner,
        group=group,
        attributes={name: value for name, value in attributes.items() if _is_taken(name)},
    )


def give_facts(path: str, facts: Facts, *, like: str) -> None:
    """Give them to a file of ours, as far as its volume keeps such things; what else there is, it gets from `like`.

    Raises `OSError` for a disk that is full or broken.
    """
    _give_what_its_system_has(path, like)
    with as_far_as_the_volume_can():
        shutil.copystat(like, path)  # flags, and on Windows the mark of what is read-only
    if sys.platform != "win32" and facts.owner is not None and facts.group is not None:
        with as_far_as_the_volume_can():
            os.chown(path, facts.owner, facts.group)
    with as_far_as_the_volume_can():
        os.chmod(path, facts.mode)
    _give_attributes(path, facts.attributes)


def _give_what_its_system_has(path: str, like: str) -> None:
    """Give what Python knows nothing of: streams and access lists of Windows, tags and access lists of macOS."""
    if os.name == "nt":
        with as_far_as_the_volume_can():
            give_access_list(path, like=like)
        for stream in streams_of(like):
            with as_far_as_the_volume_can(), open(like + stream, "rb") as one, open(path + stream, "wb") as other:
                shutil.copyfileobj(one, other)
    elif sys.platform == "darwin":
        system = ctypes.CDLL(None, use_errno=True)
        with as_far_as_the_volume_can():
            if system.copyfile(os.fsencode(like), os.fsencode(path), None, _ACL_AND_ATTRIBUTES) != 0:
                raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()), path)


def _give_attributes(path: str, attributes: Mapping[str, bytes]) -> None:
    if sys.platform != "linux":
        return
    with as_far_as_the_volume_can():
        for name in filter(_is_taken, set(os.listxattr(path)).difference(attributes)):  # of what it is a copy of
            with as_far_as_the_volume_can():
                os.removexattr(path, name)
    for name, value in attributes.items():
        with as_far_as_the_volume_can():  # each for itself: some are for root alone
            os.setxattr(path, name, value)


def access_change(path: str, kept_path: str) -> Message | None:
    """Return in a sentence how who may use a file changes with a link to the kept one; `None` if it does not."""
    before, after = _access(path), _access(kept_path)
    if before == after:
        return None
    return say(
        "A link gets the permissions of the kept document: {after} instead of {before}.",
        after=_told(after),
        before=_told(before),
    )


_Access = tuple[int, int, int, dict[str, bytes]]


def _access(path: str) -> _Access:
    """Return owner, group, mode (with the right to run as somebody else) and access lists of a file."""
    info = os.lstat(path)
    lists = _attributes(path, _ACCESS_LISTS)
    if os.name == "nt":
        lists["windows"] = access_list(path)
    return info.st_uid, info.st_gid, stat.S_IMODE(info.st_mode), lists


def _told(access: _Access) -> str:
    owner, group, mode, lists = access
    if "windows" in lists:
        return lists["windows"].decode()
    # As `ls -l` shows it: a plus where there is an access list.
    return f"{_owner(owner)}:{_group(group)} {stat.filemode(mode)[1:]}{'+' if lists else ''}"


def _owner(number: int) -> str:
    if sys.platform != "win32":
        import pwd  # noqa: PLC0415 - not on Windows

        with suppress(KeyError):
            return pwd.getpwuid(number).pw_name
    return str(number)


def _group(number: int) -> str:
    if sys.platform != "win32":
        import grp  # noqa: PLC0415 - not on Windows

        with suppress(KeyError):
            return grp.getgrgid(number).gr_name
    return str(number)


def _is_taken(name: str) -> bool:
    return name.startswith(_TAKEN)


@contextmanager
def as_far_as_the_volume_can(besides: AbstractSet[int] = frozenset()) -> Iterator[None]:
    """Let pass what a volume does not keep: FAT has neither owners nor modes nor attributes."""
    try:
        yield
    except OSError as error:
        if error.errno not in _NOT_KEPT_THERE | besides:
            raise
