"""Results to files: JSON, JSON lines, CSV, HTML."""

from dupfinder.report.saving import ReportKind, save_report, save_text, write_report
from dupfinder.report.whole_file import whole_file

__all__ = ["ReportKind", "save_report", "save_text", "whole_file", "write_report"]
