"""Gives the programs that the bundle opens documents with their own libraries back, and its workers the bundle's."""

import os

# PyInstaller's loader sets the variable for itself before Python starts; what it was before has this name.
# https://pyinstaller.org/en/stable/runtime-information.html#ld-library-path-libpath-considerations
_before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if _before is not None:
    os.environ["LD_LIBRARY_PATH"] = _before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
# A worker is the same program under another name; without this its loader would take that variable for set.
# https://pyinstaller.org/en/stable/common-issues-and-pitfalls.html#using-sys-executable-to-spawn-subprocesses
os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
