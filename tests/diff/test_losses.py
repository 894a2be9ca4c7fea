"""What would be lost with a document, against a slow twin and against the figures of the verification."""

import re
import unicodedata
from collections.abc import Iterable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import KeptPassages, TextLeft
from dupfinder.diff.normal_words import normal_words, word_places
from dupfinder.domain.decisions import Loss
from dupfinder.fingerprint import analyse, shingle_hashes
from dupfinder.verify import verify

FEW_WORDS = st.lists(st.sampled_from(["a", "b", "C", "c", "中", "½", "ﬁx", "-", "\n", "e\u0301", "ß"]), max_size=40)
SPACED = FEW_WORDS.map(" ".join)
UNSPACED = FEW_WORDS.map("".join)
ANY = st.text(
    st.one_of(st.sampled_from("aBé ß中文①½ﬁΐ\u0301\u0345가ᄀ\u1161\u0e33\u3099\u00a0.…_9"), st.characters()),
    max_size=60,
)
TEXTS = st.one_of(SPACED, UNSPACED, ANY)

_UNSPACED = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uf900-\ufaff\U00020000-\U0003ffff"
)


def lost_text(text: str, kept_texts: Iterable[str]) -> Loss:
    left = TextLeft(text)
    left.take(KeptPassages(*kept_texts))
    return Loss(word_count=left.word_count, passages=left.shown)


def plain_words(text: str) -> list[str]:
    return re.findall(rf"[{_UNSPACED}]|[^\W{_UNSPACED}]+", unicodedata.normalize("NFKC", text).casefold())


def plain_passages(words: list[str]) -> list[tuple[str, ...]]:
    return [tuple(words[first : first + 5]) for first in range(max(1, len(words) - 4))]


def plain_loss(text: str, kept_texts: list[str]) -> int:
    """Return how many words are lost, word by word as the definition has it."""
    words = plain_words(text)
    kept = {passage for each in kept_texts for passage in plain_passages(plain_words(each))}
    found = [first for first, passage in enumerate(plain_passages(words)) if passage in kept]
    return sum(not any(first <= place < first + 5 for first in found) for place in range(len(words)))


@given(text=TEXTS, kept=st.lists(TEXTS, max_size=3))
def test_the_lost_words_are_those_of_the_definition(text: str, kept: list[str]) -> None:
    assert lost_text(text, kept).word_count == plain_loss(text, kept)


@given(text=TEXTS, kept=TEXTS)
def test_the_lost_words_are_those_that_the_verification_does_not_match(text: str, kept: str) -> None:
    both = analyse([text, kept])
    if not all(one.word_count for one in both):
        return
    figures = verify(
        np.array([[0, 1]], np.int64),
        lambda number: shingle_hashes(both[number].word_hashes),
        word_counts=np.array([one.word_count for one in both], np.int64),
        on_pair=lambda: None,
    )
    matched = round(float(figures.a_in_b[0]) * both[0].word_count)
    assert lost_text(text, [kept]).word_count == both[0].word_count - matched


@given(text=TEXTS, kept=st.lists(TEXTS, max_size=3))
def test_texts_one_after_the_other_take_what_they_take_together(text: str, kept: list[str]) -> None:
    left, parts = TextLeft(text), [KeptPassages(each) for each in kept]
    counts = []
    for part in parts:
        is_in = left.is_in(part)
        count, passages = left.take(part)
        assert is_in == (count > 0) == bool(passages)
        counts.append(count)
    assert Loss(word_count=left.word_count, passages=left.shown) == lost_text(text, kept)
    assert left.word_count + sum(counts) == len(left.is_left)
    assert TextLeft(text).is_in(KeptPassages.of_all(parts)) == any(counts)


@given(text=TEXTS)
def test_words_stand_where_they_are_said_to_stand(text: str) -> None:
    words = normal_words(text)
    assert words == plain_words(text)
    for word, start, end in zip(words, *word_places(text), strict=True):
        assert 0 <= start < end <= len(text)
        assert word in unicodedata.normalize("NFKC", text[start:end]).casefold()


@given(text=TEXTS, kept=st.lists(TEXTS, max_size=2))
def test_what_is_shown_is_on_one_line_of_the_text_and_not_too_long(text: str, kept: list[str]) -> None:
    passages = lost_text(text, kept).passages
    one_line = " ".join(text.split())
    assert all(passage in one_line for passage in passages)
    assert [len(passage) <= 300 for passage in passages] == [True] * len(passages)


def test_what_is_lost_is_shown_in_its_own_letters_the_longest_first() -> None:
    kept = "one two three four five six seven eight nine ten eleven twelve"
    text = "One two three four five ANOTHER\nSix seven eight nine ten. Quite new: eleven twelve!"
    loss = lost_text(text, [kept])
    assert loss.word_count == 5
    assert loss.passages == ("Quite new: eleven twelve", "ANOTHER")


def test_several_kept_texts_make_up_for_each_other() -> None:
    first, second = "a b c d e", "f g h i j"
    assert lost_text(f"{first} {second}", [first]).passages == (second,)
    assert lost_text(f"{first} {second}", [first, second]).word_count == 0


def test_without_kept_texts_everything_is_lost_and_of_nothing_nothing() -> None:
    assert lost_text("just this", []).passages == ("just this",)
    assert lost_text("", ["kept"]) == lost_text("...", []) == lost_text("", [])
    assert lost_text("", []).word_count == 0


def test_letters_of_unspaced_scripts_are_lost_one_by_one() -> None:
    loss = lost_text("我们今天去公园玩和吃饭", ["我们今天去公园玩"])
    assert (loss.word_count, loss.passages) == (3, ("和吃饭",))


def test_a_long_loss_is_cut_and_many_are_counted_but_not_all_shown() -> None:
    long = lost_text("word " * 1_000, [])
    assert (long.word_count, len(long.passages), len(long.passages[0])) == (1_000, 1, 300)
    assert long.passages[0].endswith("…")
    kept = " ".join(f"a{number} b c d e" for number in range(50))
    many = lost_text(kept.replace(" e", " e NEW"), [kept])
    assert (many.word_count, len(many.passages)) == (50 + 0, 20)


@pytest.mark.timeout(20)
def test_a_hostile_run_of_marks_takes_no_hours() -> None:
    marks = "\u0301\u0316" * 100_000
    assert lost_text(f"a{marks} b c", ["x"]).word_count > 0
