"""The window itself: composes the other rooms, and knows every one of them."""

import builtins

_import = builtins.__import__

import PySide6.QtCore  # noqa: E402

# Qt for Python puts an `__import__` of its own in its place, which reads the source of every module that is imported
# from then on, and looks whether it says `from __feature__ import snake_case`: an eighth of the start.
builtins.__import__ = _import
