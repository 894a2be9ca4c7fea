# ruff: noqa: RUF001 - signs of many scripts
import re
import unicodedata
from collections.abc import Set as AbstractSet

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dupfinder.domain.beyond import BeyondWords, ContentItem, ContentKind
from dupfinder.fingerprint import signs as signs_module
from dupfinder.fingerprint.code_points import FLAG_SHIFT, IN_WORD, code_points
from dupfinder.fingerprint.signs import case_and_punctuation, sign_digests, signs, with_signs
from dupfinder.fingerprint.words import find_words

OTHER = [
    ("-1,200 €", "1,200 €"),
    ("-$5", "$5"),
    ("-.5", ".5"),
    ("(1,200)", "1,200"),
    ("(€ 1,200)", "€ 1,200"),
    ("5 $", "5 €"),
    ("a > b", "a < b"),
    ("a ≥ b", "a ≤ b"),
    ("1.5", "1,5"),
    ("1:5", "1.5"),
    (".5", "5"),
    ("٣.٥", "٣٫٥"),
    ("१.५", "१,५"),
    ("10²", "102"),
    ("x²", "x₂"),
    ("½", "1/2"),
    ("①", "1"),
    ("5 ㎡", "5 m2"),
    ("5 °", "5"),
    ("5 %", "5 ‰"),
    ("5 × 3", "5 ÷ 3"),
    ("± 5", "+ 5"),
    ("C#", "C"),
    ("C++", "C"),
    ("and/or", "and or"),
    ("a@b", "a b"),
    ("a & b", "a b"),
    ("a*b", "a b"),
    ("really?", "really!"),
    ("☐ yes", "☒ yes"),
    ("☑ yes ☐ no", "☐ yes ☑ no"),
    ("■ yes\n□ no", "□ yes\n■ no"),
    ("  + cheap\n  - loud", "  - cheap\n  + loud"),
    ("\uf0fe yes", "\uf0a8 yes"),
    ("a → b", "a ← b"),
    ("fine 🙂", "fine 🙁"),
    ("fine 👍🏽", "fine 👍🏿"),
    ("👨\u200d👩", "👨👩"),
    ("🇩🇪", "🇫🇷"),
    ("1\ufe0f\u20e3", "1"),
    ("★★★★", "★★★★★"),
    ("one + two three", "one two + three"),
    ("§ 5", "5"),
    ("a† b", "a b†"),
    ("5′", "5″"),
    ("pay \u202e100", "pay 100"),
    ("¬ a", "a"),
    ("5- EUR", "5 EUR"),
    ("1.200,00-", "1.200,00"),
    ("5- 3", "5 -3"),
    ("5-10", "5 10"),
    ("5 – 10", "5 10"),
    ("5-10", "5 -10"),
    ("5-10", "5- 10"),
    ("5;10", "5,10"),
    ("Total:-5", "Total:5"),
    ("3,-5", "3,5"),
    ("(5 EUR)", "5 EUR"),
    ("(EUR 1,200)", "EUR 1,200"),
    ("5' 3\"", "5\" 3'"),
    ("15”", "15’"),
    ("y=(a+b)*c", "y=a+(b*c)"),
    ("(a + b) * c", "a + (b * c)"),
    ("2 * (b + c)", "2 * b + c"),
    ("(a-b)-c", "a-(b-c)"),
    ("a·b", "a b"),
    ("2·3", "2 3"),
]
SAME = [
    ("“one” ‘two’", "\"one\" 'two'"),
    ("«one»", "„one“"),
    ("one – two—three", "one - two - three"),
    ("5 – 3", "5-3"),
    ("5-10", "5–10"),
    ("see 5-\n10", "see 5\n10"),
    ("15”", '15"'),
    ("+ (one)", "• (one)"),
    ("run(one)   - begins", "run(one) - begins"),
    ("run(one)   // begins", "run(one) // begins"),
    ("one · two", "one - two"),
    ("one (two), three", "one [two], three"),
    ("“one's (two)”", "one’s two"),
    ("2⋅3", "2·3"),
    ("-5", "−5"),
    ("–5", "‑5"),
    ("• one\n• two", "- one\n- two"),
    ("* one\n  + two\n    - three", "* one\n  * two\n    * three"),
    ("- one\n  + two", "- one\n  - two"),
    ("- one\n+\nmore", "- one\n\nmore"),
    ("+49 30 12\n+ one\n-- \nJohn", "+49 30 12\n* one\n-- \nJohn"),
    ("+ one\n➢ two\n\uf0b7 three", "* one\n■ two\n▪ three"),
    ("one…", "one..."),
    ("one\u00a0two\u2009+ three", "one  two\n+three"),
    ("１．５％ ＋ （２）", "1.5% + (2)"),
    ("(1) one\n2) two", "1. one\n2. two"),
    ("(one)", "[one]"),
    ("one\n=====\ntwo", "one\n\ntwo"),
    ("* * * * *", ""),
    ("| one | two |", "one two"),
    ("┌─┐ one", "one"),
    ("5 ℃", "5 °C"),
    ("‼ one", "!! one"),
    ("☑\ufe0f one", "☑ one"),
    ("\uf0fe one", "☑ one"),
    ("one........5", "one 5"),
    ("one. . . .5", "one 5"),
    ("ʼn + one", "ŉ + one"),
    ("ㄱㅏ + one", "가 + one"),
    ("ﾊﾞ + one", "バ + one"),
    ("𝐀 + one", "A + one"),
    ("1∕2", "1⁄2"),
]


def words_of(text: str) -> bytes:
    return find_words([text])[0].digest


def digest(text: str) -> bytes | None:
    found = signs(text)
    return None if found is None else found.digest


@pytest.mark.parametrize(("a", "b"), OTHER)
def test_what_changes_a_meaning_is_a_sign(a: str, b: str) -> None:
    assert digest(a) != digest(b)
    assert digest(f"before {a} behind") != digest(f"before {b} behind")


@pytest.mark.parametrize(("a", "b"), SAME)
def test_what_programs_write_in_several_ways_is_none(a: str, b: str) -> None:
    assert digest(a) == digest(b)
    assert digest(f"before\n{a}\nbehind + all") == digest(f"before\n{b}\nbehind + all")


def test_a_text_of_letters_and_typography_has_no_signs() -> None:
    assert signs("“One” – two, (three). Four-five: 'six'; don't…") is None
    assert signs("") is None


def test_a_person_is_told_which_signs_there_are_and_how_many() -> None:
    found = signs("5 € + 3 € = 8 €, -2 €, 1\u200d 👨\u200d👩")
    assert found is not None
    assert found.label.startswith("4 \N{MULTIPLICATION SIGN} €  1 \N{MULTIPLICATION SIGN} +")
    assert "1 \N{MULTIPLICATION SIGN} −" in found.label
    assert "U+200D" in found.label


def test_signs_are_added_to_what_a_reader_saw() -> None:
    seen = BeyondWords(
        items={ContentKind.LINKS: (ContentItem(bytes(16), "x"),)}, unseen=frozenset({ContentKind.HIDDEN})
    )
    assert with_signs(seen, "- –") is seen
    assert set(with_signs(seen, "one two").items) == {ContentKind.LINKS, ContentKind.CASE_AND_PUNCTUATION}
    added = with_signs(seen, "one + two")
    assert set(added.items) == {ContentKind.LINKS, ContentKind.SIGNS, ContentKind.CASE_AND_PUNCTUATION}
    assert added.unseen == seen.unseen


def _written_slowly(text: str) -> str:
    """Return the capitals, letters and marks of a text, character by character."""
    plain = []
    for letter in text:
        is_other_look = any(
            first <= ord(letter) <= last
            for first, last in (
                *((0xB5, 0xB5), (0x2100, 0x213F), (0x2145, 0x217F), (0x3380, 0x33DF), (0xFE10, 0xFE19)),
                *((0xFE30, 0xFE6F), (0xFF01, 0xFFEE), (0x1D400, 0x1D7FF)),
            )
        )
        plain.append(unicodedata.normalize("NFKC", letter) if is_other_look else letter)
    kept = []
    for one in re.sub(r"(\A|\n)[ \t]*:+", "", "".join(plain)):
        is_typography = any(
            first <= ord(one) <= last
            for first, last in (
                *((0, 0x7F), (0x80, 0xBF), (0x2000, 0x2BFF), (0x3000, 0x3000), (0x3003, 0x303F)),
                *((0xE000, 0xF8FF), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0x10000, 0x10FFFF)),
            )
        )
        if not is_typography or (one.isascii() and (one.isalnum() or one in ".,:;()[]")):
            kept.append(one)
    return re.sub(r"\.\.+", "", "".join(kept)).replace(")", "(").replace("]", "[")


_WRITTEN = st.text(
    st.one_of(
        st.sampled_from("aAbB .,:;()[]'\"-–—“”…·•\n\u3000、。，．ＡａäÄжЖ文ｱ１1²µμⅣ№㎏𝑥﹐"),
        st.characters(exclude_categories=["Cs"], max_codepoint=0x2FFFF),
    ),
    max_size=30,
)


@given(_WRITTEN, _WRITTEN)
@example("Let us eat, grandma.", "Let us eat grandma.")
@example("He said “no”", 'He said "no"')
@example("one ..... 5", "one . . . 5")
@example("Items 1, 2 3", "Items 1 2, 3")
@example(":Author: Ann\n:Date: May", "Author: Ann\nDate: May")
@example("של (מר כהן) דירה", "של )מר כהן( דירה")
@example("f(x) = 5 μm, No. IV", "f(𝑥) = 5 µm, №. Ⅳ")
def test_texts_are_written_alike_when_their_capitals_and_marks_are(one: str, other: str) -> None:
    digests = [found and found.digest for found in map(case_and_punctuation, (one, other))]
    slow = _written_slowly(one), _written_slowly(other)
    assert (digests[0] == digests[1]) is (slow[0] == slow[1])
    assert [found is None for found in digests] == [not text for text in slow]


def test_every_symbol_of_unicode_is_a_sign_or_a_word_or_known_typography() -> None:
    known = {*signs_module._TYPOGRAPHY, *signs_module._HYPHENS, *signs_module._DOTS}
    symbols = [
        character
        for character in map(chr, range(0x110000))
        if unicodedata.category(character) in {"Sc", "Sm", "So"}
        if unicodedata.normalize("NFKC", character) not in known
    ]
    texts = [f"a {character} b" for character in symbols]
    found = zip(symbols, find_words(texts), sign_digests(texts), strict=True)
    (without,) = find_words(["a b"])
    assert [one for one, words, signs_ in found if words.digest == without.digest and signs_ is None] == []


def test_a_long_text_is_taken_line_by_line() -> None:
    line = "One + two costs -5,000.00 € (1,200).\n"
    many = -(-3 * signs_module._CHUNK_CHARS // len(line))
    found = signs(line * many)
    assert found is not None
    assert found.label.startswith(f"{2 * many} \N{MULTIPLICATION SIGN} ,")
    assert digest(line * many) == digest(line.replace(" ", "  ") * many)
    assert digest(line * many) != digest(line * (many - 1) + line.replace("-", ""))
    # A line that never ends is cut, and nothing is lost.
    assert digest("a + " * signs_module._CHUNK_CHARS) != digest("a + " * (signs_module._CHUNK_CHARS - 1) + "a - ")


@pytest.mark.parametrize("text", ["+ " * 300_000, "(1,,,,,,,,,," * 50_000, " " * 300_000 + "+ a", "\n+" * 200_000])
def test_hostile_texts_take_no_longer_than_others(text: str) -> None:
    signs(text)  # the time limit of the tests would end what takes the square of the length


# The twin: the text as it is normalised, character after character, rules written down one by one.

_TYPOGRAPHY = signs_module._TYPOGRAPHY
_MARK = "\U0010fffe"
"""Neither a letter nor a sign."""


def is_letter(character: str) -> bool:
    """Return whether the fingerprint takes it for a part of a word."""
    entries, _ = code_points().look_up(np.array([ord(character)], np.uint32))
    return bool(entries[0] & np.uint32(IN_WORD << FLAG_SHIFT))


def letters_of(text: str) -> int:
    return sum(map(is_letter, unicodedata.normalize("NFKC", text).casefold()))


def without_look(character: str) -> str:
    """Return what a character is compared as; a raised one, one in a circle and a fraction as it is."""
    kind, _, parts = unicodedata.decomposition(character).rpartition("> ")
    if not kind or kind in LIFTED:
        return character
    return "".join(without_look(chr(int(part, 16))) for part in parts.split())


LIFTED = {"<super", "<sub", "<circle", "<fraction"}


def is_lifted(character: str) -> bool:
    return unicodedata.decomposition(character).rpartition("> ")[0] in LIFTED


def twin(text: str) -> list[tuple[int, str]]:
    """Return the signs of a text, and how many letters stand before each."""
    joining = "[\u1100-\u11ff\u3131-\u318e\uff66-\uffdc]+"
    text = unicodedata.normalize("NFC", re.sub(joining, lambda found: unicodedata.normalize("NFKC", found[0]), text))
    several = [without_look(one) for one in text]
    # What stands for several characters, or for a figure that it is not, counts as a letter to its neighbours.
    is_own = [len(one) > 1 or is_lifted(one) for one in several]
    flat = "".join(
        one if not own else "a" if letters_of(one) else _MARK for one, own in zip(several, is_own, strict=True)
    )
    flat = re.sub(r"([=*#~+^<>/\\%&@])(?: ?\1){3,}", lambda found: " " * len(found[0]), flat)
    ticked = [set(one | other) for one, other in signs_module._OPPOSITES if both_begin_lines(one, other, text)]
    found, letters = [], 0
    for place, (one, own) in enumerate(zip(several, is_own, strict=True)):
        if own:
            for part in one:
                if is_lifted(part) or is_plain_sign(part):
                    folded = part.casefold()
                    found.append((letters, folded if len(folded) == 1 else part))
                letters += letters_of(part)
            continue
        if one in "ßẞ":
            found.append((letters, "ß"))
        before, behind = flat[:place], flat[place + 1 :]
        is_bracket = one in "()" and has_bracket(one, text[:place], text[place + 1 :], behind)
        begins_item = not text[:place].rpartition("\n")[2].strip() and not text[place + 1 : place + 2].strip()
        rises = one in "▲△▼▽" and re.match(r"\s{0,2}[-+−–]?\d", text[place + 1 :]) is not None
        is_bullet = begins_item and not rises and not any(one in kinds for kinds in ticked)
        if is_bracket or stands_for_something(flat[place], before, behind, is_bullet=is_bullet):
            found.append((letters, DASHES.get(dash(one, before, behind)) or signs_module._SAME.get(one, one)))
        letters += letters_of(one)
    return found


def both_begin_lines(one: AbstractSet[str], other: AbstractSet[str], text: str) -> bool:
    """Return whether both kinds of bullets begin lines; of plus signs and hyphens, as far from the margin."""
    lines = [(line[: len(line) - len(line.lstrip())], line.lstrip()) for line in text.split("\n")]
    if "+" not in one:
        return all(any(line[:1] in kind for _, line in lines if line) for kind in (one, other))
    begun = [
        {indent for indent, line in lines if line[:1] in kind and line[1:2].isspace() and line} for kind in (one, other)
    ]
    return bool(begun[0] & begun[1])


def stands_for_something(one: str, before: str, behind: str, *, is_bullet: bool) -> bool:  # noqa: PLR0911 - a rule each
    ends_word = letters_of(before[-1:]) > 0
    follows_soft = bool(before) and before[-1] in signs_module._SEPARATORS | signs_module._HYPHENS
    if one in signs_module._SEPARATORS:
        is_first = not ends_word and not follows_soft and before[-2:-1] not in signs_module._SEPARATORS
        return behind[:1].isdecimal() and (before[-1:].isdecimal() or is_first)
    if one in signs_module._HYPHENS:
        return dash(one, before, behind) != ""
    if one in "'\"‘’‛“”‟":
        return before[-1:].isdecimal()
    if one in "·∙⋅":
        return ends_word and letters_of(behind[:1]) > 0
    if one in "#*":
        return ends_word or letters_of(behind[:1]) > 0
    if one == "\u200d":
        return bool(before) and (before[-1] == "\ufe0f" or is_plain_sign(before[-1]))
    if one in signs_module._BULLETS or (unicodedata.category(one) == "Co" and one not in signs_module._TICKED):
        return one not in _TYPOGRAPHY and not is_bullet
    return is_plain_sign(one)


DASHES = {"between": "—", "behind": "⁒"}


def dash(one: str, before: str, behind: str) -> str:
    """Return what a hyphen is to the figures around it."""
    if one not in signs_module._HYPHENS:
        return ""
    blank = "[ \u00a0\u2009\u202f]"
    if before[-1:].isdecimal() and behind[:1].isdecimal():
        return "between"
    if re.search(rf"\d{blank}\Z", before) and re.match(rf"{blank}\d", behind):
        return "between"
    if before[-1:].isdecimal():
        joins = letters_of(behind[:1]) > 0 or (behind != "" and behind[0] in signs_module._HYPHENS)
        ends = behind[:1] in {"", "\n"}
        decimals = re.search(r"(?s:(.))\d\d\Z", before)
        is_amount = decimals is not None and decimals[1] in signs_module._SEPARATORS
        return "behind" if not joins and (is_amount or not ends) else ""
    if letters_of(before[-1:]) or (before and before[-1] in signs_module._HYPHENS):
        return ""
    next_is_sign = bool(behind) and (behind[0] in signs_module._SEPARATORS or is_plain_sign(behind[0]))
    amount = next_is_sign and any(figure.isdecimal() for figure in behind[1:3])
    return "minus" if behind[:1].isdecimal() or amount else ""


def has_bracket(one: str, before: str, behind: str, flat: str) -> bool:
    """Return whether a bracket is one of a formula, or opens one around an amount."""
    operator, blank = "[-\u2010-\u2013+*/=^<>×÷−≤≥＋＝]", r"[^\S\n]?"
    if one == ")":
        return re.match(rf"{operator}|[^\S\n]{operator}{blank}([(（]|\d|[^\W_]\b)", behind) is not None
    if re.search(rf"([^\W_]|[)）]){operator}\Z|([)）]|\d|\b[^\W_]){blank}{operator}[^\S\n]\Z", before):
        return True
    code, near = r"(?:[A-ZＡ-Ｚ]{3}[^\S\n]?)?", "[^()（）\\w\n]{0,3}"
    found = re.match(rf"{near}{code}\d(?:[\d.,'’，．]|[^\S\n]){{0,20}}{near}{code}[)）]", behind)
    starts_line = not before.rpartition("\n")[2].strip()
    numbers = re.match(r"\d{1,3}[)）][^\S\n]+\S", behind) if starts_line else None
    return found is not None and numbers is None and any(figure.isdecimal() for figure in flat[:6])


def is_plain_sign(one: str) -> bool:
    if one in _TYPOGRAPHY | signs_module._BULLETS or letters_of(one):
        return False
    if unicodedata.category(one) == "Co":
        return one in signs_module._TICKED
    is_more = any(ord(one) in more for more in signs_module._MORE_SIGNS)
    return one in signs_module._ALWAYS or unicodedata.category(one) in {"Sc", "Sm", "So"} or is_more


PIECES = st.sampled_from(
    [
        *"aßB5٣_ \n.,:-–()（）+*#/=~%€$<²½①①㎡℃™Ⅱ→■□☐☑\uf0b7\uf0fe\uf0a8\ue000•…？！％．;'\"”·⋅＂=-",
        *(
            "1,200",
            "====",
            "\n+ ",
            "(5)",
            "(1) a",
            "(EUR 5)",
            ")*",
            "a + (",
            "5 - 5",
            ",55-",
            "👍🏽",
            "👨\u200d👩",
            "☑\ufe0f",
            "ㄱㅏ",
            "가",
            "ﾊﾞ",
            "ŉ",
            "‼",
            "ª",
            "Ⓐ",
        ),
    ]
)


@given(st.lists(PIECES, max_size=30).map("".join))
@example("a.=== =5")
@example("-²5")
def test_the_fast_way_finds_what_the_slow_one_finds(text: str) -> None:
    text = unicodedata.normalize("NFC", text)
    (found,) = signs_module._found([text], [text])
    assert list(zip(found.places.tolist(), map(chr, found.points.tolist()), strict=True)) == twin(text)
    assert found.letters == letters_of(text)


@given(st.lists(st.lists(PIECES, max_size=9).map("".join), max_size=9))
@example(["5.", ".5", "(", "1)", "-", "$5", "+ a", "\u1100", "\u1161"])
@example(["■ a\n□ b", "■ a", "", "½", 64 * " " + "+ a", 65 * " " + "+ a"])
@example(["+" * 70_000, "-5" * 70_000, "a\n" * 140_000 + "+5", "¬"])
def test_many_texts_at_once_have_the_signs_of_each(texts: list[str]) -> None:
    assert sign_digests(texts) == [digest(text) for text in texts]


@given(st.lists(st.one_of(PIECES, st.characters(exclude_categories=["Cs"])), max_size=30).map("".join))
def test_letters_are_counted_as_the_words_have_them(text: str) -> None:
    text = unicodedata.normalize("NFC", text)
    assert signs_module._found([text], [text])[0].letters == letters_of(text)
