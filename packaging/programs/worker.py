"""The bundle's worker process."""

from dupfinder.worker.serving import main

main()
