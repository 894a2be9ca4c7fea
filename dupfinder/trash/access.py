"""Who may use a file: what a link to another file would change."""

import os
import stat

_ACCESS_LISTS = ("system.posix_acl_access", "system.nfs4_acl")


def access_change(path: str, kept_path: str) -> str | None:
    """Return in a sentence how who may use a file changes with a link to the kept one; `None` if it does not."""
    before, after = _access(path), _access(kept_path)
    if before == after:
        return None
    return f"A link has the rights of the kept document: {_told(after)} in place of {_told(before)}."


_Access = tuple[int, int, int, tuple[bytes, ...]]


def _access(path: str) -> _Access:
    """Return owner, group, mode and access lists of a file."""
    info = os.lstat(path)
    return info.st_uid, info.st_gid, stat.S_IMODE(info.st_mode), tuple(_attribute(path, name) for name in _ACCESS_LISTS)


def _attribute(path: str, name: str) -> bytes:
    if not hasattr(os, "getxattr"):
        return b""
    try:
        return os.getxattr(path, name, follow_symlinks=False)
    except OSError:  # none, or none on this file system
        return b""


def _told(access: _Access) -> str:
    owner, group, mode, lists = access
    # As `ls -l` shows it: a plus where there is an access list.
    return f"{_owner(owner)}:{_group(group)} {stat.filemode(mode)[1:]}{'+' if any(lists) else ''}"


def _owner(number: int) -> str:
    try:
        import pwd  # noqa: PLC0415 - not on Windows

        return pwd.getpwuid(number).pw_name
    except (ImportError, KeyError):
        return str(number)


def _group(number: int) -> str:
    try:
        import grp  # noqa: PLC0415 - not on Windows

        return grp.getgrgid(number).gr_name
    except (ImportError, KeyError):
        return str(number)
