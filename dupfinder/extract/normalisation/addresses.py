"""Addresses that links lead to: one way to write each, since programs that save a document write them anew."""

import re
import string
import urllib.parse

_UNRESERVED = frozenset(string.ascii_letters + string.digits + "-._~")
_RESERVED = ":/?#[]@!$&'()*+,;=%"
_CODED = re.compile("%([0-9A-Fa-f]{2})")
_BLANK = re.compile("%(?:20|0[9AaDd])")
"""Blanks and line ends that somebody pasted with an address; programs write them in either way."""
_PARTS = re.compile(
    r"(?:(?P<scheme>[A-Za-z][A-Za-z0-9+.-]+):)?(?://(?P<host>[^/?#]*))?(?P<path>[^?#]*)(?P<rest>.*)", re.DOTALL
)
_USUAL = re.compile(r"https?://[a-z0-9.-]+/[\w~:/?#\[\]@!$&'()*+,;=.-]*+", re.ASCII)
"""Most addresses are written in the one way already."""
_BESIDE = re.compile(r"(?!//)([\w~/.-]*+)([?#][\w~:/?#\[\]@!$&'()*+,;=.-]*+)?", re.ASCII)
"""So are most ways to files beside a document, and to places in it."""
_PORTS = {"http": ":80", "https": ":443"}


def one_address(target: str) -> str:
    """Return where a link leads, written in one way (RFC 3986, 6.2); an empty string for a place in the same document.

    Of files beside the document only the name is left: a program that saves a document in another folder writes another
    way to them, and one that prints it the whole way.
    """
    if _USUAL.fullmatch(target):
        return target
    beside = _BESIDE.fullmatch(target)
    if beside is not None:
        return _name(beside[1], beside[2] or "")
    plain = " ".join(_BLANK.sub(" ", target).split())
    coded = urllib.parse.quote(plain, safe=_RESERVED, errors="surrogatepass")
    parts = _PARTS.fullmatch(_CODED.sub(_one_code, coded))
    if parts is None:
        return target
    scheme, path, rest = (parts["scheme"] or "").lower(), parts["path"], parts["rest"]
    if scheme in {"", "file"} and (scheme or parts["host"] is None):
        return _name(path, rest)
    if parts["host"] is None:
        return f"{scheme}:{path}{rest}"
    user, at, host = parts["host"].rpartition("@")
    host = host.lower().removesuffix(_PORTS.get(scheme, ":"))
    return f"{scheme}://{user}{at}{host}{path or '/'}{rest}"


def _name(path: str, rest: str) -> str:
    """Return the name of a file, and what stands behind it; nothing for one that is the document itself."""
    return path.rstrip("/").rpartition("/")[2] + rest if path.strip("./") else ""


def _one_code(found: re.Match[str]) -> str:
    letter = chr(int(found[1], 16))
    return letter if letter in _UNRESERVED else found[0].upper()
