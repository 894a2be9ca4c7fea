"""The kinds of reports."""

import enum


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
