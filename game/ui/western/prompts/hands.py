"""What the questions of Western have in common: whoever is asked sits in front."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.table.prompts.card_spot import CAP
from game.ui.table.prompts.hand import HandPrompt
from game.ui.table.prompts.posed import PosedPrompt
from game.ui.western.cards.face import CARD, draw_card, draw_hand_back, picture_box
from game.ui.western.pose import PLAIN, Pose
from game.ui.western.prompts.seeing import SeesWestern

PEEK = (146.0, 40.0)
ROW_LEFT, GAP = 588.0, 10.0  # where planks begin beside the message, and how far apart they are


class WesternPrompt(SeesWestern, PosedPrompt):
    """Any question of Western. Its planks stand in a row beside the message."""

    plain = PLAIN

    def make_pose(self) -> Pose:
        return PLAIN

    def plank(self, number: int, count: int) -> Box:
        """One of so many; the usual three are as wide as designed."""
        places = self.context.places
        if count == 3:
            return places.button(number)
        row = places.row
        step = (row.right + GAP - ROW_LEFT) / count
        return Box(ROW_LEFT + step * number, row.y + 2, step - GAP, row.height - 4)


class WesternHandPrompt(HandPrompt, WesternPrompt):
    """One that is answered with cards."""

    reads_by_holding = True

    def moment(self) -> tuple[object, ...]:
        return (*super().moment(), self.held, self.peek.open)

    @property
    def hand(self) -> Sequence[str]:
        return self.secrets().own_hand(self.seat)

    def card_place(self, index: int) -> Box:
        return self.context.places.card(index, len(self.hand))

    def cap_place(self, card: Box) -> Box:
        """In a corner of the picture: there are words below and above it."""
        picture = picture_box(card, card.height / CARD[1])
        side = CAP * min(self.ui.zoom, 1.2)
        return Box(picture.x + 2, picture.bottom - side - 2, side, side)

    @property
    def peek_place(self) -> Box:
        """At the left of the own plate."""
        own, zoom = self.context.places.plate(self.seat), min(self.ui.zoom, 1.2)
        wide, high = PEEK[0] * zoom, PEEK[1] * zoom
        return Box(own.left - 16 - wide, own.bottom - high - 2, wide, high)

    def draw_dragged(self, canvas: Canvas, card: str | None, box: Box) -> None:
        if card is None:
            draw_hand_back(canvas, box)
        else:
            draw_card(canvas, self.context.words, card, box)

    def unseen_pose(self, chosen: Iterable[int] = ()) -> Pose:
        """While the owner does not look: of the choice, only which cards stand out."""
        return Pose(
            chosen=frozenset(chosen),
            held=self.held,
            headline=self.name,
            line=self.ui.say("Hold to peek at your cards."),
        )
