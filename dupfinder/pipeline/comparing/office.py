"""Pages of documents that have none by themselves: LibreOffice, where it is installed, makes a PDF of a copy."""

import contextlib
import functools
import glob
import hashlib
import os
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import Message, say
from dupfinder.domain.options import MIB, TIME_LIMIT_S
from dupfinder.extract.registry import FORMATS
from dupfinder.pipeline.workers.child import worker_command, worker_environment
from dupfinder.pipeline.workers.jobs import CHECK_INTERVAL_S, Closing, in_turn
from dupfinder.worker.confinement import SOCKETS, can_confine_program
from dupfinder.worker.office import OFFICE, profile_url

# Fixed places only: whatever else is on the search path may have been put there by somebody else.
_PLACES = ("/usr/lib/libreoffice", "/usr/lib64/libreoffice", "/usr/local/lib/libreoffice", "/opt/libreoffice*")
_PARTS = {
    **dict.fromkeys(("docx", "odt", "doc", "rtf"), "libswlo.so"),
    **dict.fromkeys(("xlsx", "ods", "xls"), "libsclo.so"),
    **dict.fromkeys(("pptx", "odp", "ppt"), "libsdlo.so"),
}
"""The part of LibreOffice that opens documents of a format: distributions have packages for each."""
_BEGIN_AGAIN = 81
"""How LibreOffice ends once it has set up a new profile."""
_MOST_STARTS = 3
MOST_SCRATCH_BYTES = 256 * MIB
MOST_KEPT_BYTES = 256 * MIB
_PREFIX = "dupfinder-pages-"

FAILED = say("LibreOffice could not make pages of this document.")
TOO_LONG = say("LibreOffice needed more time or space for the pages of this document than it may have.")


@functools.cache
def office_program() -> str | None:
    """Return the LibreOffice that is installed; `None` without one, and where nothing could confine it."""
    if not can_confine_program():
        return None
    found = [name for place in _PLACES for name in sorted(glob.glob(f"{place}/program/soffice.bin"))]
    return os.path.realpath(found[-1]) if found else None


def has_office_pages(format_name: str) -> bool:
    """Return whether LibreOffice is there to make pages of documents of a format."""
    program, part = office_program(), _PARTS.get(format_name)
    return program is not None and part is not None and os.path.exists(os.path.join(os.path.dirname(program), part))


class Office(Closing):
    """Has one PDF after the other made, and keeps them by the digests of the documents until it is closed.

    Several threads may call at once. Nothing is on the disk before the first document.
    """

    def __init__(self, *, time_limit_s: float = TIME_LIMIT_S) -> None:
        self._time_limit_s = time_limit_s
        self._turn = threading.Lock()
        self._digests: dict[FileEntry, bytes] = {}
        self._kept: OrderedDict[bytes, str | Message] = OrderedDict()
        self._scratch: _Scratch | None = None
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
                    self._scratch = _Scratch()
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
        # A new profile for each: nothing that one document did to it is there for the next one.
        with self._scratch.folder() as folder:
            document, pdf = (os.path.join(folder, "document" + end) for end in (suffix, ".pdf"))
            with open(document, "xb") as file:
                file.write(data)
            command = [*worker_command(), OFFICE, program, folder, document]
            ends_s = time.monotonic() + self._time_limit_s
            for _ in range(_MOST_STARTS):
                status = _run(command, folder, ends_s, check)
                remove_socket(folder)
                if status is None:
                    return TOO_LONG
                if status != _BEGIN_AGAIN:
                    break
            # What was taken over may have made a link of it.
            if not os.path.lexists(pdf) or not stat.S_ISREG(os.lstat(pdf).st_mode):
                return FAILED
            os.replace(pdf, kept)
        return kept

    def _forget_oldest(self) -> None:
        sizes = {digest: os.path.getsize(one) for digest, one in self._kept.items() if not isinstance(one, Message)}
        for digest in list(sizes)[:-1]:
            if sum(sizes.values()) > MOST_KEPT_BYTES:
                del sizes[digest]
                os.unlink(str(self._kept.pop(digest)))


def _suffix(path: str, format_name: str) -> str:
    """Return the end of the name of a copy: the document's own, if it is one of its format."""
    suffixes = next(one.suffixes for one in FORMATS if one.name == format_name)
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
            if time.monotonic() > ends_s or _size_bytes(folder) > MOST_SCRATCH_BYTES:
                return None
    finally:
        process.kill()  # it cannot have started others
        process.wait()


def _size_bytes(folder: str) -> int:
    total = 0
    for at, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):  # gone meanwhile
                total += getattr(os.lstat(os.path.join(at, name)), "st_blocks", 0) * 512
    return total


class _Scratch(Closing):
    """A folder for this process alone; those of processes that were killed are taken away before it is made."""

    def __init__(self) -> None:
        for left in glob.glob(os.path.join(glob.escape(tempfile.gettempdir()), _PREFIX + "*")):
            with contextlib.suppress(OSError):
                _take_away_left(left)
        self.path = os.path.realpath(tempfile.mkdtemp(prefix=_PREFIX))
        self._lock = _locked(self.path)

    def close(self) -> None:
        """Take it away."""
        _take_away(self.path)
        os.close(self._lock)

    @contextlib.contextmanager
    def folder(self) -> Iterator[str]:
        """Give a folder in it that goes at the end of the block."""
        made = tempfile.mkdtemp(dir=self.path)
        try:
            yield made
        finally:
            _take_away(made)


def _take_away_left(path: str) -> None:
    seen = os.lstat(path)
    if stat.S_ISDIR(seen.st_mode) and sys.platform != "win32" and seen.st_uid == os.getuid():
        lock = _locked(path)  # `OSError` while its process runs
        try:
            for name in os.listdir(path):
                remove_socket(os.path.join(path, name))
            _take_away(path)
        finally:
            os.close(lock)


def _locked(path: str) -> int:
    """Return a folder that is open and locked until it is closed; `OSError` if another process has locked it."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0))
    try:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - not there on Windows

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def _take_away(folder: str) -> None:
    """Remove a folder of ours with what is in it, as far as that is possible; links are not followed."""
    for at, folders, names in os.walk(folder, topdown=False):
        for name in (*names, *folders):
            path = os.path.join(at, name)
            with contextlib.suppress(OSError):
                (os.rmdir if os.path.isdir(path) and not os.path.islink(path) else os.unlink)(path)
    with contextlib.suppress(OSError):
        os.rmdir(folder)


def remove_socket(folder: str) -> None:
    """Remove the socket of a LibreOffice with its profile in that folder: it must not remove anything there itself."""
    for path in sockets_of(profile_url(folder)):
        with contextlib.suppress(OSError):
            if stat.S_ISSOCK(os.lstat(path).st_mode):
                os.unlink(path)


def sockets_of(profile: str) -> list[str]:
    """Return the socket of a LibreOffice with that profile; none where it has none."""
    # As it names it: each byte without a leading nought, behind the number of the person or without that.
    digest = hashlib.md5(profile.encode("utf-16-le"), usedforsecurity=False).digest()
    name = "SingleOfficeIPC_" + "".join(f"{byte:x}" for byte in digest)
    return glob.glob(f"{SOCKETS}/OSL_PIPE_*{name}")
