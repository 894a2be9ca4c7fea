import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType

import PySide6
import pytest

# Sorts words by rules of languages, as Qt does, by the ICU in a folder.
SORTING = """
import ctypes, os, sys
_, data, libraries = sys.argv
ctypes.CDLL(data, ctypes.RTLD_GLOBAL)
ctypes.CDLL(os.path.join(libraries, "libicuuc.so.73"), ctypes.RTLD_GLOBAL)
icu = ctypes.CDLL(os.path.join(libraries, "libicui18n.so.73"))
icu.ucol_open_73.restype = ctypes.c_void_p
for name in ("de", "de@collation=phonebook", "sv", "zh_CN", "ja", "en_GB", "nothing"):
    status = ctypes.c_int(0)
    rules = ctypes.c_void_p(icu.ucol_open_73(name.encode(), ctypes.byref(status)))
    assert rules.value and status.value <= 0, (name, status.value)
    words = (("ä", "z"), ("中", "国"), ("ä", "af"), ("a", "B"))
    pairs = [[each.encode("utf-16-le") for each in pair] for pair in words]
    print(name, status.value, [icu.ucol_strcoll_73(rules, a, len(a) // 2, b, len(b) // 2) for a, b in pairs])
"""
# Imports all of the program where what a bundle leaves out is not to be had.
WITHOUT = """
import importlib, json, pkgutil, sys
never = json.loads(sys.argv[1])
class Missing:
    def find_spec(self, name, *_):
        if any(name == one or name.startswith(one + ".") for one in never):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
import dupfinder
for module in pkgutil.walk_packages(dupfinder.__path__, "dupfinder."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
for room in [module for name, module in sys.modules.items() if name.startswith("dupfinder")]:
    for name in getattr(room, "__all__", ()):
        getattr(room, name)
import numpy, reportlab.pdfgen.canvas, docx, xlsxwriter, rapidfuzz.distance, PIL.Image
numpy.unique(numpy.array([2, 1])), numpy.fft.rfft2(numpy.ones((4, 4)))
PIL.Image.init(), docx.Document()
print(rapidfuzz.distance.Indel.distance.__module__)
"""


@pytest.fixture(scope="module")
def smaller(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("smaller")


@pytest.mark.skipif(sys.platform != "linux", reason="Qt brings its ICU along on Linux only")
def test_reduced_data_sort_as_all_of_it_does(smaller: ModuleType, tmp_path: str) -> None:
    libraries = os.path.join(os.path.dirname(PySide6.__file__), "Qt", "lib")
    whole = os.path.join(libraries, "libicudata.so.73")
    if shutil.which("ld") is None:
        pytest.skip("there is no linker")
    made = smaller.reduced_icu(whole, str(tmp_path))
    assert os.path.getsize(made) * 5 < os.path.getsize(whole)
    said = [sorted_by(data, libraries) for data in (whole, made)]
    assert said[0] == said[1]


def sorted_by(data: str, libraries: str) -> str:
    command = [sys.executable, "-c", SORTING, data, libraries]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_program_does_without_what_a_bundle_leaves_out(smaller: ModuleType, top: str) -> None:
    said = subprocess.run(
        [sys.executable, "-c", WITHOUT, json.dumps(smaller.NEVER)], cwd=top, check=False, capture_output=True, text=True
    )
    assert said.returncode == 0, said.stderr
    assert "metrics_cpp" in said.stdout
