"""Scans of what was scanned before: little is done again, and the result is the same."""

import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.events import Event, GroupsChanged, SearchPlanned, StageStarted
from dupfinder.domain.fingerprints import FingerprintSettings, Weighting
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.domain.progress import CancelToken, ProgressCounters, Stage
from dupfinder.domain.result import ScanStatus
from dupfinder.pipeline import ScanControl, scan
from dupfinder.pipeline.matching import cached_words, compared_pairs
from dupfinder.pipeline.matching.cached_words import compared_in_parts
from dupfinder.pipeline.workers import pool
from sample_documents import Scan, Scanned, Write, edited, words

Cached = Callable[..., Scanned]


@pytest.fixture
def cached(scan_documents: Scan, tmp_path: Path) -> Cached:
    """Return a function that scans with a cache."""
    return lambda **options: scan_documents(use_cache=True, cache_file=str(tmp_path / "cache.sqlite3"), **options)


@pytest.fixture
def families(write: Write) -> None:
    """Write families of documents: copies, same texts, near ones, chains of near ones, and parts of others.

    None is one passage of another with little around it: whether that is a letterhead depends on the other documents.
    """
    for family in range(5):
        text = words(150 + family, seed=family)
        for version in range(5):
            write(f"{family}/{version}.txt", edited(text, *range(40, 40 + version * 9)))
        write(f"{family}/copy of 0.txt", text)
        write(f"{family}/same.md", text.upper())
        write(f"{family}/book.txt", words(600, seed=100 + family) + " " + text)
    write("blank.txt", " ")


def everything(scanned: Scanned) -> tuple[object, ...]:
    result = scanned.result
    return (result.documents, result.groups, result.containers, result.problems, [str(pair) for pair in result.pairs])


def no_workers(*_: object, **__: object) -> None:
    raise AssertionError("A worker was started although nothing has to be read.")


def no_verification(*_: object, **__: object) -> None:
    raise AssertionError("Pairs were compared although they are known.")


@pytest.mark.usefixtures("families")
@pytest.mark.parametrize("relation", [Relation.SAME_CONTENT, Relation.NEAR, Relation.CONTAINED])
@pytest.mark.parametrize("linkage", Linkage)
def test_nothing_is_read_or_compared_again_and_the_result_is_the_same(
    cached: Cached, monkeypatch: pytest.MonkeyPatch, relation: Relation, linkage: Linkage
) -> None:
    options: dict[str, Any] = {"relation": relation, "linkage": linkage, "min_similarity": 0.9}
    first = cached(**options)
    monkeypatch.setattr(pool, "WorkerPool", no_workers)
    monkeypatch.setattr(cached_words, "compared_in_parts", no_verification)
    second = cached(**options)
    assert everything(second) == everything(first)
    assert first.result.groups
    assert second.result.statistics.from_cache == len(first.result.documents)


@pytest.mark.usefixtures("families")
def test_a_rescan_goes_through_the_same_stages_and_says_the_same(cached: Cached) -> None:
    first, second = cached(), cached()
    stages = [[event.stage for event in one.events if isinstance(event, StageStarted)] for one in (first, second)]
    assert (
        stages[0] == stages[1] == [stage for stage in Stage if stage is not Stage.LOOK]
    )  # all are told by their words
    groups = [[event for event in one.events if isinstance(event, GroupsChanged)][-1] for one in (first, second)]
    assert groups[0] == groups[1]
    plans = [[event.explanation for event in one.events if isinstance(event, SearchPlanned)] for one in (first, second)]
    assert plans[1][1:] == plans[0]
    assert "compared before" in plans[1][0]


@pytest.mark.usefixtures("families")
@pytest.mark.parametrize(
    "options",
    [
        {"min_similarity": 0.95},
        {"relation": Relation.CONTAINED},
        {"max_bits": 3},
        {"min_words": 153},
        {"variants": Variants.ONLY},
        {"linkage": Linkage.SINGLE},
        {"fingerprint": FingerprintSettings(bits=128)},
        {"fingerprint": FingerprintSettings(weighting=Weighting.IDF)},
    ],
    ids=str,
)
def test_what_other_options_found_changes_nothing(
    cached: Cached, scan_documents: Scan, options: dict[str, Any]
) -> None:
    cached(min_similarity=0.7)
    assert everything(cached(**options)) == everything(scan_documents(**options))
    assert everything(cached(**options)) == everything(scan_documents(**options))


@pytest.mark.usefixtures("families")
@pytest.mark.parametrize("seed", range(4))
def test_after_changes_the_result_is_that_of_a_scan_without_cache(
    cached: Cached, scan_documents: Scan, tmp_path: Path, write: Write, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - test data
    cached(relation=Relation.CONTAINED)
    for step in range(3):
        files = sorted(path for path in (tmp_path / "docs").rglob("*") if path.is_file())
        changed, moved, gone = chance.sample(files, 3)
        write(str(changed.relative_to(tmp_path / "docs")), edited(changed.read_text() + " more", step))
        os.utime(changed, (1_700_000_100 + step, 1_700_000_100 + step))
        moved.rename(moved.with_name(f"moved {step}{moved.suffix}"))
        gone.unlink()
        scanned = cached(relation=Relation.CONTAINED)
        assert everything(scanned) == everything(scan_documents(relation=Relation.CONTAINED))
        assert scanned.result.statistics.from_cache >= len(files) - 3


@pytest.mark.usefixtures("families")
def test_only_pairs_with_a_changed_text_are_compared_again(
    cached: Cached, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = cached()
    write("0/2.txt", edited(words(150, seed=0), *range(40, 57)))
    os.utime(first.folder / "0/2.txt", (1_700_000_100, 1_700_000_100))
    compared: list[list[int]] = []

    def noted(pairs: Any, read: Any, **named: Any) -> Any:
        (texts,) = read.args
        compared.extend(texts[pairs].tolist())
        return compared_in_parts(pairs, read, **named)

    monkeypatch.setattr(cached_words, "compared_in_parts", noted)
    second = cached()
    (changed,) = [
        number
        for number, text in enumerate(second.result.pairs.texts)  # type: ignore[attr-defined]  # a DocumentPairs
        if Path(text.first.entry.path).as_posix().endswith("0/2.txt")
    ]
    assert compared
    assert all(changed in pair for pair in compared)


def change_at_random(folder: Path, write: Write, chance: random.Random) -> None:
    """Add, remove, edit, rename and copy some documents, among them letters with the letterhead of others."""
    present = sorted(path for path in folder.rglob("*") if path.is_file())
    letters = [path for path in present if path.parent.name == "letters"]
    for one in (
        *chance.sample(letters, min(2, len(letters))),
        *chance.sample(sorted({*present}.difference(letters)), 3),
    ):
        name = f"{chance.randrange(5)}/{chance.randrange(10**6)}.txt"
        match chance.randrange(6):
            case 0:
                one.unlink()
            case 1:
                one.rename(folder / name)
            case 2:
                write(name, one.read_text())
            case 3:
                write(name, words(30, seed=chance.randrange(2)) + " " + words(90, seed=chance.randrange(200, 205)))
            case 4:
                write(name, edited(words(150, seed=chance.randrange(5)), *range(20, 20 + chance.randrange(40))))
            case _:
                text = one.read_text()
                write(one.relative_to(folder).as_posix(), f"{text} {words(chance.randrange(1, 40), seed=9)}")


@pytest.mark.usefixtures("families")
@pytest.mark.parametrize("seed", range(2))
def test_whatever_changed_a_rescan_finds_what_a_first_scan_finds(
    cached: Cached, scan_documents: Scan, write: Write, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - test data
    for number in range(10):  # on two letterheads, of which each change may leave too few to tell
        letter = words(90, seed=200 + number // 2)
        write(f"letters/{number}.txt", words(30, seed=number % 2) + " " + letter)
    cached()
    for _ in range(3):
        change_at_random(tmp_path / "docs", write, chance)
        options: dict[str, Any] = {
            "min_similarity": chance.choice([0.6, 0.8, 0.95]),
            "relation": chance.choice([Relation.NEAR, Relation.CONTAINED]),
            "linkage": chance.choice(list(Linkage)),
            "min_words": chance.choice([8, 120]),
        }
        assert everything(cached(**options)) == everything(scan_documents(**options))


@pytest.mark.usefixtures("families")
@pytest.mark.parametrize("is_changed", [False, True])
def test_what_another_version_compared_is_compared_again(
    cached: Cached, write: Write, monkeypatch: pytest.MonkeyPatch, *, is_changed: bool
) -> None:
    first = cached()
    monkeypatch.setattr(compared_pairs, "COMPARISON_VERSION", compared_pairs.COMPARISON_VERSION + 1)
    compared: list[Any] = []

    def noted(pairs: Any, read: Any, **named: Any) -> Any:
        compared.extend(pairs.tolist())
        return compared_in_parts(pairs, read, **named)

    monkeypatch.setattr(cached_words, "compared_in_parts", noted)
    if is_changed:  # then what is known of single pairs is asked for, and not what came of the same comparison
        write("one more.txt", "A text that no other document has.")
    cached()
    assert len(compared) >= len(list(first.result.pairs)) > 0


@pytest.mark.usefixtures("families")
def test_a_scan_that_was_cancelled_leaves_no_half_comparison(cached: Cached, tmp_path: Path) -> None:
    token = CancelToken()
    options = ScanOptions(
        sources=(str(tmp_path / "docs"),), workers=1, use_cache=True, cache_file=str(tmp_path / "cache.sqlite3")
    )

    def cancel_at_verification(event: Event) -> None:
        if event == StageStarted(Stage.VERIFY):
            token.cancel()

    result = scan(options, ScanControl(sink=cancel_at_verification, token=token, counters=ProgressCounters()))
    assert result.status is ScanStatus.CANCELLED
    connection = sqlite3.connect(tmp_path / "cache.sqlite3")
    assert connection.execute("SELECT count(*) FROM compared").fetchone() == (0,)
    connection.close()
    assert cached().result.statistics.from_cache == len(result.documents)


@pytest.mark.usefixtures("families")
def test_of_a_comparison_with_too_many_pairs_only_those_that_matched_are_kept(
    cached: Cached, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = cached(min_similarity=0.9)
    connection = sqlite3.connect(tmp_path / "cache.sqlite3")
    size = "SELECT length(texts), length(pairs) / 8 FROM compared"
    texts_bytes, proposed = connection.execute(size).fetchone()
    connection.execute("DELETE FROM compared")
    connection.commit()
    monkeypatch.setattr("dupfinder.store.cache.MOST_BYTES", texts_bytes + 32 * (proposed - 1))
    assert everything(cached(min_similarity=0.9)) == everything(first)
    _, kept = connection.execute(size).fetchone()
    connection.close()
    assert 0 < kept < proposed
    assert everything(cached(min_similarity=0.9)) == everything(first)
