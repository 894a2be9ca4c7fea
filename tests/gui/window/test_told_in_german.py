"""What the core says arrives in the person's language, whichever way it came: by a worker, the cache, a file, a run."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.decisions import Decision, OutcomeStatus, Plan, Verdict
from dupfinder.domain.errors import UsageError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.toolkit.language import Language, core_message
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.store import scan_preset
from dupfinder.store.opening import default_cache_path
from dupfinder.trash import apply, undo
from removal_samples import state_of
from this_system import in_the_bin

MakeWindow = Callable[[], MainWindow]
NO_ZIP = "Word-Dokument beschädigt: kein vollständiges Zip-Archiv."
NAME = "The file is empty. CSV file lies inside.docx"


@pytest.fixture
def german(qapp: QApplication, wording: Wording) -> Iterator[None]:  # noqa: ARG001 - which makes the theme in English
    language = Language(qapp)
    language.choose("de")
    yield
    language.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give documents of which two cannot be read, one with a name that could be two sentences."""
    made = tmp_path / "documents"
    made.mkdir()
    (made / NAME).write_bytes(b"PK\x03\x04 word/document.xml and no more")
    (made / "torn.rtf").write_bytes(b"{\\rtf1 These words come to no")
    (made / "poem.txt").write_text("Nothing here resembles anything in one of the other documents. " * 9)
    return made


def problems(window: MainWindow) -> list[tuple[str, str]]:
    """Return what the page of problems shows of each document."""
    model = window.results_page.problem_tree.problems
    rows = (model.index(row, 0, model.index(group, 0)) for group in range(model.rowCount()) for row in range(9))
    cells = [[str(index.siblingAtColumn(column).data()) for column in (0, 2)] for index in rows if index.isValid()]
    return sorted((name, why) for name, why in cells)


def finish(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=60_000)


@pytest.mark.usefixtures("german")
def test_problems_from_a_worker_the_cache_and_a_session_are_in_german(
    qtbot: QtBot, make_window: MakeWindow, folder: Path, tmp_path: Path
) -> None:
    expected = [(NAME, NO_ZIP), ("torn.rtf", "Das RTF-Dokument ist beschädigt: Sein Ende fehlt.")]
    for _ in range(2):  # the second time what is known of them comes from the cache
        window = make_window()
        window.drop_paths([str(folder)])
        finish(qtbot, window)
        assert problems(window) == expected
    saved = str(tmp_path / "mine.dupfinder")
    with qtbot.waitSignal(window.sessions.keeper.saved, timeout=20_000):
        window.sessions.keeper.save_as(saved)
    other = make_window()
    other.open_paths([saved])
    finish(qtbot, other)
    assert problems(other) == expected


@pytest.mark.usefixtures("german")
def test_notes_and_plans_of_a_scan_are_in_german(qtbot: QtBot, make_window: MakeWindow, folder: Path) -> None:
    (folder / "other.txt").write_text("Words that are compared with others, so that there is something to plan. " * 9)
    window, cache = make_window(), Path(default_cache_path())
    cache.parent.mkdir(parents=True)
    cache.write_bytes(b"no cache at all" * 1_000)
    window.drop_paths([str(folder)])
    finish(qtbot, window)
    said = f"Der Zwischenspeicher war beschädigt. Er heißt jetzt {cache}"
    assert window.notice_bar.text.startswith(said)
    told = "\n".join(map(core_message, window.scanning.search_plans))
    assert "Passagen" in told
    assert not [word for word in ("texts", "pairs", "fingerprints") if word in told]


@pytest.mark.usefixtures("german", "own_folders")
@in_the_bin
def test_what_is_blocked_removed_and_put_back_is_told_in_german(tmp_path: Path, wording: Wording) -> None:
    kept, changed, gone = (tmp_path / f"{name}.txt" for name in ("kept", "changed", "gone"))
    for path in (kept, changed, gone):
        path.write_text("the same text\n" * 100)
    keeper = state_of(kept)
    decisions = [
        Decision(file=state_of(path), verdict=Verdict.REMOVE, reason="newest", relation="identical", kept=keeper)
        for path in (changed, gone)
    ]
    changed.write_text("another text\n")
    journal, words = str(tmp_path / "journal.jsonl"), RemovalWording(wording)
    plan, choice = Plan(decisions=tuple(decisions)), RemovalChoice()
    one, two = apply(plan, choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    assert words.stayed(one) == "Übersprungen: Das Dokument wurde nach der Suche geändert."
    assert two.status is OutcomeStatus.DONE
    assert two.place is not None
    Path(two.place).unlink()
    (lost,) = undo(journal, token=CancelToken())
    assert words.stayed(lost) == (
        "Übersprungen: Es ist nicht mehr im Papierkorb, oder wurde geändert."
        " Eine Kopie des behaltenen Dokuments, mit denselben Bytes, kann es ersetzen."
    )


@pytest.mark.usefixtures("german", "own_folders")
def test_a_preset_with_the_name_of_a_format_keeps_it() -> None:
    with pytest.raises(UsageError) as caught:
        scan_preset("CSV file")
    assert core_message(caught.value.message) == "Keine gespeicherten Einstellungen namens „CSV file“."
