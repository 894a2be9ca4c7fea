"""The CSV report: a row for each document of a group, made to be opened in a spreadsheet."""

import csv
from typing import TextIO

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.result import ScanResult
from dupfinder.report.fields import fingerprint_hex, modified_utc, rounded_share, variable_names
from dupfinder.report.wording import beyond_words

COLUMNS = (
    "group",
    "relation",
    "similarity",
    "keeper",
    "name",
    "folder",
    "path",
    "format",
    "size_bytes",
    "modified_utc",
    "words",
    "fingerprint",
    "reference",
    "differs_only_in",
    "differs_beyond",
    "title",
    "author",
    "created",
    "modified",
    "pages",
    "attachments",
)
_BYTE_ORDER_MARK = "\ufeff"
"""Without it Excel reads UTF-8 as the system's old code page."""
_FORMULA_STARTS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What makes a spreadsheet calculate; the wide forms do so in East Asian settings (OWASP, CSV Injection)."""


def write_csv(result: ScanResult, out: TextIO) -> None:
    """Write the CSV report: UTF-8 with a byte order mark, commas, a header, line ends as RFC 4180 has them.

    `out` must not translate line ends (`newline=""`).
    """
    out.write(_BYTE_ORDER_MARK)
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for group in result.groups:
        for member in group.members:
            rows.writerow(_row(group, member, bits=result.options.fingerprint.bits))


def _row(group: DuplicateGroup, member: Member, *, bits: int) -> list[str | int | float]:
    document, entry = member.document, member.document.entry
    fingerprint = fingerprint_hex(document.fingerprint, bits=bits)
    return [
        group.group_id,
        "keeper" if member.relation is None else member.relation.value,
        rounded_share(member.similarity),
        "yes" if member.relation is None else "no",
        text_cell(entry.name),
        text_cell(entry.folder),
        text_cell(entry.path),
        text_cell(document.format),
        entry.size_bytes,
        modified_utc(entry) or "",
        document.word_count,
        # A spreadsheet would read bare digits as a number and round it.
        "" if fingerprint is None else f"0x{fingerprint}",
        "yes" if entry.is_reference else "no",
        ", ".join(variable_names(member.differs_only_in)),
        beyond_words(member.differs_beyond),
        *_about(document.metadata),
    ]


def _about(metadata: Metadata) -> list[str | int]:
    """Return what a document says about itself; empty cells stand for what it does not say."""
    return [
        text_cell(metadata.title or ""),
        text_cell(metadata.author or ""),
        text_cell(metadata.created or ""),
        text_cell(metadata.modified or ""),
        "" if metadata.page_count is None else metadata.page_count,
        text_cell("; ".join(metadata.attachments)),
    ]


def text_cell(text: str) -> str:
    """Return a text that a spreadsheet shows and never calculates, in one line (O1)."""
    shown = visible(text)
    return f"'{shown}" if shown.lstrip().startswith(_FORMULA_STARTS) else shown
