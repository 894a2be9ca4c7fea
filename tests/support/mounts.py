"""Real file systems and mounts for tests: made where the machine can, skipped with the reason where it cannot."""

import contextlib
import functools
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
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
SECOND_MOUNTS = ("bindfs", "sshfs", "overlay", "bind", "mergerfs", "rclone", "smb", "nfs")
_SMB = """[global]
smb ports = {port}
interfaces = lo
map to guest = Bad User
guest account = root
{folders}
[share]
path = {folder}
read only = no
guest ok = yes
force user = root
"""
_SMB_FOLDERS = ("private dir", "lock directory", "state directory", "cache directory", "pid directory", "ncalrpc dir")


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
            case "bindfs" | "mergerfs" | "bindfs -o subtype=gvfsd-fuse":  # named as what shows the servers of GNOME
                _run(*kind.split(), str(folder), str(second))
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
            case "smb":
                port = closing.enter_context(_served_by_samba(folder, second.with_name(f"{second.name}-server")))
                _run("mount", "-t", "cifs", "//127.0.0.1/share", str(second), "-o", f"guest,port={port}")
            case "nfs":
                closing.callback(_exported(folder))
                _run("mount", "-t", "nfs", "-o", "vers=3,nolock", f"127.0.0.1:{folder}", str(second))
        closing.enter_context(_mounted(second))
        yield second


def _exported(folder: Path) -> Callable[[], object]:
    """Have a folder served by NFS, and return what ends that."""
    if not Path("/proc/fs/nfsd/threads").exists():
        pytest.skip("the kernel serves no NFS")
    options = f"rw,no_root_squash,no_subtree_check,insecure,fsid={folder.stat().st_ino % 65_000 + 1}"
    _run("exportfs", "-o", options, f"127.0.0.1:{folder}")
    return functools.partial(_run, "exportfs", "-u", f"127.0.0.1:{folder}")


@contextlib.contextmanager
def _served_by_samba(folder: Path, base: Path) -> Iterator[int]:
    """Give the port at which a folder is to be had as `share` by SMB."""
    base.mkdir()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    folders = "\n".join(f"{name} = {base}" for name in _SMB_FOLDERS)
    (base / "smb.conf").write_text(_SMB.format(port=port, folder=folder, folders=folders))
    _run("smbd", "-D", "-s", str(base / "smb.conf"), f"--log-basename={base}")
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            break
        time.sleep(0.05)
    try:
        yield port
    finally:
        with contextlib.suppress(OSError, ValueError):
            os.kill(int((base / "smbd.pid").read_text()), signal.SIGTERM)


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
