"""The recycle bin of Windows, by the shell's own operation, which says whether it keeps a file, and where it went.

`SHFileOperation`, which Send2Trash uses without pywin32, deletes for good, and says nothing, what a bin does not keep:
because it is full, turned off, or too small for the file. `IFileOperation` asks a sink first, and ours refuses that.
"""

import ctypes
import os
import sys
import uuid
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from dupfinder.domain.messages import say
from dupfinder.trash.places import RefusedError

_PROTOTYPE: Callable[..., Any] = getattr(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE)
_OK, _ABORT, _NO_INTERFACE, _CHANGED_MODE = 0, 0x80004004, 0x80004002, 0x80010106
_NO_ERRORS_SHOWN, _NO_QUESTIONS, _NO_PROGRESS, _ALLOW_UNDO = 0x400, 0x10, 0x4, 0x40
_RECYCLE_ON_DELETE, _EARLY_FAILURE = 0x80000, 0x100000
_FLAGS = _NO_ERRORS_SHOWN | _NO_QUESTIONS | _NO_PROGRESS | _ALLOW_UNDO | _RECYCLE_ON_DELETE | _EARLY_FAILURE
_RECYCLE_IF_POSSIBLE = 0x80  # TSF_DELETE_RECYCLE_IF_POSSIBLE
_FILE_SYSTEM_PATH = 0x80058000  # SIGDN_FILESYSPATH
_OWN_THREAD_NO_OLD_DDE = 0x2 | 0x4
_IN_PROCESS = 0x1

# Places in the tables of the interfaces, as shobjidl.h has them.
_RELEASE, _SET_FLAGS, _DELETE_ITEM, _PERFORM, _ANY_ABORTED = 2, 5, 18, 21, 22
_DISPLAY_NAME = 5

_POINTER, _NUMBER, _TEXT = ctypes.c_void_p, ctypes.c_uint32, ctypes.c_wchar_p
# What the methods of IFileOperationProgressSink take besides the object, in the order of its table.
_SINK_METHODS: tuple[tuple[Any, ...], ...] = (
    (_POINTER, _POINTER),  # QueryInterface
    (),  # AddRef
    (),  # Release
    (),  # StartOperations
    (_NUMBER,),  # FinishOperations
    (_NUMBER, _POINTER, _TEXT),  # PreRenameItem
    (_NUMBER, _POINTER, _TEXT, _NUMBER, _POINTER),  # PostRenameItem
    (_NUMBER, _POINTER, _POINTER, _TEXT),  # PreMoveItem
    (_NUMBER, _POINTER, _POINTER, _TEXT, _NUMBER, _POINTER),  # PostMoveItem
    (_NUMBER, _POINTER, _POINTER, _TEXT),  # PreCopyItem
    (_NUMBER, _POINTER, _POINTER, _TEXT, _NUMBER, _POINTER),  # PostCopyItem
    (_NUMBER, _POINTER),  # PreDeleteItem
    (_NUMBER, _POINTER, _NUMBER, _POINTER),  # PostDeleteItem
    (_NUMBER, _POINTER, _TEXT),  # PreNewItem
    (_NUMBER, _POINTER, _TEXT, _TEXT, _NUMBER, _NUMBER, _POINTER),  # PostNewItem
    (_NUMBER, _NUMBER),  # UpdateProgress
    (),  # ResetTimer
    (),  # PauseTimer
    (),  # ResumeTimer
)
_QUERY_INTERFACE, _PRE_DELETE, _POST_DELETE = 0, 11, 12


def _identifier(text: str) -> bytes:
    return uuid.UUID(text).bytes_le


_FILE_OPERATION = _identifier("3ad05575-8857-4850-9277-11b85bdb8e09")
_I_FILE_OPERATION = _identifier("947aab5f-0a5c-4c13-b4d6-4bf7836fc9f8")
_I_SHELL_ITEM = _identifier("43826d1e-e718-42ee-bc55-a1e261c37bfe")
_SINK_INTERFACES = {
    _identifier("00000000-0000-0000-c000-000000000046"),  # IUnknown
    _identifier("04b0f1a7-9490-44bc-96e1-4296a31252e2"),  # IFileOperationProgressSink
}


class _Sink:
    """An IFileOperationProgressSink for one file: lets it go into the bin only, and takes down where it went."""

    def __init__(self) -> None:
        self.was_refused = False
        self.result = _OK
        self.item_path: str | None = None
        own = {_QUERY_INTERFACE: self._query, _PRE_DELETE: self._before, _POST_DELETE: self._after}
        self._functions = [
            _PROTOTYPE(ctypes.c_int32, _POINTER, *takes)(own.get(number, lambda *_: _OK))
            for number, takes in enumerate(_SINK_METHODS)
        ]
        table = (_POINTER * len(self._functions))(*(ctypes.cast(each, _POINTER) for each in self._functions))
        self._table = table  # what the shell holds of us lives as long as we do: only it has to be kept
        self._object = _POINTER(ctypes.addressof(table))

    @property
    def pointer(self) -> int:
        """Return what COM takes."""
        return ctypes.addressof(self._object)

    @staticmethod
    def _query(this: int, interface: int, found: int) -> int:
        is_ours = ctypes.string_at(interface, 16) in _SINK_INTERFACES
        ctypes.cast(found, ctypes.POINTER(_POINTER))[0] = this if is_ours else None
        return _OK if is_ours else _signed(_NO_INTERFACE)

    def _before(self, _this: int, flags: int, _item: int) -> int:
        self.was_refused = not flags & _RECYCLE_IF_POSSIBLE
        return _signed(_ABORT) if self.was_refused else _OK

    def _after(self, _this: int, _flags: int, _item: int, result: int, made: int | None) -> int:
        self.result = result
        if made:  # nothing was made of a file that is gone for good
            self.item_path = _path_of(made)
        return _OK


def _signed(result: int) -> int:
    return ctypes.c_int32(result).value


def _call(object_: int, place: int, *arguments: Any) -> int:  # noqa: ANN401 - of whatever types the method takes
    """Call a method of a COM object by its place in the table; return the result as an unsigned number."""
    table = ctypes.cast(object_, ctypes.POINTER(ctypes.POINTER(_POINTER))).contents
    method = _PROTOTYPE(ctypes.c_uint32, _POINTER, *map(type, arguments))(table[place])
    return int(method(object_, *arguments))


def _path_of(item: int) -> str | None:
    """Return where the item of the shell is in the file system."""
    name = _POINTER()
    result = _call(item, _DISPLAY_NAME, _NUMBER(_FILE_SYSTEM_PATH), _POINTER(ctypes.addressof(name)))
    if result != _OK or not name.value:
        return None
    path = ctypes.wstring_at(name.value)
    if sys.platform == "win32":
        ctypes.windll.ole32.CoTaskMemFree(name)
    return path


def recycle(path: str) -> str | None:
    """Put a file into the bin; return where it says that the file went, `None` if it does not say.

    Raises `RefusedError` if the bin would not keep it, which is then not touched, and `OSError`.
    """
    with _apartment():
        operation = _made_operation()
        try:
            return carry_out(operation, path)
        finally:
            _call(operation, _RELEASE)


def carry_out(operation: int, path: str) -> str | None:
    """Do what `recycle` does, with an IFileOperation of one's choice; this thread can use COM."""
    sink = _Sink()
    item = _made_item(path)
    try:
        _ask_to_keep(operation)
        result = _call(operation, _DELETE_ITEM, _POINTER(item), _POINTER(sink.pointer))
        result = result or _call(operation, _PERFORM)
        aborted = ctypes.c_int32()
        _call(operation, _ANY_ABORTED, _POINTER(ctypes.addressof(aborted)))
    finally:
        _call(item, _RELEASE)
    if sink.was_refused:
        raise RefusedError(say("The recycle bin would have deleted it permanently."))
    failed = next((each for each in (sink.result, result) if each & 0x80000000), None)
    if failed is not None or (aborted.value and sink.item_path is None):
        raise OSError(None, say("The recycle bin did not take it ({number})", number=f"{failed or _ABORT:#010x}"))
    return sink.item_path


def check_is_offered() -> None:
    """Return if there is a bin that says whether it keeps a file; raise `RefusedError` otherwise, and `OSError`."""
    with _apartment():
        operation = _made_operation()
        try:
            _ask_to_keep(operation)
        finally:
            _call(operation, _RELEASE)


def _ask_to_keep(operation: int) -> None:
    if _call(operation, _SET_FLAGS, _NUMBER(_FLAGS)) != _OK:  # wine has a stub here
        raise RefusedError(say("The system has no recycle bin that says whether it keeps a file."))


if sys.platform == "win32":

    @contextmanager
    def _apartment() -> Iterator[None]:
        """Let this thread use COM."""
        result = ctypes.windll.ole32.CoInitializeEx(None, _OWN_THREAD_NO_OLD_DDE) & 0xFFFFFFFF
        if result & 0x80000000 and result != _CHANGED_MODE:
            raise OSError(None, say("COM cannot be used ({number})", number=f"{result:#010x}"))
        try:
            yield
        finally:
            if result != _CHANGED_MODE:
                ctypes.windll.ole32.CoUninitialize()

    def _made_operation() -> int:
        operation = _POINTER()
        result = ctypes.windll.ole32.CoCreateInstance(
            _FILE_OPERATION, None, _IN_PROCESS, _I_FILE_OPERATION, ctypes.byref(operation)
        )
        if result or not operation.value:
            raise OSError(
                None, say("The shell offers no file operations ({number})", number=f"{result & 0xFFFFFFFF:#010x}")
            )
        return operation.value

    def _made_item(path: str) -> int:
        item = _POINTER()
        create = ctypes.windll.shell32.SHCreateItemFromParsingName
        result = create(_TEXT(os.path.abspath(path)), None, _I_SHELL_ITEM, ctypes.byref(item))
        if result or not item.value:
            raise OSError(None, say("The shell does not find it ({number})", number=f"{result & 0xFFFFFFFF:#010x}"))
        return item.value

else:

    def _apartment() -> AbstractContextManager[None]:
        raise RuntimeError("There is no recycle bin but on Windows.")

    def _made_operation() -> int:
        raise RuntimeError("There is no recycle bin but on Windows.")

    def _made_item(path: str) -> int:
        raise RuntimeError(f"There is no recycle bin but on Windows: {path}")
