"""A window to drag files from, as from a file manager: `python drag_source.py TITLE PATH…`.

Prints which action the other program took.
"""

import sys

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


class Files(QWidget):
    """The files that can be dragged."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag all of them."""
        super().mouseMoveEvent(event)
        drag = QDrag(self)
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(path) for path in sys.argv[2:]])
        drag.setMimeData(mime)
        taken = drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.MoveAction)
        sys.stdout.write(f"taken as {taken.name}\n")
        sys.stdout.flush()


def main() -> int:
    """Show the window until it is ended."""
    application = QApplication([])
    files = Files()
    files.setWindowTitle(sys.argv[1])
    files.setGeometry(20, 40, 200, 200)
    files.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
