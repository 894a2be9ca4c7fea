"""The model of the result tree."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from dupfinder.domain.beyond import ContentDifference, ContentKind
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.results.result_model import ResultModel
from dupfinder.gui.results.result_table import ResultTable, table_of
from dupfinder.gui.rows.result_rows import METADATA_COLUMNS, Column, RowKind
from dupfinder.gui.toolkit.background import at_once
from dupfinder.gui.toolkit.table_model import NATURAL_ORDER
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording

MakeDocument = Callable[..., Document]
MakeGroup = Callable[..., DuplicateGroup]


@pytest.fixture
def groups(make_document: MakeDocument, make_group: MakeGroup) -> list[DuplicateGroup]:
    chance = random.Random(7)  # noqa: S311 - samples, not secrets
    made = []
    for _ in range(12):
        documents = [
            make_document(
                f"/{chance.choice('abc')}/{chance.choice(['Zeta', 'alpha', 'Beta'])}{chance.randrange(99)}.txt",
                size_bytes=chance.randrange(1, 5_000),
                day=chance.randrange(400),
                format_=chance.choice(["txt", "pdf", "docx"]),
                metadata=Metadata(
                    title=f"{chance.choice(['Zeta', 'alpha', 'Beta'])} {chance.randrange(99)}",
                    author=chance.choice(["Zoe", "anna", "Émile"]),
                    page_count=chance.randrange(1, 99),
                    created=f"20{chance.randrange(10, 26)}-03-04T09:12:{chance.randrange(10, 60)}",
                    modified=f"20{chance.randrange(10, 26)}-03-04T09:12:{chance.randrange(10, 60)}Z",
                ),
            )
            for _ in range(chance.randrange(2, 6))
        ]
        made.append(make_group(*documents, shares=tuple(chance.uniform(0.8, 1) for _ in documents[1:])))
    return sorted(made, key=lambda group: -group.reclaimable_bytes)


@pytest.fixture
def model(wording: Wording, groups: list[DuplicateGroup]) -> ResultModel:
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of(groups)))
    return model


def open_all(model: ResultModel) -> None:
    model.open_these(np.ones(model.group_count(), np.bool_))


def paths(model: ResultModel) -> list[str]:
    """Return the paths of the heads of the groups, as they stand."""
    return [model.head(group).entry.path for group in model.listed.tolist()]


def paths_below(model: ResultModel, head_path: str) -> list[str]:
    """Return the paths of the documents of a group, as they stand below its row."""
    open_all(model)
    places = [model.place_at(row) for row in range(model.rowCount())]
    group = next(place.group for place in places if model.head(place.group).entry.path == head_path)
    return [model.document(each).entry.path for each in places if each.group == group and each.member is not None]


def test_it_behaves_as_a_model(model: ResultModel, groups: list[DuplicateGroup]) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_open(2, is_open=True)
    model.set_open(2, is_open=False)
    open_all(model)
    model.set_open(3, is_open=False)
    for column in (*Column, NATURAL_ORDER):
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            model.sort(column, order)
    model.set_table(at_once(table_of(groups[:3])))
    model.set_table(at_once(table_of(())))
    assert model.rowCount() == 0
    assert tester.model() is model


DOCUMENT_KEYS: dict[Column, Callable[[Document], Any]] = {
    Column.NAME: lambda document: document.entry.name.casefold(),
    Column.FOLDER: lambda document: document.entry.folder.casefold(),
    Column.SIZE: lambda document: document.entry.size_bytes,
    Column.MODIFIED: lambda document: document.entry.mtime_ns,
    Column.FORMAT: lambda document: document.format,
    Column.TITLE: lambda document: (document.metadata.title or "").casefold(),
    Column.AUTHOR: lambda document: (document.metadata.author or "").casefold(),
    Column.PAGES: lambda document: document.metadata.page_count,
    Column.CREATED: lambda document: document.metadata.created,
    Column.SAVED: lambda document: document.metadata.modified,
}


@pytest.mark.parametrize("column", list(Column))
@pytest.mark.parametrize("order", list(Qt.SortOrder))
def test_groups_and_members_are_sorted_and_the_keeper_stays_first(
    model: ResultModel, groups: list[DuplicateGroup], column: Column, order: Qt.SortOrder
) -> None:
    falling = order is Qt.SortOrder.DescendingOrder
    group_key: Callable[[DuplicateGroup], Any]
    if column is Column.SIMILARITY:
        group_key = lambda group: group.min_similarity  # noqa: E731 - chosen by the column
    elif column is Column.SIZE:
        group_key = lambda group: group.reclaimable_bytes  # noqa: E731 - as above
    else:
        group_key = lambda group: DOCUMENT_KEYS[column](group.keeper)  # noqa: E731 - as above
    model.sort(column, order)
    expected = sorted(groups, key=group_key, reverse=falling)
    assert paths(model) == [group.keeper.entry.path for group in expected]
    for group in expected:
        members = list(group.members[1:])
        if column is Column.SIMILARITY:
            members.sort(key=lambda member: member.similarity, reverse=falling)
        else:
            members.sort(key=lambda member: DOCUMENT_KEYS[column](member.document), reverse=falling)
        in_order = [group.keeper.entry.path, *(member.document.entry.path for member in members)]
        assert paths_below(model, group.keeper.entry.path) == in_order


def test_the_natural_order_comes_back(model: ResultModel, groups: list[DuplicateGroup]) -> None:
    model.sort(Column.NAME)
    model.sort(NATURAL_ORDER)
    assert paths(model) == [group.keeper.entry.path for group in groups]


def test_a_new_result_keeps_the_order_that_was_chosen(model: ResultModel, groups: list[DuplicateGroup]) -> None:
    model.sort(Column.NAME, Qt.SortOrder.DescendingOrder)
    model.set_table(at_once(table_of(groups[4:])))
    names = [path.rsplit("/", 1)[1].casefold() for path in paths(model)]
    assert names == sorted(names, reverse=True)


def texts(model: ResultModel, place: Place) -> list[str]:
    open_all(model)
    return [model.index_of(place, column).data() for column in Column]


def test_a_group_says_what_it_is_in_one_sentence(
    wording: Wording, make_document: MakeDocument, make_group: MakeGroup
) -> None:
    documents = [make_document(f"/x/{name}", size_bytes=600_000) for name in ("Contract Müller.docx", "b.pdf", "c.txt")]
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([make_group(*documents, shares=(1.0, 0.93))])))
    assert texts(model, Place(0))[0] == "Contract Müller — 3 documents, 93\N{EN DASH}100 %, 600 kB can be freed"


def test_documents_say_how_they_relate(wording: Wording, make_document: MakeDocument, make_group: MakeGroup) -> None:
    documents = [make_document(f"/x/{name}.txt", size_bytes=48_200, day=-1) for name in "abc"]
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([make_group(*documents, shares=(1.0, 0.931))])))
    assert texts(model, Place(0, 0)) == ["a.txt", "/x", "Keeper", "48 kB", "03/03/2026", "TXT", "", "", "", "", ""]
    assert [texts(model, Place(0, number))[Column.SIMILARITY] for number in (1, 2)] == ["Exact copy", "93 %"]


NUMBERS_AND_DATES = (Variable.NUMBERS, Variable.DATES)


def test_documents_that_differ_only_in_some_things_say_so(
    wording: Wording, make_document: MakeDocument, make_group: MakeGroup
) -> None:
    documents = [make_document(f"/x/{name}.txt") for name in "abc"]
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([make_group(*documents, shares=(1.0, 0.93), only=NUMBERS_AND_DATES)])))
    said = "Only numbers and dates differ: probably not copies."
    open_all(model)
    variant, copy = (model.index_of(Place(0, member), Column.SIMILARITY) for member in (2, 1))
    assert variant.data() == "93 % · only numbers and dates differ"
    assert variant.data(Qt.ItemDataRole.AccessibleDescriptionRole) == said
    assert said in variant.data(Qt.ItemDataRole.ToolTipRole)
    assert copy.data() == "Exact copy"
    assert not copy.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "can be freed" in texts(model, Place(0))[0]


def test_a_group_of_nothing_but_variants_has_nothing_that_can_be_freed(
    wording: Wording, make_document: MakeDocument, make_group: MakeGroup
) -> None:
    documents = [make_document(f"/x/{name}.txt") for name in "ab"]
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([make_group(*documents, shares=(0.93,), only=(Variable.NAMES,))])))
    assert texts(model, Place(0))[0] == "a — 2 documents from one template (names vary), 93 %"
    assert texts(model, Place(0))[Column.SIZE] == "names vary"


TWO_PICTURES = (
    ContentDifference(kind=ContentKind.PICTURES, count=2),
    ContentDifference(kind=ContentKind.DRAWINGS, count=None),
)


@pytest.mark.parametrize(
    ("relation", "said"),
    [
        (Relation.SAME_TEXT, "Same text · 2 pictures differ, drawings not compared"),
        (Relation.LOOKS_ALIKE, "Looks alike, 98 % · drawings not compared"),
        (Relation.NEAR, "98 %"),
    ],
)
def test_what_differs_besides_the_words_is_said_where_documents_could_be_taken_for_the_same(
    wording: Wording, make_document: MakeDocument, relation: Relation, said: str
) -> None:
    documents = [make_document(f"/x/{name}.txt") for name in "ab"]
    keeper = Member(document=documents[0], relation=None, similarity=1.0, hamming_bits=0)
    other = replace(keeper, document=documents[1], relation=relation, similarity=0.98, differs_beyond=TWO_PICTURES)
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([DuplicateGroup(group_id=1, members=(keeper, other))])))
    open_all(model)
    cell = model.index_of(Place(0, 1), Column.SIMILARITY)
    assert cell.data() == said
    sentence = "Other differences: 2 pictures differ, drawings not compared."
    assert cell.data(Qt.ItemDataRole.AccessibleDescriptionRole) == sentence
    assert sentence in cell.data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize(
    ("included", "said"),
    [
        ((), "a — 2 documents, same text, other differences"),
        (("same-text",), "a — 2 documents, same text, other differences, 1.0 kB can be freed"),
    ],
)
def test_a_group_of_one_text_frees_something_only_if_that_was_asked_for(
    wording: Wording, make_document: MakeDocument, included: tuple[str, ...], said: str
) -> None:
    keeper = Member(document=make_document("/x/a.txt"), relation=None, similarity=1.0, hamming_bits=0)
    document = replace(make_document("/x/b.txt"), content_digest=bytes([1] * 32))
    other = replace(keeper, document=document, relation=Relation.SAME_TEXT, differs_beyond=TWO_PICTURES)
    model = ResultModel(wording, MarkBoard(wording))
    asked = tuple(map(Inclusion, included))
    model.set_table(at_once(table_of([DuplicateGroup(group_id=1, members=(keeper, other), included=asked)])))
    assert texts(model, Place(0))[0].startswith(said)


def test_a_part_that_differs_only_in_some_things_says_so(
    wording: Wording, make_document: MakeDocument, make_container: Callable[..., Container]
) -> None:
    documents = [make_document(f"/x/{name}.txt") for name in "ab"]
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([make_container(*documents, only=(Variable.NUMBERS,))])))
    assert [texts(model, Place(0, member))[Column.SIMILARITY] for member in (0, 1)] == [
        "Container",
        "97 % contained · only numbers differ",
    ]


def test_documents_of_a_reference_folder_are_no_gain(
    wording: Wording, make_document: MakeDocument, make_group: MakeGroup
) -> None:
    keeper, reference = make_document("/x/a.txt"), make_document("/r/b.txt", is_reference=True)
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([make_group(keeper, reference)])))
    assert texts(model, Place(0))[0] == "a — 2 documents, exact copies"
    assert model.looks.text(Place(0, 1)).is_reference


def test_containers_are_groups_of_their_own_kind(
    wording: Wording,
    make_document: MakeDocument,
    make_group: MakeGroup,
    make_container: Callable[..., Container],
) -> None:
    group = make_group(make_document("/x/a.txt"), make_document("/x/b.txt"))
    container = make_container(make_document("/x/handbook.pdf"), make_document("/x/chapter.txt"))
    model = ResultModel(wording, MarkBoard(wording))
    shown: Sequence[DuplicateGroup | Container] = (group, container)
    model.set_table(at_once(table_of(shown)))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert texts(model, Place(1))[0] == "handbook — contains 1 other document"
    assert [model.looks.text(Place(1, member)).kind for member in (0, 1)] == [RowKind.CONTAINER, RowKind.PART]
    assert texts(model, Place(1, 1))[:3] == ["chapter.txt", "/x", "97 % contained"]
    model.sort(Column.SIZE, Qt.SortOrder.DescendingOrder)
    assert paths(model) == ["/x/a.txt", "/x/handbook.pdf"]


def test_a_first_click_on_a_number_sorts_the_largest_first(model: ResultModel) -> None:
    role = Qt.ItemDataRole.InitialSortOrderRole
    first = {column: model.headerData(column, Qt.Orientation.Horizontal, role) for column in Column}
    falling = Qt.SortOrder.DescendingOrder.value
    assert [column for column in Column if first[column] == falling] == [
        Column.SIMILARITY,
        Column.SIZE,
        Column.MODIFIED,
        Column.PAGES,
        Column.CREATED,
        Column.SAVED,
    ]


ABOUT = Metadata(
    title="Annual\nreport", author="<b>Anna</b>", page_count=1_204, created="2026-03", modified="2026-05-04T09:12:33"
)


def test_what_documents_say_about_themselves_stands_in_columns_of_its_own(
    wording: Wording, make_document: MakeDocument, make_group: MakeGroup
) -> None:
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(
        at_once(table_of([make_group(make_document("/x/a.pdf", metadata=ABOUT), make_document("/x/b.txt"))]))
    )
    about = [texts(model, Place(0, member))[Column.TITLE :] for member in (0, 1)]
    assert about == [[r"Annual\nreport", "<b>Anna</b>", "1,204", "2026-03", "04/05/2026"], [""] * 5]
    assert texts(model, Place(0))[Column.TITLE :] == [""] * 5


@pytest.mark.parametrize("column", METADATA_COLUMNS)
@pytest.mark.parametrize("order", list(Qt.SortOrder))
def test_documents_that_say_nothing_come_last_in_either_order(
    wording: Wording, make_document: MakeDocument, make_group: MakeGroup, column: Column, order: Qt.SortOrder
) -> None:
    silent, speaking = make_document("/x/silent.txt"), make_document("/x/speaking.pdf", metadata=ABOUT)
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(
        at_once(
            table_of(
                [
                    make_group(make_document("/x/keeper.txt"), silent, speaking),
                    make_group(speaking, silent),
                ]
            )
        )
    )
    model.sort(column, order)
    assert paths(model) == ["/x/speaking.pdf", "/x/keeper.txt"]
    assert paths_below(model, "/x/keeper.txt") == ["/x/keeper.txt", "/x/speaking.pdf", "/x/silent.txt"]


def test_times_are_sorted_as_moments_not_as_texts(
    wording: Wording, make_document: MakeDocument, make_group: MakeGroup
) -> None:
    times = ["2026-05-04T11:00:00+02:00", "2026-05-04T10:00:00Z", "2026-05-04T09:30:00", "2026", "no time"]
    documents = [
        make_document(f"/x/{number}.pdf", metadata=Metadata(created=time)) for number, time in enumerate(times)
    ]
    model = ResultModel(wording, MarkBoard(wording))
    model.set_table(at_once(table_of([make_group(document, make_document("/y/b.txt")) for document in documents])))
    model.sort(Column.CREATED)
    assert paths(model) == ["/x/3.pdf", "/x/0.pdf", "/x/2.pdf", "/x/1.pdf", "/x/4.pdf"]


def columns_of(table: ResultTable) -> tuple[list[int], list[int], int]:
    return table.first.tolist(), table.path_hashes.tolist(), table.first_container


def test_a_table_made_of_another_one_is_as_if_it_was_made_alone(
    groups: list[DuplicateGroup], make_document: MakeDocument, make_container: Callable[..., Container]
) -> None:
    chance = random.Random(11)  # noqa: S311 - samples, not secrets
    container = make_container(make_document("/whole.txt"), make_document("/part.txt"))
    before = at_once(table_of(()))
    for _ in range(40):
        chosen = chance.sample(groups, chance.randrange(len(groups) + 1))
        moved = [
            group.numbered(number) if chance.random() < 0.7 else replace(group) for number, group in enumerate(chosen)
        ]
        fewer = [replace(group, members=group.members[:-1]) if chance.random() < 0.3 else group for group in moved]
        containers = [container] * chance.randrange(2)
        shown: list[DuplicateGroup | Container] = [*fewer, *containers]
        table = at_once(table_of(shown, None, before))
        assert columns_of(table) == columns_of(at_once(table_of(shown)))
        assert at_once(table_of(shown, None, table)) is table
        before = table
