"""What a reader comes upon besides the words, gathered as it goes, so that every format writes it the same way."""

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from dupfinder.domain.beyond import IN_ORDER, MOST_ITEMS, BeyondWords, ContentItem, ContentKind, digest_of, item
from dupfinder.extract.format import Content, StoredPicture
from dupfinder.extract.normalisation.addresses import one_address

PARAGRAPH_END = "¶"
"""Stands for one that was inserted or deleted while the words around it were not."""

COLOURED_SIGN = " sign"
"""How the ways of what is a sign in a colour end; words in that colour are layout."""
SIGN = re.compile(r"[\u2580-\u27bf\u2b00-\u2bff\uf020-\uf0ff]")
"""A circle, square, triangle, star, tick or cross, also of Wingdings, that may have a colour."""
SIGNS_ALONE = re.compile(rf"(?:[\s\ufe0f]|{SIGN.pattern})+")
_SIGNS_AS_BYTES = tuple(
    map(re.compile, (rb"\xe2[\x96-\x9e\xac-\xaf]", rb"\xef[\x80-\x83]", rb"&#(?:9[6-9]|1[01]\d)\d\d;"))
)
"""One by one: to look for a byte is quick, for one of several is not."""
RESOLVED = "resolved"
NOBODY = frozenset({"", "author", "unknown", "unknown author"})
"""Who wrote by Word where names were taken out, and by LibreOffice where nobody is said."""

NOTE_LETTERS = 20
"""So many before the reference to a note tell to which word of its line it belongs."""


def shown_as(
    crop: Sequence[float] = (), turn: float = 0, *, flipped: Iterable[str] = (), colours: Iterable[str] = ()
) -> str:
    """Return how a picture is shown, an empty string for one that is shown as it is stored.

    `crop` is what is cut off on the left, above, on the right and below, in per cent; `turn` is in degrees, clockwise.
    """
    cut, degrees = [round(side) for side in crop], round(turn) % 360
    said = [f"crop={cut}" if any(cut) else "", f"turn={degrees}" if degrees else ""]
    return "; ".join(sorted(filter(None, (*said, *flipped, *colours))))


def choices(entries: Iterable[str], *, line: int | None = None, page: int | None = None) -> ContentItem | None:
    """Return from what is to be chosen in a field of a form; nothing where there is no choice."""
    told = tuple(filter(None, (" ".join(entry.split()) for entry in entries)))
    return item("; ".join(told), "choices", *told, line=line, page=page) if len(told) > 1 else None


def comment(
    text: str, *place: str, by: str, state: str = "", line: int | None = None, page: int | None = None
) -> ContentItem | None:
    """Return what somebody said of the document: who that is, if it is known, and what became of it (`RESOLVED`)."""
    words, name = " ".join(text.split()), " ".join(by.split())
    is_said = name.casefold() in NOBODY or words.startswith(name)  # Excel begins comments with the name
    way = ", ".join(filter(None, (state, "" if is_said else name)))
    parts = (way, words) if way else (words,)
    return item(": ".join(parts), *place, *parts, line=line, page=page) if words else None


def may_have_signs(markup: bytes) -> bool:
    """Return whether there may be a sign in markup, in UTF-8, that has a colour."""
    return any(sign.search(markup) for sign in (_SIGNS_AS_BYTES[2:] if markup.isascii() else _SIGNS_AS_BYTES))


_TOLD_BY_WAY = frozenset({ContentKind.SIGNS, ContentKind.COMMENTS, ContentKind.FIELDS})
"""Words of these kinds bear the way in which they are in the document; what others are is said by their kind."""
FORMULA_FIELD = re.compile(
    r"\s*(?:=|(EQ\b)(?!\s[^(]*\\o\b(?:[^\\]|\\(?:[^a-z]|(?:s|up|do|a[cdjlr])\b)|(?!)){0,990}+\Z)\s*\S)",
    re.DOTALL | re.IGNORECASE,
)
"""The instruction of a field that works something out, or draws an equation (`EQ`), not only letters that are text."""


class Gathering:
    """Collects the items of a document; what is more than `MOST_ITEMS` of a kind is one item together."""

    def __init__(self) -> None:
        self._items: dict[ContentKind, list[ContentItem]] = {}
        self._rest: dict[ContentKind, bytes] = {}
        self._unseen: set[ContentKind] = set()
        self._once: set[bytes] = set()
        self._targets: set[str] = set()
        self._pictures: list[StoredPicture] = []
        self._runs: dict[tuple[ContentKind, str], tuple[int | None, list[str]]] = {}
        self._answers = 0
        self._revisers: set[str] = set()

    def add(self, kind: ContentKind, found: ContentItem) -> bool:
        """Add an item; return whether it is new. Of links and pictures each counts once, as a logo on every page."""
        if kind in IN_ORDER:
            if found.digest in self._once:
                return False
            self._once.add(found.digest)
        items = self._items.setdefault(kind, [])
        if len(items) < MOST_ITEMS:
            items.append(found)
        else:
            self._rest[kind] = digest_of(self._rest.get(kind, b""), found.digest)
        return True

    def cannot_see(self, *kinds: ContentKind) -> None:
        """Say that the document may have something of these kinds that the reader does not see."""
        self._unseen.update(kinds)

    def link(self, target: str, *, line: int | None = None) -> None:
        """Add where a link leads, each target once: programs cut a link in two where its letters change.

        A place in the document itself is none.
        """
        if target in self._targets:
            return
        self._targets.add(target)
        address = one_address(target)
        if address:
            self.add(ContentKind.LINKS, item(target, address, line=line))

    def picture(
        self, label: str, data: bytes, again: Callable[[], bytes], *, line: int | None = None, shown: str = ""
    ) -> None:
        """Add a picture, each once in each way in which it is `shown` (`shown_as`).

        `again` gives its data to who wants to see it, so that they need not be kept.
        """
        found = item(label, data, *([shown] if shown else ()), line=line)
        if self.add(ContentKind.PICTURES, found):
            self._pictures.append(StoredPicture(found, again, shown=shown))

    def words(self, kind: ContentKind, text: str, *, way: str = "", line: int | None = None) -> None:
        """Add words that are an item of their own; `way` tells apart what was inserted, deleted, struck or raised."""
        words = " ".join(text.split())
        if words and not (way.endswith(COLOURED_SIGN) and not SIGNS_ALONE.fullmatch(words)):
            label = f"{way}: {words}" if way and kind in _TOLD_BY_WAY else words
            self.add(kind, item(label, *((way, words) if way else ()), line=line))

    def comment(
        self, text: str, *place: str, by: str, is_done: bool = False, line: int | None, page: int | None = None
    ) -> None:
        """Add what somebody said of the document."""
        found = comment(text, *place, by=by, state=RESOLVED if is_done else "", line=line, page=page)
        if found is not None:
            self.add(ContentKind.COMMENTS, found)

    def revised_by(self, name: str) -> None:
        """Take who inserted or deleted something."""
        if name.strip().casefold() not in NOBODY:
            self._revisers.add(" ".join(name.split()))

    def choices(self, entries: Iterable[str], *, line: int | None) -> None:
        """Add from what is to be chosen in a field of a form."""
        found = choices(entries, line=line)
        if found is not None:
            self.add(ContentKind.FIELDS, found)

    def answer(self, state: str, words: str = "", *, line: int | None = None, page: int | None = None) -> None:
        """Add what is ticked, chosen or written in the next field of a form: which of two it is makes a difference.

        `words` stand beside it where a format has the two together.
        """
        number, self._answers = self._answers, self._answers + 1
        if state:
            told = " ".join((state, *words.split()))
            self.add(ContentKind.FIELDS, item(told, str(number), told, line=line, page=page))

    def shape(
        self, *parts: bytes | str, notation: str, hues: Sequence[str] = (), line: int | None, page: int | None = None
    ) -> None:
        """Add a shape that is told by parts in one of `NOTATIONS`, and by the hues that fill it."""
        label = ", ".join(("shape", *hues))
        self.add(ContentKind.DRAWINGS, item(label, *parts, *hues, line=line, page=page, notation=notation))

    def calculated(self, instruction: str, *, line: int | None = None) -> None:
        """Add what a field of a Word document works out, if it does, without how that is shown: `=SUM(ABOVE)`.

        An equation that it draws counts, too, but for one that lays letters over each other: these are words.
        """
        found = FORMULA_FIELD.match(instruction)
        if found is None:
            return
        if found[1]:
            equation = "".join(instruction[found.end(1) :].split())
            self.add(ContentKind.FORMULAS, item("equation", "EQ", equation, line=line))
        elif formula := "".join(instruction.partition("\\")[0].split()):
            self.add(ContentKind.FORMULAS, item(formula, "field", formula, line=line))

    def list_from(self, number: int, *, line: int | None) -> None:
        """Add with which number, other than 1, a part of a list begins (`ListNumbers`)."""
        self.add(ContentKind.SIGNS, item(f"list: {number}", "list", str(number), line=line))

    def note(self, before: str, *, line: int | None) -> None:
        """Add where a footnote or endnote is referred to; `before` is the line as far as the reference."""
        letters = "".join(filter(str.isalnum, before.casefold()))[-NOTE_LETTERS:]
        self.add(ContentKind.SIGNS, item(f"note: {before[-NOTE_LETTERS:]}", "note", letters, line=line))

    @property
    def is_in_run(self) -> bool:
        """Return whether marked words go on: what follows ends them, or is added to them."""
        return bool(self._runs)

    def run(self, text: str, marks: Collection[tuple[ContentKind, str]], *, line: int | None = None) -> None:
        """Take words marked as these kinds and ways: however many pieces they are written in, they are one item each.

        Words that are marked otherwise, or not at all, end what is not marked so.
        """
        if not text.isspace():
            for mark in [each for each in self._runs if each not in marks]:
                self._end_run(mark)
        for mark in marks:
            self._runs.setdefault(mark, (line, []))[1].append(text)

    def end_runs(self) -> None:
        """End the marked words: another paragraph follows."""
        for mark in list(self._runs):
            self._end_run(mark)

    def _end_run(self, mark: tuple[ContentKind, str]) -> None:
        line, pieces = self._runs.pop(mark)
        kind, way = mark
        self.words(kind, "".join(pieces), way=way, line=line)

    def include(self, content: Content, *, lines_before: int = 0) -> None:
        """Add what was seen in a part of the document; so many lines stand before that part."""
        self.cannot_see(*content.beyond.unseen)
        stored = {one.item.digest: one for one in content.pictures}
        for kind, items in content.beyond.items.items():
            for one in items:
                moved = one if one.line is None else replace(one, line=one.line + lines_before)
                if self.add(kind, moved) and kind is ContentKind.PICTURES and one.digest in stored:
                    self._pictures.append(replace(stored[one.digest], item=moved))

    @property
    def pictures(self) -> tuple[StoredPicture, ...]:
        """Return the pictures that can be looked at."""
        return tuple(self._pictures)

    def beyond(self) -> BeyondWords:
        """Return everything that was gathered."""
        self.end_runs()
        if self._revisers and ContentKind.REVISIONS in self._items:
            names = sorted(self._revisers)
            self.add(ContentKind.REVISIONS, item(f"by {', '.join(names)}", "by", *names))
            self._revisers.clear()
        items = {kind: (*found, *self._more(kind)) for kind, found in self._items.items()}
        return BeyondWords(items=items, unseen=frozenset(self._unseen))

    def _more(self, kind: ContentKind) -> tuple[ContentItem, ...]:
        rest = self._rest.get(kind)
        return () if rest is None else (ContentItem(rest, "…"),)
