"""A small, sound document of every format: what hostile files hide among, and what fuzzing starts from."""

import gzip
import io
import tarfile
from collections.abc import Callable, Mapping

from dupfinder.extract.archives import libarchive
from hostile_files.compound_writing import compound_file
from hostile_files.iwork_writing import pages_document
from hostile_files.kindle_writing import kindle_book
from hostile_files.legacy_writing import (
    message_streams,
    shared_strings,
    string_cell,
    tnef_of,
    word_streams,
    workbook_stream,
)
from hostile_files.office_writing import book, drawing, opendocument, shape, slides, word, workbook, xps
from hostile_files.old_archive_writing import cab_of, iso_of, lha_of
from hostile_files.pdf_writing import one_page, packed_stream
from hostile_files.rar_writing import rar_of
from hostile_files.seven_zip_writing import seven_zip_of
from hostile_files.zip_writing import zip_of

LINE_WORDS = 10


def good_documents(text: str) -> dict[str, bytes]:
    """Return a document of each format, by its suffix, whose text is `text` (words of ASCII letters)."""
    return {suffix: make(text) for suffix, make in MAKERS.items()}


def good_boxes(text: str) -> dict[str, bytes]:
    """Return a file of each format that encloses documents, by its suffix; all inside has `text` as its text."""
    inside = {f"{name}{suffix}": data for name, (suffix, data) in enumerate(good_documents(text).items()) if data}
    chosen = dict(list(inside.items())[:2])
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w") as archive:
        for name, data in chosen.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    mail = good_documents(text)[".eml"].replace(b"\r\n", b"\n")
    mailbox = b"".join(b"From ada@example.org Mon Nov 23 10:00:00 2026\n" + mail + b"\n\n" for _ in range(2))
    return {
        ".mbox": mailbox,
        ".zip": zip_of(chosen),
        ".tar": tar.getvalue(),
        ".7z": seven_zip_of(chosen),
        ".tnef": tnef_of(chosen),
        ".rar": rar_of(chosen),
        **({".iso": iso_of(chosen)} if libarchive() else {}),
        ".cab": cab_of({name.encode(): data for name, data in chosen.items()}),
        ".lzh": lha_of({name.encode(): data for name, data in chosen.items()}),
        ".gz": gzip.compress(text.encode()),
    }


def _lines(text: str) -> list[str]:
    written = text.split()
    return [" ".join(written[start : start + LINE_WORDS]) for start in range(0, len(written), LINE_WORDS)]


def _pdf(text: str) -> bytes:
    shown = "".join(f"({line}) Tj T*\n" for line in _lines(text))
    return one_page(packed_stream(f"BT /F1 10 Tf 14 TL 40 780 Td\n{shown}ET".encode()))


def _run(y: int, text: str) -> str:
    return f'<Glyphs OriginX="20" OriginY="{y}" FontRenderingEmSize="10" UnicodeString="{text}"/>'


def _rtf(text: str) -> bytes:
    head = r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\froman Times;}}{\info{\title A title}{\author An author}}"
    return f"{head}\\pard {text}\\par\n}}".encode()


def _mail(text: str) -> bytes:
    head = "From: a@example.org\nTo: b@example.org\nSubject: A subject\nDate: Tue, 02 Jan 2024 03:04:05 +0000\n"
    kind = "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=next\n\n--next\nContent-Type: text/plain\n\n"
    return f"{head}{kind}{chr(10).join(_lines(text))}\n--next--\n".encode()


def _sheet(text: str) -> bytes:
    rows = (
        f'<row r="{n}"><c r="A{n}" t="inlineStr"><is><t>{line}</t></is></c></row>'
        for n, line in enumerate(_lines(text), 1)
    )
    return zip_of(workbook("".join(rows)))


def _old_sheet(text: str) -> bytes:
    lines = [line.encode() for line in _lines(text)]
    cells = b"".join(string_cell(row, 0, row) for row in range(len(lines)))
    stream = workbook_stream(cells, shared=shared_strings(*lines), dimensions=(0, len(lines), 0, 1))
    return compound_file({"Workbook": stream})


def _table(text: str) -> str:
    rows = "".join(
        f"<table:table-row><table:table-cell><text:p>{line}</text:p></table:table-cell></table:table-row>"
        for line in _lines(text)
    )
    return f'<table:table table:name="First">{rows}</table:table>'


MAKERS: Mapping[str, Callable[[str], bytes]] = {
    ".pdf": _pdf,
    ".docx": lambda text: zip_of(word("".join(f"<w:p><w:r><w:t>{line}</w:t></w:r></w:p>" for line in _lines(text)))),
    ".odt": lambda text: zip_of(opendocument("text", f"<text:p>{text}</text:p>")),
    ".ods": lambda text: zip_of(opendocument("spreadsheet", _table(text))),
    ".odp": lambda text: zip_of(
        opendocument(
            "presentation",
            f"<draw:page><draw:frame><draw:text-box><text:p>{text}</text:p></draw:text-box></draw:frame></draw:page>",
        )
    ),
    ".odg": lambda text: zip_of(
        opendocument("graphics", f"<draw:page><draw:ellipse><text:p>{text}</text:p></draw:ellipse></draw:page>")
    ),
    ".pptx": lambda text: zip_of(slides(*map(shape, _lines(text)))),
    ".vsdx": lambda text: zip_of(drawing("".join(f"<Shape><Text>{line}</Text></Shape>" for line in _lines(text)))),
    ".xps": lambda text: zip_of(xps("".join(map(_run, range(20, 20_000, 12), _lines(text))))),
    ".pages": lambda text: pages_document("\n".join(_lines(text))),
    ".xlsx": _sheet,
    ".xls": _old_sheet,
    ".doc": lambda text: compound_file(word_streams("\r".join(_lines(text)) + "\r")),
    ".msg": lambda text: compound_file(message_streams("A subject", text)),
    ".rtf": _rtf,
    ".epub": lambda text: zip_of(book("".join(f"<p>{line}</p>" for line in _lines(text)))),
    ".mobi": lambda text: kindle_book([f"<html><body><h1>A title</h1><p>{text}</p></body></html>"]),
    ".eml": _mail,
    ".html": lambda text: f"<!doctype html><html><body><h1>A title</h1><p>{text}</p></body></html>".encode(),
    ".md": lambda text: f"# A title\n\n*{text}*\n\n- an [item](a.html)\n".encode(),
    ".rst": lambda text: f"A title\n=======\n\n{text}\n\n- an *item*\n".encode(),
    ".tex": lambda text: (
        rf"\documentclass{{article}}\begin{{document}}\section{{A title}}{text}\end{{document}}".encode()
    ),
    ".csv": lambda text: "\n".join(line.replace(" ", ",") for line in _lines(text)).encode(),
    ".txt": str.encode,
}
