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
- `lost`: what would be lost with it: `words`, their number, `passages`, the longest of them, `content`, what it has
  besides words: objects with `kind`, `count` (null where nobody can tell), `items` and `numbers`, of which items, and
  `elsewhere` (missing where it is empty), which documents have words that the kept one lacks: objects with `path` (and
  `path_bytes`; for one inside another file `path_inside` and `path_file`), `size_bytes` and `mtime_ns` of the file,
  `content_digest`, `words` and `passages`; null (or missing) where nobody looked, or where nothing can be lost;
- `why`: by what a kept one is preferred to those that go for it, whatever the rules say: `reference`, `finished`,
  `filed-folder`, `cleanest-name`, `best-format`, `shortest-path`; missing where by nothing.

`references` and `excluded` are lists of folders and files out of which nothing goes, whatever the decisions say:
objects with `path` (and `path_bytes`). Where there are none they are missing, and so is `unsearched`, of how many
documents nobody knows whether they have what would be lost, where it is 0.
"""

import base64
import enum
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypedDict, TypeVar

from dupfinder.decide.plan_groups import KEEPER
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Decision, Elsewhere, FileState, Loss, LostContent, Plan, Verdict
from dupfinder.domain.display import visible, visible_json
from dupfinder.domain.enclosed import SEPARATOR, clean_names, enclosing_path, inner_names, is_enclosed
from dupfinder.domain.errors import UsageError
from dupfinder.domain.file_names import name_fields, readable
from dupfinder.domain.json_budget import TooMuchJsonError, parsed_json
from dupfinder.domain.messages import Message, Value, say
from dupfinder.domain.pairs import Relation
from dupfinder.domain.protection import Roles

_E = TypeVar("_E", bound=enum.StrEnum)


class JsonFields:
    """One object of a JSON file, and where it stands there; a wrong field is a `UsageError`."""

    def __init__(self, value: object, *, kind: str, where: str = "") -> None:
        self._kind = kind
        self._where = where
        if not isinstance(value, dict):
            raise self.wrong(say("must be an object"))
        self._value: dict[str, object] = value

    @classmethod
    def document(cls, value: object, *, kind: str) -> "JsonFields":
        """Return the outermost object of a file whose `format` is `kind`."""
        fields = cls(value, kind=kind)
        if fields.text("format") != kind:
            raise fields.wrong(say("must be {kind}", kind=kind), "format")
        if fields.count("version") != 1:
            raise fields.wrong(say("is unknown to this program"), "version")
        return fields

    def has(self, name: str) -> bool:
        """Return whether there is such a field, and it is not null."""
        return self._value.get(name) is not None

    def text(self, name: str) -> str:
        """Return a string."""
        value = self._value.get(name)
        if not isinstance(value, str):
            raise self.wrong(say("must be a text"), name)
        return value

    def flag(self, name: str) -> bool:
        """Return true or false."""
        value = self._value.get(name)
        if not isinstance(value, bool):
            raise self.wrong(say("must be true or false"), name)
        return value

    def whole(self, name: str) -> int:
        """Return a whole number, which may be negative (the time of a file from before 1970)."""
        value = self._value.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(say("must be a whole number"), name)
        return value

    def number(self, name: str) -> int | float:
        """Return a number."""
        value = self._value.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.wrong(say("must be a number"), name)
        return value

    def count(self, name: str) -> int:
        """Return a whole number that is not negative."""
        value = self.whole(name)
        if value < 0:
            raise self.wrong(say("must not be negative"), name)
        return value

    def digest(self, name: str, *, digits: int = 64) -> str:
        """Return so many hexadecimal digits."""
        value = self.text(name)
        if not re.fullmatch(f"[0-9a-f]{{{digits}}}", value):
            raise self.wrong(say("must be {digits} hexadecimal digits", digits=digits), name)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of strings."""
        value = self._value.get(name)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(say("must be a list of texts"), name)
        return tuple(value)

    def choices(self, name: str, kind: type[_E]) -> tuple[_E, ...]:
        """Return a list of values of an enumeration."""
        value = self._value.get(name)
        if not isinstance(value, list) or not all(each in list(kind) for each in value):
            raise self.wrong(say("must be a list of {kinds}", kinds=", ".join(kind)), name)
        return tuple(map(kind, value))

    def choice(self, name: str, kind: type[_E]) -> _E:
        """Return a value of an enumeration."""
        value = self.text(name)
        if value not in list(kind):
            raise self.wrong(say("must be one of {choices}", choices=", ".join(kind)), name)
        return kind(value)

    def counts(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers that are not negative."""
        value = self._value.get(name)
        if not isinstance(value, list) or not all(type(each) is int and each >= 0 for each in value):
            raise self.wrong(say("must be a list of whole numbers"), name)
        return tuple(value)

    def path(self, name: str = "path") -> str:
        """Return the absolute path in `path`, or in `path_bytes` (base64) where it is not UTF-8."""
        path, whole = self.text(name), f"{name}_bytes"
        try:
            if self.has(whole):
                path = os.fsdecode(base64.b64decode(self.text(whole), validate=True))
            os.fsencode(path)
        except ValueError:
            raise self.wrong(say("does not hold a path"), whole if self.has(whole) else name) from None
        if not os.path.isabs(path) or "\0" in path:
            raise self.wrong(say("must be an absolute path"), name)
        return path

    def document_path(self) -> str:
        """Return the path of a document; for one inside another file what no file can be called."""
        if not self.has("path_inside"):
            return self.path()
        inner = self.texts("path_inside")
        if not inner or any(clean_names([each]) != [each] for each in inner):
            raise self.wrong(say("does not hold a path"), "path_inside")
        return SEPARATOR.join((self.path("path_file"), *inner))

    def paths(self, name: str) -> tuple[str, ...]:
        """Return a list of absolute paths; those that are not UTF-8 stand in a list beside it, in base64."""
        shown = self.texts(name)
        whole = self._value.get(f"{name}_bytes") or [None] * len(shown)
        if not isinstance(whole, list) or len(whole) != len(shown):
            raise self.wrong(say("must be as long as the list of paths"), f"{name}_bytes")
        pairs = zip(shown, whole, strict=True)
        places = ({"path": path} | ({"path_bytes": raw} if raw is not None else {}) for path, raw in pairs)
        return tuple(JsonFields(each, kind=self._kind, where=self._name(name)).path() for each in places)

    def objects(self, name: str) -> Iterator["JsonFields"]:
        """Yield the objects of a list."""
        value = self._value.get(name)
        if not isinstance(value, list):
            raise self.wrong(say("must be a list"), name)
        for number, item in enumerate(value):
            yield JsonFields(item, kind=self._kind, where=f"{self._name(name)}[{number}]")

    def inner(self, name: str) -> "JsonFields":
        """Return an object inside this one."""
        return JsonFields(self._value.get(name), kind=self._kind, where=self._name(name))

    def wrong(self, why: Message, name: str = "") -> UsageError:
        """Return the error for a field, or for the whole object."""
        where = self._name(name) if name else self._where
        what: Value = where or say("what it holds")
        return UsageError(say("This {kind} file cannot be used: {what} {why}.", kind=self._kind, what=what, why=why))

    def _name(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name


def parse_json(text: str) -> object:
    """Return what the text says, or raise `UsageError`."""
    try:
        parsed: object = parsed_json(text)
    except TooMuchJsonError:
        raise UsageError(say("This file is too large for a DupFinder file, or has too many values.")) from None
    except ValueError:
        raise UsageError(say("This file is not valid JSON.")) from None
    return parsed


KIND = "dupfinder-plan"


def plan_to_json(plan: Plan) -> str:
    """Return the plan as the text of a file, a decision a line; `plan_from_json` gives it back."""
    lines = ",\n".join(json.dumps(_decision_fields(decision), ensure_ascii=False) for decision in plan.decisions)
    roles = "".join(
        f', "{name}": {visible_json(json.dumps([name_fields("path", path) for path in paths], ensure_ascii=False))}'
        for name, paths in (("references", plan.roles.references), ("excluded", plan.roles.excluded))
        if paths
    )
    roles += f', "unsearched": {plan.unsearched}' if plan.unsearched else ""
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
            raise each.wrong(say("is to be removed, but kept under another name"))
    goes = {decision.file.path for decision in decisions if decision.kept is not None}
    for each, decision in zip(objects, decisions, strict=True):
        elsewhere = () if decision.loss is None else decision.loss.elsewhere
        if any(enclosing_path(one.path) in goes for one in elsewhere):
            raise each.wrong(say("has text that is kept in a document which is to be removed"))
    return Plan(
        decisions=tuple(decisions),
        roles=Roles(references=_paths(fields, "references"), excluded=_paths(fields, "excluded")),
        unsearched=fields.count("unsearched") if fields.has("unsearched") else 0,
    )


def _paths(fields: JsonFields, name: str) -> tuple[str, ...]:
    return tuple(each.path() for each in fields.objects(name)) if fields.has(name) else ()


class _Look(TypedDict):
    """How a file looked: by this it is known again."""

    size_bytes: int
    mtime_ns: int
    content_digest: str


def _look_fields(one: FileState | Elsewhere) -> _Look:
    return {"size_bytes": one.size_bytes, "mtime_ns": one.mtime_ns, "content_digest": one.content_digest}


def _decision_fields(decision: Decision) -> dict[str, object]:
    file = decision.file
    return {
        **name_fields("path", file.path),
        **_look_fields(file),
        "device": file.device,
        "inode": file.inode,
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
        **({"elsewhere": list(map(_elsewhere_fields, loss.elsewhere))} if loss.elsewhere else {}),
    }


def _elsewhere_fields(one: Elsewhere) -> dict[str, object]:
    inside: dict[str, object] = {}
    if is_enclosed(one.path):
        inside = {"path_inside": list(inner_names(one.path)), **name_fields("path_file", enclosing_path(one.path))}
    return {
        **({"path": visible(one.path)} | inside if inside else name_fields("path", one.path)),
        **_look_fields(one),
        "words": one.word_count,
        "passages": list(map(readable, one.passages)),
    }


def _kept_states(objects: Sequence[JsonFields], files: Sequence[FileState]) -> dict[str, FileState | None]:
    """Return for each path the file that is kept there, or `None` where it is to be removed."""
    states: dict[str, FileState | None] = {}
    for each, file in zip(objects, files, strict=True):
        if file.path in states:
            raise each.wrong(say("names a file twice"))
        states[file.path] = file if each.text("verdict") == Verdict.KEEP else None
    return states


def _look(fields: JsonFields) -> _Look:
    return {
        "size_bytes": fields.count("size_bytes"),
        "mtime_ns": fields.whole("mtime_ns"),
        "content_digest": fields.digest("content_digest"),
    }


def _state(fields: JsonFields) -> FileState:
    return FileState(
        path=fields.path(),
        **_look(fields),
        device=fields.count("device"),
        inode=fields.count("inode"),
        shared_bytes=fields.count("shared_bytes") if fields.has("shared_bytes") else 0,
    )


def _decision(fields: JsonFields, file: FileState, stays: Mapping[str, FileState | None]) -> Decision:
    verdict = fields.text("verdict")
    if verdict not in set(Verdict):
        raise fields.wrong(say("has verdict {verdict}, which does not exist", verdict=repr(verdict)))
    relation = fields.text("relation")
    is_removal = verdict == Verdict.REMOVE
    if relation not in set(Relation) and (relation != KEEPER or is_removal):
        raise fields.wrong(say("has relation {relation}, which does not fit", relation=repr(relation)))
    if fields.has("kept") is not is_removal:
        raise fields.wrong(say("must name a kept document if, and only if, it is to be removed"))
    kept = stays.get(fields.inner("kept").path()) if is_removal else None
    if is_removal and kept is None:
        raise fields.wrong(say("is to be removed for a document that the plan does not keep"))
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
    elsewhere = tuple(map(_elsewhere, fields.objects("elsewhere"))) if fields.has("elsewhere") else ()
    return Loss(
        word_count=fields.count("words"), passages=fields.texts("passages"), content=content, elsewhere=elsewhere
    )


def _elsewhere(fields: JsonFields) -> Elsewhere:
    return Elsewhere(
        path=fields.document_path(),
        **_look(fields),
        word_count=fields.count("words"),
        passages=fields.texts("passages"),
    )


def _lost_content(fields: JsonFields) -> LostContent:
    return LostContent(
        kind=fields.choice("kind", ContentKind),
        count=fields.count("count") if fields.has("count") else None,
        labels=fields.texts("items"),
        numbers=fields.counts("numbers"),
    )
