"""Opening files: only what the walk saw, only regular files."""

import hashlib
import io
import os
from dataclasses import replace
from pathlib import Path

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.worker.opening import FileLook, content_digest, head_digest, open_unchanged
from this_system import unless_root


def look_at(path: Path) -> FileLook:
    seen = os.stat(path)
    return FileLook(
        path=str(path), size_bytes=seen.st_size, mtime_ns=seen.st_mtime_ns, device=seen.st_dev, inode=seen.st_ino
    )


def problem_of(look: FileLook) -> ProblemCode:
    with pytest.raises(DocumentError) as caught, open_unchanged(look):
        pass
    return caught.value.code


def test_a_file_that_is_as_it_was_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    with open_unchanged(look_at(path)) as stream:
        assert stream.read() == b"text"


def test_R2_a_file_that_changed_since_the_walk_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    look = look_at(path)
    path.write_bytes(b"another text")
    assert problem_of(look) is ProblemCode.CHANGED


def test_R2_a_file_that_changes_while_it_is_read_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    with pytest.raises(DocumentError) as caught, open_unchanged(look_at(path)):
        path.write_bytes(b"another text")
    assert caught.value.code is ProblemCode.CHANGED


def test_R2_a_file_that_is_gone_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    look = look_at(path)
    path.unlink()
    assert problem_of(look) is ProblemCode.VANISHED


def test_R2_a_file_that_became_a_fifo_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    look = look_at(path)
    path.unlink()
    os.mkfifo(path)
    assert problem_of(look) is ProblemCode.CHANGED


@pytest.mark.skipif(os.mkdir not in os.supports_dir_fd, reason="no descriptors of folders")
def test_R2_a_path_of_more_than_4096_bytes_is_opened(tmp_path: Path) -> None:
    names = ["längerer Ordnername " * 6 for _ in range(40)]
    folder = os.open(tmp_path, os.O_RDONLY)
    for name in names:
        os.mkdir(name, dir_fd=folder)
        inner = os.open(name, os.O_RDONLY, dir_fd=folder)
        os.close(folder)
        folder = inner
    handle = os.open("a.txt", os.O_WRONLY | os.O_CREAT, dir_fd=folder)
    os.write(handle, b"deep")
    seen = os.fstat(handle)
    os.close(handle)
    os.close(folder)
    path = os.path.join(tmp_path, *names, "a.txt")
    assert len(os.fsencode(path)) > 4096
    look = FileLook(
        path=path, size_bytes=seen.st_size, mtime_ns=seen.st_mtime_ns, device=seen.st_dev, inode=seen.st_ino
    )
    with open_unchanged(look) as stream:
        assert stream.read() == b"deep"
    assert problem_of(replace(look, path=path + "x")) is ProblemCode.VANISHED


@unless_root
def test_a_file_without_permission_is_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    path.chmod(0)
    assert problem_of(look_at(path)) is ProblemCode.UNREADABLE


def test_a_file_that_another_program_keeps_to_itself_is_said_to_be_in_use(tmp_path: Path) -> None:
    windows = pytest.importorskip("_winapi", reason="only on Windows can a program keep a file to itself")
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    held = windows.CreateFile(str(path), windows.GENERIC_READ, 0, 0, windows.OPEN_EXISTING, 0, 0)
    try:
        with pytest.raises(DocumentError) as caught, open_unchanged(look_at(path)):
            pass
    finally:
        windows.CloseHandle(held)
    assert caught.value.code is ProblemCode.UNREADABLE
    assert str(caught.value) == "The file could not be read: Another program uses it (Windows error 32)."
    with open_unchanged(look_at(path)) as stream:
        assert stream.read() == b"text"


def test_digests_are_those_of_hashlib_and_leave_the_stream_at_its_beginning() -> None:
    data = os.urandom(3_000_000)
    stream = io.BytesIO(data)
    stream.read(5)
    assert content_digest(stream) == hashlib.blake2b(data, digest_size=32).digest()
    assert stream.tell() == 0


@pytest.mark.parametrize(
    ("kind", "is_read"), [("cifs", True), ("fuse.x", True), ("fuseblk", True), ("vfat", True), ("ext4", False)]
)
def test_on_a_share_a_file_is_known_by_path_size_and_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, kind: str, is_read: bool
) -> None:
    monkeypatch.setattr("dupfinder.worker.opening.kind_of_file_system", lambda _: kind)
    path = tmp_path / "a.txt"
    path.write_bytes(b"text")
    look = look_at(path)
    moved = replace(look, device=look.device + 1, inode=look.inode + 7)
    if is_read:
        with open_unchanged(moved) as stream:
            assert stream.read() == b"text"
    else:
        assert problem_of(moved) is ProblemCode.CHANGED
    assert problem_of(replace(moved, mtime_ns=look.mtime_ns + 1)) is ProblemCode.CHANGED
    assert problem_of(replace(moved, size_bytes=5)) is ProblemCode.CHANGED


def test_of_files_of_one_size_the_first_bytes_are_compared(tmp_path: Path) -> None:
    heads = set()
    for number, data in enumerate((bytes(9000), bytes(9000)[:-1] + b"!", b"!" + bytes(8999))):
        path = tmp_path / str(number)
        path.write_bytes(data)
        with open_unchanged(look_at(path)) as stream:
            heads.add(head_digest(stream))
    assert len(heads) == 2


def test_a_large_file_is_said_to_be_looked_at_again_after_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dupfinder.worker.opening.STEP_BYTES", 2 << 20)
    steps: list[int] = []
    data = bytes(7 << 20)
    digest = content_digest(io.BytesIO(data), on_step=lambda: steps.append(1))
    assert (digest, len(steps)) == (hashlib.blake2b(data, digest_size=32).digest(), 3)
