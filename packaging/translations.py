"""Brings the translations of the window up to date, and says what is left to translate.

`.venv/bin/python packaging/translations.py [--fill FILE.json]` after a text of the window was added or changed. Texts
that are in no module any more leave the files of Qt Linguist in resources/i18n; new ones come in as unfinished. A JSON
file, {language: {context: {text: translation, or a list of the plural forms}}}, translates those that are unfinished.

The core says its sentences by `say`, wherever that stands; what Qt finds in the modules of the window are their own.
"""

import argparse
import ast
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import PySide6

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "dupfinder"
CORE = "CoreMessages"
"""The context of what the core says."""
MESSAGES = "dupfinder.domain.messages"
"""Where `say` is."""
LANGUAGES: Mapping[str, Sequence[str]] = {"de": (), "en": ("-pluralonly",), "zh_CN": ()}
"""For each language what lupdate is told besides: English needs no translation, but plural forms."""
Translations: TypeAlias = Mapping[str, Mapping[str, str | list[str]]]
"""By context, then by text."""


def main() -> int:
    """Update all languages; return the exit status: 1 if something is unfinished."""
    parser = argparse.ArgumentParser(description="Bring the translations up to date.")
    parser.add_argument("--fill", metavar="FILE", type=Path, help="translations for what is unfinished, as JSON")
    filled: Path | None = parser.parse_args().fill
    new: Mapping[str, Translations] = json.loads(filled.read_text("utf-8")) if filled is not None else {}
    left = [bring_up_to_date(language, new.get(language, {})) for language in LANGUAGES]
    return 1 if any(left) else 0


def bring_up_to_date(language: str, new: Translations) -> int:
    """Update, fill and compile one language, print what is unfinished, and return how much that is."""
    ts_file = TOP / "resources" / "i18n" / f"dupfinder_{language}.ts"
    before = {(context, text) for context, text, _ in messages(ts_file)} if ts_file.exists() else set()
    update(ts_file, LANGUAGES[language])
    if new:
        fill(ts_file, new)
        update(ts_file, LANGUAGES[language])  # writes it as Qt Linguist does
    run("lrelease", str(ts_file), "-silent")
    now = {(context, text): message for context, text, message in messages(ts_file)}
    gone = sorted(before - now.keys())
    left = [place for place, message in now.items() if is_unfinished(message)]
    print(f"{language}: {len(now)} texts, {len(left)} unfinished, {len(gone)} vanished")
    for word, places in (("unfinished", left), ("vanished", gone)):
        for context, text in places:
            print(f"  {word}: {context}: {text!r}")
    return len(left)


def update(ts_file: Path, options: Sequence[str]) -> None:
    """Take the texts into a file of Qt Linguist; no line numbers, so that differences stay small."""
    sources = sorted(map(str, (PACKAGE / "gui").rglob("*.py")))
    with tempfile.TemporaryDirectory() as folder:
        core = Path(folder, "core.py")
        core.write_text("".join(f"QT_TRANSLATE_NOOP({CORE!r}, {text!r})\n" for text in core_templates()), "utf-8")
        run(
            "lupdate",
            *sources,
            str(core),
            *options,
            "-silent",
            "-no-obsolete",
            "-locations",
            "none",
            "-ts",
            str(ts_file),
        )


def core_templates() -> list[str]:
    """Return what is said anywhere, in order, each template once; `TypeError` for one that is not written out."""
    found: dict[str, None] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for call in said_in(path.read_text("utf-8")):
            template = call.args[0] if len(call.args) == 1 else None
            if not isinstance(template, ast.Constant) or not isinstance(template.value, str):
                raise TypeError(f"{path.relative_to(TOP)}:{call.lineno}: {ast.unparse(call)}")
            found[template.value] = None
    return sorted(found)


def said_in(source: str) -> Iterator[ast.Call]:
    """Yield the calls of `say` in a module that has it from where it is, or is that one."""
    if MESSAGES not in source and "def say" not in source:
        return  # to parse each module takes seconds
    nodes = list(ast.walk(ast.parse(source)))
    imports = (node.names for node in nodes if isinstance(node, ast.ImportFrom) and node.module == MESSAGES)
    functions = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    if "say" in functions.union(name.name for names in imports for name in names):
        for node in nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                yield node


def fill(ts_file: Path, new: Translations) -> None:
    """Translate what is unfinished; `ValueError` if a text has another number of plural forms."""
    tree = ET.parse(ts_file)  # noqa: S314 - a file of this repository
    for context, text, message in messages_of(tree):
        forms = new.get(context, {}).get(text)
        translation = message.find("translation")
        if forms is None or translation is None or not is_unfinished(message):
            continue
        places = translation.findall("numerusform") or [translation]
        texts = [forms] if isinstance(forms, str) else forms
        if len(places) != len(texts):
            raise ValueError(f"{ts_file.name}, {context}: {text!r} has {len(places)} forms, not {len(texts)}.")
        for place, form in zip(places, texts, strict=True):
            place.text = form
        del translation.attrib["type"]
    tree.write(ts_file, encoding="utf-8", xml_declaration=True)


def messages(ts_file: Path) -> Iterator[tuple[str, str, ET.Element]]:
    """Yield the texts of a file, each with its context."""
    return messages_of(ET.parse(ts_file))  # noqa: S314 - a file of this repository


def messages_of(tree: "ET.ElementTree[ET.Element]") -> Iterator[tuple[str, str, ET.Element]]:
    """Yield the texts of a file that was read, each with its context."""
    for context in tree.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message.findtext("source", ""), message


def is_unfinished(message: ET.Element) -> bool:
    """Return whether a text still needs its translation."""
    translation = message.find("translation")
    return translation is None or translation.get("type") is not None


def run(tool: str, *arguments: str) -> None:
    """Run a tool of Qt's that PySide6 brings along; `FileNotFoundError` if it came without."""
    suffix = ".exe" if sys.platform == "win32" else ""
    subprocess.run([os.path.join(PySide6.__path__[0], tool + suffix), *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main())
