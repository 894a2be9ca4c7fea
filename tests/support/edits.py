"""Edits for tests that have to do with where they are, not with what they are."""

from dupfinder.domain.differences import ChangeKind, Edit, Span


def word_edit(left: Span, right: Span | None = None) -> Edit:
    """Return an edit of words; on the right there is nothing unless something is given."""
    return Edit(kind=ChangeKind.WORDS, left=left, right=right or Span(0, 0))
