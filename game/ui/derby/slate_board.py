"""The slate: odds of all horses, the cards laid beside each, and the bets on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.ui.derby.card_face import INKS
from game.ui.derby.horses import COATS
from game.ui.derby.pose import Pose
from game.ui.derby.round_panel import RoundPanel
from game.ui.derby.scene_part import ScenePart
from game.ui.derby.stacks_panel import StacksPanel
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.bubbles import Tip

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

WOOD = "ui/table-wood"
PICTURES = (
    *("slate", "betting-box", "card-place", "card-back", "marker-star", "nobody"),
    *(f"marker-{horse}" for horse in COATS),
    *(f"stand-{horse}" for horse in COATS),
    *(f"card-face-{colour}" for colour in INKS),
    *(f"mark-{colour}" for colour in ("black", "yellow", "blue", "red", "star")),
    *(f"chip-{number}" for number in range(6)),
    *(f"chip-side-{number}" for number in range(6)),
)


class SlateScene(ScenePart):
    def __init__(self, view: DerbyView) -> None:
        super().__init__(view)
        self.rounds = RoundPanel(view)
        self.stacks = StacksPanel(view)

    def pictures(self) -> Iterable[str]:
        return tuple(f"derby/{name}" for name in PICTURES)

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        canvas.picture("derby/slate", self.view.layout.slate)

    def draw_panels(self, canvas: Canvas, pose: Pose) -> None:
        self.rounds.draw(canvas)
        self.stacks.draw(canvas)

    def speaks_from(self, seat: int) -> Tip:
        row = self.rounds.row(seat)
        return Tip((row.left, row.centery), "right")

    def hand_box(self, seat: int) -> Box:
        if seat == self.view.front:
            return self.view.layout.card(3, 7)
        return self.rounds.cards_box(seat)

    @property
    def deck_box(self) -> Box:
        """Where cards are dealt from."""
        x, y = self.view.layout.slate.center
        return Box(x - 26, y - 36, 53, 73)

    @property
    def clear(self) -> Box:
        return self.view.layout.slate
