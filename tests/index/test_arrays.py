"""What the C library keeps of the memory that arrays took."""

import subprocess
import sys

import pytest

pytest.importorskip("resource")

FREED_AND_MADE_AGAIN = """
import resource
import numpy as np
from dupfinder.index.arrays import give_large_arrays_back
give_large_arrays_back()
def faults():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(50):
        several = [np.ones(100_000) for _ in range(8)]
        del several
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
faults()
print(faults())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's parameters")
def test_what_arrays_of_less_than_a_megabyte_took_is_not_asked_for_again() -> None:
    run = subprocess.run([sys.executable, "-c", FREED_AND_MADE_AGAIN], capture_output=True, check=True)
    assert int(run.stdout) < 1_000
