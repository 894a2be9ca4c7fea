"""Uses the AppImage, and installs, uses, upgrades and removes the package of Debian, on bare systems: minutes for each.

    python tests/sweeps/sweep_packages.py dist/dupfinder_0.1.0_amd64.deb ROOT… [--appimage FILE] [--pictures FOLDER]

Each ROOT is a folder that debootstrap made (`debootstrap --variant=minbase bookworm ROOT`) and that reaches a mirror.
As root; with Xvfb and ImageMagick here the window is looked at, too: a picture of each program in each ROOT.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from typing import Self

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PERSON = "somebody"
HOME = f"/home/{PERSON}"
APPIMAGE = "/opt/dupfinder.AppImage"
SCREEN = ":97"
PASSED_ON = ("http_proxy", "https_proxy", "no_proxy")
MOUNTED = ("proc", "dev", "tmp/.X11-unix")


def main() -> int:
    """Try the package on every root; return 1 if one of them did not do what it should."""
    parser = argparse.ArgumentParser(description="Try the package of Debian on bare systems.")
    parser.add_argument("package", help="the .deb")
    parser.add_argument("roots", nargs="+", metavar="ROOT")
    parser.add_argument("--appimage", metavar="FILE", help="the AppImage, which is used before anything is installed")
    parser.add_argument("--pictures", metavar="FOLDER", help="where pictures of the window go")
    chosen = parser.parse_args()
    failed = []
    with screen(chosen.pictures):
        for root in chosen.roots:
            print(f"── {root}", flush=True)
            try:
                with Root(root) as entered:
                    entered.try_out(chosen.package, chosen.appimage, chosen.pictures)
            except (AssertionError, subprocess.CalledProcessError) as error:
                failed.append(root)
                print(f"FAILED  {error}", flush=True)
    print(f"{len(chosen.roots) - len(failed)} passed, {len(failed)} failed")
    return int(bool(failed))


@contextlib.contextmanager
def screen(wanted: str | None) -> Iterator[None]:
    """Have a screen to draw on while this lasts, if pictures are wanted."""
    if wanted is None:
        yield
        return
    os.makedirs(wanted, exist_ok=True)
    with subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "1280x800x24", "-ac"], stderr=subprocess.DEVNULL) as server:
        time.sleep(2)
        yield
        server.terminate()


class Root:
    """A bare system in a folder."""

    def __init__(self, folder: str) -> None:
        self._folder = os.path.abspath(folder)

    def __enter__(self) -> Self:
        for name in MOUNTED:
            place = os.path.join(self._folder, name)
            os.makedirs(place, exist_ok=True)
            if not os.path.ismount(place) and os.path.isdir(f"/{name}"):
                subprocess.run(["mount", "--bind", f"/{name}", place], check=True)
        self.run("root", f"id {PERSON} > /dev/null 2>&1 || useradd --create-home {PERSON}")
        home = self._folder + HOME
        for name in ("samples", ".local", ".cache", ".config"):
            shutil.rmtree(os.path.join(home, name), ignore_errors=True)
        with zipfile.ZipFile(os.path.join(TOP, "resources", "samples.zip")) as samples:
            samples.extractall(os.path.join(home, "samples"))
        self.run("root", f"chown -R {PERSON}: {HOME}")
        return self

    def __exit__(self, *_: object) -> None:
        for name in reversed(MOUNTED):
            subprocess.run(["umount", "--lazy", os.path.join(self._folder, name)], check=False, capture_output=True)

    def run(self, who: str, command: str) -> str:
        """Return what a shell command there prints; raises `CalledProcessError` with what it complained of."""
        with self._begin(who, command) as process:
            said, complained = process.communicate()
        if process.returncode != 0:
            sys.stdout.write(said + complained)
            raise subprocess.CalledProcessError(process.returncode, command)
        return said

    def _begin(self, who: str, command: str) -> "subprocess.Popen[str]":
        home = HOME if who == PERSON else "/root"
        variables = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home, "LANG": "C.UTF-8", "DISPLAY": SCREEN}
        variables |= {"DEBIAN_FRONTEND": "noninteractive"} if who == "root" else {}
        variables |= {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        enter = ["chroot", f"--userspec={who}:{who}", self._folder, "sh", "-euc", f"cd {home}; {command}"]
        return subprocess.Popen(enter, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def try_out(self, package: str, appimage: str | None, pictures: str | None) -> None:
        """Use the AppImage; install, use, look at, upgrade and remove the package.

        Raises `AssertionError` or `CalledProcessError`.
        """
        if appimage is not None:
            self._copy(appimage, APPIMAGE)
            for who in ("root", PERSON):  # who may mount it, and who may not where there is no fusermount3
                self._use(APPIMAGE, who)
            print("AppImage used, with nothing else installed")
        self.run("root", "apt-get -qq update")
        began = time.monotonic()
        before = self._used_mb()
        self._install(package)
        print(f"installed in {time.monotonic() - began:.0f} s, {self._used_mb() - before} MB with what it depends on")
        self._use("dupfinder")
        if pictures is not None:
            self._look("dupfinder-window", os.path.join(pictures, f"{os.path.basename(self._folder)}.png"))
            if appimage is not None:  # the libraries that a desktop has are here now
                self._look(APPIMAGE + " gui", os.path.join(pictures, f"{os.path.basename(self._folder)}-appimage.png"))
        self._install(newer(package))
        assert "99" in self.run("root", "dpkg-query -W dupfinder"), "not upgraded"
        self._use("dupfinder")
        self.run("root", "apt-get -qq purge --yes dupfinder")
        left = [
            path for path in ("usr/lib/dupfinder", "usr/bin/dupfinder") if os.path.lexists(f"{self._folder}/{path}")
        ]
        assert not left, left
        assert self.run(PERSON, "ls .local/share/dupfinder/journals"), "the journals are gone"
        print("used, upgraded, used again, removed")

    def _used_mb(self) -> int:
        return int(self.run("root", "du -smx --exclude=/var / | cut -f1"))

    def _install(self, package: str) -> None:
        self._copy(package, "/root/dupfinder.deb")
        self.run("root", "apt-get -qq install --yes --no-install-recommends --reinstall ./dupfinder.deb")

    def _copy(self, path: str, place: str) -> None:
        shutil.copy(path, self._folder + place)

    def _use(self, program: str, who: str = PERSON) -> None:
        """Scan, plan, remove and put back."""
        samples = f"cd {HOME}; {program}"
        reports = "--json r.json --docx r.docx --pdf r.pdf --xlsx r.xlsx --html r.html"
        said = self.run(who, f"{samples} scan samples {reports} 2>&1")
        assert "This system" not in said, said  # readers are confined, or there is a note that begins so
        self.run(who, f"{samples} plan r.json --keep newest --output plan.json; {program} apply plan.json")
        count = f"find {HOME}/samples -type f | wc -l"
        fewer = int(self.run(who, count))
        self.run(who, f"{program} undo")
        all_of_them = int(self.run(who, count))
        with open(f"{self._folder}{HOME}/r.json", encoding="utf-8") as file:
            groups = json.load(file)["groups"]
        assert (len(groups), all_of_them - fewer) == (4, 2), (len(groups), all_of_them, fewer)
        self.run(who, f"cd {HOME}; rm r.* plan.json; ! ls -d /tmp/.mount_* 2> /dev/null")

    def _look(self, program: str, picture: str) -> None:
        """Take a picture of the window after a scan, and end it as a session manager does."""
        with self._begin(PERSON, f"exec {program} --scan samples") as window:
            time.sleep(30)
            subprocess.run(["import", "-display", SCREEN, "-window", "root", picture], check=True)
            window.terminate()
            said = window.communicate()
        assert (window.returncode, said) == (0, ("", "")), said
        print(f"its window: {picture}")


def newer(package: str) -> str:
    """Return the path of the same package under a higher version."""
    folder = tempfile.mkdtemp()
    unpacked, made = os.path.join(folder, "dupfinder"), os.path.join(folder, "newer.deb")
    subprocess.run(["dpkg-deb", "-R", package, unpacked], check=True)
    control = os.path.join(unpacked, "DEBIAN", "control")
    subprocess.run(["sed", "-i", "s/^Version: .*/Version: 99/", control], check=True)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", unpacked, made], check=True)
    shutil.rmtree(unpacked)
    return made


if __name__ == "__main__":
    sys.exit(main())
