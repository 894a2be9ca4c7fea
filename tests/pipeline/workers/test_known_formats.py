"""The list of formats for the faces."""

import subprocess
import sys

from dupfinder.extract import formats
from dupfinder.pipeline import FormatState, known_formats


def test_every_format_is_listed_as_it_is_registered() -> None:
    listed = {one.name: one for one in known_formats()}
    assert set(listed) == {one.name for one in formats()}
    for one in formats():
        found = listed[one.name]
        assert (found.title, found.suffixes, found.reader) == (one.title, one.suffixes, one.reader)
        assert (found.state is FormatState.UNREAD) is one.is_unread
        assert (found.state is FormatState.MISSING) is bool(one.read and found.missing_libraries)
    assert listed["pdf"].state is FormatState.INSTALLED
    assert listed["pdf"].package is None


def test_listing_them_loads_no_parser_here() -> None:
    # chardet only guesses encodings; it is loaded with the room.
    code = (
        "import sys, dupfinder.pipeline; dupfinder.pipeline.known_formats();"
        "parsers = 'pypdfium2 pypdf docx lxml selectolax olefile rapidocr'.split();"
        "print([name for name in parsers if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
