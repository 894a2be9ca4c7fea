"""The walk on real folders: what is found, what is left out, what is reported."""

import errno
import os
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import Cancelled, SourceError, UsageError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.walk import WalkResult, walk, walker
from this_system import not_on_windows

# Python's own os.walk is the slow and obvious twin wherever a test asks "what is there".


def walked(*sources: Path | str, references: tuple[Path, ...] = (), **options: object) -> WalkResult:
    chosen = ScanOptions(
        sources=tuple(str(source) for source in sources),
        references=tuple(str(reference) for reference in references),
        **options,  # type: ignore[arg-type]  # the tests name fields of ScanOptions
    )
    return walk(chosen, token=CancelToken(), counters=ProgressCounters())


def names(result: WalkResult, below: Path) -> list[str]:
    return [os.path.relpath(entry.path, below).replace(os.sep, "/") for entry in result.files]


def write(path: Path, content: str = "text") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    return path


@pytest.fixture
def open_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give a folder that any user may look into: pytest's own are for their owner only."""
    base = tmp_path_factory.getbasetemp()
    closed = [folder for folder in (base, *base.parents) if not folder.stat().st_mode & 0o001]
    modes = [folder.stat().st_mode for folder in closed]
    for folder in closed:
        folder.chmod(0o711)
    folder = base / "open"
    folder.mkdir(exist_ok=True)
    folder.chmod(0o777)
    yield folder
    for folder, mode in zip(closed, modes, strict=True):
        folder.chmod(mode)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Run as nobody where the tests run as root, because root may read everything."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_every_regular_file_is_found_once_in_the_order_of_paths(tmp_path: Path) -> None:
    for name in ("b/two.txt", "a/one.txt", "a b/three.txt", "a/deep/er/four.txt", "Z.txt"):
        write(tmp_path / name)
    result = walked(tmp_path)
    expected = sorted(os.path.join(folder, name) for folder, _, found in os.walk(tmp_path) for name in found)
    assert [entry.path for entry in result.files] == expected
    assert [entry.file_id for entry in result.files] == list(range(5))
    assert result.files_seen == 5
    assert result.problems == ()
    assert result.notes == ()


def test_an_entry_says_what_the_file_system_says(tmp_path: Path) -> None:
    path = write(tmp_path / "a.txt", "twelve bytes")
    os.utime(path, ns=(1, 1_234_567_890_123_456_700))
    info = path.stat()
    (entry,) = walked(tmp_path).files
    assert (entry.size_bytes, entry.mtime_ns) == (12, 1_234_567_890_123_456_700)
    assert (entry.device, entry.inode) == (info.st_dev, info.st_ino)


def test_an_empty_file_is_a_problem_only_if_it_was_named(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.touch()
    assert walked(tmp_path).problems == ()
    (problem,) = walked(empty).problems
    assert (problem.path, problem.code, problem.message) == (str(empty), ProblemCode.EMPTY, "The file is empty.")


def test_a_single_file_is_a_source(tmp_path: Path) -> None:
    write(tmp_path / "a.txt")
    write(tmp_path / "b.txt")
    assert names(walked(tmp_path / "a.txt"), tmp_path) == ["a.txt"]


def test_a_relative_source_gives_absolute_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "in" / "a.txt")
    monkeypatch.chdir(tmp_path)
    assert [entry.path for entry in walked("in").files] == [str(path)]


@pytest.mark.parametrize("role", ["source", "reference"])
def test_a_source_that_is_not_there_is_said_before_anything_else(tmp_path: Path, role: str) -> None:
    missing = tmp_path / "missing"
    with pytest.raises(SourceError, match=r"^There is no folder or file .*missing\.$") as caught:
        walked(missing) if role == "source" else walked(tmp_path, references=(missing,))
    assert caught.value.path == str(missing)


def test_a_source_that_is_no_file_or_folder_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SourceError, match="not a folder, and not a file"):
        walked(tmp_path / "pipe")


@not_on_windows("permissions of another kind")
def test_a_source_that_may_not_be_read_is_refused(open_folder: Path) -> None:
    folder = open_folder / "closed-source"
    folder.mkdir()
    secret = write(open_folder / "secret.txt")
    folder.chmod(0)
    secret.chmod(0)
    with without_privileges():
        for path in (folder, secret):
            with pytest.raises(SourceError, match=r"cannot be read: [Pp]ermission denied"):
                walked(path)


@not_on_windows("permissions of another kind")
def test_a_folder_that_may_not_be_read_costs_that_folder_only(open_folder: Path) -> None:
    top = open_folder / "partly-closed"
    write(top / "a.txt")
    write(top / "closed" / "b.txt")
    top.chmod(0o755)
    (top / "closed").chmod(0)
    with without_privileges():
        result = walked(top)
    assert names(result, top) == ["a.txt"]
    (problem,) = result.problems
    assert (problem.path, problem.code) == (str(top / "closed"), ProblemCode.UNREADABLE)
    assert problem.message == "The folder cannot be read: Permission denied."


@not_on_windows("permissions of another kind")
def test_what_may_not_be_read_in_an_excluded_part_of_a_reference_is_no_problem(open_folder: Path) -> None:
    top = open_folder / "partly-excluded"
    write(top / "a.txt")
    write(top / "excluded" / "closed" / "b.txt")
    for folder in (top, top / "excluded"):
        folder.chmod(0o755)
    (top / "excluded" / "closed").chmod(0)
    with without_privileges():
        result = walked(top, references=(top,), excluded=(str(top / "excluded"),))
    assert names(result, top) == ["a.txt"]
    assert result.problems == ()


def test_R2_sockets_and_pipes_are_never_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "a.txt")
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket")
        result = walked(tmp_path)
    assert names(result, tmp_path) == ["a.txt"]
    assert result.files_seen == 1


def test_hidden_files_and_folders_are_found_only_when_asked_for(tmp_path: Path) -> None:
    for name in ("a.txt", ".b.txt", ".folder/c.txt", "~$a.docx"):
        write(tmp_path / name)
    assert names(walked(tmp_path), tmp_path) == ["a.txt"]
    assert names(walked(tmp_path, hidden=True), tmp_path) == [".b.txt", ".folder/c.txt", "a.txt", "~$a.docx"]


def test_a_hidden_source_is_walked_because_it_was_named(tmp_path: Path) -> None:
    write(tmp_path / ".folder" / "c.txt")
    assert names(walked(tmp_path / ".folder"), tmp_path) == [".folder/c.txt"]


@pytest.mark.parametrize(
    "trash", [".Trash", ".Trash-1000", ".Trashes", "$RECYCLE.BIN", "$Recycle.Bin", ".local/share/Trash"]
)
def test_S2_trash_folders_are_never_walked(tmp_path: Path, trash: str) -> None:
    write(tmp_path / "a.txt")
    thrown = write(tmp_path / trash / "files" / "b.txt")
    (tmp_path / "link").symlink_to(thrown.parent)
    assert names(walked(tmp_path, hidden=True, follow_links=True), tmp_path) == ["a.txt"]
    for source in (tmp_path / trash, thrown, tmp_path / "link"):
        with pytest.raises(SourceError, match="Trash folders are never scanned"):
            walked(source)


def test_S2_a_home_trash_elsewhere_is_not_walked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    write(tmp_path / "data" / "Trash" / "files" / "a.txt")
    write(tmp_path / "other" / "Trash" / "b.txt")
    assert names(walked(tmp_path), tmp_path) == ["other/Trash/b.txt"]


def test_sizes_limit_what_is_taken_but_not_what_is_seen(tmp_path: Path) -> None:
    for size in (0, 1, 5, 10):
        write(tmp_path / f"{size}.txt", "x" * size)
    assert names(walked(tmp_path), tmp_path) == ["1.txt", "10.txt", "5.txt"]
    bounded = walked(tmp_path, min_size_bytes=5, max_size_bytes=9)
    assert names(bounded, tmp_path) == ["5.txt"]
    assert bounded.files_seen == 4


def test_include_and_exclude_go_by_the_path_below_the_source(tmp_path: Path) -> None:
    for name in ("a.pdf", "a.txt", "drafts/b.pdf", "drafts/old/c.pdf", "final/drafts.pdf", "final/node_modules/d.pdf"):
        write(tmp_path / name)
    result = walked(tmp_path, include=("*.pdf",), exclude=("drafts/old/**", "node_modules/"))
    assert names(result, tmp_path) == ["a.pdf", "drafts/b.pdf", "final/drafts.pdf"]
    assert names(walked(tmp_path / "drafts", exclude=("drafts/**",)), tmp_path) == ["drafts/b.pdf", "drafts/old/c.pdf"]


@not_on_windows("permissions of another kind")
def test_an_excluded_folder_is_not_looked_into(open_folder: Path) -> None:
    top = open_folder / "with-excluded"
    write(top / "closed" / "b.txt")
    (top / "closed").chmod(0)
    with without_privileges():
        for pattern in ("closed", "closed/", "clo*", "/closed", "closed/**"):
            assert walked(top, exclude=(pattern,)).problems == ()


def test_an_empty_pattern_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="matches nothing"):
        walked(tmp_path, include=("/",))


def test_S1_hard_links_are_one_file_under_its_shortest_name(tmp_path: Path) -> None:
    write(tmp_path / "long-name.txt")
    for name in ("b.txt", "a.txt", "z/a.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        os.link(tmp_path / "long-name.txt", tmp_path / name)
    result = walked(tmp_path)
    (entry,) = result.files
    assert entry.path == str(tmp_path / "a.txt")
    assert entry.other_paths == tuple(str(tmp_path / name) for name in ("b.txt", "long-name.txt", "z/a.txt"))
    assert result.files_seen == 1


def test_S1_a_source_named_twice_gives_each_file_once(tmp_path: Path) -> None:
    write(tmp_path / "a" / "x.txt")
    result = walked(tmp_path / "a", tmp_path / "a" / ".." / "a")
    assert names(result, tmp_path) == ["a/x.txt"]
    assert result.files[0].other_paths == ()
    assert result.notes == (f"{tmp_path / 'a'} was given twice, scanned once.",)


@pytest.mark.parametrize("order", [("", "in"), ("in", ""), ("in/x.txt", ""), ("", "in/x.txt")])
def test_S1_a_source_inside_another_gives_each_file_once(tmp_path: Path, order: tuple[str, str]) -> None:
    top = tmp_path / "top"
    write(top / "in" / "x.txt")
    write(top / "y.txt")
    result = walked(*(top / name for name in order))
    assert names(result, top) == ["in/x.txt", "y.txt"]
    assert all(entry.other_paths == () for entry in result.files)
    inner = top / max(order)
    assert result.notes == (f"Already included: {inner} is in {top}.",)


def test_S1_a_source_through_a_link_gives_each_file_once(tmp_path: Path) -> None:
    write(tmp_path / "folder" / "x.txt")
    (tmp_path / "link").symlink_to("folder")
    result = walked(tmp_path / "folder", tmp_path / "link")
    assert len(result.files) == 1
    assert result.notes == (f"{tmp_path}/folder is the same as {tmp_path}/link, scanned once.",)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may mount")
def test_S1_a_bind_mount_gives_each_file_once(tmp_path: Path) -> None:
    write(tmp_path / "real" / "x.txt")
    (tmp_path / "mounted").mkdir()
    mounted = subprocess.run(
        ["mount", "--bind", tmp_path / "real", tmp_path / "mounted"], check=False, capture_output=True
    )
    if mounted.returncode != 0:
        pytest.skip("this machine does not let root mount")
    try:
        assert names(walked(tmp_path), tmp_path) == ["mounted/x.txt"]
        (entry,) = walked(tmp_path / "mounted", references=(tmp_path / "real",)).files
        assert entry.is_reference
    finally:
        subprocess.run(["umount", tmp_path / "mounted"], check=True)


@pytest.mark.parametrize("kind", ["bindfs", "sshfs"])
@pytest.mark.parametrize("source", ["the folder", "the mount", "a folder in the mount"])
def test_a_folder_that_shows_itself_is_one_problem(tmp_path: Path, kind: str, source: str) -> None:
    folder = tmp_path / "folder"
    write(folder / "x.txt")
    write(folder / "inner" / "y.txt")
    with mounts.seen_again(kind, folder, folder / "inner" / "again") as again:
        named = {"the folder": folder, "the mount": again, "a folder in the mount": again / "inner"}[source]
        result = walked(named, include=("*.txt",))
    assert names(result, folder) == (["inner/y.txt", "x.txt"] if source == "the folder" else [])
    assert [problem.path for problem in result.problems] == [str(again if source == "the folder" else named)]


@pytest.mark.parametrize("kind", ["bindfs", "sshfs"])
def test_a_folder_that_shows_another_is_walked(tmp_path: Path, kind: str) -> None:
    write(tmp_path / "folder" / "x.txt")
    # Longer than the name of the folder that it shows, and not in it.
    with mounts.seen_again(kind, tmp_path / "folder", tmp_path / "folder-again") as again:
        assert names(walked(again), again) == ["x.txt"]


def test_links_are_followed_only_when_asked_for(tmp_path: Path) -> None:
    write(tmp_path / "outside" / "x.txt")
    write(tmp_path / "outside" / "y.txt")
    source = tmp_path / "source"
    source.mkdir()
    (source / "folder").symlink_to(tmp_path / "outside")
    (source / "file.txt").symlink_to(tmp_path / "outside" / "x.txt")
    (source / "dangling").symlink_to(tmp_path / "nothing")
    assert walked(source).files == ()
    result = walked(source, follow_links=True)
    assert names(result, source) == ["../outside/x.txt", "folder/y.txt"]
    # Paths that are no links come first: of a removal's two files, neither may be one (S3).
    assert result.files[0].other_paths == (str(source / "file.txt"), str(source / "folder" / "x.txt"))
    assert result.problems == ()


def test_a_file_is_known_by_its_real_path_before_any_link_to_it(tmp_path: Path) -> None:
    write(tmp_path / "a-rather-long-folder" / "x.txt")
    (tmp_path / "L").symlink_to("a-rather-long-folder")
    (tmp_path / "l.txt").symlink_to("a-rather-long-folder/x.txt")
    (entry,) = walked(tmp_path, follow_links=True).files
    assert entry.path == str(tmp_path / "a-rather-long-folder" / "x.txt")
    assert entry.other_paths == (str(tmp_path / "l.txt"),)


def test_R2_link_loops_end(tmp_path: Path) -> None:
    write(tmp_path / "a" / "x.txt")
    (tmp_path / "a" / "up").symlink_to("..")
    (tmp_path / "a" / "self").symlink_to("self")
    (tmp_path / "b").symlink_to("a")
    result = walked(tmp_path, follow_links=True)
    assert names(result, tmp_path) == ["a/x.txt"]
    assert result.problems == ()


def in_source(tmp_path: Path) -> Path:
    return tmp_path / "top" / "reference"


def around_source(tmp_path: Path) -> Path:
    return tmp_path


def same_as_source(tmp_path: Path) -> Path:
    return tmp_path / "top"


@pytest.mark.parametrize(
    ("reference", "expected"),
    [(in_source, {"r.txt"}), (around_source, {"r.txt", "s.txt"}), (same_as_source, {"r.txt", "s.txt"})],
)
def test_S2_the_reference_role_wins_over_the_source_role(
    tmp_path: Path, reference: Callable[[Path], Path], expected: set[str]
) -> None:
    write(tmp_path / "top" / "reference" / "r.txt")
    write(tmp_path / "top" / "s.txt")
    result = walked(tmp_path / "top", references=(reference(tmp_path),))
    assert {entry.name for entry in result.files if entry.is_reference} == expected
    assert {entry.name for entry in result.files} == {"r.txt", "s.txt"}


def test_S2_a_hidden_source_inside_a_reference_is_a_reference(tmp_path: Path) -> None:
    write(tmp_path / ".hidden" / "r.txt")
    (tmp_path / "link").symlink_to(".hidden")
    for source in (tmp_path / ".hidden", tmp_path / ".hidden" / "r.txt", tmp_path / "link"):
        (entry,) = walked(source, references=(tmp_path,)).files
        assert entry.is_reference


@pytest.mark.parametrize("target", ["reference", "reference/.hidden", "reference/.hidden/r.txt"])
def test_S2_a_link_into_a_reference_leads_to_a_reference(tmp_path: Path, target: str) -> None:
    write(tmp_path / "reference" / ".hidden" / "r.txt")
    write(tmp_path / "source" / "s.txt")
    (tmp_path / "source" / "link").symlink_to(tmp_path / target)
    result = walked(
        tmp_path / "source", references=(tmp_path / "reference",), follow_links=True, hidden=target == "reference"
    )
    assert {entry.name: entry.is_reference for entry in result.files}["s.txt"] is False
    assert any(entry.is_reference for entry in result.files)


def test_S2_a_link_out_of_a_reference_makes_what_it_leads_to_a_reference(tmp_path: Path) -> None:
    write(tmp_path / "source" / "deep" / "s.txt")
    (tmp_path / "reference").mkdir()
    (tmp_path / "reference" / "link").symlink_to(tmp_path / "source")
    result = walked(tmp_path / "source", references=(tmp_path / "reference",), follow_links=True)
    (entry,) = result.files
    assert entry.is_reference
    assert entry.path == str(tmp_path / "source" / "deep" / "s.txt")
    assert result.files_seen == 1


def test_S2_a_hard_link_to_a_reference_is_a_reference_even_if_its_name_there_is_filtered(tmp_path: Path) -> None:
    write(tmp_path / "reference" / "r.old")
    (tmp_path / "source").mkdir()
    os.link(tmp_path / "reference" / "r.old", tmp_path / "source" / "s.txt")
    (entry,) = walked(tmp_path / "source", references=(tmp_path / "reference",), exclude=("*.old",)).files
    assert entry.path == str(tmp_path / "source" / "s.txt")
    assert entry.is_reference


@pytest.mark.parametrize("name", [b"caf\xe9.txt", b"two\nlines.txt", b"\x1b[31mred.txt", b"-rf", b"tab\there"])
def test_R2_names_of_any_bytes_are_found_as_they_are(tmp_path: Path, name: bytes) -> None:
    path = os.path.join(os.fsencode(tmp_path), name)
    with open(path, "wb") as file:
        file.write(b"text")
    for exclude in ((), ("*.pdf",)):
        (entry,) = walked(tmp_path, exclude=exclude).files
        assert os.fsencode(entry.path) == path


@contextmanager
def nested_file(top: Path, *, folder: str, depth: int) -> Iterator[str]:
    """Give the path, too long for a system call, of a file below so many folders; removed again, as pytest cannot."""
    inner = os.open(top, os.O_RDONLY)
    for _ in range(depth):
        os.mkdir(folder, dir_fd=inner)
        outer, inner = inner, os.open(folder, os.O_RDONLY, dir_fd=inner)
        os.close(outer)
    os.close(os.open("x.txt", os.O_CREAT | os.O_WRONLY, dir_fd=inner))
    try:
        yield os.path.join(top, *[folder] * depth, "x.txt")
    finally:
        os.unlink("x.txt", dir_fd=inner)
        for _ in range(depth):
            deeper, inner = inner, os.open("..", os.O_RDONLY, dir_fd=inner)
            os.close(deeper)
            os.rmdir(folder, dir_fd=inner)
        os.close(inner)


@not_on_windows("no descriptors of folders")
@pytest.mark.parametrize(("folder", "depth"), [("n" * 200, 30), ("dd", 2_500)])
def test_R2_paths_longer_than_the_system_takes_are_walked(tmp_path: Path, folder: str, depth: int) -> None:
    for branch in ("1", "2"):
        (tmp_path / branch).mkdir()
    write(tmp_path / "1" / "e" / "y.txt")
    write(tmp_path / "2" / "y.txt")
    with nested_file(tmp_path / "1", folder=folder, depth=depth) as path:
        result = walked(tmp_path, min_size_bytes=0, exclude=("other/*.pdf",))
    assert result.problems == ()
    assert [entry.path for entry in result.files] == sorted([path, f"{tmp_path}/1/e/y.txt", f"{tmp_path}/2/y.txt"])


@pytest.mark.parametrize(
    ("number", "length", "code"),
    [
        (206, 9, ProblemCode.UNREADABLE),
        (3, 260, ProblemCode.UNREADABLE),
        (3, 9, ProblemCode.VANISHED),
        (2, 260, ProblemCode.VANISHED),
    ],
)
def test_what_windows_takes_no_path_of_has_not_vanished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, length: int, code: ProblemCode
) -> None:
    class WindowsError(FileNotFoundError):
        winerror = number

    def refuse(_: object, __: str) -> os.stat_result:
        raise WindowsError(errno.ENOENT, "the words of the system", "/" + "n" * (length - 1))

    write(tmp_path / "a.txt")
    monkeypatch.setattr(walker, "entry_facts", refuse)
    (problem,) = walked(tmp_path).problems
    said = {
        ProblemCode.UNREADABLE: f"The file cannot be read: File name too long (Windows error {number}).",
        ProblemCode.VANISHED: "The file vanished during the scan.",
    }
    assert (problem.code, problem.message) == (code, said[code])


def test_a_cancelled_walk_stops(tmp_path: Path) -> None:
    token = CancelToken()
    token.cancel()
    with pytest.raises(Cancelled):
        walk(ScanOptions(sources=(str(tmp_path),)), token=token, counters=ProgressCounters())


def test_the_counter_rises_with_each_file(tmp_path: Path) -> None:
    for number in range(7):
        write(tmp_path / f"{number}.txt")
    counters = ProgressCounters()
    walk(ScanOptions(sources=(str(tmp_path),)), token=CancelToken(), counters=counters)
    assert counters.sample().done == 7


def test_S10_nothing_is_opened_but_folders(tmp_path: Path) -> None:
    path = write(tmp_path / "a.txt")
    os.utime(path, ns=(10**18, 10**18))
    if path.stat().st_atime_ns != 10**18:
        pytest.skip("times of the last reading cannot be set here")
    walked(tmp_path)
    assert path.stat().st_atime_ns == 10**18


def test_what_macos_shows_as_one_thing_is_not_entered_unless_it_was_named(tmp_path: Path) -> None:
    for name in ("Photos.photoslibrary/originals/a.txt", "Tool.app/Contents/Resources/b.txt", "web.app/c.txt", "d.txt"):
        write(tmp_path / name)
    result = walked(tmp_path)
    assert names(result, tmp_path) == ["d.txt", "web.app/c.txt"]
    (note,) = result.notes
    assert str(tmp_path / "Photos.photoslibrary") in note or str(tmp_path / "Tool.app") in note
    assert names(walked(tmp_path / "Photos.photoslibrary"), tmp_path) != []
