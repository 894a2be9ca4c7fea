"""`dupfinder groups`: fingerprints joined by close pairs, as simhash-cpp's `simhash-find-clusters` joins them."""

import argparse
from collections.abc import Iterator

import numpy as np

from dupfinder.cli.command_output import NUMBERS, ExitStatus, check_target, output
from dupfinder.cli.decimals import BLOCK_NUMBERS, Ints, Numbers, array_lines, close_fingerprints, pairs_in_any_order
from dupfinder.group import joined


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Write the connected components of two or more, rising; return 0."""
    check_target(chosen.output, NUMBERS)
    with output(chosen.output) as out:
        close = close_fingerprints(chosen)
        labels = np.arange(len(close.fingerprints))
        for pairs in pairs_in_any_order(close.fingerprints, close.find, parts=close.count_parts()):
            labels = joined(labels, pairs)
        for block in _blocks(close.fingerprints, labels):
            out.write(block)
    return ExitStatus.DONE


def _blocks(fingerprints: Numbers, labels: Ints) -> Iterator[bytes]:
    """Yield the groups of two or more as JSON; `labels` is the index of the first fingerprint of each one's group."""
    members = np.flatnonzero(np.bincount(labels, minlength=len(labels))[labels] > 1)
    members = members[np.argsort(labels[members], kind="stable")]
    is_first = np.diff(labels[members], prepend=-1) > 0
    is_last = np.append(is_first, True)[1:]
    for begin in range(0, len(members), BLOCK_NUMBERS):
        block = slice(begin, begin + BLOCK_NUMBERS)
        yield array_lines(fingerprints[members[block]], is_first=is_first[block], is_last=is_last[block])
