"""What holds for all tests."""

import gc

from hypothesis import settings

# How long an example takes depends on what else the machine does: no test has a say in that.
settings.register_profile("repository", deadline=None)
settings.load_profile("repository")


def pytest_collection_finish() -> None:
    """Keep what modules and tests hold, which stays to the end, out of every search for garbage that follows.

    The tests of the window search after each test, and would spend more time on that than on anything else.
    """
    gc.collect()
    gc.freeze()
