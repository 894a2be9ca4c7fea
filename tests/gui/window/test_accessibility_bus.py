"""The real window as assistive technology finds it on its bus: everything that can be operated has a name."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

SUPPORT = Path(__file__).parents[2] / "support"
TOP = Path(__file__).parents[3]
OPERATED = frozenset(
    (
        *(
            "push button",
            "button menu",
            "toggle button",
            "check box",
            "radio button",
            "combo box",
            "text",
            "spin button",
        ),
        *("slider", "list", "tree", "tree table", "table", "menu item", "check menu item", "page tab", "page tab list"),
        *("entry", "progress bar"),
    )
)
TOOLS = ("Xvfb", "xvfb-run", "dbus-run-session", "/usr/libexec/at-spi-bus-launcher")

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is what Linux has"),
    pytest.mark.skipif(any(shutil.which(tool) is None for tool in TOOLS), reason="needs Xvfb, D-Bus and at-spi2-core"),
]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Open the window on a scan of a few documents, and return what assistive technology sees."""
    home = tmp_path_factory.mktemp("home")
    documents = home / "documents"
    documents.mkdir()
    text = "This agreement is made between the Supplier and the Contractor who is named in the first annex of it.\n"
    for name, end in (("final", ""), ("copy", ""), ("draft", "It ends in May.")):
        (documents / f"{name}.txt").write_text(text * 8 + end)
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", "PYTHONPATH": str(TOP),
        "QT_QPA_PLATFORM": "xcb",
    }  # fmt: skip
    walk = [sys.executable, str(SUPPORT / "accessibility_bus.py")]
    window = [sys.executable, "-m", "dupfinder", "gui", "--scan", str(documents)]
    command = ["xvfb-run", "--auto-servernum", "dbus-run-session", "--", *walk, *window]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])  # the registry of the bus says something before
    return found


def nodes(tree: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield tree
    for child in tree["children"]:
        yield from nodes(child)


def test_everything_that_can_be_operated_has_a_name(tree: dict[str, Any]) -> None:
    operated = [node for node in nodes(tree) if node["role"] in OPERATED and "showing" in node["states"]]
    assert len(operated) > 30
    assert [node for node in operated if not node["name"].strip()] == []


def test_the_list_of_results_tells_its_rows(tree: dict[str, Any]) -> None:
    names = " ".join(node["name"] for node in nodes(tree))
    assert "draft.txt" in names
    assert "copy.txt" in names
