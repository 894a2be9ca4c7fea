"""The folders of a profile, wherever they are wanted: what a test writes must never come into the real ones."""

import os

_KINDS = ("CONFIG", "CACHE", "STATE", "DATA")


def own_folders(top: str | os.PathLike[str]) -> dict[str, str]:
    """Return the variables that put everything of a person below a folder, on every system.

    Windows tells the folders of a profile by functions that ask no variable; platformdirs asks these two before.
    """
    top = os.fspath(top)
    local = os.path.join(top, "local")
    return {
        **dict.fromkeys(("HOME", "USERPROFILE"), os.path.join(top, "home")),
        **{f"XDG_{kind}_HOME": os.path.join(top, kind.lower()) for kind in _KINDS},
        **dict.fromkeys(("WIN_PD_OVERRIDE_LOCAL_APPDATA", "WIN_PD_OVERRIDE_APPDATA"), local),
    }
