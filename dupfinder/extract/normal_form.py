"""The form in which every text leaves the room."""

import re
import unicodedata

LINE_ENDS = re.compile(r"\r\n?|[\u2028\u2029]")
SURROGATES = re.compile(r"[\ud800-\udfff]")


def normal_form(text: str) -> str:
    r"""Return `text` in NFC, without NULs, with `\n` for every line end and U+FFFD for lone surrogates."""
    text = LINE_ENDS.sub("\n", text.replace("\0", ""))
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", SURROGATES.sub("\ufffd", text))
