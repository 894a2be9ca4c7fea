"""Shows what the overview costs the window's thread: milliseconds to fill its cards and to paint them, of 100 allowed.

python tests/benchmarks/survey/bench_overview_page.py [--documents 100000]
"""

import argparse
import os
import random
import time
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bench_survey import result_of, scattered, siblings  # type: ignore[import-not-found] # it is beside this script
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from dupfinder.gui.overview.overview_cards import OverviewCards
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.survey import survey_of

LIMIT_MS = 100


def say(name: str, began_s: float) -> None:
    """Print what a step took."""
    took_ms = (time.thread_time() - began_s) * 1000
    print(f"{name:26} {took_ms:6.0f} ms  {took_ms / LIMIT_MS:5.0%} of the limit")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=100_000)
    chosen = parser.parse_args()
    QApplication([])
    owner = QObject()
    for shape in (siblings, scattered):
        result = result_of(shape(chosen.documents, random.Random(1)))  # noqa: S311 - the same shape every time
        survey = survey_of(result)
        print(f"{shape.__name__}, {chosen.documents:,} documents")
        began_s = time.thread_time()
        cards = OverviewCards(OverviewWording(Wording(owner)))
        say("make the cards (once)", began_s)
        cards.resize(1100, 2000)
        cards.show()
        QApplication.processEvents()
        for name, action in (
            ("show a survey", partial(cards.show_survey, survey)),
            ("lay out and paint all", QApplication.processEvents),
            ("paint all once more", cards.grab),
            ("walk into a folder", partial(cards.space._show, 1)),
            ("paint that", QApplication.processEvents),
        ):
            began_s = time.thread_time()
            action()
            say(name, began_s)
        cards.close()


if __name__ == "__main__":
    main()
