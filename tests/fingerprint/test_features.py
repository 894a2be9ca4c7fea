"""What votes: runs of words and letters, and anchored words, against plain twins."""

import itertools
import re
import unicodedata

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.fingerprints import WordHash
from dupfinder.fingerprint.analysis import find_letters
from dupfinder.fingerprint.features import (
    LEAST_ANCHORS,
    Sets,
    anchored_features,
    run_features,
    run_hashes,
    word_features,
)
from dupfinder.fingerprint.hashing import fnv1a
from dupfinder.fingerprint.stop_words import STOP_WORDS, stop_word_hashes
from dupfinder.fingerprint.words import find_words

UNSPACED = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uf900-\ufaff\U00020000-\U0003ffff"
)
LETTER = re.compile(rf"[{UNSPACED}]|[^\W_]")
WORDS = st.lists(st.integers(1, 4), max_size=30)
TEXTS = st.lists(WORDS, max_size=6)
LENGTHS = st.integers(1, 16)


def as_sets(texts: list[list[int]]) -> Sets:
    starts = np.cumsum([0, *map(len, texts)], dtype=np.int64)
    return np.array([word for text in texts for word in text], np.uint64), starts


def as_lists(sets: Sets) -> list[list[int]]:
    values, starts = sets
    assert starts[0] == 0
    assert starts[-1] == len(values)
    return [values[a:b].tolist() for a, b in itertools.pairwise(starts.tolist())]


def plain_runs(text: list[int], length: int) -> list[tuple[int, ...]]:
    width = min(length, len(text))
    return [tuple(text[i : i + width]) for i in range(len(text) - width + 1)] if text else []


def plain_anchored(text: list[int], length: int, stop_words: set[int]) -> list[tuple[int, ...]]:
    found = []
    for place, word in enumerate(text):
        behind = [other for other in text[place + 1 :] if other not in stop_words]
        if word in stop_words and len(behind) >= length:
            found.append((word, *behind[:length]))
    return found


def assert_hashes_stand_for(plain: list[list[tuple[int, ...]]], hashed: list[list[int]]) -> None:
    """Assert that both have the same shape, and that two hashes are equal exactly where the plain values are."""
    assert list(map(len, plain)) == list(map(len, hashed))
    pairs = {pair for one, other in zip(plain, hashed, strict=True) for pair in zip(one, other, strict=True)}
    assert len(pairs) == len({value for value, _ in pairs}) == len({value for _, value in pairs})


@given(TEXTS, LENGTHS)
def test_runs_of_all_texts_are_those_of_each_text(texts: list[list[int]], length: int) -> None:
    for features in (run_features, word_features):
        hashed = as_lists(features(*as_sets(texts), length=length))
        assert_hashes_stand_for([plain_runs(text, length) for text in texts], hashed)


@given(TEXTS, st.integers(1, 4), st.sets(st.integers(1, 5), min_size=1))
def test_an_anchored_feature_is_a_stop_word_and_the_other_words_behind_it(
    texts: list[list[int]], length: int, stop_words: set[int]
) -> None:
    hashed = anchored_features(*as_sets(texts), length=length, stop_words=np.array(sorted(stop_words), np.uint64))
    plain = [plain_anchored(text, length, stop_words) for text in texts]
    plain = [
        found if found and len(found) >= LEAST_ANCHORS * len(text) else plain_runs(text, length)
        for found, text in zip(plain, texts, strict=True)
    ]
    assert list(map(len, plain)) == list(map(len, as_lists(hashed)))
    anchored = [
        (one, other)
        for one, other, text in zip(plain, as_lists(hashed), texts, strict=True)
        if one != plain_runs(text, length)
    ]
    assert_hashes_stand_for([one for one, _ in anchored], [other for _, other in anchored])


def test_a_text_without_stop_words_is_made_of_runs() -> None:
    texts = as_sets([[1, 2, 3, 4], [9, 2, 3]])
    anchored = as_lists(anchored_features(*texts, length=2, stop_words=np.array([9], np.uint64)))
    runs = as_lists(word_features(*texts, length=2))
    assert anchored[0] == runs[0]
    assert len(anchored[1]) == 1
    assert anchored[1][0] not in runs[1]


def test_boilerplate_without_stop_words_adds_no_anchored_features() -> None:
    prose = "The cat of the house sat on a mat and it was not amused by the visit of the dog."
    menu = "Home Products Contact Imprint Login Register Help"
    with_menu, alone = find_words([f"{menu}\n{prose}", prose])
    stop_words = stop_word_hashes(WordHash.POLYNOMIAL)
    values = np.concatenate([with_menu.hashes, alone.hashes])
    starts = np.array([0, len(with_menu.hashes), len(values)])
    both = as_lists(anchored_features(values, starts, length=2, stop_words=stop_words))
    assert both[0] == both[1]


@given(st.lists(st.integers(0, 2**64 - 1), max_size=60), LENGTHS)
def test_runs_are_hashed_by_the_polynomial_of_their_values(values: list[int], length: int) -> None:
    # Undoing the finaliser (it is a bijection) would say the same; equal sums have equal hashes.
    hashes = run_hashes(np.array(values, np.uint64), length=length).tolist()
    base, mask = 0x9E3779B97F4A7C15, (1 << 64) - 1
    sums = [
        sum(value * pow(base, place, 1 << 64) for place, value in enumerate(values[i : i + length])) & mask
        for i in range(len(values) - length + 1)
    ]
    assert hashes == run_hashes(np.array(sums, np.uint64), length=1).tolist()


def test_runs_do_not_depend_on_where_blocks_end() -> None:
    values = np.random.default_rng(1).integers(0, 2**63, 100_000).astype(np.uint64)
    whole = run_hashes(values, length=5)
    assert whole[65_000:70_000].tolist() == run_hashes(values[65_000:70_004], length=5).tolist()


@given(st.lists(st.text(st.one_of(st.characters(codec="utf-8"), st.sampled_from("aB_ \n.éﬁİ中ไ①")), max_size=40)))
def test_letters_are_those_of_the_normalised_text_without_anything_between(texts: list[str]) -> None:
    plain = ["".join(LETTER.findall(unicodedata.normalize("NFKC", text).casefold())) for text in texts]
    letters, starts = find_letters(texts)
    assert ["".join(map(chr, letters[a:b])) for a, b in itertools.pairwise(starts.tolist())] == plain


def test_spaces_punctuation_and_case_are_nothing_to_letters() -> None:
    letters, starts = find_letters(["The in-\nvoice,  no. 12 ____", "THE INVOICE NO12"])
    assert letters[: starts[1]].tolist() == letters[starts[1] :].tolist()


@pytest.mark.parametrize("word_hash", WordHash)
def test_every_stop_word_is_known(word_hash: WordHash) -> None:
    table = stop_word_hashes(word_hash)
    assert table.tolist() == sorted(set(table.tolist()))
    for words in STOP_WORDS.values():
        assert np.isin(find_words([words], word_hash=word_hash)[0].hashes, table).all()


def test_stop_words_are_hashed_as_fnv1a_has_it() -> None:
    assert fnv1a(b"the") in stop_word_hashes(WordHash.FNV1A).tolist()
    assert fnv1a("не".encode()) in stop_word_hashes(WordHash.FNV1A).tolist()
    assert fnv1a("的".encode()) in stop_word_hashes(WordHash.FNV1A).tolist()
    assert fnv1a(b"invoice") not in stop_word_hashes(WordHash.FNV1A).tolist()


def test_no_texts_have_no_features() -> None:
    nothing = as_sets([])
    assert as_lists(run_features(*nothing, length=3)) == []
    assert as_lists(anchored_features(*nothing, length=3, stop_words=np.array([1], np.uint64))) == []
    letters, starts = find_letters([])
    assert (len(letters), starts.tolist()) == (0, [0])
