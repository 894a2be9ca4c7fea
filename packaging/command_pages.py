"""Makes the manual page, and what completes a command line in bash, zsh and fish, of the arguments themselves.

packaging/build.py writes them into the packages of Linux; see `pages`.
"""

import argparse
import inspect
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_ABOUT = (
    ".SH NAME",
    r"dupfinder, dupfinder\-window \- find duplicate and similar documents",
    ".SH SYNOPSIS",
    r"\fBdupfinder\fR [\fIOPTION\fR]... [\fICOMMAND\fR [\fIARGUMENT\fR]...]",
    ".br",
    r"\fBdupfinder\-window\fR [\fIPATH\fR]...",
    ".SH DESCRIPTION",
    "Finds documents that have the same text, or nearly the same, whatever format they are in; shows how two of them",
    "differ; and moves copies to the trash, with a way back. Without a command, and as",
    r".BR dupfinder\-window ,",
    "it opens its window.",
)
_BELOW = (
    ".SH EXIT STATUS",
    "0: done; 2: the command line or an input is wrong; 3: some documents could not be read, or were skipped; 130:",
    "interrupted.",
    ".SH FILES",
    *(".TP", r"\fI~/.cache/dupfinder\fR", "What was read, for the next scan."),
    *(".TP", r"\fI~/.local/share/dupfinder\fR", "The journals by which removals are undone."),
)
_BASH_HEAD = """\
# Made by packaging/command_pages.py.
_dupfinder() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' words='' files='' word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "${command:+$command }$word" in
      NAMED) command="${command:+$command }$word" ;;
    esac
  done
  case "$command|$prev" in"""
_BASH_MIDDLE = """\
    *) case "$command" in"""
_BASH_TAIL = """\
    esac ;;
  esac
  compopt -o filenames 2> /dev/null
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur"; [ -z "$files" ] || compgen -f -- "$cur")
}
complete -F _dupfinder dupfinder
complete -o default dupfinder-window
"""
_FILES = re.compile(r"FILE|PATH|FOLDER|OTHER|A|B")


@dataclass(frozen=True, slots=True)
class Option:
    """An option or a positional argument of a command."""

    flags: tuple[str, ...]
    metavar: str
    help: str
    choices: tuple[str, ...]

    @property
    def names_file(self) -> bool:
        """Return whether a file or folder is what it wants."""
        return not self.choices and any(_FILES.fullmatch(word.rstrip(".")) for word in self.metavar.split())


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its words (`cache info`; none for the program itself), and what it takes."""

    words: tuple[str, ...]
    help: str
    usage: str
    options: tuple[Option, ...]
    below: tuple[str, ...]

    @property
    def name(self) -> str:
        """Return its words in a line."""
        return " ".join(self.words)


def pages(parser: argparse.ArgumentParser, *, version: str, made_at_s: int) -> dict[str, str]:
    """Return path below /usr → text, of the manual page and of what each shell reads."""
    commands = list(_commands(parser))
    manual = _manual(commands, version=version, made_at_s=made_at_s)
    return {
        "share/man/man1/dupfinder.1": manual,
        "share/man/man1/dupfinder-window.1": ".so man1/dupfinder.1\n",
        "share/bash-completion/completions/dupfinder": _bash(commands),
        "share/zsh/vendor-completions/_dupfinder": _zsh(commands),
        "share/fish/vendor_completions.d/dupfinder.fish": _fish(commands),
    }


def _commands(parser: argparse.ArgumentParser, words: tuple[str, ...] = (), told: str = "") -> Iterator[Command]:
    options, below = [], {}
    for action in parser._actions:  # noqa: SLF001 - argparse tells what it holds in no other way
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - as above
            helps = {each.dest: each.help or "" for each in action._choices_actions}  # noqa: SLF001 - as above
            below = {name: (each, helps.get(name, "")) for name, each in action.choices.items()}
        elif action.help is not argparse.SUPPRESS:
            options.append(_option(action))
    usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
    yield Command(words, told or parser.description or "", usage, tuple(options), tuple(below))
    for name, (each, its_help) in below.items():
        yield from _commands(each, (*words, name), its_help)


def _option(action: argparse.Action) -> Option:
    takes = action.nargs != 0
    metavar = action.metavar or action.dest.upper()
    more = "..." if action.nargs in {"*", "+"} else ""
    said = (action.help or "") % {**vars(action), "prog": "dupfinder"}
    return Option(
        flags=tuple(action.option_strings),
        metavar=("" if not takes else metavar + more if isinstance(metavar, str) else " ".join(metavar)),
        help=" ".join(said.split()),
        choices=tuple(map(str, action.choices)) if action.choices is not None else _choices_of(action.type),
    )


def _choices_of(kind: object) -> tuple[str, ...]:
    """Return the names between which `dupfinder.cli.values.one_of` and `some_of` choose; else none."""
    if not inspect.isfunction(kind):
        return ()
    inside = inspect.getclosurevars(kind).nonlocals
    if "choices" in inside:
        return tuple(str(each.value) for each in inside["choices"])
    return _choices_of(inside.get("choice"))


def _manual(commands: Sequence[Command], *, version: str, made_at_s: int) -> str:
    day = time.strftime("%Y-%m-%d", time.gmtime(made_at_s))
    lines = [f'.TH DUPFINDER 1 "{day}" "DupFinder {version}" "User commands"', *_ABOUT]
    for command in commands:
        if command.words:
            lines += [f".SH {_roff(command.name.upper())}", _roff(_sentence(command.help)), ".PP", _usage(command)]
        else:
            lines.append(".SH OPTIONS")
        for option in command.options:
            if option.flags != ("-h", "--help") or not command.words:
                shown = ", ".join(f"\\fB{_roff(flag)}\\fR" for flag in option.flags)
                wanted = f"\\fI{_roff(option.metavar)}\\fR" if option.metavar else ""
                lines += [".TP", f"{shown} {wanted}".strip(), _roff(option.help) or "."]
    return "\n".join([*lines, *_BELOW, ""])


def _usage(command: Command) -> str:
    wanted = [option.metavar for option in command.options if not option.flags]
    return " ".join([f"\\fBdupfinder {_roff(command.name)}\\fR", *(f"\\fI{_roff(each)}\\fR" for each in wanted)])


def _roff(text: str) -> str:
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("`", "").replace("…", "...")
    return "\\&" + escaped if escaped.startswith((".", "'")) else escaped


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _bash(commands: Sequence[Command]) -> str:
    values = [
        f"    {_quoted(f'{command.name}|{flag}')}) words={_quoted(' '.join(option.choices))} ;;"
        for command in commands
        for option in command.options
        for flag in option.flags
        if option.choices
    ]
    words = []
    for command in commands:
        known = [*command.below, *(flag for option in command.options for flag in option.flags)]
        files = "" if command.below else "; files=-f"
        words.append(f"      {_quoted(command.name)}) words={_quoted(' '.join(known))}{files} ;;")
    named = "|".join(_quoted(command.name) for command in commands if command.words)
    return "\n".join([_BASH_HEAD.replace("NAMED", named), *values, _BASH_MIDDLE, *words, _BASH_TAIL])


def _zsh(commands: Sequence[Command]) -> str:
    lines = ["#compdef dupfinder", "# Made by packaging/command_pages.py.", ""]
    for command in commands:
        lines += [f"{_function(command)}() {{", "  local curcontext=$curcontext state line", "  _arguments -C \\"]
        lines += [f"    {spec} \\" for option in command.options for spec in _zsh_specs(option)]
        if command.below:
            told = {each.words[-1]: each.help for each in commands if each.words[:-1] == command.words and each.words}
            named = " ".join(f"{name}\\:{_quoted(_plain(help_))}" for name, help_ in told.items())
            lines += [f'    "1:command:(({named}))" \\', "    '*::: :->below'", "  case $line[1] in"]
            lines += [f"    {name}) {_function(command)}_{name.replace('-', '_')} ;;" for name in command.below]
            lines += ["  esac", "}", ""]
        else:
            lines += ["    '*: :_files'", "}", ""]
    return "\n".join([*lines, '_dupfinder "$@"', ""])


def _function(command: Command) -> str:
    return "_".join(["_dupfinder", *(word.replace("-", "_") for word in command.words)])


def _plain(text: str) -> str:
    """Return a text without the signs that mean something to `_arguments`."""
    return re.sub(r"[\[\]:'\"`\\$()]", "", text)


def _zsh_specs(option: Option) -> Iterator[str]:
    for flag in option.flags:
        wanted = "_files" if option.names_file else f"({' '.join(option.choices)})" if option.choices else " "
        value = "".join(f":{word}:{wanted}" for word in option.metavar.split())
        yield _quoted(f"*{flag}[{_plain(option.help)}]{value}")


def _fish(commands: Sequence[Command]) -> str:
    lines = ["# Made by packaging/command_pages.py.", "complete -c dupfinder-window -F"]
    for command in commands:
        conditions = [f"__fish_seen_subcommand_from {word}" for word in command.words]
        if command.below:
            conditions.append(f"not __fish_seen_subcommand_from {' '.join(command.below)}")
        here = _quoted("; and ".join(conditions))
        lines += [
            f"complete -c dupfinder -n {here} -f -a {each.words[-1]} -d {_quoted(each.help)}"
            for each in commands
            if each.words and each.words[:-1] == command.words
        ]
        lines += [f"complete -c dupfinder -n {here} {_fish_option(each)}" for each in command.options if each.flags]
    return "\n".join([*lines, ""])


def _fish_option(option: Option) -> str:
    flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags)
    value = ""
    if option.metavar:
        value = (
            " -r" if option.names_file else f" -x -a {_quoted(' '.join(option.choices))}" if option.choices else " -x"
        )
    return f"{flags}{value} -d {_quoted(option.help)}"
