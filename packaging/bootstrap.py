"""Sets up what DupFinder needs on a fresh machine; shared by run.py, test.py and build.py, and standard library only.

The environment is `.venv` at the checkout's top, `.venv-packages` for build.py (or a folder in the user's cache, where
the checkout cannot be written).
Packages come from the lock files in packaging/requirements, hash by hash, as wheels: nothing is built, so no build
tools are fetched. The checkout itself is put on the environment's path. System libraries are installed only where this
is Debian or a relative of it and root's rights are there without asking; else one line names them.
"""

import contextlib
import enum
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

PACKAGING = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(PACKAGING)
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"

# What Qt and its platform plugins need beside its wheels, found on bare systems: the plugin → Debian packages.
QT_LIBRARIES = {
    "offscreen": (
        *("libglib2.0-0", "libgl1", "libegl1", "libfontconfig1", "libdbus-1-3", "libxkbcommon0"),
        "libgssapi-krb5-2",  # QtNetwork's
    ),
    "xcb": ("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxkbcommon-x11-0"),
}
TOOLS = {  # what tests ask for: the program, or a file → its Debian package
    "/usr/lib/libreoffice/program/libswlo.so": "libreoffice-writer-nogui",
    "/usr/lib/python3/dist-packages/uno.py": "python3-uno",  # drives LibreOffice
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/sbin/mkfs.btrfs": "btrfs-progs",
    "/usr/sbin/mkfs.xfs": "xfsprogs",
    "/usr/sbin/mount.exfat-fuse": "exfat-fuse",
    "/usr/sbin/mkfs.exfat": "exfatprogs",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf": "fonts-dejavu-core",
    "Xvfb": "xvfb",
    "/usr/lib/openssh/sftp-server": "openssh-sftp-server",
    "appstreamcli": "appstream",
    "bindfs": "bindfs",
    "bsdtar": "libarchive-tools",  # with the library, by which most archives are read
    "chromium": "chromium",
    "dbus-run-session": "dbus",
    "desktop-file-validate": "desktop-file-utils",
    "mergerfs": "mergerfs",
    "ntfs-3g": "ntfs-3g",
    "openbox": "openbox",
    "rclone": "rclone",
    "soffice": "libreoffice-calc-nogui",
    "sshfs": "sshfs",
    "strace": "strace",
    "xauth": "xauth",  # xvfb-run's
    "xdotool": "xdotool",
}


class SetupError(Exception):
    """The machine lacks something; `str(error)` is one clear sentence."""


class Purpose(enum.Enum):
    """What the environment is for."""

    COMMAND_LINE = "command-line"
    WINDOW = "window"
    TESTS = "tests"
    PACKAGES = "packages"
    """Made by build.py: nothing may be in their environment that is not locked for them, so it is one of its own."""

    @property
    def requirements(self) -> str:
        """Return the path of the lock file."""
        name = {Purpose.TESTS: "test", Purpose.PACKAGES: "bundle"}.get(self, "runtime")
        return os.path.join(PACKAGING, "requirements", f"{name}.txt")

    @property
    def qt_plugins(self) -> tuple[str, ...]:
        """Return the names of the Qt platform plugins that must load."""
        return {Purpose.COMMAND_LINE: (), Purpose.TESTS: ("offscreen",)}.get(self, ("offscreen", "xcb"))

    @property
    def system_packages(self) -> tuple[str, ...]:
        """Return the Debian packages that Qt needs beside its wheels."""
        return tuple(package for plugin in self.qt_plugins for package in QT_LIBRARIES[plugin])


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment, whether it exists yet or not."""

    folder: str

    @property
    def python(self) -> str:
        """Return the path of its interpreter."""
        return os.path.join(self.folder, *(["Scripts", "python.exe"] if os.name == "nt" else ["bin", "python"]))

    @property
    def packages(self) -> str:
        """Return its folder of packages."""
        places = {"base": self.folder, "platbase": self.folder}
        return sysconfig.get_path("purelib", "venv", places)

    def stamp(self, purpose: Purpose) -> str:
        """Return the path of the file that says for which setup the environment is ready."""
        return os.path.join(self.folder, f"ready-for-{purpose.value}")


def environment_for(purpose: Purpose) -> Environment:
    """Return an environment in which everything for `purpose` is installed; raise `SetupError` where that failed."""
    wanted = setup_digest(purpose)
    beside, cached = places = environments(TOP, ".venv-packages" if purpose is Purpose.PACKAGES else ".venv")
    for environment in places:
        if read_or_nothing(environment.stamp(purpose)) == wanted:
            return environment
    environment = beside if os.access(beside.folder if os.path.isdir(beside.folder) else TOP, os.W_OK) else cached
    with one_at_a_time():
        if read_or_nothing(environment.stamp(purpose)) != wanted:  # another process may have done it meanwhile
            set_up(environment, purpose)
            with open(environment.stamp(purpose), "w", encoding="utf-8") as file:
                file.write(wanted)
    return environment


def environments(top: str, name: str = ".venv") -> tuple[Environment, Environment]:
    """Return where an environment of the checkout at `top` may be: beside the code, or in the user's cache folder."""
    home = os.path.expanduser("~")
    if os.name == "nt":
        cache = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    elif sys.platform == "darwin":
        cache = os.path.join(home, "Library", "Caches")
    else:
        cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")
    number = hashlib.sha256(os.fsencode(top)).hexdigest()[:12]
    kept = os.path.join(cache, "dupfinder", f"environment-{number}{name.removeprefix('.venv')}")
    return Environment(os.path.join(top, name)), Environment(kept)


def setup_digest(purpose: Purpose) -> str:
    """Return a digest of what the setup depends on: its own code, the lock file, the Python, the checkout's place."""
    digest = hashlib.sha256()
    for path in (os.path.abspath(__file__), purpose.requirements):
        with open(path, "rb") as file:
            digest.update(file.read())
    digest.update(f"{sys.version}\n{sys.base_prefix}\n{TOP}".encode(errors="surrogateescape"))
    return digest.hexdigest()


def read_or_nothing(path: str) -> str | None:
    """Return the text of the file, or `None` where there is none."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return None


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other process of this machine sets up this checkout."""
    if sys.platform == "win32":  # a lock would keep pip from reading what it covers; two setups at once are rare enough
        yield
    else:
        import fcntl  # noqa: PLC0415 - does not exist on Windows

        with open(os.path.abspath(__file__), "rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX)  # the system lets go when the file is closed, even by a kill
            yield


def set_up(environment: Environment, purpose: Purpose) -> None:
    """Create the environment where there is none that fits, and install into it."""
    if not is_usable(environment):
        create(environment, purpose)
    is_new = not os.path.exists(os.path.join(environment.packages, "dupfinder-checkout.pth"))
    size = " (up to 200 MB are fetched, unless pip still has them)" if is_new else ""
    say(f"Installing the packages of {os.path.basename(purpose.requirements)}{size} …")
    pip = [environment.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    # Python compiles what is imported, which is a tenth of what is installed.
    pip += ["--no-compile", "--require-hashes", "--only-binary=:all:", "--requirement", purpose.requirements]
    if run(pip) != 0:
        raise SetupError("The packages could not be installed; the lines above say why.")
    put_on_path(environment, TOP)
    if purpose.qt_plugins and sys.platform.startswith("linux"):
        provide_qt_libraries(environment, purpose)
    if purpose is Purpose.TESTS and sys.platform.startswith("linux"):
        provide_extras(environment, purpose)
    say("Ready.")


def put_on_path(environment: Environment, top: str) -> None:
    """Make the packages of the checkout at `top` importable in the environment."""
    # Inside the checkout a relative line: it is ASCII whatever the folder's name, and stays right when that moves.
    inside = os.path.dirname(environment.folder) == top
    line = os.path.relpath(top, environment.packages) if inside else top
    path = os.path.join(environment.packages, "dupfinder-checkout.pth")
    with open(path, "w", encoding="locale", errors="surrogateescape") as file:  # as Python reads such files
        file.write(line + "\n")


def is_usable(environment: Environment) -> bool:
    """Return whether the environment exists and its Python is of the version that runs this."""
    if not os.path.exists(environment.python):
        return False
    question = [environment.python, "-c", "import pip, sys; print(sys.version)"]
    answer = subprocess.run(question, capture_output=True, text=True, check=False)
    return answer.returncode == 0 and answer.stdout.strip() == sys.version


def create(environment: Environment, purpose: Purpose) -> None:
    """Create the environment, in place of an older one."""
    is_environment = os.path.exists(os.path.join(environment.folder, "pyvenv.cfg"))
    if os.path.isdir(environment.folder) and os.listdir(environment.folder) and not is_environment:
        raise SetupError(f"{environment.folder} is in the way: it is no Python environment, so it is left as it is.")
    try:
        import ensurepip  # noqa: F401, PLC0415 - Debian ships it apart from Python
    except ModuleNotFoundError:
        # With all that will be needed, so that a person without root's rights is sent for packages once, not twice.
        provide(
            (f"python{PYTHON}-venv", *purpose.system_packages),
            extras=(*QT_LIBRARIES["xcb"], *missing_extras(purpose)) if purpose is Purpose.TESTS else (),
            why="Python's venv module is missing",
        )
    say(f"Making a Python {PYTHON} environment in {environment.folder} …")
    os.makedirs(os.path.dirname(environment.folder), exist_ok=True)
    # By a new process: ensurepip may have come after this one began.
    if run([base_python(), "-m", "venv", *(["--clear"] if is_environment else []), environment.folder]) != 0:
        raise SetupError("The Python environment could not be made; the lines above say why.")


def base_python() -> str:
    """Return the interpreter that an environment should stand on: not one of another environment."""
    return str(getattr(sys, "_base_executable", "") or sys.executable)


def provide_qt_libraries(environment: Environment, purpose: Purpose) -> None:
    """See that Qt finds the system's libraries; raise `SetupError` where it does not."""
    problem = qt_problem(environment, purpose.qt_plugins)
    if problem is None:
        return
    provide(purpose.system_packages, why=f"Qt cannot be loaded ({problem})")
    problem = qt_problem(environment, purpose.qt_plugins)
    if problem is not None:
        raise SetupError(f"Qt cannot be loaded: {problem}.")


# What the window imports, at its start and later. Loading the plugins by hand names the missing library; Qt itself
# would end the process when it starts.
QT_PROBE = """
import ctypes, os, sys, PySide6, dupfinder.gui.window.app, dupfinder.gui.overview.overview_cards
plugins = os.path.join(os.path.dirname(PySide6.__file__), "Qt", "plugins", "platforms")
for name in sys.argv[1:]:
    ctypes.CDLL(os.path.join(plugins, f"libq{name}.so"))
"""


def qt_problem(environment: Environment, plugins: tuple[str, ...]) -> str | None:
    """Return why Qt or one of these platform plugins cannot be loaded, or `None` where all can."""
    probe = subprocess.run([environment.python, "-c", QT_PROBE, *plugins], capture_output=True, text=True, check=False)
    if probe.returncode == 0:
        return None
    last_line = (probe.stderr.strip().splitlines() or ["it crashed"])[-1]
    return last_line.removeprefix("ImportError: ").removeprefix("OSError: ")


def missing_extras(purpose: Purpose) -> tuple[str, ...]:
    """Return the Debian packages that only some tests use, and that are not there."""
    return missing(TOOLS) if purpose is Purpose.TESTS else ()


def missing(tools: Mapping[str, str]) -> tuple[str, ...]:
    """Return the Debian packages of those programs and files that are not there."""
    return tuple(package for tool, package in tools.items() if not (os.path.exists(tool) or shutil.which(tool)))


def provide_extras(environment: Environment, purpose: Purpose) -> None:
    """Install what only some tests use where that can be done; say that those are skipped where not."""
    packages = missing_extras(purpose)
    if qt_problem(environment, ("xcb",)) is not None:
        packages += QT_LIBRARIES["xcb"]
    if not packages:
        return
    try:
        provide((), extras=packages, why="some tests use more")
    except SetupError as error:
        say(f"Those tests are skipped that cannot run: {error}")
    else:
        if left := missing_extras(purpose):
            say(f"Tests that use one of these are skipped, for they cannot be had here: {' '.join(left)}.")


def provide(packages: tuple[str, ...], *, why: str, extras: tuple[str, ...] = ()) -> None:
    """Install Debian packages, as root or by a sudo that asks for no password; raise `SetupError` where neither is.

    Of `extras` only those are installed that this system has.
    """
    if shutil.which("apt-get") is None:
        raise SetupError(f"{why}; install what Debian has in: {' '.join([*packages, *extras])}")
    privilege = root_prefix()
    if privilege is None:
        raise SetupError(f"{why}; {request([*packages, *offered(extras)])}")
    apt = [*privilege, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    run([*apt, "update"])
    wanted = [*packages, *offered(extras)]
    if not wanted:
        return
    say(f"{why[0].upper()}{why[1:]}; installing {' '.join(wanted)} …")
    # Without a pseudo-terminal dpkg's report of each package goes to standard output, which is of no interest here.
    install = [*apt, "-o", "Dpkg::Use-Pty=0", "install", "--yes", "--no-install-recommends", *wanted]
    if run(install, output=subprocess.DEVNULL) != 0:
        raise SetupError(f"{why}, and apt-get could not install it; {request(wanted)}")


def request(packages: Sequence[str]) -> str:
    """Return what a person is to do, or to ask for, so that these packages are installed."""
    install = shlex.join(["apt-get", "install", "--no-install-recommends", *packages])
    if is_root():
        return f"try: apt-get update && {install}"
    if shutil.which("sudo") is None:
        return f"ask whoever is root on this computer for: apt-get update && {install}"
    return f"run, or ask whoever may use sudo on this computer for: sudo apt-get update && sudo {install}"


def offered(packages: tuple[str, ...]) -> tuple[str, ...]:
    """Return those that apt-get can install (Ubuntu's chromium is a snap), or all where it knows none yet.

    It is asked for all at once and says which it does not know: on Ubuntu it takes seconds for each answer.
    """
    simulate = ["apt-get", "-qq", "--simulate", "install", "--no-install-recommends"]

    def refused(names: tuple[str, ...]) -> set[str]:
        answer = subprocess.run([*simulate, *names], capture_output=True, check=False, text=True, errors="replace")
        if answer.returncode == 0:
            return {"chromium"} if "Inst chromium-browser" in answer.stdout else set()
        unmet = re.findall(r"^ (\S+) : ", answer.stdout, re.MULTILINE)
        return set(names).intersection([*unmet, *re.findall(r"[a-z0-9][a-z0-9.+-]+", answer.stderr)]) or set(names)

    left = packages
    while left and (without := refused(left)):
        left = tuple(name for name in left if name not in without)
    return left or packages


def is_root() -> bool:
    """Return whether nothing is forbidden to this process."""
    return sys.platform != "win32" and os.geteuid() == 0


def root_prefix() -> list[str] | None:
    """Return what to put before a command to run it as root, or `None` where that would need a password."""
    if is_root():
        return []
    sudo = shutil.which("sudo")
    if sudo is None or subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode != 0:
        return None
    return [sudo, "-n"]


def run(command: Sequence[str], *, output: int | None = None) -> int:
    """Run a command with its output on standard error, unless told otherwise, and return its exit status."""
    stdout = sys.stderr if output is None else output
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=stdout, check=False).returncode


def exit_status(error: Exception) -> int:
    """Say why the setup failed, and return the exit status for it."""
    say(str(error))
    return 2


def say(sentence: str) -> None:
    """Print a line about the setup; standard output belongs to the program."""
    print(f"dupfinder setup: {sentence}", file=sys.stderr, flush=True)
