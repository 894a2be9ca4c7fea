"""Groups and containers as sections of the HTML report."""

from collections.abc import Iterable, Iterator, Sequence

from dupfinder.domain.display import format_similarity, format_size
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair
from dupfinder.report.fields import modified_utc
from dupfinder.report.html_text import about_line, counted, escaped, file_cell, only_differ

OPEN_GROUPS = 100
"""So many groups are open from the start; in a longer report a person opens what matters."""
VARIANT_CLASS = "variant"
"""Of the row of a document that differs from its keeper only in numbers, dates or names; it can be hidden."""
RELATION_NAMES = {
    Relation.IDENTICAL: "identical",
    Relation.SAME_TEXT: "same text",
    Relation.NEAR: "similar",
    Relation.CONTAINED: "contained",
}


def group_sections(groups: Iterable[DuplicateGroup]) -> Iterator[str]:
    """Yield a section that opens and closes for each group."""
    for index, group in enumerate(groups):
        yield from _opening(group.keeper, _group_facts(group), share="Similarity", is_open=index < OPEN_GROUPS)
        for member in group.members:
            yield _member_row(member)
        yield _CLOSING


def container_sections(containers: Iterable[Container]) -> Iterator[str]:
    """Yield a section for each document that holds others."""
    for index, container in enumerate(containers):
        facts = [f"holds {counted(len(container.pairs), 'document')}"]
        yield from _opening(container.container, facts, share="Inside", is_open=index < OPEN_GROUPS)
        yield _row(container.container, badges=_badge("keep", "longer text"), share=None, css_class="keeper")
        for pair in container.pairs:
            yield _part_row(container, pair)
        yield _CLOSING


_CLOSING = "</tbody>\n</table>\n</details>\n"


def _opening(document: Document, facts: list[str], *, share: str, is_open: bool) -> Iterator[str]:
    yield f'<details class="group card"{" open" if is_open else ""}>\n'
    yield f"<summary><h3><bdi>{escaped(document.entry.name)}</bdi></h3>"
    yield f'<span class="meta">{"".join(f"<span>{fact}</span>" for fact in facts)}</span></summary>\n'
    yield (
        '<table>\n<thead><tr><th scope="col" class="document">Document</th><th scope="col" class="badges">Compared</th>'
        f'<th scope="col" class="similarity">{share}</th><th scope="col" class="format">Format</th>'
        '<th scope="col" class="number words">Words</th><th scope="col" class="date">Changed (UTC)</th>'
        '<th scope="col" class="number size">Size</th></tr></thead>\n<tbody>\n'
    )


def _group_facts(group: DuplicateGroup) -> list[str]:
    least = format_similarity(group.min_similarity)
    most = format_similarity(max(member.similarity for member in group.members[1:]))
    spread = least if least == most else f"{least.removesuffix(' %')}&ndash;{most}"
    return [
        counted(len(group.members), "document"),
        _gain(group),
        f"{spread} the same",
    ]


def _gain(group: DuplicateGroup) -> str:
    others = group.members[1:]
    if all(member.differs_only_in for member in others):
        found = {variable for member in others for variable in member.differs_only_in}
        return only_differ([variable for variable in Variable if variable in found])
    gain = group.reclaimable_bytes
    return f"<strong>{format_size(gain)} can go</strong>" if gain else "nothing to gain"


def _member_row(member: Member) -> str:
    if member.relation is None:
        return _row(member.document, badges=_badge("keep", "keep"), share=None, css_class="keeper")
    badges = _badge(member.relation.value, RELATION_NAMES[member.relation]) + _remark(member.differs_only_in)
    css_class = VARIANT_CLASS if member.differs_only_in else ""
    return _row(member.document, badges=badges, share=member.similarity, css_class=css_class)


def _part_row(container: Container, pair: VerifiedPair) -> str:
    part, contained = container.part_of(pair)
    return _row(part, badges=_badge("contained", "contained") + _remark(pair.differs_only_in), share=contained)


def _remark(differs_only_in: Sequence[Variable]) -> str:
    return f'<span class="remark">{only_differ(differs_only_in)}</span>' if differs_only_in else ""


def _row(document: Document, *, badges: str, share: float | None, css_class: str = "") -> str:
    entry = document.entry
    modified = modified_utc(entry)
    if entry.is_reference:
        badges += _badge("reference", "reference")
    cells = [
        file_cell(entry.path, other_paths=entry.other_paths, about=about_line(document.metadata)),
        f'<td class="badges">{badges}</td>',
        f'<td class="similarity">{"" if share is None else _bar(share)}</td>',
        f'<td class="format">{escaped(document.format)}</td>',
        f'<td class="number words">{f"{document.word_count:,}" if document.has_text else "&ndash;"}</td>',
        f'<td class="date">{modified[: len("2026-05-04 09:12")] if modified else "&ndash;"}</td>',
        f'<td class="number size">{format_size(entry.size_bytes)}</td>',
    ]
    return f"<tr{f' class={css_class!r}' if css_class else ''}>{''.join(cells)}</tr>\n"


def _badge(css_class: str, name: str) -> str:
    return f'<span class="badge {css_class}">{name}</span>'


def _bar(share: float) -> str:
    # An SVG attribute: the page's policy lets no style through but the style sheet.
    return (
        '<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="track" width="100" height="1"/><rect class="share" width="{share * 100:.1f}" height="1"/></svg>'
        f"<span>{format_similarity(share)}</span>"
    )
