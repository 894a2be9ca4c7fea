from dataclasses import replace

import pytest

from comparisons import comparison_of, difference_with_moves
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.domain.looks import PageLikeness
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.report import ParagraphNumbers, figures_sentence, kinds_sentence, relation_sentence

REST = "All the rest of the two documents is the same, word for word."


@pytest.mark.parametrize(
    ("left", "right", "sentence"),
    [
        (REST, REST, ""),
        (REST, REST.replace(" rest", "\nrest"), ""),
        (REST, REST.replace("rest", "best"), "Differences: words in 1 place."),
        (REST, REST.replace("same,", "same"), "They differ only in punctuation (1 place)."),
        (REST, REST.replace("All", "ALL"), "They differ only in upper and lower case (1 place)."),
        (REST + " 17", REST + " 18", "They differ only in 1 number."),
        (REST, f"{REST}\n{REST[::-1]}", "Differences: 1 paragraph only in B."),
        (f"one\n{REST}", f"{REST}\n{REST[::-1]}", "Differences: 1 paragraph only in A, 1 paragraph only in B."),
    ],
)
def test_the_kinds_of_differences_are_one_sentence(left: str, right: str, sentence: str) -> None:
    assert kinds_sentence(comparison_of(left, right)) == sentence


@pytest.mark.parametrize(
    ("relation", "figures", "sentence"),
    [
        (Relation.IDENTICAL, (1.0, 1.0, 1.0), "The two files are exact copies."),
        (Relation.SAME_TEXT, (1.0, 1.0, 1.0), "The two documents have the same text."),
        (Relation.NEAR, (0.9, 0.9, 0.9), "The two documents are near duplicates."),
        (Relation.CONTAINED, (0.5, 0.9, 0.3), "A is mostly contained in B."),
        (Relation.CONTAINED, (0.5, 0.3, 0.9), "B is mostly contained in A."),
        (None, (0.7, 0.6, 0.8), "The two documents are different, but have passages in common."),
        (None, (0.0, 0.0, 0.0), "The two documents are different."),
    ],
)
def test_the_relation_is_one_sentence_that_fits_the_figures(
    relation: Relation | None, figures: tuple[float, float, float], sentence: str
) -> None:
    similarity, a_in_b, b_in_a = figures
    made = replace(comparison_of(REST, REST, relation=relation), similarity=similarity, a_in_b=a_in_b, b_in_a=b_in_a)
    assert relation_sentence(made) == sentence


def test_one_bit_is_no_bits() -> None:
    made = comparison_of(REST, REST)
    assert figures_sentence(made).endswith("; 4 bits apart.")
    assert figures_sentence(replace(made, hamming_bits=1)).endswith("; 1 bit apart.")


def test_moved_passages_are_counted_once() -> None:
    moved = comparison_of("a", "b", difference=difference_with_moves())
    assert kinds_sentence(moved) == "Differences: words in 1 place, 2 moved passages."


def test_the_warning_and_the_kinds_are_one_sentence() -> None:
    variant = comparison_of(f"{REST} 17", f"{REST} 18", differs_only_in=(Variable.NUMBERS,))
    assert kinds_sentence(variant) == "Only numbers differ (1 number): probably not copies."


def test_the_same_words_in_another_order_are_said_as_that() -> None:
    moved = comparison_of(f"{REST} 17", f"17 {REST}", differs_only_in=(Variable.ORDER,))
    assert kinds_sentence(moved) == "The same words in another order."


def test_a_line_more_in_one_of_one_template_is_said_as_that() -> None:
    longer = f"{REST}\n\nBcc: Anna Schmidt"
    entries = (Variable.ENTRIES,)
    assert (
        kinds_sentence(comparison_of(REST, longer, differs_only_in=entries))
        == "B has 1 more paragraph; the rest is the same."
    )
    assert (
        kinds_sentence(comparison_of(longer, REST, differs_only_in=entries))
        == "A has 1 more paragraph; the rest is the same."
    )
    both = comparison_of(f"Cc: Erika Sommer\n\n{REST}", longer, differs_only_in=entries)
    assert kinds_sentence(both).startswith("Same template, other details")


def test_words_that_run_together_are_no_mere_white_space() -> None:
    run_together = comparison_of(REST, REST.replace(" ", "", 1), differs_only_in=(Variable.SPACES,))
    assert kinds_sentence(run_together) == "The same letters: words are joined or divided elsewhere."


def test_what_varies_in_a_template_is_said() -> None:
    letters = comparison_of(f"{REST} Jones", f"{REST} Smith", differs_only_in=(Variable.NAMES, Variable.ENTRIES))
    assert kinds_sentence(letters).startswith("Same template, other names")


def test_the_warning_is_not_contradicted_by_kinds_that_do_not_fit() -> None:
    variant = comparison_of(f"{REST} Jones", f"{REST} Smith, yes", differs_only_in=(Variable.NUMBERS, Variable.DATES))
    assert kinds_sentence(variant).startswith("Only numbers and dates differ, in ")


def test_what_is_overlooked_is_said() -> None:
    options = CompareOptions(ignore_case=True, ignore_digits=True)
    some = comparison_of(f"{REST} Seventeen 17", f"{REST} eighteen 18", options=options)
    assert kinds_sentence(some).endswith(". Ignored: upper and lower case and numbers.")
    nothing_else = comparison_of(f"{REST} 17", f"{REST} 18", options=options)
    assert kinds_sentence(nothing_else) == "All differences are ignored, as requested."


def test_texts_that_only_break_their_lines_in_unspaced_script_differ_in_white_space() -> None:
    broken = comparison_of("中华人民\n共和国", "中华人民共和国", relation=Relation.SAME_TEXT)
    assert kinds_sentence(broken) == "They differ only in white space."


def test_passages_that_one_paragraph_has_alone_are_counted_on_their_side() -> None:
    cut, grown = (
        Edit(kind=ChangeKind.PASSAGES, left=Span(*left), right=Span(*right))
        for left, right in (((0, 3), (0, 0)), ((4, 4), (1, 4)))
    )
    row = Row(kind=RowKind.CHANGED, left="abc d", right=" abcd", edits=(cut, grown, cut))
    made = comparison_of(row.left or "", row.right or "", difference=Difference(rows=(row,)))
    assert kinds_sentence(made) == "Differences: 2 paragraphs only in A, 1 paragraph only in B."


def test_a_place_names_its_paragraphs() -> None:
    rows = [Row(kind=RowKind.EQUAL, left="a", right="a"), Row(kind=RowKind.REMOVED, left="b", right=None)]
    numbers = ParagraphNumbers(rows)
    assert numbers.place(0, 1) == "paragraph 1 of A, 1 of B"
    assert numbers.place(0, 2) == "paragraphs 1 to 2 of A, 1 of B"
    assert numbers.place(1, 2) == "paragraph 2 of A"


def test_documents_without_words_are_told_by_their_pages_or_by_nothing() -> None:
    nothing = comparison_of("", "")
    assert figures_sentence(nothing) == "Neither document has any words to compare."
    look = PageLikeness(left=0, right=1, similarity=0.98, is_turned=False, differing=())
    assert figures_sentence(replace(nothing, looks=(look,))) == "93 % the same by what is seen: 1 page found in both."
    cut = replace(nothing, relation=None, uncompared_pages=(4000, 12))
    assert relation_sentence(cut).startswith("Too little could be compared")
    assert figures_sentence(cut).endswith("Not compared (too many or too large): 4,000 of A, 12 of B.")
