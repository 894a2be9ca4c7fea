"""What a file could do when the desktop is asked to open it: run, by its name or by its first bytes (O5).

A name is what the system goes by, so all of it is looked at as the system does: the last suffix, without dots, spaces
and characters that nobody sees behind it. Content is looked at besides, because names lie.
"""

import contextlib
import enum
import os
import stat
import unicodedata

from dupfinder.domain.records import dataclass

_HEAD_BYTES = 1024
_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class RunKind(enum.StrEnum):
    """What would run if the file were opened."""

    PROGRAM = "program"
    """Also what installs one."""
    SCRIPT = "script"
    SHORTCUT = "shortcut"
    """Starts whatever it names."""


_SUFFIXES = {
    RunKind.PROGRAM: (
        "exe com scr pif msi msp mst msix msixbundle appx appxbundle appinstaller application cpl msc dll ocx sys"
        " drv xll wll gadget jar class jnlp apk elf bin run out so ko appimage deb rpm flatpak flatpakref"
        " flatpakrepo snap app pkg mpkg dmg prefpane saver kext action workflow osax air swf chm hlp diagcab theme"
        " themepack"
    ),
    RunKind.SCRIPT: (
        "bat cmd btm js jse mjs vb vbs vbe vbscript ws wsc wsf wsh hta sct ps1 ps1xml ps2 ps2xml psc1 psc2 psm1"
        " psd1 msh msh1 msh2 reg inf ins isp job sh bash zsh csh tcsh ksh fish command tool terminal scpt scptd"
        " applescript py pyw pyc pyo pyz pyzw rb pl pm php lua tcl ahk au3"
    ),
    RunKind.SHORTCUT: (
        "desktop lnk url scf shb shs appref-ms library-ms search-ms searchconnector-ms settingcontent-ms webloc"
        " fileloc inetloc service"
    ),
}
_BY_SUFFIX = {f".{suffix}": kind for kind, suffixes in _SUFFIXES.items() for suffix in suffixes.split()}
_DOCUMENTS = (
    *(".csv", ".doc", ".docx", ".eml", ".epub", ".gif", ".htm", ".html", ".jpeg", ".jpg", ".md", ".mp3", ".mp4"),
    *(".msg", ".odp", ".ods", ".odt", ".pdf", ".png", ".ppt", ".pptx", ".rtf", ".tif", ".tiff", ".txt", ".xls"),
    *(".xlsx", ".xml", ".zip"),
)
_BUNDLES = (*(".app", ".workflow", ".action", ".scptd", ".prefpane", ".saver", ".pkg", ".mpkg", ".kext", ".osax"),)
"""Folders that macOS opens as one thing."""
_PROGRAMS = (
    *(b"\x7fELF", b"\xfe\xed\xfa\xce", b"\xfe\xed\xfa\xcf", b"\xce\xfa\xed\xfe", b"\xcf\xfa\xed\xfe"),
    *(b"\xca\xfe\xba\xbe", b"\xbe\xba\xfe\xca", b"\xca\xfe\xba\xbf", b"dex\n"),
)
"""ELF; Mach-O for each machine, or for several (Java classes begin like that, too); Android."""
_SHORTCUT = b"L\0\0\0\x01\x14\x02\0"
_SHORTCUT_HEADS = (b"[desktop entry]", b"[kde desktop entry]", b"[internetshortcut]", b"[shell]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Runnable:
    """What a file is that can run."""

    kind: RunKind
    is_disguised: bool
    """Its name makes it look like something else, or hides what it is."""


def what_runs(path: str) -> Runnable | None:
    """Return what could run if the desktop opened this file or folder; `None` for a document.

    A link is looked at where it leads. At most a kilobyte is read, and no pipe or device is opened.
    """
    real = os.path.realpath(path)
    if os.path.isdir(real):
        is_bundle = any(name.endswith(_BUNDLES) for name in (_plain(path), _plain(real)))
        return Runnable(kind=RunKind.PROGRAM, is_disguised=False) if is_bundle else None
    named = _by_name(path)
    found = named or _by_name(real) or _by_content(real)
    if found is None:
        return None
    name = os.path.basename(path)
    return Runnable(kind=found, is_disguised=named is None or _hides(name))


def _by_name(path: str) -> RunKind | None:
    return _BY_SUFFIX.get(os.path.splitext(_plain(path))[1])


def _plain(path: str) -> str:
    """Return the name as a system may take it: without case, width, what is not seen, and dots at its end."""
    name = unicodedata.normalize("NFKC", os.path.basename(path.rstrip(os.sep)))
    seen = "".join(letter for letter in name if unicodedata.category(letter) not in {"Cf", "Cc"})
    return "".join(seen.split()).rstrip(".").casefold()


def _hides(name: str) -> bool:
    """Return whether a name turns itself around, pushes its end out of sight, or has that of a document before it."""
    inner = os.path.splitext(os.path.splitext(_plain(name))[0])[1]
    return inner in _DOCUMENTS or "   " in name or any(unicodedata.category(letter) in {"Cf", "Cc"} for letter in name)


def _by_content(path: str) -> RunKind | None:
    head, mode = _head(path)
    if head.startswith(_PROGRAMS) or (head.startswith(b"MZ") and b"\0" in head[:64]):
        return RunKind.PROGRAM
    if head.startswith(_SHORTCUT):
        return RunKind.SHORTCUT
    if head.startswith(b"#!") and mode & 0o111:
        return RunKind.SCRIPT
    lines = head.removeprefix(b"\xef\xbb\xbf").replace(b"\r", b"\n").split(b"\n")
    first = next((line.strip() for line in lines if line.strip() and not line.lstrip().startswith(b"#")), b"")
    return RunKind.SHORTCUT if first.lower() in _SHORTCUT_HEADS else None


def _head(path: str) -> tuple[bytes, int]:
    """Return the first bytes of a regular file, and its mode; nothing of what cannot be read."""
    with contextlib.suppress(OSError):
        if stat.S_ISREG(os.lstat(path).st_mode):
            with open(os.open(path, _FLAGS), "rb") as stream:
                mode = os.fstat(stream.fileno()).st_mode
                return (stream.read(_HEAD_BYTES) if stat.S_ISREG(mode) else b""), mode
    return b"", 0
