"""What a message holds besides its words, in a file that was sent and in one that Outlook saved."""

import base64
import quopri
from collections.abc import Mapping

import pytest

from compound_files import Tree, compound_file
from content_differences import kinds_that_differ, labels, picture_files, unseen
from dupfinder.domain.beyond import ContentKind

HEAD = "Subject: Engines\r\nFrom: Ada <ada@example.org>\r\n"
PAGE = '<p>Look: <img src="cid:one@x"> <a href="http://a.org">here</a></p>'
PICTURE = b"\x89PNG picture" * 20
FILE = b"%PDF file" * 30


def part(kind: str, body: str, *fields: str) -> str:
    return "\r\n".join((f"Content-Type: {kind}", *fields, "", body, ""))


def packed(kind: str, data: bytes, *fields: str, length: int = 76) -> str:
    """Return a part in base64, in lines of that length."""
    letters = base64.b64encode(data).decode()
    lines = "\r\n".join(letters[at : at + length] for at in range(0, len(letters), length))
    return part(kind, lines, "Content-Transfer-Encoding: base64", *fields)


def message(*parts: str, kind: str = "mixed", boundary: str = "b", head: str = HEAD) -> tuple[str, bytes]:
    body = "".join(f"--{boundary}\r\n{each}" for each in parts)
    written = f'{head}Content-Type: multipart/{kind}; boundary="{boundary}"\r\n\r\n{body}--{boundary}--\r\n'
    return "a.eml", written.encode()


TEXT = part("text/plain", "Look: here")
ATTACHED = 'Content-Disposition: attachment; filename="a.pdf"'
INLINE = packed("image/png", PICTURE, "Content-ID: <one@x>", 'Content-Disposition: inline; filename="p.png"')


def test_attachments_differ_by_their_bytes() -> None:
    one = message(TEXT, packed("application/pdf", FILE, ATTACHED))
    assert kinds_that_differ(one, message(TEXT, packed("application/pdf", FILE + b"x", ATTACHED))) == {"attachments": 1}
    assert kinds_that_differ(one, message(TEXT)) == {"attachments": 1}
    assert labels(*one, ContentKind.ATTACHMENTS) == [("a.pdf", None)]


def test_attachments_that_swapped_their_names_are_others() -> None:
    other = ATTACHED.replace("a.pdf", "b.pdf")
    one = message(TEXT, packed("application/pdf", FILE, ATTACHED), packed("application/pdf", FILE + b"x", other))
    swapped = message(TEXT, packed("application/pdf", FILE, other), packed("application/pdf", FILE + b"x", ATTACHED))
    assert kinds_that_differ(one, swapped) == {"attachments": 1}


@pytest.mark.parametrize(
    "other",
    [
        message(TEXT, packed("application/pdf", FILE, ATTACHED, length=60), boundary="other"),
        message(TEXT, packed("application/octet-stream", FILE, ATTACHED)),
        message(
            TEXT,
            part(
                "application/pdf",
                quopri.encodestring(FILE).decode(),
                "Content-Transfer-Encoding: quoted-printable",
                ATTACHED,
            ),
        ),
        message(TEXT, part("application/pdf", FILE.decode(), ATTACHED), head=HEAD + "Message-ID: <1@x>\r\n"),
    ],
)
def test_the_same_attachment_in_another_encoding_is_the_same(other: tuple[str, bytes]) -> None:
    assert kinds_that_differ(message(TEXT, packed("application/pdf", FILE, ATTACHED)), other) == {}


def test_mails_whose_replies_go_elsewhere_differ() -> None:
    one, other = (message(TEXT, head=f"{HEAD}Reply-To: Ann <{address}>\r\n") for address in ("a@x.org", "b@x.org"))
    assert kinds_that_differ(one, other) == {"fields": 1}
    assert kinds_that_differ(one, message(TEXT)) == {"fields": 1}


def test_only_the_senders_own_message_tells_who_got_a_blind_copy() -> None:
    kept = message(TEXT, head=f"{HEAD}Bcc: Eve <eve@example.org>, Ann <ann@example.org>\r\n")
    assert kinds_that_differ(kept, message(TEXT)) == {"fields": 1}
    assert labels(*kept, ContentKind.FIELDS) == [
        ("blind copy: Eve, Ann", 0),
        ("address of the sender: ada@example.org", 0),
    ]


def test_line_ends_that_the_transport_changed_are_the_same() -> None:
    rows = "a,b\r\nc,d\r\ne,f"
    one = message(TEXT, packed("text/csv", rows.encode(), ATTACHED))
    name, sent = message(TEXT, part("text/csv", rows, ATTACHED))
    assert kinds_that_differ(one, (name, sent.replace(b"\r\n", b"\n"))) == {}


def test_a_picture_on_the_page_is_a_picture_and_others_are_attachments() -> None:
    page = part("text/html", PAGE)
    related = message(page, INLINE, kind="related")
    assert picture_files(*related) == [PICTURE]
    assert labels(*related, ContentKind.PICTURES) == [("p.png", 2)]
    assert labels(*related, ContentKind.LINKS) == [("http://a.org", 2)]
    assert unseen(*related) == set()
    another = INLINE.replace(base64.b64encode(PICTURE[:3]).decode(), "AAAA")
    assert kinds_that_differ(related, message(page, another, kind="related")) == {"pictures": 1}
    beside = message(part("text/html", PAGE.replace("cid:one@x", "cid:two@x")), INLINE, kind="related")
    assert unseen(*beside) == {"pictures"}
    assert labels(*beside, ContentKind.ATTACHMENTS) == [("p.png", None)]


def test_pictures_on_a_server_are_unseen_but_not_those_that_only_count_readers() -> None:
    page = '<p>Look: here <img src="http://example.org/{}" {}></p>'
    assert unseen(*message(part("text/html", page.format("a.png", "")))) == {"pictures"}
    assert unseen(*message(part("text/html", page.format("t?id=1", "width=1 height=1")))) == set()


def test_a_message_of_pictures_alone_shows_them() -> None:
    shown = message(part("text/html", '<img src="cid:one@x">'), INLINE, kind="related")
    assert picture_files(*shown) == [PICTURE]


def test_alternatives_that_nobody_sees_do_not_count() -> None:
    page = part("text/html", "<p>Look: <s>here</s></p>")
    one = message(TEXT, page, kind="alternative")
    assert kinds_that_differ(one, message(page)) == {}
    invitation = part("text/calendar", "BEGIN:VCALENDAR")
    assert kinds_that_differ(one, message(TEXT, invitation, page, kind="alternative")) == {"attachments": 1}


def test_files_of_messages_inside_count() -> None:
    inner = message(TEXT, packed("application/pdf", FILE, ATTACHED), boundary="inner")[1].decode()
    other = inner.replace(base64.b64encode(FILE[:3]).decode(), "AAAA", 1)
    outer = [message(TEXT, part("message/rfc822", each)) for each in (inner, other)]
    assert kinds_that_differ(*outer) == {"attachments": 1}


def test_recipients_that_the_text_leaves_out_count() -> None:
    people = [f"Person {number} <p{number}@example.org>" for number in range(12)]
    heads = [f"{HEAD}To: {', '.join(people[:count])}\r\n" for count in (11, 12)]
    assert kinds_that_differ(message(TEXT, head=heads[0]), message(TEXT, head=heads[1])) == {"fields": 1}


def test_a_damaged_attachment_costs_no_text_and_differs_from_a_whole_one() -> None:
    damaged = part("application/pdf", "JVBE!A", "Content-Transfer-Encoding: base64", ATTACHED)
    assert kinds_that_differ(message(TEXT, damaged), message(TEXT, packed("application/pdf", FILE, ATTACHED)))


def wide(text: str) -> bytes:
    return text.encode("utf-16-le")


def saved(page: str, *files: Mapping[str, bytes], numbers: bytes = b"") -> tuple[str, bytes]:
    """Return a message that Outlook saved: its page, and the properties of what is attached."""
    attached: dict[str, Tree] = {
        f"__attach_version1.0_#{number:08X}": {
            "__properties_version1.0": bytes(8) + numbers,
            **{f"__substg1.0_{name}": content for name, content in file.items()},
        }
        for number, file in enumerate(files)
    }
    letter = {"0037001F": "Engines", "0C1A001F": "Ada", "5D01001F": "ada@example.org", "1013001F": page}
    named = {f"__substg1.0_{name}": wide(content) for name, content in letter.items()}
    return "a.msg", compound_file({"__properties_version1.0": bytes(32), **named, **attached})


PDF = {"37010102": FILE, "3707001F": wide("a.pdf")}
SHOWN = {"37010102": PICTURE, "3707001F": wide("p.png"), "3712001F": wide("one@x")}


def test_a_saved_message_holds_what_the_sent_one_does() -> None:
    sent = message(part("text/html", PAGE), INLINE, packed("application/pdf", FILE, ATTACHED), kind="related")
    assert kinds_that_differ(sent, saved(PAGE, SHOWN, PDF)) == {}
    assert kinds_that_differ(sent, saved(PAGE, SHOWN)) == {"attachments": 1}
    assert kinds_that_differ(sent, saved(PAGE, {**SHOWN, "37010102": b"other"}, PDF)) == {"pictures": 1}
    assert picture_files(*saved(PAGE, SHOWN, PDF)) == [PICTURE]


def test_pictures_and_objects_that_a_saved_message_does_not_hold_are_unseen() -> None:
    assert unseen(*saved(PAGE, PDF)) == {"pictures"}
    ole = b"\x03\x00\x05\x37" + bytes(4) + b"\x06" + bytes(7)
    assert unseen(*saved("<p>x</p>", PDF, numbers=ole)) == {"attachments"}
