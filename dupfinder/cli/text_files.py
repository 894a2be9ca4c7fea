"""Input files of commands."""

import os

from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.json_budget import MOST_BYTES


def read_text(path: str) -> str:
    """Return a file's text, in UTF-8; `UsageError` in one sentence if it cannot be had."""
    try:
        if os.path.isdir(path):
            raise UsageError(f"{visible(path)} is a folder, not a file.")
        with open(path, encoding="utf-8") as stream:
            text = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise UsageError(f"There is no file {visible(path)}.") from None
    except OSError as error:
        raise UsageError(f"The file {visible(path)} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"The file {visible(path)} is no text in UTF-8.") from error
    if len(text) > MOST_BYTES:  # a device has no end
        raise UsageError(f"The file {visible(path)} is too large to be read.")
    return text
