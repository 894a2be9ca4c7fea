"""Whether scanned pages can be read on this machine."""

from dupfinder.domain.errors import UsageError
from dupfinder.extract import formats


def ocr_is_installed() -> bool:
    """Return whether the optional packages that read scanned pages are there."""
    return not any(one.missing_scan_libraries for one in formats())


def check_ocr(*, wanted: bool) -> None:
    """Raise `UsageError` if scanned pages shall be read and nothing is installed that can."""
    if wanted and not ocr_is_installed():
        raise UsageError("Reading scanned pages needs a package that is not installed: dupfinder[ocr].")
