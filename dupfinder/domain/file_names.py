"""Names that a file can be given: on this system, and on those that it may be sent to."""

import base64
import enum
import os
import re
import unicodedata

from dupfinder.domain.messages import say

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_FOLDERS = (
    os.path.join(_PACKAGE, "_resources"),  # an installed wheel
    os.path.join(os.path.dirname(_PACKAGE), "resources"),  # a checkout, and a bundle: both keep them beside the package
)


def resource_path(name: str) -> str:
    """Return the absolute path of a file or folder of the program's resources.

    `name` is relative to `resources/`, with forward slashes (`fonts/LICENSE-DejaVu.txt`). Raises `FileNotFoundError`
    with the name where there is none.
    """
    for folder in _FOLDERS:
        path = os.path.join(folder, *name.split("/"))
        if os.path.exists(path):
            return path
    raise FileNotFoundError(f"DupFinder has no resource named {name!r}: the installation is not complete.")


def name_fields(field: str, name: str) -> dict[str, str]:
    """Return the fields that hold a name or path: `field`, and `<field>_bytes` (base64) where it is not UTF-8."""
    raw = os.fsencode(name)
    shown = readable(name)
    if shown.encode() == raw:
        return {field: shown}
    return {field: shown, f"{field}_bytes": base64.b64encode(raw).decode("ascii")}


def readable(text: str) -> str:
    """Return the text with what is not UTF-8 in it replaced."""
    return os.fsencode(text).decode("utf-8", "replace")


_LONGEST_BYTES = 255
"""ext4, APFS, NTFS and most others; NTFS counts UTF-16 units, of which there are never more than bytes."""
# Microsoft, "Naming Files, Paths, and Namespaces": with any suffix these are devices.
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\..*)?", re.IGNORECASE | re.DOTALL)
_BYTES = frozenset(map(chr, range(0xDC80, 0xDD00)))
"""As what Python gives bytes of a name that are no UTF-8 (PEP 383)."""
_NOT_ON_WINDOWS = frozenset('<>:"|?*\\')


class NameProblem(enum.StrEnum):
    """Why a file cannot have a name."""

    EMPTY = "empty"
    FOLDER = "folder"
    """`.` and `..` are folders."""
    SEPARATOR = "separator"
    CONTROL = "control"
    DEVICE = "device"
    """Windows knows a device by this name: nobody there could open the file."""
    FORBIDDEN = "forbidden"
    """Windows does not allow one of its characters, or its last one."""
    TOO_LONG = "too-long"


WHY_NOT = {
    NameProblem.EMPTY: say("A name needs at least one character."),
    NameProblem.FOLDER: say("A folder has this name."),
    NameProblem.SEPARATOR: say("A name cannot contain slashes."),
    NameProblem.CONTROL: say("A name cannot contain line breaks or control characters."),
    NameProblem.DEVICE: say("Windows reserves this name for a device."),
    NameProblem.FORBIDDEN: say("Windows does not allow this name."),
    NameProblem.TOO_LONG: say("This name is too long."),
}


def name_problem(name: str, *, system: str = os.name) -> NameProblem | None:
    """Return why no file can have this name, or `None` if one can; `system` is as in `os.name`."""
    is_windows = system == "nt"
    checks = (
        (NameProblem.EMPTY, not name.strip()),
        (NameProblem.FOLDER, name in {os.curdir, os.pardir}),
        (NameProblem.SEPARATOR, "/" in name or (is_windows and "\\" in name)),
        (NameProblem.CONTROL, any(map(_is_control, name))),
        (NameProblem.DEVICE, _DEVICE.fullmatch(name) is not None),
        (NameProblem.FORBIDDEN, is_windows and (not _NOT_ON_WINDOWS.isdisjoint(name) or name[-1:] in {".", " "})),
        (NameProblem.TOO_LONG, _size_bytes(name) > _LONGEST_BYTES),
    )
    return next((problem for problem, is_so in checks if is_so), None)


def _is_control(character: str) -> bool:
    """Return whether a character breaks lines or controls something, or is a half of one, which no file name can hold.

    A byte that is no UTF-8 (a surrogate escape) may be in a name.
    """
    category = unicodedata.category(character)
    return category in {"Cc", "Zl", "Zp"} or (category == "Cs" and character not in _BYTES)


def _size_bytes(name: str) -> int:
    return len(name.encode("utf-8", errors="surrogatepass")) - 2 * sum(map(_BYTES.__contains__, name))
