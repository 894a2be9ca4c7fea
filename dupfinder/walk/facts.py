"""What the system says about a file: who it is, whether it is hidden, a link, a placeholder, a trash folder."""

import os
import re
import stat

from dupfinder.domain.removals import QUARANTINE_NAME

# Folders that the Finder shows as one thing: libraries and documents by their name alone, programs where they have the
# inside of one, as folders elsewhere may be called like that. What is inside belongs to a program that counts on it.
_LIBRARY_NAME = re.compile(
    r".+\.(photoslibrary|photolibrary|migratedphotolibrary|aplibrary|musiclibrary|tvlibrary|imovielibrary|fcpbundle"
    r"|theater|logicx|band|sparsebundle|backupbundle|rtfd|scriv|dtbase2|pages|numbers|key|xcodeproj)",
    re.IGNORECASE,
)
_PROGRAM_NAME = re.compile(r".+\.(app|appex|bundle|framework|kext|plugin|prefpane|qlgenerator|xpc)", re.IGNORECASE)

FileKey = tuple[int, int] | str
"""Device and inode; the path where a file system gives no inodes."""

# Named here because `stat` has each of them on one platform only.
# Sources: Microsoft, "File Attribute Constants"; Apple, sys/stat.h.
_OFFLINE = 0x1000
_RECALL_ON_OPEN = 0x40000
_RECALL_ON_DATA_ACCESS = 0x400000
_SF_DATALESS = 0x40000000
_HIDDEN = 0x2
_UF_HIDDEN = 0x8000
_MOUNT_POINT_TAG = 0xA0000003  # a junction

_BARE = None if any(map(os.stat_result.__dict__.__contains__, ("st_file_attributes", "st_flags"))) else os.stat_result
"""What says nothing but mode, times and the like: here nothing has attributes, and nobody need look for them."""

# FreeDesktop trash specification 1.0 ($topdir/.Trash, $topdir/.Trash-$uid); macOS .Trashes and ~/.Trash; Windows; ours.
_TRASH_NAME = re.compile(
    rf"\.trash(es|-\d+)?|\$recycle\.bin|recycler|{re.escape(QUARANTINE_NAME)}(-(s-)?[\d-]+)?", re.IGNORECASE
)


def file_key(path: str, info: os.stat_result) -> FileKey:
    """Return what tells this file from every other, whatever it is called."""
    return (info.st_dev, info.st_ino) if info.st_ino else path


def as_listed(path: str) -> str:
    """Return a path with its names as their folders list them, which may differ from what was typed in case only.

    Some file systems in user space, such as that of exFAT, give a file another inode under each way to write its name:
    only the way in which it is listed tells that two of them are one file. Names that cannot be looked up stay.
    """
    outer, name = os.path.split(path)
    if not name:
        return path
    outer = as_listed(outer)
    listed = os.path.join(outer, name)
    # Where nothing has the name in other letters, the folder, which may be large, need not be listed.
    other = os.path.join(outer, name.swapcase())
    if other == listed or not (os.path.lexists(other) and os.path.lexists(listed)):
        return listed
    try:
        names = os.listdir(outer)
    except OSError:
        return listed
    alike = [one for one in names if one.casefold() == name.casefold()]
    return os.path.join(outer, alike[0]) if name not in names and len(alike) == 1 else listed


def is_placeholder(info: object) -> bool:
    """Return whether the content of a file with these `os.stat_result` is with a cloud service only.

    Reading such a file would fetch it.
    """
    if type(info) is _BARE:
        return False
    attributes: int = getattr(info, "st_file_attributes", 0)
    flags: int = getattr(info, "st_flags", 0)
    return bool(attributes & (_OFFLINE | _RECALL_ON_OPEN | _RECALL_ON_DATA_ACCESS) or flags & _SF_DATALESS)


_HIDDEN_NAMES = (".", "~$")
"""Office hides `~$a.docx`, which says who has `a.docx` open, on Windows; on a share it would be a damaged document."""


def is_hidden(name: str, info: object) -> bool:
    """Return whether a person does not normally see the file."""
    if type(info) is _BARE:
        return name.startswith(_HIDDEN_NAMES)
    attributes: int = getattr(info, "st_file_attributes", 0)
    flags: int = getattr(info, "st_flags", 0)
    return name.startswith(_HIDDEN_NAMES) or bool(attributes & _HIDDEN or flags & _UF_HIDDEN)


def is_link(info: os.stat_result) -> bool:
    """Return whether this is a symbolic link, or a junction of Windows."""
    return stat.S_ISLNK(info.st_mode) or getattr(info, "st_reparse_tag", 0) == _MOUNT_POINT_TAG


def is_bundle(path: str, name: str) -> bool:
    """Return whether a folder is what macOS shows as one document, library or program."""
    if _PROGRAM_NAME.fullmatch(name):
        return any(os.path.isdir(os.path.join(path, inside)) for inside in ("Contents", "Versions", "Wrapper"))
    return _LIBRARY_NAME.fullmatch(name) is not None


def is_trash_folder(parent: str, name: str) -> bool:
    """Return whether the folder `name` in the folder `parent` is one that holds what was thrown away."""
    if _TRASH_NAME.fullmatch(name):
        return True
    # The home trash is $XDG_DATA_HOME/Trash, by default ~/.local/share/Trash; other people's homes may be scanned too.
    is_default = parent.replace(os.sep, "/").endswith("/.local/share")
    return name == "Trash" and (is_default or parent == os.environ.get("XDG_DATA_HOME"))


def trash_folder_around(path: str) -> str | None:
    """Return the trash folder that `path` is or lies in, or `None`."""
    parent, name = os.path.split(path)
    while name:
        if is_trash_folder(parent, name):
            return os.path.join(parent, name)
        parent, name = os.path.split(parent)
    return None
