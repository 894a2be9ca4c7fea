"""`dupfinder presets list|save|show|remove`: settings under a name, for `scan --preset NAME` and the window."""

import argparse
import json
import shlex

from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.scan_options import chosen_options, scan_arguments
from dupfinder.domain.display import visible
from dupfinder.domain.options import ScanPreset, preset_of
from dupfinder.store import read_scan_presets, remove_scan_preset, save_scan_preset, scan_preset


def run(chosen: argparse.Namespace) -> ExitStatus:
    """List, save, show or forget settings; return 0."""
    match chosen.what:
        case "list" if chosen.json:
            print(json.dumps(list(map(_fields, read_scan_presets())), indent=2))
        case "list":
            for preset in read_scan_presets():
                print(f"{visible(preset.name)}\t{_command_line(preset)}")
        case "save":
            save_scan_preset(preset_of(chosen.name, chosen_options(chosen), with_folders=True))
        case "show" if chosen.json:
            print(json.dumps(_fields(scan_preset(chosen.name)), indent=2))
        case "show":
            print(_command_line(scan_preset(chosen.name)))
        case "remove":
            remove_scan_preset(chosen.name)
    return ExitStatus.DONE


def _command_line(preset: ScanPreset) -> str:
    """Return the arguments as a shell takes them."""
    return visible(shlex.join(scan_arguments(preset.options)))


def _fields(preset: ScanPreset) -> dict[str, object]:
    return {"name": visible(preset.name), "arguments": list(map(visible, scan_arguments(preset.options)))}
