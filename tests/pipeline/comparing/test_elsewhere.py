"""What is left of texts that go, looked for in all documents that stay: exact, and nothing is told that is not so."""

import io
import os
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import TextLeft
from dupfinder.domain.decisions import Decision, Elsewhere, FileState, Loss, Plan, Verdict
from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import enclosing_path
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.protection import Roles
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import find_losses, scan
from dupfinder.pipeline.comparing.elsewhere import GoingText, StayingDocuments
from dupfinder.pipeline.scanning.text_reader import TextReader
from sample_documents import words

FILES, INSIDE = 24, 6
PARTS = [words(30, seed=number) for number in range(6)]
Losses = dict[str, Loss]


def zipped(texts: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, text in texts.items():
            archive.writestr(name, text)
    return out.getvalue()


def scanned(folder: Path, texts: Mapping[str, str | bytes], *, use_cache: bool = True) -> ScanResult:
    """Return a scan of these documents, of which each is a day younger than the one before."""
    for day, (name, text) in enumerate(texts.items()):
        path = folder / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        os.utime(path, (1_600_000_000 + day * 86_400,) * 2)
    options = ScanOptions(sources=(str(folder / "docs"),), cache_file=str(folder / "cache"), use_cache=use_cache)
    return scan(options, match=False)


def state(document: Document) -> FileState:
    entry = document.entry
    assert document.content_digest is not None
    return FileState(
        path=entry.path,
        size_bytes=entry.size_bytes,
        mtime_ns=entry.mtime_ns,
        device=entry.device,
        inode=entry.inode,
        content_digest=document.content_digest.hex(),
    )


def plan_of(result: ScanResult, kept: str, *going: str, roles: Roles | None = None, relation: str = "near") -> Plan:
    """Return a plan that removes documents for another one, all by their names."""
    states = {one.entry.name: state(one) for one in result.documents if one.entry.enclosing is None}
    keep = Decision(
        file=states[kept], verdict=Verdict.KEEP, reason="newest", relation="keeper", kept=None, group_number=1
    )
    goes = [
        replace(keep, file=states[name], verdict=Verdict.REMOVE, relation=relation, kept=keep.file) for name in going
    ]
    return Plan(decisions=(keep, *goes), roles=roles or Roles())


def losses(plan: Plan, result: ScanResult | None) -> Losses:
    found = find_losses(plan, result, token=CancelToken(), on_step=lambda *_: None)
    return {os.path.basename(one.file.path): one.loss for one in found.decisions if one.loss is not None}


def holders(loss: Loss) -> list[tuple[str, int]]:
    """Return the names of documents, in their files, and how many words each has."""
    return [(os.path.basename(one.path.split("\0")[0]) + one.path.partition("\0")[2], one.word_count)
            for one in loss.elsewhere]  # fmt: skip


# All texts of a few words, compared with the definition.


@dataclass(repr=False)
class Pool:
    result: ScanResult
    known: dict[str, list[str]]
    reader: TextReader


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    """Give documents of very few different words, their words by path, and what reads them."""
    rng = np.random.default_rng(7)
    texts = [" ".join(rng.choice(list("abc"), rng.choice([1, 3, 5, 8, 13, 30]))) for _ in range(FILES + INSIDE)]
    texts[3] = texts[2]
    inside = {f"{number}.txt": text for number, text in enumerate(texts[FILES:])}
    files = {f"{number}.txt": text for number, text in enumerate(texts[:FILES])}
    result = scanned(tmp_path_factory.mktemp("pool"), {**files, "box.zip": zipped(inside)})
    known = {}
    for one in result.documents:
        name = one.entry.name.split("\0")
        known[one.entry.path] = (inside[name[1]] if len(name) > 1 else files.get(name[0], "")).split()
    with TextReader.of(result.options) as reader:
        yield Pool(result, known, reader)


def passages(text: list[str]) -> set[tuple[str, ...]]:
    width = min(5, len(text))
    return {tuple(text[first : first + width]) for first in range(len(text) - width + 1)} if width else set()


def plainly_left(text: list[str], others: list[list[str]]) -> list[bool]:
    """Return of each word whether no other text has a passage around it, as the definition has it."""
    there = set().union(*map(passages, others)) if others else set()
    width = min(5, len(text))
    found = [first for first in range(len(text) - width + 1) if tuple(text[first : first + width]) in there]
    return [not any(first <= place < first + width for first in found) for place in range(len(text))]


@given(st.sets(st.integers(0, FILES), min_size=1, max_size=8), st.sets(st.integers(0, FILES), max_size=14))
def test_nothing_is_lost_that_any_document_that_stays_has_and_nothing_else_is_found(
    pool: Pool, going: set[int], excluded: set[int]
) -> None:
    result, known, reader = pool.result, pool.known, pool.reader
    files = [one for one in result.documents if one.entry.enclosing is None]
    gone = [files[number] for number in sorted(going)]
    decision = {one.entry.path: Decision(file=state(one), verdict=Verdict.REMOVE, reason="newest", relation="near",
                                         kept=state(files[-1])) for one in gone}  # fmt: skip
    roles = Roles(excluded=tuple(files[number].entry.path for number in sorted(excluded)))
    plan = Plan(decisions=tuple(decision.values()), roles=roles)
    texts = [GoingText([one], TextLeft(" ".join(known[path])), ()) for path, one in decision.items()]
    StayingDocuments(plan, result, reader, CancelToken()).take_from(texts)
    out = {*decision, *roles.excluded}
    stays = [one.entry.path for one in result.documents if enclosing_path(one.entry.path) not in out]
    for text in texts:
        path = text.decisions[0].file.path
        assert text.left.is_left.tolist() == plainly_left(known[path], [known[each] for each in stays])
        assert {one.path for one in text.elsewhere} <= {*stays}
        proofs = [known[one.path] for one in text.elsewhere]
        assert plainly_left(known[path], proofs) == text.left.is_left.tolist()
        assert all(one.word_count and one.passages for one in text.elsewhere)


# One thing after the other, with real plans.


def test_S4_what_stands_elsewhere_is_not_lost_and_where_is_said(tmp_path: Path) -> None:
    a, b, c, d, _, _ = PARTS
    texts = {"other.txt": f"{PARTS[5]} {c}", "keeper.txt": a, "near.txt": f"{a} {b} {c}", "third.txt": f"{b} {d}"}
    result = scanned(tmp_path, texts)
    loss = losses(plan_of(result, "keeper.txt", "near.txt"), result)["near.txt"]
    assert (loss.word_count, loss.passages) == (0, ())
    assert holders(loss) == [("other.txt", 30), ("third.txt", 30)]
    assert [one.passages[0].split()[:4] for one in loss.elsewhere] == [c.split()[:4], b.split()[:4]]


def test_S4_what_goes_in_the_same_plan_has_nothing(tmp_path: Path) -> None:
    a, b = PARTS[:2]
    texts = {"keeper.txt": a, "one.txt": f"{a} {b}", "two.txt": f"{b} {a}", "copy.txt": f"{a} {b}"}
    result = scanned(tmp_path, texts)
    both = losses(plan_of(result, "keeper.txt", "one.txt", "two.txt", "copy.txt"), result)
    assert {name: (loss.word_count, holders(loss)) for name, loss in both.items()} == dict.fromkeys(
        ["one.txt", "two.txt", "copy.txt"], (30, [])
    )
    # One copy that stays is enough, and it is the one that is named.
    found = losses(plan_of(result, "keeper.txt", "one.txt", "two.txt"), result)
    assert {name: (loss.word_count, holders(loss)) for name, loss in found.items()} == {
        name: (0, [("copy.txt", 30)]) for name in ("one.txt", "two.txt")
    }


def test_S4_what_is_inside_of_a_file_that_goes_has_nothing(tmp_path: Path) -> None:
    a, b = PARTS[:2]
    box = zipped({"b.txt": b})
    result = scanned(tmp_path, {"keeper.txt": a, "near.txt": f"{a} {b}", "box.zip": box, "same.zip": box})
    inside = next(one.entry for one in result.documents if one.entry.enclosing is not None)
    stays = losses(plan_of(result, "keeper.txt", "near.txt"), result)["near.txt"]
    assert (stays.word_count, [one.path for one in stays.elsewhere]) == (0, [inside.path])
    plan = plan_of(result, "keeper.txt", "near.txt", os.path.basename(inside.file_path))
    assert losses(plan, result)["near.txt"].word_count == 30


def test_S4_what_cannot_be_read_any_more_has_nothing(tmp_path: Path) -> None:
    a, b, c = PARTS[:3]
    texts = {"gone.txt": b, "changed.txt": f"{b} {c}", "left.txt": f"{c} {b}", "keeper.txt": a, "near.txt": f"{a} {b}"}
    result = scanned(tmp_path, texts)
    plan = plan_of(result, "keeper.txt", "near.txt")
    (tmp_path / "docs" / "gone.txt").unlink()
    (tmp_path / "docs" / "changed.txt").write_text("something else")
    assert holders(losses(plan, result)["near.txt"]) == [("left.txt", 30)]
    (tmp_path / "docs" / "left.txt").unlink()
    assert losses(plan, result)["near.txt"].word_count == 30


def test_S12_references_have_something_and_what_is_left_out_has_not(tmp_path: Path) -> None:
    a, b = PARTS[:2]
    result = scanned(tmp_path, {"keeper.txt": a, "near.txt": f"{a} {b}", "archive/old.txt": b})
    archive = (str(tmp_path / "docs" / "archive"),)
    for roles, lost in ((Roles(references=archive), 0), (Roles(excluded=archive), 30)):
        plan = plan_of(result, "keeper.txt", "near.txt", roles=roles)
        assert losses(plan, result)["near.txt"].word_count == lost


def test_S4_what_may_be_the_document_itself_seen_elsewhere_has_nothing(tmp_path: Path) -> None:
    a, b = PARTS[:2]
    result = scanned(tmp_path, {"keeper.txt": a, "near.txt": f"{a} {b}", "again.txt": f"{a} {b}"})
    plan = plan_of(result, "keeper.txt", "near.txt")
    assert losses(plan, result)["near.txt"].word_count == 0
    near = next(one for one in result.documents if one.entry.name == "near.txt")
    documents = tuple(
        replace(one, entry=replace(one.entry, device=one.entry.device + 1, mtime_ns=near.entry.mtime_ns))
        if one.entry.name == "again.txt"
        else one
        for one in result.documents
    )
    assert losses(plan, replace(result, documents=documents))["near.txt"].word_count == 30


def test_what_could_not_be_searched_is_counted(tmp_path: Path) -> None:
    a, b = PARTS[:2]
    result = scanned(tmp_path, {"keeper.txt": a, "near.txt": f"{a} {b}", "other.txt": b, "none.txt": "..."})
    plan = plan_of(result, "keeper.txt", "near.txt")
    (tmp_path / "cache").unlink()
    found = find_losses(plan, result, token=CancelToken(), on_step=lambda *_: None)
    assert found.unsearched == 1  # the kept one is read all the same
    assert losses(plan, result)["near.txt"].word_count == 30


def test_texts_are_taken_in_portions_with_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b, c = PARTS[:3]
    texts = {"keeper.txt": a, "one.txt": f"{a} {b}", "two.txt": f"{a} {c} {b}", "b.txt": b, "c.txt": c}
    result = scanned(tmp_path, texts)
    plan = plan_of(result, "keeper.txt", "one.txt", "two.txt")
    at_once = losses(plan, result)
    monkeypatch.setattr("dupfinder.pipeline.comparing.losses._MOST_LETTERS", 1)
    assert losses(plan, result) == at_once
    assert [one.word_count for one in at_once.values()] == [0, 0]


def test_a_holder_is_told_with_what_apply_has_to_see_again(tmp_path: Path) -> None:
    a, b = PARTS[:2]
    result = scanned(tmp_path, {"keeper.txt": a, "near.txt": f"{a} {b}", "other.txt": b})
    (one,) = losses(plan_of(result, "keeper.txt", "near.txt"), result)["near.txt"].elsewhere
    path = tmp_path / "docs" / "other.txt"
    told = state(next(each for each in result.documents if each.entry.name == "other.txt"))
    assert one == Elsewhere(
        path=str(path),
        size_bytes=path.stat().st_size,
        mtime_ns=path.stat().st_mtime_ns,
        content_digest=told.content_digest,
        word_count=30,
        passages=(b,),
    )
