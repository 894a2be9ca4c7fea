"""Opening what must be a zip archive, or saying why that cannot be."""

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.compound import ENCRYPTED_STREAM
from dupfinder.extract.containers.package import Package, open_package
from dupfinder.extract.source import SourceFile


def opened_package(source: SourceFile, title: str) -> Package:
    """Return the zip archive that a document is; `title` names its format in the sentence of a `DocumentError`.

    Bytes before the archive do no harm: its directory stands at its end.
    """
    package = source.package or open_package(source.open())
    if package is not None:
        return package
    if ENCRYPTED_STREAM in source.compound_entries:
        raise DocumentError(ProblemCode.ENCRYPTED, say("The {title} is encrypted and needs a password.", title=title))
    raise DocumentError(
        ProblemCode.DAMAGED, say("The {title} is damaged: it is not a complete zip archive.", title=title)
    )


def needed_part(package: Package, name: str, title: str) -> bytes:
    """Return a part without which a document cannot be read."""
    data = package.read(name)
    if data is None:
        raise DocumentError(
            ProblemCode.DAMAGED, say("The {title} is damaged: part {name} is missing.", title=title, name=name)
        )
    return data
