"""The times that documents say of themselves: ISO 8601, as precise as each has it, with or without a zone."""

import datetime

_WHOLE_DAY = "0000-01-01"


def instant(text: str) -> datetime.datetime | None:
    """Return the moment that a text names, with a zone; `None` for what is no time.

    What is missing counts as the earliest that it can be, and a missing zone as UTC: two times that are given alike
    are one moment.
    """
    try:
        moment = datetime.datetime.fromisoformat(text + _WHOLE_DAY[len(text) :])
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=datetime.UTC)


def local_time(text: str) -> datetime.datetime | None:
    """Return the time that a person here reads on the clock at that moment; `None` for what is no whole time.

    A time without a zone stays as it is.
    """
    if len(text) <= len(_WHOLE_DAY):
        return None
    try:
        moment = datetime.datetime.fromisoformat(text)
        return moment.astimezone().replace(tzinfo=None) if moment.tzinfo else moment
    except (ValueError, OverflowError, OSError):  # years that the calendar or the system does not have
        return None
