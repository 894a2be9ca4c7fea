"""The HTML report: one file that any browser shows and prints, and that loads nothing.

Without its script all can be read. With it the groups are searched, filtered and sorted. Of a long report most groups
stand in `noscript` elements: a browser that runs no scripts shows them, one that does keeps them as text, out of which
the script makes those that are looked at. Tens of thousands of tables would take a browser minutes.
"""

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TextIO

import dupfinder
from dupfinder.domain.documents import Problem
from dupfinder.domain.pair_differences import PairDifference
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.report.html_differences import DifferenceSections
from dupfinder.report.html_groups import OPEN_GROUPS, container_sections, group_section
from dupfinder.report.html_script import SCRIPT
from dupfinder.report.html_style import STYLE
from dupfinder.report.html_text import escaped, file_cell, html_head
from dupfinder.report.wording import (
    ABOUT_CONTAINERS,
    ABOUT_GROUPS,
    ABOUT_PROBLEMS,
    ABOUT_SIMILARITY,
    NO_GROUPS,
    PROBLEM_MEANINGS,
    RELATION_NAMES,
    TITLE,
    counted,
    figures,
    notices,
    setting_values,
    work_done,
)

CHUNK_GROUPS = 100
"""So many groups stand in one `noscript` element."""
# Hiding works by the style sheet alone, so also without the script.
_VARIANTS_TOGGLE = (
    '<label class="toggle"><input type="checkbox" name="variants"> Hide documents that differ only in numbers, dates '
    "or names: two invoices are not two copies</label>\n"
)

_ORDERS = (
    ("gain", "most to free first"),
    ("name", "by name"),
    ("alike", "most alike first"),
    ("different", "least alike first"),
    ("size", "largest first"),
    ("newest", "newest first"),
    ("oldest", "oldest first"),
)


def write_html(
    result: ScanResult,
    out: TextIO,
    *,
    differences: Iterable[PairDifference] | None = None,
    words_around: int | None = None,
) -> None:
    """Write the HTML report, a group at a time.

    `differences` are those of `near_members` of the groups, in their order; with them text of documents stands in the
    report. `words_around` limits what is shown beside a change within a paragraph.
    """
    sections = None if differences is None else DifferenceSections(differences, words_around=words_around)
    out.writelines(_parts(result, sections))


def _parts(result: ScanResult, differences: DifferenceSections | None) -> Iterator[str]:
    yield html_head(TITLE, style=STYLE, script=SCRIPT)
    yield from _introduction(result)
    yield from _groups(result, differences)
    yield from _containers(result)
    yield from _problems(result)
    yield from _settings(result)
    yield from _end()


def _introduction(result: ScanResult) -> Iterator[str]:
    written = datetime.datetime.now(tz=datetime.UTC)
    yield f"<header>\n<h1>{TITLE}</h1>\n"
    yield f'<p class="lead">Found in {", ".join(f"<bdi>{escaped(path)}</bdi>" for path in result.options.sources)}'
    yield f" · report of {written:%Y-%m-%d %H:%M} UTC · nothing has been removed</p>\n"
    for notice in notices(result):
        yield f'<p class="notice">{escaped(notice)}</p>\n'
    yield '<dl class="figures">\n'
    for figure, meaning in figures(result):
        mark = " gain" if meaning == "can be freed" else ""
        yield f'<div class="card{mark}"><dt>{meaning}</dt><dd>{figure}</dd></div>\n'
    yield "</dl>\n</header>\n"


def _groups(result: ScanResult, differences: DifferenceSections | None) -> Iterator[str]:
    yield '<section id="groups">\n<h2>Groups</h2>\n'
    if not result.groups:
        yield f'<p class="card empty">{NO_GROUPS}</p>\n</section>\n'
        return
    yield f'<p class="note">{ABOUT_GROUPS}</p>\n'
    yield from tools(result.options.relation)
    if any(member.differs_only_in for group in result.groups for member in group.members):
        yield _VARIANTS_TOGGLE
    yield '<div id="list">\n'
    for start in range(0, len(result.groups), CHUNK_GROUPS):
        is_first = start == 0
        yield "" if is_first else "<noscript>\n"
        for index, group in enumerate(result.groups[start : start + CHUNK_GROUPS], start):
            yield group_section(group, differences=differences, is_open=index < OPEN_GROUPS)
        yield "" if is_first else "</noscript>\n"
    yield '</div>\n<p id="more" class="note" hidden></p>\n</section>\n'


def _containers(result: ScanResult) -> Iterator[str]:
    if not result.containers:
        return
    yield f'<section>\n<h2>Found inside longer documents</h2>\n<p class="note">{ABOUT_CONTAINERS}</p>\n'
    yield from container_sections(result.containers)
    yield "</section>\n"


def _problems(result: ScanResult) -> Iterator[str]:
    if not result.problems:
        return
    yield f"<section>\n<h2>{counted(len(result.problems), 'document')} could not be read</h2>\n"
    yield f'<p class="note">{ABOUT_PROBLEMS}</p>\n'
    yield from problem_sections(result.problems)
    yield "</section>\n"


def _settings(result: ScanResult) -> Iterator[str]:
    yield '<section>\n<h2>Settings</h2>\n<dl class="facts card">\n'
    for name, values in setting_values(result.options):
        shown = "".join(f"<span><bdi>{escaped(value)}</bdi></span>" for value in values)
        yield f"<dt>{name}</dt><dd>{shown}</dd>\n"
    yield f"<dt>Work done</dt><dd>{work_done(result)}</dd>\n</dl>\n</section>\n"


def _end() -> Iterator[str]:
    yield (
        f"<footer>\n<p>{ABOUT_SIMILARITY} <b>Identical</b> documents have the same bytes; <b>same text</b> means the "
        "same words in another file or format; <b>similar</b> texts differ in some words. Where <b>only</b> numbers, "
        "dates or names differ, they are probably two documents of one kind, such as two invoices.</p>\n"
        f"<p>Written by DupFinder {escaped(dupfinder.__version__)}.</p>\n</footer>\n"
    )
    yield f"</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"


def problem_sections(problems: Sequence[Problem]) -> Iterator[str]:
    """Yield a section that opens and closes for each reason, the most frequent first."""
    for code, count in Counter(problem.code for problem in problems).most_common():
        title, advice = PROBLEM_MEANINGS[code]
        yield f'<details class="card"{" open" if count <= OPEN_GROUPS else ""}>\n'
        yield f'<summary><h3>{title}</h3><span class="meta">{counted(count, "document")}</span></summary>\n'
        yield f'<p class="advice">{advice}</p>\n<table class="problems">\n<tbody>\n'
        for problem in problems:
            if problem.code is code:
                yield f'<tr>{file_cell(problem.path)}<td class="message">{escaped(problem.message)}</td></tr>\n'
        yield "</tbody>\n</table>\n</details>\n"


def tools(sought: Relation) -> Iterator[str]:
    """Yield the bar, with a box for each relation that a search for `sought` finds groups of."""
    yield '<form id="tools" class="card" role="search" aria-label="Groups" hidden>\n'
    yield (
        '<label class="search">Search <input type="search" name="search" autocomplete="off" spellcheck="false" '
        'placeholder="words in names, folders, titles"></label>\n'
    )
    yield "<fieldset><legend>With</legend>\n"
    for relation in Relation:
        if relation is not Relation.CONTAINED and sought.covers(relation):
            yield (
                f'<label><input type="checkbox" name="relation" value="{relation.value}" checked>'
                f'<span class="badge {relation.value}">{RELATION_NAMES[relation]}</span></label>\n'
            )
    yield '</fieldset>\n<label>Order <select name="sort">'
    yield "".join(f'<option value="{value}">{name}</option>' for value, name in _ORDERS)
    yield (
        '</select></label>\n<button type="button" name="all" aria-keyshortcuts="e">Close all</button>\n'
        '<p class="keys"><kbd>/</kbd> search <kbd>j</kbd> <kbd>k</kbd> next, previous group '
        "<kbd>e</kbd> open or close all</p>\n"
        '<output name="count"></output>\n</form>\n'
    )
