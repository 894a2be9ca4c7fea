"""What a mail program shows above a message, as text and as metadata; the same whatever file the message is in.

The text of a message starts with its subject, who sent it, whom it was sent to, and when, each on a line. So a message
saved from two programs is the same text, one sent to other people or sent again a month later is near to it but no
copy, and nobody's only record of a sending is taken for one. People count by their names, the first ten of To and of Cc
each: addresses differ between programs, and two letters to the same hundred people must not be near for that. Routes
and identifiers are left out: they differ between copies of one message. Where replies go, who got a copy, or a
blind one, the addresses behind names, and how urgent or confidential a message is count as fields beside the text: of a
blind copy only the sender's own message tells.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import Metadata
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.mail.headers import Fields, in_utc

MOST_RECIPIENTS = 10
URGENCIES = {"high": "high", "urgent": "high", "1": "high", "2": "high", "low": "low", "non-urgent": "low", "4": "low",
             "5": "low"}  # fmt: skip
"""What fields of messages say, each program in a field of its own; whatever else they say is the usual."""
URGENCY_FIELDS = ("importance", "priority", "x-priority", "x-msmail-priority")
SENSITIVITIES = ("", "personal", "private", "company-confidential")
"""As the fields of messages say it, and by the numbers of Outlook."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letterhead:
    """Subject, people and date of a message; empty or `None` where it does not say."""

    subject: str
    senders: Sequence[str]
    to: Sequence[str]
    cc: Sequence[str]
    sent: datetime | None
    replies_to: str = ""
    bcc: Sequence[str] = ()
    addresses: Sequence[str] = ()
    """Of senders that have a name as well."""
    recipients: Sequence[str] = ()
    """The addresses of those in To and Cc that have a name as well."""
    urgency: str = ""
    sensitivity: str = ""

    def text(self) -> str:
        """Return it as lines of text; the date in UTC, since copies of a message may be in several zones."""
        people = (", ".join(shown[:MOST_RECIPIENTS]) for shown in (self.senders, self.to, self.cc))
        moment = f"{in_utc(self.sent):%Y-%m-%d %H:%M}" if self.sent else ""
        return "".join(f"{line}\n" for line in (self.subject, *people, moment) if line)

    def note_fields(self, gathering: Gathering, *, line: int) -> None:
        """Gather what counts beside the text: where replies go, and the people who are not in the text."""
        further = (*self.to[MOST_RECIPIENTS:], *self.cc[MOST_RECIPIENTS:])
        for way, words in (
            ("", ", ".join(further)),
            ("blind copy", ", ".join(self.bcc)),
            ("reply to", self.replies_to),
            ("address of the sender", ", ".join(self.addresses)),
            ("addresses of recipients", ", ".join(self.recipients)),
            ("copy", ", ".join(self.cc)),
            ("", self.urgency and f"{self.urgency} importance"),
            ("", self.sensitivity),
        ):
            gathering.words(ContentKind.FIELDS, words, way=way, line=line)

    def metadata(self, attachments: Sequence[str]) -> Metadata:
        """Return it as metadata of a document."""
        return Metadata(
            title=self.subject or None,
            author=", ".join(self.senders[:MOST_RECIPIENTS]) or None,
            created=self.sent.isoformat() if self.sent else None,
            attachments=tuple(attachments),
        )


def letterhead(fields: Fields) -> Letterhead:
    """Return what the fields of a message say."""
    return Letterhead(
        subject=fields.text("subject"),
        senders=fields.names("from") or fields.names("sender"),
        to=fields.names("to"),
        cc=fields.names("cc"),
        sent=fields.date("date"),
        replies_to=fields.text("reply-to"),
        bcc=fields.names("bcc"),
        addresses=fields.addresses_behind_names("from"),
        recipients=fields.addresses_behind_names("to") + fields.addresses_behind_names("cc"),
        urgency=next(filter(None, (URGENCIES.get(fields.token(name).split(" ")[0]) for name in URGENCY_FIELDS)), ""),
        sensitivity=next((one for one in SENSITIVITIES if one == fields.token("sensitivity")), ""),
    )
