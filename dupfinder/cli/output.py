"""Groups and paths on standard output."""

import os
import sys
from collections.abc import Iterator

from dupfinder.domain.display import format_similarity, format_size, visible
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.result import ScanResult


def group_lines(result: ScanResult) -> Iterator[str]:
    """Yield the groups of a scan, readable for people."""
    for group in result.groups:
        yield _heading(group)
        for member in group.members:
            yield _member_line(member)
        yield ""
    for container in result.containers:
        yield from _container_lines(container)
        yield ""


def summary_line(result: ScanResult) -> str:
    """Return what a scan found, in one line."""
    read = len(result.documents)
    return (
        f"{_count(read, 'document')}, {_count(len(result.groups), 'group')},"
        f" {_count(result.redundant_documents, 'document')} could go ({format_size(result.reclaimable_bytes)}),"
        f" {_count(len(result.problems), 'problem')}, {result.statistics.elapsed_s:.1f} s"
    )


def print_path(prefix: str, path: str) -> None:
    """Print one line with a path at its end: safe on a terminal, the name itself in a file or a pipe."""
    if sys.stdout.isatty():
        print(prefix + visible(path))
        return
    sys.stdout.flush()
    escaped = os.fsencode(path).replace(b"\\", b"\\\\").replace(b"\n", b"\\n") if "\n" in path else os.fsencode(path)
    sys.stdout.buffer.write(prefix.encode() + escaped + b"\n")


def _heading(group: DuplicateGroup) -> str:
    least = group.min_similarity
    alike = "all the same" if least >= 1 else f"{format_similarity(least)} or more alike"
    return (
        f"Group {group.group_id}: {_count(len(group.members), 'document')},"
        f" {format_size(group.reclaimable_bytes)} could go, {alike}"
    )


def _member_line(member: Member) -> str:
    entry = member.document.entry
    if member.relation is None:
        relation = "keep"
    elif member.relation.value == "near":
        relation = format_similarity(member.similarity)
    else:
        relation = member.relation.value
    reference = "  (reference)" if entry.is_reference else ""
    return f"  {relation:<10} {format_size(entry.size_bytes):>9}  {visible(entry.path)}{reference}"


def _container_lines(container: Container) -> Iterator[str]:
    yield f"{visible(container.container.entry.path)} contains:"
    for pair in container.pairs:
        part, share = container.part_of(pair)
        yield f"  {format_similarity(share):>5} of    {visible(part.entry.path)}"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
