"""Fuzzing of the readers: what `tests/fuzzing` runs. No part of the test run, since atheris is not installed for it."""
