"""Pages of documents that have none by themselves: LibreOffice, where it is installed, makes a PDF of a copy."""

import contextlib
import os
import subprocess
import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import Message, say
from dupfinder.domain.options import MIB, TIME_LIMIT_S
from dupfinder.extract.office import office_program, opens
from dupfinder.extract.registry import own_formats
from dupfinder.pipeline.workers.child import worker_command, worker_environment
from dupfinder.pipeline.workers.jobs import CHECK_INTERVAL_S, Closing, in_turn
from dupfinder.worker.confinement import can_confine_program
from dupfinder.worker.office import OFFICE, Scratch, TookTooMuch, is_too_large

MOST_KEPT_BYTES = 256 * MIB

FAILED = say("LibreOffice could not make pages of this document.")
TOO_LONG = say("LibreOffice needed more time or space for the pages of this document than it may have.")


def has_office_pages(format_name: str) -> bool:
    """Return whether LibreOffice is there to make pages of documents of a format, and can be confined."""
    return opens(format_name) and can_confine_program()


class Office(Closing):
    """Has one PDF after the other made, and keeps them by the digests of the documents until it is closed.

    Several threads may call at once. Nothing is on the disk before the first document.
    """

    def __init__(self, *, time_limit_s: float = TIME_LIMIT_S) -> None:
        self._time_limit_s = time_limit_s
        self._turn = threading.Lock()
        self._digests: dict[FileEntry, bytes] = {}
        self._kept: OrderedDict[bytes, str | Message] = OrderedDict()
        self._scratch: Scratch | None = None
        self._is_closed = False

    def close(self) -> None:
        """End LibreOffice, and take away what is kept; calls that are underway end with `Cancelled`."""
        self._is_closed = True
        with self._turn:
            if self._scratch is not None:
                self._scratch.close()
            self._scratch = None
            self._kept.clear()

    def pdf(
        self, entry: FileEntry, format_name: str, copied: Callable[[], tuple[bytes, bytes]], check: Callable[[], None]
    ) -> str:
        """Return the path of a PDF of a document, made now unless it is kept; `DocumentError` says why there is none.

        `copied` gives the digest and the bytes of the document, and raises for what must not be opened.
        """
        found = self._known(entry)
        if found is None:
            with in_turn(self._turn, check):
                found = self._known(entry) or self._make(entry, format_name, copied, check)
        if isinstance(found, Message):
            raise DocumentError(ProblemCode.UNSUPPORTED, found, path=entry.path)
        return found

    def _known(self, entry: FileEntry) -> str | Message | None:
        return self._kept.get(self._digests.get(entry, b""))

    def _make(
        self, entry: FileEntry, format_name: str, copied: Callable[[], tuple[bytes, bytes]], check: Callable[[], None]
    ) -> str | Message:
        def check_all() -> None:
            check()
            if self._is_closed:
                raise Cancelled

        check_all()
        digest, data = copied()
        self._digests[entry] = digest
        if digest not in self._kept:
            try:
                if self._scratch is None:
                    self._scratch = Scratch()
                kept = os.path.join(self._scratch.path, f"{digest.hex()}.pdf")
                self._kept[digest] = self._convert(data, _suffix(entry.path, format_name), kept, check_all)
            except OSError:  # no room, or no right to write there
                return FAILED
            self._forget_oldest()
        self._kept.move_to_end(digest)
        return self._kept[digest]

    def _convert(self, data: bytes, suffix: str, kept: str, check: Callable[[], None]) -> str | Message:
        """Return `kept` once the PDF is there, else what to say."""
        program = office_program()
        if self._scratch is None or program is None:
            return FAILED
        ends_s = time.monotonic() + self._time_limit_s

        def run(folder: str, document: str) -> int | None:
            return _run([*worker_command(), OFFICE, program, folder, document, "pdf"], folder, ends_s, check)

        try:
            return kept if self._scratch.convert(data, suffix, "pdf", kept, run) else FAILED
        except TookTooMuch:
            return TOO_LONG

    def _forget_oldest(self) -> None:
        sizes = {digest: os.path.getsize(one) for digest, one in self._kept.items() if not isinstance(one, Message)}
        for digest in list(sizes)[:-1]:
            if sum(sizes.values()) > MOST_KEPT_BYTES:
                del sizes[digest]
                os.unlink(str(self._kept.pop(digest)))


def _suffix(path: str, format_name: str) -> str:
    """Return the end of the name of a copy: the document's own, if it is one of its format."""
    suffixes = next(one.suffixes for one in own_formats() if one.name == format_name)
    own = os.path.splitext(path)[1].lower()
    return own if own in suffixes else suffixes[0]


def _run(command: list[str], folder: str, ends_s: float, check: Callable[[], None]) -> int | None:
    """Return with which status a process ended; `None` where it was ended for what it took."""
    nothing = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, env=worker_environment())
    try:
        while True:
            check()
            with contextlib.suppress(subprocess.TimeoutExpired):
                return process.wait(CHECK_INTERVAL_S)
            if time.monotonic() > ends_s or is_too_large(folder):
                return None
    finally:
        process.kill()  # it cannot have started others
        process.wait()
