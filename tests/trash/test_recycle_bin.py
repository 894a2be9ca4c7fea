"""The recycle bin of Windows: the shell's own, where there is one, and a twin of it that can be made to fail."""

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import recycle_bin, windows
from dupfinder.trash.applying import apply_with
from dupfinder.trash.facts import facts_of, give_facts
from dupfinder.trash.places import NoPlaceError, RefusedError
from dupfinder.trash.system import NativeTrash
from dupfinder.trash.undoing import undo_with
from removal_samples import plan_of, write_copies

pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="only Windows has a recycle bin")

KEEPS, KEEPS_NOTHING, LIES, IS_SILENT, FAILS = range(5)
TWIN = os.environ.get("DUPFINDER_TEST_FILE_OPERATION", "")
"""The library that packaging/test_windows.py makes of tests/support/file_operation_twin.c."""

Send = Callable[[str], str | None]


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    (tmp_path / "bin").mkdir()
    return tmp_path / "bin"


@pytest.fixture
def sender(bin_folder: Path) -> Callable[[int], Send]:
    """Give what throws into the bin by a twin of some manner."""
    if not TWIN:
        pytest.skip("the twin of the shell's operation was not made; packaging/test_windows.py makes it")
    make = ctypes.CDLL(TWIN).twin_make
    make.restype, make.argtypes = ctypes.c_void_p, (ctypes.c_wchar_p, ctypes.c_int)

    def of(manner: int) -> Send:
        def send(path: str) -> str | None:
            with recycle_bin._apartment():
                operation = make(str(bin_folder), manner)
                try:
                    return recycle_bin.carry_out(operation, path)
                finally:
                    recycle_bin._call(operation, 2)

        return send

    return of


def trash_of(send: Send, bin_folder: Path) -> NativeTrash:
    return NativeTrash(check=lambda _: None, send=send, folders=lambda _: [str(bin_folder)])


def set_rights(path: Path, rights: str) -> None:
    """Give a file the access list that is written so."""
    library = getattr(ctypes, "WinDLL")("advapi32")  # noqa: B009 - only Windows has it
    descriptor = ctypes.c_void_p()
    make = library.ConvertStringSecurityDescriptorToSecurityDescriptorW
    assert make(ctypes.c_wchar_p(rights), 1, ctypes.byref(descriptor), None)
    assert library.SetFileSecurityW(ctypes.c_wchar_p(str(path)), 4, descriptor)


def outcomes(trash: NativeTrash, plan: Plan, journal: str) -> list[Outcome]:
    run = apply_with(trash, plan, choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken())
    return list(run)


def test_S5_the_bin_says_where_a_file_went(
    sender: Callable[[int], Send], folder: Path, bin_folder: Path, journal: str
) -> None:
    kept, *extras = write_copies(folder, ["kept.txt", "a.txt", "ä Ω.txt"])
    trash = trash_of(sender(KEEPS), bin_folder)
    done = outcomes(trash, plan_of(kept, *extras), journal)
    assert [each.status for each in done] == [OutcomeStatus.DONE] * 2
    assert all(each.place and each.place.startswith(str(bin_folder)) for each in done)
    assert [each.status for each in undo_with(trash, journal, token=CancelToken())] == [OutcomeStatus.DONE] * 2
    assert all(path.exists() for path in extras)
    assert list(bin_folder.iterdir()) == []


def test_S5_a_bin_that_would_keep_nothing_gets_nothing(
    sender: Callable[[int], Send], folder: Path, journal: str, bin_folder: Path
) -> None:
    kept, extra = write_copies(folder, ["kept.txt", "extra.txt"])
    with pytest.raises(RefusedError):
        sender(KEEPS_NOTHING)(str(extra))
    assert extra.exists()
    (done,) = outcomes(trash_of(sender(KEEPS_NOTHING), bin_folder), plan_of(kept, extra), journal)
    assert (done.status, done.action) == (OutcomeStatus.DONE, Action.QUARANTINE)
    assert done.place is not None
    assert os.path.exists(done.place)


def test_S5_after_a_document_that_is_lost_no_other_goes(
    sender: Callable[[int], Send], folder: Path, journal: str, bin_folder: Path
) -> None:
    kept, *extras = write_copies(folder, ["kept.txt", "a.txt", "b.txt", "c.txt"])
    done = outcomes(trash_of(sender(LIES), bin_folder), plan_of(kept, *extras), journal)
    assert [each.status for each in done] == [OutcomeStatus.FAILED, OutcomeStatus.SKIPPED, OutcomeStatus.SKIPPED]
    assert [path.exists() for path in extras] == [False, True, True]


def test_S5_an_item_of_which_nothing_is_said_is_looked_for(
    sender: Callable[[int], Send], folder: Path, journal: str, bin_folder: Path
) -> None:
    kept, extra = write_copies(folder, ["kept.txt", "extra.txt"])
    (done,) = outcomes(trash_of(sender(IS_SILENT), bin_folder), plan_of(kept, extra), journal)
    assert done.status is OutcomeStatus.DONE
    assert done.place is not None
    assert os.path.dirname(done.place) == str(bin_folder)


def test_what_the_shell_cannot_take_stays(
    sender: Callable[[int], Send], folder: Path, journal: str, bin_folder: Path
) -> None:
    kept, extra = write_copies(folder, ["kept.txt", "extra.txt"])
    (done,) = outcomes(trash_of(sender(FAILS), bin_folder), plan_of(kept, extra), journal)
    assert done.status is OutcomeStatus.FAILED
    assert "0x80070020" in (done.message or "")
    assert extra.exists()


def test_the_real_bin_gives_back_what_it_took(folder: Path) -> None:
    (extra,) = write_copies(folder, ["extra.txt"])
    try:
        recycle_bin.check_is_offered()
        windows.check_bin_keeps(str(extra))
    except NoPlaceError as why:
        pytest.skip(str(why))
    item = recycle_bin.recycle(str(extra))
    assert item is not None
    assert not extra.exists()
    os.rename(item, extra)


def test_S5_a_path_that_the_shell_does_not_take_is_not_sent_to_the_bin(tmp_path: Path) -> None:
    with pytest.raises(NoPlaceError, match="length"):
        windows.check_bin_keeps(str(tmp_path / ("n" * 150) / ("n" * 150)))


def test_who_we_are_is_told_by_a_security_identifier() -> None:
    assert windows.user_sid().startswith("S-1-5-")


def test_O4_a_private_folder_is_ours(tmp_path: Path) -> None:
    windows.make_private_folder(str(tmp_path / "own"), windows.user_sid())
    assert windows.is_owned_by(str(tmp_path / "own"), windows.user_sid())
    assert windows.may_add_files(str(tmp_path / "own"))
    with pytest.raises(FileExistsError):
        windows.make_private_folder(str(tmp_path / "own"), windows.user_sid())


def test_S14_a_document_of_a_private_folder_is_not_replaced_by_a_link_to_one_that_others_may_read(
    folder: Path, journal: str
) -> None:
    kept, extra = write_copies(folder, ["kept.txt", "extra.txt"])
    set_rights(extra, "D:P(A;;FA;;;WD)")
    if windows.access_list(str(extra)) == windows.access_list(str(kept)):
        pytest.skip("wine keeps no access lists of this kind")
    run = apply_with(
        trash_of(lambda _: None, folder),
        plan_of(kept, extra),
        choice=RemovalChoice(action=Action.HARDLINK),
        journal_path=journal,
        dry_run=False,
        token=CancelToken(),
    )
    (done,) = run
    assert done.status is OutcomeStatus.SKIPPED
    assert "Others could then read it" in (done.message or "")


def test_a_file_that_is_marked_as_read_only_can_go_and_keeps_its_mark_if_it_stays(tmp_path: Path) -> None:
    path = tmp_path / "marked.txt"
    path.write_text("text")
    path.chmod(0o400)
    with pytest.raises(ZeroDivisionError), windows.not_read_only(str(path)):
        _ = 1 / 0
    with pytest.raises(PermissionError):
        path.unlink()
    with windows.not_read_only(str(path)):
        path.unlink()
    assert not path.exists()


def test_S14_a_copy_has_the_streams_and_rights_of_what_it_is_a_copy_of(tmp_path: Path) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    for path in (one, other):
        path.write_text("text")
    set_rights(one, "D:P(A;;FA;;;WD)")
    give_facts(str(other), facts_of(str(one)), like=str(one))
    assert windows.access_list(str(other)) == windows.access_list(str(one))
    try:
        Path(f"{one}:Zone.Identifier").write_text("[ZoneTransfer]\nZoneId=3\n")
    except OSError:
        pytest.skip("no streams here, as under wine")
    if windows.streams_of(str(one)) != (":Zone.Identifier",):
        pytest.skip("no streams here, as under wine")
    give_facts(str(other), facts_of(str(one)), like=str(one))
    assert Path(f"{other}:Zone.Identifier").read_text().startswith("[ZoneTransfer]")
