"""The features of texts for every choice, against plain twins made of Python integers."""

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash
from dupfinder.fingerprint import (
    TextFeatures,
    analyse,
    check_settings,
    idf_fingerprints,
    settings_token,
)
from dupfinder.fingerprint.analysis import find_letters
from dupfinder.fingerprint.simhash import UNIT
from dupfinder.fingerprint.stop_words import stop_word_hashes
from dupfinder.fingerprint.words import find_words

MASK = (1 << 64) - 1
TEXTS = st.lists(st.text("ab ,Cé.的中\n", max_size=60), max_size=4)
LEARNED = st.lists(st.sampled_from(["the", "house", "of", "stone", "a", "is", "old", ".\n"]), max_size=40).map(" ".join)


def splitmix(value: int) -> int:
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31


def plain_run(values: Sequence[int]) -> int:
    return splitmix(sum(value * 0x9E3779B97F4A7C15**place for place, value in enumerate(values)) & MASK)


def plain_runs(values: Sequence[int], length: int) -> list[int]:
    width = min(length, len(values))
    return [plain_run(values[i : i + width]) for i in range(len(values) - width + 1)] if values else []


def plain_features(text: str, chosen: FingerprintSettings) -> Counter[int]:
    if chosen.feature is Feature.LETTERS:
        return Counter(plain_runs(find_letters([text])[0].tolist(), chosen.length))
    words = find_words([text], word_hash=chosen.word_hash)[0].hashes.tolist()
    if chosen.feature is Feature.ANCHORED:
        stop_words = set(stop_word_hashes(chosen.word_hash).tolist())
        anchored: Counter[int] = Counter()
        for place, word in enumerate(words):
            behind = [other for other in words[place + 1 :] if other not in stop_words][: chosen.length]
            if word in stop_words and len(behind) == chosen.length:
                anchored[splitmix((word * 0xC2B2AE3D27D4EB4F + plain_run(behind)) & MASK)] += 1
        if anchored and anchored.total() >= len(words) / 20:
            return anchored
    return Counter(words if chosen.length == 1 else plain_runs(words, chosen.length))


def plain_simhash(weights: dict[int, float]) -> int:
    """Return the 64 bits as Charikar describes them: for each bit, the weights for it against those without it."""
    units = {feature: round(weight * UNIT) for feature, weight in weights.items()}
    result = 0
    for bit in range(64):
        balance = sum(weight if feature >> bit & 1 else -weight for feature, weight in units.items())
        result |= (balance > 0) << bit
    return result


def plain_weight(count: int, weighting: Weighting) -> float:
    match weighting:
        case Weighting.CONSTANT:
            return 1
        case Weighting.FREQUENCY:
            return count
        case _:
            return 1 + math.log(count)


CHOICES = st.builds(
    FingerprintSettings,
    feature=st.sampled_from(Feature),
    length=st.integers(1, 16) | st.integers(1, 3),
    weighting=st.sampled_from(Weighting),
    word_hash=st.sampled_from(WordHash),
    heading_weight=st.sampled_from([1, 2.5, 1000]),
    picture_weight=st.sampled_from([0, 0.25, 7, 1_000_000]),
)
PICTURES = st.sets(st.binary(min_size=16, max_size=16), max_size=3)


@given(st.lists(st.tuples(st.one_of(LEARNED, *[TEXTS.map("".join)]), LEARNED, PICTURES), max_size=4), CHOICES)
def test_fingerprints_are_those_of_the_plain_definition(
    documents: list[tuple[str, str, set[bytes]]], chosen: FingerprintSettings
) -> None:
    found = analyse(
        [text for text, _, _ in documents],
        chosen,
        headings=[headings for _, headings, _ in documents],
        pictures=[pictures for *_, pictures in documents],
    )
    for one, (text, headings, pictures) in zip(found, documents, strict=True):
        in_headings = plain_features(headings, chosen)
        weights = {
            feature: plain_weight(count, chosen.weighting) * (chosen.heading_weight if feature in in_headings else 1)
            for feature, count in plain_features(text, chosen).items()
        }
        if chosen.weighting is not Weighting.IDF:
            weights |= {int.from_bytes(digest[:8]): math.sqrt(chosen.picture_weight) for digest in pictures}
        assert one.fingerprint == plain_simhash(weights)
        if chosen.weighting is Weighting.IDF:
            assert one.terms is not None
            assert dict(zip(*(part.tolist() for part in one.terms), strict=True)) == pytest.approx(weights, rel=1e-6)
        else:
            assert one.terms is None


@given(TEXTS)
def test_the_lower_half_of_128_bits_is_the_64_bit_fingerprint(texts: list[str]) -> None:
    for short, long in zip(analyse(texts), analyse(texts, FingerprintSettings(bits=128)), strict=True):
        assert long.fingerprint & MASK == short.fingerprint
        assert long.fingerprint >> 128 == 0
        # A half of 64 bits that is the same again would double every distance and sharpen nothing.
        assert long.fingerprint >> 64 != short.fingerprint or not short.word_count


@given(TEXTS, CHOICES)
def test_a_text_has_the_same_features_alone_and_among_others(texts: list[str], chosen: FingerprintSettings) -> None:
    for text, one in zip(texts, analyse(texts, chosen), strict=True):
        assert plainly(analyse([text], chosen)[0]) == plainly(one)


@given(TEXTS, CHOICES)
def test_words_and_digests_do_not_depend_on_the_choices(texts: list[str], chosen: FingerprintSettings) -> None:
    for one, other, words in zip(analyse(texts), analyse(texts, chosen), find_words(texts), strict=True):
        assert one.text_digest == other.text_digest == words.digest
        assert one.masked_digests == other.masked_digests
        assert one.word_hashes.tolist() == other.word_hashes.tolist() == words.hashes.tolist()


def plainly(features: TextFeatures) -> tuple[object, ...]:
    terms = features.terms and sorted(zip(*(part.tolist() for part in features.terms), strict=True))
    signature = None if features.signature is None else features.signature.tolist()
    return features.fingerprint, features.word_hashes.tolist(), terms, signature


@pytest.mark.parametrize(
    ("word_hash", "word", "expected"),
    [
        # Test vectors published with the reference code of FNV (Noll).
        (WordHash.FNV1, "a", 0xAF63BD4C8601B7BE),
        (WordHash.FNV1, "foobar", 0x340D8765A4DDA9C2),
        (WordHash.FNV1A, "a", 0xAF63DC4C8601EC8C),
        (WordHash.FNV1A, "foobar", 0x85944171F73967E8),
    ],
)
def test_a_text_of_one_word_has_the_published_hash_of_it_as_its_fingerprint(
    word_hash: WordHash, word: str, expected: int
) -> None:
    assert analyse([word], FingerprintSettings(length=1, word_hash=word_hash))[0].fingerprint == expected


def test_headings_draw_documents_together() -> None:
    texts = [
        "Annual report of the bridge company\n" + " ".join(f"word{i * number}" for i in range(200)) for number in (3, 7)
    ]
    headings = ["Annual report of the bridge company"] * 2

    def distance(heading_weight: float) -> int:
        a, b = analyse(texts, FingerprintSettings(heading_weight=heading_weight), headings=headings)
        return (a.fingerprint ^ b.fingerprint).bit_count()

    assert distance(1) > distance(20) > distance(1000) == 0


def test_pictures_draw_documents_together_and_apart() -> None:
    texts = [" ".join(f"word{i * number}" for i in range(100)) for number in (3, 7, 7)]
    mine, yours = {bytes([1, 200, 3, 44, 5, 166, 7, 18])}, {bytes([91, 2, 133, 4, 55, 6, 77, 250])}

    def distances(picture_weight: float) -> tuple[int, int]:
        chosen = FingerprintSettings(picture_weight=picture_weight)
        a, b, c = (one.fingerprint for one in analyse(texts, chosen, pictures=[mine, mine, yours]))
        return (a ^ b).bit_count(), (b ^ c).bit_count()

    (other_words, same_words), (nearer, farther) = distances(0), distances(100)
    assert same_words == 0 < farther
    assert other_words > nearer > 0
    # So heavy that nothing else votes.
    assert distances(1_000_000) == (0, sum((one ^ other).bit_count() for one, other in zip(*mine, *yours, strict=True)))


DOCUMENTS = st.lists(st.dictionaries(st.integers(0, 8), st.integers(1, 5), max_size=8), max_size=6)


@given(DOCUMENTS, st.sampled_from([64, 128]))
def test_idf_weighs_terms_by_how_many_documents_have_them(documents: list[dict[int, int]], bits: int) -> None:
    def feature(number: int) -> int:
        # Far apart in the table of frequencies, whose slots are the upper bits.
        return splitmix(number) >> 10 | number << 54

    terms = [
        (np.array([*map(feature, one)], np.uint64), np.array([1 + math.log(count) for count in one.values()], "f4"))
        for one in documents
    ]
    frequencies = Counter(number for one in documents for number in one)
    found = idf_fingerprints(terms.__getitem__, len(documents), bits=bits)
    for one, fingerprint in zip(documents, found, strict=True):
        weights = {
            feature(number): (1 + math.log(count)) * math.log(1 + len(documents) / frequencies[number])
            for number, count in one.items()
        }
        for bit in range(64):
            balance = math.fsum(weight if value >> bit & 1 else -weight for value, weight in weights.items())
            # Weights are kept in single precision, so what is nearly a tie may fall on either side.
            assert abs(balance) < 1e-4 or (balance > 0) == bool(fingerprint >> bit & 1)
        assert fingerprint >> bits == 0


def test_documents_are_few_or_many_to_idf_in_the_same_way() -> None:
    chance = np.random.default_rng(3)
    terms = [
        (chance.integers(0, 2**64, 300, dtype=np.uint64), chance.uniform(1, 3, 300).astype(np.float32))
        for _ in range(20)
    ]
    # Every document twice: all frequencies and the number of documents double.
    once = idf_fingerprints(terms.__getitem__, 20, bits=64)
    twice = idf_fingerprints(lambda number: terms[number % 20], 40, bits=64)
    assert twice == once * 2


@pytest.mark.parametrize(
    "change",
    [
        {"method": FingerprintMethod.SIMHASH},
        {"method": FingerprintMethod.SENTENCES},
        {"bits": 128},
        {"feature": Feature.WORDS},
        {"feature": Feature.LETTERS},
        {"feature": Feature.ANCHORED},
        {"length": 3},
        {"weighting": Weighting.CONSTANT},
        {"weighting": Weighting.IDF},
        {"word_hash": WordHash.FNV1},
        {"word_hash": WordHash.FNV1A},
        {"heading_weight": 3},
        {"picture_weight": 400},
        {"sentences": 4},
    ],
    ids=str,
)
def test_the_token_changes_exactly_when_the_features_do(change: dict[str, Any]) -> None:
    # Repetitive, so that weights matter, and long enough that what differs shows in 64 bits.
    words = ["the", "the", "the", "house", "house\n", "of", "stone", "a", "is", "old.", "it", "on", "hill", "one"]
    text = " ".join(random.Random(1).choices(words, k=400))  # noqa: S311 - test data
    for base in (
        FingerprintSettings(),
        FingerprintSettings(feature=Feature.LETTERS),
        FingerprintSettings(feature=Feature.ANCHORED, weighting=Weighting.IDF),
        FingerprintSettings(method=FingerprintMethod.SENTENCES),
    ):
        changed = replace(base, **change)
        one, other = (
            plainly(analyse([text], chosen, headings=[text[:200]], pictures=[{b"pictures"}])[0])
            for chosen in (base, changed)
        )
        assert (one == other) == (settings_token(base) == settings_token(changed))


def test_equal_settings_have_equal_tokens() -> None:
    whole, fraction = (FingerprintSettings(heading_weight=weight, picture_weight=weight) for weight in (2, 2.0))
    assert settings_token(whole) == settings_token(fraction)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"bits": 32}, "64 or 128 bits"),
        ({"bits": 0}, "64 or 128 bits"),
        ({"length": 0}, "1 to 16 words"),
        ({"length": 17}, "1 to 16 words"),
        ({"heading_weight": 0.5}, "Headings"),
        ({"heading_weight": math.nan}, "Headings"),
        ({"heading_weight": math.inf}, "Headings"),
        ({"picture_weight": -0.5}, "picture"),
        ({"picture_weight": math.nan}, "picture"),
        ({"picture_weight": 1_000_001}, "picture"),
        ({"sentences": 0}, "1 to 64 sentences"),
        ({"sentences": 65}, "1 to 64 sentences"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_one_sentence(changes: dict[str, Any], named: str) -> None:
    impossible = replace(FingerprintSettings(), **changes)
    for door in (check_settings, lambda chosen: analyse([], chosen)):
        with pytest.raises(UsageError, match=named) as caught:
            door(impossible)
        assert str(caught.value).endswith(".")
        assert "\n" not in str(caught.value)


HOSTILE = {
    "nothing": "",
    "separators": " \n.,\u200b" * 10_000,
    "one word": "word",
    "a word without end": "x" * 300_000,
    "one sentence": "and so on it goes with the story " * 10_000,
    "numbers": " ".join(map(str, range(100_000))),
    "a letter": "a " * 100_000,
    "Chinese without a full stop": "的中" * 50_000,
    "surrogates": "\ud800 \udfff" * 1000,
    "zeros": "\x00a\x00" * 1000,
}


@pytest.mark.parametrize(
    "chosen",
    [
        FingerprintSettings(),
        FingerprintSettings(feature=Feature.LETTERS, length=16, weighting=Weighting.IDF),
        FingerprintSettings(feature=Feature.ANCHORED, length=16, bits=128, heading_weight=3),
        FingerprintSettings(method=FingerprintMethod.SENTENCES, sentences=64),
    ],
    ids=["default", "letters", "anchored", "sentences"],
)
def test_no_text_is_too_odd(chosen: FingerprintSettings) -> None:
    texts = list(HOSTILE.values())
    for name, one in zip(HOSTILE, analyse(texts, chosen, headings=texts[::-1]), strict=True):
        is_empty = name in {"nothing", "separators", "surrogates"}
        assert (one.word_count == 0) == is_empty
        assert one.fingerprint < 1 << chosen.bits
        assert (one.fingerprint == 0) == is_empty
        if one.terms is not None:
            assert np.isfinite(one.terms[1]).all()


def test_no_texts_have_no_features() -> None:
    for chosen in (FingerprintSettings(), FingerprintSettings(method=FingerprintMethod.SENTENCES)):
        assert analyse([], chosen) == []
