"""From the lines on the pages of a PDF to paragraphs of flowing text."""

import collections
import itertools
import re
from collections.abc import Callable, Iterator, Sequence

from dupfinder.extract.normalisation.hyphens import LINE_END_HYPHEN, resolve_hyphens
from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.normalisation.running_lines import RunningLines, running_lines

GAP = 1.3
"""A step to the next line of more than so many usual ones starts a paragraph."""
SPARE = 1.2
"""How much wider than its letters are on average the first word of a line may be."""
BULLET = re.compile(
    r"(?:[•‣◦▪●○■□❖➢✓·*\u2013\u2014\uf0a7\uf0b7-]|\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,4})[.)])\s|\d{1,3}[.)](?=[^\W\d_])"
)
"""What begins a paragraph; a number that fills the room before its item stands close to that."""
SENTENCE_END = re.compile(r"[.!?:;\u2026\u3002\uff01\uff1f\uff1a\uff1b][\"'\u201d\u2019\u00bb)\]\u300d\u300f]*$")
HYPHENS = "-\u2010\u00ad"
DASHES = "\u2013\u2014/"
UNSPACED = re.compile(
    r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]"
)
"""Scripts without spaces between words (Thai, Lao, Burmese, Khmer, Japanese, Chinese) and their punctuation."""


def flowing_text(
    pages: Sequence[Page],
    running: RunningLines | None = None,
    at_paragraph: Callable[[Sequence[Line], int], None] | None = None,
) -> str:
    """Return the text of a PDF, a paragraph a line: running headers once at its start, footers once at its end.

    `at_paragraph` is called with the lines of each paragraph, and how many lines of the text stand before it.
    """
    running = running or running_lines(pages)
    texts = [*running.headers]
    open_paragraph: list[Line] = []

    def end_paragraph() -> None:
        if open_paragraph:
            if at_paragraph:
                at_paragraph(open_paragraph, len(texts))
            texts.append(_joined(open_paragraph))

    for number, page in enumerate(pages):
        lines = [line for index, line in enumerate(page.lines) if (number, index) not in running.places]
        for index, paragraph in enumerate(_paragraphs(lines)):
            if index == 0 and open_paragraph and _runs_on(open_paragraph[-1], paragraph[0]):
                open_paragraph += paragraph
            else:
                end_paragraph()
                open_paragraph = paragraph
        if page.inserted:
            end_paragraph()
            texts += filter(None, page.inserted)
            open_paragraph = []
    end_paragraph()
    text = "".join(f"{text}\n" for text in (*texts, *running.footers) if text)
    return resolve_hyphens(text, line_count=sum(len(page.lines) for page in pages))


def _paragraphs(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the lines of one page, paragraph by paragraph."""
    usual_step = _usual_step(lines)
    paragraph = [*lines[:1]]
    for line, right in zip(lines[1:], _column_rights(lines, usual_step), strict=False):
        if not _follows(paragraph, line, usual_step=usual_step, column_right=right):
            yield paragraph
            paragraph = []
        paragraph.append(line)
    if paragraph:
        yield paragraph


def _usual_step(lines: Sequence[Line]) -> float:
    """Return the commonest distance between successive lines, in half points; the smallest of equally common ones."""
    steps = collections.Counter(
        round(2 * (above.baseline - below.baseline)) for above, below in itertools.pairwise(lines)
    )
    downwards = [(-count, step) for step, count in steps.items() if step > 0]
    return min(downwards)[1] / 2 if downwards else 0.0


def _column_rights(lines: Sequence[Line], usual_step: float) -> list[float]:
    """Return for each line how far right the lines of its block reach."""
    rights: list[float] = []
    block: list[float] = []
    baseline = 0.0
    for line in lines:
        if block and not 0 < baseline - line.baseline <= GAP * usual_step:
            rights += [max(block)] * len(block)
            block = []
        block.append(line.right)
        baseline = line.baseline
    return rights + [max(block)] * len(block) if block else rights


def _follows(paragraph: Sequence[Line], line: Line, *, usual_step: float, column_right: float) -> bool:
    """Return whether a line goes on with the paragraph of the line before it on the page.

    `column_right` is how far the lines around it reach: a line with room for the next word ends a paragraph.
    """
    last = paragraph[-1]
    if last.text.endswith(LINE_END_HYPHEN):
        return True
    step = last.baseline - line.baseline
    if step <= 0:  # the next column
        return _runs_on(last, line)
    if step > GAP * usual_step:
        return False
    first_word = 1 if _is_unspaced(line.text[0]) else len(line.text.split(" ", 1)[0])
    if last.right + SPARE * (first_word + 1) * _letter_width(line) <= column_right:
        return False
    # Only the first line of a paragraph starts elsewhere: further left if a bullet hangs out, else further right.
    indent = line.left - last.left
    if abs(indent) > _letter_width(last):
        has_bullet = BULLET.match(paragraph[0].text) is not None
        if len(paragraph) > 1 or has_bullet is (indent < 0):
            return False
    return BULLET.match(line.text) is None


def _letter_width(line: Line) -> float:
    """Return the mean advance of a letter in points, at least one."""
    return max(1.0, (line.right - line.left) / max(1, len(line.text) - 1))


def _is_unspaced(letter: str) -> bool:
    return not letter.isascii() and UNSPACED.match(letter) is not None


def _runs_on(last: Line, line: Line) -> bool:
    """Return whether a sentence runs on from the end of a column or page to the start of the next."""
    if last.text.endswith(LINE_END_HYPHEN):
        return True
    if SENTENCE_END.search(last.text):
        return False
    return line.text[0].islower() or (_is_unspaced(line.text[0]) and _is_unspaced(last.text[-1]))


def _joined(paragraph: Sequence[Line]) -> str:
    """Return the lines of a paragraph as one, without the divisions of words that are only due to the lines' ends."""
    if not paragraph:
        return ""
    pieces: list[str] = []
    for above, below in itertools.pairwise(paragraph):
        pieces += _ended(above.text, below.text)
    pieces.append(paragraph[-1].text)
    return "".join(pieces)


def _ended(line: str, following: str) -> tuple[str, str]:
    """Return a line and what stands between it and the following one of its paragraph."""
    end = line[-1]
    if end.isascii() and end.isalnum():  # nearly all
        return line, " "
    if end == LINE_END_HYPHEN or (_is_unspaced(end) and _is_unspaced(following[0])):
        return line, ""
    before = line[-2:-1]
    if end in HYPHENS and before.isalpha():
        return line[:-1], LINE_END_HYPHEN
    return line, "" if end in DASHES and before.isalnum() else " "
