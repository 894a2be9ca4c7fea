"""`dupfinder like` and `trace`, and the options of matching, as a person or a script uses them."""

import base64
import json
import os
import re
from collections import Counter
from pathlib import Path

import pytest

from altered_pairs import misread, under_letterheads, written_otherwise
from dupfinder.domain.pairs import Variable
from program import Program
from sample_documents import Write, edited, words
from telling_files import html, png
from template_pairs import LANGUAGES


def invoice(number: int, day: int, name: str) -> str:
    terms = words(120, seed=1)
    return f"Invoice {number} of {day} March 2026 for the attention of {name}.\n{terms}\nTotal: {number * 7}.50 EUR\n"


def test_like_lists_the_best_first(program: Program, write: Write, tmp_path: Path) -> None:
    text = words(300, seed=2)
    asked = write("asked.txt", text)
    write("near.txt", edited(text, 100))
    write("copy.md", text.replace(" ", "\n"))
    write("book.txt", words(2000, seed=3) + " " + text)
    write("stranger.txt", words(300, seed=4))
    done = program("like", str(asked), "docs", "--pairs", "pairs.jsonl")
    assert done.returncode == 0
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert [Path(path).name for _, path in lines] == ["copy.md", "near.txt", "book.txt"]
    assert [how for how, _ in lines] == ["same-content", "99 %", "contains 100 % of it"]
    pairs = [json.loads(line) for line in (tmp_path / "pairs.jsonl").read_text().splitlines()]
    assert [pair["a"] for pair in pairs] == [str(asked)] * 3
    assert pairs[2]["relation"] == "contained"
    assert "3 like" in done.stderr


def test_trace_says_what_is_only_here_and_who_has_the_rest(program: Program, write: Write) -> None:
    first, own, last = words(40, seed=2), words(40, seed=3), words(40, seed=4)
    asked = write("asked.txt", f"{first} {own} {last}")
    holder, other = write("holder.txt", f"{last} {words(30, seed=5)}"), write("other.txt", first)
    done = program("trace", str(asked), "docs")
    assert done.returncode == 0
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert [(line[0], line[1], line[-1]) for line in lines] == [
        ("first in", "40", str(other)), ("only here", "40", own), ("first in", "40", str(holder)),
        ("has", "40", lines[3][-1]), ("has", "40", lines[4][-1]),
    ]  # fmt: skip
    assert {lines[3][-1], lines[4][-1]} == {str(holder), str(other)}
    assert "80 of its 120 words stand elsewhere, in 2 documents. Only here: 40 words." in done.stderr
    assert "Pictures, comments" in done.stderr
    assert program("trace", str(asked), "docs", "--no-cache").stdout == done.stdout
    none = program("trace", str(write("strange.txt", words(20, seed=9))), "docs")
    assert "none of its 20 words stands elsewhere" in none.stderr


def test_trace_needs_a_document_that_can_be_read(program: Program, write: Write) -> None:
    write("other.txt", words(50, seed=1))
    for name in ("missing.txt", "docs"):
        done = program("trace", name, "docs")
        assert (done.returncode, done.stdout) == (2, "")
        assert name in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_like_needs_a_document_that_can_be_read(program: Program, write: Write) -> None:
    write("other.txt", words(50, seed=1))
    for name in ("missing.txt", "docs"):
        done = program("like", name, "docs")
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert done.stdout == ""


def test_like_can_give_its_pairs_to_another_program(program: Program, write: Write) -> None:
    text = words(100, seed=5)
    asked = write("a.txt", text)
    write("b.txt", text)
    done = program("like", str(asked), "docs", "--pairs", "-")
    (line,) = done.stdout.splitlines()
    assert json.loads(line)["relation"] == "identical"


def test_the_search_is_explained_on_demand_only(program: Program, write: Write) -> None:
    text = words(300, seed=2)
    write("a.txt", text)
    write("b.txt", edited(text, 7))
    assert "bits" not in program("scan", "docs").stderr
    explained = program("scan", "docs", "--explain").stderr
    assert "within 12 bits" in explained
    assert "assages" in explained
    assert "within 5 bits" in program("scan", "docs", "--explain", "--max-bits", "5").stderr


@pytest.mark.parametrize(
    ("variants", "relations"),
    [("keep", {"near"}), ("drop", set()), ("only", {"near"})],
)
def test_two_invoices_are_told_from_two_drafts(
    program: Program, write: Write, variants: str, relations: set[str]
) -> None:
    write("first.txt", invoice(4711, 3, "John Smith"))
    write("second.txt", invoice(4712, 9, "John Smith"))
    done = program("scan", "docs", "--variants", variants, "--pairs", "-")
    pairs = [json.loads(line) for line in done.stdout.splitlines()]
    assert {pair["relation"] for pair in pairs} == relations
    assert all(pair["differs_only_in"] == ["numbers", "dates"] for pair in pairs)


def test_only_variants_leaves_out_what_was_edited(program: Program, write: Write) -> None:
    text = words(300, seed=6)
    write("a.txt", text)
    write("b.txt", edited(text, 100))
    assert program("scan", "docs", "--variants", "only", "--pairs", "-").stdout == ""
    assert program("scan", "docs", "--variants", "drop", "--pairs", "-").stdout != ""


def test_groups_and_comparison_say_what_differs(program: Program, write: Write) -> None:
    a = write("first.txt", invoice(4711, 3, "John Smith"))
    b = write("second.txt", invoice(4712, 3, "Mary Jones"))
    assert "(only numbers and names differ)" in program("scan", "docs").stdout
    assert "Only numbers and names differ" in program("compare", str(a), str(b)).stdout


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--bits", "96"),
        ("--feature-length", "99"),
        ("--heading-weight", "0.5"),
        ("--heading-weight", "nan"),
        ("--picture-weight", "-1"),
        ("--picture-weight", "many"),
        ("--sentences", "1000"),
        ("--max-bits", "-1"),
        ("--max-bits", "65"),
        ("--features", "syllables"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(program: Program, write: Write, option: str, value: str) -> None:
    write("a.txt", words(50, seed=1))
    done = program("scan", "docs", option, value)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_wide_fingerprints_have_32_digits(program: Program, write: Write) -> None:
    write("a.txt", words(50, seed=1))
    (line,) = program("fingerprint", "docs", "--bits", "128").stdout.splitlines()
    assert len(line.split("\t")[0]) == 32
    assert program("fingerprint", "docs", "--method", "sentences").returncode == 2


def test_pictures_change_a_fingerprint_only_where_they_are_asked_for(program: Program, write: Write) -> None:
    for name, seed in (("a", 1), ("b", 2), ("c", 1)):
        picture = base64.b64encode(png(seed)).decode()
        write(f"{name}.html", html(f'<p>{words(50, seed=1)}<img src="data:image/png;base64,{picture}"><!-- {name} -->'))

    def fingerprints(*options: str) -> list[str]:
        lines = program("fingerprint", "docs", *options).stdout.splitlines()
        return [line.split("\t")[0] for line in sorted(lines, key=lambda line: line.split("\t")[1])]

    plain = fingerprints()
    assert len(plain) == 3
    assert len({*plain}) == 1
    a, b, c = fingerprints("--picture-weight", "400")
    assert a == c != b
    assert fingerprints("--picture-weight", "400", "--weights", "idf") == fingerprints("--weights", "idf")
    assert fingerprints() == plain


def test_settings_do_not_share_what_the_cache_holds(program: Program, write: Write) -> None:
    write("a.txt", words(50, seed=1))
    plain = program("fingerprint", "docs").stdout
    wide = program("fingerprint", "docs", "--bits", "128").stdout
    assert len(wide) == len(plain) + 16
    assert program("fingerprint", "docs").stdout == plain


def test_a_plan_spares_other_invoices_unless_told_otherwise(program: Program, write: Write) -> None:
    write("first.txt", invoice(4711, 3, "John Smith"))
    write("second.txt", invoice(4712, 9, "John Smith"))
    assert program("scan", "docs", "--json", "report.json").returncode == 0
    near = program("plan", "report.json", "--keep", "newest", "--include-near")
    assert near.stderr.startswith("0 to remove")
    wider = program("plan", "report.json", "--keep", "newest", "--include-near", "--include-variants")
    assert wider.stderr.splitlines()[-1] == "1 to remove, 1 to keep"


def test_S13_sentences_in_another_order_are_similar_and_go_only_where_similar_ones_do(
    program: Program, write: Write, tmp_path: Path
) -> None:
    sentences = [f"{words(9, seed=number)}." for number in range(40)]
    write("first.txt", " ".join(sentences))
    write("second.txt", " ".join(sentences[::-1]))
    write("third.txt", "\n".join(sentences))
    said = program("scan", "docs", "--json", "report.json", "--pairs", "pairs.jsonl").stdout
    assert said.count("(in another order)") == 1
    pairs = [json.loads(line) for line in (tmp_path / "pairs.jsonl").read_text().splitlines()]
    assert sorted((pair["relation"], *pair["differs_only_in"]) for pair in pairs) == [
        ("near", "order"), ("near", "order"), ("same-content",),
    ]  # fmt: skip
    for asked, removed in (("--include=same-text", 1), ("--include=other-formats", 0), ("--include-near", 2)):
        planned = program("plan", "report.json", "--keep", "newest", asked)
        assert planned.stderr.splitlines()[-1].startswith(f"{removed} to remove"), asked
    compared = program("compare", "docs/first.txt", "docs/second.txt").stdout
    assert "The same words in another order." in compared


def test_S13_letter_errors_are_found_and_named_and_go_only_where_similar_ones_do(
    program: Program, write: Write, tmp_path: Path
) -> None:
    for number, pair in enumerate(misread(4, seed=2, rate=0.1, languages=LANGUAGES[:2])):
        write(f"{number}/original.txt", pair.left)
        write(f"{number}/scan.txt", pair.right)
    said = program("scan", "docs", "--json", "report.json", "--pairs", "pairs.jsonl").stdout
    assert said.count("(letter errors)") == 4
    pairs = [json.loads(line) for line in (tmp_path / "pairs.jsonl").read_text().splitlines()]
    told = [pair for pair in pairs if pair["differs_only_in"] == ["letters"]]
    assert len(told) == 4
    for pair in told:
        assert os.path.dirname(pair["a"]) == os.path.dirname(pair["b"])
        assert pair["relation"] == "near"
        assert 0.8 <= pair["similarity"] < 1
        assert pair["a_in_b"] == pair["b_in_a"] < pair["similarity"]
    for inclusion, removed in (("same-text", 0), ("near", 4)):
        planned = program("plan", "report.json", "--keep", "newest", "--include", inclusion)
        assert planned.stderr.splitlines()[-1].startswith(f"{removed} to remove"), inclusion
    compared = program("compare", "docs/0/original.txt", "docs/0/scan.txt").stdout
    assert re.search(r"Letter errors: about \d\d % of the words are right\.", compared)
    assert "(letter errors)" in program("like", "docs/1/scan.txt", "docs").stdout


def test_where_many_single_words_differ_no_share_is_told_that_is_none(
    program: Program, write: Write, tmp_path: Path
) -> None:
    kept = words(300, seed=1).split()
    other = [f"other{number}" if number % 5 == 2 else word for number, word in enumerate(kept)]
    write("one.txt", " ".join(kept))
    write("another.txt", " ".join(other))
    said = program("compare", "docs/one.txt", "docs/another.txt", "--html", "both.html").stdout
    assert "80 % of the words are the same, in the same order" in said
    assert "Many single words differ" in said
    assert " of A is in B" not in said + (tmp_path / "both.html").read_text("utf-8")


@pytest.mark.parametrize("relation", ["near", "same-text"])
def test_S13_other_letters_are_the_same_text_and_named(program: Program, write: Write, relation: str) -> None:
    said = {Variable.ACCENTS: "only accents differ", Variable.UMLAUTS: "only ä and ae differ"}
    said[Variable.SCRIPT] = "simplified and traditional characters"
    for number, (pair, _) in enumerate(written_otherwise(1, seed=2)):
        write(f"{number}/one.txt", pair.left)
        write(f"{number}/other.txt", pair.right)
    found = program("scan", "docs", "--relation", relation, "--json", "report.json").stdout
    for words_said in said.values():
        assert found.count(f"({words_said})") == 1
    for inclusion, removed in (("same-content", 0), ("same-text", 3)):
        planned = program("plan", "report.json", "--keep", "newest", "--include", inclusion)
        assert planned.stderr.splitlines()[-1].startswith(f"{removed} to remove"), inclusion
    going = [one for one in json.loads(planned.stdout)["decisions"] if one["verdict"] == "remove"]
    assert all(one["lost"]["passages"] for one in going)
    compared = program("compare", "docs/0/one.txt", "docs/0/other.txt").stdout
    assert "The same words but for the letters: only accents differ." in compared
    assert "only accents differ" in program("like", "docs/0/one.txt", "docs").stdout


def test_a_scan_for_the_same_text_alone_leaves_a_cache_that_others_can_use(program: Program, write: Write) -> None:
    for number, (pair, _) in enumerate(written_otherwise(1, seed=2)):
        write(f"{number}/one.txt", pair.left)
        write(f"{number}/other.txt", pair.right)
        write(f"{number}/third.txt", f"{pair.left} And a sentence more.")
    for options in (("--relation", "same-text"), (), ("--relation", "same-text"), ("--linkage", "single")):
        kept = program("scan", "docs", *options, "--cache", "cache", "--pairs", "-").stdout
        assert kept == program("scan", "docs", *options, "--no-cache", "--pairs", "-").stdout


@pytest.mark.parametrize("capitals_first", [True, False])
def test_variants_do_not_depend_on_which_spelling_comes_first(
    program: Program,
    write: Write,
    capitals_first: bool,  # noqa: FBT001 - a parameter
) -> None:
    text = f"This contract was made with mr {{}} today. {words(150, seed=8)}"
    names = ("a.txt", "z.txt") if capitals_first else ("z.txt", "a.txt")
    write(names[0], text.format("Schmidt"))
    write(names[1], text.format("schmidt"))
    write("m.txt", text.format("Miller"))
    dropped = program("scan", "docs", "--variants", "drop", "--pairs", "-").stdout.splitlines()
    assert [json.loads(line)["relation"] for line in dropped] == ["same-text"]
    kept = program("scan", "docs", "--variants", "only", "--pairs", "-").stdout.splitlines()
    near = [json.loads(line) for line in kept if json.loads(line)["relation"] == "near"]
    assert [pair["differs_only_in"] for pair in near] == [["names"], ["names"]]


def test_two_reports_do_not_overwrite_each_other(program: Program, write: Write) -> None:
    write("a.txt", words(50, seed=1))
    done = program("scan", "docs", "--json", "out", "--csv", "./out")
    assert done.returncode == 2
    assert "same file" in done.stderr


def scanned(program: Program, folder: Path) -> Counter[tuple[str, ...]]:
    """Return the pairs that a scan of the letters finds: what two of them have in common, and what is said of them."""
    for letter in under_letterheads(is_long=False):
        (folder / f"{letter.code}-{letter.body}-{letter.letterhead}.txt").write_text(letter.text, encoding="utf-8")
    lines = program("scan", str(folder), "--json", "report.json", "--pairs", "-").stdout.splitlines()
    found: Counter[tuple[str, ...]] = Counter()
    for pair in map(json.loads, lines):
        a, b = (Path(pair[side]).stem.split("-") for side in "ab")
        found["same letter" if a[:2] == b[:2] else "another letter", pair["relation"], *pair["differs_only_in"]] += 1
    return found


def test_S13_a_letter_under_another_letterhead_is_found_and_goes_only_where_variants_do(
    program: Program, tmp_path: Path
) -> None:
    folder = tmp_path / "letters"
    folder.mkdir()
    assert scanned(program, folder) == {("same letter", "near", "letterhead"): 140}
    for asked, removed in (("--include-near", 0), ("--include-variants", 140)):
        planned = program("plan", "report.json", "--keep", "newest", "--include-near", asked)
        assert planned.stderr.splitlines()[-1].startswith(f"{removed} to remove"), asked
    assert "(another letterhead or footer)" in program("like", str(folder / "en-0-0.txt"), str(folder)).stdout
    again = program("scan", str(folder), "--pairs", "-").stdout
    assert again == program("scan", str(folder), "--pairs", "-", "--no-cache").stdout
    # What many have is told anew where there are others.
    for path in folder.glob("*-0.txt"):
        if path.name != "de-1-0.txt":
            path.unlink()
    assert not program("scan", str(folder), "--pairs", "-").stdout


def test_versions_of_which_each_has_another_clause_in_the_middle_are_found(program: Program, write: Write) -> None:
    # What seven of them have around the clause is no letterhead that would not count.
    first, last = words(80, seed=100), words(80, seed=200)
    for number in range(7):
        write(f"{number}.txt", f"{first}\n\n{words(20, seed=number)}\n\n{last}\n")
    pairs = [json.loads(line) for line in program("scan", "docs", "--pairs", "-").stdout.splitlines()]
    assert len(pairs) == 21
    assert {(pair["relation"], *pair["differs_only_in"]) for pair in pairs} == {("near",)}
