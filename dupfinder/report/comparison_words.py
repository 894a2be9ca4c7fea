"""What a comparison found, in sentences; the first document is called A, the second B."""

from collections import Counter
from collections.abc import Mapping

from dupfinder.domain.comparisons import CompareOptions, Comparison, Redline, RedlineAbout
from dupfinder.domain.differences import ChangeKind, Difference, RowKind
from dupfinder.domain.display import format_similarity, visible
from dupfinder.domain.enclosed import name_of
from dupfinder.domain.masks import LETTER_FORMS
from dupfinder.domain.messages import Message, say, told
from dupfinder.domain.pairs import UNSHOWN, Relation, Variable, of_one_template
from dupfinder.report.wording import (
    UNSHOWN_SENTENCES,
    beyond_words,
    capitalised,
    counted,
    in_commas,
    listed,
    only_differ,
)

KIND_NAMES: Mapping[ChangeKind, Message] = {
    ChangeKind.SPACE: say("white space"),
    ChangeKind.PUNCTUATION: say("punctuation"),
    ChangeKind.CASE: say("upper and lower case"),
    ChangeKind.NUMBERS: say("numbers"),
    ChangeKind.AMOUNTS: say("amounts"),
    ChangeKind.DATES: say("dates"),
    ChangeKind.NAMES: say("names"),
    ChangeKind.WORDS: say("words"),
    ChangeKind.MOVES: say("moved"),
    ChangeKind.PASSAGES: say("added or removed"),
}
_ONE_OF = {
    ChangeKind.NUMBERS: "number",
    ChangeKind.AMOUNTS: "amount",
    ChangeKind.DATES: "date",
    ChangeKind.NAMES: "name",
}
_LIGHT = {ChangeKind.SPACE, ChangeKind.PUNCTUATION, ChangeKind.CASE}
"""These leave every word as it is."""
_RELATION_SENTENCES = {
    Relation.IDENTICAL: say("The two files are exact copies."),
    Relation.SAME_CONTENT: say("The two documents have the same content."),
    Relation.SAME_TEXT: say("The two documents have the same text."),
    Relation.LOOKS_ALIKE: say("The two documents look alike."),
    Relation.NEAR: say("The two documents are near duplicates."),
}
_VARIABLES = {
    ChangeKind.NUMBERS: Variable.NUMBERS,
    ChangeKind.AMOUNTS: Variable.NUMBERS,
    ChangeKind.DATES: Variable.DATES,
    ChangeKind.NAMES: Variable.NAMES,
}


def relation_sentence(comparison: Comparison) -> str:
    """Return how the two documents are related, and in what they differ besides their words."""
    said = _relation(comparison)
    beyond = beyond_words(comparison.differs_beyond)
    return told(say("{said} Other differences: {things}.", said=said, things=beyond)) if beyond else said


def _relation(comparison: Comparison) -> str:
    if comparison.relation is None:
        if any(comparison.uncompared_pages):
            return told(say("Too little could be compared to tell how they are related."))
        if comparison.similarity:
            return told(say("The two documents are different, but have passages in common."))
        return told(say("The two documents are different."))
    if comparison.relation is Relation.CONTAINED:
        inner, outer = ("A", "B") if comparison.a_in_b >= comparison.b_in_a else ("B", "A")
        return told(say("{inner} is mostly contained in {outer}.", inner=inner, outer=outer))
    return told(_RELATION_SENTENCES[comparison.relation])


def figures_sentence(comparison: Comparison) -> str:
    """Return how much of either document is in the other."""
    if comparison.looks or any(comparison.uncompared_pages):
        alike = counted(len(comparison.looks), "page")
        said = f"{format_similarity(comparison.similarity)} the same by what is seen: {alike} found in both."
        left, right = comparison.uncompared_pages
        cut = f" Not compared (too many or too large): {left:,} of A, {right:,} of B."
        return said + cut if left or right else said
    if not comparison.has_words:
        return "Neither document has any words to compare."
    if Variable.WORDS in comparison.differs_only_in:  # what is in the other, passage by passage, is next to nothing
        same = format_similarity(comparison.similarity)
        return f"{same} of the words are the same, in the same order; {counted(comparison.hamming_bits, 'bit')} apart."
    return (
        f"{format_similarity(comparison.similarity)} the same: {format_similarity(comparison.a_in_b)} of A is in B,"
        f" {format_similarity(comparison.b_in_a)} of B is in A; {counted(comparison.hamming_bits, 'bit')} apart."
    )


def redline_about(comparison: Comparison, paths: tuple[str, str]) -> RedlineAbout:
    """Return what the Word document with tracked changes of a comparison says of itself."""
    left, right = (name_of(path) or path for path in paths)
    beyond = beyond_words(comparison.differs_beyond)
    return RedlineAbout(names=(left, right), beyond=beyond, wants_layout=comparison.left.format == "docx")


def redline_sentence(about: RedlineAbout, made: Redline) -> str:
    """Return what is not shown as tracked changes though it differs, or is not as it was in A; empty for nothing."""
    things = [about.beyond] if about.beyond else []
    if made.left_out:
        things.append(f"{counted(made.left_out, 'passage')} in equations, charts or diagrams")
    if made.accepted_before:
        things.append("changes that were tracked in A already, which count as accepted")
    if about.wants_layout and not made.keeps_layout:
        things.append("the layout of A, whose paragraphs could not be told apart for this")
    return f"Not shown as tracked changes: {'; '.join(things)}." if things else ""


def redline_note(about: RedlineAbout, made: Redline) -> str:
    """Return what a Word document with tracked changes says of itself."""
    left, right = map(visible, about.names)
    said = f"DupFinder compared A, {left}, with B, {right}. Accept all changes for the words of B; reject all for A's."
    return f"{said} {redline_sentence(about, made)}".strip()


def kinds_sentence(comparison: Comparison) -> str:
    """Return of what kinds the differences are, and how many of each; empty where there are none."""
    counts = comparison.difference.counts()
    ignored = _ignored_things(comparison.options)
    only = comparison.differs_only_in
    unshown = [UNSHOWN_SENTENCES[variable] for variable in only if variable in UNSHOWN]
    if not counts and not unshown:
        return _nothing_found(comparison, ignores=bool(ignored))
    if of_one_template(only):
        said = _of_one_template(comparison, counts)
    elif Variable.NOTATION in only:
        said = told(say("The same values: {difference}.", difference=only_differ(only)))
    elif Variable.ORDER in only:
        said = told(say("The same words {difference}.", difference=only_differ(only)))
    elif unshown:
        said = told(unshown[0])
    elif not set(only).isdisjoint(LETTER_FORMS):
        said = told(say("The same words but for the letters: {difference}.", difference=only_differ(only)))
    elif Variable.LETTERS in only:
        right = format_similarity(comparison.a_in_b)
        said = told(say("Letter errors: about {share} of the words are right.", share=right))
    elif set(counts) <= _LIGHT:
        places = {kind: counted(count, "place") for kind, count in counts.items()}
        named = [told(say("{kind} ({places})", kind=KIND_NAMES[kind], places=places[kind])) for kind in counts]
        said = told(say("They differ only in {things}.", things=listed(named)))
    elif set(counts) <= _LIGHT | set(_ONE_OF):
        things = listed(count_phrases(comparison.difference, counts))
        said = told(say("They differ only in {things}.", things=things))
    else:
        said = told(say("Differences: {things}.", things=in_commas(count_phrases(comparison.difference, counts))))
    return told(say("{said} Ignored: {things}.", said=said, things=listed(ignored))) if ignored else said


def count_phrases(difference: Difference, counts: Mapping[ChangeKind, int]) -> list[str]:
    """Return how many changes of each kind there are: `3 numbers`, `words in 12 places`, `2 paragraphs only in A`.

    `counts` are those of the difference.
    """
    phrases = [counted_changes(kind, count) for kind, count in counts.items() if kind is not ChangeKind.PASSAGES]
    if ChangeKind.PASSAGES in counts:
        alone = ((counted(count, "paragraph"), side) for side, count in sorted(_alone(difference).items()))
        phrases += [told(say("{paragraphs} only in {side}", paragraphs=number, side=side)) for number, side in alone]
    return phrases


def _ignored_things(options: CompareOptions) -> list[str]:
    """Return what is ignored besides white space, which anyone would ignore."""
    things = (
        (options.ignore_case, KIND_NAMES[ChangeKind.CASE]),
        (options.ignore_punctuation, KIND_NAMES[ChangeKind.PUNCTUATION]),
        (options.ignore_digits, KIND_NAMES[ChangeKind.NUMBERS]),
        (bool(options.ignored_lines), say("lines that match")),
    )
    return [told(name) for is_ignored, name in things if is_ignored]


def _nothing_found(comparison: Comparison, *, ignores: bool) -> str:
    if _as_flow(comparison.left.text) == _as_flow(comparison.right.text):
        return ""
    if ignores:
        return told(say("All differences are ignored, as requested."))
    return told(say("They differ only in {things}.", things=KIND_NAMES[ChangeKind.SPACE]))


def _as_flow(text: str) -> str:
    """Return a text in one line: where its lines break is never a difference."""
    return " ".join(stripped for line in text.splitlines() if (stripped := line.strip()))


def _of_one_template(comparison: Comparison, counts: Mapping[ChangeKind, int]) -> str:
    """Return the warning that two documents are of one kind; that is found on whole texts, the counts edit by edit."""
    variables, alone = comparison.differs_only_in, _alone(comparison.difference)
    if set(counts) == {ChangeKind.PASSAGES} and len(alone) == 1:
        ((side, count),) = alone.items()
        more = counted(count, "more paragraph")
        return told(say("{side} has {paragraphs}; the rest is the same.", side=side, paragraphs=more))
    only = capitalised(only_differ(variables))
    if {_VARIABLES.get(kind) for kind in counts} <= set(variables):
        found = in_commas(counted_changes(kind, count) for kind, count in counts.items())
        return told(say("{difference} ({changes}): probably not copies.", difference=only, changes=found))
    places = counted(sum(counts.values()), "place")  # the kinds would contradict the sentence
    return told(say("{difference}, in {places}: probably not copies.", difference=only, places=places))


def counted_changes(kind: ChangeKind, count: int) -> str:
    """Return how many changes of a kind there are: `3 numbers`, `words in 12 places`."""
    if kind in _ONE_OF:
        return counted(count, _ONE_OF[kind])
    if kind is ChangeKind.MOVES:
        return counted(count, "moved passage")
    # One change may be of many words, so "12 words" would say too little.
    return told(say("{kind} in {places}", kind=KIND_NAMES[kind], places=counted(count, "place")))


def _alone(difference: Difference) -> Counter[str]:
    """Return how many passages only A has, and how many only B."""
    found: Counter[str] = Counter()
    for row in difference.rows:
        if row.kind in {RowKind.REMOVED, RowKind.ADDED}:
            found["A" if row.kind is RowKind.REMOVED else "B"] += 1
        for edit in row.edits:
            if edit.kind is ChangeKind.PASSAGES:
                found["A" if edit.left else "B"] += 1
    return found
