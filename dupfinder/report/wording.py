"""What the reports for people say, in plain text: figures, settings, relations, problems."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from dupfinder.domain.beyond import MANY_UNSEEN, ContentDifference, ContentKind
from dupfinder.domain.comparisons import ContentRow
from dupfinder.domain.display import counted, format_similarity, format_size, noun, visible
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import (
    CONTAINMENT,
    SAME_TEMPLATE,
    VALUES,
    Relation,
    Variable,
    Variants,
    VerifiedPair,
    named_beyond,
    of_one_template,
)
from dupfinder.domain.result import LeftOut, ScanResult, ScanStatus, UnreadFiles
from dupfinder.domain.suggesting import Liking, why_kept

TITLE = "Duplicate documents"
_CANCELLED = "The scan was stopped. These are the results so far."
_INCOMPLETE = "Incomplete: {} became unavailable during the scan and is not included."
NO_GROUPS = "No duplicates were found."
ABOUT_GROUPS = (
    "The first document of each group is kept; the others are compared with it. Groups that free most come first."
)
ABOUT_CONTAINERS = (
    f"At least {format_similarity(CONTAINMENT)} of the words of each document are also in the longer one."
)
ABOUT_PROBLEMS = "Their texts were not compared. Exact copies were still found if the file could be opened."
ABOUT_SIMILARITY = "Similarity is the share of words in passages of at least five words that both documents have."
RELATION_NAMES = {
    Relation.IDENTICAL: "exact copy",
    Relation.SAME_CONTENT: "same content",
    Relation.SAME_TEXT: "same text",
    Relation.LOOKS_ALIKE: "looks alike",
    Relation.NEAR: "similar",
    Relation.CONTAINED: "contained",
}
KEEPER_NAME = "keep"
PROBLEM_MEANINGS = {
    ProblemCode.UNREADABLE: ("Could not be opened", "Check permissions and drive."),
    ProblemCode.ENCRYPTED: ("Protected by a password", "Save copies without the password."),
    ProblemCode.DAMAGED: ("Damaged", "If they open in their own program, save them again there."),
    ProblemCode.NO_TEXT: (
        "Without text",
        "Scans and pictures: compared by how they look. Text recognition (OCR) adds their words.",
    ),
    ProblemCode.EMPTY: ("Empty", "Only bytes are compared."),
    ProblemCode.TIMEOUT: ("Took too long", "Raise the time limit, then scan again."),
    ProblemCode.TOO_LARGE: ("Too large", "Raise the memory limit, then scan again."),
    ProblemCode.CRASHED: ("Reading failed", "They may be damaged."),
    ProblemCode.UNSUPPORTED: ("Not supported", "Save them in a supported format."),
    ProblemCode.CHANGED: ("Changed while being read", "Scan again when no program writes to them."),
    ProblemCode.SOURCE_GONE: ("Unavailable during the scan", "Reconnect the disk, then scan again."),
    ProblemCode.VANISHED: ("Vanished during the scan", "Moved, renamed or removed."),
}
"""What each problem means, and what can be done about it."""
LEFT_OUT_MEANINGS = {
    LeftOut.EMPTY: "empty",
    LeftOut.SIZE: "too small or too large",
    LeftOut.NAME: "by name",
    LeftOut.HIDDEN: "hidden",
    LeftOut.LINK: "links",
    LeftOut.SPECIAL: "devices, pipes or sockets",
    LeftOut.TRASH: "trash folders",
    LeftOut.PACKAGE: "programs and libraries of macOS",
}
"""Files and folders that a scan does not look at."""
_RELATION_SOUGHT = {
    Relation.IDENTICAL: "exact copies",
    Relation.SAME_CONTENT: "exact copies, and same content in other files or formats",
    Relation.SAME_TEXT: "exact copies, and same text in other files or formats",
    Relation.LOOKS_ALIKE: "exact copies, same text, and scans and pictures that look alike",
    Relation.NEAR: "exact copies, same text in other files or formats, and similar texts",
    Relation.CONTAINED: "exact copies, same text, similar texts, and texts contained in longer ones",
}
_LINKAGE_MEANING = {
    Linkage.CENTRE: "each document is that similar to the first of its group",
    Linkage.COMPLETE: "all documents of a group are that similar to each other",
    Linkage.SINGLE: "each document is that similar to at least one other of its group",
}
_VARIANTS_MEANING = {
    Variants.DROP: "such similar documents are left out",
    Variants.ONLY: "only such similar documents are listed",
}


def notices(result: ScanResult) -> Iterator[str]:
    """Yield what a reader has to know before anything else: that the scan did not come to its end."""
    if result.status is ScanStatus.CANCELLED:
        yield _CANCELLED
    if result.gone_sources:
        yield _INCOMPLETE.format(", ".join(map(visible, result.gone_sources)))


UNIQUE = "Not duplicated"
ABOUT_UNIQUE = (
    "These documents are like no other one that was compared, at the least similarity below. "
    "What not read is not among them."
)
_LIKINGS = {
    Liking.REFERENCE: "in a protected folder",
    Liking.FINISHED: "signed, filled in or final",
    Liking.FILED: "in a filed folder",
    Liking.CLEANEST_NAME: "clean name",
    Liking.BEST_FORMAT: "best format to edit",
    Liking.SHORTEST_PATH: "shortest path",
    Liking.CENTRE: "most like the others",
    Liking.CHOSEN: "chosen by you or a rule",
}


def kept_because(group: DuplicateGroup) -> str:
    """Return in a few words why a group has its keeper; empty where nothing tells the documents apart."""
    return "; ".join(_LIKINGS[each] for each in why_kept(group))


_OTHER_THAN_VALUES = {
    Variable.ORDER: "in another order",
    Variable.ACCENTS: "only accents differ",
    Variable.UMLAUTS: "only ä and ae differ",
    Variable.SCRIPT: "simplified and traditional characters",
    Variable.SPACES: "words joined or divided",
    Variable.LETTERS: "letter errors",
    Variable.NOTATION: "numbers written in another way",
    Variable.LETTERHEAD: "another letterhead or footer",
    Variable.WORDS: "many single words differ",
}


_MOST_VALUES = 3


def _named(values: Sequence[Variable]) -> str:
    """Return what was filled in: `names, dates and numbers`, `names, addresses, dates and more`."""
    names = ["online addresses" if one is Variable.LINKS else one.value for one in values if one in VALUES]
    return listed(names if len(names) <= _MOST_VALUES else [*names[:_MOST_VALUES], "more"]) if names else "details"


def only_differ(differs_only_in: Sequence[Variable]) -> str:
    """Return what alone is different in two documents: `only dates and numbers differ`."""
    if Variable.ENTRIES in differs_only_in:
        return f"same template, other {_named(differs_only_in)}"
    alone = next((_OTHER_THAN_VALUES[one] for one in differs_only_in if one in _OTHER_THAN_VALUES), None)
    return alone or f"only {_named(differs_only_in)} differ"


def remark(one: Member | VerifiedPair) -> str:
    """Return what is to be said of two documents besides how they are related, or nothing."""
    only = only_differ(one.differs_only_in) if one.differs_only_in else ""
    beyond = named_beyond(one.relation, one.differs_beyond, only=one.differs_only_in)
    return "; ".join(filter(None, (only, beyond_words(beyond))))


_CONTENT_NAMES = {
    ContentKind.PICTURES: ("picture", "pictures"),
    ContentKind.PAGES: ("page without text", "pages without text"),
    ContentKind.DRAWINGS: ("drawing", "drawings"),
    ContentKind.SIGNS: ("", "signs such as currency, minus or check boxes"),
    ContentKind.ATTACHMENTS: ("attached file", "attached files"),
    ContentKind.COMMENTS: ("comment", "comments"),
    ContentKind.REVISIONS: ("", "tracked changes or struck text"),
    ContentKind.HIDDEN: ("", "hidden parts"),
    ContentKind.FORMULAS: ("", "formulas"),
    ContentKind.FIELDS: ("", "what is filled in"),
    ContentKind.LINKS: ("link", "links"),
}


def content_name(kind: ContentKind, count: int | None) -> str:
    """Return what a kind of content is called: `2 pictures`, `comments`."""
    one, several = _CONTENT_NAMES[kind]
    return several if count is None or not one else f"{count:,} {one if count == 1 else several}"


_ONE_OF_KIND = {
    ContentKind.SIGNS: "sign",
    ContentKind.REVISIONS: "tracked or struck",
    ContentKind.HIDDEN: "hidden",
    ContentKind.FORMULAS: "formula",
    ContentKind.FIELDS: "filled in",
}


def content_line(row: ContentRow, *, is_left: bool) -> str | None:
    """Return what one side has in a row of content beyond the words: `comment: Please check.`; `None` for nothing."""
    found, number = (row.left, row.left_number) if is_left else (row.right, row.right_number)
    if found is None or number is None:
        return None
    name = _CONTENT_NAMES[row.kind][0] or _ONE_OF_KIND[row.kind]
    page = "" if found.page is None else f"{row.leaves[0 if is_left else 1]} {found.page + 1:,}"
    if not found.label:
        return f"{name}: {page or f'number {number + 1:,}'}"
    return f"{name}: {found.label} ({page})" if page else f"{name}: {found.label}"


def beyond_words(differences: Sequence[ContentDifference]) -> str:
    """Return in what two documents differ besides their words: `2 pictures differ, drawings not compared`."""
    told = [content_name(one.kind, one.count) for one in differences if one.count is not None]
    untold = [content_name(one.kind, None) for one in differences if one.count is None]
    is_one = len(told) == 1 and told[0].startswith("1 ")
    if len(untold) > MANY_UNSEEN:
        return "only words compared"
    found = [f"{listed(told)} {'differs' if is_one else 'differ'}"] if told else []
    return ", ".join([*found, f"{listed(untold)} not compared"] if untold else found)


def listed(things: Sequence[str]) -> str:
    """Return some things as people list them: `numbers, dates and names`."""
    *most, last = things
    return f"{', '.join(most)} and {last}" if most else last


def figures(result: ScanResult) -> list[tuple[str, str]]:
    """Return the main figures of a result, each with its meaning; the fourth is what can be freed."""
    if result.unique is not None:
        return [
            (f"{len(result.unique):,}", f"{noun(len(result.unique), 'document')} without a duplicate"),
            (format_size(sum(one.entry.size_bytes for one in result.unique)), "in all"),
            (f"{len(result.problems):,}", "not read"),
        ]
    documents, groups, redundant = len(result.documents), len(result.groups), result.redundant_documents
    sharing, inside = result.sharing_documents, result.enclosed_documents
    return [
        (f"{documents:,}", f"{noun(documents, 'document')} compared"),
        (f"{groups:,}", f"{noun(groups, 'group')} of duplicates"),
        (f"{redundant:,}", f"{noun(redundant, 'document')} that can be removed"),
        (format_size(result.reclaimable_bytes), "can be freed"),
        *([(f"{sharing:,}", "of these share space")] if sharing else []),
        *([(f"{inside:,}", f"{noun(inside, 'document')} inside other files")] if inside else []),
        (f"{len(result.problems):,}", "not read"),
    ]


def spread(group: DuplicateGroup) -> str:
    """Return how alike the members of a group are to its keeper: `93 % the same`, `81–100 % the same`."""  # noqa: RUF002
    least = format_similarity(group.min_similarity)
    most = format_similarity(max(member.similarity for member in group.members[1:]))
    alike = least if least == most else f"{least.removesuffix(' %')}\N{EN DASH}{most}"
    return f"{alike} the same"


def variants_only(group: DuplicateGroup) -> str:
    """Return in what alone all members of a group differ from its keeper; empty if any differs in more, or not."""
    others = group.members[1:]
    if not all(of_one_template(member.differs_only_in) for member in others):
        return ""
    found = {variable for member in others for variable in member.differs_only_in}
    return only_differ([variable for variable in Variable if variable in found])


def documents_of(group: DuplicateGroup) -> str:
    """Return how many documents a group has: `3 documents`, `28 documents from one template (names and dates vary)`."""
    documents = counted(len(group.members), "document")
    return documents if group.varies is None else f"{documents} from one template ({_named(group.varies)} vary)"


def gain(group: DuplicateGroup) -> str:
    """Return what can be freed of a group: `1.2 MB can be freed`; empty of one template without copies."""
    gained = group.reclaimable_bytes
    if group.varies is not None and not gained:
        return ""
    return variants_only(group) or (f"{format_size(gained)} can be freed" if gained else "nothing to free")


def setting_values(options: ScanOptions) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what a result depends on: names, each with one or more values as the person gave them."""
    yield "Folders", options.sources
    if options.references:
        yield "Protected folders", options.references
    across = ("only across sources, nothing within one",) if options.across else ()
    yield "Looked for", (_RELATION_SOUGHT[options.relation], *across)
    yield "Minimum similarity", (f"{format_similarity(options.min_similarity)}: {_LINKAGE_MEANING[options.linkage]}",)
    if meaning := _VARIANTS_MEANING.get(options.variants):
        yield SAME_TEMPLATE.capitalize(), (meaning,)
    yield "Short texts", (f"below {options.min_words} words: only checked for exact copies and same content",)
    if options.formats:
        yield "Only formats", (", ".join(options.formats),)
    if options.include:
        yield "Only names like", options.include
    if options.exclude:
        yield "Left out", options.exclude
    if options.max_size_bytes is not None:
        yield "Largest file", (format_size(options.max_size_bytes),)
    if options.min_size_bytes > 1:
        yield "Smallest file", (format_size(options.min_size_bytes),)
    if options.fingerprint != FingerprintSettings():
        chosen = asdict(options.fingerprint).items()
        yield "Fingerprints", (", ".join(f"{name.replace('_', ' ')} {value}" for name, value in chosen),)
    if options.max_bits is not None:
        yield "Fingerprints differ in", (f"at most {counted(options.max_bits, 'bit')}",)


def work_done(result: ScanResult) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what the scan did, and what it did not read, as `setting_values` does."""
    statistics = result.statistics
    done = f"{counted(statistics.files_seen, 'file')} seen, {counted(len(result.documents), 'document')} compared"
    yield "Work done", (f"{done} in {_duration(statistics.elapsed_s)}",)
    yield from not_read(result)


def not_read(result: ScanResult) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield which files were not read, by format, and what was not even looked at; nothing where there are none."""
    if unread := result.unread:
        yield "Not read", tuple(map(_unread, unread))
    if left_out := result.statistics.left_out:
        yield "Not looked at", tuple(f"{one.count:,} {LEFT_OUT_MEANINGS[one.reason]}" for one in left_out)


def _unread(files: UnreadFiles) -> str:
    told = f"{files.count:,} {files.format.upper()} ({format_size(files.size_bytes)})"
    if not files.compared:
        return told
    return f"{told} {'' if files.compared == files.count else f'{files.compared:,} '}compared by bytes"


def _duration(seconds: float) -> str:
    minutes, whole_seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {whole_seconds} s" if minutes else f"{seconds:.1f} s"
