"""What only Windows knows of people, volumes and files: who we are, who owns a folder, where a bin keeps nothing."""

import ctypes
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from dupfinder.domain.messages import say
from dupfinder.trash.places import NoPlaceError

_LONGEST_FOR_SHELL = 259
"""The shell's own functions take no longer paths."""
_FIXED = 3
"""Of GetDriveTypeW: sticks, discs and network drives have no bin, and what is deleted there is gone."""
_ADD_FILE, _SHARED_BY_ALL, _OPEN_EXISTING, _BACKUP_SEMANTICS = 0x2, 0x7, 3, 0x02000000
_OWNER, _ACCESS, _A_FILE = 0x1, 0x4, 1
_QUERY_TOKEN, _TOKEN_USER, _MOST_TOKEN_BYTES = 0x8, 1, 256
_ADMINISTRATORS = "S-1-5-32-544"
_POLICIES = r"Software\Microsoft\Windows\CurrentVersion\Policies\Explorer"
_BINS = r"Software\Microsoft\Windows\CurrentVersion\Explorer\BitBucket\Volume"

if sys.platform == "win32":
    import winreg

    _KERNEL = ctypes.WinDLL("kernel32", use_last_error=True)
    _RIGHTS = ctypes.WinDLL("advapi32", use_last_error=True)
    _KERNEL.CreateFileW.restype = ctypes.c_void_p
    _KERNEL.GetCurrentProcess.restype = ctypes.c_void_p

    def user_sid() -> str:
        """Return the security identifier of the person, `S-1-5-21-…`; raise `OSError`."""
        token = ctypes.c_void_p()
        process = ctypes.c_void_p(_KERNEL.GetCurrentProcess())
        if not _RIGHTS.OpenProcessToken(process, _QUERY_TOKEN, ctypes.byref(token)):
            raise _last_error()
        try:
            told, size = ctypes.create_string_buffer(_MOST_TOKEN_BYTES), ctypes.c_uint32()
            if not _RIGHTS.GetTokenInformation(token, _TOKEN_USER, told, len(told), ctypes.byref(size)):
                raise _last_error()
            return _text_of(ctypes.c_void_p.from_buffer(told))  # TOKEN_USER begins with the pointer to it
        finally:
            _KERNEL.CloseHandle(token)

    def is_owned_by(path: str, sid: str) -> bool:
        """Return whether a folder belongs to the person, or to the administrators, as what they make may do."""
        owner, descriptor = ctypes.c_void_p(), ctypes.c_void_p()
        failed = _RIGHTS.GetNamedSecurityInfoW(
            ctypes.c_wchar_p(path), _A_FILE, _OWNER, ctypes.byref(owner), None, None, None, ctypes.byref(descriptor)
        )
        if failed:
            return False
        try:
            return _text_of(owner) in {sid, _ADMINISTRATORS}
        finally:
            _KERNEL.LocalFree(descriptor)

    def access_list(path: str) -> bytes:
        """Return in the system's own words who owns a file and who may do what with it; raise `OSError`."""
        descriptor, text = ctypes.c_void_p(), ctypes.c_wchar_p()
        failed = _RIGHTS.GetNamedSecurityInfoW(
            ctypes.c_wchar_p(path), _A_FILE, _OWNER | _ACCESS, None, None, None, None, ctypes.byref(descriptor)
        )
        if failed:
            raise ctypes.WinError(failed)
        try:
            if not _RIGHTS.ConvertSecurityDescriptorToStringSecurityDescriptorW(
                descriptor, 1, _OWNER | _ACCESS, ctypes.byref(text), None
            ):
                raise _last_error()
            try:
                return str(text.value).encode()
            finally:
                _KERNEL.LocalFree(text)
        finally:
            _KERNEL.LocalFree(descriptor)

    def streams_of(path: str) -> tuple[str, ...]:
        """Return the alternate streams of a file, `:Zone.Identifier`; none where the volume has none."""
        _KERNEL.FindFirstStreamW.restype = ctypes.c_void_p
        data, names = _StreamData(), []
        handle = _KERNEL.FindFirstStreamW(ctypes.c_wchar_p(path), 0, ctypes.byref(data), 0)
        if handle in {None, ctypes.c_void_p(-1).value}:
            return ()
        try:
            names.append(data.name)
            while _KERNEL.FindNextStreamW(ctypes.c_void_p(handle), ctypes.byref(data)):
                names.append(data.name)
        finally:
            _KERNEL.FindClose(ctypes.c_void_p(handle))
        return tuple(name.removesuffix(":$DATA") for name in names if name != "::$DATA")

    def give_access_list(path: str, *, like: str) -> None:
        """Let the same people do the same with a file as with another; raise `OSError`."""
        descriptor = ctypes.c_void_p()
        failed = _RIGHTS.GetNamedSecurityInfoW(
            ctypes.c_wchar_p(like), _A_FILE, _ACCESS, None, None, None, None, ctypes.byref(descriptor)
        )
        if failed:
            raise ctypes.WinError(failed)
        try:
            if not _RIGHTS.SetFileSecurityW(ctypes.c_wchar_p(path), _ACCESS, descriptor):
                raise _last_error(path)
        finally:
            _KERNEL.LocalFree(descriptor)

    def make_private_folder(path: str, sid: str) -> None:
        """Make a folder that only the person, the system and the administrators can enter; raise `OSError`."""
        everything = "".join(f"(A;OICI;FA;;;{whose})" for whose in (sid, "SY", "BA"))
        descriptor = ctypes.c_void_p()
        if not _RIGHTS.ConvertStringSecurityDescriptorToSecurityDescriptorW(
            ctypes.c_wchar_p(f"D:P{everything}"), 1, ctypes.byref(descriptor), None
        ):
            raise _last_error()
        try:
            attributes = _SecurityAttributes(ctypes.sizeof(_SecurityAttributes), descriptor, 0)
            if not _KERNEL.CreateDirectoryW(ctypes.c_wchar_p(path), ctypes.byref(attributes)):
                raise _last_error(path)
        finally:
            _KERNEL.LocalFree(descriptor)

    def may_add_files(folder: str) -> bool:
        """Return whether we may make files in a folder, which `os.access` does not ask: it sees one bit of DOS only."""
        handle = _KERNEL.CreateFileW(
            ctypes.c_wchar_p(folder), _ADD_FILE, _SHARED_BY_ALL, None, _OPEN_EXISTING, _BACKUP_SEMANTICS, None
        )
        if handle in {None, ctypes.c_void_p(-1).value}:
            return False
        _KERNEL.CloseHandle(ctypes.c_void_p(handle))
        return True

    def check_bin_keeps(path: str) -> None:
        """Return if, as far as is known beforehand, the bin of its volume keeps a file; raise `NoPlaceError` if not."""
        if len(os.path.abspath(path)) > _LONGEST_FOR_SHELL:
            raise NoPlaceError(say("The recycle bin takes no path of that length."))
        top = ctypes.create_unicode_buffer(len(path) + _LONGEST_FOR_SHELL)
        volume = ctypes.create_unicode_buffer(_LONGEST_FOR_SHELL)
        if (
            not _KERNEL.GetVolumePathNameW(ctypes.c_wchar_p(path), top, len(top))
            or _KERNEL.GetDriveTypeW(top) != _FIXED
            or not _KERNEL.GetVolumeNameForVolumeMountPointW(top, volume, len(volume))
        ):
            raise NoPlaceError(say("The drive of this file has no recycle bin."))
        identifier = "{" + volume.value.partition("{")[2].partition("}")[0] + "}"
        own = _BINS + "\\" + identifier
        if _setting(_POLICIES, "NoRecycleFiles") or _setting(own, "NukeOnDelete"):
            raise NoPlaceError(say("The recycle bin of this drive is turned off."))
        most_megabytes = _setting(own, "MaxCapacity")
        if most_megabytes is not None and os.path.getsize(path) > most_megabytes << 20:
            raise NoPlaceError(say("The recycle bin of this drive is too small for the file."))

    def _setting(key: str, name: str) -> int | None:
        for root in (winreg.HKEY_LOCAL_MACHINE, winreg.HKEY_CURRENT_USER):
            with suppress(OSError), winreg.OpenKey(root, key) as opened:
                value = winreg.QueryValueEx(opened, name)[0]
                if isinstance(value, int):
                    return value
        return None

    class _StreamData(ctypes.Structure):
        _fields_ = (("size", ctypes.c_int64), ("name", ctypes.c_wchar * 296))

    class _SecurityAttributes(ctypes.Structure):
        _fields_ = (("size", ctypes.c_uint32), ("descriptor", ctypes.c_void_p), ("inherit", ctypes.c_int32))

    def _text_of(sid: ctypes.c_void_p) -> str:
        text = ctypes.c_wchar_p()
        if not _RIGHTS.ConvertSidToStringSidW(sid, ctypes.byref(text)):
            raise _last_error()
        try:
            return str(text.value)
        finally:
            _KERNEL.LocalFree(text)

    def _last_error(path: str | None = None) -> OSError:
        error = ctypes.WinError(ctypes.get_last_error())
        error.filename = path
        return error

else:

    def user_sid() -> str:
        """Raise `RuntimeError`: only Windows has them."""
        raise RuntimeError("There are no security identifiers but on Windows")

    def is_owned_by(path: str, sid: str) -> bool:
        """Return `False`: nobody has such an identifier here."""
        del path, sid
        return False

    def access_list(path: str) -> bytes:
        """Return nothing: mode, owner and attributes say it here."""
        del path
        return b""

    def streams_of(path: str) -> tuple[str, ...]:
        """Return nothing: only Windows has streams."""
        del path
        return ()

    def give_access_list(path: str, *, like: str) -> None:
        """Do nothing: attributes say it here."""

    def make_private_folder(path: str, sid: str) -> None:
        """Make a folder for its owner only; raise `OSError`."""
        del sid
        os.mkdir(path, mode=0o700)

    def may_add_files(folder: str) -> bool:
        """Return whether we may make files in a folder."""
        return os.access(folder, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids)

    def check_bin_keeps(path: str) -> None:
        """Raise `RuntimeError`: there is no recycle bin."""
        raise RuntimeError(f"There is no recycle bin but on Windows: {path}")


@contextmanager
def not_read_only(path: str) -> Iterator[None]:
    """Let a file go that is marked as read-only, which Windows refuses; it is marked again if it is still there."""
    if os.name != "nt" or not getattr(os.lstat(path), "st_file_attributes", 0) & stat.FILE_ATTRIBUTE_READONLY:
        yield
        return
    os.chmod(path, stat.S_IWRITE)
    try:
        yield
    except BaseException:
        with suppress(FileNotFoundError):
            os.chmod(path, stat.S_IREAD)
        raise
