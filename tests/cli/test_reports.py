"""The reports of `dupfinder scan`, and the schemas, as a script gets them."""

import datetime
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import docx
import pytest
from pypdf import PdfReader

from dupfinder.cli.arguments import REPORT_NAMES
from dupfinder.report import ReportKind
from program import Program
from sample_documents import Write, edited, words
from this_system import not_on_windows


@pytest.fixture
def family(write: Write) -> Path:
    """Write a document, an edited one and one that is damaged; return their folder."""
    text = words(200, seed=1)
    write("a.txt", text)
    write("=b.txt", edited(text, 100))
    return write("broken.pdf", b"%PDF-1.7\nthis is no PDF").parent


def bytes_of(environment: dict[str, str], folder: Path, *arguments: str) -> bytes:
    done = subprocess.run(
        [sys.executable, "-m", "dupfinder", *arguments],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 3, done.stderr  # one document cannot be read
    return done.stdout


def small_docx() -> bytes:
    made = io.BytesIO()
    docx.Document().save(made)
    return made.getvalue()


def test_the_options_are_those_of_the_kinds() -> None:
    assert tuple(REPORT_NAMES) == tuple(kind.value for kind in ReportKind)


def test_every_kind_goes_to_a_file_in_one_run(family: Path, program: Program, tmp_path: Path) -> None:
    names = {name: str(tmp_path / f"report.{name}") for name in REPORT_NAMES}
    done = program("scan", str(family), *(part for name, path in names.items() for part in (f"--{name}", path)))
    assert done.returncode == 3
    assert done.stdout.startswith("Group 1: 2 documents")
    assert len(PdfReader(names["pdf"]).pages) == 3
    assert docx.Document(names["docx"]).core_properties.title == "Duplicate documents"
    with zipfile.ZipFile(names["xlsx"]) as workbook:
        assert workbook.testzip() is None
    assert all(os.path.getsize(path) for path in names.values())
    again = program("scan", str(family), *(part for name, path in names.items() for part in (f"--{name}", path)))
    assert again.returncode == 3, again.stderr  # its own reports are replaced


@pytest.mark.parametrize("kind", [*REPORT_NAMES, "session"])
def test_no_document_gives_way_to_a_report(kind: str, family: Path, program: Program) -> None:
    """A shell makes of `--html *.html` that the first document is where the report goes."""
    page = "<html><head><title>Our garden</title></head><body>DupFinder would find this twice.</body></html>"
    documents = {
        "garden.html": page.encode(),
        "garden.docx": small_docx(),
        "garden.zip": b"PK\3\4 cut short",
        "notes.json": b'{"see": "dupfinder-report"}',
        "journal.jsonl": b'{"format": "dupfinder-journal", "version": 1}\n',
        "plan.json": b'{"format": "dupfinder-plan", "version": 1}\n',
    }
    for name, data in documents.items():
        (family / name).write_bytes(data)
        done = program("scan", f"--{kind}", str(family / name), str(family))
        assert (done.returncode, done.stdout) == (2, "")
        assert "may be work of yours" in done.stderr
        assert (family / name).read_bytes() == data


def test_neither_a_session_nor_an_edited_report_gives_way_to_a_report(family: Path, program: Program) -> None:
    session, report = family / "mine.dupfinder", family / "mine.docx"
    assert program("scan", str(family), "--session", str(session), "--docx", str(report)).returncode in {0, 3}
    again = docx.Document(str(report))
    again.core_properties.modified = datetime.datetime(2027, 1, 2, tzinfo=datetime.UTC)  # as every editor has it
    again.save(str(report))
    for target, options in ((session, ("--html",)), (report, ("--docx",)), (report, ("--session",))):
        before = target.read_bytes()
        done = program("scan", str(family), *options, str(target))
        assert (done.returncode, "may be work of yours" in done.stderr) == (2, True)
        assert target.read_bytes() == before
    assert program("scan", str(family), "--session", str(session)).returncode in {0, 3}


@pytest.mark.parametrize("kind", ["pairs", "groups", "--log"])
def test_neither_a_log_nor_numbers_take_the_place_of_a_document(kind: str, program: Program, tmp_path: Path) -> None:
    """`--log` even put a long document aside, under another name."""
    numbers, target = tmp_path / "numbers.txt", tmp_path / "lease.txt"
    numbers.write_text("123\n124\n")
    log = kind == "--log"

    def run(target: Path) -> int:
        into = ("--log", str(target), "pairs") if log else (kind, "-o", str(target))
        return program(*into, "-i", str(numbers)).returncode

    for document in (b"The lease of the house.\n" * 30_000, b"PK\3\4"):
        target.write_bytes(document)
        assert run(target) == 2
        assert target.read_bytes() == document
    for _ in range(2):
        assert run(tmp_path / "new") == 0
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {"numbers.txt", "lease.txt", "new"}


@not_on_windows("it has no device that is always full, and no pipes in folders")
def test_where_one_file_cannot_be_written_the_others_are(family: Path, program: Program, tmp_path: Path) -> None:
    long_name, csv = str(tmp_path / ("s" * 300)), tmp_path / "out.csv"
    done = program("scan", str(family), "--session", long_name, "--html", "/dev/full", "--csv", str(csv))
    assert done.returncode == 2
    first, second = done.stderr.splitlines()[-2:]
    assert long_name in first
    assert second == "dupfinder: The file /dev/full cannot be written: the disk is full."
    assert "=b.txt" in csv.read_text()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert program("scan", str(family), "--session", str(pipe)).returncode == 2
    assert pipe.is_fifo()


def test_an_empty_file_and_a_long_report_are_replaced(program: Program, write: Write, tmp_path: Path) -> None:
    for number in range(500):
        write(f"{number // 2}-{number % 2}.txt", words(30, seed=number // 2))
    target = tmp_path / "report.pdf"
    target.write_bytes(b"")
    for _ in range(2):
        assert program("scan", str(tmp_path), "--pdf", str(target), "--no-cache").returncode == 0
    assert target.stat().st_size > 128 * 1024


def test_binary_kinds_go_through_a_pipe(family: Path, environment: dict[str, str], tmp_path: Path) -> None:
    pdf = bytes_of(environment, tmp_path, "scan", str(family), "--pdf", "-")
    assert "=b.txt" in "".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages)
    xlsx = bytes_of(environment, tmp_path, "scan", str(family), "--xlsx", "-")
    with zipfile.ZipFile(io.BytesIO(xlsx)) as workbook:
        assert workbook.testzip() is None


@pytest.mark.parametrize("kind", ["pdf", "docx", "xlsx"])
def test_a_terminal_gets_no_binary(kind: str, family: Path, environment: dict[str, str], tmp_path: Path) -> None:
    ours, theirs = pytest.importorskip("pty").openpty()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "dupfinder", "scan", str(family), f"--{kind}", "-"],
            cwd=tmp_path,
            env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
            stdout=theirs,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=120,
        )
    finally:
        os.close(theirs)
        os.close(ours)
    assert done.returncode == 2
    assert done.stderr == f"dupfinder: A terminal cannot show {kind.upper()}: name a file, or lead it into one.\n"


def test_differences_are_in_the_html_where_they_are_asked_for(family: Path, program: Program, tmp_path: Path) -> None:
    plain, full, short = (tmp_path / f"{name}.html" for name in ("plain", "full", "short"))
    program("scan", str(family), "--html", str(plain))
    program("scan", str(family), "--html", str(full), "--differences")
    program("scan", str(family), "--html", str(short), "--differences", "--words-around", "2")
    texts = [path.read_text(encoding="utf-8") for path in (plain, full, short)]
    assert ["changed100" in text for text in texts] == [False, True, True]
    near, far = words(200, seed=1).split()[101], " ".join(words(200, seed=1).split()[120:124])
    assert [far in text for text in texts] == [False, True, False]
    assert near in texts[2]


def test_differences_need_the_html(family: Path, program: Program) -> None:
    done = program("scan", str(family), "--csv", "-", "--differences")
    assert done.returncode == 2
    assert done.stderr == "dupfinder: --differences needs --html.\n"
    assert "puts parts of their text into the report" in " ".join(program("scan", "--help").stdout.split())


@pytest.mark.parametrize(("what", "title"), [("report", "report"), ("pairs", "a line"), ("plan", "plan")])
def test_the_schemas_are_printed(what: str, title: str, program: Program) -> None:
    done = program("schema", what)
    assert done.returncode == 0
    assert title in json.loads(done.stdout)["title"].lower()
    if what == "report":
        assert program("schema").stdout == done.stdout
