"""What filters leave: the quick index against a slow and obvious function."""

import itertools
import os
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from dupfinder.domain.beyond import ContentDifference, ContentKind
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair
from dupfinder.gui.narrowing.filter_index import FilterChoice, FilterIndex, FoundTexts, GroupFilter
from dupfinder.gui.rows.result_rows import Shown, differs_beyond, differs_only_in, document_at, member_count
from this_system import native

NUMBERS = itertools.count()
NAMES = st.text(alphabet="abAB ßÄ\n.", min_size=1, max_size=4)
FOLDERS = tuple(map(native, ("/", "/a", "/a/b", "/a/bc", "/Ä ß")))
PATHS = st.builds(os.path.join, st.sampled_from(FOLDERS), NAMES)
FORMATS = ("pdf", "txt")
BEYOND = ContentDifference(kind=ContentKind.COMMENTS, count=1)


def document(path: str, format_: str) -> Document:
    number = next(NUMBERS)
    entry = FileEntry(file_id=FileId(number), path=path, size_bytes=1, mtime_ns=0, device=1, inode=number + 1)
    return Document(entry=entry, format=format_, content_digest=bytes(32))


DOCUMENTS = st.builds(document, PATHS, st.sampled_from(FORMATS))


@st.composite
def groups(draw: st.DrawFn) -> DuplicateGroup:
    members = [Member(document=draw(DOCUMENTS), relation=None, similarity=1.0, hamming_bits=0)]
    for other in draw(st.lists(DOCUMENTS, min_size=1, max_size=4)):
        relation = draw(st.sampled_from([Relation.IDENTICAL, Relation.SAME_TEXT, Relation.NEAR]))
        only = (Variable.NUMBERS,) if relation is Relation.NEAR and draw(st.booleans()) else ()
        beyond = (BEYOND,) if relation is not Relation.IDENTICAL and draw(st.booleans()) else ()
        member = Member(document=other, relation=relation, similarity=0.9, hamming_bits=1, differs_only_in=only)
        members.append(replace(member, differs_beyond=beyond))
    return DuplicateGroup(group_id=0, members=tuple(members))


@st.composite
def containers(draw: st.DrawFn) -> Container:
    whole = draw(DOCUMENTS)
    parts = draw(st.lists(DOCUMENTS.filter(lambda part: part.entry.path != whole.entry.path), min_size=1, max_size=3))
    return Container(container=whole, pairs=tuple(_pair(part, whole) for part in parts))


def _pair(part: Document, whole: Document) -> VerifiedPair:
    return VerifiedPair(
        a=part, b=whole, relation=Relation.CONTAINED, similarity=0.3, a_in_b=0.9, b_in_a=0.2, hamming_bits=9
    )


FILTERS = st.builds(
    GroupFilter,
    text=st.text(alphabet="abAB ßä/", max_size=4),
    choice=st.sampled_from(FilterChoice),
    format=st.sampled_from([None, None, *FORMATS, "odt"]),
    folder=st.sampled_from([None, None, *FOLDERS, native("/a/b/")]),
    folders=st.one_of(st.none(), st.none(), st.tuples(st.sampled_from(FOLDERS), st.sampled_from(FOLDERS))),
    found=st.one_of(st.none(), st.none(), st.builds(FoundTexts, st.just("x"), st.frozensets(PATHS, max_size=4))),
)


def is_marked(path: str) -> bool:
    return len(path) % 2 == 0  # any will do


def is_below(path: str, folder: str) -> bool:
    return os.path.join(os.path.dirname(path), "").startswith(os.path.join(folder, ""))


class Slow:
    """The obvious way."""

    def __init__(self, wanted: GroupFilter, shown: Sequence[Shown]) -> None:
        self.wanted = wanted
        self.shown = shown

    def groups(self) -> list[int]:
        """Return the groups with a document that is all that is wanted."""
        return [
            number
            for number, each in enumerate(self.shown)
            if any(self.is_of_kind(each, member) and self.fits(each, member) for member in range(member_count(each)))
        ]

    def paths(self) -> set[str]:
        """Return what is left of these groups."""
        return {
            document_at(each, member).entry.path
            for each in (self.shown[number] for number in self.groups())
            for member in range(member_count(each))
            if self.fits(each, member) and (member == 0 or self.is_of_kind(each, member))
        }

    def is_of_kind(self, shown: Shown, member: int) -> bool:
        """Return whether a document stands so in its group."""
        only, is_group = differs_only_in(shown, member), isinstance(shown, DuplicateGroup)
        match self.wanted.choice:
            case FilterChoice.ALL:
                return True
            case FilterChoice.MARKED:
                return is_marked(document_at(shown, member).entry.path)
            case FilterChoice.VARIANTS | FilterChoice.BEYOND:
                is_variant = self.wanted.choice is FilterChoice.VARIANTS
                return bool(only if is_variant else differs_beyond(shown, member))
            case FilterChoice.NO_VARIANTS:
                return not only and member > 0
            case FilterChoice.CONTAINED:
                return not is_group
            case choice:
                return isinstance(shown, DuplicateGroup) and shown.members[member].relation == choice.value

    def fits(self, shown: Shown, member: int) -> bool:
        """Return whether a document is else what is wanted."""
        wanted, one = self.wanted, document_at(shown, member)
        path = one.entry.path
        return (
            all(word in path.casefold() for word in wanted.text.casefold().split())
            and wanted.format in {None, one.format}
            and (wanted.folder is None or is_below(path, wanted.folder.rstrip(os.sep)))
            and (wanted.found is None or path in wanted.found.paths)
            and (wanted.folders is None or self._is_in_both(shown, path, *wanted.folders))
        )

    def _is_in_both(self, shown: Shown, path: str, one: str, other: str) -> bool:
        paths = [document_at(shown, member).entry.path for member in range(member_count(shown))]
        pairs = itertools.permutations(paths, 2)
        are_both = any(is_below(a, one) and is_below(b, other) for a, b in pairs)
        return are_both and (is_below(path, one) or is_below(path, other))


@given(st.lists(groups(), max_size=4), st.lists(containers(), max_size=2), st.lists(FILTERS, min_size=1, max_size=3))
def test_a_filter_leaves_what_one_and_the_same_document_is(
    some: list[DuplicateGroup], others: list[Container], filters: list[GroupFilter]
) -> None:
    shown: list[Shown] = [*some, *others]
    index = FilterIndex(shown)
    paths = {document_at(each, member).entry.path for each in shown for member in range(member_count(each))}
    for wanted in filters:  # one index answers all: what it remembers of one filter must not spoil the next
        found, slow = index.find(wanted, is_marked=is_marked), Slow(wanted, shown)
        assert list(found.groups) == slow.groups()
        assert {path for path in paths if path in found} == slow.paths()
        assert "/nowhere" not in found


@settings(max_examples=25)
@given(st.lists(groups(), max_size=4), st.lists(containers(), max_size=2))
def test_marks_may_be_told_in_three_ways(some: list[DuplicateGroup], others: list[Container]) -> None:
    shown: list[Shown] = [*some, *others]
    index, wanted = FilterIndex(shown), GroupFilter(choice=FilterChoice.MARKED)
    paths = [member.document.entry.path for group in some for member in group.members]
    marked = frozenset(filter(is_marked, paths))
    asked = index.find(wanted, is_marked=lambda path: path in marked)
    for told in (marked, np.array([path in marked for path in paths], np.bool_)):
        found = index.find(wanted, is_marked=told)
        assert found.groups.tolist() == asked.groups.tolist()
        assert found.documents.tolist() == asked.documents.tolist()


def test_the_words_may_stand_in_folder_and_name_in_any_case_and_order(
    make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> None:
    some = [make_group(make_document(path), make_document("/b")) for path in ("/Verträge/Müller", "/vertrage/müller")]
    found = FilterIndex(some).find(GroupFilter("MÜLLER verträge"), is_marked=lambda _: False)
    assert list(found.groups) == [0]
    assert "/Verträge/Müller" in found
    assert "/b" not in found


def test_a_folder_that_is_inside_another_needs_two_documents(
    make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> None:
    some = [
        make_group(make_document(native("/x/in/a")), make_document(native("/y/b"))),
        make_group(make_document(native("/x/in/c")), make_document(native("/x/d"))),
    ]
    found = FilterIndex(some).find(GroupFilter(folders=(native("/x"), native("/x/in"))), is_marked=lambda _: False)
    assert list(found.groups) == [1]


def test_formats_are_counted_the_most_frequent_first(
    make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> None:
    index = FilterIndex(
        [make_group(make_document("/a", format_="txt"), *(make_document(f"/{n}", format_="pdf") for n in range(2)))]
    )
    seen = [index.is_prepared]
    index.prepare()
    seen.append(index.is_prepared)
    assert seen == [False, True]
    assert list(index.formats.items()) == [("pdf", 2), ("txt", 1)]
    assert list(FilterIndex(()).formats) == []
