"""A folder of documents to try the program on, for who sees it for the first time."""

import datetime
import os
import zipfile

import platformdirs

from dupfinder.domain.errors import SourceError
from dupfinder.gui.toolkit.resources import resource_path

_NAME = "samples"
_ARCHIVE = "samples.zip"


def lay_out_samples(folder: str | None = None) -> tuple[str, ...]:
    """Put the sample documents into a folder of the user's data; return the folders to add as sources.

    Documents that are there stay as they are, those that were removed in a trial come back. Raises `SourceError` where
    they cannot be written.
    """
    folder = folder or os.path.join(platformdirs.user_data_dir("dupfinder", appauthor=False), _NAME)
    try:
        with zipfile.ZipFile(resource_path(_ARCHIVE)) as archive:
            for member in archive.infolist():
                _lay_out(archive, member, folder)
            names = sorted({member.filename.split("/")[0] for member in archive.infolist()})
    except OSError as error:
        message = f"The sample documents cannot be written to {folder}: {error.strerror}."
        raise SourceError(message, path=folder) from error
    return tuple(os.path.join(folder, name) for name in names)


def _lay_out(archive: zipfile.ZipFile, member: zipfile.ZipInfo, folder: str) -> None:
    path = os.path.join(folder, *member.filename.split("/"))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    try:
        with open(path, "xb") as file:
            file.write(archive.read(member))
    except FileExistsError:
        return
    changed_s = datetime.datetime(*member.date_time, tzinfo=datetime.UTC).timestamp()
    os.utime(path, (changed_s, changed_s))  # which version is newer is part of what there is to see
