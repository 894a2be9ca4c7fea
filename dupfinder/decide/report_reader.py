"""The JSON report of a scan as the input of a plan."""

from dupfinder.decide.plan_file import JsonFields
from dupfinder.decide.plan_groups import KEEPER, METADATA, PlanDocument, PlanGroup
from dupfinder.domain.enclosed import is_enclosed
from dupfinder.domain.messages import say
from dupfinder.domain.options import OPTIONS, Option, OptionGroup, OptionKind, ScanOptions, checked, with_options
from dupfinder.domain.pairs import WRITTEN_OTHERWISE, Relation, Variable
from dupfinder.domain.protection import NO_ROLES, Protection, Roles, Standing


def roles_from_report(report: object) -> Roles:
    """Return the folders out of which nothing goes, as the scan of a parsed JSON report knew them."""
    fields = JsonFields.document(report, kind="dupfinder-report")
    if not fields.has("settings"):
        return NO_ROLES
    settings = fields.inner("settings")
    return Roles(references=_paths(settings, "references"), excluded=_paths(settings, "excluded"))


def options_from_report(report: object) -> ScanOptions | None:
    """Return what of the scan of a parsed JSON report says which documents there are, and how their words are hashed.

    `None` for a report that does not tell. Raises `UsageError` for a value that cannot be used.
    """
    fields = JsonFields.document(report, kind="dupfinder-report")
    settings = fields.inner("settings") if fields.has("settings") else None
    if settings is None or not settings.has("sources"):
        return None
    fingerprint = settings.inner("fingerprint") if settings.has("fingerprint") else None
    values = {}
    for option in OPTIONS:
        holder = fingerprint if option.group is OptionGroup.FINGERPRINT else settings
        is_wanted = option.group in {OptionGroup.FINGERPRINT, OptionGroup.FILES}
        if is_wanted and holder is not None and holder.has(option.name):
            values[option] = _option_value(holder, option)
    return checked(with_options(ScanOptions(sources=settings.paths("sources")), values))


def _option_value(fields: JsonFields, option: Option) -> object:
    match option.kind:
        case OptionKind.PATHS:
            return fields.paths(option.name)
        case OptionKind.TEXTS:
            return fields.texts(option.name)
        case OptionKind.CHOICE:
            return fields.text(option.name)
        case OptionKind.SWITCH:
            return fields.flag(option.name)
        case _:
            return fields.number(option.name)


def groups_from_report(report: object, *, roles: Roles = NO_ROLES) -> tuple[PlanGroup, ...]:
    """Return the groups of a parsed JSON report; raise `UsageError` for what is none.

    What lies where `roles` say is a document of a reference, or takes no part, whatever the report says of it (S12).

    Of a document these fields are read, and all must be there: `path` (and `path_bytes`), `format`, `size_bytes`,
    `words`, `reference`, `relation`, `mtime_ns`, `device`, `inode`, and `content_digest`, which may be null. What tells
    variants, `differs_only_in`, `text_digest`, `masked_digest` and `template_digest`, may be missing, and so may
    `metadata`, and `same_content`, without which nothing is known to have the same content.
    """
    paths: set[str] = set()
    fields = JsonFields.document(report, kind="dupfinder-report")
    protection = Protection(roles)
    return tuple(_group(group, paths, protection) for group in fields.objects("groups"))


def _paths(fields: JsonFields, name: str) -> tuple[str, ...]:
    return fields.paths(name) if fields.has(name) else ()


def _group(fields: JsonFields, paths: set[str], protection: Protection) -> PlanGroup:
    documents = []
    for each in fields.objects("documents"):
        document = _document(each, protection)
        if document.path in paths:
            raise each.wrong(say("is twice in the report"))
        paths.add(document.path)
        documents.append(document)
    if sum(document.relation is None for document in documents) != 1:
        raise fields.wrong(say("must have one document whose relation is 'keeper'"))
    return PlanGroup(documents=tuple(documents))


def _document(fields: JsonFields, protection: Protection) -> PlanDocument:
    relation = _relation(fields)
    path = fields.document_path()
    standing = protection.of(path, *_paths(fields, "other_paths"))
    is_excluded = (
        is_enclosed(path) or standing is Standing.EXCLUDED or (fields.has("excluded") and fields.flag("excluded"))
    )
    is_read = fields.has("content_digest") and not is_excluded
    return PlanDocument(
        path=path,
        format=fields.text("format"),
        size_bytes=fields.count("size_bytes"),
        mtime_ns=fields.whole("mtime_ns"),
        device=fields.count("device"),
        inode=fields.count("inode"),
        word_count=fields.count("words"),
        is_reference=fields.flag("reference") or standing is Standing.REFERENCE,
        is_excluded=is_excluded,
        content_digest=fields.digest("content_digest") if is_read else None,
        relation=relation,
        differs_only_in=_differs_only_in(fields, relation),
        text_digest=fields.digest("text_digest", digits=32) if fields.has("text_digest") else None,
        same_content=fields.digest("same_content", digits=32) if fields.has("same_content") else None,
        masked_digest=fields.digest("masked_digest", digits=16) if fields.has("masked_digest") else None,
        template_digest=fields.digest("template_digest", digits=32) if fields.has("template_digest") else None,
        has_fields=fields.has("has_fields") and fields.flag("has_fields"),
        shared_bytes=fields.count("shared_bytes") if fields.has("shared_bytes") else 0,
        metadata_count=_metadata_count(fields),
    )


def _metadata_count(fields: JsonFields) -> int:
    if not fields.has("metadata"):
        return 0
    about = fields.inner("metadata")
    return sum(about.has(name) for name in METADATA)


def _relation(fields: JsonFields) -> Relation | None:
    name = fields.text("relation")
    if name == KEEPER:
        return None
    try:
        return Relation(name)
    except ValueError:
        raise fields.wrong(say("has relation {relation}, which does not exist", relation=repr(name))) from None


def _differs_only_in(fields: JsonFields, relation: Relation | None) -> tuple[Variable, ...]:
    if not fields.has("differs_only_in"):
        return ()
    variables = fields.choices("differs_only_in", Variable)
    if variables and relation is not (Relation.NEAR if WRITTEN_OTHERWISE.isdisjoint(variables) else Relation.SAME_TEXT):
        raise fields.wrong(say("must be empty for a document that is not near its keeper"), "differs_only_in")
    return variables
