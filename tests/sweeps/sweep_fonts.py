"""Runs the tests of layouts under the fonts that people's desktops have: nothing may be cut, covered or without room.

    python tests/sweeps/sweep_fonts.py [--font FAMILY] [ARGUMENT OF PYTEST…]

Each family in turn is the one that the window draws with; a wide and a narrow one are among them. Debian has them in
fonts-dejavu-core, fonts-noto-core, fonts-liberation, fonts-cantarell; fontconfig has to be there. Ends with 1 if tests
failed under one of them, or one is not installed. Other tests of the window can be named, such as `tests/gui/removal`.
"""

import argparse
import os
import subprocess
import sys
import tempfile

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FAMILIES = (
    "DejaVu Sans",
    "Noto Sans",
    "Liberation Sans",
    "Cantarell",
    "DejaVu Sans Mono",  # a fifth wider than the widest of those
    "Liberation Sans Narrow",
)
TESTS = ("tests/gui/window/test_layouts.py", "tests/gui/deciding/test_rules_dialog.py")


def main() -> int:
    """Return 1 if the tests failed under one of the families, or it is not there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--font", action="append", metavar="FAMILY", help="only this one; repeatable")
    chosen, arguments = parser.parse_known_args()
    failed = [family for family in chosen.font or FAMILIES if not passes(family, arguments or list(TESTS))]
    print(f"Failed: {', '.join(failed) or 'none'}")
    return int(bool(failed))


def passes(family: str, arguments: list[str]) -> bool:
    """Return whether the tests pass where the window draws with this family."""
    print(f"── {family}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "fonts.conf")
        with open(path, "w", encoding="utf-8") as file:
            file.write(configuration(family, folder))
        variables = {**os.environ, "FONTCONFIG_FILE": path, "QT_QPA_PLATFORM": "offscreen"}
        match = ["fc-match", "--format=%{family}", "sans-serif"]
        found = subprocess.run(match, env=variables, capture_output=True, text=True, check=True).stdout
        if family not in found.split(","):
            print(f"not installed: {found} would be drawn with instead")
            return False
        tests = [sys.executable, "-m", "pytest", "--quiet", *arguments]
        return subprocess.run(tests, cwd=TOP, env=variables, check=False).returncode == 0


def configuration(family: str, folder: str) -> str:
    """Return a configuration in which whoever asks for no font in particular gets this one."""
    kinds = "".join(
        f'<match><test name="family" compare="eq"><string>{kind}</string></test>'
        f'<edit name="family" mode="assign" binding="strong"><string>{family}</string></edit></match>'
        for kind in ("sans", "sans-serif", "Sans Serif")
    )
    return f"<fontconfig><dir>/usr/share/fonts</dir>{kinds}<cachedir>{folder}</cachedir></fontconfig>"


if __name__ == "__main__":
    sys.exit(main())
