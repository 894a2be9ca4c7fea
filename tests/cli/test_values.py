"""Values as people write them."""

import argparse

import pytest

from dupfinder.cli import values


@pytest.mark.parametrize(("text", "value"), [("0.8", 0.8), ("80%", 0.8), ("1", 1.0), ("0", 0.0), ("66.5%", 0.665)])
def test_similarities(text: str, value: float) -> None:
    assert values.similarity(text) == pytest.approx(value)


@pytest.mark.parametrize("text", ["80", "-0.1", "101%", "nan", "much", ""])
def test_what_is_no_similarity_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"write 0\.8 or 80%"):
        values.similarity(text)


@pytest.mark.parametrize(
    ("text", "value"), [("1000", 1000), ("10k", 10240), ("5M", 5 << 20), ("1.5GiB", 3 << 29), ("2 KB", 2048), ("0", 0)]
)
def test_sizes(text: str, value: int) -> None:
    assert values.size_bytes(text) == value


@pytest.mark.parametrize("text", ["-1", "k", "1x", "", "1e3"])
def test_what_is_no_size_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not a size"):
        values.size_bytes(text)


@pytest.mark.parametrize("text", ["0", "-1", "1.5", "two", "²"])
def test_what_is_no_count_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        values.count(text)


@pytest.mark.parametrize("text", ["0", "-1", "soon", "inf", "nan"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        values.seconds(text)
