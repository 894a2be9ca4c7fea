"""One run of the fuzzer over one reader: `python -m reader_fuzzing.target SUFFIX STATE FINDINGS SEEDS [OPTION…]`.

The options are libFuzzer's.

Findings that raise are written to a folder and the run goes on; a crash, a hang or too much memory ends it. Before each
input is read it is copied to the state file, where `tests/fuzzing/fuzz_reader.py` finds it whatever has happened.
"""

import glob
import importlib
import mmap
import os
import random
import signal
import struct
import sys

import atheris  # installed only where one fuzzes

from reader_fuzzing.container_mutation import Mutation, mutated_compound, mutated_package, mutated_pdf
from reader_fuzzing.text_mutation import TextMutator
from reader_fuzzing.tokens import TOKENS

MAX_BYTES = 1 << 15
HEAD = struct.Struct("<QQQ")
"""Of the state file: how many inputs there were, how many gave text, the size of the present one, which follows."""
HANG_CPU_S = 10.0
MEMORY_LIMIT_BYTES = 1 << 30
BLIND_SHARE = 0.05
"""Of the changes of containers: bytes anywhere, so that the containers themselves are tried too."""
PACKAGES = (".docx", ".odt", ".ods", ".odp", ".odg", ".pptx", ".xlsx", ".epub")
COMPOUNDS = (".doc", ".xls", ".msg")
INSTRUMENTED = (
    "dupfinder.extract", "docx", "email", "html", "olefile", "pypdf", "csv", "zipfile", "quopri",
    "base64",
)  # fmt: skip


def main() -> None:
    """Fuzz until libFuzzer is told to stop."""
    suffix, state_file, findings_folder, seeds_folder, *options = sys.argv[1:]
    with atheris.instrument_imports(include=list(INSTRUMENTED)):
        oracle = importlib.import_module("reader_fuzzing.oracle")
        for seed in glob.glob(f"{glob.escape(seeds_folder)}/*"):
            with open(seed, "rb") as stream:
                oracle.judged(suffix, stream.read())  # loads what the reader loads only when it is needed
    _limit_memory()
    with open(state_file, "r+b") as shared:
        state = mmap.mmap(shared.fileno(), HEAD.size + MAX_BYTES)
    count, texts, _ = HEAD.unpack_from(state)

    def read(data: bytes) -> None:
        nonlocal count, texts
        count += 1
        data = data[:MAX_BYTES]
        HEAD.pack_into(state, 0, count, texts, len(data))
        state[HEAD.size : HEAD.size + len(data)] = data
        signal.setitimer(signal.ITIMER_PROF, HANG_CPU_S)  # its signal ends the process
        verdict = oracle.judged(suffix, data)
        texts += verdict.has_text
        for finding in verdict.findings:
            _keep(findings_folder, finding.name, finding.words, data)
        signal.setitimer(signal.ITIMER_PROF, 0)

    mutation = _mutation(suffix)

    def mutate(data: bytes, max_bytes: int, seed: int) -> bytes:
        chance = random.Random(seed)  # noqa: S311 - no secret
        mutated = None if chance.random() < BLIND_SHARE else mutation(data, chance)
        if mutated is None or len(mutated) > max_bytes:
            return bytes(atheris.Mutate(data, max_bytes))
        return mutated

    atheris.Setup([sys.argv[0], *options, f"-max_len={MAX_BYTES}"], read, custom_mutator=mutate)
    atheris.Fuzz()


def _mutation(suffix: str) -> Mutation:
    def blind(data: bytes) -> bytes:
        return bytes(atheris.Mutate(data, len(data) + 64)) if data else b"x"

    change = TextMutator(TOKENS.get(suffix, ()), blind, max_bytes=MAX_BYTES)
    if suffix in PACKAGES:
        return mutated_package(change)
    if suffix in COMPOUNDS:
        return mutated_compound(blind)
    return mutated_pdf(change) if suffix == ".pdf" else change


def _limit_memory() -> None:
    import resource  # noqa: PLC0415 - there is none on Windows

    with open("/proc/self/statm", "rb") as statm:
        base_bytes = int(statm.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (base_bytes + MEMORY_LIMIT_BYTES, base_bytes + MEMORY_LIMIT_BYTES))


def _keep(folder: str, name: str, words: str, data: bytes) -> None:
    """Write down a finding, unless there is a smaller input for it already."""
    path = os.path.join(folder, name)
    if os.path.exists(path) and os.path.getsize(path) <= len(data):
        return
    with open(path, "wb") as stream:
        stream.write(data)
    with open(f"{path}.words", "w", encoding="utf-8", errors="backslashreplace") as stream:
        stream.write(words)


if __name__ == "__main__":
    main()
