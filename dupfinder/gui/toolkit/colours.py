"""The colours of the two themes, by what they mean."""

from PySide6.QtGui import QPalette

from dupfinder.domain.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """Colours by what they mean, as `#rrggbb`; text on any of the backgrounds has a contrast of at least 4.5 : 1."""

    window: str
    base: str
    raised: str
    border: str
    border_strong: str
    """Around fields and buttons: at least 3 : 1 to what is behind them."""
    text: str
    dim: str
    disabled: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_soft: str
    selection: str
    on_selection: str
    hover: str
    group: str
    """Behind the row of a group."""
    good: str
    good_soft: str
    similar: str
    """Bars of how alike documents are: at least 3 : 1 to the base. Keepers are in the accent, exact copies `good`, what
    goes `danger`; words about what is similar are in the colours of a warning, which is amber, too."""
    warning: str
    warning_soft: str
    danger: str
    danger_soft: str
    left_row: str
    left_word: str
    left_mark: str
    right_row: str
    right_word: str
    right_mark: str
    folded: str
    chart_quiet: str
    """In pictures what is nothing special, beside the accent; at least 3 : 1 to the base."""

    # The two sides differ as orange and teal, not as red and green: those two can be told apart by nearly everybody.
    move_row: str
    """Violet is as far from the orange and the teal of the two sides as from the blue of what is selected."""
    move_word: str
    move_mark: str
    found: str
    found_current: str
    on_found_current: str


LIGHT = Colours(
    window="#f4f6f8",
    base="#ffffff",
    raised="#ffffff",
    border="#d7dde4",
    border_strong="#858fa0",
    text="#1a2027",
    dim="#586473",
    disabled="#97a1ad",
    accent="#2459c9",
    accent_hover="#1c49aa",
    on_accent="#ffffff",
    accent_soft="#e3ecfd",
    selection="#d3e2fc",
    on_selection="#0f1d36",
    hover="#eef3fb",
    group="#f2f5f8",
    good="#116a45",
    good_soft="#d9f2e5",
    similar="#c07c00",
    warning="#7d4b00",
    warning_soft="#fdf0d2",
    danger="#b3261e",
    danger_soft="#fce4e2",
    left_row="#fff4ea",
    left_word="#ffc48f",
    left_mark="#d9660a",
    right_row="#e9f8f5",
    right_word="#8fdccb",
    right_mark="#0b8570",
    folded="#eef1f4",
    chart_quiet="#8496ab",
    move_row="#f6f1fd",
    move_word="#d9c6f7",
    move_mark="#7a45c4",
    found="#fff08a",
    found_current="#6b5200",
    on_found_current="#ffffff",
)
DARK = Colours(
    window="#1b1f25",
    base="#14171c",
    raised="#232830",
    border="#343b46",
    border_strong="#6b7688",
    text="#e3e7ec",
    dim="#9ca7b5",
    disabled="#646f7d",
    accent="#7aa5ff",
    accent_hover="#98baff",
    on_accent="#0d1830",
    accent_soft="#22314f",
    selection="#273b62",
    on_selection="#f3f7ff",
    hover="#1f2530",
    group="#1c2129",
    good="#6fd6a4",
    good_soft="#173a2b",
    similar="#e0a83a",
    warning="#f2c063",
    warning_soft="#40310f",
    danger="#ff9a92",
    danger_soft="#4a211e",
    left_row="#2a1f17",
    left_word="#7a4310",
    left_mark="#f0934a",
    right_row="#122723",
    right_word="#0f5f51",
    right_mark="#3fc7ae",
    folded="#20262e",
    chart_quiet="#5f6e82",
    move_row="#231c30",
    move_word="#50387c",
    move_mark="#bd95f5",
    found="#5c5000",
    found_current="#ffdf57",
    on_found_current="#1d1800",
)


def colours_for(palette: QPalette) -> Colours:
    """Return the colours that belong to a palette, so that a widget needs to be told of nothing but its palette."""
    return DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT
