"""Formats that are recognised, so that a person sees what was left out, but cannot be read yet."""

import re
from collections.abc import Callable

from dupfinder.extract.format import Format
from dupfinder.extract.source import SourceFile

ODF = "application/vnd.oasis.opendocument."
OOXML = "application/vnd.openxmlformats-officedocument."

FIRST_MAIL_HEADER = re.compile(rb"(?:From [^\n]*\n)?[!-9;-~]+[ \t]*:[ \t]")
MAIL_HEADERS = re.compile(rb"(?im)^(from|to|subject|date|mime-version|message-id|received|return-path):")
NEEDED_MAIL_HEADERS = 3
MAIL_SUFFIXES = (".eml",)
PLAIN_SUFFIXES = frozenset({".txt", ".text", ".md", ".log"})
"""A text with these suffixes that starts like a message is read as the text that it is."""


def _packaged(*media_types: str) -> Callable[[SourceFile], bool]:
    """Return a test for zip archives that say they are of a type that contains one of these."""

    def recognises(source: SourceFile) -> bool:
        return source.package is not None and any(kind in source.package.media_type for kind in media_types)

    return recognises


def _compound(*entries: str) -> Callable[[SourceFile], bool]:
    """Return a test for compound files that have one of these entries."""

    def recognises(source: SourceFile) -> bool:
        return not source.compound_entries.isdisjoint(entries)

    return recognises


def _is_rtf(source: SourceFile) -> bool:
    return source.head.lstrip().startswith(b"{\\rtf")


def _is_mail(source: SourceFile) -> bool:
    """Return whether the file starts with the headers of a message: three well-known ones, unless it is named so."""
    if source.suffix in PLAIN_SUFFIXES or not FIRST_MAIL_HEADER.match(source.head):
        return False
    if source.suffix in MAIL_SUFFIXES:
        return True
    headers = re.split(rb"\r?\n\r?\n", source.head, maxsplit=1)[0]
    return len({name.lower() for name in MAIL_HEADERS.findall(headers)}) >= NEEDED_MAIL_HEADERS


FORMATS = (
    Format(
        name="odt",
        title="OpenDocument text",
        suffixes=(".odt", ".ott"),
        media_type=ODF + "text",
        recognises=_packaged(ODF + "text"),
    ),
    Format(
        name="ods",
        title="OpenDocument spreadsheet",
        suffixes=(".ods", ".ots"),
        media_type=ODF + "spreadsheet",
        recognises=_packaged(ODF + "spreadsheet"),
    ),
    Format(
        name="odp",
        title="OpenDocument presentation",
        suffixes=(".odp", ".otp"),
        media_type=ODF + "presentation",
        recognises=_packaged(ODF + "presentation"),
    ),
    Format(
        name="pptx",
        title="PowerPoint presentation",
        suffixes=(".pptx", ".pptm", ".potx", ".potm", ".ppsx", ".ppsm"),
        media_type=OOXML + "presentationml.presentation",
        recognises=_packaged("presentationml.", "ms-powerpoint."),
    ),
    Format(
        name="xlsx",
        title="Excel workbook",
        suffixes=(".xlsx", ".xlsm", ".xltx", ".xltm", ".xlsb"),
        media_type=OOXML + "spreadsheetml.sheet",
        recognises=_packaged("spreadsheetml.", "ms-excel."),
    ),
    Format(
        name="xls",
        title="Excel 97 workbook",
        suffixes=(".xls", ".xlt"),
        media_type="application/vnd.ms-excel",
        recognises=_compound("Workbook", "Book"),
    ),
    Format(
        name="doc",
        title="Word 97 document",
        suffixes=(".doc", ".dot"),
        media_type="application/msword",
        recognises=_compound("WordDocument"),
    ),
    Format(
        name="msg",
        title="Outlook message",
        suffixes=(".msg",),
        media_type="application/vnd.ms-outlook",
        recognises=_compound("__properties_version1.0"),
    ),
    Format(
        name="rtf",
        title="rich text document",
        suffixes=(".rtf",),
        media_type="application/rtf",
        recognises=_is_rtf,
    ),
    Format(
        name="epub",
        title="EPUB book",
        suffixes=(".epub",),
        media_type="application/epub+zip",
        recognises=_packaged("application/epub+zip"),
    ),
    Format(
        name="eml",
        title="e-mail message",
        suffixes=MAIL_SUFFIXES,
        media_type="message/rfc822",
        recognises=_is_mail,
    ),
)
