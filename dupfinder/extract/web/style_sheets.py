"""What style sheets say of whether words are seen or struck, rule by rule (CSS Syntax 3, Nesting 1, Media Queries 4).

Only what hides or strikes, and what takes that back, is read; everything else is passed over. A page is taken as a
browser shows it on a screen of a usual width; what holds only in print, on a telephone or in the dark is no part of it.
"""

import enum
import itertools
import math
import posixpath
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from dupfinder.extract.gathering import shown_as
from dupfinder.extract.list_numbers import TICKS
from dupfinder.extract.table_rows import NAMED_LIGHTS

USUAL_WIDTH = 1280
MOST_LETTERS = 2_000_000
"""Of the style sheets of a document, so many are read."""
MOST_APART = 5
"""Of 255, in each of red, green and blue, where nobody sees words on a ground; as much as in a PDF."""
LONG_SELECTOR = LONG_VALUE = 1_000
MOST_IMPORTS = 20
MOST_STEPS = 20_000_000
"""Elements of a document that are looked at for its selectors, 10 to 60 ns each."""
FONTS_ONLY = re.compile(r"(?:https?:)?//fonts\.", re.IGNORECASE)
"""Addresses of services that have sheets with nothing but fonts."""
TOKENS = re.compile(
    r"""/\*.*?(?:\*/|\Z) | "(?:[^"\\\n]|\\.)*+["\n]? | '(?:[^'\\\n]|\\.)*+['\n]?
      | (?<=url)\(\s*+[^"'\s)][^)]*+\)? | \\. | [{};] | [^{};"'\\/(]++ | .""",
    re.VERBOSE | re.DOTALL | re.IGNORECASE,
)
NOT_PLAIN = re.compile(r"""["'{}\\(/]""")
COMMENT_MARKS = re.compile("<!--|-->")
"""Around the sheet in old pages."""
BETWEEN_SELECTORS = re.compile(r",(?![^(\[]*[)\]])")
ESCAPE = re.compile(r"\\(?:([0-9a-f]{1,6})\s?|(.))", re.IGNORECASE | re.DOTALL)
GENERATED = re.compile(
    r"""(?:content|list-style(?:-type)?)\s{0,9}:\s{0,9}(?:"((?:[^"\\\n]|\\.){1,200})"|'((?:[^'\\\n]|\\.){1,200})'|attr\(\s{0,9}([\w-]{1,40}))""",
    re.IGNORECASE,
)
COUNTED = re.compile(r"counter-(reset|set|increment)\s{0,9}:([^;{}]{1,200})", re.IGNORECASE)
"""From which number on what a style sheet numbers is counted, and by how many."""
WHOLE = re.compile(r"(?<!\S)-?\d{1,9}(?!\S)")
LETTER = re.compile(r"[^\W_]")
MEANT = frozenset("$£¥€₹₽%") | TICKS
"""Signs that say something before a word, or instead of one."""
MOST_GENERATED = 100
IMPORTANT = re.compile(r"\s*!\s*important\s*\Z", re.IGNORECASE)
IMPORT = re.compile(
    r"""@import\s*(?:url\(\s*)?["']?([^"')\s]+)["']?\s*\)?(?:\s*layer(?:\([^)]*\))?)?(.*)""", re.IGNORECASE | re.DOTALL
)
MEDIUM = re.compile(r"\s*(?:(not|only)\s+)?([a-z-]+)?", re.IGNORECASE)
CONDITION = re.compile(r"\(([^()]*)\)")
WIDTH = re.compile(r"\s*(?:(m[ai][nx])-(?:device-)?width\s*:|width\s*([<>])=?)\s*([\d.]+)(px|r?em)\s*", re.IGNORECASE)
PIXELS = {"px": 1, "em": 16, "rem": 16}


class Trait(enum.Enum):
    """What decides whether words are seen or struck; the value is in the names of all its properties."""

    DISPLAY = "display"
    VISIBILITY = "visib"
    LINE = "decoration"
    SIZE = "font"
    TINY = "fon"  # of the same properties as the one before
    COLOUR = "color"
    GROUND = "background"
    PICTURE = "backgroun"  # of the same properties as the one before
    TRANSFORM = "transform"
    OPACITY = "opacity"
    CAPITALS = "text-transform"


SMALL = r"(?:0*(?:1(?:\.0*)?|0?\.\d+)pt|0*(?:1(?:\.(?:[0-2]\d*|3[0-3]?))?|0?\.\d+)px)"
"""A point at most; a pixel is three quarters of one."""
NOUGHT = r"0*\.?0+(?:%|[a-z]+)?"
AS_AROUND = r"inherit|unset|revert(?:-layer)?"
LENGTH = r"[\d.]+(?:%|[a-z]+)"
LOOKS = r"(?:[a-z-]+\s+|\d00\s+)*"
RELATIVE = r"[\d.]+(?:%|em|ex|ch)|larger|smaller|" + AS_AROUND
DISPLAYS = r"(?:-\w+-)?(?:inline|block|flow|table|flex|grid|ruby|list-item|run-in|math|box|contents|initial)[\w -]*|"
LINE_THROUGH = (r".*\bline-through\b.*", r".*", r"(?!)")
SIZES = (NOUGHT, r"(?!.*\bvar\()(?!(?:" + RELATIVE + r")\Z).+", RELATIVE)
OF_OWN_SIZE = r"(?!(?:" + AS_AROUND + r")\Z).+"
TINIES = (SMALL, OF_OWN_SIZE, AS_AROUND)
_SAYING = (
    ("display", Trait.DISPLAY, (r"none", DISPLAYS + AS_AROUND, r"(?!)")),
    ("visibility", Trait.VISIBILITY, (r"hidden|collapse", r"visible|initial", AS_AROUND)),
    ("text-decoration", Trait.LINE, LINE_THROUGH),
    ("text-decoration-line", Trait.LINE, LINE_THROUGH),
    ("-webkit-text-decoration", Trait.LINE, LINE_THROUGH),
    ("opacity", Trait.OPACITY, (NOUGHT, r".+", r"(?!)")),
    ("text-transform", Trait.CAPITALS, (r"uppercase", OF_OWN_SIZE, AS_AROUND)),
    ("font-size", Trait.SIZE, SIZES),
    ("font-size", Trait.TINY, TINIES),
    ("font", Trait.SIZE, (rf"{LOOKS}{NOUGHT}(?:\s*/|\s).+", rf"{LOOKS}{LENGTH}(?:\s*/|\s).+", AS_AROUND)),
    ("font", Trait.TINY, (rf"{LOOKS}{SMALL}(?:\s*/|\s).+", OF_OWN_SIZE, AS_AROUND)),
)
SAYING: dict[str, list[tuple[Trait, tuple[re.Pattern[str], ...]]]] = {}
for _name, _trait, _patterns in _SAYING:
    _values = tuple(re.compile(one, re.IGNORECASE | re.DOTALL) for one in _patterns)
    SAYING.setdefault(_name, []).append((_trait, _values))
"""By property, its traits and the values that hide or strike, those that do not, and those that leave it as around.
Of colours see `colour_of` and `ground_of`."""
PICTURED = frozenset({"background", "background-image"})
TRANSFORMS = frozenset({"transform", "-webkit-transform"})
FUNCTION = re.compile(r"([a-z]+)\(([^()]*)\)")
ANGLES = {"deg": 1.0, "turn": 360.0, "grad": 0.9, "rad": math.degrees(1)}
AMOUNT = re.compile(r"\s*(-?(?:\d+\.?\d*|\.\d+))(%|[a-z]*)\s*")
ADDRESS = re.compile(r"""url\(\s*+(?:"([^"]*+)"|'([^']*+)'|([^"')]*+))""", re.IGNORECASE)
BESIDE = re.compile(r"(?![a-z][\w+.-]*:|/)", re.IGNORECASE)
COLOURED = {"color": Trait.COLOUR, "background": Trait.GROUND, "background-color": Trait.GROUND}


def _plain(*asked_about: str) -> re.Pattern[str]:
    return re.compile(
        rf"""(?<=[{{;])(?<!\\[{{;])\s*(?!(?:{"|".join(asked_about)})\s*:)[a-z-]+:[^;{{}}"'\\/()@]*(?=[;}}])""",
        re.IGNORECASE,
    )


PASSED_OVER, PASSED_OVER_WITH_COLOURS = _plain(*SAYING, *COLOURED, *TRANSFORMS), _plain(*SAYING, *TRANSFORMS)
"""Plain declarations of other properties, nine of ten in a sheet: it is taken apart without them."""


BLACK, WHITE, UNSURE = 0, 0xFFFFFF, -1
"""Colours, as numbers of red, green and blue."""
NAMED = {
    **NAMED_LIGHTS, "black": BLACK, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": WHITE,
    "purple": 0x800080, "fuchsia": 0xFF00FF, "navy": 0x80, "blue": 0xFF, "teal": 0x8080, "aqua": 0xFFFF,
    "initial": BLACK,
}  # fmt: skip
"""Those that have names in HTML 4, and common ones of CSS; and that of words of which nothing is said."""
OPAQUE = re.compile(
    r"""\#(?: ([0-9a-f]{3}) f? | ([0-9a-f]{6}) (?:ff)? )
      | rgba?\(\s* (\d{1,3}) [,\s]+ (\d{1,3}) [,\s]+ (\d{1,3}) \s* (?:[,/]\s*1(?:\.0+)?\s*)? \)""",
    re.VERBOSE,
)
WORDS_OF_VALUE = re.compile(r"[\w-]+\([^()]*\)|[^\s,]+")
BEHIND = frozenset({"none", "transparent", "initial", "inherit", "unset", "revert", "revert-layer"})
NO_COLOURS = re.compile(
    r"(?:no-)?repeat(?:-[xy])?|space|round|scroll|fixed|local|top|bottom|left|right|center|auto|cover|contain|none|/"
    r"|-?[\d.]+(?:%|[a-z]+)?"
)
"""What stands beside the colour of a ground, and changes nothing without a picture."""


def colour_of(value: str) -> int | None:
    """Return a colour of words, `None` for that of the words around."""
    value = value.strip().lower()
    if value == "currentcolor" or re.fullmatch(AS_AROUND, value):
        return None
    found = OPAQUE.fullmatch(value)
    if found is None:
        return NAMED.get(value, UNSURE)
    short, long, *parts = found.groups()
    if short or long:
        return int(long or "".join(2 * digit for digit in short), 16)
    red, green, blue = (min(int(part), 255) for part in parts)
    return red << 16 | green << 8 | blue


def ground_of(value: str) -> int | None:
    """Return the colour of a ground, `None` where what is behind it is seen."""
    said = [one for one in WORDS_OF_VALUE.findall(value.lower()) if not NO_COLOURS.fullmatch(one)]
    if not said or (len(said) == 1 and said[0] in BEHIND):
        return None
    return colour_of(said[0]) if len(said) == 1 else UNSURE


def is_lost(colour: int, ground: int) -> bool:
    """Return whether nobody sees words of a colour on a ground."""
    return colour != UNSURE != ground and all(
        abs((colour >> part & 0xFF) - (ground >> part & 0xFF)) <= MOST_APART for part in (0, 8, 16)
    )


def mirrored_and_turned(value: str) -> str:
    """Return how a `transform` shows a picture, if not as it is stored (`shown_as`); sizes and places do not count."""
    a, b, c, d = 1.0, 0.0, 0.0, 1.0
    for name, written in FUNCTION.findall(value.lower()):
        found = [AMOUNT.fullmatch(one) for one in written.split(",")]
        given = [float(one[1]) * ANGLES.get(one[2], 1) for one in found if one is not None]
        first = given[0] if given else 0.0
        cosine, sine = math.cos(math.radians(first)), math.sin(math.radians(first))
        match name:
            case "scale":
                e, f, g, h = first, 0.0, 0.0, given[-1] if given else 0.0
            case "scalex" | "scaley":
                e, f, g, h = (first, 0.0, 0.0, 1.0) if name == "scalex" else (1.0, 0.0, 0.0, first)
            case "rotatex" | "rotatey":
                e, f, g, h = (1.0, 0.0, 0.0, cosine) if name == "rotatex" else (cosine, 0.0, 0.0, 1.0)
            case "rotate" | "rotatez":
                e, f, g, h = cosine, sine, -sine, cosine
            case "matrix" if len(given) == 6:
                e, f, g, h = given[:4]
            case _:
                continue
        a, b, c, d = a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h
    is_mirrored = a * d < b * c
    turn = round(math.degrees(math.atan2(-b, -a) if is_mirrored else math.atan2(b, a))) % 360
    if is_mirrored and turn == 180:
        return shown_as(flipped=["flipV"])
    return shown_as(turn=turn, flipped=["flipH"] if is_mirrored else [])


@dataclass(frozen=True, slots=True)
class Declaration:
    """One declaration that hides or strikes, or takes that back."""

    selector: str
    trait: Trait
    says: int | None
    """Whether it hides or strikes, or a colour; `None` for as it is around."""
    is_important: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """A style sheet, and what gives those that it imports; `None` for one that cannot be had."""

    css: str
    linked: Callable[[str], "Sheet | None"]
    name: str = ""
    """Of the file that it is, beginning with a slash, where the page is in another one."""


class StyleSheets:
    """Reads the sheets of one document, each once, within a budget for all of its pages."""

    def __init__(self) -> None:
        self.passed_over = frozenset(
            {
                *(Trait.COLOUR, Trait.GROUND, Trait.TINY, Trait.PICTURE, Trait.TRANSFORM, Trait.OPACITY),
                Trait.CAPITALS,
            }
        )
        """What nobody asks about: sheets are full of colours and sizes."""
        self.addresses: list[str] = []
        """Of pictures behind elements, by what declarations say; and how elements are mirrored and turned."""
        self.is_incomplete = False
        """Whether there is a sheet, or a part of one, of which nobody knows what it hides."""
        self._letters = self._imports = self._steps = 0
        self._known: dict[tuple[str, frozenset[Trait]], tuple[Declaration, ...]] = {}

    @property
    def read(self) -> Iterable[str]:
        """Return the sheets that were read, as they are written."""
        return [css for css, _ in self._known]

    def affords(self, steps: int) -> bool:
        """Return whether so many elements more may be looked at; if they may not, something may be hidden."""
        self._steps += steps
        self.is_incomplete = self.is_incomplete or self._steps > MOST_STEPS
        return self._steps <= MOST_STEPS

    def declarations(self, sheet: Sheet) -> tuple[Declaration, ...]:
        """Return what a sheet declares, with what it imports, in order."""
        key = sheet.css, self.passed_over
        if key not in self._known:
            self._known[key] = ()  # one that imports itself
            self._known[key] = tuple(self._declarations(sheet))
        return self._known[key]

    def _declarations(self, sheet: Sheet) -> Iterator[Declaration]:
        self._letters += len(sheet.css)
        if self._letters > MOST_LETTERS:
            self.is_incomplete = True
            return
        plain = PASSED_OVER_WITH_COLOURS if Trait.COLOUR in self.passed_over else PASSED_OVER
        for selector, statement in self._statements(plain.sub("", sheet.css)):
            if statement.startswith("@"):
                yield from self._imported(sheet, statement)
            else:
                yield from self._declared(statement, selector, sheet.name)

    def linked(self, address: str, sheet: Sheet | None) -> Iterator[Declaration]:
        """Yield what a sheet of another file declares; where that cannot be had, nobody knows what it hides."""
        if sheet is not None:
            yield from self.declarations(sheet)
        elif not FONTS_ONLY.match(address):
            self.is_incomplete = True

    def own(self, style: str) -> Iterator[Declaration]:
        """Yield what the style of an element declares."""
        is_plain = NOT_PLAIN.search(style) is None
        statements = [("", one) for one in style.split(";")] if is_plain else self._statements(style, "", "")
        for selector, one in statements:
            if not selector:
                yield from self._declared(one)

    def _declared(self, statement: str, selector: str = "", sheet: str = "") -> Sequence[Declaration]:
        """Return what a declaration says of being seen or struck."""
        name, _, value = statement.partition(":")
        if "\\" in statement:
            name, value = (ESCAPE.sub(_unescaped, one) for one in (name, value))
        name = name.strip().lower()
        known, coloured = SAYING.get(name, ()), COLOURED.get(name)
        is_picture = name in PICTURED and Trait.PICTURE not in self.passed_over
        value, important = IMPORTANT.subn("", value.strip())
        found = []
        if is_picture:
            found.append(Declaration(selector, Trait.PICTURE, self._address(value, sheet), important > 0))
        elif name in TRANSFORMS and Trait.TRANSFORM not in self.passed_over:
            self.addresses.append(mirrored_and_turned(value))
            found.append(Declaration(selector, Trait.TRANSFORM, len(self.addresses) - 1, important > 0))
        if not (known or coloured) or len(value) > LONG_VALUE:
            return found
        if coloured and coloured not in self.passed_over:
            colour = colour_of(value) if coloured is Trait.COLOUR else ground_of(value)
            found.append(Declaration(selector, coloured, colour, important > 0))
        for trait, values in known:
            if trait not in self.passed_over:
                for says, pattern in zip((True, False, None), values, strict=True):
                    if pattern.fullmatch(value):
                        found.append(Declaration(selector, trait, says, important > 0))
                        break
        return found

    def _address(self, value: str, sheet: str) -> int | None:
        """Return the number of the picture that stands behind an element."""
        found = ADDRESS.search(value)
        address = "" if found is None else "".join(filter(None, found.groups())).strip()
        if not address:
            return None
        self.addresses.append(posixpath.join(posixpath.dirname(sheet), address) if BESIDE.match(address) else address)
        return len(self.addresses) - 1

    def _imported(self, sheet: Sheet, statement: str) -> Iterator[Declaration]:
        imported = IMPORT.match(statement)
        if imported is None or not is_on_screen(imported[2]):
            return
        self._imports += 1
        if self._imports > MOST_IMPORTS:
            self.is_incomplete = True
        else:
            yield from self.linked(imported[1], sheet.linked(imported[1]))

    def _statements(self, css: str, *around: str) -> Iterator[tuple[str, str]]:
        """Yield each statement, with the selector of the rule around; those of rules that do not hold are left out."""
        blocks: list[str | None] = [*around] or [""]
        pieces: list[str] = []
        for token in TOKENS.finditer(COMMENT_MARKS.sub(" ", css)):
            text = token[0]
            if text == "{":
                blocks.append(self._inside(blocks[-1], "".join(pieces).strip()))
                pieces = []
            elif text in {";", "}"}:
                statement = "".join(pieces).strip()
                if len(blocks) == 1 and (text == "}" or not statement.startswith("@")):
                    pieces.append(text)  # no rule can start with it
                    continue
                pieces = []
                if statement and blocks[-1] is not None:
                    yield blocks[-1], statement
                if text == "}":
                    blocks.pop()
            else:
                pieces.append(" " if text.startswith("/*") else text)
        if len(blocks) > 1 and blocks[-1] is not None:
            yield blocks[-1], "".join(pieces).strip()

    def _inside(self, around: str | None, prelude: str) -> str | None:
        """Return the selector inside of a block; `None` where nothing in it holds."""
        if around is None:
            return None
        if prelude.startswith("@"):
            name, _, condition = prelude.replace("(", " (", 1).partition(" ")
            holds = {
                "@media": is_on_screen(condition),
                "@supports": not condition.lstrip().lower().startswith("not"),
                "@layer": True,
            }
            return around if holds.get(name.lower()) else None
        if not around:
            return prelude
        self._letters += len(around) * (1 + prelude.count(",") + prelude.count("&")) + len(prelude) * around.count(",")
        if self._letters > MOST_LETTERS or len(around) + len(prelude) > LONG_SELECTOR:
            self.is_incomplete = True
            return None
        return ",".join(
            inner.replace("&", outer) if "&" in inner else f"{outer} {inner}"
            for outer in BETWEEN_SELECTORS.split(around)
            for inner in BETWEEN_SELECTORS.split(prelude)
        )


def generated_words(css: str) -> Iterator[str]:
    """Yield the first words that a style sheet puts before or behind elements, and `attr(…)` for an attribute's."""
    for found in itertools.islice(GENERATED.finditer(css), MOST_GENERATED):
        written, attribute = found[1] or found[2] or "", found[3] or "href"
        if attribute.lower() != "href":  # addresses behind links are for print, and told as links
            yield f"attr({attribute})"
        elif LETTER.search(ESCAPE.sub("", written)) or not MEANT.isdisjoint(ESCAPE.sub(_unescaped, written)):
            yield written  # any other is an icon


def counted_numbers(css: str) -> Iterator[str]:
    """Yield from which numbers a style sheet, or the style of an element, counts, unless it does as all do."""
    for found in itertools.islice(COUNTED.finditer(css), MOST_GENERATED):
        way = found[1].lower()
        yield from (f"{way} {one}" for one in WHOLE.findall(found[2]) if int(one) != (way == "increment"))


def is_on_screen(queries: str) -> bool:
    """Return whether one of these media queries holds for a screen of a usual width."""
    return not queries.strip() or any(_holds(query) for query in queries.split(","))


def _holds(query: str) -> bool:
    medium = MEDIUM.match(query)
    negation, name = (medium[1], medium[2]) if medium is not None else (None, None)
    conditions: list[str] = CONDITION.findall(query)
    are_known = [WIDTH.fullmatch(condition) for condition in conditions]
    if not all(are_known):
        return False
    holds = (name or "all").lower() in {"all", "screen"} and all(map(_is_wide_as, filter(None, are_known)))
    return holds != ((negation or "").lower() == "not")


def _is_wide_as(width: re.Match[str]) -> bool:
    bound, relation, number, unit = width.groups()
    pixels = float(number) * PIXELS[unit.lower()] if number.count(".") < 2 and number != "." else 0
    return pixels <= USUAL_WIDTH if relation == ">" or (bound or "").lower() == "min" else pixels >= USUAL_WIDTH


def _unescaped(escape: re.Match[str]) -> str:
    number = int(escape[1] or "0", 16)
    return escape[2] or (chr(number) if 32 < number < 0x110000 else "\ufffd")
