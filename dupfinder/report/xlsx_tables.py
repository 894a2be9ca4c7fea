"""What stands in the tables of the workbook: documents, parts of longer documents, problems."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dupfinder.domain.documents import Document
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.report.fields import rounded_share, variable_names
from dupfinder.report.wording import KEEPER_NAME, PROBLEM_MEANINGS, RELATION_NAMES, beyond_words
from dupfinder.report.xlsx_cells import Value
from dupfinder.report.xlsx_formats import Band, Look


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; `width` is in letters."""

    title: str
    width: float
    look: Look


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table: how many rows it has, and what makes them, each with the band that it belongs to."""

    name: str
    columns: Sequence[Column]
    row_count: int
    rows: Callable[[], Iterator[tuple[Band, Sequence[Value]]]]


_ABOUT_DOCUMENT = (
    Column("Name", 38, Look.TEXT),
    Column("Folder", 48, Look.TEXT),
    Column("Format", 9, Look.TEXT),
    Column("Size (bytes)", 14, Look.COUNT),
    Column("Changed (UTC)", 17, Look.DATE),
    Column("Words", 10, Look.COUNT),
    Column("Reference", 11, Look.TEXT),
    Column("Title", 30, Look.TEXT),
    Column("Author", 20, Look.TEXT),
    Column("Pages", 8, Look.COUNT),
    Column("The same file", 30, Look.TEXT),
)
_ONLY = Column("Only differ in", 22, Look.TEXT)
_BEYOND = Column("Differs besides its words", 40, Look.TEXT)


def tables(result: ScanResult) -> list[Table]:
    """Return the tables of a report that have anything in them; the documents are always there."""
    found = [
        Table(
            name="Documents",
            columns=(
                Column("Group", 8, Look.COUNT),
                Column("Compared", 12, Look.RELATION),
                Column("Similarity", 11, Look.SHARE),
                *_ABOUT_DOCUMENT,
                _ONLY,
                _BEYOND,
            ),
            row_count=sum(len(group.members) for group in result.groups),
            rows=lambda: _documents(result),
        )
    ]
    if result.containers:
        found.append(
            Table(
                name="Inside longer documents",
                columns=(
                    Column("Longer text", 12, Look.COUNT),
                    Column("Compared", 12, Look.RELATION),
                    Column("Inside", 9, Look.SHARE),
                    *_ABOUT_DOCUMENT,
                    _ONLY,
                    _BEYOND,
                ),
                row_count=sum(1 + len(container.pairs) for container in result.containers),
                rows=lambda: _parts(result),
            )
        )
    if result.problems:
        found.append(
            Table(
                name="Problems",
                columns=(
                    Column("Problem", 26, Look.TEXT),
                    Column("Path", 70, Look.TEXT),
                    Column("Message", 70, Look.TEXT),
                    Column("What to do", 50, Look.TEXT),
                ),
                row_count=len(result.problems),
                rows=lambda: _problems(result),
            )
        )
    return found


def _documents(result: ScanResult) -> Iterator[tuple[Band, Sequence[Value]]]:
    for number, group in enumerate(result.groups):
        for member in group.members:
            yield (
                (member.relation, number % 2 == 1),
                (
                    group.group_id,
                    KEEPER_NAME if member.relation is None else RELATION_NAMES[member.relation],
                    rounded_share(member.similarity),
                    *_about(member.document),
                    ", ".join(variable_names(member.differs_only_in)),
                    beyond_words(member.differs_beyond),
                ),
            )


def _parts(result: ScanResult) -> Iterator[tuple[Band, Sequence[Value]]]:
    for number, container in enumerate(result.containers, 1):
        is_banded = number % 2 == 0
        yield (None, is_banded), (number, "longer text", None, *_about(container.container), None, None)
        for pair in container.pairs:
            part, share = container.part_of(pair)
            yield (
                (Relation.CONTAINED, is_banded),
                (
                    number,
                    RELATION_NAMES[Relation.CONTAINED],
                    rounded_share(share),
                    *_about(part),
                    ", ".join(variable_names(pair.differs_only_in)),
                    beyond_words(pair.differs_beyond),
                ),
            )


def _problems(result: ScanResult) -> Iterator[tuple[Band, Sequence[Value]]]:
    for problem in result.problems:
        meaning, advice = PROBLEM_MEANINGS[problem.code]
        yield (Relation.CONTAINED, False), (meaning, problem.path, problem.message, advice)


def _about(document: Document) -> tuple[Value, ...]:
    entry, metadata = document.entry, document.metadata
    return (
        entry.name,
        entry.folder,
        document.format,
        entry.size_bytes,
        entry.modified,
        document.word_count if document.has_text else None,
        "yes" if entry.is_reference else None,
        metadata.title,
        metadata.author,
        metadata.page_count,
        "; ".join(entry.other_paths),
    )
