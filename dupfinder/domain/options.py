"""What a person asks a scan to do; the defaults are those of docs/reference/command-line.md."""

import enum
from dataclasses import dataclass, field, replace

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.distinctions import Distinctions
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.pairs import CONTAINMENT, Relation, Variants
from dupfinder.domain.protection import Roles

KIB = 1024
MIB = 1024 * KIB
GIB = 1024 * MIB

MIN_SIMILARITY = 0.8
FIND_FROM = 0.6
"""So alike documents are found where groups may be formed anew later: in the window, and for a session.

From here on that costs a scan 7 % more, from 50 % on 16 %, and where thousands share half of their text much more.
"""
MIN_WORDS = 20
"""A document of fewer words is not told by them."""
TIME_LIMIT_S = 60.0
MEMORY_LIMIT_BYTES = GIB


class Linkage(enum.StrEnum):
    """How alike the members of a group must be."""

    CENTRE = "centre"
    COMPLETE = "complete"
    SINGLE = "single"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScanOptions:
    """Everything that a scan needs to know."""

    sources: tuple[str, ...]
    references: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    """Folders and files that are left out wherever they are found, whatever path or link leads there."""
    min_similarity: float = MIN_SIMILARITY
    find_from: float | None = None
    """Pairs are found from this similarity on, if it is below `min_similarity`: then groups can be formed anew for
    anything in between (`dupfinder.domain.options`). `None`: no others than the groups need."""
    relation: Relation = Relation.NEAR
    """The loosest relation that is reported."""
    linkage: Linkage = Linkage.CENTRE
    variants: Variants = Variants.KEEP
    fingerprint: FingerprintSettings = field(default_factory=FingerprintSettings)
    max_bits: int | None = None
    """Fingerprints that differ in at most so many bits propose a pair; `None` means what measured best."""
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    """Only these formats; empty means all."""
    min_size_bytes: int = 1
    max_size_bytes: int | None = None
    min_words: int = MIN_WORDS
    follow_links: bool = False
    hidden: bool = False
    workers: int | None = None
    """Extraction processes; `None` means one for each core."""
    time_limit_s: float = TIME_LIMIT_S
    """For one document."""
    memory_limit_bytes: int = MEMORY_LIMIT_BYTES
    """For one document."""
    included: tuple[Inclusion, ...] = ()
    """What may go besides identical documents: what can be freed counts just that. Nothing is found by it."""
    ocr: bool = False
    """Read the pages of documents without text as pictures; needs an optional package."""
    distinctions: Distinctions = field(default_factory=Distinctions)
    """Pairs of documents that a person told apart; they are not brought together in a group."""
    cache_file: str | None = None
    """Where the scan cache is; `None` means the user's cache folder."""
    use_cache: bool = True

    @property
    def roles(self) -> Roles:
        """Return the folders and files out of which nothing goes."""
        return Roles(references=self.references, excluded=self.excluded)

    @property
    def found_from(self) -> float:
        """Return the similarity from which on pairs are found: `min_similarity`, or less."""
        return self.min_similarity if self.find_from is None else min(self.find_from, self.min_similarity)

    @property
    def least_likeness(self) -> float:
        """Return the least share of its words that one of two texts must have in common with the other."""
        if self.relation.covers(Relation.CONTAINED):
            return min(self.found_from, CONTAINMENT)
        return self.found_from


@dataclass(frozen=True, slots=True, kw_only=True)
class ScanPreset:
    """A name and what it stands for; what was told apart is no setting, so it is in none."""

    name: str
    options: ScanOptions
    """Without sources, references and excluded folders, unless the preset is for these very folders."""

    @property
    def has_folders(self) -> bool:
        """Return whether it says what to scan, not only how."""
        return bool(self.options.sources or self.options.references or self.options.excluded)


def preset_of(name: str, options: ScanOptions, *, with_folders: bool) -> ScanPreset:
    """Return what these options are as a preset."""
    options = replace(options, distinctions=Distinctions())
    if not with_folders:
        options = replace(options, sources=(), references=(), excluded=())
    return ScanPreset(name=name, options=options)


@dataclass(frozen=True, slots=True, kw_only=True)
class Grouping:
    """How the pairs that a scan found become groups."""

    min_similarity: float
    """Of 0 to 1; below what the scan looked for, nothing more is found."""
    linkage: Linkage
    included: tuple[Inclusion, ...] = ()
    """As in `ScanOptions`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SimilarityHistogram:
    """How many pairs of documents were found at each similarity.

    `counts[i]` pairs are at least `least + i * step` similar, and less than the next; the last one also has those of
    the same text or the same bytes.
    """

    least: float
    """Of 0 to 1: from here on pairs were looked for."""
    step: float
    counts: tuple[int, ...]
