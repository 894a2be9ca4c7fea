"""Where fonts, schemas, icons and translations lie."""

import os

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
