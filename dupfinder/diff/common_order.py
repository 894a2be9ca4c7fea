"""One order of things that several sequences have in common."""

import heapq
from collections.abc import Iterable, Sequence
from itertools import chain, pairwise


def common_order(sequences: Iterable[Sequence[int]], *, leading: Sequence[int], count: int) -> list[int]:
    """Return the numbers below `count` in an order that keeps that of each sequence wherever they do not contradict.

    That of the leading sequence (which rises) is kept in any case; what no sequence decides is in rising order, and
    where the others contradict each other (something moved), the lowest number comes first.
    """
    followers = _followers(sequences, leading, count)
    waiting_for = [0] * count
    for after in chain.from_iterable(followers):
        waiting_for[after] += 1
    ready = [number for number in range(count) if not waiting_for[number]]
    left_over = iter(range(count))
    placed: dict[int, None] = {}
    while len(placed) < count:
        number = heapq.heappop(ready) if ready else next(number for number in left_over if number not in placed)
        placed[number] = None
        for after in followers[number]:
            waiting_for[after] -= 1
            if not waiting_for[after] and after not in placed:
                heapq.heappush(ready, after)
    return list(placed)


def _followers(sequences: Iterable[Sequence[int]], leading: Sequence[int], count: int) -> list[set[int]]:
    """Return what comes next to each number in any sequence, if the leading one has it not the other way round."""
    rank = {number: place for place, number in enumerate(leading)}
    followers: list[set[int]] = [set() for _ in range(count)]
    for before, after in chain.from_iterable(map(pairwise, (leading, *sequences))):
        if rank.get(before, -1) <= rank.get(after, count):
            followers[before].add(after)
    return followers
