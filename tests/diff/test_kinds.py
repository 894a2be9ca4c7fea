import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dupfinder.diff import align
from dupfinder.diff.changes import bare
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind

SENTENCE = (
    "The parties met in London and agreed that the goods shall be delivered in time by {} to the buyer without any "
    "further delay."
)
SPACE, PUNCTUATION, CASE = ChangeKind.SPACE, ChangeKind.PUNCTUATION, ChangeKind.CASE
NUMBERS, AMOUNTS, DATES = ChangeKind.NUMBERS, ChangeKind.AMOUNTS, ChangeKind.DATES
NAMES, WORDS = ChangeKind.NAMES, ChangeKind.WORDS
PARTS = st.sampled_from(
    ["the", "The", "of", "in to", "into", "30", "31", "EUR", "€", "4 May 2026", "5 May 2026", ",", ".", "“", '"', "-",
     "co-op", "coop", "ﬁ", "fi", "Smith", "Jones", "合", "三", "四", "日", "元", "ก่", "é", "É", "1,5", "1.5", "15"]
)  # fmt: skip
LINES = st.lists(PARTS, max_size=14).map(" ".join)


def kinds(left: str, right: str, *, options: CompareOptions | None = None) -> list[ChangeKind]:
    return [edit.kind for row in align(left, right, options=options).rows for edit in row.edits]


def slowly_bare(text: str) -> str:
    normal = unicodedata.normalize("NFKC", text)
    kept = (letter for letter in normal if unicodedata.category(letter)[0] in "LNM" or letter in "€$£")
    return "".join(letter for letter in kept if not 0xFE00 <= ord(letter) <= 0xFE0F)


def test_white_space_inside_of_a_word_is_space_where_it_counts_and_nothing_where_it_does_not() -> None:
    for left, right in (("in to", "into"), ("into", "in to")):
        texts = SENTENCE.format(left), SENTENCE.format(right)
        assert kinds(*texts, options=CompareOptions(ignore_space=False)) == [SPACE]
        assert align(*texts).changes == ()


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("co-operate", "cooperate", [PUNCTUATION]),
        ("“so”", '"so"', [PUNCTUATION, PUNCTUATION]),
        ("ﬁnal", "final", [PUNCTUATION]),
        ("1,234", "1234", [PUNCTUATION]),
        ("Word", "word", [CASE]),
        ("Straße", "STRASSE", [CASE]),
        ("12", "13", [NUMBERS]),
        ("1,234.50", "1,334.50", [NUMBERS]),
        ("12.50", "1250", [NUMBERS]),
        ("12th", "13th", [NUMBERS]),
        ("section 3a", "section 3b", [NUMBERS]),
        ("A4", "A5", [NUMBERS]),
        ("30 kg", "31 kg", [NUMBERS]),
        ("12 %", "13 %", [NUMBERS]),
        ("Part I", "Part II", [NUMBERS]),
        ("chapter IV", "chapter V", [NUMBERS]),
        ("10:45", "11:45", [NUMBERS]),
        ("٣", "٤", [NUMBERS]),
        ("EUR 12,50", "EUR 13,50", [AMOUNTS]),
        ("12 €", "15 €", [AMOUNTS]),
        ("€ 12", "$ 12", [AMOUNTS]),
        ("12 EUR", "12 USD", [AMOUNTS]),
        ("12 million euros", "13 million euros", [AMOUNTS]),
        ("4 May 2026", "6 June 2026", [DATES]),
        ("2026-05-04", "2026-05-05", [DATES]),
        ("4.5.2026", "5.5.2026", [DATES]),
        ("3. 4. 2026", "3. 5. 2026", [DATES]),
        ("5/4/26", "5/5/26", [DATES]),
        ("12. März", "13. März", [DATES]),
        ("3 марта 2026", "4 марта 2026", [DATES]),
        ("Monday", "Tuesday", [DATES]),
        ("May", "June", [DATES]),
        ("may go", "might go", [WORDS]),
        ("John Smith", "Mary Jones", [NAMES]),
        ("Mr. Smith", "Mr. Jones", [NAMES]),
        ("MUST", "SHALL", [WORDS]),
        ("12", "twelve", [WORDS]),
        ("Smith", "one of them", [WORDS]),
        ("30 days", "45 weeks", [NUMBERS, WORDS]),
        ("30 working days", "45 nights", [WORDS]),
    ],
)
def test_an_edit_has_the_least_kind_that_explains_it(left: str, right: str, expected: list[ChangeKind]) -> None:
    assert kinds(SENTENCE.format(left), SENTENCE.format(right)) == expected
    assert kinds(SENTENCE.format(right), SENTENCE.format(left)) == expected


def test_a_kind_is_the_least_that_explains_what_is_not_overlooked() -> None:
    loose, strict = CompareOptions(ignore_case=True), CompareOptions(ignore_case=True, ignore_space=False)
    texts = SENTENCE.format("In to"), SENTENCE.format("into")
    assert align(*texts, options=loose).changes == ()
    assert kinds(*texts, options=strict) == [SPACE]
    assert kinds(*texts) == [CASE]
    assert kinds(SENTENCE.format("Co-op"), SENTENCE.format("coop"), options=loose) == [PUNCTUATION]
    assert kinds(SENTENCE.format("Mr. Smith"), SENTENCE.format("Mr. Jones"), options=loose) == [NAMES]


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("乙方应当在三十日内支付全部价款。", "乙方应当在四十日内支付全部价款。", [NUMBERS]),
        ("乙方应当支付五百元价款给甲方。", "乙方应当支付六百元价款给甲方。", [AMOUNTS]),
        ("乙方应当在2026年3月12日支付价款。", "乙方应当在2026年3月13日支付价款。", [DATES]),
        ("乙方应当一并支付全部价款。", "乙方应当二并支付全部价款。", [WORDS]),
    ],
)
def test_chinese_numerals_are_numbers_only_where_they_plainly_are(
    left: str, right: str, expected: list[ChangeKind]
) -> None:
    assert kinds(left, right) == expected


@pytest.mark.parametrize(
    ("left", "right"),
    [
        pytest.param("Smith agreed to do so at once.", "Jones agreed to do so at once.", id="a sentence begins"),
        pytest.param("Die Frist für die Lieferung ist kurz.", "Die Frist für die Leistung ist kurz.", id="German"),
        pytest.param("Terms And Conditions Of Sale", "Terms And Conditions Of Hire", id="a title"),
        pytest.param("ALL GOODS OF SMITH ARE SOLD", "ALL GOODS OF JONES ARE SOLD", id="all in capitals"),
    ],
)
def test_capitals_that_tell_nothing_make_no_names(left: str, right: str) -> None:
    assert kinds(left, right) == [WORDS]


def test_what_makes_a_number_an_amount_is_found_far_into_a_paragraph_and_not_beyond_its_neighbours() -> None:
    far = "and so on " * 30
    assert kinds(f"{far}EUR 12 {far}", f"{far}EUR 13 {far}") == [AMOUNTS]
    assert kinds(f"EUR 5 {far}12 of them", f"EUR 5 {far}13 of them") == [NUMBERS]


@example("the the the The the", "the the the É the", False)
@given(LINES, LINES, st.booleans())
def test_each_kind_is_what_it_says(left: str, right: str, ignore_space: bool) -> None:  # noqa: FBT001 - hypothesis calls it
    for row in align(left, right, options=CompareOptions(ignore_space=ignore_space)).rows:
        for edit in row.edits:
            assert row.left is not None
            assert row.right is not None
            old = row.left[edit.left.start : edit.left.end]
            new = row.right[edit.right.start : edit.right.end]
            unspaced = ["".join(text.split()) for text in (old, new)]
            signs = [slowly_bare(text) for text in (old, new)]
            folded = [text.casefold() for text in signs]
            if edit.kind is SPACE:
                assert unspaced[0] == unspaced[1]
                continue
            assert unspaced[0] != unspaced[1]
            if edit.kind is PUNCTUATION:
                assert signs[0] == signs[1]
                continue
            # Left out decimal signs make another number of the same figures.
            assert signs[0] != signs[1] or edit.kind in {NUMBERS, AMOUNTS, DATES}
            if edit.kind is CASE:
                assert folded[0] == folded[1]
                continue
            assert folded[0] != folded[1] or edit.kind in {NUMBERS, AMOUNTS, DATES}
            if edit.kind in {NUMBERS, AMOUNTS, DATES}:
                words = r"eur|€|may|三|四|日|元|\d"
                assert re.sub(words, "", folded[0]) == re.sub(words, "", folded[1])
            else:
                assert edit.kind in {NAMES, WORDS}
            if edit.kind is NAMES:
                assert all(any(map(str.isupper, text)) for text in (old, new))


@given(
    st.text(
        st.sampled_from("aÄé1², .-“ﬁ合€\u0301\ufe0f\u200d")
        | st.characters(exclude_categories=["Cs", "Cn", "Co", "Sc"]),
        max_size=20,
    )
)
def test_bare_text_is_its_letters_and_figures(text: str) -> None:
    assert bare(text) == slowly_bare(text)


def test_the_title_of_a_person_tells_a_name_also_in_a_line_of_a_form() -> None:
    filled_in = "Order\nTo: {}\nThe goods were sent to the address that you gave us on the day after the order."
    assert kinds(filled_in.format("Ms Helen Carter"), filled_in.format("Mr Thomas Baker")) == [NAMES]
    assert kinds(filled_in.format("Green Paint"), filled_in.format("Blue Varnish")) != [NAMES]
