"""The bundle's program without a console."""

import sys

from dupfinder.__main__ import window

sys.exit(window())
