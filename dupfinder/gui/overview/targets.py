"""What a click in the overview asks for."""

from dataclasses import dataclass


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
