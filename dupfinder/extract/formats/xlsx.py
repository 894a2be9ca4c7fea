"""Excel workbooks."""

from dupfinder.extract.containers.recognising import OOXML, packaged
from dupfinder.extract.format import Format

FORMAT = Format(
    name="xlsx",
    title="Excel workbook",
    suffixes=(".xlsx", ".xlsm", ".xltx", ".xltm", ".xlsb"),
    media_type=OOXML + "spreadsheetml.sheet",
    recognises=packaged("spreadsheetml.", "ms-excel."),
)
