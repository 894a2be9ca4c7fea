"""Zip archives: what is inside of them, whoever wrote them, and what a hostile one may not do."""

import io
import os
import struct
import zipfile
from typing import Any

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import Box, SourceFile, enclosed_source, extract, is_box, open_box
from dupfinder.extract.archives import budget

MIB = 1 << 20


def zipped(files: dict[str, bytes] | list[tuple[str, bytes]], kind: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", kind) as archive:
        for name, data in files.items() if isinstance(files, dict) else files:
            archive.writestr(name, data)
    return out.getvalue()


def opened(data: bytes, name: str = "a.zip") -> tuple[SourceFile, Box[Any]]:
    source = SourceFile(name, io.BytesIO(data), len(data))
    return source, open_box(source)


def contents(data: bytes) -> dict[str, bytes]:
    source, box = opened(data)
    return {one.name: enclosed_source(box, source, one.name).read() for one in box.enclosed}


@pytest.mark.parametrize("kind", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2])
def test_files_come_out_as_they_went_in(kind: int) -> None:
    files = {"letter.txt": b"Dear Anna" * 1000, "folder/note.txt": bytes(range(256)) * 9000, "a/b/c.txt": b"x"}
    assert contents(zipped(files, kind)) == files


def test_folders_and_empty_files_are_not_listed() -> None:
    names = ("folder/", "empty.txt", "p.jpg", "__MACOSX/._a.txt", "b/.DS_Store", "a.txt")
    files = {name: b"" if name in {"folder/", "empty.txt"} else b"x" for name in names}
    assert list(contents(zipped(files))) == ["p.jpg", "__MACOSX/._a.txt", "b/.DS_Store", "a.txt"]


def test_names_are_only_names() -> None:
    names = ["../../etc/passwd", "/etc/passwd", "C:\\windows\\a.txt", "a\nb.txt", "\u202egpj.txt"]
    with pytest.warns(UserWarning, match="Duplicate"):
        data = zipped([(name, name.encode()) for name in [*names, "same.txt", "same.txt"]])
    shown = {name.replace(os.sep, "/"): name.encode() for name in [*names, "same.txt"]}
    assert contents(data) == shown | {"same.txt (2)": b"same.txt"}


@pytest.mark.parametrize(
    ("encoding", "names"),
    [
        ("utf-8", ["Übung.docx"]),  # as macOS writes it
        ("cp437", ["Straße/Käse.pdf", "Résumé.doc"]),
        ("cp437", ["File 2 - ö.txt"]),
        ("cp850", ["Übung.docx"]),
        ("cp866", ["Договор аренды.docx", "Счёт 12.pdf"]),
        ("cp932", ["契約書.docx", "表だよ/一覧表.txt"]),
        ("gbk", ["合同.docx", "报告/2021年总结.docx"]),
        ("cp949", ["계약서.docx"]),
    ],
)
def test_names_without_a_word_on_their_encoding_are_read_by_their_looks(encoding: str, names: list[str]) -> None:
    written = [name.encode(encoding) for name in names]
    data = zipped([("~" * len(name), b"x") for name in written[:1]] + [("#" * len(name), b"x") for name in written[1:]])
    for sign, name in zip((b"~", b"#"), written, strict=False):
        data = data.replace(sign * len(name), name)
    assert list(contents(data)) == names


def test_a_name_that_was_made_unlike_others_keeps_its_format() -> None:
    with pytest.warns(UserWarning, match="Duplicate"):
        source, box = opened(zipped([("n.md", b"# One"), ("n.md", b"# Two")]))
    assert [enclosed_source(box, source, one.name).suffix for one in box.enclosed] == [".md", ".md"]


def test_archives_of_other_programs_stay_closed() -> None:
    data = zipped({"META-INF/MANIFEST.MF": b"x"})
    assert not is_box(SourceFile("program.jar", io.BytesIO(data), len(data)))


def test_an_archive_has_no_text_of_its_own() -> None:
    source, _ = opened(zipped({"a.txt": b"x"}))
    with pytest.raises(DocumentError, match="compared separately"):
        extract(source)


def problem_of(data: bytes) -> tuple[ProblemCode, str]:
    with pytest.raises(DocumentError) as raised:
        contents(data)
    return raised.value.code, str(raised.value)


def patched(data: bytes, field: str, value: int) -> bytes:
    """Return an archive of one file in whose directory a field has another value."""
    place = data.index(b"PK\x01\x02")
    offset, form = {"flags": (8, "<H"), "method": (10, "<H"), "crc": (16, "<I"), "size": (24, "<I")}[field]
    out = bytearray(data)
    struct.pack_into(form, out, place + offset, value)
    return bytes(out)


ONE = zipped({"a.txt": b"some text " * 100})


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("flags", 1, ProblemCode.ENCRYPTED),
        ("method", 9, ProblemCode.UNSUPPORTED),
        ("crc", 5, ProblemCode.DAMAGED),
        ("size", 999, ProblemCode.DAMAGED),
        ("size", 1001, ProblemCode.DAMAGED),
        ("size", 0xFFFFFFF0, ProblemCode.TOO_LARGE),
    ],
)
def test_H1_an_archive_that_lies_is_refused_in_a_sentence(field: str, value: int, code: ProblemCode) -> None:
    assert problem_of(patched(ONE, field, value))[0] is code


@pytest.mark.parametrize("cut", [10, 60, len(ONE) - 30, len(ONE) - 1])
def test_a_truncated_archive_is_damaged(cut: int) -> None:
    data = ONE[:cut]
    with pytest.raises(DocumentError) as raised:
        open_box(SourceFile("a.zip", io.BytesIO(data), len(data)))
    assert raised.value.code is ProblemCode.DAMAGED


def test_H1_what_unpacks_to_too_much_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MAX_TOTAL_BYTES", 4 * MIB)
    code, said = problem_of(zipped({f"{number}.txt": bytes(MIB) for number in range(5)}))
    assert (code, said) == (ProblemCode.TOO_LARGE, "The archive unpacks to more than 50 times its size.")
    monkeypatch.setattr(budget, "MAX_ENCLOSED_BYTES", MIB)
    code, said = problem_of(zipped({"a.txt": bytes(MIB + 1)}))
    assert (code, said) == (ProblemCode.TOO_LARGE, "A file in the archive unpacks to more than 200 MB.")


def test_H1_no_more_comes_out_than_was_said() -> None:
    data = patched(zipped({"a.txt": bytes(30 * MIB)}), "size", 1000)
    assert problem_of(data)[0] is ProblemCode.DAMAGED


def test_H1_an_archive_has_so_many_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MOST_FILES", 3)
    code, said = problem_of(zipped({f"{number}.txt": b"x" for number in range(4)}))
    assert (code, said) == (ProblemCode.TOO_LARGE, "The archive has more than 3 files.")


def test_what_is_packed_badly_is_damaged() -> None:
    data = bytearray(ONE)
    data[40:60] = b"\xff" * 20
    assert problem_of(bytes(data))[0] is ProblemCode.DAMAGED
