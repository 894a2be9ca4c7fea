"""What a person asks a scan to do; the defaults are those of docs/reference/command-line.md."""

import enum
import functools
import os
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import Any

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.errors import UsageError
from dupfinder.domain.files import ByBytes
from dupfinder.domain.fingerprints import (
    FINGERPRINT_BITS,
    MOST_HEADING_WEIGHT,
    MOST_LENGTH,
    MOST_PICTURE_WEIGHT,
    MOST_SENTENCES,
    Feature,
    FingerprintMethod,
    FingerprintSettings,
    Weighting,
    WordHash,
)
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.messages import say
from dupfinder.domain.pairs import CONTAINMENT, SAME_TEMPLATE, Relation, Variants
from dupfinder.domain.protection import Roles
from dupfinder.domain.records import dataclass

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
    across: bool = False
    """Only documents of different sources (references are some) are pairs (`dupfinder.domain.sources`)."""
    variants: Variants = Variants.KEEP
    fingerprint: FingerprintSettings = field(default_factory=FingerprintSettings)
    max_bits: int | None = None
    """Fingerprints that differ in at most so many bits propose a pair; `None` means what measured best."""
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    """Only these formats; empty means all."""
    by_bytes: ByBytes = ByBytes.DOCUMENTS
    min_size_bytes: int = 1
    max_size_bytes: int | None = None
    min_words: int = MIN_WORDS
    follow_links: bool = False
    inside: bool = True
    """Look for documents inside of files, too: in mailboxes, in archives, attached (`dupfinder.domain.enclosed`)."""
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
    distinctions: IgnoreList = field(default_factory=IgnoreList)
    """Pairs of documents that a person told apart; they are not brought together in a group."""
    cluster: str | None = None
    """Where documents are read instead of here: `tls://host:port`, or `local:N` processes of this machine."""
    cluster_certificates: str | None = None
    """The folder with the certificates of that cluster."""
    cluster_folder: str | None = None
    """A folder that its hosts see at the same path, for what they search and compare; `None` means beside the cache."""
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
    options = replace(options, distinctions=IgnoreList())
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


# A new option is a field of `ScanOptions` and an entry of `OPTIONS`; only the window's dialogues place a field of their
# own for it.

_USUAL = ScanOptions(sources=())
_FINGERPRINT = "fingerprint."
_MOST = 1 << 62
_MOST_BITS = 128


class OptionKind(enum.Enum):
    """What the value of an option is, and so how it is written, checked and kept."""

    SHARE = enum.auto()
    """A similarity of 0 to 1."""
    COUNT = enum.auto()
    """A whole number of at least 1."""
    BITS = enum.auto()
    BYTES = enum.auto()
    SECONDS = enum.auto()
    FACTOR = enum.auto()
    CHOICE = enum.auto()
    SWITCH = enum.auto()
    TEXTS = enum.auto()
    """Any number of texts, each with the flag before it."""
    PATHS = enum.auto()
    """Any number of folders and files, in the same way."""
    PATH = enum.auto()


class OptionGroup(enum.StrEnum):
    """Where an option is listed; the value is the heading."""

    MATCHING = "matching"
    FINGERPRINT = "fingerprints (the defaults measured best)"
    FILES = "which files"
    HOW = "how"


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a scan."""

    field: str
    """The field of `ScanOptions`, or `fingerprint.` and the field of its `FingerprintSettings`."""
    flag: str
    """As on the command line: `--min-words`."""
    group: OptionGroup
    kind: OptionKind
    metavar: str | None
    help: str
    choices: type[enum.StrEnum] | None = None
    least: float = 0
    most: float = _MOST
    remembered: bool = True
    """Whether the window begins with what was chosen last."""
    turned: bool = False
    """Whether the flag stands for the opposite of the field."""

    @property
    def name(self) -> str:
        """Return its name in logs, reports and settings."""
        return self.field.removeprefix(_FINGERPRINT)

    @property
    def reported(self) -> bool:
        """Return whether the result depends on it, so that reports tell it; those of the fingerprint do so together."""
        return self.group in {OptionGroup.MATCHING, OptionGroup.FILES}

    @property
    def usual(self) -> Any:  # noqa: ANN401 - as many types as there are kinds
        """Return what it is unless somebody chooses."""
        return self.of(_USUAL)

    def of(self, options: ScanOptions) -> Any:  # noqa: ANN401 - as many types as there are kinds
        """Return what it is in these options."""
        return functools.reduce(getattr, self.field.split("."), options)

    def holds(self, value: object) -> bool:
        """Return whether a number is within the bounds; not-a-number is not, what is no number always is."""
        return not isinstance(value, int | float) or self.least <= value <= self.most


def with_options(options: ScanOptions, values: Mapping[Option, Any]) -> ScanOptions:
    """Return options with other values."""
    fingerprint = {option.name: value for option, value in values.items() if option.group is OptionGroup.FINGERPRINT}
    others = {option.name: value for option, value in values.items() if option.group is not OptionGroup.FINGERPRINT}
    return replace(options, fingerprint=replace(options.fingerprint, **fingerprint), **others)


_RELATION_HELP = "identical, same-content, same-text, looks-alike, near or contained, each with those before it"
_ACROSS_HELP = "compare each source with the others only, nothing within one"
_MIN_WORDS_HELP = "shorter documents are compared for identical bytes, same content and looks only"
_VARIANTS_HELP = f"near duplicates with the {SAME_TEMPLATE}: keep (the default), drop, or only these"
_MAX_BITS_HELP = "fingerprints that differ in at most K bits propose a pair"
_METHOD_HELP = "simhash (the default), or sentences: the longest ones, as a set"
_FEATURE_HELP = "runs of words (the default) or of letters, or anchored: the words behind stop words"
_WEIGHTING_HELP = "log (the default): 1 + ln of the frequency; frequency, idf or constant"
_WORD_HASH_HELP = "polynomial (the default), fnv1 or fnv1a"
_HEADING_WEIGHT_HELP = "by how much titles and headings count more (1)"
_PICTURE_WEIGHT_HELP = (
    "let each picture of a document count as W features, not with --weights idf: documents with the same pictures are "
    "compared more readily, those with other pictures less (0)"
)
_SENTENCES_HELP = "how many sentences, with --method sentences (3)"
_REFERENCE_HELP = "a protected folder: its documents are compared but never removed; repeatable"
_EXCLUDED_HELP = "a folder that is left out, whatever path or link leads there; repeatable"
_BY_BYTES_HELP = "formats that are not read, by their bytes: documents (the default), all or none"
_INSIDE_HELP = "do not look inside mailboxes, archives, e-mails and PDFs"
_OCR_HELP = "read scanned pages, too (slow; needs the packages rapidocr and onnxruntime)"
_CLUSTER_HELP = "scan on other machines: tls://HOST:PORT, or local:N processes here (needs the package distributed)"
_CERTIFICATES_HELP = "with --cluster: the folder that `dupfinder cluster certificates DIR` filled"
_CLUSTER_FOLDER_HELP = "with --cluster: a folder that all hosts see, for their work (beside the scan cache)"
_M, _P, _F, _H = OptionGroup
_K = OptionKind
OPTIONS = (
    Option("references", "--reference", _F, _K.PATHS, "PATH", _REFERENCE_HELP, remembered=False),
    Option("min_similarity", "--min-similarity", _M, _K.SHARE, "S", "least similarity: 0.8, or 80%", most=1),
    Option("relation", "--relation", _M, _K.CHOICE, "WHAT", _RELATION_HELP, Relation),
    Option("linkage", "--linkage", _M, _K.CHOICE, "HOW", "centre (the default), complete or single", Linkage),
    Option("across", "--across", _M, _K.SWITCH, None, _ACROSS_HELP, remembered=False),
    Option("variants", "--variants", _M, _K.CHOICE, "HOW", _VARIANTS_HELP, Variants),
    Option("min_words", "--min-words", _M, _K.COUNT, "N", _MIN_WORDS_HELP),
    Option("max_bits", "--max-bits", _M, _K.BITS, "K", _MAX_BITS_HELP, most=_MOST_BITS),
    Option("fingerprint.method", "--method", _P, _K.CHOICE, "HOW", _METHOD_HELP, FingerprintMethod),
    Option(
        *("fingerprint.bits", "--bits", _P, _K.COUNT, "N", "64 (the default) or 128"),
        least=min(FINGERPRINT_BITS),
        most=max(FINGERPRINT_BITS),
    ),
    Option("fingerprint.feature", "--features", _P, _K.CHOICE, "WHAT", _FEATURE_HELP, Feature),
    Option(
        *("fingerprint.length", "--feature-length", _P, _K.COUNT, "N", "words (2) or letters (4)"),
        least=1,
        most=MOST_LENGTH,
    ),
    Option("fingerprint.weighting", "--weights", _P, _K.CHOICE, "HOW", _WEIGHTING_HELP, Weighting),
    Option("fingerprint.word_hash", "--word-hash", _P, _K.CHOICE, "HOW", _WORD_HASH_HELP, WordHash),
    Option(
        *("fingerprint.heading_weight", "--heading-weight", _P, _K.FACTOR, "W", _HEADING_WEIGHT_HELP),
        least=1,
        most=MOST_HEADING_WEIGHT,
    ),
    Option(
        *("fingerprint.picture_weight", "--picture-weight", _P, _K.FACTOR, "W", _PICTURE_WEIGHT_HELP),
        most=MOST_PICTURE_WEIGHT,
    ),
    Option(
        *("fingerprint.sentences", "--sentences", _P, _K.COUNT, "N", _SENTENCES_HELP),
        least=1,
        most=MOST_SENTENCES,
    ),
    Option("excluded", "--exclude-folder", _F, _K.PATHS, "PATH", _EXCLUDED_HELP, remembered=False),
    Option("include", "--include", _F, _K.TEXTS, "GLOB", "only these; repeatable", remembered=False),
    Option("exclude", "--exclude", _F, _K.TEXTS, "GLOB", "none of these; repeatable", remembered=False),
    Option("formats", "--format", _F, _K.TEXTS, "NAME", "only these formats; repeatable"),
    Option("by_bytes", "--by-bytes", _F, _K.CHOICE, "WHAT", _BY_BYTES_HELP, ByBytes),
    Option("min_size_bytes", "--min-size", _F, _K.BYTES, "BYTES", "at least (10k, 5M)"),
    Option("max_size_bytes", "--max-size", _F, _K.BYTES, "BYTES", "at most"),
    Option("follow_links", "--follow-links", _F, _K.SWITCH, None, "follow symbolic links"),
    Option("hidden", "--hidden", _F, _K.SWITCH, None, "look into hidden folders too"),
    Option("inside", "--no-inside", _F, _K.SWITCH, None, _INSIDE_HELP, turned=True),
    Option("workers", "--workers", _H, _K.COUNT, "N", "extraction processes (one a core)", least=1, remembered=False),
    Option("time_limit_s", "--time-limit", _H, _K.SECONDS, "S", "for one document (60)", least=1e-9, most=1e9),
    Option("memory_limit_bytes", "--memory-limit", _H, _K.BYTES, "BYTES", "for one document (1G)", least=1),
    Option("ocr", "--ocr", _H, _K.SWITCH, None, _OCR_HELP),
    Option("cluster", "--cluster", _H, _K.PATH, "WHERE", _CLUSTER_HELP),
    Option("cluster_certificates", "--cluster-certificates", _H, _K.PATH, "DIR", _CERTIFICATES_HELP),
    Option("cluster_folder", "--cluster-folder", _H, _K.PATH, "DIR", _CLUSTER_FOLDER_HELP),
    Option("cache_file", "--cache", _H, _K.PATH, "FILE", "where the scan cache is", remembered=False),
    Option("use_cache", "--no-cache", _H, _K.SWITCH, None, "read every document again", turned=True, remembered=False),
)
"""All of them but the sources, in the order in which they are listed."""
BY_FIELD = {option.field: option for option in OPTIONS}
_LISTS = frozenset((OptionKind.TEXTS, OptionKind.PATHS))
_OTHER_THAN_NUMBERS = _LISTS | {OptionKind.CHOICE, OptionKind.SWITCH, OptionKind.PATH}


def checked(options: ScanOptions) -> ScanOptions:
    """Return options as a scan needs them, from programs that may write a choice as its word and a path as any path.

    Raises `UsageError` for a value that cannot be used.
    """
    values = {option: _checked(option, option.of(options)) for option in OPTIONS}
    return replace(with_options(options, values), sources=_listed(options.sources))


def _checked(option: Option, value: Any) -> Any:  # noqa: ANN401 - as many types as there are kinds
    if option.kind in _LISTS:
        return _listed(value)
    if option.choices is not None:
        choices = {str(choice): choice for choice in option.choices}
        if str(value) not in choices:
            named = ", ".join(choices)
            raise UsageError(
                say("{name} cannot be {value}. Choices: {choices}.", name=option.name, value=str(value), choices=named)
            )
        return choices[str(value)]
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    is_needed = option.kind not in _OTHER_THAN_NUMBERS and not (value is None and option.usual is None)
    if is_needed and not (is_number and option.holds(value)):
        name, shown, least, most = option.name, str(value), f"{option.least:g}", f"{option.most:g}"
        if option.most == _MOST:
            raise UsageError(
                say(
                    "{name} cannot be {value}: it is a number of at least {least}.", name=name, value=shown, least=least
                )
            )
        raise UsageError(
            say(
                "{name} cannot be {value}: it is a number from {least} to {most}.",
                name=name,
                value=shown,
                least=least,
                most=most,
            )
        )
    return value


def _listed(value: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> tuple[str, ...]:
    """Return paths or texts as a tuple; one alone stands for itself, not for its letters."""
    return (os.fspath(value),) if isinstance(value, str | os.PathLike) else tuple(os.fspath(one) for one in value)
