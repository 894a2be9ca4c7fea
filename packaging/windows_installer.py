"""Makes the installer of Windows from a bundle: `python packaging/windows_installer.py BUNDLE OUTPUT.exe`.

BUNDLE is the folder that packaging/dupfinder.spec builds on Windows (or by Windows' Python under wine); needs makensis
(NSIS 3). Every file is named twice, once to be put there and once to be taken away, so that the uninstaller removes
nothing that somebody else put beside them.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence

PACKAGING = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(PACKAGING)


def main() -> int:
    """Make it; return the exit status."""
    parser = argparse.ArgumentParser(description="Make the installer of Windows.")
    parser.add_argument("bundle", help="the folder that PyInstaller built")
    parser.add_argument("output", help="the installer to write")
    chosen = parser.parse_args()
    bundle = os.path.abspath(chosen.bundle)
    files = files_below(bundle)
    if "dupfinder-window.exe" not in files:
        sys.exit(f"{bundle} is no bundle for Windows.")
    with tempfile.TemporaryDirectory() as folder:
        lists = {"PUT": put_lines(bundle, files), "TAKE": take_lines(files)}
        for name, lines in lists.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8-sig") as file:
                file.write("\n".join(lines) + "\n")
        definitions = {
            "VERSION": version(),
            "SIZE_KB": str(sum(os.path.getsize(os.path.join(bundle, *each.split("/"))) for each in files) >> 10),
            "OUTPUT": os.path.abspath(chosen.output),
            "ICON": icon(folder),
            "LICENSE": os.path.join(TOP, "LICENSE"),
            **{name: os.path.join(folder, name) for name in lists},
        }
        command = [makensis(), "-V2", *(f"-D{name}={value}" for name, value in definitions.items())]
        return subprocess.run([*command, os.path.join(PACKAGING, "windows", "installer.nsi")], check=False).returncode


def makensis() -> str:
    """Return the path of NSIS' compiler, which its setup puts beside all other programs, not on the search path."""
    places = (os.environ.get("PROGRAMFILES(X86)", ""), os.environ.get("PROGRAMFILES", ""))
    found = [shutil.which("makensis"), *(shutil.which(os.path.join(place, "NSIS", "makensis")) for place in places)]
    return next(filter(None, found), None) or sys.exit("makensis is missing: install NSIS.")


def files_below(folder: str) -> list[str]:
    """Return every file below a folder, with slashes, in order."""
    found = (os.path.relpath(os.path.join(top, name), folder) for top, _, names in os.walk(folder) for name in names)
    return sorted(path.replace(os.sep, "/") for path in found)


def put_lines(bundle: str, files: Sequence[str]) -> list[str]:
    """Return the lines that put the files into the folder of the program."""
    lines, folder = [], None
    for path in sorted(files, key=os.path.dirname):
        if os.path.dirname(path) != folder:
            folder = os.path.dirname(path)
            lines.append(f'SetOutPath "{there(folder)}"')
        lines.append(f'File "{escaped(os.path.join(bundle, *path.split("/")))}"')
    return lines


def take_lines(files: Sequence[str]) -> list[str]:
    """Return the lines that take away these files, and the folders that are empty then."""
    folders: set[str] = set()
    for path in files:
        while path := os.path.dirname(path):
            folders.add(path)
    inner_first = sorted(folders, key=lambda path: (-path.count("/"), path))
    return [f'Delete "{there(path)}"' for path in files] + [f'RMDir "{there(path)}"' for path in inner_first]


def there(path: str) -> str:
    """Return where a file of the bundle is once it is installed."""
    return escaped("\\".join(["$INSTDIR", *filter(None, path.split("/"))])).replace("$$INSTDIR", "$INSTDIR", 1)


def escaped(path: str) -> str:
    """Return a path as it stands in a text of NSIS."""
    return path.replace("$", "$$").replace('"', '$\\"')


def icon(folder: str) -> str:
    """Write the program's icon in the sizes of Explorer; return its path."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PIL import Image  # noqa: PLC0415 - who only wants lists needs neither
    from PySide6.QtCore import QSize  # noqa: PLC0415 - as above
    from PySide6.QtGui import QGuiApplication, QIcon  # noqa: PLC0415 - as above

    application = QGuiApplication.instance() or QGuiApplication([])
    drawn, path = os.path.join(folder, "dupfinder.png"), os.path.join(folder, "dupfinder.ico")
    QIcon(os.path.join(TOP, "resources", "icons", "app.svg")).pixmap(QSize(256, 256)).save(drawn)
    with Image.open(drawn) as image:
        image.save(path, sizes=[(side, side) for side in (16, 24, 32, 48, 64, 256)])
    del application
    return path


def version() -> str:
    """Return the version of the program."""
    with open(os.path.join(TOP, "dupfinder", "__init__.py"), encoding="utf-8") as file:
        found = re.search(r'__version__ = "([^"]+)"', file.read())
    if found is None:
        raise LookupError("dupfinder/__init__.py names no version")
    return found[1]


if __name__ == "__main__":
    sys.exit(main())
