"""The HTML report: one file that any browser shows and prints, without scripts, and that loads nothing."""

import datetime
from collections.abc import Iterator
from dataclasses import asdict
from typing import TextIO

import dupfinder
from dupfinder.domain.display import format_similarity, format_size
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import CONTAINMENT, Relation, Variants
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.report.html_groups import container_sections, group_sections
from dupfinder.report.html_head import html_head
from dupfinder.report.html_problems import problem_sections
from dupfinder.report.html_style import STYLE
from dupfinder.report.html_text import counted, escaped, noun

_RELATION_SOUGHT = {
    Relation.IDENTICAL: "identical copies (the same bytes)",
    Relation.SAME_TEXT: "identical copies, and the same text in other files or formats",
    Relation.NEAR: "identical copies, the same text in other files or formats, and similar texts",
    Relation.CONTAINED: "identical copies, the same text, similar texts, and texts found inside longer ones",
}
_LINKAGE_MEANING = {
    Linkage.CENTRE: "every document is that similar to the first one of its group",
    Linkage.COMPLETE: "all documents of a group are that similar to one another",
    Linkage.SINGLE: "every document is that similar to at least one other of its group",
}


_VARIANTS_MEANING = {
    Variants.DROP: "similar documents that differ in nothing else are left out",
    Variants.ONLY: "no other similar documents are listed",
}
# Hiding works by the style sheet alone: the page has no scripts.
_VARIANTS_TOGGLE = (
    '<label class="toggle"><input type="checkbox"> Hide documents that differ only in numbers, dates or names: '
    "two invoices are not two copies</label>\n"
)


def write_html(result: ScanResult, out: TextIO) -> None:
    """Write the HTML report, a group at a time."""
    out.writelines(_parts(result))


def _parts(result: ScanResult) -> Iterator[str]:
    yield html_head("Duplicate documents", style=STYLE)
    yield from _introduction(result)
    yield from _groups(result)
    yield from _containers(result)
    yield from _problems(result)
    yield from _settings(result)
    yield from _end()


def _introduction(result: ScanResult) -> Iterator[str]:
    written = datetime.datetime.now(tz=datetime.UTC)
    yield "<header>\n<h1>Duplicate documents</h1>\n"
    yield f'<p class="lead">Found in {", ".join(f"<bdi>{escaped(path)}</bdi>" for path in result.options.sources)}'
    yield f" · report of {written:%Y-%m-%d %H:%M} UTC · nothing has been removed</p>\n"
    if result.status is ScanStatus.CANCELLED:
        yield '<p class="notice">The scan was cancelled: this is what had been found until then.</p>\n'
    documents, groups, redundant = len(result.documents), len(result.groups), result.redundant_documents
    figures = [
        ("", f"{documents:,}", f"{noun(documents, 'document')} compared"),
        ("", f"{groups:,}", f"{noun(groups, 'group')} of duplicates"),
        ("", f"{redundant:,}", f"redundant {noun(redundant, 'document')}"),
        (" gain", format_size(result.reclaimable_bytes), "can be gained"),
        ("", f"{len(result.problems):,}", "could not be read"),
    ]
    yield '<dl class="figures">\n'
    for mark, figure, meaning in figures:
        yield f'<div class="card{mark}"><dt>{meaning}</dt><dd>{figure}</dd></div>\n'
    yield "</dl>\n</header>\n"


def _groups(result: ScanResult) -> Iterator[str]:
    yield "<section>\n<h2>Groups</h2>\n"
    if result.groups:
        yield (
            '<p class="note">The first document of each group is the one to keep; the others are compared with it. '
            "The groups with most to gain come first.</p>\n"
        )
        if any(member.differs_only_in for group in result.groups for member in group.members):
            yield _VARIANTS_TOGGLE
        yield from group_sections(result.groups)
    else:
        yield '<p class="card empty">No duplicates were found.</p>\n'
    yield "</section>\n"


def _containers(result: ScanResult) -> Iterator[str]:
    if not result.containers:
        return
    yield "<section>\n<h2>Found inside longer documents</h2>\n"
    yield (
        f'<p class="note">At least {format_similarity(CONTAINMENT)} of the words of each document listed here stand '
        "in the longer one, too.</p>\n"
    )
    yield from container_sections(result.containers)
    yield "</section>\n"


def _problems(result: ScanResult) -> Iterator[str]:
    if not result.problems:
        return
    yield f"<section>\n<h2>{counted(len(result.problems), 'document')} could not be read</h2>\n"
    yield (
        '<p class="note">Their texts are missing from the comparison. They were still compared for identical bytes '
        "wherever these could be read.</p>\n"
    )
    yield from problem_sections(result.problems)
    yield "</section>\n"


def _settings(result: ScanResult) -> Iterator[str]:
    yield '<section>\n<h2>Settings</h2>\n<dl class="facts card">\n'
    for name, values in _setting_values(result.options):
        shown = "".join(f"<span><bdi>{escaped(value)}</bdi></span>" for value in values)
        yield f"<dt>{name}</dt><dd>{shown}</dd>\n"
    statistics = result.statistics
    yield (
        f"<dt>Work done</dt><dd>{counted(statistics.files_seen, 'file')} seen, "
        f"{counted(len(result.documents), 'document')} compared in {_duration(statistics.elapsed_s)}</dd>\n"
        "</dl>\n</section>\n"
    )


def _setting_values(options: ScanOptions) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield "Folders", options.sources
    if options.references:
        yield "Reference folders", options.references
    yield "Looked for", (_RELATION_SOUGHT[options.relation],)
    yield "Least similarity", (f"{format_similarity(options.min_similarity)}: {_LINKAGE_MEANING[options.linkage]}",)
    if meaning := _VARIANTS_MEANING.get(options.variants):
        yield "Only numbers, dates or names differ", (meaning,)
    yield "Short texts", (f"below {options.min_words} words compared for identical bytes and same text only",)
    if options.formats:
        yield "Only formats", (", ".join(options.formats),)
    if options.include:
        yield "Only names like", options.include
    if options.exclude:
        yield "Left out", options.exclude
    if options.max_size_bytes is not None:
        yield "Largest file", (format_size(options.max_size_bytes),)
    if options.min_size_bytes > 1:
        yield "Smallest file", (format_size(options.min_size_bytes),)
    if options.fingerprint != FingerprintSettings():
        chosen = asdict(options.fingerprint).items()
        yield "Fingerprints", (", ".join(f"{name.replace('_', ' ')} {value}" for name, value in chosen),)
    if options.max_bits is not None:
        yield "Fingerprints differ in", (f"at most {counted(options.max_bits, 'bit')}",)


def _duration(seconds: float) -> str:
    minutes, whole_seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {whole_seconds} s" if minutes else f"{seconds:.1f} s"


def _end() -> Iterator[str]:
    yield (
        "<footer>\n<p>Similarity is the share of the words of two documents that stand in a passage of at least five "
        "consecutive words that both have. <b>Identical</b> documents have the same bytes; <b>same text</b> means the "
        "same words in another file or format; <b>similar</b> texts differ in some words. Where <b>only</b> numbers, "
        "dates or names differ, they are probably two documents of one kind, such as two invoices.</p>\n"
        f"<p>Written by DupFinder {escaped(dupfinder.__version__)}.</p>\n</footer>\n"
    )
    yield "</main>\n</body>\n</html>\n"
