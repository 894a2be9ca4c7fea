"""Files to text: a registry, and one reader per format. Runs in worker processes only."""

from dupfinder.extract.extraction import extract
from dupfinder.extract.format import Content, Format
from dupfinder.extract.registry import formats, recognise
from dupfinder.extract.source import SourceFile

__all__ = ["Content", "Format", "SourceFile", "extract", "formats", "recognise"]
