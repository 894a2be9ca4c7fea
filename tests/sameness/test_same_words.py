"""Documents with the same words, of every format and kind of content: which are the same, and what a plan removes."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import dupfinder
from dupfinder.cli.command_output import ExitStatus
from dupfinder.domain.beyond import ALL_KINDS
from dupfinder.domain.documents import Document
from dupfinder.domain.events import Event
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import SAME_WORDS, Relation
from dupfinder.domain.sameness import content_differences, relation_of_same_text
from dupfinder.pipeline import ScanControl, scan
from sample_documents import words, write_document
from telling_files import mail
from telling_pairs import DIFFERENT, SAME, Telling, captioned, photographs

TOP = str(Path(dupfinder.__file__).parents[1])
FEW = {
    "scans": ("pdf", photographs("The first page.", "A second one.", "Number three.", "And the last.")),
    "photographs": ("docx", captioned("Our garden", 1, 2, 3)),
}
"""Documents of pictures, with a caption at most."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the program found out about a folder that has all documents, each pair in a folder of its own."""

    documents: dict[str, Document]
    """By folder and name."""
    relations: dict[frozenset[str], Relation]
    """Of pairs that were reported, by folders and names."""
    removed: frozenset[str]
    """What the default plan removes, by folder and name."""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """Scan all documents once in this process, and once as a person does."""
    top = tmp_path_factory.mktemp("sameness")
    _write_all(top / "docs")
    events: list[Event] = []
    control = ScanControl(sink=events.append)
    result = scan(ScanOptions(sources=(str(top / "docs"),), workers=2, use_cache=False), control)
    assert [problem for problem in result.problems if problem.code not in {"no-text", "empty"}] == []
    return Found(
        documents={_name(one.entry.path): one for one in result.documents},
        relations={frozenset((_name(one.a.entry.path), _name(one.b.entry.path))): one.relation for one in result.pairs},
        removed=_removed(top),
    )


def _write_all(folder: Path) -> None:
    for number, pair in enumerate((*DIFFERENT, *SAME)):
        for name, ending, data in zip("ab", pair.endings, pair.make(words(60, seed=number)), strict=True):
            write_document(folder, f"{pair.name}/{name}.{ending}", data)
    for name, (ending, documents) in FEW.items():
        for number, data in enumerate(documents):
            write_document(folder, f"{name}/{number}.{ending}", data)
    body = words(60, seed=1_000)
    write_document(folder, "senders/a.eml", mail(body))
    write_document(folder, "senders/b.eml", mail(body, sender="Eve <eve@example.org>"))
    write_document(folder, "days/a.eml", mail(words(60, seed=1_001)))
    write_document(folder, "days/b.eml", mail(words(60, seed=1_001), day=27))


def _name(path: str) -> str:
    folder, name = os.path.split(path)
    return f"{os.path.basename(folder)}/{name}"


def _removed(top: Path) -> frozenset[str]:
    """Return what the default plan removes, made from a scan by the command line."""
    home = top / "home"
    own = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "XDG_DATA_HOME": str(home / "data")}
    planning = ("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    for arguments in (("scan", "docs", "--json", "report.json"), planning):
        done = subprocess.run(
            [sys.executable, "-m", "dupfinder", *arguments],
            cwd=top,
            env={**os.environ, "PYTHONPATH": TOP, **own},
            capture_output=True,
            text=True,
            check=False,
            timeout=150,
        )
        assert done.returncode in {ExitStatus.DONE, ExitStatus.DONE_WITH_PROBLEMS}, done.stderr
    decisions = json.loads((top / "plan.json").read_text())["decisions"]
    return frozenset(_name(each["path"]) for each in decisions if each["verdict"] == "remove")


def _both(pair: Telling, found: Found) -> tuple[Document, Document]:
    a, b = (found.documents[f"{pair.name}/{name}.{ending}"] for name, ending in zip("ab", pair.endings, strict=True))
    return a, b


def test_the_table_covers_many_kinds_once() -> None:
    names = [pair.name for pair in (*DIFFERENT, *SAME)]
    assert len(set(names)) == len(names)
    assert len({pair.name.rpartition("-")[0] for pair in DIFFERENT}) >= 40
    assert set().union(*(pair.kinds for pair in DIFFERENT)) == ALL_KINDS


@pytest.mark.parametrize("pair", DIFFERENT, ids=lambda pair: pair.name)
def test_another_document_with_the_same_words_is_told_and_kept(pair: Telling, found: Found) -> None:
    a, b = _both(pair, found)
    assert a.text_digest == b.text_digest is not None
    assert relation_of_same_text(a, b) is Relation.SAME_TEXT
    assert {one.kind for one in content_differences(a, b) if one.count is not None} == pair.kinds
    assert found.relations[frozenset((_name(a.entry.path), _name(b.entry.path)))] is Relation.SAME_TEXT
    assert not found.removed & {_name(a.entry.path), _name(b.entry.path)}


@pytest.mark.parametrize("pair", SAME, ids=lambda pair: pair.name)
def test_one_document_written_in_two_ways_is_the_same(pair: Telling, found: Found) -> None:
    a, b = _both(pair, found)
    assert a.content_digest != b.content_digest
    assert content_differences(a, b) == ()
    assert found.relations[frozenset((_name(a.entry.path), _name(b.entry.path)))] is Relation.SAME_CONTENT


@pytest.mark.parametrize("folder", [*FEW, "senders", "days"])
def test_other_pictures_with_one_caption_and_other_messages_are_kept(folder: str, found: Found) -> None:
    here = [name for name in found.documents if name.startswith(f"{folder}/")]
    assert len(here) > 1
    related = [relation for pair, relation in found.relations.items() if pair <= set(here)]
    assert not {Relation.LOOKS_ALIKE, *SAME_WORDS} & set(related)
    assert not found.removed & set(here)
