"""Texts that are looked at are read once while their files stay as they are."""

import contextlib
import os
from collections.abc import Iterator

import pytest

from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.pipeline.comparing import comparer
from dupfinder.pipeline.comparing.comparer import KnownTexts
from dupfinder.pipeline.scanning.text_reader import TextReader
from sample_documents import Write, words


@pytest.fixture(scope="module")
def reader() -> Iterator[TextReader]:
    with TextReader() as one:
        yield one


@pytest.fixture
def texts(reader: TextReader) -> KnownTexts:
    return KnownTexts(reader)


def test_a_file_that_stays_as_it_is_is_read_once(write: Write, texts: KnownTexts) -> None:
    path = str(write("a.txt", "some words"))
    assert texts.get(path) is texts.get(path)


def test_a_file_that_was_written_again_is_read_again(write: Write, texts: KnownTexts) -> None:
    path = str(write("a.txt", "some words"))
    before = texts.get(path)
    write("a.txt", "some other words")
    after = texts.get(path)
    assert after.extracted.text.split() == ["some", "other", "words"]
    assert after.content_digest != before.content_digest


def test_a_file_of_the_same_size_that_was_written_later_is_read_again(write: Write, texts: KnownTexts) -> None:
    path = write("a.txt", "some words")
    before = texts.get(str(path))
    path.write_text("more words")
    os.utime(path, (1, 1))
    after = texts.get(str(path))
    assert (before.extracted.text.split(), after.extracted.text.split()) == (["some", "words"], ["more", "words"])


def test_a_file_that_is_gone_is_said_even_if_its_text_was_known(write: Write, texts: KnownTexts) -> None:
    path = write("a.txt", "some words")
    texts.get(str(path))
    path.unlink()
    with pytest.raises(DocumentError, match="cannot be opened"):
        texts.get(str(path))


def test_the_text_looked_at_longest_ago_is_forgotten_first(
    write: Write, texts: KnownTexts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comparer, "MOST_LETTERS", 1_500)
    first, second, third = (str(write(f"{number}.txt", words(100, seed=number))) for number in range(3))
    kept = texts.get(first)
    dropped = texts.get(second)
    assert texts.get(first) is kept
    texts.get(third)
    assert texts.get(first) is kept
    assert texts.get(second) is not dropped


def test_the_last_text_stays_however_long_it_is(
    write: Write, texts: KnownTexts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comparer, "MOST_LETTERS", 10)
    path = str(write("a.txt", words(100, seed=1)))
    assert texts.get(path) is texts.get(path)


def test_somebody_who_gave_up_gets_no_text(write: Write, texts: KnownTexts) -> None:
    def give_up() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        texts.get(str(write("a.txt", "some words")), check=give_up)


@pytest.mark.parametrize("looks", range(4))
def test_who_comes_after_somebody_who_gave_up_gets_the_right_text(write: Write, texts: KnownTexts, looks: int) -> None:
    left = iter(range(looks))

    def give_up() -> None:
        if next(left, None) is None:
            raise Cancelled

    first, second = str(write("a.txt", "some words")), str(write("b.txt", "other words"))
    with contextlib.suppress(Cancelled):
        texts.get(first, check=give_up)
    assert texts.get(second).extracted.text.split() == ["other", "words"]
