"""Before the betting, where the players choose the first cards: any card left, on a horse that has
none yet. In front of everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.rules.derby.cards import in_hand_order
from game.rules.derby.questions import Layings
from game.ui.derby.cards.face import SMALL
from game.ui.derby.cards.hand import draw_in_hand
from game.ui.derby.pose import Pose
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.selection import Refusal, Selection
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK

ACROSS = 16  # cards in a row of the tray
STEP = 46.0  # from card to card
APART = 16.0  # between the rows
LARGER = 1.5  # the card that is looked at


class FirstCardPrompt(PlanPrompt):
    """The tray shows every card that is left, each once, with how many there are."""

    in_the_open = True
    laying = "first-card"

    def make_selection(self) -> Selection:
        layings = self.options
        assert isinstance(layings, Layings)
        return Selection(self.hand, 0, layings)

    @property
    def hand(self) -> Sequence[str]:
        return in_hand_order({laying.card for laying in self.options})

    @property
    def _left(self) -> Counter[str]:
        """How many of each are not laid yet."""
        seen = self.public()
        laid = Counter(card for horse in seen.horses for card in horse.seen_cards)
        return Counter(seen.deck) - laid

    def refusal_words(self, refusal: Refusal) -> str:
        """A horse is full with one card."""
        if refusal.why == "full":
            refusal = refusal._replace(why="has-first")
        return super().refusal_words(refusal)

    def card_place(self, index: int) -> Box:
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

    def spot_place(self, index: int) -> Box:
        return self.card_place(index)

    def ring_place(self, index: int) -> Box:
        return self.card_place(index).scale_by(LARGER)

    def make_pose(self) -> Pose:
        return super().make_pose()._replace(bare=True)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        pose, left = self.pose(), self._left
        order = sorted(range(len(self.hand)), key=lambda number: number == pose.looked)
        for number in order:
            card, box = self.hand[number], self.card_place(number)
            if number in pose.held:
                continue
            if number == pose.looked:
                box = box.scale_by(LARGER)
            draw_in_hand(canvas, card, box, number, pose)
            if left[card] > 1:
                self._draw_count(canvas, left[card], box)

    def _draw_count(self, canvas: Canvas, count: int, box: Box) -> None:
        at = (box.right - 4, box.bottom - 3)
        canvas.disc(at, 10, INK)
        canvas.numeral(str(count), at, size=15, colour=CREAM, within=(12, 11))
