"""Groups, and what is found inside longer documents, as the rows of the reports on paper: PDF and DOCX."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from dupfinder.domain.display import format_day, format_similarity
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.messages import told
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.report import wording
from dupfinder.report.fields import modified_utc

COLUMNS = (wording.DOCUMENT, wording.COMPARED, None, wording.WORDS, wording.CHANGED, wording.SIZE)
"""The third is `GroupRows.share`."""
RELATION_COLOURS: Mapping[Relation | None, str] = {
    None: "11683B",
    Relation.IDENTICAL: "234FA3",
    Relation.SAME_CONTENT: "5B3BA6",
    Relation.SAME_TEXT: "5B3BA6",
    Relation.LOOKS_ALIKE: "85500A",
    Relation.NEAR: "85500A",
    Relation.CONTAINED: "85500A",
}
"""Of the words for what a document is to the kept one, or for that itself."""
_TO_THE_MINUTE = len("2026-05-04 09:12")


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A document of a group."""

    document: Document
    relation: Relation | None
    """`None` for the document that the others are compared with."""
    compared: str
    share: float | None
    remark: str = ""

    @property
    def below(self) -> list[tuple[str, bool]]:
        """Return what stands below the name, and whether that is of lesser weight: title and such, folder, links."""
        entry = self.document.entry
        others = [(told(wording.THE_SAME_FILE.with_values(path=path)), True) for path in entry.other_paths]
        shown = [(" · ".join(_about(self.document.metadata)), False), (entry.folder, True), *others]
        return [(text, is_muted) for text, is_muted in shown if text]

    @property
    def remarks(self) -> list[str]:
        """Return what stands below the relation of a document to its keeper."""
        return [
            text for text in (told(wording.REFERENCE) if self.document.entry.is_reference else "", self.remark) if text
        ]

    @property
    def figures(self) -> tuple[str, str, str, str]:
        """Return the last columns: similarity, words, time of the last change, size."""
        entry = self.document.entry
        return (
            "" if self.share is None else format_similarity(self.share),
            told(self.document.word_count) if self.document.has_text else "",
            (modified_utc(entry) or "")[:_TO_THE_MINUTE],
            wording.sized(entry.size_bytes),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupRows:
    """A group, or a longer document with those that are found inside."""

    title: str
    facts: str
    share: str
    """What the third column is called."""
    rows: Sequence[Row]


def rows_of_groups(groups: Iterable[DuplicateGroup]) -> Iterator[GroupRows]:
    """Yield the rows of each group, that of the keeper first."""
    for group in groups:
        rows = [
            Row(
                document=member.document,
                relation=member.relation,
                compared=told(
                    wording.KEEPER_NAME if member.relation is None else wording.RELATION_NAMES[member.relation]
                ),
                share=None if member.relation is None else member.similarity,
                remark=wording.remark(member),
            )
            for member in group.members
        ]
        facts = " · ".join(filter(None, (wording.documents_of(group), wording.gain(group), wording.spread(group))))
        yield GroupRows(title=group.keeper.entry.name, facts=facts, share=told(wording.SIMILARITY), rows=rows)


def rows_of_containers(containers: Iterable[Container]) -> Iterator[GroupRows]:
    """Yield the rows of each longer document and what is found inside."""
    for container in containers:
        rows = [Row(document=container.container, relation=None, compared=told(wording.LONGER_TEXT), share=None)]
        for pair in container.pairs:
            part, share = container.part_of(pair)
            rows.append(
                Row(
                    document=part,
                    relation=Relation.CONTAINED,
                    compared=told(wording.RELATION_NAMES[Relation.CONTAINED]),
                    share=share,
                    remark=wording.remark(pair),
                )
            )
        facts = wording.holds(container)
        yield GroupRows(title=container.container.entry.name, facts=facts, share=told(wording.INSIDE), rows=rows)


def _about(metadata: Metadata) -> Iterator[str]:
    """Yield what a document says about itself."""
    if metadata.title:
        yield metadata.title
    if metadata.author:
        yield told(wording.BY.with_values(author=metadata.author))
    if metadata.page_count is not None:
        yield wording.counted(metadata.page_count, "page")
    if metadata.created:
        yield told(wording.CREATED.with_values(day=format_day(metadata.created)))
    if metadata.modified:
        yield told(wording.LAST_SAVED.with_values(day=format_day(metadata.modified)))
    if metadata.attachments:
        yield wording.counted(len(metadata.attachments), "attachment")
