"""A process beside the reader opens the documents and hands them over, so the reader need not open any itself (H5).

The parent's requests go to the opener, which reads nothing of what it opens. It passes each request on, with names in
place of paths, and then one descriptor for each file. Nothing goes back to it: what took the reader over cannot ask for
other files. It runs ahead of the reader; where opening hangs, the reader is told to be at that file and waits.
"""

import contextlib
import ctypes
import errno
import os
import signal
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, NoReturn

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.office import office_program
from dupfinder.worker.confinement import can_confine_program
from dupfinder.worker.confinement.confining import MOST_OPEN_FILES
from dupfinder.worker.frames import Frame, read_frame, write_frame
from dupfinder.worker.opening import CHANGED, FileLook

POLL_INTERVAL_S = 2.0
_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """See to it that this process does not outlive its parent.

    Reading the end of standard input ends an idle worker; one that hangs in a document does not read. Linux kills it
    then, whatever it does; elsewhere a thread looks now and then, which a parser that never lets Python run can delay.
    """
    parent = os.getppid()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)
    else:
        threading.Thread(target=_watch, args=(parent,), name="dupfinder-orphan", daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent and _is_running(parent):
        time.sleep(POLL_INTERVAL_S)
    os._exit(1)


def _is_running(pid: int) -> bool:
    """Return whether a process runs; on Windows the parent's number stays the same when it is gone."""
    if sys.platform == "win32":
        import psutil  # noqa: PLC0415 - only here

        return psutil.pid_exists(pid)
    return True


_SENT = struct.Struct("<II")
"""The place of a file in its request, and why it could not be opened: an error of the system, or one of these two."""
_OPENED, _OTHER = 0, 0xFFFFFFFF
_DESCRIPTOR = struct.Struct("i")
_ROOM = 24  # CMSG_SPACE of one descriptor on a machine of 64 bits; Windows does not have the function
_WAIT_S = 0.005


class HandedFiles:
    """The reader's end: descriptors of the files of a request, in their order."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel

    def take(self, number: int) -> int:
        """Return the descriptor of a file; `OSError` or `DocumentError` as the opener had it."""
        if sys.platform == "win32":
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
        while True:
            data, beside, _, _ = self._channel.recvmsg(_SENT.size, _ROOM)
            if len(data) < _SENT.size:
                os.kill(os.getpid(), signal.SIGKILL)  # the opener was ended from outside, and so is its reader
            place, failure = _SENT.unpack(data)
            if place == number:
                break
            for *_, one in beside:  # memory ran out before an earlier one was taken
                os.close(*_DESCRIPTOR.unpack(one))
        if failure == _OTHER:
            raise DocumentError(ProblemCode.CHANGED, CHANGED)
        if failure != _OPENED or not beside:  # the second where this process holds as many as it may
            raise OSError(failure or errno.EMFILE, os.strerror(failure or errno.EMFILE))
        return int(*_DESCRIPTOR.unpack(beside[0][2]))


def start_opener(requests: BinaryIO, answers: BinaryIO) -> tuple[BinaryIO, HandedFiles | None]:
    """Return where requests come from once an opener takes the parent's, and what it hands over.

    Linux only: elsewhere nothing would take the right to open from the reader, which then opens files itself.
    """
    if sys.platform != "linux":
        return requests, None
    reading, writing = os.pipe()
    here, there = socket.socketpair()
    # As few as the system lets be underway, four or so: all that are count against a limit that readers share.
    there.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 0)
    if os.fork() == 0:
        answers.close()
        os.close(reading)
        here.close()
        _open_all(requests, os.fdopen(writing, "wb"), there)
    requests.close()
    os.close(writing)
    there.close()
    here.shutdown(socket.SHUT_WR)
    return os.fdopen(reading, "rb"), HandedFiles(here)


def _open_all(requests: BinaryIO, passed_on: BinaryIO, channel: socket.socket) -> NoReturn:
    """Open what the parent asks for until it closes, or the reader ends."""
    reader = os.getppid()
    end_with_parent()
    # From Landlock's version 6 on Linux does not tell: a reader gives up to signal others, also by its own end.
    threading.Thread(target=_watch, args=(reader,), name="dupfinder-orphan", daemon=True).start()
    try:
        while (request := read_frame(requests)) is not None:
            files = request.head["files"]
            named = [file | {"path": os.path.basename(file["path"])} for file in files]
            write_frame(passed_on, Frame(request.head | {"files": named}))
            for number, file in enumerate(files):
                _hand_over(channel, number, file)
    finally:  # whatever went wrong: nothing of the reader's own ending must happen here
        os._exit(0)


def _hand_over(channel: socket.socket, number: int, file: Mapping[str, Any]) -> None:
    try:
        descriptor = FileLook.of(file).opened()
    except OSError as error:
        channel.send(_SENT.pack(number, error.errno or errno.EIO))
    except DocumentError:
        channel.send(_SENT.pack(number, _OTHER))
    else:
        try:
            _send(channel, _SENT.pack(number, _OPENED), descriptor)
        finally:
            os.close(descriptor)


def _send(channel: socket.socket, data: bytes, descriptor: int) -> None:
    if sys.platform == "win32":
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    while True:
        try:
            channel.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, _DESCRIPTOR.pack(descriptor))])
        except OSError as error:
            if error.errno != errno.ETOOMANYREFS:  # as many are underway as the system allows
                raise
            time.sleep(_WAIT_S)
        else:
            return


def start_converter() -> Callable[[str, bytes], bytes | None] | None:
    """Return what has LibreOffice convert documents (`dupfinder.extract.office`), from a process beside the reader.

    It gets nothing of the reader's but what that sends, and ends with it. `None` where nothing confines LibreOffice.
    """
    if sys.platform != "linux" or office_program() is None or not can_confine_program():
        return None
    here, there = socket.socketpair()
    if os.fork() == 0:
        os.closerange(3, there.fileno())
        os.closerange(there.fileno() + 1, MOST_OPEN_FILES)
        from dupfinder.worker.office import convert_all  # noqa: PLC0415 - most readers never ask for it

        convert_all(there)
    there.close()
    reading, writing = os.fdopen(os.dup(here.fileno()), "rb"), os.fdopen(here.detach(), "wb")

    def convert(suffix: str, data: bytes) -> bytes | None:
        write_frame(writing, Frame({"suffix": suffix}, data))
        answer = read_frame(reading)
        if answer is None:
            os.kill(os.getpid(), signal.SIGKILL)  # it was ended from outside, and so is its reader
            raise EOFError
        return answer.body if answer.head["made"] else None

    return convert
