"""Scans that look inside of archives, and of what is inside of these; hostile ones cost nothing but themselves."""

import bz2
import gzip
import io
import lzma
import mailbox
import os
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.display import visible
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.files import ByBytes, FileEntry
from dupfinder.domain.result import ScanResult
from dupfinder.domain.surveys import FolderLikeness
from dupfinder.pipeline.scanning import reading
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.pipeline.workers.scan_workers import Workers
from dupfinder.survey import survey_of
from sample_documents import Scan, Write, words

LETTER = words(150, seed=1)
OTHER = words(150, seed=2)
THIRD = words(150, seed=3)
PICTURE = b"\x89PNG\r\n\x1a\n\0\0picture"


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    return tmp_path / "docs"


def shown(*names: str) -> str:
    return " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ".join(names)


def zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def claiming() -> bytearray:
    """Return an archive that says it unpacks to four gigabytes."""
    claims = bytearray(zipped({"a.txt": OTHER.encode()}))
    place = claims.index(b"PK\x01\x02") + 24
    claims[place : place + 4] = b"\xff\xff\xff\xf0"
    return claims


def tarred(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as archive:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return out.getvalue()


def boxed(text: str) -> bytes:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@example.org", "b@example.org", "Offer"
    message.set_content(text)
    with tempfile.TemporaryDirectory() as folder:
        box = mailbox.mbox(os.path.join(folder, "box"))
        box.add(message)
        box.close()
        return Path(folder, "box").read_bytes()


def groups_of(result: ScanResult) -> list[set[str]]:
    return [{visible(one.document.entry.name) for one in group.members} for group in result.groups]


def names_of(result: ScanResult) -> set[str]:
    return {visible(one.entry.name) for one in result.documents}


def problems_of(result: ScanResult) -> dict[str, ProblemCode]:
    return {visible(os.path.basename(problem.path)): problem.code for problem in result.problems}


def test_a_document_is_found_in_its_folder_and_in_archives(docs: Path, write: Write, scan_documents: Scan) -> None:
    write("letter.txt", LETTER)
    (docs / "a.zip").write_bytes(zipped({"folder/letter.txt": LETTER.encode(), "other.txt": OTHER.encode()}))
    (docs / "b.tar.gz").write_bytes(tarred({"letter.txt": LETTER.encode()}))
    result = scan_documents().result
    assert groups_of(result) == [{"letter.txt", shown("a.zip", "folder/letter.txt"), shown("b.tar.gz", "letter.txt")}]
    assert result.groups[0].keeper.entry.name == "letter.txt"
    assert (result.redundant_documents, result.problems) == (0, ())


def test_what_is_in_a_file_is_told_there_and_not_in_a_copy_inside_an_archive(docs: Path, scan_documents: Scan) -> None:
    (docs / "Inbox").write_bytes(boxed(LETTER))
    (docs / "a.zip").write_bytes(zipped({"mail/Inbox": boxed(LETTER)}))
    result = scan_documents().result
    assert names_of(result) == {"Inbox", shown("Inbox", "1"), "a.zip", shown("a.zip", "mail/Inbox")}
    assert groups_of(result) == [{"Inbox", shown("a.zip", "mail/Inbox")}]


def test_a_document_is_found_packed_by_itself_whatever_its_copies_are_called(
    docs: Path, tmp_path: Path, write: Write, scan_documents: Scan
) -> None:
    write("letter.txt", LETTER)
    for name in ("copy of it.txt.gz", "it.txt.gz"):
        (docs / name).write_bytes(gzip.compress(LETTER.encode()))
    (docs / "a.zip").write_bytes(zipped({"folder/other.md.bz2": bz2.compress(OTHER.encode())}))
    options: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    inside = shown("a.zip", "folder/other.md.bz2", "other.md")
    result = scan_documents(**options).result
    assert {frozenset(one) for one in groups_of(result)} == {
        frozenset({"letter.txt", shown("it.txt.gz", "it.txt")}),
        frozenset({"it.txt.gz", "copy of it.txt.gz"}),
    }
    assert inside in names_of(result)
    (docs / "copy of it.txt.gz").unlink()
    (docs / "it.txt.gz").rename(docs / "this.txt.gz")
    assert groups_of(scan_documents(**options).result) == [{"letter.txt", shown("this.txt.gz", "this.txt")}]


def test_archives_in_archives_are_opened_to_a_depth(docs: Path, scan_documents: Scan) -> None:
    inner = zipped({"deep.txt": THIRD.encode()})
    for name in ("5.zip", "4.zip", "3.zip", "2.zip", "1.zip"):
        inner = zipped({name: inner})
    (docs / "0.zip").write_bytes(inner)
    (docs / "m.zip").write_bytes(zipped({"old/Inbox": boxed(LETTER)}))
    assert names_of(scan_documents().result) == {
        "0.zip",
        shown("0.zip", "1.zip"),
        *(shown("0.zip", *(f"{number}.zip" for number in range(1, 1 + depth))) for depth in range(2, 6)),
        "m.zip",
        shown("m.zip", "old/Inbox"),
        shown("m.zip", "old/Inbox", "1"),
    }


def test_a_rescan_unpacks_nothing(
    docs: Path, tmp_path: Path, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dupfinder.store.rows._TICK_NS", 0)  # of a file changed just now nothing is taken for sure
    (docs / "a.zip").write_bytes(zipped({"b.tgz": tarred({"letter.txt": LETTER.encode()}), "o.txt": OTHER.encode()}))
    os.utime(docs / "a.zip", ns=(10**18, 10**18))
    options: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    first, second = (scan_documents(**options).result for _ in range(2))
    assert second.statistics.from_cache == len(second.documents) == 4
    assert second.documents == first.documents


def test_H1_hostile_archives_cost_themselves(docs: Path, write: Write, scan_documents: Scan) -> None:
    write("good.txt", LETTER)
    whole = zipped({"a.txt": OTHER.encode()})
    (docs / "cut.zip").write_bytes(whole[:-8])
    (docs / "none.zip").write_bytes(b"")
    encrypted = bytearray(zipped({"a.txt": OTHER.encode()}))
    encrypted[encrypted.index(b"PK\x01\x02") + 8] |= 1
    (docs / "secret.zip").write_bytes(encrypted)
    (docs / "claims.zip").write_bytes(claiming())
    (docs / "bomb.tar.gz").write_bytes(tarred({"a.txt": bytes(500 << 20)}))
    (docs / "bomb.txt.xz").write_bytes(lzma.compress(bytes(201 << 20)))
    (docs / "names.zip").write_bytes(zipped({"../../up.txt": THIRD.encode(), "/etc/passwd": b"root of all"}))
    result = scan_documents().result
    assert problems_of(result) == {
        "cut.zip": ProblemCode.DAMAGED,
        "secret.zip": ProblemCode.ENCRYPTED,
        "claims.zip": ProblemCode.TOO_LARGE,
        "bomb.tar.gz": ProblemCode.TOO_LARGE,
        "bomb.txt.xz": ProblemCode.TOO_LARGE,
    }
    assert {"good.txt", shown("names.zip", "../../up.txt"), shown("names.zip", "/etc/passwd")} <= names_of(result)
    assert sorted(os.listdir(docs.parent)) == ["docs"]


def test_H1_a_bomb_attached_to_a_mail_in_a_mailbox_in_an_archive_costs_itself(
    docs: Path, write: Write, scan_documents: Scan
) -> None:
    write("invoice.txt", LETTER)
    mail = EmailMessage()
    mail["Subject"], mail["From"], mail["Date"] = "Papers", "ada@example.org", "Mon, 23 Nov 2026 10:00:00 +0000"
    mail.set_content(OTHER)
    for name, data in (("bomb.zip", claiming()), ("papers.zip", zipped({"../in/invoice.txt": LETTER.encode()}))):
        mail.add_attachment(data, maintype="application", subtype="zip", filename=name)
    (docs / "backup.tar.gz").write_bytes(tarred({"mail/Inbox": b"From - Mon Nov 23 10:00:00 2026\n" + mail.as_bytes()}))
    result = scan_documents().result
    inside = ("backup.tar.gz", "mail/Inbox", "1")
    assert problems_of(result) == {shown("Inbox", "1", "bomb.zip"): ProblemCode.TOO_LARGE}
    assert groups_of(result) == [{"invoice.txt", shown(*inside, "papers.zip", "../in/invoice.txt")}]


def test_H1_all_that_is_inside_of_one_file_has_a_budget(
    docs: Path, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_ENCLOSED", 6)
    inner = zipped({f"{number}.txt": words(50, seed=number).encode() for number in range(4)})
    (docs / "a.zip").write_bytes(zipped({"1.zip": inner, "2.zip": inner + b""}))
    (docs / "b.zip").write_bytes(zipped({"1.zip": inner}))
    result = scan_documents().result
    assert problems_of(result) == {}
    monkeypatch.setattr(reading, "MOST_ENCLOSED", 5)
    problems = problems_of(scan_documents().result)
    assert problems == {shown("a.zip", "1.zip"): ProblemCode.TOO_LARGE}


@pytest.mark.parametrize("kind", ["ext4", "nfs"])
def test_an_archive_is_told_to_be_all_in_a_folder_once_its_pictures_are_compared_too(
    docs: Path, write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr("dupfinder.pipeline.scanning.disks.kind_of_file_system", lambda _: kind)
    for number, text in enumerate((LETTER, OTHER)):
        write(f"folder/{number}.txt", text)
    (docs / "folder" / "p.png").write_bytes(PICTURE)
    held = {"x/0.txt": LETTER.encode(), "x/in/1.txt": OTHER.encode(), "x/p.png": PICTURE}
    (docs / "folder.zip").write_bytes(zipped(held))
    (docs / "more.tar.gz").write_bytes(tarred(held | {"y/secret.png": PICTURE + b"2"}))
    for by_bytes, uncompared, are_whole in ((ByBytes.DOCUMENTS, 1, False), (ByBytes.ALL, 0, True)):
        copies = survey_of(scan_documents(by_bytes=by_bytes).result).folder_copies
        pairs = {(one.first.path, one.second.path): one for one in copies}
        of_zip = pairs[str(docs / "folder.zip"), str(docs / "folder")]
        assert of_zip.likeness is FolderLikeness.IDENTICAL
        assert (of_zip.first.uncompared, of_zip.is_whole) == (uncompared, are_whole)
        assert not any(one.is_whole for one in copies if one.first.path == str(docs / "more.tar.gz"))


def test_what_a_folder_and_many_archives_hold_is_read_once(
    docs: Path, write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    honest = Workers.run

    def run(self: Workers, do: str, entries: Iterable[FileEntry], **options: Any) -> Iterator[Answer]:
        asked = list(entries)
        read.extend(visible(one.name) for one in asked if do == "read")
        return honest(self, do, asked, **options)

    monkeypatch.setattr(Workers, "run", run)
    write("letter.txt", LETTER)
    for number in range(3):
        files = {"letter.txt": LETTER, "other.txt": OTHER, f"{number}.txt": THIRD[number:]}
        (docs / f"{number}.zip").write_bytes(zipped({name: text.encode() for name, text in files.items()}))
    (docs / "box.tar.gz").write_bytes(tarred({"in.zip": (docs / "1.zip").read_bytes(), "other.txt": OTHER.encode()}))
    result = scan_documents()
    assert sorted(name for name in read if name.endswith("letter.txt")) == ["letter.txt"]
    assert len([name for name in read if name.endswith("other.txt")]) == 1
    sizes = {len(group) for group in groups_of(result.result)}
    assert sizes == {4, 2, 3}
