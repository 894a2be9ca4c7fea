"""Bytes to text: which encoding a file has, and whether it is text at all."""

import codecs
import re
import unicodedata
from typing import Any

SAMPLE_BYTES = 20_000
"""What chardet sees; more costs time and changes nothing (99.7 % right on 20 kB of real files)."""

BOMS = (  # UTF-32 first: its little-endian mark starts with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_MARKS = tuple(mark for mark, _ in BOMS)
WIDE = ("utf-32-le", "utf-32-be", "utf-16-le", "utf-16-be")

# What no text holds; escape and backspace are in logs of terminals, 0x1a ends files of old systems.
CONTROLS = bytes(set(range(0x20)) - set(b"\t\n\v\f\r\b\x1a\x1b")) + b"\x7f"
CONTROL_SHARE = 0.01
"""More control characters than that, and the bytes are no text: in compressed data every tenth byte is one."""
PLAUSIBLE_SHARE = 0.99
FEW_ZEROS = 0.75
"""UTF-8 with zeros in fewer than a quarter of its bytes is not UTF-16, of which every other letter of ASCII is one."""
EVERYDAY = re.compile(r"[\n\r\t -~\u3000-\u3002\uff0c]")
BEYOND_ASCII = re.compile(rb"[\x80-\xff]")
ISO_2022_ESCAPE = re.compile(rb"\x1b[$(]")
OTHER_SCRIPT = re.compile(r"[\u0370-\u10ff]+")
# Tried only where a run begins: from each of its letters the whole rest would be looked at.
MIXED = re.compile(r"(?<=[A-Za-z])[\u0370-\u10ff]+|(?<![\u0370-\u10ff])[\u0370-\u10ff]++(?=[A-Za-z])")
# What chardet may find in a sample, and what holds it and more. (Its own option for that takes ISO-8859-5 for cp1251.)
WIDER = {"ascii": "cp1252", "iso8859-1": "cp1252", "iso8859-9": "cp1254", "euc_kr": "cp949", "tis-620": "cp874"}
# What Windows has in place of the control characters of ISO 8859, which no text holds, and of its currency sign.
OF_WINDOWS = {
    "iso8859-2": "cp1250", "iso8859-4": "cp1257", "iso8859-5": "cp1251", "iso8859-6": "cp1256", "iso8859-7": "cp1253",
    "iso8859-8": "cp1255", "iso8859-13": "cp1257",
}  # fmt: skip
HIGH_CONTROLS = re.compile(r"[\x80-\x9f]")
CURRENCY_SIGN = "\xa4"
# Where a text has but a few such letters and signs, chardet finds Hebrew or Czech ones: another letter for the pound
# sign, a d with a caron in "naive". So where all bytes beyond ASCII are what Western languages have in these places, it
# is not asked. Left out are what Slavic and Baltic languages have there ("mo\xe8" would be "mo\u010d", "v\xe7l" would
# be "v\u0113l"), DOS (a quotation mark that nothing closes is an a with dots) and a Macintosh.
WESTERN = re.compile(
    rb"""
    (?<![A-Za-z])[\xa0\xad] | [\xa0\xad](?![a-z])  # spaces and hyphens
    | (?<=[a-z])[\xdf\xe4\xe5\xe9\xed\xf3\xf4\xf6\xfa\xfc]{1,2} | [\xe4\xe5\xe9\xed\xf3\xf4\xf6\xfa\xfc](?=[a-z])
    | (?<=[bcdfghijklmnpqrstuvwxyz])\xe1(?!e) | (?<![A-Za-z\x80-\xff])[\xe1\xc1](?=[lnrgf])
    | (?<![a-z\x80-\xff])[\xc4\xc5\xc9\xcd\xd3\xd4\xd6\xda\xdc](?=[A-Za-z])
    | (?<![A-Za-z\x80-\xff])[\xe0\xe8\xe9\xf3](?![A-Za-z\x80-\xff])  # words of one letter
    # Italian words end in grave accents; in French ones, a consonant and a silent vowel follow. Catalan has both.
    | (?:(?<=[tlrjig])\xe0|(?<=[PpGg]i)\xf9|(?<=\b[oO])\xf9|(?<=[rudtvlscnx])\xf2|(?<=ff|io|qu|os)\xe8)
      (?![A-Za-z\x80-\xff])
    | (?<![AEOUaeou\x80-\xff])\xe8(?:[bcdfglmnprstv]{1,2}(?=[e\xe9])|s(?![A-Za-z\x80-\xff]))
    | (?<=[bcdfgjlmnprtv])\xe0(?=[bcdfglmnpt])
    | (?<![iaeou\x80-\xff])\xea(?=[tmvn]) | (?<=[rvhlgbptcfm\xe9])\xe2(?=[tcglmnb])
    | (?<![A-Za-z\x80-\xff])(?:[\xe2\xc2](?=[gmn])|[\xee\xce](?=les?\b)) | (?<=[ao])\xee(?=[tnl])
    | (?<=[aou])\xef(?=[cdfhlmnqrstv]) | (?<=[bg]e)\xef(?=n) | (?<=[aeiou])\xeb
    | [\xc7\xe7](?=[aou\xe3\xe9\xf5]) | [\xd1\xf1](?=[aeiou\xe1\xe9\xed\xf3])
    # Before a word. Low and single quotation marks are letters of DOS unless others close them.
    | (?<![A-Za-z0-9\x80-\xff])(?:[\x8b\x93\xab](?=[A-Za-z0-9\x80-\xff])|[\xa1\xbf](?=[A-Z0-9\x80-\xff])
      | \x84(?=[A-Za-z0-9\x80-\xff][^\x84]{0,300}[\x93\x94](?![A-Za-z\x80-\xff]))
      | [\x82\x91](?=[A-Za-z0-9\x80-\xff][^\x82\x91]{0,300}[\x91\x92](?![A-Za-z\x80-\xff])))
    | (?<=[a-z])\x91(?![A-Za-z\x80-\xff])
    | (?<=n)\x92(?=t\b) | (?<=[A-Za-z])\x92(?=(?:s|d|m|re|ve|ll)\b) | (?:(?<=\b[cdjlmnstCDJLMNOST])|(?<=qu|ll|st))\x92
    | (?<!it)(?<!iet)(?<=[A-Za-z0-9.,!?%)])\x85(?![A-Za-z0-9\x80-\xff])  # "-it\xe0" of DOS
    | (?<=[A-Za-z0-9.,!?%)])[\x92\x94\x99\x9b\xa9\xaa\xae\xba\xbb](?![A-Za-z0-9\x80-\xff])  # behind a word
    | (?<=m)[\xb2\xb3](?![A-Za-z0-9\x80-\xff])
    | (?<![A-Za-z\x80-\xff])  # by themselves, or with figures
      [\x80\x86\x87\x89\x95-\x97\xa2\xa3\xa7\xa9\xae\xb1\xb6\xb7\xbc-\xbe\xd7\xf7](?![A-Za-z\x80-\xff])
    | (?<![A-Za-z\x80-\xff])(?:\xb0(?=[ .,;)\r\nCF])|\xb5(?=[mgslAFVW]\b))
    """,
    re.VERBOSE,
)
# Hardly a sentence of Albanian is without these words, and every third word has one of its two letters.
ALBANIAN = re.compile(rb"\b(?:(?:[tqnm]|nj)\xeb|p\xebr)(?![A-Za-z\x80-\xff])")
ALBANIAN_LETTERS = b"\xeb\xe7\xc7"
# The labels that pages and messages give are wider than what they are called (WHATWG Encoding, 4.2), or another name.
LABELS = {
    "ascii": "cp1252", "us-ascii": "cp1252", "iso-8859-1": "cp1252", "iso8859-1": "cp1252", "latin1": "cp1252",
    "x-user-defined": "cp1252", "iso-8859-9": "cp1254", "gb2312": "gb18030", "gbk": "gb18030", "big5": "big5hkscs",
    "shift_jis": "cp932", "x-sjis": "cp932", "sjis": "cp932", "euc-kr": "cp949", "ks_c_5601-1987": "cp949",
    "utf-16": "utf-8", "utf-16le": "utf-8", "utf-16be": "utf-8", "iso-8859-8-i": "iso-8859-8", "tis-620": "cp874",
    "windows-874": "cp874", "unicode-1-1-utf-7": "utf-7", "utf8mb4": "utf-8", "x-gbk": "gb18030",
    "macintosh": "mac-roman", "x-mac-cyrillic": "mac-cyrillic",
}  # fmt: skip
NO_TEXT_ENCODINGS = frozenset({"idna", "mbcs", "oem", "punycode", "raw_unicode_escape", "undefined", "unicode_escape"})
"""What Python calls encodings, but no document is in; decoding punycode takes quadratic time."""
REPLACED_SHARE = 0.05
"""UTF-8 with fewer broken letters than this share of its letters beyond ASCII is still UTF-8."""


def looks_like_text(head: bytes, *samples: bytes) -> bool:
    """Return whether a file that starts with `head` and has `samples` further on is text in some encoding."""
    if not head:
        return False
    if _wide_encoding(head) is not None:
        return True
    if any(_is_binary(sample) for sample in (head, *samples)):
        return False
    return _is_utf8_start(head) or _guessed(head) is not None


def decode(data: bytes, *, declared: str | None = None) -> str:
    """Return the text of `data`, without its byte order mark.

    `declared` is what the document says of itself; it counts where there is no byte order mark and where the whole can
    be decoded so. Bytes that fit no encoding become U+FFFD: a last resort, since otherwise nothing could be read.
    """
    if declared is None and data.isascii() and b"\0" not in data and b"\x1b" not in data:
        return data.decode("ascii")  # nothing else can be meant
    marked = _marked(data)
    if marked is not None:
        return data.decode(marked, errors="replace")
    wide = _wide_encoding(data[: SAMPLE_BYTES & ~3])
    if wide is not None:
        return data.decode(wide, errors="replace")
    candidates = [declared] if declared else []
    if not ISO_2022_ESCAPE.search(data, 0, SAMPLE_BYTES):  # Japanese mail is valid ASCII
        candidates.append("utf-8")
    for candidate in candidates:
        text = _decoded(data, candidate)
        if text is not None:
            return text
    return _detected(data)


def encoding_named(label: str | None) -> str | None:
    """Return what Python calls the encoding that a page or message calls `label`; `None` for what it does not know."""
    name = (label or "").strip().lower()
    try:
        found = codecs.lookup(LABELS.get(name, name))
    except (LookupError, ValueError):
        return None
    return None if found.name.replace("-", "_") in NO_TEXT_ENCODINGS else found.name


def _detected(data: bytes) -> str:
    """Return `data` decoded as chardet thinks best."""
    text = data.decode("utf-8", errors="replace")
    beyond_ascii = len(text) - len(text.encode("ascii", errors="ignore"))
    if text.count("\ufffd") < beyond_ascii * REPLACED_SHARE:
        return text
    sample = _telling_lines(data) or data[:SAMPLE_BYTES]
    encoding = "cp1252" if _is_western(sample) else _guessed(sample, compat_names=False, exclude_encodings=["utf-7"])
    if encoding and _mixes_scripts(sample.decode(encoding, errors="replace")):
        encoding = None
    name = encoding or ""
    candidates = filter(None, (WIDER.get(name), encoding, OF_WINDOWS.get(name), "cp1252"))
    readings = (decoded for candidate in candidates if (decoded := _decoded(data, candidate)) is not None)
    found = next(readings, text)
    if HIGH_CONTROLS.search(found):
        found = next((one for one in readings if not HIGH_CONTROLS.search(one)), found)
    if CURRENCY_SIGN in found and name in ("iso8859-1", "cp1252") and not HIGH_CONTROLS.search(data.decode("latin-1")):
        return data.decode("iso8859-15")  # nobody writes that sign, and this has the euro in its place
    return found


def _is_western(sample: bytes) -> bool:
    """Return whether bytes are beyond ASCII, and all of them are letters or signs of Western languages."""
    if sample.isascii():
        return False
    left = WESTERN.sub(b"", sample)
    return left.translate(None, ALBANIAN_LETTERS if ALBANIAN.search(sample) else b"").isascii()


def _guessed(sample: bytes, **options: Any) -> str | None:  # noqa: ANN401 - those of chardet
    """Return which encoding chardet takes a sample for, `None` for none."""
    import chardet  # noqa: PLC0415 - most documents say what they are in, or are UTF-8

    eras = chardet.EncodingEra.ALL & ~chardet.EncodingEra.MAINFRAME  # no EBCDIC: it fits much that is no text
    return chardet.detect(sample, encoding_era=eras, **options)["encoding"]


def _telling_lines(data: bytes) -> bytes:
    """Return a sample of the lines with bytes beyond ASCII: only they tell encodings apart, and may come late."""
    lines: list[bytes] = []
    room = SAMPLE_BYTES
    end = 0
    while room > 0 and (found := BEYOND_ASCII.search(data, end)):
        start = data.rfind(b"\n", max(end, found.start() - SAMPLE_BYTES), found.start()) + 1 or end
        stop = data.find(b"\n", found.start(), found.start() + SAMPLE_BYTES)
        end = stop + 1 if stop >= 0 else min(found.start() + SAMPLE_BYTES, len(data))
        lines.append(data[max(start, found.start() - room) : end])
        room -= len(lines[-1])
    return b"".join(lines)[:SAMPLE_BYTES]


def _mixes_scripts(sample: str) -> bool:
    """Return whether most letters of other scripts stand inside Latin words, as in "caf\u0439" for "caf\u00e9"."""
    return 2 * len(MIXED.findall(sample)) > len(OTHER_SCRIPT.findall(sample))


def _decoded(data: bytes, encoding: str) -> str | None:
    """Return `data` in that encoding, or `None` where it does not fit or Python does not know it."""
    try:
        return data.decode(encoding)
    except (LookupError, UnicodeError):
        return None


def _is_binary(sample: bytes) -> bool:
    return b"\0" in sample or len(sample) - len(sample.translate(None, CONTROLS)) > CONTROL_SHARE * len(sample)


def _is_utf8_start(head: bytes) -> bool:
    """Return whether `head` is UTF-8, the last letter perhaps cut off."""
    if head.isascii():
        return True
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        return False
    return True


def _marked(data: bytes) -> str | None:
    """Return the encoding that a byte order mark tells, which hardly any file has."""
    return next(encoding for mark, encoding in BOMS if data.startswith(mark)) if data.startswith(_MARKS) else None


def _wide_encoding(head: bytes) -> str | None:
    """Return UTF-16 or UTF-32 (with the byte order, unless marked) if that is the pattern of `head`, else `None`."""
    marked = _marked(head)
    if marked is not None or b"\0" not in head:
        return marked
    rest = head.replace(b"\0", b"")
    is_plain = len(rest) > FEW_ZEROS * len(head) and not _is_binary(rest) and _is_utf8_start(rest)
    if is_plain:
        return None
    readings = {encoding: _decoded(head[: len(head) & ~3], encoding) or "" for encoding in WIDE}
    # The wrong byte order turns ASCII into assigned ideographs, but never finds so many characters of everyday text.
    best = max(WIDE, key=lambda encoding: len(EVERYDAY.findall(readings[encoding])))
    return best if _is_plausible(readings[best]) else None


def _is_plausible(text: str) -> bool:
    """Return whether `text` has everyday characters, and nearly all are assigned, public and no controls."""
    good = sum(character in "\t\n\r\f" or unicodedata.category(character)[0] != "C" for character in text)
    return EVERYDAY.search(text) is not None and good >= PLAUSIBLE_SHARE * len(text)
