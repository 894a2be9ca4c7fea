"""What an overview card shows: charts, tables of the same figures, and what a click on them asks for."""

import enum
from collections.abc import Callable, Sequence
from typing import Generic

from PySide6.QtCore import QObject

from dupfinder.domain.records import dataclass
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.toolkit.table_model import Column, Row


class Tint(enum.Enum):
    """The colour of a mark, by what it means."""

    GOES = "accent"
    """What could go, and what is to be seen first."""
    STAYS = "chart_quiet"
    SAME = "good"
    NEAR = "similar"


class Shape(enum.Enum):
    """How a mark is drawn."""

    BAR = enum.auto()
    CELL = enum.auto()
    """A bar as strong as its weight."""
    DOT = enum.auto()
    """A circle in the middle of its place, as large as text, whatever the scale."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A part of an item, in the units of the axes."""

    item: int
    left: float
    top: float
    width: float
    height: float
    tint: Tint
    weight: float = 1.0
    """Of 0 to 1: how strong a cell is."""
    shape: Shape = Shape.BAR


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """What can be pointed at, and chosen with the keyboard; `target` is what a click asks for, `None` for nothing."""

    text: str
    target: object = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A short text to the right of a place, or above it."""

    x: float
    y: float
    text: str
    is_above: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A thin line that leads the eye along a row; it is no item."""

    left: float
    right: float
    y: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Axis:
    """One side of a picture: named ticks, or a scale whose numbers are written by `write`."""

    low: float
    high: float
    label: str = ""
    ticks: tuple[tuple[float, str], ...] = ()
    write: Callable[[float], str] | None = None
    is_whole: bool = False
    """Whether only whole numbers make sense."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """A picture; the y axis grows downwards where its ticks are names."""

    title: str
    x: Axis
    y: Axis
    items: tuple[Item, ...]
    marks: tuple[Mark, ...]
    notes: tuple[Note, ...] = ()
    lines: tuple[Line, ...] = ()
    legend: tuple[tuple[Tint, str], ...] = ()
    rows: float = 8.0
    """How high it wants to be, in rows of text with some air."""
    grows_down: bool = False
    is_square: bool = False
    """Whether its columns shall be hardly wider than its rows are high."""


@dataclass(frozen=True, slots=True)
class FolderTarget:
    """The documents in a folder and below it."""

    path: str


@dataclass(frozen=True, slots=True)
class FolderStep:
    """A look into a folder of the tree, by its number."""

    number: int


@dataclass(frozen=True, slots=True)
class FoldersTarget:
    """The groups that have documents in both folders."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class FormatTarget:
    """The documents of a format."""

    format: str


@dataclass(frozen=True, slots=True)
class GroupTarget:
    """A group."""

    group_id: int


class FigureMaker(QObject):
    """Makes pictures and tables of a subject, in the words of the overview."""

    def __init__(self, words: OverviewWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures(Generic[Row]):
    """A table; by a row, what Enter asks for (`None` for nothing) and what its hint says, if not what a cell says."""

    columns: Sequence[Column[Row]] = ()
    rows: Sequence[Row] = ()
    target: Callable[[Row], object] = lambda _row: None
    tooltip: Callable[[Row], str] | None = None
