"""What must hold in a session besides the types of its fields, so that the rest of the program can rely on it.

A session may come from a stranger: what no scan could have found is refused here. Each function raises `ValueError`.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, chain, repeat, zip_longest
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.enclosed import clean_names, enclosing_path, inner_names, is_enclosed
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import MIN_WORDS, OPTIONS, Grouping, ScanOptions
from dupfinder.domain.pairs import Relation, Variants, VerifiedPair
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import Statistics
from dupfinder.domain.sessions import SavedMarks


@dataclass(frozen=True, slots=True, kw_only=True)
class Reported:
    """Which matches count as pairs."""

    min_similarity: float
    max_relation: Relation
    variants: Variants = Variants.KEEP
    min_words: int = MIN_WORDS
    across: tuple[str, ...] = ()
    """The sources, where only documents of different ones are pairs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatches:
    """Distinct texts and the matches between them, from which all pairs follow."""

    texts: Sequence[Sequence[Document]]
    """The documents of each text, the one to prefer first."""
    pairs: NDArray[np.int64]
    """int64[m, 2], numbers of texts, a < b, sorted."""
    similarity: NDArray[np.float64]
    """float64[m], as the next two."""
    a_in_b: NDArray[np.float64]
    b_in_a: NDArray[np.float64]
    reported: Reported


Columns = Mapping[str, Any]
"""Of many records, by the names of their fields: lists, or arrays of numbers. One in which all are as usual is missing.
"""

StoredPairs = StoredMatches | tuple[VerifiedPair, ...]


_MOST_COUNT = 1 << 62
_MOST_ODD = 1 << 128
"""Of times, devices and inodes, which some file systems make up."""
_MOST_BITS = 1 << 12
_MOST_NAME_LETTERS = 100
_MOST_REASONS = 1_000
"""A rule, or a person: who marks has few of them."""


def check_paths(paths: Iterable[str]) -> None:
    """Refuse what no file of this system can be called, and ways up the tree: no scan finds a file by such a path."""
    all_paths = list(paths)
    together = "\0".join(all_paths)
    if together.count("\0") >= max(len(all_paths), 1) or not _are_absolute(all_paths, together):
        raise ValueError("no path")
    if f"{os.sep}{os.pardir}" in together and any(os.pardir in path.split(os.sep) for path in all_paths):
        raise ValueError("no path")
    os.fsencode(together)  # a UnicodeEncodeError is a ValueError


def _are_absolute(paths: Sequence[str], together: str) -> bool:
    """Return whether all are absolute, of which none has NUL in it, and between which there is one in `together`."""
    if os.sep == "/":
        return not paths or f"\0{together}".count("\0/") == len(paths)
    return all(map(os.path.isabs, paths))


def check_document_paths(paths: Iterable[str]) -> None:
    """Refuse what no document can be called; those inside of other files have names that were made for them."""
    all_paths = list(paths)
    inner = [name for path in all_paths if is_enclosed(path) for name in inner_names(path)]
    check_paths(map(enclosing_path, all_paths) if inner else all_paths)
    if any(clean_names((name,)) != [name] for name in inner):
        raise ValueError("no path")


def check_options(options: ScanOptions) -> None:
    """Refuse options that no face of the program offers."""
    check_paths((*options.sources, *options.references, *options.excluded))
    _check_shares(options.min_similarity, options.min_similarity if options.find_from is None else options.find_from)
    if not all(option.holds(option.of(options)) for option in OPTIONS):
        raise ValueError("options")


def check_grouping(grouping: Grouping) -> None:
    """Refuse a similarity that cannot be."""
    _check_shares(grouping.min_similarity)


def check_problems(problems: Iterable[Problem]) -> None:
    """Refuse problems of what cannot be a file."""
    check_document_paths(problem.path for problem in problems)


def check_statistics(statistics: Statistics) -> None:
    """Refuse counts below nought."""
    _check_counts(statistics.files_seen, statistics.from_cache)
    if statistics.elapsed_s < 0:
        raise ValueError("time")


def check_entries(columns: Columns) -> None:
    """Refuse files that cannot be."""
    paths = columns["path"]
    check_document_paths(paths)
    excluded, enclosing = columns.get("is_excluded", ()), columns.get("enclosing", ())
    for path, is_excluded, file in zip_longest(paths, excluded, enclosing):
        if is_enclosed(path) != (file is not None) or (file is not None and not is_excluded):
            raise ValueError("enclosed")
    check_paths(chain.from_iterable(columns.get("other_paths", ())))
    for name in ("size_bytes", "file_id", "links", "shared_extents_bytes"):
        _check_range(columns.get(name, ()), _MOST_COUNT)
    for name in ("mtime_ns", "changed_ns", "device", "inode"):
        _check_range(columns.get(name, ()), _MOST_ODD, least=-_MOST_ODD)


def check_documents(columns: Columns, *, bits: int) -> None:
    """Refuse documents that cannot be, and fingerprints with more bits than these."""
    for name in set(columns["format"]):
        if not name.isprintable() or not 0 < len(name) <= _MOST_NAME_LETTERS:
            raise ValueError("format")
    _check_range(columns.get("word_count", ()), _MOST_COUNT)
    fingerprints = columns.get("fingerprint", ())
    if isinstance(fingerprints, list):
        fingerprints = [one for one in fingerprints if one is not None]
    _check_range(fingerprints, (1 << bits) - 1)


def check_distinct(documents: Sequence[Document]) -> None:
    """Refuse two documents of one path."""
    if len(set(map(attrgetter("entry.path"), documents))) < len(documents):
        raise ValueError("one path twice")


def check_groups(groups: Sequence[DuplicateGroup]) -> None:
    """Refuse groups without another member than the keeper, or with the same member twice."""
    members = list(chain.from_iterable(group.members for group in groups))
    sizes = [len(group.members) for group in groups]
    if min(sizes, default=2) < 2:
        raise ValueError("no group")
    keepers = [place for place, relation in enumerate(map(attrgetter("relation"), members)) if relation is None]
    if keepers != list(accumulate(sizes[:-1], initial=0)):
        raise ValueError("one keeper")
    paths = list(map(attrgetter("document.entry.path"), members))
    owners = chain.from_iterable(map(repeat, range(len(sizes)), sizes))
    if len(set(paths)) < len(paths) and len(set(zip(owners, paths, strict=True))) < len(paths):
        raise ValueError("one path twice")
    _check_range(list(map(attrgetter("similarity"), members)), 1)
    _check_range([bits for bits in map(attrgetter("hamming_bits"), members) if bits is not None], _MOST_BITS)
    _check_range([group.group_id for group in groups], _MOST_COUNT)


def check_numbers(groups: Sequence[DuplicateGroup]) -> None:
    """Refuse two groups of one number."""
    if len({group.group_id for group in groups}) < len(groups):
        raise ValueError("one number twice")


def check_containers(containers: Sequence[Container]) -> None:
    """Refuse containers without parts, and parts of something else."""
    for container in containers:
        check_pairs(container.pairs)
        path = container.container.entry.path
        if not container.pairs or any(path not in {pair.a.entry.path, pair.b.entry.path} for pair in container.pairs):
            raise ValueError("container")


def check_pairs(pairs: Iterable[VerifiedPair]) -> None:
    """Refuse a pair of a document with itself, and figures that cannot be."""
    for pair in pairs:
        if pair.a.entry.path == pair.b.entry.path:
            raise ValueError("no pair")
        _check_shares(pair.similarity, pair.a_in_b, pair.b_in_a)
        _check_bits(pair.hamming_bits)


def check_matches(matches: StoredMatches) -> None:
    """Refuse a document in two texts, pairs that are not in rising order, and figures that cannot be."""
    check_distinct([document for text in matches.texts for document in text])
    _check_shares(matches.reported.min_similarity)
    check_paths(matches.reported.across)
    pairs, count = matches.pairs, len(matches.texts)
    if len(pairs):
        a, b = pairs[:, 0], pairs[:, 1]
        if a.min() < 0 or b.max() >= count or not bool((a < b).all()):
            raise ValueError("texts")
        if not bool((np.diff(a * count + b) > 0).all()):
            raise ValueError("order")
    for figures in (matches.similarity, matches.a_in_b, matches.b_in_a):
        if len(figures) != len(pairs) or not bool(((figures >= 0) & (figures <= 1)).all()):  # no NaN is either
            raise ValueError("figures")


def check_marks(marks: SavedMarks) -> None:
    """Refuse marks of what cannot be a file, and for reasons that nobody gave."""
    check_paths(mark.path for mark in marks.marks)
    check_paths({mark.kept for mark in marks.marks if mark.kept is not None})
    check_document_paths(marks.keepers)
    reasons = {mark.reason for mark in marks.marks}.union(marks.keepers.values())
    if "" in reasons or len(reasons) > _MOST_REASONS:
        raise ValueError("reasons")
    os.fsencode("".join(reasons))  # the folder of a rule may be in it


def _check_shares(*shares: float) -> None:
    _check_range(shares, 1)


def _check_bits(*bits: int) -> None:
    _check_range(bits, _MOST_BITS)


def _check_counts(*counts: int) -> None:
    _check_range(counts, _MOST_COUNT)


def _check_range(values: Sequence[float] | NDArray[np.generic], most: int, *, least: int = 0) -> None:
    if isinstance(values, np.ndarray):
        values = [values.min().item(), values.max().item()] if len(values) else []
    if values and not least <= min(values) <= max(values) <= most:
        raise ValueError("range")
