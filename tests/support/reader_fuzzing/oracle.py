"""What must hold of `extract` and `thumbnail` for any input at all; what does not is a finding."""

import contextlib
import io
import re
import time
import traceback
import unicodedata
import zlib
from dataclasses import dataclass
from typing import Any

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import Box, SourceFile, enclosed_source, extract, is_box, open_box, thumbnail

SLOW_CPU_S = 3.0
"""With the fuzzer's instruments in the code, which cost some times as much as the code itself."""
TWICE_EVERY = 4
MOST_ENCLOSED = 20
NEVER_IN_TEXT = re.compile("[\0\r\u2028\u2029\ud800-\udfff]")
MISTAKES = (
    RecursionError,
    AttributeError,
    NameError,
    AssertionError,
    ZeroDivisionError,
    TypeError,
    IndexError,
    KeyError,
)
"""On damaged input the door turns these into `damaged`; out of our own code they are worth a look all the same."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that should not be: a name for all of its kind, and what a person wants to read."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one input."""

    has_text: bool
    findings: list[Finding]


def judged(suffix: str, data: bytes) -> Verdict:
    """Return whether `data` is read as a document of that suffix, and what is wrong with how it is."""
    began_s = time.process_time()
    found = []
    has_text = False
    try:
        first = _read(suffix, data)
        has_text = isinstance(first, ExtractedText)
        if isinstance(first, ExtractedText):
            found += _wrong_text(first)
            if zlib.crc32(data) % TWICE_EVERY == 0 and _read(suffix, data) != first:
                found.append(Finding("not-the-same-twice", "Reading it twice gives two texts."))
        else:
            found += _mistake(first)
        _show(suffix, data)
    except MemoryError:
        found.append(Finding("memory", "It takes more memory than is allowed."))
    except OSError as error:
        found.append(Finding("oserror", _told(error)))  # the bytes are in memory: nothing can fail to be read
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        found.append(Finding(f"raises-{_place(error)}", _told(error)))
    spent_s = time.process_time() - began_s
    if spent_s > SLOW_CPU_S:
        found.append(Finding("slow", f"It takes {spent_s:.1f} s."))
    return Verdict(has_text, found)


def _show(suffix: str, data: bytes) -> None:
    with contextlib.suppress(DocumentError):
        thumbnail(SourceFile(f"document{suffix}", io.BytesIO(data), len(data)), width_px=64)


def _read(suffix: str, data: bytes) -> ExtractedText | DocumentError:
    try:
        source = SourceFile(f"document{suffix}", io.BytesIO(data), len(data))
        if is_box(source):
            _taken_out(source)
            return extract(source)
        extracted = extract(source)
        box = _taken_out(source) if extracted.enclosed else None
    except DocumentError as error:
        return error
    if box is not None and tuple(box.enclosed) != extracted.enclosed:
        raise ValueError(f"The reader finds {extracted.enclosed}, the box {box.enclosed}.")
    return extracted


def _taken_out(source: SourceFile) -> Box[Any]:
    """Return what a file encloses; the first of that is looked at."""
    box = open_box(source)
    for one in box.enclosed[:MOST_ENCLOSED]:
        enclosed_source(box, source, one.name)
    return box


def _wrong_text(extracted: ExtractedText) -> list[Finding]:
    found = []
    for name, text in (("text", extracted.text), ("heading", "".join(extracted.headings))):
        if NEVER_IN_TEXT.search(text):
            found.append(Finding(f"{name}-characters", "It has characters that the normal form does not allow."))
        if not unicodedata.is_normalized("NFC", text):
            found.append(Finding(f"{name}-nfc", "It is not in NFC."))
    if any("\n" in heading for heading in extracted.headings):
        found.append(Finding("heading-lines", "A heading has several lines."))
    return found


def _mistake(error: DocumentError) -> list[Finding]:
    """Return a mistake in our own code that the door took for damage."""
    cause = error.__cause__
    if not isinstance(cause, MISTAKES):
        return []
    innermost = traceback.extract_tb(cause.__traceback__)[-1].filename
    if "dupfinder" not in innermost and not isinstance(cause, RecursionError):
        return []
    return [Finding(f"mistake-{_place(cause)}", _told(cause))]


def _place(error: BaseException) -> str:
    """Return the type of an error and the last of our own lines that it came through."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "dupfinder" in frame.filename] or frames
    return f"{type(error).__name__}-{ours[-1].filename.rpartition('/')[2]}-{ours[-1].lineno}"


def _told(error: BaseException) -> str:
    return "".join(traceback.format_exception(error, limit=-15))
