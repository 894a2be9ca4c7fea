"""The file information block of a Word document up to 2003 ([MS-DOC] 2.5; for Word 6 and 95, its older layout)."""

import re
import struct
from dataclasses import dataclass

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import Message, say
from dupfinder.extract.containers.code_pages import DEFAULT_CODEC

NAME = say("Word 97 document")
FAR_EAST = {0xA697: "cp932", 0xA698: "cp949", 0xA699: "cp936"}
"""Signatures of Word 6 and 95 in Japanese, Korean and Chinese; what they write is a code of these a character."""
SIGNATURES = frozenset({0xA5EC, 0xA5DC, *FAR_EAST})
FONTS, BIG_5_FONT = 15, 136
"""Which of the places has the fonts; the script of one for traditional Chinese."""
MOST_FONT_BYTES = 0xFFFF
"""The fonts begin with their own length, in two bytes."""
WORD_6, WORD_97 = 101, 193
TEMPLATE_TEXTS, ENCRYPTED, TABLE_1, EXTENDED = 0x0002, 0x0100, 0x0200, 0x1000
MAC = 256
STYLES, SECTIONS, HEADER_STORIES, CHARACTER_PAGES, PARAGRAPH_PAGES, SETTINGS, PIECES = 1, 6, 11, 12, 13, 31, 33
COMMENTS, COMMENTATORS, ANCHORS, DRAWINGS, REVISER_NAMES, BOXES, LISTS, LIST_USES = 4, 36, 40, 50, 51, 56, 73, 74
NOTES = (2, 46)
"""Which of the places in the header they have: of footnotes and endnotes those where the body refers to them."""

CODECS = {
    0x01: "cp1256", 0x02: "cp1251", 0x04: "cp936", 0x05: "cp1250", 0x08: "cp1253", 0x0D: "cp1255", 0x0E: "cp1250",
    0x11: "cp932", 0x12: "cp949", 0x15: "cp1250", 0x18: "cp1250", 0x19: "cp1251", 0x1A: "cp1250", 0x1B: "cp1250",
    0x1C: "cp1250", 0x1E: "cp874", 0x1F: "cp1254", 0x22: "cp1251", 0x23: "cp1251", 0x24: "cp1250", 0x25: "cp1257",
    0x26: "cp1257", 0x27: "cp1257", 0x29: "cp1256", 0x2A: "cp1258", 0x2F: "cp1251",
}  # fmt: skip
"""The code pages of languages that are not written in that of Western Europe ([MS-LCID])."""
ALPHABETS = {161: "cp1253", 177: "cp1255", 178: "cp1256", 204: "cp1251", 222: "cp874"}
ACCENTS = {162: "cp1254", 186: "cp1257", 238: "cp1250"}
"""The code pages of fonts for other letters, by their scripts: Greek, Hebrew, Arabic, Cyrillic, Thai; and for other
accents: Turkish, Baltic, Central European."""
ENGLISH = 0x09
LOW, HIGH_WORDS = bytes(range(0xA1)), re.compile(rb"[\xa1-\xff]{3,}")
TRADITIONAL_CHINESE = frozenset({0x0404, 0x0C04, 0x1404})


@dataclass(frozen=True, slots=True, kw_only=True)
class Lengths:
    """How many characters the parts of a document have; they follow one another in this order."""

    body: int
    footnotes: int
    headers: int
    macros: int
    comments: int
    endnotes: int
    boxes: int
    header_boxes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DocHeader:
    """Where everything is in a Word document."""

    is_word_97: bool
    """Its text is Unicode, and its tables are in a stream of their own."""
    is_wide: bool
    """Of an older document: its text is Unicode nevertheless."""
    table_stream: str
    codec: str
    """Of the text of an older document."""
    has_codes: bool
    """Of an older document: its text is wide, and not Unicode but the codes of `codec`."""
    text_start: int
    """Of an older document without a table of pieces."""
    lengths: Lengths
    places: tuple[tuple[int, int], ...]
    """Offsets and sizes in bytes of the tables, by their number."""


def doc_header(stream: bytes) -> DocHeader:
    """Return what the stream `WordDocument` says of itself."""
    signature, version, _, language = struct.unpack_from("<HHHH", stream)
    flags = struct.unpack_from("<H", stream, 10)[0]
    if signature not in SIGNATURES or version < WORD_6:
        raise damaged(say("it does not start like one"))
    if flags & ENCRYPTED:
        raise DocumentError(ProblemCode.ENCRYPTED, say("The {title} is encrypted and needs a password.", title=NAME))
    is_word_97 = version >= WORD_97 and signature not in FAR_EAST
    counts = struct.unpack_from("<8i", stream, 76 if is_word_97 else 52)
    if min(counts) < 0:
        raise damaged(say("it has parts of a negative length"))
    body, footnotes, headers, macros, comments, endnotes, boxes, header_boxes = counts
    start = 154 if is_word_97 else 88
    codec = FAR_EAST.get(signature) or _codec(language)
    if codec == "cp936" and signature in FAR_EAST and _scripts(stream)[:1] == [BIG_5_FONT]:
        codec = "cp950"
    elif codec == DEFAULT_CODEC and not is_word_97:
        codec = _codec_of_fonts(stream, is_english=language & 0x3FF == ENGLISH)
    return DocHeader(
        is_word_97=is_word_97,
        is_wide=bool(flags & EXTENDED) and not is_word_97,
        table_stream=("1Table" if flags & TABLE_1 else "0Table") if is_word_97 else "WordDocument",
        codec="mac_roman" if struct.unpack_from("<H", stream, 20)[0] == MAC else codec,
        has_codes=bool(flags & EXTENDED) and signature in FAR_EAST,
        text_start=struct.unpack_from("<I", stream, 24)[0],
        lengths=Lengths(
            body=body,
            footnotes=footnotes,
            headers=headers,
            macros=macros,
            comments=comments,
            endnotes=endnotes,
            boxes=boxes,
            header_boxes=header_boxes,
        ),
        places=tuple(struct.iter_unpack("<II", stream[start : start + 8 + 8 * (LIST_USES if is_word_97 else PIECES)])),
    )


def _scripts(stream: bytes) -> list[int]:
    """Return the scripts of the fonts of a document of Word 6 or 95, by their numbers on Windows."""
    place, size = struct.unpack_from("<II", stream, 88 + 8 * FONTS)
    end = min(place + min(size, MOST_FONT_BYTES), len(stream) - 4)
    place += 2
    scripts = []
    while place < end:
        scripts.append(stream[place + 4])
        place += 1 + stream[place]
    return scripts


def _codec_of_fonts(stream: bytes, *, is_english: bool) -> str:
    """Return the codec of a document of Word 6 or 95 that says it is Western, as those of English programs do.

    One of its fonts may be for other letters, most of which then stand beside each other, as accents hardly do. A font
    for other accents counts where the language has none of its own.
    """
    text = stream[slice(*struct.unpack_from("<II", stream, 24))]
    in_words = len(text) - len(HIGH_WORDS.sub(b"", text))
    has_letters = 2 * in_words > len(text.translate(None, LOW))
    codecs = ALPHABETS if has_letters else ACCENTS if is_english else {}
    return next((codecs[script] for script in _scripts(stream) if script in codecs), DEFAULT_CODEC)


def _codec(language: int) -> str:
    """Return the codec of a language, by its number on Windows."""
    return "cp950" if language in TRADITIONAL_CHINESE else CODECS.get(language & 0x3FF, DEFAULT_CODEC)


def damaged(why: Message) -> DocumentError:
    """Return the error for a document that makes no sense."""
    return DocumentError(ProblemCode.DAMAGED, say("The {title} is damaged: {why}.", title=NAME, why=why))
