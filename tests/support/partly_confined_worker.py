"""A worker that is confined by the means that its first arguments name, so that each is tested alone; or by none."""

import sys

from dupfinder.worker import serving
from dupfinder.worker.confinement import confining

confining.LINUX = {name: restrict for name, restrict in confining.LINUX.items() if name in sys.argv[1:-1]}
serving.main()
