"""The result of a scan as parts of a file: each document once, and by its number everywhere else."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.beyond import UNTOLD, condensed, pictures_of
from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import VerifiedPair
from dupfinder.domain.protection import Protection, Roles
from dupfinder.domain.result import Pairs, ScanResult, ScanStatus, Statistics
from dupfinder.store.parts_file import DamagedParts, PartsReader, PartsWriter
from dupfinder.store.record_codec import BadRecord, Codec, Codecs, Json, plain_codec
from dupfinder.store.session_checks import (
    check_containers,
    check_distinct,
    check_documents,
    check_fingerprints,
    check_groups,
    check_matches,
    check_numbers,
    check_options,
    check_pairs,
    check_problems,
    check_statistics,
)
from dupfinder.store.stored_pairs import Reported, StoredMatches, StoredPairs

_PLAIN = Codecs()
_Record = TypeVar("_Record")
_FIGURES = ("similarity", "a_in_b", "b_in_a")


def write_result(out: PartsWriter, result: ScanResult, pairs: StoredPairs) -> None:
    """Write a result, with its pairs as they are given, but without where the scan cache is."""
    numbers = _Numbers(result.documents)
    by_number = numbers.codecs()
    out.value("options", _PLAIN.of(ScanOptions).encode(replace(result.options, cache_file=None)))
    out.value("ended", _PLAIN.of(_Ended).encode(_Ended(status=result.status, statistics=result.statistics)))
    out.values("problems", result.problems, _PLAIN.of(Problem))
    out.values("documents", result.documents, _PLAIN.of(Document))
    out.values("groups", result.groups, by_number.of(DuplicateGroup), weigh=lambda group: len(group.members))
    out.values("containers", result.containers, by_number.of(Container), weigh=lambda container: len(container.pairs))
    if isinstance(pairs, StoredMatches):
        _write_matches(out, pairs, numbers)
    else:
        out.values("pairs", pairs, by_number.of(VerifiedPair))
    out.values("others", numbers.all[len(result.documents) :], _PLAIN.of(Document))


def read_result(source: PartsReader, make_pairs: Callable[[StoredPairs], Pairs], *, version: int) -> ScanResult:
    """Return the result; `DamagedParts` or `ValueError` for what no scan could have found."""
    options: ScanOptions = _PLAIN.of(ScanOptions).decode(source.value("options"))
    check_options(options)
    ended: _Ended = _PLAIN.of(_Ended).decode(source.value("ended"))
    check_statistics(ended.statistics)
    documents = list(_checked(source, "documents", _PLAIN.of(Document), check_documents))
    check_distinct(documents)
    others = list(_checked(source, "others", _PLAIN.of(Document), check_documents))
    if version == 1:
        documents, others = (list(map(_of_words_alone, some)) for some in (documents, others))
    # A session may come from a stranger: nothing in its references may be offered for removal, whatever it says (S2).
    protection = Protection(Roles(references=options.references))
    all_documents = tuple(_as_protected(each, protection) for each in (*documents, *others))
    numbers = _Numbers(all_documents)
    check_fingerprints(numbers.all, bits=options.fingerprint.bits)
    by_number = numbers.codecs()
    groups = tuple(_checked(source, "groups", by_number.of(DuplicateGroup), check_groups))
    check_numbers(groups)
    return ScanResult(
        options=options,
        status=ended.status,
        documents=all_documents[: len(documents)],
        groups=groups,
        containers=tuple(_checked(source, "containers", by_number.of(Container), check_containers)),
        pairs=make_pairs(_read_pairs(source, numbers)),
        problems=tuple(_checked(source, "problems", _PLAIN.of(Problem), check_problems)),
        statistics=ended.statistics,
    )


def _as_protected(document: Document, protection: Protection) -> Document:
    entry = protection.known(document.entry)
    return document if entry is document.entry else replace(document, entry=entry)


def _of_words_alone(document: Document) -> Document:
    """Return a document of which nothing is known but its words."""
    return replace(document, beyond=condensed(UNTOLD), pictures=pictures_of(UNTOLD))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ended:
    """How the scan ended."""

    status: ScanStatus
    statistics: Statistics


class _Numbers:
    """Numbers the documents of a result, and further ones as they are met."""

    def __init__(self, documents: tuple[Document, ...]) -> None:
        self.all = list(documents)
        self._numbers = {id(document): number for number, document in enumerate(documents)}

    def number(self, document: Document) -> int:
        """Return the number of a document."""
        number = self._numbers.setdefault(id(document), len(self.all))
        if number == len(self.all):
            self.all.append(document)  # which also keeps its identity from being given to another
        return number

    def document(self, number: Json) -> Document:
        """Return the document of a number; `BadRecord` for what is none."""
        if type(number) is not int or not 0 <= number < len(self.all):
            raise BadRecord("number")
        return self.all[number]

    def codecs(self) -> Codecs:
        """Return codecs that have the numbers of documents for them."""
        return Codecs({Document: plain_codec(self.number, self.document)})


def _checked(source: PartsReader, name: str, codec: Codec, check: Callable[[list[_Record]], None]) -> Iterator[_Record]:
    """Yield the records of a list when they were checked, some at a time."""
    for some in source.values(name, codec):
        check(some)
        yield from some


def _write_matches(out: PartsWriter, matches: StoredMatches, numbers: _Numbers) -> None:
    number = numbers.number
    members = (number(document) for text in matches.texts for document in text)
    out.array("texts/documents", np.fromiter(members, np.int64))
    out.array("texts/sizes", np.fromiter(map(len, matches.texts), np.int64))
    out.array("matches/pairs", matches.pairs)
    for name in _FIGURES:
        out.array(f"matches/{name}", getattr(matches, name))
    out.value("matches", _PLAIN.of(Reported).encode(matches.reported))


def _read_pairs(source: PartsReader, numbers: _Numbers) -> StoredPairs:
    if not source.has("matches"):
        return tuple(_checked(source, "pairs", numbers.codecs().of(VerifiedPair), check_pairs))
    reported: Reported = _PLAIN.of(Reported).decode(source.value("matches"))
    flat = source.array("matches/pairs", np.int64)
    if len(flat) % 2:
        raise DamagedParts("matches")
    similarity, a_in_b, b_in_a = (source.array(f"matches/{name}", np.float64) for name in _FIGURES)
    matches = StoredMatches(
        texts=list(_texts(source, numbers)),
        pairs=flat.reshape(-1, 2),
        similarity=similarity,
        a_in_b=a_in_b,
        b_in_a=b_in_a,
        reported=reported,
    )
    check_matches(matches)
    return matches


def _texts(source: PartsReader, numbers: _Numbers) -> Iterator[tuple[Document, ...]]:
    members: NDArray[np.int64] = source.array("texts/documents", np.int64)
    sizes: NDArray[np.int64] = source.array("texts/sizes", np.int64)
    if bool((sizes < 0).any()) or bool((sizes > len(members)).any()) or sizes.sum() != len(members):
        raise DamagedParts("texts")
    remaining = map(numbers.document, members.tolist())
    for size in sizes.tolist():
        yield tuple(next(remaining) for _ in range(size))
