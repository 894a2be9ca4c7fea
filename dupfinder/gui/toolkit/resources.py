"""Where icons, themes and translations lie."""

from dupfinder.domain.resources import resource_path

__all__ = ["resource_path"]
