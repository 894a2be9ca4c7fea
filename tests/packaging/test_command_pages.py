import argparse
import os
import shutil
import subprocess
from collections.abc import Callable
from types import ModuleType

import pytest

from dupfinder.cli.arguments import command_parsers

BASH = """\
. "$0"
complete_it() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _dupfinder; echo "${COMPREPLY[@]}"; }
complete_it "$@"
"""


@pytest.fixture(scope="module")
def pages(script: Callable[[str], ModuleType], tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Return what gives the path of the page of that name."""
    folder = str(tmp_path_factory.mktemp("pages"))
    made: dict[str, str] = script("command_pages").pages(command_parsers()[0], version="1.2.3", made_at_s=0)
    for place, text in made.items():
        with open(os.path.join(folder, os.path.basename(place)), "w", encoding="utf-8") as file:
            file.write(text)
    return lambda name: os.path.join(folder, name)


def asked(program: str, *arguments: str) -> str:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        (("dupfinder", "sc"), ["scan", "schema"]),
        (("dupfinder", "scan", "--html"), ["--html"]),
        (("dupfinder", "--log", "x", "scan", "--relation", "looks"), ["looks-alike"]),
        (("dupfinder", "cache", "cle"), ["clean", "clear"]),
        (("dupfinder", "compare", "--diff", ""), ["words", "unified", "none"]),
    ],
)
def test_bash_offers_commands_options_and_what_an_option_can_be(
    pages: Callable[[str], str], line: tuple[str, ...], offered: list[str]
) -> None:
    assert asked("bash", "-c", BASH, pages("dupfinder"), *line).split() == offered


def test_fish_offers_them_too(pages: Callable[[str], str]) -> None:
    for line, first in (("dupfinder sc", "scan"), ("dupfinder scan --ht", "--html"), ("dupfinder cache cle", "clean")):
        said = asked("fish", "--no-config", "-c", f'source {pages("dupfinder.fish")}; complete -C "{line}"')
        assert said.startswith(f"{first}\t"), line
    said = asked(
        "fish", "--no-config", "-c", f'source {pages("dupfinder.fish")}; complete -C "dupfinder compare --diff "'
    )
    assert {"words", "unified", "none"} <= {each.partition("\t")[0] for each in said.splitlines()}


def test_zsh_reads_what_it_gets(pages: Callable[[str], str]) -> None:
    asked("zsh", "-f", "-n", pages("_dupfinder"))


def test_the_manual_has_every_option_of_every_command(pages: Callable[[str], str]) -> None:
    with open(pages("dupfinder.1"), encoding="utf-8") as file:
        text = file.read().replace("\\-", "-")
    for parser in parsers(command_parsers()[0]):
        for action in parser._actions:
            if action.help is not argparse.SUPPRESS:
                assert all(flag in text for flag in action.option_strings), action


def test_the_manual_is_read_without_a_warning(pages: Callable[[str], str]) -> None:
    if shutil.which("man") is None:
        pytest.skip("man is not installed")
    run = subprocess.run(["man", "-l", "--warnings", pages("dupfinder.1")], check=True, capture_output=True, text=True)
    assert (run.stderr, "--min-similarity" in run.stdout) == ("", True)


def parsers(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [parser, *(each for action in below for one in action.choices.values() for each in parsers(one))]
