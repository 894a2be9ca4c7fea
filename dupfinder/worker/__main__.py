"""`python -m dupfinder.worker MEMORY_LIMIT_BYTES`: started by the pipeline, never by a person."""

from dupfinder.worker.serving import main

main()
