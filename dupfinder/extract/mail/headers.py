"""The fields at the head of a message: encoded words, parameters, names, dates (RFC 5322, 2045, 2047, 2231).

The standard library's `email` does this too, but its parser of addresses takes quadratic time (20,000 recipients: 5 s),
that of comments recurses, and several of its functions raise on what mail programs really write.
"""

import base64
import binascii
import quopri
import re
import urllib.parse
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from dupfinder.extract.plain.encoding import decode, encoding_named

MOST_FIELD_BYTES = 64_000
"""Of one field; what follows is cut. Only lists of recipients are ever longer."""

FIELD = re.compile(rb"^([!-9;-~]+)[ \t]*:((?:[^\n]*)(?:\n[ \t][^\n]*)*)", re.MULTILINE)
FOLD = re.compile(r"\r?\n(?=[ \t])")
ENCODED_WORD = re.compile(rb"=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?]*)\?=", re.IGNORECASE)
PARAMETER = re.compile(r';\s*([^\s=;*]+)(?:\*(\d{1,3}))?(\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))', re.DOTALL)
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
ADDRESS_TOKEN = re.compile(
    r'"(?P<quoted>(?:[^"\\]|\\.)*)"?|<(?P<address>[^>]*)>?|\((?P<comment>(?:[^()\\]|\\.)*)\)?|(?P<end>[,;])|:|(?P<word>[^\s,;:"<()]+)'
)


class Fields:
    """The fields of one message or part; of several with one name the first counts."""

    def __init__(self, block: bytes) -> None:
        self._values: dict[bytes, bytes] = {}
        for field in FIELD.finditer(block):
            self._values.setdefault(field[1].lower(), field[2][:MOST_FIELD_BYTES])

    def __bool__(self) -> bool:
        return bool(self._values)

    def text(self, name: str) -> str:
        """Return the value of a field for a person, an empty string without it."""
        return " ".join(decoded_words(self._values.get(name.encode(), b"")).split())

    def token(self, name: str) -> str:
        """Return the value of a field that is one word, in lower case."""
        return self.text(name).lower().split(";")[0].strip()

    def parameters(self, name: str) -> tuple[str, Mapping[str, str]]:
        """Return the value of a field before its parameters, in lower case, and the parameters by name."""
        written = FOLD.sub("", decode(self._values.get(name.encode(), b"")))
        return written.split(";")[0].strip().lower(), _parameters(written)

    def names(self, name: str) -> tuple[str, ...]:
        """Return the people that a field lists: their names, their addresses where they have none."""
        return tuple(shown for shown, _ in _people(decode(self._values.get(name.encode(), b""))))

    def addresses_behind_names(self, name: str) -> tuple[str, ...]:
        """Return the addresses of the people that `names` has by a name."""
        listed = _people(decode(self._values.get(name.encode(), b"")))
        return tuple(address.lower() for shown, address in listed if shown.lower() != address.lower())

    def date(self, name: str) -> datetime | None:
        """Return the moment that a field states, `None` where it makes no sense."""
        try:
            return parsedate_to_datetime(self.text(name)[:100])
        except (ValueError, TypeError, IndexError, OverflowError):
            return None


def decoded_words(written: bytes) -> str:
    """Return the value of a field, its encoded words decoded.

    Two words in one encoding with only white space between them are decoded together: letters may be cut in two.
    """
    pieces: list[tuple[str | None, bytes]] = []
    end = 0
    for word in ENCODED_WORD.finditer(written):
        between = written[end : word.start()]
        if between.strip() or not pieces or pieces[-1][0] is None:
            pieces.append((None, between))
        label = word[1].decode("ascii", errors="replace").lower()
        raw = _word_bytes(word[2], word[3])
        if pieces and pieces[-1][0] == label:
            raw = pieces.pop()[1] + raw
        pieces.append((label, raw))
        end = word.end()
    pieces.append((None, written[end:]))
    return "".join(decode(raw, declared=encoding_named(label)) for label, raw in pieces if raw)


def _word_bytes(kind: bytes, written: bytes) -> bytes:
    if kind in b"qQ":
        return quopri.decodestring(written, header=True)
    try:
        return base64.b64decode(written + b"==")
    except binascii.Error:
        return written


def _parameters(written: str) -> Mapping[str, str]:
    """Return the parameters of a field, those in pieces put together (RFC 2231, 3)."""
    pieces: dict[str, dict[int, tuple[bool, str]]] = {}
    for found in PARAMETER.finditer(written):
        name, number, is_encoded, quoted, plain = found.groups()
        value = ESCAPED.sub(r"\1", quoted) if quoted is not None else (plain or "").strip()
        pieces.setdefault(name.lower(), {}).setdefault(int(number or 0), (bool(is_encoded), value))
    return {name: _joined(numbered) for name, numbered in pieces.items()}


def _joined(numbered: Mapping[int, tuple[bool, str]]) -> str:
    """Return the value of a parameter that may be in pieces, some of them percent-encoded."""
    first_is_encoded, first = numbered.get(0, (False, ""))
    charset = ""
    if first_is_encoded and first.count("'") >= 2:
        charset, _, first = first.split("'", 2)
    values = [(first_is_encoded, first), *(numbered[number] for number in sorted(numbered) if number)]
    if not any(is_encoded for is_encoded, _ in values):
        return decoded_words("".join(value for _, value in values).encode(errors="replace"))
    raw = b"".join(
        urllib.parse.unquote_to_bytes(value) if is_encoded else value.encode(errors="replace")
        for is_encoded, value in values
    )
    return decode(raw, declared=encoding_named(charset))


def _people(listed: str) -> Iterator[tuple[str, str]]:
    """Yield the name or else the address of each person in a list of addresses, and the address."""
    words: list[str] = []
    address = comment = ""
    for token in ADDRESS_TOKEN.finditer(listed):
        if token["end"]:
            yield from _person(words, address, comment)
            words, address, comment = [], "", ""
        elif token[0] == ":":  # it was the name of a group
            words = []
        elif token["address"] is not None:
            address = token["address"].strip()
        elif token["comment"] is not None:
            comment = comment or token["comment"]
        else:
            words.append(token["word"] or ESCAPED.sub(r"\1", token["quoted"] or ""))
    yield from _person(words, address, comment)


def _person(words: list[str], address: str, comment: str) -> Iterator[tuple[str, str]]:
    name = " ".join(" ".join(words).split())
    if not address and "@" in name:
        name, address = comment.strip(), name
    shown = " ".join(decoded_words((name or address).encode(errors="replace")).split()).strip("'\"")
    if shown:
        yield shown, address


def in_utc(moment: datetime) -> datetime:
    """Return a moment in UTC; one without a zone is taken for that."""
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
