"""PDFs that break what draws them: each costs itself, and the worker that shows the next lives (H1, R1)."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.options import MIB
from dupfinder.pipeline.comparing.pages import PageReader
from hostile_files import HostileFile, hostile_files, quick_files
from hostile_files.good_documents import good_documents

PDFS, QUICK = ([one for one in files if one.name.endswith(".pdf")] for files in (hostile_files(), quick_files()))
TIME_LIMIT_S = 2.0
MEMORY_LIMIT_BYTES = 300 * MIB
TEST_LIMIT_S = 900
"""It takes about a minute; the worker gives way to whatever else runs."""
EXPECTED = set(ProblemCode) - {ProblemCode.CRASHED, ProblemCode.CHANGED, ProblemCode.VANISHED, ProblemCode.UNREADABLE}


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited by RLIMIT_AS")
@pytest.mark.timeout(TEST_LIMIT_S)
@pytest.mark.parametrize(
    "pdfs",
    [
        pytest.param(QUICK, id="quick"),
        pytest.param(PDFS, id="all", marks=pytest.mark.sweep),
    ],
)
def test_R1_hostile_pdfs_are_shown_or_refused_and_sound_ones_after_them_shown(
    tmp_path: Path, pdfs: list[HostileFile]
) -> None:
    path, good = tmp_path / "hostile.pdf", tmp_path / "good.pdf"
    good.write_bytes(good_documents("some words")[".pdf"])
    wrong = []
    with PageReader(time_limit_s=TIME_LIMIT_S, memory_limit_bytes=MEMORY_LIMIT_BYTES) as reader:
        views: dict[str, Callable[[], object]] = {
            "pages": lambda: reader.pages(str(path)),
            "picture": lambda: reader.picture(str(path), 0, width_px=1000),
            "thumbnail": lambda: reader.thumbnail(str(path), width_px=160),
        }
        for one in pdfs:
            path.write_bytes(one.make())
            for name, show in views.items():
                try:
                    show()
                except DocumentError as error:
                    if error.code not in EXPECTED:
                        wrong.append((one.name, name, error.code))
            assert reader.pages(str(good))[0].words == ("some", "words"), one.name
    assert wrong == []
