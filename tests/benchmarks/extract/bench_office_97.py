"""Rich text against striprtf, workbooks against calamine: CPU seconds, interleaved in one run.

    python tests/benchmarks/extract/bench_office_97.py [FOLDER]

The folder's `.rtf`, `.xlsx` and `.xls` files are read, a workbook of 500,000 cells, and a picture of 4 MB in rich text.
A document without text counts as unread by ours.
"""

import io
import os
import random
import sys
import time
from collections.abc import Callable, Iterator

from python_calamine import CalamineWorkbook
from striprtf.striprtf import rtf_to_text

from dupfinder.extract import SourceFile, extract

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "support"))

from workbooks import xlsx

ROUNDS = 3
Reader = Callable[[str, bytes], object]


def own(name: str, data: bytes) -> object:
    """Read with this program."""
    return extract(SourceFile(name, io.BytesIO(data), len(data)))


def by_striprtf(_name: str, data: bytes) -> object:
    """Read rich text with striprtf."""
    return rtf_to_text(data.decode("latin-1"), errors="replace")


def by_calamine(_name: str, data: bytes) -> object:
    """Read a workbook with calamine, and put its cells into lines."""
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    return [
        "\n".join("\t".join(map(str, row)) for row in book.get_sheet_by_name(name).to_python())
        for name in book.sheet_names
    ]


def found(folder: str, *suffixes: str) -> list[tuple[str, bytes]]:
    """Return name and content of the files of these kinds below a folder."""
    names = (os.path.join(at, name) for at, _, names in os.walk(folder) for name in names if name.endswith(suffixes))
    documents = []
    for name in sorted(names):
        with open(name, "rb") as file:
            documents.append((name, file.read()))
    return documents


def large_workbook() -> bytes:
    """Return a workbook of 500,000 cells, half of them shared strings."""
    chance = random.Random(1)  # noqa: S311 - the same at every run
    cells = (
        f'<c r="{column}{row}" t="s"><v>{chance.randrange(5000)}</v></c>'
        if column in "BDFHJ"
        else f'<c r="{column}{row}"><v>{chance.randrange(10**5) / 100}</v></c>'
        for row in range(1, 50_001)
        for column in "ABCDEFGHIJ"
    )
    rows = (f'<row r="{row}">{"".join(next(cells) for _ in range(10))}</row>' for row in range(1, 50_001))
    return xlsx("".join(rows), strings=[f"<t>text number {number}</t>" for number in range(5000)])


def seconds(read: Reader, documents: list[tuple[str, bytes]]) -> tuple[float, int]:
    """Return CPU seconds for all documents, and how many could not be read."""
    failures = 0
    start = time.process_time()
    for name, data in documents:
        try:
            read(name, data)
        except Exception:  # noqa: BLE001 - readers of others raise anything
            failures += 1
    return time.process_time() - start, failures


def measured() -> Iterator[tuple[str, list[tuple[str, bytes]], Reader]]:
    """Yield what is read, and by whom else."""
    picture = rb"{\rtf1 a{\pict " + b"0a" * 2_000_000 + b"}b}"
    yield "a picture of 4 MB", [("a.rtf", picture)], by_striprtf
    yield "500,000 cells", [("a.xlsx", large_workbook())], by_calamine
    for folder in sys.argv[1:]:
        yield "rich text", found(folder, ".rtf"), by_striprtf
        yield "workbooks", found(folder, ".xlsx", ".xls"), by_calamine


def main() -> None:
    """Print the best of some rounds of each reader."""
    for what, documents, other in measured():
        if not documents:
            continue
        rounds = [(seconds(own, documents), seconds(other, documents)) for _ in range(ROUNDS)]
        ours = min(one for one, _ in rounds)
        theirs = min(two for _, two in rounds)
        size_mb = sum(len(data) for _, data in documents) / 1e6
        print(
            f"{what:18} {len(documents):4} files {size_mb:6.1f} MB   own {ours[0]:.3f} s, {ours[1]} unread   "
            f"{other.__name__[3:]} {theirs[0]:.3f} s, {theirs[1]} unread   ratio {ours[0] / theirs[0]:.2f}"
        )


if __name__ == "__main__":
    main()
