"""The bundle's program with a console."""

import sys

from dupfinder.__main__ import main

sys.exit(main())
