"""What a PDF says about itself in its document information dictionary (PDF 1.7, 14.3.3)."""

import itertools
import re
from collections.abc import Callable, Iterable

from dupfinder.domain.documents import Metadata

DATE = re.compile(
    r"D?:?(?P<year>\d{4})(?P<month>\d\d)?(?P<day>\d\d)?(?P<hour>\d\d)?(?P<minute>\d\d)?(?P<second>\d\d)?"
    r"(?:(?P<utc>Z)|(?P<offset>[+-]\d\d)'?(?P<offset_minute>\d\d)?)?"
)


MOST_FILES = 1_000
"""More attached files than a person reads the names of."""


def metadata(value: Callable[[str], str], *, page_count: int, attachments: Iterable[str]) -> Metadata:
    """Return the metadata of a PDF; `value` gives the entry of a name, empty where there is none.

    Of `attachments` the first of different names are kept.
    """
    named = dict.fromkeys(itertools.islice(filter(None, attachments), MOST_FILES))
    return Metadata(
        title=value("Title").strip() or None,
        author=value("Author").strip() or None,
        created=iso_date(value("CreationDate")),
        modified=iso_date(value("ModDate")),
        page_count=page_count,
        attachments=tuple(named),
    )


def iso_date(text: str) -> str | None:
    """Return a PDF date (PDF 1.7, 7.9.4) as ISO 8601, as precise as it is; `None` for what is none."""
    found = DATE.match(text.strip())
    if found is None:
        return None
    day = "-".join(itertools.takewhile(bool, (found["year"], found["month"], found["day"])))
    if not (found["day"] and found["minute"]):
        return day
    zone = found["utc"] or (f"{found['offset']}:{found['offset_minute'] or '00'}" if found["offset"] else "")
    return f"{day}T{found['hour']}:{found['minute']}:{found['second'] or '00'}{zone}"
