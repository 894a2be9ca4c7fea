"""Results that exist only as records, for whatever looks at a result as a whole."""

from collections.abc import Iterable
from dataclasses import dataclass

from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.enclosed import EnclosingFile, is_enclosed
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.pipeline.matching.pairs import ListedPairs
from this_system import native


@dataclass(frozen=True, kw_only=True)
class Spec:
    """A document: documents of one `group` are counterparts, of one `text` and `content` also the same."""

    path: str
    group: int | None = None
    text: int = 0
    content: int = 0
    size_bytes: int = 1_000
    mtime_s: int = 1_700_000_000
    is_reference: bool = False
    is_variant: bool = False
    """Whether it differs from its keeper only in numbers."""
    modified: str | None = None
    inside: int = 0
    """How many files it encloses; the path of one of these is that of the file, NUL, and its name."""


def make_result(specs: Iterable[Spec]) -> ScanResult:
    """Return a result with these documents; the first of each group by path is its keeper."""
    ordered = sorted(specs, key=lambda spec: spec.path)
    documents = [_document(number, spec) for number, spec in enumerate(ordered)]
    members: dict[int, list[tuple[Spec, Document]]] = {}
    for spec, document in zip(ordered, documents, strict=True):
        if spec.group is not None:
            members.setdefault(spec.group, []).append((spec, document))
    return ScanResult(
        options=ScanOptions(sources=("/",)),
        status=ScanStatus.FINISHED,
        documents=tuple(documents),
        groups=tuple(_group(number, of_group) for number, of_group in sorted(members.items()) if len(of_group) > 1),
        containers=(),
        pairs=ListedPairs(),
        problems=(),
        statistics=Statistics(),
    )


def _document(number: int, spec: Spec) -> Document:
    entry = FileEntry(
        file_id=FileId(number),
        path=native(spec.path),
        size_bytes=spec.size_bytes,
        mtime_ns=spec.mtime_s * 10**9,
        device=1,
        inode=number,
        is_reference=spec.is_reference,
        is_excluded=is_enclosed(spec.path),
        enclosing=EnclosingFile(size_bytes=1, inode=1) if is_enclosed(spec.path) else None,
    )
    text = f"{spec.group}-{spec.text}" if spec.group is not None else f"alone-{number}"
    return Document(
        entry=entry,
        format=spec.path.rpartition(".")[2],
        content_digest=f"{text}-{spec.content}".encode().ljust(32),
        word_count=100,
        text_digest=text.encode().ljust(16),
        metadata=Metadata(modified=spec.modified),
        inside=spec.inside,
    )


def _group(number: int, of_group: list[tuple[Spec, Document]]) -> DuplicateGroup:
    _, keeper = of_group[0]
    members = [Member(document=keeper, relation=None, similarity=1.0, hamming_bits=0)]
    for spec, document in of_group[1:]:
        relation = Relation.NEAR
        if document.content_digest == keeper.content_digest:
            relation = Relation.IDENTICAL
        elif document.text_digest == keeper.text_digest:
            relation = Relation.SAME_TEXT
        members.append(
            Member(
                document=document,
                relation=relation,
                similarity=0.9 if relation is Relation.NEAR else 1.0,
                hamming_bits=3,
                differs_only_in=(Variable.NUMBERS,) if spec.is_variant and relation is Relation.NEAR else (),
            )
        )
    return DuplicateGroup(group_id=number, members=tuple(members))
