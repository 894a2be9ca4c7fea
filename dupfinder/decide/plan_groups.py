"""Groups as a plan sees them: what the keeper rules look at, and what a removal has to check."""

import enum
from collections.abc import Collection

from dupfinder.domain.acyclic import Acyclic, pass_over
from dupfinder.domain.decisions import FileState, Inclusion
from dupfinder.domain.documents import Metadata
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.masks import template_digest, variables_digest
from dupfinder.domain.pairs import Relation, Variable, of_one_template
from dupfinder.domain.protection import FileKey
from dupfinder.domain.records import dataclass
from dupfinder.domain.sameness import content_key, share_of
from dupfinder.domain.suggesting import has_fields

KEEPER = "keeper"
"""The relation of a document that is kept for its group or its share."""

PERSON = "person"
"""The reason of what a person decided by hand."""


class Reason(enum.StrEnum):
    """Why a document stays or goes, where neither a rule nor a person decided."""

    REFERENCE = "reference"
    """It lies in a reference folder, or the kept one does."""
    SEARCH = "search"
    """The search chose the keeper, and no rule prefers another."""
    VARIANT = "variant"
    """It is of the same template as a document of the group, with other details: probably another of its kind."""
    NO_COPY = "no-copy"
    """No other document of the group is known to be a copy of it."""
    KEPT_ELSEWHERE = "kept-elsewhere"
    """The same file is kept for others, or lies in a reference folder by another name."""
    NOT_MARKED = "not-marked"
    """Neither a rule nor a person marked it to go."""


class Refusal(enum.StrEnum):
    """Why a document cannot be marked."""

    REFERENCE = "reference"
    """It lies in a reference folder, if only under another name."""
    EXCLUDED = "excluded"
    """It lies in what was left out after the scan, if only under another name."""
    ENCLOSED = "enclosed"
    """It is inside another file."""
    LAST = "last"
    """It is the keeper, and nothing else of its group could take its place: nothing readable would stay."""
    UNREAD = "unread"
    """Its bytes were not read, so nobody knows what is lost with it."""
    KEEPER = "keeper"
    """It is the keeper of a group, if only under another name; `Marks.keep` gives that role to another document."""
    HIDDEN = "hidden"
    """The filter hides it."""
    UNKNOWN = "unknown"
    """It is in no group."""


METADATA = ("title", "author", "created", "modified", "pages")
"""What a document may say of itself, as far as `most-metadata` counts it: names of the report's `metadata`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanDocument(Acyclic):
    """A member of a group."""

    path: str
    format: str
    size_bytes: int
    mtime_ns: int
    device: int
    inode: int
    word_count: int
    is_reference: bool
    content_digest: str | None
    """64 hexadecimal digits; `None` where the bytes could not be read: then nothing is removed on account of them."""
    relation: Relation | None
    """To the keeper that the search chose; `None` for that keeper itself."""
    differs_only_in: tuple[Variable, ...] = ()
    """In which of these alone it differs from that keeper; empty where it differs in more, or not."""
    text_digest: str | None = None
    """32 hexadecimal digits, equal for documents with the same words; `None` where not known."""
    same_content: str | None = None
    """32 hexadecimal digits, equal for documents with the same content; `None` where that cannot be told."""
    masked_digest: str | None = None
    """16 hexadecimal digits, equal for texts that differ in numbers, dates and names only; `None` where not known."""
    template_digest: str | None = None
    """32 hexadecimal digits: the first 16 are equal for texts of one template, and the others where it was filled in in
    the same way; `None` where not known."""
    is_excluded: bool = False
    """Whether its folder was left out after the scan: then it takes no more part than one that was not read."""
    has_fields: bool = False
    """Whether it is a PDF that was filled in or signed."""
    shared_bytes: int = 0
    """So many of its bytes stay on the disk when it goes (`FileEntry.shared_bytes`)."""
    metadata_count: int = 0
    """How many of `METADATA` the document says of itself; 0 where that is not known."""

    @property
    def file(self) -> FileKey:
        """Return what is equal for two names of one file."""
        return (self.device, self.inode) if self.inode else self.path

    @property
    def freed_bytes(self) -> int:
        """Return how many bytes are free when it goes (S15)."""
        return max(0, self.size_bytes - self.shared_bytes)

    @property
    def state(self) -> FileState | None:
        """Return what a removal checks, or `None` for a document whose bytes were not read."""
        return None if self.content_digest is None else self.known_state

    @property
    def known_state(self) -> FileState:
        """Return what a removal checks; `ValueError` for a document whose bytes were not read."""
        if self.content_digest is None:
            raise ValueError("The bytes of this document were not read.")
        return FileState(
            path=self.path,
            size_bytes=self.size_bytes,
            mtime_ns=self.mtime_ns,
            device=self.device,
            inode=self.inode,
            content_digest=self.content_digest,
            shared_bytes=self.shared_bytes,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanGroup(Acyclic):
    """The members of a group; just one of them, the keeper that the search chose, has no relation."""

    documents: tuple[PlanDocument, ...]

    def __post_init__(self) -> None:
        """Have searches for cycles pass over it and its documents."""
        pass_over(self.documents)
        pass_over(self)


def plan_group(group: DuplicateGroup) -> PlanGroup:
    """Return a group of a scan as a plan sees it."""
    return PlanGroup(documents=tuple(_plan_document(member) for member in group.members))


def _plan_document(member: Member) -> PlanDocument:
    document = member.document
    entry, digest = document.entry, document.content_digest
    content = content_key(document)
    return PlanDocument(
        path=entry.path,
        format=document.format,
        size_bytes=entry.size_bytes,
        mtime_ns=entry.mtime_ns,
        device=entry.device,
        inode=entry.inode,
        word_count=document.word_count,
        is_reference=entry.is_reference,
        content_digest=None if digest is None or entry.is_excluded else digest.hex(),
        is_excluded=entry.is_excluded,
        relation=member.relation,
        differs_only_in=member.differs_only_in,
        text_digest=None if document.text_digest is None else document.text_digest.hex(),
        same_content=None if content is None else content.hex(),
        masked_digest=variables_digest(document.masked_digests).hex() or None,
        template_digest=template_digest(document.masked_digests).hex() or None,
        has_fields=has_fields(document),
        shared_bytes=entry.shared_bytes,
        metadata_count=_metadata_count(document.metadata),
    )


def _metadata_count(metadata: Metadata) -> int:
    about = (metadata.title, metadata.author, metadata.created, metadata.modified, metadata.page_count)
    return sum(each is not None for each in about)


SAME_CONTENTS = (Inclusion.SAME_CONTENT, Inclusion.OTHER_FORMATS)
SAME_TEXTS = (Inclusion.SAME_TEXT, Inclusion.OTHER_FORMATS)


class Shares:
    """The shares of one group."""

    __slots__ = ("_formats", "_keeper_format", "_relations")

    def __init__(self, group: PlanGroup) -> None:
        # Files of the same bytes are as close as the closest of them; who is identical is told by the bytes alone.
        self._relations: dict[str | None, Relation | None] = {}
        for each in sorted(group.documents, key=lambda each: each.relation.rank if each.relation else 0):
            if each.relation is not Relation.IDENTICAL:
                self._relations.setdefault(each.content_digest, each.relation)
        self._formats: dict[str | None, str] = {}  # the same bytes have one, whatever their names say
        for each in group.documents:
            self._formats.setdefault(each.content_digest, each.format)
        self._keeper_format = next(each.format for each in group.documents if each.relation is None)
        self._relations |= {each.content_digest: None for each in group.documents if each.relation is None}
        for each_of_many in (self._relations, self._formats, self):  # a plan of 100,000 documents holds 23,000 of these
            pass_over(each_of_many)

    def of(self, document: PlanDocument, included: Collection[Inclusion]) -> bytes:
        """Return the share of one of the documents whose bytes were read, where so much may go for each other.

        One share is that of the keeper of the search; any other holds documents that go for each other.
        """
        if document.content_digest is None:
            raise ValueError("A document that was not read has no share.")
        format_name = self._formats[document.content_digest]
        return share_of(
            self._relations.get(document.content_digest, Relation.NEAR),
            included,
            is_variant=of_one_template(document.differs_only_in),
            other_format=None if format_name == self._keeper_format else format_name,
            digest=bytes.fromhex(document.content_digest),
            text=None if document.text_digest is None else bytes.fromhex(document.text_digest),
            content=lambda: None if document.same_content is None else bytes.fromhex(document.same_content),
        )

    def relation(self, document: PlanDocument, kept: PlanDocument) -> Relation:
        """Return the closest relation that is known of two such documents; what is not known is near."""
        if document.content_digest == kept.content_digest:
            return Relation.IDENTICAL
        if self.of(document, SAME_CONTENTS) == self.of(kept, SAME_CONTENTS):
            return Relation.SAME_CONTENT
        if self.of(document, SAME_TEXTS) == self.of(kept, SAME_TEXTS):
            return Relation.SAME_TEXT
        return Relation.LOOKS_ALIKE if Relation.LOOKS_ALIKE in {document.relation, kept.relation} else Relation.NEAR
