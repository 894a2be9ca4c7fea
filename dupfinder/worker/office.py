"""Becomes LibreOffice, which makes a file of one document and can do nothing else (H3).

Its home, its profile and its temporary files are in a folder that holds the copy of the document and goes afterwards.
Whoever started it looks at the time, at what the folder holds, and for the file: what the program says tells little.
"""

import contextlib
import glob
import hashlib
import os
import select
import signal
import socket
import stat
import sys
import tempfile
import urllib.parse
from collections.abc import Callable
from typing import BinaryIO, NoReturn, cast

from dupfinder.extract.office import FILTERS, office_program
from dupfinder.worker.confinement import SOCKETS, confine_program, limit_resources, lower_priority
from dupfinder.worker.frames import Frame, read_frame, write_frame
from dupfinder.worker.handing import end_with_parent

OFFICE = "office"
"""The first argument of a worker that is to become LibreOffice; the others are those of `become_office`."""
PROFILE = "profile"
MOST_SCRATCH_BYTES = 256 << 20
_PREFIX = "dupfinder-pages-"
_BEGIN_AGAIN = 81
"""How LibreOffice ends once it has set up a new profile."""
_MOST_STARTS = 3
_CHECK_INTERVAL_S = 0.02
_ADDRESS_BYTES = 3 << 30
_LANGUAGE = ("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_MONETARY", "LC_PAPER")
_SETTINGS = (
    ("Common/Security/Scripting", "DisableMacrosExecution", "true"),
    ("Common/Security/Scripting", "MacroSecurityLevel", "3"),
    ("Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"),
    ("Java/VirtualMachine", "Enable", "false"),
    ("Writer/Content/Update", "Link", "2"),  # never, as below
    ("Calc/Content/Update", "Link", "2"),
)
_ITEM = '<item oor:path="/org.openoffice.Office.{}"><prop oor:name="{}" oor:op="fuse"><value>{}</value></prop></item>'


class TookTooMuch(Exception):  # noqa: N818 - says what was found, like EOFError
    """LibreOffice was ended for the time or the space that it took."""


def become_office(program: str, folder: str, document: str, target: str, by_filter: str = "") -> NoReturn:
    """Give up all rights that are not needed, and become LibreOffice; without the means to do that, end.

    It reads the document by one filter only, if one is named, and puts the same with the suffix `target` beside it.
    """
    end_with_parent()
    lower_priority()
    limit_resources(_ADDRESS_BYTES)
    confine_program(program, folder=folder)
    _write_settings(os.path.join(folder, PROFILE, "user"))
    os.chdir(folder)
    options = ["--headless", "--norestore", "--nologo", "--nolockcheck", f"-env:UserInstallation={profile_url(folder)}"]
    language = {name: os.environ[name] for name in _LANGUAGE if name in os.environ}
    own = {"HOME": folder, "TMPDIR": folder, "PATH": "/usr/bin:/bin", "SAL_USE_VCLPLUGIN": "svp"}
    filters = [f"--infilter={by_filter}"] if by_filter else []
    arguments = [*options, *filters, "--convert-to", target, "--outdir", folder, document]
    # By its first argument it finds its folder.
    os.execve(program, [program, *arguments], language | own)  # noqa: S606 - there is no shell that it could start


def profile_url(folder: str) -> str:
    """Return the profile in a folder as LibreOffice wants it; its socket is named by that."""
    return f"file://{urllib.parse.quote(folder)}/{PROFILE}"


def _write_settings(folder: str) -> None:
    os.makedirs(folder, exist_ok=True)
    items = "".join(_ITEM.format(*setting) for setting in _SETTINGS)
    with open(os.path.join(folder, "registrymodifications.xcu"), "w", encoding="utf-8") as file:
        file.write(f'<oor:items xmlns:oor="http://openoffice.org/2001/registry">{items}</oor:items>\n')


def convert_all(asking: socket.socket) -> NoReturn:
    """Have LibreOffice make OpenDocument files of documents that a reader sends, until it ends.

    It opens nothing of the person's: it gets bytes, and the suffix that tells how they are read, and gives bytes.
    """
    stream = cast(BinaryIO, asking.makefile("rwb"))
    try:
        while (asked := read_frame(stream, most_bytes=MOST_SCRATCH_BYTES)) is not None:
            write_frame(stream, _converted(asked.head["suffix"], asked.body, asking))
    finally:
        os._exit(0)


def _converted(suffix: str, data: bytes, asking: socket.socket) -> Frame:
    (by_filter, target), program = FILTERS[suffix], office_program()
    made = None
    with contextlib.suppress(OSError, TookTooMuch), Scratch() as scratch:
        kept = os.path.join(scratch.path, "kept")

        def run(folder: str, document: str) -> int | None:
            return _run((str(program), folder, document, target, by_filter), asking)

        if scratch.convert(data, suffix, target, kept, run):
            with open(kept, "rb") as file:
                made = file.read()
    return Frame({"made": made is not None}, made or b"")


def _run(arguments: tuple[str, str, str, str, str], asking: socket.socket) -> int | None:
    """Return with which status LibreOffice ended; `None` where it was ended as nobody waits, or for what it took."""
    if sys.platform == "win32":
        raise OSError
    process = os.fork()
    if process == 0:
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            become_office(*arguments)
        finally:
            os._exit(1)
    ended, status = 0, 0
    try:
        while not ended:
            # What asked says nothing while it waits, so there is something to be read once it is gone.
            is_alone = bool(select.select([asking], [], [], _CHECK_INTERVAL_S)[0])
            if is_alone or is_too_large(arguments[1]):
                return None
            ended, status = os.waitpid(process, os.WNOHANG)
    finally:
        if not ended:
            os.kill(process, signal.SIGKILL)  # it cannot have started others
            os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status)


def is_too_large(folder: str) -> bool:
    """Return whether LibreOffice has put more into its folder than it may."""
    total = 0
    for at, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):  # gone meanwhile
                total += getattr(os.lstat(os.path.join(at, name)), "st_blocks", 0) * 512
    return total > MOST_SCRATCH_BYTES


class Scratch(contextlib.AbstractContextManager["Scratch"]):
    """A folder for this process alone; those of processes that were killed are taken away before it is made."""

    def __init__(self) -> None:
        for left in glob.glob(os.path.join(glob.escape(tempfile.gettempdir()), _PREFIX + "*")):
            with contextlib.suppress(OSError):
                _take_away_left(left)
        self.path = os.path.realpath(tempfile.mkdtemp(prefix=_PREFIX))
        self._lock = _locked(self.path)

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Take it away."""
        _take_away(self.path)
        os.close(self._lock)

    def convert(self, data: bytes, suffix: str, target: str, kept: str, run: Callable[[str, str], int | None]) -> bool:
        """Put what LibreOffice makes of a copy at `kept`; return whether it made anything.

        `run` has it work in a folder, on a document there, and returns how it ended, `None` where it was ended for what
        it took: then this raises `TookTooMuch`.
        """
        # A new profile for each: nothing that one document did to it is there for the next one.
        folder = tempfile.mkdtemp(dir=self.path)
        try:
            document, made = (os.path.join(folder, "document" + end) for end in (suffix, f".{target}"))
            with open(document, "xb") as file:
                file.write(data)
            for _ in range(_MOST_STARTS):
                status = run(folder, document)
                remove_socket(folder)
                if status is None:
                    raise TookTooMuch
                if status != _BEGIN_AGAIN:
                    break
            # What was taken over may have made a link of it.
            if not os.path.lexists(made) or not stat.S_ISREG(os.lstat(made).st_mode):
                return False
            os.replace(made, kept)
        finally:
            _take_away(folder)
        return True


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
