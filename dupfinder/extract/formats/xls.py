"""Workbooks of Excel up to 2003."""

from dupfinder.extract.containers.recognising import compound
from dupfinder.extract.format import Format

FORMAT = Format(
    name="xls",
    title="Excel 97 workbook",
    suffixes=(".xls", ".xlt"),
    media_type="application/vnd.ms-excel",
    recognises=compound("Workbook", "Book"),
)
