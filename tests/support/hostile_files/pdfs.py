"""PDFs that ask for too much, go round in circles, or lie."""

import zlib
from collections.abc import Callable, Iterator, Mapping

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
from hostile_files.pdf_writing import HELVETICA, PAGE_TEXT, RESOURCES, one_page, packed_stream, pdf_file, stream
from hostile_files.zip_writing import MIB, zlib_run

GIB = 1 << 30
TEXT_PAGE = stream(PAGE_TEXT)
CATALOGUE = b"<</Type/Catalog/Pages 2 0 R>>"
LETTERS = 30_000_000


def hostile_pdfs() -> Iterator[HostileFile]:
    """Yield all of them."""
    for name, (make, outcomes) in ATTACKS.items():
        yield HostileFile(name=f"{name}.pdf", make=make, outcomes=outcomes)


def _form_fan_out() -> bytes:
    """Return a page that draws ten forms that each draw ten others, ten levels deep: 10¹⁰ pieces of text."""
    forms = []
    for level in range(10):
        below = b"/XObject<</X %d 0 R>>" % (7 + level)
        content = b"/X Do " * 10 if level < 9 else b"BT /F1 9 Tf (word ) Tj ET"
        resources = b"/Resources<</Font<</F1 3 0 R>>%b>>" % (below if level < 9 else b"")
        forms.append(stream(content, extra=b"/Type/XObject/Subtype/Form/BBox[0 0 600 800]" + resources))
    return one_page(stream(b"/X Do " * 10), *forms, resources=b"/Resources<</XObject<</X 6 0 R>>>>")


def _form_loop() -> bytes:
    form = stream(
        b"BT /F1 9 Tf (word ) Tj ET /X Do /X Do",
        extra=b"/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F1 3 0 R>>/XObject<</X 6 0 R>>>>",
    )
    return one_page(stream(b"/X Do"), form, resources=b"/Resources<</XObject<</X 6 0 R>>>>")


def _packed_run(piece: bytes, size_bytes: int) -> bytes:
    return stream(zlib_run(piece, size_bytes), extra=b"/Filter/FlateDecode")


def _thrice() -> bytes:
    packed = zlib.compress(zlib.compress(zlib_run(b"BT /F1 9 Tf (many words ) Tj ET ", GIB), 9), 9)
    return one_page(stream(packed, extra=b"/Filter[/FlateDecode/FlateDecode/FlateDecode]"))


def _pages(count: int, *, kid: bytes = b"%d 0 R ") -> bytes:
    """Return a PDF of so many pages that all have one content."""
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]%b/Contents 4 0 R>>" % RESOURCES
    kids = b"".join(kid % number for number in range(5, 5 + count))
    return pdf_file(
        [CATALOGUE, b"<</Type/Pages/Kids[%b]/Count %d>>" % (kids, count), HELVETICA, TEXT_PAGE, *[page] * count]
    )


def _one_page_often(count: int) -> bytes:
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]%b/Contents 4 0 R>>" % RESOURCES
    return pdf_file(
        [CATALOGUE, b"<</Type/Pages/Kids[%b]/Count %d>>" % (b"5 0 R " * count, count), HELVETICA, TEXT_PAGE, page]
    )


def _deep_tree(depth: int) -> bytes:
    inner = [
        b"<</Type/Pages/Parent %d 0 R/Kids[%d 0 R]/Count 1>>" % (number - 1, number + 1)
        for number in range(5, 5 + depth)
    ]
    page = b"<</Type/Page/Parent %d 0 R/MediaBox[0 0 600 800]%b/Contents 4 0 R>>" % (4 + depth, RESOURCES)
    return pdf_file([CATALOGUE, b"<</Type/Pages/Kids[5 0 R]/Count 1>>", HELVETICA, TEXT_PAGE, *inner, page])


def _tree(kids: bytes, count: int, *others: bytes) -> Callable[[], bytes]:
    """Return the maker of a PDF with that root of pages; number 5 is a sound page."""
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]%b/Contents 4 0 R>>" % RESOURCES
    root = b"<</Type/Pages/Kids[%b]/Count %d>>" % (kids, count)
    return lambda: pdf_file([CATALOGUE, root, HELVETICA, TEXT_PAGE, page, *others])


def _page(extra: bytes, *others: bytes, content: bytes = PAGE_TEXT) -> Callable[[], bytes]:
    return lambda: one_page(stream(content), *others, page=extra)


def _content(content: bytes) -> Callable[[], bytes]:
    return lambda: one_page(packed_stream(content))


def _font(font: bytes, *others: bytes, codes: bytes = b"(words and words)") -> Callable[[], bytes]:
    content = stream(b"BT /F1 12 Tf 72 700 Td %b Tj ET" % codes)
    return lambda: one_page(content, font, *others, resources=b"/Resources<</Font<</F1 6 0 R>>>>")


def _unicode_map(entries: bytes) -> Callable[[], bytes]:
    space = b"1 begincodespacerange<0000><ffff>endcodespacerange\n"
    head = b"/CIDInit/ProcSet findresource begin 12 dict begin begincmap " + space
    return _font(
        b"<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 8 0 R>>",
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>>>",
        packed_stream(head + entries + b"endcmap end end"),
        codes=b"<00410042004300440020>",
    )


def _trailer(trailer: bytes, *others: bytes) -> Callable[[], bytes]:
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]%b/Contents 4 0 R>>" % RESOURCES
    root = b"<</Type/Pages/Kids[5 0 R]/Count 1>>"
    return lambda: pdf_file([CATALOGUE, root, HELVETICA, TEXT_PAGE, page, *others], trailer=trailer)


def _catalogue(extra: bytes, *others: bytes) -> Callable[[], bytes]:
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]%b/Contents 4 0 R>>" % RESOURCES
    catalogue = b"<</Type/Catalog/Pages 2 0 R%b>>" % extra
    root = b"<</Type/Pages/Kids[5 0 R]/Count 1>>"
    return lambda: pdf_file([catalogue, root, HELVETICA, TEXT_PAGE, page, *others])


def _reference_stream(extra: bytes, content: bytes = b"") -> Callable[[], bytes]:
    """Return the maker of a PDF whose only table of references is that stream."""
    table = b"%%PDF-1.7\n1 0 obj %b endobj\n" % CATALOGUE
    body = b"9 0 obj %b\nendobj\n" % stream(content, extra=b"/Type/XRef/Root 1 0 R" + extra)
    return lambda: table + body + b"startxref\n%d\n%%%%EOF\n" % len(table)


def _attachments(count: int) -> bytes:
    names = b"".join(b"(%d)6 0 R" % number for number in range(count))
    return _catalogue(
        b"/Names<</EmbeddedFiles<</Names[%b]>>>>" % names, b"<</Type/Filespec/F(a.txt)/EF<</F 4 0 R>>>>"
    )()


def _gigabyte_attached() -> bytes:
    return _catalogue(
        b"/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>",
        b"<</Type/Filespec/F(a.txt)/EF<</F 7 0 R>>>>",
        _packed_run(bytes(1000), GIB),
    )()


def _annotations(count: int) -> bytes:
    note = b"<</Type/Annot/Subtype/Highlight/Rect[0 0 600 800]/QuadPoints[0 800 600 800 0 0 600 0]/Contents(a)>>"
    return one_page(TEXT_PAGE, note, page=b"/Annots[%b]" % (b"6 0 R " * count))


def _cut_off() -> bytes:
    whole = _pages(50)
    return whole[: len(whole) // 2]


def _fields(count: int) -> bytes:
    field = b"<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(filled in)/Rect[0 0 9 9]/Parent 6 0 R/Kids[6 0 R]>>"
    listed = b"6 0 R " * count
    return pdf_file(
        [
            b"<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[%b]>>>>" % listed,
            b"<</Type/Pages/Kids[5 0 R]/Count 1>>",
            HELVETICA,
            TEXT_PAGE,
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Annots[%b]%b/Contents 4 0 R>>" % (listed, RESOURCES),
            field,
        ]
    )


Attack = tuple[Callable[[], bytes], frozenset[str]]
GREY_IMAGE = b"/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceGray/BitsPerComponent 8"
IMAGE = b"/Type/XObject/Subtype/Image/Width 2000000000/Height 2000000000/ColorSpace/DeviceRGB/BitsPerComponent 8"

ATTACKS: Mapping[str, Attack] = {
    "form fan-out": (_form_fan_out, STOPPED),
    "form in itself": (_form_loop, SURVIVED),
    "gigabyte of text": (
        lambda: one_page(_packed_run(b"BT /F1 9 Tf (many words ) Tj ET ", GIB)),
        STOPPED | {DAMAGED},
    ),
    "deflated thrice": (_thrice, STOPPED | {DAMAGED, NO_TEXT}),
    "millions of operators": (lambda: one_page(_packed_run(b"q Q 1 0 0 1 0 0 cm ", 60 * MIB)), SURVIVED),
    "millions of paths": (lambda: one_page(_packed_run(b"0 0 m 9 9 l 0 0 9 9 re S ", 60 * MIB)), SURVIVED),
    "saved millions of times": (lambda: one_page(_packed_run(b"q ", 8 * MIB)), SURVIVED),
    "millions of letters": (
        _content(b"BT /F1 1 Tf (" + b"many words " * (LETTERS // 11) + b") Tj ET"),
        SURVIVED,
    ),
    "letters in one place": (_content(b"BT /F1 1 Tf " + b"1 0 0 1 9 9 Tm (a) Tj " * 300_000 + b"ET"), SURVIVED),
    "letters far apart": (
        _content(b"BT /F1 1e30 Tf " + b"1e30 0 0 1e30 3e38 -3e38 Tm (ab) Tj " * 1000 + b"ET"),
        SURVIVED,
    ),
    "letters of no size": (_content(b"BT /F1 0 Tf 0 0 0 0 0 0 Tm (many words here) Tj ET"), SURVIVED),
    "lines that cross": (
        _content(
            b"BT /F1 9 Tf "
            + b"".join(b"1 0 0 1 %d %d Tm (word) Tj " % (n * 7919 % 600, n * 104729 % 800) for n in range(60_000))
            + b"ET"
        ),
        SURVIVED,
    ),
    "200,000 pages": (lambda: _one_page_often(200_000), SURVIVED),
    "20,000 pages": (lambda: _pages(20_000), SURVIVED),
    "tree 20,000 deep": (lambda: _deep_tree(20_000), SURVIVED),
    "tree in a circle": (_tree(b"6 0 R 5 0 R", 2, b"<</Type/Pages/Parent 2 0 R/Kids[2 0 R 6 0 R]/Count 2>>"), SURVIVED),
    "tree of itself": (_tree(b"2 0 R 2 0 R", 1_000_000), SURVIVED),
    "two billion pages": (_tree(b"5 0 R", 2_147_483_647), SURVIVED),
    "fewer than no pages": (_tree(b"5 0 R", -5), SURVIVED),
    "pages that are not there": (_tree(b"5 0 R 77 0 R 78 0 R", 3), REFUSED),
    "arrays a million deep": (_page(b"/X " + b"[" * 1_000_000), SURVIVED),
    "dictionaries a million deep": (_page(b"/X " + b"<</X" * 1_000_000), SURVIVED),
    "brackets a million deep": (_page(b"/X " + b"(" * 1_000_000), SURVIVED),
    "arrays a million deep in the content": (_content(b"[" * 1_000_000 + PAGE_TEXT), SURVIVED),
    "dictionaries a million deep in the content": (_content(b"/A " + b"<</A" * 1_000_000 + PAGE_TEXT), SURVIVED),
    "sections 300,000 deep": (_content(b"/Span<</ActualText(a)>>BDC " * 300_000 + PAGE_TEXT), SURVIVED),
    "huge page": (lambda: one_page(TEXT_PAGE, page=b"/MediaBox[-1e38 -1e38 1e38 1e38]/UserUnit 1e30"), SURVIVED),
    "page of no size": (lambda: one_page(TEXT_PAGE, page=b"/MediaBox[0 0 0 0]/CropBox[9 9 -9 -9]/Rotate 45"), SURVIVED),
    "page without a number": (lambda: one_page(TEXT_PAGE, page=b"/MediaBox[(a)/b null<<>>]/Rotate/x"), SURVIVED),
    "inherits from itself": (lambda: one_page(TEXT_PAGE, page=b"/Parent 5 0 R"), SURVIVED),
    "length of itself": (lambda: one_page(b"<</Length 4 0 R>>stream\n" + PAGE_TEXT + b"\nendstream"), SURVIVED),
    "length of 2 GB": (lambda: one_page(b"<</Length 2147483647>>stream\n" + PAGE_TEXT + b"\nendstream"), SURVIVED),
    "content that is itself": (lambda: one_page(b"[4 0 R 4 0 R 4 0 R]"), SURVIVED),
    "one content 200,000 times": (lambda: one_page(b"[" + b"6 0 R " * 200_000 + b"]", TEXT_PAGE), SURVIVED),
    "an object that is itself": (lambda: one_page(b"4 0 R"), SURVIVED),
    "predictor of 2 GB": (
        lambda: one_page(packed_stream(PAGE_TEXT, extra=b"/DecodeParms<</Predictor 15/Columns 2147483647/Colors 32>>")),
        SURVIVED,
    ),
    "a hundred filters": (lambda: one_page(packed_stream(PAGE_TEXT, layers=100)), SURVIVED),
    "run lengths": (
        lambda: one_page(stream(b"\x81(" * MIB, extra=b"/Filter[/RunLengthDecode/RunLengthDecode]")),
        SURVIVED,
    ),
    "unknown filters": (
        lambda: one_page(stream(PAGE_TEXT, extra=b"/Filter[/Crypt/X/JBIG2Decode/DCTDecode]")),
        SURVIVED,
    ),
    "stream in another file": (
        lambda: one_page(b"<</Length 0/F(/etc/passwd)/FFilter/ASCIIHexDecode>>stream\n\nendstream"),
        SURVIVED,
    ),
    "huge picture": (
        lambda: one_page(
            stream(PAGE_TEXT + b" /X Do"),
            stream(b"x", extra=IMAGE),
            resources=b"/Resources<</Font<</F1 3 0 R>>/XObject<</X 6 0 R>>>>",
        ),
        SURVIVED,
    ),
    "huge picture in the content": (_content(b"BI /W 60000 /H 60000 /CS/RGB /BPC 8 ID x EI " + PAGE_TEXT), SURVIVED),
    "map of everything": (_unicode_map(b"1 beginbfrange<0000><ffffffff><0041>endbfrange " * 2000), SURVIVED),
    "map to long texts": (
        _unicode_map(b"1 beginbfchar<0041><" + b"0041" * 500_000 + b">endbfchar " + b"1 usecmap "),
        SURVIVED,
    ),
    "map that uses itself": (_unicode_map(b"/A usecmap " * 100_000), SURVIVED),
    "font whose letters are pages": (
        _font(
            b"<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]"
            b"/Encoding<</Differences[97/a]>>/CharProcs<</a 7 0 R>>/Resources<</Font<</F1 6 0 R>>>>>>",
            stream(b"BT /F1 1 Tf (aaaaaaaaaa) Tj ET"),
            codes=b"(aaaaaaaaaa)",
        ),
        SURVIVED,
    ),
    "font with too many widths": (
        _font(
            b"<</Type/Font/Subtype/TrueType/BaseFont/A/FirstChar -5/LastChar 2147483647/Widths["
            + b"9 " * 500_000
            + b"]>>"
        ),
        SURVIVED,
    ),
    "font below itself": (_font(b"<</Type/Font/Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]>>"), SURVIVED),
    "font file of garbage": (
        _font(
            b"<</Type/Font/Subtype/TrueType/BaseFont/A"
            b"/FontDescriptor<</Type/FontDescriptor/FontFile2 7 0 R/Flags 4>>>>",
            stream(b"\x00\x01\x00\x00\xff\xff" + bytes(range(256)) * 2000),
        ),
        SURVIVED,
    ),
    "100,000 fields": (lambda: _fields(100_000), SURVIVED),
    "a million comments": (lambda: _annotations(1_000_000), SURVIVED),
    "a picture of 900 megapixels": (
        lambda: one_page(
            stream(PAGE_TEXT + b" /X Do"),
            stream(zlib_run(bytes(1000), 900_000_000), extra=GREY_IMAGE + b"/Filter/FlateDecode"),
            resources=b"/Resources<</Font<</F1 3 0 R>>/XObject<</X 6 0 R>>>>",
        ),
        quick(READ),
    ),
    "a gigabyte attached": (_gigabyte_attached, SURVIVED),
    "200,000 attachments": (lambda: _attachments(200_000), SURVIVED),
    "names in a circle": (
        _catalogue(b"/Names<</EmbeddedFiles 6 0 R>>/Outlines 6 0 R", b"<</Kids[6 0 R 6 0 R]/First 6 0 R/Next 6 0 R>>"),
        SURVIVED,
    ),
    "a long title": (_trailer(b"/Info 6 0 R", b"<</Title(" + b"title " * 1_000_000 + b")/Author 6 0 R>>"), SURVIVED),
    "information that is itself": (_trailer(b"/Info 6 0 R", b"6 0 R"), SURVIVED),
    "tables in a circle": (_trailer(b"/Prev 9/XRefStm 9"), SURVIVED),
    "encrypted by nobody": (
        _trailer(b"/Encrypt 6 0 R/ID[(a)(a)]", b"<</Filter/Nobody/V 9/R 9>>"),
        quick(ENCRYPTED, DAMAGED),
    ),
    "encrypted by itself": (
        _trailer(b"/Encrypt 6 0 R", b"<</Filter/Standard/V 5/R 6/O 6 0 R/U 6 0 R/Length 2147483647>>"),
        REFUSED,
    ),
    "table of two billion": (_reference_stream(b"/Size 2147483647/W[1 4 2]/Index[0 2147483647]"), REFUSED),
    "table of wide numbers": (_reference_stream(b"/Size 5/W[2147483647 2147483647 2147483647]", b"\0" * 100), REFUSED),
    "table before itself": (_reference_stream(b"/Size 9/W[1 2 1]/Prev 53", b"\0" * 36), REFUSED),
    "objects in themselves": (
        _reference_stream(b"/Size 10/W[1 2 1]/Index[1 2]", b"\x02\x00\x09\x00\x02\x00\x09\x01"),
        REFUSED,
    ),
    "only a header": (lambda: b"%PDF-1.7\n", quick(DAMAGED)),
    "only an end": (lambda: b"%PDF-1.7\nstartxref\n0\n%%EOF\n", quick(DAMAGED)),
    "ends": (lambda: b"%PDF-1.7\n" + b"startxref\n9\n%%EOF\n" * 200_000, SURVIVED),
    "beginnings": (lambda: b"%PDF-1.7\n" + b"1 0 obj<<" * 300_000 + b"startxref\n0\n%%EOF", SURVIVED),
    "trailers": (
        lambda: b"%PDF-1.7\n" + b"trailer<</Root 1 0 R/Prev 9>>\n" * 30_000 + b"startxref\n0\n%%EOF",
        SURVIVED,
    ),
    "cut off": (_cut_off, quick(DAMAGED)),
    "zeros": (lambda: b"%PDF-1.7\n" + bytes(5 * MIB) + b"startxref\n0\n%%EOF", REFUSED),
    "runs a script": (
        _catalogue(
            b"/OpenAction<</S/JavaScript/JS(app.launchURL\\('http://127.0.0.1:9/'\\);)>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>"
        ),
        quick(READ, TOO_LARGE),
    ),
}
