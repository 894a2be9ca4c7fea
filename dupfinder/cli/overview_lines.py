"""A survey as tables for people."""

import datetime
from collections.abc import Iterable, Iterator, Sequence

from dupfinder.domain.display import format_similarity, format_size, visible
from dupfinder.domain.surveys import FolderCopy, FolderLikeness, FolderTree, Space, Survey

_NS_PER_S = 1_000_000_000
_SPACE_HEADINGS = ("documents", "size", "can be freed", "")


def survey_lines(survey: Survey, *, top: int) -> Iterator[str]:
    """Yield all tables, each with at most so many rows."""
    yield from _table("Space by folder", _space_rows(survey.folders, top=top))
    yield from _lines("Folders that are copies of each other", map(_copy_line, survey.folder_copies), top=top)
    yield from _table("Folders that repeat each other", _pair_rows(survey), top=top)
    yield from _table("Formats", _format_rows(survey), top=top)
    yield from _table("The same in two formats", _format_pair_rows(survey), top=top)
    yield from _table("Groups by size", _size_rows(survey))
    yield from _table("Largest groups", _family_rows(survey), top=top)
    yield from _table("Last edited", _year_rows(survey))


def _table(title: str, rows: Iterable[Sequence[str]], *, top: int | None = None) -> Iterator[str]:
    """Yield a title and rows, of which the first is the heading; the last column is text, the others are numbers."""
    heading, *body = rows
    if not body:
        return
    shown = [heading, *body[:top]]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    yield title
    for row in shown:
        *numbers, text = row
        cells = [f"{cell:>{width}}" for cell, width in zip(numbers, widths, strict=False)]
        yield f"  {'  '.join([*cells, text])}".rstrip()
    yield from _rest(len(body) - len(shown) + 1)


def _lines(title: str, lines: Iterable[str], *, top: int) -> Iterator[str]:
    every = list(lines)
    if every:
        yield title
        yield from (f"  {line}" for line in every[:top])
        yield from _rest(len(every) - top)


def _rest(count: int) -> Iterator[str]:
    if count > 0:
        yield f"  … and {count:,} more"
    yield ""


def _space_rows(tree: FolderTree, *, top: int) -> Iterator[Sequence[str]]:
    """Yield the folder of all documents, then those directly in it that free most, as what they hold in all."""
    yield (*_SPACE_HEADINGS[:-1], "folder")
    yield (*_space_cells(tree.folder(0).all), visible(tree.paths[0]) or "all drives")
    own = tree.folder(0).own
    children = sorted(
        (tree.folder(number) for number in tree.children(0)),
        key=lambda folder: (-folder.all.reclaimable_bytes, -folder.all.size_bytes),
    )
    for folder in children[:top]:
        yield (*_space_cells(folder.all), visible(folder.path))
    if len(children) > top:
        yield (*_space_cells(_sum(folder.all for folder in children[top:])), f"{len(children) - top:,} other folders")
    if own.documents and children:
        yield (*_space_cells(own), "documents directly in it")


def _sum(spaces: Iterable[Space]) -> Space:
    figures = [(one.documents, one.size_bytes, one.redundant_documents, one.reclaimable_bytes) for one in spaces]
    documents, size_bytes, redundant, reclaimable = map(sum, zip(*figures, strict=True))
    return Space(
        documents=documents, size_bytes=size_bytes, redundant_documents=redundant, reclaimable_bytes=reclaimable
    )


def _space_cells(space: Space) -> Sequence[str]:
    return f"{space.documents:,}", format_size(space.size_bytes), format_size(space.reclaimable_bytes)


def _copy_line(copy: FolderCopy) -> str:
    first, second = copy.first, copy.second
    said = {
        FolderLikeness.IDENTICAL: "is identical to",
        FolderLikeness.COPY: "is a copy of",
        FolderLikeness.NEAR_COPY: "is nearly a copy of",
        FolderLikeness.CONTAINED: "is inside",
    }[copy.likeness]
    reference = " (reference)" if first.is_reference else ""
    there = "" if not second.only_here else f", {second.only_here:,} only there"
    return (
        f"{visible(first.path)}{reference} {said} {visible(second.path)}:"
        f" {first.common.documents:,} of {first.documents:,} documents{there},"
        f" {format_size(copy.gain_bytes)} can be freed"
    )


def _pair_rows(survey: Survey) -> Iterator[Sequence[str]]:
    yield "in both", "share", "size", "folders"
    for pair in survey.folder_pairs:
        shared = pair.shared_of_first
        folders = visible(pair.first)
        folders += " (in itself)" if pair.first == pair.second else f"  and  {visible(pair.second)}"
        share = format_similarity(shared.documents / pair.first_documents)
        yield f"{shared.documents:,}", share, format_size(shared.size_bytes), folders


def _format_rows(survey: Survey) -> Iterator[Sequence[str]]:
    yield (*_SPACE_HEADINGS[:-1], "format")
    for one in survey.formats:
        yield (*_space_cells(one.space), visible(one.format))


def _format_pair_rows(survey: Survey) -> Iterator[Sequence[str]]:
    yield "groups", "same text", "formats"
    for pair in survey.format_pairs:
        yield f"{pair.alike:,}", f"{pair.same_text:,}", f"{visible(pair.first)}  and  {visible(pair.second)}"


def _size_rows(survey: Survey) -> Iterator[Sequence[str]]:
    yield "groups", "documents", "can be freed", "documents a group"
    for sizes in survey.family_sizes:
        span = str(sizes.least) if sizes.least == sizes.most else f"{sizes.least}-{sizes.most}"
        span = f"{sizes.least} and more" if sizes.most is None else span
        yield f"{sizes.groups:,}", f"{sizes.documents:,}", format_size(sizes.reclaimable_bytes), span


def _family_rows(survey: Survey) -> Iterator[Sequence[str]]:
    yield "documents", "texts", "can be freed", "first", "last", "keeper"
    for family in survey.largest_families:
        space = family.space
        days = (_day(family.first_ns), _day(family.last_ns))
        gain = format_size(space.reclaimable_bytes)
        yield f"{space.documents:,}", f"{family.texts:,}", gain, *days, visible(family.keeper)


def _year_rows(survey: Survey) -> Iterator[Sequence[str]]:
    yield "documents", "can go", "year"
    for year in sorted({month.year for month in survey.months}):
        months = [month for month in survey.months if month.year == year]
        redundant = sum(month.redundant_documents for month in months)
        yield f"{sum(month.documents for month in months):,}", f"{redundant:,}", str(year)


def _day(moment_ns: int) -> str:
    return datetime.datetime.fromtimestamp(moment_ns // _NS_PER_S, tz=datetime.UTC).date().isoformat()
