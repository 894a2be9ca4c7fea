"""How the path of a folder is shown."""

import os

from dupfinder.domain.display import visible


def shown_folder(path: str, *, home: str) -> str:
    """Return the path of a folder or a document, visible, with `~` for the person's own folder."""
    inside = home.rstrip(os.sep)
    is_inside = path == home or path.startswith(inside + os.sep)
    return visible("~" + path[len(inside) :] if is_inside else path)
