import os
import re

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from dupfinder.domain.file_names import resource_path

ICONS = sorted(os.listdir(resource_path("icons")))


def rendered(name: str, *, size_px: int) -> QImage:
    with open(resource_path(f"icons/{name}"), "rb") as file:
        renderer = QSvgRenderer(QByteArray(file.read()))
    assert renderer.isValid()
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size_px, size_px))
    painter.end()
    return image


def test_a_resource_is_found_from_a_checkout() -> None:
    path = resource_path("icons/app.svg")
    assert os.path.isabs(path)
    assert os.path.isfile(path)


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"icons/unicorn\.svg"):
        resource_path("icons/unicorn.svg")


@pytest.mark.usefixtures("qapp")  # painting needs one
@pytest.mark.parametrize("name", ICONS)
def test_an_icon_draws_something_inside_its_bounds(name: str) -> None:
    for size_px in (16, 24, 96):
        image = rendered(name, size_px=size_px)
        drawn = [QColor(image.pixelColor(x, y)).alpha() > 127 for x in range(size_px) for y in range(size_px)]
        assert 0.04 < sum(drawn) / len(drawn) < 0.9
        corners = [(0, 0), (0, size_px - 1), (size_px - 1, 0), (size_px - 1, size_px - 1)]
        assert not any(image.pixelColor(x, y).alpha() > 127 for x, y in corners)


@pytest.mark.parametrize("name", [name for name in ICONS if name != "app.svg"])
def test_a_line_icon_is_of_the_group(name: str) -> None:
    with open(resource_path(f"icons/{name}"), encoding="utf-8") as file:
        drawing = file.read()
    assert 'viewBox="0 0 24 24"' in drawing
    assert 'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"' in drawing
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', drawing)) <= {"#000", "none"}  # the window tints it
