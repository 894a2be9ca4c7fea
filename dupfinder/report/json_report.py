"""The JSON report: everything a program needs to go on with the result (docs/reference/reports.md)."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import TextIO

from dupfinder.domain.documents import Problem
from dupfinder.domain.events import Finding
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.masks import template_digest, variables_digest
from dupfinder.domain.options import OPTIONS, OptionKind, ScanOptions
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sameness import content_key
from dupfinder.domain.suggesting import has_fields, why_kept
from dupfinder.report.fields import (
    Fields,
    beyond_fields,
    fingerprint_hex,
    json_text,
    metadata_fields,
    modified_utc,
    path_fields,
    path_list_fields,
    rounded_share,
    unicode_text,
    variable_codes,
)


def write_pairs(result: ScanResult, out: TextIO) -> None:
    """Write every verified pair, one JSON object a line, as docs/reference/reports.md lays it down."""
    out.writelines(f"{json_text(pair_fields(pair))}\n" for pair in result.pairs)


def pair_fields(pair: VerifiedPair) -> Fields:
    """Return the fields of a pair's line."""
    return {
        **path_fields("a", pair.a.entry.path),
        **path_fields("b", pair.b.entry.path),
        "relation": pair.relation.value,
        "similarity": rounded_share(pair.similarity),
        "a_in_b": rounded_share(pair.a_in_b),
        "b_in_a": rounded_share(pair.b_in_a),
        "hamming_bits": pair.hamming_bits,
        "differs_only_in": variable_codes(pair.differs_only_in),
        "differs_beyond": beyond_fields(pair.differs_beyond),
    }


def finding_lines(finding: Finding) -> Iterator[str]:
    """Yield a line for each pair of a document that came, which is `a`: `event`, then what `write_pairs` has."""
    for pair in finding.pairs:
        yield json_text({"event": finding.arrival.value, **pair_fields(pair)})


FORMAT = "dupfinder-report"
VERSION = 1


def write_json(result: ScanResult, out: TextIO) -> None:
    """Write the JSON report, a document a line, without holding more than one of them."""
    out.writelines(_parts(result))


def _parts(result: ScanResult) -> Iterator[str]:
    yield f'{{\n  "format": {json_text(FORMAT)}, "version": {VERSION}, "status": {json_text(result.status.value)},\n'
    yield f'  "settings": {json_text(_settings(result.options))},\n'
    yield f'  "summary": {json_text(_summary(result))},\n'
    yield '  "groups": ['
    for index, group in enumerate(result.groups):
        yield ",\n    " if index else "\n    "
        yield from _group(group, bits=result.options.fingerprint.bits)
    yield "\n  ],\n" if result.groups else "],\n"
    if result.options.relation is Relation.CONTAINED:
        yield from _list("containers", map(_container, result.containers))
        yield ",\n"
    if result.unique is not None:
        alone = (Member(document=each, relation=None, similarity=1.0, hamming_bits=0) for each in result.unique)
        yield from _list("unique", (_member(each, bits=result.options.fingerprint.bits) for each in alone))
        yield ",\n"
    yield from _list("problems", map(_problem, result.problems))
    yield "\n}\n"


def _list(name: str, items: Iterable[Fields]) -> Iterator[str]:
    yield f'  "{name}": ['
    end = "]"
    for index, item in enumerate(items):
        yield f"{',' if index else ''}\n    {json_text(item)}"
        end = "\n  ]"
    yield end


def _group(group: DuplicateGroup, *, bits: int) -> Iterator[str]:
    head: Fields = {
        "id": group.group_id,
        "relation": group.relation.value,
        "min_similarity": rounded_share(group.min_similarity),
        **path_fields("keeper", group.keeper.entry.path),
        "kept_because": [each.value for each in why_kept(group)],
        "reclaimable_bytes": group.reclaimable_bytes,
    }
    if group.varies is not None:
        head["varies"] = variable_codes(group.varies)
    yield json_text(head).removesuffix("}")
    yield ',\n     "documents": ['
    for index, member in enumerate(group.members):
        yield f"{',' if index else ''}\n       {json_text(_member(member, bits=bits))}"
    yield "\n     ]}"


def _settings(options: ScanOptions) -> Fields:
    """Return what the result depends on; workers, limits and cache don't belong here."""
    fields = dict(path_list_fields("sources", options.sources))
    for option in OPTIONS:
        value = option.of(options)
        if option.kind is OptionKind.PATHS:
            fields |= path_list_fields(option.name, value)
        elif option.reported and (value is not None or option.kind is not OptionKind.BITS):
            fields[option.name] = list(map(unicode_text, value)) if isinstance(value, tuple) else value
    return {
        **fields,
        "included": [each.value for each in options.included],
        "pairs_told_apart": len(options.distinctions.all),
        **_chosen_fingerprint(options),
    }


def _chosen_fingerprint(options: ScanOptions) -> Fields:
    """Return the choices of the fingerprint, where they are not the default."""
    return {"fingerprint": asdict(options.fingerprint)} if options.fingerprint != FingerprintSettings() else {}


def _summary(result: ScanResult) -> Fields:
    return {
        "files_seen": result.statistics.files_seen,
        "documents": len(result.documents),
        "groups": len(result.groups),
        "redundant_documents": result.redundant_documents,
        "reclaimable_bytes": result.reclaimable_bytes,
        "sharing_documents": result.sharing_documents,
        "problems": len(result.problems),
        "from_cache": result.statistics.from_cache,
        "elapsed_s": round(result.statistics.elapsed_s, 3),
        "unread": [
            {"format": one.format, "files": one.count, "size_bytes": one.size_bytes, "compared": one.compared}
            for one in result.unread
        ],
        "left_out": {one.reason.value: one.count for one in result.statistics.left_out},
        **({"unconfined": list(result.statistics.unconfined)} if result.statistics.unconfined else {}),
    }


def _member(member: Member, *, bits: int) -> Fields:
    document, entry = member.document, member.document.entry
    modified = modified_utc(entry)
    fields: Fields = {
        **path_fields("path", entry.path),
        "format": document.format,
        "size_bytes": entry.size_bytes,
        "modified": None if modified is None else f"{modified.replace(' ', 'T')}Z",
        "words": document.word_count,
        "fingerprint": fingerprint_hex(document.fingerprint, bits=bits),
        "reference": entry.is_reference,
        **({"excluded": True} if entry.is_excluded else {}),
        "relation": "keeper" if member.relation is None else member.relation.value,
        "similarity": rounded_share(member.similarity),
        "hamming_bits": member.hamming_bits,
        "differs_only_in": variable_codes(member.differs_only_in),
        "differs_beyond": beyond_fields(member.differs_beyond),
        # What follows lets a plan check that a file is still the one that was scanned.
        "mtime_ns": entry.mtime_ns,
        "device": entry.device,
        "inode": entry.inode,
        "content_digest": None if document.content_digest is None else document.content_digest.hex(),
    }
    if entry.shared_bytes:
        fields["shared_bytes"] = entry.shared_bytes
    if document.text_digest is not None:
        fields["text_digest"] = document.text_digest.hex()
    content = content_key(document)
    if content is not None:
        fields["same_content"] = content.hex()
    # Both tell which documents are variants of each other, whatever their keeper.
    if document.masked_digests:
        fields["masked_digest"] = variables_digest(document.masked_digests).hex()
    if template := template_digest(document.masked_digests):
        fields["template_digest"] = template.hex()
    if has_fields(document):
        fields["has_fields"] = True
    if entry.other_paths:
        fields |= path_list_fields("other_paths", entry.other_paths)
    if document.problem is not None:
        fields["problem"] = document.problem.code.value
    about = metadata_fields(document.metadata)
    # Three of them stood beside the path before there were more; who reads them there finds them there.
    fields |= {name: about[name] for name in ("title", "author", "pages") if name in about}
    return fields | {"metadata": about}


def _container(container: Container) -> Fields:
    return {
        **path_fields("container", container.container.entry.path),
        "parts": [_part(pair, container) for pair in container.pairs],
    }


def _part(pair: VerifiedPair, container: Container) -> Fields:
    part, contained = container.part_of(pair)
    return {
        **path_fields("path", part.entry.path),
        "contained": rounded_share(contained),
        "similarity": rounded_share(pair.similarity),
        "differs_only_in": variable_codes(pair.differs_only_in),
    }


def _problem(problem: Problem) -> Fields:
    return {
        **path_fields("path", problem.path),
        "code": problem.code.value,
        "message": unicode_text(problem.message),
    }
