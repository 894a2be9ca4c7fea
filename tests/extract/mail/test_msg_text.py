"""Messages saved by Outlook."""

import struct
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

import pytest

from compound_files import Tree, compound_file
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.mail.msg import COMPRESSED, UNCOMPRESSED, uncompressed

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]

NUMBER, TIME = 0x0003, 0x0040
SENT = datetime(2026, 11, 20, 9, tzinfo=UTC)
START = datetime(1601, 1, 1, tzinfo=UTC)


def store(header_bytes: int, streams: Tree, numbers: Mapping[int, int] | None = None) -> dict[str, "bytes | Tree"]:
    """Return a store with these streams (by number and type) and properties that are numbers or, above 2³², times."""
    fixed = b"".join(
        struct.pack("<HHIQ", TIME if value >> 32 else NUMBER, name, 6, value) for name, value in (numbers or {}).items()
    )
    named = {name if name.startswith("__") else f"__substg1.0_{name}": content for name, content in streams.items()}
    return {"__properties_version1.0": bytes(header_bytes) + fixed, **named}


def wide(text: str) -> bytes:
    return text.encode("utf-16-le")


def person(kind: int, name: str, address: str = "") -> Tree:
    return store(8, {"3001001F": wide(name), "39FE001F": wide(address)}, {0x0C15: kind})


LETTER: Tree = {
    "0037001F": wide("Engines"),
    "0C1A001F": wide("Ada Lovelace"),
    "__recip_version1.0_#00000000": person(1, "Bob"),
    "__recip_version1.0_#00000001": person(2, "", "eve@example.org"),
    "__recip_version1.0_#00000002": person(3, "Nobody"),
}
WHEN = {0x0039: int((SENT - START).total_seconds()) * 10_000_000}
SHOWN = "Engines\nAda Lovelace\nBob\neve@example.org\n2026-11-20 09:00\n"


def message(streams: Tree, numbers: Mapping[int, int] | None = None) -> bytes:
    return compound_file(store(32, {**LETTER, **streams}, {**WHEN, **(numbers or {})}))


def test_a_message_is_its_letterhead_and_its_body(extracted: Extracted) -> None:
    found = extracted("a.msg", message({"1000001F": wide("The engine\r\nweaves.")}))
    assert found.text == f"{SHOWN}The engine\nweaves.\n"
    assert (found.metadata.title, found.metadata.author) == ("Engines", "Ada Lovelace")
    assert found.metadata.created == "2026-11-20T09:00:00+00:00"


def test_who_got_a_blind_copy_counts_beside_the_text(extracted: Extracted) -> None:
    beyond = extracted("a.msg", message({})).beyond
    assert beyond is not None
    assert [one.label for one in beyond.items[ContentKind.FIELDS]] == [
        "blind copy: Nobody",
        "copy: eve@example.org",
    ]


def test_it_is_the_same_text_as_the_message_that_was_sent(extracted: Extracted) -> None:
    head = (
        "From: Ada Lovelace <ada@example.org>\r\nTo: Bob <b@example.org>,\r\n\t=?utf-8?q?Zo=C3=AB?= <z@example.org>\r\n"
        "Subject: Engines\r\nDate: Fri, 20 Nov 2026 10:00:00 +0100\r\n"
    )
    page = "<html><body><p>Caf\u00e9</p><ul><li>one</ul>"
    sent = f"{head}Content-Type: text/html; charset=utf-8\r\n\r\n{page}".encode()
    saved = message(
        {"007D001F": wide(head), "10130102": page.encode(), "1000001F": wide("Caf\u00e9 <http://x>\n* one")},
        {0x3FDE: 65001},
    )
    assert extracted("a.msg", saved).text == extracted("a.eml", sent).text


def test_the_page_counts_before_the_plain_text_that_outlook_made_of_it(extracted: Extracted) -> None:
    plain: Tree = {"1000001F": wide("plain")}
    assert extracted("a.msg", message({**plain, "10130102": b"<p>page"})).text == f"{SHOWN}page\n"
    assert extracted("a.msg", message({**plain, "1013001F": wide("<p>page")})).text == f"{SHOWN}page\n"
    assert extracted("a.msg", message({**plain, "10130102": b"<img src=x>"})).text == f"{SHOWN}plain\n"


def rich(text: bytes) -> bytes:
    return struct.pack("<IIII", len(text) + 12, len(text), UNCOMPRESSED, 0) + text


def test_rich_text_is_read_where_there_is_nothing_better(extracted: Extracted) -> None:
    assert extracted("a.msg", message({"10090102": rich(rb"{\rtf1\ansi rich}")})).text == f"{SHOWN}rich\n"
    both: Tree = {"1000001F": wide("plain"), "10090102": rich(rb"{\rtf1\ansi rich}")}
    assert extracted("a.msg", message(both)).text == f"{SHOWN}plain\n"
    page = rich(rb"{\rtf1\ansi\fromhtml1 {\*\htmltag64 <p>}page{\*\htmltag72 </p>}}")
    assert extracted("a.msg", message({**both, "10090102": page})).text == f"{SHOWN}page\n"


def test_texts_of_bytes_are_in_the_code_page_that_the_message_names(extracted: Extracted) -> None:
    greek = "\u039a\u03b1\u03bb\u03b7\u03bc\u03ad\u03c1\u03b1"
    saved = compound_file(
        store(32, {"0037001E": greek.encode("cp1253"), "1000001E": greek.encode("cp1253")}, {0x3FFD: 1253})
    )
    assert extracted("a.msg", saved).text == f"{greek}\n{greek}\n"


def test_attachments_are_named_and_attached_messages_are_read(extracted: Extracted) -> None:
    inner = store(24, {"0037001F": wide("Inside"), "1000001F": wide("Inner body")})
    saved = message(
        {
            "1000001F": wide("Outer"),
            "__attach_version1.0_#00000000": store(8, {"3707001F": wide("report.pdf"), "37010102": b"%PDF"}),
            "__attach_version1.0_#00000001": store(8, {"3704001F": wide("SHORT.TXT")}),
            "__attach_version1.0_#00000002": store(8, {"3707001F": wide("Inside"), "3701000D": inner}),
        }
    )
    found = extracted("a.msg", saved)
    assert found.text == f"{SHOWN}Outer\nInside\nInner body\n"
    assert found.metadata.attachments == ("report.pdf", "SHORT.TXT")


def test_a_signed_message_is_read_and_a_sealed_one_is_encrypted(extracted: Extracted, problem: Problem) -> None:
    signed = b"Content-Type: multipart/signed; boundary=b\r\n\r\n--b\r\n\r\nSigned text\r\n--b\r\n\r\n--b--\r\n"
    streams: Tree = {
        "001A001F": wide("IPM.Note.SMIME.MultipartSigned"),
        "__attach_version1.0_#00000000": store(8, {"37010102": signed}),
    }
    assert extracted("a.msg", message(streams)).text == f"{SHOWN}Signed text\n"
    sealed = message({**streams, "001A001F": wide("IPM.Note.SMIME")})
    assert problem("a.msg", sealed) == "encrypted: The Outlook message is encrypted or sealed by its signature."


def test_S9_a_message_that_was_cut_off_is_damaged(problem: Problem) -> None:
    saved = message({"1000001F": wide("many words " * 2_000)})
    for end in range(1024, len(saved) - 511, 512):
        assert problem("a.msg", saved[:end]).startswith("damaged: ")


def test_H1_messages_inside_of_messages_without_end_are_refused_or_read(extracted: Extracted) -> None:
    nested = store(24, {"1000001F": wide("deepest")})
    for _ in range(100):
        nested = store(24, {"__attach_version1.0_#00000000": store(8, {"3701000D": nested})})
    assert extracted("a.msg", message({"__attach_version1.0_#00000000": store(8, {"3701000D": nested})})).text.endswith(
        "deepest\n"
    )


def test_H1_streams_that_share_their_sectors_are_counted_each_time(problem: Problem) -> None:
    files = {f"__attach_version1.0_#{number:08X}": store(8, {"3707001F": b"x" * 4096}) for number in range(100)}
    saved = bytearray(message(files))
    size = struct.pack("<Q", 4096)
    for at in range(len(saved)):
        if saved[at : at + 8] == size and at % 128 == 120:
            saved[at : at + 8] = struct.pack("<Q", 0xFFFFFFFF)
    assert problem("a.msg", bytes(saved)).startswith(("too-large: ", "damaged: "))


def test_compressed_rich_text_is_what_the_specification_shows() -> None:
    # [MS-OXRTFCP] 3.1.1 and 3.1.2
    simple = bytes.fromhex(
        "2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0"
    )
    crossing = bytes.fromhex("1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0")
    assert uncompressed(simple) == b"{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n"
    assert uncompressed(crossing) == b"{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}"


@pytest.mark.parametrize(
    "data",
    [
        b"short",
        struct.pack("<IIII", 12, 0, 1, 0),
        struct.pack("<IIII", 100, 10, COMPRESSED, 0),
        struct.pack("<IIII", 13, 100, COMPRESSED, 0) + b"\0a",
        struct.pack("<IIII", 100, 100, UNCOMPRESSED, 0) + b"{",
    ],
)
def test_S9_compressed_rich_text_that_was_cut_off_is_refused(data: bytes) -> None:
    with pytest.raises((ValueError, struct.error)):
        uncompressed(data)
