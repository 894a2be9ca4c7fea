"""Which folders could hold (nearly) all documents of a folder, found by votes of its subgroups.

Every subgroup of a folder votes for all folders outside that hold one of its documents, and for all above those; once
for each. That is counted without a vote for each folder above: a subgroup gives a vote to each folder that directly
holds one of its documents and takes one back from the folder where two neighbouring ones of them meet, so that the
votes in and below a folder, added up, are the number of subgroups in it, each once.

A subgroup of more than `VOICES` folders votes for the first of them only, so that a document with copies in 10,000
folders costs no 100,000,000 votes; what it does not vote for is given the benefit of the doubt.
"""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.domain.surveys import NEARLY_ALL
from dupfinder.survey.columns import Columns, Incidence, Numbers, ranges, summed_by_key, sums
from dupfinder.survey.folders import Folders
from dupfinder.survey.holdings import Holdings

VOICES = 8
CANDIDATES = 6
"""So many folders at most are compared with one."""
_VOTES_AT_ONCE = 1 << 20
"""So many voters at most are looked at together, which bounds the memory."""


def candidates_of(
    looked_for: Numbers, columns: Columns, incidence: Incidence, holdings: Holdings
) -> Iterator[tuple[int, Numbers]]:
    """Yield folders with those that could hold them; `looked_for` rises, and none of them lies in another one."""
    if not len(looked_for):
        return
    voters = _voters_of(looked_for, columns, incidence)
    ballots = _ballots_of(incidence, columns.folders)
    cost = np.cumsum(ballots.lengths[voters.subgroup])
    begin = 0
    while begin < len(looked_for):
        low = int(np.searchsorted(voters.place, begin))
        spent = int(cost[low - 1]) if low else 0
        within = int(np.searchsorted(cost, spent + _VOTES_AT_ONCE, side="right"))
        end = max(int(voters.place[within]) if within < len(cost) else len(looked_for), begin + 1)
        some = voters.between(begin, end)
        yield from _elected(looked_for, some, ballots, columns.folders, holdings)
        begin = end


@dataclass(frozen=True, slots=True)
class _Voters:
    """Subgroups with documents in the folders that are looked for, by the place of the folder among these."""

    place: Numbers
    subgroup: Numbers
    documents: Numbers
    is_silenced: NDArray[np.bool_]
    """Whether the subgroup has more folders than it votes for."""

    def between(self, begin: int, end: int) -> "_Voters":
        low, high = np.searchsorted(self.place, (begin, end))
        rows = slice(low, high)
        return _Voters(self.place[rows], self.subgroup[rows], self.documents[rows], self.is_silenced[rows])


def _voters_of(looked_for: Numbers, columns: Columns, incidence: Incidence) -> _Voters:
    place = np.searchsorted(looked_for, incidence.folder, side="right") - 1
    is_inside = (place >= 0) & (incidence.folder < columns.folders.ends[looked_for[place]])
    subgroup_count = max(columns.subgroup_count, 1)
    keys, documents = summed_by_key(
        place[is_inside] * subgroup_count + incidence.subgroup[is_inside], incidence.documents[is_inside]
    )
    subgroup = keys % subgroup_count
    return _Voters(keys // subgroup_count, subgroup, documents, incidence.spread[subgroup] > VOICES)


@dataclass(frozen=True, slots=True)
class _Ballots:
    """What each subgroup votes for: folders, each with +1 or -1; those of subgroup `i` begin at `starts[i]`."""

    folder: Numbers
    vote: Numbers
    starts: Numbers
    lengths: Numbers


def _ballots_of(incidence: Incidence, folders: Folders) -> _Ballots:
    voices = np.minimum(incidence.spread, VOICES)
    rows = ranges(incidence.starts[:-1], voices)
    subgroup, folder = incidence.subgroup[rows], incidence.folder[rows]
    meets = np.flatnonzero(subgroup[1:] == subgroup[:-1])
    meeting = folders.lca(folder[meets], folder[meets + 1])
    all_subgroups = np.concatenate([subgroup, subgroup[meets]])
    order = np.argsort(all_subgroups, kind="stable")
    lengths = np.maximum(2 * voices - 1, 0)
    return _Ballots(
        np.concatenate([folder, meeting])[order],
        np.concatenate([np.ones(len(subgroup), np.int64), np.full(len(meets), -1, np.int64)])[order],
        np.cumsum(lengths) - lengths,
        lengths,
    )


def _elected(
    looked_for: Numbers, voters: _Voters, ballots: _Ballots, folders: Folders, holdings: Holdings
) -> Iterator[tuple[int, Numbers]]:
    """Yield what is looked for with the folders that got enough votes: the smallest first, those in doubt last."""
    lengths = ballots.lengths[voters.subgroup]
    votes = ranges(ballots.starts[voters.subgroup], lengths)
    place, folder = np.repeat(voters.place, lengths), ballots.folder[votes]
    weight = ballots.vote[votes] * np.repeat(voters.documents, lengths)
    in_doubt = sums(voters.place, np.where(voters.is_silenced, voters.documents, 0), len(looked_for))
    needed = NEARLY_ALL * holdings.totals(looked_for)
    enough = np.maximum(needed - in_doubt, 1)
    votes = _promising(place, folder, weight, enough=enough, looked_for=looked_for, folders=folders)
    place, found, count = _counted(place[votes], folder[votes], weight[votes], looked_for=looked_for, folders=folders)
    chosen = count >= enough[place]
    place, found, count = place[chosen], found[chosen], count[chosen]
    doubtful = np.where(count >= needed[place], 0, -count)
    order = np.lexsort((holdings.totals(found), doubtful, doubtful < 0, place))
    place, found = place[order], found[order]
    for begin, end in _runs(place):
        yield int(looked_for[place[begin]]), found[begin:end][:CANDIDATES]


def _promising(
    place: Numbers,
    folder: Numbers,
    weight: Numbers,
    *,
    enough: NDArray[np.float64],
    looked_for: Numbers,
    folders: Folders,
) -> Numbers:
    """Return the votes that can count: no folder gets more than the topmost one above it that is still apart."""
    votes = np.flatnonzero(_are_apart(folder, looked_for[place], folders))
    top, wanted = folder[votes], looked_for[place[votes]]
    climbing = np.arange(len(votes))
    while len(climbing):
        above = folders.parents[top[climbing]]
        is_apart = _are_apart(above, wanted[climbing], folders)
        climbing = climbing[is_apart]
        top[climbing] = above[is_apart]
    _, which = np.unique(place[votes] * len(folders) + top, return_inverse=True)
    counts = sums(which, weight[votes], len(votes))
    return votes[counts[which] >= enough[place[votes]]]


def _runs(values: Numbers) -> Iterator[tuple[int, int]]:
    """Yield begin and end of each run of equal values."""
    yield from pairwise(np.flatnonzero(np.diff(values, prepend=-1, append=-1)).tolist())


def _counted(
    place: Numbers, folder: Numbers, weight: Numbers, *, looked_for: Numbers, folders: Folders
) -> tuple[Numbers, Numbers, Numbers]:
    """Return for each folder looked for (by place) the folders outside that share subgroups: how many documents.

    Votes are added up from the deepest folders to those above, one depth at a time.
    """
    count = len(folders)
    found: list[tuple[Numbers, Numbers]] = []
    keys, votes = summed_by_key(place * count + folder, weight)
    depths = folders.depths[keys % count]
    raised_keys, raised_votes = keys[:0], votes[:0]
    for depth in range(int(depths.max(initial=0)), 0, -1):
        here = depths == depth
        at_depth, its_votes = summed_by_key(
            np.concatenate([raised_keys, keys[here]]), np.concatenate([raised_votes, votes[here]])
        )
        is_apart = _are_apart(at_depth % count, looked_for[at_depth // count], folders)
        at_depth, its_votes = at_depth[is_apart], its_votes[is_apart]
        found.append((at_depth, its_votes))
        raised_keys = at_depth - at_depth % count + folders.parents[at_depth % count]
        raised_votes = its_votes
    all_keys = np.concatenate([keys[:0], *(keys for keys, _ in found)])
    return all_keys // count, all_keys % count, np.concatenate([votes[:0], *(votes for _, votes in found)])


def _are_apart(folder: Numbers, wanted: Numbers, folders: Folders) -> NDArray[np.bool_]:
    """Return whether of each two folders neither lies in the other."""
    return ((folder < wanted) & (folders.ends[folder] <= wanted)) | (folder >= folders.ends[wanted])
