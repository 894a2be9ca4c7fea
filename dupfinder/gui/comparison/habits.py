"""How a person likes to look at two documents, from one start to the next."""

from dataclasses import dataclass, field

from dupfinder.domain.comparisons import CompareOptions
from dupfinder.gui.comparison.families.family_order import FamilyOrder, StepMode


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonHabits:
    """What was chosen last."""

    options: CompareOptions = field(default_factory=CompareOptions)
    order: FamilyOrder = FamilyOrder.DATE
    step_mode: StepMode = StepMode.KEEPER
    font_family: str = ""
    """Empty for the font of the window."""
    text_size_pt: float = 0.0
    """0 for the usual size."""
    shows_details: bool = True
    hides_equal: bool = False
