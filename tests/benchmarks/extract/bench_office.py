"""Times the text of OpenDocument files and presentations against odfpy and python-pptx.

    python tests/benchmarks/extract/bench_office.py FOLDER [--rounds 3]

Each document of the folder is read from memory by both, in turns. Prints, for each format, processor milliseconds a
document by each, how many times as long as ours the other took (ratios hold against each other, milliseconds do not),
what failed, and how many words one found and the other did not. Needs `odfpy` and `python-pptx`.
"""

import argparse
import importlib
import io
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from dupfinder.extract import SourceFile, extract

Read = Callable[[str, bytes], str]


def ours(path: str, data: bytes) -> str:
    """Return the text as the program reads it."""
    return extract(SourceFile(path, io.BytesIO(data), len(data))).text


def by_odfpy(_path: str, data: bytes) -> str:
    """Return the text of all paragraphs and headings, as odfpy gives it: also of comments and deletions."""
    teletype, text = importlib.import_module("odf.teletype"), importlib.import_module("odf.text")
    body = importlib.import_module("odf.opendocument").load(io.BytesIO(data)).body
    found = (element for kind in (text.P, text.H) for element in body.getElementsByType(kind))
    return "\n".join(map(teletype.extractText, found))


def by_python_pptx(_path: str, data: bytes) -> str:
    """Return the text of shapes, tables and notes, as python-pptx gives it."""
    slides = importlib.import_module("pptx").Presentation(io.BytesIO(data)).slides
    return "\n".join(text for slide in slides for text in _slide_texts(slide))


def _slide_texts(slide: Any) -> Iterator[str]:
    shapes = list(slide.shapes)
    while shapes:
        shape = shapes.pop(0)
        shapes[:0] = getattr(shape, "shapes", ())
        if shape.has_text_frame:
            yield shape.text_frame.text
        if getattr(shape, "has_table", False):
            yield from (cell.text for row in shape.table.rows for cell in row.cells)
    notes = slide.notes_slide.notes_text_frame if slide.has_notes_slide else None
    if notes is not None:
        yield notes.text


OTHERS: dict[str, Read] = {"odt": by_odfpy, "ods": by_odfpy, "odp": by_odfpy, "pptx": by_python_pptx}


def _tried(read: Read, path: str, data: bytes) -> tuple[str, str, float]:
    """Return the text, or what failed, and the seconds of processor time."""
    start_s = time.process_time()
    text = failure = ""
    try:
        text = read(path, data)
    except Exception as error:  # noqa: BLE001 - what readers raise has no common base
        failure = str(getattr(error, "code", type(error).__name__))
    return text, failure, time.process_time() - start_s


def measure(paths: list[str], other: Read, rounds: int) -> None:
    """Print the figures for some documents of one format."""
    seconds = [0.0, 0.0]
    failures: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    only = [0, 0]
    for path in paths:
        with open(path, "rb") as stream:
            data = stream.read()
        words: list[Counter[str]] = []
        for turn in range(rounds + 1):  # the first loads what is needed
            words = []
            for which, read in enumerate((ours, other)):
                text, failure, took_s = _tried(read, path, data)
                words.append(Counter(text.split()))
                if turn:
                    seconds[which] += took_s / rounds
                elif failure:
                    failures[which][failure] += 1
        only[0] += (words[0] - words[1]).total()
        only[1] += (words[1] - words[0]).total()
    each = [1000 * took_s / len(paths) for took_s in seconds]
    print(
        f"{len(paths)} documents: ours {each[0]:.2f} ms, {other.__name__} {each[1]:.2f} ms "
        f"({each[1] / each[0]:.1f} times); "
        f"words that only one found: {only[0]}, {only[1]}; failed: {dict(failures[0])}, {dict(failures[1])}"
    )


def main() -> None:
    """Print the figures for each format."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    paths = sorted(os.path.join(folder, name) for folder, _, names in os.walk(chosen.folder) for name in names)
    for name, other in OTHERS.items():
        of_format = [path for path in paths if path.endswith(f".{name}")]
        if of_format:
            print(name, end=": ")
            measure(of_format, other, chosen.rounds)


if __name__ == "__main__":
    main()
