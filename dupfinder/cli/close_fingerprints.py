"""What `pairs` and `groups` have in common: the distinct fingerprints in the input, and the search for close ones."""

import argparse
import sys
from dataclasses import dataclass

import numpy as np

from dupfinder.cli.command_output import STANDARD_STREAM
from dupfinder.cli.decimals import Ints, Numbers, read_decimals
from dupfinder.cli.pair_blocks import count_parts
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.index.pairs import Plan, block_plan, choose_plan, hamming_pairs

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
        raise UsageError(f"Fingerprints of {WIDTH_BITS} bits cannot differ in {chosen.distance}.")
    try:
        return None if chosen.blocks is None else block_plan(blocks=chosen.blocks, max_bits=chosen.distance)
    except ValueError as error:
        raise UsageError(str(error)) from error


def _standard_input() -> Numbers:
    if sys.stdin is None:
        raise UsageError("Standard input is closed.")
    return read_decimals(sys.stdin.buffer, name="standard input")


def _file(path: str) -> Numbers:
    try:
        with open(path, "rb") as stream:
            return read_decimals(stream, name=visible(path))
    except FileNotFoundError as error:
        raise UsageError(f"There is no file {visible(path)}.") from error
    except OSError as error:
        raise UsageError(f"The file {visible(path)} cannot be read: {error.strerror}.") from error


def _distinct(numbers: Numbers) -> Numbers:
    """Return each number once, rising; sorts `numbers` in place."""
    numbers.sort()
    is_new = np.ones(len(numbers), dtype=np.bool_)
    np.not_equal(numbers[1:], numbers[:-1], out=is_new[1:])
    return numbers[is_new]
