import os
import subprocess
import sys
import zipfile

import pytest

import dupfinder


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
    assert not [name for name in names if not name.startswith(("dupfinder/", info))]


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
    question = "from dupfinder.gui.toolkit.resources import resource_path; print(resource_path('icons/app.svg'))"
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
