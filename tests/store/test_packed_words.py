"""The words of a text are packed and unpacked without a loss."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.store import packed_words
from dupfinder.store.packed_words import LEAST_WORDS, packed, packed_together, unpacked, unpacked_spelt


@given(st.integers(0, 700), st.integers(1, 1 << 64), st.randoms(use_true_random=False), st.integers(1, 40))
def test_words_are_the_same_after_they_were_packed(count: int, most: int, chance: object, slots: int) -> None:
    seed = chance.randrange(1 << 32)  # type: ignore[attr-defined]
    generator = np.random.default_rng(seed)
    vocabulary = generator.integers(0, most, 1 + seed % 600, np.uint64, endpoint=False) if most > 1 else np.zeros(1)
    words = generator.choice(vocabulary.astype(np.uint64), count)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packed_words, "LEAST_WORDS", slots)
        assert unpacked(packed(words)).tolist() == words.tolist()
        spellings = (words % np.uint64(7)).astype(np.uint16)
        hashes, unpacked_spellings = unpacked_spelt(packed(words, spellings))
        assert hashes.tolist() == words.tolist() == unpacked(packed(words, spellings)).tolist()
        assert unpacked_spellings.tolist() == spellings.tolist()
        assert unpacked_spelt(packed(words))[1].tolist() == [0] * count


@given(
    st.lists(st.lists(st.sampled_from([0, 1, 7, 1 << 40, (1 << 64) - 1]), max_size=30), max_size=8),
    st.sampled_from([0, 0, 0, 1 << 16]),
    st.sampled_from([0, 1]),
)
def test_texts_that_share_a_vocabulary_are_the_same_after_they_were_packed(
    texts: list[list[int]], more: int, odd: int
) -> None:
    many = np.arange(2, 2 + more, dtype=np.uint64)  # beyond 65,536 numbers take four bytes
    words = [np.array(text, np.uint64) for text in texts]
    words[:1] = [np.concatenate([one, many, many]) for one in words[:1]]
    # A word that is not spelt alike everywhere, which no reader gives, is kept as it is.
    spellings = [(one % np.uint64(5) + np.uint64(odd * (n % 2))).astype(np.uint16) for n, one in enumerate(words)]
    vocabulary, packed_texts = packed_together(list(zip(words, spellings, strict=True)))
    for one, spelt, data in zip(words, spellings, packed_texts, strict=True):
        assert unpacked(data, vocabulary).tolist() == one.tolist()
        hashes, unpacked_spellings = unpacked_spelt(data, vocabulary)
        assert (hashes.tolist(), unpacked_spellings.tolist()) == (one.tolist(), spelt.tolist())


def test_short_texts_of_one_language_take_less_than_half_the_room_together() -> None:
    generator = np.random.default_rng(1)
    vocabulary = generator.integers(0, 1 << 64, 5_000, np.uint64, endpoint=False)
    texts = [generator.choice(vocabulary, 250) for _ in range(200)]
    spelt = [(one % np.uint64(100)).astype(np.uint16) for one in texts]
    shared, together = packed_together(list(zip(texts, spelt, strict=True)))
    alone = sum(len(packed(*text)) for text in zip(texts, spelt, strict=True))
    assert len(shared) + sum(map(len, together)) < alone / 2


@pytest.mark.parametrize("distinct", [1, 2, 255, 256, 257, 65_536, 65_537])
def test_a_text_that_repeats_its_words_takes_less_room(distinct: int) -> None:
    words = np.resize(np.random.default_rng(1).integers(0, 1 << 64, distinct, np.uint64, endpoint=False), 200_000)
    assert unpacked(packed(words)).tolist() == words.tolist()
    assert len(packed(words)) < 0.65 * words.nbytes


def test_a_short_text_and_one_of_nothing_but_new_words_are_kept_as_they_are() -> None:
    for count in (0, 1, LEAST_WORDS - 1, LEAST_WORDS, 5_000):
        words = np.random.default_rng(1).integers(0, 1 << 64, count, np.uint64, endpoint=False)
        assert len(packed(words)) <= words.nbytes + 16
        assert unpacked(packed(words)).tolist() == words.tolist()


@pytest.mark.parametrize("data", [b"", b"1234567", bytes(15), b"\1" + bytes(15)])
def test_what_is_cut_off_is_no_text(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"no words|buffer"):
        unpacked(data)
