"""Lines of scripts whose letters join into clusters (those of India, Thai, Khmer, Burmese), as they are drawn.

Programs draw a cluster as several signs and say by `ActualText` what they are together (PDF 1.7, 14.9.4). pdfium gives
that text where the first of them is drawn, and again where a letter stands between; it sees gaps where the others are,
and sorts by place, where a vowel sign may stand left of the letter that it follows. Chromium and LibreOffice draw so.
"""

import bisect
import codecs
import ctypes
import functools
import itertools
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.extract.normalisation.lines import Line
from dupfinder.extract.pdf.objects import (
    AS_IT_IS,
    Bounds,
    ObjectBudget,
    Turn,
    bounds_of,
    matrices_of,
    page_objects,
    turned,
)
from dupfinder.extract.pdf.quick_calls import (
    Address,
    Handle,
    address_of,
    is_generated,
    letter_origin,
    loose_box,
    mark_count,
    numbers_of,
    page_object_at,
    text_object,
    text_size,
)
from dupfinder.extract.pdf.right_to_left import RTL_LETTER, Letter

CLUSTERED = re.compile("[\u0530-\u058f\u0900-\u0eff\u0f40-\u139f\u1780-\u17ff\u1980-\u1aff\ua8e0-\ua8ff\uaa00-\uaaff]")
"""From Devanagari to Lao, Tibetan, Burmese, Khmer, Tai and Cham; and Armenian, Georgian and Ethiopic, for which many
fonts lack letters: then what is between the words comes from another font, all of a line at once."""

# Times the size of the letters:
GAP = 0.15
"""More room than that behind a letter is a space between words."""
GAP_BEHIND_SIGNS = 0.25
"""More room behind what is drawn of a cluster: how far its last sign reaches is known, not what is left free around."""
STEP_BACK = 0.3
"""Who goes back further than that does not go back for a vowel sign."""
NEXT = 1.0
"""So near to its end a line goes on."""

MOST_RISE = 0.8
"""Where a letter stands so far above or below that before it, pdfium took two lines for one."""
JOINT = "\n"
"""Stands between what pdfium took for two lines."""
BLANKS = f" {JOINT}"

SAME_PLACE = 1.0
"""Points; less far apart are the copies of a text that is drawn twice to look bold."""
USUAL_HEIGHT = 12.0
"""Points, where the font tells none."""
UTF_16 = {codecs.BOM_UTF16_BE, codecs.BOM_UTF16_LE}
MOST_RUNS = 2_000
"""Of a line."""
MOST_MARKS = 20
"""In each other, around a text."""
MOST_BETWEEN = 50
"""Texts without letters, between two with some."""


class Run(NamedTuple):
    """Letters that pdfium gives one after the other from one text object, without a space between them."""

    place: int
    """Which text of the page it is, in the order of drawing."""
    letters: Sequence[str]
    lefts: Sequence[float]
    rights: Sequence[float]
    """How far right the letters up to each of them reach."""
    behind: int
    """What text a space is drawn behind, if this follows it; -1 for none."""

    def cut(self, x: float) -> "tuple[Run, Run] | None":
        """Return what is left and right of a place, if there is something on both sides."""
        at = next((at for at, left in enumerate(self.lefts) if left >= x), 0)
        if not at:
            return None
        left = self._replace(letters=self.letters[:at], lefts=self.lefts[:at], rights=self.rights[:at])
        return left, self._replace(letters=self.letters[at:], lefts=self.lefts[at:], rights=self.rights[at:], behind=-1)


class Clusters:
    """What is drawn on a page whose letters are joined, or run from right to left."""

    def __init__(self, page: Handle, textpage: Handle, turn: Turn | None) -> None:
        found = page_objects(page, ObjectBudget())
        self._turn = turn
        self._textpage = textpage
        self._places = {address: place for place, address in enumerate(found.texts)}
        self._texts, self._outers = found.texts, found.outers
        self._marks = [_mark_with_text(address) if mark_count(address) else 0 for address in found.texts]
        self._told: dict[Address, int] = {}
        """Where the words of a cluster were told; pdfium may tell them again, also on what it takes for a new line."""
        bounds = [turned(room, turn) for room in bounds_of(found.texts, found.outers)]
        self._bounds = self._joined(bounds)
        spaces = [place for place in range(len(found.texts)) if self._is_blank(place)]
        corners = (
            matrix.within(found.outers[place])[4:]
            for place, matrix in zip(spaces, matrices_of([found.texts[place] for place in spaces]), strict=True)
        )
        self._spaces = sorted((y, x) for x, y in (turn(*corner) if turn else corner for corner in corners))
        """Where spaces are drawn by themselves, from the foot of the page to its top."""

    def _joined(self, bounds: Sequence[Bounds]) -> list[Bounds]:
        """Return the bounds of each text; those of a cluster have the bounds of all its signs."""
        together: dict[Address, Bounds] = {}
        for mark, (left, foot, right, top) in zip(self._marks, bounds, strict=True):
            a, b, c, d = together.get(mark, (left, foot, right, top))
            together[mark] = (min(a, left), min(b, foot), max(c, right), max(d, top))
        return [together[mark] if mark else own for mark, own in zip(self._marks, bounds, strict=True)]

    def letters(self, text: str, numbers: Sequence[int]) -> Iterator[Letter]:
        """Yield the letters of a line with their rooms, and the spaces that are drawn on it.

        Of these pdfium tells the place where words are drawn sign by sign (Chromium); else it is not that of any.
        """
        places = self._places_of(numbers)
        origins, rooms = self._placed(numbers, places)
        height = max(top - foot for _, foot, _, top in rooms) or USUAL_HEIGHT
        y = origins[0][1]
        first = bisect.bisect_left(self._spaces, (y - height / 4,))
        last = bisect.bisect_left(self._spaces, (y + height / 4,))
        yield from (Letter(" ", x, y, x, x, height, is_alone=True) for y, x in self._spaces[first:last][:MOST_RUNS])
        for letter, place, (x, y), room in zip(text, places, origins, rooms, strict=True):
            if letter != " ":
                mark = self._marks[place] if place >= 0 else 0
                if mark in self._told:
                    continue
                if mark:
                    self._told[mark] = place
                    said = _actual_text(mark)
                    left, _, right, _ = self._bounds[place]
                    yield Letter(
                        said if RTL_LETTER.search(said) else said[::-1], x, y, left, right, height, is_alone=True
                    )
                else:
                    yield Letter(letter, x, y, room[0], room[2], height)
            elif first < last and place >= 0:
                yield Letter(letter, x, y, x, x, height)

    def _places_of(self, numbers: Sequence[int]) -> list[int]:
        """Return which texts of the page letters are of, in the order of drawing; -1 for none."""
        return [self._places.get(text_object(self._textpage, number), -1) for number in numbers]

    def _placed(self, numbers: Sequence[int], places: Sequence[int]) -> tuple[list[tuple[float, float]], list[Bounds]]:
        """Return the origins and rooms of letters of the texts with these places on the page as it is seen.

        What pdfium gives for an `ActualText` within a form it places as if the form were the page.
        """
        values = iter(numbers_of(functools.partial(letter_origin, self._textpage), numbers, "d", 2))
        origins = list(zip(values, values, strict=True))
        edges = iter(numbers_of(functools.partial(loose_box, self._textpage), numbers, "f", 4, is_one_room=True))
        rooms = [(left, foot, right, top) for left, top, right, foot in zip(edges, edges, edges, edges, strict=True)]
        for at, place in enumerate(places):
            if place >= 0 and self._marks[place] and self._outers[place] is not AS_IT_IS:
                origins[at] = self._outers[place].point(*origins[at])
                rooms[at] = self._outers[place].around([rooms[at]])[0]
        if self._turn:
            return list(itertools.starmap(self._turn, origins)), [turned(room, self._turn) for room in rooms]
        return origins, rooms

    def lines(self, lines: Iterable[tuple[Line, Sequence[int]]]) -> Iterator[Line]:
        """Yield the lines of the page as they are drawn; each comes with the numbers of its letters in pdfium.

        What goes back for the next letter, as in Burmese, is another line to pdfium.
        """
        open_line: Line | None = None
        own: list[int] = []
        for line, numbers in itertools.chain.from_iterable(itertools.starmap(self._rows, lines)):
            if open_line is not None and self._goes_on(open_line, line, numbers[0]):
                open_line = open_line._replace(
                    text=open_line.text + JOINT + line.text, right=max(open_line.right, line.right)
                )
                own += [own[-1], *numbers]
                continue
            if open_line is not None:
                yield open_line._replace(text=self._as_drawn(open_line.text, own))
            open_line, own = line, [*numbers]
        if open_line is not None:
            yield open_line._replace(text=self._as_drawn(open_line.text, own))

    def _rows(self, line: Line, numbers: Sequence[int]) -> Sequence[tuple[Line, Sequence[int]]]:
        """Return a line of pdfium's, or each of those that it took for one, as on turned pages."""
        if not CLUSTERED.search(line.text):
            return [(line, numbers)]
        places = self._places_of(numbers)
        most = MOST_RISE * self._size(next((place for place in places if place >= 0), -1))
        origins, _ = self._placed(numbers, places)
        rows: list[list[int]] = [[]]
        end, baseline = origins[0]
        for at, (letter, place, (x, y)) in enumerate(zip(line.text, places, origins, strict=True)):
            if place >= 0 and letter != " ":
                step = abs(y - baseline)
                if step > most or (step > SAME_PLACE and x < end - most):
                    rows.append([])
                end, baseline = x, y
            rows[-1].append(at)
        if not most or (len(rows) == 1 and abs(origins[0][1] - line.baseline) < SAME_PLACE):
            return [(line, numbers)]
        return [
            (
                Line(
                    "".join(line.text[at] for at in row),
                    min(origins[at][0] for at in row if line.text[at] != " "),
                    max(origins[at][0] for at in row if line.text[at] != " "),
                    origins[row[0]][1],
                ),
                [numbers[at] for at in row],
            )
            for row in rows
        ]

    def _goes_on(self, line: Line, following: Line, number: int) -> bool:
        if abs(line.baseline - following.baseline) > SAME_PLACE or not CLUSTERED.search(following.text):
            return False
        size = self._size(*self._places_of([number]))
        return abs(following.left - line.right) < NEXT * size

    def _as_drawn(self, letters: str, numbers: Sequence[int]) -> str:
        """Return a line of which pdfium gives these letters, under these numbers."""
        places = self._places_of(numbers)
        drawn = [place for place, letter in zip(places, letters, strict=True) if letter not in BLANKS]
        size = self._size(min(drawn)) if CLUSTERED.search(letters) else 0.0
        runs = list(self._runs(letters, numbers, places, size)) if size else []
        if not 0 < len(runs) <= MOST_RUNS:
            return letters.replace(JOINT, " ").strip()
        ordered = self._ordered(runs, size)
        if not ordered:
            return ""
        spaces = [" " * self._is_apart(*pair, size) for pair in itertools.pairwise(ordered)]
        return "".join("".join(run.letters) + space for run, space in zip(ordered, [*spaces, ""], strict=True))

    def _size(self, place: int) -> float:
        """Return the size of a text's letters in points; 0 where it runs elsewhere than right, or is not known."""
        if place < 0:
            return 0.0
        a, b, _, _, e, f = matrices_of([self._texts[place]])[0].within(self._outers[place])
        if self._turn:
            (x, y), (e, f) = self._turn(e + a, f + b), self._turn(e, f)
            a, b = x - e, y - f
        is_level = a > 0 and abs(b) < a / 10
        return numbers_of(text_size, [self._texts[place]], "f", 1)[0] * math.hypot(a, b) if is_level else 0

    def _runs(self, letters: str, numbers: Sequence[int], places: Sequence[int], size: float) -> Iterator[Run]:
        """Yield the runs in pdfium's order, without gaps within them that are none."""
        origins, rooms = self._placed(numbers, places)
        said: list[str] = []
        lefts: list[float] = []
        rights: list[float] = []
        own, behind, end, last = -1, -1, 0.0, 0.0
        has_gap = has_space = False
        for letter, number, place, (x, _), (left, _, right, _) in zip(
            letters, numbers, places, origins, rooms, strict=True
        ):
            if letter in BLANKS:
                if letter == JOINT or is_generated(self._textpage, number):
                    has_gap = True
                else:  # LibreOffice draws all spaces of a line at once; pdfium gives one, at the place of the first
                    has_space = has_space or not said or x > last - GAP * size
                continue
            is_within = place == own and not has_space
            if is_within and has_gap:
                is_within = left - end <= GAP * size and CLUSTERED.search(said[-1] + letter) is not None
            if not is_within:
                if said:
                    yield Run(own, said, lefts, rights, behind)
                behind = own if said and (has_space or place == own) else -1
                said, lefts, rights, own, end = [], [], [], place, right
            last, end = x, max(end, right)
            said.append(letter)
            lefts.append(x)
            rights.append(end)
            has_gap = has_space = False
        if said:
            yield Run(own, said, lefts, rights, behind)

    def _ordered(self, runs: Sequence[Run], size: float) -> list[Run]:
        """Return the runs as they are drawn, each cluster once; what is drawn out of turn goes where it stands."""
        ordered: list[Run] = []
        for run in sorted(runs, key=lambda run: run.place):
            mark = self._marks[run.place]
            if mark and self._told.setdefault(mark, run.place) != run.place:
                continue
            at = len(ordered)
            while at and ordered[at - 1].lefts[0] > run.lefts[0] + STEP_BACK * size:
                at -= 1
            if at and ordered[at - 1].letters == run.letters and run.lefts[0] - ordered[at - 1].lefts[0] < SAME_PLACE:
                ordered[at - 1] = run  # what is around it was mostly drawn with this copy
                continue
            # Where a font lacks signs LibreOffice draws those of a line at once, between the letters of another text.
            rest = run
            while at < len(ordered) and (parts := rest.cut(ordered[at].lefts[0])):
                ordered.insert(at, parts[0])
                rest, at = parts[1], at + 2
            ordered.insert(at, rest)
        return ordered

    def _is_apart(self, before: Run, run: Run, size: float) -> bool:
        """Return whether there is a space between two runs of a line."""
        if run.behind == before.place:
            return True
        between = range(before.place + 1, min(run.place, before.place + MOST_BETWEEN))
        room = range(int(before.rights[-1] - size), int(run.lefts[0] + size) + 1)
        if any(self._is_blank(place) and int(self._bounds[place][0]) in room for place in between):
            return True
        mark = self._marks[before.place]
        if mark and any(self._marks[place] == mark for place in between):
            return self._bounds[run.place][0] - self._bounds[before.place][2] > GAP_BEHIND_SIGNS * size
        return run.lefts[0] - before.rights[-1] > GAP * size

    def _is_blank(self, place: int) -> bool:
        """Return whether a text is a space that is drawn by itself."""
        return self._bounds[place][0] == self._bounds[place][2] and not self._marks[place]


def _mark_with_text(text: Address) -> Address:
    """Return the marked content with an `ActualText` that a text is drawn in; 0 where it is in none."""
    handle = page_object_at(text)
    for number in range(min(mark_count(text), MOST_MARKS)):
        mark = pdfium.FPDFPageObj_GetMark(handle, number)
        if pdfium.FPDFPageObjMark_GetParamValueType(mark, b"ActualText") == pdfium.FPDF_OBJECT_STRING:
            return address_of(mark)
    return 0


def _actual_text(mark: Address) -> str:
    """Return what marked content says that is drawn in it."""
    handle = ctypes.cast(mark, pdfium.FPDF_PAGEOBJECTMARK)
    size_bytes = ctypes.c_ulong()
    pdfium.FPDFPageObjMark_GetParamBlobValue(handle, b"ActualText", None, 0, size_bytes)
    room = (ctypes.c_ubyte * size_bytes.value)()
    pdfium.FPDFPageObjMark_GetParamBlobValue(handle, b"ActualText", room, len(room), size_bytes)
    data = bytes(room)
    return data.decode("utf-16", errors="replace") if data[:2] in UTF_16 else data.decode("latin-1")
