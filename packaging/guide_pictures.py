"""Makes the pictures of the user guide, docs/guide/pictures, from the running program and its sample documents.

`.venv/bin/python packaging/guide_pictures.py [NAME…] [--into FOLDER] [--home FOLDER]`, after packaging/run.py has made
that environment. No display is needed. Without names all pictures are made, which takes about a minute.
They are the same each time, but for the time of day in `watching`.
"""

import argparse
import io
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from dupfinder.gui.comparison.comparison_actions import ViewMode, mode_of
from dupfinder.gui.removal.removal_dialog import RemovalDialog
from dupfinder.gui.sources.source_list import SourceRole
from dupfinder.gui.toolkit.labels import ElidedLabel
from dupfinder.gui.toolkit.theme import ThemeChoice
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.results_page import COPIES_TAB, OVERVIEW_TAB, PROBLEMS_TAB
from picture_window import PictureWindow, picture_application, picture_window
from screenshot import MARKED, SELECTED, show_differences

FOLDER = Path(__file__).parents[1] / "docs" / "guide" / "pictures"
HOME = Path(tempfile.gettempdir()) / "hannah"
"""Some pages show whole paths, so it has to be the same each time."""
MINUTES = "Documents/House/Minutes June, first version.txt"
PDF_LEASE = "Documents/Contracts/Lease Lindenstraße 12.pdf"
DAY_OF_REMOVAL = "2026-07-06T10:00:00+00:00"
DRAFT = Place(0, 2)
"""Where the draft stands among what goes: in the first group, below what stays and an identical copy."""
DIALOGUE = (1200, 720)
COLOURS = 255
Take = Callable[[PictureWindow], QPixmap]


def main() -> int:
    """Make the pictures; return the exit status."""
    parser = argparse.ArgumentParser(description="Make the pictures of the user guide.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(PICTURES)}")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where to save them")
    parser.add_argument("--home", type=Path, default=HOME, metavar="FOLDER", help="made for the pictures, then removed")
    wanted = parser.parse_args()
    unknown = sorted(set(wanted.names) - PICTURES.keys())
    if unknown:
        parser.error(f"there is no picture {', '.join(unknown)}")
    wanted.into.mkdir(parents=True, exist_ok=True)
    application = picture_application()
    try:
        for name in wanted.names or PICTURES:
            with new_home(wanted.home) as home:
                make(name, application, home=home, folder=wanted.into)
    except FileExistsError:
        parser.error(f"{wanted.home} is in the way: it becomes the home of whoever is in the pictures")
    return 0


@contextmanager
def new_home(home: Path) -> Iterator[Path]:
    """Make a home that is not there yet; `FileExistsError` if it is, as it might be somebody's."""
    home.mkdir(mode=0o700)
    try:
        yield home
    finally:
        shutil.rmtree(home)


def make(name: str, application: QApplication, *, home: Path, folder: Path) -> None:
    """Make one picture in a window of its own."""
    theme = ThemeChoice.DARK if name == "dark" else ThemeChoice.LIGHT
    with picture_window(application, home, theme=theme) as stage:
        save(PICTURES[name](stage), folder / f"{name}.png")


def save(picture: QPixmap, path: Path) -> None:
    """Save a picture with a palette: what a window shows has few colours, and the file is a third as large."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    image = Image.open(io.BytesIO(buffer.data().data())).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


# Pictures, in the order of the guide.


def start(stage: PictureWindow) -> QPixmap:
    """The empty window."""
    return stage.window.grab()


def undo(stage: PictureWindow) -> QPixmap:
    """The bar after a removal."""
    remove(stage, MARKED[:1])
    return stage.window.grab(QRect(0, 0, stage.window.width(), 420))


def sources(stage: PictureWindow) -> QPixmap:
    """The list of sources, with all roles."""
    for name in ("Archive", "Documents/Private"):
        (stage.home / name).mkdir()
    stage.window.add_paths([stage.path("Documents"), stage.path("Downloads")])
    stage.window.add_paths([stage.path("Archive")], role=SourceRole.REFERENCE)
    stage.window.add_paths([stage.path("Documents/Private")], role=SourceRole.EXCLUDED)
    stage.settle()
    return stage.window.grab(QRect(0, 0, stage.window.width(), 360))


def results(stage: PictureWindow) -> QPixmap:
    """The list with marks, without the comparison below it."""
    show_differences(stage)
    return stage.window.grab(QRect(0, 0, stage.window.width(), 480))


def pages(stage: PictureWindow) -> QPixmap:
    """A comparison by pages."""
    stage.scan()
    stage.select("Documents/House/Invoice 2026-021.pdf")
    look(stage, ViewMode.PAGES)
    return stage.window.grab(QRect(0, 0, stage.window.width(), 640))


def only_here(stage: PictureWindow) -> QPixmap:
    """What is only in a draft, and which documents have the rest."""
    stage.scan()
    result = stage.window.result
    if result is None:
        raise RuntimeError("There is nothing to search.")
    dialogue = stage.window.make_trace_dialog(stage.path(SELECTED), result)
    return grab_dialogue(stage, dialogue, lambda: not dialogue.is_busy)


def versions(stage: PictureWindow) -> QPixmap:
    """All versions in one table."""
    stage.scan()
    stage.select(MINUTES)
    look(stage, ViewMode.VERSIONS)
    stage.window.results_page.pane.view.versions.differing_box.setChecked(False)
    stage.settle()
    return stage.window.grab(QRect(0, 0, stage.window.width(), 620))


def rules(stage: PictureWindow) -> QPixmap:
    """Choosing by rules, with the preview."""
    stage.scan()
    dialogue = stage.window.results_page.make_rules_dialog()
    return grab_dialogue(stage, dialogue, lambda: dialogue.plan is not None)


def removing(stage: PictureWindow) -> QPixmap:
    """The page before a removal, at a document that is no copy."""
    stage.scan()
    stage.mark([*MARKED, SELECTED])
    dialogue = removal_dialogue(stage)
    dialogue.tree.choose(dialogue.removals.index_of(DRAFT))
    return grab_dialogue(stage, dialogue, lambda: dialogue.removals.losses_are_known)


def history(stage: PictureWindow) -> QPixmap:
    """The history of removals."""
    journal = remove(stage, MARKED)
    text = journal.read_text("utf-8")
    journal.write_text(re.sub(r'("at": ")[^"]+', rf"\g<1>{DAY_OF_REMOVAL}", text), "utf-8")
    dialogue = stage.window.deciding.make_history_dialog()
    return grab_dialogue(stage, dialogue, lambda: dialogue.tree.model().rowCount() > 0)


def overview(stage: PictureWindow) -> QPixmap:
    """The pictures of the result."""
    stage.scan()
    return grab_tab(stage, OVERVIEW_TAB)


def folders(stage: PictureWindow) -> QPixmap:
    """Folders that are copies of each other."""
    stage.scan()
    return grab_tab(stage, COPIES_TAB)


def file_menu(stage: PictureWindow) -> QPixmap:
    """The menu File over the window."""
    stage.scan()
    file, *_ = stage.window.menuBar().findChildren(QMenu)
    picture = stage.window.grab(QRect(0, 0, stage.window.width(), 360))
    file.popup(stage.window.mapToGlobal(stage.window.menuBar().geometry().bottomLeft()))
    stage.application.processEvents()
    paste(picture, file, at=stage.window.menuBar().geometry().bottomLeft().toTuple())
    file.close()
    return picture


def watching(stage: PictureWindow) -> QPixmap:
    """A new document in a watched folder."""
    stage.scan()
    stage.window.actions_.watch.trigger()
    panel = stage.window.watch_panel
    stage.wait_until(lambda: any(label.text().startswith("Watching") for label in panel.findChildren(ElidedLabel)))
    shutil.copy2(stage.path(SELECTED), stage.path("Downloads/Lease for signature.docx"))
    stage.wait_until(lambda: panel.findings.rowCount() > 0)
    stage.settle()
    picture = stage.window.grab()
    stage.window.actions_.watch.trigger()
    return picture


def export(stage: PictureWindow) -> QPixmap:
    """The dialogue for a report."""
    stage.scan()
    result = stage.window.result
    if result is None:
        raise RuntimeError("There is nothing to export.")
    return grab_dialogue(stage, stage.window.reports.make_dialog(result), lambda: True, size=None)


def problems(stage: PictureWindow) -> QPixmap:
    """Documents that could not be read."""
    damage(stage, PDF_LEASE, "Downloads/Tax assessment 2025.pdf")
    (stage.home / "Downloads" / "Bank statement.docx").write_bytes(b"PK\x03\x04 is all that was downloaded")
    stage.scan()
    stage.window.results_page.problem_view.tree.setCurrentIndex(
        stage.window.results_page.problem_view.tree.model().index(0, 0)
    )
    return grab_tab(stage, PROBLEMS_TAB)


def dark(stage: PictureWindow) -> QPixmap:
    """The window in the dark theme."""
    show_differences(stage)
    return stage.window.grab(QRect(0, 0, stage.window.width(), 740))


# What they have in common.


def look(stage: PictureWindow, mode: ViewMode) -> None:
    """Give the comparison all the room, and look at it in one of its ways."""
    actions = stage.window.results_page.pane.view.actions_
    actions.enlarge.trigger()
    next(action for action in actions.modes.actions() if mode_of(action) is mode).trigger()
    stage.settle()


def removal_dialogue(stage: PictureWindow) -> RemovalDialog:
    """Return the page that removes what is marked."""
    dialogue = stage.window.deciding.make_removal_dialog()
    if dialogue is None:
        raise RuntimeError("Nothing can be removed.")
    return dialogue


def remove(stage: PictureWindow, names: Sequence[str]) -> Path:
    """Scan, mark and remove documents; return the journal of the removal."""
    stage.scan()
    stage.mark(names)
    dialogue = removal_dialogue(stage)
    dialogue.open()
    dialogue.start()
    # Not for the bar, which offered the exact copies before. The dialogue closes by itself.
    stage.wait_until(stage.window.undo_bar.undo_button.isVisible)
    journal = Path(str(dialogue.journal_path))
    stage.settle()
    return journal


def damage(stage: PictureWindow, original: str, copy: str) -> None:
    """Write the first half of a document, as a download that was cut short."""
    content = Path(stage.path(original)).read_bytes()
    Path(stage.path(copy)).write_bytes(content[: len(content) // 2])


def grab_tab(stage: PictureWindow, tab: int) -> QPixmap:
    """Show one of the tabs over the results, and take a picture of the window when it is ready."""
    stage.window.results_page.tabs.setCurrentIndex(tab)
    stage.settle()
    return stage.window.grab()


def grab_dialogue(
    stage: PictureWindow, dialogue: QWidget, is_ready: Callable[[], bool], *, size: tuple[int, int] | None = DIALOGUE
) -> QPixmap:
    """Show a dialogue in this size or its own, wait until it has what it shows, and take a picture of it alone."""
    if size is not None:
        dialogue.resize(*size)
    dialogue.show()
    stage.wait_until(is_ready)
    stage.settle()
    picture = dialogue.grab()
    dialogue.close()
    return picture


def paste(picture: QPixmap, widget: QWidget, *, at: tuple[int, int]) -> None:
    """Draw a widget of its own window onto a picture."""
    painter = QPainter(picture)
    painter.drawPixmap(*at, widget.grab())
    painter.end()


PICTURES: Mapping[str, Take] = {
    take.__name__.replace("_", "-"): take
    for take in (
        *(start, undo, sources, results, only_here, pages, versions, rules, removing, history),
        *(overview, folders, file_menu, watching, export, problems, dark),
    )
}

if __name__ == "__main__":
    sys.exit(main())
