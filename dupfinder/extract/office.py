"""Documents that LibreOffice reads for us where it is installed: it makes OpenDocument files of copies of them.

It runs in a process that can do nothing else (`dupfinder.worker.office`); what it made is read like any other.
"""

import ctypes
import functools
import glob
import os
import sys
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from dataclasses import replace

from dupfinder.domain.beyond import UNTOLD
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.source import SourceFile

# Fixed places only: whatever else is on the search path may have been put there by somebody else.
_PLACES = ("/usr/lib/libreoffice", "/usr/lib64/libreoffice", "/usr/local/lib/libreoffice", "/opt/libreoffice*")
_LANDLOCK, _VERSION = 444, 1
"""The call that asks a kernel what it can confine (`dupfinder.worker.confinement.landlock`)."""
_PARTS = {
    **dict.fromkeys(("docx", "odt", "doc", "rtf"), ("libswlo.so",)),
    **dict.fromkeys(("xlsx", "ods", "xls", "xls4", "gnumeric"), ("libsclo.so",)),
    **dict.fromkeys(("pptx", "odp", "ppt"), ("libsdlo.so",)),
    **dict.fromkeys(("wps", "wpd", "wri", "sxw"), ("libswlo.so", "libwpftwriterlo.so")),
    **dict.fromkeys(("wks", "wk1", "sxc"), ("libsclo.so", "libwpftcalclo.so")),
    "sxi": ("libsdlo.so", "libwpftimpresslo.so"),
    **dict.fromkeys(("pub", "vsd", "qxd"), ("libsdlo.so", "libwpftdrawlo.so")),
}
"""The parts of LibreOffice that open documents of a format: distributions have packages for each."""
FILTERS = {
    **dict.fromkeys((".wps",), ("MS_Works", "odt")),
    **dict.fromkeys((".wpd", ".wp", ".wp5", ".wp6"), ("WordPerfect", "odt")),
    **dict.fromkeys((".wri",), ("MS_Write", "odt")),
    **dict.fromkeys((".sxw", ".stw"), ("StarOffice XML (Writer)", "odt")),
    **dict.fromkeys((".sdw",), ("StarOffice_Writer", "odt")),
    **dict.fromkeys((".wks", ".wdb"), ("MS_Works_Calc", "ods")),
    **dict.fromkeys((".wk1", ".wk3", ".wk4", ".123"), ("Lotus", "ods")),
    **dict.fromkeys((".gnumeric",), ("Gnumeric Spreadsheet", "ods")),
    **dict.fromkeys((".xlw",), ("MS Excel 4.0", "ods")),
    **dict.fromkeys((".sxc", ".stc"), ("StarOffice XML (Calc)", "ods")),
    **dict.fromkeys((".sdc",), ("StarOffice_Spreadsheet", "ods")),
    **dict.fromkeys((".sxi", ".sti"), ("StarOffice XML (Impress)", "odp")),
    **dict.fromkeys((".sdd",), ("StarOffice_Presentation", "odp")),
    **dict.fromkeys((".pub",), ("Publisher Document", "odg")),
    **dict.fromkeys((".vsd", ".vss", ".vst"), ("Visio Document", "odg")),
    **dict.fromkeys((".qxd", ".qxp"), ("QXP Document", "odg")),
}
"""By suffix: what reads a document in LibreOffice, which might take a damaged one for text, and what it becomes."""

Converter = Callable[[str, bytes], bytes | None]
"""Gives what becomes of a document with a suffix of these, `None` if LibreOffice could not make that."""
CONVERTER: ContextVar[Converter | None] = ContextVar("CONVERTER", default=None)
"""That of a worker which could start one."""


@functools.cache
def office_program() -> str | None:
    """Return the LibreOffice that is installed; `None` without one, and on systems where nothing can confine it."""
    if sys.platform != "linux" or ctypes.CDLL(None).syscall(_LANDLOCK, None, 0, _VERSION) <= 0:
        return None
    found = [name for place in _PLACES for name in sorted(glob.glob(f"{place}/program/soffice.bin"))]
    return os.path.realpath(found[-1]) if found else None


def opens(format_name: str) -> bool:
    """Return whether LibreOffice is there, with the parts that open documents of a format."""
    program, parts = office_program(), _PARTS.get(format_name)
    if program is None or parts is None:
        return False
    return all(os.path.exists(os.path.join(os.path.dirname(program), part)) for part in parts)


def read(source: SourceFile, suffixes: Iterable[str]) -> Content:
    """Return the text of a document of a format with these suffixes, as far as LibreOffice reads it.

    What it left out nobody knows: nothing but the words is told.
    """
    suffix = source.suffix if source.suffix in suffixes else next(iter(suffixes))
    convert = CONVERTER.get()
    data = None if convert is None else convert(suffix, source.read())
    if data is None:
        raise DocumentError(ProblemCode.UNSUPPORTED, say("LibreOffice could not read this document."))
    target = FILTERS[suffix][1]
    return replace(_readers()[target](SourceFile.of_bytes(f"document.{target}", data)), beyond=UNTOLD, pictures=())


def _readers() -> dict[str, Callable[[SourceFile], Content]]:
    from dupfinder.extract.opendocument import text  # noqa: PLC0415 - it loads lxml

    return {"odt": text.read_text, "ods": text.read_sheets, "odp": text.read_slides, "odg": text.read_drawing}
