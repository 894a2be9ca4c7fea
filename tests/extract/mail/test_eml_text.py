"""Messages as they are sent."""

import base64
from collections.abc import Callable
from email.message import EmailMessage

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.mail.eml import message_content

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]

HEAD = (
    b"From: Ada Lovelace <ada@example.org>\nTo: bob@example.org\nSubject: Engines\n"
    b"Date: Fri, 20 Nov 2026 10:00:00 +0100\nMIME-Version: 1.0\n"
)
SHOWN = "Engines\nAda Lovelace\nbob@example.org\n2026-11-20 09:00\n"


def multipart(kind: str, *parts: bytes, closed: bool = True) -> bytes:
    """Return a message of these parts; each starts with the value of its Content-Type."""
    body = b"".join(b"--b\nContent-Type: " + part + b"\n" for part in parts)
    return HEAD + f"Content-Type: multipart/{kind}; boundary=b\n\nignored\n".encode() + body + b"--b--\n" * closed


def test_a_message_is_its_letterhead_and_its_body(extracted: Extracted) -> None:
    found = extracted("a.eml", HEAD + b"\nThe engine\nweaves.\n")
    assert found.text == SHOWN + "The engine\nweaves.\n"
    assert (found.metadata.title, found.metadata.author) == ("Engines", "Ada Lovelace")
    assert found.metadata.created == "2026-11-20T10:00:00+01:00"


def test_one_body_sent_to_others_or_on_another_day_is_another_text(extracted: Extracted) -> None:
    sent = [
        HEAD,
        HEAD.replace(b"bob", b"eve"),
        HEAD.replace(b"Fri, 20", b"Sat, 21"),
        HEAD.replace(b"Engines", b"Looms"),
    ]
    assert len({extracted("a.eml", head + b"\nBody\n").text for head in sent}) == len(sent)


def test_the_copies_of_sender_and_receiver_are_the_same_text(extracted: Extracted) -> None:
    received = b"Received: from a by b\nReturn-Path: <x@y>\nMessage-ID: <1@x>\n" + HEAD
    kept = HEAD.replace(b"10:00:00 +0100", b"09:00:00 +0000") + b"Bcc: eve@example.org\n"
    assert extracted("a.eml", received + b"\nBody\n").text == extracted("a.eml", kept + b"\nBody\n").text


def test_of_many_recipients_the_first_ten_count(extracted: Extracted) -> None:
    people = [f"Person {number}" for number in range(500)]
    mail = HEAD + b"Cc: " + ",\n ".join(f'"{one}" <{one[7:]}@x.org>' for one in people).encode() + b"\n\nBody\n"
    assert ", ".join(people[:10]) + "\n" in extracted("a.eml", mail).text


@pytest.mark.parametrize(
    ("written", "names"),
    [
        (b"ada@example.org", "ada@example.org"),
        (b"Ada <ada@example.org>, <bob@example.org>", "Ada, bob@example.org"),
        (b'"Lovelace, Ada" <ada@example.org>', "Lovelace, Ada"),
        (b"ada@example.org (Ada (Augusta))", "Ada"),
        (b"Team: a@x.org, B <b@x.org>;", "a@x.org, B"),
        (b"=?utf-8?q?Zo=C3=AB_=C3=87?= <z@x.org>", "Zoë Ç"),
        ("Zoë <z@x.org>".encode(), "Zoë"),
        ("Zoë <z@x.org>".encode("latin-1"), "Zoë"),
        (b"(" * 50_000, ""),
    ],
)
def test_people_are_named_as_a_mail_program_names_them(written: bytes, names: str) -> None:
    shown = message_content(b"Subject: s\nTo: " + written + b"\n\nBody\n").text
    assert shown == "s\n" + f"{names}\n" * bool(names) + "Body\n"


@pytest.mark.parametrize(
    ("written", "subject"),
    [
        (b"plain\r\n folded", "plain folded"),
        (b"=?ISO-8859-1?Q?caf=E9_au?= =?ISO-8859-1?Q?_lait?=", "café au lait"),
        (b"=?utf-8?b?w6k=?=\n =?utf-8?q?=C3?= =?utf-8?q?=A9?= x", "éé x"),
        (b"=?iso-2022-jp?B?GyRCJF4kXxsoQg==?=", "まみ"),
        (b"=?utf-8*en?Q?ok?= and =?nonsense?Q?left=21?=", "ok and left!"),
        (b"=?utf-8?b?!?=", None),
        ("naïve".encode(), "naïve"),
    ],
)
def test_subjects_are_decoded(extracted: Extracted, written: bytes, subject: str | None) -> None:
    title = extracted("a.eml", b"From: a@x\nSubject: " + written + b"\n\nBody\n").metadata.title
    assert title == subject if subject else isinstance(title, str | None)


@pytest.mark.parametrize(
    ("head", "body", "text"),
    [
        (b"Content-Type: text/plain; charset=koi8-r", "Ещё".encode("koi8-r"), "Ещё\n"),
        (b"Content-Type: text/plain; charset=us-ascii", "naïve".encode(), "naïve\n"),
        (b"Content-Type: text/plain; charset=iso-8859-1", b"\x93x\x94", "“x”\n"),
        (b"Content-Type: text/plain; charset=punycode", b"abc-", "abc-\n"),
        (b"Content-Type: text/plain; charset=utf-7", b"+AOk-t+AOk-", "été\n"),
        (b"Content-Transfer-Encoding: quoted-printable", b"caf=C3=A9 one=\n line=20", "café one line \n"),
        (b"Content-Transfer-Encoding: BASE64", base64.encodebytes("café".encode()), "café\n"),
        (b"Content-Transfer-Encoding: base64", base64.encodebytes(b"text") + b"____\nfooter of a list", "text\n"),
        (b"Content-Type: text/html", b"<p>A<p>B", "A\nB\n"),
        (b"Content-Type: text/html; charset=koi8-r", "<meta charset=utf-8>Ещё".encode("koi8-r"), "Ещё\n"),
        (b"Content-Type: text/plain; format=flowed", b"> one \n> two\n\nthree \nfour\n-- \nA",
         "> one two\n\nthree four\n-- \nA\n"),
        (b"Content-Type: text/plain; format=flowed; delsp=yes", b"ab \ncd\n stuffed", "abcd\nstuffed\n"),
        (b"Content-Type: nonsense", b"text", "text\n"),
        (b"Content-Type: multipart/mixed", b"no boundary is named", "no boundary is named\n"),
    ],
)  # fmt: skip
def test_bodies_are_decoded(extracted: Extracted, head: bytes, body: bytes, text: str) -> None:
    found = extracted("a.eml", b"From: a@x\n" + head + b"\n\n" + body).text.removeprefix("a@x\n")
    assert found.removesuffix("\n") == text.removesuffix("\n")


def test_of_alternatives_the_page_is_read_unless_it_is_empty(extracted: Extracted) -> None:
    plain, page, empty = b"text/plain\n\nstub", b"text/html\n\n<h1>The page</h1>", b"text/html\n\n<img src=x>"
    found = extracted("a.eml", multipart("alternative", plain, page))
    assert found.text == f"{SHOWN}The page\n"
    assert found.headings == ("The page",)
    assert extracted("a.eml", multipart("alternative", plain, empty)).text == f"{SHOWN}stub\n"
    nested = b'multipart/related; boundary="c"\n\n--c\nContent-Type: text/html\n\nThe page\n--c\n\nmore\n--c--\n'
    assert extracted("a.eml", multipart("alternative", plain, nested)).text == f"{SHOWN}The page\nmore\n"


def test_attachments_are_named_and_not_read(extracted: Extracted) -> None:
    mail = multipart(
        "mixed",
        b"text/plain\n\nSee there.",
        b"application/pdf; name=a.pdf\nContent-Transfer-Encoding: base64\n\nJVBE",
        b"text/plain\nContent-Disposition: attachment;\n filename*0*=utf-8''%C3%BC; filename*1=ber.txt\n\nno text",
        b"text/csv; name==?utf-8?q?t=C3=A4.csv?=\n\nno;text",
        b"image/png\n\nnameless",
    )
    found = extracted("a.eml", mail)
    assert found.text == f"{SHOWN}See there.\n"
    assert found.metadata.attachments == ("a.pdf", "über.txt", "tä.csv")


def test_messages_inside_of_messages_are_text(extracted: Extracted) -> None:
    inner = b"Subject: Inside\nFrom: Eve <e@x>\n\nInner body"
    encoded = b"message/rfc822\nContent-Transfer-Encoding: base64\n\n" + base64.encodebytes(inner)
    mail = multipart("mixed", b"text/plain\n\nOuter", b"message/rfc822; name=x.eml\n\n" + inner, encoded)
    assert extracted("a.eml", mail).text == f"{SHOWN}Outer\n" + "Inside\nEve\nInner body\n" * 2


def test_a_digest_is_a_sequence_of_messages(extracted: Extracted) -> None:
    mail = (
        HEAD
        + b"Content-Type: multipart/digest; boundary=b\n\n--b\n\nSubject: One\n\nA\n--b\n\nSubject: Two\n\nB\n--b--\n"
    )
    assert extracted("a.eml", mail).text == f"{SHOWN}One\nA\nTwo\nB\n"


def test_what_is_made_by_the_standard_library_is_read(extracted: Extracted) -> None:
    mail = EmailMessage()
    mail["Subject"], mail["From"], mail["To"] = "Grüße aus Köln", "Zoë <z@x.org>", "a@x.org"
    mail.set_content("Schöne Grüße\n")
    mail.add_alternative("<p>Schöne <b>Grüße</b>", subtype="html")
    mail.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename="Übersicht.pdf")
    found = extracted("a.eml", bytes(mail))
    assert found.text == "Grüße aus Köln\nZoë\na@x.org\nSchöne Grüße\n"
    assert found.metadata.attachments == ("Übersicht.pdf",)


CUT = "it ends before the end of its text."


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"From: a@x\nSubject: cut he", "it ends within its head."),
        (multipart("mixed", b"text/plain\n\nOne", closed=False), CUT),
        (multipart("mixed", b"text/plain\n\nOne", b"text/html\n\n<p>Two", closed=False), CUT),
        (multipart("alternative", b"text/html\n\n<p>Two", closed=False), CUT),
        (HEAD + b"Content-Type: multipart/mixed; boundary=b\n\nPrea", "it has no readable parts."),
        (HEAD + b"Content-Transfer-Encoding: base64\n\nVGV4dA", "part of its text is missing."),
    ],
)
def test_S9_a_message_that_was_cut_off_is_damaged(problem: Problem, data: bytes, sentence: str) -> None:
    assert problem("a.eml", data) == f"damaged: The e-mail is damaged: {sentence}"


def test_a_message_whose_text_is_whole_may_lack_its_last_line(extracted: Extracted) -> None:
    page = b"text/html\n\n<html><body>Page</body></html>\n"
    cut_file = b"image/png; name=a.png\nContent-Transfer-Encoding: base64\n\niVBORw0KGg"
    assert extracted("a.eml", multipart("mixed", page, closed=False)).text == f"{SHOWN}Page\n"
    assert extracted("a.eml", multipart("mixed", page, cut_file, closed=False)).text == f"{SHOWN}Page\n"
    plain = b"text/plain\n\nWhole"
    assert (
        extracted("a.eml", multipart("alternative", plain, b"text/html\n\n<p>cu", closed=False)).text
        == f"{SHOWN}Whole\n"
    )


@pytest.mark.parametrize(
    "data",
    [
        multipart("encrypted", b"application/pgp-encrypted\n\nVersion: 1", b"application/octet-stream\n\nx"),
        HEAD + b"Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\n\nMIAG",
        HEAD + b"\n-----BEGIN PGP MESSAGE-----\n\nhQEMA\n=ab\n-----END PGP MESSAGE-----\n",
    ],
)
def test_encrypted_messages_are_said_to_be(problem: Problem, data: bytes) -> None:
    assert problem("a.eml", data) == "encrypted: The e-mail is encrypted."


def test_a_text_inside_of_its_signature_is_not_read(problem: Problem) -> None:
    sealed = HEAD + b"Content-Type: application/pkcs7-mime; smime-type=signed-data\n\nMIAG"
    assert problem("a.eml", sealed).startswith("unsupported: The text of the e-mail is inside its signature")


def test_a_boundary_is_a_line_of_its_own(extracted: Extracted) -> None:
    mail = multipart(
        "mixed", b"text/plain\n\n--bb\n --b\n--b-x\n---b\nend", b'multipart/mixed; boundary="b"\n\n--b\n\nsame\n--b--\n'
    )
    assert extracted("a.eml", mail).text == f"{SHOWN}--bb\n --b\n--b-x\n---b\nend\nsame\n"


def test_a_boundary_that_only_the_parts_have_is_found(extracted: Extracted, problem: Problem) -> None:
    whole = multipart("mixed", b"text/plain\n\nOne", b"text/html\n\n<p>Two")
    assert extracted("a.eml", whole.replace(b"boundary=b", b"boundary=other")).text == extracted("a.eml", whole).text
    signed = HEAD + b"Content-Type: multipart/mixed; boundary=b\n\nOne\n-- \nContent-free: Ada\n"
    assert problem("a.eml", signed) == "damaged: The e-mail is damaged: it has no readable parts."


@pytest.mark.parametrize(
    "data",
    [
        b"".join(
            b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (number, number) for number in range(9_000)
        ),
        b"Content-Type: multipart/mixed; boundary=b\n\n"
        + b"--b\nContent-Type: multipart/mixed; boundary=b\n\n" * 9_000,
    ],
)
def test_H1_parts_nested_thousands_deep_are_followed(problem: Problem, data: bytes) -> None:
    assert problem("a.eml", b"From: a@x\n" + data + b"\ndeep").startswith("damaged: ")


def test_H1_messages_nested_thousands_deep_are_read(extracted: Extracted) -> None:
    nested = b"Subject: again\nContent-Type: message/rfc822\n\n" * 9_000
    assert extracted("a.eml", nested + b"\n\ndeep").text == "again\n" * 9_000 + "\ndeep\n"


def test_H1_a_million_parts_are_too_large(problem: Problem) -> None:
    mail = HEAD + b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\nx\n" * 1_000_000
    assert problem("a.eml", mail) == "too-large: The e-mail has more than 10,000 parts."


@pytest.mark.parametrize("field", [b"Subject: ", b"To: ", b"Content-Type: text/plain; ", b"Date: ", b"X-Other: "])
@pytest.mark.parametrize("filling", [b"a@x.org, ", b"=?utf-8?q?a?= ", b'a="', b"(", b"\\", b"a\n ", b"x*0*=''%41; "])
def test_H1_a_head_of_many_megabytes_is_read_past(extracted: Extracted, field: bytes, filling: bytes) -> None:
    head = field + filling * (4_000_000 // len(filling))
    assert extracted("a.eml", b"Received: a\n" + head + b"\n\nThe body\n").text.endswith("The body\n")


@pytest.mark.parametrize("filling", [b"--\n", b"--b\n", b"--b\nContent-", b"-", b"=\n", b"> ", b" \n", b"\r", b"a:b\n"])
def test_H1_no_repetition_in_a_body_makes_it_slow(filling: bytes) -> None:
    for head in (b"", b"Content-Type: text/plain; format=flowed\n", b"Content-Type: multipart/mixed; boundary=c\n"):
        try:
            content = message_content(HEAD + head + b"\n" + filling * 100_000)
        except DocumentError:
            continue
        assert content.text.startswith(SHOWN)


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    mail = multipart("mixed", b"text/plain\n\nOne", data)
    for cut in (mail, data, HEAD + data):
        try:
            assert isinstance(message_content(cut).text, str)
        except DocumentError:
            continue


def test_a_message_as_apple_mail_keeps_it_is_the_message(
    extracted: Callable[[str, bytes], ExtractedText], problem: Callable[[str, bytes], str]
) -> None:
    message = b"From: a@example.org\nSubject: Hello\n\nSome words.\n"
    kept = b"%d        \n%s<?xml version='1.0'?><plist><dict/></plist>\n" % (len(message), message)
    found = extracted("1.emlx", kept)
    assert (found.format, found.text) == ("emlx", extracted("1.eml", message).text)
    assert problem("1.emlx", b"999999\nFrom: a@example.org\n\nSome").startswith("damaged: ")
