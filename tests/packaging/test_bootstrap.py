import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

import pytest

from dupfinder.cli.arguments import parse
from dupfinder.domain.errors import UsageError

PROGRAM = """
import json, sys
json.dump({"arguments": sys.argv[1:], "prefix": sys.prefix, "from_here": "" in sys.path, "file": __file__}, sys.stdout)
sys.exit(3)
"""


@pytest.fixture(scope="module")
def bootstrap(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("bootstrap")


@pytest.fixture
def fresh(tmp_path_factory: pytest.TempPathFactory, top: str) -> str:
    """Return a checkout with the real scripts, no packages to fetch, and a program that says how it was started."""
    folder = str(tmp_path_factory.mktemp("Prüf stand"))
    os.makedirs(os.path.join(folder, "packaging", "requirements"))
    os.makedirs(os.path.join(folder, "dupfinder"))
    for name in ("run.py", "bootstrap.py"):
        shutil.copy(os.path.join(top, "packaging", name), os.path.join(folder, "packaging"))
    write(os.path.join(folder, "packaging", "requirements", "runtime.txt"), "# nothing\n")
    write(os.path.join(folder, "dupfinder", "__init__.py"), "")
    write(os.path.join(folder, "dupfinder", "__main__.py"), PROGRAM)
    return folder


@pytest.fixture(scope="module")
def borrowed_environment(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return an environment to copy: making one takes seconds."""
    folder = str(tmp_path_factory.mktemp("environment"))
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return folder


@pytest.fixture
def checkout(fresh: str, borrowed_environment: str) -> str:
    """Return a checkout as `fresh`, set up by a first run."""
    shutil.copytree(borrowed_environment, os.path.join(fresh, ".venv"), symlinks=True)
    first = start(fresh, "formats")
    assert first.returncode == 3, first.stderr
    return fresh


def write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def start(checkout: str, *arguments: str, cwd: str | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, os.path.join(checkout, "packaging", "run.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd or checkout, check=False)


def test_an_environment_left_half_made_is_made_again_once_by_two_runs_at_once(fresh: str) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", os.path.join(fresh, ".venv")], check=True)
    with ThreadPoolExecutor() as pool:
        runs = list(pool.map(lambda _: start(fresh, "formats"), range(2)))
    assert [run.returncode for run in runs] == [3, 3], runs
    assert sum("Making a Python" in run.stderr and "MB" in run.stderr for run in runs) == 1


def test_once_set_up_the_program_is_only_started(checkout: str, tmp_path: str) -> None:
    run = start(checkout, "scan", "a folder", "--json", "-", cwd=str(tmp_path))
    assert (run.returncode, run.stderr) == (3, "")
    assert json.loads(run.stdout) == {  # nothing else is on standard output
        "arguments": ["scan", "a folder", "--json", "-"],
        "prefix": os.path.join(checkout, ".venv"),
        "from_here": False,
        "file": os.path.join(checkout, "dupfinder", "__main__.py"),
    }


def test_a_changed_lock_file_is_installed_into_the_same_environment(checkout: str) -> None:
    write(os.path.join(checkout, "packaging", "requirements", "runtime.txt"), "# still nothing\n")
    again = start(checkout, "formats")
    assert again.returncode == 3
    assert "Installing" in again.stderr
    assert "Making a Python" not in again.stderr
    assert "MB" not in again.stderr  # only for a new environment something large is fetched


def test_P2_packages_without_a_hash_are_refused(checkout: str) -> None:
    write(os.path.join(checkout, "packaging", "requirements", "runtime.txt"), "wheel\n")
    run = start(checkout, "formats")
    assert (run.returncode, run.stdout) == (2, "")
    assert "could not be installed" in run.stderr


def test_a_moved_checkout_runs_its_own_code(checkout: str) -> None:
    moved = checkout + " moved"
    shutil.move(checkout, moved)
    said = json.loads(start(moved, "formats").stdout)
    assert said["file"] == os.path.join(moved, "dupfinder", "__main__.py")


def test_a_folder_in_the_way_of_the_environment_is_left_alone(fresh: str) -> None:
    precious = os.path.join(fresh, ".venv", "precious.txt")
    os.makedirs(os.path.dirname(precious))
    write(precious, "mine")
    run = start(fresh, "formats")
    assert run.returncode == 2
    assert "no Python environment" in run.stderr
    assert os.path.exists(precious)


def test_a_checkout_that_cannot_be_written_uses_the_cache_folder(
    fresh: str, bootstrap: ModuleType, borrowed_environment: str, tmp_path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME", str(tmp_path))
    cached = bootstrap.environments(fresh)[1].folder
    assert cached.startswith(os.path.join(str(tmp_path), "dupfinder", "environment-"))
    shutil.copytree(borrowed_environment, cached, symlinks=True)
    run = subprocess.run(
        [*read_only(fresh), sys.executable, os.path.join(fresh, "packaging", "run.py"), "formats"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 3, run.stderr
    said = json.loads(run.stdout)
    assert said["prefix"] == cached
    assert said["file"] == os.path.join(fresh, "dupfinder", "__main__.py")


def read_only(folder: str) -> list[str]:
    """Return what to put before a command to run it where the folder cannot be written, not even by root."""
    mount = 'mount --bind "$0" "$0"; mount -o remount,bind,ro "$0"; exec "$@"'
    become_root = [] if os.geteuid() == 0 else ["--map-root-user"]
    prefix = ["unshare", *become_root, "--mount", "sh", "-euc", mount, folder]
    if shutil.which("unshare") is None or subprocess.run([*prefix, "true"], check=False).returncode != 0:
        pytest.skip("this machine allows no mounts of one's own")
    return prefix


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], []),
        (["gui", "folder"], ["gui", "folder"]),
        (["folder", "another"], ["scan", "folder", "another"]),
        (["folder", "--json", "-"], ["scan", "folder", "--json", "-"]),
        (["./scan"], ["scan", "./scan"]),
        (["compare", "a", "b"], ["compare", "a", "b"]),
        (["--version"], ["--version"]),
    ],
)
@pytest.mark.usefixtures("bootstrap")
def test_paths_alone_mean_a_scan(script: Callable[[str], ModuleType], given: list[str], expected: list[str]) -> None:
    assert script("run").command_line(given) == expected


@pytest.mark.usefixtures("bootstrap")
def test_every_command_of_dupfinder_is_passed_on(script: Callable[[str], ModuleType]) -> None:
    with pytest.raises(UsageError) as caught:
        parse(["no-such-command"])
    choices = re.search(r"choose from ([^)]*)\)", str(caught.value))
    assert choices is not None
    assert {choice.strip("'") for choice in choices[1].split(", ")} == script("run").COMMANDS


@pytest.mark.parametrize("name", ["run", "test"])
def test_an_older_python_is_answered_with_one_sentence(top: str, name: str) -> None:
    path = os.path.join(top, "packaging", f"{name}.py")
    with open(path, encoding="utf-8") as file:
        ast.parse(file.read(), feature_version=(3, 7))  # a syntax error would come before any sentence
    pretend = f"import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_path({path!r}, run_name='__main__')"
    run = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr == "DupFinder needs Python 3.11 or newer; this is Python 3.9.\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux takes libraries from the system")
def test_qt_that_loads_is_told_from_qt_that_does_not(bootstrap: ModuleType) -> None:
    environment = bootstrap.Environment(sys.prefix)
    assert bootstrap.qt_problem(environment, ("offscreen",)) is None
    assert "libqnowhere.so" in bootstrap.qt_problem(environment, ("nowhere",))


@pytest.mark.parametrize(
    ("programs", "said"),
    [
        (
            ("apt-get", "sudo"),
            "run, or ask whoever may use sudo on this computer for: sudo {} update && sudo {} install",
        ),
        (("apt-get",), "ask whoever is root on this computer for: {} update && {} install"),
    ],
)
def test_without_root_the_missing_packages_are_named_in_one_line(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, programs: tuple[str, ...], said: str
) -> None:
    monkeypatch.setattr(bootstrap, "root_prefix", lambda: None)
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000, raising=False)  # Windows has none
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: name if name in programs else None)
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.provide(("libgl1", "libegl1"), why="Qt cannot be loaded")
    line = f"{said.replace('{}', 'apt-get')} --no-install-recommends libgl1 libegl1"
    assert str(caught.value) == f"Qt cannot be loaded; {line}"


@pytest.mark.skipif(shutil.which("apt-get") is None, reason="only Debian and its relatives have apt-get")
def test_of_what_only_some_tests_use_packages_that_the_system_lacks_are_left_out(
    bootstrap: ModuleType, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is installed is enough to know: the lists of all packages would take seconds to read.
    folder = tmp_path_factory.mktemp("apt")
    write(str(folder / "apt.conf"), f'Dir::State::lists "{folder}"; Dir::Cache {{ pkgcache ""; srcpkgcache ""; }};')
    monkeypatch.setenv("APT_CONFIG", str(folder / "apt.conf"))
    assert bootstrap.offered(("bash", "no-such-package-of-any-system")) == ("bash",)
    assert bootstrap.offered(("no-such-package-of-any-system",)) == ("no-such-package-of-any-system",)


def test_where_there_is_no_apt_the_debian_packages_are_named(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: str
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.provide(("libgl1",), why="Qt cannot be loaded")
    assert str(caught.value) == "Qt cannot be loaded; install what Debian has in: libgl1"
