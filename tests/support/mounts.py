"""Real file systems and mounts for tests: made where the machine can, skipped with the reason where it cannot."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from dupfinder.trash.folders import is_local

_SECONDS = 20
_SFTP_SERVER = Path("/usr/lib/openssh/sftp-server")
# What makes a volume in a file.
_MAKERS = {
    "ext4": ["mkfs.ext4", "-q", "-F"],
    "btrfs": ["mkfs.btrfs", "-q", "-f"],
    "xfs": ["mkfs.xfs", "-q", "-f"],
    "ntfs-3g": ["mkfs.ntfs", "-q", "-F", "-f"],
    "exfat-fuse": ["mkfs.exfat"],
    "vfat": ["mkfs.vfat"],
}
FILE_SYSTEMS = ("tmpfs", "ext4", "btrfs", "xfs", "ntfs-3g", "exfat-fuse", "vfat")
SECOND_MOUNTS = ("bindfs", "sshfs", "overlay", "bind", "mergerfs", "rclone")


def forget_numbers(path: Path) -> None:
    """Have the system forget which number it gave a file, as when memory is needed; skip where it never does."""
    before = path.lstat().st_ino
    os.sync()
    try:
        Path("/proc/sys/vm/drop_caches").write_text("3", encoding="ascii")
    except OSError as why:
        pytest.skip(f"memory cannot be emptied here: {why}")
    if path.lstat().st_ino == before:
        pytest.skip("files keep their numbers here")


def need_numbers(folder: Path) -> None:
    """Skip the test where files are told by their content: on overlays (as in containers), networks and the like."""
    if not is_local(str(folder / "file")):
        pytest.skip("another file of the same content is the same file on this file system")


@contextlib.contextmanager
def volume(kind: str, top: Path, *, megabytes: int = 320) -> Iterator[Path]:
    """Give a new file system of a kind of `FILE_SYSTEMS`, mounted at `top`."""
    _check_mounts()
    top.mkdir(parents=True, exist_ok=True)
    if kind == "tmpfs":
        _run("mount", "-t", "tmpfs", "tmpfs", str(top))
    else:
        image = top.with_name(f"{top.name}.{kind}")
        with image.open("wb") as file:
            file.truncate(megabytes << 20)
        _run(*_MAKERS[kind], str(image))
        if kind == "ntfs-3g":
            _run("ntfs-3g", str(image), str(top))  # as desktops mount a stick: modes and owners are not kept
        elif kind == "exfat-fuse":
            device = _run("losetup", "--find", "--show", str(image)).strip()  # it takes no file
            try:
                _run("mount.exfat-fuse", device, str(top))
            finally:
                _run("losetup", "--detach", device)  # when it is no longer in use
        else:
            options = "loop,utf8" if kind == "vfat" else "loop"  # as desktops mount a stick
            _run("mount", "-t", kind, "-o", options, str(image), str(top))
    with _mounted(top), _known_to_udev(top) if kind == "exfat-fuse" else contextlib.nullcontext():
        yield top


@contextlib.contextmanager
def _known_to_udev(top: Path) -> Iterator[None]:
    """Have it written down what is on the device, as every desktop does, where nobody does."""
    device = top.stat().st_dev
    record = Path("/run/udev/data", f"b{os.major(device)}:{os.minor(device)}")
    if record.exists():
        yield
        return
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text("E:ID_FS_USAGE=filesystem\nE:ID_FS_TYPE=exfat\n")
    try:
        yield
    finally:
        record.unlink()


@contextlib.contextmanager
def seen_again(kind: str, folder: Path, second: Path) -> Iterator[Path]:
    """Give the path `second` by which a folder is seen through another mount, of a kind of `SECOND_MOUNTS`."""
    _check_mounts()
    second.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as closing:
        match kind:
            case "bindfs" | "mergerfs":
                _run(kind, str(folder), str(second))
            case "rclone":
                # What is written underneath is seen at once, and what is written here is sent at once.
                at_once = ["--dir-cache-time=0", "--attr-timeout=0", "--vfs-cache-mode=writes", "--vfs-write-back=0"]
                _run("rclone", "mount", "--daemon", f"--config={os.devnull}", *at_once, str(folder), str(second))
            case "bind":
                _run("mount", "--bind", str(folder), str(second))
            case "overlay":
                # On a file system that can be an upper one: an overlay of its own cannot.
                base = closing.enter_context(volume("tmpfs", second.with_name(f"{second.name}-base")))
                for name in ("upper", "work"):
                    (base / name).mkdir()
                options = f"lowerdir={folder},upperdir={base}/upper,workdir={base}/work"
                _run("mount", "-t", "overlay", "overlay", "-o", options, str(second))
            case "sshfs":
                # The server's end alone, in place of a connection: no daemon, no keys, the same protocol.
                server = second.with_name(f"{second.name}-server")
                server.write_text(f"#!/bin/sh\nexec {_SFTP_SERVER}\n")
                server.chmod(0o700)
                if not _SFTP_SERVER.exists():
                    pytest.skip("openssh-sftp-server is not installed")
                _run("sshfs", "-o", f"ssh_command={server}", f"localhost:{folder}", str(second))
        closing.enter_context(_mounted(second))
        yield second


def _check_mounts() -> None:
    """Pass over a test on a system where nothing is mounted by a command, before images of disks are written."""
    if shutil.which("mount") is None:
        pytest.skip("mount is not installed")


@contextlib.contextmanager
def _mounted(top: Path) -> Iterator[None]:
    try:
        yield
    finally:
        # A test may have unmounted it itself, or left something open in it.
        if subprocess.run(["umount", top], check=False, capture_output=True).returncode != 0:
            subprocess.run(["umount", "-l", top], check=False, capture_output=True)


_hanging: set[str] = set()
"""What was waited for in vain once."""


def _run(*command: str) -> str:
    """Run what makes or mounts something, and return what it prints; skip the test where that cannot be had."""
    if shutil.which(command[0]) is None and not Path("/usr/sbin", command[0]).exists():
        pytest.skip(f"{command[0]} is not installed")
    if command[0] in _hanging:
        pytest.skip(f"{command[0]} does not end here")
    try:
        done = subprocess.run(command, check=False, capture_output=True, timeout=_SECONDS, text=True)
    except subprocess.TimeoutExpired:  # rclone waits for ever for a mount that it may not make
        _hanging.add(command[0])
        pytest.skip(f"{command[0]} does not end here")
    if done.returncode != 0:
        pytest.skip(f"{command[0]} cannot be used here: {done.stderr.strip()[:200]}")
    return done.stdout
