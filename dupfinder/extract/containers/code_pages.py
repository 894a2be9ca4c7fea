"""Code pages by the numbers that documents of Windows programs give them."""

import codecs

DEFAULT_CODEC = "cp1252"
NAMES = {
    708: "cp1256",
    709: "cp1256",
    1200: "utf-16-le",
    1361: "johab",
    10000: "mac_roman",
    10007: "mac_cyrillic",
    10029: "mac_latin2",
    0x8000: "mac_roman",
    0x8001: "cp1252",
    65001: "utf-8",
}
"""Those whose codec has another name than `cp` and the number."""


def codec_of(code_page: int) -> str:
    """Return the name of the codec of a code page; that of Western Europe for one that Python does not know."""
    name = NAMES.get(code_page, f"cp{code_page}")
    try:
        codecs.lookup(name)
    except LookupError:
        return DEFAULT_CODEC
    return name
