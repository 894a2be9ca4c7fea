"""Makes packaging/screenshot.png, the README's picture, from the running program.

`.venv/bin/python packaging/screenshot.py [FILE] [--dark]`, after packaging/run.py has made that environment. No display
is needed.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from dupfinder.gui.toolkit.theme import ThemeChoice
from picture_window import PictureWindow, picture_application, picture_window

TARGET = Path(__file__).with_name("screenshot.png")
SELECTED = "Documents/Contracts/Lease draft.docx"
MARKED = ("Downloads/Lease Lindenstraße 12 (1).docx", "Documents/House/Invoice 2026-014.pdf")


def main() -> int:
    """Take the picture; return the exit status."""
    parser = argparse.ArgumentParser(description="Make the README's picture.")
    parser.add_argument("file", nargs="?", type=Path, default=TARGET, help="where to save it")
    parser.add_argument("--dark", action="store_true", help="in the dark theme")
    wanted = parser.parse_args()
    theme = ThemeChoice.DARK if wanted.dark else ThemeChoice.LIGHT
    application = picture_application()
    with tempfile.TemporaryDirectory() as home, picture_window(application, Path(home), theme=theme) as stage:
        show_differences(stage)
        saved = stage.window.grab().save(str(wanted.file))
    return 0 if saved else 1


def show_differences(stage: PictureWindow) -> None:
    """Scan the samples in the window and select a draft beside its final version; mark two copies."""
    stage.scan()
    stage.select(SELECTED)
    stage.mark(MARKED)


if __name__ == "__main__":
    sys.exit(main())
