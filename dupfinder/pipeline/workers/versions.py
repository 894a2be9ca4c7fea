"""What the readers of this program are, and how to learn that without starting one."""

import enum
from collections.abc import Mapping

from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import FINGERPRINT_VERSION, FingerprintSettings
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.extract import Format, formats
from dupfinder.extract.plugins import has_entry_points, provider_of
from dupfinder.fingerprint import settings_token
from dupfinder.store import ReaderVersions


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
    """A `Message` where it can be translated."""
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
        state=FormatState.UNREAD if one.is_unread else state,
        missing_libraries=one.missing_libraries,
        package=None if provider is None else provider.package,
    )


def missing_for_ocr() -> tuple[str, ...]:
    """Return which optional packages are not installed that read scanned pages, as the package index calls them."""
    return tuple(dict.fromkeys(name for one in formats() for name in one.missing_scan_libraries))


def check_ocr(*, wanted: bool) -> None:
    """Raise `UsageError` if scanned pages shall be read and nothing is installed that can."""
    if wanted and (missing := missing_for_ocr()):
        raise UsageError(say("To read scanned pages, install {packages}.", packages=", ".join(missing)))


def own_versions(settings: FingerprintSettings, *, ocr: bool) -> ReaderVersions | None:
    """Return the versions of our readers and features; `None` where only a worker can tell.

    That is so where other packages bring formats, because their readers run nowhere but in workers.
    """
    if has_entry_points():
        return None
    readers = {one.name: one.reader_version for one in formats()}
    return versions_of(readers, FINGERPRINT_VERSION, settings, ocr=ocr)


BYTES = "bytes"
"""The features of documents of which the bytes alone were read."""


def formats_by_suffix() -> Mapping[str, Format]:
    """Return the format that a document's name tells by its suffix (`.pdf`).

    Empty where other packages bring formats: these are asked first, whatever a file is called, and only in workers.
    """
    return {} if has_entry_points() else {suffix: one for one in reversed(formats()) for suffix in one.suffixes}


def text_versions(options: ScanOptions) -> ReaderVersions:
    """Return what is needed to find the texts of a scan in the cache, not its files: no reader is named."""
    return versions_of({}, FINGERPRINT_VERSION, options.fingerprint, ocr=options.ocr)


def versions_of(
    readers: Mapping[str, int], features_version: int, settings: FingerprintSettings, *, ocr: bool
) -> ReaderVersions:
    """Return whose work the cache may hold, where these are the versions of the readers and of the features."""
    # With character recognition the same file may have another text.
    features = f"{features_version} {settings_token(settings)}{' ocr' if ocr else ''}"
    return ReaderVersions(readers=readers, features=features)
