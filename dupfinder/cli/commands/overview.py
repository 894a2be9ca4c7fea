"""`dupfinder overview PATH…`: where the space is, which folders repeat each other, formats, groups."""

import argparse
import dataclasses
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence

from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.output import exit_status, summary_line, unread_lines
from dupfinder.cli.running import follow, say_interrupted
from dupfinder.cli.scan_options import chosen_options
from dupfinder.cli.session_arguments import chosen_ignore_list
from dupfinder.domain.display import format_similarity, format_size, visible
from dupfinder.domain.files import utc_moment
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.domain.surveys import (
    FolderCopy,
    FolderLikeness,
    FolderPair,
    FolderSide,
    FolderTree,
    GroupSummary,
    Space,
    Survey,
)
from dupfinder.pipeline import open_session, present_result, start
from dupfinder.report.fields import Fields, path_fields, path_list_fields, unicode_text
from dupfinder.survey import survey_of

_COPY_SAID = {
    FolderLikeness.IDENTICAL: "is an exact copy of",
    FolderLikeness.COPY: "is a copy of",
    FolderLikeness.NEAR_COPY: "is almost a copy of",
    FolderLikeness.CONTAINED: "is contained in",
}
_ENCLOSED_SAID = {
    FolderLikeness.IDENTICAL: "holds the same documents as",
    FolderLikeness.COPY: "holds the same documents, some in other versions, as",
    FolderLikeness.NEAR_COPY: "holds almost the same documents as",
    FolderLikeness.CONTAINED: "holds documents that are contained in",
}
"""Of an archive or a mailbox, which is no copy of a folder."""
_SPACE_HEADINGS = ("documents", "size", "can be freed", "")


def survey_lines(survey: Survey, *, top: int) -> Iterator[str]:
    """Yield all tables, each with at most so many rows."""
    yield from _table("Space by folder", _space_rows(survey.folders, top=top))
    yield from _lines("Duplicate folders", map(_copy_line, survey.folder_copies), top=top)
    yield from _table("Folders with common documents", _pair_rows(survey), top=top)
    yield from _table("Formats", _format_rows(survey), top=top)
    yield from _table("Same text in two formats", _format_pair_rows(survey), top=top)
    yield from _table("Groups by size", _size_rows(survey))


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
    every = list(spaces)
    return Space(**{field.name: sum(getattr(one, field.name) for one in every) for field in dataclasses.fields(Space)})


def _space_cells(space: Space) -> Sequence[str]:
    return f"{space.documents:,}", format_size(space.size_bytes), format_size(space.reclaimable_bytes)


def _copy_line(copy: FolderCopy) -> str:
    first, second = copy.first, copy.second
    said = (_ENCLOSED_SAID if copy.is_enclosed else _COPY_SAID)[copy.likeness]
    reference = " (reference)" if first.is_reference else ""
    there = "" if not second.only_here else f", {second.only_here:,} only there"
    gain = f", {format_size(copy.gain_bytes)} can be freed"
    if copy.is_whole:
        gain = ", and every file in it is there, byte by byte"
    elif copy.is_enclosed:
        gain = f" (files in it that were not compared: {first.uncompared:,})" if first.uncompared else ""
    return (
        f"{visible(first.path)}{reference} {said} {visible(second.path)}:"
        f" {first.common.documents:,} of {first.documents:,} documents{there}{gain}"
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
    yield "groups", "documents", "can be freed", "documents per group"
    for sizes in survey.group_sizes:
        span = str(sizes.least) if sizes.least == sizes.most else f"{sizes.least}-{sizes.most}"
        span = f"{sizes.least} and more" if sizes.most is None else span
        yield f"{sizes.groups:,}", f"{sizes.documents:,}", format_size(sizes.reclaimable_bytes), span


FORMAT = "dupfinder-overview"
VERSION = 1


def survey_fields(survey: Survey, *, top: int) -> Fields:
    """Return a survey as JSON values; lists of what is largest have at most so many entries."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "total": dataclasses.asdict(survey.total),
        "folders": _folders(survey.folders, top=top),
        "folder_copies": [_copy(copy) for copy in survey.folder_copies[:top]],
        "folder_pairs": [_pair(pair) for pair in survey.folder_pairs[:top]],
        "matrix": path_list_fields("folders", survey.matrix.folders)
        | {
            "documents": list(survey.matrix.documents),
            "shared_documents": [[cell.documents for cell in row] for row in survey.matrix.shared],
            "shared_bytes": [[cell.size_bytes for cell in row] for row in survey.matrix.shared],
        },
        "formats": [{"name": unicode_text(one.format)} | dataclasses.asdict(one.space) for one in survey.formats],
        "format_pairs": [
            {
                "formats": [unicode_text(pair.first), unicode_text(pair.second)],
                "groups": pair.alike,
                "same_text": pair.same_text,
            }
            for pair in survey.format_pairs[:top]
        ],
        "group_sizes": [dataclasses.asdict(sizes) for sizes in survey.group_sizes],
        "edited_groups": [_group(group) for group in survey.edited_groups[:top]],
    }


def _folders(tree: FolderTree, *, top: int) -> list[Fields]:
    """Return the folder of all documents, and the folders with the most to gain, each with all that is below it."""
    gains = tree.all.reclaimable_bytes
    others = sorted(range(1, len(tree)), key=lambda number: (-gains[number], number))[:top]
    folders = [tree.folder(number) for number in [0, *others]]
    return [
        path_fields("path", folder.path) | dataclasses.asdict(folder.all) | {"own": dataclasses.asdict(folder.own)}
        for folder in folders
    ]


def _side(side: FolderSide) -> Fields:
    return path_fields("path", side.path) | {
        "documents": side.documents,
        "size_bytes": side.size_bytes,
        "common": dataclasses.asdict(side.common),
        "only_here": side.only_here,
        "reference": side.is_reference,
        "enclosed": side.is_enclosed,
        "uncompared": side.uncompared,
    }


def _copy(copy: FolderCopy) -> Fields:
    return {
        "likeness": copy.likeness.value,
        "gain_bytes": copy.gain_bytes,
        "whole": copy.is_whole,
        "first": _side(copy.first),
        "second": _side(copy.second),
        "relations": {relation.value: count for relation, count in copy.relations},
    }


def _pair(pair: FolderPair) -> Fields:
    return (
        path_fields("first", pair.first)
        | path_fields("second", pair.second)
        | {
            "first_documents": pair.first_documents,
            "second_documents": pair.second_documents,
            "shared_of_first": dataclasses.asdict(pair.shared_of_first),
            "shared_of_second": dataclasses.asdict(pair.shared_of_second),
        }
    )


def _group(group: GroupSummary) -> Fields:
    return {
        "id": group.group_id,
        **path_fields("keeper", group.keeper),
        **dataclasses.asdict(group.space),
        "texts": group.texts,
        "first": _moment(group.first_ns),
        "last": _moment(group.last_ns),
    }


def _moment(moment_ns: int) -> str:
    return utc_moment(moment_ns).isoformat().replace("+00:00", "Z")


SESSION_SUFFIX = ".dupfinder"


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    result = _result(chosen)
    if result.status is ScanStatus.CANCELLED:
        return say_interrupted(result)
    survey = survey_of(result)
    if chosen.json:
        print(json.dumps(survey_fields(survey, top=chosen.top), indent=2))
    else:
        for line in survey_lines(survey, top=chosen.top):
            print(line)
    print(summary_line(result), file=sys.stderr)
    for line in unread_lines(result):
        print(line, file=sys.stderr)
    return exit_status(result)


def _result(chosen: argparse.Namespace) -> ScanResult:
    """Return what a scan finds, or what a session has: as it stands there after all that was decided."""
    first, *others = chosen.paths
    if not others and first.endswith(SESSION_SUFFIX) and os.path.isfile(first):
        return present_result(open_session(first), distinctions=chosen_ignore_list(chosen), cache_file=chosen.cache)
    options = dataclasses.replace(chosen_options(chosen), distinctions=chosen_ignore_list(chosen))
    return follow(start(options), chosen.progress, explain=chosen.explain)
