"""Whether scanned pages can be read on this machine."""

from dupfinder.domain.errors import UsageError
from dupfinder.extract import formats


def missing_for_ocr() -> tuple[str, ...]:
    """Return which optional packages are not installed that read scanned pages, as the package index calls them."""
    return tuple(dict.fromkeys(name for one in formats() for name in one.missing_scan_libraries))


def check_ocr(*, wanted: bool) -> None:
    """Raise `UsageError` if scanned pages shall be read and nothing is installed that can."""
    if wanted and (missing := missing_for_ocr()):
        raise UsageError(f"Reading scanned pages needs packages that are not installed: {', '.join(missing)}.")
