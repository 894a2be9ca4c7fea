"""OpenDocument spreadsheets."""

from dupfinder.extract.containers.recognising import OPENDOCUMENT, packaged
from dupfinder.extract.format import Format

FORMAT = Format(
    name="ods",
    title="OpenDocument spreadsheet",
    suffixes=(".ods", ".ots"),
    media_type=OPENDOCUMENT + "spreadsheet",
    recognises=packaged(OPENDOCUMENT + "spreadsheet"),
)
