"""Scans of tables that say the same in another way: they are one text, and told as that."""

from dupfinder.domain.pairs import Relation, Variable
from dupfinder.pipeline import Comparer
from sample_documents import Scan, Write, words

ROWS = [
    (name, 100 * number + number / 4, f"2026-{1 + number % 12:02}-{1 + number:02}")
    for number, name in enumerate(words(25, seed=1).split())
]
MARKS = str.maketrans(",.", ".,")


def test_tables_of_the_same_values_are_one_text_and_another_value_makes_another(
    write: Write, scan_documents: Scan
) -> None:
    english = "".join(f'{name},"{value:,.2f}",{day}\n' for name, value, day in ROWS)
    german = "".join(
        f"{name};{f'{value:,.3f}'.translate(MARKS)};{'.'.join(reversed(day.split('-')))}\n" for name, value, day in ROWS
    )
    write("english.csv", english)
    write("german.csv", german)
    write("german.tsv", german.replace(";", "\t"))
    write("other.csv", english.replace('"100.25"', '"100.26"'))
    result = scan_documents().result
    pairs = {(one.a.entry.name, one.b.entry.name): one for one in result.pairs}
    same = pairs["english.csv", "german.csv"]
    assert (same.relation, same.similarity, same.differs_only_in) == (Relation.SAME_TEXT, 1.0, (Variable.NOTATION,))
    copy = pairs["german.csv", "german.tsv"]
    assert (copy.relation, copy.differs_only_in) == (Relation.SAME_CONTENT, ())
    assert pairs["english.csv", "other.csv"].relation is Relation.NEAR
    (group,) = result.groups
    assert len(group.members) == 4
    assert {one.relation for one in group.members} > {None, Relation.SAME_TEXT}
    (group,) = scan_documents(relation=Relation.SAME_TEXT).result.groups
    assert {one.document.entry.name for one in group.members} == {"english.csv", "german.csv", "german.tsv"}
    assert scan_documents(relation=Relation.SAME_CONTENT).groups == [
        {"german.csv": "keeper", "german.tsv": "same-content"}
    ]


def test_two_tables_side_by_side_are_told_to_be_written_in_another_way(write: Write) -> None:
    first, second, third = (
        write(name, "".join(cells.format(word, value) for word, value, _ in ROWS).replace(".", mark))
        for name, cells, mark in (("a.csv", "{};{}\n", "."), ("b.csv", "{};{:.4f}\n", ","), ("c.csv", "{};1{}\n", "."))
    )
    comparer = Comparer()
    try:
        same, other = (comparer.compare(str(first), str(one)) for one in (second, third))
    finally:
        comparer.close()
    assert (same.relation, same.similarity, same.differs_only_in) == (Relation.SAME_TEXT, 1.0, (Variable.NOTATION,))
    assert same.differs_beyond == ()  # a decimal mark is a sign, but no other one
    assert other.relation is not Relation.SAME_TEXT
