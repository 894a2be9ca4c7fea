"""Files that stand in an address of their own (`data:`, RFC 2397)."""

import binascii
import urllib.parse

PREFIX = "data:"
NOT_BASE64 = bytes(set(range(256)) - set(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="))


def is_data(address: str) -> bool:
    """Return whether an address is a file itself."""
    return address[:5].lower() == PREFIX


def media_type(address: str) -> str:
    """Return what kind of file the address says that it is."""
    return address[len(PREFIX) : 100].partition(",")[0].partition(";")[0].strip().lower()


def data_in(address: str) -> bytes:
    """Return the file; what is written in no sensible way, as it is written."""
    head, _, written = address.partition(",")
    data = urllib.parse.unquote_to_bytes(written) if "%" in written else written.encode(errors="replace")
    if not head.rstrip().lower().endswith("base64"):
        return data
    letters = data.translate(None, NOT_BASE64)
    try:
        return binascii.a2b_base64(letters + b"=" * (-len(letters) % 4))
    except binascii.Error:
        return data
