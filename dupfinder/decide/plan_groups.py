"""Groups as a plan sees them: what the keeper rules look at, and what a removal has to check."""

from dataclasses import dataclass

from dupfinder.domain.acyclic import Acyclic, pass_over
from dupfinder.domain.decisions import FileState
from dupfinder.domain.documents import Metadata
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.masks import masked_digest_slice
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.domain.protection import FileKey
from dupfinder.domain.sameness import content_key
from dupfinder.domain.suggesting import has_fields

METADATA = ("title", "author", "created", "modified", "pages")
"""What a document may say of itself, as far as `most-metadata` counts it: names of the report's `metadata`."""

_ALL_MASKED = masked_digest_slice(tuple(Variable))


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
        masked_digest=document.masked_digests[_ALL_MASKED].hex() or None,
        has_fields=has_fields(document),
        shared_bytes=entry.shared_bytes,
        metadata_count=_metadata_count(document.metadata),
    )


def _metadata_count(metadata: Metadata) -> int:
    about = (metadata.title, metadata.author, metadata.created, metadata.modified, metadata.page_count)
    return sum(each is not None for each in about)
