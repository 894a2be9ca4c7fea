"""Groups and containers as sections of the HTML report."""

from collections.abc import Iterable, Iterator, Sequence

from dupfinder.domain.display import format_similarity, format_size
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.report.fields import modified_utc, rounded_share
from dupfinder.report.html_differences import DifferenceSections
from dupfinder.report.html_text import about_line, escaped, file_cell
from dupfinder.report.wording import KEEPER_NAME, RELATION_NAMES, counted, gain, remark, spread, variants_only

OPEN_GROUPS = 100
"""So many groups are open from the start; in a longer report a person opens what matters."""
VARIANT_CLASS = "variant"
"""Of the row of a document that differs from its keeper only in numbers, dates or names; it can be hidden."""
VARIANTS_MARK = "variants"
"""Stands among the relations of a group in which all but the keeper are such documents."""
_CLOSING = "</tbody>\n</table>\n</details>\n"


def group_section(group: DuplicateGroup, *, differences: DifferenceSections | None, is_open: bool) -> str:
    """Return a section that opens and closes, with what the script of the page sorts and filters by."""
    gained = group.reclaimable_bytes
    facts = (counted(len(group.members), "document"), f"<strong>{gain(group)}</strong>" if gained else gain(group))
    rows = []
    for member in group.members:
        rows.append(_member_row(member))
        if differences is not None and member.relation is Relation.NEAR:
            rows.append(differences.row_of(member))
    opening = _opening(group.keeper, (*facts, spread(group)), share="Similarity", keys=_keys(group), is_open=is_open)
    return f"{opening}{''.join(rows)}{_CLOSING}"


def container_sections(containers: Iterable[Container]) -> Iterator[str]:
    """Yield a section for each document that holds others."""
    for index, container in enumerate(containers):
        facts = (f"holds {counted(len(container.pairs), 'document')}",)
        yield _opening(container.container, facts, share="Inside", keys="", is_open=index < OPEN_GROUPS)
        yield _row(container.container, badges=_badge("keep", "longer text"), share=None, css_class="keeper")
        for pair in container.pairs:
            yield _part_row(container, pair)
        yield _CLOSING


def _keys(group: DuplicateGroup) -> str:
    """Return by what a group is sorted and filtered, in the order in which the script reads it."""
    entries = [member.document.entry for member in group.members]
    has = sorted({member.relation.value for member in group.members if member.relation is not None})
    if variants_only(group):
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
        '<table>\n<thead><tr><th scope="col">Document</th><th scope="col">Compared</th>'
        f'<th scope="col">{share}</th><th scope="col">Format</th><th scope="col">Words</th>'
        '<th scope="col">Changed (UTC)</th><th scope="col">Size</th></tr></thead>\n<tbody>\n'
    )


def _member_row(member: Member) -> str:
    if member.relation is None:
        return _row(member.document, badges=_badge("keep", KEEPER_NAME), share=None, css_class="keeper")
    badges = _badge(member.relation.value, RELATION_NAMES[member.relation]) + _remark(member)
    css_class = VARIANT_CLASS if member.differs_only_in else ""
    return _row(member.document, badges=badges, share=member.similarity, css_class=css_class)


def _part_row(container: Container, pair: VerifiedPair) -> str:
    part, contained = container.part_of(pair)
    return _row(part, badges=_badge("contained", "contained") + _remark(pair), share=contained)


def _remark(one: Member | VerifiedPair) -> str:
    said = remark(one.differs_only_in, one.differs_beyond)
    return f'<span class="remark">{said}</span>' if said else ""


def _row(document: Document, *, badges: str, share: float | None, css_class: str = "") -> str:
    """Return the row of a document. Cells have no classes but in CSS: a long report has a million of them."""
    entry = document.entry
    modified = modified_utc(entry)
    if entry.is_reference:
        badges += _badge("reference", "reference")
    words = f"{document.word_count:,}" if document.has_text else "&ndash;"
    return (
        f"<tr{f' class={css_class!r}' if css_class else ''}>"
        f"{file_cell(entry.path, other_paths=entry.other_paths, about=about_line(document.metadata))}"
        f"<td>{badges}</td>{'<td></td>' if share is None else _share_cell(share)}<td>{escaped(document.format)}</td>"
        f"<td>{words}</td><td>{modified[: len('2026-05-04 09:12')] if modified else '&ndash;'}</td>"
        f"<td>{format_size(entry.size_bytes)}</td></tr>\n"
    )


def _badge(css_class: str, name: str) -> str:
    return f'<span class="badge {css_class}">{name}</span>'


def _share_cell(share: float) -> str:
    """Return a cell with a percentage and a bar; its class says how long (`html_style`)."""
    shown = format_similarity(share)
    return f'<td class="share s{shown.removesuffix(" %")}">{shown}</td>'
