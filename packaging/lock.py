"""Writes the lock files in packaging/requirements again: `python packaging/lock.py [--upgrade]`; needs `uv`.

Without `--upgrade` every version stays that still fits pyproject.toml. The files hold names, versions and hashes only:
no index, host or path of the machine that wrote them.
"""

import os
import subprocess
import sys

PACKAGING = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(PACKAGING)
OLDEST_PYTHON = "3.11"


def write_lock(
    name: str,
    *,
    groups: tuple[str, ...] = (),
    extras: tuple[str, ...] = (),
    constraints: tuple[str, ...] = (),
    upgrade: bool,
) -> None:
    """Resolve the project with these groups and extras for every platform, and write the lock file of that name."""
    command = ["uv", "pip", "compile", "--no-config", "--quiet", "--universal", "--python-version", OLDEST_PYTHON]
    # One version for every Python, so that what is tested on one is what runs on another.
    command += ["--fork-strategy", "fewest", "--generate-hashes", "--no-annotate", "--no-header"]
    command += [f"--group={group}" for group in groups]
    command += [f"--extra={extra}" for extra in extras]
    command += [f"--constraints={lock_file(other)}" for other in constraints]
    command += [*(["--upgrade"] if upgrade else []), f"--output-file={lock_file(name)}", "pyproject.toml"]
    # Indexes of this machine may hold other builds than the public one, whose hashes nobody else could get.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    subprocess.run(command, check=True, cwd=TOP, env=environment, stdout=subprocess.DEVNULL)


def lock_file(name: str) -> str:
    """Return the path of the lock file of that name."""
    return os.path.join(PACKAGING, "requirements", f"{name}.txt")


def main() -> int:
    """Write all lock files; the first one binds the others, so that a package has one version in all of them."""
    upgrade = "--upgrade" in sys.argv[1:]
    write_lock("test", groups=("test",), extras=("ocr", "djvu", "cluster"), upgrade=upgrade)
    write_lock("runtime", constraints=("test",), upgrade=upgrade)
    write_lock("ocr", extras=("ocr",), constraints=("test",), upgrade=upgrade)
    write_lock("djvu", extras=("djvu",), constraints=("test",), upgrade=upgrade)
    write_lock("cluster", extras=("cluster",), constraints=("test",), upgrade=upgrade)
    write_lock("bundle", groups=("bundle",), extras=("djvu",), constraints=("test",), upgrade=upgrade)
    return 0


if __name__ == "__main__":
    sys.exit(main())
