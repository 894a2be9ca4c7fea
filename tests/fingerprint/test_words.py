"""Words: the fast tokeniser against its plain twin."""

import re
import sys
import unicodedata

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.fingerprints import WordHash
from dupfinder.fingerprint import words as words_module
from dupfinder.fingerprint.code_points import _UNIFORM_RANGES
from dupfinder.fingerprint.hashing import fnv1, fnv1a
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.words import Words, find_words

UNSPACED = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uf900-\ufaff\U00020000-\U0003ffff"
)
PLAIN_WORD = re.compile(rf"[{UNSPACED}]|[^\W{UNSPACED}]+")
ENDS, LINE_ENDS, JOINERS, PAUSES = map(set, (".!?…。", "\n\f\t", "./-:@\t", ",:!、،\t"))

PLAIN = "aAbzZé ß_9.\n-/:!中文カ๑๙ไทﬁ①İ²\u00ad\u00a0…½ǅẞŉΐ\U0001d400\U0001f600\ud800\udc00\x00"
MARKS = "\u0301\u0315\u0345\u0300\u1161\u11a8ᄀ가\u0e33\u0958\u0338<\u3099"
TEXTS = st.text(st.one_of(st.sampled_from(PLAIN), st.sampled_from(PLAIN + MARKS), st.characters()), max_size=200)


def plain_words(text: str) -> list[tuple[str, int]]:
    """Return the words of a text with their marks, as the definitions have it."""
    composed = unicodedata.normalize("NFKC", text)
    folded = composed.casefold()
    capital = [letter.isupper() or letter.istitle() for letter in composed for _ in letter.casefold()]
    found: list[tuple[str, int]] = []
    end: int | None = None
    for word in PLAIN_WORD.finditer(folded):
        between = set(folded[end or 0 : word.start()])
        has_mark = {
            WordMark.DIGIT: any(letter.isdecimal() for letter in word[0]),
            WordMark.CAPITAL: capital[word.start()],
            WordMark.ALL_CAPITALS: (len(word[0]) > 1 and all(capital[word.start() : word.end()]))
            or bool(re.fullmatch(f"[{UNSPACED}]", word[0])),
            WordMark.LINE: end is None or bool(LINE_ENDS & between),
            WordMark.START: end is None or bool((ENDS | LINE_ENDS) & between),
            WordMark.JOINED: end is not None and word.start() == end + 1 and bool(between & set("./-:@")),
            WordMark.PAUSE: end is not None and bool(between & PAUSES),
            WordMark.FIRM: end is not None and is_firm(between),
        }
        found.append((word[0], sum(mark for mark, has in has_mark.items() if has)))
        end = word.end()
    return found


def is_firm(between: set[str]) -> bool:
    return not between & ENDS and bool(between & JOINERS) if between & PAUSES else bool(between & ENDS)


def marks_of(text: str) -> list[WordMark]:
    return [WordMark(mark) for mark in find_words([text])[0].marks.tolist()]


def same(one: Words, other: Words) -> bool:
    equal = np.array_equal(one.hashes, other.hashes) and np.array_equal(one.marks, other.marks)
    return equal and one.digest == other.digest


@pytest.mark.parametrize(("word_hash", "plain"), [(WordHash.FNV1, fnv1), (WordHash.FNV1A, fnv1a)])
@given(texts=st.lists(TEXTS, max_size=4))
def test_fnv_hashes_and_marks_are_those_of_the_plain_words(
    word_hash: WordHash, plain: object, texts: list[str]
) -> None:
    assert callable(plain)
    for text, one in zip(texts, find_words(texts, word_hash=word_hash), strict=True):
        assert one.hashes.tolist() == [plain(word.encode("utf-8", "surrogatepass")) for word, _ in plain_words(text)]
        assert one.marks.tolist() == [mark for _, mark in plain_words(text)]


def test_fnv_hashes_are_the_published_ones() -> None:
    assert (fnv1(b"foobar"), fnv1a(b"foobar")) == (0x340D8765A4DDA9C2, 0x85944171F73967E8)


def test_every_code_point_is_taken_as_unicodedata_has_it() -> None:
    uniform = {point for first, last, _ in _UNIFORM_RANGES for point in range(first, last + 1)}
    others = [chr(point) for point in range(sys.maxunicode + 1) if point not in uniform]
    assigned = [letter for letter in others if unicodedata.category(letter) not in {"Cn", "Co", "Cs"}]
    points = (*assigned, *map(chr, sorted(uniform)[::97]), *others[::997])
    known: dict[str, int] = {}
    for first in range(0, len(points), 2000):
        text = " ".join(f"A{letter}b {letter}2.{letter}" for letter in points[first : first + 2000])
        plain, (found,) = plain_words(text), find_words([text])
        assert found.marks.tolist() == [mark for _, mark in plain]
        for (word, _), value in zip(plain, found.hashes.tolist(), strict=True):
            assert known.setdefault(word, value) == value
    assert len(set(known.values())) == len(known)


def test_letters_that_are_taken_as_they_are_need_no_normalising() -> None:
    for first, last, _ in _UNIFORM_RANGES:
        text = "".join(map(chr, range(first, last + 1)))
        assert unicodedata.normalize("NFKC", text).casefold() == text


@given(TEXTS, TEXTS)
def test_two_words_have_one_polynomial_hash_exactly_when_they_are_equal(a: str, b: str) -> None:
    plain = [[word for word, _ in plain_words(text)] for text in (a, b)]
    hashes = [one.hashes.tolist() for one in find_words([a, b])]
    by_word = {
        word: value
        for words, values in zip(plain, hashes, strict=True)
        for word, value in zip(words, values, strict=True)
    }
    assert len(set(by_word.values())) == len(by_word)
    assert [[by_word[word] for word in words] for words in plain] == hashes


@given(TEXTS, TEXTS)
def test_digests_are_equal_exactly_when_the_words_are(a: str, b: str) -> None:
    one, other = find_words([a]), find_words([b])
    is_equal = [word for word, _ in plain_words(a)] == [word for word, _ in plain_words(b)]
    assert (one[0].digest == other[0].digest) == is_equal


@given(st.lists(TEXTS, min_size=1, max_size=6))
def test_a_text_has_the_same_words_alone_and_among_others(texts: list[str]) -> None:
    alone = [find_words([text])[0] for text in texts]
    assert all(same(a, b) for a, b in zip(alone, find_words(texts), strict=True))


@given(st.lists(TEXTS, min_size=1, max_size=6), st.integers(1, 40))
def test_cutting_into_pieces_changes_nothing(texts: list[str], chunk_chars: int) -> None:
    whole = find_words(texts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words_module, "CHUNK_CHARS", chunk_chars)
        cut = find_words(texts)
    assert all(same(a, b) for a, b in zip(whole, cut, strict=True))


@pytest.mark.parametrize(
    "quoted", ["λόγος", "中文 слово", "straße naïve", "\uff21 \U00010428", "internationalisation_über"]
)
def test_words_have_the_same_hash_in_whatever_text_they_stand(quoted: str) -> None:
    (alone,) = find_words([quoted])
    for text in ("plain words ", "中文的文本", "русский текст "):
        (inside,) = find_words([f"{text * 100} {quoted} {text * 100}"])
        first = len(find_words([text * 100])[0].hashes)
        assert np.array_equal(inside.hashes[first : first + len(alone.hashes)], alone.hashes)


def test_spaces_between_unspaced_letters_do_not_count() -> None:
    spaced, unspaced = find_words(["中 文 很 好", "中文很好"])
    assert spaced.digest == unspaced.digest


def test_the_bounds_of_spaced_words_count() -> None:
    one, other = find_words(["to day", "today"])
    assert one.digest != other.digest


def test_marks_say_what_words_look_like_in_their_text() -> None:
    line, capital, all_capitals = WordMark.LINE | WordMark.START, WordMark.CAPITAL, WordMark.ALL_CAPITALS
    assert marks_of("On 3 May the UN met. it\nIn B2B x² 中") == [
        line | capital, WordMark.DIGIT, capital, 0, capital | all_capitals, 0, WordMark.START | WordMark.FIRM,
        line | capital, capital | WordMark.DIGIT, WordMark.DIGIT, all_capitals,
    ]  # fmt: skip


def test_marks_say_what_stands_before_a_word() -> None:
    line, pause, firm = WordMark.LINE | WordMark.START, WordMark.PAUSE, WordMark.FIRM
    assert marks_of("to you,\nname: a\tb! c, d e.g., f") == [
        line, 0, line | pause, pause | firm, line | pause | firm, WordMark.START | pause, pause, 0,
        WordMark.START | firm | WordMark.JOINED, WordMark.START | pause,
    ]  # fmt: skip


def test_dates_and_times_are_joined() -> None:
    digit, joined = WordMark.DIGIT, WordMark.JOINED
    pause, colon = WordMark.PAUSE, WordMark.PAUSE | WordMark.FIRM
    assert marks_of("on 2024-05-17 10:30, a - b@c") == [
        WordMark.START | WordMark.LINE, digit, digit | joined, digit | joined, digit, digit | joined | colon, pause, 0,
        joined,
    ]  # fmt: skip


@pytest.mark.parametrize("word_hash", WordHash)
@pytest.mark.parametrize("letter", ["a", "ß", "\U00010428"])
def test_a_word_of_a_million_letters_is_one_word(word_hash: WordHash, letter: str) -> None:
    found, longer = find_words([letter * 1_100_000 + " b", letter * 1_100_001 + " b"], word_hash=word_hash)
    assert len(found.hashes) == len(longer.hashes) == 2
    assert found.hashes[0] != longer.hashes[0]
    assert found.hashes[1] == longer.hashes[1]
    assert found.digest != longer.digest


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("\n" * 3_000_000, 0),
        ("\u0301" * 500_000, 0),
        ("a" + "\u0315" * 200_000 + "\u0300" * 200_000 + "b", 2),
        ("1." * 500_000, 500_000),
        ("中" * 1_000_000, 1_000_000),
        ("ß…½ﷺ" * 50_000, 250_001),
        ("\ud800" * 500_000, 0),
    ],
    ids=["newlines", "marks", "marks in the wrong order", "joined", "unspaced", "expanding", "lone surrogates"],
)
def test_hostile_texts_are_read_whole(text: str, count: int) -> None:
    (found,) = find_words([text])
    assert len(found.hashes) == len(found.marks) == count
