"""What the reports for people say, in plain text: figures, settings, relations, problems.

Tables hold what is said; functions return it as it is told (`dupfinder.domain.messages`).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict

from dupfinder.domain.beyond import MANY_UNSEEN, ContentDifference, ContentKind
from dupfinder.domain.comparisons import ContentRow
from dupfinder.domain.display import format_similarity, in_units, visible
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.messages import Message, Value, say, told
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pages import Leaf
from dupfinder.domain.pairs import (
    CONTAINMENT,
    MOST_VALUES,
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

LANGUAGE = say("en")
"""What HTML calls the language of these words (BCP 47): the translation is the name of its own language."""
TITLE = say("Duplicate documents")
NO_GROUPS = say("No duplicates were found.")
GROUPS, SETTINGS, SUMMARY, SIMILARITY = say("Groups"), say("Settings"), say("Summary"), say("Similarity")
ABOUT_GROUPS = say(
    "The first document of each group is kept; the others are compared with it. Groups that free most come first."
)
CONTAINERS, LONGER_TEXT, INSIDE = say("Contained in longer documents"), say("longer text"), say("Inside")
ABOUT_CONTAINERS = say(
    "At least {share} of the words of each document are also in the longer one.", share=format_similarity(CONTAINMENT)
)
ABOUT_PROBLEMS = say("Their texts were not compared. Exact copies were still found if the file could be opened.")
ABOUT_SIMILARITY = say("Similarity is the share of words in passages of at least five words that both documents have.")
CAN_BE_FREED, CLOSE_ALL = say("can be freed"), say("Close all")
NO_DIFFERENCES = say("No differences.")
BY, CREATED, LAST_SAVED = say("by {author}", author=""), say("created {day}", day=""), say("last saved {day}", day="")
THE_SAME_FILE = say("the same file: {path}", path="")
REPORT_OF, WRITTEN_BY = (
    say("Report of {time} UTC; nothing has been removed.", time=""),
    say("Written by DupFinder {version}.", version=""),
)
DOCUMENT, COMPARED, FORMAT, WORDS = say("Document"), say("Compared"), say("Format"), say("Words")
CHANGED, SIZE = say("Changed (UTC)"), say("Size")
"""What columns are called."""
RELATION_NAMES = {
    Relation.IDENTICAL: say("exact copy"),
    Relation.SAME_CONTENT: say("same content"),
    Relation.SAME_TEXT: say("same text"),
    Relation.LOOKS_ALIKE: say("looks alike"),
    Relation.NEAR: say("similar"),
    Relation.CONTAINED: say("contained"),
}
KEEPER_NAME, REFERENCE = say("keep"), say("reference")
PROBLEM_MEANINGS = {
    ProblemCode.UNREADABLE: (say("Could not be opened"), say("Check permissions and drive.")),
    ProblemCode.ENCRYPTED: (say("Protected by a password"), say("Save copies without the password.")),
    ProblemCode.DAMAGED: (say("Damaged"), say("If they open in their own program, save them again there.")),
    ProblemCode.NO_TEXT: (
        say("No text"),
        say("Scans and pictures: compared by how they look. Text recognition (OCR) adds their words."),
    ),
    ProblemCode.EMPTY: (say("Empty"), say("Only bytes are compared.")),
    ProblemCode.TIMEOUT: (say("Took too long"), say("Raise the time limit, then scan again.")),
    ProblemCode.TOO_LARGE: (say("Too large"), say("Raise the memory limit, then scan again.")),
    ProblemCode.CRASHED: (say("Reading failed"), say("They may be damaged.")),
    ProblemCode.UNSUPPORTED: (say("Not supported"), say("Save them in a supported format.")),
    ProblemCode.CHANGED: (say("Changed while being read"), say("Scan again when no program writes to them.")),
    ProblemCode.SOURCE_GONE: (say("Unavailable during the scan"), say("Reconnect the disk, then scan again.")),
    ProblemCode.VANISHED: (say("Vanished during the scan"), say("Moved, renamed or removed.")),
}
"""What each problem means, and what can be done about it."""
_RELATION_SOUGHT = {
    Relation.IDENTICAL: say("exact copies"),
    Relation.SAME_CONTENT: say("exact copies, and same content in other files or formats"),
    Relation.SAME_TEXT: say("exact copies, and same text in other files or formats"),
    Relation.LOOKS_ALIKE: say("exact copies, same text, and scans and pictures that look alike"),
    Relation.NEAR: say("exact copies, same text in other files or formats, and similar texts"),
    Relation.CONTAINED: say("exact copies, same text, similar texts, and texts contained in longer ones"),
}
_LINKAGE_MEANING = {
    Linkage.CENTRE: say("each document is that similar to the first of its group"),
    Linkage.COMPLETE: say("all documents of a group are that similar to each other"),
    Linkage.SINGLE: say("each document is that similar to at least one other of its group"),
}
_VARIANTS_MEANING = {
    Variants.DROP: say("such similar documents are left out"),
    Variants.ONLY: say("only such similar documents are listed"),
}


def notices(result: ScanResult) -> Iterator[str]:
    """Yield what a reader has to know before anything else: that the scan did not come to its end."""
    if result.status is ScanStatus.CANCELLED:
        yield told(say("The scan was stopped. These are the results so far."))
    if gone := ", ".join(map(visible, result.gone_sources)):
        yield told(say("Incomplete: {names} became unavailable during the scan and is not included.", names=gone))


UNIQUE = say("Not duplicated")
ABOUT_UNIQUE = say(
    "These documents are like no other one that was compared, at the least similarity below. "
    "What not read is not among them."
)
LIKINGS = {
    Liking.REFERENCE: say("in a protected folder"),
    Liking.FINISHED: say("signed, filled in or final"),
    Liking.FILED: say("in a filed folder"),
    Liking.CLEANEST_NAME: say("clean name"),
    Liking.BEST_FORMAT: say("best format to edit"),
    Liking.SHORTEST_PATH: say("shortest path"),
    Liking.CENTRE: say("most like the others"),
    Liking.CHOSEN: say("chosen by you or a rule"),
}


UNSHOWN_SENTENCES = {
    Variable.SPACES: say("The same letters: words are joined or divided elsewhere."),
    Variable.LIST_NUMBERS: say("The same words; only list numbers differ."),
}
"""Of `UNSHOWN`: what is said of texts whose words are not shown to differ."""


def kept_because(group: DuplicateGroup) -> str:
    """Return in a few words why a group has its keeper; empty where nothing tells the documents apart."""
    return "; ".join(told(LIKINGS[each]) for each in why_kept(group))


_OTHER_THAN_VALUES = {
    Variable.ORDER: say("in another order"),
    Variable.ACCENTS: say("only accents differ"),
    Variable.UMLAUTS: say("only ä and ae differ"),
    Variable.SCRIPT: say("simplified and traditional characters"),
    Variable.SPACES: say("words joined or divided"),
    Variable.LIST_NUMBERS: say("only list numbers differ"),
    Variable.LETTERS: say("letter errors"),
    Variable.NOTATION: say("numbers written in another way"),
    Variable.LETTERHEAD: say("another letterhead or footer"),
    Variable.WORDS: say("many single words differ"),
}
_VARIABLE_NAMES = {
    Variable.NUMBERS: say("numbers"),
    Variable.DATES: say("dates"),
    Variable.NAMES: say("names"),
    Variable.ADDRESSES: say("addresses"),
    Variable.AMOUNTS: say("amounts"),
    Variable.LINKS: say("links"),
    Variable.DETAILS: say("details"),
    Variable.ENTRIES: say("entries"),
    Variable.ORDER: say("order"),
    Variable.ACCENTS: say("accents"),
    Variable.UMLAUTS: say("umlauts"),
    Variable.SCRIPT: say("script"),
    Variable.SPACES: say("spaces"),
    Variable.LIST_NUMBERS: say("list numbers"),
    Variable.LETTERS: say("letters"),
    Variable.NOTATION: say("notation"),
    Variable.LETTERHEAD: say("letterhead"),
    Variable.WORDS: say("words"),
}


def variable_names(differs_only_in: Sequence[Variable]) -> list[str]:
    """Return the names of that in which alone two documents differ."""
    return [told(_VARIABLE_NAMES[variable]) for variable in differs_only_in]


def named_values(values: Sequence[Variable]) -> str:
    """Return what was filled in: `names, dates and numbers`, `names, addresses, dates and more`."""
    found = [
        say("online addresses") if one is Variable.LINKS else _VARIABLE_NAMES[one] for one in values if one in VALUES
    ]
    if len(found) > MOST_VALUES:
        found[MOST_VALUES:] = [say("more")]
    return listed([told(one) for one in found or [say("details")]])


def only_differ(differs_only_in: Sequence[Variable]) -> str:
    """Return what alone is different in two documents: `only dates and numbers differ`."""
    if Variable.ENTRIES in differs_only_in:
        return told(say("same template, other {things}", things=named_values(differs_only_in)))
    alone = next((_OTHER_THAN_VALUES[one] for one in differs_only_in if one in _OTHER_THAN_VALUES), None)
    return told(alone or say("only {things} differ", things=named_values(differs_only_in)))


def remark(one: Member | VerifiedPair) -> str:
    """Return what is to be said of two documents besides how they are related, or nothing."""
    only = only_differ(one.differs_only_in) if one.differs_only_in else ""
    beyond = named_beyond(one.relation, one.differs_beyond, only=one.differs_only_in)
    return _between(_PARTS, [text for text in (only, beyond_words(beyond)) if text])


_CONTENT_NAMES = {
    ContentKind.PICTURES: (say("picture"), say("pictures")),
    ContentKind.PAGES: (say("page without text"), say("pages without text")),
    ContentKind.DRAWINGS: (say("drawing"), say("drawings")),
    ContentKind.SIGNS: (say("sign"), say("signs (currency, minus, check boxes)")),
    ContentKind.ATTACHMENTS: (say("attached file"), say("attached files")),
    ContentKind.COMMENTS: (say("comment"), say("comments")),
    ContentKind.REVISIONS: (say("tracked or struck"), say("tracked changes or struck text")),
    ContentKind.HIDDEN: (say("hidden"), say("hidden parts")),
    ContentKind.FORMULAS: (say("formula"), say("formulas")),
    ContentKind.FIELDS: (say("field"), say("fields (of forms, of mails)")),
    ContentKind.LINKS: (say("link"), say("links")),
    ContentKind.CASE_AND_PUNCTUATION: (say("capital or punctuation mark"), say("capitals or punctuation")),
    ContentKind.TEXT: (say("text"), say("text")),
}
"""What one of a kind is called, and what all of it."""
_UNCOUNTED = {
    *(ContentKind.SIGNS, ContentKind.CASE_AND_PUNCTUATION, ContentKind.REVISIONS, ContentKind.HIDDEN),
    *(ContentKind.FORMULAS, ContentKind.FIELDS, ContentKind.TEXT),
}
_LEAVES = {
    Leaf.PAGE: say("page {number}", number=1),
    Leaf.SHEET: say("sheet {number}", number=1),
    Leaf.SLIDE: say("slide {number}", number=1),
}


def content_name(kind: ContentKind, count: int | None) -> str:
    """Return what a kind of content is called: `2 pictures`, `comments`."""
    one, several = _CONTENT_NAMES[kind]
    return told(several) if count is None or kind in _UNCOUNTED else counted(count, str(one))


def content_sides(row: ContentRow) -> tuple[str | None, str | None]:
    """Return what the left and the right have in a row of content beyond the words, each as a line of its own."""
    left, right = (content_line(row, is_left=is_left) for is_left in (True, False))
    return left and capitalised(left), right and capitalised(right)


_DRAWN_ON = (
    *(say("line"), say("box"), say("circle"), say("polygon"), say("drawn by hand"), say("stamp"), say("redaction")),
    say("watermark"),
)
"""On pages of PDFs, by reviewers."""
_LABELS = {
    ContentKind.PICTURES: (say("{width} by {height} pixels", width=1, height=1),),
    ContentKind.DRAWINGS: (
        *(say("shape"), say("{count} shape", count=1), say("{count} shapes", count=2), say("picture")),
        *(say("chart"), say("chart in cell"), say("diagram"), say("pictures or drawings"), say("coloured cells")),
        *(say("coloured boxes"), say("{count} place drawn over", count=1), say("{count} places drawn over", count=2)),
        *(say("red"), say("orange"), say("yellow"), say("green"), say("cyan"), say("blue"), say("purple"), say("pink")),
        *(say("grey"), say("red words"), say("orange words"), say("yellow words"), say("green words"), say("ink")),
        *(say("red box"), say("orange box"), say("yellow box"), say("green box")),
    ),
    ContentKind.SIGNS: (
        *(say("note"), say("sheet"), say("list"), say("empty cells"), say("raised"), say("lowered"), say("lifted")),
        *(say("times"), say("tags and attributes"), say("spacing"), say("brackets"), say("capitals")),
        *(say("backwards"), say("generated")),
    ),
    ContentKind.ATTACHMENTS: (say("object"), say("macros"), say("frame"), say("page")),
    ContentKind.COMMENTS: (
        *(*_DRAWN_ON, say("highlighted"), say("underlined"), say("highlighted red"), say("highlighted green")),
        *(say("highlighted cyan"), say("highlighted blue"), say("highlighted purple"), say("highlighted pink")),
    ),
    ContentKind.REVISIONS: (say("struck"),),
    ContentKind.HIDDEN: (_LEAVES[Leaf.SLIDE], *_DRAWN_ON),
    ContentKind.FORMULAS: (say("equation"),),
    ContentKind.FIELDS: (
        *(say("signed"), say("control"), say("blind copy"), say("reply to"), say("placeholder")),
        say("address of the sender"),
        *(say("high importance"), say("low importance"), say("personal"), say("private"), say("company-confidential")),
    ),
}
"""What readers call what has no name of its own, and what stands before words that they name: `highlighted: …`."""
_NUMBER, _VALUE = re.compile(r"[0-9][0-9,]{,15}"), re.compile(r"{(\w+)}")
_CALLED = {kind: {_VALUE.sub("{}", one.template): one for one in labels} for kind, labels in _LABELS.items()}


def content_label(kind: ContentKind, label: str) -> str:
    """Return what a reader calls a thing beyond the words, in the person's language; words of the document stay."""
    called, colon, words = label.partition(": ")
    known = _CALLED.get(kind, {})
    parts = called.split(", ")
    if "{" in called or _NUMBER.sub("{}", parts[0]) not in known:
        return label
    parts = [told(_with_numbers(one, known.get(_NUMBER.sub("{}", one)))) for one in parts]
    return told(say("{name}: {text}", name=in_commas(parts), text=words)) if colon else in_commas(parts)


def _with_numbers(text: str, message: Message | None) -> Value:
    if message is None:
        return text
    numbers = (int(one.replace(",", "")) for one in _NUMBER.findall(text))
    return message.with_values(**dict(zip(_VALUE.findall(message.template), numbers, strict=True)))


def content_line(row: ContentRow, *, is_left: bool) -> str | None:
    """Return what one side has in a row of content beyond the words: `comment: Please check.`; `None` for nothing."""
    found, number = (row.left, row.left_number) if is_left else (row.right, row.right_number)
    if found is None or number is None:
        return None
    page = None if found.page is None else _LEAVES[row.leaves[0 if is_left else 1]].with_values(number=found.page + 1)
    text: Value = content_label(row.kind, found.label)
    if not found.label:
        text = page or say("number {number}", number=number + 1)
    elif page and text != told(page):  # as that of a hidden slide
        text = say("{text} ({place})", text=text, place=page)
    return told(say("{name}: {text}", name=_CONTENT_NAMES[row.kind][0], text=text))


def beyond_words(differences: Sequence[ContentDifference]) -> str:
    """Return in what two documents differ besides their words: `2 pictures differ, drawings not compared`."""
    untold = [content_name(one.kind, None) for one in differences if one.count is None]
    if len(untold) > MANY_UNSEEN:
        return told(say("only words compared"))
    found = [differ(differences), told(say("{things} not compared", things=listed(untold))) if untold else ""]
    return in_commas(filter(None, found))


def differ(differences: Sequence[ContentDifference]) -> str:
    """Return which kinds of content differ: `2 pictures differ`; nothing of those that were not compared."""
    seen = [one for one in differences if one.count is not None]
    others = [one for one in seen if one.kind is not ContentKind.TEXT]
    has_one = told(say("only one has text")) if len(others) < len(seen) else ""
    return in_commas(filter(None, (has_one, _differ(others) if others else "")))


def _differ(seen: Sequence[ContentDifference]) -> str:
    things = listed([content_name(one.kind, one.count) for one in seen])
    is_one = len(seen) == 1 and seen[0].count == 1 and seen[0].kind not in _UNCOUNTED
    return told(say("{things} differs", things=things) if is_one else say("{things} differ", things=things))


LIST_MARK, _CLAUSES, _PARTS = (
    say(", "),
    say("{first}, {second}", first="", second=""),
    say("{first}; {second}", first="", second=""),
)
_COUNTED = {
    "document": (say("1 document"), say("{count} documents", count=2)),
    "group": (say("1 group"), say("{count} groups", count=2)),
    "file": (say("1 file"), say("{count} files", count=2)),
    "page": (say("1 page"), say("{count} pages", count=2)),
    "attachment": (say("1 attachment"), say("{count} attachments", count=2)),
    "word": (say("1 word"), say("{count} words", count=2)),
    "bit": (say("1 bit"), say("{count} bits", count=2)),
    "place": (say("1 place"), say("{count} places", count=2)),
    "passage": (say("1 passage"), say("{count} passages", count=2)),
    "paragraph": (say("1 paragraph"), say("{count} paragraphs", count=2)),
    "equal paragraph": (say("1 equal paragraph"), say("{count} equal paragraphs", count=2)),
    "more paragraph": (say("1 more paragraph"), say("{count} more paragraphs", count=2)),
    "more changed paragraph": (say("1 more changed paragraph"), say("{count} more changed paragraphs", count=2)),
    "moved passage": (say("1 moved passage"), say("{count} moved passages", count=2)),
    "number": (say("1 number"), say("{count} numbers", count=2)),
    "amount": (say("1 amount"), say("{count} amounts", count=2)),
    "date": (say("1 date"), say("{count} dates", count=2)),
    "name": (say("1 name"), say("{count} names", count=2)),
    "byte": (say("1 byte"), say("{count} bytes", count=2)),
    "picture": (say("1 picture"), say("{count} pictures", count=2)),
    "page without text": (say("1 page without text"), say("{count} pages without text", count=2)),
    "drawing": (say("1 drawing"), say("{count} drawings", count=2)),
    "attached file": (say("1 attached file"), say("{count} attached files", count=2)),
    "comment": (say("1 comment"), say("{count} comments", count=2)),
    "link": (say("1 link"), say("{count} links", count=2)),
    LeftOut.EMPTY: (say("1 empty"), say("{count} empty", count=2)),
    LeftOut.SIZE: (say("1 too small or too large"), say("{count} too small or too large", count=2)),
    LeftOut.NAME: (say("1 by name"), say("{count} by name", count=2)),
    LeftOut.HIDDEN: (say("1 hidden"), say("{count} hidden", count=2)),
    LeftOut.SPECIAL: (say("1 device, pipe or socket"), say("{count} devices, pipes or sockets", count=2)),
    LeftOut.TRASH: (say("1 trash folder"), say("{count} trash folders", count=2)),
    LeftOut.PACKAGE: (say("1 macOS package"), say("{count} macOS packages", count=2)),
}
"""Things that are counted, and what a scan does not look at: how one of them is said, and several."""


def counted(number: int, singular: str) -> str:
    """Return a number with its noun, one of those above: `1 document`, `1,204 documents`."""
    one, several = _COUNTED[singular]
    return told(one if number == 1 else several.with_values(count=number))


def listed(things: Sequence[str]) -> str:
    """Return some things as people list them: `numbers, dates and names`."""
    *most, last = things
    return told(say("{most} and {last}", most=_between(LIST_MARK, most), last=last)) if most else last


def in_commas(parts: Iterable[str]) -> str:
    """Return parts of one statement: `2 pictures differ, drawings not compared`."""
    return _between(_CLAUSES, list(parts))


def _between(mark: Message, parts: Sequence[str]) -> str:
    return told(mark).join(parts) if len(parts) > 1 else "".join(parts)


def capitalised(text: str) -> str:
    """Return what stands inside of a sentence as it stands at its start."""
    return text[:1].upper() + text[1:]


def sized(size_bytes: int) -> str:
    """Return a size as `format_size` does."""
    if size_bytes < 1000:
        return counted(size_bytes, "byte")
    size, unit = in_units(size_bytes)
    return f"{told(size)} {unit}"


def holds(container: Container) -> str:
    """Return how many documents a longer one has inside: `holds 3 documents`."""
    return told(say("holds {documents}", documents=counted(len(container.pairs), "document")))


def not_read_count(documents: int) -> str:
    """Return what the problems are called: `3 documents not read`."""
    return told(say("{documents} not read", documents=counted(documents, "document")))


def subject(result: ScanResult) -> str:
    """Return what a report is about, as its properties have it."""
    return told(say("{groups} of duplicate documents", groups=counted(len(result.groups), "group")))


def figures(result: ScanResult) -> list[tuple[str | int, str]]:
    """Return the main figures of a result, each with its meaning; the fourth is what can be freed."""
    problems = (len(result.problems), told(say("not read")))
    if result.unique is not None:
        alone, size = len(result.unique), sum(one.entry.size_bytes for one in result.unique)
        named = say("document without a duplicate") if alone == 1 else say("documents without a duplicate")
        return [(alone, told(named)), (sized(size), told(say("in all"))), problems]
    documents, groups, redundant = len(result.documents), len(result.groups), result.redundant_documents
    sharing, inside = result.sharing_documents, result.enclosed_documents
    compared = say("document compared") if documents == 1 else say("documents compared")
    found = say("group of duplicates") if groups == 1 else say("groups of duplicates")
    removable = say("document that can be removed") if redundant == 1 else say("documents that can be removed")
    enclosed = say("document inside other files") if inside == 1 else say("documents inside other files")
    return [
        (documents, told(compared)),
        (groups, told(found)),
        (redundant, told(removable)),
        (sized(result.reclaimable_bytes), told(CAN_BE_FREED)),
        *([(sharing, told(say("of these share space")))] if sharing else []),
        *([(inside, told(enclosed))] if inside else []),
        problems,
    ]


def spread(group: DuplicateGroup) -> str:
    """Return how alike the members of a group are to its keeper: `93 % the same`, `81–100 % the same`."""  # noqa: RUF002
    least = format_similarity(group.min_similarity)
    most = format_similarity(max(member.similarity for member in group.members[1:]))
    alike = least if least == most else f"{least.removesuffix(' %')}\N{EN DASH}{most}"
    return told(say("{share} the same", share=alike))


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
    if group.varies is None:
        return documents
    what = vary(group.varies)
    return told(say("{documents} from one template ({what})", documents=documents, what=what))


def vary(values: Sequence[Variable]) -> str:
    """Return what is filled into one template: `names and dates vary`."""
    return told(say("{things} vary", things=named_values(values)))


def gain(group: DuplicateGroup) -> str:
    """Return what can be freed of a group: `1.2 MB can be freed`; empty of one template without copies."""
    gained = group.reclaimable_bytes
    if group.varies is not None and not gained:
        return ""
    freed = say("{size} can be freed", size=sized(gained)) if gained else say("nothing to free")
    return variants_only(group) or told(freed)


def setting_values(options: ScanOptions) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what a result depends on: names, each with one or more values as the person gave them."""
    yield told(say("Folders")), options.sources
    if options.references:
        yield told(say("Protected folders")), options.references
    across = (told(say("only across sources, nothing within one")),) if options.across else ()
    yield told(say("Looked for")), (told(_RELATION_SOUGHT[options.relation]), *across)
    least = say(
        "{name}: {text}", name=format_similarity(options.min_similarity), text=_LINKAGE_MEANING[options.linkage]
    )
    yield told(say("Minimum similarity")), (told(least),)
    if meaning := _VARIANTS_MEANING.get(options.variants):
        yield capitalised(told(SAME_TEMPLATE)), (told(meaning),)
    short = say("below {words} words: only checked for exact copies and same content", words=str(options.min_words))
    yield told(say("Short texts")), (told(short),)
    if options.formats:
        yield told(say("Only formats")), (", ".join(options.formats),)
    if options.include:
        yield told(say("Only names like")), options.include
    if options.exclude:
        yield told(say("Left out")), options.exclude
    if options.max_size_bytes is not None:
        yield told(say("Largest file")), (sized(options.max_size_bytes),)
    if options.min_size_bytes > 1:
        yield told(say("Smallest file")), (sized(options.min_size_bytes),)
    if options.fingerprint != FingerprintSettings():
        chosen = asdict(options.fingerprint).items()  # in the words of the command line and the JSON report
        yield told(say("Fingerprints")), (", ".join(f"{name.replace('_', ' ')} {value}" for name, value in chosen),)
    if options.max_bits is not None:
        most = say("at most {bits}", bits=counted(options.max_bits, "bit"))
        yield told(say("Fingerprints differ in")), (told(most),)


def work_done(result: ScanResult) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what the scan did, and what it did not read, as `setting_values` does."""
    done = say(
        "{files} seen, {documents} compared in {time}",
        files=counted(result.statistics.files_seen, "file"),
        documents=counted(len(result.documents), "document"),
        time=_duration(result.statistics.elapsed_s),
    )
    yield told(say("Work done")), (told(done),)
    yield from not_read(result)


def not_read(result: ScanResult) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield which files were not read, by format, and what was not even looked at; nothing where there are none."""
    if unread := result.unread:
        yield told(say("Not read")), tuple(map(_unread, unread))
    if left_out := result.statistics.left_out:
        yield told(say("Not looked at")), tuple(counted(one.count, one.reason) for one in left_out)


def _unread(files: UnreadFiles) -> str:
    said = f"{told(files.count)} {files.format.upper()} ({sized(files.size_bytes)})"
    if not files.compared:
        return said
    if files.compared == files.count:
        return told(say("{files} compared by bytes", files=said))
    return told(say("{files} {count} compared by bytes", files=said, count=files.compared))


def _duration(seconds: float) -> Message:
    minutes, whole_seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return say("{hours} h {minutes} min", hours=str(hours), minutes=minutes)
    if minutes:
        return say("{minutes} min {seconds} s", minutes=minutes, seconds=whole_seconds)
    return say("{seconds} s", seconds=told(round(float(seconds), 1)))
