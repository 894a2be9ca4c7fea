"""Which formats can be read, for a face that lists them."""

import enum
from dataclasses import dataclass

from dupfinder.extract import Format, formats
from dupfinder.extract.plugins import provider_of


class FormatState(enum.StrEnum):
    """Whether documents of a format can be read here and now."""

    INSTALLED = "installed"
    MISSING = "missing"
    """A library that its reader needs is not installed."""
    UNREAD = "unread"
    """It is recognised; nothing reads it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownFormat:
    """One format as a person should know it."""

    name: str
    """As in options and reports: `pdf`."""
    title: str
    suffixes: tuple[str, ...]
    reader: str
    """What reads it; empty where nothing does."""
    state: FormatState
    missing_libraries: tuple[str, ...]
    package: str | None
    """The package that brings it, `None` for those of the program itself."""


def known_formats() -> tuple[KnownFormat, ...]:
    """Return every format that is recognised, in the order of asking.

    No parser is loaded for it; but the packages that bring formats are, which may take time: call it in the background.
    """
    return tuple(map(_known, formats()))


def _known(one: Format) -> KnownFormat:
    state = FormatState.MISSING if one.missing_libraries else FormatState.INSTALLED
    provider = provider_of(one)
    return KnownFormat(
        name=one.name,
        title=one.title,
        suffixes=one.suffixes,
        reader=one.reader,
        state=FormatState.UNREAD if one.read is None else state,
        missing_libraries=one.missing_libraries,
        package=None if provider is None else provider.package,
    )
