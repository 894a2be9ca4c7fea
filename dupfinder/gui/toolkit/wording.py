"""The words of the window: the core speaks in codes, and here they become sentences in the person's language.

Where parts become one text, empty ones are left out, and nothing stands in their place.
"""

import datetime
import os
import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QObject, QRectF, Qt, QTime

from dupfinder.domain.beyond import MANY_UNSEEN, ContentDifference, ContentKind
from dupfinder.domain.display import format_similarity, format_size, visible
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.files import ByBytes
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import SAME_WORDS, Relation, Variable, Variants, of_one_template
from dupfinder.domain.progress import Progress, Stage
from dupfinder.domain.result import LeftOut, ScanResult
from dupfinder.gui.toolkit.language import core_message, told_here
from dupfinder.report import wording as report_words


def mirrored(part: QRectF, bounds: QRectF, direction: Qt.LayoutDirection) -> QRectF:
    """Return a part of `bounds` that is counted from its left, as it stands where one reads in this direction."""
    if direction is not Qt.LayoutDirection.RightToLeft:
        return QRectF(part)
    return QRectF(bounds.left() + bounds.right() - part.right(), part.top(), part.width(), part.height())


def without_begin(bounds: QRectF, width: float, direction: Qt.LayoutDirection) -> QRectF:
    """Return `bounds` without so much of it where reading begins."""
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    return bounds.adjusted(0, 0, -width, 0) if is_mirrored else bounds.adjusted(width, 0, 0, 0)


_WHOLE_DAY = "0000-01-01"


def instant(text: str) -> datetime.datetime | None:
    """Return the moment that a text names, with a zone; `None` for what is no time.

    What is missing counts as the earliest that it can be, and a missing zone as UTC: two times that are given alike
    are one moment.
    """
    try:
        moment = datetime.datetime.fromisoformat(text + _WHOLE_DAY[len(text) :])
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=datetime.UTC)


def local_time(text: str) -> datetime.datetime | None:
    """Return the time that a person here reads on the clock at that moment; `None` for what is no whole time.

    A time without a zone stays as it is.
    """
    if len(text) <= len(_WHOLE_DAY):
        return None
    try:
        moment = datetime.datetime.fromisoformat(text)
        return moment.astimezone().replace(tzinfo=None) if moment.tzinfo else moment
    except (ValueError, OverflowError, OSError):  # years that the calendar or the system does not have
        return None


def shown_folder(path: str, *, home: str) -> str:
    """Return the path of a folder or a document, visible; with `~` for the person's own folder, but on Windows.

    Nothing on Windows writes it so, and Explorer does not take it.
    """
    inside = home.rstrip(os.sep)
    is_inside = os.name != "nt" and (path == home or path.startswith(inside + os.sep))
    return visible("~" + path[len(inside) :] if is_inside else path)


_BEHIND = re.compile(r"\(&\w\)")
"""`文件(&F)`: where no letter of a text can be the key, it stands behind the text."""
_WITHIN = re.compile(r"&(.)")


def button_text(text: str) -> str:
    """Return the text of a menu's entry as a button has it: without its key, and without dots at its end."""
    return without_mnemonic(text).removesuffix("…").rstrip()


def without_mnemonic(text: str) -> str:
    """Return a text without the sign for its key; an ampersand that is meant to be seen (`&&`) stays."""
    return _WITHIN.sub(r"\1", _BEHIND.sub("", text))


def listed(parts: Iterable[str]) -> str:
    """Return things of one kind in a row: `case, punctuation`."""
    return QCoreApplication.translate("Punctuation", ", ").join(filter(None, parts))


def clauses(*parts: str) -> str:
    """Return what belongs together as one statement: `37 marked, 148 MB`."""
    return _between(QCoreApplication.translate("Punctuation", "{first}, {second}")).join(filter(None, parts))


def sentences(*parts: str) -> str:
    """Return one sentence after the other."""
    return _between(QCoreApplication.translate("Punctuation", "{first} {second}")).join(filter(None, parts))


def named(name: str, text: str) -> str:
    """Return a text after what it is of: `Author: A. Smith`."""
    return QCoreApplication.translate("Punctuation", "{name}: {text}").format(name=name, text=text)


def closed(text: str) -> str:
    """Return a text with a full stop, unless it has one."""
    stop = _stop()
    return text if text.endswith((".", stop)) else text + stop


def unclosed(text: str) -> str:
    """Return a sentence without its full stop, so that it can go on."""
    return text.removesuffix(_stop())


def _stop() -> str:
    return QCoreApplication.translate("Punctuation", ".")


def _between(pattern: str) -> str:
    return pattern.format(first="", second="")


_MOST_NAMED = 2
"""Of what was not compared, where there is little room; a tooltip names all."""


class Wording(QObject):
    """Turns codes and numbers into words; one object for each window, handed to its models and views."""

    def count(self, number: int) -> str:
        """Return a whole number as it is written here: `1,204`."""
        return QLocale().toString(number)

    def size(self, size_bytes: int) -> str:
        """Return a size as it is written here: `1.2 MB`; units are powers of 1,000."""
        if size_bytes < 1_000:
            return self.tr("%Ln byte(s)", "", size_bytes)
        return format_size(size_bytes).replace(".", QLocale().decimalPoint())

    def date(self, mtime_ns: int) -> str:
        """Return a day as it is written here, in local time."""
        return _written_date(QDateTime.fromMSecsSinceEpoch(mtime_ns // 1_000_000).date())

    def moment(self, mtime_ns: int) -> str:
        """Return a day and a time as they are written here, in local time."""
        moment = QDateTime.fromMSecsSinceEpoch(mtime_ns // 1_000_000)
        return f"{_written_date(moment.date())} {_written_clock(moment.time())}"

    def written_day(self, text: str) -> str:
        """Return the day of a time that a document says of itself (ISO 8601), in local time; as precise as it is."""
        day = local_time(text) or (instant(text) if len(text) == len("2026-05-04") else None)
        return visible(text) if day is None else _written_date(QDate(day.year, day.month, day.day))

    def written_moment(self, text: str) -> str:
        """Return a time that a document says of itself (ISO 8601), in local time; as precise as it is."""
        local, day = local_time(text), self.written_day(text)
        return day if local is None else f"{day} {_written_clock(QTime(local.hour, local.minute))}"

    def share(self, share: float) -> str:
        """Return a share of 0 to 1 as a percentage; never `100 %` for less than all."""
        return format_similarity(share)

    def documents(self, number: int) -> str:
        """Return `4 documents`."""
        return self.tr("%Ln document(s)", "", number)

    def groups(self, number: int) -> str:
        """Return `4 groups`."""
        return self.tr("%Ln group(s)", "", number)

    def problems(self, number: int) -> str:
        """Return `4 problems`."""
        return self.tr("%Ln not read", "", number)

    def words(self, number: int) -> str:
        """Return `4 words`."""
        return self.tr("%Ln word(s)", "", number)

    def can_be_freed(self, size_bytes: int) -> str:
        """Return `1.2 MB can be freed`."""
        return self.tr("{size} can be freed").format(size=self.size(size_bytes))

    def marked(self, count: int, size_bytes: int, *, hidden: int) -> str:
        """Return how much is marked: `37 marked, 148 MB`, and what of it a filter hides; empty for nothing."""
        if not count and not hidden:
            return ""
        text = self.tr("%Ln marked", "", count)
        text = clauses(text, self.size(size_bytes)) if count else text
        return text + self.tr(" (and %Ln hidden: kept)", "", hidden) if hidden else text

    def contains(self, number: int) -> str:
        """Return what a container is in, after its name: `contains 3 other documents`."""
        return self.tr("contains %Ln other document(s)", "", number)

    def inside(self, share: float) -> str:
        """Return how much of a part is in its container: `97 % inside`."""
        return self.tr("{share} contained").format(share=self.share(share))

    def container(self) -> str:
        """Return what the document is called that contains the others."""
        return self.tr("Container")

    def keeper(self) -> str:
        """Return what the document is called that stays."""
        return self.tr("Keeper")

    def excluded_hint(self) -> str:
        """Return one sentence about documents of an excluded folder."""
        return self.tr("In an excluded folder: not included.")

    def enclosed_hint(self) -> str:
        """Return one sentence about documents inside other files."""
        return self.tr("Inside another file: compared, never removed.")

    def reference_hint(self) -> str:
        """Return one sentence about documents of a reference folder."""
        return self.tr("In a protected folder: compared, never removed.")

    def also_known_as(self, path: str) -> str:
        """Return a line for another name of the same file."""
        return self.tr("The same file is also {path}").format(path=path)

    def share_range(self, least: float, best: float) -> str:
        """Return a range as in `93 to 100 %`, or one percentage where both are shown alike."""
        low, high = self.share(least), self.share(best)
        if low == high:
            return high
        number = low.removesuffix("%").rstrip()
        return f"{number}\N{EN DASH}{high}" if high.endswith("%") else f"{low} \N{EN DASH} {high}"

    def relation(self, relation: Relation) -> str:
        """Return the name of a relation between a document and its keeper."""
        return report_words.capitalised(core_message(report_words.RELATION_NAMES[relation]))

    def search(self, relation: Relation) -> tuple[str, str]:
        """Return what a search for a relation is called, and one sentence that explains it."""
        return {
            Relation.IDENTICAL: (self.tr("Exact copies"), self.tr("Same file saved twice, byte by byte.")),
            Relation.SAME_CONTENT: (self.tr("Same content"), self.tr("Also same content in another file or format.")),
            Relation.SAME_TEXT: (
                self.tr("Same text"),
                self.tr("Also same words with other pictures, comments or accents."),
            ),
            Relation.LOOKS_ALIKE: (self.tr("Same text or looks"), self.tr("Also scans and pictures that look alike.")),
            Relation.NEAR: (self.tr("Similar documents"), self.tr("Also edited versions and scans that look alike.")),
            Relation.CONTAINED: (
                self.tr("Similar and contained"),
                self.tr("All of these, and documents contained in longer ones."),
            ),
        }[relation]

    def linkage(self, linkage: Linkage) -> tuple[str, str]:
        """Return what a way of grouping is called, and one sentence that explains it."""
        return {
            Linkage.CENTRE: (
                self.tr("the centre of the group"),
                self.tr("Every document must be similar to the one with the most matches."),
            ),
            Linkage.COMPLETE: (
                self.tr("all the others"),
                self.tr("Every document must be similar to all others. Gives smaller groups."),
            ),
            Linkage.SINGLE: (
                self.tr("at least one other"),
                self.tr(
                    "Every document must be similar to at least one other. Keeps long chains of versions together."
                ),
            ),
        }[linkage]

    def likeness(self, relation: Relation | None, similarity: float) -> str:
        """Return in a few words how alike two documents are: `93 % similar`."""
        if relation in SAME_WORDS:
            return self.relation(relation)
        if relation is Relation.LOOKS_ALIKE:
            return self.looks_alike(similarity)
        return self.tr("{share} similar").format(share=self.share(similarity))

    def looks_alike(self, share: float) -> str:
        """Return how much two documents look alike: `Looks alike, 98 %`."""
        return clauses(self.relation(Relation.LOOKS_ALIKE), self.share(share))

    def same(self, relation: Relation) -> str:
        """Return what the documents of a group have in common, after a comma; empty where their words differ."""
        return {
            Relation.IDENTICAL: self.tr("exact copies"),
            Relation.SAME_CONTENT: self.tr("same content"),
            Relation.SAME_TEXT: self.tr("same text, other differences"),
        }.get(relation, "")

    def content(self, kind: ContentKind, count: int | None) -> str:
        """Return what a kind of content beyond the words is called: `2 pictures`, `hidden parts`."""
        return told_here(report_words.content_name, kind, count)

    def content_label(self, kind: ContentKind, label: str) -> str:
        """Return what one thing of a kind is called: `3 shapes`, or by its own name."""
        return told_here(report_words.content_label, kind, label)

    def beyond(self, differences: Sequence[ContentDifference], *, is_brief: bool = False) -> str:
        """Return in what two documents differ besides words: `2 pictures differ, drawings not compared`.

        `is_brief` names only the first kinds that were not compared.
        """
        untold = [self.content(one.kind, None) for one in differences if one.count is None]
        not_compared = self.not_compared(untold, is_brief=is_brief) if untold else ""
        return clauses(told_here(report_words.differ, differences), not_compared)

    def not_compared(self, things: Sequence[str], *, is_brief: bool = False) -> str:
        """Return that nobody can tell whether some things differ: `drawings not compared`."""
        if is_brief and len(things) > MANY_UNSEEN:
            return self.tr("only words compared")
        if is_brief and len(things) > _MOST_NAMED:
            return self.tr("not compared: {things} …").format(things=listed(things[:_MOST_NAMED]))
        return self.tr("{things} not compared").format(things=self.joined(things))

    def beyond_sentence(self, differences: Sequence[ContentDifference]) -> str:
        """Return the same in a sentence; empty where nothing differs."""
        if not differences:
            return ""
        return self.tr("Other differences: {differences}.").format(differences=self.beyond(differences))

    def same_bytes(self) -> str:
        """Return what is certain of two identical files, also where nobody can read them."""
        return self.tr("The files match byte by byte.")

    def only_differ(self, differs_only_in: Sequence[Variable]) -> str:
        """Return what alone is different in two documents, in a few words: `only numbers and dates differ`."""
        return told_here(report_words.only_differ, differs_only_in)

    def variant(self, differs_only_in: Sequence[Variable]) -> str:
        """Return what two documents are that differ in nothing else, in a sentence."""
        sentences = {
            Variable.ORDER: self.tr("The same words in another order."),
            **{variable: core_message(text) for variable, text in report_words.UNSHOWN_SENTENCES.items()},
            Variable.LETTERS: self.tr("Letter errors in many words: one looks like a misread copy of the other."),
            Variable.NOTATION: self.tr("The same values: numbers or dates are written in another way."),
            Variable.LETTERHEAD: self.tr(
                "The same text under another letterhead or above another footer: probably not copies."
            ),
            Variable.WORDS: self.tr("Many single words differ, all through the text: probably not copies."),
        }
        if Variable.ENTRIES in differs_only_in:
            return self.tr("Same template, other {things}: probably not copies.").format(
                things=self._listed(differs_only_in)
            )
        for variable in differs_only_in:
            if variable in sentences:
                return sentences[variable]
        if not of_one_template(differs_only_in):
            return self.tr("The same words but for the letters: {what}.").format(what=self.only_differ(differs_only_in))
        return self.tr("Only {things} differ: probably not copies.").format(things=self._listed(differs_only_in))

    def same_template(self) -> str:
        """Return what documents are called that differ in nothing but what is filled into one template."""
        return self.tr("Same template, other details")

    def _listed(self, values: Sequence[Variable]) -> str:
        """Return `names, dates and numbers`, `names, addresses, dates and more`."""
        return told_here(report_words.named_values, values)

    def joined(self, things: Sequence[str]) -> str:
        """Return `numbers, dates and names`."""
        return told_here(report_words.listed, things)

    def variants(self, variants: Variants) -> str:
        """Return what becomes of documents of one template with other details."""
        return {
            Variants.KEEP: self.tr("Include"),
            Variants.DROP: self.tr("Leave out"),
            Variants.ONLY: self.tr("Only these"),
        }[variants]

    def by_bytes(self, by_bytes: ByBytes) -> str:
        """Return which files are compared that are not read."""
        return {
            ByBytes.DOCUMENTS: self.tr("Documents only"),
            ByBytes.ALL: self.tr("All files"),
            ByBytes.NONE: self.tr("Not compared"),
        }[by_bytes]

    def left_out(self, reason: LeftOut, count: int) -> str:
        """Return how many files or folders were not looked at for this reason: `3 hidden`."""
        return told_here(report_words.counted, count, reason)

    def both_ways(self, *, left_in_right: float, right_in_left: float) -> str:
        """Return one sentence each on how much of one text is in the other."""
        left = self.tr("{share} of the left found on the right").format(share=self.share(left_in_right))
        right = self.tr("{share} of the right found on the left").format(share=self.share(right_in_left))
        return f"{left} · {right}"

    def stage(self, stage: Stage) -> str:
        """Return what is done in a stage."""
        return {
            Stage.WALK: self.tr("Finding documents"),
            Stage.COMPARE_BYTES: self.tr("Comparing files"),
            Stage.READ: self.tr("Reading documents"),
            Stage.MATCH: self.tr("Finding matches"),
            Stage.VERIFY: self.tr("Comparing texts"),
            Stage.LOOK: self.tr("Comparing pages"),
            Stage.GROUP: self.tr("Forming groups"),
        }[stage]

    def progress(self, progress: Progress) -> str:
        """Return count, rate and time left: `1,204 of 5,310 · 212/s · about 20 s left`."""
        done = self.count(progress.done)
        parts = [
            done
            if progress.total is None
            else self.tr("{done} of {total}").format(done=done, total=self.count(progress.total))
        ]
        if progress.rate_per_s is not None and progress.elapsed_s > 1:
            parts.append(self.tr("{rate}/s").format(rate=self.count(round(progress.rate_per_s))))
            if progress.remaining_s is not None:
                parts.append(self.remaining(progress.remaining_s))
        return " · ".join(parts)

    def remaining(self, remaining_s: float) -> str:
        """Return `about 20 s left`, coarser the longer it takes."""
        if remaining_s < 1:
            return self.tr("almost done")
        if remaining_s < 59.5:
            return self.tr("about {count} s left").format(count=round(remaining_s))
        if remaining_s < 59.5 * 60:
            return self.tr("about {count} min left").format(count=round(remaining_s / 60))
        return self.tr("about {count} h left").format(count=QLocale().toString(remaining_s / 3600, "f", 1))

    def totals(self, result: ScanResult) -> str:
        """Return what a scan found: `1,204 documents · 45 groups · 112 exact copies, 148 MB can be freed`.

        What can be freed is what rules would take; documents that are no exact copies only if that was asked for.
        """
        enclosed = result.enclosed_documents
        inside = [self.tr("%Ln of them inside other files", "", enclosed)] if enclosed else []
        parts = [clauses(self.documents(len(result.documents)), *inside), self.groups(len(result.groups))]
        if result.redundant_documents:
            removable = (
                self.tr("%Ln document(s) can be removed", "", result.redundant_documents)
                if result.options.included
                else self.tr("%Ln exact copies", "", result.redundant_documents)
            )
            sharing = result.sharing_documents
            shared = [self.tr("%Ln document(s) share space with others", "", sharing)] if sharing else []
            parts.append(clauses(removable, self.can_be_freed(result.reclaimable_bytes), *shared))
        if result.problems:
            parts.append(self.problems(len(result.problems)))
        return " · ".join(parts)

    def problem(self, code: ProblemCode) -> tuple[str, str]:
        """Return the reason in a few words, and what a person can do about it."""
        title, advice = map(core_message, report_words.PROBLEM_MEANINGS[code])
        return title, advice


def _written_date(day: QDate) -> str:
    """Return a day as it is written here, with all digits of its year."""
    locale = QLocale()
    pattern = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return locale.toString(day, pattern if "yyyy" in pattern else pattern.replace("yy", "yyyy"))


def _written_clock(time: QTime) -> str:
    """Return a time of day as it is written here, without seconds."""
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)
