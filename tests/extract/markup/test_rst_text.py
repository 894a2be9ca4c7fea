"""reStructuredText: what a page made from it shows, and nothing else."""

import pytest

from dupfinder.extract.markup.rst_text import read, without_inline_marks

PAGE = """\
=====
Title
=====

:Author: Ada
:Date: 2026-01-02

A paragraph with *emphasis*, **more**, ``code_``, a `link <there.html>`_, a reference_ and
a :ref:`role <target>` over two lines [1]_.

.. a comment
   that goes on

.. _target: elsewhere.html

Section
-------

- one
- two
  lines

  1. deeper

.. note:: Mind
   the step.

.. code-block:: python
   :linenos:

   def f():
       return 1

Literally::

    x  =  y

.. toctree::

   other

====== =====
Name   Count
====== =====
apples 3
pears  more
       than 4
====== =====

+------+-----+
| grid | two |
| goes | on  |
+------+-----+

.. [1] The note.
"""
SHOWN = """\
Title
Author: Ada
Date: 2026-01-02
A paragraph with emphasis, more, code_, a link, a reference and a role over two lines 1.
Section
one
two lines
deeper
Mind the step.
def f():
return 1
Literally:
x  =  y
Name\tCount
apples\t3
pears\tmore than 4
grid goes\ttwo on
1 The note.
"""


def test_a_page_is_read_as_it_is_shown() -> None:
    found = read(PAGE)
    assert found.text == SHOWN
    assert found.headings == ("Title", "Section")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (r"a \*star\*", "a *star*"),
        (r"H\ :sub:`2`\ O", "H2O"),
        ("|name| and 3 * 4 * 5", "name and 3 * 4 * 5"),
        ("`phrase reference`__", "phrase reference"),
        ("__init__ and snake_case_name stay", "__init__ and snake_case_name stay"),
        ("see Name_.", "see Name."),
        (":py:func:`open`", "open"),
        ("a * b", "a * b"),
        ("[CIT2002]_", "CIT2002"),
    ],
)
def test_inline_marks_are_not_shown(written: str, shown: str) -> None:
    assert without_inline_marks(written) == shown


@pytest.mark.parametrize(
    "repeated",
    [
        "- ",
        "`",
        "``",
        "*",
        "|",
        "[a",
        ".. ",
        ":a:",
        "= ",
        "+-",
        "a_",
        "\\",
        "<",
        "a.",
        ".. a::\n",
        "  ",
        "::\n\n ",
        "`<",
    ],
)
def test_H1_what_is_repeated_without_end_is_read_at_once(repeated: str) -> None:
    read(repeated * 100_000)
    read(f"{repeated}\n" * 30_000)


def test_H1_columns_without_end_are_read_at_once() -> None:
    read("= " * 50_000 + "\n" + "a\n" * 50_000)


def test_lists_nested_without_end_are_read_at_once() -> None:
    assert read("".join(f"{' ' * depth}* a\n\n" for depth in range(1_500))).text == "a\n" * 1_500
