"""Soaks the window: does a long day's work in it over and over again, and checks that it stays as small as it was.

    python tests/sweeps/sweep_soak.py [--rounds 30] [--selections 34] [--documents 2500] [--folder FOLDER]

Each round is a scan of all documents, selections that are compared one by one, marks by rules, ten dialogues, a report
of every kind, both themes, and another language and back (two windows more). After it is noted what the program holds:
memory, objects, widgets, threads and descriptors, in `soak.csv`, as curves in `soak.png`. Nothing is collected for
that: what only a person who waits long enough would get back counts as held. Ends with 1 if one of the curves is not
flat: the mean of the last third of its rounds is over that of the second third by more than a tenth.

With over 2,000 documents marks are worked out in the background, as with 100,000. Off the screen unless
`QT_QPA_PLATFORM` says otherwise.
"""

import argparse
import csv
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).parents[1] / "support"), str(Path(__file__).parents[2])]

from PySide6.QtCore import QPointF, QRectF, QSettings, Qt  # noqa: E402 - found through the line above
from PySide6.QtGui import QColor, QImage, QPainter, QPen  # noqa: E402 - as above
from PySide6.QtWidgets import QApplication  # noqa: E402 - as above

from dupfinder.gui.toolkit.language import Language  # noqa: E402 - as above
from dupfinder.gui.toolkit.theme import Theme  # noqa: E402 - as above
from dupfinder.gui.window.app import WindowHost, prepare_interpreter  # noqa: E402 - as above
from dupfinder.report import ReportKind  # noqa: E402 - as above
from soak import Level, Soak, write_documents  # noqa: E402 - as above

_MOST_GROWTH = 1.1
_LANGUAGES = ("de", "en")
_WIDTH, _HEIGHT, _MARGIN = 900, 150, 34


def main() -> int:
    """Return 0 if all curves are flat, 1 if one is not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--selections", type=int, default=34, help="in each round")
    parser.add_argument("--documents", type=int, default=2_500)
    parser.add_argument("--folder", type=Path, default=Path(), help="for the curves (this one)")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="dupfinder-soak-") as folder:
        levels = _soak(chosen, Path(folder))
    _write(levels, chosen.folder / "soak.csv")
    _draw(levels, chosen.folder / "soak.png")
    return 1 if _judge(levels) else 0


def _soak(chosen: argparse.Namespace, top: Path) -> list[Level]:
    """Return what was held after each round."""
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(top / kind.lower())
    (top / "reports").mkdir()
    write_documents(top / "documents", chosen.documents)
    prepare_interpreter()
    application = QApplication(["dupfinder"])
    application.setQuitOnLastWindowClosed(False)
    settings = QSettings(str(top / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("language", _LANGUAGES[-1])
    host = WindowHost(settings, Theme(application), Language(application))
    host.window.show()
    soak = Soak(host, documents=top / "documents", reports=top / "reports")
    levels = []
    for number in range(1, chosen.rounds + 1):
        began_s, began_cpu_s = time.monotonic(), time.process_time()
        levels.append(soak.round(selections=chosen.selections, kinds=list(ReportKind), languages=_LANGUAGES))
        held = ", ".join(f"{name} {value:,.0f}" for name, value in asdict(levels[-1]).items())
        took_s, cpu_s = time.monotonic() - began_s, time.process_time() - began_cpu_s
        _say(f"round {number}: {held} ({took_s:.0f} s, {cpu_s:.1f} s of CPU)")
    host.window.close()
    return levels


def _curves(levels: Sequence[Level]) -> dict[str, list[float]]:
    return {field.name: [getattr(level, field.name) for level in levels] for field in fields(Level)}


def _judge(levels: Sequence[Level]) -> list[str]:
    """Say how each curve went, and return those that are not flat."""
    third = max(1, len(levels) // 3)
    growing = []
    for name, curve in _curves(levels).items():
        before, after = statistics.fmean(curve[-2 * third : -third] or curve), statistics.fmean(curve[-third:])
        is_flat = after <= before * _MOST_GROWTH
        growing += [] if is_flat else [name]
        _say(
            f"{name:12} {curve[0]:12,.0f} … {curve[-1]:12,.0f}  {after / before - 1:+.1%}{'' if is_flat else '  GROWS'}"
        )
    return growing


def _write(levels: Sequence[Level], path: Path) -> None:
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, ["round", *_curves(levels)])
        writer.writeheader()
        writer.writerows({"round": number} | asdict(level) for number, level in enumerate(levels, 1))


def _draw(levels: Sequence[Level], path: Path) -> None:
    """Draw the curves one below the other, each from nought."""
    curves = _curves(levels)
    image = QImage(_WIDTH, _HEIGHT * len(curves), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, (name, curve) in enumerate(curves.items()):
        room = QRectF(_MARGIN, number * _HEIGHT + _MARGIN, _WIDTH - 2 * _MARGIN, _HEIGHT - 1.5 * _MARGIN)
        most, steps = max(*curve, 1), max(1, len(curve) - 1)
        painter.setPen(QColor("black"))
        painter.drawText(
            room.topLeft() - QPointF(0, 8), f"{name}: {curve[0]:,.0f} … {curve[-1]:,.0f}, at most {most:,.0f}"
        )
        painter.setPen(QColor("lightgrey"))
        painter.drawRect(room)
        painter.setPen(QPen(QColor("navy"), 2))
        painter.drawPolyline(
            [
                QPointF(room.left() + room.width() * step / steps, room.bottom() - room.height() * value / most)
                for step, value in enumerate(curve)
            ]
        )
    painter.end()
    image.save(str(path))


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
