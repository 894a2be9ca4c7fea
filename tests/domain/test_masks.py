"""In which variables two texts differ, read off their masked digests."""

import itertools

import pytest

from dupfinder.domain.masks import (
    LETTER_FORMS,
    MASKED_DIGESTS_BYTES,
    SETS,
    WORD_DIGESTS,
    form_between,
    masked_digest_slice,
    say_the_same,
    set_number,
    template_digest,
    variables_between,
)
from dupfinder.domain.pairs import VALUES, Variable

NAMES, ADDRESSES, DATES, _AMOUNTS, NUMBERS, _LINKS, DETAILS = VALUES
ENTRIES, ORDER, ACCENTS, UMLAUTS, SCRIPT = (
    Variable(one) for one in ("entries", "order", "accents", "umlauts", "script")
)


_BEHIND_WORDS = MASKED_DIGESTS_BYTES - 8 * WORD_DIGESTS


def with_equal(*sets: tuple[Variable, ...], is_date: bool = False) -> tuple[bytes, bytes]:
    """Return the digests of two texts that are equal only with these sets masked; of other dates, if so."""
    a, b = bytearray(MASKED_DIGESTS_BYTES), bytearray(b"\x01" * MASKED_DIGESTS_BYTES)
    for variables in sets:
        b[masked_digest_slice(variables)] = a[masked_digest_slice(variables)]
    if is_date:
        return bytes(a), bytes(b)
    b[-_BEHIND_WORDS - 8 * len(VALUES) : -_BEHIND_WORDS] = bytes(8 * len(VALUES))
    return bytes(a), bytes(b)


def test_every_set_has_a_digest_of_its_own() -> None:
    every = [chosen for count in (1, 2, 3) for chosen in itertools.combinations((NUMBERS, DATES, NAMES), count)]
    assert sorted(map(set_number, every)) == list(SETS)
    assert sorted(masked_digest_slice(one).start for one in every) == list(range(0, 8 * len(SETS), 8))
    for variables in every:
        assert variables_between(*with_equal(variables)) == variables


@pytest.mark.parametrize(
    ("explaining", "variables"),
    [
        ((), ()),
        (((NUMBERS,), (DATES,), (NAMES,)), (DATES,)),
        (((NUMBERS,), (NAMES,)), (NUMBERS,)),
        (((NAMES,), (NUMBERS, DATES)), (NAMES,)),
        (((NUMBERS, DATES, NAMES), (NUMBERS, NAMES)), (NUMBERS, NAMES)),
        (((NUMBERS, NAMES), (DATES, NAMES), (NUMBERS, DATES)), (NUMBERS, DATES)),
        (((NUMBERS, NAMES), (DATES, NAMES)), (DATES, NAMES)),
    ],
)
def test_the_smallest_set_that_explains_the_difference_counts(
    explaining: tuple[tuple[Variable, ...], ...], variables: tuple[Variable, ...]
) -> None:
    assert variables_between(*with_equal(*explaining)) == variables


def test_dates_in_figures_are_numbers_and_said_besides() -> None:
    assert variables_between(*with_equal((NUMBERS,), is_date=True)) == (NUMBERS, DATES)
    assert variables_between(*with_equal((NUMBERS, NAMES), is_date=True)) == (NUMBERS, DATES, NAMES)
    assert variables_between(*with_equal((NAMES,), is_date=True)) == (NAMES,)


def with_template(
    printed: bytes,
    particulars: bytes,
    others: bytes,
    *,
    words: bytes = b"\0",
    parts: bytes = b"\0",
    values: bytes = bytes(len(VALUES)),
) -> bytes:
    """Return the digests of a text with these of its template, of its words and parts in any order, and its values."""
    digests = others * len(SETS) + printed + particulars + words + parts + values
    return b"".join(bytes([digest]) * 8 for digest in digests)


def test_entries_are_the_same_print_with_other_particulars() -> None:
    letter = with_template(b"p", b"a", b"1")
    assert variables_between(letter, with_template(b"p", b"b", b"2")) == (ENTRIES,)
    assert variables_between(letter, with_template(b"p", b"b", b"1")) == (DATES,)
    assert variables_between(letter, with_template(b"p", b"a", b"2")) == ()
    assert variables_between(letter, with_template(b"q", b"b", b"2")) == ()


def test_what_varies_in_a_template_is_named() -> None:
    first = with_template(b"p", b"a", b"1", values=b"nadm#ld")
    assert variables_between(first, with_template(b"p", b"b", b"2", values=b"NAdm#lD")) == (
        NAMES,
        ADDRESSES,
        DETAILS,
        ENTRIES,
    )
    assert variables_between(first, with_template(b"p", b"b", b"1", values=b"NAdm#lD")) == (DATES,)


def test_the_same_parts_in_another_order_say_the_same() -> None:
    text = with_template(b"p", b"a", b"1", words=b"w", parts=b"s")
    assert say_the_same(text, with_template(b"q", b"a", b"2", words=b"w", parts=b"s"))
    assert not say_the_same(text, with_template(b"q", b"a", b"2", words=b"w", parts=b"t"))
    # Lines that buyer and seller changed: names differ, so nobody is told that all is the same.
    assert not say_the_same(text, with_template(b"q", b"a", b"1", words=b"w", parts=b"s"))
    nothing = with_template(b"p", b"a", b"1", words=b"w")
    assert not say_the_same(nothing, with_template(b"q", b"a", b"2", words=b"w"))
    assert not say_the_same(b"", b"")


def test_the_same_words_wherever_they_stand_differ_in_order_alone() -> None:
    text = with_template(b"p", b"a", b"1", words=b"w")
    assert variables_between(text, with_template(b"q", b"b", b"2", words=b"w")) == (ORDER,)
    assert variables_between(text, with_template(b"q", b"b", b"2", words=b"v")) == ()
    # Buyer and seller that changed places are another contract.
    assert variables_between(text, with_template(b"p", b"b", b"2", words=b"w")) == (ENTRIES,)
    assert variables_between(with_template(b"p", b"a", b"1"), with_template(b"q", b"a", b"2")) == ()


@pytest.mark.parametrize("form", [ACCENTS, UMLAUTS, SCRIPT])
def test_a_way_to_write_letters_explains_every_difference(form: Variable) -> None:
    first, second = with_template(b"p", b"a", b"1"), with_template(b"p", b"b", b"2")
    forms = [bytes([number]) * 8 for number in range(1, 7)]
    here, there = b"".join(forms[:3]), bytearray(b"".join(forms[3:]))
    assert variables_between(first + here, second + bytes(there)) == (ENTRIES,)
    at = 8 * LETTER_FORMS.index(form)
    there[at : at + 8] = here[at : at + 8]
    assert variables_between(first + here, second + bytes(there)) == (form,)
    assert form_between(first + here, second + bytes(there)) is form
    assert form_between(first + bytes(24), second + bytes(24)) is None
    assert form_between(first, second) is None


def test_texts_of_which_nothing_is_printed_are_of_no_template() -> None:
    first, second = with_template(b"\0", b"a", b"1"), with_template(b"\0", b"b", b"2")
    assert variables_between(first, second) == ()
    assert template_digest(first) == b""


def test_digests_of_older_sessions_are_of_no_template() -> None:
    assert variables_between(b"1" * 56, b"2" * 56) == ()
    assert variables_between(b"1" * 56, with_template(b"p", b"a", b"1")) == ()
    assert template_digest(b"1" * 56) == b""
