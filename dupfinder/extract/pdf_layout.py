"""From the lines on the pages of a PDF to paragraphs of flowing text."""

import collections
import itertools
import re
from collections.abc import Iterator, Sequence

from dupfinder.extract.hyphens import LINE_END_HYPHEN, resolve_hyphens
from dupfinder.extract.pdf_lines import Line, Page
from dupfinder.extract.running_lines import running_lines

GAP = 1.3
"""A step to the next line of more than so many usual ones starts a paragraph."""
SPARE = 1.2
"""How much wider than its letters are on average the first word of a line may be."""
BULLET = re.compile(r"(?:[•‣◦▪●○■□❖➢✓\uf0a7\uf0b7–—*·-]|\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,4})[.)])\s")
SENTENCE_END = re.compile(r"[.!?:;…。！？：；][\"'”’»)\]」』]*$")
DIVIDED = re.compile(r"(?<=[^\W\d_])[-\u2010\u00ad]$")
DASH = re.compile(r"(?<=\w)[–—/]$")
UNSPACED = re.compile(
    r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]"
)
"""Scripts without spaces between words (Thai, Lao, Burmese, Khmer, Japanese, Chinese) and their punctuation."""


def flowing_text(pages: Sequence[Page]) -> str:
    """Return the text of a PDF, one paragraph a line: running headers once at its start, running footers once at its end."""
    running = running_lines(pages)
    texts = [*running.headers]
    open_paragraph: list[Line] = []
    for number, page in enumerate(pages):
        lines = [line for index, line in enumerate(page.lines) if (number, index) not in running.places]
        for index, paragraph in enumerate(_paragraphs(lines)):
            if index == 0 and open_paragraph and _runs_on(open_paragraph[-1], paragraph[0]):
                open_paragraph += paragraph
            else:
                texts.append(_joined(open_paragraph))
                open_paragraph = paragraph
        if page.inserted:
            texts += (_joined(open_paragraph), *page.inserted)
            open_paragraph = []
    texts += (_joined(open_paragraph), *running.footers)
    text = "".join(f"{text}\n" for text in texts if text)
    return resolve_hyphens(text, line_count=sum(len(page.lines) for page in pages))


def _paragraphs(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the lines of one page, paragraph by paragraph."""
    step = _usual_step(lines)
    paragraph = [*lines[:1]]
    for line, right in zip(lines[1:], _column_rights(lines, step), strict=False):
        if not _follows(paragraph, line, step=step, right=right):
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
    downwards = {step: count for step, count in steps.items() if step > 0}
    return min(downwards, key=lambda step: (-downwards[step], step)) / 2 if downwards else 0.0


def _column_rights(lines: Sequence[Line], step: float) -> list[float]:
    """Return for each line how far right the lines of its block reach."""
    rights: list[float] = []
    block: list[Line] = []
    for line in lines:
        if block and not 0 < block[-1].baseline - line.baseline <= GAP * step:
            rights += [max(member.right for member in block)] * len(block)
            block = []
        block.append(line)
    return rights + [max((member.right for member in block), default=0.0)] * len(block)


def _follows(paragraph: Sequence[Line], line: Line, *, step: float, right: float) -> bool:
    """Return whether a line goes on with the paragraph that the line before it on the page belongs to.

    `step` is the usual distance of lines, `right` how far they reach; a line that ends earlier ends a paragraph.
    """
    last = paragraph[-1]
    if last.text.endswith(LINE_END_HYPHEN):
        return True
    distance = last.baseline - line.baseline
    if distance <= 0:  # the next column
        return _runs_on(last, line)
    if distance > GAP * step or BULLET.match(line.text):
        return False
    indent = line.left - last.left
    # Only the first line of a paragraph starts elsewhere: further left if a bullet hangs out, else further right.
    is_second = len(paragraph) == 1
    has_bullet = BULLET.match(paragraph[0].text) is not None
    if indent > last.letter_width and not (is_second and has_bullet):
        return False
    if indent < -last.letter_width and not (is_second and not has_bullet):
        return False
    first_word = 1 if UNSPACED.match(line.text) else len(line.text.split(maxsplit=1)[0])
    return last.right + SPARE * (first_word + 1) * line.letter_width > right


def _runs_on(last: Line, line: Line) -> bool:
    """Return whether a sentence runs on from the end of a column or page to the start of the next."""
    if last.text.endswith(LINE_END_HYPHEN):
        return True
    if SENTENCE_END.search(last.text):
        return False
    return line.text[:1].islower() or UNSPACED.match(line.text) is not None and UNSPACED.search(last.text[-1:]) is not None


def _joined(paragraph: Sequence[Line]) -> str:
    """Return the lines of a paragraph as one, without the divisions of words that are only due to the lines' ends."""
    pieces = [line.text for line in paragraph[:1]]
    for above, below in itertools.pairwise(paragraph):
        is_unspaced = UNSPACED.match(above.text[-1:]) and UNSPACED.match(below.text)
        if is_unspaced or above.text.endswith(LINE_END_HYPHEN) or DASH.search(above.text):
            pieces.append(below.text)
        elif DIVIDED.search(above.text):
            pieces[-1] = pieces[-1][:-1]
            pieces += (LINE_END_HYPHEN, below.text)
        else:
            pieces += (" ", below.text)
    return "".join(pieces)
