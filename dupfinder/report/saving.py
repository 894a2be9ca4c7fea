"""Reports to files: whole or not at all."""

import contextlib
import enum
import io
from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO, TextIO, assert_never

from dupfinder.domain.comparisons import PairDifference
from dupfinder.domain.result import ScanResult
from dupfinder.report.csv_report import write_csv
from dupfinder.report.html_report import write_html
from dupfinder.report.json_report import write_json
from dupfinder.report.pairs_report import write_pairs
from dupfinder.report.whole_file import whole_file


class ReportKind(enum.StrEnum):
    """The kinds of report, those for people first."""

    HTML = "html"
    PDF = "pdf"
    DOCX = "docx"
    XLSX = "xlsx"
    CSV = "csv"
    JSON = "json"
    PAIRS = "pairs"

    @property
    def is_text(self) -> bool:
        """Return whether a terminal can show such a report."""
        return self not in {ReportKind.PDF, ReportKind.DOCX, ReportKind.XLSX}


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
        case ReportKind.CSV:
            with _text(out) as text:
                write_csv(result, text)
        case ReportKind.JSON:
            with _text(out) as text:
                write_json(result, text)
        case ReportKind.PAIRS:
            with _text(out) as text:
                write_pairs(result, text)
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
