"""Mailboxes: where each mail begins and ends, and its bytes as they were before."""

import io
import mailbox
import os
from collections.abc import Sequence
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.errors import DocumentError
from dupfinder.extract import Box, SourceFile, enclosed_source, extract, open_box, recognise
from dupfinder.extract.mail import mailbox as own

HEAD = b"From: Anna <a@example.org>\nTo: Bert <b@example.org>\nSubject: Offer\n"


def opened(data: bytes, name: str = "Inbox") -> tuple[SourceFile, Box[Any]]:
    source = SourceFile(name, io.BytesIO(data), len(data))
    return source, open_box(source)


def mails_of(data: bytes, name: str = "Inbox") -> list[bytes]:
    """Return the mails, each as large as its entry says."""
    source, box = opened(data, name)
    found = []
    for one in box.enclosed:
        inner = enclosed_source(box, source, one.name)
        assert inner.size_bytes == one.size_bytes
        found.append(inner.read())
    return found


def boxed(mails: Sequence[bytes], begin: bytes = b"From - Mon Mar 02 10:00:00 2026\n") -> bytes:
    return b"".join(begin + mail + b"\n" for mail in mails)


def test_each_mail_is_read_as_it_was(tmp_path: Path) -> None:
    box = mailbox.mbox(tmp_path / "box")
    messages = []
    for number in range(5):
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = "a@example.org", "b@example.org", f"Offer {number}"
        message.set_content(f"Words {number}\n\nFrom the desk of Anna\nSubject: none\n\nEnd\n")
        messages.append(message.as_bytes())
        box.add(message)
    box.close()
    written = (tmp_path / "box").read_bytes().replace(os.linesep.encode(), b"\n")
    assert mails_of(written) == messages


@pytest.mark.parametrize(
    "begin",
    [
        b"From - Mon Mar 02 10:00:00 2026\n",
        b"From anna@example.org Mon Mar  2 10:00:00 2026\n",
        b"From 1689@xxx Mon Mar 02 10:00:00 +0000 2026\n",
        b"From ???@??? Mon Mar 02 10:00:00 2026\n",
        b"From MAILER-DAEMON Mon Mar  2 10:00:00 2026\n",
        b"From - \n",
    ],
)
def test_programs_begin_mails_in_many_ways(begin: bytes) -> None:
    mails = [HEAD + b"\nOne.\n", HEAD + b"\nTwo.\n"]
    assert mails_of(boxed(mails, begin)) == mails


def test_line_ends_may_be_those_of_windows() -> None:
    mails = [(HEAD + b"\nOne.\n").replace(b"\n", b"\r\n"), (HEAD + b"\nTwo.\n").replace(b"\n", b"\r\n")]
    assert mails_of(b"".join(b"From - Mon Mar 02 10:00:00 2026\r\n" + mail + b"\r\n" for mail in mails)) == mails


@pytest.mark.parametrize(
    "body",
    [
        b"Hello\n\nFrom the beginning it was so:\nnobody knew.\n",
        b"Hello\nFrom 10:00 on we are there.\nYours\n",
        b"Hello\n\nFrom\n\nSubject: x\n",
    ],
)
def test_a_line_that_begins_with_from_does_not_make_a_mail(body: bytes) -> None:
    assert mails_of(boxed([HEAD + b"\n" + body])) == [HEAD + b"\n" + body]


def test_marks_before_from_are_taken_away() -> None:
    (mail,) = mails_of(boxed([HEAD + b"\nOne\n>From me\n>>From him\n> From her\n"]))
    assert mail == HEAD + b"\nOne\nFrom me\n>From him\n> From her\n"


def test_mails_that_thunderbird_deleted_are_not_there() -> None:
    mails = [b"X-Mozilla-Status: %s\n" % status + HEAD + b"\nText.\n" for status in (b"0001", b"0009", b"0000")]
    _, box = opened(boxed(mails))
    assert [one.name for one in box.enclosed] == ["1", "3"]


def test_a_mail_ends_where_the_file_ends() -> None:
    assert mails_of(boxed([HEAD + b"\nOne.\n"]) + b"From - Mon Mar 02 10:00:00 2026\nSubject: cut") == [
        HEAD + b"\nOne.\n",
        b"Subject: cut",
    ]


@given(st.integers(1, 400), st.integers(5, 60))
def test_mails_are_found_wherever_the_file_is_cut_for_reading(chunk: int, words: int) -> None:
    mails = [HEAD + b"\n" + b"word \n" * words + b">From x\n" for _ in range(4)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own, "_CHUNK_BYTES", chunk)
        assert mails_of(boxed(mails)) == [mail.replace(b">From", b"From") for mail in mails]


def format_of(name: str) -> str | None:
    data = boxed([HEAD + b"\nOne.\n"])
    found = recognise(SourceFile(name, io.BytesIO(data), len(data)))
    return None if found is None else found.name


@pytest.mark.parametrize("name", ["Inbox", "box.mbox", "old.mbx", "Sent.2025"])
def test_a_mailbox_is_told_by_its_content(name: str) -> None:
    assert format_of(name) == "mbox"


@pytest.mark.parametrize(("name", "format_name"), [("one.eml", "eml"), ("notes.txt", "txt"), ("notes.md", "md")])
def test_one_mail_and_text_are_told_by_their_names(name: str, format_name: str) -> None:
    assert format_of(name) == format_name


def test_a_mailbox_without_a_mail_is_damaged() -> None:
    with pytest.raises(DocumentError, match="No e-mail was found"):
        opened(b"\0" * 500, "box.mbox")


def test_a_mailbox_has_no_text_of_its_own() -> None:
    source, _ = opened(boxed([HEAD + b"\nOne.\n"]))
    with pytest.raises(DocumentError, match="compared separately"):
        extract(source)


def test_what_is_not_in_the_mailbox_is_not_read() -> None:
    source, box = opened(boxed([HEAD + b"\nOne.\n"]))
    for name in ("0", "2", "-1", "x", "../1"):
        with pytest.raises(DocumentError, match="no longer"):
            enclosed_source(box, source, name)
