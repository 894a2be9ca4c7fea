"""The reference has each option, value, default, field, exit status and relation that there is, and no other."""

import argparse
import enum
import inspect
import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dupfinder.cli.arguments import command_parsers
from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.main import run
from dupfinder.decide.plan_groups import PERSON, Reason
from dupfinder.decide.rules import RuleKind
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Action, Inclusion
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.file_names import resource_path
from dupfinder.domain.pairs import Relation
from dupfinder.report import saving, xlsx_report
from dupfinder.trash.journal import Step
from markdown_pages import TOP, Section, anchor, codes, links, section, sections

REFERENCE = TOP / "docs" / "reference"
COMMANDS = REFERENCE / "command-line.md"
REPORTS = REFERENCE / "reports.md"
JOURNAL = REFERENCE / "journal.md"
PAGES = {"report": REPORTS, "pairs": REPORTS, "plan": REFERENCE / "plan.md"}

Run = Callable[..., Any]


def leaves(parser: argparse.ArgumentParser, name: str = "") -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield the commands that can be carried out, such as `scan` and `rules save`."""
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    for action in below:
        for word, inner in action.choices.items():
            yield from leaves(inner, f"{name} {word}".strip())
    if not below or not name:
        yield name or "dupfinder", parser


LEAVES = dict(leaves(command_parsers()[0]))


def documented(name: str) -> tuple[str, dict[str, list[str]]]:
    """Return how the page says that a command is written, and its options with their rows, those of groups included."""
    for one in sections(COMMANDS):
        if name in codes(one.title):
            usage = codes(one.text)[0].removeprefix("dupfinder ")
            return usage, grouped_options(one.text) | own_options(one)
        for command, *rest in one.rows if " " in name else ():
            usage = command.strip("`")
            if f"{usage} ".startswith(f"{name} "):
                inline = {f"--{part[:-1]}": [command, *rest] for part in usage.split(" [--")[1:]}
                return usage, grouped_options(rest[0]) | inline
    raise AssertionError(name)


def own_options(one: Section) -> dict[str, list[str]]:
    return {each: row for row in one.rows for each in codes(row[0]) if each.startswith("-")}


def grouped_options(text: str) -> dict[str, list[str]]:
    return {option: row for one in linked(text) for option, row in own_options(one).items()}


def linked(text: str) -> list[Section]:
    """Return the sections of the same page that a text leads to, but for those of commands."""
    targets = {target[1:] for _, _, target in links(text) if target.startswith("#")}
    return [one for one in sections(COMMANDS) if anchor(one.title) in targets and not codes(one.title)]


def spelled(action: argparse.Action) -> list[str]:
    names = action.metavar if isinstance(action.metavar, tuple) else (action.metavar or "",)
    metavar = f" {' '.join(names)}" if action.nargs != 0 else ""
    return [f"{each}{metavar}".strip() for each in action.option_strings]


def options_in(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [each for each in parser._actions if each.option_strings and each.dest != "help"]


@pytest.mark.parametrize("name", LEAVES)
def test_each_command_has_its_options_and_no_other(name: str) -> None:
    there = {each for action in options_in(LEAVES[name]) for each in spelled(action)}
    assert set(documented(name)[1]) - {"--help", "-h"} == there


@pytest.mark.parametrize("name", [name for name in LEAVES if name != "dupfinder"])
def test_each_command_says_what_it_works_on(name: str) -> None:
    usage, _ = documented(name)
    words = usage.split(" [--")[0].removeprefix(name).split()
    there = [str(action.metavar) for action in LEAVES[name]._actions if not action.option_strings]
    if name in {"pairs", "groups"}:
        assert there == []
    else:
        assert [word if ",RULE" in word else word.strip("[]…") for word in words] == there


def choices_of(action: argparse.Action) -> list[str]:
    """Return the values among which an option has to be, as far as there are any."""
    of = action.type
    while callable(of) and not isinstance(of, type):
        outer = inspect.getclosurevars(of).nonlocals
        if isinstance(outer.get("choices"), type) and issubclass(outer["choices"], enum.Enum):
            return [each.value for each in outer["choices"]]
        of = outer.get("choice")
    return []


@pytest.mark.parametrize("name", LEAVES)
def test_each_option_has_its_values_and_its_default(name: str) -> None:
    _, rows = documented(name)
    for action in options_in(LEAVES[name]):
        row = rows[spelled(action)[0]]
        text = row[1] + "".join(one.text for one in linked(row[1]))
        assert set(choices_of(action)) <= set(codes(text)), spelled(action)
        if action.nargs != 0 and action.default not in (None, [], "") and len(row) > 2:
            (default,) = codes(row[2])
            read: Any = action.type or str
            assert read(default) == action.default, spelled(action)


def test_each_command_has_a_section_and_each_section_a_command() -> None:
    commands = {name.split()[0] for name in LEAVES}
    assert commands == {each for one in sections(COMMANDS) for each in codes(one.title)}


def first_cells(page: Path, title: str, *, table: int = 0) -> list[str]:
    """Return the first column of a table of a section, without backticks; `table` counts its tables."""
    tables = [part for part in section(page, title).text.split("\n\n") if part.lstrip().startswith("|")]
    return [row[0].strip("`") for row in Section(title, tables[table].strip()).rows]


def test_exit_statuses_are_those_of_the_program() -> None:
    assert list(map(int, first_cells(COMMANDS, "Exit status"))) == list(ExitStatus)


@pytest.mark.parametrize(
    ("page", "title", "table", "there"),
    [
        ("similarity", "Relations", 0, list(Relation)),
        ("similarity", "Other differences", 0, list(ContentKind)),
        ("command-line", "Keeper rules", 0, list(RuleKind)),
        ("command-line", "What may be removed", 0, list(Inclusion)),
        ("command-line", "Actions", 0, list(Action)),
        ("reports", "problem", 1, list(ProblemCode)),
        ("plan", "decision", 1, [PERSON, *Reason]),
        ("journal", "Lines", 1, ["began", *Step, "ended"]),
        ("reports", "CSV", 0, list(saving.COLUMNS)),
    ],
)
def test_each_word_stands_in_its_table(page: str, title: str, table: int, there: list[str]) -> None:
    assert sorted(first_cells(REFERENCE / f"{page}.md", title, table=table)) == sorted(there)


def test_columns_of_the_csv_report_stand_in_order() -> None:
    assert first_cells(REPORTS, "CSV") == list(saving.COLUMNS)


def schema(what: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(
        Path(resource_path(f"schemas/dupfinder-{what}-1.schema.json")).read_text("utf-8")
    )
    return loaded


def objects(what: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each kind of object of a schema under the title of its section."""
    whole = schema(what)
    titles = {"beyond": "kinds", "content": "kinds", "paths": "path", "kept": "path", "parts": "part", "pairs": "pair"}

    def inside(value: Any, name: str) -> Iterator[tuple[str, dict[str, Any]]]:
        if not isinstance(value, dict):
            return
        if value.get("type") == "object" and "properties" in value:
            yield titles.get(name, name), value["properties"]
        for key, below in (*value.get("$defs", {}).items(), *value.get("properties", {}).items()):
            yield from inside(below, {"differs_beyond": "kinds"}.get(key, key))
        for below in (value.get("items"), *value.get("oneOf", ())):
            yield from inside(below, name)

    yield from inside(whole, what)


FIELDS = [(what, title, fields) for what in PAGES for title, fields in objects(what)]


@pytest.mark.parametrize(("what", "title", "fields"), FIELDS, ids=lambda one: one if isinstance(one, str) else "")
def test_each_field_of_a_schema_has_its_line(what: str, title: str, fields: dict[str, Any]) -> None:
    tables = section(PAGES[what], title).text.split("\n\n")
    (table,) = (part for part in tables if part.strip().startswith("| field"))
    rows = {name: row[1] for row in Section(title, table.strip()).rows for name in codes(row[0])}
    assert list(rows) == list(dict.fromkeys(rows))
    assert set(rows) == set(fields)
    for name, field in fields.items():
        assert values_of(field) <= set(codes(rows[name])), name


def values_of(field: dict[str, Any]) -> set[str]:
    values = field.get("items", field).get("enum", ())
    return {str(value) for value in values if value is not None}


def test_what_a_report_may_include_is_what_there_is() -> None:
    included = schema("report")["$defs"]["settings"]["properties"]["included"]
    assert included["items"]["enum"] == list(Inclusion)


def test_each_sheet_has_its_columns() -> None:
    text = section(REPORTS, "XLSX").text
    columns = [one for value in vars(xlsx_report).values() for one in (value if isinstance(value, tuple) else (value,))]
    titles = [one.title for one in columns if isinstance(one, xlsx_report.Column)]
    assert len(titles) > 10
    assert [title for title in titles if title not in text] == []


@pytest.fixture
def run_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what carries a command out in a folder, with a home of its own, and gives what it prints."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home" / name))
    monkeypatch.chdir(tmp_path)

    def carried_out(*arguments: str) -> str:
        assert run(arguments, open_window=lambda *_: 0) == ExitStatus.DONE
        return capsys.readouterr().out

    return carried_out


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    """Return a folder in which everything that an overview may list is there."""
    chance = random.Random(1)  # noqa: S311 - words, no secrets
    for number in range(4):
        words = [f"word{chance.randrange(10_000)}" for _ in range(300)]
        for folder, ending, more in (("a", "txt", ""), ("b", "txt", ""), ("b", "md", ""), ("b", "rst", " and more")):
            path = tmp_path / "docs" / folder / f"{number}.{ending}"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(" ".join(words) + more, encoding="utf-8")
    return tmp_path / "docs"


def names_in(value: Any) -> set[str]:
    """Return the names of all fields, but for those that are data themselves."""
    if isinstance(value, list):
        return set().union(*map(names_in, value))
    if not isinstance(value, dict):
        return set()
    data = {"relations", "documents_by_settings"}
    return set(value).union(*(names_in(inner) for name, inner in value.items() if name not in data))


def told(page: Path, title: str, *, table: int = 0) -> set[str]:
    tables = [part for part in section(page, title).text.split("\n\n") if part.strip().startswith("|")]
    return {name for row in Section(title, tables[table].strip()).rows for name in codes(row[0])}


def test_an_overview_has_the_fields_that_are_told(run_program: Run, docs: Path) -> None:
    overview = json.loads(run_program("overview", "--json", str(docs)))
    assert names_in(overview) == told(REPORTS, "overview")


def test_what_else_is_printed_as_json_has_the_fields_that_are_told(run_program: Run, docs: Path) -> None:
    one, other = str(docs / "a" / "0.txt"), str(docs / "a" / "1.txt")
    run_program("scan", str(docs), "--json", "report.json")
    run_program("plan", "report.json", "--keep", "newest", "--output", "plan.json")
    run_program("not-duplicates", "add", one, other)
    run_program("rules", "save", "mine", "newest", "--include", "near")
    run_program("presets", "save", "mine", "--bits", "128")
    run_program("apply", "plan.json", "--action", "quarantine", "--to", str(docs), "--journal", "one.jsonl")
    history = json.loads(run_program("history", "--json", "one.jsonl"))
    assert names_in(history) == told(REPORTS, "history")
    assert names_in(json.loads(run_program("formats", "--json"))) == told(REPORTS, "formats")
    assert names_in(json.loads(run_program("cache", "info", "--json"))) == told(REPORTS, "cache")
    assert names_in(json.loads(run_program("rules", "list", "--json"))) == told(REPORTS, "Saved rules")
    assert names_in(json.loads(run_program("presets", "list", "--json"))) == told(REPORTS, "Saved settings")
    apart = names_in(json.loads(run_program("not-duplicates", "list", "--json")))
    assert apart == told(REPORTS, "Pairs that are not duplicates")

    run_program("undo", "one.jsonl")
    lines = [json.loads(line) for line in Path("one.jsonl").read_text("utf-8").split("\n") if line]
    assert {line["step"] for line in lines[1:]} | {Step.FAILED} == set(first_cells(JOURNAL, "Lines", table=1))
    ordinary = [line for line in lines if line.get("step") != Step.INTENT]
    assert set().union(*ordinary) == told(JOURNAL, "Lines")
    (intent, *_) = (line for line in lines if line.get("step") == Step.INTENT)
    assert set(intent) - told(JOURNAL, "Lines") == told(JOURNAL, "Intents") & set(intent)
    within = set(codes(section(JOURNAL, "Intents").text)) | set(codes(section(JOURNAL, "Lines").text))
    assert names_in(intent) <= within
    (folder,) = (each for each in os.listdir(docs) if each.startswith("dupfinder-quarantine"))
    manifest = [json.loads(line) for line in (docs / folder / "manifest.jsonl").read_text("utf-8").splitlines()]
    assert names_in(manifest) == told(JOURNAL, "Manifest")


def test_a_watch_has_one_field_more_than_a_pair() -> None:
    source = (TOP / "dupfinder" / "report" / "json_report.py").read_text("utf-8")
    (name,) = told(REPORTS, "watch")
    assert f'"{name}": ' in source
