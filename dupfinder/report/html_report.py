"""The HTML report: one file that any browser shows and prints, and that loads nothing.

Without its script all can be read. With it the groups are searched, filtered and sorted. Of a long report most groups
stand in `noscript` elements: a browser that runs no scripts shows them, one that does keeps them as text, out of which
the script makes those that are looked at. Tens of thousands of tables would take a browser minutes.
"""

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from typing import TextIO

import dupfinder
from dupfinder.domain.comparisons import PairDifference
from dupfinder.domain.differences import Difference
from dupfinder.domain.display import format_similarity
from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.messages import Message, put_in, say, told
from dupfinder.domain.pairs import Relation, VerifiedPair, of_one_template
from dupfinder.domain.result import ScanResult
from dupfinder.report import wording
from dupfinder.report.comparison_rows import TABLE_END, DifferenceRows, table_start
from dupfinder.report.comparison_words import count_phrases
from dupfinder.report.fields import modified_utc, rounded_share
from dupfinder.report.html_text import about_line, escaped, file_cell, html_head, page_part

MOST_ROWS = 100
"""Paragraphs that are shown of one pair; of the others it is said how many there are."""
MOST_WORDS = 300
"""Of what is in one text alone, in one piece."""
WORDS_AROUND = 40
"""Words without changes that are shown on both sides of a change."""
_CHANGED_SINCE = say("One of the files changed after the scan.")
# The bar of a share is as long as its class says: the page's policy lets no style through but its sheet.
_SHARES = "".join(f".s{percent} {{ --share: {percent}% }}\n" for percent in range(101))


class DifferenceSections:
    """Turns the differences of all pairs, which come in the order of the groups, into rows of a table."""

    def __init__(self, differences: Iterable[PairDifference], *, words_around: int | None) -> None:
        self._differences: Iterator[PairDifference] = iter(differences)
        self._words_around = WORDS_AROUND if words_around is None else words_around
        self._numbers = count(1)

    def row_of(self, member: Member) -> str:
        """Return the row of the next pair, which has to be that of this member and its keeper."""
        found = next(self._differences)
        if found.path != member.document.entry.path:
            raise ValueError("The differences are not those of the groups, or not in their order.")
        return f'<tr class="difference"><td colspan="7">{"".join(self._parts(found))}</td></tr>\n'

    def _parts(self, found: PairDifference) -> Iterator[str]:
        if found.difference is None:
            said = told(say("The differences cannot be shown."))
            yield f'<p class="problem">{said} <bdi>{escaped(told(found.problem or ""))}</bdi></p>'
            return
        counts = found.difference.counts()
        if not counts:
            yield f"<p>{told(_CHANGED_SINCE if found.has_changed else wording.NO_DIFFERENCES)}</p>"
            return
        summary = say("Differences: {things}", things=wording.in_commas(count_phrases(found.difference, counts)))
        yield f'<details class="changes"><summary>{told(summary)}</summary>\n'
        yield f"<p>{told(say('A is the kept document, B is this one.'))}</p>\n"
        if found.has_changed:
            yield f'<p class="problem">{told(_CHANGED_SINCE)}</p>\n'
        yield from self._table(found.difference)
        yield "</details>"

    def _table(self, difference: Difference) -> Iterator[str]:
        changed = [number for number, row in enumerate(difference.rows) if row.is_change]
        shown, left_out = changed[:MOST_ROWS], len(changed) - MOST_ROWS
        rows = DifferenceRows(
            difference,
            anchor=f"p{next(self._numbers)}r",
            shown=frozenset(shown),
            words_around=self._words_around,
            most_words=MOST_WORDS,
        )
        yield table_start()
        yield from map(rows.row, shown)
        yield TABLE_END
        if left_out > 0:
            yield f"<p>&hellip; {wording.counted(left_out, 'more changed paragraph')}</p>\n"


OPEN_GROUPS = 100
"""So many groups are open from the start; in a longer report a person opens what matters."""
VARIANT_CLASS = "variant"
"""Of the row of a document of the same template as its keeper, with other details; it can be hidden."""
VARIANTS_MARK = "variants"
"""Stands among the relations of a group in which all but the keeper are such documents."""
_CLOSING = "</tbody>\n</table>\n</details>\n"


def group_section(group: DuplicateGroup, *, differences: DifferenceSections | None, is_open: bool) -> str:
    """Return a section that opens and closes, with what the script of the page sorts and filters by."""
    gained = f"<strong>{wording.gain(group)}</strong>" if group.reclaimable_bytes else wording.gain(group)
    facts = (wording.documents_of(group), *([gained] if gained else []))
    rows = []
    for member in group.members:
        rows.append(_member_row(member))
        if differences is not None and member.relation is Relation.NEAR:
            rows.append(differences.row_of(member))
    opening = _opening(
        group.keeper,
        (*facts, wording.spread(group)),
        share=told(wording.SIMILARITY),
        keys=_keys(group),
        is_open=is_open,
    )
    return f"{opening}{''.join(rows)}{_CLOSING}"


def container_sections(containers: Iterable[Container]) -> Iterator[str]:
    """Yield a section for each document that holds others."""
    for index, container in enumerate(containers):
        facts = (wording.holds(container),)
        yield _opening(container.container, facts, share=told(wording.INSIDE), keys="", is_open=index < OPEN_GROUPS)
        yield _row(container.container, badges=_badge("keep", wording.LONGER_TEXT), share=None, css_class="keeper")
        for pair in container.pairs:
            yield _part_row(container, pair)
        yield _CLOSING


def _keys(group: DuplicateGroup) -> str:
    """Return by what a group is sorted and filtered, in the order in which the script reads it."""
    entries = [member.document.entry for member in group.members]
    has = sorted({member.relation.value for member in group.members if member.relation is not None})
    if wording.variants_only(group):
        has.append(VARIANTS_MARK)
    return (
        f' data-gain="{group.reclaimable_bytes}" data-least="{rounded_share(group.min_similarity)}"'
        f' data-size="{sum(entry.size_bytes for entry in entries)}"'
        f' data-newest="{max(entry.mtime_ns for entry in entries) // 1_000_000_000}" data-has="{" ".join(has)}"'
    )


def _opening(document: Document, facts: Sequence[str], *, share: str, keys: str, is_open: bool) -> str:
    meta = "".join(f"<span>{fact}</span>" for fact in facts)
    return (
        f'<details class="group card"{keys}{" open" if is_open else ""}>\n'
        f'<summary><h3><bdi>{escaped(document.entry.name)}</bdi></h3><span class="meta">{meta}</span></summary>\n'
        f"{_head(share=share)}"
    )


def _head(*, share: str) -> str:
    names = (
        told(wording.DOCUMENT),
        told(wording.COMPARED),
        share,
        *map(told, (wording.FORMAT, wording.WORDS, wording.CHANGED, wording.SIZE)),
    )
    columns = "".join(f'<th scope="col">{name}</th>' for name in names)
    return f"<table>\n<thead><tr>{columns}</tr></thead>\n<tbody>\n"


def _member_row(member: Member) -> str:
    if member.relation is None:
        return _row(member.document, badges=_badge("keep", wording.KEEPER_NAME), share=None, css_class="keeper")
    badges = _badge(member.relation.value, wording.RELATION_NAMES[member.relation]) + _remark(member)
    css_class = VARIANT_CLASS if of_one_template(member.differs_only_in) else ""
    return _row(member.document, badges=badges, share=member.similarity, css_class=css_class)


def _part_row(container: Container, pair: VerifiedPair) -> str:
    part, contained = container.part_of(pair)
    return _row(
        part, badges=_badge("contained", wording.RELATION_NAMES[Relation.CONTAINED]) + _remark(pair), share=contained
    )


def _remark(one: Member | VerifiedPair) -> str:
    said = wording.remark(one)
    return f'<span class="remark">{said}</span>' if said else ""


def _row(document: Document, *, badges: str, share: float | None, css_class: str = "") -> str:
    """Return the row of a document. Cells have no classes but in CSS: a long report has a million of them."""
    entry = document.entry
    modified = modified_utc(entry)
    if entry.is_reference:
        badges += _badge("reference", wording.REFERENCE)
    words = told(document.word_count) if document.has_text else "&ndash;"
    return (
        f"<tr{f' class={css_class!r}' if css_class else ''}>"
        f"{file_cell(entry.path, other_paths=entry.other_paths, about=about_line(document.metadata))}"
        f"<td>{badges}</td>{'<td></td>' if share is None else _share_cell(share)}<td>{escaped(document.format)}</td>"
        f"<td>{words}</td><td>{modified[: len('2026-05-04 09:12')] if modified else '&ndash;'}</td>"
        f"<td>{wording.sized(entry.size_bytes)}</td></tr>\n"
    )


def _badge(css_class: str, name: Message) -> str:
    return f'<span class="badge {css_class}">{told(name)}</span>'


def _share_cell(share: float) -> str:
    """Return a cell with a percentage and a bar; its class says how long."""
    shown = format_similarity(share)
    return f'<td class="share s{shown.removesuffix(" %")}">{shown}</td>'


CHUNK_GROUPS = 100
"""So many groups stand in one `noscript` element."""
_ORDERS = (
    ("gain", say("most to free first")),
    ("name", say("by name")),
    ("alike", say("most similar first")),
    ("different", say("least similar first")),
    ("size", say("largest first")),
    ("newest", say("newest first")),
    ("oldest", say("oldest first")),
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
    code = _script()
    style = "".join((page_part("groups.css"), _SHARES, page_part("difference_colours.css", "differences.css")))
    yield html_head(told(wording.TITLE), style=style, script=code)
    yield from _introduction(result)
    yield from _unique(result.unique) if result.unique is not None else _groups(result, differences)
    yield from _containers(result)
    yield from _problems(result)
    yield from _settings(result)
    yield from _end(code)


def _script() -> str:
    """Return the script: it searches, filters and sorts the groups, and makes those that are looked at.

    The page's policy names it by its digest; it writes nothing but what the report itself escaped. What is looked for
    stands in the fragment of the address (`#search=contract&sort=name&relation=near`), so a view can be a bookmark. It
    speaks as the report does: in the texts that are put in, the numbers are what it works out.
    """
    language = told(wording.LANGUAGE)
    found, shown, left = (
        f'${{{number}.toLocaleString("{language}")}}' for number in ("found.length", "shown", "(found.length - shown)")
    )
    values = {
        "language": language,
        "more": told(say("{count} more", count=left)),
        "group": told(say("group")),
        "groups": told(say("groups")),
        "some": told(say("{found} of {total} {things}", found=found, total="${total}", things="${noun}")),
        "open_all": told(say("Open all")),
        "close_all": told(wording.CLOSE_ALL),
        "printed": told(
            say(
                "Of {found} groups the first {shown} are printed. Search for fewer, or have the report written as PDF.",
                found=found,
                shown=shown,
            )
        ),
    }
    return put_in(page_part("groups.js"), values, str)


def _introduction(result: ScanResult) -> Iterator[str]:
    written = datetime.datetime.now(tz=datetime.UTC)
    yield f"<header>\n<h1>{told(wording.TITLE)}</h1>\n"
    found = say(
        "Found in {folders}", folders=", ".join(f"<bdi>{escaped(path)}</bdi>" for path in result.options.sources)
    )
    dated = say("report of {time} UTC", time=f"{written:%Y-%m-%d %H:%M}")
    yield f'<p class="lead">{" · ".join(map(told, (found, dated, say("nothing has been removed"))))}</p>\n'
    for notice in wording.notices(result):
        yield f'<p class="notice">{escaped(notice)}</p>\n'
    yield '<dl class="figures">\n'
    for figure, meaning in wording.figures(result):
        mark = " gain" if meaning == told(wording.CAN_BE_FREED) else ""
        yield f'<div class="card{mark}"><dt>{meaning}</dt><dd>{told(figure)}</dd></div>\n'
    yield "</dl>\n</header>\n"


def _groups(result: ScanResult, differences: DifferenceSections | None) -> Iterator[str]:
    yield f'<section id="groups">\n<h2>{told(wording.GROUPS)}</h2>\n'
    if not result.groups:
        yield f'<p class="card empty">{told(wording.NO_GROUPS)}</p>\n</section>\n'
        return
    yield f'<p class="note">{told(wording.ABOUT_GROUPS)}</p>\n'
    yield from tools(result.options.relation)
    if any(of_one_template(member.differs_only_in) for group in result.groups for member in group.members):
        # Hiding works by the style sheet alone, so also without the script.
        hide = told(say("Hide documents with the same template, other details"))
        yield f'<label class="toggle"><input type="checkbox" name="variants"> {hide}</label>\n'
    yield '<div id="list">\n'
    for start in range(0, len(result.groups), CHUNK_GROUPS):
        is_first = start == 0
        yield "" if is_first else "<noscript>\n"
        for index, group in enumerate(result.groups[start : start + CHUNK_GROUPS], start):
            yield group_section(group, differences=differences, is_open=index < OPEN_GROUPS)
        yield "" if is_first else "</noscript>\n"
    yield '</div>\n<p id="more" class="note" hidden></p>\n</section>\n'


def _unique(documents: Sequence[Document]) -> Iterator[str]:
    yield f'<section>\n<h2>{told(wording.UNIQUE)}</h2>\n<p class="note">{told(wording.ABOUT_UNIQUE)}</p>\n'
    yield f'<div class="card">\n{_head(share="")}'
    for document in documents:
        yield _row(document, badges="", share=None)
    yield "</tbody>\n</table>\n</div>\n</section>\n"


def _containers(result: ScanResult) -> Iterator[str]:
    if not result.containers:
        return
    yield f'<section>\n<h2>{told(wording.CONTAINERS)}</h2>\n<p class="note">{told(wording.ABOUT_CONTAINERS)}</p>\n'
    yield from container_sections(result.containers)
    yield "</section>\n"


def _problems(result: ScanResult) -> Iterator[str]:
    if not result.problems:
        return
    yield f"<section>\n<h2>{wording.not_read_count(len(result.problems))}</h2>\n"
    yield f'<p class="note">{told(wording.ABOUT_PROBLEMS)}</p>\n'
    yield from problem_sections(result.problems)
    yield "</section>\n"


def _settings(result: ScanResult) -> Iterator[str]:
    yield f'<section>\n<h2>{told(wording.SETTINGS)}</h2>\n<dl class="facts card">\n'
    for name, values in chain(wording.setting_values(result.options), wording.work_done(result)):
        shown = "".join(f"<span><bdi>{escaped(value)}</bdi></span>" for value in values)
        yield f"<dt>{name}</dt><dd>{shown}</dd>\n"
    yield "</dl>\n</section>\n"


def _end(code: str) -> Iterator[str]:
    relations = say(
        "<b>Exact copies</b> have the same bytes; <b>same text</b> means the same words in another file or format; "
        "<b>similar</b> texts differ in some words. Documents with the <b>same template, other details</b>, such as "
        "two invoices, are probably no copies."
    )
    written_by = told(wording.WRITTEN_BY.with_values(version=escaped(dupfinder.__version__)))
    yield f"<footer>\n<p>{told(wording.ABOUT_SIMILARITY)} {told(relations)}</p>\n<p>{written_by}</p>\n</footer>\n"
    yield f"</main>\n<script>{code}</script>\n</body>\n</html>\n"


def problem_sections(problems: Sequence[Problem]) -> Iterator[str]:
    """Yield a section that opens and closes for each reason, the most frequent first."""
    for code, documents in Counter(problem.code for problem in problems).most_common():
        title, advice = map(told, wording.PROBLEM_MEANINGS[code])
        yield f'<details class="card"{" open" if documents <= OPEN_GROUPS else ""}>\n'
        yield f'<summary><h3>{title}</h3><span class="meta">{wording.counted(documents, "document")}</span></summary>\n'
        yield f'<p class="advice">{advice}</p>\n<table class="problems">\n<tbody>\n'
        for problem in problems:
            if problem.code is code:
                yield f'<tr>{file_cell(problem.path)}<td class="message">{escaped(told(problem.message))}</td></tr>\n'
        yield "</tbody>\n</table>\n</details>\n"


def tools(sought: Relation) -> Iterator[str]:
    """Yield the bar, with a box for each relation that a search for `sought` finds groups of."""
    yield f'<form id="tools" class="card" role="search" aria-label="{told(wording.GROUPS)}" hidden>\n'
    searched = told(say("words in names, folders, titles"))
    yield (
        f'<label class="search">{told(say("Search"))} <input type="search" name="search" autocomplete="off" '
        f'spellcheck="false" placeholder="{searched}"></label>\n'
    )
    yield f"<fieldset><legend>{told(say('With'))}</legend>\n"
    for relation in Relation:
        if relation is not Relation.CONTAINED and sought.covers(relation):
            yield (
                f'<label><input type="checkbox" name="relation" value="{relation.value}" checked>'
                f"{_badge(relation.value, wording.RELATION_NAMES[relation])}</label>\n"
            )
    yield f'</fieldset>\n<label>{told(say("Order"))} <select name="sort">'
    yield "".join(f'<option value="{value}">{told(name)}</option>' for value, name in _ORDERS)
    keys = say(
        "{search} search {next} {previous} next, previous group {all} open or close all",
        search="<kbd>/</kbd>",
        next="<kbd>j</kbd>",
        previous="<kbd>k</kbd>",
        all="<kbd>e</kbd>",
    )
    yield (
        "</select></label>\n"
        f'<button type="button" name="all" aria-keyshortcuts="e">{told(wording.CLOSE_ALL)}</button>\n'
        f'<p class="keys">{told(keys)}</p>\n<output name="count"></output>\n</form>\n'
    )
