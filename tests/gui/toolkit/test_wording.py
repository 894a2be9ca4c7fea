"""Codes become words."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

import pytest

from dupfinder.domain.beyond import ContentDifference, ContentKind
from dupfinder.domain.decisions import Action, Inclusion, OutcomeStatus
from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.files import ByBytes
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, Weighting, WordHash
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import VALUES, Relation, Variable, Variants
from dupfinder.domain.progress import Progress, Stage
from dupfinder.domain.result import ScanResult
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.settings.fingerprint_page import FingerprintWording
from dupfinder.gui.toolkit.wording import Wording


@pytest.mark.parametrize(
    "code", [*ProblemCode, *Relation, *Linkage, *Stage, *Variable, *Variants, *ByBytes, *Action, *OutcomeStatus]
)
def test_every_code_has_words(wording: Wording, code: Enum) -> None:
    said: list[str] = []
    removing = RemovalWording(wording)
    match code:
        case ByBytes():
            said.append(wording.by_bytes(code))
        case Action():
            said.extend([removing.start(code, 2), removing.will(code)])
        case OutcomeStatus():
            said.append(removing.status(code))
        case ProblemCode():
            said.extend(wording.problem(code))
        case Relation():
            said.extend([wording.relation(code), *wording.search(code)])
        case Linkage():
            said.extend(wording.linkage(code))
        case Stage():
            said.append(wording.stage(code))
        case Variable():
            said.extend([wording.only_differ([code]), wording.variant([code])])
        case Variants():
            said.append(wording.variants(code))
    assert said
    assert all(said)


@pytest.mark.parametrize("choice", [*FingerprintMethod, *Feature, *Weighting, *WordHash])
def test_every_choice_of_a_fingerprint_has_a_name_and_an_explanation(wording: Wording, choice: Enum) -> None:
    words = FingerprintWording(wording)
    said: tuple[str, ...] = ()
    match choice:
        case FingerprintMethod():
            said = words.method(choice)
        case Feature():
            said = words.feature(choice)
        case Weighting():
            said = words.weighting(choice)
        case WordHash():
            said = words.word_hash(choice)
    assert len(said) == 2
    assert all(said)
    assert said[1].endswith(".")


@pytest.mark.parametrize(
    ("variables", "few_words", "sentence_begins"),
    [
        ([Variable.NUMBERS], "only numbers differ", "Only numbers differ: probably not copies."),
        ([Variable.NUMBERS, Variable.DATES], "only numbers and dates differ", "Only numbers and dates differ: "),
        (list(Variable)[:3], "only numbers, dates and names differ", "Only numbers, dates and names differ: "),
        ([Variable.ENTRIES], "same template, other details", "Same template, other details: probably not copies."),
        (
            [Variable.NAMES, Variable.ADDRESSES, Variable.DETAILS, Variable.ENTRIES],
            "same template, other names, addresses and details",
            "Same template, other names, addresses and details: probably not copies.",
        ),
        (
            [*VALUES, Variable.ENTRIES],
            "same template, other names, addresses, dates and more",
            "Same template, other names, addresses, dates and more: ",
        ),
        ([Variable.ORDER], "in another order", "The same words in another order."),
        ([Variable.ACCENTS], "only accents differ", "The same words but for the letters: only accents differ."),
        ([Variable.UMLAUTS], "only ä and ae differ", "The same words but for the letters: only ä and ae differ."),
        (
            [Variable.SCRIPT],
            "simplified and traditional characters",
            "The same words but for the letters: simplified and traditional characters.",
        ),
        ([Variable.SPACES], "words joined or divided", "The same letters: words are joined or divided elsewhere."),
        (
            [Variable.LETTERS],
            "letter errors",
            "Letter errors in many words: one looks like a misread copy of the other.",
        ),
        (
            [Variable.NOTATION],
            "numbers written in another way",
            "The same values: numbers or dates are written in another way.",
        ),
    ],
)
def test_what_alone_is_different_is_said_as_a_person_would(
    wording: Wording, variables: list[Variable], few_words: str, sentence_begins: str
) -> None:
    assert wording.only_differ(variables) == few_words
    assert wording.variant(variables).startswith(sentence_begins)


@pytest.mark.parametrize(
    ("size_bytes", "expected"),
    [
        (0, "0 bytes"),
        (999, "999 bytes"),
        (1, "1 byte"),
        (48_230, "48 kB"),
        (1_204_000, "1.2 MB"),
        (5_000_000_000, "5.0 GB"),
    ],
)
def test_sizes_are_read_at_a_glance(wording: Wording, size_bytes: int, expected: str) -> None:
    assert wording.size(size_bytes) == expected


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (0.3, "almost done"),
        (20.4, "about 20 s left"),
        (59.7, "about 1 min left"),
        (185, "about 3 min left"),
        (5_400, "about 1.5 h left"),
    ],
)
def test_time_left_is_coarse(wording: Wording, seconds: float, expected: str) -> None:
    assert wording.remaining(seconds) == expected


def test_progress_has_count_rate_and_time_left(wording: Wording) -> None:
    progress = Progress(stage=Stage.READ, done=1_200, total=5_200, elapsed_s=6.0)
    assert wording.progress(progress) == "1,200 of 5,200 · 200/s · about 20 s left"
    assert wording.progress(Progress(stage=Stage.WALK, done=7, total=None, elapsed_s=0.1)) == "7"


def test_ranges_say_a_number_once(wording: Wording) -> None:
    assert wording.share_range(0.93, 1.0) == "93\N{EN DASH}100 %"
    assert wording.share_range(1.0, 1.0) == "100 %"


def test_plurals_are_english(wording: Wording) -> None:
    assert [wording.documents(number) for number in (0, 1, 2, 1_204)] == [
        "0 documents",
        "1 document",
        "2 documents",
        "1,204 documents",
    ]


@pytest.mark.parametrize(
    ("differences", "said"),
    [
        ([(ContentKind.PICTURES, 1)], "1 picture differs"),
        ([(ContentKind.PICTURES, 2)], "2 pictures differ"),
        ([(ContentKind.FORMULAS, 1)], "formulas differ"),
        (
            [(ContentKind.PICTURES, 1), (ContentKind.COMMENTS, 3), (ContentKind.DRAWINGS, None)],
            "1 picture and 3 comments differ, drawings not compared",
        ),
        ([(ContentKind.PICTURES, None), (ContentKind.LINKS, None)], "pictures and links not compared"),
        ([], ""),
    ],
)
def test_what_differs_besides_the_words_is_said_kind_by_kind(
    wording: Wording, differences: list[tuple[ContentKind, int | None]], said: str
) -> None:
    assert wording.beyond([ContentDifference(kind=kind, count=count) for kind, count in differences]) == said


def test_of_very_much_that_was_not_compared_only_the_first_is_named_where_there_is_little_room(
    wording: Wording,
) -> None:
    all_unseen = [ContentDifference(kind=kind, count=None) for kind in ContentKind]
    brief, whole = wording.beyond(all_unseen, is_brief=True), wording.beyond_sentence(all_unseen)
    assert brief == "only words compared"
    some = wording.beyond(all_unseen[:4], is_brief=True)
    assert some == "not compared: pictures, pages without text …"
    assert all(wording.content(kind, None) in whole for kind in ContentKind)
    assert len({wording.content(kind, None) for kind in ContentKind}) == len(ContentKind)


@pytest.mark.parametrize(
    ("included", "said"), [((), "2 exact copies"), ((Inclusion.SAME_TEXT,), "2 documents can be removed")]
)
def test_the_totals_say_exact_copies_of_nothing_else(
    wording: Wording,
    included: tuple[Inclusion, ...],
    said: str,
    make_document: Callable[..., Document],
    make_group: Callable[..., DuplicateGroup],
    shared_result: ScanResult,
) -> None:
    group = make_group(*(make_document(f"/x/{name}.txt", size_bytes=1_000) for name in "abc"))
    options = replace(shared_result.options, included=included)
    text = wording.totals(replace(shared_result, groups=(group,), options=options))
    assert f"{said}, 2.0 kB can be freed" in text
