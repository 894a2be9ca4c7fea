"""`dupfinder watch PATH…`: says which known documents new ones resemble, as they come, until it is interrupted."""

import argparse
import dataclasses
import os
import sys
import time
from collections.abc import Sequence
from typing import assert_never

from dupfinder.cli.arguments import ProgressStyle
from dupfinder.cli.command_output import ExitStatus, interrupted_by, say
from dupfinder.cli.progress import ProgressLine
from dupfinder.cli.running import POLL_INTERVAL_S, describe_problem
from dupfinder.cli.scan_options import chosen_options
from dupfinder.cli.values import absolute
from dupfinder.domain.display import format_similarity, visible
from dupfinder.domain.events import (
    DocumentFailed,
    DocumentNoticed,
    Finding,
    NoteRaised,
    WatchBegan,
    WatchEvent,
)
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.pipeline import WatchHandle, start_watching
from dupfinder.report import finding_lines, remark
from dupfinder.store import read_ignore_list

_EVENTS_AT_ONCE = 1_000


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 130 once a person (or SIGTERM) interrupted."""
    folders = absolute(chosen.paths)
    options = chosen_options(chosen)
    known = dataclasses.replace(
        options, sources=tuple(dict.fromkeys((*folders, *absolute(chosen.known)))), distinctions=read_ignore_list()
    )
    handle = start_watching(folders, known)
    with interrupted_by(handle.stop):
        try:
            _follow(handle, chosen.progress, as_json=chosen.json)
        finally:
            handle.stop()
            handle.join()
    return ExitStatus.INTERRUPTED


def _follow(handle: WatchHandle, style: ProgressStyle, *, as_json: bool) -> None:
    """Say what the watch notices, until it ends; raise what ended it early."""
    line = ProgressLine(style)
    is_beginning = True
    while not handle.is_over:
        for event in handle.poll(_EVENTS_AT_ONCE):
            line.clear()
            is_beginning = is_beginning and not isinstance(event, WatchBegan)
            _hear(event, as_json=as_json)
        if is_beginning:
            line.show(handle.progress())
        time.sleep(POLL_INTERVAL_S)
    if handle.error is not None:
        raise handle.error


def _hear(event: WatchEvent, *, as_json: bool) -> None:
    """Print what an event says."""
    match event:
        case DocumentNoticed(finding):
            _print_finding(finding, as_json=as_json)
        case WatchBegan(documents):
            known = "1 document is known" if documents == 1 else f"{documents:,} documents are known"
            say(f"{known}; watching. Press Ctrl+C to stop.")
        case NoteRaised(message):
            say(visible(message))
        case DocumentFailed(problem):
            print(describe_problem(problem), file=sys.stderr)
        case _:
            assert_never(event)


def _print_finding(finding: Finding, *, as_json: bool) -> None:
    path = finding.document.entry.path
    if not finding.pairs:
        say(f"{finding.arrival.value}, nothing similar known: {visible(path)}")
    elif as_json:
        sys.stdout.buffer.writelines(f"{line}\n".encode() for line in finding_lines(finding))
    else:
        for pair in finding.pairs:
            _print_line((finding.arrival.value.upper(), *_likeness(pair)), (pair.a.entry.path, pair.b.entry.path))
    sys.stdout.flush()  # who reads a pipe wants to know now
    if finding.matches > len(finding.pairs):
        say(f"{visible(path)} resembles {finding.matches:,} known documents; the best are listed.")


def _likeness(pair: VerifiedPair) -> tuple[str, str]:
    """Return how the two are related, and how much they have in common: of a part, how much of it is in the other."""
    is_part = pair.relation is Relation.CONTAINED
    share = max(pair.a_in_b, pair.b_in_a) if is_part else pair.similarity
    said = remark(pair)
    return f"{pair.relation.value} ({said})" if said else pair.relation.value, format_similarity(share)


def _print_line(words: Sequence[str], paths: Sequence[str]) -> None:
    """Print columns: safe on a terminal, with tabs between them and the names themselves in a file or a pipe."""
    if sys.stdout.isatty():
        print("  ".join((*words, *map(visible, paths))))
        return
    sys.stdout.buffer.write(b"\t".join((*(word.encode() for word in words), *map(_in_column, paths))) + b"\n")


def _in_column(path: str) -> bytes:
    name = os.fsencode(path)
    if b"\n" not in name and b"\t" not in name:
        return name
    return name.replace(b"\\", b"\\\\").replace(b"\n", b"\\n").replace(b"\t", b"\\t")
