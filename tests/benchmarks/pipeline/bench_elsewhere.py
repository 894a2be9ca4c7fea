"""Shows how long it takes to find out what of documents stands in no other one of a large collection.

    python tests/benchmarks/pipeline/bench_elsewhere.py [--texts 100000] [--words 500] [--going 200]

Real files: one that is kept, `--going` versions of it that go, each with a paragraph of its own, and for half of them
another document that has this paragraph. Around them a scan cache is filled with `--texts` made-up texts, by the hashes
of their words; a tenth of them have a common ending that the versions have, too. Prints the processor's seconds and
peak memory of the search alone, of all that the removal page and `plan` do (`find_losses`: the versions and holders are
read), and of one `trace`, beside those of going through the cache without looking for anything.
"""

import argparse
import hashlib
import os
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import numpy as np

from dupfinder.diff import TextLeft
from dupfinder.domain.decisions import Decision, FileState, Plan, Verdict
from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import find_losses, scan, trace
from dupfinder.pipeline.comparing.cached_texts import CachedTexts, hashes_of
from dupfinder.pipeline.comparing.elsewhere import GoingText, StayingDocuments
from dupfinder.pipeline.scanning.text_reader import TextReader
from dupfinder.pipeline.workers.versions import text_versions
from dupfinder.store import open_cache_of
from dupfinder.store.compared_texts import TextSketch

_T = TypeVar("_T")
_VOCABULARY = 30_000
_ENDING = "please do not hesitate to call us should you have any further questions about this matter"
_NO_NUMBERS = np.zeros(0, np.uint64)


def main() -> None:
    """Make documents and made-up texts, search, print what it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--texts", type=int, default=100_000)
    parser.add_argument("--words", type=int, default=500)
    parser.add_argument("--going", type=int, default=200)
    chosen = parser.parse_args()
    rng = np.random.default_rng(1)
    with tempfile.TemporaryDirectory() as folder:
        _write_documents(Path(folder, "docs"), chosen.going, chosen.words, rng)
        options = ScanOptions(sources=(os.path.join(folder, "docs"),), cache_file=os.path.join(folder, "cache"))
        result = scan(options, match=False)
        plan = _plan(result)
        made = tuple(_made_up(result, chosen.texts, chosen.words, rng))
        _measure(replace(result, documents=(*result.documents, *made)), plan)


def _measure(result: ScanResult, plan: Plan) -> None:
    print(f"{len(result.documents):,} documents, of which {len(plan.removals):,} go")
    digests = [one.text_digest for one in result.documents if one.text_digest is not None]
    with CachedTexts(result.options) as texts:
        _timed("reading the cache", lambda: [texts.words(one) is None for one in digests])
    with TextReader.of(result.options) as reader:
        kept = plan.decisions[0].file.path
        going = [
            GoingText([one], TextLeft(reader.read(one.file.path).extracted.text), ())
            for one in plan.removals
            if one.file.path != kept
        ]
        staying = StayingDocuments(plan, result, reader, CancelToken())
        _timed("the search, and reading what has something", lambda: staying.take_from(going))
    found = _timed("all of it", lambda: find_losses(plan, result, token=CancelToken(), on_step=lambda *_: None))
    losses = [one.loss for one in found.removals if one.loss is not None]
    whole = sum(not loss.word_count for loss in losses)
    holders = {one.path for loss in losses for one in loss.elsewhere}
    print(f"  of {len(losses):,} documents {whole:,} lose nothing; {len(holders):,} others have the rest")
    told = _timed("trace of one document", lambda: trace(plan.removals[0].file.path, result))
    print(f"  {told.only_here:,} of {told.word_count:,} words only there, {len(told.cover):,} documents in its cover")


def _timed(name: str, work: Callable[[], _T]) -> _T:
    began = time.process_time()
    found = work()
    seconds = time.process_time() - began
    peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{name:45} {seconds:7.2f} s, peak so far {peak_mb:,.0f} MiB")
    return found


def _write_documents(folder: Path, going: int, words: int, rng: np.random.Generator) -> None:
    folder.mkdir()
    text = _words(words, rng)
    (folder / "kept.txt").write_text(text)
    for number in range(going):
        own = _words(40, rng)
        (folder / f"version {number}.txt").write_text(f"{text}\n{own}\n{_ENDING}\n")
        if number % 2 == 0:
            (folder / f"other {number}.txt").write_text(f"{_words(words, rng)}\n{own}\n{_ENDING}\n")


def _words(count: int, rng: np.random.Generator) -> str:
    return " ".join(f"w{number}" for number in rng.integers(0, _VOCABULARY, count))


def _plan(result: ScanResult) -> Plan:
    states = {one.entry.name: _state(one) for one in result.documents}
    keep = Decision(
        file=states["kept.txt"], verdict=Verdict.KEEP, reason="newest", relation="keeper", kept=None, group_number=1
    )
    going = (
        replace(keep, file=state, verdict=Verdict.REMOVE, relation="near", kept=keep.file)
        for name, state in states.items()
        if name.startswith("version")
    )
    return Plan(decisions=(keep, *going))


def _state(document: Document) -> FileState:
    entry = document.entry
    return FileState(
        path=entry.path,
        size_bytes=entry.size_bytes,
        mtime_ns=entry.mtime_ns,
        device=entry.device,
        inode=entry.inode,
        content_digest=(document.content_digest or b"").hex(),
    )


def _made_up(result: ScanResult, count: int, words: int, rng: np.random.Generator) -> Iterator[Document]:
    """Yield documents that are on no disk, and put their texts into the cache."""
    vocabulary, _ = hashes_of([f"w{number}" for number in range(_VOCABULARY)], result.options.fingerprint.word_hash)
    ending, _ = hashes_of(_ENDING.split(), result.options.fingerprint.word_hash)
    sketch = TextSketch(shingles=_NO_NUMBERS, terms=_NO_NUMBERS, term_weights=np.zeros(0, np.float32))
    versions = text_versions(result.options)
    cache = open_cache_of(result.options)
    like = result.documents[0]
    for number in range(count):
        digest = hashlib.blake2b(str(number).encode(), digest_size=16).digest()
        path = os.path.join(result.options.sources[0], "none", f"{number}.txt")
        entry = replace(like.entry, path=path, inode=1_000_000_000 + number)
        document = replace(like, entry=entry, text_digest=digest, content_digest=digest * 2)
        own = vocabulary[rng.integers(0, _VOCABULARY, words)]
        hashes = np.concatenate([own, ending]) if number % 10 == 0 else own
        cache.add(document, word_hashes=hashes, sketch=sketch, versions=versions)
        yield document
    cache.flush()
    cache.close()


if __name__ == "__main__":
    main()
