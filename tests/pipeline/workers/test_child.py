"""What counts against a document's time limit: not that the machine is busy, and all that a reader does itself (R1)."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.pipeline.workers import child
from dupfinder.pipeline.workers.child import BLIND_LIMITS, MOST_LIMITS, is_too_long
from sample_documents import Scan, Write, words

FAULTY_WORKER = str(Path(__file__).parents[2] / "support" / "faulty_worker.py")
SECONDS = st.floats(0, 10_000)


@pytest.mark.parametrize(
    ("wall_s", "waited_s", "used_s", "too_long"),
    [
        (59.0, 0.0, 59.0, False),
        (61.0, 0.0, 0.0, True),  # it hangs
        (61.0, 0.0, 61.0, True),  # it is at work
        (300.0, 290.0, 10.0, False),  # the machine is busy
        (355.0, 290.0, 65.0, True),  # it is, and the document takes too long all the same
        (355.0, 290.0, 5.0, True),  # it is, and the reader hangs
        (300.0, 290.0, 60.0 * (os.cpu_count() or 1) + 1, True),  # its own threads keep it waiting
        (60.0 * MOST_LIMITS + 1, 60.0 * MOST_LIMITS, 1.0, True),  # nothing lasts for ever
        (59.0, None, 59.0, False),
        (61.0, None, 60.0, True),
        (200.0, None, 10.0, False),
        (60.0 * BLIND_LIMITS + 1, None, 0.0, True),
    ],
)
def test_R1_a_documents_time_is_its_own(
    *, wall_s: float, waited_s: float | None, used_s: float, too_long: bool
) -> None:
    assert is_too_long(60.0, wall_s=wall_s, waited_s=waited_s, used_s=used_s) is too_long


@given(limit_s=st.floats(0.1, 1000), wall_s=SECONDS, share=st.floats(0, 1), used_s=SECONDS, blind=st.booleans())
def test_R1_nothing_is_too_long_within_the_limit_and_everything_is_in_the_end(
    *, limit_s: float, wall_s: float, share: float, used_s: float, blind: bool
) -> None:
    waited_s = None if blind else wall_s * share
    found = is_too_long(limit_s, wall_s=wall_s, waited_s=waited_s, used_s=min(used_s, wall_s))
    if wall_s <= limit_s:
        assert not found
    if wall_s > MOST_LIMITS * limit_s:
        assert found


@pytest.mark.skipif(
    sys.platform == "win32" or not os.path.exists("/proc/self/schedstat"), reason="the system does not tell who waits"
)
def test_R1_on_a_loaded_machine_work_goes_on_and_what_hangs_is_ended(
    write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    processor = min(os.sched_getaffinity(0))
    pinned = f"import os, runpy, sys; os.sched_setaffinity(0, [{processor}]); "
    # The worker shares one processor with one that has priority over it: it gets a quarter of that.
    worker = f"{pinned}sys.path.insert(0, {os.path.dirname(FAULTY_WORKER)!r}); runpy.run_path({FAULTY_WORKER!r})"
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, "-c", worker])
    for seed, name in enumerate(("work a while.txt", "hang.txt", "other.txt")):
        write(name, words(30, seed=seed))
    with contextlib.ExitStack() as load:
        busy = subprocess.Popen([sys.executable, "-c", f"{pinned}os.nice(5)\nwhile True: pass"])
        load.callback(busy.wait)
        load.callback(busy.kill)
        scanned = scan_documents(time_limit_s=1.0)
    assert scanned.problems == {"hang.txt": "timeout"}
