"""Documents attached to messages: which they are, and their bytes as they were attached."""

import base64
import contextlib
import struct
from email.message import EmailMessage
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compound_files import Tree, compound_file
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, enclosed_source, extract, is_box, open_box, recognise
from hostile_files.legacy_writing import tnef_of

INVOICE = b"%PDF-1.4 invoice " * 40
HEAD = b"Subject: a\nFrom: a@x.org\nContent-Type: multipart/mixed; boundary=b\n\n"
TABLE = "name;price\r\nbook;12\r\n"


def letter(subject: str = "Your invoice", text: str = "Here is your invoice.") -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "Ada <a@example.org>", "Bert <b@example.org>", subject
    message.set_content(text)
    return message


def attach(message: EmailMessage, data: bytes, name: str | None, kind: str = "application/pdf", **more: Any) -> None:
    main, sub = kind.split("/")
    message.add_attachment(data, maintype=main, subtype=sub, filename=name, **more)


def found_in(data: bytes, name: str = "a.eml") -> dict[str, bytes]:
    """Return what is inside, as the reader of the text and the box say alike, each as large as they say."""
    source = SourceFile.of_bytes(name, data)
    box = open_box(source)
    if not is_box(source):
        assert extract(source).enclosed == tuple(box.enclosed)
    found = {}
    for one in box.enclosed:
        inner = enclosed_source(box, source, one.name)
        assert inner.size_bytes == one.size_bytes
        found[one.name] = inner.read()
    return found


def test_files_are_taken_out_as_they_were_attached() -> None:
    message = letter()
    attach(message, INVOICE, "invoice.pdf")
    message.add_attachment(TABLE, subtype="csv", filename="prices.csv")
    attach(message, INVOICE, "again.pdf", cte="quoted-printable")
    found = found_in(message.as_bytes())
    assert list(found) == ["invoice.pdf", "prices.csv", "again.pdf"]
    assert found["invoice.pdf"] == found["again.pdf"] == INVOICE
    assert found["prices.csv"].strip() == TABLE.encode().strip()


@pytest.mark.parametrize("line_end", [b"\n", b"\r\n"])
def test_the_line_end_before_a_boundary_is_no_part_of_a_file(line_end: bytes) -> None:
    lines = (
        b"Subject: a", b"From: a@example.org", b"Content-Type: multipart/mixed; boundary=b", b"",
        b"--b", b"", b"words", b"--b", b"Content-Type: text/plain; name=a.txt", b"", b"one", b"two", b"--b--", b"",
    )  # fmt: skip
    assert found_in(line_end.join(lines)) == {"a.txt": b"one\r\ntwo"}


def test_pictures_signatures_and_reports_of_deliveries_are_no_documents() -> None:
    message = letter()
    attach(message, b"\x89PNG", "logo.png", "image/png", disposition="inline", cid="<1@x>")
    attach(message, b"\x89PNG", "logo.png", "application/octet-stream")
    attach(message, b"sound", None, "audio/mpeg")
    attach(message, b"seal", "smime.p7s", "application/pkcs7-signature")
    attach(message, b"seal", "signature.asc", "application/pgp-signature")
    attach(message, b"Action: failed", "details.txt", "message/global-delivery-status")
    attach(message, b"\0\1", None, "application/x-something")
    message.add_attachment("a nameless text")
    attach(message, b"", "empty.pdf")
    assert found_in(message.as_bytes()) == {}


def test_a_file_without_a_name_is_called_by_its_type() -> None:
    message = letter()
    attach(message, INVOICE, None)
    assert found_in(message.as_bytes()) == {"attachment.pdf": INVOICE}


def test_names_that_are_alike_or_cannot_be_told_are_told_apart() -> None:
    message = letter()
    for name in ("a.pdf", "a.pdf", "../../etc/passwd", "x" * 2_000 + ".pdf"):
        attach(message, INVOICE, name)
    names = list(found_in(message.as_bytes()))
    assert names[:3] == ["a.pdf", "a.pdf (2)", "../../etc/passwd"]
    assert len(names[3]) == 1_000
    nul = HEAD + b'--b\n\nwords\n--b\nContent-Type: a/b; name="a\0b.pdf"\n\nx\n--b--\n'
    assert list(found_in(nul)) == ["a\ufffdb.pdf"]


@pytest.mark.parametrize("is_encoded", [False, True])
def test_a_message_at_a_message_is_one_document_and_holds_what_is_attached_to_it(*, is_encoded: bool) -> None:
    inner, outer = letter("Forwarded"), letter()
    attach(inner, INVOICE, "invoice.pdf")
    attach(outer, INVOICE + b"2", "other.pdf")
    if is_encoded:
        packed = base64.encodebytes(inner.as_bytes()).decode()
        part = EmailMessage()
        part["Content-Type"], part["Content-Transfer-Encoding"] = "message/rfc822", "base64"
        part.set_payload(packed)
        outer.attach(part)
    else:
        outer.add_attachment(inner)
    found = found_in(outer.as_bytes())
    assert list(found) == ["other.pdf", "Forwarded"]
    assert found_in(found["Forwarded"]) == {"invoice.pdf": INVOICE}
    source = SourceFile.of_bytes("a.eml", outer.as_bytes())
    format_found = recognise(enclosed_source(open_box(source), source, "Forwarded"))
    assert format_found is not None
    assert format_found.name == "eml"


def test_apple_mail_keeps_the_same_documents() -> None:
    message = letter()
    attach(message, INVOICE, "invoice.pdf")
    data = message.as_bytes()
    assert found_in(b"%d\n%s<plist/>" % (len(data), data), "1.emlx") == {"invoice.pdf": INVOICE}


@given(st.lists(st.tuples(st.sampled_from(["a.pdf", "b.txt", "c"]), st.binary(max_size=300)), max_size=6))
def test_whatever_is_attached_comes_out_again(files: list[tuple[str, bytes]]) -> None:
    message = letter()
    for name, data in files:
        attach(message, data, name)
    assert list(found_in(message.as_bytes()).values()) == [data for _, data in files if data]


def outlook(*files: tuple[str, bytes], inner: Tree | None = None) -> Tree:
    """Return the streams of a message that Outlook saved."""

    def text(number: int, words: str) -> dict[str, Any]:
        return {f"__substg1.0_{number:04X}001F": words.encode("utf-16-le")}

    tree: dict[str, Any] = {
        "__properties_version1.0": bytes(32), **text(0x0037, "Your invoice"), **text(0x1000, "Here it is."),
    }  # fmt: skip
    for number, (name, data) in enumerate(files):
        tree[f"__attach_version1.0_#{number:08X}"] = {
            "__properties_version1.0": bytes(8), **text(0x3707, name), "__substg1.0_37010102": data,
        }  # fmt: skip
    if inner is not None:
        tree["__attach_version1.0_#0000FFFF"] = {
            "__properties_version1.0": bytes(8), **text(0x3707, "Forwarded"),
            "__substg1.0_3701000D": {**inner, "__properties_version1.0": bytes(24)},
        }  # fmt: skip
    return tree


def test_what_outlook_saved_holds_the_same_and_what_is_at_messages_in_it() -> None:
    inner = outlook(("inner.pdf", INVOICE + b"2"))
    data = compound_file(outlook(("invoice.pdf", INVOICE), ("logo.png", b"\x89PNG"), inner=inner))
    assert found_in(data, "a.msg") == {"invoice.pdf": INVOICE, "Forwarded/inner.pdf": INVOICE + b"2"}


def test_what_outlook_packs_into_one_file_is_inside_of_that() -> None:
    files = {"invoice.pdf": INVOICE, "Größe.csv": TABLE.encode(), "photo.jpg": b"JFIF", "empty.txt": b""}
    for short in ("", "INVOIC~1.PDF"):
        packed = tnef_of(files, short=short)
        assert found_in(packed, "winmail.dat") == {name: files[name] for name in ("invoice.pdf", "Größe.csv")}
        assert found_in(packed + b"\0\0rubbish", "winmail.dat").keys() == {"invoice.pdf", "Größe.csv"}
    assert list(found_in(tnef_of({"Счёт.doc": b"x"}, code_page=1251), "winmail.dat")) == ["Счёт.doc"]
    message = letter()
    attach(message, packed, "winmail.dat", "application/ms-tnef")
    source = SourceFile.of_bytes("a.eml", message.as_bytes())
    inner = enclosed_source(open_box(source), source, "winmail.dat")
    assert enclosed_source(open_box(inner), inner, "invoice.pdf").read() == INVOICE


def test_H1_a_file_of_outlook_that_lists_too_many_is_not_looked_into() -> None:
    attribute = struct.pack("<BIIH", 2, 0x69002, 0, 0)
    source = SourceFile.of_bytes("winmail.dat", tnef_of({}) + attribute * 100_001)
    with pytest.raises(DocumentError, match="more than 100,000 files"):
        open_box(source)


@given(st.data())
def test_a_damaged_file_of_outlook_is_no_more_than_a_problem(data: st.DataObject) -> None:
    packed = bytearray(tnef_of({"a.pdf": INVOICE, "b.csv": b"x"}, short="A"))
    for place in data.draw(st.lists(st.integers(4, len(packed) - 1), max_size=4)):
        packed[place] = data.draw(st.integers(0, 255))
    with contextlib.suppress(DocumentError):
        found_in(bytes(packed[: data.draw(st.integers(10, len(packed)))]), "winmail.dat")


def test_H1_a_message_of_too_many_parts_is_not_looked_into() -> None:
    part = b"--b\nContent-Type: application/pdf; name=a.pdf\n\nx\n"
    assert len(found_in(HEAD + part * 5_000 + b"--b--\n")) == 5_000
    source = SourceFile.of_bytes("a.eml", HEAD + part * 10_001)
    with pytest.raises(DocumentError, match="more than"):
        open_box(source)


def test_a_cut_off_file_is_inside_as_far_as_it_is_there() -> None:
    message = letter()
    attach(message, INVOICE, "invoice.pdf")
    source = SourceFile.of_bytes("a.eml", message.as_bytes()[:-300])
    (one,) = open_box(source).enclosed
    assert one == Enclosed("invoice.pdf", one.size_bytes)
