"""The plan as a file: `dupfinder-plan`, version 1, JSON.

`decisions` is a list of objects with
- `path` and, where that is not UTF-8, `path_bytes` (base64), `size_bytes`, `mtime_ns`, `device`, `inode`,
  `content_digest` (64 hexadecimal digits): the file as the scan saw it;
- `verdict`: `keep` or `remove`;
- `reason`: the rule that decided, or `person`, `reference`, `search`, `no-copy`, `variant`,
  `kept-elsewhere`, `not-marked`;
- `relation` to the kept document: `identical`, `same-content`, `same-text`, `looks-alike`, `near`, or `keeper` for a
  kept one;
- `kept`: for a removed one, `path` (and `path_bytes`) of the document that stays for it, else null;
- `group`: the number of its group, counted from 1 within the plan, or null (as in older plans, where it is missing);
- `lost`: what would be lost with it: `words`, their number, `passages`, the longest of them, and `content`, what it has
  besides words: objects with `kind`, `count` (null where nobody can tell), `items` and `numbers`, of which items;
  null (or missing) where nobody looked, or where nothing can be lost;
- `why`: by what a kept one is preferred to those that go for it, whatever the rules say: `reference`, `finished`,
  `filed-folder`, `cleanest-name`, `best-format`, `shortest-path`; missing where by nothing.

`references` and `excluded` are lists of folders and files out of which nothing goes, whatever the decisions say:
objects with `path` (and `path_bytes`). Where there are none they are missing.
"""

import json
from collections.abc import Mapping, Sequence

from dupfinder.decide.json_fields import JsonFields, parse_json
from dupfinder.decide.reasons import KEEPER
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Decision, FileState, Loss, LostContent, Plan, Verdict
from dupfinder.domain.display import visible_json
from dupfinder.domain.file_names import name_fields, readable
from dupfinder.domain.pairs import Relation
from dupfinder.domain.protection import Roles

KIND = "dupfinder-plan"


def plan_to_json(plan: Plan) -> str:
    """Return the plan as the text of a file, a decision a line; `plan_from_json` gives it back."""
    lines = ",\n".join(json.dumps(_decision_fields(decision), ensure_ascii=False) for decision in plan.decisions)
    roles = "".join(
        f', "{name}": {visible_json(json.dumps([name_fields("path", path) for path in paths], ensure_ascii=False))}'
        for name, paths in (("references", plan.roles.references), ("excluded", plan.roles.excluded))
        if paths
    )
    return f'{{"format": "{KIND}", "version": 1{roles}, "decisions": [\n{visible_json(lines)}\n]}}\n'


def plan_from_json(text: str) -> Plan:
    """Return the plan in a file; raise `UsageError` if it is none, or if it would remove what it keeps."""
    fields = JsonFields.document(parse_json(text), kind=KIND)
    objects = list(fields.objects("decisions"))
    files = [_state(each) for each in objects]
    stays = _kept_states(objects, files)
    decisions = [_decision(each, file, stays) for each, file in zip(objects, files, strict=True)]
    kept_files = {(kept.device, kept.inode) for each in decisions if (kept := each.kept) is not None and kept.inode}
    for each, decision in zip(objects, decisions, strict=True):
        if decision.kept is not None and (decision.file.device, decision.file.inode) in kept_files:
            raise each.wrong("is to be removed, and kept under another name")
    return Plan(
        decisions=tuple(decisions),
        roles=Roles(references=_paths(fields, "references"), excluded=_paths(fields, "excluded")),
    )


def _paths(fields: JsonFields, name: str) -> tuple[str, ...]:
    return tuple(each.path() for each in fields.objects(name)) if fields.has(name) else ()


def _decision_fields(decision: Decision) -> dict[str, object]:
    file = decision.file
    return {
        **name_fields("path", file.path),
        "size_bytes": file.size_bytes,
        "mtime_ns": file.mtime_ns,
        "device": file.device,
        "inode": file.inode,
        "content_digest": file.content_digest,
        "shared_bytes": file.shared_bytes,
        "verdict": decision.verdict,
        "reason": readable(decision.reason),  # it may name a folder
        "relation": decision.relation,
        "kept": None if decision.kept is None else name_fields("path", decision.kept.path),
        "group": decision.group_number,
        "lost": None if decision.loss is None else _loss_fields(decision.loss),
        **({"why": list(decision.why)} if decision.why else {}),
    }


def _loss_fields(loss: Loss) -> dict[str, object]:
    return {
        "words": loss.word_count,
        "passages": list(map(readable, loss.passages)),
        "content": [
            {"kind": one.kind, "count": one.count, "items": list(map(readable, one.labels)), "numbers": one.numbers}
            for one in loss.content
        ],
    }


def _kept_states(objects: Sequence[JsonFields], files: Sequence[FileState]) -> dict[str, FileState | None]:
    """Return for each path the file that is kept there, or `None` where it is to be removed."""
    states: dict[str, FileState | None] = {}
    for each, file in zip(objects, files, strict=True):
        if file.path in states:
            raise each.wrong("names a file for the second time")
        states[file.path] = file if each.text("verdict") == Verdict.KEEP else None
    return states


def _state(fields: JsonFields) -> FileState:
    return FileState(
        path=fields.path(),
        size_bytes=fields.count("size_bytes"),
        mtime_ns=fields.whole("mtime_ns"),
        device=fields.count("device"),
        inode=fields.count("inode"),
        content_digest=fields.digest("content_digest"),
        shared_bytes=fields.count("shared_bytes") if fields.has("shared_bytes") else 0,
    )


def _decision(fields: JsonFields, file: FileState, stays: Mapping[str, FileState | None]) -> Decision:
    verdict = fields.text("verdict")
    if verdict not in set(Verdict):
        raise fields.wrong(f"has the verdict {verdict!r}, which is none")
    relation = fields.text("relation")
    is_removal = verdict == Verdict.REMOVE
    if relation not in set(Relation) and (relation != KEEPER or is_removal):
        raise fields.wrong(f"has the relation {relation!r}, which does not fit")
    if fields.has("kept") is not is_removal:
        raise fields.wrong("must name a kept document if it is to be removed, and only then")
    kept = stays.get(fields.inner("kept").path()) if is_removal else None
    if is_removal and kept is None:
        raise fields.wrong("is to be removed for a document that the plan does not keep")
    return Decision(
        file=file,
        verdict=Verdict(verdict),
        reason=fields.text("reason"),
        relation=relation,
        kept=kept,
        group_number=fields.count("group") if fields.has("group") else None,
        loss=_loss(fields.inner("lost")) if fields.has("lost") else None,
        why=fields.texts("why") if fields.has("why") else (),
    )


def _loss(fields: JsonFields) -> Loss:
    content = tuple(map(_lost_content, fields.objects("content"))) if fields.has("content") else ()
    return Loss(word_count=fields.count("words"), passages=fields.texts("passages"), content=content)


def _lost_content(fields: JsonFields) -> LostContent:
    return LostContent(
        kind=fields.choice("kind", ContentKind),
        count=fields.count("count") if fields.has("count") else None,
        labels=fields.texts("items"),
        numbers=fields.counts("numbers"),
    )
