"""Texts that fill in one template differently are told from texts that were edited."""

# ruff: noqa: RUF001 - texts in many scripts

import itertools
import random
import textwrap
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from altered_pairs import reordered
from dupfinder.domain.masks import (
    LETTER_FORMS,
    MASKED_DIGEST_BYTES,
    MASKED_DIGESTS_BYTES,
    SETS,
    VALUES_BYTES,
    VARIABLE_BITS,
    WORD_DIGESTS,
    variables_between,
)
from dupfinder.domain.pairs import VALUES, Variable, of_one_template
from dupfinder.fingerprint.marked_words import MarkedWords
from dupfinder.fingerprint.templates import LEAST_PARTS, masked_digests_of, variables_of
from dupfinder.fingerprint.words import find_words
from held_out_templates import HELD_OUT
from template_pairs import LANGUAGES, edited, filled_in

ENTRIES, ORDER = Variable.ENTRIES, Variable.ORDER
NAMES, ADDRESSES, DATES, AMOUNTS, NUMBERS, LINKS, DETAILS = VALUES
IN_ANY_ORDER, PARTS = (slice(8 * (len(SETS) + number), 8 * (len(SETS) + number + 1)) for number in (2, 3))


def packed(texts: Sequence[str]) -> MarkedWords:
    words = find_words(texts)
    starts = np.concatenate(([0], np.cumsum([len(one.hashes) for one in words]))).astype(np.int64)
    return MarkedWords.of(
        np.concatenate([one.hashes for one in words]), np.concatenate([one.marks for one in words]), starts
    )


def digests(*texts: str) -> list[bytes]:
    words = packed(texts)
    return masked_digests_of(words.hashes, words.marks, words.starts)


def difference(a: str, b: str) -> tuple[Variable, ...]:
    return variables_between(*digests(a, b))


def masked(text: str, variable: Variable) -> list[str]:
    """Return the words (at spaces, each one word for the tokeniser) that belong to the variable."""
    variables = variables_of(packed([text]))[0]
    return [word for word, bits in zip(text.split(), variables, strict=True) if bits & VARIABLE_BITS[variable]]


INVOICE = """Musterfirma Ltd
Invoice no. {number}
Date: {date}
Customer: {name}

For the work that we did on your behalf we charge the following amounts.
Consulting, {hours} hours: {amount} EUR
Travel and lodging as agreed: {travel} EUR
Please transfer the total of {total} EUR to our account within 30 days, quoting the number of this invoice.
Thank you for your trust. Should you have any questions, please do not hesitate to write to us.
"""
FIRST_INVOICE = {
    "number": "2026-0041", "date": "12 March 2026", "name": "Anna Schmidt", "hours": "8", "amount": "1,200.00",
    "travel": "310.50", "total": "1,510.50",
}  # fmt: skip
SECOND_INVOICE = {
    "number": "2026-A17", "date": "April 3rd, 2026", "name": "Jane van der Berg", "hours": "12½", "amount": "900",
    "travel": "45", "total": "945.00",
}  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "variables"),
    [
        (("hours", "amount", "total"), (NUMBERS,)),
        (("number", "amount", "travel", "total"), (NUMBERS,)),
        (("date",), (DATES,)),
        (("name",), (NAMES,)),
        (("date", "amount"), (NUMBERS, DATES)),
        (("date", "name"), (DATES, NAMES)),
        (("name", "total"), (NUMBERS, NAMES)),
        (tuple(FIRST_INVOICE), (NUMBERS, DATES, NAMES)),
    ],
)
def test_invoices_of_one_template_differ_in_what_was_filled_in(
    changed: Sequence[str], variables: tuple[Variable, ...]
) -> None:
    second = FIRST_INVOICE | {key: SECOND_INVOICE[key] for key in changed}
    assert difference(INVOICE.format(**FIRST_INVOICE), INVOICE.format(**second)) == variables


@pytest.mark.parametrize(
    ("contract", "first", "second"),
    [
        ("This agreement is made on {} between the two parties named below.", "12 March 2026", "May 3rd, 2019"),
        ("This agreement is made on {} between the two parties named below.", "Tuesday, 3 March 2026", "12/31/2026"),
        ("Dieser Vertrag wird am {} zwischen den beiden Parteien geschlossen.", "12. März 2026", "3. Dezember 2025"),
        ("Dieser Vertrag wird am {} zwischen den beiden Parteien geschlossen.", "12.03.26", "1. Mai 2025"),
        ("Le présent contrat est conclu le {} entre les deux parties.", "3 mars 2026", "14 juillet 2025"),
        ("Le présent contrat est conclu le {} entre les deux parties.", "lundi 3 mars 2026", "1er août 2025"),
        ("Este contrato se celebra el {} entre las dos partes.", "3 de marzo de 2026", "14 de diciembre de 2025"),
        ("Este contrato é celebrado em {} entre as duas partes.", "3 de março de 2026", "14 de maio de 2025"),
        ("Настоящий договор заключён {} между двумя сторонами.", "12 марта 2026", "3 мая 2025"),
        ("Niniejsza umowa zostaje zawarta dnia {} między stronami.", "12 marca 2026", "3 maja 2025"),
        ("Tato smlouva se uzavírá dne {} mezi stranami.", "12. března 2026", "3. května 2025"),
        ("Ez a szerződés {} napján jön létre a felek között.", "2026. március 3.", "2025. május 14."),
        ("Bu sözleşme {} tarihinde taraflar arasında yapılmıştır.", "12 Mart 2026", "3 Ağustos 2025"),
        ("Η σύμβαση αυτή συνάπτεται στις {} μεταξύ των μερών.", "12 Μαρτίου 2026", "3 Δεκεμβρίου 2025"),
        ("تم إبرام هذا العقد في {} بين الطرفين المذكورين أدناه.", "12 مارس 2026", "3 ديسمبر 2025"),
        ("הסכם זה נערך ביום {} בין שני הצדדים.", "12 מרץ 2026", "3 דצמבר 2025"),
        ("本合同由双方于{}在北京签订并生效。", "2026年3月12日", "2025年11月3日"),
        ("本合同由双方于{}在北京签订并生效。", "二〇二六年三月十二日", "2025年11月3日"),
        ("本契約は{}に甲乙の間で締結された。", "2026年3月12日", "令和7年11月3日"),
        ("이 계약은 {} 양 당사자 사이에 체결되었다.", "2026년 3월 12일", "2025년 11월 3일"),
        ("The parties met on {} to sign this agreement.", "2026-03-12", "2025-11-03T10:45:00Z"),
        ("The parties met on {} to sign this agreement.", "Tue, 3 Mar 2026 10:45", "Fri, 12 Dec 2025 9:30:15"),
        ("The parties met on the {} to sign this agreement.", "3rd day of March 2026 at 10:45", "12th of May"),
    ],
)
def test_contracts_of_different_days_differ_in_dates(contract: str, first: str, second: str) -> None:
    if "令和" in second:
        first = f"令和{first}"  # the name of the era is no part of the date
    assert difference(contract.format(first), contract.format(second)) == (DATES,)


@pytest.mark.parametrize(
    ("letter", "first", "second"),
    [
        ("Dear Mr. {},\nthank you for your order. We hope that you like it.\nYours", "Brown", "John van Dyke"),
        ("Dear {},\nthank you for your order. We hope that you like it.\nYours", "Anna", "J. R. R. Tolkien"),
        ("{0}\n\nWe confirm that Ms. {0} has worked for us and that we were content.", "Anna Lee", "Ulf Ek Dahl"),
        ("Cher {},\nnous vous remercions de votre commande.", "Monsieur Dupont", "Jean de la Fontaine"),
        ("Estimado {}:\nle damos las gracias por su pedido.", "José García", "Luis Ortega y Gasset"),
        ("Szanowny Panie {},\ndziękujemy za złożenie zamówienia w naszym sklepie.", "Kowalski", "Nowak"),
        ("Уважаемый господин {},\nмы благодарим вас за ваш заказ в нашем магазине.", "Иванов", "Пётр Смирнов"),
        ("Αξιότιμε κύριε {},\nσας ευχαριστούμε για την παραγγελία σας.", "Παπαδόπουλε", "Νίκο Γεωργίου"),
        ("We met {} at the station and went home. She was tired.", "Mary Smith", "Will Young"),
        ("The rules were written by {} and others, and are still in use.", "Jean DUPONT", "Ludwig van Beethoven"),
    ],
)
def test_letters_to_different_persons_differ_in_names(letter: str, first: str, second: str) -> None:
    assert difference(letter.format(first), letter.format(second)) == (NAMES,)


def test_a_name_at_the_start_of_a_sentence_is_known_from_elsewhere_in_the_text() -> None:
    letter = "We have known {0} for a long time and can recommend him. {0} has worked for us. Please write."
    assert difference(letter.format("Smith"), letter.format("Jones")) == (NAMES,)


TEXT = """This agreement is made on 12 March 2026 between John Smith of London and Anna Brown of Leeds.
The tenant shall pay 850.00 a month before the third day. The landlord may end this agreement if the rent is late.
Neither party shall give the keys to others without the consent of the other party, as stated in section 3 below.
Status: Draft
The tenant MUST keep the garden in order.
"""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("shall pay", "may pay"),
        ("shall pay", "shall not pay"),
        ("if the rent", "unless the rent"),
        ("The landlord may", "The tenant may"),
        ("Neither party", "Either party"),
        ("without the consent", "with the consent"),
        ("below.", "below. The garden belongs to the flat."),
        (" before the third day", ""),
        ("keys to others without the consent", "consent without others the keys to"),
        ("MUST", "SHALL"),
        ("the third day", "the fourth day"),
        ("if the rent is late", "in March"),
    ],
)
def test_edits_are_more_than_other_numbers_dates_and_names(before: str, after: str) -> None:
    assert before in TEXT
    assert not of_one_template(difference(TEXT, TEXT.replace(before, after, 1)))


@pytest.mark.parametrize(("before", "after"), [("section 3", "section"), ("Draft", "Final"), ("Status:", "State:")])
def test_another_status_or_label_makes_no_template(before: str, after: str) -> None:
    assert before in TEXT
    assert difference(TEXT, TEXT.replace(before, after, 1)) == ()


@pytest.mark.parametrize("code", sorted({language.code for language in LANGUAGES}))
def test_one_template_for_two_people_is_told_from_an_edit(code: str) -> None:
    template = [pair for pair in filled_in(200, seed=1) if pair.code == code]
    edits = [pair for pair in edited(200, seed=1) if pair.code == code]
    assert min(len(template), len(edits)) >= 24
    assert [pair for pair in template if not difference(pair.left, pair.right)] == []
    assert len([pair for pair in edits if difference(pair.left, pair.right)]) <= 0.05 * len(edits)


@pytest.mark.parametrize("code", sorted({language.code for language in HELD_OUT}))
def test_templates_at_which_no_rule_was_made_are_told_too(code: str) -> None:
    template = [pair for pair in filled_in(224, seed=1, languages=HELD_OUT) if pair.code == code]
    assert len(template) == 28
    assert [pair for pair in template if not difference(pair.left, pair.right)] == []


def test_edits_of_templates_at_which_no_rule_was_made_are_no_entries() -> None:
    found = [difference(pair.left, pair.right) for pair in edited(224, seed=1, languages=HELD_OUT)]
    assert len([variables for variables in found if ENTRIES in variables]) <= 0.05 * len(found)


def test_letters_whose_lines_are_broken_elsewhere_are_of_one_template() -> None:
    letter = next(language.templates["letter"] for language in HELD_OUT if language.code == "en")
    filled = [letter.format(**person) for person in HELD_OUT[0].people[:2]]
    narrow, narrower = (
        "\n".join("\n".join(textwrap.wrap(line, width)) for line in text.split("\n"))
        for text, width in zip(filled, (72, 68), strict=True)
    )
    assert difference(narrow, narrower)[-1:] == (ENTRIES,)


def test_an_edit_beside_other_numbers_dates_and_names_is_still_seen() -> None:
    other = TEXT.replace("12 March 2026", "1 June 2025").replace("850.00", "790").replace("John Smith", "Al Gore")
    assert difference(TEXT, other) == (NUMBERS, DATES, NAMES)
    assert difference(TEXT, other.replace("shall pay", "need not pay")) == ()


@pytest.mark.parametrize(
    ("text", "dates"),
    [
        ("see section 3 may not apply and 12 march on", ""),
        ("we marched in May and in September again", "May September"),
        ("it was late march when we set out", ""),
        ("pay 10 45 by 12 sun set 3 times", ""),
        ("das Buch von März und Mai gelesen", "März"),
        ("on 30 min walks and 3 sets", ""),
        ("in 2026 we had 12 of them", ""),
        ("Mon 2 Feb 2026 and Tue Mar 3", "Mon 2 Feb 2026 Tue Mar 3"),
    ],
)
def test_ordinary_words_are_no_dates(text: str, dates: str) -> None:
    assert masked(text, DATES) == dates.split()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("10.45", "12.30"),
        ("1.2.10", "1.2.11"),
        ("2026", "2025"),
        ("192.168.1.10", "10.0.0.7"),
        ("2026-03-12-0045", "7"),
    ],
)
def test_amounts_versions_years_and_addresses_are_numbers(first: str, second: str) -> None:
    text = "The value {} was found in the third of all the tables that follow."
    assert difference(text.format(first), text.format(second)) == (NUMBERS,)


def test_capitals_that_tell_nothing_hide_no_edit() -> None:
    german = (
        "Der Mieter zahlt dem Vermieter jeden Monat die Miete. Die {} der Wohnung ist nicht im Preis enthalten. "
        "Der Vertrag wird mit der Unterschrift und der Übergabe der Schlüssel an den Mieter wirksam."
    )
    loud = "the text says: THE SOFTWARE IS PROVIDED WITHOUT A {} OF ANY KIND, and the like."
    title = "How To Install The {} On Your Computer And What To Do When It Fails To Start"
    for text, first, second in (
        (german, "Heizung", "Reinigung"),
        (loud, "WARRANTY", "FEE"),
        (title, "Printer", "Driver"),
    ):
        assert difference(text.format(first), text.format(second)) == ()


def test_texts_that_are_all_filled_in_are_of_no_template() -> None:
    assert difference("Total 12 13 14 15", "Total 99") == ()
    assert difference("Smith and Jones 12", "12 13 14 15") == ()
    assert difference("1 2 3", "4 5 6") == ()


def test_texts_of_the_same_words_and_variables_have_equal_digests_whatever_the_length_of_runs() -> None:
    first, second = digests("we sold 12 pairs of shoes that day", "we sold 1,234.50 pairs of shoes that day")
    assert variables_between(first, second) == (NUMBERS,)
    assert len(first) == MASKED_DIGESTS_BYTES - VALUES_BYTES - MASKED_DIGEST_BYTES * len(LETTER_FORMS)


def test_of_texts_that_are_far_too_long_only_the_order_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dupfinder.fingerprint.templates.MOST_WORDS", 8)
    first = "On 3 May 2026 we sold 12 pairs of shoes"
    assert difference(first, first.replace("12", "13")) == ()
    assert difference(first, "we sold 12 pairs of shoes On 3 May 2026") == (Variable.ORDER,)
    assert digests(first) == digests(first)
    assert difference("we sold 12 pairs", "we sold 13 pairs") == (NUMBERS,)


def test_a_text_without_digests_is_no_variant() -> None:
    (one,) = digests("some words")
    assert variables_between(b"", b"") == ()
    assert variables_between(one, b"") == ()


def test_texts_without_words_have_digests_too() -> None:
    nothing, text, nothing_again = digests("", "some words", "…")
    assert nothing == nothing_again != text


FRAGMENTS = (
    "the", "not", "we", ":", "\t", ",", "two", "Herr", "中", "Berg",
    "Smith", "Anna", "van", "der", "Mr.", "J.", "May", "March", "Mar", "mars", "12", "3rd",
    "2026", "2026-03-12", "10:45", "of", "de", "at", "Monday", "IBM", "IN", "A", "年", "3月", "12日", "三", ".", "\n",
)  # fmt: skip
TEXTS = st.lists(st.sampled_from(FRAGMENTS), max_size=12).map(" ".join)


def slow_sequence(text: str, number: int) -> list[str]:
    """Return the words of a text with each run of words of the set's variables as one placeholder."""
    words = packed([text])
    variables = variables_of(words)[0] if words.count else np.zeros(0, np.uint8)
    if sum(bits & number > 0 for bits in variables) * 2 > words.count:
        return [*map(str, words.hashes)]
    pairs = zip(words.hashes, variables, strict=True)
    runs = itertools.groupby(pairs, key=lambda pair: pair[1] & number > 0)
    return [word for is_masked, run in runs for word in (["?"] if is_masked else [str(value) for value, _ in run])]


@given(TEXTS, TEXTS)
def test_digests_are_equal_exactly_when_the_masked_words_are(a: str, b: str) -> None:
    first, second = digests(a, b)
    for number in SETS:
        part = slice(8 * (number - 1), 8 * number)
        assert (first[part] == second[part]) == (slow_sequence(a, number) == slow_sequence(b, number))


@given(TEXTS, TEXTS | st.just(""))
def test_the_digests_of_any_order_are_equal_exactly_where_each_word_occurs_as_often(a: str, b: str) -> None:
    shuffled = " ".join(reversed(a.split(" ")))
    for other in (b, shuffled):
        first, second = digests(a, other)
        counts = [Counter(packed([text]).hashes.tolist() if text else []) for text in (a, other)]
        assert (first[IN_ANY_ORDER] == second[IN_ANY_ORDER]) == (counts[0] == counts[1])


LINES = st.lists(
    st.sampled_from(("We met Anna. Then it rained", "by 3. The end.", "a\tb c", "Total:\nfive", "x", "7 8"))
)


@given(LINES.map("\n".join), st.randoms(use_true_random=False))
def test_parts_in_another_order_have_one_digest_and_others_another(text: str, draw: random.Random) -> None:
    lines = text.replace(":\n", ":\t").split("\n") + [f"Line {number} of many" for number in range(LEAST_PARTS)]
    shuffled = draw.sample(lines, len(lines))
    changed = [*lines[:-1], "Line 7 of few"]
    first, *others = (digests("\n".join(each))[0][PARTS] for each in (lines, shuffled, changed))
    assert any(first)
    assert [one == first for one in others] == [True, False]


def test_a_few_different_parts_tell_no_order() -> None:
    column, other = "\n".join("0110100101" * 3), "\n".join("1001011001" * 3)
    assert not any(digests(column)[0][PARTS])
    assert difference(column, other) == (ORDER,)


@pytest.mark.parametrize(
    ("first", "second", "varying"),
    [
        ("Dear Mr Smith,", "Dear Mr Jones,", (NAMES,)),
        ("Dear Mr Smith,\nanna@smith.example", "Dear Mr Jones,\nbob@jones.example", (NAMES, LINKS)),
        ("Anna Smith\n12 Mill Lane\nLS1 4AB Leeds", "Anna Smith\n7 High Street\nYO1 9RN Leeds", (ADDRESSES,)),
        ("Cost: twelve EUR 12.50\nby 3 May 2026", "Cost: twelve EUR 13.70\nby 8 July 2025", (DATES, AMOUNTS)),
        ("Invoice no. 4711\nColour: 深蓝色", "Invoice no. 4712\nColour: 浅绿色", (NUMBERS, DETAILS)),
    ],
)
def test_what_varies_in_a_template_is_told(first: str, second: str, varying: tuple[Variable, ...]) -> None:
    text = "{}\n\nWe thank you for your trust and are glad to hear of you again. Please write to us at any time.\n"
    (a, b), kinds = digests(text.format(first), text.format(second)), range(PARTS.stop, 8 * WORD_DIGESTS, 8)
    assert tuple(one for one, at in zip(VALUES, kinds, strict=True) if a[at : at + 8] != b[at : at + 8]) == varying


def test_sentences_in_another_order_are_told_in_every_language() -> None:
    told = [difference(pair.left, pair.right) for pair in reordered(64, seed=3)]
    assert sum(one == (ORDER,) for one in told) >= 60
    assert {one[-1:] for one in told} <= {(ORDER,), (ENTRIES,)}
    edits = [difference(pair.left, pair.right) for pair in edited(64, seed=3)]
    assert (ORDER,) not in edits


@given(st.lists(TEXTS, min_size=1, max_size=5))
def test_the_other_texts_of_a_batch_do_not_matter(texts: list[str]) -> None:
    assert digests(*texts) == [digest for text in texts for digest in digests(text)]
