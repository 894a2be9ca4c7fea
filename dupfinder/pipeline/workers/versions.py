"""What the readers of this program are, and how to learn that without starting one."""

from collections.abc import Mapping

from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import FINGERPRINT_VERSION, FingerprintSettings
from dupfinder.domain.options import ScanOptions
from dupfinder.extract import formats
from dupfinder.extract.plugins import has_entry_points
from dupfinder.fingerprint import settings_token
from dupfinder.store import ReaderVersions


def missing_for_ocr() -> tuple[str, ...]:
    """Return which optional packages are not installed that read scanned pages, as the package index calls them."""
    return tuple(dict.fromkeys(name for one in formats() for name in one.missing_scan_libraries))


def check_ocr(*, wanted: bool) -> None:
    """Raise `UsageError` if scanned pages shall be read and nothing is installed that can."""
    if wanted and (missing := missing_for_ocr()):
        raise UsageError(f"Reading scanned pages needs packages that are not installed: {', '.join(missing)}.")


def own_versions(settings: FingerprintSettings, *, ocr: bool) -> ReaderVersions | None:
    """Return the versions of our readers and features; `None` where only a worker can tell.

    That is so where other packages bring formats, because their readers run nowhere but in workers.
    """
    if has_entry_points():
        return None
    readers = {one.name: one.reader_version for one in formats()}
    return versions_of(readers, FINGERPRINT_VERSION, settings, ocr=ocr)


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
