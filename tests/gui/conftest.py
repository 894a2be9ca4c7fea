"""Real documents, a window with settings of its own, and the watch over what a test leaves behind."""

import gc
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
import reportlab
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable, VerifiedPair
from dupfinder.domain.result import ScanResult
from dupfinder.extract import office
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.pipeline import ScanControl, scan

CLAUSES = (
    "This agreement is made between the Supplier and the Contractor who is named in the first annex of it.",
    "The Supplier delivers the goods on working days between eight and sixteen hours to the given address.",
    "The Contractor pays each invoice within thirty days of its receipt, without any deduction whatsoever.",
    "Either party may end this agreement with a notice of three months to the end of a calendar quarter.",
    "The Supplier warrants that the goods are free of defects at the time at which they are handed over.",
    "Confidential information is used only for the purposes of this agreement and for five years after it.",
    "Changes of this agreement need the written form, and so does any change of this very clause of it.",
    "The place of jurisdiction is the seat of the Supplier, and the law of that country is to be applied.",
)

DEJAVU, ANY = "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts"
FONTS = DEJAVU if os.path.isdir(DEJAVU) else os.path.join(os.path.dirname(reportlab.__file__), "fonts")


@pytest.fixture
def with_office() -> None:
    """Let LibreOffice make pages; a test that does not ask for it is the same wherever it runs."""


@pytest.fixture(autouse=True)
def _without_office(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "with_office" not in request.fixturenames:
        monkeypatch.setattr(office, "office_program", lambda: None)


def pytest_configure(config: pytest.Config) -> None:
    """Keep Qt off the screen unless a test asks for one."""
    config.addinivalue_line("markers", "xvfb: needs Xvfb, xdotool and openbox")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if os.name == "nt":  # off the screen it has no fonts of the system either
        os.environ.setdefault("QT_QPA_FONTDIR", FONTS)
    if sys.platform.startswith("linux") and "FONTCONFIG_FILE" not in os.environ:
        folder = tempfile.mkdtemp()
        config.add_cleanup(lambda: shutil.rmtree(folder))
        os.environ["FONTCONFIG_FILE"] = configure_fonts(folder)


def configure_fonts(folder: str) -> str:
    """Have every machine draw with letters of the same size; return the file that says so.

    They are those of DejaVu, which the setup of the tests installs, or of its predecessor, which ReportLab brings: that
    one has Latin letters only, so that other fonts of the machine have to help out.
    """
    folders = [DEJAVU] if FONTS == DEJAVU else [FONTS, ANY]
    names = "<family>DejaVu Sans</family><family>Bitstream Vera Sans</family>"
    lines = [f"<dir>{escape(each)}</dir>" for each in folders]
    lines += [
        f"<alias><family>{kind}</family><prefer>{names}</prefer></alias>"
        for kind in ("sans", "sans-serif", "Sans Serif")
    ]
    path = os.path.join(folder, "fonts.conf")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"<fontconfig>{''.join(lines)}<cachedir>{escape(folder)}</cachedir></fontconfig>")
    return path


def pytest_itemcollected(item: pytest.Item) -> None:
    """Forgive the one thing that Qt's offscreen platform says about every window with a least size."""
    item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True))


def write_samples(folder: Path) -> dict[str, str]:
    """Make documents: two identical ones, an edited one, one that is alone, one that is damaged."""
    (folder / "old").mkdir(parents=True)
    text = "\n".join(CLAUSES * 4) + "\n"
    edited = text.replace("thirty days", "fourteen days", 1).replace("three months", "six weeks", 2)
    edited = edited.replace("Confidential", "Secret", 1)
    paths = {
        "final": folder / "contract.txt",
        "copy": folder / "contract (1).txt",
        "old": folder / "old" / "contract.txt",
    }
    paths["final"].write_text(text)
    paths["copy"].write_text(text)
    paths["old"].write_text(edited)
    (folder / "poem.txt").write_text("Nothing here resembles anything that stands in one of the other documents. " * 5)
    (folder / "broken.pdf").write_bytes(b"%PDF-1.7\nthis is no PDF at all")
    return {"folder": str(folder)} | {name: str(path) for name, path in paths.items()}


@pytest.fixture
def samples(tmp_path: Path) -> dict[str, str]:
    """Make documents that one test may change."""
    return write_samples(tmp_path / "documents")


@pytest.fixture(scope="session")
def shared_samples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Make documents that no test changes."""
    return write_samples(tmp_path_factory.mktemp("shared") / "documents")


@pytest.fixture(scope="session")
def shared_result(shared_samples: dict[str, str]) -> ScanResult:
    """Scan them once for all."""
    control = ScanControl()
    options = ScanOptions(sources=(shared_samples["folder"],))
    return replace(scan(replace(options, use_cache=False), control), options=options)


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    """Give what stands alone the looks that it has in a window."""
    Language(qapp).speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    theme = Theme(qapp)
    theme.dress(qapp)
    return theme


@pytest.fixture
def theme_of_windows(theme: Theme, qapp: QApplication) -> Iterator[Theme]:
    """Leave it to windows to be dressed, as the program does."""
    theme.sheet_changed.disconnect(qapp.setStyleSheet)
    qapp.setStyleSheet("")
    yield theme
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # else windows are dressed once more, to go
    theme.dress(qapp)


@pytest.fixture
def wording(theme: Theme) -> Wording:
    return Wording(theme)


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a home with a trash, settings and a cache below the folder of the test."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))


@pytest.fixture
def make_window(
    qtbot: QtBot, theme_of_windows: Theme, settings: QSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], MainWindow]]:
    """Make windows that share settings and have folders of their own; each has to close cleanly."""
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(settings, theme_of_windows)
        windows.append(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield make
    for window in windows:
        qtbot.waitUntil(lambda window=window: window.bridge.is_scanning or not window.is_busy, timeout=60_000)  # type: ignore[misc] # bound now
        assert window.close()
        window.end()
        window.deleteLater()
    theme_of_windows.choose(ThemeChoice.SYSTEM)


@pytest.fixture
def window(make_window: Callable[[], MainWindow]) -> MainWindow:
    return make_window()


@pytest.fixture(autouse=True)
def nothing_is_left(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001 - it has to exist first
    """Fail a test that leaves a widget or a thread behind."""
    threads = set(threading.enumerate())
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    gc.collect()
    assert [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()] == []
    end_s = time.monotonic() + 10
    while (left := set(threading.enumerate()) - threads) and time.monotonic() < end_s:
        time.sleep(0.02)
    assert left == set()


@pytest.fixture
def make_document() -> Callable[..., Document]:
    """Make documents that exist only as records."""
    numbers = iter(range(10_000_000))

    def make(
        path: str,
        *,
        size_bytes: int = 1_000,
        day: int = 0,
        is_reference: bool = False,
        format_: str = "txt",
        metadata: Metadata | None = None,
    ) -> Document:
        number = next(numbers)
        entry = FileEntry(
            file_id=FileId(number),
            path=path,
            size_bytes=size_bytes,
            mtime_ns=(1_772_600_000 + day * 86_400) * 10**9,
            device=1,
            inode=number,
            is_reference=is_reference,
        )
        return Document(
            entry=entry,
            format=format_,
            content_digest=bytes(32),
            word_count=120,
            text_digest=bytes(32),
            metadata=metadata or Metadata(),
        )

    return make


@pytest.fixture
def make_group() -> Callable[..., DuplicateGroup]:
    """Make a group of documents; the first is the keeper, the others resemble it by the given shares.

    Those that are near it differ from it only in `only`.
    """

    def make(*documents: Document, shares: tuple[float, ...] = (), only: tuple[Variable, ...] = ()) -> DuplicateGroup:
        padded = (*shares, *[1.0] * len(documents))
        members = [Member(document=documents[0], relation=None, similarity=1.0, hamming_bits=0)]
        for document, share in zip(documents[1:], padded, strict=False):
            relation = Relation.IDENTICAL if share == 1 else Relation.NEAR
            members.append(
                Member(
                    document=document,
                    relation=relation,
                    similarity=share,
                    hamming_bits=3,
                    differs_only_in=only if relation is Relation.NEAR else (),
                )
            )
        return DuplicateGroup(group_id=documents[0].entry.file_id, members=tuple(members))

    return make


@pytest.fixture
def make_container() -> Callable[..., Container]:
    """Make a container with one part, 97 % of which is inside, and which differs only in `only`."""

    def make(container: Document, part: Document, *, only: tuple[Variable, ...] = ()) -> Container:
        pair = VerifiedPair(
            a=part,
            b=container,
            relation=Relation.CONTAINED,
            similarity=0.3,
            a_in_b=0.97,
            b_in_a=0.2,
            hamming_bits=20,
            differs_only_in=only,
        )
        return Container(container=container, pairs=(pair,))

    return make


@pytest.fixture
def records_page(qtbot: QtBot, wording: Wording) -> Iterator[ResultsPage]:
    """Make a page for results that exist only as records: nothing is compared, for there is nothing to read."""
    page = ResultsPage(wording, Icons(QApplication.palette(), wording), BackgroundJobs(wording))
    page.tree.chosen.disconnect(page._compare)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    qtbot.waitExposed(page)
    yield page
    page.pane.close_readers()


@pytest.fixture
def page_loader(qapp: QObject, qtbot: QtBot) -> Iterator[PageLoader]:
    """Make a loader of pages with real workers."""
    jobs = BackgroundJobs(qapp)
    made = PageLoader(jobs)
    yield made
    made.close()
    qtbot.waitUntil(lambda: not jobs.is_busy, timeout=60_000)
    jobs.deleteLater()
