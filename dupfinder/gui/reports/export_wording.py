"""What is said about reports before they are written."""

from PySide6.QtCore import QLocale, QObject

from dupfinder.report import ReportKind


class ExportWording(QObject):
    """The sentences of the dialogue."""

    def about_kind(self, kind: ReportKind) -> str:
        """Return what a kind of report is good for."""
        return {
            ReportKind.HTML: self.tr("One file that every browser opens: to search, to sort, to pass on."),
            ReportKind.PDF: self.tr("Pages with numbers and an outline: to print, to sign off, to keep."),
            ReportKind.DOCX: self.tr("Groups as tables with headings, for Word or LibreOffice Writer."),
            ReportKind.XLSX: self.tr("Sheets with a row for each document, for Excel or LibreOffice."),
            ReportKind.CSV: self.tr("A row for each document, for any program that reads tables."),
            ReportKind.JSON: self.tr("All that was found, for programs, and for dupfinder plan."),
            ReportKind.PAIRS: self.tr("Every two documents that are alike, one pair a line, for programs."),
        }[kind]

    def everything(self, groups: int) -> str:
        """Return the name of the choice to write everything."""
        return self.tr("Everything: %Ln group(s)", "", groups)

    def shown(self, groups: int) -> str:
        """Return the name of the choice to write what the filters leave."""
        return self.tr("What is shown now: %Ln group(s)", "", groups)

    def about_differences(self) -> str:
        """Return what it means to have the differences in a report."""
        return self.tr("The documents are read again for it, and parts of their text then stand in the report.")

    def no_differences(self) -> str:
        """Return why there are none to choose."""
        return self.tr("Only a web page can show them.")

    def compared(self, done: int, total: int) -> str:
        """Return how far the comparing is."""
        return self.tr("{done} of %Ln pair(s) compared", "", total).format(done=QLocale().toString(done))
