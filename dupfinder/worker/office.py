"""Becomes LibreOffice, which makes a PDF of one document and can do nothing else (H3).

Its home, its profile and its temporary files are in a folder that holds the copy of the document and goes afterwards.
Whoever started it looks at the time, at what the folder holds, and for the PDF: what the program says tells little.
"""

import os
import urllib.parse
from typing import NoReturn

from dupfinder.worker.confinement import confine_program, limit_resources, lower_priority
from dupfinder.worker.handing import end_with_parent

OFFICE = "office"
"""The first argument of a worker that is to become LibreOffice; the others are the program, the folder, the copy."""
PROFILE = "profile"
_ADDRESS_BYTES = 3 << 30
_LANGUAGE = ("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_MONETARY", "LC_PAPER")
_SETTINGS = (
    ("Common/Security/Scripting", "DisableMacrosExecution", "true"),
    ("Common/Security/Scripting", "MacroSecurityLevel", "3"),
    ("Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"),
    ("Java/VirtualMachine", "Enable", "false"),
    ("Writer/Content/Update", "Link", "2"),  # never, as below
    ("Calc/Content/Update", "Link", "2"),
)
_ITEM = '<item oor:path="/org.openoffice.Office.{}"><prop oor:name="{}" oor:op="fuse"><value>{}</value></prop></item>'


def become_office(program: str, folder: str, document: str) -> NoReturn:
    """Give up all rights that are not needed, and become LibreOffice; without the means to do that, end."""
    end_with_parent()
    lower_priority()
    limit_resources(_ADDRESS_BYTES)
    confine_program(program, folder=folder)
    _write_settings(os.path.join(folder, PROFILE, "user"))
    os.chdir(folder)
    options = ["--headless", "--norestore", "--nologo", "--nolockcheck", f"-env:UserInstallation={profile_url(folder)}"]
    language = {name: os.environ[name] for name in _LANGUAGE if name in os.environ}
    own = {"HOME": folder, "TMPDIR": folder, "PATH": "/usr/bin:/bin", "SAL_USE_VCLPLUGIN": "svp"}
    arguments = [*options, "--convert-to", "pdf", "--outdir", folder, document]
    # By its first argument it finds its folder.
    os.execve(program, [program, *arguments], language | own)  # noqa: S606 - there is no shell that it could start


def profile_url(folder: str) -> str:
    """Return the profile in a folder as LibreOffice wants it; its socket is named by that."""
    return f"file://{urllib.parse.quote(folder)}/{PROFILE}"


def _write_settings(folder: str) -> None:
    os.makedirs(folder, exist_ok=True)
    items = "".join(_ITEM.format(*setting) for setting in _SETTINGS)
    with open(os.path.join(folder, "registrymodifications.xcu"), "w", encoding="utf-8") as file:
        file.write(f'<oor:items xmlns:oor="http://openoffice.org/2001/registry">{items}</oor:items>\n')
