"""Where icons, themes and translations lie."""

from dupfinder.domain.file_names import resource_path

__all__ = ["resource_path"]
