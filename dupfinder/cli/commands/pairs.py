"""`dupfinder pairs`: every pair of fingerprints within some bits, as simhash-cpp's `simhash-find-all` finds them."""

import argparse

import numpy as np

from dupfinder.cli.command_output import NUMBERS, ExitStatus, check_target, output
from dupfinder.cli.decimals import BLOCK_NUMBERS, array_lines, close_fingerprints, pairs_in_order


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Write the pairs, rising; return 0."""
    is_lower = np.tile([True, False], BLOCK_NUMBERS // 2)
    check_target(chosen.output, NUMBERS)
    with output(chosen.output) as out:
        close = close_fingerprints(chosen)
        for pairs in pairs_in_order(close.fingerprints, close.find, parts=close.count_parts()):
            members = pairs.ravel()
            for begin in range(0, len(members), BLOCK_NUMBERS):
                block = close.fingerprints[members[begin : begin + BLOCK_NUMBERS]]
                out.write(array_lines(block, is_first=is_lower[: len(block)], is_last=~is_lower[: len(block)]))
    return ExitStatus.DONE
