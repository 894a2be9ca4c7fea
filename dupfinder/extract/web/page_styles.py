"""Which elements of a page are hidden or struck by style sheets, their own styles and attributes (CSS Cascade 5).

Selectors are taken apart: what stands between combinators is asked of the parser's own engine, and combinators are
followed here, each element once. The engine goes back and forth between them, n³ steps for `a ~ b ~ c ~ d`.
"""

import functools
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from selectolax.lexbor import LexborHTMLParser, LexborNode, SelectolaxError

from dupfinder.extract.web.data_addresses import data_in, is_data
from dupfinder.extract.web.style_sheets import (
    BLACK,
    SMALL,
    UNSURE,
    WHITE,
    Declaration,
    Sheet,
    StyleSheets,
    Trait,
    colour_of,
    ground_of,
    is_lost,
    is_on_screen,
)

STEPS_A_SELECTOR = 100
STEPS_OF_OURS = 20
"""A step that is taken in Python costs as much as so many of the engine."""
LONG_COMPOUND = 1_000
LETTERS_A_STEP = 50
SIBLINGS_A_STEP = 90
SHEETS = 'style:not(noscript style, template style), link[rel~="stylesheet" i]'
HINTS = {
    # Patterns that begin with plain letters are found fifteen times as fast.
    Trait.DISPLAY: tuple(
        map(re.compile, (r"display(?<!\wdisplay)(?=[\s:/\\])", r"hidden(?<!\whidden)\b", "<dialog\\b"))
    ),
    Trait.VISIBILITY: (re.compile("visib"),),
    Trait.LINE: (re.compile("line-through"),),
    Trait.PICTURE: (re.compile(r"""background(?:-image)?\s{0,9}:[^;{}<>]{0,200}url\("""),),
    Trait.OPACITY: (re.compile(r"opacity(?<![\w-]opacity)\s{0,9}:\s{0,9}0{0,9}\.?0(?![\d.]*[1-9])"),),
    Trait.CAPITALS: (re.compile(r"uppercase(?<=[\s:]uppercase)"),),
    Trait.TRANSFORM: (re.compile(r"""transform\s{0,9}:[^;{}<>]{0,200}(?:scale|rotate|matrix)[xyz]?\("""),),
    Trait.SIZE: (
        re.compile(
            rf"""font(?:-size)?\s{{0,9}}:[^;{{}}"'<>]{{0,200}}(?<![\w.#])(?=[01.])(?:0*\.?0+(?![\d.])|{SMALL})"""
        ),
    ),
}
"""What a page in small letters holds where something in it is hidden or struck, or stands on a picture, unless it is
written oddly."""
MAY_HIDE = {
    Trait.DISPLAY: re.compile(r"none|\\", re.IGNORECASE),
    Trait.VISIBILITY: re.compile(r"hid|coll|\\", re.IGNORECASE),
    Trait.LINE: re.compile(r"line-through|\\", re.IGNORECASE),
    Trait.SIZE: re.compile(r"(?<![\w.#])\.?0|\\", re.IGNORECASE),
    Trait.OPACITY: re.compile(r"(?<![\w.#])\.?0|\\"),
    Trait.TINY: re.compile(rf"(?<![\w.#]){SMALL}|\\", re.IGNORECASE),
    Trait.CAPITALS: re.compile(r"uppercase|\\", re.IGNORECASE),
}
"""What the style of an element holds that hides or strikes something."""
HANDED_DOWN = frozenset({Trait.VISIBILITY, Trait.SIZE, Trait.TINY, Trait.CAPITALS})
"""Elements inside may take these back."""
COLOURS = frozenset({Trait.COLOUR, Trait.GROUND})
OF_PICTURES = frozenset({Trait.PICTURE, Trait.TRANSFORM})
SHOWN = COLOURS | OF_PICTURES | {Trait.TINY, Trait.OPACITY, Trait.CAPITALS}
"""The words stay in the text, and few pages make one ask."""
SAID_COLOURS = re.compile(r"""color(?<![\w-]color)\s{0,9}[:=]\s{0,9}["']?([^;"'<>{}!]{1,40})""")
BODY_COLOUR = re.compile(r"""<body\b[^<>]*\stext\s*=\s*["']?([^"'<>\s]+)""")
SAID_GROUNDS = (
    re.compile(r"""background(?:-color)?\s{0,9}:([^;"'<>{}!]{1,80})"""),
    re.compile(r"""bgcolor\s{0,9}=\s{0,9}["']?([^"'<>]{1,20})"""),
)
"""Colours of words and of grounds on a page in small letters."""
MAY_COVER = (
    # One for each word, as those of HINTS.
    re.compile(
        r"""background(?:[\w-]{0,20}\s*:[^;{}"'<>]{0,200}(?:url|image|gradient|var)\b[^;{}"'<>(]{0,20}\(
          | -image\s*:(?!\s*none) | \s*=)""",
        re.VERBOSE,
    ),
    *map(re.compile, (
        "animation", r"blend\b", r"clip\b", "color-scheme", r"filter\s*:", r"inset\b", r"mask\b",
        r"position\s*:(?!\s*static)", "text-(?:shadow|fill|stroke)",
    )),
)  # fmt: skip
"""What a page in small letters holds where something may lie behind its words that nothing here tells."""
MAY_MOVE = tuple(map(re.compile, (
    r"display\s*:\s*(?:contents|inline\s*[;}\"'!])", r"float\s*:", "grid-", r"line-height\s*:\s*0", "nowrap",
    r"rotate\s*:", r"scale\s*:", r"trans(?:form|late)\b",
    *(rf"{side}(?<![\w-]{side})\s*:(?!\s*(?:auto|100%))" for side in ("height", "max-height")),
    *(rf"{side}[\w-]{{0,20}}\s*:[^;{{}}\"'<>]{{0,200}}-\s*[\d.]" for side in ("indent", "margin")),
)))  # fmt: skip
"""Where words may stand beside the ground that they are in."""
WITH_COLOUR = {"body[text]": "text", "font[color]": "color"}
WITH_GROUND = {"[bgcolor]": "bgcolor"}
"""Elements that have a colour in an attribute, and in which."""
SIX_DIGITS = re.compile(r"[0-9a-f]{6}")
OF_OWN_GROUND = "button, canvas, caption, iframe, input, legend, mark, meter, object, progress, select, textarea, video"
"""What has a ground of its own, or stands beside that of the element that it is in."""
MOST_COMPARED = 10_000
"""Colours of words times colours of grounds; with more than these some words may well be of the colour of a ground."""
MOST_IN_LINES = 1_000
"""Of the grounds of a page, so many in lines; each is searched for paragraphs."""
LINES = "a, abbr, b, big, cite, code, del, em, font, i, ins, label, q, s, small, span, strike, strong, sub, sup, tt, u"
PARAGRAPHS = (
    "address, blockquote, center, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, table, ul"
)
"""The ground of what goes on in a line is not behind paragraphs in it."""
OF_OWN_SIZE = "button, input, select, textarea, font[size]"
"""What does not take over how large the letters are around it."""
STANDARD = re.compile(r"<!doctype\s+html(?:\s*>|[^>]*(?:\bxhtml 1|/strict\.dtd))")
"""What a page in small letters begins with whose tables take over colour and size from around; else they need not."""
STANDARD_WITHIN_LETTERS = 1_000
ODD = ("\\", "&#", "/*", "stylesheet", "@import")
CAPITALS = "capitals"
WAYS = {
    Trait.LINE: "struck", Trait.VISIBILITY: "invisible", Trait.SIZE: "tiny", Trait.TINY: "small",
    Trait.OPACITY: "faint", Trait.CAPITALS: CAPITALS,
}  # fmt: skip
"""What is on for the words in an element, or off again; a line through them goes through all of them."""
CALLED = r"\((?:[^()]|\((?:[^()]|\([^()]*+\)|(?!))*+\)|(?!))*+\)"  # (?!): see latex_patterns
PART = re.compile(
    rf"""(?P<compound>(?:\\.|\[(?:"[^"]*+"|'[^']*+'|[^\]"']|(?!))*+\]|{CALLED}|[^\s,>+~()\[\]\\]|(?!))++)
      | \s*(?P<join>[>+~,])\s* | (?P<space>\s+)""",
    re.VERBOSE | re.DOTALL,
)
NEVER = re.compile(
    r"(?<!\\):(?::|(?:before|after|first-line|first-letter|focus-within|focus-visible|target|fullscreen|modal)\b)",
    re.IGNORECASE,
)
"""Parts of elements, and states that they have only while somebody does something with them."""
CALL = re.compile(rf":(?P<name>[\w-]+)(?P<inside>{CALLED})")
COUNTING = re.compile(r"(?<!\\):(?:nth-|last-|only-|first-of)[\w-]*(?:\([^()]*+\))?", re.IGNORECASE)
PLAIN = re.compile(r"[a-z0-9]*(?:[.#][a-z_-][\w-]*)+", re.ASCII | re.IGNORECASE)
"""A selector of classes and ids alone: where the page has none of that name, it means nothing."""
NAMES = re.compile(r"[.#][^.#]+")
MANY_SELECTORS = 16
"""From so many on it pays to know the names of a page."""
LISTS = frozenset({"not", "is", "where"})
COMBINED = re.compile(r"[^\s,][\s>+~]+[^\s,]")
SPACED_COMMA = re.compile(r"\s*,\s*")
IN_BRACKETS = re.compile(r"\[[^\]]*\]|\\.")
CLASS_LIKE = re.compile(r"[.\[]|(?<!:):(?!not\b|is\b|where\b|has\b|:)", re.IGNORECASE)
TAG = re.compile(r"(?:^|[\s>+~(,])[a-z]", re.IGNORECASE)


Linked = Callable[[str], Sheet | None]
"""Gives the style sheet of another file, by its address; `None` for one that cannot be had."""


class _Priority(NamedTuple):
    """Of two that say something of one element, the greater counts."""

    is_important: bool
    is_own: bool
    """Whether it is in the element's own style."""
    weight: tuple[int, int, int]
    number: int


class _Rule(NamedTuple):
    priority: _Priority
    says: int | None
    elements: Collection[int]


_Meant = tuple[tuple[int, int, int], Collection[int]]
_Parts = list[tuple[str, str]]
"""The simple selectors of one, each with what joins it to the one before."""


@dataclass(frozen=True, slots=True)
class PageStyles:
    """What is hidden or struck on a page."""

    hidden: frozenset[int] = frozenset()
    """Elements that are not there at all for who looks."""
    ways: Mapping[int, dict[str, bool]] = field(default_factory=dict)
    """By element, what is on for the words in it, or off again."""
    colours: Mapping[int, tuple[int | None, int | None]] = field(default_factory=dict)
    """By element, the colours of its words and of its ground; `None` for those around."""
    pictures: Mapping[int, str] = field(default_factory=dict)
    """By element, the address of the picture behind it."""
    transforms: Mapping[int, str] = field(default_factory=dict)
    """By picture, how it is mirrored and turned (`shown_as`)."""
    is_certain: bool = True
    """Whether there is nothing that could hide or strike more."""
    by_sheets: bool = False
    """Whether style sheets hide something."""


def page_styles(
    tree: LexborHTMLParser, page: str, linked: Linked, sheets: StyleSheets, *, obeys_sheets: bool = True
) -> PageStyles:
    """Return what is hidden or struck on a page; `linked` gives the style sheets of other files."""
    # CSS knows capitals of the Latin alphabet only, and bytes have no others.
    lowered = page.encode(errors="surrogatepass").lower().decode(errors="surrogatepass")
    is_odd = "style" in lowered and any(odd in lowered for odd in ODD)
    in_question = {trait for trait, hints in HINTS.items() if is_odd or any(hint.search(lowered) for hint in hints)}
    if Trait.SIZE in in_question:
        in_question.add(Trait.TINY)
    if _may_lose_words(lowered, is_odd=is_odd):
        in_question |= COLOURS
    if "<img" not in lowered:
        in_question.discard(Trait.TRANSFORM)
    if not in_question:
        return PageStyles()
    sheets.passed_over = frozenset(SHOWN - in_question)
    traits = [trait for trait in Trait if trait not in sheets.passed_over | COLOURS | OF_PICTURES]
    is_standard = STANDARD.search(lowered, 0, STANDARD_WITHIN_LETTERS) is not None
    declarations = list(enumerate(_declarations(tree, linked, sheets))) if obeys_sheets else []
    selectors = _Selectors(tree, page, sheets)
    said: dict[Trait, Mapping[int, int | None]] = {}
    by_sheets = False
    for trait in traits if in_question - COLOURS - OF_PICTURES else ():
        hiding = selectors.rules((each for each in declarations if each[1].trait is trait and each[1].says), None)
        hides = any(rule.elements for rule in hiding)
        by_sheets = by_sheets or (hides and trait is not Trait.LINE and trait not in SHOWN)
        if hides or trait in in_question:
            hiding += _own(tree, trait, sheets, selectors, hides=hides, is_standard=is_standard)
            hidden = {one for rule in hiding for one in rule.elements if rule.says}
            among = None if hidden and trait in HANDED_DOWN else hidden
            others = (each for each in declarations if each[1].trait is trait and not each[1].says)
            said[trait] = _cascaded(hiding + selectors.rules(others, among))
    behind, transforms = (
        _of_pictures(trait, tree, declarations, selectors, sheets) if trait in in_question else {}
        for trait in (Trait.PICTURE, Trait.TRANSFORM)
    )
    return PageStyles(
        frozenset(element for element, says in said.get(Trait.DISPLAY, {}).items() if says),
        _ways(said),
        _colours(tree, lowered, declarations, selectors, sheets, is_standard=is_standard)
        if in_question >= COLOURS
        else {},
        behind,
        transforms,
        is_certain=not sheets.is_incomplete,
        by_sheets=by_sheets,
    )


def _is_any_lost(colours: Iterable[int | None], grounds: Iterable[int | None]) -> bool:
    distinct = {WHITE, *(ground for ground in grounds if ground is not None)}
    known = {BLACK, *(colour for colour in colours if colour is not None)}
    return len(known) * len(distinct) > MOST_COMPARED or any(
        is_lost(colour, ground) for colour in known for ground in distinct
    )


def _may_lose_words(lowered: str, *, is_odd: bool) -> bool:
    """Return whether words of a page in small letters may have the colour of their ground, with nothing before it."""
    if not (is_odd and "stylesheet" in lowered):
        of_body = BODY_COLOUR.match(lowered, max(0, lowered.find("<body")))
        colours = {*SAID_COLOURS.findall(lowered), *(of_body.groups() if of_body is not None else ())}
        grounds = {ground for said in SAID_GROUNDS for ground in said.findall(lowered)}
        if not _is_any_lost(map(attribute_colour, colours), map(ground_of, grounds)):
            return False
    return not any(one.search(lowered) for one in MAY_COVER)


def attribute_colour(value: str) -> int | None:
    """Return a colour of an attribute (HTML, 2.3.6): the six digits may have no sign, and no word means another."""
    digits = value.strip()
    return colour_of(f"#{digits}" if SIX_DIGITS.fullmatch(digits) else digits)


def _colours(
    tree: LexborHTMLParser,
    lowered: str,
    declarations: Sequence[tuple[int, Declaration]],
    selectors: "_Selectors",
    sheets: StyleSheets,
    *,
    is_standard: bool,
) -> dict[int, tuple[int | None, int | None]]:
    """Return of which colours words and grounds are said to be, if some words may be of the colour of their ground."""
    colours, grounds = (
        _cascaded(
            [
                *selectors.rules((each for each in declarations if each[1].trait is trait), None),
                *_own_colours(tree, trait, sheets, selectors, is_standard=is_standard),
            ]
        )
        for trait in (Trait.COLOUR, Trait.GROUND)
    )
    is_plain = all(is_lost(WHITE, ground) for ground in grounds.values() if ground is not None)
    may_be_elsewhere = MAY_COVER if is_plain else MAY_COVER + MAY_MOVE
    if (
        sheets.is_incomplete
        or not _is_any_lost(colours.values(), grounds.values())
        or any(way.search(page) for page in (lowered, *map(str.lower, sheets.read)) for way in may_be_elsewhere)
    ):
        return {}
    in_lines = [node for node in tree.css(LINES) if grounds.get(node.mem_id) is not None]
    if len(in_lines) > MOST_IN_LINES:
        return {}
    for node in in_lines:
        if node.css_first(PARAGRAPHS) is not None:
            grounds[node.mem_id] = UNSURE
    return {element: (colours.get(element), grounds.get(element)) for element in {*colours, *grounds}}


def _of_pictures(
    trait: Trait,
    tree: LexborHTMLParser,
    declarations: Sequence[tuple[int, Declaration]],
    selectors: "_Selectors",
    sheets: StyleSheets,
) -> dict[int, str]:
    """Return the address of the picture behind each element that has one, or how pictures are transformed."""
    among = {node.mem_id for node in tree.css("img")} if trait is Trait.TRANSFORM else None
    rules = selectors.rules((each for each in declarations if each[1].trait is trait), among)
    rules += _in_styles(_styled(selectors, trait), trait, sheets)
    return {element: sheets.addresses[says] for element, says in _cascaded(rules).items() if says is not None}


def _own_colours(
    tree: LexborHTMLParser, trait: Trait, sheets: StyleSheets, selectors: "_Selectors", *, is_standard: bool
) -> Iterator[_Rule]:
    """Yield the colours that elements have by themselves: those of attributes, and where it is not sure which."""
    yield _of_browser(tree, "a[href]" if trait is Trait.COLOUR else OF_OWN_GROUND, says=UNSURE)
    if trait is Trait.COLOUR and not is_standard:  # tables are as the page is
        yield _of_browser(tree, "body:not([text]) table", says=UNSURE)
    for selector, name in (WITH_COLOUR if trait is Trait.COLOUR else WITH_GROUND).items():
        for node in tree.css(selector):
            value = (node.attributes.get(name) or "").strip().lower()
            says = attribute_colour(value) if value else None
            yield _Rule(_Priority(False, False, (-1, 0, 0), 1), says, (node.mem_id,))
    yield from _in_styles(_styled(selectors, trait), trait, sheets)


def _ways(said: Mapping[Trait, Mapping[int, int | None]]) -> dict[int, dict[str, bool]]:
    """Return what is on or off for the words in elements; nothing is off that is never on."""
    ways: dict[int, dict[str, bool]] = {}
    for trait, elements in said.items():
        if trait in WAYS and True in elements.values():
            told = {True, False} if trait in HANDED_DOWN else {True}
            for element, says in elements.items():
                if says in told:
                    ways.setdefault(element, {})[WAYS[trait]] = bool(says)
    return ways


def _declarations(tree: LexborHTMLParser, linked: Linked, sheets: StyleSheets) -> Iterator[Declaration]:
    """Yield what the style sheets of a page declare that hold on a screen."""
    for node in tree.css(SHEETS):
        attributes = node.attributes
        kind = (attributes.get("type") or "text/css").partition(";")[0].strip().lower()
        if kind != "text/css" or not is_on_screen(attributes.get("media") or ""):
            continue
        if node.tag == "style":
            yield from sheets.declarations(Sheet(node.text() or "", linked))
            continue
        address = (attributes.get("href") or "").strip()
        if address and "alternate" not in (attributes.get("rel") or "").lower():
            yield from sheets.linked(address, _in_address(address, linked))


def _in_address(address: str, linked: Linked) -> Sheet | None:
    return Sheet(data_in(address).decode(errors="replace"), linked) if is_data(address) else linked(address)


def _own(
    tree: LexborHTMLParser,
    trait: Trait,
    sheets: StyleSheets,
    selectors: "_Selectors",
    *,
    hides: bool,
    is_standard: bool,
) -> Iterator[_Rule]:
    """Yield what elements say of themselves, and what browsers say of some of them."""
    if trait is Trait.DISPLAY:
        yield _of_browser(tree, "[hidden], dialog:not([open])", says=True)
    elif trait is Trait.TINY:
        yield _of_browser(tree, OF_OWN_SIZE, says=False)
        if not is_standard:  # they are as the page is
            yield _of_browser(tree, "table", says=False)
    styles = _styled(selectors, trait)
    hiding = [one for one in styles if MAY_HIDE[trait].search(one[1])]
    yield from _in_styles(styles if hides or (hiding and trait in HANDED_DOWN) else hiding, trait, sheets)


def _styled(selectors: "_Selectors", trait: Trait) -> list[tuple[int, str]]:
    """Return the elements whose own styles may say something of a trait, and these."""
    name = trait.value
    return [(element, style) for element, style, lowered in selectors.styled if name in lowered or "\\" in style]


def _in_styles(styles: Iterable[tuple[int, str]], trait: Trait, sheets: StyleSheets) -> Iterator[_Rule]:
    for element, style in styles:
        for number, one in enumerate(sheets.own(style)):
            if one.trait is trait:
                yield _Rule(_Priority(one.is_important, True, (0, 0, 0), number), one.says, (element,))


def _of_browser(tree: LexborHTMLParser, selector: str, *, says: int) -> _Rule:
    """Return what browsers say of elements, unless something else is said."""
    return _Rule(_Priority(False, False, (-1, 0, 0), 0), says, frozenset(node.mem_id for node in tree.css(selector)))


def _cascaded(rules: list[_Rule]) -> dict[int, int | None]:
    """Return what is said of each element in the end."""
    said: dict[int, int | None] = {}
    for rule in sorted(rules, key=lambda one: one.priority):
        said.update(dict.fromkeys(rule.elements, rule.says))
    return said


def _alternatives(selector: str) -> list[_Parts]:
    """Return the selectors of a list, each as its parts with what joins them to the one before."""
    found: list[_Parts] = [[]]
    join, place = ",", 0
    while place < len(selector):
        part = PART.match(selector, place)
        compound = part and part["compound"]
        if part is None or (not compound and join):
            raise SelectolaxError("No selector.")
        place = part.end()
        if compound:
            found[-1].append((join if found[-1] else "", compound))
            join = ""
        else:
            join = part["join"] or " "
            found += [[]] if join == "," else []
    if join:
        raise SelectolaxError("No selector.")
    return found


def _weight(parts: _Parts) -> tuple[int, int, int]:
    """Return how much a selector counts: by ids, by classes and the like, by names of elements."""
    plain = IN_BRACKETS.sub("[", " ".join(compound for _, compound in parts))
    return plain.count("#"), len(CLASS_LIKE.findall(plain)), len(TAG.findall(plain))


class _Selectors:
    """Finds the elements that selectors mean, within a budget; what it cannot tell is no element."""

    def __init__(self, tree: LexborHTMLParser, page: str, sheets: StyleSheets) -> None:
        self._tree = tree
        self._sheets = sheets
        self._size = page.count("<") + len(page) // LETTERS_A_STEP
        self._found: dict[str, list[_Meant]] = {}
        self._simple: dict[str, Mapping[int, LexborNode]] = {}
        self._names: set[str] = set()
        """Of classes and ids, in small letters, with the sign before them; filled when there are many selectors."""

    @functools.cached_property
    def styled(self) -> list[tuple[int, str, str]]:
        """Return the elements that have styles of their own, with these, also in small letters."""
        styles = ((node.mem_id, node.attributes.get("style") or "") for node in self._tree.css("[style]"))
        return [(element, style, style.lower()) for element, style in styles]

    def rules(self, declarations: Iterable[tuple[int, Declaration]], among: Collection[int] | None) -> list[_Rule]:
        """Return the rules of numbered declarations; where only some elements matter, none that mean no such one."""
        return [
            _Rule(_Priority(one.is_important, False, weight, number), one.says, elements)
            for number, one in declarations
            if among is None or among
            for weight, elements in self._meant(one.selector, among)
            if self._sheets.affords(len(elements))
        ]

    def _meant(self, selector: str, among: Collection[int] | None) -> list[_Meant]:
        """Return what each selector of a list means; nothing where one of them is no selector."""
        if selector in self._found:
            return self._found[selector]
        try:
            each = _alternatives(selector)
            is_little = self._sheets.affords(STEPS_A_SELECTOR * len(each))
            found = ((one, self._elements(one, among)) for one in each if is_little)
            meant = [(_weight(one), elements) for one, elements in found if elements]
        except SelectolaxError:
            meant = []
        if among is None:
            self._found[selector] = meant
        return meant

    def _elements(self, parts: _Parts, among: Collection[int] | None) -> Collection[int]:
        if any(_is_never(compound) for _, compound in parts):
            return ()
        if among is not None and self._compound(parts[-1][1]).keys().isdisjoint(among):
            return ()
        found: Mapping[int, LexborNode] = {}
        for number, (join, compound) in enumerate(parts, 1):
            here = self._compound(compound) if (found or not join) and self._sheets.affords(0) else {}
            if among is not None and number == len(parts):
                here = {each: node for each, node in here.items() if each in among}
            if join:
                known: dict[int, bool] = {}
                here = {each: node for each, node in here.items() if self._stands(node, join, found, known)}
            found = here
        return found

    def _compound(self, compound: str) -> Mapping[int, LexborNode]:
        """Return the elements that a selector without combinators means."""
        known = self._simple.get(compound)
        if known is not None:
            return known
        if len(self._simple) > MANY_SELECTORS and self._is_of_no_element(compound):
            return {}
        simpler = CALL.sub(_if_plain, compound) if len(compound) < LONG_COMPOUND else ""
        uncounted = COUNTING.sub("", simpler)
        cost = self._size * (1 + len(compound) // LETTERS_A_STEP)
        found: Mapping[int, LexborNode] = {}
        if simpler != compound:  # it means some of these, nobody knows which
            self._sheets.is_incomplete |= bool(self._compound(simpler or "*"))
        elif uncounted != simpler:
            cost += len(self._compound(uncounted or "*")) * self._size // SIBLINGS_A_STEP
        if simpler == compound and self._sheets.affords(cost):
            found = {node.mem_id: node for node in self._tree.css(compound)}
        self._simple[compound] = found
        return found

    def _is_of_no_element(self, compound: str) -> bool:
        """Return whether the page has no element with a class or id that a selector names."""
        if not self._names:
            self._names.add("")
            for node in self._tree.css("[class], [id]"):
                attributes = node.attributes
                self._names.update("." + name for name in (attributes.get("class") or "").lower().split())
                self._names.add("#" + (attributes.get("id") or "").lower())
        return PLAIN.fullmatch(compound) is not None and not self._names.issuperset(NAMES.findall(compound.lower()))

    def _stands(self, node: LexborNode, join: str, left: Mapping[int, LexborNode], known: dict[int, bool]) -> bool:
        """Return whether an element stands in, or after, one of the left; `known` holds for which others that is so."""
        passed = [node.mem_id]
        around: LexborNode | None = node
        answer = False
        while around is not None:
            around = around.parent if join in " >" else around.prev
            if around is None or (join in "~+" and (around.tag or "-").startswith("-")):
                continue
            element = around.mem_id
            answer = element in left or (join in " ~" and known.get(element, False))
            if answer or join in ">+" or element in known:
                break
            passed.append(element)
        self._sheets.affords(STEPS_OF_OURS * len(passed))
        if join in " ~":
            known.update(dict.fromkeys(passed, answer))
        return answer


@functools.lru_cache  # each is asked about for several traits
def _is_never(compound: str) -> bool:
    """Return whether what a selector means is no element, or not in that state while somebody only looks."""
    return NEVER.search(compound) is not None and CALL.search(compound) is None


def _if_plain(call: re.Match[str]) -> str:
    """Return a call of a pseudo-class as it is where the engine answers it at once, nothing where it may take long."""
    inside = SPACED_COMMA.sub(",", call["inside"][1:-1].strip())
    is_list = call["name"].lower() in LISTS and not COMBINED.search(inside) and NEVER.search(inside) is None
    return call[0] if call["name"].lower().startswith("nth-") or (is_list and "(" not in inside) else ""
