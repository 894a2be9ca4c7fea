"""What the rows of the result tree say: texts made once for each row that is seen."""

import enum

from PySide6.QtCore import Qt

from dupfinder.domain.beyond import ContentDifference
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.enclosed import stem_of
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair, named_beyond, of_one_template
from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.language import told_here
from dupfinder.gui.toolkit.table_model import ROW_ROLE
from dupfinder.gui.toolkit.wording import Wording, clauses, listed, sentences, shown_folder
from dupfinder.report import wording as report_words


class MarkState(enum.Enum):
    """How a document stands, or a group."""

    FREE = enum.auto()
    """It can be marked."""
    PARTLY = enum.auto()
    """Some documents of the group are marked."""
    MARKED = enum.auto()
    KEEPER = enum.auto()
    LOCKED = enum.auto()
    """It cannot be marked, whatever else is: a reference, or a file whose bytes were not read."""
    HIDDEN = enum.auto()
    """The filter hides it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupCount:
    """How many documents of a group are marked, and what that gains."""

    documents: int
    marked: int
    markable: int
    """The marked ones, and those that could be as well."""
    marked_bytes: int


class Role(enum.IntEnum):
    """What a row has besides Qt's own roles."""

    ROW = ROW_ROLE
    """Its whole `RowText`."""
    MARK = ROW_ROLE + 1
    """Its `RowMark`; `None` for a row that cannot be marked, whatever happens."""


class RowKind(enum.IntEnum):
    """What a row stands for."""

    GROUP = 0
    KEEPER = 1
    MEMBER = 2
    CONTAINER = 3
    PART = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class RowMark:
    """How a row stands among what goes and what stays."""

    state: MarkState
    """Of a group: `FREE`, `PARTLY` or `MARKED`, as far as its documents can be marked, else `LOCKED`."""
    text: str = ""
    """Of a group, how much of it is marked; of a document, why it is marked or cannot be."""
    is_dimmed: bool = False
    """Whether the filter hides the document."""

    @property
    def is_keeper(self) -> bool:
        """Return whether a document that others are compared with is also what stays for them."""
        return self.state in {MarkState.KEEPER, MarkState.LOCKED}

    @property
    def check(self) -> Qt.CheckState:
        """Return the same as a check box has it."""
        if self.state is MarkState.PARTLY:
            return Qt.CheckState.PartiallyChecked
        return Qt.CheckState.Checked if self.state is MarkState.MARKED else Qt.CheckState.Unchecked


@dataclass(frozen=True, slots=True, kw_only=True)
class RowText:
    """The texts of a row, one cell for each column, and what decides how it is drawn."""

    kind: RowKind
    cells: tuple[str, ...]
    tooltip: str
    title: str = ""
    """Of a group: its name, which is drawn stronger than …"""
    gain: str = ""
    """Of a group: what can be freed, which stands under the sizes."""
    details: str = ""
    """… what is said about it."""
    relation: Relation | None = None
    """Of a document to its keeper or container."""
    share: float = 0.0
    """How similar it is to its keeper, or how much of it is in its container."""
    remark: str = ""
    """In a few words, what is special about how it differs; it ends the cell of the similarity."""
    explanation: str = ""
    """The same in a sentence."""
    is_reference: bool = False


Shown = DuplicateGroup | Container
"""What a group row stands for."""


class Column(enum.IntEnum):
    """The columns of the result tree."""

    NAME = 0
    FOLDER = 1
    SIMILARITY = 2
    SIZE = 3
    MODIFIED = 4
    FORMAT = 5
    TITLE = 6
    AUTHOR = 7
    PAGES = 8
    CREATED = 9
    SAVED = 10
    """When it was last changed, as the document itself says; `MODIFIED` is what its folder says of the file."""


METADATA_COLUMNS = (Column.TITLE, Column.AUTHOR, Column.PAGES, Column.CREATED, Column.SAVED)
"""What documents say about themselves; not every one does."""


def member_count(shown: Shown) -> int:
    """Return how many documents a group row opens to."""
    return len(shown.members) if isinstance(shown, DuplicateGroup) else len(shown.pairs) + 1


def head(shown: Shown) -> Document:
    """Return the document that the others are compared with: the keeper or the container."""
    return shown.keeper if isinstance(shown, DuplicateGroup) else shown.container


def document_at(shown: Shown, member: int) -> Document:
    """Return a document of a group; 0 is its head."""
    if isinstance(shown, DuplicateGroup):
        return shown.members[member].document
    return shown.container if member == 0 else _part(shown, member)[0]


def _part(shown: Container, member: int) -> tuple[Document, float]:
    pair: VerifiedPair = shown.pairs[member - 1]
    return shown.part_of(pair)


def share_at(shown: Shown, member: int) -> float:
    """Return how similar a document is to its head, or how much of it is inside its container."""
    if isinstance(shown, DuplicateGroup):
        return shown.members[member].similarity
    return 1.0 if member == 0 else _part(shown, member)[1]


def differs_only_in(shown: Shown, member: int) -> tuple[Variable, ...]:
    """Return in what alone a document differs from its head; empty where that is more, or nothing."""
    if isinstance(shown, DuplicateGroup):
        return shown.members[member].differs_only_in
    return () if member == 0 else shown.pairs[member - 1].differs_only_in


def differs_beyond(shown: Shown, member: int) -> tuple[ContentDifference, ...]:
    """Return in which kinds of content beyond the words a document differs from its head."""
    if isinstance(shown, DuplicateGroup):
        return shown.members[member].differs_beyond
    return () if member == 0 else shown.pairs[member - 1].differs_beyond


def gain_bytes(shown: Shown) -> int:
    """Return the bytes that can be freed; nought for parts, which are no copies."""
    return shown.reclaimable_bytes if isinstance(shown, DuplicateGroup) else 0


def _least_share(shown: Shown) -> float:
    return min(share_at(shown, member) for member in range(1, member_count(shown)))


class RowWriter:
    """Writes the texts of rows."""

    def __init__(self, wording: Wording, *, home: str) -> None:
        self._wording = wording
        self._home = home

    def group(self, shown: Shown) -> RowText:
        """Return the texts of a group row."""
        words = self._wording
        title, share = visible(stem_of(head(shown).entry.path)), self.group_share(shown)
        if isinstance(shown, DuplicateGroup):
            gain, told = self._gain(shown)
            if shown.varies is not None:
                told = told_here(report_words.vary, shown.varies)
            else_said = "" if gain or shown.varies is not None else told
            details = clauses(told_here(report_words.documents_of, shown), else_said, share)
        else:
            gain, told = "", ""
            details = words.contains(len(shown.pairs))
        formats = sorted({document_at(shown, member).format for member in range(member_count(shown))})
        name = f"{title} — {clauses(details, gain)}"
        return RowText(
            kind=RowKind.GROUP,
            cells=(name, "", share, gain or told, "", listed(formats).upper(), *("" for _ in METADATA_COLUMNS)),
            tooltip=name,
            title=title,
            gain=gain,
            details=details,
        )

    def group_share(self, shown: Shown) -> str:
        """Return how similar the documents of a group are: all that a column is fitted to, of rows not seen yet."""
        least = _least_share(shown)
        if not isinstance(shown, DuplicateGroup):
            return self._wording.share(least)
        best = max(member.similarity for member in shown.members[1:])
        return self._wording.same(shown.relation) or self._wording.share_range(least, best)

    def member(self, shown: Shown, member: int) -> RowText:
        """Return the texts of a document's row."""
        document, words = document_at(shown, member), self._wording
        entry = document.entry
        kind, relation, match = self._match(shown, member)
        only, beyond = differs_only_in(shown, member), differs_beyond(shown, member)
        besides = words.beyond(named_beyond(relation, beyond, only=only), is_brief=True)
        remark = " · ".join(filter(None, (words.only_differ(only) if only else "", besides)))
        explanation = sentences(words.variant(only) if only else "", words.beyond_sentence(beyond))
        return RowText(
            kind=kind,
            cells=(
                visible(entry.name),
                shown_folder(entry.folder, home=self._home),
                f"{match} · {remark}" if remark else match,
                words.size(entry.size_bytes),
                words.date(entry.mtime_ns),
                document.format.upper(),
                *self._about(document.metadata),
            ),
            tooltip=self._tooltip(document, explanation),
            share=share_at(shown, member),
            relation=relation,
            remark=remark,
            explanation=explanation,
            is_reference=entry.is_reference,
        )

    def _about(self, metadata: Metadata) -> tuple[str, ...]:
        """Return the cells of `METADATA_COLUMNS`."""
        words = self._wording
        return (
            visible(metadata.title or ""),
            visible(metadata.author or ""),
            "" if metadata.page_count is None else words.count(metadata.page_count),
            words.written_day(metadata.created) if metadata.created else "",
            words.written_day(metadata.modified) if metadata.modified else "",
        )

    def _match(self, shown: Shown, member: int) -> tuple[RowKind, Relation | None, str]:
        words = self._wording
        if isinstance(shown, Container):
            if member == 0:
                return RowKind.CONTAINER, None, words.container()
            return RowKind.PART, Relation.CONTAINED, words.inside(share_at(shown, member))
        relation = shown.members[member].relation
        if relation is None:
            return RowKind.KEEPER, None, words.keeper()
        share = share_at(shown, member)
        if relation is Relation.NEAR:
            return RowKind.MEMBER, relation, words.share(share)
        is_guess = relation is Relation.LOOKS_ALIKE
        return RowKind.MEMBER, relation, words.looks_alike(share) if is_guess else words.relation(relation)

    def _gain(self, group: DuplicateGroup) -> tuple[str, str]:
        """Return what can be freed; and where all are variants of the keeper, that they are no copies."""
        others = group.members[1:]
        if not all(of_one_template(member.differs_only_in) for member in others):
            size_bytes = group.reclaimable_bytes
            return (self._wording.can_be_freed(size_bytes) if size_bytes else ""), ""
        found = {variable for member in others for variable in member.differs_only_in}
        return "", self._wording.only_differ([variable for variable in Variable if variable in found])

    def _tooltip(self, document: Document, explanation: str) -> str:
        entry, words = document.entry, self._wording
        facts = (words.size(entry.size_bytes), words.moment(entry.mtime_ns), words.words(document.word_count))
        lines = [visible(entry.path), " · ".join(facts)]
        if document.metadata.title:
            lines.insert(1, visible(document.metadata.title))
        if explanation:
            lines.append(explanation)
        if entry.enclosing is not None:
            lines.append(words.enclosed_hint())
        elif not entry.may_go:
            lines.append(words.excluded_hint() if entry.is_excluded else words.reference_hint())
        lines += [words.also_known_as(visible(path)) for path in entry.other_paths]
        return "\n".join(lines)
