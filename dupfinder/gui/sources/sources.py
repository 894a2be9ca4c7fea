"""The folders and documents that a scan looks at, and their roles."""

import enum
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.protection import Roles


class SourceRole(enum.Enum):
    """What the documents of a source are for."""

    SCAN = enum.auto()
    REFERENCE = enum.auto()
    """Compared, never removed."""
    EXCLUDED = enum.auto()
    """Left out, wherever it is found."""

    @property
    def following(self) -> "SourceRole":
        """Return the role that comes next, the first one after the last."""
        roles = list(SourceRole)
        return roles[(roles.index(self) + 1) % len(roles)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A folder or a single document."""

    path: str
    is_folder: bool
    role: SourceRole = SourceRole.SCAN


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    """A source that is not listed because another one holds it."""

    path: str
    inside: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddedSources:
    """The list after something was added, and what was folded into another source."""

    sources: tuple[Source, ...]
    folded: tuple[Folded, ...] = ()
    missing: tuple[str, ...] = ()


def add_sources(sources: Sequence[Source], paths: Iterable[str], *, role: SourceRole = SourceRole.SCAN) -> AddedSources:
    """Return the sources with these paths added.

    What lies inside another folder of the same role, directly or through a link, is folded into it, whichever came
    first; a source of another role keeps its place. A path that is listed takes the new role, unless that is the one
    that everything has at first: then it keeps its own.
    """
    listed = list(sources)
    folded: list[Folded] = []
    missing: list[str] = []
    for path in map(os.path.abspath, paths):
        if not os.path.exists(path):
            missing.append(path)
            continue
        new = Source(path=path, is_folder=os.path.isdir(path), role=role)
        if role is not SourceRole.SCAN:
            listed = [old for old in listed if old.path != path]
        holder = next((old for old in listed if old.path == path or (old.role is new.role and _holds(old, path))), None)
        if holder is not None:
            folded += [Folded(path=path, inside=holder.path)] if holder.path != path else []
            continue
        inner = [old for old in listed if old.role is new.role and _holds(new, old.path)]
        folded += [Folded(path=old.path, inside=path) for old in inner]
        listed = [old for old in listed if old not in inner]
        listed.append(new)
    return AddedSources(sources=tuple(listed), folded=tuple(folded), missing=tuple(missing))


def with_role(sources: Sequence[Source], path: str, role: SourceRole) -> tuple[Source, ...]:
    """Return the sources with another role for one of them."""
    return tuple(replace(source, role=role) if source.path == path else source for source in sources)


def with_roles(sources: Sequence[Source], roles: Roles) -> tuple[Source, ...]:
    """Return the sources with these folders as references, or left out; those that are missing come last."""
    listed = tuple(sources)
    for role, paths in ((SourceRole.REFERENCE, roles.references), (SourceRole.EXCLUDED, roles.excluded)):
        for path in paths:
            new = Source(path=path, is_folder=not os.path.isfile(path), role=role)
            is_listed = any(source.path == path for source in listed)
            listed = with_role(listed, path, role) if is_listed else (*listed, new)
    return listed


def _holds(folder: Source, path: str) -> bool:
    if not folder.is_folder:
        return os.path.realpath(folder.path) == os.path.realpath(path)
    outer, inner = os.path.realpath(folder.path), os.path.realpath(path)
    return os.path.commonpath([outer, inner]) == outer


def sources_of(options: ScanOptions) -> tuple[Source, ...]:
    """Return the sources that a scan with these options has."""
    roles = (
        (SourceRole.SCAN, options.sources),
        (SourceRole.REFERENCE, options.references),
        (SourceRole.EXCLUDED, options.excluded),
    )
    return tuple(
        Source(path=path, is_folder=not os.path.isfile(path), role=role) for role, paths in roles for path in paths
    )
