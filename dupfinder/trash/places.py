"""Where removed files go, and what every kind of place can do."""

from typing import Protocol

from dupfinder.domain.decisions import Action, FileState
from dupfinder.domain.errors import SaidError
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a removed file is."""

    path: str
    note_path: str | None = None
    """The file in which the system's trash remembers where this item came from."""
    manifest_path: str | None = None
    """The file in which a quarantine folder remembers where all its items came from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Intent:
    """What is about to happen to a file."""

    action: Action
    place: Place | None
    """Where it goes; `None` if only the system knows, or if it goes for good."""
    temporary: str
    """What it, or a link that takes its place, is called for a moment; in its own folder."""
    remark: Message | None = None
    """What a person has to know of it, in a sentence."""


class NoPlaceError(SaidError):
    """There is nowhere to put the file."""


class RefusedError(NoPlaceError):
    """The trash would not keep this file, which was not touched; another place can be chosen for it."""


class LostError(SaidError):
    """A file was taken and is nowhere to be found. Nothing more may go."""


class StuckError(SaidError):
    """A file was moved, is not to stay there, and cannot be put back."""

    def __init__(self, message: Message, *, place: Place) -> None:
        super().__init__(message)
        self.place = place


class Trash(Protocol):
    """A place for removed files. Whatever it does, no file is ever overwritten and none leaves its volume."""

    def choose(self, path: str) -> Place | None:
        """Return where the file would go, without touching anything; `None` if only the system knows.

        Raises `NoPlaceError` where the volume of the file has no place of this kind, and `OSError`.
        """

    def note(self, file: FileState, kept: FileState, place: Place) -> None:
        """Write down where the item comes from that is about to come to a place that was chosen.

        Raises `NoPlaceError` or `OSError`: then it must not come.
        """

    def put(self, file: FileState, kept: FileState, place: Place | None) -> Place:
        """Note and move the file, and return where it is now.

        Raises `OSError` or `NoPlaceError`, and `LostError` where it is gone.
        """

    def find(self, file: FileState) -> Place | None:
        """Return where a removed file is, by the file itself, or `None`."""


class Way(Protocol):
    """How one action removes a file."""

    def choose(self, file: FileState, kept: FileState, *, identical: bool) -> Intent:
        """Return what would be done, without touching anything.

        Raises `NotAsPlannedError` if this must not be done to this file, `NoPlaceError` or `OSError` if it cannot.
        """

    def carry_out(self, file: FileState, kept: FileState, intent: Intent) -> Place | None:
        """Do it, check it, and return where the file is now; `None` if it is gone for good.

        Raises `NotAsPlannedError` if it was taken back because of what was found afterwards, `StuckError` if even that
        failed, `NoPlaceError` or `OSError` if it could not be done.
        """


def describe(error: SaidError | OSError) -> Message:
    """Return a sentence for a person about something that failed."""
    return say("{why}.", why=because(error)) if isinstance(error, OSError) else error.message
