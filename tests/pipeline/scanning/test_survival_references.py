"""Documents that refer to other files and the network: nobody follows (H2). What is packed in them ends (H1)."""

import json
import shutil
from pathlib import Path

import pytest

from dupfinder.domain.options import MIB
from hostile_files import hostile_files
from hostile_files.office_writing import CORE, word
from hostile_files.packages import ENVELOPES, OUTSIDE_SUBSET, PASSWORDS, hostile_packages
from hostile_files.zip_writing import zip_of
from sample_documents import Scan, Write
from traced_program import TracedProgram

REFERRING = ("elsewhere", "outside", "included", "another folder", "of the web", "another file", "script")
PARAGRAPH = "<w:p><w:r><w:t>words</w:t></w:r></w:p>"
SUBSET = f"<!DOCTYPE x {OUTSIDE_SUBSET}>"
FILES_AND_NETWORK = "%file,%network"


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_H2_no_reader_opens_or_connects_to_what_a_document_refers_to(write: Write, tmp_path: Path) -> None:
    referring = [file for file in hostile_files() if any(word in file.name for word in REFERRING)]
    names = [write(file.name, file.make()).name for file in referring]
    names.append(write("properties.docx", zip_of(word(PARAGRAPH) | {"docProps/core.xml": SUBSET + CORE})).name)
    suffixes = {Path(name).suffix for name in names}
    assert suffixes >= {*(one.suffix for one in ENVELOPES), ".pdf", ".html", ".rtf", ".eml", ".rst", ".tex"}
    program = TracedProgram(tmp_path)
    done = program.run("scan", str(tmp_path / "docs"), "--json", "r.json", strace=["-e", f"trace={FILES_AND_NETWORK}"])
    assert done.returncode in {0, 3}, done.stderr
    assert json.loads((tmp_path / "r.json").read_text())["summary"]["documents"] == len(names)
    calls = list(program.calls())
    assert {path.name for call in calls for path in map(Path, call.paths)} >= set(names)  # they were opened
    assert [call for call in calls if PASSWORDS in call.arguments or "x.dtd" in call.arguments] == []
    # A reader and its opener talk through a pair of sockets without a name, which leads nowhere else.
    named = [call for call in calls if call.name in {"socket", "socketpair", "connect", "sendto", "bind"}]
    assert [call for call in named if call.name != "socketpair" or not call.arguments.startswith("AF_UNIX")] == []


def test_H1_a_gigabyte_in_an_archive_is_stopped_within_100_megabytes(write: Write, scan_documents: Scan) -> None:
    bombs = [file for file in hostile_packages() if file.name.startswith("gigabyte")]
    for file in bombs:
        write(file.name, file.make())
    scanned = scan_documents(memory_limit_bytes=100 * MIB)
    assert len(bombs) == 2 * len(ENVELOPES)
    assert scanned.problems == {file.name: "too-large" for file in bombs}
    # By the budget for what comes out; not because the memory was full.
    assert [one.message for one in scanned.result.problems if "unpacks to more than" not in one.message] == []
