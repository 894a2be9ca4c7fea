"""The decoded text of a file that is text all through; what plain text, Markdown, CSV and their like start from."""

import itertools
import re

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.plain.encoding import CONTROL_SHARE, decode
from dupfinder.extract.source import SourceFile

CONTROL = re.compile(r"[\x00-\x07\x0e-\x19\x1c-\x1f\x7f]")


def read_plain(source: SourceFile) -> str:
    """Return the decoded text of a file; raises `DocumentError` where it holds too much that is no text."""
    text = decode(source.read())
    most_controls = int(CONTROL_SHARE * len(text))
    if any(True for _ in itertools.islice(CONTROL.finditer(text), most_controls, None)):
        raise DocumentError(ProblemCode.DAMAGED, "The file holds binary data instead of text.")
    return text
