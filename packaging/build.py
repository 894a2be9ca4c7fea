"""Builds what a person downloads: `python3 packaging/build.py [NAME…]` → dist/; without NAME all that this system can.

    wheel, sdist             the Python package
    folder                   the bundle: one folder that needs no Python (on macOS also DupFinder.app)
    deb                      the package of Debian, Ubuntu and relatives, with the folder in it
    appimage                 one file for any Linux: what mounts it (linux/runtime.c), and the folder in a squashfs
    flatpak                  the same for Flatpak; its runtime and SDK have to be installed (linux/*.yml)
    windows                  the installer of Windows
    macos                    the disk image of macOS (signed with the identity in DUPFINDER_SIGN_AS, if that is set)

    listings --address URL   what Homebrew, winget and the AUR ask for, about what is in dist/

With --address URL (the project's page, where dist/ and docs/ can be had) the others say it too: home page, pictures.
Beside each goes its bill of materials, NAME.cdx.json (CycloneDX). Everything comes from the packages of
packaging/requirements/bundle.txt, hash by hash. `SOURCE_DATE_EPOCH` is the date of the release unless it is set, and
two builds give the same bytes on one system by one Python; docs/packaging.md says what they depend on besides.
"""

import argparse
import functools
import glob
import gzip
import hashlib
import importlib.metadata
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import uuid
from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import format_datetime
from xml.etree import ElementTree as ET

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one shall read a sentence, not a traceback
    sys.exit(f"DupFinder needs Python 3.11 or newer; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")

import bootstrap

TOP, PACKAGING = bootstrap.TOP, bootstrap.PACKAGING
DIST, WORK = os.path.join(TOP, "dist"), os.path.join(TOP, "build")
FOLDER = os.path.join(DIST, "dupfinder")
LINUX = os.path.join(PACKAGING, "linux")
# What an index is asked for, and what comes along where nothing can be installed later.
RUNTIME_LOCK, BROUGHT_LOCK = (os.path.join(PACKAGING, "requirements", f"{name}.txt") for name in ("runtime", "djvu"))
MAINTAINER = "The DupFinder authors <dupfinder@dupfinder.invalid>"  # who releases it puts an address here
INSIDE = "DUPFINDER_BUILDING"
SUMS = re.compile(r"@SHA256 (.+?)@")
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
# What PyInstaller and the packages of Linux are made with: the program, or a file → its Debian package.
LIBPYTHON = os.path.join(sysconfig.get_config_var("LIBDIR") or "", sysconfig.get_config_var("INSTSONAME") or "")
TOOLS = {
    "folder": {"strip": "binutils", LIBPYTHON: f"libpython{bootstrap.PYTHON}"},
    "deb": {
        "dpkg-shlibdeps": "dpkg-dev",  # it wants to see all libraries that are linked
        f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}/libwayland-cursor.so.0": "libwayland-cursor0",
        f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}/libwayland-egl.so.1": "libwayland-egl1",
    },
    "flatpak": {
        "flatpak-builder": "flatpak-builder",  # it wants to see the icon
        f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}/gdk-pixbuf-2.0/2.10.0/loaders/libpixbufloader-svg.so": (
            "librsvg2-common"
        ),
    },
    "appimage": {
        "mksquashfs": "squashfs-tools",
        "cc": "gcc",
        "/usr/include/stdio.h": "libc6-dev",
        "/usr/include/squashfuse/ll.h": "libsquashfuse-dev",
        "/usr/include/fuse3/fuse_lowlevel.h": "libfuse3-dev",
        "/usr/include/zstd.h": "libzstd-dev",
    },
}
# What the address is written into, in place of what.
ADDRESSED = {
    "pyproject.toml": (r"(?=\[project\.scripts\])", '[project.urls]\nHomepage = "@ADDRESS@"\n\n'),
    "README.md": (r"\]\((?=[\w/.]+\.(?:md|png))", "](@ADDRESS@/"),
    "packaging/linux/org.dupfinder.dupfinder.metainfo.xml": (
        "(?=  <provides>)",
        """  <url type="homepage">@ADDRESS@</url>
  <screenshots>
    <screenshot type="default">
      <caption>Groups of documents that are alike, and two of them side by side</caption>
      <image>@ADDRESS@/packaging/screenshot.png</image>
    </screenshot>
    <screenshot>
      <caption>Pages with their changes</caption>
      <image>@ADDRESS@/docs/guide/pictures/pages.png</image>
    </screenshot>
    <screenshot>
      <caption>What is removed, what is kept, and why</caption>
      <image>@ADDRESS@/docs/guide/pictures/removing.png</image>
    </screenshot>
  </screenshots>
""",
    ),
}
# Where a desktop looks for what, below /usr → where it is here.
DESKTOP_FILES = {
    "share/applications/dupfinder.desktop": "linux/dupfinder.desktop",
    "share/metainfo/org.dupfinder.dupfinder.metainfo.xml": "linux/org.dupfinder.dupfinder.metainfo.xml",
    "share/mime/packages/dupfinder.xml": "linux/dupfinder-mime.xml",
    "share/icons/hicolor/scalable/apps/dupfinder.svg": "../resources/icons/app.svg",
    "share/nemo/actions/dupfinder.nemo_action": "linux/home/.local/share/nemo/actions/dupfinder.nemo_action",
    "share/kio/servicemenus/dupfinder.desktop": "linux/home/.local/share/kio/servicemenus/dupfinder.desktop",
    "share/Thunar/sendto/dupfinder.desktop": "linux/home/.local/share/Thunar/sendto/dupfinder.desktop",
}


def main() -> int:
    """Build what was asked for; return the exit status."""
    parser = argparse.ArgumentParser(description="Build what a person downloads into dist/.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(["all", *ARTEFACTS]))
    parser.add_argument("--folder", metavar="FOLDER", help="a bundle that was built before (default: build one)")
    parser.add_argument("--address", metavar="URL", help="the project's page, where dist/ and docs/ can be had")
    chosen = parser.parse_args()
    unknown = set(chosen.names) - {"all", *ARTEFACTS}
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    names = set(chosen.names)
    if not names or "all" in names:
        names = {name for name, (system, _) in ARTEFACTS.items() if sys.platform.startswith(system)}
        names -= {"listings", "flatpak"}  # these need an address, and a runtime
    try:
        provide_tools(names)
        environment = bootstrap.environment_for(bootstrap.Purpose.PACKAGES)
    except (bootstrap.SetupError, OSError) as error:
        return bootstrap.exit_status(error)
    if INSIDE not in os.environ:
        # PyInstaller's sets come in the order of the hashes, and its archives with the date of the build.
        fixed = {INSIDE: "1", "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(epoch_s()), "TZ": "UTC"}
        command = [environment.python, os.path.abspath(__file__), *sys.argv[1:]]
        return subprocess.run(command, env={**os.environ, **fixed}, check=False).returncode
    for name, (system, build) in ARTEFACTS.items():
        if name in names:
            if not sys.platform.startswith(system):
                sys.exit(f"{name} is built on {system} only.")
            print(f"── {name}", flush=True)
            made = build(chosen)
            if name != "listings":
                write_bill(made)
            print(f"{os.path.relpath(made, TOP)}  {size_bytes(made) / 1e6:.1f} MB", flush=True)
    return 0


def provide_tools(names: set[str]) -> None:
    """See that what makes these is there; raise `SetupError` where it is not, and cannot be installed."""
    if sys.platform == "linux":
        made = names | ({"folder"} if names & {"deb", "appimage", "flatpak"} else set())
        lacking = [package for name, tools in TOOLS.items() if name in made for package in bootstrap.missing(tools)]
        lacking += bootstrap.missing({"git": "git"}) if os.path.exists(os.path.join(TOP, ".git")) else []
        if lacking:
            bootstrap.provide(tuple(lacking), why="what packages are made with is missing")


def epoch_s() -> int:
    """Return the date that everything built gets: that of the release, unless the environment names another."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    release = ET.parse(os.path.join(LINUX, "org.dupfinder.dupfinder.metainfo.xml")).find("releases/release")  # noqa: S314 - ours
    assert release is not None  # noqa: S101 - a test asks for it
    return int(datetime.fromisoformat(f"{release.get('date')}T12:00:00+00:00").timestamp())


@functools.cache
def version() -> str:
    """Return the version of the program."""
    from dupfinder import __version__  # noqa: PLC0415 - the environment has the checkout on its path

    return __version__


@functools.cache
def sources(address: str | None) -> str:
    """Return a folder with what packages are made from: the files that git knows as they are here, and the address."""
    made = fresh(os.path.join(WORK, "sources"))
    if os.path.exists(os.path.join(TOP, ".git")):
        for name in output("git", "ls-files", "-z", folder=TOP).split("\0"):
            if os.path.isfile(os.path.join(TOP, name)):
                copy(os.path.join(TOP, name), os.path.join(made, name))
    else:  # an unpacked source package
        left_out = shutil.ignore_patterns(".venv*", ".*_cache", "build", "dist", "__pycache__")
        shutil.copytree(TOP, made, ignore=left_out, dirs_exist_ok=True)
    if address is None:
        return made
    for name, (pattern, text) in ADDRESSED.items():
        path = os.path.join(made, name)
        write(path, re.sub(pattern, text.replace("@ADDRESS@", address), read(path)))
    return made


def python_package(chosen: argparse.Namespace, kind: str, ending: str) -> str:
    """Build the wheel or the source package; return its path."""
    command = (sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", DIST)
    run(*command, folder=sources(chosen.address))
    return os.path.join(DIST, f"dupfinder_documents-{version()}{ending}")


def folder(chosen: argparse.Namespace) -> str:
    """Build the bundle, once for all that is made of it, unless one was named; return its path."""
    if chosen.folder is not None:
        return os.path.abspath(str(chosen.folder))
    chosen.folder = FOLDER
    places = ("--distpath", DIST, "--workpath", os.path.join(WORK, "bundle"))
    recipe = os.path.join("packaging", "dupfinder.spec")
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level=WARN",
        *places,
        recipe,
        folder=sources(chosen.address),
    )
    return FOLDER


def deb(chosen: argparse.Namespace) -> str:
    """Build the package of Debian; return its path."""
    root = fresh(os.path.join(WORK, "deb"))
    program = os.path.join(root, "usr", "lib", "dupfinder")
    shutil.copytree(folder(chosen), program, symlinks=True)
    for path in glob.glob(os.path.join(program, "_internal", "lib*.so*")):
        if not os.path.basename(path).startswith("libpython"):
            os.remove(path)  # Debian has it, and mends it
    lay_out(root, sources(chosen.address))
    for name in ("dupfinder", "dupfinder-window"):
        link(f"../lib/dupfinder/{name}", os.path.join(root, "usr", "bin", name))
    released = format_datetime(datetime.fromtimestamp(epoch_s(), UTC))
    entry = f"dupfinder ({version()}) unstable; urgency=medium\n\n  * See CHANGELOG.md.gz.\n\n"
    entry += f" -- {MAINTAINER}  {released}\n"
    write(os.path.join(root, "usr/share/doc/dupfinder/changelog"), entry, packed=True)
    write(os.path.join(root, "usr/share/lintian/overrides/dupfinder"), read(os.path.join(LINUX, "lintian-overrides")))
    architecture = output("dpkg", "--print-architecture")
    fields = {
        "Package": "dupfinder",
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size_bytes(root) // 1024),
        "Depends": ", ".join(library_packages(root)),
        "Recommends": "fonts-dejavu-core, gvfs, libarchive13t64 | libarchive13, xdg-utils",
        "Section": "utils",
        "Priority": "optional",
        "Description": read(os.path.join(LINUX, "description.txt")).strip().replace("\n", "\n "),
    }
    settle(root)
    control = "".join(f"{name}: {text}\n" for name, text in fields.items())
    write(os.path.join(root, "DEBIAN", "control"), control)
    sums = [
        f"{digest(os.path.join(root, path))}  {path}\n" for path in files_below(root) if not path.startswith("DEBIAN/")
    ]
    write(os.path.join(root, "DEBIAN", "md5sums"), "".join(sums))
    made = os.path.join(DIST, f"dupfinder_{version()}_{architecture}.deb")
    run("dpkg-deb", "--root-owner-group", "--threads-max=1", "-Zxz", "--build", root, made)
    return made


def library_packages(root: str) -> list[str]:
    """Return what a package depends on, by the libraries that its programs link and do not bring."""
    linked = [os.path.join(root, path) for path in files_below(root) if is_program(os.path.join(root, path))]
    places = sorted({f"-l{os.path.dirname(path)}" for path in linked})
    write(
        os.path.join(WORK, "shlibs", "debian", "control"),
        "Source: dupfinder\n\nPackage: dupfinder\nArchitecture: any\n",
    )
    asked = [
        "dpkg-shlibdeps",
        "-O",
        "--ignore-missing-info",
        "--warnings=0",
        *places,
        *(f"-e{path}" for path in linked),
    ]
    line = output(*asked, folder=os.path.join(WORK, "shlibs"))
    return line.removeprefix("shlibs:Depends=").split(", ")


def is_program(path: str) -> bool:
    """Return whether a file is a program or a library of Linux."""
    if os.path.islink(path):
        return False
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def lay_out(root: str, top: str) -> None:
    """Put below `root`/usr what of the sources at `top` a desktop, a shell and a reader of manuals look for."""
    from command_pages import pages  # noqa: PLC0415 - it is for Linux
    from dupfinder.cli.arguments import command_parsers  # noqa: PLC0415 - only the environment has the checkout

    usr = os.path.join(root, "usr")
    for place, source in DESKTOP_FILES.items():
        copy(os.path.join(top, "packaging", source), os.path.join(usr, place))
    for place, text in pages(command_parsers()[0], version=version(), made_at_s=epoch_s()).items():
        write(os.path.join(usr, place), text, packed=place.endswith(".1"))
    about = os.path.join(usr, "share", "doc", "dupfinder")
    write(os.path.join(about, "copyright"), copyright_text())
    write(os.path.join(about, "CHANGELOG.md"), read(os.path.join(TOP, "CHANGELOG.md")), packed=True)


OWN_COPIES = (
    "DejaVu fonts 2.37: Bitstream Vera (resources/fonts/LICENSE-DejaVu.txt)",
    "Characters of OpenCC 1.4.2: Apache-2.0 (resources/licences/OpenCC.txt)",
    "An AppImage is mounted by squashfuse (BSD-2-Clause), libfuse 3 (LGPL-2.1), zstd (BSD-3-Clause), glibc (LGPL-2.1)",
)
"""What of others is among the program's own files."""


def copyright_text() -> str:
    """Return whose work is in the bundle, and under which licences."""
    with_them = "It comes with CPython (PSF-2.0) and these libraries; their texts are in usr/lib/dupfinder/_internal:"
    lines = [f"{each.metadata['Name']} {each.version}: {licence(each)}" for each in installed(BROUGHT_LOCK)]
    lines += ["", *OWN_COPIES]
    others = "Its folder licences has those of CPython, of Qt, and of the libraries of Debian that come along.\n"
    others += "On Debian the GPL and the LGPL are /usr/share/common-licenses/GPL-3, LGPL-2.1 and LGPL-3."
    return "\n".join(["DupFinder", "", read(os.path.join(TOP, "LICENSE")), with_them, "", *lines, "", others, ""])


def app_dir(chosen: argparse.Namespace) -> str:
    """Lay out what an AppImage and a Flatpak have in them; return the folder."""
    root = fresh(os.path.join(WORK, "AppDir"))
    shutil.copytree(folder(chosen), os.path.join(root, "usr", "lib", "dupfinder"), symlinks=True)
    lay_out(root, sources(chosen.address))
    copy(os.path.join(LINUX, "AppRun"), os.path.join(root, "AppRun"))
    link("usr/share/applications/dupfinder.desktop", os.path.join(root, "dupfinder.desktop"))
    for name in ("dupfinder.svg", ".DirIcon"):
        link("usr/share/icons/hicolor/scalable/apps/dupfinder.svg", os.path.join(root, name))
    settle(root)
    os.chmod(os.path.join(root, "AppRun"), 0o755)  # noqa: S103 - a program
    return root


def appimage(chosen: argparse.Namespace) -> str:
    """Build the AppImage; return its path."""
    root = app_dir(chosen)
    parts = fresh(os.path.join(WORK, "appimage"))
    squashed, mounting = os.path.join(parts, "squashfs"), os.path.join(parts, "runtime")
    dated = dict(os.environ)
    dated.pop("SOURCE_DATE_EPOCH")  # else it refuses the times that are named
    times = ("-mkfs-time", str(epoch_s()), "-all-time", str(epoch_s()))
    options = ("-all-root", "-no-xattrs", "-quiet", "-no-progress", "-comp", "zstd")
    run("mksquashfs", root, squashed, *options, *times, env=dated)
    libraries = [f"-l{name}" for name in ("squashfuse_ll", "squashfuse", "fuse3", "zstd")]
    compiled = ("cc", "-static", "-s", "-Os", "-Wall", "-Werror", "-Wl,--build-id=none", "-I/usr/include/fuse3")
    run(*compiled, "-o", mounting, os.path.join(LINUX, "runtime.c"), *libraries)
    made = os.path.join(DIST, f"DupFinder-{version()}-{platform.machine()}.AppImage")
    with open(made, "wb") as file:
        for part in (mounting, squashed):
            with open(part, "rb") as source:
                shutil.copyfileobj(source, file)
        file.seek(8)
        file.write(b"AI\x02")  # the mark of an AppImage of type 2, where ELF has room
    os.chmod(made, 0o755)  # noqa: S103 - a program
    return made


def flatpak(chosen: argparse.Namespace) -> str:
    """Build the Flatpak, with the runtime and the SDK that its manifest names; return its path."""
    app_dir(chosen)
    name = "org.dupfinder.dupfinder"
    repository, built = os.path.join(WORK, "flatpak-repository"), os.path.join(WORK, "flatpak")
    options = ("--force-clean", "--disable-rofiles-fuse", f"--state-dir={os.path.join(WORK, 'flatpak-builder')}")
    run("flatpak-builder", *options, f"--repo={repository}", built, os.path.join(LINUX, f"{name}.yml"))
    made = os.path.join(DIST, f"DupFinder-{version()}-{platform.machine()}.flatpak")
    run("flatpak", "build-bundle", repository, made, name)
    return made


def windows(chosen: argparse.Namespace) -> str:
    """Build the installer of Windows; return its path."""
    made = os.path.join(DIST, f"dupfinder-{version()}-setup.exe")
    run(sys.executable, os.path.join(PACKAGING, "windows_installer.py"), folder(chosen), made)
    return made


def macos(chosen: argparse.Namespace) -> str:
    """Build the disk image of macOS; return its path. Not run yet: docs/packaging.md."""
    folder(chosen)
    application = os.path.join(DIST, "DupFinder.app")
    identity = os.environ.get("DUPFINDER_SIGN_AS")
    if identity:
        rights = os.path.join(PACKAGING, "macos", "entitlements.plist")
        run(
            "codesign",
            "--deep",
            "--force",
            "--timestamp",
            "--options=runtime",
            f"--entitlements={rights}",
            f"--sign={identity}",
            application,
        )
    root = fresh(os.path.join(WORK, "dmg"))
    shutil.copytree(application, os.path.join(root, "DupFinder.app"), symlinks=True)
    link("/Applications", os.path.join(root, "Applications"))
    made = os.path.join(DIST, f"DupFinder-{version()}-{platform.machine()}.dmg")
    run("hdiutil", "create", "-volname", "DupFinder", "-srcfolder", root, "-format", "UDZO", "-ov", made)
    return made


def listings(chosen: argparse.Namespace) -> str:
    """Write what catalogues ask for about what was built; return the folder."""
    if chosen.address is None:
        sys.exit("Where can it be downloaded? --address URL")
    made = fresh(os.path.join(DIST, "listings"))
    for name in os.listdir(os.path.join(PACKAGING, "listings")):
        text = read(os.path.join(PACKAGING, "listings", name))
        built = {pattern: glob.glob(os.path.join(DIST, pattern)) for pattern in SUMS.findall(text)}
        lacking = [pattern for pattern, paths in built.items() if not paths]
        if lacking:
            print(f"{name} is left out: dist/ has no {', '.join(lacking)}.")
            continue
        for pattern, paths in built.items():
            text = text.replace(f"@SHA256 {pattern}@", sha_256(paths[0]))
        write(os.path.join(made, name), text.replace("@VERSION@", version()).replace("@ADDRESS@", chosen.address))
    return made


def sha_256(path: str) -> str:
    """Return the sum of a file that catalogues name."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


Builder = Callable[[argparse.Namespace], str]
ARTEFACTS: dict[str, tuple[str, Builder]] = {  # name → the system that it is built on ("" is any), and by what
    "wheel": ("", lambda chosen: python_package(chosen, "wheel", "-py3-none-any.whl")),
    "sdist": ("", lambda chosen: python_package(chosen, "sdist", ".tar.gz")),
    "folder": ("", folder),
    "deb": ("linux", deb),
    "appimage": ("linux", appimage),
    "flatpak": ("linux", flatpak),
    "windows": ("win32", windows),
    "macos": ("darwin", macos),
    "listings": ("", listings),
}


def write_bill(artefact: str) -> None:
    """Write what an artefact is made of beside it; raises `SystemExit` if CycloneDX's own schema refuses it."""
    from cyclonedx.schema import SchemaVersion  # noqa: PLC0415 - only the environment has it
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415 - as above

    text = json.dumps(bill(os.path.basename(artefact)), indent=1, sort_keys=True) + "\n"
    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if fault is not None:
        sys.exit(f"The bill of materials of {artefact} is none: {fault}")
    write(f"{artefact}.cdx.json", text)


def bill(name: str) -> dict[str, object]:
    """Return the bill of materials of an artefact: what it brings along, or asks an index for."""
    brings_python = not name.endswith((".whl", ".gz"))
    libraries = installed(BROUGHT_LOCK if brings_python else RUNTIME_LOCK)
    parts = [component(each.metadata["Name"], each.version, licence(each)) for each in libraries]
    if brings_python:
        python = {"type": "application", "name": "CPython", "version": platform.python_version()}
        parts.append({**python, "bom-ref": "cpython", "licenses": [{"license": {"id": "PSF-2.0"}}]})
    program = {**component("dupfinder-documents", version(), "MIT"), "type": "application"}
    seen = json.dumps([name, program, parts], sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, seen)}",
        "version": 1,
        "metadata": {"timestamp": datetime.fromtimestamp(epoch_s(), UTC).isoformat(), "component": program},
        "components": parts,
        "dependencies": [{"ref": program["bom-ref"], "dependsOn": sorted(str(part["bom-ref"]) for part in parts)}],
    }


def component(name: str, number: str, licensed: str) -> dict[str, object]:
    """Return a package of the Python index as CycloneDX has it."""
    address = f"pkg:pypi/{name.lower().replace('_', '-')}@{number}"
    told = {"type": "library", "bom-ref": address, "name": name, "version": number, "purl": address}
    return {**told, "licenses": [{"license": {"name": licensed}}]}


def installed(lock: str) -> list[importlib.metadata.Distribution]:
    """Return the libraries of a lock file that are installed here, in the locked versions."""
    names = sorted(name for name, _ in PINNED.findall(read(lock)))
    found = {
        (each.metadata["Name"] or "").lower().replace("_", "-"): each for each in importlib.metadata.distributions()
    }
    return [found[name] for name in names if name in found]  # one is for Windows only


def licence(library: importlib.metadata.Distribution) -> str:
    """Return the name of a library's licence as its makers give it."""
    told = library.metadata
    classes = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier") or () if each.startswith("License")]
    named = next((told[field] for field in ("License-Expression", "License") if field in told), "")
    return " ".join((named if 0 < len(named) <= 80 else ", ".join(classes) or "see its files").split())


def settle(root: str) -> None:
    """Give everything below a folder the rights and the date that do not depend on who builds."""
    for top, folders, names in os.walk(root):
        for path in (os.path.join(top, name) for name in [*folders, *names]):
            if not os.path.islink(path):
                os.chmod(path, 0o755 if os.path.isdir(path) or is_run(path) else 0o644)
            os.utime(path, (epoch_s(), epoch_s()), follow_symlinks=False)
    os.chmod(root, 0o755)  # noqa: S103 - everybody's


def is_run(path: str) -> bool:
    """Return whether a file is started by its name: libraries are not."""
    return os.path.basename(path) in {"dupfinder", "dupfinder-window", "dupfinder-worker"} and is_program(path)


def files_below(root: str) -> list[str]:
    """Return every file below a folder, in order."""
    found = (os.path.relpath(os.path.join(top, name), root) for top, _, names in os.walk(root) for name in names)
    return sorted(path for path in found if not os.path.islink(os.path.join(root, path)))


def size_bytes(path: str) -> int:
    """Return how large a file, or everything in a folder is."""
    if os.path.isfile(path):
        return os.path.getsize(path)
    return sum(os.path.getsize(os.path.join(path, each)) for each in files_below(path))


def digest(path: str) -> str:
    """Return the sum of a file as dpkg has it; it is against accidents, not against people."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def fresh(path: str) -> str:
    """Return a folder that is empty now."""
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path


def read(path: str) -> str:
    """Return the text of a file."""
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path: str, text: str, *, packed: bool = False) -> None:
    """Write a file, and the folders above it; `packed` as gzip, without a date."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    content = text.encode()
    with open(f"{path}.gz" if packed else path, "wb") as file:
        file.write(gzip.compress(content, mtime=0) if packed else content)


def copy(source: str, place: str) -> None:
    """Copy a file, and make the folders above it."""
    os.makedirs(os.path.dirname(place), exist_ok=True)
    shutil.copy(source, place)


def link(target: str, place: str) -> None:
    """Make a symbolic link, and the folders above it."""
    os.makedirs(os.path.dirname(place), exist_ok=True)
    os.symlink(target, place)


def run(*command: str, folder: str = TOP, env: dict[str, str] | None = None) -> None:
    """Run a command, in the checkout unless a folder is named; raises `SystemExit` if it fails or is missing."""
    if shutil.which(command[0]) is None:
        sys.exit(f"{command[0]} is missing.")
    if subprocess.run(command, cwd=folder, env=env, check=False).returncode != 0:
        sys.exit(f"{' '.join(command[:3])} failed.")


def output(*command: str, folder: str = TOP) -> str:
    """Return what a command prints; raises `SystemExit` if it fails or is missing."""
    if shutil.which(command[0]) is None:
        sys.exit(f"{command[0]} is missing.")
    ended = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if ended.returncode != 0:
        said = [line for line in ended.stderr.splitlines() if "warning" not in line]  # dpkg-shlibdeps has hundreds
        sys.exit("\n".join([*said, f"{command[0]} failed."]))
    return ended.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
