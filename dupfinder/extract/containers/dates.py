"""Dates in the XML of documents."""

import re

DATE = re.compile(
    r"(?P<day>\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)"
    r"(?:T(?P<time>\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)?(?P<zone>Z|[+-]\d\d:?\d\d)?)?",
    re.ASCII,
)
FULL_DAY = len("2026-11-20")


def iso_date(text: str | None) -> str | None:
    """Return a date of XML Schema or Dublin Core (W3CDTF) as it is written, to the second at most.

    Both are profiles of ISO 8601. `None` for what is no date.
    """
    found = DATE.fullmatch((text or "").strip())
    if found is None:
        return None
    day, time, zone = found["day"], found["time"], found["zone"]
    return f"{day}T{time}{zone or ''}" if time and len(day) == FULL_DAY else day
