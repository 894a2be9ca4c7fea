"""Unsigned 64-bit numbers as decimals: read and written many at once."""

import argparse
import itertools
import math
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from dupfinder.cli.command_output import STANDARD_STREAM, reading
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.records import dataclass
from dupfinder.index.pairs import Plan, block_plan, choose_plan, hamming_pairs

# A ball of 10,000 close fingerprints has 50 million pairs, one of 100,000 has a hundred times as many. Where a sample
# tells that there are too many, the fingerprints are divided into parts of which any two hold few enough. That takes
# several times as long as one search, but no more memory for more pairs.

Numbers = NDArray[np.uint64]
Ints = NDArray[np.int64]

FindPairs = Callable[[Numbers], Ints]
"""Returns all pairs of indices a < b of close fingerprints, int64[m, 2], sorted."""

MOST_AT_ONCE = 1 << 26
"""Up to so many pairs are searched for at once, which takes some 30 bytes each."""
BLOCK_PAIRS = 1 << 23
"""Where there are more, this is about how many are searched for at once."""
_LEAST_SAMPLE = 1024
_MOST_SAMPLE = 8192
_SAMPLED_SHARE = 1000
_HALF = np.uint64(32)


def count_parts(fingerprints: Numbers, *, max_bits: int) -> int:
    """Return 1 where all close pairs can be searched for at once, else how many parts to make."""
    pairs = len(fingerprints) * (len(fingerprints) - 1) // 2
    if pairs > MOST_AT_ONCE:
        pairs = expected_pairs(fingerprints, max_bits=max_bits)
    # Of all pairs, (2 / parts)**2 are between members of the same two parts.
    return 1 if pairs <= MOST_AT_ONCE else math.ceil(2 * math.sqrt(pairs / BLOCK_PAIRS))


def expected_pairs(fingerprints: Numbers, *, max_bits: int) -> int:
    """Return about how many pairs of them are close, as far as a sample can tell."""
    wanted = min(_MOST_SAMPLE, max(_LEAST_SAMPLE, len(fingerprints) // _SAMPLED_SHARE))
    some = fingerprints[:: max(1, len(fingerprints) // wanted)]
    distances = (np.bitwise_count(some[place + 1 :] ^ some[place]) for place in range(len(some)))
    close = sum(int(np.count_nonzero(distance <= max_bits)) for distance in distances)
    return round(close * (len(fingerprints) / max(1, len(some))) ** 2)


def pairs_in_any_order(fingerprints: Numbers, find: FindPairs, *, parts: int) -> Iterator[Ints]:
    """Yield the pairs of indices a < b of close fingerprints, each once, in blocks of any order."""
    if parts == 1:
        yield find(fingerprints)
        return
    # Each part takes every one in `parts`: so all have their share of each ball.
    for one, other in itertools.combinations_with_replacement(range(parts), 2):
        indices = np.sort(np.concatenate([np.arange(part, len(fingerprints), parts) for part in {one, other}]))
        pairs = indices[find(fingerprints[indices])]
        yield pairs if one == other else pairs[pairs[:, 0] % parts != pairs[:, 1] % parts]


def pairs_in_order(
    fingerprints: Numbers, find: FindPairs, *, parts: int, most_pairs: int = BLOCK_PAIRS
) -> Iterator[Ints]:
    """Yield the pairs of indices of close fingerprints sorted, in blocks."""
    if parts == 1:
        yield find(fingerprints)
        return
    counts = np.zeros(len(fingerprints), dtype=np.int64)
    for pairs in pairs_in_any_order(fingerprints, find, parts=parts):
        counts += np.bincount(pairs[:, 0], minlength=len(counts))
    for begin, end in _ranges(counts, limit=most_pairs):
        yield _pairs_from(fingerprints, find, begin=begin, end=end, parts=parts)


def _ranges(counts: Ints, *, limit: int) -> Iterator[tuple[int, int]]:
    """Yield ranges that cover all places that count, of at most `limit` together or of a single place."""
    totals = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(counts)))
    begin = 0
    while totals[begin] < totals[-1]:
        end = max(begin + 1, int(np.searchsorted(totals, totals[begin] + limit, side="right")) - 1)
        yield begin, end
        begin = end


def _pairs_from(fingerprints: Numbers, find: FindPairs, *, begin: int, end: int, parts: int) -> Ints:
    """Return the pairs whose lower index is in this range, sorted."""
    found = []
    for part in range(parts):
        indices = np.concatenate((np.arange(begin, end), np.arange(end + part, len(fingerprints), parts)))
        pairs = indices[find(fingerprints[indices])]
        is_new = pairs[:, 0] < end
        if part:
            is_new &= pairs[:, 1] >= end
        found.append(pairs[is_new])
    low, high = np.concatenate(found).view(np.uint64).T
    packed = low << _HALF | high
    packed.sort()
    return np.stack((packed >> _HALF, packed & np.uint64(2**32 - 1)), axis=1).view(np.int64)


Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]

CHUNK_BYTES = 1 << 18
"""Read at once: what is computed of a chunk stays in a second-level cache."""
LINE_BYTES = 1 << 16
"""A line whose end is further away than this cannot be a number; nor is it kept in memory."""
MAX_DIGITS = len(str(2**64 - 1))
_MOST = np.uint64(2**64 - 1)

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_BLANKS = b" \t\r\n"
_SHOWN_CHARACTERS = 40

_GROUP_DIGITS = 4
_GROUP = np.uint64(10**_GROUP_DIGITS)
_GROUP_DIGITS_OF = np.indices((10,) * _GROUP_DIGITS, dtype=np.uint8).reshape(_GROUP_DIGITS, -1).T + np.uint8(ord("0"))
_GROUP_TEXTS = np.ascontiguousarray(_GROUP_DIGITS_OF).view(np.uint32).ravel()
_POWERS_OF_TEN = np.array([10**digits for digits in range(1, MAX_DIGITS)], dtype=np.uint64)
_UNUSED = b"\0"
_OPENING, _COMMA, _CLOSING, _NOTHING = np.frombuffer(b"[\0, ]\n\0\0", dtype=np.uint16)
"""What stands before and after the digits of a number; noughts are left out."""


def read_decimals(stream: BinaryIO, *, name: str) -> Numbers:
    """Return the numbers that stand in a stream, one a line: uint64[n], in their order.

    Blanks around a number, zeros in front of it, empty lines, line ends of Windows and a byte order mark are allowed;
    `UsageError` says of the first line that holds anything else which one it is, and `name` whose.
    """
    found = [_numbers(lines, lines_before=before, name=name) for lines, before in _whole_lines(stream, name=name)]
    return np.concatenate(found)


def _whole_lines(stream: BinaryIO, *, name: str) -> Iterator[tuple[bytes, int]]:
    """Yield chunks of lines, the last of them perhaps without its end, and how many lines went before each."""
    kept, before = stream.read(len(_BYTE_ORDER_MARK)).removeprefix(_BYTE_ORDER_MARK), 0
    while chunk := stream.read(CHUNK_BYTES):
        lines, newline, rest = chunk.rpartition(b"\n")
        if newline:
            whole = kept + lines
            yield whole, before
            before += whole.count(b"\n") + 1
            kept = rest
        else:
            kept += rest
        if len(kept) > LINE_BYTES:
            raise _no_number(kept, line=before + 1, name=name)
    yield kept, before


def _numbers(lines: bytes, *, lines_before: int, name: str) -> Numbers:
    """Return the numbers on some lines: at once where all are digits, else line by line."""
    is_ended = lines.count(b"\r") == lines.count(b"\r\n") + lines.endswith(b"\r")
    if is_ended and lines.translate(None, b"\r\n").isdigit():
        numbers = np.fromstring(lines, np.uint64, sep="\n")
        if numbers.max() < _MOST:  # which stands for what is larger, too
            return numbers
    return _line_by_line(lines, lines_before=lines_before, name=name)


def _line_by_line(lines: bytes, *, lines_before: int, name: str) -> Numbers:
    numbers: list[int] = []
    for line_number, line in enumerate(lines.split(b"\n"), lines_before + 1):
        written = line.strip(_BLANKS)
        if not written:
            continue
        digits = written.lstrip(b"0") or b"0"
        if not written.isdigit() or len(digits) > MAX_DIGITS or int(digits) >= 2**64:
            raise _no_number(written, line=line_number, name=name)
        numbers.append(int(digits))
    return np.array(numbers, dtype=np.uint64)


def _no_number(written: bytes, *, line: int, name: str) -> UsageError:
    start = written[:_SHOWN_CHARACTERS].decode(errors="backslashreplace")
    dots = "…" if len(written) > _SHOWN_CHARACTERS else ""
    return UsageError(as_it_is(f"Line {line} of {name} is not an unsigned 64-bit number: {visible(start)}{dots}"))


def array_lines(numbers: Numbers, *, is_first: Flags, is_last: Flags) -> bytes:
    """Return the numbers (uint64[n]) as JSON arrays, one a line.

    `is_first` and `is_last` (bool[n]) say which ones begin and which ones end an array.
    """
    fields = np.empty((len(numbers), 1 + MAX_DIGITS // 2 + 1), dtype=np.uint16)
    fields[:, 0] = np.where(is_first, _OPENING, _COMMA)
    fields[:, 1:-1] = _digits(numbers).view(np.uint16)
    fields[:, -1] = np.where(is_last, _CLOSING, _NOTHING)
    return fields.tobytes().translate(None, _UNUSED)


def _digits(numbers: Numbers) -> Bytes:
    """Return the digits of each number, flush right: uint8[n, MAX_DIGITS], unused ones nought."""
    groups = np.empty((len(numbers), MAX_DIGITS // _GROUP_DIGITS), dtype=np.uint32)
    rest = numbers
    for column in reversed(range(groups.shape[1])):
        front = rest // _GROUP
        groups[:, column] = _GROUP_TEXTS.take((rest - front * _GROUP).view(np.int64), mode="clip")
        rest = front
    lengths = np.searchsorted(_POWERS_OF_TEN, numbers, side="right") + 1
    digits = groups.view(np.uint8)
    digits *= np.arange(MAX_DIGITS) >= MAX_DIGITS - lengths[:, np.newaxis]
    return digits


WIDTH_BITS = 64
BLOCK_NUMBERS = 1 << 15
"""Written at once: their digits stay in a second-level cache."""


@dataclass(frozen=True, slots=True)
class CloseFingerprints:
    """Distinct fingerprints, rising (uint64[n]), and how the pairs of close ones are found."""

    fingerprints: Numbers
    max_bits: int
    plan: Plan | None
    """`None` stands for the one that is expected to be fastest."""

    def find(self, fingerprints: Numbers) -> Ints:
        """Return the pairs of indices of close ones among some of the fingerprints: int64[m, 2], sorted."""
        return hamming_pairs(fingerprints, max_bits=self.max_bits, plan=self.plan)

    def count_parts(self) -> int:
        """Return into how many parts to divide them so that memory suffices for their pairs."""
        return count_parts(self.fingerprints, max_bits=self.max_bits)


def close_fingerprints(chosen: argparse.Namespace) -> CloseFingerprints:
    """Return the fingerprints in the input; `UsageError` where that or the options are wrong."""
    plan = _asked_plan(chosen)
    fingerprints = _distinct(_standard_input() if chosen.input == STANDARD_STREAM else _file(chosen.input))
    if chosen.explain:
        print((plan or choose_plan(fingerprints, chosen.distance)).explain(), file=sys.stderr)
    return CloseFingerprints(fingerprints, chosen.distance, plan)


def _asked_plan(chosen: argparse.Namespace) -> Plan | None:
    if chosen.distance > WIDTH_BITS:
        raise UsageError(as_it_is(f"Fingerprints of {WIDTH_BITS} bits cannot differ in {chosen.distance} bits."))
    try:
        return None if chosen.blocks is None else block_plan(blocks=chosen.blocks, max_bits=chosen.distance)
    except ValueError as error:
        raise UsageError(as_it_is(str(error))) from error


def _standard_input() -> Numbers:
    if sys.stdin is None:
        raise UsageError(as_it_is("Standard input is closed."))
    return read_decimals(sys.stdin.buffer, name="standard input")


def _file(path: str) -> Numbers:
    with reading(path), open(path, "rb") as stream:
        numbers = read_decimals(stream, name=visible(path))
    return numbers  # noqa: RET504 - for all that mypy knows, `reading` could swallow an error


def _distinct(numbers: Numbers) -> Numbers:
    """Return each number once, rising; sorts `numbers` in place."""
    numbers.sort()
    is_new = np.ones(len(numbers), dtype=np.bool_)
    np.not_equal(numbers[1:], numbers[:-1], out=is_new[1:])
    return numbers[is_new]
