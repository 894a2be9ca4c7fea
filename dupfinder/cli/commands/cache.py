"""`dupfinder cache info|clean|clear`: what the scan cache holds; drop what is of no use; drop everything."""

import argparse
import dataclasses
import json

from dupfinder.cli.command_output import ExitStatus
from dupfinder.domain.display import counted, format_size, visible
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.pipeline import own_versions
from dupfinder.store import CacheChange, CacheInfo, cache_info, clean_cache, clear_cache


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Say what the cache holds, or what was dropped from it; return 0."""
    match chosen.what:
        case "info" if chosen.json:
            print(_as_json(cache_info(chosen.cache)))
        case "info":
            _print_info(cache_info(chosen.cache))
        case "clean":
            current = own_versions(FingerprintSettings(), ocr=False)
            _print_cleaned(clean_cache(chosen.cache, current=current))
        case "clear":
            _print_cleared(clear_cache(chosen.cache))
    return ExitStatus.DONE


def _as_json(info: CacheInfo) -> str:
    fields = dataclasses.asdict(info)
    # As in the reports: a path that is no Unicode is given with its bytes escaped.
    fields["path"] = visible(info.path)
    fields["last_used"] = None if info.last_used is None else info.last_used.isoformat()
    return json.dumps(fields, indent=2)


def _print_info(info: CacheInfo) -> None:
    print(visible(info.path))
    if not info.exists:
        print("No scan cache yet.")
    else:
        print(f"Size on disk   {format_size(info.size_bytes)}")
        print(f"Documents      {info.documents:,}")
        print(f"Texts          {info.texts:,}")
        for settings, documents in info.documents_by_settings.items():
            print(f"Settings       {visible(settings)} ({counted(documents, 'document')})")
        print(f"Comparisons    {info.comparisons:,}")
        print(f"Last used      {info.last_used or 'never'}")
    if info.damaged_files:
        print(f"Set aside      {counted(info.damaged_files, 'damaged cache')}, {format_size(info.damaged_bytes)}")


def _print_cleaned(change: CacheChange) -> None:
    print(f"Dropped {counted(change.gone, 'document')} whose file is gone, {change.outdated:,} of older readers")
    print(f"and {counted(change.texts, 'text')}; {format_size(change.freed_bytes)} freed.")
    if change.unreachable:
        print(f"Kept {counted(change.unreachable, 'document')} whose drive or folder is not available now.")


def _print_cleared(change: CacheChange) -> None:
    print(f"Dropped {counted(change.gone, 'document')} and {counted(change.texts, 'text')}.")
    if change.damaged_files:
        print(f"Deleted {counted(change.damaged_files, 'damaged cache')}.")
    print(f"{format_size(change.freed_bytes)} freed.")
