"""Tracked changes of Word documents accepted and rejected: by lxml, rule by rule, and by LibreOffice."""

import io
import os
import shutil
import subprocess
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import docx
from lxml import etree

from dupfinder.diff import align, revisions, whole_lines
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.extract import SourceFile, extract
from dupfinder.pipeline.scanning.text_reader import packed
from dupfinder.worker.redlining import redlined

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
COMING, GOING = {W + "ins", W + "moveTo"}, {W + "del", W + "moveFrom"}
OFFICE_PYTHON, OFFICE_WRITER = "/usr/bin/python3", "/usr/lib/libreoffice/program/libswlo.so"
"""Where distributions install what drives LibreOffice, and what opens texts."""
DRIVER = """
import subprocess, sys, time
import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

def told(name, value):
    one = PropertyValue()
    one.Name, one.Value = name, value
    return one

profile, pipe = sys.argv[1:]
office = subprocess.Popen(["soffice", "-env:UserInstallation=" + profile, "--headless", "--norestore",
                           "--accept=pipe,name=" + pipe + ";urp;"])
here = uno.getComponentContext()
resolver = here.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", here)
for _ in range(600):
    try:
        there = resolver.resolve("uno:pipe,name=" + pipe + ";urp;StarOffice.ComponentContext")
        break
    except NoConnectException:
        time.sleep(0.1)
make = there.ServiceManager.createInstanceWithContext
desktop, dispatcher = (make("com.sun.star.frame." + name, there) for name in ("Desktop", "DispatchHelper"))
try:
    for job in sys.stdin.read().splitlines():
        source, target, command = job.split("|")
        document = desktop.loadComponentFromURL(source, "_blank", 0, (told("Hidden", True),))
        dispatcher.executeDispatch(document.CurrentController.Frame, command, "", 0, ())
        document.storeToURL(target, (told("FilterName", "MS Word 2007 XML"),))
        document.close(True)
finally:
    desktop.terminate()
    office.wait(30)
"""


def read(data: bytes, name: str = "a.docx") -> str:
    """Return the text of a document."""
    return extract(SourceFile(name, io.BytesIO(data), len(data))).text


def redline_of(
    a: bytes, right: str, *, name: str = "a.docx", options: CompareOptions | None = None
) -> tuple[dict[str, Any], bytes]:
    """Return what is told of the redline of a document and of another text, and the redline."""
    left = read(a, name)
    pieces = revisions(left, right, align(left, right, options=options).rows)
    parameters = {"pieces": packed(pieces), "names": ["a", "b"], "beyond": ""}
    return redlined(SourceFile(name, io.BytesIO(a), len(a)), parameters)


def both_texts(redline: bytes) -> tuple[str, str]:
    """Return the lines that are read once all changes are rejected, and once they are accepted."""
    rejected, accepted = (whole_lines(read(resolved(redline, accept=accept))) for accept in (False, True))
    return rejected, accepted


def resolved(data: bytes, *, accept: bool) -> bytes:
    """Return a Word document with all its tracked changes accepted or rejected."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(out, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            if name.startswith("word/") and name.endswith(".xml"):
                root = etree.fromstring(content)
                _resolve(root, *((COMING, GOING) if accept else (GOING, COMING)))
                content = etree.tostring(root)
            target.writestr(name, content)
    return out.getvalue()


def _resolve(root: Any, staying: set[str], leaving: set[str]) -> None:
    ends, rows = [], []
    for change in list(root.iter(*staying, *leaving)):
        parent = change.getparent()
        if parent is None:
            continue
        if parent.tag == W + "rPr":
            ends += [parent.getparent().getparent()] if change.tag in leaving else []
        elif parent.tag == W + "trPr":
            rows += [parent.getparent()] if change.tag in leaving else []
        elif change.tag in staying:
            for child in list(change):
                change.addprevious(child)
        parent.remove(change)
    _end(root, ends, rows)


def _end(root: Any, ends: list[Any], rows: list[Any]) -> None:
    """Take away the ends of paragraphs, and the rows, that do not stay."""
    for deleted in root.iter(W + "delText"):
        deleted.tag = W + "t"
    for row in rows:
        row.getparent().remove(row)
    for paragraph in ends:
        following = paragraph.getnext()
        while following is not None and following.tag != W + "p":
            assert following.tag in {W + "moveFromRangeEnd", W + "moveToRangeEnd", W + "bookmarkEnd"}, following.tag
            following = following.getnext()
        assert following is not None
        content = [child for child in paragraph if child.tag != W + "pPr"]
        at = len(following.findall(W + "pPr"))
        following[at:at] = content
        paragraph.getparent().remove(paragraph)


def _without_comments(data: bytes) -> bytes:
    """Return a document without its comments, of which LibreOffice 7.4 dies where its windows are not installed."""
    made = docx.Document(io.BytesIO(data))
    for mark in list(made.element.body.iter(W + "commentRangeStart", W + "commentRangeEnd", W + "commentReference")):
        mark.getparent().remove(mark)
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()


def has_office() -> bool:
    """Return whether LibreOffice is there, with what drives it."""
    if shutil.which("soffice") is None or not all(map(os.path.exists, (OFFICE_PYTHON, OFFICE_WRITER))):
        return False
    return subprocess.run([OFFICE_PYTHON, "-c", "import uno"], capture_output=True, check=False).returncode == 0


def office_resolved(documents: Sequence[bytes], folder: Path) -> list[tuple[str, str]]:
    """Return the lines of each document once LibreOffice rejected all changes, and once it accepted them."""
    jobs = []
    for number, data in enumerate(documents):
        (folder / f"{number}.docx").write_bytes(_without_comments(data))
        for way in ("Reject", "Accept"):
            source, target = (folder / name for name in (f"{number}.docx", f"{number}-{way}.docx"))
            jobs.append(f"{source.as_uri()}|{target.as_uri()}|.uno:{way}AllTrackedChanges\n")
    subprocess.run(
        [OFFICE_PYTHON, "-c", DRIVER, (folder / "profile").as_uri(), f"dupfinder{os.getpid()}"],
        input="".join(jobs), text=True, check=True, timeout=150,
    )  # fmt: skip
    return [
        (
            whole_lines(read((folder / f"{number}-Reject.docx").read_bytes())),
            whole_lines(read((folder / f"{number}-Accept.docx").read_bytes())),
        )
        for number in range(len(documents))
    ]
