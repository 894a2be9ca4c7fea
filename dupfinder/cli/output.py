"""Groups and paths on standard output."""

import os
import sys
from collections.abc import Iterator
from typing import assert_never

from dupfinder.cli.command_output import ExitStatus
from dupfinder.domain.display import counted, format_similarity, format_size, visible
from dupfinder.domain.enclosed import is_enclosed
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.domain.result import ScanResult
from dupfinder.report import documents_of, kept_because, not_read, remark


def group_lines(result: ScanResult) -> Iterator[str]:
    """Yield the groups of a scan, readable for people."""
    for group in result.groups:
        yield _heading(group)
        because = kept_because(group)
        for member in group.members:
            told = f"  (kept: {because})" if because and member.relation is None else ""
            yield _member_line(member) + told
        yield ""
    for container in result.containers:
        yield from _container_lines(container)
        yield ""


def print_result(result: ScanResult, *, with_groups: bool) -> ExitStatus:
    """Print the groups, if standard output is not taken, and a summary on standard error; return the exit status.

    Where documents that are like no other were asked for, their paths are printed instead.
    """
    if with_groups and result.unique is None:
        for line in group_lines(result):
            print(line)
    for document in (result.unique or ()) if with_groups else ():
        print_path("", document.entry.path)
    print(summary_line(result), file=sys.stderr)
    for line in unread_lines(result):
        print(line, file=sys.stderr)
    return exit_status(result)


def exit_status(result: ScanResult) -> ExitStatus:
    """Return the exit status of what was scanned to its end."""
    return ExitStatus.DONE_WITH_PROBLEMS if result.problems else ExitStatus.DONE


def likeness(pair: VerifiedPair) -> str:
    """Return in a few words how much the second document of a pair resembles the first."""
    match pair.relation:
        case Relation.IDENTICAL | Relation.SAME_CONTENT | Relation.SAME_TEXT:
            return f"{pair.relation.value}{_remark(pair)}"
        case Relation.LOOKS_ALIKE:
            return f"looks {format_similarity(pair.similarity)} alike"
        case Relation.NEAR:
            return f"{format_similarity(pair.similarity)}{_remark(pair)}"
        case Relation.CONTAINED:
            if pair.a_in_b >= pair.b_in_a:
                return f"contains {format_similarity(pair.a_in_b)} of it"
            return f"{format_similarity(pair.b_in_a)} of this is in it"
        case _:
            assert_never(pair.relation)


_GROUPS_ALIKE = {
    Relation.IDENTICAL: "all exact copies",
    Relation.SAME_CONTENT: "all with the same content",
    Relation.SAME_TEXT: "all with the same text",
}


def summary_line(result: ScanResult) -> str:
    """Return what a scan found, in one line."""
    if result.unique is not None:
        size = format_size(sum(one.entry.size_bytes for one in result.unique))
        return f"{counted(len(result.unique), 'document')} without a duplicate ({size})"
    read = len(result.documents)
    inside = f" ({result.enclosed_documents:,} inside other files)" if result.enclosed_documents else ""
    return (
        f"{counted(read, 'document')}{inside}, {counted(len(result.groups), 'group')},"
        f" {counted(result.redundant_documents, 'document')} can be removed"
        f" ({format_size(result.reclaimable_bytes)}{_sharing(result.sharing_documents)}),"
        f" {counted(len(result.problems), 'problem')}, {result.statistics.elapsed_s:.1f} s"
    )


_MOST_SHOWN = 8


def unread_lines(result: ScanResult) -> Iterator[str]:
    """Yield which files were not read, by format, and what was not looked at."""
    for name, values in not_read(result):
        others = len(values) - _MOST_SHOWN
        told = (*values[:_MOST_SHOWN], f"{counted(others, 'other format')}") if others > 0 else values
        yield f"{name}: {', '.join(told)}"


def _sharing(count: int) -> str:
    """Return why less can be freed than the documents are long, if so many of them share their space."""
    return (
        f"; {counted(count, 'document')} {'shares its' if count == 1 else 'share their'} space with others"
        if count
        else ""
    )


def print_path(prefix: str, path: str) -> None:
    """Print one line with a path at its end: safe on a terminal, the name itself in a file or a pipe.

    That of a document inside another file is written as it is shown: it is the name of no file.
    """
    if sys.stdout.isatty() or is_enclosed(path):
        print(prefix + visible(path))
        return
    sys.stdout.flush()
    escaped = os.fsencode(path).replace(b"\\", b"\\\\").replace(b"\n", b"\\n") if "\n" in path else os.fsencode(path)
    sys.stdout.buffer.write(prefix.encode() + escaped + b"\n")


def _heading(group: DuplicateGroup) -> str:
    alike = _GROUPS_ALIKE.get(group.relation) or f"{format_similarity(group.min_similarity)} or more similar"
    gained = f"{format_size(group.reclaimable_bytes)} can be freed, "
    if group.varies is not None and not group.reclaimable_bytes:
        gained = ""
    return f"Group {group.group_id}: {documents_of(group)}, {gained}{alike}"


def _member_line(member: Member) -> str:
    entry = member.document.entry
    if member.relation is None:
        relation = "keep"
    elif member.relation is Relation.LOOKS_ALIKE:
        relation = f"looks {format_similarity(member.similarity)}"
    elif member.relation is Relation.NEAR:
        relation = format_similarity(member.similarity)
    else:
        relation = member.relation.value
    reference = "  (reference)" if entry.is_reference else ""
    return f"  {relation:<12} {format_size(entry.size_bytes):>9}  {visible(entry.path)}{reference}{_remark(member)}"


def _remark(one: Member | VerifiedPair) -> str:
    said = remark(one)
    return f"  ({said})" if said else ""


def _container_lines(container: Container) -> Iterator[str]:
    yield f"{visible(container.container.entry.path)} contains:"
    for pair in container.pairs:
        part, share = container.part_of(pair)
        yield f"  {format_similarity(share):>5} of    {visible(part.entry.path)}"
