"""Bringing one document back, from whichever state the program or the machine left it in.

A removal that was cut short leaves the document at one of three paths: its own, its temporary name, or its place. All
three are looked at, whatever the journal says was reached, and what else bears one of our names is tidied.
"""

import errno
import os
import stat
from contextlib import suppress
from dataclasses import replace

from dupfinder.domain.decisions import Action
from dupfinder.domain.errors import SaidError
from dupfinder.domain.messages import Message, joined, say
from dupfinder.domain.pairs import Relation
from dupfinder.trash.checking import NotAsPlannedError, check_readable, is_document, is_file
from dupfinder.trash.copying import copy_whole, move_anywhere
from dupfinder.trash.folders import is_local, make_folders, volume_of
from dupfinder.trash.journal import Entry, Journal, Step
from dupfinder.trash.linking import Link, swap_back
from dupfinder.trash.naming import is_one_name, is_second_name, part_path
from dupfinder.trash.places import Place, Trash, describe
from dupfinder.trash.renaming import unlink
from dupfinder.trash.shelving import drop_note

_COPIED = say("It was deleted permanently. This is a copy of the kept document, with the same bytes.")
_COPIED_FOR_LOST = say("It was not where it had been moved. This is a copy of the kept document, with the same bytes.")
_OFFER = say("A copy of the kept document, with the same bytes, can replace it.")
_COARSEST_TIME_S = 2
"""Of FAT."""
_UNSETTLED = {Step.INTENT, Step.UNDOING}


class NoJournalError(SaidError):
    """What is about to happen cannot be written down, so it does not."""


class Restoring:
    """One removal that is being undone."""

    def __init__(self, entry: Entry, trash: Trash, journal: Journal, *, copies: bool) -> None:
        self._entry = entry
        self._copies = copies
        self.can_copy = False
        """Whether a copy of the kept document could be put in its place, if somebody asked for copies."""
        self._file = entry.decision.file
        self._trash = trash
        self._journal = journal
        action = entry.intent.action
        self._link = Link(action, entry.kept) if action.leaves_link else None
        self._temporary = entry.intent.temporary
        self._is_unsettled = entry.step in _UNSETTLED

    @property
    def is_at_place(self) -> bool:
        """Return whether the document, and no link of ours, is at its own path."""
        return is_document(self._file, path=self._file.path) and not self._is_link(self._file.path)

    def restore(self) -> Message | None:
        """Bring the document to its own path; return a sentence if there is something to say about it.

        Raises `NotAsPlannedError` if it must be left, or is nowhere, `NoJournalError` and `OSError`.
        """
        said = None
        if self._is_unsettled:
            self._remove_placeholders()
        if not self.is_at_place:
            if (place := self._where()) is not None:
                self._bring_back(place)
            elif not (self._is_unsettled and is_file(self._file, path=self._file.path)):  # changed, but never moved
                said = self._replace_lost()
        self._tidy()
        return said

    def settle(self) -> str | None:
        """Write down what is known about a document that did not come back; return where it is."""
        if self.is_at_place:
            return None
        place = self._where()
        if self._is_unsettled:
            with suppress(OSError):
                self._journal.record(self._entry.number, Step.DONE, place=place or self._entry.place)
        return None if place is None else place.path

    def _where(self) -> Place | None:
        """Return where the document is, other than at its own path."""
        known = self._entry.place
        for path in (self._temporary, None if known is None else known.path):
            if path is not None and is_document(self._file, path=path) and not self._is_link(path):
                return Place(path=path) if known is None else replace(known, path=path)
        if known is not None:
            return self._renamed(known)
        found = self._trash.find(self._file) if self._entry.intent.action is Action.TRASH else None
        return found if found is not None and is_document(self._file, path=found.path) else None

    def _renamed(self, known: Place) -> Place | None:
        """Return the place of an item that got another name in the folder where it was put."""
        folder = os.path.dirname(known.path)
        try:
            with os.scandir(folder) as items:
                paths = [item.path for item in items if item.inode() == self._file.inode]
        except OSError:
            return None
        found = (path for path in paths if is_file(self._file, path=path) and is_document(self._file, path=path))
        path = next(found, None)
        return None if path is None or path == self._file.path else replace(known, path=path)

    def _bring_back(self, place: Place) -> None:
        path = self._file.path
        if self._link is not None and self._link.is_at(path):
            self._begin(place)
            swap_back(place.path, path, link=self._link)
        elif os.path.lexists(path):
            raise NotAsPlannedError(
                say("Another file is in its place. The removed one is still at {path}.", path=place.path)
            )
        else:
            self._begin(place)
            part = part_path(self._temporary, beside=path)
            move_anywhere(self._file, source=place.path, target=path, part=part, facts=self._entry.facts)
        if not self.is_at_place:
            raise OSError(errno.EIO, say("The document cannot be read there"))

    def _begin(self, place: Place | None) -> None:
        folder = os.path.dirname(self._file.path)
        volume = self._entry.volume
        is_there = os.path.isdir(folder) and os.path.realpath(folder) != volume
        if not is_there and volume not in {None, volume_of(self._file.path)}:
            # It would lie on another disk, below the empty folder of this one, and be hidden once this one is back.
            raise FileNotFoundError(errno.ENOENT, say("Its drive does not seem to be connected"), folder)
        try:
            self._journal.record(self._entry.number, Step.UNDOING, place=place)
        except OSError as error:  # whose disk is another one than the document's, as a rule
            raise NoJournalError(
                say("The journal cannot be written, so it was not put back: {why}", why=describe(error))
            ) from error
        self._is_unsettled = True
        make_folders(folder)
        self._remove_parts()  # of an undo that was cut short

    def _replace_lost(self) -> Message:
        """Put a copy of the kept document where one with the same bytes is gone for good, and say so.

        What was deleted for good is replaced at once, as nothing else can be meant; what is no longer in the trash only
        for somebody who asks for copies, as it may have been thrown away on purpose.
        """
        path = self._file.path
        if os.path.lexists(self._temporary):
            message = say(
                "Another file took its place during removal. That file is now at {path}.", path=self._temporary
            )
            raise NotAsPlannedError(message)
        was_deleted = self._entry.intent.action is Action.DELETE
        why = say("It was deleted permanently and cannot be put back.") if was_deleted else self._missing()
        if not self._has_copy():
            raise NotAsPlannedError(why)
        if os.path.lexists(path):
            raise NotAsPlannedError(
                say("It was deleted permanently, and another file is in its place.") if was_deleted else why
            )
        if not (was_deleted or self._copies):
            self.can_copy = True
            raise NotAsPlannedError(joined(why, _OFFER))
        self._begin(None)
        part = part_path(self._temporary, beside=path)
        copy_whole(self._file, source=self._entry.kept.path, target=path, part=part, facts=self._entry.facts)
        return _COPIED if was_deleted else _COPIED_FOR_LOST

    def _has_copy(self) -> bool:
        """Return whether the kept document has the same bytes, and is still there."""
        is_identical = self._entry.decision.relation == Relation.IDENTICAL
        return is_identical and is_document(self._file, path=self._entry.kept.path)

    def _missing(self) -> Message:
        """Return why the document is not found; raise `OSError` where it cannot be seen or read."""
        known = self._entry.place
        if known is None:
            return say("It is not {place} any more, or has changed.", place=self._place_name())
        with suppress(FileNotFoundError, NotADirectoryError):
            os.lstat(known.path)  # what must not be looked at is not said to be missing
        if os.path.isfile(known.path):
            check_readable(known.path)  # what cannot be read is not said to be missing
        if is_file(self._file, path=known.path):
            return say("It changed after it was removed, so it is still at {path}.", path=known.path)
        folder = os.path.dirname(known.path)
        if not os.path.isdir(folder):
            return say(
                "It was moved to {folder}, which no longer exists. Its drive may not be connected.",
                folder=folder,
            )
        return say("It is not {place} any more, or has changed.", place=self._place_name())

    def _place_name(self) -> Message:
        if self._entry.intent.action is Action.MOVE:
            return say("in the folder it was moved to")
        place = self._entry.place
        return say("in the trash") if place is None or place.manifest_path is None else say("in the quarantine folder")

    def _tidy(self) -> None:
        """Remove what was left behind: a second name of the document, a link, half a copy, a note about nothing."""
        self._remove_parts()
        temporary, place = self._temporary, self._entry.place
        if self._is_ours(temporary) or self._is_copy(temporary):
            unlink(temporary)
        if place is None:
            return
        if os.path.lexists(place.path):
            # A copy on another volume; or a second name, where files have other numbers by each name, as on sshfs.
            may_be_copy = self._entry.intent.action is Action.MOVE or not is_local(place.path)
            may_be_copy &= self._entry.step in _UNSETTLED and not is_one_name(place.path, self._file.path)
            if not self._is_ours(place.path) and not (may_be_copy and self._is_copy(place.path)):
                return  # an item of somebody else, who came by the name after us, or the document by another way
            unlink(place.path)
        drop_note(place)

    def _remove_parts(self) -> None:
        place = self._entry.place
        for beside in (self._file.path, self._entry.kept.path, *([] if place is None else [place.path])):
            with suppress(FileNotFoundError):
                unlink(part_path(self._temporary, beside=beside))

    def _remove_placeholders(self) -> None:
        """Remove empty files that kept a name for the document when all was cut short; see `move_without_replacing`.

        Only where there are such: not on disks, and not what was there before it was about to go.
        """
        place = self._entry.place
        for path in {self._file.path, self._temporary, *([] if place is None else [place.path])}:
            with suppress(FileNotFoundError):
                info = os.lstat(path)
                is_empty = stat.S_ISREG(info.st_mode) and not info.st_size and self._file.size_bytes > 0
                if is_empty and info.st_mtime > self._entry.at.timestamp() - _COARSEST_TIME_S and not is_local(path):
                    unlink(path)

    def _is_ours(self, path: str) -> bool:
        """Return whether there is a link that we made, or a second name of the document at its own path."""
        if not os.path.lexists(path) or is_one_name(path, self._entry.kept.path):
            return False
        return self._is_link(path) or is_second_name(path, self._file.path)

    def _is_copy(self, path: str) -> bool:
        """Return whether there is a third file with the content of the document at its own path."""
        if not is_document(self._file, path=path) or is_one_name(path, self._entry.kept.path):
            return False
        return not os.path.samestat(os.lstat(path), os.lstat(self._file.path))

    def _is_link(self, path: str) -> bool:
        return self._link is not None and self._link.is_at(path)
