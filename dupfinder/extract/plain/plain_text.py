"""The decoded text of a file that is text all through; what plain text, Markdown, CSV and their like start from."""

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.plain.encoding import CONTROL_SHARE, CONTROLS, decode
from dupfinder.extract.source import SourceFile


def read_plain(source: SourceFile) -> str:
    """Return the decoded text of a file; raises `DocumentError` where it holds too much that is no text."""
    text = decode(source.read())
    data = text.encode(errors="surrogatepass")  # a tenth of what a pattern takes
    if len(data) - len(data.translate(None, CONTROLS)) > int(CONTROL_SHARE * len(text)):
        raise DocumentError(ProblemCode.DAMAGED, say("The file contains binary data, not text."))
    return text
