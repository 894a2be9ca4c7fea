"""From folders to documents that are read, and to the result of a scan."""
