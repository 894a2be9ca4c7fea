"""Strings that pdfium's functions write, and the handles that they take."""

import ctypes
from collections.abc import Callable

import pypdfium2.raw as pdfium

Handle = ctypes.c_void_p
"""A pointer to one of pdfium's objects."""


def read_string(get: Callable[..., int]) -> str:
    """Return the string that a function of pdfium writes; without a buffer it says how many bytes that takes."""
    size_bytes = get(None, 0)
    buffer = (pdfium.FPDF_WCHAR * (size_bytes // 2))()
    get(buffer, size_bytes)
    return bytes(buffer).decode("utf-16-le", errors="replace").rstrip("\0").strip()
