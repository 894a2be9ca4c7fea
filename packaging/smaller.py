"""Says for dupfinder.spec what a bundle does without and whose licences it needs; on Linux, makes libraries smaller.

- Qt's ICU comes with 32 MB of data for every purpose. Qt asks it for the order of names and nothing else (texts, dates
  and numbers are Qt's own), so what sorts stays.
- Python as it is built from source, and some libraries, have their symbols for debuggers.
"""

import itertools
import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
from collections.abc import Iterable

# What libraries could use and DupFinder does not: networks, tests, charts, whatever NumPy does besides arrays.
NEVER = [
    *("tkinter", "unittest", "pydoc", "doctest", "setuptools", "pip", "multiprocessing", "asyncio", "xmlrpc", "ftplib"),
    *("ssl", "_ssl", "_hashlib"),  # BLAKE2 is Python's own in any case
    *("lxml.isoschematron", "lxml.objectify", "lxml.html", "lxml.sax", "lxml.builder", "lxml.doctestcompare"),
    *("numpy.f2py", "numpy.random", "numpy.polynomial", "numpy.testing", "numpy._core._multiarray_tests"),
    *("reportlab.graphics", "reportlab.platypus", "charset_normalizer"),
    *("PIL._avif", "PIL._imagingcms", "PIL._imagingtk", "PIL._imagingft"),
    "rapidfuzz.distance.metrics_cpp_avx2",  # as fast without, in what is asked of it: 0.8 to 1.1 of the time
    *("rapidfuzz.fuzz_cpp", "rapidfuzz.fuzz_cpp_avx2", "rapidfuzz.process_cpp", "rapidfuzz.process_cpp_impl"),
    *(f"PySide6.Qt{name}" for name in ("Qml", "Quick", "Sql", "Xml")),  # notifications need QtNetwork, icons QtSvg
]

_MAGIC = b"\xda\x27"
_KIND, _KIND_AT = b"CmnD", 12  # how ICU marks such data, and where in its header
_LOCALE = re.compile(r"[a-z]{2,3}(_\w+)?\.res")
_UNASKED = (".cnv", ".spp", ".cfu", "unames.icu")  # encodings, host names, look-alikes, names of characters
_ALIGNED = 16


def is_asked_for(item: str) -> bool:
    """Return whether Qt has use for an item of ICU's data: `icudt73l/coll/de.res` sorts, `…/zone/de.res` does not."""
    _, *folders, name = item.split("/")
    if folders:
        return folders == ["coll"]
    return not name.endswith(_UNASKED) and (name == "root.res" or _LOCALE.fullmatch(name) is None)


def reduced_icu(library: str, folder: str) -> str:
    """Return the path of a library like this one (`libicudata.so.73`) in `folder`, with what Qt asks for."""
    with open(library, "rb") as file:
        everything = file.read()
    begin = everything.index(_KIND) - _KIND_AT
    (header,) = struct.unpack_from("<H", everything, begin)
    if everything[begin + 2 : begin + 4] != _MAGIC:
        raise ValueError(f"{library} has no data of ICU.")
    name = os.path.basename(library)
    data, made = os.path.join(folder, "icudata"), os.path.join(folder, name)
    with open(data, "wb") as file:
        file.write(everything[begin : begin + header] + _table(_items(everything, begin + header)))
    major = name.rpartition(".")[2]
    # By its bare name, of which the linker makes a symbol's; first as an object, for else no dynamic section is made.
    ld = (shutil.which("ld") or "ld", "-z", "noexecstack", "-o")
    subprocess.run([*ld, "icudata.o", "-r", "-b", "binary", "icudata"], check=True, cwd=folder)
    symbol = f"--defsym=icudt{major}_dat=_binary_icudata_start"
    subprocess.run(
        [*ld, made, "-shared", "--build-id=none", "-soname", name, symbol, "icudata.o"], check=True, cwd=folder
    )
    return made


def _items(everything: bytes, base: int) -> dict[bytes, bytes]:
    """Return those items of the table at `base` that are asked for."""
    (count,) = struct.unpack_from("<I", everything, base)
    places = list(struct.iter_unpack("<II", everything[base + 4 : base + 4 + 8 * count]))
    kept = {}
    for (name_at, begin), (_, end) in itertools.pairwise(places):  # the last one is of time zones
        name = everything[base + name_at : everything.index(b"\0", base + name_at)]
        if is_asked_for(name.decode("ascii")):
            kept[name] = everything[base + begin : base + end]
    return kept


def _table(items: dict[bytes, bytes]) -> bytes:
    """Return a table of ICU: count, places of names and items, names, items, all in the order of the names."""
    names_at = 4 + 8 * len(items)
    names = b"".join(name + b"\0" for name in items)
    at = -(-(names_at + len(names)) // _ALIGNED) * _ALIGNED
    places, name_at, body = [], names_at, b""
    for name, item in items.items():
        places.append(struct.pack("<II", name_at, at + len(body)))
        name_at += len(name) + 1
        body += item + bytes(-len(item) % _ALIGNED)
    head = struct.pack("<I", len(items)) + b"".join(places) + names
    return head + bytes(at - len(head)) + body


def stripped(library: str, folder: str) -> str:
    """Return the path of a copy of a library without symbols, or its own where there is no `strip`."""
    strip = shutil.which("strip")
    if strip is None:
        return library
    made = os.path.join(folder, os.path.basename(library))
    subprocess.run([strip, "--strip-unneeded", "-o", made, library], check=True)
    return made


def licence_of_python() -> list[str]:
    """Return the path of the licence of the Python at hand, if it comes with one."""
    places = (sysconfig.get_path("stdlib"), sys.base_prefix)
    return [path for path in (os.path.join(place, "LICENSE.txt") for place in places) if os.path.isfile(path)][:1]


def licences_of_system(libraries: Iterable[str]) -> dict[str, str]:
    """Return the Debian packages that some of these libraries are from → the paths of their licences."""
    names = sorted({f"*/{os.path.basename(os.path.realpath(path))}" for path in libraries})
    dpkg = shutil.which("dpkg")
    if dpkg is None or not names:
        return {}
    said = subprocess.run([dpkg, "-S", *names], capture_output=True, text=True, check=False).stdout
    packages = sorted({line.partition(":")[0] for line in said.splitlines()})
    places = {package: f"/usr/share/doc/{package}/copyright" for package in packages}
    return {package: path for package, path in places.items() if os.path.isfile(path)}
