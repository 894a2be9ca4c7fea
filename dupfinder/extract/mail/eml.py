"""Messages as they are sent: which of their parts are text, and that text."""

import enum
import html
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.mail.attached import (
    PAGES,
    SEALED,
    Attachments,
    body_of,
    documents_in,
    file_name,
    file_of,
    is_file,
)
from dupfinder.extract.mail.letter import letterhead
from dupfinder.extract.mail.mime import NESTED_MESSAGES, Part, in_order, parts_of
from dupfinder.extract.plain.encoding import decode, encoding_named
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.html_text import page_content

QUOTES = re.compile(r">*")
SIGNATURE = "-- "


def unwrapped(text: str, *, drops_spaces: bool) -> str:
    """Return a flowed text with its paragraphs whole; `drops_spaces` where the space at a break is no part of it."""
    paragraphs: list[list[str]] = []
    open_depth: int | None = None
    for written in text.splitlines():
        depth = len(QUOTES.match(written)[0])  # type: ignore[index] # it matches nothing, too
        line = written[depth:].removeprefix(" ")
        if open_depth == depth and line != SIGNATURE:
            paragraphs[-1].append(line)
        else:
            paragraphs.append([f"{'>' * depth} " if depth else "", line])
        flows_on = line.endswith(" ") and line != SIGNATURE
        open_depth = depth if flows_on else None
        if flows_on and drops_spaces:
            paragraphs[-1][-1] = line[:-1]
    return "".join("".join(paragraph) + "\n" for paragraph in paragraphs)


ARMOUR = re.compile(r"\s*-----BEGIN PGP MESSAGE-----[^-]*-----END PGP MESSAGE-----\s*\Z")
WORD = re.compile(r"[^\W_]")
WORDS = re.compile(r"[\u2e80-\U0003ffff]|[^\W_\u2e80-\U0003ffff]+")
"""Lines of Chinese and its like end anywhere: each sign is a word."""
NO_WORDS = re.compile(
    r"""(?:https?://|www\.|mailto:)[^\s<>"\])]+ | \[(?:image|cid|inline)[^\]]{0,200}\]
      | ^[ \t>]*(?:\d{1,3}|[a-z])[.)](?=\s)""",
    re.VERBOSE | re.MULTILINE | re.IGNORECASE,
)
"""What programs write into the plain text that they make of a page: where links lead, pictures, numbers of lists."""
ALTERNATIVE = re.compile(r"""\b(?:alt|title)\s*=\s*["']([^"'<>]{1,500})["']""", re.IGNORECASE)
END_OF_PAGE = re.compile(rb"</html\s*>", re.IGNORECASE)
MOST_OTHERS = 3
"""Of the texts in which a message says the same, so many are looked at besides the one that is shown."""
MOST_NESTED_MESSAGES = 100
"""Of messages that are encoded inside of others, each a pass of its own."""


class Reading(enum.Enum):
    """What became of a part."""

    NOTHING = enum.auto()
    """It is no text, or an empty one."""
    READ = enum.auto()
    FAILED = enum.auto()
    """It is a text that cannot be read, or only a part of one."""


@dataclass(slots=True)
class _Found:
    """What was found in a part, and which of the parts inside it to look at."""

    reading: Reading
    content: Content | None = None
    failure: DocumentError | None = None
    chosen: list[Part] = field(default_factory=list)
    others: list[Part] = field(default_factory=list)
    """What the same is said in as well, for programs that cannot show what was chosen."""
    sources: Mapping[str, int] = field(default_factory=dict)
    """Where pictures on a page come from, with the lines before them."""


def read(source: SourceFile) -> Content:
    """Return the text of a message."""
    return message_content(source.read())


def read_emlx(source: SourceFile) -> Content:
    """Return the text of a message as Apple Mail keeps it: its length in bytes on a line, the message, then notes."""
    begin, end = _emlx_bounds(source)
    return message_content(source.read_at(begin, end - begin))


def attachments(source: SourceFile) -> Attachments:
    """Return the documents inside a message."""
    return Attachments(source)


def emlx_attachments(source: SourceFile) -> Attachments:
    """Return the documents inside a message as Apple Mail keeps it."""
    begin, end = _emlx_bounds(source)
    return Attachments(source, begin=begin, end=end)


def _emlx_bounds(source: SourceFile) -> tuple[int, int]:
    """Return where the message begins and ends."""
    length, line_end, _ = source.head.partition(b"\n")
    begin = len(length) + len(line_end)
    if not length.strip().isdigit() or begin + int(length[:18]) > source.size_bytes:
        raise DocumentError(ProblemCode.DAMAGED, say("The e-mail message is cut off."))
    return begin, begin + int(length)


def message_content(data: bytes) -> Content:
    """Return the text of a message: its letterhead (`dupfinder.extract.mail.letter`), its body, the messages inside it.

    Of alternatives the last that has words counts, the richest (RFC 2046, 5.1.4): the page is the same whatever program
    saves the message, while the plain text beside it is each program's own, or only says that there is a page.
    """
    root = parts_of(data)
    _unpack_messages(root)
    parts = list(in_order(root))
    found: dict[int, _Found] = {}
    for part in reversed(parts):
        found[id(part)] = _look_at(part, found)
    if found[id(root)].reading is Reading.NOTHING:
        _raise_if_hidden(parts)
    pieces: list[str] = []
    headings: list[str] = []
    gathering = Gathering()
    sources: dict[str, int] = {}
    lines = 0
    waiting = [(root, True, False)]
    while waiting:
        part, is_message, is_alternative = waiting.pop()
        result = found[id(part)]
        if result.failure is not None:
            raise result.failure
        if is_message:
            head = letterhead(part.fields)
            head.note_fields(gathering, line=lines)
            pieces.append(head.text())
            lines += pieces[-1].count("\n")
        if result.content is not None:
            gathering.include(result.content, lines_before=lines)
            for source, line in result.sources.items():
                sources.setdefault(source, lines + line)
            pieces += (result.content.text, "" if result.content.text.endswith("\n") else "\n")
            lines += result.content.text.count("\n") + len(pieces[-1])
            headings.extend(result.content.headings)
        # Alternatives inside of alternatives may be thousands deep.
        asked = () if is_alternative else result.others[-MOST_OTHERS:]
        for words in _unsaid(asked, result.chosen, found):
            gathering.words(ContentKind.HIDDEN, words, line=lines)
        gathering.cannot_see(*([ContentKind.HIDDEN] if len(asked) < len(result.others) else ()))
        is_alternative = is_alternative or bool(result.others)
        waiting.extend((inner, part.kind in NESTED_MESSAGES, is_alternative) for inner in reversed(result.chosen))
    files = [part for part in parts if is_file(part)]
    sizes = _add_files(files, sources, gathering)
    attachments = [name for part in files if (name := file_name(part))]
    return Content(
        text="".join(pieces),
        metadata=letterhead(root.fields).metadata(attachments),
        headings=tuple(headings),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
        enclosed=tuple(one for one, _ in documents_in(data, root, sizes)),
    )


def words_besides(other: str, chosen: str) -> str:
    """Return the words of another text of a message that the chosen one does not have, or not as often."""
    left = Counter(word.casefold() for word in WORDS.findall(chosen))
    more = []
    for word in WORDS.findall(NO_WORDS.sub(" ", other)):
        left[word.casefold()] -= 1
        if left[word.casefold()] < 0:
            more.append(word)
    return " ".join(more)


def _unsaid(others: Sequence[Part], chosen: Sequence[Part], found: Mapping[int, _Found]) -> Iterator[str]:
    """Yield what is said to programs that cannot show what was chosen, and to nobody else."""
    own = _texts(chosen, found) if others else ""
    for other in others:
        said = _texts([other], found)
        if words_besides(said, own):
            pages = (part for part in _inside(chosen, found) if part.kind in PAGES)
            named = (ALTERNATIVE.findall(body_of(part).decode(errors="replace")) for part in pages)
            yield words_besides(said, "\n".join((own, *(html.unescape(one) for each in named for one in each))))


def _texts(parts: Iterable[Part], found: Mapping[int, _Found]) -> str:
    """Return the text of parts, with what is hidden in it."""
    contents = (content for part in _inside(parts, found) if (content := found[id(part)].content) is not None)
    hidden = ContentKind.HIDDEN
    return "\n".join(
        text for one in contents for text in (one.text, *(each.label for each in one.beyond.items.get(hidden, ())))
    )


def _inside(parts: Iterable[Part], found: Mapping[int, _Found]) -> Iterator[Part]:
    """Yield parts, and what was chosen of those inside them."""
    waiting = list(parts)
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(found[id(part)].chosen)


def _add_files(files: Iterable[Part], sources: Mapping[str, int], gathering: Gathering) -> Mapping[int, int]:
    """Add what is attached: a picture where a page shows it, an attachment else; return how large each is."""
    shown = set()
    sizes = {}
    turns = {address: turn for turn, address in enumerate(sources)}
    called = [(part, next((one for one in addresses(part) if one in sources), "")) for part in files]
    for part, address in sorted(called, key=lambda one: turns.get(one[1], -1)):  # pictures as the page shows them
        data = file_of(part)
        sizes[id(part)] = len(data)
        if not address:
            gathering.add(ContentKind.ATTACHMENTS, item(file_name(part) or part.kind, file_name(part), data))
        else:
            shown.add(address)
            gathering.picture(file_name(part), data, partial(file_of, part), line=sources[address])
    if sources.keys() - shown:
        gathering.cannot_see(ContentKind.PICTURES)  # on a server, where nobody may look
    return sizes


def addresses(part: Part) -> Iterator[str]:
    """Yield by what a page may call a file that comes with it (RFC 2392, RFC 2557)."""
    identifier = part.fields.text("content-id").strip("<> ")
    if identifier:
        yield f"cid:{identifier}"
    yield part.fields.text("content-location")


def _unpack_messages(root: Part) -> None:
    """Find the parts of messages that are encoded inside of others, which the standard forbids and programs do."""
    waiting = [root]
    count = 0
    while waiting:
        for part in in_order(waiting.pop()):
            if part.kind not in NESTED_MESSAGES or part.children:
                continue
            count += 1
            if count > MOST_NESTED_MESSAGES:
                raise DocumentError(
                    ProblemCode.TOO_LARGE,
                    say("The e-mail contains more than {most} messages.", most=MOST_NESTED_MESSAGES),
                )
            inner = parts_of(body_of(part))
            part.children.append(inner)
            waiting.append(inner)


def _look_at(part: Part, found: Mapping[int, _Found]) -> _Found:
    """Return what there is in a part, where those inside it have been looked at."""
    inside = [(inner, found[id(inner)].reading) for inner in part.children]
    if part.kind in NESTED_MESSAGES:
        return _Found(Reading.READ, chosen=part.children)
    if part.kind == "multipart/alternative" and inside:
        readings = [reading for _, reading in inside]
        best = next((one for one in (Reading.READ, Reading.FAILED) if one in readings), Reading.NOTHING)
        readable = [inner for inner, reading in inside if reading is best]
        return _Found(best, chosen=readable[-1:], others=readable[:-1])
    if inside:
        has_text = any(reading is not Reading.NOTHING for _, reading in inside)
        chosen = [one for one, reading in inside if reading is not Reading.NOTHING or _is_worth_a_look(found[id(one)])]
        return _Found(Reading.READ if has_text else Reading.NOTHING, chosen=chosen)
    if is_file(part):
        return _Found(Reading.NOTHING)
    sources: dict[str, int] = {}
    try:
        content = _text(part, sources)
    except DocumentError as failure:
        return _Found(Reading.FAILED, failure=failure)
    has_words = WORD.search(content.text) is not None
    is_sealed = ARMOUR.match(content.text) is not None
    reading = Reading.READ if has_words and not is_sealed else Reading.NOTHING
    return _Found(reading, None if is_sealed else content, sources=sources)


def _is_worth_a_look(found: _Found) -> bool:
    """Return whether a part without words has something else: pictures, or a lone sign."""
    return bool(found.chosen) or (
        found.content is not None
        and bool(found.sources or found.content.text.strip() or found.content.beyond != BeyondWords())
    )


def _text(part: Part, sources: MutableMapping[str, int]) -> Content:
    """Return the text of a part; raises `DocumentError` (`damaged`) where only some of it is there."""
    if part.kind.startswith("multipart/") and part.parameters.get("boundary"):
        raise DocumentError(ProblemCode.DAMAGED, say("The e-mail is damaged: it has no readable parts."))
    data, charset = whole_body(part)
    if part.kind in PAGES:
        return page_content(data, declared=charset, sources=sources)
    text = decode(data, declared=charset)
    if part.parameters.get("format", "").lower() == "flowed":
        text = unwrapped(text, drops_spaces=part.parameters.get("delsp", "").lower() == "yes")
    return Content(text=text, beyond=BeyondWords())


def whole_body(part: Part) -> tuple[bytes, str | None]:
    """Return what a text holds, and its encoding as far as that is said; raises `DocumentError` where it is cut off."""
    data = body_of(part)
    if not part.is_whole and not (part.kind in PAGES and END_OF_PAGE.search(data)):
        raise DocumentError(ProblemCode.DAMAGED, say("The e-mail is damaged: it ends before the end of its text."))
    label = part.parameters.get("charset", "").lower()
    return data, None if label in {"ascii", "us-ascii"} else encoding_named(label)


def _raise_if_hidden(parts: Iterable[Part]) -> None:
    """Raise where a message without any text has one that cannot be seen."""
    for part in parts:
        if part.kind in SEALED and "sign" in part.parameters.get("smime-type", ""):
            raise DocumentError(
                ProblemCode.UNSUPPORTED,
                say("The text of the e-mail is inside its signature, which is not read."),
            )
        if part.kind in {*SEALED, "multipart/encrypted"} or (
            part.kind == "text/plain" and ARMOUR.match(decode(part.body))
        ):
            raise DocumentError(ProblemCode.ENCRYPTED, say("The e-mail is encrypted."))
