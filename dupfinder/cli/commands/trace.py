"""`dupfinder trace FILE PATH…`: what of a document stands nowhere else, and who has the rest."""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace

from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.output import exit_status, print_path
from dupfinder.cli.running import follow, say_interrupted
from dupfinder.cli.scan_options import chosen_options
from dupfinder.domain.display import counted, visible
from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import enclosing_path, named_path
from dupfinder.domain.result import ScanStatus
from dupfinder.pipeline import Trace, identify, start, trace
from dupfinder.report.fields import modified_utc


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    path = named_path(chosen.file)
    identify([enclosing_path(path)])  # what is not there is said before a long scan, not after it
    options = chosen_options(chosen)
    with tempfile.TemporaryDirectory(prefix="dupfinder-") as folder:
        if not options.use_cache:  # texts are searched in the cache: then in one that is gone afterwards
            options = replace(options, use_cache=True, cache_file=os.path.join(folder, "cache"))
        result = follow(start(options, match=False), chosen.progress)
        if result.status is ScanStatus.CANCELLED:
            return say_interrupted(result)
        found = trace(path, result)
    for passage in found.passages:
        shown = f"{passage.word_count}\t{visible(passage.text)}"
        if passage.first is None:
            print(f"only here\t{shown}")
        else:
            print_path(f"first in\t{shown}\t{_date(passage.first)}\t", passage.first.entry.path)
    for holder in found.cover:
        print_path(f"has\t{holder.word_count}\t{_date(holder.document)}\t", holder.document.entry.path)
    print(f"{visible(chosen.file)}: {' '.join(_sentences(found))}", file=sys.stderr)
    return exit_status(result)


def _date(document: Document) -> str:
    return (modified_utc(document.entry) or "")[:10]


def _sentences(found: Trace) -> Iterator[str]:
    """Yield what was found in a few sentences; none of them may promise more than was looked for."""
    elsewhere = found.word_count - found.only_here
    if not found.word_count:
        yield "no words."
    elif not elsewhere:
        yield f"none of its {counted(found.word_count, 'word')} stands elsewhere."
    else:
        which = f"{elsewhere:,}" if found.only_here else "all"
        others = counted(len(found.cover), "document")
        yield f"{which} of its {counted(found.word_count, 'word')} stand elsewhere, in {others}."
        if found.only_here:
            yield f"Only here: {counted(found.only_here, 'word')}."
    yield "Pictures, comments and whatever else is no word were not looked for."
    if found.unsearched:
        yield f"Without words or not read: {counted(found.unsearched, 'document')}."
    if found.outdated:
        yield f"Changed meanwhile: {counted(found.outdated, 'document')}."
