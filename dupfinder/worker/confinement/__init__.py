"""What keeps a document that took over its reader from doing harm: no network, no writing, no other processes."""

from dupfinder.worker.confinement.confining import confine, limit_resources, lower_priority, missing

__all__ = ["confine", "limit_resources", "lower_priority", "missing"]
