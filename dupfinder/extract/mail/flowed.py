"""Plain text whose lines were broken by the mail program (format=flowed, RFC 3676)."""

import re

QUOTES = re.compile(r">*")
SIGNATURE = "-- "


def unwrapped(text: str, *, drops_spaces: bool) -> str:
    """Return a flowed text with its paragraphs whole; `drops_spaces` where the space at a break is no part of it."""
    paragraphs: list[list[str]] = []
    open_depth: int | None = None
    for written in text.splitlines():
        depth = len(QUOTES.match(written)[0])  # type: ignore[index] # it matches nothing, too
        line = written[depth:].removeprefix(" ")
        if open_depth == depth and line != SIGNATURE:
            paragraphs[-1].append(line)
        else:
            paragraphs.append([f"{'>' * depth} " if depth else "", line])
        flows_on = line.endswith(" ") and line != SIGNATURE
        open_depth = depth if flows_on else None
        if flows_on and drops_spaces:
            paragraphs[-1][-1] = line[:-1]
    return "".join("".join(paragraph) + "\n" for paragraph in paragraphs)
