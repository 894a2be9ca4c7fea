"""One file under many names: scanned once, and no plan removes one file too many (S1, S2).

Real folders, links and mounts; a real scan, real plans, a real trash below the folder of the test.
"""

import hashlib
import os
import subprocess
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from dupfinder.decide import RuleKind, make_plan, parse_rules, plan_group
from dupfinder.domain.decisions import Action, Inclusion, OutcomeStatus, Plan, Verdict
from dupfinder.domain.documents import Document
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.domain.result import ScanResult
from dupfinder.trash import apply, undo
from sample_documents import Scan, edited, words, write_document

OTHERS = {RuleKind.IN, RuleKind.ONE_PER_FOLDER, RuleKind.ONE_PER_NAME}
"""The first needs a folder, the others keep more than one document of a group."""

FileKey = tuple[int, int]
TEXT = words(300, seed=1)
TREE = {
    "one/a.txt": TEXT,
    "two/a (1).txt": TEXT,
    "two/deep/b.txt": TEXT,
    "one/near.txt": edited(TEXT, 40, 90),
    "one/c.txt": words(300, seed=2),
    "two/c.txt": words(300, seed=2),
    "alone.txt": words(300, seed=3),
}
RULES = [
    *(f"{kind}:*" if kind is RuleKind.NAME else kind for kind in RuleKind if kind not in OTHERS),
    "in:/",
]


@dataclass(frozen=True, kw_only=True)
class Alias:
    """How a person names the folder `docs`, or what is in it, more than once."""

    sources: tuple[Path | str, ...]
    references: tuple[Path, ...] = ()
    excluded: tuple[Path, ...] = ()
    follow_links: bool = False
    document_count: int = len(TREE)
    safe_folders: tuple[Path, ...] = ()
    """In which nothing may change: references, and what is excluded."""


@dataclass(frozen=True)
class Place:
    """Where an alias is set up; what was mounted is unmounted at the end."""

    docs: Path
    closing: ExitStack = field(default_factory=ExitStack)

    @property
    def top(self) -> Path:
        return self.docs.parent

    def link(self, name: str, target: Path) -> Path:
        path = self.top / name
        path.parent.mkdir(exist_ok=True)
        path.symlink_to(target)
        return path

    def mount(self, *options: str | Path, at: Path) -> Path:
        at.mkdir()
        command = ["mount", *map(str, options), str(at)]
        if os.name == "nt" or subprocess.run(command, check=False, capture_output=True).returncode != 0:
            pytest.skip("nothing of this kind can be mounted here")
        self.closing.callback(subprocess.run, ["umount", str(at)], check=True)
        return at


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name, content in TREE.items():
        write_document(tmp_path / "top" / "docs", name, content)
    place = Place(tmp_path / "top" / "docs")
    with place.closing:
        yield place


def the_same_folder_twice(place: Place) -> Alias:
    return Alias(sources=(place.docs, place.docs / "one" / "..", f"{place.docs}/", place.docs))


def a_folder_inside_the_other(place: Place) -> Alias:
    return Alias(sources=(place.docs / "two" / "deep", place.docs, place.docs / "two", place.docs / "one" / "a.txt"))


def a_link_to_the_folder_as_a_source(place: Place) -> Alias:
    return Alias(sources=(place.docs, place.link("alias", place.docs), place.link("inner", place.docs / "two")))


def a_link_to_the_folder_that_is_followed(place: Place) -> Alias:
    place.link("other/alias", place.docs)
    place.link("other/file.txt", place.docs / "one" / "a.txt")
    place.link("docs/one/up", place.docs)
    return Alias(sources=(place.top,), follow_links=True)


def nothing_but_links(place: Place) -> Alias:
    place.link("other/alias", place.docs)
    place.link("other/again", place.docs / "two")
    return Alias(sources=(place.top / "other",), follow_links=True)


def links_to_files_elsewhere(place: Place) -> Alias:
    for number, name in enumerate(TREE):
        place.link(f"other/{number}.txt", place.docs / name)
    return Alias(sources=(place.top / "other",), follow_links=True)


def hard_links(place: Place) -> Alias:
    for number, name in enumerate(TREE):
        (place.top / "other").mkdir(exist_ok=True)
        os.link(place.docs / name, place.top / "other" / f"{number}.txt")
    os.link(place.docs / "one" / "a.txt", place.docs / "one" / "a too.txt")
    return Alias(sources=(place.docs, place.top / "other"))


def a_bind_mount(place: Place) -> Alias:
    return Alias(sources=(place.docs, place.mount("--bind", place.docs, at=place.top / "mounted")))


def a_bind_mount_of_a_folder_inside(place: Place) -> Alias:
    place.mount("--bind", place.docs / "two", at=place.top / "mounted")
    return Alias(sources=(place.top,))


def names_in_two_unicode_forms(place: Place) -> Alias:
    # Two files on most file systems, one on some.
    for name in (unicodedata.normalize("NFC", "café.txt"), unicodedata.normalize("NFD", "café.txt")):
        write_document(place.docs, name, TEXT)
    return Alias(sources=(place.docs,), document_count=_count_files(place.docs))


def names_in_two_cases(place: Place) -> Alias:
    for name in ("one/A.txt", "ONE/a.txt"):
        write_document(place.docs, name, TEXT)
    return Alias(sources=(place.docs,), document_count=_count_files(place.docs))


def a_source_in_two_cases(place: Place) -> Alias:
    docs = place.docs
    if not (place.top / "DOCS").exists():
        docs = _case_insensitive_volume(place) / "docs"
        for name, content in TREE.items():
            write_document(docs, name, content)
    return Alias(sources=(docs, docs.with_name("DOCS"), docs / "ONE", docs / "TWO" / "C.txt"))


def a_reference_through_a_link(place: Place) -> Alias:
    reference = place.link("reference", place.docs / "two")
    return Alias(sources=(place.docs,), references=(reference,), safe_folders=(place.docs / "two",))


def a_link_into_a_reference(place: Place) -> Alias:
    place.link("other/link", place.docs / "two" / "deep")
    return Alias(
        sources=(place.docs / "one", place.top / "other"),
        references=(place.docs / "two",),
        follow_links=True,
        document_count=len(TREE) - 1,
        safe_folders=(place.docs / "two",),
    )


def hard_links_to_a_reference(place: Place) -> Alias:
    os.link(place.docs / "two" / "a (1).txt", place.docs / "one" / "same.txt")
    return Alias(sources=(place.docs,), references=(place.docs / "two",), safe_folders=(place.docs / "two",))


def the_same_folder_as_source_and_reference(place: Place) -> Alias:
    alias = place.link("alias", place.docs)
    return Alias(sources=(place.docs, alias), references=(place.docs,), safe_folders=(place.docs,))


def a_reference_mounted_as_a_source(place: Place) -> Alias:
    mounted = place.mount("--bind", place.docs / "two", at=place.top / "mounted")
    return Alias(sources=(place.docs, mounted), references=(place.docs / "two",), safe_folders=(place.docs / "two",))


def an_excluded_folder_through_a_link(place: Place) -> Alias:
    place.link("docs/one/link", place.docs / "two" / "deep")
    return Alias(
        sources=(place.docs,),
        excluded=(place.link("alias", place.docs / "two"),),
        follow_links=True,
        document_count=4,
        safe_folders=(place.docs / "two",),
    )


def an_excluded_folder_inside_a_reference(place: Place) -> Alias:
    (place.top / "other").mkdir()
    os.link(place.docs / "two" / "deep" / "b.txt", place.top / "other" / "b.txt")
    write_document(place.top / "other", "copy.txt", TEXT)
    return Alias(
        sources=(place.top / "other",),
        references=(place.docs,),
        excluded=(place.docs / "two",),
        document_count=6,
        safe_folders=(place.docs,),
    )


def _count_files(folder: Path) -> int:
    return len({_key(path) for path in folder.rglob("*") if path.is_file()})


def _case_insensitive_volume(place: Place) -> Path:
    """Return the top of a file system that does not tell `a` from `A`, or skip the test."""
    image = place.top.parent / "volume"
    image.write_bytes(bytes(1 << 20))
    try:
        subprocess.run(["mkfs.vfat", str(image)], check=True, capture_output=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        pytest.skip("no file system here can be made that does not tell cases")
    return place.mount("-o", "loop", image, at=place.top / "insensitive")


SetUp = Callable[[Place], Alias]
S1_ALIASES: list[SetUp] = [
    the_same_folder_twice,
    a_folder_inside_the_other,
    a_link_to_the_folder_as_a_source,
    a_link_to_the_folder_that_is_followed,
    nothing_but_links,
    links_to_files_elsewhere,
    hard_links,
    a_bind_mount,
    a_bind_mount_of_a_folder_inside,
    names_in_two_unicode_forms,
    names_in_two_cases,
    a_source_in_two_cases,
]
S2_ALIASES: list[SetUp] = [
    a_reference_through_a_link,
    a_link_into_a_reference,
    hard_links_to_a_reference,
    the_same_folder_as_source_and_reference,
    a_reference_mounted_as_a_source,
    an_excluded_folder_through_a_link,
    an_excluded_folder_inside_a_reference,
]


@pytest.mark.parametrize("set_up", S1_ALIASES, ids=lambda set_up: set_up.__name__)
def test_S1_no_other_name_of_a_file_is_a_copy_of_it(place: Place, scan_documents: Scan, set_up: SetUp) -> None:
    _check_alias(set_up(place), place, scan_documents)


@pytest.mark.parametrize("set_up", S2_ALIASES, ids=lambda set_up: set_up.__name__)
def test_S2_no_other_name_of_a_safe_folder_makes_its_files_removable(
    place: Place, scan_documents: Scan, set_up: SetUp
) -> None:
    _check_alias(set_up(place), place, scan_documents)


def _check_alias(alias: Alias, place: Place, scan_documents: Scan) -> None:
    result = scan_documents(
        [str(source) for source in alias.sources],
        references=tuple(map(str, alias.references)),
        excluded=tuple(map(str, alias.excluded)),
        follow_links=alias.follow_links,
    ).result
    assert result.problems == ()
    assert len(result.documents) == len(_files(result)) == alias.document_count
    groups = [plan_group(group) for group in result.groups]
    carried_out = set()
    for rule in RULES:
        for included in ((), tuple(Inclusion)):
            plan = make_plan(groups, parse_rules(rule), included=included)
            _check_plan(plan, result, is_all=bool(included))
            pairs = frozenset((each.file, each.kept) for each in plan.decisions if each.kept is not None)
            if pairs not in carried_out:
                carried_out.add(pairs)
                _check_removal(plan, alias, place)


def _check_plan(plan: Plan, result: ScanResult, *, is_all: bool) -> None:
    files = _files(result)
    removed = {(each.file.device, each.file.inode) for each in plan.decisions if each.verdict is Verdict.REMOVE}
    kept = {(each.kept.device, each.kept.inode) for each in plan.decisions if each.kept is not None}
    assert removed.isdisjoint(kept)
    assert not any(files[key].entry.is_reference for key in removed)
    if not is_all:
        copies = Counter(document.content_digest for document in files.values())
        safe = Counter(document.content_digest for document in files.values() if document.entry.is_reference)
        assert len(removed) == sum(count - max(safe[digest], 1) for digest, count in copies.items())


def _check_removal(plan: Plan, alias: Alias, place: Place) -> None:
    """Carry the plan out, look at what is left, and take it back."""
    journal = str(place.top.parent / f"{len(os.listdir(place.top.parent))}.jsonl")
    before, safe = _contents(place), [_looks(folder) for folder in alias.safe_folders]
    choice = RemovalChoice(action=Action.TRASH)
    outcomes = list(apply(plan, choice=choice, journal_path=journal, dry_run=False, token=CancelToken()))
    assert len(outcomes) == sum(each.verdict is Verdict.REMOVE for each in plan.decisions)
    assert [outcome for outcome in outcomes if outcome.status is not OutcomeStatus.DONE] == []
    left = _contents(place)
    for each in plan.decisions:
        assert each.kept is None or each.kept.content_digest in left
        assert each.relation != Relation.IDENTICAL or each.file.content_digest in left
    assert [_looks(folder) for folder in alias.safe_folders] == safe
    assert not outcomes or {outcome.status for outcome in undo(journal, token=CancelToken())} == {OutcomeStatus.DONE}
    assert _contents(place) == before


def _files(result: ScanResult) -> dict[FileKey, Document]:
    return {(document.entry.device, document.entry.inode): document for document in result.documents}


def _contents(place: Place) -> Counter[str]:
    """Return how many files (not names) there are of each content, no link followed, no trash looked into."""
    found: dict[FileKey, str] = {}
    for folder, _, names in os.walk(place.top):
        for name in names:
            path = Path(folder, name)
            if not path.is_symlink() and "/.Trash-" not in folder:
                found[_key(path)] = hashlib.blake2b(path.read_bytes(), digest_size=32).hexdigest()
    return Counter(found.values())


def _looks(folder: Path) -> dict[str, tuple[int, int, FileKey, bytes]]:
    """Return all that must stay as it is below a folder."""
    return {
        str(path): (info.st_mode, info.st_mtime_ns, _key(path), path.read_bytes() if path.is_file() else b"")
        for path in folder.rglob("*")
        for info in (path.lstat(),)
    }


def _key(path: Path) -> FileKey:
    info = path.lstat()
    return info.st_dev, info.st_ino
