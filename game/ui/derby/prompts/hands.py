"""The hands with which questions of the derby are answered: a bettor's own below the slate, the
cards that are left before the betting, and those of a horse on the course."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.rules.derby.cards import in_hand_order
from game.rules.derby.questions import Layings
from game.rules.derby.view import DerbyView
from game.ui.derby.cards.face import SMALL, draw_card, draw_card_back
from game.ui.derby.cards.hand import LIFTED, RAISED, draw_in_hand
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import Pose
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.table.prompts.hand_layout import CAP, HandLayout

# Of the cards that are left.
ACROSS = 16  # in a row of the tray
STEP = 46.0  # from card to card
APART = 16.0  # between the rows
LARGER = 1.5  # the card that is looked at


class DerbyHandLayout(HandLayout[DerbyContext]):
    def draw_dragged(self, canvas: Canvas, card: str | None, box: Box) -> None:
        if card is None:
            draw_card_back(canvas, box)
        else:
            draw_card(canvas, card, box)


class SlateHandLayout(DerbyHandLayout):
    """A bettor's cards in the tray, each partly below the next."""

    def card_place(self, index: int, count: int) -> Box:
        return self.context.layout.card(index, count)

    def spot_place(self, index: int, count: int) -> Box:
        return self.context.layout.visible_card(index, count)

    def ring_place(self, index: int, count: int) -> Box:
        """All of the card: the one that the keys have come to lies above the others."""
        lift = RAISED if index in self.context.pose.chosen else LIFTED
        return self.card_place(index, count).move(0, -lift)

    def cap_letters(self, index: int) -> str:
        """There may be more of them than keys: C goes from one to the next."""
        return ""

    @property
    def peek_place(self) -> Box:
        """Above the lower ones of the stacks."""
        stacks = self.context.layout.stacks
        wide, high = self.peek_size
        return Box(stacks.right - 10 - wide, stacks.y + 40, wide, high)


class CardsLeft(DerbyHandLayout):
    """Every card that is left before the betting, each once, with how many there are: everybody
    sees them in the tray, where the players choose the first cards."""

    def __init__(self, context: DerbyContext, layings: Layings) -> None:
        super().__init__(context)
        self.layings = layings
        self.cards: Sequence[str] = in_hand_order({laying.card for laying in layings})

    def card_place(self, index: int, count: int) -> Box:
        tray = self.context.layout.tray
        share = min((tray.height - 24) / (2 * SMALL[1] + APART), 1.4)
        step = min(STEP, (tray.width - 24) / ACROSS)
        wide, high = SMALL[0] * min(share, 1.08), SMALL[1] * min(share, 1.08)
        rows = 2 * high + APART
        top = tray.centery - rows / 2
        left = tray.centerx - (ACROSS * step - (step - wide)) / 2
        return Box(
            left + step * (index % ACROSS), top + (high + APART) * (index // ACROSS), wide, high
        )

    def ring_place(self, index: int, count: int) -> Box:
        return self.card_place(index, count).scale_by(LARGER)

    def cap_letters(self, index: int) -> str:
        """There are more of them than keys."""
        return ""

    def draw(self, canvas: Canvas, pose: Pose, seen: DerbyView) -> None:
        """The card that is looked at lies above the others."""
        laid = Counter(card for horse in seen.horses for card in horse.seen_cards)
        left = Counter(seen.deck) - laid
        for number in sorted(range(len(self.cards)), key=lambda number: number == pose.looked):
            if number in pose.held:
                continue
            card, box = self.cards[number], self.card_place(number, len(self.cards))
            if number == pose.looked:
                box = box.scale_by(LARGER)
            draw_in_hand(canvas, card, box, number, pose)
            if left[card] > 1:
                _draw_count(canvas, left[card], box)


def _draw_count(canvas: Canvas, count: int, box: Box) -> None:
    at = (box.right - 4, box.bottom - 3)
    canvas.disc(at, 10, INK)
    canvas.numeral(str(count), at, size=Type.MARK, colour=CREAM, within=(12, 11))


class RideHandLayout(DerbyHandLayout):
    """The six cards of the horse on the move, below the course."""

    def card_place(self, index: int, count: int) -> Box:
        return self.context.ride.card_place(index)

    def cap_place(self, card: Box) -> Box:
        """On the lower edge, clear of the number."""
        side = self.units(CAP, most=1.1)
        return Box(card.centerx - side / 2, card.bottom - side * 0.55, side, side)

    @property
    def peek_place(self) -> Box:
        return self.context.ride.peek_place
