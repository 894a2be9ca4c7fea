"""Messages saved by Outlook: letterhead, body, and the messages attached to them ([MS-OXMSG], [MS-OXPROPS])."""

import io
import itertools
import re
import struct
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import olefile

from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.enclosing import Box
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.legacy.rtf_text import rtf_content
from dupfinder.extract.mail.attached import is_document
from dupfinder.extract.mail.eml import message_content
from dupfinder.extract.mail.headers import Fields
from dupfinder.extract.mail.letter import SENSITIVITIES, Letterhead, letterhead
from dupfinder.extract.mail.outlook_store import Budget, Store
from dupfinder.extract.source import SourceFile, SourceStream
from dupfinder.extract.web.html_text import content_of, page_content

HEADER = struct.Struct("<III4x")
COMPRESSED = 0x75465A4C
UNCOMPRESSED = 0x414C454D
WINDOW_BYTES = 4096
WINDOW = (
    rb"{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript \fdecor "
    rb"MS Sans SerifSymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0"
    b"\r\n"
    rb"\par \pard\plain\f0\fs20\b\i\u\tab\tx"
)
"""What the window holds at the start (2.1.2.1)."""
FLAGS_OF_A_RUN = 8


def uncompressed(data: bytes) -> bytes:
    """Return the rich text in a property; `ValueError` where it is damaged.

    Each two bytes stand for 17 at most, so the text cannot grow without bounds.
    """
    compressed_bytes, raw_bytes, kind = HEADER.unpack_from(data)
    body = data[HEADER.size : compressed_bytes + 4]
    if compressed_bytes + 4 > len(data):
        raise ValueError("the rich text is cut off")
    if kind == UNCOMPRESSED:
        return body[:raw_bytes]
    if kind != COMPRESSED:
        raise ValueError("unknown compression of rich text")
    text = _expanded(body)
    if len(text) < raw_bytes:
        raise ValueError("the rich text is cut off")
    return text[:raw_bytes]


def _expanded(body: bytes) -> bytes:
    """Return what literal bytes and references into the last 4,096 of them stand for (2.2.3)."""
    text = bytearray(WINDOW)
    position = 0
    while position < len(body):
        flags = body[position]
        position += 1
        for bit in range(FLAGS_OF_A_RUN):
            if not flags >> bit & 1:
                text += body[position : position + 1]
                position += 1
                continue
            if position + 2 > len(body):
                return bytes(text[len(WINDOW) :])
            reference = body[position] << 8 | body[position + 1]
            position += 2
            offset, length = reference >> 4, (reference & 0xF) + 2
            distance = (len(text) - offset) % WINDOW_BYTES
            if distance == 0:  # a reference to where the next byte would go ends the text
                return bytes(text[len(WINDOW) :])
            start = len(text) - distance
            for place in range(start, start + length):
                text.append(text[place] if place >= 0 else 0)
    return bytes(text[len(WINDOW) :])


# Names of properties ([MS-OXPROPS]).
MESSAGE_CLASS, SUBJECT, SUBMIT_TIME, DELIVERY_TIME = 0x001A, 0x0037, 0x0039, 0x0E06
TRANSPORT_HEADERS = 0x007D
SENDER_NAME, SENT_FOR_NAME, SENDER_ADDRESS = 0x0C1A, 0x0042, 0x0C1F
SENDER_ADDRESSES = (0x5D01, SENDER_ADDRESS, 0x5D02)
"""That for other systems, which is all that other programs know, and the one that may be of Exchange."""
IMPORTANCE, SENSITIVITY = 0x0017, 0x0036
URGENCIES = ("low", "", "high")
DISPLAY_TO, DISPLAY_CC, DISPLAY_BCC = 0x0E04, 0x0E03, 0x0E02
RECIPIENT_TYPE, DISPLAY_NAME, ADDRESS, SMTP_ADDRESS = 0x0C15, 0x3001, 0x3003, 0x39FE
BODY, RTF, HTML = 0x1000, 0x1009, 0x1013
ATTACHED, SHORT_NAME, LONG_NAME, MEDIA_TYPE = 0x3701, 0x3704, 0x3707, 0x370E
CONTENT_ID, CONTENT_LOCATION, METHOD = 0x3712, 0x3713, 0x3705
OLE_OBJECT = 6
BODY_CODE_PAGE, CODE_PAGE = 0x3FDE, 0x3FFD
NAMES = (DISPLAY_NAME, SMTP_ADDRESS, ADDRESS)
"""Of a recipient, the first that there is."""

TO, CC, BCC = 1, 2, 3
ROOT_HEADER_BYTES, MESSAGE_HEADER_BYTES, OTHER_HEADER_BYTES = 32, 24, 8
"""What stands before the properties of the message itself, of one inside it, of a recipient or attachment (2.4.1)."""
SEALED, SIGNED = "ipm.note.smime", "ipm.note.smime.multipartsigned"
FROM_PAGE = rb"\fromhtml"
FROM_PAGE_BYTES = 1_000
NOTHING = Content(text="", beyond=BeyondWords())
TAGS_OF_PAGE = {b"href": ContentKind.LINKS, b"<img": ContentKind.PICTURES}
"""What of a page inside of rich text is passed over with its tags."""
WORD = re.compile(r"[^\W_]")


def read(source: SourceFile) -> Content:
    """Return the text of a message, as it would be read from the file that was sent (`dupfinder.extract.mail.eml`)."""
    # Where the file is less than whole olefile would return what there is.
    with olefile.OleFileIO(source.open(), raise_defects=olefile.DEFECT_INCORRECT) as ole:
        root = Store(ole, ole.root, header_bytes=ROOT_HEADER_BYTES, budget=Budget())
        head = _letterhead(root)
        gathering = Gathering()
        pieces: list[str] = []
        headings: list[str] = []
        names: list[str] = []
        enclosed: list[Enclosed] = []
        lines = 0
        for letter in _letters(root):
            message = letter.message
            sources: dict[str, int] = {}
            body = _body(message, letter.attachments, sources)
            above = _letterhead(message)
            above.note_fields(gathering, line=lines)
            shown = (above.text(), body.text, "" if body.text.endswith("\n") else "\n")
            body_start = lines + shown[0].count("\n")
            gathering.include(body, lines_before=body_start)
            lines += sum(piece.count("\n") for piece in shown)
            pieces += shown
            headings += body.headings
            _add_files(letter.files, {source: line + body_start for source, line in sources.items()}, gathering)
            if any(file.number(METHOD) == OLE_OBJECT for file in letter.attachments):
                gathering.cannot_see(ContentKind.ATTACHMENTS)
            names += map(_file_name, letter.files)
            enclosed += (one for one, _ in letter.documents())
    return Content(
        text="".join(pieces),
        metadata=head.metadata(list(filter(None, names))),
        headings=tuple(headings),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
        enclosed=tuple(enclosed),
    )


@dataclass(frozen=True, slots=True)
class _Letter:
    """A message, and what is attached to it."""

    message: Store
    attachments: Sequence[Store]
    files: Sequence[Store]
    """Those of `attachments` that are no messages."""
    within: str
    """What stands before the names of its files: of the message itself nothing."""

    def documents(self) -> Iterator[tuple[Enclosed, Store]]:
        """Yield the files that may be documents."""
        for file in self.files:
            name, size_bytes = _file_name(file), file.size_bytes(ATTACHED)
            if size_bytes and name and is_document(name, file.text(MEDIA_TYPE).lower()):
                yield Enclosed(f"{self.within}{name}", size_bytes), file


def _letters(root: Store) -> Iterator[_Letter]:
    """Yield the message, and the messages inside it, each before those inside it."""
    waiting = [(root, "")]
    while waiting:
        message, within = waiting.pop()
        attachments = list(message.stores("__attach_version1.0_#", header_bytes=OTHER_HEADER_BYTES))
        inner = [attached.object(ATTACHED, header_bytes=MESSAGE_HEADER_BYTES) for attached in attachments]
        files = [file for file, letter in zip(attachments, inner, strict=True) if letter is None]
        yield _Letter(message, attachments, files, within)
        for attached, letter in reversed(list(zip(attachments, inner, strict=True))):
            if letter is not None:
                waiting.append((letter, f"{_file_name(attached) or 'message'}/"))


class OutlookAttachments(Box[Store]):
    """The files attached to a message that Outlook saved, and to the messages in it, which are no files of their own.

    What the properties of a message are is not looked up again for each of them; the file is open as long.
    """

    def __init__(self, source: SourceFile) -> None:
        self._stream = SourceStream(source)
        ole = olefile.OleFileIO(io.BufferedReader(self._stream), raise_defects=olefile.DEFECT_INCORRECT)
        root = Store(ole, ole.root, header_bytes=ROOT_HEADER_BYTES, budget=Budget())
        super().__init__(itertools.chain.from_iterable(letter.documents() for letter in _letters(root)))

    def _read(self, source: SourceFile, item: Store) -> bytes:
        self._stream.source = source
        return item.data(ATTACHED)

    def _file_name(self, item: Store) -> str:
        return _file_name(item)


def _add_files(files: Sequence[Store], sources: Mapping[str, int], gathering: Gathering) -> None:
    """Add what is attached to a message: a picture where its page shows it, an attachment else."""
    shown = set()
    for file in files:
        data = file.file(ATTACHED)
        address = next((one for one in _addresses(file) if one in sources), None)
        if data is None:
            gathering.cannot_see(ContentKind.ATTACHMENTS if address is None else ContentKind.PICTURES)
        elif address is None:
            gathering.add(ContentKind.ATTACHMENTS, item(_file_name(file), _file_name(file), data))
        else:
            shown.add(address)
            gathering.picture(_file_name(file), data, partial(bytes, data), line=sources[address])
    if sources.keys() - shown:
        gathering.cannot_see(ContentKind.PICTURES)  # on a server, where nobody may look


def _addresses(file: Store) -> Sequence[str]:
    """Return by what a page may call a file that comes with it; nothing where that is damaged, which costs no text."""
    try:
        return f"cid:{file.text(CONTENT_ID).strip('<> ')}", file.text(CONTENT_LOCATION)
    except (DocumentError, olefile.OleFileError):
        return ()


def _body(message: Store, attachments: Sequence[Store], sources: MutableMapping[str, int]) -> Content:
    """Return the body: the page, else the plain text, else the rich text.

    The page comes first as in `dupfinder.extract.mail.eml`; the plain text is what Outlook makes of it, with the
    targets of links in it. Older programs only kept the page inside of rich text ([MS-OXRTFEX]), which shows the same.
    """
    for content in _bodies(message, sources):
        if WORD.search(content.text):
            return content
    return _signed_body(message, attachments)


def _bodies(message: Store, sources: MutableMapping[str, int]) -> Iterator[Content]:
    """Yield the forms in which the message has its body, the best first."""
    encoding = message.encoding(BODY_CODE_PAGE) or message.encoding(CODE_PAGE)
    rich_text = message.data(RTF)
    yield _page(message, sources)
    yield _rich_text(rich_text, only_pages=True)
    yield Content(text=message.text(BODY, encoding=encoding), beyond=BeyondWords())
    yield _rich_text(rich_text, only_pages=False)


def _page(message: Store, sources: MutableMapping[str, int]) -> Content:
    page = message.data(HTML)
    if page:
        return page_content(page, declared=message.encoding(BODY_CODE_PAGE), sources=sources)
    return content_of(message.text(HTML), sources=sources)


def _rich_text(data: bytes, *, only_pages: bool) -> Content:
    """Return the text of rich text; nothing where `only_pages` and it is not a page that was turned into rich text."""
    if not data:
        return NOTHING
    rich_text = uncompressed(data)
    if FROM_PAGE not in rich_text[:FROM_PAGE_BYTES]:
        return NOTHING if only_pages else rtf_content(rich_text)
    content = rtf_content(rich_text)
    unseen = {kind for mark, kind in TAGS_OF_PAGE.items() if mark in rich_text.lower()}
    return replace(content, beyond=replace(content.beyond, unseen=content.beyond.unseen | unseen))


def _signed_body(message: Store, attachments: Sequence[Store]) -> Content:
    """Return the body that a signature encloses; raises `DocumentError` (`encrypted`) for one that cannot be seen."""
    kind = message.text(MESSAGE_CLASS).lower()
    if kind == SIGNED and attachments:
        return message_content(attachments[0].data(ATTACHED))
    if kind.startswith(SEALED):
        raise DocumentError(ProblemCode.ENCRYPTED, say("The Outlook message is encrypted or sealed by its signature."))
    return NOTHING


def _letterhead(message: Store) -> Letterhead:
    """Return what the message says: what its headers say where Outlook kept them, since they are what was sent."""
    encoding = message.encoding(CODE_PAGE)
    sent = letterhead(Fields(message.text(TRANSPORT_HEADERS, encoding=encoding).encode(errors="replace")))
    names = (message.text(name, encoding=encoding) for name in (SENDER_NAME, SENT_FOR_NAME, SENDER_ADDRESS))
    senders = sent.senders or tuple(filter(None, map(_shown, names)))[:1]
    has_headers = bool(sent.to or sent.cc)
    people = list(_people(message, encoding))
    to, cc, bcc = (
        tuple(said[0] for one, said in people if one == kind)
        or tuple(filter(None, map(_shown, message.text(displayed, encoding=encoding).split(";"))))
        for kind, displayed in ((TO, DISPLAY_TO), (CC, DISPLAY_CC), (BCC, DISPLAY_BCC))
    )
    found = (_address(*said) for kind in (TO, CC) for one, said in people if one == kind)
    addresses = (_shown(message.text(name, encoding=encoding)).lower() for name in SENDER_ADDRESSES)
    address = next((one for one in addresses if "@" in one), "")
    return Letterhead(
        subject=_shown(message.text(SUBJECT, encoding=encoding)) or sent.subject,
        senders=senders,
        to=sent.to if has_headers else to,
        cc=sent.cc if has_headers else cc,
        bcc=sent.bcc or bcc,
        recipients=sent.recipients if has_headers else tuple(filter(None, found)),
        replies_to=sent.replies_to,
        addresses=sent.addresses if sent.senders else [address] * (address not in {*map(str.lower, senders)}),
        urgency=_named(URGENCIES, message.number(IMPORTANCE)) or sent.urgency,
        sensitivity=_named(SENSITIVITIES, message.number(SENSITIVITY)) or sent.sensitivity,
        sent=sent.sent or message.moment(SUBMIT_TIME) or message.moment(DELIVERY_TIME),
    )


def _named(names: Sequence[str], number: int | None) -> str:
    return names[number] if number is not None and number < len(names) else ""


def _people(message: Store, encoding: str | None) -> Iterator[tuple[int | None, list[str]]]:
    """Yield which kind of recipient each is, and what is said of them: the name, if there is one, then addresses."""
    for person in message.stores("__recip_version1.0_#", header_bytes=OTHER_HEADER_BYTES):
        said = list(filter(None, (_shown(person.text(name, encoding=encoding)) for name in NAMES)))
        if said:
            yield person.number(RECIPIENT_TYPE), said


def _address(shown: str, *others: str) -> str:
    """Return the address of who is shown by a name; an empty string where there is none, or nothing else."""
    address = next((one.lower() for one in others if "@" in one), "")
    return address if address != shown.lower() else ""


def _file_name(attachment: Store) -> str:
    return _shown(attachment.text(LONG_NAME) or attachment.text(SHORT_NAME))


def _shown(written: str) -> str:
    """Return a name on one line, without the quotes that Outlook puts around names that are addresses."""
    return " ".join(written.split()).strip("'\"")
