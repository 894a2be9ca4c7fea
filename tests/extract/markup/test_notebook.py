"""Jupyter notebooks: cells in order, with what they gave."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]


def code(source: str | list[str], *outputs: dict[str, Any]) -> dict[str, Any]:
    return {"cell_type": "code", "source": source, "outputs": list(outputs)}


def notebook(*cells: dict[str, Any]) -> bytes:
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}).encode()


def test_cells_come_in_order_with_what_they_gave(extracted: Extracted) -> None:
    data = notebook(
        {"cell_type": "markdown", "source": ["# A *title*\n", "\n", "Some words."]},
        code(["for a in b:\n", "    print(a)"], {"output_type": "stream", "text": ["\x1b[31mone\x1b[0m\n", "two\n"]}),
        code("1 + 1", {"output_type": "execute_result", "data": {"text/plain": "2"}}),
        code("1 / 0", {"output_type": "error", "ename": "ZeroDivisionError", "evalue": "division", "traceback": []}),
    )
    found = extracted("a.ipynb", data)
    assert found.text == (
        "A title\nSome words.\nfor a in b:\n    print(a)\none\ntwo\n1 + 1\n2\n1 / 0\nZeroDivisionError: division\n"
    )
    assert (found.format, found.headings) == ("ipynb", ("A title",))


def test_code_with_another_indent_is_another_content(extracted: Extracted) -> None:
    one = extracted("a.ipynb", notebook(code("if a:\n    b()\n    c()")))
    other = extracted("a.ipynb", notebook(code("if a:\n    b()\nc()")))
    assert one.beyond.items[ContentKind.SIGNS] != other.beyond.items[ContentKind.SIGNS]


def test_a_picture_among_the_output_is_not_seen(extracted: Extracted) -> None:
    drawn = {"output_type": "display_data", "data": {"image/png": "iVBORw0K", "text/plain": "<Figure>"}}
    assert ContentKind.PICTURES in extracted("a.ipynb", notebook(code("plot()", drawn))).beyond.unseen
    assert ContentKind.PICTURES not in extracted("a.ipynb", notebook(code("plot()"))).beyond.unseen


@pytest.mark.parametrize("data", [b"{", b"[]", b'{"cells": 3}', b'{"cells": [{}]}', b'{"worksheets": []}', b"[" * 9999])
def test_H1_what_is_no_notebook_is_damaged(problem: Problem, data: bytes) -> None:
    assert problem("a.ipynb", data).startswith("damaged: ")
