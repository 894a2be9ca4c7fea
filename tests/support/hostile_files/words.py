"""Word documents, old and new, and rich text, that ask for too much, go round in circles, or lie."""

import struct
from collections.abc import Callable, Iterator

from hostile_files.compound_writing import compound_file
from hostile_files.hostile_file import (
    DAMAGED,
    ENCRYPTED,
    NO_TEXT,
    READ,
    REFUSED,
    STOPPED,
    SURVIVED,
    TOO_LARGE,
    HostileFile,
    quick,
)
from hostile_files.legacy_writing import TEXT_AT, piece_table, word_streams
from hostile_files.office_writing import WORD_MAIN, relationships, word
from hostile_files.zip_writing import MIB, RawPart, crc_of_unpacked, deflated_run, honest_part, raw_zip, zip_of

PARAGRAPH = "<w:p><w:r><w:t>sound words</w:t></w:r></w:p>"
OUTSIDE = ' TargetMode="External"'


def hostile_words() -> Iterator[HostileFile]:
    """Yield all of them."""
    for suffix, attacks in ((".docx", _new()), (".doc", _old()), (".rtf", _rich())):
        for name, make, outcomes in attacks:
            yield HostileFile(name=f"{name}{suffix}", make=make, outcomes=outcomes)


Attack = tuple[str, Callable[[], bytes], frozenset[str]]


def _body(inside: str, **others: str) -> Callable[[], bytes]:
    return lambda: zip_of(word(inside, others))


def _elements_of_190_mb() -> bytes:
    """Return a document whose main part unpacks to 190 MB of tiny elements, within the ratio that is allowed."""
    before, _, after = str(word("MARK")[WORD_MAIN]).partition("MARK")
    packed = deflated_run(
        "".join(f'<w:r w:a="{n:x}"/>' for n in range(1500)).encode(),
        190 * MIB,
        before=before.encode(),
        after=after.encode(),
    )
    parts = [honest_part(name, str(content).encode()) for name, content in word("").items() if name != WORD_MAIN]
    return raw_zip([*parts, RawPart(name=WORD_MAIN, packed=packed, crc=crc_of_unpacked(packed))])


def _same_part_by_many_names() -> bytes:
    """Return a document with 4,096 footers that are one part, each in other capitals."""
    names = {
        "".join(letter.upper() if n >> place & 1 else letter for place, letter in enumerate("footeroffoot"))
        for n in range(4096)
    }
    parts = word(PARAGRAPH)
    parts["word/_rels/document.xml.rels"] = relationships(*(("footer", f"{name}.xml") for name in sorted(names)))
    space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    text = "".join(f"<w:p><w:r><w:t>words {n}</w:t></w:r></w:p>" for n in range(30_000))
    parts["word/footeroffoot.xml"] = f"<w:ftr {space}>{text}</w:ftr>"
    return zip_of(parts)


def _related(*related: tuple[str, str], mode: str = "") -> Callable[[], bytes]:
    return lambda: zip_of(word(PARAGRAPH) | {"word/_rels/document.xml.rels": relationships(*related, mode=mode)})


def _styles(styles: str) -> Callable[[], bytes]:
    return _body(f'<w:p><w:pPr><w:pStyle w:val="s1"/></w:pPr>{PARAGRAPH[5:]}' * 1000, styles=styles)


def _new() -> Iterator[Attack]:
    yield "190 MB of elements", _elements_of_190_mb, quick(TOO_LARGE)
    yield "a paragraph of runs", _body(f"<w:p>{'<w:r><w:t>w </w:t></w:r>' * 90_000}</w:p>"), SURVIVED
    yield "a long paragraph", _body(f"<w:p><w:r><w:t>{'words ' * 380_000}</w:t></w:r></w:p>"), SURVIVED
    yield "empty paragraphs", _body(PARAGRAPH + "<w:p/>" * 380_000), SURVIVED
    yield "tables in tables", _body("<w:tbl><w:tr><w:tc>" * 80 + PARAGRAPH + "</w:tc></w:tr></w:tbl>" * 80), SURVIVED
    yield "cells", _body(f"<w:tbl><w:tr>{'<w:tc><w:p/></w:tc>' * 100_000}</w:tr></w:tbl>{PARAGRAPH}"), SURVIVED
    yield (
        "headings in headings",
        _body('<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>h</w:t></w:r></w:p>' * 30_000),
        SURVIVED,
    )
    for name, kind in (("never end", "begin"), ("never began", "end")):
        field = f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'
        yield f"fields that {name}", _body(f"<w:p>{field * 30_000}</w:p>{PARAGRAPH}"), SURVIVED
    yield (
        "spans two billion columns",
        _body(f'<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2147483647"/></w:tcPr>{PARAGRAPH}</w:tc></w:tr></w:tbl>'),
        SURVIVED,
    )
    yield (
        "symbols that are none",
        _body(
            '<w:p><w:r><w:t>words</w:t><w:sym w:char="FFFFFFFFFF"/><w:sym w:char="-1"/><w:sym w:char="D800"/>'
            '<w:sym w:char="x"/></w:r></w:p>'
        ),
        SURVIVED,
    )
    yield "one footer by 4,096 names", _same_part_by_many_names, SURVIVED
    yield "footers that are not there", _related(*(("footer", f"f{n}.xml") for n in range(30_000))), SURVIVED
    yield (
        "its own footer",
        _related(("footer", "document.xml"), ("header", "document.xml"), ("footnotes", "document.xml")),
        SURVIVED,
    )
    yield (
        "footer of another folder",
        _related(("footer", "../../../../../etc/passwd"), ("header", "/etc/passwd")),
        SURVIVED,
    )
    yield (
        "footer of the web",
        _related(("footer", "http://127.0.0.1:9/f.xml"), ("attachedTemplate", "file:///etc/passwd"), mode=OUTSIDE),
        SURVIVED,
    )
    yield (
        "styles in a circle",
        _styles(
            "".join(
                f'<w:style w:type="paragraph" w:styleId="s{n}"><w:basedOn w:val="s{(n + 1) % 5}"/></w:style>'
                for n in range(5)
            )
        ),
        SURVIVED,
    )
    yield (
        "styles on styles",
        _styles(
            "".join(
                f'<w:style w:type="paragraph" w:styleId="s{n}"><w:basedOn w:val="s{n + 1}"/></w:style>'
                for n in range(40_000)
            )
        ),
        SURVIVED,
    )
    yield (
        "a main part that is not there",
        lambda: zip_of({name: part for name, part in word("").items() if name != WORD_MAIN}),
        quick(DAMAGED),
    )
    yield (
        "relationships",
        lambda: zip_of(word(PARAGRAPH) | {"_rels/.rels": relationships(*(("officeDocument", WORD_MAIN),) * 60_000)}),
        SURVIVED,
    )
    yield (
        "deleted text",
        _body("<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>" * 30_000),
        quick(NO_TEXT, DAMAGED, TOO_LARGE),
    )
    run = "<w:r><w:t>w</w:t></w:r>" * 100_000
    yield "a deletion of runs", _body(f"<w:p><w:moveFrom>{run}</w:moveFrom></w:p>{PARAGRAPH}"), SURVIVED
    yield (
        "a text box of runs",
        _body(f"<w:p><w:r><w:pict><w:txbxContent><w:p>{run}</w:p></w:txbxContent></w:pict></w:r></w:p>"),
        SURVIVED,
    )


def _stream_change(
    change: Callable[[bytearray, bytearray], None], *, text: str = "some sound words here\r"
) -> Callable[[], bytes]:
    """Return the maker of a Word 97 document whose stream and table of pieces were changed."""

    def make() -> bytes:
        streams = word_streams(text)
        main, table = bytearray(streams["WordDocument"]), bytearray(streams["1Table"])
        change(main, table)
        return compound_file({"WordDocument": bytes(main), "1Table": bytes(table)})

    return make


def _set(place: int, value: int) -> Callable[[], bytes]:
    return _stream_change(lambda main, _: struct.pack_into("<I", main, place, value))


def _set_in_table(place: int, value: int) -> Callable[[], bytes]:
    return _stream_change(lambda _, table: struct.pack_into("<I", table, place, value))


def _same_text_often() -> bytes:
    """Return a document of which 10,000 pieces are the same 200 kB: 2 GB of text."""
    text = "many words " * 20_000
    ends = [n * len(text) for n in range(10_001)]
    streams = word_streams(text, table=piece_table(ends, [TEXT_AT] * 10_000))
    main = bytearray(streams["WordDocument"])
    struct.pack_into("<I", main, 76, ends[-1])
    return compound_file({**streams, "WordDocument": bytes(main)})


def _compound_change(
    place: int, value: int, size: int = 4, *, data: Callable[[], bytes] | None = None
) -> Callable[[], bytes]:
    """Return the maker of a compound file with another number somewhere."""

    def make() -> bytes:
        file = bytearray(data() if data else compound_file(word_streams("some sound words here\r" * 500)))
        file[place : place + size] = value.to_bytes(size, "little")
        return bytes(file)

    return make


def _table_of_circles() -> bytes:
    """Return a document in which every sector of every stream follows itself."""
    file = bytearray(compound_file(word_streams("some sound words here\r" * 500)))
    first = struct.unpack_from("<I", file, 76)[0]
    start = (first + 1) * 512
    for number in range(min(first, 128)):
        struct.pack_into("<I", file, start + 4 * number, number)
    return bytes(file)


def _siblings_in_circles(offset: int) -> Callable[[], bytes]:
    def make() -> bytes:
        file = bytearray(compound_file(word_streams("some sound words here\r" * 500)))
        directory = (struct.unpack_from("<I", file, 48)[0] + 1) * 512
        for entry in range(3):
            struct.pack_into("<I", file, directory + 128 * entry + offset, entry)
        return bytes(file)

    return make


def _many_streams() -> bytes:
    return compound_file({**word_streams("some sound words\r"), **{f"s{n}": b"x" for n in range(20_000)}})


def _deep_storages() -> bytes:
    return compound_file({**word_streams("some sound words\r"), "a/" * 2_000 + "b": b"x"})


def _old() -> Iterator[Attack]:
    yield "pieces of one text", _same_text_often, STOPPED | {DAMAGED}
    yield (
        "pieces of nothing",
        lambda: compound_file(word_streams("words\r", table=piece_table([0] * 30_000, [TEXT_AT] * 30_000))),
        SURVIVED,
    )
    yield (
        "pieces backwards",
        lambda: compound_file(word_streams("words\r", table=piece_table([9, 5, 3, 0], [TEXT_AT] * 3))),
        SURVIVED,
    )
    yield (
        "pieces outside",
        lambda: compound_file(word_streams("words\r", table=piece_table([0, 2_000_000_000], [500_000_000]))),
        REFUSED,
    )
    yield "two billion pieces", _set_in_table(1, 0x7FFFFFFF), SURVIVED
    yield "a piece of two billion", _set_in_table(9, 0x7FFFFFFF), SURVIVED
    yield "table outside", _set(418, 0x7FFFFFFF), REFUSED
    yield "table of 4 GB", _set(422, 0xFFFFFFFF), SURVIVED
    yield "text of 4 GB", _set(76, 0xFFFFFFFF), SURVIVED
    yield (
        "encrypted",
        _stream_change(lambda main, _: struct.pack_into("<H", main, 10, 0x0300)),
        quick(ENCRYPTED, DAMAGED),
    )
    yield "no table", lambda: compound_file({"WordDocument": word_streams("words\r")["WordDocument"]}), quick(DAMAGED)
    yield "an empty stream", lambda: compound_file({"WordDocument": b"", "1Table": b""}), quick(DAMAGED, NO_TEXT)
    yield "nothing but marks", _stream_change(lambda *_: None, text="\x13" * 50_000 + "\x15" * 50_000), SURVIVED
    yield "fields in fields", _stream_change(lambda *_: None, text="\x13 a \x14 b " * 30_000), SURVIVED
    yield "table of circles", _table_of_circles, SURVIVED
    yield "directory in a circle", _siblings_in_circles(68), SURVIVED
    yield "storages in a circle", _siblings_in_circles(76), SURVIVED
    yield "sectors of 2^65535 bytes", _compound_change(30, 0xFFFF, 2), REFUSED
    yield "sectors of one byte", _compound_change(30, 0, 2), REFUSED
    yield "tables of two billion", _compound_change(44, 0x7FFFFFFF), SURVIVED
    yield "more tables in a circle", _compound_change(68, 0, data=None), SURVIVED
    yield "two billion more tables", _compound_change(72, 0x7FFFFFFF), SURVIVED
    yield "everything in the mini stream", _compound_change(56, 0xFFFFFFFF), SURVIVED
    yield "20,000 streams", _many_streams, SURVIVED
    yield "storages in storages", _deep_storages, SURVIVED
    yield "compound file cut off", lambda: compound_file(word_streams("words and words " * 2000))[:9000], REFUSED
    yield "only a signature", lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(30) + b"\xff" * 600, REFUSED


def _rtf(inside: str) -> Callable[[], bytes]:
    return lambda: (r"{\rtf1\ansi " + inside + "}").encode("latin-1")


def _rich() -> Iterator[Attack]:
    yield "groups in groups", _rtf("{" * 1_000_000 + "words" + "}" * 1_000_000), SURVIVED
    yield "groups that never end", _rtf("words" + "{\\b " * 120_000), SURVIVED
    yield "groups that never began", _rtf("words" + "}" * 250_000), SURVIVED
    yield "binary of two billion", _rtf(r"words \bin2147483647 more words"), SURVIVED
    yield "binary of less than nothing", _rtf(r"words \bin-5 more words" * 1000), SURVIVED
    yield "numbers without end", _rtf("words \\fs" + "9" * 250_000 + " words"), SURVIVED
    yield "letters that are none", _rtf(r"words \u-99999999999? \u99999999? \u55296? \u56320? \u0? \'zz \'"), SURVIVED
    yield "stands for two billion", _rtf(r"words \uc2147483647 \u8364 " + "words " * 1000), SURVIVED
    yield "letters of letters", _rtf(r"\u8364?" * 120_000), SURVIVED
    yield "escapes", _rtf(r"\'e9" * 250_000), SURVIVED
    yield "backslashes", _rtf("\\" * 500_000), SURVIVED
    yield "a long control word", _rtf("words \\" + "a" * 1_250_000 + " words"), SURVIVED
    yield "control words", _rtf(r"\b\i\b0\i0" * 100_000 + " words"), SURVIVED
    yield "unknown destinations", _rtf(r"{\*\x words}" * 50_000 + " words"), SURVIVED
    yield "a long picture", _rtf(r"{\pict\wmetafile8 " + "0a" * 1_250_000 + "} words"), SURVIVED
    yield (
        "fonts",
        _rtf(r"{\fonttbl" + "".join(rf"{{\f{n}\fcharset{n % 300} A;}}" for n in range(30_000)) + "} words"),
        SURVIVED,
    )
    yield "font tables in font tables", _rtf(r"{\fonttbl{\f0 A;}" * 50_000 + " words"), SURVIVED
    yield "code page of nobody", _rtf(r"\ansicpg99999 \'e9\'e8 words {\fonttbl{\f0\fcharset999 A;}}\f0 \'e9"), SURVIVED
    yield "cells without a table", _rtf(r"\cell\row" * 80_000 + " words"), SURVIVED
    yield "properties in properties", _rtf(r"{\info" + r"{\title words" * 50_000), SURVIVED
    yield "fields in fields", _rtf(r"{\field{\*\fldinst A}{\fldrslt b" * 50_000), SURVIVED
    yield "dates that are none", _rtf(r"{\info{\creatim\yr-99999999999\mo99\dy0\hr99\min99}} words"), SURVIVED
    yield (
        "a template elsewhere",
        _rtf(r"{\*\template file:///etc/passwd}{\field{\*\fldinst INCLUDETEXT /etc/passwd}{\fldrslt }} words"),
        quick(READ),
    )
    yield "only a head", lambda: b"{\\rtf1", REFUSED
    yield "zeros in it", lambda: b"{\\rtf1\\ansi words \0\0\0\0" + bytes(1_000_000) + b"words}", SURVIVED
