"""File names in files that programs read: as text, and whole where they are no UTF-8."""

import base64
import os


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
