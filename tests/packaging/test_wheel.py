import glob
import os
import subprocess
import sys
import time
import zipfile

import pytest

import dupfinder

SHARED = {
    "applications/dupfinder.desktop",
    "icons/hicolor/scalable/apps/dupfinder.svg",
    "metainfo/org.dupfinder.dupfinder.metainfo.xml",
    "mime/packages/dupfinder.xml",
}


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory, top: str) -> str:
    """Return the path of a wheel built from this checkout."""
    folder = str(tmp_path_factory.mktemp("wheel"))
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    subprocess.run(command, cwd=top, check=True, capture_output=True)
    (name,) = os.listdir(folder)
    return os.path.join(folder, name)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: str) -> str:
    """Return a folder into which that wheel was installed."""
    folder = str(tmp_path_factory.mktemp("installed"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", folder, wheel]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def test_the_wheel_carries_version_licence_and_commands(wheel: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        info = f"dupfinder_documents-{dupfinder.__version__}.dist-info"
        commands = archive.read(f"{info}/entry_points.txt").decode()
    assert f"{info}/licenses/LICENSE" in names
    assert "dupfinder = dupfinder.__main__:main" in commands
    shared = {name for name in names if not name.startswith(("dupfinder/", info))}
    data = f"dupfinder_documents-{dupfinder.__version__}.data/data/share"
    assert shared == {f"{data}/{name}" for name in SHARED}


def test_the_wheel_carries_every_module_and_resource(wheel: str, top: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    for tree, prefix in (("dupfinder", "dupfinder"), ("resources", "dupfinder/_resources")):
        for folder, folders, names in os.walk(os.path.join(top, tree)):
            folders[:] = [name for name in folders if name != "__pycache__" and not name.startswith(".")]
            relative = os.path.relpath(folder, os.path.join(top, tree))
            wanted = {os.path.normpath(os.path.join(prefix, relative, name)).replace(os.sep, "/") for name in names}
            assert wanted <= packed


def test_an_installed_wheel_finds_its_resources(installed: str, tmp_path: str) -> None:
    question = "from dupfinder.domain.file_names import resource_path; print(resource_path('icons/app.svg'))"
    answer = subprocess.run(
        [sys.executable, "-P", "-c", question],
        env={**os.environ, "PYTHONPATH": installed},
        cwd=str(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    path = answer.stdout.strip()
    assert path == os.path.join(installed, "dupfinder", "_resources", "icons", "app.svg")
    assert os.path.isfile(path)


def test_an_installed_wheel_scans(installed: str, top: str, tmp_path: str) -> None:
    with zipfile.ZipFile(os.path.join(top, "resources", "samples.zip")) as samples:
        samples.extractall(os.path.join(str(tmp_path), "samples"))
    run = subprocess.run(
        [*program(installed, "dupfinder"), "scan", "samples"],
        env=home(installed, tmp_path),
        cwd=str(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout.count("Group ")) == (0, 4), run.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals end programs otherwise there")
def test_an_installed_wheel_opens_its_window_and_keeps_the_scan_when_it_is_ended(
    installed: str, top: str, tmp_path: str
) -> None:
    with zipfile.ZipFile(os.path.join(top, "resources", "samples.zip")) as samples:
        samples.extractall(os.path.join(str(tmp_path), "samples"))
    command = [*program(installed, "dupfinder-window"), "--scan", "samples"]
    with subprocess.Popen(
        command, env=home(installed, tmp_path), cwd=str(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as window:
        kept = os.path.join(str(tmp_path), ".local", "**", "*.dupfinder")
        while window.poll() is None and not glob.glob(kept, recursive=True, include_hidden=True):
            time.sleep(0.1)
        window.terminate()
        said, _ = window.communicate()
    assert (window.returncode, b"Traceback" in said) == (0, False), said


def program(installed: str, name: str) -> list[str]:
    """Return how a program of the wheel is started by the Python of the tests, which has what it needs."""
    if os.name == "nt":
        return [os.path.join(installed, "bin", f"{name}.exe")]
    return [sys.executable, "-P", os.path.join(installed, "bin", name)]


def home(installed: str, folder: str) -> dict[str, str]:
    kept = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
    return {**kept, "PYTHONPATH": installed, "HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
