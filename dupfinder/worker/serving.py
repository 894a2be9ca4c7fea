"""Reads documents that the parent names, and sends back what matching needs of them.

One document at a time; whatever goes wrong here costs one document. Requests and answers are described at `serve`.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, BinaryIO

from dupfinder.domain.documents import ExtractedText, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.fingerprints import (
    FINGERPRINT_VERSION,
    Feature,
    FingerprintMethod,
    FingerprintSettings,
    Weighting,
    WordHash,
)
from dupfinder.extract import SourceFile, extract, formats, recognise
from dupfinder.worker.confinement import confine, limit_resources, lower_priority
from dupfinder.worker.frames import Frame, read_frame, write_frame
from dupfinder.worker.opening import FileLook, content_digest, open_unchanged
from dupfinder.worker.orphans import end_with_parent

BATCH_CHARS = 4 << 20
"""Texts that wait for their fingerprints; more are not held at once."""

TOO_MUCH_MEMORY = "Reading the document took more memory than is allowed."

HELD_BYTES = 64 << 20
"""Files up to this size are read once, into memory, so that what is digested is what is parsed."""

Answer = Callable[[dict[str, Any], bytes], None]


def main() -> None:
    """Serve the parent on standard input and output until it closes them; the one argument is the memory limit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to handle
    end_with_parent()
    requests, answers = _take_pipes()
    lower_priority()
    limit_resources(int(sys.argv[-1]))
    hello: dict[str, Any] = {"features": FINGERPRINT_VERSION, "confined": confine()}
    # Formats of other packages are code that is loaded here.
    hello["readers"] = {one.name: one.reader_version for one in formats()}
    write_frame(answers, Frame(hello))
    serve(requests, answers)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes from and to the parent, out of the reach of libraries that read or print."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return requests, answers


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until the parent closes.

    A request is `{"do": "digest" | "read" | "text", "files": [FileLook …], "formats": [only these] or [], "settings":
    {FingerprintSettings}, "ocr": whether pages without text are read as pictures}`. Every file gets one answer with its
    place in the request as `file`: `{"file": 0, "format": "pdf", "digest": …}`, `format` null for what is no (wanted)
    document, `problem` and `message` where there is one. For `read` fields and body are those of `worker.features`, for
    `text` the body is the text in UTF-8. `{"at": n}` says that file n is now being looked at, so that the parent knows
    whom to blame for a crash; it comes again for every scanned page, since the time limit is meant for one. n is null
    while texts that were read are being fingerprinted.
    """

    def answer(head: dict[str, Any], body: bytes = b"") -> None:
        write_frame(answers, Frame(head, body))

    while (request := read_frame(requests)) is not None:
        looks = [FileLook(**one) for one in request.head["files"]]
        wanted = frozenset(request.head["formats"])
        match request.head["do"]:
            case "digest":
                _digest(looks, wanted, answer)
            case "read":
                _read(looks, wanted, answer, _settings_from(request.head["settings"]), ocr=request.head["ocr"])
            case "text":
                _text(looks, wanted, answer, ocr=request.head["ocr"])


def _settings_from(fields: Mapping[str, Any]) -> FingerprintSettings:
    """Return the settings that `dataclasses.asdict` made these fields of, after a journey as JSON."""
    return FingerprintSettings(
        **{
            **fields,
            "method": FingerprintMethod(fields["method"]),
            "feature": Feature(fields["feature"]),
            "weighting": Weighting(fields["weighting"]),
            "word_hash": WordHash(fields["word_hash"]),
        }
    )


def _digest(looks: Iterable[FileLook], wanted: frozenset[str], answer: Answer) -> None:
    for number, look in enumerate(looks):
        answer({"at": number}, b"")
        head: dict[str, Any] = {"file": number}
        with _problem_into(head), _document(look, wanted, head):
            pass
        answer(head, b"")


def _read(
    looks: Iterable[FileLook], wanted: frozenset[str], answer: Answer, settings: FingerprintSettings, *, ocr: bool
) -> None:
    waiting: list[tuple[dict[str, Any], ExtractedText]] = []
    waiting_chars = 0
    for number, look in enumerate(looks):
        answer({"at": number}, b"")
        head: dict[str, Any] = {"file": number}
        extracted = _extract(look, wanted, head, on_scanned_page=partial(answer, {"at": number}, b"") if ocr else None)
        if extracted is None:
            answer(head, b"")
            continue
        waiting.append((head, extracted))
        waiting_chars += len(extracted.text)
        if waiting_chars > BATCH_CHARS:
            _answer_features(waiting, answer, settings)
            waiting_chars = 0
    if waiting:
        _answer_features(waiting, answer, settings)


def _answer_features(
    waiting: list[tuple[dict[str, Any], ExtractedText]], answer: Answer, settings: FingerprintSettings
) -> None:
    answer({"at": None}, b"")
    # Numpy and the fingerprint room take most of a worker's start: whoever asks for texts alone need not wait for them.
    from dupfinder.worker.features import sent_features  # noqa: PLC0415

    try:
        described = sent_features([extracted for _, extracted in waiting], settings)
    except MemoryError:
        if len(waiting) > 1:
            raise  # this process ends, and another one is asked about them one by one
        head, _ = waiting.pop()
        answer(head | {"problem": ProblemCode.TOO_LARGE.value, "message": TOO_MUCH_MEMORY}, b"")
        return
    for (head, _), (fields, body) in zip(waiting, described, strict=True):
        answer(head | fields, body)
    waiting.clear()


def _text(looks: Iterable[FileLook], wanted: frozenset[str], answer: Answer, *, ocr: bool) -> None:
    for number, look in enumerate(looks):
        answer({"at": number}, b"")
        head: dict[str, Any] = {"file": number}
        extracted = _extract(look, wanted, head, on_scanned_page=partial(answer, {"at": number}, b"") if ocr else None)
        if extracted is None:
            answer(head, b"")
        else:
            head["reader"], head["reader_version"] = extracted.reader, extracted.reader_version
            answer(head, extracted.text.encode())


def _extract(
    look: FileLook, wanted: frozenset[str], head: dict[str, Any], *, on_scanned_page: Callable[[], None] | None
) -> ExtractedText | None:
    """Return a document's text and note the rest in `head`; `None` for a problem, or for what is no document."""
    extracted = None
    with _problem_into(head), _document(look, wanted, head) as source:
        if source is not None:
            extracted = extract(source, on_scanned_page=on_scanned_page)
            head["metadata"] = asdict(extracted.metadata)
    return None if "problem" in head else extracted


@contextlib.contextmanager
def _document(look: FileLook, wanted: frozenset[str], head: dict[str, Any]) -> Iterator[SourceFile | None]:
    """Give the block a document to parse, with its format and digest noted in `head`; `None` for what is not wanted."""
    name = os.path.basename(look.path)
    with open_unchanged(look) as stream:
        source = SourceFile(name, stream, look.size_bytes)
        found = recognise(source)
        if source.failure is not None:  # what could not be looked at may be of any format
            raise source.failure
        head["format"] = found.name if found and (not wanted or found.name in wanted) else None
        if head["format"] is None:
            yield None
            return
        if look.size_bytes > HELD_BYTES:
            head["digest"] = content_digest(stream).hex()
            yield source
            return
        held = source.hold()
    head["digest"] = content_digest(held).hex()
    yield source


class _problem_into(contextlib.AbstractContextManager[None]):  # noqa: N801 - reads like a function
    """Turn what goes wrong in the block into `problem` and `message` of an answer."""

    def __init__(self, head: dict[str, Any]) -> None:
        self._head = head

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> bool:
        if isinstance(error, DocumentError):
            code, message = error.code, str(error)
        elif isinstance(error, MemoryError):
            code, message = ProblemCode.TOO_LARGE, TOO_MUCH_MEMORY
        elif isinstance(error, RecursionError):
            code, message = ProblemCode.DAMAGED, "The document is nested too deeply to be read."
        else:
            return False
        if code in {ProblemCode.CHANGED, ProblemCode.VANISHED, ProblemCode.UNREADABLE}:
            # The bytes that were seen before cannot be relied on.
            self._head.pop("digest", None)
        self._head["problem"], self._head["message"] = code.value, message
        return True
