"""One folder seen through two mounts: found out before a document is removed for itself (S11).

Through bindfs, sshfs, an overlay or a network drive a file has another device and another number, so nothing that a
scan can see tells that it is one file. What gives it away is the folder: a name made in the one shows in the other.
"""

import errno
import os
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from dupfinder.domain.decisions import FileState, Plan
from dupfinder.domain.file_systems import mounts
from dupfinder.domain.messages import SYSTEM_ERRORS, Message, say
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.protection import Standing
from dupfinder.trash.checking import THE_KEPT_ONE, NotAsPlannedError
from dupfinder.trash.folders import is_local, is_same_volume
from dupfinder.trash.places import Place
from dupfinder.trash.renaming import move_without_replacing
from dupfinder.trash.shelving import stuck

WHERE_NOTHING_GOES = {
    Standing.REFERENCE: say("It is in a protected folder, where nothing is ever removed."),
    Standing.EXCLUDED: say("It is in an excluded folder, where nothing is ever removed."),
}


class SecondSights:
    """Finds out whether a document is seen a second time where it must not go from."""

    def __init__(self, plan: Plan) -> None:
        """Know the roles of a plan, and by what names its documents may be found in their folders."""
        roles = plan.roles
        self._names = {os.path.basename(each.file.path) for each in plan.removals}
        self._standings = dict.fromkeys(roles.references, Standing.REFERENCE)
        self._standings |= dict.fromkeys(roles.excluded, Standing.EXCLUDED)
        self._on_disks = {role for role in self._standings if _has_disks_only(role)}
        self._found: dict[str, dict[str, list[str]]] = {}

    def of(self, file: FileState, kept: FileState, token: CancelToken) -> dict[str, Message]:
        """Return the folders in which the document may be seen again, and what is to be said if it is."""
        sights = self._of_roles(file, token)
        folder, name = os.path.split(kept.path)
        if os.path.basename(file.path) == name:
            if not (is_local(file.path) and is_local(kept.path)):
                sights[folder] = say("It is the kept document itself, seen through another mount.")
        elif not _are_told_apart(file, kept) and not os.path.lexists(os.path.join(os.path.dirname(file.path), name)):
            # An overlay opens what is gone. If both folders are one, the kept document had to be in this one, too.
            sights[folder] = say("{what} cannot be found: {why}.", what=THE_KEPT_ONE, why=SYSTEM_ERRORS[errno.ENOENT])
        return sights

    def _of_roles(self, file: FileState, token: CancelToken) -> dict[str, Message]:
        """Return the folders of roles that have a document of the same name, and what is said if it is this one."""
        sights = {}
        for role, standing in self._standings.items():
            if role in self._on_disks and is_local(file.path):
                continue
            if role not in self._found:
                self._found[role] = _folders_by_name(role, self._names, token)
            for folder in self._found[role].get(os.path.basename(file.path), ()):
                sights[folder] = WHERE_NOTHING_GOES[standing]
        return sights


def _has_disks_only(role: str) -> bool:
    """Return whether a folder and all that is mounted below it are disks of this machine."""
    below = os.path.join(os.path.realpath(role), "")
    return all(
        is_local(os.path.join(each, "")) for each in (below, *(top for top in mounts() if top.startswith(below)))
    )


def _folders_by_name(role: str, names: AbstractSet[str], token: CancelToken) -> dict[str, list[str]]:
    """Return for each of the names in which folders of a role, or around a single file, it stands."""
    found: dict[str, list[str]] = {}
    if not os.path.isdir(role):
        return {os.path.basename(role): [os.path.dirname(role)]}
    for folder, _, files in os.walk(role):
        token.check()
        for name in names & set(files):
            found.setdefault(name, []).append(folder)
    return found


def check_is_other(file: FileState, sights: Mapping[str, Message], *, temporary: str) -> None:
    """Return if the document is in none of the folders in which it may be seen again; it has its own name again then.

    It gets another name for a moment, which nobody can have asked for before: what a file system remembers of names
    does not matter. Raises `NotAsPlannedError`, `StuckError` and `OSError`.
    """
    if not sights:
        return
    move_without_replacing(file.path, temporary)
    name = os.path.basename(temporary)
    seen = next((said for folder, said in sights.items() if os.path.lexists(os.path.join(folder, name))), None)
    try:
        move_without_replacing(temporary, file.path)
    except OSError as error:
        raise stuck(error, place=Place(path=temporary), error=error) from error
    if seen is not None:
        raise NotAsPlannedError(seen)


def check_may_vanish(file: FileState, kept: FileState) -> None:
    """Return if the document may be deleted for good, or give way to a link, for the kept one.

    Raises `NotAsPlannedError`.
    """
    if not _are_told_apart(file, kept):
        raise NotAsPlannedError(
            say(
                "It and the kept document are on different drives, and one may show a folder of the other (a "
                "network drive, a FUSE or overlay file system). It can be moved to the trash, but not deleted "
                "permanently or replaced by a link."
            )
        )


def _are_told_apart(file: FileState, kept: FileState) -> bool:
    """Return whether both are on one volume, or on disks of this machine."""
    folders = [os.path.dirname(each.path) for each in (file, kept)]
    return is_same_volume(*folders) or (is_local(file.path) and is_local(kept.path))
