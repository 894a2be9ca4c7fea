"""Settings of a scan that a person saved under a name."""

from dataclasses import dataclass, replace

from dupfinder.domain.distinctions import Distinctions
from dupfinder.domain.options import ScanOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class ScanPreset:
    """A name and what it stands for; what was told apart is no setting, so it is in none."""

    name: str
    options: ScanOptions
    """Without sources, references and excluded folders, unless the preset is for these very folders."""

    @property
    def has_folders(self) -> bool:
        """Return whether it says what to scan, not only how."""
        return bool(self.options.sources or self.options.references or self.options.excluded)


def preset_of(name: str, options: ScanOptions, *, with_folders: bool) -> ScanPreset:
    """Return what these options are as a preset."""
    options = replace(options, distinctions=Distinctions())
    if not with_folders:
        options = replace(options, sources=(), references=(), excluded=())
    return ScanPreset(name=name, options=options)
