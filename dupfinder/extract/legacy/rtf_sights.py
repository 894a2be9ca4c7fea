"""What is in a rich text document besides its words: pictures, objects, drawings, marked words, links, form fields."""

import re
from functools import partial

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.gathering import Gathering, shown_as
from dupfinder.extract.legacy.rtf_words import ARROWS, FRAMES, LINES, NO_DRAWINGS, RECTANGLE, SHAPE, WHITE
from dupfinder.extract.legacy.story import Story, StoryKind
from dupfinder.extract.list_numbers import ListNumbers, drawn_numbers
from dupfinder.extract.table_rows import HIGHLIGHTS, SIGN_INKS, hue_of, tell_box

CONTROLS = re.compile(rb"[{}\r\n]|\\[A-Za-z]+-?\d* ?|\\[^A-Za-z]")
CONTROL = re.compile(rb"\\[A-Za-z]+-?\d* ?")
BINARY = re.compile(rb"\\bin(\d{1,10}) ?")
NO_DIGITS = bytes(set(range(256)) - set(b"0123456789abcdefABCDEF"))
PROPERTY = re.compile(rb"\{\\sn ?([^{}]*)\}\s*\{\\sv ?(.*)\}", re.DOTALL)
PICTURE = b"\\pict"
KIND = re.compile(rb"\\(png|jpeg|emf)blip|\\(wmetafile|dibitmap|macpict)")
SIZES = re.compile(rb"\\pic(crop[ltrb]|[wh]goal)(-?\d{1,9})")

HYPERLINK = re.compile(
    r'\s*HYPERLINK\b\s*(?:"(?P<quoted>[^"]*)"|(?P<bare>[^\s"\\]+))?(?:\s*\\l\s*"(?P<place>[^"]*)")?', re.IGNORECASE
)
FETCHED = re.compile(r'\s*(?:INCLUDETEXT|(INCLUDEPICTURE)|LINK\s+\S+)\s+"([^"]+)', re.IGNORECASE)
"""Fields that show what is in another file, by its address; as in Word's newer format."""
ESCAPED_CODE = re.compile(rb"\\'([0-9a-fA-F]{2})|\\u(\d{1,5}) ?\??")
FORM_FIELD = b"\\formfield"
FORM_WORD = re.compile(rb"\\(fftype|ffres|ffdefres)(\d{1,5})")
FORM_ENTRY = re.compile(rb"\\ffl ?([^{}]*)\}")
CHECK_BOX, DROP_DOWN = 1, 2
TEXT_BOX = b"202"
MOST_COLOUR_DIGITS = 10
UNANSWERED = 25
"""The result of a form field that is as it was by default."""


class Mark:
    """What is said of characters besides how they look. No enumeration: its members are slow to be put together."""

    INSERTED = 1
    STRUCK = 2
    DELETED = 4
    HIDDEN = 8
    RAISED = 16
    LOWERED = 32
    CAPITALS = 64
    HIGHLIGHTED = 128


LIFTED = Mark.RAISED | Mark.LOWERED
HIGHLIGHT_MARKS = {way: Mark.HIGHLIGHTED << number for number, way in enumerate(HIGHLIGHTS)}
HIGHLIGHTED = sum(HIGHLIGHT_MARKS.values())
SIGN_MARKS = {way: Mark.HIGHLIGHTED << len(HIGHLIGHTS) + number for number, way in enumerate(SIGN_INKS)}
SIGNED = sum(SIGN_MARKS.values())
UNSEEN_MARKS = Mark.DELETED | Mark.HIDDEN
CHANGES = Mark.DELETED | Mark.INSERTED
MARKS = {
    b"v": Mark.HIDDEN,
    b"deleted": Mark.DELETED,
    b"mvf": Mark.DELETED,
    b"revised": Mark.INSERTED,
    b"mvt": Mark.INSERTED,
    b"strike": Mark.STRUCK,
    b"striked": Mark.STRUCK,
    b"super": Mark.RAISED,
    b"sub": Mark.LOWERED,
    b"up": Mark.RAISED,
    b"dn": Mark.LOWERED,
    b"highlight": Mark.HIGHLIGHTED,
    b"caps": Mark.CAPITALS,
    b"chcbpat": Mark.HIGHLIGHTED,
}

WAYS = {
    Mark.INSERTED: (ContentKind.REVISIONS, "inserted"),
    Mark.STRUCK: (ContentKind.REVISIONS, "struck"),
    Mark.DELETED: (ContentKind.REVISIONS, "deleted"),
    Mark.HIDDEN: (ContentKind.HIDDEN, ""),
    Mark.RAISED: (ContentKind.SIGNS, "raised"),
    Mark.LOWERED: (ContentKind.SIGNS, "lowered"),
    **{mark: (ContentKind.COMMENTS, way) for way, mark in HIGHLIGHT_MARKS.items()},
    **{mark: (ContentKind.SIGNS, way) for way, mark in SIGN_MARKS.items()},
}


NO_TEXT = frozenset({StoryKind.INFO, StoryKind.UNSEEN, StoryKind.COMMENT, StoryKind.COMMENTATOR, StoryKind.REVISERS})


class RtfSights:
    """Gathers what a reader comes upon in one document."""

    def __init__(self) -> None:
        self.gathering = Gathering()
        self.object_class = ""
        self.list_numbers = ListNumbers()
        self._shape: dict[bytes, bytes] = {}
        self._shape_line: int | None = None
        self._is_plain = True
        """Whether its fill has one colour."""
        self._coloured: list[tuple[dict[bytes, bytes], int | None, Story, str]] = []
        self._fetched: list[tuple[str, int | None]] = []
        """Pictures that fields of this paragraph fetch, of which nothing is stored so far, with their lines."""

    def marked(self, text: str, marks: int, story: Story) -> None:
        """Take words of which something is said, or that follow such words."""
        if story.kind not in NO_TEXT:
            counted = (
                marks & ~(Mark.STRUCK | Mark.HIDDEN | HIGHLIGHTED | SIGNED | LIFTED) if marks & Mark.DELETED else marks
            )
            said = [way for mark, way in WAYS.items() if counted & mark]
            self.gathering.run(text, said, line=story.flow.lines if story.kind is StoryKind.BODY else None)

    def picture(self, group: bytes, line: int | None) -> None:
        """Take what stands in a group of a picture."""
        data = data_of(group)
        kind = KIND.search(group)
        if data:
            self._fetched.clear()  # known by what is stored of them
            label = next(filter(None, kind.groups())).decode() if kind else ""
            said = {name: int(value) for name, value in SIZES.findall(group)}
            sides = ((b"l", b"w"), (b"t", b"h"), (b"r", b"w"), (b"b", b"h"))
            crop = [100 * said.get(b"crop" + side, 0) / (said.get(size + b"goal") or 1) for side, size in sides]
            self.gathering.picture(label, data, partial(data_of, group), line=line, shown=shown_as(crop))

    def embedded(self, group: bytes, line: int | None) -> None:
        """Take the data of an embedded object."""
        self.gathering.add(ContentKind.ATTACHMENTS, item(self.object_class, data_of(group), line=line))

    def shape(self) -> None:
        """Start a shape."""
        self.end_shape()

    def end_paragraph(self) -> None:
        """Add the pictures that are fetched for a paragraph, if none is stored in it."""
        for target, line in self._fetched:
            self.gathering.link(target, line=line)
        self._fetched.clear()

    def shape_property(self, group: bytes, line: int | None, *, is_ground: bool) -> None:
        """Take a property of a shape: one of them may be a picture, and of the ground of pages no other counts."""
        found = PROPERTY.search(group)
        if found is None:
            return
        name, value = found.groups()
        start = value.find(PICTURE)
        if start >= 0:
            self.picture(value[start + len(PICTURE) : value.rfind(b"}")], line)
        elif is_ground:
            return
        elif name == b"shapeType":
            self.end_shape()
            self._shape = {name: value.strip()}
            self._is_plain = True
            self._shape_line = line
        elif name == b"fillType":
            self._is_plain = value.strip() == b"0"
        elif name in SHAPE:
            self._shape[name] = b"".join(value.split())

    def frame_text(self, story: Story) -> None:
        """Take that the shape has a text, which makes a box of most."""
        kind = self._shape.get(b"shapeType")
        is_frame = kind in FRAMES and self._shape.get(b"pVerticies", RECTANGLE).startswith(RECTANGLE)
        if (is_frame or kind == TEXT_BOX) and self._shape.get(b"fillColor", WHITE) != WHITE:
            light = hue_of(_red_first(self._shape[b"fillColor"])) if self._is_plain else ""
            self._coloured.append((self._shape, self._shape_line, story, light))
        if is_frame:
            self._shape = {}

    def end_shapes(self) -> None:
        """Add the last shape, and the coloured boxes: by their words, those without as shapes."""
        self.end_shape()
        for shape, line, story, light in self._coloured:
            if story.flow.has_words(0):
                tell_box(self.gathering, light, story.flow.text(), line=line)
            else:
                self._shape, self._shape_line = shape, line
                self.end_shape()

    def end_shape(self) -> None:
        """Add the shape that was started, if it is a drawing."""
        kind = self._shape.get(b"shapeType")
        is_line = kind in LINES and all(self._shape.get(end, b"0") == b"0" for end in ARROWS)
        if kind is not None and kind not in NO_DRAWINGS and not is_line:
            said = (b"=".join(pair) for pair in sorted(self._shape.items()))
            self.gathering.shape(*said, line=self._shape_line, notation="rich shapes")
        self._shape = {}

    def instruction(self, group: bytes, line: int | None) -> None:
        """Take the instruction of a field: a link, or what is chosen in a form."""
        start = group.find(FORM_FIELD)
        if start >= 0:
            self._form_field(group[start:], line)
            return
        written = _plain(group)
        link = HYPERLINK.match(written)
        target = (link["quoted"] or link["bare"]) if link else None
        if link and target:  # else it leads to a place in the document
            self.gathering.link(f"{target}#{link['place']}" if link["place"] else target, line=line)
        elif (fetched := FETCHED.match(written)) is not None:
            if fetched[1]:
                self._fetched.append((fetched[2], line))
            else:
                self.gathering.link(fetched[2], line=line)
        else:
            self.gathering.calculated(written, line=line)

    def list_text(self, group: bytes, level: int, *, line: int) -> None:
        """Take what is drawn before a paragraph of a list: `2.3.`; so many lines stand before it."""
        number = self.list_numbers.drawn(drawn_numbers(_plain(group)), level, line=line)
        if number is not None:
            self.gathering.list_from(number, line=line)

    def _form_field(self, group: bytes, line: int | None) -> None:
        said = {word: int(value) for word, value in FORM_WORD.findall(group)}
        kind = said.get(b"fftype", 0)
        answer = said.get(b"ffres", UNANSWERED)
        if answer == UNANSWERED:
            answer = said.get(b"ffdefres", 0)
        state = ""
        if kind == CHECK_BOX:
            state = "☑" if answer else "☐"
        elif kind == DROP_DOWN:
            entries = [_plain(entry).strip() for entry in FORM_ENTRY.findall(group)]
            state = entries[answer] if answer < len(entries) else ""
            self.gathering.choices(entries, line=line)
        if state:  # the text has what is written into a field
            self.gathering.answer(state, line=line)


def _red_first(colour: bytes) -> int | None:
    """Return a colour whose blue is its first byte; before it LibreOffice has how transparent it is."""
    is_colour = colour.isdigit() and len(colour) <= MOST_COLOUR_DIGITS
    return int.from_bytes((int(colour) & 0xFFFFFF).to_bytes(3, "little"), "big") if is_colour else None


def data_of(group: bytes) -> bytes:
    """Return the data in a group: behind its control words and the groups in it, as bytes or hexadecimal digits."""
    binary = BINARY.search(group)
    if binary is not None:
        return group[binary.end() : binary.end() + int(binary[1])]
    start = group.rfind(b"\\")
    control = CONTROL.match(group, start) if start >= 0 else None
    digits = group[max(control.end() if control else start + 1, group.rfind(b"}") + 1) :].translate(None, NO_DIGITS)
    return bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))


def _plain(group: bytes) -> str:
    """Return the instruction of a field without control words."""
    written = CONTROLS.sub(b"", ESCAPED_CODE.sub(_character, group.replace(b"\\\\", b"\0")))
    return written.replace(b"\0", b"\\").decode(errors="replace")


def _character(escaped: re.Match[bytes]) -> bytes:
    code = int(escaped[1], 16) if escaped[1] else int(escaped[2])
    return chr(code).encode(errors="replace")
