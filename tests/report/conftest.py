"""Results to report on, hostile file names among them."""

import os
from dataclasses import replace

import pytest

from dupfinder.domain.decisions import NEAR_INCLUSIONS
from dupfinder.domain.documents import Document, Metadata, Problem, ProblemCode
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair
from dupfinder.domain.result import LeftOut, LeftOutFiles, ScanResult, ScanStatus, Statistics, UnreadFiles
from dupfinder.pipeline.matching.pairs import ListedPairs


class Samples:
    """Maker of documents, groups and results that differ only in what a test names."""

    hostile_names = (
        "<img src=x onerror=alert(1)>.docx",
        "=cmd|' C calc'!A0.txt",
        "+1.txt",
        "-1.txt",
        " @SUM(1).csv",
        "\uff1d1+1.txt",
        "\t=1+1.txt",
        "\r=1+1.txt",
        "invoice\u202efdp.exe",
        "two\nlines\x1b[31m.txt",
        "caf\udce9 \udcff.txt",  # what Python makes of bytes that are no UTF-8; on Windows, halves of characters
        "\"quoted\" & 'single'.html",
        "</style></details><script>alert(1)</script>.pdf",
        "\u2028;,\r\n.txt",
    )

    def document(
        self,
        path: str,
        *,
        size_bytes: int = 20_480,
        mtime_ns: int = 1_777_885_953_123_456_789,
        fingerprint: int | None = 0x9F3A_0000_0000_0001,
        is_reference: bool = False,
        other_paths: tuple[str, ...] = (),
        metadata: Metadata | None = None,
        problem: Problem | None = None,
    ) -> Document:
        inode = sum(map(ord, path))
        entry = FileEntry(
            file_id=FileId(inode),
            path=path,
            size_bytes=size_bytes,
            mtime_ns=mtime_ns,
            device=66_306,
            inode=inode,
            is_reference=is_reference,
            other_paths=other_paths,
        )
        return Document(
            entry=entry,
            format=os.path.splitext(path)[1].removeprefix(".") or "txt",
            content_digest=bytes(range(32)),
            word_count=0 if fingerprint is None else 1830,
            fingerprint=fingerprint,
            text_digest=None if fingerprint is None else bytes(32),
            metadata=metadata or Metadata(),
            problem=problem,
        )

    def group(self, group_id: int, keeper: Document, *others: tuple[Document, Relation, float]) -> DuplicateGroup:
        members = [Member(document=keeper, relation=None, similarity=1.0, hamming_bits=0)]
        for document, relation, similarity in others:
            distance = None if document.fingerprint is None else round((1 - similarity) * 20)
            members.append(
                Member(document=document, relation=relation, similarity=similarity, hamming_bits=distance),
            )
        return DuplicateGroup(group_id=group_id, members=tuple(members), included=NEAR_INCLUSIONS)

    def variants(self, group: DuplicateGroup, differs_only_in: tuple[Variable, ...]) -> DuplicateGroup:
        """Return the group with members that differ from its keeper in these only."""
        keeper, *others = group.members
        return replace(
            group, members=(keeper, *(replace(member, differs_only_in=differs_only_in) for member in others))
        )

    def pair(
        self,
        a: Document,
        b: Document,
        *,
        relation: Relation,
        shares: tuple[float, float, float],
        differs_only_in: tuple[Variable, ...] = (),
    ) -> VerifiedPair:
        similarity, a_in_b, b_in_a = shares
        return VerifiedPair(
            a=a,
            b=b,
            relation=relation,
            similarity=similarity,
            a_in_b=a_in_b,
            b_in_a=b_in_a,
            hamming_bits=4,
            differs_only_in=differs_only_in,
        )

    def incomplete(self) -> ScanResult:
        """Return what a scan found while a disk was pulled out."""
        gone = Problem(
            path="/media/usb <1>", code=ProblemCode.SOURCE_GONE, message=as_it_is("The disk or folder is gone.")
        )
        return self.result(status=ScanStatus.INCOMPLETE, problems=(gone,))

    def result(
        self,
        *,
        groups: tuple[DuplicateGroup, ...] = (),
        pairs: tuple[VerifiedPair, ...] = (),
        containers: tuple[Container, ...] = (),
        problems: tuple[Problem, ...] = (),
        options: ScanOptions | None = None,
        status: ScanStatus = ScanStatus.FINISHED,
        elapsed_s: float = 75.43219,
    ) -> ScanResult:
        documents = tuple(member.document for group in groups for member in group.members)
        return ScanResult(
            options=options or ScanOptions(sources=("/home/anna/Documents",)),
            status=status,
            documents=documents,
            groups=groups,
            containers=containers,
            pairs=ListedPairs(pairs),
            problems=problems,
            statistics=Statistics(
                files_seen=len(documents) + 2,
                from_cache=1,
                elapsed_s=elapsed_s,
                passed_over=(UnreadFiles("jpg", 2, 300),),
                left_out=(LeftOutFiles(reason=LeftOut.HIDDEN, count=3),),
            ),
        )

    def hostile(self) -> ScanResult:
        """Return a result in which every place that can hold a name or a text holds a hostile one."""
        documents = [
            self.document(
                f"/home/<b>anna/=A1/{name}",
                other_paths=(f"/mnt/{name}",),
                metadata=Metadata(
                    title=name, author=name, created=name, modified=name, page_count=2, attachments=(name, name)
                ),
            )
            for name in self.hostile_names
        ]
        problems = tuple(
            Problem(path=f"/x/{name}", code=code, message=as_it_is(f"Not read: {name}."))
            for name, code in zip(self.hostile_names, [*ProblemCode, *ProblemCode], strict=False)
        )
        pairs = tuple(
            self.pair(documents[0], other, relation=Relation.CONTAINED, shares=(0.2, 0.15, 0.9))
            for other in documents[1:]
        )
        return self.result(
            groups=(self.group(1, documents[0], *((other, Relation.NEAR, 0.9) for other in documents[1:])),),
            pairs=pairs,
            containers=(Container(container=documents[0], pairs=pairs),),
            problems=problems,
            options=ScanOptions(
                sources=tuple(f"/s/{name}" for name in self.hostile_names),
                references=self.hostile_names,
                include=self.hostile_names,
                exclude=self.hostile_names,
                formats=("<i>",),
                relation=Relation.CONTAINED,
            ),
        )

    def realistic(self) -> ScanResult:
        """Return a result such as a person's own folders give."""
        home = "/home/anna/Documents"
        contract = self.group(
            1,
            self.document(
                f"{home}/Contracts/Contract Müller final.docx",
                size_bytes=480_320,
                metadata=Metadata(
                    title="Contract of sale",
                    author="Anna Beispiel",
                    created="2026-02-20T08:00:00Z",
                    modified="2026-05-04",
                    page_count=12,
                    attachments=("prices.xlsx", "map.pdf"),
                ),
            ),
            (
                self.document(
                    f"{home}/Downloads/Contract Müller final (1).docx",
                    size_bytes=480_320,
                    other_paths=("/home/anna/Desktop/Contract Müller.docx",),
                ),
                Relation.IDENTICAL,
                1.0,
            ),
            (
                self.document("/srv/archive/2026/Contract_Mueller_signed.pdf", size_bytes=2_210_113, is_reference=True),
                Relation.SAME_TEXT,
                1.0,
            ),
            (
                self.document(f"{home}/Contracts/Old/Contract Müller v2.odt", size_bytes=447_000),
                Relation.NEAR,
                0.934567891,
            ),
            (
                self.document(f"{home}/Contracts/Old/Contract Müller draft.rtf", size_bytes=391_230),
                Relation.NEAR,
                0.8123,
            ),
        )
        scans = self.group(
            2,
            self.document(f"{home}/Scans/Receipt 0042.pdf", size_bytes=310_000, fingerprint=None),
            (
                self.document(f"{home}/Scans/Receipt 0042 copy.pdf", size_bytes=310_000, fingerprint=None),
                Relation.IDENTICAL,
                1.0,
            ),
        )
        chapter = self.document(f"{home}/Thesis/chapter 3.docx")
        book = self.document(f"{home}/Thesis/thesis complete.pdf", size_bytes=4_810_000)
        inside = self.pair(chapter, book, relation=Relation.CONTAINED, shares=(0.31, 0.987654321, 0.19))
        problems = (
            Problem(
                path=f"{home}/Scans/Letter 1998.pdf",
                code=ProblemCode.NO_TEXT,
                message=as_it_is("The PDF has 12 pages but no text: it is probably a scan."),
            ),
            Problem(
                path=f"{home}/Tax/2024.pdf",
                code=ProblemCode.ENCRYPTED,
                message=as_it_is("The PDF asks for a password."),
            ),
            Problem(
                path=f"{home}/Scans/Letter 1999.pdf",
                code=ProblemCode.NO_TEXT,
                message=as_it_is("The PDF has 1 page but no text: it is probably a scan."),
            ),
        )
        return self.result(
            groups=(contract, scans),
            pairs=(inside,),
            containers=(Container(container=book, pairs=(inside,)),),
            problems=problems,
            options=ScanOptions(
                sources=(home, "/home/anna/Downloads"),
                references=("/srv/archive",),
                exclude=("*.tmp", "Private/*"),
                relation=Relation.CONTAINED,
            ),
        )


@pytest.fixture(scope="session")
def samples() -> Samples:
    return Samples()
