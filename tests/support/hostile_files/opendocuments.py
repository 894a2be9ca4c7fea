"""OpenDocument files, presentations and books that repeat things too often, nest them too deeply, or lie."""

from collections.abc import Callable, Iterator

from hostile_files.hostile_file import DAMAGED, ENCRYPTED, READ, STOPPED, SURVIVED, HostileFile, quick
from hostile_files.office_writing import BOOK_MAIN, book, opendocument, relationships, shape, slides
from hostile_files.zip_writing import MIB, RawPart, crc_of_unpacked, deflated_run, honest_part, raw_zip, zip_of

Attack = tuple[str, str, Callable[[], bytes], frozenset[str]]

BILLIONS = 2_000_000_000
CELL = "<table:table-cell{}><text:p>cell words</text:p></table:table-cell>"
FIRST = "<text:p>first words</text:p>"


def hostile_opendocuments() -> Iterator[HostileFile]:
    """Yield all of them."""
    for attacks in (_texts(), _tables(), _presentations(), _books()):
        for suffix, name, make, outcomes in attacks:
            yield HostileFile(name=f"{name}{suffix}", make=make, outcomes=outcomes)


def _text(inside: str) -> Callable[[], bytes]:
    return lambda: zip_of(opendocument("text", FIRST + inside))


def _texts() -> Iterator[Attack]:
    for count in (BILLIONS, 10**30, -5):
        yield ".odt", f"{count} spaces", _text(f'<text:p>a<text:s text:c="{count}"/>b</text:p>'), SURVIVED
    yield ".odt", "spaces of spaces", _text('<text:p>a<text:s text:c="60000"/>b</text:p>' * 20_000), SURVIVED
    yield (
        ".odt",
        "spaces of no number",
        _text('<text:p>a<text:s text:c="many"/>b<text:s text:c=""/></text:p>'),
        SURVIVED,
    )
    yield (
        ".odt",
        "spans 100,000 deep",
        _text("<text:p>" + "<text:span>" * 100_000 + "x" + "</text:span>" * 100_000 + "</text:p>"),
        SURVIVED,
    )
    yield (
        ".odt",
        "spans 200 deep, often",
        _text(("<text:p>" + "<text:span>" * 200 + "x" + "</text:span>" * 200 + "</text:p>") * 500),
        SURVIVED,
    )
    yield (
        ".odt",
        "rows of a table",
        _text(
            f'<table:table><table:table-row table:number-rows-repeated="{BILLIONS}">{CELL.format("")}'
            "</table:table-row></table:table>"
        ),
        SURVIVED,
    )
    yield (
        ".odt",
        "lists in lists",
        _text("<text:list><text:list-item>" * 100 + FIRST + "</text:list-item></text:list>" * 100),
        SURVIVED,
    )
    yield ".odt", "tabs", _text(f"<text:p>{'<text:tab/>' * 120_000}</text:p>"), SURVIVED
    yield (
        ".odt",
        "notes in notes",
        _text("<text:p><text:note><text:note-body>" * 80 + "x" + "</text:note-body></text:note></text:p>" * 80),
        SURVIVED,
    )
    yield (
        ".odt",
        "a section elsewhere",
        _text(
            '<text:section><text:section-source xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="file:///etc/passwd"/></text:section>'
        ),
        SURVIVED,
    )
    manifest = (
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry '
        'manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
    )
    yield (
        ".odt",
        "encrypted",
        lambda: zip_of(
            opendocument("text", "") | {"META-INF/manifest.xml": manifest, "content.xml": b"\x8f\x01" * 500}
        ),
        quick(ENCRYPTED, DAMAGED),
    )
    yield (
        ".odt",
        "large styles",
        lambda: zip_of(opendocument("text", FIRST) | {"styles.xml": "<a>" + "<b/>" * 500_000 + "</a>"}),
        SURVIVED,
    )
    yield (
        ".odt",
        "large properties",
        lambda: zip_of(opendocument("text", FIRST) | {"meta.xml": "<a>" + "<b/>" * 500_000 + "</a>"}),
        SURVIVED,
    )
    yield (
        ".odt",
        "a long type",
        lambda: zip_of(opendocument("text", FIRST) | {"mimetype": "application/vnd.oasis.opendocument.text" * 50_000}),
        SURVIVED,
    )


def _table(inside: str) -> Callable[[], bytes]:
    return lambda: zip_of(opendocument("spreadsheet", f'<table:table table:name="A">{inside}</table:table>'))


def _repeated(rows: int, columns: int, cell: str = CELL) -> str:
    one = cell.format(f' table:number-columns-repeated="{columns}"')
    return f'<table:table-row table:number-rows-repeated="{rows}">{one}</table:table-row>'


def _tables() -> Iterator[Attack]:
    yield ".ods", "every cell", _table(_repeated(1_048_576, 16_384)), STOPPED | {DAMAGED, READ}
    yield ".ods", "two billion rows of two billion", _table(_repeated(BILLIONS, BILLIONS)), STOPPED | {DAMAGED, READ}
    yield ".ods", "more rows than numbers", _table(_repeated(10**30, 10**30)), STOPPED | {DAMAGED, READ}
    yield ".ods", "fewer rows than none", _table(_repeated(-5, -5)), SURVIVED
    yield (
        ".ods",
        "a cell in the far corner",
        _table(
            _repeated(1_048_575, 1, "<table:table-cell{}/>")
            + f'<table:table-row><table:table-cell table:number-columns-repeated="16383"/>{CELL.format("")}'
            "</table:table-row>"
        ),
        SURVIVED,
    )
    yield (
        ".ods",
        "a long cell, often",
        _table(
            _repeated(1000, 1000, "<table:table-cell{}><text:p>" + "words " * 5000 + "</text:p></table:table-cell>")
        ),
        SURVIVED,
    )
    yield (
        ".ods",
        "rows, often",
        _table(_repeated(1_048_576, 1024, "<table:table-cell{}/>") * 1000 + _repeated(1, 1)),
        SURVIVED,
    )
    yield (
        ".ods",
        "groups of rows",
        _table("<table:table-row-group>" * 200 + _repeated(1, 1) + "</table:table-row-group>" * 200),
        SURVIVED,
    )
    yield (
        ".ods",
        "tables",
        lambda: zip_of(opendocument("spreadsheet", f"<table:table>{_repeated(1, 1)}</table:table>" * 30_000)),
        SURVIVED,
    )


def _presentation(*related: tuple[str, str], ids: str) -> Callable[[], bytes]:
    main = slides(shape("words"))
    head, _, tail = str(main["ppt/presentation.xml"]).partition("<p:sldIdLst>")
    changed = f"{head}<p:sldIdLst>{ids}{tail.partition('/>')[2]}"
    return lambda: zip_of(
        main | {"ppt/presentation.xml": changed, "ppt/_rels/presentation.xml.rels": relationships(*related)}
    )


def _presentations() -> Iterator[Attack]:
    one = ("slide", "slides/slide1.xml")
    yield (
        ".pptx",
        "one slide 100,000 times",
        _presentation(one, ids='<p:sldId id="256" r:id="r0"/>' * 100_000),
        SURVIVED,
    )
    yield (
        ".pptx",
        "one slide by 50,000 names",
        _presentation(*(one,) * 50_000, ids="".join(f'<p:sldId id="{n}" r:id="r{n}"/>' for n in range(50_000))),
        SURVIVED,
    )
    yield (
        ".pptx",
        "slides that are not there",
        _presentation(one, ids="".join(f'<p:sldId id="{n}" r:id="x{n}"/>' for n in range(50_000))),
        SURVIVED,
    )
    yield (
        ".pptx",
        "a presentation of itself",
        _presentation(("slide", "presentation.xml"), ids='<p:sldId id="256" r:id="r0"/>'),
        SURVIVED,
    )
    yield (
        ".pptx",
        "a slide elsewhere",
        _presentation(("slide", "../../../../etc/passwd"), ids='<p:sldId id="256" r:id="r0"/>'),
        SURVIVED,
    )
    yield (
        ".pptx",
        "groups in groups",
        lambda: zip_of(slides("<p:grpSp>" * 100 + shape("words") + "</p:grpSp>" * 100)),
        SURVIVED,
    )
    yield ".pptx", "notes of each other", _circle_of_notes, SURVIVED
    yield ".pptx", "shapes", lambda: zip_of(slides(shape("w") * 30_000)), SURVIVED
    yield (
        ".odp",
        "frames in frames",
        lambda: zip_of(
            opendocument(
                "presentation",
                f"<draw:page>{'<draw:frame><draw:text-box>' * 100}{FIRST}{'</draw:text-box></draw:frame>' * 100}"
                "</draw:page>",
            )
        ),
        SURVIVED,
    )
    yield (
        ".odp",
        "pages",
        lambda: zip_of(opendocument("presentation", f"<draw:page>{FIRST}</draw:page>" * 30_000)),
        SURVIVED,
    )


def _circle_of_notes() -> bytes:
    notes = relationships(
        ("notesSlide", "../slides/slide1.xml"), ("slide", "slide1.xml"), ("diagramData", "slide1.xml")
    )
    return zip_of(slides(shape("words")) | {"ppt/slides/_rels/slide1.xml.rels": notes})


def _unpacks_to_700_mb() -> bytes:
    """Return a book of seven chapters of 100 MB each; each one alone is within the ratio that is allowed."""
    names = [f"c{n}" for n in range(7)]
    items = "".join(f'<item id="{name}" href="{name}.xhtml" media-type="application/xhtml+xml"/>' for name in names)
    parts = book("x", spine=names, manifest=items)
    text = "".join(f"<p>paragraph {n:x}</p>" for n in range(1200)).encode()
    packed = deflated_run(text, 100 * MIB, before=b"<html><body>", after=b"</body></html>")
    crc = crc_of_unpacked(packed)
    sound = [honest_part(name, str(content).encode()) for name, content in parts.items()]
    return raw_zip([*sound, *(RawPart(name=f"OEBPS/{name}.xhtml", packed=packed, crc=crc) for name in names)])


def _chapter_often() -> bytes:
    """Return a book of one chapter of 100 kB that its spine lists 100,000 times, under as many names."""
    items = "".join(f'<item id="n{n}" href="chapter.xhtml" media-type="application/xhtml+xml"/>' for n in range(50_000))
    spine = ["chapter"] * 50_000 + [f"n{n}" for n in range(50_000)]
    return zip_of(book("<p>" + "many words " * 9000 + "</p>", spine=spine, manifest=items))


def _container(path: str) -> Callable[[], bytes]:
    parts = book("<p>words</p>")
    container = str(parts["META-INF/container.xml"]).replace("OEBPS/book.opf", path)
    return lambda: zip_of(parts | {"META-INF/container.xml": container})


def _books() -> Iterator[Attack]:
    yield ".epub", "700 MB unpacked", _unpacks_to_700_mb, STOPPED
    yield ".epub", "a chapter 100,000 times", _chapter_often, SURVIVED
    yield ".epub", "a book of itself", _container("META-INF/container.xml"), SURVIVED
    yield ".epub", "a book elsewhere", _container("../../../../etc/passwd"), SURVIVED
    yield ".epub", "a book that is not there", _container("nowhere.opf"), quick(DAMAGED)
    yield ".epub", "no spine", lambda: zip_of(book("<p>words</p>", spine=[])), SURVIVED
    yield (
        ".epub",
        "a chapter elsewhere",
        lambda: zip_of(
            book(
                "<p>words</p>",
                spine=["x", "chapter"],
                manifest='<item id="x" href="file:///etc/passwd" media-type="application/xhtml+xml"/>',
            )
        ),
        SURVIVED,
    )
    yield ".epub", "a deep chapter", lambda: zip_of(book("<div>" * 250_000)), SURVIVED
    yield ".epub", "a chapter of formats", lambda: zip_of(book("<b><p>" * 30_000)), SURVIVED
    rights = (
        '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData '
        'xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod '
        'Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/><CipherData><CipherReference '
        'URI="OEBPS/chapter.xhtml"/></CipherData></EncryptedData></encryption>'
    )
    yield (
        ".epub",
        "encrypted",
        lambda: zip_of(book("") | {"META-INF/encryption.xml": rights, BOOK_MAIN: b"\x8f\x01" * 500}),
        quick(ENCRYPTED, DAMAGED),
    )
