"""The libraries that the program is made with: what is installed of them, and under which licences they come."""

import importlib.metadata
from dataclasses import dataclass

LIBRARIES = (
    *("PySide6-Essentials", "XlsxWriter", "chardet", "cryptography", "jeepney", "lxml", "numpy", "olefile", "pillow"),
    *("platformdirs", "psutil", "pypdf", "pypdfium2", "python-docx", "rapidfuzz", "regex", "reportlab"),
    *("selectolax", "send2trash", "watchdog"),
)
"""As pyproject.toml names them."""
_CLASSIFIER = "License :: OSI Approved :: "
_MOST_LETTERS = 60
"""What is longer is the licence itself, and no name of it."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library as it is installed."""

    name: str
    version: str
    licence: str
    """Its name as the library gives it; empty where it gives none."""


def installed_libraries() -> tuple[Library, ...]:
    """Return what is installed; a bundle may have left out what tells of a library."""
    return tuple(library for name in LIBRARIES if (library := _library(name)) is not None)


def _library(name: str) -> Library | None:
    try:
        metadata = importlib.metadata.metadata(name)
    except importlib.metadata.PackageNotFoundError:
        return None
    named = [metadata[field] for field in ("License-Expression", "License") if field in metadata]
    classifiers = metadata.get_all("Classifier") or []
    named += [text.removeprefix(_CLASSIFIER) for text in classifiers if text.startswith(_CLASSIFIER)]
    licence = next((text for text in named if text and len(text) <= _MOST_LETTERS), "")
    return Library(name=name, version=metadata["Version"], licence=licence)
