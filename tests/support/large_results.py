"""Complete results of scans that never were, as large as wanted: texts in families, their matches, and the groups."""

import itertools
from collections.abc import Sequence

import numpy as np

from dupfinder.domain.documents import Document, Metadata, Problem, ProblemCode
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.masks import MASKED_DIGEST_BYTES, SETS, WORD_DIGESTS
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.pipeline.matching.grouping import Grouper
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, document_pairs
from dupfinder.pipeline.matching.texts import Text
from dupfinder.verify import Similarities

FOUND_FROM = 0.5
"""How alike the versions of a family are at least."""
_FORMATS = ("docx", "pdf", "docx", "odt", "txt")
_FOLDERS = 500
_VARIANTS = 20
"""Each so many-th family differs only in numbers."""
_DAY_NS = 24 * 3600 * 10**9


def made_texts(count: int, family: int, copies: float, chance: np.random.Generator) -> list[Text]:
    """Return the texts of so many documents, of which a share has the text of the one before; half of those its bytes.

    Each version of a family lies in a folder of its own, beside those of other families.
    """
    is_first = chance.random(count) >= copies
    is_first[0] = True
    text_numbers = np.cumsum(is_first) - 1
    copy_numbers = np.arange(count) - np.flatnonzero(is_first)[text_numbers]
    numbers = zip(text_numbers.tolist(), copy_numbers.tolist(), strict=True)
    paths = [_path(text // family, text % family, copy) for text, copy in numbers]
    file_ids = np.empty(count, np.int64)
    file_ids[sorted(range(count), key=paths.__getitem__)] = np.arange(count)
    sizes, days = chance.integers(1_000, 1_000_000, count), chance.integers(15_000, 20_000, count)
    texts: list[list[Document]] = []
    columns = (text_numbers, copy_numbers, file_ids, sizes, days)
    for path, text, copy, file_id, size, day in zip(paths, *(column.tolist() for column in columns), strict=True):
        if not copy:
            texts.append([])
        model = texts[-1][-1] if copy % 2 else None  # of the same bytes
        entry = FileEntry(
            file_id=FileId(file_id),
            path=path,
            size_bytes=model.entry.size_bytes if model else size,
            mtime_ns=day * _DAY_NS,
            device=1,
            inode=file_id + 1,
        )
        masked = -text if text // family % _VARIANTS else text // family
        document = Document(
            entry=entry,
            format=entry.name.rpartition(".")[2],
            content_digest=model.content_digest if model else file_id.to_bytes(32, "big"),
            word_count=1_000,
            fingerprint=text,
            text_digest=text.to_bytes(32, "big"),
            masked_digests=b"".join(_masked(masked, each) for each in SETS)
            + bytes((WORD_DIGESTS - len(SETS)) * MASKED_DIGEST_BYTES),
            metadata=Metadata(
                title=f"Contract {text // family}", author="Somebody", created="2026-01-02", page_count=3
            ),
        )
        texts[-1].append(document)
    return [Text(documents=tuple(documents)) for documents in texts]


def _path(group: int, version: int, copy: int) -> str:
    name = f"Contract {group} version {version}" + (f" ({copy})" if copy else "")
    suffix = _FORMATS[(group + version) % len(_FORMATS)]
    return f"/home/somebody/Documents/{group % _FOLDERS:03}/Project {version}/{name}.{suffix}"


def _masked(what: int, variables: int) -> bytes:
    return (what * len(SETS) + variables).to_bytes(MASKED_DIGEST_BYTES, "big", signed=True)


def made_matches(count: int, family: int, chance: np.random.Generator) -> Matches:
    """Return matches of texts in families, each at some place on a line: the nearer two are, the more alike."""
    places = np.sort(chance.random((count // family, family)) * (1 - FOUND_FROM), axis=1)
    between = np.array(list(itertools.combinations(range(family), 2)))
    pairs = (np.arange(len(places))[:, np.newaxis, np.newaxis] * family + between).reshape(-1, 2)
    similarity = (1 - np.abs(places[:, between[:, 0]] - places[:, between[:, 1]])).ravel()
    order = np.lexsort((pairs[:, 1], pairs[:, 0]))
    pairs, similarity = pairs[order], similarity[order]
    figures = Similarities(similarity=similarity, a_in_b=similarity, b_in_a=similarity)
    return Matches(pairs=pairs, figures=figures)


def made_problems(count: int) -> tuple[Problem, ...]:
    """Return so many documents that could not be read."""
    codes = [code for code in ProblemCode if code is not ProblemCode.SOURCE_GONE]  # which is of a whole source
    return tuple(
        Problem(
            path=f"/home/somebody/Documents/{number % _FOLDERS:03}/Broken {number:06}.pdf",
            code=codes[number % len(codes)],
            message=as_it_is("The document ends in the middle of an object."),
        )
        for number in range(count)
    )


def result_from(pairs: DocumentPairs, options: ScanOptions, problems: Sequence[Problem] = ()) -> ScanResult:
    """Return the result of a scan that found these pairs: its last stage is done here."""
    own = pairs.at(options.min_similarity)
    grouper = Grouper(texts=own.texts, linkage=options.linkage, min_similarity=options.min_similarity)
    documents = (one for text in own.texts for one in text.documents)
    return ScanResult(
        options=options,
        status=ScanStatus.FINISHED,
        documents=tuple(sorted(documents, key=lambda document: document.entry.path)),
        groups=grouper.group(own.reported, verify=_verify),
        containers=(),
        pairs=own,
        problems=tuple(problems),
        statistics=Statistics(files_seen=sum(len(text.documents) for text in own.texts), elapsed_s=60.0),
    ).counted()


def made_result(
    documents: int, *, family: int = 5, copies: float = 0.1, problems: int = 0, min_similarity: float = 0.8
) -> ScanResult:
    """Return a result over so many documents in families that a person could regroup; the same each time."""
    chance = np.random.default_rng(1)
    texts = made_texts(documents, family, copies, chance)
    options = ScanOptions(
        sources=("/home/somebody/Documents",), find_from=FOUND_FROM, min_similarity=min_similarity, use_cache=False
    )
    pairs = document_pairs(texts, made_matches(len(texts), family, chance), options)
    return result_from(pairs, options, made_problems(problems))


def _verify(pairs: np.ndarray) -> Matches:
    raise AssertionError(f"{len(pairs)} pairs of one group were not found.")
