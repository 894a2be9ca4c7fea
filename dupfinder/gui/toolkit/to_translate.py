"""Marks texts that stand apart from where they are translated; lupdate knows the function by its name."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 - as Qt has it, but with types
    """Return the text as it is."""
    return text
