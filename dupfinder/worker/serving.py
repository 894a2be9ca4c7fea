"""Reads documents that the parent names, and sends back what matching needs of them.

One document at a time; whatever goes wrong here costs one document. Requests and answers are described at `serve`.
"""

import dataclasses
import gc
import itertools
import os
import signal
import sys
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, BinaryIO, Protocol

from dupfinder.domain.beyond import DIGEST_BYTES, MOST_ITEMS
from dupfinder.domain.documents import NO_METADATA, ExtractedText, Metadata, ProblemCode
from dupfinder.domain.enclosed import packed_enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.files import ByBytes
from dupfinder.domain.fingerprints import (
    FINGERPRINT_VERSION,
    Feature,
    FingerprintMethod,
    FingerprintSettings,
    Weighting,
    WordHash,
)
from dupfinder.domain.long_paths import allow_long_paths
from dupfinder.domain.looks import Seen, unlooked_count
from dupfinder.domain.messages import say
from dupfinder.domain.pages import Picture
from dupfinder.extract import Box, SourceFile, extract, formats, is_box, no_text, packed_box, pages, picture, thumbnail
from dupfinder.extract.office import CONVERTER
from dupfinder.extract.seeing import grey, greys, pictures_by_pixels, stored_picture
from dupfinder.worker.beyond import add_signs, all_looks, content_fields, item_fields
from dupfinder.worker.confinement import confine, limit_resources, lower_priority, missing
from dupfinder.worker.documents import HELD_BYTES, TOO_MUCH_MEMORY, LastDocument, box_of, opened_document, problem_into
from dupfinder.worker.frames import BUFFER_BYTES, Frame, read_frame, write_frame
from dupfinder.worker.handing import HandedFiles, end_with_parent, start_converter, start_opener
from dupfinder.worker.opening import TEXT_SUFFIXES, FileLook, head_digest, open_unchanged

# `pages`: the body has for each page its width and height (two float32) and how many words it has (uint32), first all
# sizes, then all counts; then the box of each word (four float32: left, top, right, bottom), then the words in UTF-8, a
# newline between two. The field `pages` says how many pages there are, `words` how many words.
# `picture` (parameters `page`, from 0, and `width_px`): fields `width_px` and `height_px`, the pixels are the body.
# `pictures`: field `pictures`, the stored pictures by their pixels (`dupfinder.domain.beyond.packed_pictures`). The
# body
# has for each as it is stored its digest, and the one by its pixels, noughts for a decorative one.
# `stored_picture` (parameters `number`, of a picture of the document, from 0, and `width_px`): as `picture`.
# `grey` (parameters `number`, as of a `dupfinder.domain.looks.Look`, and `long_px`): as `picture`, a byte for each
# pixel.
# `greys` (parameters `number`, `count`, `long_px`): the same for so many from that number on; the field `seen` has the
# number, width and height of each that can be shown, the body their pixels, one after the other.
# `thumbnail` (parameter `width_px`): as `picture`; both fields are null, and the body empty, where there is none.

# `copy`: the body is the document, which was read without a problem: what has a password or is a bomb is not given.

# `redline` (parameters `pieces`, as `dupfinder.pipeline.scanning.text_reader` packs them, `names` and `beyond`): the
# body is a Word document with tracked changes, the fields are the others of `dupfinder.domain.comparisons.Redline`.

View = Callable[[SourceFile, Mapping[str, Any]], tuple[dict[str, Any], bytes]]


def _pages(source: SourceFile, _: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    seen = pages(source)
    sizes = array("f", itertools.chain.from_iterable((page.width_pt, page.height_pt) for page in seen))
    counts = array("I", (len(page.words) for page in seen))
    boxes = array("f", itertools.chain.from_iterable(itertools.chain.from_iterable(page.boxes) for page in seen))
    words = "\n".join(itertools.chain.from_iterable(page.words for page in seen))
    numbers = sizes.tobytes() + counts.tobytes() + boxes.tobytes()
    return {"pages": len(seen), "words": sum(counts)}, numbers + words.encode()


def _picture(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    return _sent(picture(source, page=parameters["page"], width_px=parameters["width_px"]))


def _thumbnail(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    found = thumbnail(source, width_px=parameters["width_px"])
    return ({"width_px": None, "height_px": None}, b"") if found is None else _sent(found)


def _stored_picture(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    return _sent(stored_picture(source, number=parameters["number"], width_px=parameters["width_px"]))


def _grey(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    return _sent(grey(source, number=parameters["number"], long_px=parameters["long_px"]))


def _greys(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    seen = greys(source, **{name: parameters[name] for name in ("number", "count", "long_px")})
    return {"seen": [[one.number, one.width_px, one.height_px] for one in seen]}, b"".join(one.pixels for one in seen)


def _sent(drawn: Picture | Seen) -> tuple[dict[str, Any], bytes]:
    return {"width_px": drawn.width_px, "height_px": drawn.height_px}, drawn.pixels


def _pictures(source: SourceFile, _: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    packed, told = pictures_by_pixels(source)
    none = bytes(DIGEST_BYTES)
    return {"pictures": packed.hex()}, b"".join(
        stored + (seen or none) for stored, seen in itertools.islice(told.items(), MOST_ITEMS)
    )


def _looks(source: SourceFile, _: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    return {"looks": all_looks(source).hex()}, b""


def _copy(source: SourceFile, _: Mapping[str, Any]) -> tuple[dict[str, Any], bytes]:
    if source.size_bytes > HELD_BYTES:
        raise DocumentError(ProblemCode.TOO_LARGE, say("The document is too large to be shown as pages."))
    extract(source)
    return {}, source.read()


def _redline(source: SourceFile, parameters: Mapping[str, Any]) -> tuple[dict[str, Any], bytes]:
    # python-docx takes longer to load than most documents to read: whoever wants no redline need not wait for it.
    from dupfinder.worker.redlining import redlined  # noqa: PLC0415

    return redlined(source, parameters)


VIEWS: Mapping[str, View] = {
    "pages": _pages,
    "picture": _picture,
    "thumbnail": _thumbnail,
    "pictures": _pictures,
    "looks": _looks,
    "stored_picture": _stored_picture,
    "grey": _grey,
    "greys": _greys,
    "copy": _copy,
    "redline": _redline,
}
"""By request."""


_METADATA = tuple(one.name for one in dataclasses.fields(Metadata))
BATCH_CHARS = 4 << 20
"""Texts that wait for their fingerprints; more are not held at once."""
TOLD_TOGETHER = 16
"""So many small texts are looked at without telling of each, as each that is told of wakes a thread of the parent."""
_TOLD_TOGETHER_BYTES = 1 << 14
CYCLES_AFTER = 10_000
"""Python looks for cycles whenever there are so many more objects; of its own accord after 700."""


class Answer(Protocol):
    """Sends an answer; unless `at_once` it waits for the next one."""

    def __call__(self, head: dict[str, Any], body: bytes = b"", *, at_once: bool = True) -> None:
        """Send it."""


def main() -> None:
    """Serve the parent on standard input and output until it closes them; the one argument is the memory limit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to handle
    allow_long_paths()
    end_with_parent()
    requests, answers = _take_pipes()
    lower_priority()
    requests, files = start_opener(requests, answers)
    CONVERTER.set(start_converter())
    limit_resources(int(sys.argv[-1]))
    confined = confine()
    hello: dict[str, Any] = {"features": FINGERPRINT_VERSION, "confined": confined, "missing": missing(confined)}
    # Formats of other packages are code that is loaded here.
    hello["readers"] = {one.name: one.reader_version for one in formats()}
    write_frame(answers, Frame(hello))
    # What was loaded stays: only what documents leave behind is looked through for cycles, and not after every few.
    gc.freeze()
    gc.set_threshold(CYCLES_AFTER)
    serve(requests, answers, files)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes from and to the parent, out of the reach of libraries that read or print."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", BUFFER_BYTES)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return requests, answers


def serve(requests: BinaryIO, answers: BinaryIO, files: HandedFiles | None = None) -> None:
    """Answer requests until the parent closes; about files that are handed over, or else opened here.

    A request is `{"do": "head" | "digest" | "read" | "text", "files": [FileLook …], "formats": [only these] or [],
    "settings": {FingerprintSettings}, "ocr": whether pages without text are read as pictures}`, or does one of
    `worker.views`, with `parameters` beside these; those of `digest` and `read` say which files that nobody reads are
    compared `by_bytes`. Every file gets one answer with its place in the request as `file`: `{"file": 0, "format":
    "pdf", "digest": …}`, `format` null for what is no (wanted) document, and `unread` beside it, the name of a known
    format or empty, where it is compared by its bytes; `problem` and `message` where there is one. For `head` it has
    the digest of the first bytes, as `head`. `read` without `texts` is for what files enclose: of what has a text of
    its own it gives format and digest. For `read` fields and body are those of `worker.features` and `worker.beyond`;
    where the file encloses documents, so many bytes at the end of the body say which (`dupfinder.domain.enclosed`), as
    the field `enclosed` tells. For views they are those of `worker.views`; for `text` the body is the text in UTF-8,
    and empty for a document without words. `{"at": n}` says that file n is now being looked at, so that the parent
    knows whom to blame for a crash; it comes again for every scanned page, since the time limit is meant for one. n is
    null while texts that were read are being fingerprinted. With `to` beside it they are all files from n to that one.
    """

    def answer(head: dict[str, Any], body: bytes = b"", *, at_once: bool = True) -> None:
        write_frame(answers, Frame(head, body), at_once=at_once)

    last = LastDocument()
    while (request := read_frame(requests)) is not None:
        looks = [
            FileLook.of(one, taken=None if files is None else partial(files.take, number))
            for number, one in enumerate(request.head["files"])
        ]
        wanted = frozenset(request.head["formats"])
        match request.head["do"]:
            case "digest":
                _digest(looks, wanted, answer, by_bytes=_by_bytes(request.head))
            case "head":
                _head(looks, answer)
            case "read":
                settings, by_bytes = _settings_from(request.head["settings"]), _by_bytes(request.head)
                texts = request.head.get("parameters", {}).get("texts", True)
                _read(looks, wanted, answer, settings, ocr=request.head["ocr"], by_bytes=by_bytes, texts=texts)
            case "text":
                _text(looks, wanted, answer, ocr=request.head["ocr"])
            case view if view in VIEWS:
                _view(
                    looks, answer, VIEWS[view], request.head["parameters"], opened=partial(last.opened, wanted=wanted)
                )


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


def _by_bytes(request: Mapping[str, Any]) -> ByBytes:
    return ByBytes(request.get("parameters", {}).get("by_bytes", ByBytes.NONE))


def _head(looks: Iterable[FileLook], answer: Answer) -> None:
    for number, look in enumerate(looks):
        answer({"at": number}, b"")
        head: dict[str, Any] = {"file": number, "format": None}
        with problem_into(head), open_unchanged(look) as stream:
            head["head"] = head_digest(stream).hex()
        answer(head, b"")


def _digest(looks: Iterable[FileLook], wanted: frozenset[str], answer: Answer, *, by_bytes: ByBytes) -> None:
    for number, look in enumerate(looks):
        answer({"at": number}, b"")
        head: dict[str, Any] = {"file": number}
        on_step = partial(answer, {"at": number}, b"")
        with problem_into(head), opened_document(look, wanted, head, by_bytes=by_bytes, on_step=on_step):
            pass
        answer(head, b"")


def _read(
    looks: Sequence[FileLook],
    wanted: frozenset[str],
    answer: Answer,
    settings: FingerprintSettings,
    *,
    ocr: bool,
    by_bytes: ByBytes,
    texts: bool,
) -> None:
    waiting: list[tuple[dict[str, Any], ExtractedText]] = []
    waiting_chars = 0
    told = -1
    for number, look in enumerate(looks):
        if number > told:
            told = number if ocr else _last_told_with(number, looks)
            answer({"at": number} if told == number else {"at": number, "to": told}, b"")
        head: dict[str, Any] = {"file": number}
        box: list[bytes] = []
        extracted = _extract(
            look,
            wanted,
            head,
            on_scanned_page=partial(answer, {"at": number}, b"") if ocr else None,
            fields_of=content_fields,
            by_bytes=by_bytes,
            texts=texts,
            on_box=lambda found: box.append(packed_box(found)),  # noqa: B023 - which is called at once
        )
        if box and "problem" not in head:
            _answer_enclosing(head, b"", box[0], answer)
            continue
        unlooked = unlooked_count(bytes.fromhex(head.get("looks", "")))
        if extracted is not None and (nothing := no_text(extracted, unlooked=unlooked)) is not None:
            head["problem"], head["message"] = nothing.code.value, nothing.message.as_json()
            with problem_into(head):
                add_signs([head], [extracted.text])
        if extracted is None or "problem" in head:
            _answer_enclosing(head, b"", packed_enclosed(() if extracted is None else extracted.enclosed), answer)
            continue
        waiting.append((head, extracted))
        waiting_chars += len(extracted.text)
        if waiting_chars > BATCH_CHARS:
            _answer_features(waiting, answer, settings)
            waiting_chars = 0
    if waiting:
        _answer_features(waiting, answer, settings)


def _last_told_with(number: int, looks: Sequence[FileLook]) -> int:
    """Return up to which file it is enough to say that this one is looked at: itself, or the last of small texts."""
    last = number
    for look in looks[number : number + TOLD_TOGETHER]:
        if look.size_bytes > _TOLD_TOGETHER_BYTES or look.inside or not look.path.endswith(TEXT_SUFFIXES):
            break
        last += 1
    return max(number, last - 1)


def _answer_features(
    waiting: list[tuple[dict[str, Any], ExtractedText]], answer: Answer, settings: FingerprintSettings
) -> None:
    answer({"at": None}, b"")
    # Numpy and the fingerprint room take most of a worker's start: whoever asks for texts alone need not wait for them.
    from dupfinder.worker.features import sent_features  # noqa: PLC0415

    try:
        add_signs([head for head, _ in waiting], [extracted.text for _, extracted in waiting])
        described = sent_features([extracted for _, extracted in waiting], settings)
    except MemoryError:
        if len(waiting) > 1:
            raise  # this process ends, and another one is asked about them one by one
        head, _ = waiting.pop()
        answer(head | {"problem": ProblemCode.TOO_LARGE.value, "message": TOO_MUCH_MEMORY.as_json()}, b"")
        return
    left = len(waiting)
    for (head, extracted), (fields, body) in zip(waiting, described, strict=True):
        left -= 1
        _answer_enclosing(head | fields, body, packed_enclosed(extracted.enclosed), answer, at_once=left == 0)
    waiting.clear()


def _answer_enclosing(
    head: dict[str, Any], body: bytes, enclosed: bytes, answer: Answer, *, at_once: bool = True
) -> None:
    answer(head | {"enclosed": len(enclosed)} if enclosed else head, body + enclosed, at_once=at_once)


def _text(looks: Iterable[FileLook], wanted: frozenset[str], answer: Answer, *, ocr: bool) -> None:
    for number, look in enumerate(looks):
        answer({"at": number}, b"")
        head: dict[str, Any] = {"file": number}
        on_scanned_page = partial(answer, {"at": number}, b"") if ocr else None
        extracted = _extract(look, wanted, head, on_scanned_page=on_scanned_page, fields_of=item_fields)
        if extracted is None:
            answer(head, b"")
        else:
            head["reader"], head["reader_version"] = extracted.reader, extracted.reader_version
            head["values"] = extracted.values.hex()
            answer(head, extracted.text.encode())


def _view(
    looks: Iterable[FileLook],
    answer: Answer,
    view: View,
    parameters: Mapping[str, Any],
    *,
    opened: Callable[..., AbstractContextManager[SourceFile | None]],
) -> None:
    for number, look in enumerate(looks):
        answer({"at": number}, b"")
        head: dict[str, Any] = {"file": number}
        body = b""
        with problem_into(head), opened(look, head=head) as source:
            if source is not None:
                fields, body = view(source, parameters)
                head |= fields
        answer(head, b"" if "problem" in head else body)


def _extract(
    look: FileLook,
    wanted: frozenset[str],
    head: dict[str, Any],
    *,
    on_scanned_page: Callable[[], None] | None,
    fields_of: Callable[[SourceFile, ExtractedText], dict[str, Any]],
    by_bytes: ByBytes = ByBytes.NONE,
    texts: bool = True,
    on_box: Callable[[Box[Any]], None] | None = None,
) -> ExtractedText | None:
    """Return a document's text and note the rest in `head`; `None` for a problem, or for what is no document.

    What has no text of its own, but encloses documents, is given to `on_box` instead.
    """
    extracted = None
    with problem_into(head), opened_document(look, wanted, head, by_bytes=by_bytes) as source:
        if source is not None and on_box is not None and is_box(source):
            on_box(box_of(look, source))
        elif source is not None and texts:
            extracted = extract(source, on_scanned_page=on_scanned_page)
            if extracted.metadata != NO_METADATA:
                head["metadata"] = {name: getattr(extracted.metadata, name) for name in _METADATA}
            head |= fields_of(source, extracted)
    return None if "problem" in head else extracted
