"""What outlives a scan: the scan cache, sessions, what a person told apart, named rules and settings."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.store.cache import LostText, ScanCache, open_cache, open_cache_of
    from dupfinder.store.compared_texts import DIGEST_BYTES, NO_SKETCH, ComparedTexts, TextSketch, sketch_from_blobs
    from dupfinder.store.ignore_list import (
        add_ignored_pairs,
        default_ignore_list_path,
        read_ignore_list,
        remove_ignored_pairs,
    )
    from dupfinder.store.named_settings import (
        read_rule_sets,
        read_scan_presets,
        remove_rule_set,
        remove_scan_preset,
        save_rule_set,
        save_scan_preset,
        scan_preset,
    )
    from dupfinder.store.packed_words import MOST_SHARED_WORDS
    from dupfinder.store.program_log import (
        ProgramLog,
        default_log_path,
        log_libraries,
        log_start,
        logged_lines,
        system_name,
    )
    from dupfinder.store.rows import ReaderVersions
    from dupfinder.store.session_checks import Reported, StoredMatches, StoredPairs
    from dupfinder.store.session_file import (
        add_recent_session,
        forget_recent_sessions,
        is_session_file,
        read_recent_sessions,
        read_session,
        write_session,
        write_session_state,
    )
    from dupfinder.store.unfinished_scans import (
        ProcessMark,
        default_state_folder,
        forget_scan,
        note_scan,
        process_in,
        unfinished_scan,
        write_process,
    )
    from dupfinder.store.upkeep import CacheChange, CacheInfo, cache_info, clean_cache, clear_cache, following
else:
    __getattr__ = lazy_door()
