"""Characters: one way to write a line end, a letter, a ligature."""

import re
import unicodedata

_LINE_ENDS = re.compile(r"\r\n?|[\u2028\u2029]")
_SURROGATES = re.compile(r"[\ud800-\udfff]")
_UNSEEN = re.compile("[\0\u00ad\u2060\ufeff]")
_JOINED_OR_SHAPED = re.compile(
    "["
    "\ufb00-\ufb06\ufb13-\ufb17"  # Latin and Armenian ligatures
    "\ufb50-\ufbb1\ufbd3-\ufc5d\ufc64-\ufd3d\ufd50-\ufdfb\ufe80-\ufefc"  # Arabic letters by place, and their ligatures
    "\u2e9f\u2ef3\u2f00-\u2fd5"  # Kangxi radicals, as some fonts have them for ideographs
    "]+"
)


def plain_characters(text: str) -> str:
    r"""Return the text in the form in which every text leaves the room.

    `\n` for every line end, nothing for what is never seen, letters for ligatures, NFC.
    """
    text = without_unseen(with_one_line_end(text))
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", with_letters_for_ligatures(_SURROGATES.sub("\ufffd", text)))


def with_one_line_end(text: str) -> str:
    r"""Return the text with `\n` for every line end, whatever system or format it comes from."""
    return _LINE_ENDS.sub("\n", text)


def without_unseen(text: str) -> str:
    """Return the text without NULs, soft hyphens, word joiners and byte order marks, which tear words apart."""
    return _UNSEEN.sub("", text)


def with_letters_for_ligatures(text: str) -> str:
    """Return the text with plain letters for ligatures, shaped Arabic letters (lam-alef, too) and Kangxi radicals.

    PDFs have the shapes that were printed; other compatibility forms (superscripts, full width) say something and stay.
    """
    return _JOINED_OR_SHAPED.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
