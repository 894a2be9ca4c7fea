"""What the core says, in the language of the window: templates translated, numbers as the locale writes them."""

from PySide6.QtCore import QCoreApplication, QLocale

from dupfinder.domain.messages import Message, Value, put_in


def core_message(message: Message) -> str:
    """Return a message in the language of the window, and so what is put into it; paths and the like as they are."""
    return put_in(QCoreApplication.translate("CoreMessages", message.template), message.values, _shown)


def _shown(value: Value) -> str:
    if isinstance(value, Message):
        return core_message(value)
    return QLocale().toString(value) if isinstance(value, int) else value
