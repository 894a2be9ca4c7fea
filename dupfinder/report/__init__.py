"""Results to files: JSON, JSON lines, CSV, HTML."""

from dupfinder.report.saving import ReportKind, save_report, save_text, write_report

__all__ = ["ReportKind", "save_report", "save_text", "write_report"]
