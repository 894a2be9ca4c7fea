"""Quarantine folders: for removed files, on their own volume, with a manifest that can be read without DupFinder.

`dupfinder-quarantine-<user id>` (on Windows the security identifier), readable by its owner only (and by the system
and the administrators of Windows), holds the folder `documents` and the file `manifest.jsonl`: one JSON object a line,
each on the disk before its file moves. `state` is `quarantined` or `put-back` (or never arrived); `item` is the file's
name below `documents`; a `quarantined` line also has `path` (where it was), `size_bytes`, `content_digest` (BLAKE2b-256
of the bytes), `kept` (the path of the document that stayed for it) and `at` (UTC). What is not UTF-8 is replaced there,
and stands in full, as base64, in `item_bytes`, `path_bytes`, `kept_bytes`. The last line about an item counts.
"""

import datetime
import errno
import json
import os
import stat
from collections.abc import Mapping
from contextlib import suppress

from dupfinder.domain.decisions import FileState
from dupfinder.domain.file_names import name_fields
from dupfinder.domain.messages import say
from dupfinder.domain.removals import QUARANTINE_NAME
from dupfinder.trash import windows
from dupfinder.trash.folders import (
    existing,
    flush_folder,
    folders_of_volume,
    is_same_volume,
    make_folders,
    may_write,
    top_of_volume,
)
from dupfinder.trash.naming import free_name, long_path
from dupfinder.trash.places import NoPlaceError, Place
from dupfinder.trash.renaming import move_without_replacing

_ITEMS = "documents"
_MANIFEST = "manifest.jsonl"
_APPEND = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


class Quarantine:
    """The quarantine folder of each volume, or the one in a folder that the person named."""

    def __init__(self, *, user_id: int | str | None, folder: str | None = None) -> None:
        """Use the folders of `user_id` (`None` where nobody can tell), or only the one inside `folder`."""
        self._user_id = user_id
        self._named = folder
        self._name = QUARANTINE_NAME if user_id is None else f"{QUARANTINE_NAME}-{user_id}"

    def choose(self, path: str) -> Place:
        """Return a free name in the quarantine folder for this file; nothing is created yet."""
        folder = self._folder_for(os.path.realpath(os.path.dirname(path)))
        items = os.path.join(folder, _ITEMS)
        name = free_name(os.path.basename(path), is_taken=lambda each: os.path.lexists(os.path.join(items, each)))
        return Place(path=long_path(os.path.join(items, name)), manifest_path=os.path.join(folder, _MANIFEST))

    def note(self, file: FileState, kept: FileState, place: Place) -> None:
        """Make the folder, and write the item into the manifest."""
        items, manifest = os.path.dirname(place.path), str(place.manifest_path)
        folder = os.path.dirname(manifest)
        make_folders(os.path.dirname(folder))
        made: list[str] = []
        for each in (folder, items):
            with suppress(FileExistsError):
                _make_private(each, self._user_id)
                made.append(each)
                flush_folder(os.path.dirname(each))
        if not self._is_ours(folder):
            for each in reversed(made):  # on a share that gives all to somebody else; the next document would try again
                with suppress(OSError):
                    os.rmdir(each)
            raise NoPlaceError(say("The quarantine folder {folder} cannot be used.", folder=folder))
        line = {
            "state": "quarantined",
            **name_fields("item", os.path.basename(place.path)),
            **name_fields("path", file.path),
            "size_bytes": file.size_bytes,
            "content_digest": file.content_digest,
            **name_fields("kept", kept.path),
        }
        _append(manifest, line)

    def put(self, file: FileState, kept: FileState, place: Place | None) -> Place:
        """Note and move the file; see `Trash`."""
        if place is None or place.manifest_path is None:
            raise NoPlaceError(say("No place in a quarantine folder was chosen."))
        self.note(file, kept, place)
        try:
            move_without_replacing(file.path, place.path)
        except OSError:
            with suppress(OSError):
                note_departure(place, manifest_path=place.manifest_path)
            raise
        return place

    def find(self, file: FileState) -> None:
        """Return nothing: where an item is was known before it moved."""

    def _folder_for(self, folder: str) -> str:
        if self._named is not None:
            if not is_same_volume(existing(self._named), folder):
                raise NoPlaceError(say("The folder {folder} is on another drive.", folder=self._named))
            chosen = os.path.join(self._named, self._name)
            if self._can_be_used(chosen):
                return chosen
            raise NoPlaceError(say("Cannot create a quarantine folder in {folder}.", folder=self._named))
        for ancestor in folders_of_volume(folder):
            chosen = os.path.join(ancestor, self._name)
            if self._can_be_used(chosen):
                return chosen
        raise NoPlaceError(say("Cannot create a quarantine folder on drive {volume}.", volume=top_of_volume(folder)))

    def _can_be_used(self, folder: str) -> bool:
        if os.path.lexists(folder):
            return self._is_ours(folder) and may_write(folder)
        return may_write(existing(os.path.dirname(folder)))

    def _is_ours(self, folder: str) -> bool:
        """Return whether this is a real folder, no link or junction, that belongs to us."""
        info = os.lstat(folder)
        is_junction = getattr(info, "st_file_attributes", 0) & stat.FILE_ATTRIBUTE_REPARSE_POINT
        if not stat.S_ISDIR(info.st_mode) or is_junction:
            return False
        if isinstance(self._user_id, str):  # anybody may have made a folder of this name at the top of a volume
            return windows.is_owned_by(folder, self._user_id)
        return self._user_id in {None, info.st_uid}


def _make_private(folder: str, user_id: int | str | None) -> None:
    """Make a folder that others cannot look into; raise `OSError`."""
    if isinstance(user_id, str):
        windows.make_private_folder(folder, user_id)
    else:
        os.mkdir(folder, mode=0o700)


def note_departure(place: Place, *, manifest_path: str) -> None:
    """Write that an item is no longer in its quarantine folder, or never came there; raise `OSError`."""
    if os.path.exists(manifest_path):
        _append(manifest_path, {"state": "put-back", **name_fields("item", os.path.basename(place.path))})


def _append(manifest_path: str, fields: Mapping[str, object]) -> None:
    at = datetime.datetime.now(tz=datetime.UTC).isoformat()
    line = json.dumps({**fields, "at": at}, ensure_ascii=False).encode() + b"\n"
    try:
        descriptor = os.open(manifest_path, _APPEND, 0o600)
    except OSError as error:
        if error.errno != errno.ENOTSUP:
            raise
        _write_anew(manifest_path, line)
        return
    try:
        if os.fstat(descriptor).st_size and not _ends_with_line(manifest_path):
            line = b"\n" + line  # the last one was cut short
        if os.write(descriptor, line) != len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _write_anew(path: str, line: bytes) -> None:
    """Add a line where nothing can be appended to a file: to WebDAV as GNOME shows it."""
    with open(path, "rb") as file:
        lines = file.read()
    with open(f"{path}.part", "wb") as part:
        part.write(lines if lines.endswith(b"\n") or not lines else lines + b"\n")
        part.write(line)
        part.flush()
        os.fsync(part.fileno())
    os.replace(part.name, path)


def _ends_with_line(path: str) -> bool:
    with open(path, "rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"
