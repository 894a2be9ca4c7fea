"""Reports to files: whole or not at all."""

import contextlib
import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import BinaryIO, TextIO, assert_never

from dupfinder.domain.comparisons import PairDifference
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.messages import english, telling
from dupfinder.domain.result import ScanResult
from dupfinder.report.fields import fingerprint_hex, modified_utc, rounded_share, variable_codes
from dupfinder.report.html_report import write_html
from dupfinder.report.json_report import write_json, write_pairs
from dupfinder.report.kinds import ReportKind
from dupfinder.report.whole_files import whole_file
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
    for document in result.unique or ():
        rows.writerow(["", "unique", "", "", *_facts(document, bits=result.options.fingerprint.bits)])


def _row(group: DuplicateGroup, member: Member, *, bits: int) -> list[str | int | float]:
    differences = (", ".join(variable_codes(member.differs_only_in)), beyond_words(member.differs_beyond))
    return [
        group.group_id,
        "keeper" if member.relation is None else member.relation.value,
        rounded_share(member.similarity),
        "yes" if member.relation is None else "no",
        *_facts(member.document, bits=bits, differences=differences),
    ]


def _facts(document: Document, *, bits: int, differences: Sequence[str] = ("", "")) -> list[str | int | float]:
    entry = document.entry
    fingerprint = fingerprint_hex(document.fingerprint, bits=bits)
    return [
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
        *differences,
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


def write_report(
    kind: ReportKind,
    result: ScanResult,
    out: BinaryIO,
    *,
    differences: Iterable[PairDifference] | None = None,
    words_around: int | None = None,
) -> None:
    """Write a report to a stream; text is in UTF-8, with line ends as the kind has them.

    With `differences` (those of `near_members` of the groups, in their order), which only HTML can show, text of the
    documents stands in the report: what changed, with so many `words_around` it.
    """
    if differences is not None and kind is not ReportKind.HTML:
        raise ValueError("Only the HTML report shows differences.")
    match kind:
        case ReportKind.HTML:
            with _text(out) as text:
                write_html(result, text, differences=differences, words_around=words_around)
        case ReportKind.PDF:
            # Who writes no such report shall not wait until its library is imported.
            from dupfinder.report.pdf_report import write_pdf  # noqa: PLC0415

            write_pdf(result, out)
        case ReportKind.DOCX:
            from dupfinder.report.docx_report import write_docx  # noqa: PLC0415

            write_docx(result, out)
        case ReportKind.XLSX:
            from dupfinder.report.xlsx_report import write_xlsx  # noqa: PLC0415

            write_xlsx(result, out)
        case ReportKind.CSV | ReportKind.JSON | ReportKind.PAIRS:
            write = {ReportKind.CSV: write_csv, ReportKind.JSON: write_json, ReportKind.PAIRS: write_pairs}[kind]
            with telling(english), _text(out) as text:  # programs read them
                write(result, text)
        case _:
            assert_never(kind)


def save_report(
    kind: ReportKind,
    result: ScanResult,
    *,
    path: str,
    differences: Iterable[PairDifference] | None = None,
    words_around: int | None = None,
) -> None:
    """Write a report to a file, which afterwards is there whole or, if that failed, as it was before.

    It is written beside its target, flushed to disk, and renamed into place. Raises `ReportError` if it cannot be.
    """
    with whole_file(path) as stream:
        write_report(kind, result, stream, differences=differences, words_around=words_around)


def save_text(text: str, *, path: str) -> None:
    """Write a text (a plan) to a file as `save_report` does a report."""
    save_written(lambda out: out.write(text), path=path)


def save_bytes(data: bytes, *, path: str) -> None:
    """Write a file as `save_report` does a report."""
    with whole_file(path) as stream:
        stream.write(data)


def save_written(write: Callable[[TextIO], object], *, path: str) -> None:
    """Save what a writer writes, in UTF-8 with line ends as they are, to a file as `save_report` does a report."""
    with whole_file(path) as stream, _text(stream) as text:
        write(text)


@contextlib.contextmanager
def _text(stream: BinaryIO) -> Iterator[TextIO]:
    """Give a stream of text over one of bytes, which stays open."""
    text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
    try:
        yield text
    finally:
        text.detach()  # what it holds is flushed
