"""The day by which a document of a family is known."""

from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.families.family_order import written_date_of
from dupfinder.gui.toolkit.wording import Wording


def shown_date(document: Document, wording: Wording) -> str:
    """Return the day that a document says of itself, else that of its file's last change, as it is written here."""
    written = written_date_of(document)
    return wording.written_day(written) if written else wording.date(document.entry.mtime_ns)
