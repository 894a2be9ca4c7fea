import os
import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = {"runtime": (), "test": ("test",), "bundle": ("bundle",), "ocr": (), "djvu": (), "cluster": ()}


def project(top: str) -> dict[str, dict[str, list[str]]]:
    with open(os.path.join(top, "pyproject.toml"), "rb") as file:
        loaded: dict[str, dict[str, list[str]]] = tomllib.load(file)
    return loaded


def locked(top: str, name: str) -> dict[str, str]:
    """Return name → version of a lock file; fail on any line that is not `name==version … --hash=sha256:…`."""
    with open(os.path.join(top, "packaging", "requirements", f"{name}.txt"), encoding="utf-8") as file:
        lines = file.read().replace("\\\n", " ").splitlines()
    versions = {}
    for line in lines:
        match = re.fullmatch(r"([a-z0-9-]+)==([0-9.]+)( ; [^:@]+?)?((?: +--hash=sha256:[0-9a-f]{64})+)", line)
        assert match is not None, line
        assert match[1] not in versions, line
        versions[match[1]] = match[2]
    return versions


@pytest.mark.parametrize("name", LOCKS)
def test_P2_a_lock_file_pins_all_that_the_project_asks_for(top: str, name: str) -> None:
    versions = locked(top, name)
    asked = list(project(top)["project"]["dependencies"])
    for group in LOCKS[name]:
        asked += project(top)["dependency-groups"][group]
    for line in asked:
        requirement = Requirement(line)
        assert versions[canonicalize_name(requirement.name)] in requirement.specifier, line


def test_a_package_has_one_version_in_all_lock_files(top: str) -> None:
    pins = {pin for name in LOCKS for pin in locked(top, name).items()}
    assert len(pins) == len({name for name, _ in pins})


def test_the_build_backend_is_the_locked_one(top: str) -> None:
    (line,) = project(top)["build-system"]["requires"]
    assert line == f"hatchling=={locked(top, 'test')['hatchling']}"
