"""What would be lost with near duplicates, read from real documents."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Decision, Elsewhere, FileState, Loss, Plan, Verdict
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.pipeline import Comparer, find_losses
from removal_samples import state_of
from sample_documents import words
from sample_scans import scanned_pdf
from telling_pairs import counted, open_counted

TEXT = " ".join(f"word{number}" for number in range(40))
Write = Callable[[str, str], FileState]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def make(name: str, text: str) -> FileState:
        path = tmp_path / name
        path.write_text(text)
        return state_of(path)

    return make


def keep(file: FileState, group: int | None = 1) -> Decision:
    return Decision(file=file, verdict=Verdict.KEEP, reason="newest", relation="keeper", kept=None, group_number=group)


def remove(file: FileState, kept: FileState, group: int | None = 1, *, relation: str = "near") -> Decision:
    return Decision(
        file=file, verdict=Verdict.REMOVE, reason="newest", relation=relation, kept=kept, group_number=group
    )


def losses(*decisions: Decision, steps: list[tuple[int, int]] | None = None) -> dict[str, Loss | None]:
    """Return the losses that are found by file name; the rest of the plan must stay as it is."""
    counted = [] if steps is None else steps
    found = find_losses(
        Plan(decisions=decisions), None, token=CancelToken(), on_step=lambda *step: counted.append(step)
    ).decisions
    assert [each.file for each in found] == [each.file for each in decisions]
    return {os.path.basename(each.file.path): each.loss for each in found if each.verdict is Verdict.REMOVE}


def test_a_near_duplicate_loses_what_no_kept_document_of_its_group_has(write: Write) -> None:
    keeper, other = write("keeper.txt", TEXT), write("other.html", f"<p>{TEXT} and so on it goes ever on")
    near = write("near.txt", f"{TEXT} and so on it goes ever on with me")
    steps: list[tuple[int, int]] = []
    rest = Elsewhere(
        path=other.path,
        size_bytes=other.size_bytes,
        mtime_ns=other.mtime_ns,
        content_digest=other.content_digest,
        word_count=7,
        passages=("and so on it goes ever on",),
    )
    assert losses(keep(keeper), keep(other), remove(near, keeper), steps=steps) == {
        "near.txt": Loss(word_count=2, passages=("with me",), elsewhere=(rest,))
    }
    assert steps == [(1, 3), (2, 3), (3, 3)]
    # Another group's documents do not count where nobody knows what was scanned.
    assert losses(keep(keeper), keep(other, 2), remove(near, keeper)) == {
        "near.txt": Loss(word_count=9, passages=("and so on it goes ever on with me",))
    }


def test_copies_are_read_once_and_what_goes_for_a_copy_not_at_all(write: Write) -> None:
    keeper, near, twin = write("keeper.txt", TEXT), write("near.txt", f"{TEXT} new"), write("twin.txt", f"{TEXT} new")
    steps: list[tuple[int, int]] = []
    copy = write("copy.txt", TEXT)
    found = losses(
        keep(keeper),
        remove(near, keeper),
        remove(twin, keeper),
        remove(copy, keeper, relation="identical"),
        steps=steps,
    )
    assert found == {"near.txt": Loss(word_count=1, passages=("new",)), "twin.txt": found["near.txt"], "copy.txt": None}
    assert steps[-1] == (2, 2)


def test_a_plan_of_an_older_program_has_no_groups_but_losses(write: Write) -> None:
    keeper, near = write("keeper.txt", TEXT), write("near.txt", f"{TEXT} new")
    other = write("other.txt", f"{TEXT} other")
    steps: list[tuple[int, int]] = []
    assert losses(keep(keeper, None), remove(near, keeper, None), remove(other, keeper, None), steps=steps) == {
        "near.txt": Loss(word_count=1, passages=("new",)),
        "other.txt": Loss(word_count=1, passages=("other",)),
    }
    assert steps[-1] == (3, 3)  # what is kept for both is read once


def test_nobody_knows_what_is_lost_with_what_cannot_be_read(write: Write) -> None:
    keeper, near = write("keeper.txt", TEXT), write("near.txt", f"{TEXT} new")
    gone = write("gone.txt", f"{TEXT} gone")
    damaged = write("damaged.docx", "PK\x03\x04")
    os.unlink(gone.path)
    changed = write("changed.txt", f"{TEXT} changed")
    Path(changed.path).write_text("something else")
    assert losses(
        keep(keeper),
        remove(gone, keeper),
        remove(damaged, keeper),
        remove(changed, keeper),
        remove(near, keeper),
    ) == {
        "gone.txt": None,
        "damaged.docx": None,
        "changed.txt": None,
        "near.txt": Loss(word_count=1, passages=("new",)),
    }
    assert losses(keep(gone), keep(keeper), remove(near, gone)) == {"near.txt": None}


def test_what_a_scanned_page_says_is_read_if_somebody_asks(write: Write, tmp_path: Path) -> None:
    sentences = ("The old harbour was quiet in the morning.", "Nobody had seen the boats return.")
    page = tmp_path / "scan.pdf"
    page.write_bytes(scanned_pdf(sentences))
    keeper = write("keeper.txt", f"{sentences[0]} Nobody had seen the ships.")
    plan = Plan(decisions=(keep(keeper), remove(state_of(page), keeper)))
    found = find_losses(plan, None, token=CancelToken(), on_step=lambda *_: None, ocr=True)
    loss = found.decisions[1].loss
    assert loss is not None
    assert (loss.word_count, loss.passages) == (2, ("boats return",))
    assert [(one.kind, one.count) for one in loss.content] == [(ContentKind.PICTURES, 2), (ContentKind.PAGES, 2)]


def test_a_plan_without_near_duplicates_starts_no_worker(write: Write) -> None:
    keeper, copy = write("keeper.txt", TEXT), write("copy.txt", TEXT)
    plan = Plan(decisions=(keep(keeper), remove(copy, keeper, relation="identical")))
    assert find_losses(plan, None, token=CancelToken(), on_step=lambda *_: pytest.fail("nothing to read")) is plan


@pytest.mark.parametrize(
    ("kept", "going", "told"),
    [
        ("<s>the clause is void</s>", "the clause is void", {ContentKind.REVISIONS: 0}),
        ("<s>it is</s> and <s>it was</s> so", "<s>it is</s> and it was so", {ContentKind.REVISIONS: 0}),
        ('<font color="white">pays twice</font>', "pays twice", {ContentKind.HIDDEN: 0}),
        ("owes -7", "owes 7", {ContentKind.SIGNS: 0}),
        ('<input name="a" value="yes">', '<input name="a">', {ContentKind.FIELDS: 0}),
        ("the end<p hidden>secret words</p>", "the end", {}),
        ('<a href="https://example.org">more</a>', "more", {}),
        ("the clause is valid", "<s>the clause is valid</s>", {ContentKind.REVISIONS: 1}),
    ],
)
def test_words_that_say_something_else_in_the_kept_document_are_told(
    write: Write, kept: str, going: str, told: dict[ContentKind, int]
) -> None:
    page = "<!DOCTYPE html><p>{} {}</p>"
    keeper, other = write("a.html", page.format(TEXT, kept)), write("b.html", page.format(TEXT, going))
    loss = losses(keep(keeper), remove(other, keeper, relation="same-text"))["b.html"]
    assert loss is not None
    assert {one.kind: one.count for one in loss.content} == told


def test_one_kept_document_that_says_the_same_is_enough(write: Write) -> None:
    struck, plain = write("a.html", f"<p>{TEXT} <s>the clause is void</s>"), f"<p>{TEXT} the clause is void"
    kept, other = write("b.html", plain), write("c.html", f"{plain}</p>")
    found = losses(keep(struck), keep(kept), remove(other, struck, relation="same-text"))
    assert found == {"c.html": Loss(word_count=0, passages=())}


def test_a_person_can_stop_it(write: Write) -> None:
    keeper, near = write("keeper.txt", TEXT), write("near.txt", f"{TEXT} new")
    token = CancelToken()
    token.cancel()
    with pytest.raises(Cancelled):
        find_losses(
            Plan(decisions=(keep(keeper), remove(near, keeper))),
            None,
            token=token,
            on_step=lambda *_: pytest.fail("read"),
        )


TIMES = "\N{MULTIPLICATION SIGN}"
SAID = "The rent is 1,200 € a month.\nThe deposit is 300 €, paid once.\nNothing is due in the first month."


@pytest.mark.parametrize(
    ("going", "kept", "lost"),
    [
        (SAID, f"A new beginning of a few words.\n{SAID}", None),
        (SAID, f"A new beginning, of a few words: 50 %.\n{SAID}", None),
        (SAID, f"A new beginning of a few words.\n{SAID.replace('300 €', '300 $')}", (1, (f"1 {TIMES} €",))),
        (
            SAID,
            f"A new beginning of a few words.\n{SAID.replace('300 €', '-300 €')}",
            (0, (f"2 {TIMES} €  1 {TIMES} ,  1 {TIMES} \N{MINUS SIGN}",)),
        ),
        (f"{SAID}\nToo much? € € €", SAID, (1, (f"3 {TIMES} €  1 {TIMES} ?",))),
        ("Müller zahlt 5 €.", "Mueller zahlt 5 €.", None),
        ("Müller zahlt 5 €.", "Mueller zahlt 5 $.", (1, (f"1 {TIMES} €",))),
    ],
)
def test_S13_signs_are_lost_that_no_kept_document_has_as_often_wherever_they_stand(
    write: Write, going: str, kept: str, lost: tuple[int, tuple[str, ...]] | None
) -> None:
    keeper, other = write("keeper.txt", kept), write("other.txt", going)
    found = losses(keep(keeper), remove(other, keeper))["other.txt"]
    assert found is not None
    told = [(one.count, one.labels) for one in found.content if one.kind is ContentKind.SIGNS]
    assert told == ([lost] if lost else [])


def test_S13_what_is_raised_is_named_beside_the_signs_that_are_lost(tmp_path: Path) -> None:
    (tmp_path / "keeper.html").write_text("<p>A new beginning of it. The area is 12 m 2 and costs 5 $.")
    (tmp_path / "other.html").write_text("<p>The area is 12 m <sup>2</sup> and costs 5 \N{EURO SIGN}.", "utf-8")
    keeper, other = state_of(tmp_path / "keeper.html"), state_of(tmp_path / "other.html")
    found = losses(keep(keeper), remove(other, keeper))["other.html"]
    assert found is not None
    (told,) = (one for one in found.content if one.kind is ContentKind.SIGNS)
    assert (told.count, told.labels) == (2, (f"1 {TIMES} \N{EURO SIGN}", "raised: 2"))


@pytest.mark.parametrize(("formula", "count"), [(' table:formula="of:=2+3"', None), ("", 1)])
def test_S13_formulas_that_are_stored_in_other_ways_are_not_compared(
    tmp_path: Path, formula: str, count: int | None
) -> None:
    said = words(40, seed=1)
    (tmp_path / "keeper.ods").write_bytes(open_counted(said, formula))
    (tmp_path / "other.xlsx").write_bytes(counted(said, "<f>2+3</f>"))
    keeper, other = state_of(tmp_path / "keeper.ods"), state_of(tmp_path / "other.xlsx")
    with Comparer() as comparer:
        comparison = comparer.compare(other.path, keeper.path)
    assert comparison.relation is Relation.SAME_TEXT
    assert [(one.kind, one.count) for one in comparison.differs_beyond] == [(ContentKind.FORMULAS, count)]
    found = losses(keep(keeper), remove(other, keeper))["other.xlsx"]
    assert found is not None
    assert [(one.kind, one.count) for one in found.content] == [(ContentKind.FORMULAS, count)]
