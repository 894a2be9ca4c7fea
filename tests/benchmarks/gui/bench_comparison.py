"""Shows what the side-by-side view costs with long texts: CPU milliseconds of each step, in a table.

    python tests/benchmarks/gui/bench_comparison.py [--paragraphs 20000 100000] [--frames 200]

Makes two texts of so many paragraphs, a few in a hundred of them changed, added, removed or moved; aligns them (not
counted), makes the rows (in the background in the window, shown here for completeness), and shows them off the screen.
Each step ends when everything that is seen is painted. A frame has 16.7 ms at 60 frames a second. Beside the figures
of the first painting and of scrolling stand the same ones of two `QPlainTextEdit`s with the same texts, which do not
keep paragraphs beside each other, and how many times as long as they the view takes.
"""

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QHBoxLayout, QPlainTextEdit, QWidget

from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.gui.comparison.texts.display_rows import DisplayRows, display_rows
from dupfinder.gui.comparison.texts.find import Finder, SearchText
from dupfinder.gui.comparison.texts.row_painter import Highlight
from dupfinder.gui.comparison.texts.selection import Side, piece_of
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.comparison.texts.texts_view import ChangeMap, ChangeWalk

TEXT = (
    "the supplier delivers goods on working days between eight and sixteen hours to given address contractor pays each "
    "invoice within thirty of its receipt without any deduction either party may end this agreement notice three months"
)
SIZE = (1_400, 900)
FIRST, WHEEL, DRAG = "first painting", "wheel: median, 99 %, most", "dragging: median, 99 %, most"
CHANGED_SHARE, ONE_SIDED_SHARE = 0.03, 0.02


def make_difference(paragraphs: int) -> Difference:
    """Return aligned texts of so many paragraphs a side; each time the same ones."""
    random_words = random.Random(5)  # noqa: S311 - no secret
    words, rows = TEXT.split(), []
    for number in range(paragraphs):
        text = f"{number} " + " ".join(random_words.choices(words, k=random_words.randint(5, 90)))
        dice = random_words.random()
        if dice < CHANGED_SHARE:
            span = Span(0, len(str(number)))
            edit = Edit(kind=ChangeKind.NUMBERS, left=span, right=Span(0, 3))
            rows.append(Row(kind=RowKind.CHANGED, left=text, right=f"new{text[span.end :]}", edits=(edit,)))
        elif dice < CHANGED_SHARE + ONE_SIDED_SHARE:
            rows.append(Row(kind=RowKind.REMOVED, left=text, right=None))
            rows.append(Row(kind=RowKind.ADDED, left=None, right=f"Instead of it: {text}"))
        else:
            rows.append(Row(kind=RowKind.EQUAL, left=text, right=text))
    return Difference(rows=tuple(rows))


Figures = tuple[float, ...]
"""Milliseconds: of one step, or the median, the 99th percentile and the maximum of many."""


def show(name: str, figures: Figures, *, unit: str = "") -> None:
    """Print one line of the table."""
    print(f"  {name:<28}" + " ".join(f"{figure:8.2f}{unit}" for figure in figures))


class Bench:
    """Measures steps, each with the painting of what is seen after it."""

    def __init__(self, application: QApplication) -> None:
        self._application = application

    def once(self, step: Callable[[], object]) -> float:
        """Return the milliseconds of a step."""
        begin = time.process_time()
        step()
        self._application.processEvents()
        return (time.process_time() - begin) * 1_000

    def frames(self, steps: Sequence[Callable[[], object]]) -> Figures:
        """Return the median, the 99th percentile and the maximum of many steps."""
        taken = sorted(self.once(step) for step in steps)
        return statistics.median(taken), taken[int(len(taken) * 0.99)], taken[-1]


def wheel(area: QAbstractScrollArea) -> None:
    """Turn the wheel by one step."""
    event = QWheelEvent(
        QPointF(100, 100),
        QPointF(100, 100),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(area.viewport(), event)


def drag_to(area: QAbstractScrollArea, share: float) -> None:
    """Put the scroll bar at a share of its length."""
    area.verticalScrollBar().setValue(round(area.verticalScrollBar().maximum() * share))


def measure_canvas(bench: Bench, rows: DisplayRows, frames: int) -> dict[str, Figures]:
    """Print the figures of the view; return those that the peer has too."""
    window = QWidget()
    layout = QHBoxLayout(window)
    canvas = TextCanvas()
    layout.addWidget(canvas, 1)
    layout.addWidget(ChangeMap(canvas))
    window.resize(*SIZE)
    window.show()
    bench.once(lambda: None)

    shared: dict[str, Figures] = {FIRST: (bench.once(lambda: canvas.set_rows(rows)),)}
    walk = ChangeWalk(rows)
    shared[WHEEL] = bench.frames([partial(wheel, canvas)] * frames)
    drag = [partial(drag_to, canvas, number / frames) for number in range(frames)]
    shared[DRAG] = bench.frames(drag)
    for name, figures in shared.items():
        show(name, figures)

    def next_change() -> None:
        found = walk.step(forward=True, visible=canvas.visible_rows())
        if found:
            canvas.mark_current(found)
            canvas.show_row(found.start)

    canvas.scroll_to_share(0)
    show("next change", bench.frames([next_change] * frames))
    canvas.scroll_to_share(0.5)
    show("fold all", (bench.once(lambda: canvas.set_folded(True)),))
    jumps = [partial(canvas.show_row, len(rows) * number // 50) for number in range(50)]
    show("jump, opening a fold", bench.frames(jumps))
    show("show all", (bench.once(lambda: canvas.set_folded(False)),))
    show("exchange the sides", (bench.once(lambda: canvas.set_rows(rows.mirrored(), keep_place=True)),))
    show("zoom", (bench.once(lambda: canvas.zoom(1)),))
    widths = [partial(window.resize, SIZE[0] - number, SIZE[1]) for number in range(50)]
    show("resize", bench.frames(widths))
    canvas.scroll_to_share(0)
    finder = Finder(SearchText(canvas.rows, match_case=False), "e")
    canvas.set_highlights(partial(found_in, finder, canvas.rows))
    show("dragging, “e” found", bench.frames(drag))
    window.close()
    return shared


def found_in(finder: Finder, rows: DisplayRows, row: int, side: Side) -> list[Highlight]:
    """Return what is found in a row."""
    piece = piece_of(rows[row], side)
    spans = finder.spans(row, side, piece) if piece else []
    return [Highlight(begin, end, is_current=False) for begin, end, _ in spans]


def measure_finding(rows: DisplayRows) -> None:
    """Print the figures of finding."""
    begin = time.process_time()
    text = SearchText(rows, match_case=False)
    print(f"  {'get ready to find (backgr.)':<28}{(time.process_time() - begin) * 1_000:8.2f}")
    for needle in ("e", "th", "INVOICE", "nothing like this"):
        begin = time.process_time()
        found = Finder(text, needle, from_row=len(rows) // 2)
        taken = (time.process_time() - begin) * 1_000
        print(f"  {f'find “{needle}”':<28}{taken:8.2f}  {found.count:,} places")


def measure_plain(bench: Bench, difference: Difference, frames: int) -> dict[str, Figures]:
    """Print the figures of two fields of Qt's, and return them."""
    window = QWidget()
    layout = QHBoxLayout(window)
    fields = (QPlainTextEdit(), QPlainTextEdit())
    texts = (
        "\n".join(row.left for row in difference.rows if row.left is not None),
        "\n".join(row.right for row in difference.rows if row.right is not None),
    )
    for field in fields:
        field.setReadOnly(True)
        layout.addWidget(field)
    window.resize(*SIZE)
    window.show()
    bench.once(lambda: None)

    def both(do: Callable[[int], None]) -> None:
        do(0)
        do(1)

    shared: dict[str, Figures] = {
        FIRST: (bench.once(lambda: both(lambda side: fields[side].setPlainText(texts[side]))),)
    }
    turn = [lambda: both(lambda side: wheel(fields[side]))] * frames
    shared[WHEEL] = bench.frames(turn)

    def drag_both(share: float) -> None:
        both(lambda side: drag_to(fields[side], share))

    drag = [partial(drag_both, number / frames) for number in range(frames)]
    shared[DRAG] = bench.frames(drag)
    for name, figures in shared.items():
        show(name, figures)
    window.close()
    return shared


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paragraphs", type=int, nargs="+", default=[20_000, 100_000])
    parser.add_argument("--frames", type=int, default=200)
    arguments = parser.parse_args()
    bench = Bench(QApplication([]))
    for paragraphs in arguments.paragraphs:
        difference = make_difference(paragraphs)
        begin = time.process_time()
        rows = display_rows(difference)
        print(f"{paragraphs:,} paragraphs a side, {len(rows):,} rows")
        print(f"  {'make the rows (backgr.)':<28}{(time.process_time() - begin) * 1_000:8.2f}")
        canvas = measure_canvas(bench, rows, arguments.frames)
        measure_finding(rows)
        print(" two QPlainTextEdits")
        plain = measure_plain(bench, difference, arguments.frames)
        print(" the view, of what two QPlainTextEdits take")
        for name, figures in plain.items():
            show(name, tuple(ours / theirs for ours, theirs in zip(canvas[name], figures, strict=True)), unit="x")


if __name__ == "__main__":
    main()
