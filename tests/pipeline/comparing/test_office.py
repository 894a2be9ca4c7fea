"""Pages of documents that LibreOffice makes: by the real one where it is installed, and what holds without it."""

import contextlib
import glob
import hashlib
import os
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.extract import office as installed
from dupfinder.extract.office import office_program
from dupfinder.pipeline.comparing import office
from dupfinder.pipeline.comparing.office import Office, has_office_pages
from dupfinder.pipeline.comparing.pages import PageReader
from dupfinder.pipeline.scanning.text_reader import file_entry
from dupfinder.worker import office as worker_office
from dupfinder.worker.confinement import can_confine_program
from dupfinder.worker.office import profile_url, sockets_of
from hostile_files.good_documents import good_documents
from hostile_files.office_writing import opendocument
from hostile_files.zip_writing import zip_of
from sample_documents import Write

WORDS = "these words stand on a page"
GOOD = good_documents(WORDS)
LINK = (
    'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" '
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"'
)
SUPPORT = Path(__file__).parents[2] / "support"

confinable = pytest.mark.skipif(not can_confine_program(), reason="only Linux with Landlock confines other programs")
with_writer = pytest.mark.skipif(not has_office_pages("docx"), reason="LibreOffice Writer is not installed")
with_calc = pytest.mark.skipif(not has_office_pages("xlsx"), reason="LibreOffice Calc is not installed")


@pytest.fixture(autouse=True)
def _own_scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "scratch").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "scratch"))


@pytest.fixture
def reader() -> Iterator[PageReader]:
    with Office() as office, PageReader(office=office) as reader:
        yield reader


def scratch() -> list[str]:
    return glob.glob(os.path.join(tempfile.gettempdir(), "dupfinder-pages-*", "*"))


@pytest.fixture
def sockets(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Return a function that gives the sockets that were left: other tests have LibreOffice running beside this one."""
    remove, folders = worker_office.remove_socket, []

    def note(folder: str) -> None:
        folders.append(folder)
        remove(folder)

    monkeypatch.setattr(worker_office, "remove_socket", note)

    def left() -> list[str]:
        assert folders
        return [path for folder in folders for path in sockets_of(profile_url(folder))]

    return left


def offices() -> list[psutil.Process]:
    """Return the processes of LibreOffice that this one started."""
    found = []
    for child in psutil.Process().children():
        with contextlib.suppress(psutil.Error):
            if child.name() == "soffice.bin":
                found.append(child)
    return found


def words_of(reader: PageReader, path: str, format_name: str) -> str:
    return " ".join(word for page in reader.pages(path, format_name=format_name) for word in page.words)


def odt(content: str) -> bytes:
    return zip_of(opendocument("text", content))


# Without LibreOffice.


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., str]]:
    """Return a function that has a stand-in for LibreOffice do a task, and returns the PDF."""
    program = tmp_path / "office" / "program"
    program.mkdir(parents=True)
    for name in ("soffice.bin", "libswlo.so"):
        (program / name).touch()
    monkeypatch.setattr(installed, "_PLACES", (str(program.parent),))
    monkeypatch.setattr(office, "worker_command", lambda: [sys.executable, str(SUPPORT / "stand_in_office.py")])
    office_program.cache_clear()
    with Office(time_limit_s=20.0) as made:

        def show(task: str, *, asked: Office = made, check: Callable[[], None] = lambda: None) -> str:
            path = tmp_path / f"{task}.docx"
            path.write_text(f"please {task}")
            copy = hashlib.blake2b(path.read_bytes(), digest_size=32).digest(), path.read_bytes()
            return asked.pdf(file_entry(str(path)), "docx", lambda: copy, check)

        yield show
    office_program.cache_clear()


def test_without_libreoffice_nothing_is_offered_and_nothing_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, write: Write
) -> None:
    monkeypatch.setattr(installed, "_PLACES", (str(tmp_path / "nowhere"),))
    office_program.cache_clear()
    try:
        assert not any(has_office_pages(name) for name in ("docx", "xlsx", "pptx", "pdf", ""))
        path = str(write("a.docx", GOOD[".docx"]))
        with Office() as made, PageReader(office=made) as reader, pytest.raises(DocumentError) as raised:
            reader.pages(path, format_name="docx")
        assert str(raised.value) == f"{path}: The Word document has no pages to show."
        assert scratch() == []
    finally:
        office_program.cache_clear()


def test_where_nothing_confines_programs_libreoffice_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "opens", lambda _: True)
    monkeypatch.setattr(office, "can_confine_program", lambda: False)
    assert not has_office_pages("docx")


@confinable
def test_only_what_the_installed_parts_open_is_offered(stand_in: object) -> None:
    assert stand_in is not None
    assert [name for name in ("docx", "odt", "rtf", "doc", "xlsx", "pptx", "pdf", "txt") if has_office_pages(name)] == [
        *("docx", "odt", "rtf", "doc")
    ]


@confinable
@pytest.mark.parametrize("task", ["link", "again", "nothing"])
def test_what_leaves_no_pdf_is_one_sentence_and_not_tried_again(
    stand_in: Callable[..., str], task: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        with pytest.raises(DocumentError) as raised:
            stand_in(task)
        assert raised.value.why == "LibreOffice could not make pages of this document."
        assert raised.value.code is ProblemCode.UNSUPPORTED
        assert scratch() == []
        monkeypatch.setattr(office, "worker_command", lambda: [sys.executable, "-c", "this is not tried"])


def stand_ins() -> list[psutil.Process]:
    """Return the children of this process that stand in for LibreOffice; what has ended is none."""
    found = []
    for child in psutil.Process().children():
        with contextlib.suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
            if "stand_in_office.py" in str(child.cmdline()):
                found.append(child)
    return found


@confinable
def test_R1_H3_one_that_hangs_or_fills_the_disk_is_ended(
    stand_in: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_office, "MOST_SCRATCH_BYTES", 1 << 19)
    for task, limit_s in (("fill", 60.0), ("hang", 1.0)):
        with Office(time_limit_s=limit_s) as made, pytest.raises(DocumentError) as raised:
            stand_in(task, asked=made)
        assert (
            raised.value.why == "LibreOffice needed more time or space for the pages of this document than it may have."
        )
    assert stand_ins() == []
    assert scratch() == []


@confinable
def test_who_gives_up_or_closes_ends_it_at_once(stand_in: Callable[..., str]) -> None:
    def give_up() -> None:
        if scratch():
            raise Cancelled

    with Office() as made, pytest.raises(Cancelled):
        stand_in("hang", asked=made, check=give_up)
    made = Office()
    raised: list[BaseException] = []

    def wait() -> None:
        try:
            stand_in("hang", asked=made)
        except Cancelled as error:
            raised.append(error)

    thread = threading.Thread(target=wait)
    thread.start()
    while not scratch():
        time.sleep(0.01)
    made.close()
    thread.join()
    assert len(raised) == 1
    assert scratch() == []


@confinable
def test_results_are_kept_by_content_within_a_bound(
    stand_in: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = stand_in("write1")
    assert stand_in("write1") == first
    assert stat.S_IMODE(os.stat(os.path.dirname(first)).st_mode) == 0o700
    monkeypatch.setattr(office, "MOST_KEPT_BYTES", 1300)  # two of them
    second = stand_in("write2")
    assert os.path.exists(first)
    third = stand_in("write3")
    assert [os.path.exists(one) for one in (first, second, third)] == [False, True, True]
    assert os.path.exists(stand_in("write1"))  # made again


@confinable
def test_what_a_killed_program_left_is_taken_away_and_nothing_else(
    stand_in: Callable[..., str], tmp_path: Path
) -> None:
    own = Path(stand_in("write1"))
    left = tmp_path / "scratch" / "dupfinder-pages-left"
    folder = left / "tmpx"
    folder.mkdir(parents=True)
    secret = tmp_path / "secret"
    secret.write_text("secret")
    (folder / "link").symlink_to(secret)
    (folder / "folder").symlink_to(tmp_path)
    other = tmp_path / "scratch" / "dupfinder-pages-link"
    other.symlink_to(tmp_path)
    with Office() as made:
        stand_in("write2", asked=made)
        assert not left.exists()
    assert own.exists()
    assert secret.read_text() == "secret"
    assert other.is_symlink()


@confinable
def test_H3_no_scratch_folder_is_a_sentence(stand_in: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere/at all")
    with Office() as made, pytest.raises(DocumentError) as raised:
        stand_in("write1", asked=made)
    assert raised.value.why == office.FAILED


@confinable
@pytest.mark.parametrize("confined", ["yes", "no"])
def test_H3_P1_a_confined_program_changes_its_folder_and_reaches_nothing_else(tmp_path: Path, confined: str) -> None:
    secret = tmp_path / "secret"
    secret.write_text("secret")
    with socket.create_server(("127.0.0.1", 0)) as tcp, socket.socket(socket.AF_UNIX) as local:
        local.bind(str(tmp_path / "listener"))
        local.listen()
        ended = subprocess.run(
            [sys.executable, SUPPORT / "confined_program.py", tmp_path / "own", secret, str(tcp.getsockname()[1])],
            env={**os.environ, "CONFINED": confined, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=False,
        )
    for left in glob.glob("/tmp/dupfinder-test-*"):  # noqa: S108 - where sockets may be made
        os.unlink(left)
    came = dict(line.split(": ") for line in ended.stdout.splitlines())
    done = {name for name, outcome in came.items() if outcome == "done"}
    if confined == "yes":
        assert done == {"write inside", "read inside", "rename inside", "listen"}, ended
        assert len(came) == 21
        assert secret.read_text() == "secret"
    else:  # so all of that can be done where nothing forbids it
        assert done >= {"read", "list", "write", "remove the socket", "tcp", "udp", "connect to a local socket", "fork"}


# With LibreOffice.


@with_writer
@pytest.mark.parametrize("suffix", [".docx", ".odt", ".rtf", ".doc"])
def test_texts_have_pages_with_their_words(
    reader: PageReader, write: Write, suffix: str, sockets: Callable[[], list[str]]
) -> None:
    path = str(write(f"ein Bri\u00e9f %20 \u6587\u4ef6 'x\" $(y){suffix}", GOOD[suffix]))
    format_name = suffix[1:]
    assert WORDS in words_of(reader, path, format_name)
    assert reader.picture(path, 0, width_px=100, format_name=format_name).width_px == 100
    assert sockets() == []


@with_calc
@pytest.mark.parametrize("suffix", [".xlsx", ".ods", ".xls"])
def test_sheets_have_pages_with_their_words(reader: PageReader, write: Write, suffix: str) -> None:
    assert WORDS in words_of(reader, str(write(f"a{suffix}", GOOD[suffix])), suffix[1:])


@with_writer
def test_H2_P1_neither_files_nor_addresses_in_a_document_are_read(reader: PageReader, write: Write) -> None:
    secret = write("secret.odt", odt("<text:p>secretword</text:p>"))
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        address = f"http://127.0.0.1:{server.getsockname()[1]}/picture.png"
        named = "".join(
            f'<text:section text:name="s{number}"><text:section-source {LINK} xlink:href="{target}"/>'
            "<text:p>old</text:p></text:section>"
            f'<text:p><draw:frame {LINK} svg:width="3cm" svg:height="3cm">'
            f'<draw:image {LINK} xlink:href="{target}" xlink:type="simple"/></draw:frame></text:p>'
            for number, target in enumerate((secret.as_uri(), address))
        )
        path = str(write("naming.odt", odt(f"<text:p>ownword</text:p>{named}")))
        found = words_of(reader, path, "odt")
        assert "ownword" in found
        assert "secretword" not in found
        with pytest.raises(BlockingIOError):
            server.accept()


@with_writer
def test_a_document_with_a_password_or_damage_is_not_given_to_libreoffice(reader: PageReader, write: Write) -> None:
    locked = {**opendocument("text", "<text:p>x</text:p>")}
    locked["META-INF/manifest.xml"] = (
        b'<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
        b'<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>'
        b"</manifest:manifest>"
    )
    for name, data, code in (
        ("locked.odt", zip_of(locked), ProblemCode.ENCRYPTED),
        ("damaged.odt", odt("<text:p>x")[:-40], ProblemCode.DAMAGED),
    ):
        with pytest.raises(DocumentError) as raised:
            reader.pages(str(write(name, data)), format_name="odt")
        assert raised.value.code is code, raised.value
        assert scratch() == []


@with_writer
def test_the_persons_own_libreoffice_goes_on_and_its_profile_is_not_touched(
    reader: PageReader, write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    profile = f"file://{home}/.config/own"
    own = subprocess.Popen(
        [str(office_program()), "--headless", "--norestore", f"-env:UserInstallation={profile}"],
        env={**os.environ, "HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        if own.wait(60) == 81:  # its profile is new
            own = subprocess.Popen(own.args, env={**os.environ, "HOME": str(home)}, stderr=subprocess.DEVNULL)
        while not sockets_of(profile):
            time.sleep(0.05)
        own.send_signal(signal.SIGSTOP)  # so whatever changes there now was not its own doing
        monkeypatch.setenv("HOME", str(home))
        seen = {path: path.stat().st_mtime_ns for path in home.rglob("*")}
        home.chmod(0o500)
        assert WORDS in words_of(reader, str(write("a.docx", GOOD[".docx"])), "docx")
        assert {path: path.stat().st_mtime_ns for path in home.rglob("*")} == seen
        own.send_signal(signal.SIGCONT)
        assert own.poll() is None
        assert sockets_of(profile)
    finally:
        home.chmod(0o700)
        own.kill()
        own.wait()
        for left in sockets_of(profile):
            os.unlink(left)


@with_writer
def test_R1_one_that_somebody_kills_is_a_sentence_and_the_next_document_has_pages(
    reader: PageReader, write: Write, sockets: Callable[[], list[str]]
) -> None:
    def kill() -> None:
        for process in offices():
            assert process.nice() >= 10
            process.kill()

    path = str(write("a.docx", GOOD[".docx"]))
    with pytest.raises(DocumentError) as raised:
        reader.pages(path, format_name="docx", check=kill)
    assert raised.value.why == office.FAILED
    assert scratch() == []
    assert sockets() == []
    assert WORDS in words_of(reader, str(write("b.odt", GOOD[".odt"])), "odt")


@with_writer
def test_R1_libreoffice_ends_with_the_program_and_the_next_start_takes_away_what_is_left(
    reader: PageReader, write: Write, sockets: Callable[[], list[str]]
) -> None:
    path = str(write("a.docx", GOOD[".docx"]))
    script = (
        "import sys, tempfile\n"
        "from dupfinder.pipeline import Office, PageReader\n"
        "tempfile.tempdir = sys.argv[1]\n"
        "PageReader(office=Office()).pages(sys.argv[2], format_name='docx')\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    started = subprocess.Popen([sys.executable, "-c", script, tempfile.gettempdir(), path], env=environment)
    children: list[psutil.Process] = []
    while not any(child.name() == "soffice.bin" for child in children):
        assert started.poll() is None
        with contextlib.suppress(psutil.Error):
            children = psutil.Process(started.pid).children(recursive=True)
    while not sockets_of(profile_url(next(iter(glob.glob(f"{tempfile.gettempdir()}/dupfinder-pages-*/tmp*"))))):
        time.sleep(0.005)
    started.send_signal(signal.SIGKILL)
    started.wait()
    assert psutil.wait_procs(children, 20)[1] == []
    assert scratch() != []
    assert WORDS in words_of(reader, path, "docx")
    assert len(scratch()) == 1  # the PDF
    assert sockets() == []
