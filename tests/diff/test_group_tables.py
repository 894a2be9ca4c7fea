"""The paragraphs of a family of texts."""

import textwrap
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff.group_tables import common_order, group_table
from dupfinder.diff.words import Wording, lines
from dupfinder.domain.comparisons import CompareOptions, GroupParagraph, GroupTable

COAST = "The weather was fine on the day that they left for the coast."
ROADS = "Nobody had told the driver which of the two roads he was to take."
LETTER = "A letter from the bank lay unopened upon the kitchen table."
SISTER = "Her sister wrote to her every week until the end of summer."
CLAUSE = (
    "The Supplier shall deliver the goods named in Annex A to the address of the Customer within thirty days of the "
    "date of the order, unless the parties have agreed in writing on another date or another place of delivery."
)
DIFFERENT = (COAST, ROADS, LETTER, SISTER, CLAUSE)
PARTS = st.sampled_from([
    *DIFFERENT, COAST.replace("coast", "hills"), COAST.upper(), f"{COAST} {LETTER}", textwrap.fill(CLAUSE, 40),
    "Page 3", "* * *", "one", "甲方应当在合同签订之后十五日内将货物运送到乙方指定的地点。",
])  # fmt: skip
TEXTS = st.lists(PARTS, max_size=6).map("\n".join)
FAMILIES = st.lists(TEXTS, min_size=1, max_size=5)


class GivenUpError(Exception):
    pass


def words(text: str) -> list[str]:
    return Wording(CompareOptions()).words(text)


def column(table: GroupTable, document: int) -> list[str]:
    cells = ((one.wordings, one.cells[document]) for one in table.paragraphs)
    return [wordings[cell] for wordings, cell in cells if cell is not None]


def sharing(paragraph: GroupParagraph, order: list[int]) -> list[int | None]:
    """Return for each document the first, in another order, that has the same wording."""
    cells = [paragraph.cells[document] for document in order]
    return [None if cell is None else cells.index(cell) for cell in cells]


OPTIONS = st.sampled_from([
    CompareOptions(),
    CompareOptions(ignore_case=True, ignore_digits=True),
    CompareOptions(ignore_punctuation=True, ignore_space=False),
    CompareOptions(ignored_lines="Page|the date of|one"),
])  # fmt: skip


@given(FAMILIES, OPTIONS)
def test_each_document_has_all_its_words_in_its_column(texts: list[str], options: CompareOptions) -> None:
    # Texts share a wording if they have the same words under the options: what is written may differ in these.
    texts = [text.lower() for text in texts] if options.ignore_case else texts
    texts = [text.replace("*", "") for text in texts] if options.ignore_punctuation else texts
    table = group_table(texts, options=options)
    assert table.document_count == len(texts)
    for document, text in enumerate(texts):
        found = Counter(word for part in column(table, document) for word in words(part))
        assert found == Counter(word for line in lines(text) for word in words(line))


@given(st.lists(st.lists(st.booleans(), min_size=5, max_size=5), min_size=1, max_size=5))
def test_documents_that_left_out_paragraphs_keep_their_order(left_out: list[list[bool]]) -> None:
    kept = [[part for part, is_out in zip(DIFFERENT, of_one, strict=True) if not is_out] for of_one in left_out]
    table = group_table(["\n".join(parts) for parts in kept])
    assert [column(table, document) for document in range(len(kept))] == kept
    assert Counter(one.wordings for one in table.paragraphs) == Counter((part,) for part in set().union(*kept))


@given(FAMILIES)
def test_each_wording_is_in_a_cell_first_seen_first(texts: list[str]) -> None:
    for paragraph in group_table(texts).paragraphs:
        seen = list(dict.fromkeys(cell for cell in paragraph.cells if cell is not None))
        assert seen == list(range(len(paragraph.wordings)))
        assert len({tuple(words(text)) for text in paragraph.wordings}) == len(paragraph.wordings)


@given(TEXTS, st.integers(1, 6))
def test_copies_have_the_same_everywhere(text: str, count: int) -> None:
    table = group_table([text] * count)
    assert all(paragraph.is_everywhere_the_same for paragraph in table.paragraphs)
    assert column(table, 0) == lines(text)


@given(FAMILIES, st.randoms())
def test_the_order_of_the_others_changes_no_cell(texts: list[str], chance: object) -> None:
    others = list(range(1, len(texts)))
    chance.shuffle(others)  # type: ignore[attr-defined] # hypothesis gives a random.Random
    order = [0, *others]
    here, there = group_table(texts), group_table([texts[document] for document in order])
    assert [sharing(one, order) for one in here.paragraphs] == [
        sharing(one, list(range(len(texts)))) for one in there.paragraphs
    ]


def test_an_edited_paragraph_has_a_wording_more() -> None:
    edited = CLAUSE.replace("thirty", "fourteen")
    table = group_table([f"{COAST}\n{CLAUSE}", f"{COAST}\n{edited}", f"{COAST}\n{CLAUSE}", COAST])
    assert table.paragraphs == (
        GroupParagraph(wordings=(COAST,), cells=(0, 0, 0, 0)),
        GroupParagraph(wordings=(CLAUSE, edited), cells=(0, 1, 0, None)),
    )


def test_what_several_documents_put_in_is_one_row_where_they_put_it() -> None:
    edited = LETTER.replace("bank", "post office")
    table = group_table([
        f"{COAST}\n{ROADS}",
        f"{COAST}\n{LETTER}\n{ROADS}",
        f"{COAST}\n{edited}\n{SISTER}\n{ROADS}",
    ])  # fmt: skip
    assert table.paragraphs == (
        GroupParagraph(wordings=(COAST,), cells=(0, 0, 0)),
        GroupParagraph(wordings=(LETTER, edited), cells=(None, 0, 1)),
        GroupParagraph(wordings=(SISTER,), cells=(None, None, 0)),
        GroupParagraph(wordings=(ROADS,), cells=(0, 0, 0)),
    )


@pytest.mark.parametrize("wrapped", [0, 1, 2])
def test_line_breaks_and_white_space_are_no_differences_whoever_has_them(wrapped: int) -> None:
    plain = f"{COAST}\n{CLAUSE}\n{SISTER}"
    texts = [plain, plain.replace(" ", "  "), plain]
    texts[wrapped] = f"{COAST}\n{textwrap.fill(CLAUSE, 30)}\n{textwrap.fill(SISTER, 30)}"
    table = group_table(texts)
    assert [one.cells for one in table.paragraphs] == [(0, 0, 0)] * 3
    assert words(table.paragraphs[1].wordings[0]) == words(CLAUSE)


def test_what_two_pdfs_break_alike_is_one_row_if_a_third_text_does_not() -> None:
    narrow = f"{textwrap.fill(CLAUSE, 30)}\n{ROADS}"
    table = group_table([narrow, f"{textwrap.fill(CLAUSE, 30)}\n{SISTER}\n{ROADS}", f"{CLAUSE}\n{ROADS}"])
    assert [one.cells for one in table.paragraphs] == [(0, 0, 0), (None, 0, None), (0, 0, 0)]


def test_a_moved_paragraph_is_found_again() -> None:
    table = group_table([f"{CLAUSE}\n{COAST}\n{ROADS}", f"{COAST}\n{ROADS}\n{CLAUSE}"])
    assert table.paragraphs == tuple(
        GroupParagraph(wordings=(text,), cells=(0, 0)) for text in (CLAUSE, COAST, ROADS)
    )  # fmt: skip


def test_options_say_what_makes_a_wording() -> None:
    texts = [f"{COAST}\nTotal: 12 EUR", f"{COAST.replace('weather', 'WEATHER')}\nTotal: 13 EUR"]
    assert [len(one.wordings) for one in group_table(texts).paragraphs] == [2, 2]
    options = CompareOptions(ignore_case=True, ignore_digits=True)
    assert all(one.is_everywhere_the_same for one in group_table(texts, options=options).paragraphs)


def test_no_texts_and_empty_texts_have_no_paragraphs() -> None:
    assert group_table([]) == GroupTable(document_count=0, paragraphs=())
    assert group_table(["", "\n \n"]) == GroupTable(document_count=2, paragraphs=())
    assert group_table(["", COAST]).paragraphs == (GroupParagraph(wordings=(COAST,), cells=(None, 0)),)


def test_check_gives_up_between_texts() -> None:
    calls: list[None] = []

    def check() -> None:
        calls.append(None)
        if len(calls) == 3:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        group_table([COAST, ROADS, LETTER, SISTER], check=check)


def test_the_order_of_all_documents_together_is_kept_where_one_alone_leaves_it_open() -> None:
    # The keeper and the longest text do not say which of the letter and the sister comes first; the last one does.
    texts = [[COAST, ROADS, SISTER, CLAUSE], [COAST, ROADS, LETTER, CLAUSE], [COAST, ROADS, LETTER, SISTER]]
    table = group_table(["\n".join(parts) for parts in texts])
    assert [one.wordings for one in table.paragraphs] == [(COAST,), (ROADS,), (LETTER,), (SISTER,), (CLAUSE,)]


SEQUENCES = st.lists(st.integers(0, 6), unique=True)


@given(st.lists(SEQUENCES, max_size=4), SEQUENCES.map(sorted))
def test_a_common_order_has_everything_once_and_keeps_what_is_not_contradicted(
    sequences: list[list[int]], leading: list[int]
) -> None:
    order = common_order(sequences, leading=leading, count=7)
    assert sorted(order) == list(range(7))
    assert [number for number in order if number in leading] == leading
    for keeping in (list(range(7)), order):
        agreeing = [sorted(sequence, key=keeping.index) for sequence in sequences]
        result = common_order(agreeing, leading=sorted(leading) if keeping == sorted(keeping) else [], count=7)
        for sequence in agreeing:
            assert [number for number in result if number in sequence] == sequence


@pytest.mark.parametrize(
    ("texts", "cells"),
    [
        ([LETTER, f"\u2022 {LETTER}", f"1. {LETTER}"], (0, 0, 0)),
        ([f"1. {LETTER}", f"2. {LETTER}", f"1. {LETTER}"], (0, 1, 0)),
        ([f"1. {LETTER}", f"2. {LETTER}", LETTER, f"- {LETTER}"], (0, 1, 2, 2)),
        ([f"1. {LETTER}", LETTER.replace("bank", "sea")], (0, 1)),
    ],
)
def test_the_sign_of_a_list_on_one_side_makes_no_other_wording(texts: list[str], cells: tuple[int, ...]) -> None:
    (paragraph,) = group_table(texts).paragraphs
    assert paragraph.cells == cells
