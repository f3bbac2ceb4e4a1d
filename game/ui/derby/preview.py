"""What would come of a card on the slate, or of a card on the course: worked out from a view, by
the rules' own functions."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.cards import VALUE
from game.rules.derby.course import DRAW_LEVEL, TOWN, squares_of_a_roll, sure_squares
from game.rules.derby.odds import difference, row_after
from game.ui.derby.pose import Reach
from game.wording.derby.standing import View, colour_at, colour_under, horse_in, square_ahead


class Outlook(NamedTuple):
    """Of a card on a horse: how much higher it is than the one before it, None for a first card;
    the row of odds before, if there was one, and after."""

    difference: int | None
    before: int | None
    row: int

    @property
    def rows(self) -> int:
        """By how many rows the odds get better; less than 0: worse."""
        return 0 if self.before is None else self.before - self.row


def outlook(view: View, card: str, horse: str) -> Outlook:
    """Of laying that card there now."""
    seen = horse_in(view, horse)
    lying, row = seen["cards"], seen["row"]
    last = lying[-1] if lying else None
    step = None if last is None else difference(last, card)
    after = row_after(row, last, card, view["shifts"], view["first-rows"])
    return Outlook(step, row, after)


# ------------------------------------------------------------------ the race


def reach_of_card(view: View, answer: str) -> Reach:
    """Of an answer to `ride`, for the horse on the move."""
    name: str = view["on-move"]
    start: int = horse_in(view, name)["square"]
    if answer == DRAW_LEVEL:
        ahead = square_ahead(view, name)
        return Reach(name, start if ahead is None else ahead)
    colour = colour_under(view, name)
    if view["options"]["hard-ride"]:
        step = squares_of_a_roll(answer, colour, hard_ride=True)
        return Reach(name, start, min(start + step, TOWN), VALUE[answer])
    sure = start + sure_squares(answer, start, colour)
    if sure == TOWN:
        return Reach(name, sure)
    return Reach(name, sure, sure + 1, VALUE[answer])


def reach_of_push(view: View) -> Reach:
    """Of one roll more, while the rider decides; also of one that has just failed."""
    move = view["move"]
    name, start, square = move["horse"], move["start"], move["square"]
    colour, hard_ride = colour_at(view, name, start), view["options"]["hard-ride"]
    step = squares_of_a_roll(move["card"], colour, hard_ride=hard_ride)
    return Reach(name, square, min(square + step, TOWN), move["value"])
