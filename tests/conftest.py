"""What holds for all tests."""

from hypothesis import settings

# How long an example takes depends on what else the machine does: no test has a say in that.
settings.register_profile("repository", deadline=None)
settings.load_profile("repository")
