"""All that is shown of one row of a tree, written once."""

import enum

from PySide6.QtCore import Qt

from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.table_model import ROW_ROLE


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
