"""The ways in which documents can be looked at side by side."""

import enum


class ViewMode(enum.StrEnum):
    """One way; the values are remembered from one start to the next."""

    TEXTS = "texts"
    """Both texts, aligned."""
    PAGES = "pages"
    """The pages as they are printed."""
    CHANGES = "changes"
    """All changes in one list."""
    VERSIONS = "versions"
    """The paragraphs of a whole group of documents, and which of them has which."""
