"""What is on an HTML page besides its words: pictures, links, drawings, struck and hidden text, what is filled in."""

import re
from collections.abc import Iterator, MutableMapping
from functools import partial
from urllib.parse import unquote

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.flow import TextFlow, capitals
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.table_rows import HIGHLIGHTS, SIGN_INKS, highlight_of, paragraph_light, sign_ink
from dupfinder.extract.web.data_addresses import data_in, is_data, media_type
from dupfinder.extract.web.page_styles import CAPITALS, PageStyles, attribute_colour
from dupfinder.extract.web.style_sheets import (
    BLACK,
    MOST_GENERATED,
    UNSURE,
    WHITE,
    counted_numbers,
    generated_words,
    ground_of,
    is_lost,
)

ADDRESSES = {"a": "href", "area": "href", "embed": "src", "frame": "src", "iframe": "src", "object": "data"}
"""Elements that lead to another file, and in which attribute."""
LEADING = {"form": "action", "base": "href", "meta": "content"}
DRAWING = ":not(svg, g, image, title, desc, defs, metadata)"
PLAYED = frozenset({"audio", "video"})
DRAWN = {"svg": ContentKind.DRAWINGS, "math": ContentKind.FORMULAS}
TICKED = frozenset({"checkbox", "radio"})
NO_ANSWERS = frozenset({"button", "hidden", "image", "reset", "submit"})
IN_COLOUR = "[style*='background' i]:is(span, font, mark, p, li, h1, h2, h3, h4, h5, h6)"
"""In the other order it takes ten times as long."""
IN_INK = "font[color], [style*='color' i]:is(span, font, b, strong, em, i, p, td, li)"
INLINE = frozenset({"span", "font", "mark"})
COLOURED_CELLS = "td[bgcolor], th[bgcolor], td[style*='background' i], th[style*='background' i]"
FIELD_GROUND = 0xC0C0C0
SAID_GROUND = re.compile(r"background(?:-color)?\s*:\s*([^;!]{1,80})", re.IGNORECASE)
SAID_INK = re.compile(r"(?<![\w-])color\s*:\s*([^;!]{1,80})", re.IGNORECASE)
SIGHTS = frozenset({*ADDRESSES, *PLAYED, *DRAWN, "img", "input", "ol", "option"})
PARTS = frozenset({"article", "center", "div", "main"})
MAY_BE_EMPTY, MOST_EMPTY = PARTS | {"-text", "_comment", "br", "hr", "p"}, 16
"""In what lists may stand, what may be between two of them without words, and how much of that is passed over."""
WAYS = {
    "del": "struck", "s": "struck", "strike": "struck", "ins": "inserted", "sup": "raised", "sub": "lowered",
    "mark": "highlighted",
}  # fmt: skip
MARKED = {
    **{way: (ContentKind.REVISIONS, way) for way in ("struck", "inserted")},
    **{way: (ContentKind.SIGNS, way) for way in ("raised", "lowered", *SIGN_INKS)},
    **{way: (ContentKind.COMMENTS, way) for way in HIGHLIGHTS},
    **dict.fromkeys(("pale", "small", "faint"), (ContentKind.HIDDEN, "")),
}
"""What the words are said to be that are marked in a way; those that are there, but not seen, stay in the text."""
MENU = "menu"
"""The way of words that lead to other pages: they are no text."""
UNSHOWN = frozenset({"invisible", "tiny", MENU})
"""The ways of words that are only told."""
SCRIPT, PART = "javascript:", "cid:"
ELSEWHERE = re.compile(r"(?!cid:)(?:[a-z][\w+.-]*:|//)", re.IGNORECASE)
LONG_NUMBER = 7
TOLD_APART = (
    "style, li[value], ol[reversed], progress[value], meter[value], iframe[srcdoc], [background], video[poster], "
    'bdo[dir="rtl" i], form[action], base[href], [placeholder], input[type="image" i], button[formaction], '
    'input[formaction], datalist, meta[http-equiv="refresh" i]:not(noscript meta), picture source[srcset]'
)
"""Elements of which most pages have none: what they show depends on an attribute."""
LONGEST_MARK = 8
NOTE_MARK = re.compile(r"[\W_]{0,4}\w{0,4}[\W_]{0,4}")
"""What a link to a note says, or the one back from it: *1*, *[12]*, *iv*, *↩*."""
PLACE_LINKS = 'a[href^="#"]'
TINY = frozenset({"0", "1", "0px", "1px"})
"""A side of what nobody is meant to see: it holds a place open, or tells somebody that the page was looked at."""


class PageSights:
    """Gathers what is on one page. `sources` takes the addresses of pictures that are in other files, with lines."""

    def __init__(
        self, tree: LexborHTMLParser, flow: TextFlow, styles: PageStyles, sources: MutableMapping[str, int] | None
    ) -> None:
        self._highlighted = {node.mem_id: way for node in tree.css(IN_COLOUR) if (way := _highlight(node))}
        self.notes = _notes(tree)
        """Links to notes, and those back from them, by their elements: `True` for one to a note."""
        self.gathering = Gathering()
        if not styles.is_certain:
            self.gathering.cannot_see(ContentKind.HIDDEN, ContentKind.REVISIONS)
        self._flow = flow
        self._styled = styles.ways
        self._coloured = styles.colours
        self.is_styled = bool(styles.ways or styles.colours or self._highlighted)
        """Whether elements that are not of `WAYS` may mark their words."""
        self._behind = styles.pictures
        self._transforms = styles.transforms
        self.sees_behind = bool(self._behind)
        """Whether there may be a picture behind an element."""
        self._known = {""}
        """Addresses of pictures behind elements: each counts once."""
        self._sources = sources
        self._is_in_run = False
        self.marked: list[tuple[int, frozenset[str]]] = []
        """The marked elements around, with all the ways in which their words are marked."""
        self._colours = [(BLACK, WHITE)]
        """Of the words and the ground here, and before it of those around, as far as they are marked."""
        self._unshown: list[str] = []
        """Words of the element around that is not shown."""

    @property
    def is_marked(self) -> bool:
        """Return whether words here may be marked, or follow some that were."""
        return bool(self.marked) or self._is_in_run

    def note(self, node: LexborNode) -> None:
        """Gather where a note is referred to; of the link back from it nothing is told."""
        if self.notes[node.mem_id]:
            self.gathering.note(self._flow.line_so_far(), line=self._flow.lines)

    def see_behind(self, node: LexborNode) -> None:
        """Gather the picture behind an element: one that is elsewhere is told by its address."""
        address = self._behind.get(node.mem_id, "")
        if address in self._known:
            return
        self._known.add(address)
        line = self._flow.lines
        if is_data(address) or (self._sources is not None and not ELSEWHERE.match(address)):
            self._picture(address, {}, line)
        else:
            self.gathering.link(address, line=line)

    def see(self, tag: str, node: LexborNode, line: int) -> None:
        """Gather what an element of `SIGHTS` is."""
        if tag in DRAWN:
            for image in node.css("image"):
                attributes = image.attributes
                self._picture(attributes.get("href") or attributes.get("xlink:href") or "", {}, line)
            shape = _shape(node)
            if shape:
                self.gathering.add(DRAWN[tag], item(tag, *shape, line=line))
            return
        attributes = node.attributes
        if tag == "img":
            several = (attributes.get("srcset") or "").split()
            shown = self._transforms.get(node.mem_id, "")
            self._picture(attributes.get("src") or "".join(several[:1]), attributes, line, shown=shown)
        elif tag in ADDRESSES:
            self._address(attributes.get(ADDRESSES[tag]) or "", line)
        elif tag in PLAYED:
            for played in node.css("[src]"):
                self._address(played.attributes.get("src") or "", line)
        else:
            self._see_item(tag, node, attributes, line)

    def _see_item(self, tag: str, node: LexborNode, attributes: dict[str, str | None], line: int) -> None:
        """Gather an answer to a form, or the number with which a list begins."""
        if tag == "input":
            self._answer(attributes, line)
        elif tag == "ol":
            start = _whole(attributes.get("start"))
            number = 1 if start is None else start
            if number != _number_behind(node):
                self.gathering.list_from(number, line=line)
        elif "selected" in attributes:
            self.gathering.words(ContentKind.FIELDS, _words(node), line=line)

    def see_rarities(self, tree: LexborHTMLParser) -> None:
        """Gather what elements of `TOLD_APART` show."""
        sheets: list[str] = []
        for node in tree.css(TOLD_APART):
            tag, attributes = node.tag, node.attributes
            if tag == "style":
                sheets.append(node.text() or "")
            elif tag == "li":
                number = _whole(attributes.get("value"))
                if number not in {None, _number_of_turn(node)}:
                    self.gathering.list_from(number or 0, line=None)
            elif tag in {"ol", "bdo"}:
                self.gathering.words(ContentKind.SIGNS, _words(node), way="backwards")
            elif tag in {"progress", "meter"}:
                self.gathering.answer(attributes.get("value") or "")
            elif tag == "iframe":
                self.gathering.add(ContentKind.ATTACHMENTS, item("page", attributes.get("srcdoc") or ""))
            elif tag == "datalist":
                options = (one.attributes.get("value") or one.text() for one in node.css("option"))
                self.gathering.choices(options, line=None)
            elif tag in LEADING:
                address = attributes.get(LEADING[tag]) or ""  # of a page that leads on by itself behind the seconds
                address = address.partition("=")[2].strip(" '\"") if tag == "meta" else address
                self._address(address, self._flow.lines)
            else:
                self._address(attributes.get("formaction") or "", self._flow.lines)
                self.gathering.words(ContentKind.FIELDS, attributes.get("placeholder") or "", way="placeholder")
                several = (attributes.get("srcset") or "").split()  # instead of the picture, on other screens
                shown = attributes.get("background") or attributes.get("poster") or "".join(several[:1])
                is_image = (attributes.get("type") or "").lower() == "image"
                self._picture(shown or (is_image and attributes.get("src")) or "", {}, self._flow.lines)
        self._generated(sheets, tree)

    def _generated(self, sheets: list[str], tree: LexborHTMLParser) -> None:
        """Gather words and numbers that style sheets put before or behind elements, wherever these are."""
        written = [words for css in sheets for words in (*generated_words(css), *counted_numbers(css))]
        if any("counter" in css.lower() for css in sheets):
            for node in tree.css("[style*=counter- i]"):
                written += counted_numbers(node.attributes.get("style") or "")
        for words in dict.fromkeys(written[:MOST_GENERATED]):
            self.gathering.words(ContentKind.SIGNS, words, way="generated")
            name = words[len("attr(") : -1] if words.startswith("attr(") else ""
            for node in tree.css(f"[{name}]") if name else ():
                self.gathering.words(ContentKind.SIGNS, node.attributes.get(name) or "", way="generated")

    def enter(self, tag: str, node: LexborNode) -> None:
        """Go into an element of `WAYS`, or any if the page `is_styled`: its words may be marked, or not be shown."""
        element = node.mem_id
        styled, coloured = self._styled.get(element), self._coloured.get(element)
        highlight = self._highlighted.get(element)
        if tag not in WAYS and styled is None and coloured is None and highlight is None:
            return
        ways = set(self.marked[-1][1]) if self.marked else set()
        if highlight is not None:
            ways.difference_update(HIGHLIGHTS)  # it hides that of what is around
            ways.add(highlight)
        elif tag in WAYS:
            ways.add(WAYS[tag])
        for way, is_on in (styled or {}).items():
            (ways.add if is_on else ways.discard)(way)
        colour, ground = self._colours[-1]
        if coloured is not None:
            colour = colour if coloured[0] is None else coloured[0]
            ground = ground if coloured[1] is None else coloured[1]
            (ways.add if is_lost(colour, ground) else ways.discard)("pale")
        self._colours.append((colour, ground))
        self.marked.append((element, frozenset(ways)))

    def leave(self, node: LexborNode) -> None:
        """Go out of an element."""
        if self.marked and self.marked[-1][0] == node.mem_id:
            self.marked.pop()
            self._colours.pop()
            if self._unshown and (not self.marked or UNSHOWN.isdisjoint(self.marked[-1][1])):
                self.gathering.words(ContentKind.HIDDEN, " ".join(self._unshown), line=self._flow.lines)
                self._unshown = []

    def words(self, text: str) -> str:
        """Take words where `is_marked`, in one paragraph one revision if they are; return them as they are shown."""
        ways = self.marked[-1][1] if self.marked else frozenset()
        if not UNSHOWN.isdisjoint(ways):
            self._unshown.append(text)
            return ""
        if CAPITALS in ways:
            text, ways = capitals(text), ways - {CAPITALS}
        if not (ways or self._is_in_run):
            return text
        if self._flow.at_break:
            self.gathering.end_runs()
        self.gathering.run(text, {MARKED[way] for way in ways}, line=self._flow.lines)
        self._is_in_run = self.gathering.is_in_run
        return text

    def hidden(self, node: LexborNode, unseen: frozenset[str]) -> None:
        """Gather the words of an element that is not there for who looks; those of `unseen` elements are none."""
        self.gathering.words(ContentKind.HIDDEN, _words(node, unseen), line=self._flow.lines)

    def _picture(self, source: str, attributes: dict[str, str | None], line: int, *, shown: str = "") -> None:
        source = source.strip()
        sides = {(attributes.get(side) or "").strip().lower() for side in ("width", "height")}
        if not source or not TINY.isdisjoint(sides):
            return
        if is_data(source):
            again = partial(data_in, source)
            self.gathering.picture(media_type(source), again(), again, line=line, shown=shown)
            return
        if shown:  # of a picture in another file only who has that file knows what it shows
            self.gathering.add(ContentKind.DRAWINGS, item(f"picture: {shown}", "shown", source, shown, line=line))
        if self._sources is None:
            self.gathering.cannot_see(ContentKind.PICTURES)
        else:  # of a file that came with a mail the name is encoded (RFC 2392)
            is_part = source[: len(PART)].lower() == PART
            self._sources.setdefault(PART + unquote(source[len(PART) :]) if is_part else source, line)

    def _address(self, address: str, line: int) -> None:
        address = address.strip()
        if is_data(address):
            self.gathering.add(ContentKind.ATTACHMENTS, item(media_type(address), data_in(address), line=line))
        elif not address.lower().startswith(SCRIPT):
            self.gathering.link(address, line=line)

    def _answer(self, attributes: dict[str, str | None], line: int) -> None:
        """Gather what is filled in; which of two boxes is ticked makes a difference."""
        kind = (attributes.get("type") or "text").lower()
        if kind in NO_ANSWERS:
            return
        answer = attributes.get("value") or ""
        if kind in TICKED:
            answer = "☑" if "checked" in attributes else "☐"
        self.gathering.answer(answer, line=line)


def ground_by_hand(node: LexborNode) -> int | None:
    """Return the ground that somebody gave to words in a line, or to a cell, by hand; white is none."""
    attributes = node.attributes
    said = SAID_GROUND.search(attributes.get("style") or "")
    ground = attribute_colour(attributes.get("bgcolor") or "") if said is None else ground_of(said[1])
    return None if ground in {WHITE, UNSURE} else ground


def sign_inks(tree: LexborHTMLParser) -> dict[int, dict[str, bool]]:
    """Return which of `SIGN_INKS` words have by hand and which they have not, by the elements that say so."""
    found = {}
    for node in tree.css(IN_INK):
        said = SAID_INK.search(node.attributes.get("style") or "")
        written = node.attributes.get("color") if said is None else said[1]
        if (colour := attribute_colour(written or "")) is not None:
            found[node.mem_id] = {ink: ink == sign_ink(colour) for ink in SIGN_INKS}
    return found


def _whole(written: str | None) -> int | None:
    return int(written) if written and written.isdecimal() and len(written) < LONG_NUMBER else None


def _highlight(node: LexborNode) -> str:
    """Return the way of words with a ground by hand; LibreOffice gives all fields the one that they have on its screen.

    Nothing for words without one.
    """
    ground, child = ground_by_hand(node), node.first_child
    is_field = ground == FIELD_GROUND and child is not None and child.tag == "sdfield"
    if ground is None or is_field:
        return ""
    return highlight_of(ground) if node.tag in INLINE else paragraph_light(ground)


def _number_behind(numbered: LexborNode) -> int:
    """Return the number with which a list goes on where another stands: that behind the list before, if one does."""
    before: LexborNode | None = numbered
    is_ruled = False
    for _ in range(MOST_EMPTY):
        while before is not None and before.prev is None:  # it begins what is around it; behind a rule these are notes
            is_part = not is_ruled and before.parent is not None and before.parent.tag in PARTS
            before = before.parent if is_part else None
        before = None if before is None else before.prev
        while before is not None and before.tag in PARTS and before.last_child is not None:
            before = before.last_child
        if before is None or before.tag not in MAY_BE_EMPTY or (before.text() or "").strip():
            break
        is_ruled = is_ruled or before.tag == "hr"
    last = before.last_child if before is not None and before.tag == "ol" else None
    while last is not None and last.tag != "li":
        last = last.prev
    if last is None:
        return 1
    own = _whole(last.attributes.get("value"))
    return (_number_of_turn(last) if own is None else own) + 1


def _number_of_turn(item: LexborNode) -> int:
    """Return the number that an item of a list would have if it said none itself."""
    steps, before = 0, item.prev
    while before is not None:
        if before.tag == "li":
            steps += 1
            number = _whole(before.attributes.get("value"))
            if number is not None:
                return number + steps
        before = before.prev
    start = None if item.parent is None else _whole(item.parent.attributes.get("start"))
    return steps + (1 if start is None else start)


def _notes(tree: LexborHTMLParser) -> dict[int, bool]:
    """Return the links to notes of a page, `True`, and those back from them.

    Of two short links each leads to where the other is: Word, LibreOffice, pandoc, wikis and converters write them so,
    each with names of its own. A number that links to itself, as those of paragraphs do in laws, is none, whoever
    refers to it, and neither are two with other numbers, as of pages.
    """
    pairs: list[tuple[int, int, str]] = []
    places: dict[str, tuple[int, str, str]] = {}
    for node in tree.css(PLACE_LINKS):
        if len(words := _words(node)) > LONGEST_MARK or not NOTE_MARK.fullmatch(words):
            continue
        target, number = unquote(node.attributes["href"] or "")[1:], "".join(filter(str.isdecimal, words))
        reference, leads_to, other = places.get(target, (0, "", ""))
        if reference and (number == other or not number or not other):
            pairs.append((reference, node.mem_id, leads_to))
        names = {*_names(node), *(_names(node.parent) if node.parent is not None else ())}
        if target not in names:
            places |= dict.fromkeys(names, (node.mem_id, target, number))
    if not pairs:
        return {}
    notes = {target for _, _, target in pairs}
    here, in_note = "", {}
    for node in tree.css(f"[id], [name], {PLACE_LINKS}"):
        here = next((name for name in _names(node) if name in notes), here)
        in_note[node.mem_id] = here
    found = {}
    for reference, back, target in pairs:
        if in_note[back] == target:
            found[reference], found[back] = True, False
    return found


def _names(node: LexborNode) -> Iterator[str]:
    """Yield by what a link leads to an element."""
    return filter(None, (node.attributes.get(key) for key in ("id", "name")))


def _shape(node: LexborNode) -> list[str]:
    """Return the elements of a drawing or formula, in whatever order their attributes are written."""
    return [
        f"{one.tag} {sorted(one.attributes.items(), key=str)} {' '.join(one.text(deep=False).split())}"
        for one in node.css(DRAWING)
    ]


def _words(root: LexborNode, unseen: frozenset[str] = frozenset()) -> str:
    """Return the words below an element; a loop, since pages nest deeper than Python's stack."""
    found: list[str] = []
    node, depth = root.first_child, 1
    while node is not None and depth:
        if node.tag == "-text":
            found.append(node.text_content or "")
        child = node.first_child if node.tag not in unseen else None
        if child is not None:
            node, depth = child, depth + 1
            continue
        following = node.next
        while following is None and depth > 1 and node.parent is not None:
            node, depth = node.parent, depth - 1
            following = node.next
        node = following
    return " ".join(found)
