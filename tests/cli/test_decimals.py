import io
import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.cli.decimals import CHUNK_BYTES, LINE_BYTES, Numbers, array_lines, read_decimals
from dupfinder.domain.errors import UsageError

LARGEST = 2**64 - 1
# Drawn evenly, almost all would have 19 or 20 digits.
NUMBERS = st.one_of(
    st.integers(0, LARGEST),
    st.integers(0, 20).flatmap(lambda digits: st.integers(0, min(10**digits, LARGEST))),
    st.sampled_from([0, 9, 10, 99_999_999, 10**8, 10**16 - 1, 10**16, 10**19, LARGEST - 1, LARGEST]),
)
BLANKS = st.text(" \t", max_size=3)


def read(text: bytes | str) -> Numbers:
    return read_decimals(io.BytesIO(text.encode() if isinstance(text, str) else text), name="the list")


def read_plainly(text: str) -> list[int]:
    """The slow twin: whoever understands this line trusts it."""
    return [int(line) for line in text.split("\n") if line.strip()]


@st.composite
def written_numbers(draw: st.DrawFn) -> str:
    """Return numbers as people and programs write them."""
    lines = draw(
        st.lists(
            st.one_of(
                st.builds(str, NUMBERS),
                st.builds(lambda before, zeros, number, after: f"{before}{'0' * zeros}{number}{after}",
                          BLANKS, st.integers(0, 30), NUMBERS, BLANKS),
                BLANKS,
            ),
            max_size=20,
        )
    )  # fmt: skip
    return draw(st.sampled_from(["\n", "\r\n"])).join(lines) + draw(st.sampled_from(["", "\n", "\r\n"]))


@given(st.lists(NUMBERS, max_size=50))
def test_what_is_written_one_a_line_is_read_exactly(numbers: list[int]) -> None:
    assert read("".join(f"{number}\n" for number in numbers)).tolist() == numbers


@given(written_numbers())
def test_blanks_zeros_empty_lines_and_line_ends_are_read_as_plain_python_reads_them(text: str) -> None:
    numbers = read(text)
    assert numbers.dtype == np.uint64
    assert numbers.tolist() == read_plainly(text)


@given(st.text("0123456789 \t\r\n+-._ex\x00\x0b\x1f:/٣", max_size=60))
def test_anything_else_is_refused_with_the_number_of_its_line(text: str) -> None:
    lines = [line.strip(" \t\r") for line in text.split("\n")]
    wrong = [
        place
        for place, line in enumerate(lines, 1)
        if line and not (line.isascii() and line.isdigit() and int(line) <= LARGEST)
    ]
    if not wrong:
        assert read(text).tolist() == [int(line) for line in lines if line]
        return
    with pytest.raises(UsageError, match=f"^Line {wrong[0]} of the list is not an unsigned 64-bit number: "):
        read(text)


@pytest.mark.parametrize("text", ["18446744073709551616", "18450000000000000000", "99999999999999999999", "1" * 5000])
def test_numbers_of_2_to_the_64_and_more_are_refused(text: str) -> None:
    with pytest.raises(UsageError, match=r"^Line 2 of the list is not an unsigned 64-bit number: "):
        read(f"1\n{text}\n2\n")


def test_a_byte_order_mark_in_front_is_skipped_and_one_further_on_refused() -> None:
    assert read("\ufeff12\n13").tolist() == [12, 13]
    assert read("\ufeff").tolist() == []
    with pytest.raises(UsageError, match=r"^Line 2 "):
        read("12\n\ufeff13")


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "  \n\n"])
def test_numbers_across_the_borders_of_chunks_are_read_whole(line_end: str) -> None:
    numbers = np.random.default_rng(1).integers(0, 2**64, 4 * CHUNK_BYTES // 20, dtype=np.uint64)
    text = "".join(f"{number}{line_end}" for number in numbers.tolist())
    assert read(text).tolist() == numbers.tolist()
    assert read(text.rstrip()).tolist() == numbers.tolist()


def test_a_wrong_line_far_down_has_its_number_said() -> None:
    good = "1844674407370955161\n" * (3 * CHUNK_BYTES // 20)
    count = good.count("\n")
    with pytest.raises(UsageError, match=f"^Line {count + 1} of the list is not an unsigned 64-bit number: seven$"):
        read(good + "seven\n" + good + "eight\n")


@pytest.mark.parametrize("character", ["7", " ", "x"])
def test_a_file_without_lines_is_refused_before_it_fills_the_memory(character: str) -> None:
    class Endless(io.RawIOBase):
        def __init__(self) -> None:
            self.given_bytes = 0

        def readable(self) -> bool:
            return True

        def read(self, size: int = -1) -> bytes:
            self.given_bytes += size
            return character.encode() * size

    stream = Endless()
    with pytest.raises(UsageError, match=r"^Line 1 of the list is not an unsigned 64-bit number: "):
        read_decimals(stream, name="the list")  # type: ignore[arg-type]  # all of a BinaryIO that is used
    assert stream.given_bytes <= 2 * (CHUNK_BYTES + LINE_BYTES)


def test_what_is_no_number_is_shown_shortened_and_harmless() -> None:
    with pytest.raises(UsageError, match=r": \\x1b\[31mred$"):
        read("\x1b[31mred\n")
    with pytest.raises(UsageError, match=r": \\xffx{39}…$"):
        read(b"\xff" + b"x" * 1000)


@given(st.lists(st.lists(NUMBERS, min_size=1, max_size=6), max_size=10))
def test_arrays_are_written_as_json_one_a_line(arrays: list[list[int]]) -> None:
    numbers = np.array([number for array in arrays for number in array], dtype=np.uint64)
    is_first = np.array([place == 0 for array in arrays for place in range(len(array))], dtype=np.bool_)
    is_last = np.array([place == len(array) - 1 for array in arrays for place in range(len(array))], dtype=np.bool_)
    written = array_lines(numbers, is_first=is_first, is_last=is_last)
    assert written.decode() == "".join(f"{json.dumps(array)}\n" for array in arrays)
